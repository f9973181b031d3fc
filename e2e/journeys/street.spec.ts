import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { moving } from '../steps/motion.ts';
import { isPhone, visit } from '../steps/shell.ts';

const street = (page: Page): Locator => page.getByRole('region', { name: 'Walk down the street' });
const row = (page: Page): Locator => street(page).getByRole('list');
const signs = (page: Page): Locator => street(page).getByRole('link');
const fronts = (page: Page): Locator => street(page).locator('img');

const doors = [
  ['Paintings', '/arts/paintings'],
  ['Handicrafts', '/arts/handicrafts'],
  ['Dances', '/arts/dances'],
  ['Art Gallery', '/arts/gallery'],
  ['Artists', '/artists'],
  ['Events', '/events'],
  ['Games', '/game'],
  ['Upload', '/upload'],
  ['About Us', '/aboutus'],
] as const;

const names = doors.map(([name]) => name);
const isOfTheStreet =
  /\/assets\/(scenery|far|road|shekhawati|kutch|kerala|chettinad|mithila|bengal|lucknow|goa|warli)-/;

/** Scrolls to the street, and waits for its first house. */
const walkThere = async (page: Page): Promise<void> => {
  await street(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await expect(fronts(page)).toHaveCount(doors.length);
  await expect
    .poll(() =>
      fronts(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(300);
};

const noon = '2026-12-01T12:00:00+05:30';
const evening = '2026-12-01T19:00:00+05:30';

test('fetches nothing before it comes near, and keeps its place', { tag: '@phone' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isOfTheStreet.test(request.url())) fetched.push(request.url());
  });
  await visit(page, '/');
  await expect(page.locator('html')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  const height = () => street(page).evaluate((section) => section.getBoundingClientRect().height);
  const before = await height();
  await walkThere(page);
  expect(fetched.length).toBeGreaterThan(3);
  expect(await height()).toBe(before);
});

test('shows each house in paper until its picture comes', { tag: '@phone' }, async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/shekhawati-*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visit(page, '/');
  await street(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
  const paper = row(page).getByRole('listitem').first().locator('svg').first();
  await expect(paper).toHaveCSS('opacity', '1');
  arrival.resolve();
  await expect(paper).toHaveCSS('opacity', '0');
  expect(await paper.boundingBox()).toEqual(await fronts(page).first().boundingBox());
});

test('hangs each sign over its door from the first frame', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const off = await street(page).evaluate(async (section) => {
    section.scrollIntoView({ block: 'center', behavior: 'instant' });
    const item = section.querySelector('li')!;
    const centre = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    let most = 0;
    for (let frames = 0; frames < 30;) {
      await new Promise(requestAnimationFrame);
      if (!item.querySelector('img')) continue;
      frames += 1;
      most = Math.max(most, Math.abs(centre(item.querySelector('a')!) - centre(item)));
    }
    return most;
  });
  expect(off).toBeLessThan(1);
});

test('leads through each door by keyboard', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  await walkThere(page);
  await expect(signs(page)).toHaveText(names);
  await signs(page).first().focus();
  for (const [name] of doors) {
    const sign = street(page).getByRole('link', { name, exact: true });
    await expect(sign).toBeFocused();
    await expect(sign).toBeInViewport();
    await page.keyboard.press('Tab');
  }
  await signs(page).nth(6).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/game');
  await expect(page.getByRole('main')).toBeFocused();
});

test('brings the whole house of each sign into view by keyboard', { tag: '@wide' }, async ({ page }) => {
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    await visit(page, '/');
    await walkThere(page);
    await signs(page).first().focus();
    for (const key of ['Tab', 'Shift+Tab'])
      for (const name of key === 'Tab' ? names : names.toReversed()) {
        const house = row(page)
          .getByRole('listitem')
          .filter({ has: page.locator('a:focus') });
        await expect(house).toContainText(name);
        await expect(house, `${name} at ${width}`).toBeInViewport({ ratio: 1 });
        if (name !== (key === 'Tab' ? names.at(-1) : names[0])) await page.keyboard.press(key);
      }
  }
});

