import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-lucknow-chikan-dupatta.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Folded white muslin with white-on-white paisleys, a creeper and small sprigs, its scalloped edge falling over the front.',
});
