import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-metal-and-glaze.ts';

export const work = groupWork(craft, {
  collection: 'events',
  fine: true,
  width: 960,
  height: 640,
  alt: 'A black bidri flask with silver poppies stands beside a blue and white plate with a bird; a hammer, a graver and a brush lie before them.',
});
