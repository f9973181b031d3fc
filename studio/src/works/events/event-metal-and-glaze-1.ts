import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-metal-and-glaze-1.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 720,
  alt: 'The same bidri vase three times: bare grey metal, grey with silver inlay, and finished in black and silver.',
});
