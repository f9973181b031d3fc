import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-bidri-surahi.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Long-necked matte black flask inlaid with bright silver poppies under arches and narrow patterned bands.',
});
