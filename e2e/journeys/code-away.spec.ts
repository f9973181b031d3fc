import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { heading, isPhone, openDrawer, openLogin, toast, visit, visitAsMember } from '../steps/shell.ts';
import { addToCart, openCart } from '../steps/shop.ts';

// Pages change at once: what moves between them is asked elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const noConnection = [
  /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/,
  /Failed to fetch dynamically imported module/,
  /Unable to preload CSS/,
];

const notLoaded = (what: string) => `${what} did not load. Check your connection and try again.`;

/** Keeps code whose files begin with `name` from coming, until what is returned is called. */
const withhold = async (page: Page, name: string): Promise<() => Promise<void>> => {
  const files = new RegExp(String.raw`/assets/${name}-[\w-]+\.(?:js|css)$`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
};

test('a Login that cannot be fetched is told, the page stays, and the next press opens it', async ({
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
  'a menu that cannot be fetched is told, and the next press opens it',
  { tag: '@phone' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection);
    const release = await withhold(page, 'drawer');
    await visit(page, '/privacy');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(toast(page, notLoaded('The menu'))).toBeVisible();
    await expect(heading(page, 'Privacy Policy')).toBeVisible();
    await release();
    await openDrawer(page);
  },
);

test(
  'a payment and an account menu that cannot be fetched are told, and come at the next press',
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
  'a dialog whose style sheet failed once is styled at the next try',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(...noConnection);
    const releases = [await withhold(page, 'modal'), await withhold(page, 'auth-dialog')];
    await visit(page, '/privacy');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await expect(toast(page, notLoaded('This dialog'))).toBeVisible();
    for (const release of releases) await release();
    const dialog = await openLogin(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => /\/(modal|auth-dialog)-/.exec(href ?? '')?.[1] ?? []),
    );
    expect(sheets.toSorted()).toEqual(['auth-dialog', 'modal']);
    const field = dialog.getByLabel('Email');
    const shown = [await dialog.boundingBox(), await field.boundingBox()];
    await visit(page, '/privacy');
    await openLogin(page);
    expect(shown).toEqual([await dialog.boundingBox(), await field.boundingBox()]);
  },
);
