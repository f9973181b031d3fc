import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { paintings } from '../../testing/content';
import { loadWorks, fetchWorks } from './works';

const [first, second] = paintings;
const next = '</api/works?catalogue=paintings&cursor=two>; rel="next"';

const values = { tradition: [], state: [], maker: [], max: [] };

const clientOf = (pages: Record<string, [works: unknown[], headers?: Record<string, string>]>) =>
  createClient(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/work-filters') return Response.json(values);
    const [works, headers] = pages[search] ?? [[]];
    return Response.json(works, { headers: headers ?? {} });
  }, 'http://localhost');

const client = clientOf({
  '?catalogue=paintings': [[first], { link: next, 'x-total-count': '2' }],
  '?catalogue=paintings&page=2': [[second], { 'x-total-count': '2' }],
  '?catalogue=paintings&sort=price-descending': [[second]],
});

describe('filtered works', () => {
  const filtered = clientOf({
    '?catalogue=paintings&tradition=Warli': [[first], { 'x-total-count': '1' }],
    '?catalogue=paintings&state=Odisha': [[first, second], { 'x-total-count': '2' }],
    '?catalogue=paintings': [[first, second], { 'x-total-count': '2' }],
  });

  it('are those of the query', async () => {
    const list = await loadWorks(filtered, 'paintings', { query: '?tradition=Warli&sort=none&max=cheap' });
    expect(list).toMatchObject({ value: { works: [first], filters: { tradition: 'Warli' }, nearest: null } });
  });

  it('are the nearest ones when there are none: the fewest without one of the filters', async () => {
    const list = await loadWorks(filtered, 'paintings', { query: 'tradition=Warli&state=Odisha' });
    expect(list).toMatchObject({
      value: { works: [], total: 0, nearest: { left: 'state', works: [first], total: 1 } },
    });
  });

  it('are all works when none is near', async () => {
    const list = await loadWorks(filtered, 'paintings', { query: 'maker=nobody' });
    expect(list).toMatchObject({ value: { works: [], nearest: { left: 'maker', total: 2 } } });
    const odd = await loadWorks(filtered, 'paintings', { query: 'maker=nobody&tradition=Cubism' });
    expect(odd).toMatchObject({ value: { nearest: { left: null, total: 2 } } });
  });
});

describe('a page of works', () => {
  it('has the next page and the total', async () => {
    const others = { filters: {}, values, nearest: null };
    expect(await loadWorks(client, 'paintings', {})).toEqual({
      state: 'loaded',
      value: { works: [first], page: 1, hasNext: true, total: 2, ...others },
    });
    expect(await loadWorks(client, 'paintings', { page: '2' })).toEqual({
      state: 'loaded',
      value: { works: [second], page: 2, hasNext: false, total: 2, ...others },
    });
  });

  it.each(['1', '0', 'x', '3'])('is missing for the number %s', async (page) => {
    expect(await loadWorks(client, 'paintings', { page })).toMatchObject({ state: 'failed', missing: true });
  });

  it('is sorted on request', async () => {
    const sorted = await fetchWorks(client, { catalogue: 'paintings', page: 1, sort: 'price-descending' });
    expect(sorted).toEqual({ works: [second], page: 1, hasNext: false, total: 1 });
  });
});
