import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-metal-and-glaze-4.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 960,
  alt: 'Eight blue and white tiles laid in a square with one missing, three more in a stack beside them, and a cobalt brush.',
});
