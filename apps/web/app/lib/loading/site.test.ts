import { createClient, unreachableMessage } from '@kalavithi/contract/client';
import { expect, it } from 'vitest';
import { site } from '../../testing/content';
import { loadSite, ofEveryPage, sharedPicture } from './site';

it('returns the last response while the API is unreachable, and fails without one', async () => {
  const up = createClient(async () => Response.json(site), 'http://localhost');
  const down = createClient(() => Promise.reject(new Error('down')), 'http://localhost');
  await expect(loadSite(down, 'https://api.example')).rejects.toThrow(unreachableMessage);
  expect(await loadSite(up, 'https://api.example')).toEqual(site);
  expect(await loadSite(down, 'https://api.example')).toEqual(site);
  await expect(loadSite(down, null)).rejects.toThrow(unreachableMessage);
});

it('sends the pictures that pages show, and keeps those of shared links on the server', () => {
  const sent = ofEveryPage(site);
  expect(Object.keys(sent.pictures)).toContain('empty-cart');
  expect(Object.keys(sent.pictures)).not.toContain('social-card');
  expect(JSON.stringify(sent)).not.toContain(site.contact.phones[0]?.number);
  expect(sharedPicture(sent, 'game-quiz')).toEqual(site.pictures['game-quiz']);
  expect(() => sharedPicture({ ...sent }, 'game-quiz')).toThrow('on the server alone');
});
