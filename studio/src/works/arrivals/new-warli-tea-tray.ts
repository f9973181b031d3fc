import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-warli-tea-tray.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Brown wooden tray with handles, white Warli dancers hand in hand along its four edges, a tree in each corner and a tarpa player in the middle.',
});
