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
  if (loaded.state === 'failed') throw new Error('The work was not loaded.');
  return loaded.value;
};

describe('a work', () => {
  it('comes with one row of others, those of its tradition first', async () => {
    const { others } = await loadWith({ related: numbered(1, 'alike'), following: numbered(6, 'next') });
    expect(others.map(({ id, alike }) => [id, alike])).toEqual([
      ['alike-0', true],
      ['next-0', false],
      ['next-1', false],
      ['next-2', false],
    ]);
  });

  it('comes without what the row does not show', async () => {
    const { work, others } = await loadWith({ related: numbered(1, 'alike') });
    expect(work?.description).toBe(wholeWorks.paintings.description);
    const { name, picture, catalogue, price, tradition, region } = paintings[0] as Painting;
    expect(others).toEqual([
      { id: 'alike-0', name, picture, catalogue, price, tradition, region, alike: true },
    ]);
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
    const { others = [] } = loaded.state === 'loaded' ? loaded.value : {};
    expect(others.map(({ id }) => id)).toEqual(['first-0', 'first-1', 'first-2', 'first-3']);
    expect(others[0]).not.toHaveProperty('description');
  });
});
