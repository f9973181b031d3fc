import { muralKrishna } from '../../traditions/kerala/scenes/mural-krishna.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-south-indian-kerala-venugopala',
  collection: 'gallery',
  seed: 4,
  width: 800,
  height: 1000,
  alt: 'Green-skinned Krishna plays the flute between two women and listening cows, under a leafy arch on ochre.',
  draw: (seed) => muralKrishna(seed, { ochre: true }),
};
