import type { Route } from './+types/wishlist';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { moveToCart } from '../features/cart/cart.store';
import { HeartButton } from '../features/wishlist/heart-button';
import { SentList } from '../features/wishlist/sent-list';
import { SendWishlist, WishlistView } from '../features/wishlist/wishlist-view';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import { RoomHead } from '../brand/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.wishlist,
      description: 'The paintings and handicrafts you would like to have, until you close the page.',
    },
    matches,
  );

export default function Wishlist() {
  return (
    <>
      <RoomHead title={pages.wishlist.title} aside={<SendWishlist />} />
      <SentList
        heart={(item) => (
          <HeartButton
            item={item}
            catalogue={item.catalogue === 'handicrafts' ? 'handicrafts' : 'paintings'}
          />
        )}
        actions={(item) => <AddToCartButton item={item} />}
      />
      <WishlistView moveToCart={moveToCart} />
    </>
  );
}
