import { glimpse } from '../../dance/glimpses/hojagiri.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-hojagiri',
  alt: 'Girl stands on a round pitcher with a lit bottle on her head and a plate on each hand, two companions sway beside her on the ground.',
});
