import type { Route } from './+types/cart';
import { CartView } from '../features/cart/cart-view';
import { pageMeta } from '../lib/seo/page-meta';
import { RoomHead } from '../brand/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Cart',
      description: 'The paintings and handicrafts you have chosen, and what they come to.',
      path: '/cart',
    },
    matches,
  );

export default function Cart() {
  return (
    <>
      <RoomHead title="Cart" />
      <CartView />
    </>
  );
}
