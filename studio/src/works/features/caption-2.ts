import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/caption-2.ts';

export const work = groupWork(craft, {
  collection: 'features',
  width: 960,
  height: 640,
  alt: 'A blue pottery plate, a five-wick brass lamp and a lacquered toy cockerel stand in a row on a wooden shelf.',
});
