import type { CartItem } from '@kalavithi/contract/cart';
import { heartHighlightMs } from '@kalavithi/contract/constants';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import styles from './heart-button.module.css';
import { toggleWish, useWishlist, wishlistAlerts } from './wishlist.store';

interface HeartButtonProps {
  item: CartItem;
  catalogue: keyof typeof wishlistAlerts;
}

/** The heart beside a work: puts it on the wishlist or takes it off. */
export function HeartButton({ item, catalogue }: HeartButtonProps) {
  const wished = useWishlist(({ items }) => items.some((held) => held.id === item.id));
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    if (!clicked) return undefined;
    const timer = setTimeout(() => setClicked(false), heartHighlightMs);
    return () => clearTimeout(timer);
  }, [clicked]);
  return (
    <button
      type="button"
      className={classes(styles.heart, clicked && catalogue === 'paintings' && styles.clicked)}
      aria-pressed={wished}
      aria-label={`Wishlist: ${item.name}`}
      onClick={() => {
        setClicked(true);
        void toggleWish(item, wishlistAlerts[catalogue]);
      }}
    >
      <Icon of={Heart} />
    </button>
  );
}
