import type { CartItem } from './cart.ts';
import { pictureAddress } from './media.ts';
import type { WorkForSale } from './work.ts';

/** "Warli · Maharashtra" for those who can't read the script, and the protected name of a craft. */
const originOf = (work: WorkForSale): string | undefined => {
  if (work.catalogue === 'handicrafts') return work.gi ? `GI tag: ${work.gi.name}` : undefined;
  const places = work.states.join(' and ');
  return places ? `${work.tradition} · ${places}` : work.tradition;
};

/** The cart item of a work. Separate from its schema, so that a page does not load zod. */
export const toCartItem = (work: WorkForSale): CartItem => ({
  id: work.id,
  catalogue: work.catalogue,
  name: work.name,
  hi: work.hi,
  description: work.description,
  price: work.price,
  image: pictureAddress(work.picture),
  picture: work.picture,
  signature: work.catalogue === 'paintings' ? work.script : { text: work.region },
  origin: originOf(work),
});
