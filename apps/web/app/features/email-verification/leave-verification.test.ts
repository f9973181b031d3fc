import type { CartItem } from '@kalavithi/contract/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyWithAction, useToasts } from '../../lib/shell/toasts';
import { clearPendingAction, storePendingAction, pendingAction } from '../../lib/session/pending-action';
import { leaveVerification } from './leave-verification';

const item = { id: 'painting-warli-tarpa-circle', name: 'Tarpa Circle' } as CartItem;

/** The calls of a leave, in order. */
const leave = (search: string): string[] => {
  const done: string[] = [];
  leaveVerification({
    search,
    complete: ({ action, item: { name } }) => void done.push(`${action}: ${name}`),
    openPage: (path) => void done.push(path),
  });
  return done;
};

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { origin: 'https://kalavithi.example', pathname: '/arts/paintings', search: '' },
  });
});
afterEach(() => {
  clearPendingAction();
  vi.unstubAllGlobals();
});

it.each([
  ['the page of the action', '?return=/arts/paintings', '/arts/paintings'],
  ['another page', '?return=/events/7', '/events/7'],
])('completes the action, then opens %s', (_, search, path) => {
  storePendingAction('cart', item);
  expect(leave(search)).toEqual(['cart: Tarpa Circle', path]);
  expect(pendingAction()).toBeNull();
});

it.each([
  ['no page is named', ''],
  ['the page for the code names itself', '?return=/email-verify'],
])('opens the home page and drops the action when %s', (_, search) => {
  storePendingAction('cart', item);
  expect(leave(search)).toEqual(['/']);
  expect(pendingAction()).toBeNull();
});

it('opens the page when there is no action', () => {
  expect(leave('?return=/cart')).toEqual(['/cart']);
});

it('withdraws the offer to verify', () => {
  notifyWithAction('Verify your email.', { label: 'Verify it now', run: vi.fn() });
  leave('');
  expect(useToasts.getState().shown).toEqual([]);
});
