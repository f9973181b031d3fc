import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { call, savedCart } from '../fixtures/people.ts';
import type { TestServer } from '../fixtures/test-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { eventWithStatus, listEvents } from '../steps/addresses.ts';
import { expectAccessible } from '../steps/axe.ts';
import { fadesEnd, laidOut } from '../steps/motion.ts';
import { expectCopied, recordCopies } from '../steps/clipboard.ts';
import { shiftedBy, watchShifts } from '../steps/layout-shift.ts';
import { expectFonts } from '../steps/fonts.ts';
import { holdBack } from '../steps/network.ts';
import { expectFits, sheetsOf } from '../steps/screen.ts';
import {
  accountButton,
  goByMenu,
  heading,
  rememberMember,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface EventSummary {
  _id: string;
  event_title: string;
  status: 'Upcoming' | 'Completed';
  organized_by: string;
  artist_name: string;
  event_date: { start: string | null; end: string | null };
  event_time: string | null;
  location: string;
  price: number | null;
  sample: boolean;
}

interface FullEvent extends EventSummary {
  description: string;
  artist_bio: string | null;
  activity: string | null;
  testimonials: { name: string; rating: number; comment: string }[];
}

const eventsOf = (server: TestServer) => listEvents<EventSummary>(server);

const loadEvent = async (server: TestServer, id: string): Promise<FullEvent> =>
  (await call<FullEvent>(server, `/api/events/${id}`)).body;

/** Loads the first event of a status with all fields. */
const eventOf = async (server: TestServer, status: FullEvent['status']): Promise<FullEvent> =>
  loadEvent(server, (await eventWithStatus(server, status))._id);

/** Calls for lists of events, with any query. */
const listCalls = /\/api\/events(?:\?|$)/;

const lists = [
  { path: '/events', place: 'All events', empty: 'No events found.', statuses: ['Upcoming', 'Completed'] },
  {
    path: '/events/upcoming',
    place: 'Upcoming events',
    empty: 'No upcoming events found.',
    statuses: ['Upcoming'],
  },
  {
    path: '/events/completed',
    place: 'Completed events',
    empty: 'No completed events found.',
    statuses: ['Completed'],
  },
] as const;

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const more = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: `View More about ${title}`, exact: true });
const ticket = (page: Page): Locator => page.getByRole('complementary', { name: 'Event details' });
/** The value of a term on the ticket. */
const fact = (page: Page, term: string): Locator =>
  ticket(page).getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
const registration = (page: Page, label: string): Locator =>
  ticket(page).getByRole('button', { name: label, exact: true });

