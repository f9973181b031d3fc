import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-thanjavur-dancing-doll.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Painted dancing doll with one hand raised, in a gold crown, red blouse and a wide pleated skirt of green and red.',
});