test('opens the page out of the door that is pressed', async ({ page }) => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { changes: [] as string[][], door: '' });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update as ViewTransitionUpdateCallback);
      const note = async (): Promise<void> => {
        await change.ready;
        noted.changes.push(
          document
            .getAnimations()
            .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : [])),
        );
        noted.door = getComputedStyle(
          document.documentElement,
          '::view-transition-new(root)',
        ).getPropertyValue('--door-left');
      };
      void note();
      return change;
    };
  });
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[][] }).changes);
  await visit(page, '/');
  await walkThere(page);
  // Anywhere on the house.
  await fronts(page)
    .first()
    .click({ position: { x: 150, y: 360 }, force: true });
  await expect(page).toHaveURL('/arts/paintings');
  await expect.poll(async () => (await changes()).length).toBe(1);
  expect((await changes())[0]).toEqual(expect.arrayContaining(['come-near', 'door-opens']));
  expect(await page.evaluate(() => (window as unknown as { door: string }).door)).toMatch(/^\d+px$/);
  // The next page change is an ordinary one.
  await expect(page.locator('html')).not.toHaveAttribute('data-walk-in');
  await page.goBack();
  await expect.poll(async () => (await changes()).length).toBe(2);
  expect((await changes())[1]).not.toContain('door-opens');
});

test('scrolls by its arrows and by hand', async ({ page }) => {
  await visit(page, '/');
  await walkThere(page);
  const left = () => row(page).evaluate(({ scrollLeft }) => scrollLeft);
  if (isPhone(page)) {
    await expect(street(page).getByRole('button', { name: 'Next houses' })).toBeHidden();
    // A part of the second house is seen beside the first.
    const { x = 0 } = (await row(page).getByRole('listitem').nth(1).boundingBox()) ?? {};
    expect(x).toBeLessThan(370);
    await row(page).evaluate((list) => list.scrollTo({ left: 900 }));
  } else {
    const previous = street(page).getByRole('button', { name: 'Previous houses' });
    const next = street(page).getByRole('button', { name: 'Next houses' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await row(page).evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await row(page).evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.press('Enter');
  }
  await expect.poll(left).toBeGreaterThan(300);
  await expect(page.locator('html')).toHaveJSProperty('scrollLeft', 0);
});

test('lights its lamps after sunset in India, and in the dark theme', { tag: '@wide' }, async ({ page }) => {
  for (const [time, colorScheme, hour] of [
    [noon, 'light', 'day'],
    [evening, 'light', 'night'],
    [noon, 'dark', 'night'],
  ] as const) {
    await page.clock.setFixedTime(new Date(time));
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    await walkThere(page);
    await expect(fronts(page).first()).toHaveAttribute('src', new RegExp(`shekhawati-${hour}-`));
  }
});

test('stands still when paused, out of sight and with reduced motion', { tag: '@wide' }, async ({ page }) => {
  const inTheStreet = async () => (await moving(page)).filter((part) => !part.includes('tab'));
  await visit(page, '/');
  await walkThere(page);
  await expect.poll(async () => (await inTheStreet()).length).toBeGreaterThan(0);
  await street(page).getByRole('button', { name: 'Pause street' }).click();
  await expect.poll(inTheStreet).toEqual([]);
  await street(page).getByRole('button', { name: 'Play street' }).click();
  await expect.poll(async () => (await inTheStreet()).length).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(inTheStreet).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await walkThere(page);
  expect(await moving(page)).toEqual([]);
  await signs(page).first().click();
  await expect(page).toHaveURL('/arts/paintings');
});

test('is accessible, also in the evening and in forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const time of [noon, evening]) {
    await page.clock.setFixedTime(new Date(time));
    await visit(page, '/');
    await walkThere(page);
    await expectAccessible(page);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const canvas = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  for (const sign of await signs(page).all())
    expect(await sign.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe(canvas);
});

test('is left out on paper', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(street(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await walkThere(page);
  await page.emulateMedia({ media: 'print' });
  await expect(street(page), 'once it is painted, too').toBeHidden();
});

test('stays a list of links when its code can’t be fetched', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route('**/assets/scenery-*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await visit(page, '/');
  await street(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
  await failed;
  await expect(signs(page)).toHaveText(names);
  await signs(page).nth(4).click();
  await expect(page).toHaveURL('/artists');
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('is a list of nine links', async ({ page }) => {
    await page.goto('/');
    await expect(signs(page)).toHaveText(names);
    for (const [index, [, path]] of doors.entries())
      await expect(signs(page).nth(index)).toHaveAttribute('href', path);
    await expect(fronts(page)).toHaveCount(0);
    const height = await row(page).evaluate((list) => list.getBoundingClientRect().height);
    expect(height).toBeLessThan(500);
    await signs(page).nth(1).click();
    await expect(page).toHaveURL('/arts/handicrafts');
  });
});
