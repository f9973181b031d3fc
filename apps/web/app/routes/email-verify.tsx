import type { Route } from './+types/email-verify';
import { addToCart } from '../features/cart/cart.store';
import { VerificationView } from '../features/email-verification/verification-view';
import { addToWishlist } from '../features/wishlist/wishlist.store';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import type { PendingAction } from '../lib/session/pending-action';
import type { RouteHandle } from '../lib/shell/room';

export const handle = { room: 'warli', wallToFoot: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.emailVerification,
      description: 'Enter the six digits that we sent to your email.',
    },
    matches,
  );

/** Completes the action that required a verified email. */
const complete = ({ action, item }: PendingAction): void => {
  if (action === 'cart') void addToCart(item);
  else addToWishlist(item);
};

export default function EmailVerify() {
  return <VerificationView complete={complete} />;
}
