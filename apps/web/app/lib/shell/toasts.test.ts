import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dismissFlow,
  dismissToast,
  notify,
  notifyWithAction,
  notifyBriefly,
  useToasts,
  dismissActionToasts,
} from './toasts.ts';

const shown = () => useToasts.getState().shown;
const messages = () => shown().map(({ message }) => message);

beforeEach(() => useToasts.setState({ shown: [] }));

describe('toasts', () => {
  it('show an equal message once and count the repeats', () => {
    notify('Invalid email or password.', 'error');
    const [first] = shown();
    notify('Invalid email or password.', 'error');
    expect(shown()).toMatchObject([{ key: first?.key, times: 2 }]);
    // A new object restarts the timer of the toast.
    expect(shown()[0]).not.toBe(first);
    dismissToast(first?.key ?? 0);
    expect(shown()).toEqual([]);
  });

  it('keep different messages, and equal ones of different kinds, apart', () => {
    notify('Saved.');
    notify('Saved.', 'warning');
    expect(messages()).toEqual(['Saved.', 'Saved.']);
    notify('Sent.');
    notify('Copied.');
    expect(messages()).toEqual(['Saved.', 'Sent.', 'Copied.']);
    expect(shown()[0]).toMatchObject({ type: 'warning' });
  });

  it('last as the specification says, and only the longer ones can be dismissed', () => {
    notify('Welcome!');
    notifyBriefly('cart', 'Added to cart!');
    expect(shown()).toMatchObject([
      { durationMs: 5000, dismissible: true },
      { durationMs: 2000, dismissible: false },
    ]);
  });

  it('are not shown for an empty message', () => {
    notify(' ');
    expect(shown()).toEqual([]);
  });

  it('are replaced by later ones, except one with an action', () => {
    notifyWithAction('Verify your email.', { label: 'Verify it now', run: vi.fn() });
    for (const message of ['one', 'two', 'three', 'four']) notify(message);
    expect(messages()).toEqual(['Verify your email.', 'two', 'three', 'four']);
    dismissActionToasts();
    expect(messages()).toEqual(['two', 'three', 'four']);
  });

  it('replace an older one of their flow, and leave those of others', () => {
    notify('We sent a code.', 'success', 'account');
    notify('Registered successfully!');
    notify('That code is not right.', 'error', 'account');
    expect(messages()).toEqual(['Registered successfully!', 'That code is not right.']);
  });

  it('about the cart replace each other, and leave those about the wishlist', () => {
    notifyBriefly('cart', 'Added to cart!');
    notifyBriefly('wishlist', 'Added to wishlist!');
    notifyBriefly('cart', 'Already in cart!', 'warning');
    expect(messages()).toEqual(['Added to wishlist!', 'Already in cart!']);
  });

  it('are dismissed with their flow', () => {
    notify('We sent a code.', 'success', 'account');
    notify('Added to cart!');
    dismissFlow('account');
    expect(messages()).toEqual(['Added to cart!']);
  });

  it('are at most three without an action', () => {
    for (const message of ['one', 'two', 'three', 'four']) notify(message);
    expect(messages()).toEqual(['two', 'three', 'four']);
  });

  it('with an action stay until it is taken', () => {
    notify('Verify your email.', 'success', 'account', { label: 'Verify', run: vi.fn() });
    expect(shown()).toMatchObject([{ durationMs: null, dismissible: true }]);
  });
});
