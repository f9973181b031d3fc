import { yakshagana } from '../../traditions/togalu/yakshagana.ts';
import type { Work } from '../../work.ts';

export const work: Work = {
  id: 'glimpse-yakshagana',
  collection: 'dances',
  seed: 3,
  width: 800,
  height: 1000,
  alt: 'Yakshagana hero with a tall petal-shaped crown stamps in torch light, a chende player behind him, as pierced leather puppets on a lit screen.',
  draw: yakshagana,
};
