import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-kutch-mirror-toran.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Red embroidered door hanging with peacocks, yellow flowers and round mirrors, seven pointed pennants below and a tassel on each.',
});
