import { createClient, unreachableMessage } from '@kalavithi/contract/client';
import { expect, it } from 'vitest';
import { site } from '../../testing/content';
import { loadSite } from './site';

it('returns the last response while the API is unreachable, and fails without one', async () => {
  const up = createClient(async () => Response.json(site), 'http://localhost');
  const down = createClient(() => Promise.reject(new Error('down')), 'http://localhost');
  await expect(loadSite(down, 'https://api.example')).rejects.toThrow(unreachableMessage);
  expect(await loadSite(up, 'https://api.example')).toEqual(site);
  expect(await loadSite(down, 'https://api.example')).toEqual(site);
  await expect(loadSite(down, null)).rejects.toThrow(unreachableMessage);
});
