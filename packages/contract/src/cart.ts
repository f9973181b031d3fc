import { z } from 'zod';
import { carts } from './constants.ts';
import { Picture } from './picture.ts';
import { Catalogue } from './work.ts';

/**
 * A work in the cart; `price` in whole rupees, `image` an address on the site. A work that has been
 * taken out of the content stays in carts as `gone`, with its last name, without price and picture.
 */
export const CartItem = z.object({
  id: z.string(),
  /** Missing in what a browser kept from an older version of the site. */
  catalogue: Catalogue.optional(),
  name: z.string(),
  hi: z.string(),
  description: z.string(),
  price: z.int().nonnegative(),
  image: z.string(),
  picture: Picture.optional(),
  /** The line above the name: the tradition in the script of its region, or where a craft comes from. */
  signature: z.object({ text: z.string(), lang: z.string().optional() }).optional(),
  /** Where it comes from, or its protected name, in English. */
  origin: z.string().optional(),
  gone: z.literal(true).optional(),
});
export type CartItem = z.infer<typeof CartItem>;

/**
 * A save of the whole cart. Only the ids count; names, pictures and prices come from the catalogue.
 * `version` is the `cartVersion` that the change started from; without it the cart is replaced
 * unconditionally. `owner` is the `_id` of the member whose cart the client shows: another member
 * may have logged in meanwhile in another tab.
 */
export const CartSave = z.object({
  cart: z
    .array(z.looseObject({ id: z.string().min(1).max(100) }))
    .max(carts.maxItems, `A cart holds at most ${carts.maxItems} works.`),
  version: z.int().nonnegative().optional(),
  owner: z.string().max(100).optional(),
});
export type CartSave = z.infer<typeof CartSave>;
