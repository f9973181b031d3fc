import { eventsPageSize } from '@kalavithi/contract/constants';
import { pictureAddress } from '@kalavithi/contract/media';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import { sampleContent } from '../../testing/sample-content.ts';
import { onPostgres } from '../../testing/test-database.ts';
import { eventsInSection } from './events.queries.ts';

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
/** The sample's events, their days counted from the first start. */
const samples = sampleContent.events.map(({ id, title, starts, ends }) => {
  if (!('inDays' in starts) || !('inDays' in ends))
    throw new Error(`${id} is not dated from the first start.`);
  return { _id: id, event_title: title, startOffset: starts.inDays, endOffset: ends.inDays };
});
const upcoming = samples.filter(({ endOffset }) => endOffset >= 0);
const [first] = upcoming;
const completed = samples.find(({ endOffset }) => endOffset < 0);
if (!first || !completed) throw new Error('The sample needs an upcoming and a completed event.');

test('dates samples relative to the day of the first start in India', async () => {
  for (const { _id, startOffset, endOffset } of samples) {
    const { answer } = await api.succeed('event', { params: { id: _id } });
    expect(answer.event_date).toEqual({ start: dayAfterStart(startOffset), end: dayAfterStart(endOffset) });
    expect(answer.status).toBe(endOffset < 0 ? 'Completed' : 'Upcoming');
  }
});

test('lists upcoming events soonest first, then completed ones latest first', async () => {
  const events = await list();
  expect(events.map(({ _id }) => _id).toSorted()).toEqual(samples.map(({ _id }) => _id).toSorted());
  expect(events.slice(0, upcoming.length).every(({ status }) => status === 'Upcoming')).toBe(true);
  expect(events.slice(upcoming.length).every(({ status }) => status === 'Completed')).toBe(true);
  const starts = events.map(({ event_date }) => event_date.start ?? '');
  expect(starts.slice(0, upcoming.length)).toEqual(starts.slice(0, upcoming.length).toSorted());
  expect(starts.slice(upcoming.length)).toEqual(starts.slice(upcoming.length).toSorted().toReversed());
});

test('returns the same fields in the list and for a single event', async () => {
  for (const event of await list()) {
    const { answer } = await api.succeed('event', { params: { id: event._id } });
    expect(answer).toEqual({ ...answer, ...event });
    expect(Object.keys(answer).length).toBeGreaterThan(Object.keys(event).length);
  }
});

test('returns pictures, times and artists of the content', async () => {
  for (const sample of sampleContent.events) {
    const { answer: event } = await api.succeed('event', { params: { id: sample.id } });
    expect(event.bannerPicture).toEqual(sample.banner);
    expect(event.pictures).toEqual(sample.pictures);
    expect(event.images).toEqual(sample.pictures.map(pictureAddress));
    expect(event.event_minutes).toEqual(sample.minutes);
    expect(event.artist_id).toBe(sample.artistId);
  }
  const { answer } = await api.succeed('event', { params: { id: 'event-madhubani-weekend' } });
  expect(answer).toMatchObject({
    event_time: '11:00 AM – 4:00 PM',
    event_minutes: { start: 660, end: 960 },
    artist_id: 'artist-nirupama-kanth',
  });
});

test.each(['nothing', '../events', '%00', 'x'.repeat(500), "'; drop table events; --"])(
  'answers 404 for the event %j',
  async (id) => {
    const { failure } = await api.fail('event', 'event-not-found', { params: { id } });
    expect(failure.message).toBe('This event could not be found.');
  },
);

test('completes an event at midnight in India after its last day', async () => {
  const end = dayAfterStart(first.endOffset);
  const statusAt = async (moment: string) => {
    api.clock.set(new Date(moment));
    return (await api.succeed('event', { params: { id: first._id } })).answer.status;
  };
  expect(await statusAt(`${end}T23:59:59+05:30`)).toBe('Upcoming');
  expect(await statusAt(`${end}T24:00:00+05:30`)).toBe('Completed');
  api.clock.set(firstStart);
});

const row = (id: string, start: string | null, end: string | null) => ({
  id,
  event_title: `Event ${id}`,
  hi: null,
  organized_by: 'The lane',
  description: 'Come in. '.repeat(100),
  artist_name: 'Everybody',
  artist_bio: null,
  start_date: start,
  end_date: end,
  event_time: null,
  location: 'Everywhere',
  activity: null,
  price: null,
  testimonials: '[]',
  videos: '[]',
  artist_id: null,
  start_minutes: null,
  end_minutes: null,
  banner: null,
  pictures: null,
  sample: 1,
});
const insert = async (rows: ReturnType<typeof row>[]) => {
  await api.deps.db.insertInto('events').values(rows).execute();
};
const remove = async (prefix: string) => {
  await api.deps.db.deleteFrom('events').where('id', 'like', `${prefix}%`).execute();
};

test('keeps an event without dates upcoming and lists it after the dated ones', async () => {
  await insert([row('event-without-dates', null, null)]);
  const events = await list();
  expect(events[upcoming.length]).toMatchObject({ _id: 'event-without-dates', status: 'Upcoming' });
  await remove('event-without-dates');
});

