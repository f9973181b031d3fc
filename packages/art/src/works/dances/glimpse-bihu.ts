import { glimpse } from '../../dance/glimpses/bihu.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-bihu',
  alt: 'Three women in cream and red silk dance Bihu with their hands at the waist, a drummer and a horn player behind, green fields around.',
});
