import { navaneethaKrishna } from '../../traditions/tanjore/scenes/navaneetha-krishna.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-tanjor-navaneetha-krishna',
  collection: 'gallery',
  seed: 5,
  width: 800,
  height: 1000,
  alt: 'The plump blue child Krishna holds up a ball of butter beside an overturned pot, under a gold arch with red curtains.',
  draw: (seed) => navaneethaKrishna(seed),
};
