import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-gond-mug.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'White mug with a peacock on a leafy bough, filled with teal and orange dots and dashes.',
});