/** Opens an event by a link from its list, with a modified API response. */
const openChanged = async (page: Page, event: FullEvent, changes: Record<string, unknown>): Promise<void> => {
  await visit(page, event.status === 'Upcoming' ? '/events/upcoming' : '/events/completed');
  await page.route(`**/api/events/${event._id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes } });
  });
  await more(page, event.event_title).click();
  await expect(page).toHaveURL(`/events/${event._id}`);
};

/** Formats a date such as 2026-12-02 in long Indian English (specification, section 2). */
const longDay = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const names = 'January February March April May June July August September October November December'.split(
    ' ',
  );
  return `${date} ${names[month - 1]} ${year}`;
};

test.describe('lists', () => {
  for (const { path, place, statuses } of lists) {
    test(
      `${place}: banner, title, status, dates, organizer and a link`,
      { tag: '@wide' },
      async ({ page, server }) => {
        const events = (await eventsOf(server)).filter(({ status }) =>
          (statuses as readonly string[]).includes(status),
        );
        expect(events.length).toBeGreaterThan(1);
        await visit(page, path);
        await expect(heading(page, place)).toBeVisible();
        await expect(cards(page)).toHaveCount(events.length);
        for (const event of events) {
          const card = cards(page).filter({ has: more(page, event.event_title) });
          await expect(card.getByRole('heading', { level: 2 })).toHaveText(event.event_title);
          await expect(card.getByText(event.status, { exact: true })).toBeVisible();
          await expect(card.getByText(event.organized_by)).toBeVisible();
          await expect(
            card.getByText(longDay(event.event_date.end ?? event.event_date.start ?? '')),
          ).toBeVisible();
          await expect(card.getByText(event.location, { exact: true })).toBeVisible();
          await expect(
            card.getByText(event.price === null ? 'Free' : `₹${event.price.toLocaleString('en-IN')}`, {
              exact: true,
            }),
          ).toBeVisible();
        }
        await expect(page.getByText(/invented samples/)).toHaveCount(
          events.some(({ sample }) => sample) ? 1 : 0,
        );
        const [{ event_title: title, _id } = { event_title: '', _id: '' }] = events;
        await more(page, title).click();
        await expect(page).toHaveURL(`/events/${_id}`);
        await expect(heading(page, title)).toBeVisible();
        await page.goBack();
        await expect(heading(page, place)).toBeVisible();
      },
    );

    // The three share one component; on the phone one is enough.
    test(
      `${place}: slow, empty, failing`,
      path === '/events' ? {} : { tag: '@wide' },
      async ({ page, server, tolerate }) => {
        tolerate(/status of 503/, /could not be loaded/);
        const { empty } = lists.find((one) => one.path === path) ?? { empty: '' };
        const count = (await eventsOf(server)).filter(({ status }) =>
          (statuses as readonly string[]).includes(status),
        ).length;
        let { promise: released, resolve: release } = Promise.withResolvers<void>();
        release();
        const block = (): void => {
          ({ promise: released, resolve: release } = Promise.withResolvers<void>());
        };
        block();
        let mode: 'slow' | 'empty' | 'failing' = 'slow';
        await visit(page, '/');
        await page.route(listCalls, async (route) => {
          if (mode === 'empty') await route.fulfill({ json: [] });
          else if (mode === 'failing') {
            await route.fulfill({ status: 503, json: { success: false, message: 'Not now.' } });
          } else {
            if (mode === 'slow') await released;
            await route.continue();
          }
        });
        await goByMenu(page, 'Events', place);
        await expect(heading(page, place)).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: 'Loading events' })).toHaveCount(1);
        await expect(page.getByText(empty)).toHaveCount(0);
        await expectAccessible(page);
        await expectFits(page);
        release();
        await expect(cards(page)).toHaveCount(count);
        await expect(page.getByText('Loading events')).toHaveCount(0);

        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
        await expect(heading(page, 'About Us')).toBeVisible();
        mode = 'empty';
        await goByMenu(page, 'Events', place);
        await expect(page.getByText(empty, { exact: true })).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await expectAccessible(page);
        await expectFits(page);

        await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
        await expect(heading(page, 'About Us')).toBeVisible();
        mode = 'failing';
        await goByMenu(page, 'Events', place);
        await expect(page.getByText('The list did not arrive.')).toBeVisible();
        await expect(page.getByText(empty, { exact: true })).toBeVisible();
        await expectAccessible(page);
        mode = 'slow';
        block();
        const requested = page.waitForRequest(listCalls);
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await requested;
        await expect(page.getByRole('main').getByRole('button', { name: 'Trying...' })).toBeVisible();
        release();
        await expect(cards(page)).toHaveCount(count);
      },
    );
  }

  test(
    'of several pages navigates back and forth, with the page in the URL',
    { tag: '@wide' },
    async ({ page, server }) => {
      const upcoming = (await eventsOf(server)).filter(({ status }) => status === 'Upcoming');
      const [first, ...others] = upcoming;
      await visit(page, '/');
      // The first page has one event, the second all others.
      await page.route(listCalls, async (route) => {
        const { searchParams } = new URL(route.request().url());
        expect(searchParams.get('status')).toBe('Upcoming');
        if (searchParams.get('page') === '2') await route.fulfill({ json: others });
        else {
          const link = '</api/events?status=Upcoming&cursor=x>; rel="next"';
          await route.fulfill({ json: [first], headers: { link } });
        }
      });
      await goByMenu(page, 'Events', 'Upcoming events');
      await expect(cards(page)).toHaveCount(1);
      const pages = page.getByRole('navigation', { name: 'Pages of this list' });
      await expect(pages.getByText('Page 1')).toBeVisible();
      await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0);
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/events/upcoming/page/2');
      await expect(page).toHaveTitle('Upcoming events, page 2 · Kalavithi');
      await expect(cards(page)).toHaveCount(others.length);
      await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
      await expectAccessible(page);
      await expectFits(page);
      await pages.getByRole('link', { name: 'Previous page' }).click();
      await expect(page).toHaveURL('/events/upcoming');
      await expect(cards(page)).toHaveCount(1);
    },
  );

  test('have no layout shift when the events load', async ({ page }) => {
    await visit(page, '/');
    const release = await holdBack(page, listCalls);
    await goByMenu(page, 'Events', 'Upcoming events');
    await expect(page.getByRole('status').filter({ hasText: 'Loading events' })).toHaveCount(1);
    await page.evaluate(watchShifts);
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('Loading events')).toHaveCount(0);
    expect(await shiftedBy(page)).toBeLessThan(0.05);
  });
});

test.describe('an event', () => {
  test('that is upcoming shows all its details', async ({ page, server }) => {
    const event = await eventOf(server, 'Upcoming');
    await visit(page, `/events/${event._id}`);
    await expect(page).toHaveTitle(`${event.event_title} · Kalavithi`);
    await expect(heading(page, event.event_title)).toBeVisible();
    await expect(page.getByText(event.description)).toBeVisible();
    await expect(page.getByText(event.artist_bio ?? '')).toBeVisible();
    // Two days of one month, which is said once.
    const { start, end } = event.event_date;
    const [day] = longDay(start ?? '').split(' ');
    await expect(fact(page, 'Date')).toHaveText(`${day} to ${longDay(end ?? '')}`);
    await expect(fact(page, 'Time')).toHaveText(event.event_time ?? '');
    await expect(fact(page, 'Location')).toHaveText(event.location);
    await expect(fact(page, 'Artist')).toContainText(event.artist_name);
    await expect(fact(page, 'Organizer')).toContainText(event.organized_by);
    await expect(fact(page, 'Special activity')).toHaveText(event.activity ?? '');
    await expect(ticket(page).getByText('Upcoming', { exact: true })).toBeVisible();
    await expect(ticket(page).getByText(`₹${event.price}`, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Upcoming events' }).click();
    await expect(page).toHaveURL('/events/upcoming');
  });

  test('that is completed shows testimonials and a disabled Completed button', async ({
    page,
    server,
    member,
  }) => {
    const event = await eventOf(server, 'Completed');
    await visitAsMember(page, `/events/${event._id}`, member);
    await expect(registration(page, 'Completed')).toBeDisabled();
    await expect(ticket(page).getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
    const said = page.getByRole('region', { name: 'What people said' });
    await expect(said.getByRole('figure')).toHaveCount(event.testimonials.length);
    for (const [index, { name, rating, comment }] of event.testimonials.entries()) {
      const one = said.getByRole('figure').nth(index);
      await expect(one.getByText(name)).toBeVisible();
      await expect(one.getByText(comment)).toBeVisible();
      await expect(one.getByRole('img', { name: `Rated ${rating} out of 5` })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('with few details shows Not specified, N/A and Free', { tag: '@wide' }, async ({ page, server }) => {
    const event = await eventOf(server, 'Upcoming');
    await openChanged(page, event, {
      event_date: { start: null, end: null },
      event_time: null,
      activity: null,
      price: null,
      artist_bio: null,
    });
    await expect(fact(page, 'Date')).toHaveText('Not specified');
    await expect(fact(page, 'Special activity')).toHaveText('N/A');
    await expect(ticket(page).getByText('Free', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'The artist' })).toHaveCount(0);
    await expect(ticket(page).getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test('is dated in India’s time zone, across a year’s end', { tag: '@wide' }, async ({ page, server }) => {
    const event = await eventOf(server, 'Upcoming');
    await openChanged(page, event, { event_date: { start: '2026-12-31', end: '2027-01-01' } });
    await expect(fact(page, 'Date')).toHaveText('31 December 2026 to 1 January 2027');
    await page.goBack();
    await openChanged(page, event, {
      event_date: { start: '2026-12-30T20:00:00.000Z', end: '2026-12-31T18:30:00.000Z' },
    });
    await expect(fact(page, 'Date')).toHaveText('31 December 2026 to 1 January 2027');
    await page.goBack();
    await openChanged(page, event, { event_date: { start: 'soon', end: null } });
    await expect(fact(page, 'Date')).toHaveText('Not specified');
  });

  test(
    'hangs its pictures whole across the page, in rows of one height',
    { tag: '@wide' },
    async ({ page }) => {
      for (const id of ['event-madhubani-weekend', 'event-warli-wall', 'event-garba-round']) {
        await visit(page, `/events/${id}`);
        await laidOut(page);
        const pictures = await page.getByRole('region', { name: 'Pictures' }).getByRole('list').boundingBox();
        const facts = await ticket(page).boundingBox();
        if (!pictures || !facts) throw new Error('Pictures or ticket are not shown.');
        expect(pictures.x + pictures.width, id).toBeCloseTo(facts.x + facts.width, 0);
        expect(pictures.y, id).toBeGreaterThan(facts.y + facts.height);
        const shown = await page
          .getByRole('region', { name: 'Pictures' })
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) =>
            images.map((image) => {
              const { top, width, height } = image.getBoundingClientRect();
              const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
              return { top: Math.round(top), height, isWhole: Math.abs(width / height - own) < 0.01 };
            }),
          );
        for (const { top, height, isWhole } of shown) {
          expect(isWhole, id).toBe(true);
          const row = shown.filter((one) => one.top === top);
          expect(Math.max(...row.map((one) => Math.abs(one.height - height))), id).toBeLessThan(1);
        }
      }
    },
  );

  test('enlarges pictures and loads videos on demand', async ({ page, server, tolerate }) => {
    tolerate(/^request to another host: https:\/\/www\.youtube-nocookie\.com\//);
    const event = await eventOf(server, 'Completed');
    const picture = { width: 800, height: 600, colour: '#335577', version: '00000000', wide: false };
    // The test's own picture, independent of the catalogue.
    await page.route('**/media/event-of-the-test-*', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600"/></svg>',
      }),
    );
    const requests: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A player</title>' });
    });
    await openChanged(page, event, {
      pictures: [
        { ...picture, path: '/media/event-of-the-test-1', alt: 'A hall with lamps' },
        { ...picture, path: '/media/event-of-the-test-2', alt: 'A child with a brush' },
      ],
      videos: ['https://www.youtube.com/watch?v=T661gaOzTqs'],
    });
    const pictures = page.getByRole('region', { name: 'Pictures' });
    await expect(pictures.getByRole('link')).toHaveCount(2);
    await pictures.getByRole('link', { name: 'A hall with lamps' }).click();
    const large = page.getByRole('dialog', { name: 'Picture 1' });
    await expect(large.getByRole('img', { name: 'A hall with lamps' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Picture 2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pictures.getByRole('link', { name: 'A hall with lamps' })).toBeFocused();

    const videos = page.getByRole('region', { name: 'Films' });
    await expect(videos.getByText('Playing it connects you to YouTube.')).toBeVisible();
    expect(requests).toEqual([]);
    await videos.getByRole('link', { name: `Play ${event.event_title}, the film` }).click();
    await expect(videos.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/T661gaOzTqs/,
    );
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test(
    'shows a loading state, and retries when it fails',
    { tag: '@wide' },
    async ({ page, server, tolerate }) => {
      tolerate(/status of 500/, /could not be loaded/);
      const event = await eventOf(server, 'Upcoming');
      let { promise: released, resolve: release } = Promise.withResolvers<void>();
      release();
      const block = (): void => {
        ({ promise: released, resolve: release } = Promise.withResolvers<void>());
      };
      block();
      let isBroken = true;
      await visit(page, '/events/upcoming');
      await page.route(`**/api/events/${event._id}`, async (route) => {
        await released;
        if (isBroken) await route.fulfill({ status: 500, json: { success: false, message: 'It broke.' } });
        else await route.continue();
      });
      await more(page, event.event_title).click();
      await expect(page.getByText('Loading event details...')).toBeVisible();
      await expectAccessible(page);
      release();
      const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch event data.' });
      await expect(failure).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch event data.');
      await expectAccessible(page);
      await expectFits(page);
      isBroken = false;
      block();
      const requested = page.waitForRequest(`**/api/events/${event._id}`);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await requested;
      // Until the response has arrived, not only until the call was sent.
      await expect(page.getByRole('main').getByRole('button', { name: 'Trying...' })).toBeVisible();
      release();
      await expect(heading(page, event.event_title)).toBeVisible();
      await expect(page.getByText('Failed to fetch event data.')).toHaveCount(0);
    },
  );

  test('is shared by its address', { tag: '@wide' }, async ({ page, context, server }) => {
    const event = await eventWithStatus(server, 'Upcoming');
    // A browser without the Web Share API.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await context.grantPermissions(['clipboard-write']);
    await visit(page, `/events/${event._id}`);
    await recordCopies(page);
    await ticket(page).getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Address copied. You can paste it anywhere.')).toBeVisible();
    await expectCopied(page, `${server.address}/events/${event._id}`);
  });
});

test.describe('the registration button', () => {
  test(
    'opens the login for a visitor, then becomes Register Here',
    { tag: '@wide' },
    async ({ page, server }) => {
      const event = await eventWithStatus(server, 'Upcoming');
      await visit(page, `/events/${event._id}`);
      await expect(registration(page, 'Login to Register')).toBeDisabled();
      const logIn = ticket(page).getByRole('button', { name: 'Login', exact: true });
      const [pressed, disabled] = await Promise.all(
        [logIn, registration(page, 'Login to Register')].map((button) => button.boundingBox()),
      );
      expect(pressed?.y).toBe(disabled?.y);
      expect(pressed?.x).toBe((disabled?.x ?? 0) + (disabled?.width ?? 0));
      await registration(page, 'Login to Register').click({ force: true });
      await expect(toast(page, 'Please log in to register for this event.')).toBeVisible();
      await logIn.click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await expect(dialog.getByText(`Log in to register for “${event.event_title}”.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText(/Log in to/)).toHaveCount(0);
    },
  );

  test('leads an unverified user to the code', { tag: '@wide' }, async ({ page, server, unverified }) => {
    const event = await eventWithStatus(server, 'Upcoming');
    await visitAsMember(page, `/events/${event._id}`, unverified);
    await expect(registration(page, 'Verify Email to Register')).toBeDisabled();
    await expectAccessible(page);
    await registration(page, 'Verify Email to Register').click({ force: true });
    await expect(toast(page, 'Please verify your email before registering for events.')).toBeVisible();
    await ticket(page).getByRole('button', { name: 'Verify it now' }).click();
    await expect(page).toHaveURL('/email-verify');
  });

  test(
    'keeps its place for a member while the session loads',
    { tag: '@wide' },
    async ({ page, server, member }) => {
      const event = await eventWithStatus(server, 'Upcoming');
      await rememberMember(page);
      const release = await holdBack(page, '**/api/auth/is-auth');
      await page.goto(`/events/${event._id}`);
      const waiting = registration(page, 'Loading...');
      await expect(waiting).toBeDisabled();
      await expect(ticket(page).getByRole('button', { name: /^Login/ })).toHaveCount(0);
      await expectFonts(page);
      const before = await waiting.boundingBox();
      await page.evaluate(watchShifts);
      release();
      await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
      expect(await registration(page, 'Register Here').boundingBox()).toEqual(before);
      expect(await shiftedBy(page)).toBeLessThan(0.001);
    },
  );

  test('keeps the ticket of a member as high as the banner', { tag: '@wide' }, async ({ page, member }) => {
    await visitAsMember(page, '/events/event-madhubani-weekend', member);
    await expect(registration(page, 'Register Here')).toBeVisible();
    const end = (part: Locator) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
    const banner = await end(page.getByRole('main').locator('img').first());
    expect(Math.abs((await end(ticket(page))) - banner)).toBeLessThan(2);
    await page.setViewportSize({ width: 1366, height: 657 });
    await expect(registration(page, 'Register Here'), 'in a low window').toBeInViewport({ ratio: 1 });
  });

  test('registers a member once and shows that after a reload', async ({ page, server, member }) => {
    const event = await eventWithStatus(server, 'Upcoming');
    let sent = 0;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/user/register-event', async (route) => {
      sent += 1;
      await released;
      await route.continue();
    });
    await visitAsMember(page, `/events/${event._id}`, member);
    const place = () => ticket(page).evaluate((element) => element.getBoundingClientRect().height);
    await expectFonts(page);
    const before = await place();
    await registration(page, 'Register Here').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(ticket(page).getByRole('button', { name: 'Registering...' })).toBeFocused();
    release();
    await expect(toast(page, 'Registered successfully!')).toBeVisible();
    await expect(registration(page, 'Already Registered')).toBeDisabled();
    await expect(registration(page, 'Already Registered')).toBeFocused();
    expect(await place(), 'the seal moves nothing').toEqual(before);
    await page.keyboard.press('Enter');
    expect(sent).toBe(1);
    await page.reload();
    await expect(registration(page, 'Already Registered')).toBeDisabled();
    await expectAccessible(page);
    const banner = page.getByRole('article').locator('picture source').first();
    await expect(banner, 'sharp on paper, too').toHaveAttribute('sizes', /800px$/);
    expect(await sheetsOf(page, { format: 'A4' }), 'a booked ticket prints on one sheet').toBe(1);
    const again = await call(server, '/api/user/register-event', {
      body: { eventId: event._id },
      cookie: member.cookie,
    });
    expect(again.status).toBe(409);
    expect(await savedCart(server, member.cookie)).toEqual([]);
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`never widens the page by its seal, motion: ${reducedMotion}`, async ({ page, member }) => {
      await page.emulateMedia({ reducedMotion });
      await visitAsMember(page, '/events/event-warli-wall', member);
      const widest = await page.evaluateHandle(() => {
        const seen = { width: window.innerWidth };
        // The zoom of a page that is too wide comes without a resize event.
        const watch = () => {
          seen.width = Math.max(seen.width, window.innerWidth);
          requestAnimationFrame(watch);
        };
        watch();
        return seen;
      });
      await registration(page, 'Register Here').click();
      await expect(registration(page, 'Already Registered')).toBeDisabled();
      await fadesEnd(page);
      expect((await widest.jsonValue()).width).toBe(page.viewportSize()?.width);
    });
  }

  test(
    'reports a failed registration and can be pressed again',
    { tag: '@wide' },
    async ({ page, server, member, tolerate }) => {
      tolerate(/net::ERR_FAILED/);
      const event = await eventWithStatus(server, 'Upcoming');
      await page.route('**/api/user/register-event', (route) => route.abort());
      await visitAsMember(page, `/events/${event._id}`, member);
      await registration(page, 'Register Here').click();
      await expect(toast(page, 'Failed to register for the event.')).toBeVisible();
      await page.unroute('**/api/user/register-event');
      // Other servers report a failure with status 200.
      await page.route('**/api/user/register-event', (route) =>
        route.fulfill({ json: { success: false, message: 'The hall is full.' } }),
      );
      await registration(page, 'Register Here').click();
      await expect(toast(page, 'The hall is full.')).toBeVisible();
      await expect(toast(page, 'Registered successfully!')).toHaveCount(0);
      await page.unroute('**/api/user/register-event');
      await registration(page, 'Register Here').click();
      await expect(toast(page, 'Registered successfully!')).toBeVisible();
      await expect(registration(page, 'Already Registered')).toBeDisabled();
    },
  );
});

