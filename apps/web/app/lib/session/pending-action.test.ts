import type { CartItem } from '@kalavithi/contract/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearPendingAction,
  storePendingAction,
  returnPath,
  verificationPath,
  pendingAction,
} from './pending-action.ts';

const item = { id: 'painting-warli-tarpa-circle', name: 'Tarpa Circle' } as CartItem;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    location: {
      origin: 'https://kalavithi.example',
      pathname: '/arts/paintings',
      search: '?sort=price-ascending',
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  clearPendingAction();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('what was wanted', () => {
  it('is kept with the address of its page, and forgotten on demand', () => {
    storePendingAction('cart', item);
    expect(pendingAction()).toEqual({ action: 'cart', item, path: '/arts/paintings?sort=price-ascending' });
    clearPendingAction();
    expect(pendingAction()).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('outlives a reload of the page', async () => {
    storePendingAction('wishlist', item);
    vi.resetModules();
    const reloaded = await import('./pending-action.ts');
    expect(reloaded.pendingAction()).toMatchObject({ action: 'wishlist', item });
  });

  it('lasts as long as the page where storage is closed', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storePendingAction('cart', item);
    expect(pendingAction()).toMatchObject({ action: 'cart' });
    clearPendingAction();
    expect(pendingAction()).toBeNull();
  });

  it.each(['{', 'null', '{"action":"pay"}', '{"action":"cart","item":{},"path":"/"}'])(
    'is nothing when storage holds %s',
    (text) => {
      stored.set('kalavithi.wanted', text);
      expect(pendingAction()).toBeNull();
    },
  );
});

describe('the page to return to', () => {
  it('survives the way through the address of the verification page', () => {
    const path = '/arts/paintings?sort=price-ascending&x=a%26b';
    expect(returnPath(new URL(verificationPath(path), 'https://kalavithi.example').search)).toBe(path);
  });

  it.each([
    '',
    '?return=',
    '?return=cart',
    '?return=https://evil.example',
    '?return=//evil.example',
    '?return=/%5Cevil.example',
    '?return=%2F%09%2Fevil.example',
    '?return=/%0A/evil.example',
    '?return=//',
    '?return=/%5C',
    '?return=/x/..//evil.example',
    '?return=/email-verify',
    '?return=/email-verify/?return=/cart',
  ])('is never another site, nor the page for the code: %s', (search) => {
    expect(returnPath(search)).toBeNull();
  });
});
