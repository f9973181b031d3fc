import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-assam-jaapi.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Wide woven bamboo hat seen from above, with a red, green and black star round its pointed crown and a red patterned band near the rim.',
});
