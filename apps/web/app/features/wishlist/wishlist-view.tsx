import type { CartItem } from '@kalavithi/contract/cart';
import { useState } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { Button } from '../../ui/button';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { useSession } from '../../lib/session/session';
import { classes } from '../../ui/classes';
import { EmptyState } from '../../brand/empty-state';
import { moveFocusToNeighbour } from '../../ui/move-focus';
import { settleList } from '../../ui/settle-list';
import { WallTile } from '../../brand/wall-tile';
import { isFew, WorkGrid } from '../../brand/work-card';
import { notifyBriefly } from '../../lib/shell/toasts';
import { ItemCard } from '../../lib/works/item-card';
import { SendListButton } from '../../lib/works/send-list-button';
import { ShopLinks } from '../../lib/works/shop-links';
import { pages } from '../../site-map';
import { removeFromWishlist, useWishlist } from './wishlist.store';
import styles from './wishlist-view.module.css';

/** Removes a work; the others settle as a list of so many does. */
const removeFrom = (list: Element | null | undefined, id: string) => {
  const focused = document.activeElement?.getAttribute('aria-label');
  settleList(list, () => removeFromWishlist(id));
  // The buttons of an only work stand elsewhere, and are other elements.
  if (focused && document.activeElement === document.body)
    list?.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
};

/** Sends the wishlist, once it has works. */
export function SendWishlist() {
  const items = useWishlist((state) => state.items);
  return items.length > 0 && <SendListButton ids={items.map(({ id }) => id)} title="My wishlist" />;
}

/** As many works fill a row; with more, a last tile fills the rest of the last one. */
const fullRow = 4;

function NothingListed() {
  const { pictures } = useSite();
  const { status } = useSession();
  /** Also a member's browser that could not reach the server; before that, the document is the same for everyone. */
  const isMember =
    status === 'member' || (status === 'unreachable' && 'signedIn' in document.documentElement.dataset);
  return (
    <EmptyState
      title="Your wishlist is empty."
      picture={pictureSources(pictures['empty-wishlist'])}
      actions={
        <>
          {!isMember && (
            // The document can't know who is logged in, so the style decides until the session does.
            <Button className={classes(styles.login, 'needs-script')} onClick={() => openAuthDialog('login')}>
              Login
            </Button>
          )}
          <ShopLinks leads={isMember} />
        </>
      }
    >
      <span className={classes('needs-script', styles.nothing)}>
        Tap the heart next to any painting or handicraft to add it.
      </span>
      <span className="without-script">
        The wishlist needs scripts, which are switched off in this browser.
      </span>
    </EmptyState>
  );
}

/** The wishlist. `moveToCart` resolves true when the cart has the work. */
export function WishlistView({ moveToCart }: { moveToCart: (item: CartItem) => Promise<boolean> }) {
  const items = useWishlist((state) => state.items);
  return items.length === 0 ? <NothingListed /> : <ListedWorks items={items} moveToCart={moveToCart} />;
}

interface ListedWorksProps {
  items: readonly CartItem[];
  moveToCart: (item: CartItem) => Promise<boolean>;
}

function ListedWorks({ items, moveToCart }: ListedWorksProps) {
  const { pictures } = useSite();
  return (
    <div className={classes('wrap', styles.list)}>
      <WorkGrid label="Wishlist" count={items.length}>
        {items.map((item) => (
          <li key={item.id} data-room={item.catalogue}>
            <WishlistItem item={item} count={items.length} moveToCart={moveToCart} />
          </li>
        ))}
        {items.length > fullRow && (
          <WallTile
            room="paintings"
            picture={pictureSources(pictures['tile-artists'])}
            title="Find more"
            text="Every work here follows a tradition of India. See what else hangs on the street."
            to={pages.paintings.path}
            action={pages.paintings.title}
          />
        )}
      </WorkGrid>
    </div>
  );
}

interface WishlistItemProps {
  item: CartItem;
  /** How many works the cards have the size for. */
  count: number;
  moveToCart: (item: CartItem) => Promise<boolean>;
}

function WishlistItem({ item, count, moveToCart }: WishlistItemProps) {
  const [busy, setBusy] = useState(false);
  const move = async (card: Element | null) => {
    if (busy) return;
    setBusy(true);
    if (await moveToCart(item)) {
      const list = card?.parentElement;
      moveFocusToNeighbour(card);
      removeFrom(list, item.id);
    }
    setBusy(false);
  };
  const isOnly = count === 1;
  const removal = (
    <button
      type="button"
      className={classes('needs-script', styles.remove)}
      aria-label={`Remove ${item.name}`}
      onClick={(event) => {
        const card = event.currentTarget.closest('li');
        moveFocusToNeighbour(card);
        removeFrom(card?.parentElement, item.id);
        notifyBriefly('wishlist', 'Removed from wishlist', 'warning');
      }}
    >
      Remove
    </button>
  );
  return (
    <ItemCard
      item={item}
      large={isOnly ? 'alone' : isFew(count)}
      heart={!isOnly && removal}
      actions={
        <>
          <Button
            look="line"
            small
            className="needs-script"
            aria-label={`Add to Cart: ${item.name}`}
            onClick={(event) => void move(event.currentTarget.closest('li'))}
          >
            Add to Cart
          </Button>
          {isOnly && removal}
        </>
      }
    />
  );
}
