import { eventSeeds } from '@kalavithi/catalogue/event-seeds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';

/** Half past midnight in India on the 15th, which is still the 14th in UTC. */
const firstStart = new Date('2026-03-14T19:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await startApi({}, { startAt: firstStart });
});
afterAll(() => api.close());

const day = 24 * 60 * 60 * 1000;
const dayAfterStart = (days: number) =>
  new Date(Date.parse('2026-03-15T00:00:00Z') + days * day).toISOString().slice(0, 10);

const list = async () => (await api.succeed('events')).answer;
const upcoming = eventSeeds.filter(({ endOffset }) => endOffset >= 0);
const [first] = upcoming;
const over = eventSeeds.find(({ endOffset }) => endOffset < 0);
if (!first || !over) throw new Error('The seeds need an upcoming and a completed event.');

test('the seeds are dated from the day of the first start in India', async () => {
  for (const { _id, startOffset, endOffset } of eventSeeds) {
    const { answer } = await api.succeed('event', { params: { id: _id } });
    expect(answer.event_date).toEqual({ start: dayAfterStart(startOffset), end: dayAfterStart(endOffset) });
    expect(answer.status).toBe(endOffset < 0 ? 'Completed' : 'Upcoming');
  }
});

test('the list holds every event, soonest first, completed ones after, the latest first', async () => {
  const events = await list();
  expect(events.map(({ _id }) => _id).toSorted()).toEqual(eventSeeds.map(({ _id }) => _id).toSorted());
  expect(events.slice(0, upcoming.length).every(({ status }) => status === 'Upcoming')).toBe(true);
  expect(events.slice(upcoming.length).every(({ status }) => status === 'Completed')).toBe(true);
  const starts = events.map(({ event_date }) => event_date.start ?? '');
  expect(starts.slice(0, upcoming.length)).toEqual(starts.slice(0, upcoming.length).toSorted());
  expect(starts.slice(upcoming.length)).toEqual(starts.slice(upcoming.length).toSorted().toReversed());
});

test('list and single answer say the same', async () => {
  for (const event of await list()) {
    expect((await api.succeed('event', { params: { id: event._id } })).answer).toEqual(event);
  }
});

test('pictures are addressed through the catalogue, as many as are drawn', async () => {
  for (const event of await list()) {
    const seeded = eventSeeds.find(({ _id }) => _id === event._id);
    expect(event.images.length).toBeLessThanOrEqual(seeded?.imagesCount ?? 0);
    expect(event.images.length).toBe(event.pictures.length);
    expect(event.banner === null).toBe(event.bannerPicture === null);
  }
});

test.each(['nothing', '../events', '%00', 'x'.repeat(500), "'; drop table events; --"])(
  'there is no event %j',
  async (id) => {
    const { failure } = await api.fail('event', 'event-not-found', { params: { id } });
    expect(failure.message).toBe('This event could not be found.');
  },
);

test('an event is upcoming through its last day in India, and completed from midnight on', async () => {
  const end = dayAfterStart(first.endOffset);
  const statusAt = async (moment: string) => {
    api.clock.set(new Date(moment));
    return (await api.succeed('event', { params: { id: first._id } })).answer.status;
  };
  expect(await statusAt(`${end}T23:59:59+05:30`)).toBe('Upcoming');
  expect(await statusAt(`${end}T24:00:00+05:30`)).toBe('Completed');
  api.clock.set(firstStart);
});

test('an event without a last day goes on, and stands after the dated ones', async () => {
  await api.deps.db
    .insertInto('events')
    .values({
      id: 'event-without-dates',
      event_title: 'Open studio',
      hi: null,
      organized_by: 'The lane',
      description: 'Come in.',
      artist_name: 'Everybody',
      artist_bio: null,
      start_date: null,
      end_date: null,
      event_time: null,
      location: 'Everywhere',
      activity: null,
      price: null,
      testimonials: '[]',
      videos: '[]',
      images_count: 0,
      sample: 1,
    })
    .execute();
  const events = await list();
  expect(events[upcoming.length]).toMatchObject({ _id: 'event-without-dates', status: 'Upcoming' });
  await api.deps.db.deleteFrom('events').where('id', '=', 'event-without-dates').execute();
});

test('lists may be kept for a short while, and are not sent twice', async () => {
  const response = await api.request('/api/events');
  expect(response.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=300');
  const tag = response.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await api.request('/api/events', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const missing = await api.request('/api/events/nothing');
  expect(missing.headers.get('cache-control')).toBe('no-store');
});

test('registering enters the event in the user’s data, once', async () => {
  const asha = await api.signIn();
  const { answer } = await api.succeed('registerEvent', { as: asha, body: { eventId: first._id } });
  expect(answer.message).toBe(`You are registered for ${first.event_title}. See you there!`);
  await api.fail('registerEvent', 'already-registered', { as: asha, body: { eventId: first._id } });
  const { answer: data } = await api.succeed('userData', { as: asha });
  expect(data.userData.events).toEqual([
    {
      _id: first._id,
      event_title: first.event_title,
      status: 'Upcoming',
      event_date: { start: dayAfterStart(first.startOffset), end: dayAfterStart(first.endOffset) },
    },
  ]);
});

test('registering is for verified users, and says so in the words of the page', async () => {
  const body = { eventId: first._id };
  const visitor = await api.fail('registerEvent', 'event-signed-out', { body });
  expect(visitor.failure.message).toBe('Please log in to register for this event.');
  const unverified = await api.fail('registerEvent', 'event-unverified', {
    as: await api.signIn({ verified: false }),
    body,
  });
  expect(unverified.failure.message).toBe('Please verify your email before registering for events.');
});

test('registering needs an event that exists and is not over', async () => {
  const asha = await api.signIn();
  await api.fail('registerEvent', 'event-not-found', { as: asha, body: { eventId: 'nothing' } });
  await api.fail('registerEvent', 'event-completed', { as: asha, body: { eventId: over._id } });
  const { answer } = await api.succeed('userData', { as: asha });
  expect(answer.userData.events).toEqual([]);
});

test.each([[{}], [{ eventId: '' }], [{ eventId: 7 }], [{ eventId: 'x'.repeat(101) }]])(
  'registering refuses %j',
  async (body) => {
    await api.fail('registerEvent', 'invalid', { as: await api.signIn(), body });
  },
);

test('two registrations at once are one', async () => {
  const asha = await api.signIn();
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.attempt('registerEvent', { as: { ...asha }, body: { eventId: first._id } }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already-registered')).toHaveLength(5);
});
