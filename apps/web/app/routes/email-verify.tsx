import type { Route } from './+types/email-verify';
import { addToCart } from '../features/cart/cart.store';
import { OpenDoor } from '../features/email-verification/open-door';
import { VerificationForm } from '../features/email-verification/verification-form';
import { addToWishlist } from '../features/wishlist/wishlist.store';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import type { PendingAction } from '../lib/session/pending-action';
import styles from './email-verify.module.css';

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
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.text}>
        <h1>Verify your email</h1>
        <VerificationForm complete={complete} />
      </div>
      <OpenDoor />
    </div>
  );
}
