import type { Locator } from '@playwright/test';
import { savedCart } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { installClock, advance, stopClock, tickUntil } from '../steps/clock.ts';
import { accountButton, cartLink, goByMenu, toast, visit, visitAsMember } from '../steps/shell.ts';
import { addButton, cartNames, expectInCart, heart, openCart } from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const away = 'We cannot reach the server. What you see may be incomplete.';

const offline = 'You are offline. What you see may be incomplete.';

test.beforeEach(({ tolerate }) => tolerate(/net::ERR_/, /could not be saved/, /could not be loaded/));

test('saves a change that the server never received once it is back', async ({ page, member, server }) => {
  await installClock(page);
  await visitAsMember(page, '/arts/paintings', member);
  // The clock is stopped: only the button retries.
  await stopClock(page);
  await server.kill();
  await addButton(page, 'Tarpa Circle').click();
  await expectInCart(page, 1);
  const strip = page.getByRole('status').filter({ hasText: away });
  await expect(strip).toBeVisible();
  await heart(page, 'Lagna Chauk').click();
  await expect(toast(page, 'Added to wishlist!')).toBeVisible();
  await server.start();
  await strip.getByRole('button', { name: 'Try again' }).click();
  await expect(strip).toHaveCount(0);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
  await expectInCart(page, 1);
});

