import type { CartItem } from './cart.ts';
import { pictureAddress } from './media.ts';
import type { WorkForSale } from './work.ts';

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
});
