import { glimpse } from '../../dance/glimpses/cheraw.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-cheraw',
  alt: 'Three women in feathered headbands step between crossed bamboo staves held by kneeling partners, hills behind.',
});
