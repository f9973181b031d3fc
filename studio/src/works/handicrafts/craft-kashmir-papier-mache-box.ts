import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-kashmir-papier-mache-box.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Round lidded box in deep blue, crowded with pink and white blossoms and orange chinar leaves, a kingfisher on its lid between gold lines.',
});
