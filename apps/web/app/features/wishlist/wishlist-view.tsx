import type { CartItem } from '@kalavithi/contract/cart';
import { workPath } from '@kalavithi/contract/links';
import { useState } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { rupees } from '../../lib/format/rupees';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../brand/empty-state';
import { moveFocusToNeighbour } from '../../ui/move-focus';
import { Picture } from '../../ui/picture';
import { WorkCard, WorkGrid } from '../../brand/work-card';
import { SendListButton } from '../../lib/works/send-list-button';
import { removeFromWishlist, useWishlist } from './wishlist.store';
import styles from './wishlist-view.module.css';
import { tablet } from '../../styles/breakpoints';

/** The wishlist. `moveToCart` resolves true when the cart has the work. */
export function WishlistView({ moveToCart }: { moveToCart: (item: CartItem) => Promise<boolean> }) {
  const { pictures } = useSite();
  const items = useWishlist((state) => state.items);
  if (items.length === 0) {
    return (
      <EmptyState
        title="Your wishlist is empty."
        picture={pictureSources(pictures['empty-wishlist'])}
        actions={
          <>
            <ButtonLink to="/arts/paintings">See paintings</ButtonLink>
            <ButtonLink look="line" to="/arts/handicrafts">
              See handicrafts
            </ButtonLink>
          </>
        }
      >
        Tap the heart next to any painting or handicraft to add it.
      </EmptyState>
    );
  }
  return (
    <div className="wrap">
      <p className={styles.send}>
        <SendListButton ids={items.map(({ id }) => id)} title="My wishlist" />
      </p>
      <WorkGrid label="Wishlist">
        {items.map((item) => (
          <li key={item.id}>
            <WishlistItem item={item} moveToCart={moveToCart} />
          </li>
        ))}
      </WorkGrid>
    </div>
  );
}

function WishlistItem({
  item,
  moveToCart,
}: {
  item: CartItem;
  moveToCart: (item: CartItem) => Promise<boolean>;
}) {
  const [busy, setBusy] = useState(false);
  const remove = (card: Element | null) => {
    moveFocusToNeighbour(card);
    removeFromWishlist(item.id);
  };
  const move = async (card: Element | null) => {
    if (busy) return;
    setBusy(true);
    if (await moveToCart(item)) remove(card);
    setBusy(false);
  };
  return (
    <WorkCard
      picture={
        item.picture && <Picture sources={pictureSources(item.picture)} sizes={`${tablet} 40vw, 240px`} />
      }
      to={item.catalogue && workPath({ catalogue: item.catalogue, id: item.id })}
      name={item.name}
      hi={item.hi}
      description={item.description}
      price={rupees(item.price)}
      actions={
        <>
          <Button
            look="line"
            small
            aria-label={`Add to Cart: ${item.name}`}
            onClick={(event) => void move(event.currentTarget.closest('li'))}
          >
            Add to Cart
          </Button>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${item.name}`}
            onClick={(event) => remove(event.currentTarget.closest('li'))}
          >
            Remove
          </button>
        </>
      }
    />
  );
}
