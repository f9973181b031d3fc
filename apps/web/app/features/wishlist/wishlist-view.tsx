import type { CartItem } from '@kalavithi/contract/cart';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../brand/empty-state';
import { Icon } from '../../ui/icon';
import { moveFocusToNeighbour } from '../../ui/move-focus';
import { isFew, WorkGrid } from '../../brand/work-card';
import { ItemCard } from '../../lib/works/item-card';
import { SendListButton } from '../../lib/works/send-list-button';
import { removeFromWishlist, useWishlist } from './wishlist.store';
import styles from './wishlist-view.module.css';

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
      <WorkGrid label="Wishlist" count={items.length}>
        {items.map((item) => (
          <li key={item.id} data-room={item.catalogue}>
            <WishlistItem item={item} large={isFew(items.length)} moveToCart={moveToCart} />
          </li>
        ))}
      </WorkGrid>
    </div>
  );
}

interface WishlistItemProps {
  item: CartItem;
  large: boolean;
  moveToCart: (item: CartItem) => Promise<boolean>;
}

function WishlistItem({ item, large, moveToCart }: WishlistItemProps) {
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
    <ItemCard
      item={item}
      large={large}
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
            <Icon of={Heart} size={18} />
            <span>Remove</span>
          </button>
        </>
      }
    />
  );
}
