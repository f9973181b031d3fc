import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-channapatna-day-3.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 720,
  alt: 'Five turned wooden dolls of one family stand side by side by height, the tallest in a red turban, the smallest a child in teal.',
});
