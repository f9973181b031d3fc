import { unreachableMessage } from '@kalavithi/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from './api';
import { setReachable, useConnection } from './connection';

const isReachable = () => useConnection.getState().reachable;

beforeEach(() => vi.stubGlobal('window', { location: { origin: 'http://localhost' } }));
afterEach(() => {
  vi.unstubAllGlobals();
  setReachable(true);
});

it('notes that the server is reachable again, when a call has come back', async () => {
  setReachable(false);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(api('schools')).rejects.toThrow(unreachableMessage);
  expect(isReachable()).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json([]));
  await api('schools');
  expect(isReachable()).toBe(true);
});
