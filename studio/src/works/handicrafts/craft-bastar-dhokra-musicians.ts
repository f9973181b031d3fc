import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-bastar-dhokra-musicians.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Three slender brass figures wound with ridged thread stand on one base and play a drum, a flute and a horn.',
});