describe('lists of a thousand events', () => {
  /** The ids of one page, their statuses, and the query that its `Link` header leads to. */
  const page = async (query: Record<string, string> = {}) => {
    const { answer, headers } = await api.succeed('events', { query });
    const link = headers.get('link');
    const address = /^<(\/api\/events\?[^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
    expect(link === null).toBe(address === undefined);
    return {
      ids: answer.map(({ _id }) => _id),
      statuses: answer.map(({ status }) => status),
      next:
        address === undefined
          ? null
          : Object.fromEntries(new URL(address, 'https://api.invalid').searchParams),
    };
  };
  const walk = async (
    query: Record<string, string> = {},
    between: (pages: number) => Promise<void> = async () => {},
  ) => {
    const pages: Awaited<ReturnType<typeof page>>[] = [];
    for (let next: Record<string, string> | null = query; next !== null; next = pages.at(-1)?.next ?? null) {
      pages.push(await page(next));
      await between(pages.length);
    }
    return pages;
  };
  const idsOf = (pages: { ids: string[] }[]) => pages.flatMap(({ ids }) => ids);
  const bytes = async () => Buffer.byteLength(await (await api.request('/api/events')).text());

  let sampleBytes: number;
  /** Ids in the order in which lists must have them. */
  let expected: { Upcoming: string[]; Completed: string[] };
  beforeAll(async () => {
    sampleBytes = await bytes();
    // Three a day, so that pages end within a day; every fiftieth has none; inserted out of order.
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const number = (index * 617) % 1000;
      const id = `many-${String(number).padStart(4, '0')}`;
      const start = number % 50 === 0 ? null : dayAfterStart(Math.floor(number / 3) - 100);
      return row(id, start, start);
    });
    await insert(rows);
    const all = await api.deps.db.selectFrom('events').select(['id', 'start_date', 'end_date']).execute();
    const inOrder = all.toSorted((one, other) => {
      const key = ({ start_date: start, id }: typeof one) => `${start ?? '9999-12-31'} ${id}`;
      return key(one) < key(other) ? -1 : 1;
    });
    const isOver = ({ end_date: end }: (typeof all)[number]) => end !== null && end < dayAfterStart(0);
    expected = {
      Upcoming: inOrder.filter((one) => !isOver(one)).map(({ id }) => id),
      Completed: inOrder
        .filter(isOver)
        .map(({ id }) => id)
        .toReversed(),
    };
  });
  afterAll(() => remove('many-'));

  test('stay below ten times the size of the samples’ list', async () => {
    expect(await bytes()).toBeLessThan(10 * sampleBytes);
  });

  test('have each event once, in order, sixty on a page', async () => {
    expect(expected.Upcoming.length).toBeGreaterThan(500);
    expect(expected.Completed.length).toBeGreaterThan(250);
    const pages = await walk();
    expect(idsOf(pages)).toEqual([...expected.Upcoming, ...expected.Completed]);
    for (const { ids } of pages.slice(0, -1)) expect(ids).toHaveLength(eventsPageSize);
    expect(pages).toHaveLength(Math.ceil(idsOf(pages).length / eventsPageSize));
  });

  test.each(['Upcoming', 'Completed'] as const)('can be limited to %s events', async (status) => {
    const pages = await walk({ status });
    expect(idsOf(pages)).toEqual(expected[status]);
    expect(new Set(pages.flatMap(({ statuses }) => statuses))).toEqual(new Set([status]));
  });

  test('have the same pages by number as by cursor', async () => {
    for (const query of [{}, { status: 'Upcoming' }, { status: 'Completed' }]) {
      const pages = await walk(query);
      for (const [index, { ids, next }] of pages.entries()) {
        expect(await page({ ...query, page: String(index + 1) })).toMatchObject({ ids, next });
      }
      expect(await page({ ...query, page: String(pages.length + 1) })).toMatchObject({ ids: [], next: null });
    }
    expect((await page({ page: '999999' })).ids).toEqual([]);
  });

  test('continue with the next section when a page ends with its section', async () => {
    // Adds upcoming events until they fill whole pages.
    const missing = eventsPageSize - (expected.Upcoming.length % eventsPageSize);
    const added = Array.from({ length: missing }, (_, index) => row(`more-${index}`, null, null));
    await insert(added);
    const pages = await walk();
    const whole = (expected.Upcoming.length + missing) / eventsPageSize;
    expect(pages[whole - 1]?.statuses.at(-1)).toBe('Upcoming');
    expect(pages[whole]?.ids).toEqual(expected.Completed.slice(0, eventsPageSize));
    expect((await page({ page: String(whole + 1) })).ids).toEqual(
      expected.Completed.slice(0, eventsPageSize),
    );
    await remove('more-');
  });

  test('lose and repeat no event when events are inserted and deleted between pages', async () => {
    const gone = expected.Upcoming[3] ?? '';
    const pages = await walk({}, async (number) => {
      // Inserts on a page that was read already; deletes an event of the first page.
      await insert([row(`between-${number}`, dayAfterStart(0), dayAfterStart(0))]);
      if (number === 1) await remove(gone);
    });
    expect(idsOf(pages)).toEqual([...expected.Upcoming, ...expected.Completed]);
    await remove('between-');
    await insert([row(gone, dayAfterStart(0), dayAfterStart(0))]);
    expected.Upcoming = idsOf(await walk({ status: 'Upcoming' }));
  });

  test('lose and repeat no event when midnight passes between pages', async () => {
    const midnight = new Date(`${dayAfterStart(1)}T00:00:00+05:30`);
    const before = idsOf(await walk());
    api.clock.set(new Date(midnight.getTime() - 1000));
    const pages = await walk({}, async (number) => {
      if (number === 2) api.clock.set(midnight);
    });
    expect(idsOf(pages)).toEqual(before);
    // A list that starts after midnight has the day's events first among the completed ones.
    const after = await walk({ status: 'Completed' });
    const today = await api.deps.db
      .selectFrom('events')
      .select('id')
      .where('end_date', '=', dayAfterStart(0))
      .execute();
    expect(today.length).toBeGreaterThan(0);
    expect(after[0]?.ids).toEqual(expect.arrayContaining(today.map(({ id }) => id)));
    api.clock.set(firstStart);
  });

  test.each(['Upcoming', 'Completed'] as const)(
    'read a page of %s events by a range of the index',
    async (status) => {
      const after = { startKey: dayAfterStart(20), id: 'x' };
      const plan = await api.deps.db.transaction().execute(async (transaction) => {
        const section = { status, day: dayAfterStart(0) };
        const { sql: text, parameters } = eventsInSection(transaction, section, {
          after,
          limit: 61,
        }).compile();
        // PostgreSQL prefers other plans for a small table.
        if (onPostgres()) {
          await sql`set local enable_seqscan = off`.execute(transaction);
          await sql`set local enable_bitmapscan = off`.execute(transaction);
        }
        const explain = onPostgres() ? 'explain' : 'explain query plan';
        return JSON.stringify(
          await transaction.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters])),
        );
      });
      expect(plan).toMatch(/events_by_start/);
      expect(plan).toMatch(onPostgres() ? /Index Cond:.*ROW\(COALESCE/ : /SEARCH events USING INDEX/);
      expect(plan).not.toMatch(/Sort|TEMP B-TREE/);
    },
  );
});

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['a cursor of nonsense', { cursor: 'nonsense' }],
  ['an empty cursor', { cursor: '' }],
  ['an endless cursor', { cursor: 'a'.repeat(5000) }],
  ['a cursor of another shape', { cursor: cursorOf(['2026-03-15', 'Upcoming', '2026-03-15']) }],
  ['a cursor without a day', { cursor: cursorOf(['today', 'Upcoming', '2026-03-15', 'x']) }],
  ['a cursor that no database takes', { cursor: cursorOf(['2026-03-15', 'Upcoming', '2026-03-15', 'x\0']) }],
  [
    'a cursor of another list',
    { cursor: cursorOf(['2026-03-15', 'Upcoming', '2026-03-15', 'x']), status: 'Completed' },
  ],
  ['a cursor and a page', { cursor: cursorOf(['2026-03-15', 'Upcoming', '2026-03-15', 'x']), page: '2' }],
  ['a page before the first', { page: '0' }],
  ['a page that is no number', { page: '2; drop table events' }],
  ['an unknown status', { status: 'Cancelled' }],
])('rejects %s', async (_, query) => {
  await api.fail('events', 'invalid', { query: query as Record<string, string> });
});

