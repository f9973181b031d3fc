import type { UserData } from '@kalavithi/contract/account';
import type { CartItem } from '@kalavithi/contract/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNotices } from '../../lib/shell/notices';
import { loadUserData } from '../../lib/session/session';
import { addToCart, startCart, useCart } from './cart.store';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../lib/loading/api', () => ({ api }));

const item = { id: 'painting-warli-tarpa-circle', name: 'Tarpa Circle', price: 950 } as CartItem;
const userData = { _id: 'm1', name: 'Meera', isAccountVerified: true } as UserData;
const messages = () => useNotices.getState().shown.map(({ message }) => message);

let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  useNotices.setState({ shown: [] });
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', {});
  api.mockImplementation(async (name: string) => ({
    answer:
      name === 'userData'
        ? { userData, cart: [], cartVersion: 1 }
        : { success: true, cart: [item], cartVersion: 2 },
  }));
  stop = startCart();
  await loadUserData();
});
afterEach(async () => {
  // Lets a double tap that is still waited for come to its end.
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes two quick presses for one, and says of a later one that the work is there', async () => {
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(200);
  expect(messages()).toEqual(['Added to cart!']);
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(60);
  expect(messages()).toEqual(['Added to cart!']);
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual(['Added to cart!', 'Already in cart!']);
  expect(useCart.getState().items).toEqual([item]);
});

it('takes a press for a repeated one while the first has no answer', async () => {
  let answer = (): void => undefined;
  api.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ answer: { success: true, cart: [item], cartVersion: 2 } });
      }),
  );
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(300);
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual(['Added to cart!']);
});
