import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-etikoppaka-spinning-tops.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Five turned wooden tops with lac rings in rust, mustard, moss, indigo and cream lie beside a twisted cotton cord.',
});
