import { glimpse } from '../../dance/glimpses/kuchipudi-tarangam.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-kuchipudi-tarangam',
  alt: 'Kuchipudi dancer in purple silk balances on the rim of a brass plate with a pot on her head and her arms spread.',
});
