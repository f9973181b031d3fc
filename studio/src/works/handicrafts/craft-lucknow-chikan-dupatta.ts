import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-lucknow-chikan-dupatta.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Folded white muslin, its end drawn forward in soft folds: white-on-white sprigs, a creeper and a row of netted paisleys above a scalloped edge.',
});
