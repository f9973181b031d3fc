import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { paintings } from '../../testing/content';
import { loadWorks, readWorks } from './works';

const [first, second] = paintings;
const next = '</api/works?catalogue=paintings&cursor=two>; rel="next"';

const clientOf = (pages: Record<string, [works: unknown[], headers?: Record<string, string>]>) =>
  createClient(async (request) => {
    const [works, headers] = pages[new URL(request.url).search] ?? [[]];
    return Response.json(works, { headers: headers ?? {} });
  }, 'http://localhost');

const client = clientOf({
  '?catalogue=paintings': [[first], { link: next, 'x-total-count': '2' }],
  '?catalogue=paintings&page=2': [[second], { 'x-total-count': '2' }],
  '?catalogue=paintings&sort=price-descending': [[second]],
});

describe('a page of works', () => {
  it('says whether there are more, and how many in all', async () => {
    expect(await loadWorks(client, 'paintings', undefined)).toEqual({
      state: 'loaded',
      value: { works: [first], page: 1, hasNext: true, total: 2 },
    });
    expect(await loadWorks(client, 'paintings', '2')).toEqual({
      state: 'loaded',
      value: { works: [second], page: 2, hasNext: false, total: 2 },
    });
  });

  it.each(['1', '0', 'x', '3'])('is missing when it is named %s', async (named) => {
    expect(await loadWorks(client, 'paintings', named)).toMatchObject({ state: 'failed', missing: true });
  });

  it('is in another order when that is asked for', async () => {
    const sorted = await readWorks(client, { catalogue: 'paintings', page: 1, sort: 'price-descending' });
    expect(sorted).toEqual({ works: [second], page: 1, hasNext: false, total: 1 });
  });
});
