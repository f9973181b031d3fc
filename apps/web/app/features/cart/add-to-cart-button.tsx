import type { CartItem } from '@kalavithi/contract/cart';
import { Button } from '../../ui/button';
import { addToCart } from './cart.store';

interface AddToCartButtonProps {
  item: CartItem;
  /** The main action of its page. */
  main?: boolean;
}

export function AddToCartButton({ item, main }: AddToCartButtonProps) {
  return (
    <Button
      look={main ? 'primary' : 'line'}
      small={!main}
      className="needs-script"
      aria-label={`Add to Cart: ${item.name}`}
      onClick={() => void addToCart(item)}
    >
      Add to Cart
    </Button>
  );
}
