import { glimpse } from '../../dance/glimpses/sattriya.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-sattriya',
  alt: 'Sattriya dancer in cream silk and a white turban with a khol drummer in a pillared prayer hall.',
});
