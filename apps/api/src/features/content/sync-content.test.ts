import type { Content } from '@kalavithi/content/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { syncContent } from './sync-content.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const sync = (content: Pick<Content, 'artists' | 'events' | 'works'>) =>
  syncContent(api.deps.db, content, api.clock);
beforeEach(() => sync(sampleContent));

const [first, second] = sampleContent.events;
if (!first || !second) throw new Error('The sample needs two events.');
const idOfFirst = first.id;
const without = { ...sampleContent, events: sampleContent.events.slice(1) };
const idsOf = async () => (await api.succeed('events')).answer.map(({ _id }) => _id);

describe('an event that is missing from the content', () => {
  it('is deleted when nobody is registered for it', async () => {
    await sync(without);
    expect(await idsOf()).not.toContain(idOfFirst);
    await api.fail('event', 'event-not-found', { params: { id: idOfFirst } });
  });

  it('is cancelled when people are registered, and rejects new registrations', async () => {
    const [member, other] = [await api.signIn(), await api.signIn()];
    await api.succeed('registerEvent', { as: member, body: { eventId: idOfFirst } });
    await sync(without);

    const { answer } = await api.succeed('event', { params: { id: idOfFirst } });
    expect(answer.cancelled).toBe(true);
    expect((await api.succeed('events')).answer.find(({ _id }) => _id === idOfFirst)?.cancelled).toBe(true);
    const { userData } = (await api.succeed('userData', { as: member })).answer;
    expect(userData.events).toMatchObject([{ _id: idOfFirst, cancelled: true }]);
    await api.fail('registerEvent', 'event-cancelled', { as: other, body: { eventId: idOfFirst } });
  });

  it('is restored with its registrations when it returns', async () => {
    const { answer } = await api.succeed('event', { params: { id: idOfFirst } });
    expect(answer.cancelled).toBe(false);
    const rows = await api.deps.db.selectFrom('event_registrations').select('user_id').execute();
    expect(rows).toHaveLength(1);
  });
});

it('updates an event that changed in the content', async () => {
  const renamed = { ...second, title: 'Another title', minutes: null, price: null };
  await sync({ ...sampleContent, events: [first, renamed] });
  const { answer } = await api.succeed('event', { params: { id: second.id } });
  expect(answer).toMatchObject({
    event_title: 'Another title',
    event_time: null,
    event_minutes: null,
    price: null,
  });
});

it('keeps an event that was inserted by hand', async () => {
  const row = await api.deps.db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow();
  await api.deps.db
    .insertInto('events')
    .values({ ...row, id: 'event-by-hand', from_content: 0 })
    .execute();
  await sync(without);
  expect(await idsOf()).toContain('event-by-hand');
});

it('deletes missing artists and keeps the order of the others', async () => {
  await sync({ ...sampleContent, artists: sampleContent.artists.slice(1).toReversed() });
  const ids = (await api.succeed('artists')).answer.map(({ _id }) => _id);
  expect(ids).toEqual(
    sampleContent.artists
      .slice(1)
      .map(({ id }) => id)
      .toReversed(),
  );
});

it('stores five thousand events, and skips unchanged content', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ ...first, id: `event-number-${index}` }));
  await sync({ ...sampleContent, events: many });
  await api.deps.db.deleteFrom('events').where('id', '=', 'event-number-0').execute();
  // The same content again: nothing is written, so that the deleted row does not come back.
  await sync({ ...sampleContent, events: many });
  const { count } = await api.deps.db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'like', 'event-number-%')
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(4999);
});
