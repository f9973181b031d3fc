import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-madhubani-lamp.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Lit table lamp whose drum shade is painted with fish, lotuses and small flowers in indigo, yellow and rose; its light falls on table and wall.',
});
