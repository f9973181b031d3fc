import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectFonts } from '../steps/fonts.ts';
import { fadesEnd } from '../steps/motion.ts';
import {
  cartLink,
  heading,
  isPhone,
  openDrawer,
  openLogin,
  reload,
  toast,
  visit,
  visitAsMember,
  wishlistLink,
} from '../steps/shell.ts';
import { addToCart, expectInWishlist, heart, openCart } from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const noConnection = [
  /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /Failed to fetch dynamically imported module/,
  /Unable to preload CSS/,
];

const notLoaded = (what: string) => `${what} did not load. Check your connection and try again.`;

/** Blocks chunks whose names begin with `name`. Returns a function that unblocks them. */
const withhold = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const files = new RegExp(String.raw`/assets/${name}-[\w-]+\.(?:js|css)$`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
};

test('reports a Login dialog that fails to load, keeps the page, and retries on the next press', async ({
  page,
  tolerate,
}) => {
  tolerate(...noConnection);
  const release = await withhold(page, 'auth-dialog');
  await visit(page, '/privacy');
  const from = isPhone(page) ? await openDrawer(page) : page.getByRole('banner');
  await from.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, notLoaded('This dialog'))).toBeVisible();
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
  await release();
  await openLogin(page);
});

test(
  'reports a menu that fails to load and retries on the next press',
  { tag: '@phone' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection);
    const release = await withhold(page, 'drawer');
    await visit(page, '/privacy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(toast(page, notLoaded('The menu'))).toBeVisible();
    await page.getByRole('button', { name: 'Links at the foot' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Paintings' })).toBeInViewport();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    await release();
    await openDrawer(page);
  },
);

test(
  'reports a payment form and an account menu that fail to load and retries on the next press',
  {
    tag: '@wide',
  },
  async ({ page, member, tolerate }) => {
    tolerate(...noConnection);
    const releaseMenu = await withhold(page, 'account-menu');
    await visitAsMember(page, '/arts/paintings', member);
    await expect(toast(page, notLoaded('The account menu'))).toBeVisible();
    await releaseMenu();
    await page.getByRole('button', { name: `Account of ${member.name}` }).click();
    await page
      .locator('button[aria-expanded]', { hasText: member.name.trim().charAt(0) })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.keyboard.press('Escape');

    const release = await withhold(page, 'payment-dialog');
    await addToCart(page, 'Tarpa Circle');
    await openCart(page);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(toast(page, notLoaded('The payment'))).toBeVisible();
    await release();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toContainText('1 item, ₹950');
  },
);

test(
  'reports a calendar file that fails to load and retries on the next press',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection);
    const release = await withhold(page, 'calendar-file');
    await visit(page, '/events/event-warli-wall');
    const add = page.getByRole('button', { name: 'Add to calendar' });
    await add.click();
    await expect(toast(page, notLoaded('The calendar file'))).toBeVisible();
    await release();
    const saved = page.waitForEvent('download');
    await add.click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
  },
);

test(
  'styles a dialog on retry when its style sheet failed once',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection);
    const release = await withhold(page, 'auth-dialog');
    await visit(page, '/privacy');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(toast(page, notLoaded('This dialog'))).toBeVisible();
    await release();
    const dialog = await openLogin(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => /\/(auth-dialog)-/.exec(href ?? '')?.[1] ?? []),
    );
    expect(sheets).toEqual(['auth-dialog']);
    const boxes = () => Promise.all([dialog, dialog.getByLabel('Email')].map((it) => it.boundingBox()));
    await expectFonts(page);
    await fadesEnd(page);
    const shown = await boxes();
    await visit(page, '/privacy');
    await openLogin(page);
    await expect.poll(boxes).toEqual(shown);
  },
);

test(
  'opens an unvisited page once the network is back and loses nothing meanwhile',
  { tag: '@wide' },
  async ({ page, context, member, tolerate }) => {
    tolerate(...noConnection, /could not be saved/, /Failed to fetch/);
    await visitAsMember(page, '/arts/paintings', member);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await heart(page, 'Tarpa Circle').click();
    await expectInWishlist(page, 1);
    await context.setOffline(true);
    for (const link of [cartLink(page), wishlistLink(page)]) {
      await link.click();
      await expect(toast(page, notLoaded('The page'))).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
      await expect(page).toHaveURL('/arts/paintings');
      await expectInWishlist(page, 1);
    }
    await context.setOffline(false);
    await expect(heading(page, 'My Wishlist')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Wishlist' }).getByRole('heading')).toHaveText(
      'Tarpa Circle',
    );
    await openCart(page);

    // Back leads to a page whose code has not been loaded in this document.
    await reload(page);
    await expect(heading(page, 'Cart')).toBeVisible();
    // An answer that still comes would say that the connection is back, and take the notice away.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    // Blocked as well, or it would come from the browser's cache.
    const release = await withhold(page, 'wishlist');
    await context.setOffline(true);
    await page.goBack();
    await expect(toast(page, notLoaded('The page'))).toBeVisible();
    await expect(heading(page, 'Cart')).toBeVisible();
    await release();
    await context.setOffline(false);
    await expect(heading(page, 'My Wishlist')).toBeVisible();
    // Before its time is over.
    await expect(toast(page, notLoaded('The page'))).toHaveCount(0, { timeout: 3000 });
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  },
);

test(
  'loads a page as a document when its chunk is gone from the server',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection, /status of 404/);
    await visit(page, '/arts/paintings');
    await page.route(/\/assets\/cart-[\w-]+\.js$/, (route) => route.fulfill({ status: 404 }));
    const requested = page.waitForRequest((request) => request.isNavigationRequest());
    await cartLink(page).focus();
    await page.keyboard.press('Enter');
    expect(new URL((await requested).url()).pathname).toBe('/cart');
    await page.unrouteAll();
  },
);
