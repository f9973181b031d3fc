import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-metal-and-glaze-2.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 960,
  alt: 'A white vase painted with cobalt flowers stands between two bowls of blue petals; two brushes lie in front.',
});