test('offers a valid calendar file in India’s time', { tag: '@wide' }, async ({ page, server }) => {
  const listed = (await eventsOf(server)).find(
    ({ status, event_date: { start, end } }) => status === 'Upcoming' && start !== end,
  );
  const event = await loadEvent(server, listed?._id ?? '');
  if (!event.event_date.start || !event.event_date.end) throw new Error('There is no event of several days.');
  await openChanged(page, event, { event_time: '11:00 AM – 4:00 PM' });
  const saving = page.waitForEvent('download');
  await ticket(page).getByRole('button', { name: 'Add to calendar' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${event._id}.ics`);
  const text = await readFile(await saved.path(), 'utf8');

  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  const body = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  const properties = new Map(
    body.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
  const plain = (value = '') => value.replaceAll(String.raw`\n`, '\n').replaceAll(/\\([\\;,])/g, '$1');
  const day = event.event_date.start.replaceAll('-', '');
  const days = (Date.parse(event.event_date.end) - Date.parse(event.event_date.start)) / 86_400_000 + 1;
  expect(properties.get('DTSTART;TZID=Asia/Kolkata')).toBe(`${day}T110000`);
  expect(properties.get('DTEND;TZID=Asia/Kolkata')).toBe(`${day}T160000`);
  expect(properties.get('RRULE')).toBe(`FREQ=DAILY;COUNT=${days}`);
  expect(plain(properties.get('SUMMARY'))).toBe(event.event_title);
  expect(plain(properties.get('LOCATION'))).toBe(event.location);
  expect(plain(properties.get('DESCRIPTION'))).toContain(event.description);
  expect(properties.get('URL')).toBe(`${server.address}/events/${event._id}`);
  expect(properties.get('UID')).toMatch(/.+@.+/);
  expect(properties.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(lines).toContain('TZID:Asia/Kolkata');
  expect(lines).toContain('TZOFFSETTO:+0530');
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('shows an event and hides controls that need scripts', async ({ page, server }) => {
    const event = await eventWithStatus(server, 'Upcoming');
    await page.goto('/events/upcoming');
    await more(page, event.event_title).click();
    await expect(heading(page, event.event_title)).toBeVisible();
    await expect(fact(page, 'Location')).toHaveText(/\S/);
    await expect(ticket(page).getByRole('button', { name: 'Share' })).toBeHidden();
    await expect(ticket(page).getByRole('button', { name: 'Add to calendar' })).toBeHidden();
    await expect(ticket(page).getByText('Login to Register')).toBeVisible();
    const reason = ticket(page).getByText(
      'Registering needs scripts, which are switched off in this browser.',
    );
    await expect(reason).toBeVisible();
    const [whole, last] = await Promise.all([ticket(page).boundingBox(), reason.boundingBox()]);
    expect((whole?.y ?? 0) + (whole?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(12);
  });
});

test(
  'shows price and button on the first screen of phones and tablets',
  { tag: '@wide' },
  async ({ page, server }) => {
    const { _id } = await eventWithStatus(server, 'Upcoming');
    for (const size of [
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      await visit(page, `/events/${_id}`);
      await expect(page.getByRole('main').getByText('Price', { exact: true })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Login to Register' })).toBeInViewport({ ratio: 1 });
    }
  },
);

test('keeps the price of a card clear of the next card on tablets', { tag: '@wide' }, async ({ page }) => {
  for (const width of [640, 768]) {
    await page.setViewportSize({ width, height: 1024 });
    await visit(page, '/events');
    const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()));
    expect(second!.y).toBe(first!.y);
    expect(second!.x - first!.x - first!.width).toBeGreaterThanOrEqual(30);
  }
});
