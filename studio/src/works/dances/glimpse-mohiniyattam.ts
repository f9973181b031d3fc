import { mohiniyattam } from '../../traditions/kerala/scenes/mohiniyattam.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'glimpse-mohiniyattam',
  collection: 'dances',
  seed: 4,
  width: 800,
  height: 1000,
  alt: 'Mohiniyattam dancer in an off-white and gold sari, jasmine round her bun, sways on bent knees between a coconut palm and an edakka player above lotus water.',
  draw: mohiniyattam,
};
