import { createClient } from '@kalavithi/contract/client';
import { expect, it } from 'vitest';
import { schools } from '../../testing/content';
import { loadSchools } from './load-schools';

it('gives each school its works, and leaves out a school without any', async () => {
  const answers: Record<string, unknown> = {
    '/api/schools': [
      ...schools.map(({ items, ...school }) => ({ ...school, works: items.length })),
      { id: 'none' },
    ],
    '/api/works': schools.flatMap(({ items }) => items),
  };
  const client = createClient(
    async (request) => Response.json(answers[new URL(request.url).pathname]),
    'http://localhost',
  );
  expect(await loadSchools(client)).toEqual({ state: 'loaded', value: schools });
});
