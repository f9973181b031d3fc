import type { UserData } from '@kalavithi/contract/account';
import type { CartItem } from '@kalavithi/contract/cart';
import { CallError, type FailureOf } from '@kalavithi/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../lib/shell/toasts';
import { useAuthDialog } from '../../lib/session/auth-dialog';
import { loadUserData, useSession } from '../../lib/session/session';
import { addToCart, startCart, useCart } from './cart.store';

const api = vi.hoisted(() => vi.fn());
vi.mock('../../lib/loading/api', () => ({ api }));

const item = { id: 'painting-warli-tarpa-circle', name: 'Tarpa Circle', price: 950 } as CartItem;
const userData = { _id: 'm1', name: 'Meera', isAccountVerified: true } as UserData;
const messages = () => useToasts.getState().shown.map(({ message }) => message);

let stop = () => {};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useToasts.setState({ shown: [] });
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
  // Lets a pending double-tap delay end.
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('adds once on a double tap, and reports a later press as already in the cart', async () => {
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(200);
  expect(messages()).toEqual(['Added to cart!']);
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(60);
  expect(messages()).toEqual(['Added to cart!']);
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(messages()).toEqual(['Already in cart!']);
  expect(useCart.getState().items).toEqual([item]);
});

it('ignores a second press while the first is pending', async () => {
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

it('saves only ids, by a request with keepalive', async () => {
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(api).toHaveBeenLastCalledWith('saveCart', {
    body: { cart: [{ id: item.id }], version: 1, owner: 'm1' },
    keepalive: true,
  });
});

it('adds a work to the newer cart after a conflict', async () => {
  const theirs = { id: 'painting-gond-deer', name: 'Deer', price: 1200 } as CartItem;
  const conflict: FailureOf<'saveCart'> = {
    success: false,
    message: 'Changed.',
    code: 'cart-conflict',
    cart: [theirs],
    cartVersion: 5,
  };
  api.mockRejectedValueOnce(new CallError('saveCart', 'Changed.', 409, conflict));
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(api.mock.lastCall?.[1]).toMatchObject({
    body: { cart: [{ id: theirs.id }, { id: item.id }], version: 5 },
  });
});

it('loads the data of the member who has logged in in another tab', async () => {
  const refusal = { success: false, message: 'Not your cart.', code: 'not-your-cart' } as const;
  api.mockRejectedValueOnce(new CallError('saveCart', 'Not your cart.', 412, refusal));
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(api).toHaveBeenLastCalledWith('userData');
  expect(messages()).toEqual(['Not your cart.']);
});

it('opens the login dialog on status 401 without a code', async () => {
  const refusal = { success: false, message: 'Log in again.', code: 'unknown' } as const;
  api.mockRejectedValueOnce(new CallError('saveCart', 'Log in again.', 401, refusal));
  void addToCart(item);
  await vi.advanceTimersByTimeAsync(1);
  expect(useSession.getState().status).toBe('visitor');
  expect(useAuthDialog.getState().mode).toBe('login');
});
