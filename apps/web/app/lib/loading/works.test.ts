import { createClient } from '@kalavithi/contract/client';
import { describe, expect, it } from 'vitest';
import { paintings } from '../../testing/content';
import { allWorks } from './works';

const [first, second] = paintings;
const next = '</api/works?catalogue=paintings&cursor=two>; rel="next"';

/** A server that answers each query of the list with a page and, where it goes on, a Link header. */
const clientOf = (pages: Record<string, [works: unknown[], link?: string]>) =>
  createClient(async (request) => {
    const [works, link] = pages[new URL(request.url).search] ?? [[]];
    return Response.json(works, { headers: link ? { link } : {} });
  }, 'http://localhost');

describe('all works of a catalogue', () => {
  it('are read page by page', async () => {
    const client = clientOf({
      '?catalogue=paintings': [[first], next],
      '?catalogue=paintings&cursor=two': [[second]],
    });
    expect(await allWorks(client, 'paintings')).toEqual([first, second]);
  });

  it('end with a page that brings nothing new', async () => {
    const client = clientOf({
      '?catalogue=paintings': [[first], next],
      '?catalogue=paintings&cursor=two': [[first], next],
    });
    expect(await allWorks(client, 'paintings')).toEqual([first]);
  });
});
