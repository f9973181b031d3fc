import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-channapatna-day-4.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 960,
  alt: 'A blue lacquered elephant with a red saddle cloth stands on wheels with a pull string; behind it a tower of rings.',
});
