import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-ajrakh-cushion.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Square cushion printed with a lattice of eight-pointed stars in indigo and madder, leaning against a striped bolster.',
});
