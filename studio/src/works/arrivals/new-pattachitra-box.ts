import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-pattachitra-box.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Rectangular brick-red box with a white swan in a blue medallion on the lid and flower borders all round.',
});
