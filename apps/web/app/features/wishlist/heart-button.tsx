import type { CartItem } from '@kalavithi/contract/cart';
import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import styles from './heart-button.module.css';
import { toggleWishlist, useWishlist, wishlistAlerts } from './wishlist.store';

/** How long a clicked heart on the paintings page is highlighted. */
const highlightMs = 400;

interface HeartButtonProps {
  item: CartItem;
  catalogue: keyof typeof wishlistAlerts;
}

/** Adds a work to the wishlist or removes it. */
export function HeartButton({ item, catalogue }: HeartButtonProps) {
  const isListed = useWishlist(({ items }) => items.some((listed) => listed.id === item.id));
  const [clicked, setClicked] = useState(false);
  useEffect(() => {
    if (!clicked) return undefined;
    const timer = setTimeout(() => setClicked(false), highlightMs);
    return () => clearTimeout(timer);
  }, [clicked]);
  return (
    <button
      type="button"
      className={classes(
        'needs-script',
        styles.heart,
        clicked && catalogue === 'paintings' && styles.clicked,
      )}
      aria-pressed={isListed}
      aria-label={`Wishlist: ${item.name}`}
      onClick={() => {
        setClicked(true);
        void toggleWishlist(item, wishlistAlerts[catalogue]);
      }}
    >
      <Icon of={Heart} />
    </button>
  );
}
