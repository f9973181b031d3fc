import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-channapatna-day.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 640,
  alt: 'Two lacquered dolls, a ring tower and a rooster stand in a row beside a small lathe; bright tops and curls of shavings lie in front.',
});
