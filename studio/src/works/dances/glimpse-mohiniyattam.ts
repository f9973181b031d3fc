import { glimpse } from '../../dance/glimpses/mohiniyattam.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-mohiniyattam',
  alt: 'Mohiniyattam dancer in an off-white and gold sari sways before palms and backwaters at sunset.',
});
