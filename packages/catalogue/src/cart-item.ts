import type { CartItem } from '@kalavithi/contract/cart';
import type { Handicraft, Painting } from '@kalavithi/contract/catalogue';
import { pictureAddress } from '@kalavithi/contract/media';

/** A work for sale as cart and wishlist hold it. `image` is empty until the picture is drawn. */
export const toCartItem = (work: Painting | Handicraft): CartItem => ({
  id: work.id,
  name: work.name,
  hi: work.hi,
  description: work.description,
  price: work.price,
  image: work.picture ? pictureAddress(work.picture) : '',
  picture: work.picture,
});
