import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-madhubani-lamp.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Table lamp whose glowing drum shade is painted with fish, lotuses and small flowers in black, red and green line.',
});
