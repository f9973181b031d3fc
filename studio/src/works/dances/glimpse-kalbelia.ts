import { glimpse } from '../../dance/glimpses/kalbelia.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-kalbelia',
  alt: 'Kalbelia dancer leans back in a whirling black skirt beside a seated player of the gourd pipe, dunes at dusk.',
});
