import type { Route } from './+types/wishlist';
import { moveToCart } from '../features/cart/cart.store';
import { WishlistView } from '../features/wishlist/wishlist-view';
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
      <RoomHead title={pages.wishlist.title} />
      <WishlistView moveToCart={moveToCart} />
    </>
  );
}
