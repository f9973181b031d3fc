import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { paintings } from '../../testing/content';
import { allWorks } from './works';

const [first, second] = paintings;
const next = '</api/works?catalogue=paintings&cursor=two>; rel="next"';

/** A server that returns a page for each query, with a Link header where there is a next one. */
const clientOf = (pages: Record<string, [works: unknown[], link?: string]>) =>
  createClient(async (request) => {
    const [works, link] = pages[new URL(request.url).search] ?? [[]];
    return Response.json(works, { headers: link ? { link } : {} });
  }, 'http://localhost');

describe('allWorks', () => {
  it('loads a catalogue page by page', async () => {
    const client = clientOf({
      '?catalogue=paintings': [[first], next],
      '?catalogue=paintings&cursor=two': [[second]],
    });
    expect(await allWorks(client, 'paintings')).toEqual([first, second]);
  });

  it('stops at a page without new works', async () => {
    const client = clientOf({
      '?catalogue=paintings': [[first], next],
      '?catalogue=paintings&cursor=two': [[first], next],
    });
    expect(await allWorks(client, 'paintings')).toEqual([first]);
  });
});
