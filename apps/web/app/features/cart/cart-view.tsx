import { useState } from 'react';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { OnDemand } from '../../lib/loading/on-demand';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { rupees } from '../../lib/format/rupees';
import { checkSession, useSession } from '../../lib/session/session';
import { dismissFlow } from '../../lib/shell/toasts';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { Note } from '../../ui/note';
import { Loader } from '../../brand/doorway';
import { EmptyState } from '../../brand/empty-state';
import { SendListButton } from '../../lib/works/send-list-button';
import { ShopLinks } from '../../lib/works/shop-links';
import { cartTotal, purchasable } from './cart-changes';
import { CartList } from './cart-list';
import styles from './cart-view.module.css';
import { useCart } from './cart.store';

/** Below the title of a phone's cart, the list may have scrolled it out of sight. */
const showPaid = (notice: HTMLElement | null) =>
  notice?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

const loadPaymentDialog = async () => (await import('./payment-dialog')).PaymentDialog;

/** The cart with its total and the payment dialog. */
export function CartView() {
  const { items, loaded } = useCart();
  const { pictures } = useSite();
  const session = useSession();
  const [paying, setPaying] = useState(false);
  /** The ids that were paid for, together; another cart is not paid. */
  const [paidIds, setPaidIds] = useState('');
  const [settled, setSettled] = useState(true);
  // When another tab empties the cart or logs out, the dialog must not reopen with the next work.
  const bought = purchasable(items);
  const { length: count } = bought;
  const ids = bought.map(({ id }) => id);
  const isPaid = count > 0 && paidIds === ids.join();
  if (paying && (session.status !== 'member' || count === 0)) setPaying(false);

  const nothing = (
    <EmptyState
      title="Your cart is empty."
      picture={pictureSources(pictures['empty-cart'])}
      actions={
        <>
          {session.status !== 'member' && <Button onClick={() => openAuthDialog('login')}>Login</Button>}
          <ShopLinks leads={session.status === 'member'} />
        </>
      }
    >
      {session.status === 'member'
        ? 'Choose a painting or a handicraft, and it waits for you here, on every device you log in from.'
        : 'Log in to see your cart on every device.'}
    </EmptyState>
  );
  const opening = session.status === 'unknown' || (session.status === 'member' && !loaded);
  const empty = session.status !== 'unreachable' && items.length === 0 && settled;
  if (opening || empty) {
    // Who has never logged in here sees the empty cart at once; the document can't know, so the style decides.
    const undecided = session.status === 'unknown';
    return (
      <>
        {opening && (
          <div className={classes(styles.opening, undecided && styles.ofMembers)}>
            <Loader>Opening your cart...</Loader>
          </div>
        )}
        {(undecided || !opening) && <div className={classes(undecided && styles.ofVisitors)}>{nothing}</div>}
        {undecided && (
          <noscript>
            <EmptyState
              title="Your cart opens with JavaScript switched on."
              actions={<ShopLinks leads={false} />}
            >
              You can see all works without it.
            </EmptyState>
          </noscript>
        )}
      </>
    );
  }
  if (session.status === 'unreachable') {
    return (
      <EmptyState
        role="alert"
        title="Your cart did not arrive."
        drawing="closed-door"
        actions={
          <>
            <Button onClick={() => void checkSession()}>Try again</Button>
            <ShopLinks leads={false} />
          </>
        }
      >
        <span className={styles.ofMembers}>What you chose is safe in your account. </span>
        <span>Try again in a moment.</span>
      </EmptyState>
    );
  }
  return (
    // An element of its own: the loader's, reused, would count as one that moved.
    <div key="cart" className={`wrap ${styles.cart}`}>
      <CartList items={items} onSettled={setSettled} />
      <div className={styles.side}>
        <aside className={styles.summary} aria-label="Summary" data-foot-bar>
          <dl>
            <div>
              <dt>Total items</dt>
              <dd className="price">{count}</dd>
            </div>
            <div>
              <dt>Total amount</dt>
              <dd className={styles.total}>{rupees(cartTotal(items))}</dd>
            </div>
          </dl>
          <Button
            block
            disabled={count === 0}
            onClick={() => {
              // What was just added would lie over the head of the form.
              dismissFlow('cart');
              setPaying(true);
            }}
          >
            Buy Now
          </Button>
        </aside>
        {/* Not announced: the toast was. */}
        {isPaid && (
          <div className={styles.paid} ref={showPaid}>
            <Note
              title={`Your payment of ${rupees(cartTotal(items))} is done.`}
              reason="A demonstration: nothing was charged, and your cart stays as it was."
            >
              <Link className="textlink" to="/arts/paintings">
                See more paintings
              </Link>
            </Note>
          </div>
        )}
        <div className={styles.terms}>
          {!isPaid && (
            <>
              <p>This is a demonstration: nothing is sold and nothing is charged.</p>
              <p>Your address and card data stay in your browser: the payment form sends nothing.</p>
            </>
          )}
          <p>
            <span>Anything unclear? </span>
            <Link className="textlink" to="/contactus">
              Ask us
            </Link>
          </p>
          <SendListButton ids={ids} title="My cart" />
        </div>
      </div>
      {paying && (
        <OnDemand
          name="The payment"
          load={loadPaymentDialog}
          props={{
            items: bought,
            total: cartTotal(items),
            onPaid: () => setPaidIds(ids.join()),
            onClose: () => setPaying(false),
          }}
          onFailed={() => setPaying(false)}
        />
      )}
    </div>
  );
}
