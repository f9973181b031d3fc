import { createClient, unreachableMessage } from '@kalavithi/contract/client';
import { expect, it, vi } from 'vitest';
import { schools } from '../../testing/content';
import { cachedSchool, fetchSchool, fetchSchools } from './load-school';

const [tanjor, folk] = schools;

const respond = async (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  return Response.json(
    pathname === '/api/schools'
      ? [...schools.map(({ items: _items, ...school }) => school), { id: 'none', works: 0 }]
      : (schools.find(({ id }) => id === searchParams.get('school'))?.items ?? []),
  );
};

it('fetches the schools that have works', async () => {
  const found = await fetchSchools(createClient(respond, 'http://localhost'));
  expect(found.map(({ id }) => id)).toEqual([tanjor.id, folk.id]);
});

it('fetches a school with its first works', async () => {
  const client = createClient(respond, 'http://localhost');
  expect(await fetchSchool(client, folk.id)).toEqual(folk);
  // The server keeps nothing.
  expect(cachedSchool(folk.id)).toBeNull();
});

it.each(['none', 'cubism'])('rejects the school %s', async (id) => {
  const client = createClient(respond, 'http://localhost');
  await expect(fetchSchool(client, id)).rejects.toThrow('There is no school');
});

it('fetches each school once in a browser, and again after a failure', async () => {
  vi.stubEnv('SSR', false);
  const send = vi.fn(respond);
  send.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'));
  const client = createClient(send, 'http://localhost');
  await expect(fetchSchool(client, folk.id)).rejects.toThrow(unreachableMessage);

  const [one, other] = await Promise.all([fetchSchool(client, folk.id), fetchSchool(client, folk.id)]);
  expect(one).toBe(other);
  await fetchSchool(client, tanjor.id);
  expect(cachedSchool(folk.id)).toEqual(folk);
  const fetched = send.mock.calls.slice(2).map(([{ url }]) => new URL(url).searchParams.get('school'));
  expect(fetched).toEqual([null, folk.id, tanjor.id]);
});
