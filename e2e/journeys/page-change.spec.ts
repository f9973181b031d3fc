import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import {
  accountButton,
  goByMenu,
  heading,
  openAccountMenu,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { moving } from '../steps/motion.ts';
import { holdBack } from '../steps/network.ts';
import { addButton, cartNames, openCart, openWishlist } from '../steps/shop.ts';

interface Changes {
  pageChanges: { part: string; ends: number }[][];
}

/** Records the animations of each page change and their ends in ms, from the next load on. */
const notePageChanges = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { pageChanges: [] as unknown[] });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const change = start(update as ViewTransitionUpdateCallback);
      void change.ready.then(() =>
        noted.pageChanges.push(
          document
            .getAnimations()
            .flatMap(({ effect }) =>
              effect instanceof KeyframeEffect && effect.pseudoElement
                ? [{ part: effect.pseudoElement, ends: Number(effect.getComputedTiming().endTime) }]
                : [],
            ),
        ),
      );
      return change;
    };
  });
};

const pageChanges = (page: Page) => page.evaluate(() => (window as unknown as Changes).pageChanges);

test('moves focus to the new page and changes the title', async ({ page }) => {
  await visit(page, '/arts/paintings');
  await expect(page).toHaveTitle('Traditional Indian Paintings · Kalavithi');
  await goByMenu(page, 'Events', 'All events');
  await expect(page).toHaveURL('/events');
  await expect(page).toHaveTitle('All events · Kalavithi');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('takes half a second', { tag: '@wide' }, async ({ page }) => {
  await notePageChanges(page);
  await visit(page, '/arts/paintings');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/aboutus');
  await expect.poll(async () => (await pageChanges(page)).length).toBe(1);
  const [animations = []] = await pageChanges(page);
  const endOf = (part: string) =>
    Math.max(...animations.filter((animation) => animation.part === part).map(({ ends }) => ends));
  expect(endOf('::view-transition-old(root)')).toBe(150);
  expect(endOf('::view-transition-new(root)')).toBe(500);
  expect(Math.max(...animations.map(({ ends }) => ends))).toBe(500);
});

test('can be reversed before it has ended', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  for (const [name, path] of [
    ['Paintings', '/arts/paintings'],
    ['Artists', '/artists'],
    ['Events', '/events'],
  ] as const) {
    await page
      .getByRole('region', { name: 'What is behind the doors' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(heading(page, 'Art that was always part of the day')).toBeVisible();
  }
  // The fixture fails the test if an error was reported.
});

test('restores the scroll position on Back and Forward', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addButton(page, 'Pithora Horse Procession').click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await page.evaluate(() =>
    document.addEventListener('click', () => Object.assign(window, { leftAt: window.scrollY }), true),
  );
  await openCart(page);
  const place = await page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
  expect(place).toBeGreaterThan(0);
  await expect(cartNames(page)).toHaveText(['Pithora Horse Procession']);
  await openWishlist(page);
  await page.goBack();
  await expect(heading(page, 'Cart')).toBeVisible();
  await expect(page).toHaveTitle('Cart · Kalavithi');
  await page.goBack();
  await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expect(cartNames(page)).toHaveText(['Pithora Horse Procession']);
  await page.goForward();
  await expect(heading(page, 'My Wishlist')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'My Wishlist')).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('animates no pages, menus, dialogs, toasts or hearts', { tag: '@wide' }, async ({ page, member }) => {
    await notePageChanges(page);
    await visitAsMember(page, '/', member);
    expect(await moving(page)).toEqual([]);
    await goByMenu(page, 'Arts', 'Paintings');
    await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
    expect((await pageChanges(page)).flat().filter(({ ends }) => ends > 1)).toEqual([]);
    await page.getByRole('button', { name: 'Wishlist: Lagna Chauk' }).click();
    expect(await moving(page)).toEqual([]);
    await addButton(page, 'Lagna Chauk').click();
    await expect(toast(page, 'Added to cart!')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await openAccountMenu(page);
    expect(await moving(page)).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openCart(page);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });

  test('animates nothing while loading', { tag: '@wide' }, async ({ page, member }) => {
    const arrive = await holdBack(page, '**/api/user/data');
    // As on every page after the one where she logged in: others see the empty cart meanwhile.
    await page.addInitScript(() => localStorage.setItem('kalavithi.signed-in', 'a member'));
    await page.goto('/cart');
    await expect(page.getByText('Opening your cart...')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    arrive();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await expect(page.getByText('Opening your cart...')).toHaveCount(0);
  });
});

test('ignores a hash with an invalid encoding', { tag: '@wide' }, async ({ page }) => {
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await page.goto('about:blank');
    await visit(page, `/aboutus${hash}`);
    await expect(heading(page, 'About Us')).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(heading(page, 'Contact Us')).toBeVisible();
});
