import type { CartItem } from '@kalavithi/contract/cart';
import { Button } from '../../ui/button';
import { addToCart } from './cart.store';

export function AddToCartButton({ item }: { item: CartItem }) {
  return (
    <Button look="line" small aria-label={`Add to Cart: ${item.name}`} onClick={() => void addToCart(item)}>
      Add to Cart
    </Button>
  );
}
