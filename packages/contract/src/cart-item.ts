import type { CartItem } from './cart.ts';
import { pictureAddress } from './media.ts';
import type { WorkForSale } from './work.ts';

/** A work for sale as cart and wishlist hold it. Apart from its schema, so that a page does not carry a validator. */
export const toCartItem = (work: WorkForSale): CartItem => ({
  id: work.id,
  name: work.name,
  hi: work.hi,
  description: work.description,
  price: work.price,
  image: pictureAddress(work.picture),
  picture: work.picture,
});
