import { kathak } from '../../traditions/kishangarh/scenes/kathak.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'dance-kathak',
  collection: 'dances',
  seed: 7,
  width: 800,
  height: 1000,
  alt: 'Kathak dancer turns on one foot on a moonlit terrace, her red skirt lifted to a disc over its dark lining and her dupatta flying, between a sarangi player and a tabla player, as a court miniature.',
  draw: kathak,
};