test('allows caching of lists and answers 304 to a matching ETag', async () => {
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

test('registers once and lists the event in the user’s data', async () => {
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
      cancelled: false,
      event_date: { start: dayAfterStart(first.startOffset), end: dayAfterStart(first.endOffset) },
    },
  ]);
});

test('rejects registrations of visitors and unverified users with the page’s sentences', async () => {
  const body = { eventId: first._id };
  const visitor = await api.fail('registerEvent', 'event-signed-out', { body });
  expect(visitor.failure.message).toBe('Please log in to register for this event.');
  const unverified = await api.fail('registerEvent', 'event-unverified', {
    as: await api.signIn({ verified: false }),
    body,
  });
  expect(unverified.failure.message).toBe('Please verify your email before registering for events.');
});

test('rejects registrations for unknown and completed events', async () => {
  const asha = await api.signIn();
  await api.fail('registerEvent', 'event-not-found', { as: asha, body: { eventId: 'nothing' } });
  await api.fail('registerEvent', 'event-completed', { as: asha, body: { eventId: completed._id } });
  const { answer } = await api.succeed('userData', { as: asha });
  expect(answer.userData.events).toEqual([]);
});

test.each([[{}], [{ eventId: '' }], [{ eventId: 7 }], [{ eventId: 'x'.repeat(101) }]])(
  'rejects the registration %j',
  async (body) => {
    await api.fail('registerEvent', 'invalid', { as: await api.signIn(), body });
  },
);

test('accepts one of six concurrent registrations', async () => {
  const asha = await api.signIn();
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, () =>
      api.attempt('registerEvent', { as: { ...asha }, body: { eventId: first._id } }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already-registered')).toHaveLength(5);
});
