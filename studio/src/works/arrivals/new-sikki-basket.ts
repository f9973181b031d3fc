import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-sikki-basket.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Round lidded basket of coiled golden grass with purple, green and red triangles and a small bird on the lid.',
});
