import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-phulkari-dupatta.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Folded rust cotton, its end drawn forward in soft folds, covered with glossy embroidered diamonds in orange, yellow and magenta.',
});
