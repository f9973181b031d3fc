import { kalbelia } from '../../traditions/phad/kalbelia.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'glimpse-kalbelia',
  collection: 'dances',
  seed: 9,
  width: 800,
  height: 1000,
  alt: 'Kalbelia dancer bends backwards over the whirling disc of her black mirrored skirt while a gourd pipe and a frame drum play, as a Rajasthani Phad.',
  draw: kalbelia,
};
