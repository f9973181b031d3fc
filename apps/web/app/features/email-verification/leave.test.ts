import type { CartItem } from '@kalavithi/contract/cart';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offer, useNotices } from '../../lib/shell/notices';
import { forgetWanted, rememberWanted, wantedNow } from '../../lib/session/wanted';
import { leaveVerification } from './leave';

const item = { id: 'painting-warli-tarpa-circle', name: 'Tarpa Circle' } as CartItem;

/** What was done while leaving, in order. */
const leave = (search: string): string[] => {
  const done: string[] = [];
  leaveVerification({
    search,
    finish: ({ action, item: { name } }) => void done.push(`${action}: ${name}`),
    open: (path) => void done.push(path),
  });
  return done;
};

beforeEach(() => {
  vi.stubGlobal('window', {
    location: { origin: 'https://kalavithi.example', pathname: '/arts/paintings', search: '' },
  });
});
afterEach(() => {
  forgetWanted();
  vi.unstubAllGlobals();
});

it.each([
  ['the page that it was wanted on', '?return=/arts/paintings', '/arts/paintings'],
  ['another page', '?return=/events/7', '/events/7'],
])('does what was wanted, then goes to %s', (_, search, path) => {
  rememberWanted('cart', item);
  expect(leave(search)).toEqual(['cart: Tarpa Circle', path]);
  expect(wantedNow()).toBeNull();
});

it.each([
  ['no page is named', ''],
  ['the page for the code names itself', '?return=/email-verify'],
])('goes home and adds nothing when %s', (_, search) => {
  rememberWanted('cart', item);
  expect(leave(search)).toEqual(['/']);
  expect(wantedNow()).toBeNull();
});

it('only goes on when nothing was wanted', () => {
  expect(leave('?return=/cart')).toEqual(['/cart']);
});

it('takes the offer to verify away', () => {
  offer('Verify your email.', { label: 'Verify it now', run: vi.fn() });
  leave('');
  expect(useNotices.getState().shown).toEqual([]);
});
