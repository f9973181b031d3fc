import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { sampleContent } from '../../testing/sample-content.ts';

const { artists } = sampleContent;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('lists all artists in the order of the content, with their works', async () => {
  const { answer } = await api.succeed('artists');
  expect(answer.map(({ _id }) => _id)).toEqual(artists.map(({ id }) => id));
  expect(answer.every(({ works }) => works.length > 0)).toBe(true);
});

test('repeats the works in the parallel lists', async () => {
  const { answer } = await api.succeed('artists');
  for (const { images, images_description: descriptions, price, works } of answer) {
    expect(images).toHaveLength(works.length);
    expect(descriptions).toEqual(works.map(({ description }) => description));
    expect(price).toEqual(works.map((work) => work.price));
  }
});

test('allows caching and answers 304 to a matching ETag', async () => {
  const response = await api.request('/api/artist');
  expect(response.headers.get('cache-control')).toContain('public');
  const again = await api.request('/api/artist', {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
