import { glimpse } from '../../dance/glimpses/yakshagana.ts';
import { stillWork } from '../../dance/still-work.ts';

export const work = stillWork(glimpse, {
  id: 'glimpse-yakshagana',
  alt: 'Yakshagana performer in red and black with a tall leaf-shaped gilt headdress on a torch-lit stage.',
});
