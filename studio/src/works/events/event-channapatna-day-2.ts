import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-channapatna-day-2.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 720,
  alt: 'A small lathe on a dark bench turns a piece half in red, orange and green lac; sticks of lac, chisels and curls of wood lie before it.',
});
