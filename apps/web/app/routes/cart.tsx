import type { Route } from './+types/cart';
import { CartView } from '../features/cart/cart-view';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import { RoomHead } from '../brand/room-head';
import { BelowHead } from '../ui/below-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.cart,
      description: 'The paintings and handicrafts you have chosen, and what they come to.',
    },
    matches,
  );

export default function Cart() {
  return (
    <>
      <RoomHead title={pages.cart.title} />
      <BelowHead>
        <CartView />
      </BelowHead>
    </>
  );
}
