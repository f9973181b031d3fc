import { createClient } from '@kalavithi/contract/client';
import { expect, it } from 'vitest';
import { schools } from '../../testing/content';
import { loadSchools } from './load-schools';

it('gives each school its first works, and leaves out a school without any', async () => {
  const client = createClient(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer =
      pathname === '/api/schools'
        ? [...schools.map(({ items: _items, ...school }) => school), { id: 'none', works: 0 }]
        : schools.find(({ id }) => id === searchParams.get('school'))?.items;
    return Response.json(answer);
  }, 'http://localhost');
  expect(await loadSchools(client)).toEqual({ state: 'loaded', value: schools });
});
