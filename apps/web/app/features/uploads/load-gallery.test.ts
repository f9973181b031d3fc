import type { Client } from '@kalavithi/contract/client';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { describe, expect, it } from 'vitest';
import { heightOf, loadGallery, toItems, withoutRepeats } from './load-gallery';

const item = (id: string): GalleryItem => ({
  _id: id,
  imageUrl: `/uploads/${id}-full.webp`,
  thumbnailUrl: `/uploads/${id}-640.webp`,
  width: 800,
  height: 600,
  createdAt: '2026-11-20T10:00:00.000Z',
});

describe('a page of the gallery', () => {
  it('has the cursor of the next page', async () => {
    const asked: unknown[] = [];
    const client = (async (name: string, options: unknown) => {
      asked.push([name, options]);
      return {
        answer: [item('b'), item('a')],
        headers: new Headers({ link: '</gallery?cursor=abc-_1>; rel="next"' }),
      };
    }) as unknown as Client;
    expect(await loadGallery(client)).toEqual({
      state: 'loaded',
      value: { items: [item('b'), item('a')], next: 'abc-_1' },
    });
    await loadGallery(client, 'abc-_1');
    expect(asked).toEqual([
      ['gallery', {}],
      ['gallery', { query: { cursor: 'abc-_1' } }],
    ]);
  });

  it('accepts a response with only addresses', () => {
    expect(toItems({ images: ['/a.jpg'] })).toMatchObject([{ _id: '/a.jpg', imageUrl: '/a.jpg' }]);
    expect(toItems({ images: ['/a.jpg'] }).map(heightOf), 'not shown as a small picture').toEqual([9999]);
    expect(toItems({})).toEqual([]);
    expect(toItems(null)).toEqual([]);
  });

  it('keeps the first of repeated items', () => {
    expect(
      withoutRepeats([item('c'), item('b'), item('b'), item('a'), item('c')]).map(({ _id }) => _id),
    ).toEqual(['c', 'b', 'a']);
  });
});
