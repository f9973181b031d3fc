import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-channapatna-day-1.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 960,
  alt: 'Eight lacquered tops in many colours lie in a wheel on a blue ground, and a red and yellow one spins in the middle.',
});