test('saves a change although the server dies while saving it', async ({ page, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  // The save reaches a server that does not answer and is then killed.
  server.freeze();
  await addButton(page, 'Tarpa Circle').click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await server.kill();
  await server.start();
  await expect
    .poll(() => savedCart(server, member.cookie), { timeout: 30_000 })
    .toEqual(['painting-warli-tarpa-circle']);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  await openCart(page);
  await expect(cartNames(page)).toHaveText(['Tarpa Circle']);
});

test('retries by itself until the server is back', async ({ page, member, server }) => {
  await installClock(page);
  await visitAsMember(page, '/arts/paintings', member);
  await stopClock(page);
  await server.kill();
  const failed = page.waitForEvent('requestfailed');
  await addButton(page, 'Tarpa Circle').click();
  await failed;
  await expect(page.getByText(away)).toBeVisible();
  await server.start();
  await advance(page, 31_000);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
  await expect(page.getByText(away)).toHaveCount(0);
});

test('saves a change from a closed tab in the next one', async ({ page, context, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await server.kill();
  await addButton(page, 'Tarpa Circle').click();
  await expectInCart(page, 1);
  await page.close();
  await server.start();
  const next = await context.newPage();
  await visitAsMember(next, '/cart', member);
  await expect(cartNames(next)).toHaveText(['Tarpa Circle']);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
});

test('saves a change when the network is back', async ({ page, context, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await addButton(page, 'Tarpa Circle').click();
  await failed;
  await expect(page.getByText(offline)).toBeVisible();
  expect(await savedCart(server, member.cookie)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
});

test('fetches pictures a few times more that the server did not give', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await installClock(page);
  const pictures = /\/media\//;
  const asked: string[] = [];
  await page.route(pictures, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visit(page, '/artists');
  // Of those that are asked for early, the document asks as well.
  const failed = page.locator('img[data-failed][loading="lazy"]').first();
  const address = await failed.evaluate((image: HTMLImageElement) => image.currentSrc);
  const times = () => asked.filter((url) => url === address).length;
  await stopClock(page);
  await tickUntil(page, async () => expect(times()).toBe(5), 16_000);
  await advance(page, 100_000);
  expect(times()).toBe(5);
});

test('fetches pictures again when the network is back', async ({ page, context, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  const pictures = /\/media\//;
  await page.route(pictures, (route) => route.abort());
  await visit(page, '/arts/handicrafts');
  const failed = page.locator('img[data-failed]');
  await expect(failed.first()).toBeVisible();
  await context.setOffline(true);
  await page.unroute(pictures);
  await context.setOffline(false);
  await expect(failed).toHaveCount(0);
});

test('reports a lost connection before anything is asked for, but no short drop', async ({
  page,
  context,
}) => {
  await installClock(page);
  await visit(page, '/arts/paintings');
  await stopClock(page);
  const strip = page.getByRole('status').filter({ hasText: offline });
  const setOffline = async (to: boolean) => {
    await context.setOffline(to);
    await page.waitForFunction((expected) => navigator.onLine === expected, !to);
  };
  await setOffline(true);
  await advance(page, 800);
  await expect(strip).toHaveCount(0);
  await setOffline(false);
  await advance(page, 2000);
  await expect(strip).toHaveCount(0);

  await setOffline(true);
  await advance(page, 1100);
  await expect(strip).toBeVisible();
  await setOffline(false);
  await expect(strip).toHaveCount(0);
});

test('reports it below the bar, where it can be hidden; a scrolled page stays in place', async ({
  page,
  context,
}) => {
  await visit(page, '/arts/gallery');
  const bar = page.getByRole('banner');
  const strip = page.getByRole('status').filter({ hasText: offline });
  const tabs = page.getByRole('tablist');
  await page.mouse.wheel(0, 900);
  const work = page.getByRole('main').getByRole('img').filter({ visible: true }).nth(6);
  await expect.poll(async () => (await tabs.boundingBox())?.y).toBeLessThan(100);
  const placeOf = async () => Math.round((await work.boundingBox())?.y ?? 0);
  const before = await placeOf();
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  expect(await placeOf()).toBe(before);

  // Bar, strip and tabs below each other, without a gap.
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { start: box?.y ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const [aboveIt, itself, belowIt] = await Promise.all([bar, strip, tabs].map(edges));
  expect(itself?.start).toBeCloseTo(aboveIt?.end ?? 0, 0);
  expect(belowIt?.start).toBeCloseTo(itself?.end ?? 0, 0);

  await strip.getByRole('button', { name: 'Hide' }).click();
  await expect(strip).toHaveCount(0);
});

test.describe('with the API unavailable', () => {
  test('says that booking needs the server, and tries again', async ({ page, member }) => {
    let isAway = true;
    await page.route('**/api/**', (route) => (isAway ? route.abort('connectionrefused') : route.continue()));
    await page.goto('/events/event-madhubani-weekend');
    const ticket = page.getByRole('complementary', { name: 'Event details' });
    await expect(ticket).toContainText('A place is booked on our server, which we can’t reach.');
    await expect(ticket.getByRole('button', { name: 'Login to Register' })).toHaveCount(0);
    isAway = false;
    await ticket.getByRole('button', { name: 'Try again' }).click();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await expect(ticket.getByRole('button', { name: 'Register Here' })).toBeVisible();
  });

  test('shows a strip below the bar and no toast; "Try again" retries', async ({ page, member }) => {
    let isAway = true;
    await page.route('**/api/**', (route) => (isAway ? route.abort('connectionrefused') : route.continue()));
    await page.goto('/arts/paintings');
    const strip = page.getByRole('status').filter({ hasText: away });
    await expect(strip).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden();
    const [bar, title] = [
      await page.getByRole('banner').boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ];
    const place = await strip.boundingBox();
    expect(place?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);

    const again = strip.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(strip.getByRole('button', { name: 'Trying...' })).toBeVisible();
    await expect(strip.getByRole('button', { name: 'Not back yet' })).toBeVisible();
    await expect(again).toBeVisible();
    await expect(strip).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden();

    await addButton(page, 'Tarpa Circle').click();
    await expect(
      toast(page, 'We can’t reach the server. Check your connection and try again.'),
    ).toBeVisible();
    const notice = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    expect(notice?.y, 'clear of the strip').toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0));

    isAway = false;
    await again.click();
    await expect(strip).toHaveCount(0);
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await addButton(page, 'Tarpa Circle').click();
    await expectInCart(page, 1);
  });

  test('shows the strip on until the server has answered', async ({ page }) => {
    await visit(page, '/arts/gallery');
    await page.context().setOffline(true);
    const strip = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await expect(strip).toBeVisible();
    // Links that come into view are looked up in the browser's memory.
    await page.evaluate(() => scrollTo(0, 900));
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, -300);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(1000);
    await expect(strip).toBeVisible();
    await page.context().setOffline(false);
  });

  test('keeps the place of the account, and loads it by its button', async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    const place = await accountButton(page).boundingBox();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    const again = page.getByRole('banner').getByRole('button', { name: 'Reload account' });
    await expect(again).toBeVisible();
    expect(await again.boundingBox()).toEqual(place);
    await page.unroute('**/api/**');
    await again.click();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
  });

  test('does not show the cart as empty', async ({ page, member }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/cart');
    await expect(page.getByText('Your cart did not arrive.')).toBeVisible();
    await expect(page.getByText('Your cart is empty.')).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName('Cart');
    await page.unroute('**/api/**');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
  });

  test('retries a list that failed to load', async ({ page }) => {
    await visit(page, '/');
    let isAway = true;
    await page.route('**/api/events*', (route) =>
      isAway ? route.abort('connectionrefused') : route.continue(),
    );
    await goByMenu(page, 'Events', 'Upcoming events');
    await expect(page.getByText('No upcoming events found.')).toBeVisible();
    isAway = false;
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No upcoming events found.')).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /View More/ })
        .first(),
    ).toBeVisible();
  });

  test('shows the document that the site has kept when a page fails again', async ({ page }) => {
    await visit(page, '/aboutus');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await goByMenu(page, 'Arts', 'Paintings');
    const main = page.getByRole('main');
    await expect(main.getByText('This page did not load.')).toBeVisible();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(addButton(page, 'Tarpa Circle')).toBeVisible();
    // By a toast: a strip would push the page that has just come.
    await expect(toast(page, away)).toBeVisible();
    const [bar, start] = await Promise.all([page.getByRole('banner').boundingBox(), main.boundingBox()]);
    expect(start?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
    await page.unroute('**/api/**');
    await page.reload();
    await expect(addButton(page, 'Tarpa Circle')).toBeVisible();
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: away }), 'as on any other page').toBeVisible();
  });

  test('opens the contact page that the site has kept, with its addresses', async ({ page }) => {
    await visit(page, '/aboutus');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send Message' })).toBeVisible();
    await expect(toast(page, away)).toBeVisible();
  });

  test('draws the street although the network was lost before it was near', async ({ page, context }) => {
    await visit(page, '/');
    const street = page.waitForResponse(/street\b/);
    await page.mouse.click(1, 300);
    await street;
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible();
  });

  test('leads back from a page that failed', async ({ page }) => {
    await visit(page, '/aboutus');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await goByMenu(page, 'Arts', 'Paintings');
    await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  });

  test('leads home from a page that failed where nothing was open before', async ({ page }) => {
    await visit(page, '/game');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    // As in a tab that was opened at this page, with the browser's own first page before it.
    await page.evaluate(() => Object.defineProperty(navigation, 'canGoBack', { get: () => false }));
    await goByMenu(page, 'Arts', 'Paintings');
    await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/');
  });

  test('reports user data that fails to load, and keeps the session', async ({ page, member, tolerate }) => {
    tolerate(/status of 500/);
    let isBroken = true;
    await page.route('**/api/user/data', (route) =>
      isBroken ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }) : route.continue(),
    );
    await page.goto('/cart');
    await expect(toast(page, 'Failed to get user data')).toBeVisible();
    await expect(page.getByText('Your cart did not arrive.')).toBeVisible();
    isBroken = false;
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
  });
});

test('stops gracefully and restarts with its data', async ({ page, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addButton(page, 'Tarpa Circle').click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  expect(await server.stop()).toBe(0);
  await server.start();
  await visitAsMember(page, '/cart', member);
  await expect(cartNames(page)).toHaveText(['Tarpa Circle']);
});
