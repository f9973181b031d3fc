import { glimpse } from '../../dance/glimpses/bihu.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-bihu',
  alt: 'Three women in cream silk dance Bihu under hanging orchids, hands at the waist or lifted, a drummer and a horn player behind them.',
});
