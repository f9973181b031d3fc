import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-moradabad-brass-lamp.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Polished brass lamp with five burning wicks round its bowl, a turned and engraved stem, and a bird on top.',
});
