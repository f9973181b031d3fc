import { createClient, unreachableMessage } from '@kalavithi/contract/client';
import { expect, it } from 'vitest';
import { site } from '../../testing/content';
import { loadSite } from './site';

it('keeps the last answer for an API that is away, and fails without one', async () => {
  const up = createClient(async () => Response.json(site), 'http://localhost');
  const away = createClient(() => Promise.reject(new Error('away')), 'http://localhost');
  await expect(loadSite(away, 'https://api.example')).rejects.toThrow(unreachableMessage);
  expect(await loadSite(up, 'https://api.example')).toEqual(site);
  expect(await loadSite(away, 'https://api.example')).toEqual(site);
  await expect(loadSite(away, null)).rejects.toThrow(unreachableMessage);
});
