import { venugopala } from '../../traditions/kerala/scenes/venugopala.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'gallery-south-indian-kerala-venugopala',
  collection: 'gallery',
  seed: 4,
  width: 800,
  height: 1000,
  alt: 'Green-skinned Krishna, ankles crossed on a lotus, plays the flute between two crowned women; four white cows graze and listen before him.',
  draw: (seed) => venugopala(seed),
};
