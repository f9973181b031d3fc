import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/work-sukmati-ghadwa-tree.ts';

export const work = craftWork(craft, {
  collection: 'artist-works',
  alt: 'Brass tree of wound branches in a dark room; seven small oil lamps burn on it and four birds sit among them.',
});
