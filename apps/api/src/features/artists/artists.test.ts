import { artistSeeds } from '@kalavithi/catalogue/artist-seeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('all artists in the catalogue’s order, with their works', async () => {
  const { answer } = await api.succeed('artists');
  expect(answer.map(({ _id }) => _id)).toEqual(artistSeeds.map(({ _id }) => _id));
  expect(answer.every(({ works }) => works.length > 0)).toBe(true);
});

test('the parallel lists say what the works say', async () => {
  const { answer } = await api.succeed('artists');
  for (const { images, images_description: descriptions, price, works } of answer) {
    expect(images).toHaveLength(works.length);
    expect(descriptions).toEqual(works.map(({ description }) => description));
    expect(price).toEqual(works.map((work) => work.price));
  }
});

test('the list may be kept for a short while, and is not sent twice', async () => {
  const response = await api.request('/api/artist');
  expect(response.headers.get('cache-control')).toContain('public');
  const again = await api.request('/api/artist', {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('what an operator deletes does not come back', async () => {
  const [gone] = artistSeeds;
  await api.deps.db
    .deleteFrom('artists')
    .where('id', '=', gone?._id ?? '')
    .execute();
  const { answer } = await api.succeed('artists');
  expect(answer).toHaveLength(artistSeeds.length - 1);
});
