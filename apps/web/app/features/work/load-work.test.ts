import { createClient } from '@kalavithi/contract/client';
import type { Painting, WholeWork, Work } from '@kalavithi/contract/work';
import { describe, expect, it } from 'vitest';
import { paintings, wholeWorks } from '../../testing/content';
import { loadWork } from './load-work';

const numbered = (count: number, name: string): Work[] =>
  Array.from({ length: count }, (_, index) => ({ ...(paintings[0] as Work), id: `${name}-${index}` }));

/** What the page of a painting loads when the API answers with these other works. */
const loadWith = async (lists: Partial<Pick<WholeWork, 'related' | 'following'>>) => {
  const work = { ...wholeWorks.paintings, ...lists };
  const client = createClient(async () => Response.json(work), 'http://localhost');
  const loaded = await loadWork(client, 'paintings', work.id);
  if (loaded.state === 'failed' || !loaded.value.others) throw new Error('The work was not loaded.');
  return loaded.value;
};

describe('a work', () => {
  it('comes with one row of others, those of its tradition first', async () => {
    const { others } = await loadWith({ related: numbered(1, 'alike'), following: numbered(6, 'next') });
    expect(others?.works.map(({ id }) => id)).toEqual(['alike-0', 'next-0', 'next-1', 'next-2']);
  });

  it.each([
    ['all', 2, 0],
    ['some', 2, 2],
    ['none', 0, 2],
    ['none', 0, 0],
  ] as const)('says that %s are of its tradition', async (alike, related, following) => {
    const { others } = await loadWith({
      related: numbered(related, 'alike'),
      following: numbered(following, 'next'),
    });
    expect(others?.alike).toBe(alike);
  });

  it('comes without what the row does not show', async () => {
    const { work, others } = await loadWith({ related: numbered(1, 'alike') });
    expect(work?.description).toBe(wholeWorks.paintings.description);
    const { name, picture, catalogue, price, tradition, region } = paintings[0] as Painting;
    expect(others?.works).toEqual([{ id: 'alike-0', name, picture, catalogue, price, tradition, region }]);
  });
});

describe('a missing work', () => {
  it('is answered with the first works of the catalogue', async () => {
    const client = createClient(async (request) => {
      if (new URL(request.url).pathname === '/api/works') return Response.json(numbered(6, 'first'));
      const failure = { success: false, message: 'Unknown.', code: 'work-not-found' };
      return Response.json(failure, { status: 404 });
    }, 'http://localhost');
    const loaded = await loadWork(client, 'paintings', 'nothing');
    expect(loaded).toMatchObject({ missing: true, value: { work: null } });
    const { neighbours } = loaded.state === 'loaded' ? loaded.value : {};
    expect(neighbours?.map(({ id }) => id)).toEqual(['first-0', 'first-1', 'first-2', 'first-3']);
    expect(neighbours?.[0]).not.toHaveProperty('description');
  });
});
