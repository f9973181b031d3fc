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
  rememberMember,
} from '../steps/shell.ts';
import { moving } from '../steps/motion.ts';
import { expectFonts } from '../steps/fonts.ts';
import { holdBack } from '../steps/network.ts';
import { addButton, cartNames, openCart, openWishlist } from '../steps/shop.ts';

interface Animated {
  part: string;
  started: number;
  lasts: number;
}

/** Records the animations of the curtain and of the page, from the next load on. */
const notePageChanges = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted = Object.assign(window, { animated: [] as unknown[] });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('.page-curtain, main') && typeof options === 'object')
        noted.animated.push({
          part: this.matches('main') ? 'page' : 'curtain',
          started: performance.now(),
          lasts: Number(options.duration),
        });
      return animate.call(this, frames, options);
    };
  });
};

const animated = (page: Page) =>
  page.evaluate(() => (window as unknown as { animated: Animated[] }).animated);

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
  await expect(page.locator('.page-curtain')).toHaveCount(0);
  const [leaves, arrives, rises] = await animated(page);
  expect(leaves).toMatchObject({ part: 'curtain', lasts: 150 });
  expect(arrives?.part).toBe('curtain');
  expect(rises).toMatchObject({ part: 'page', lasts: arrives?.lasts });
  // Half a second from the press, or the second part alone when the page took longer than the first.
  const passed = Math.min((arrives?.started ?? 0) - (leaves?.started ?? 0), 150);
  expect(Math.abs(passed + (arrives?.lasts ?? 0) - 500)).toBeLessThan(20);
});

test(
  'has code and data before the press of a link that is pointed at',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/arts/paintings');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.getByRole('banner').getByRole('link', { name: 'Artists' });
    const arrives = page.waitForResponse('**/api/artist');
    await link.hover();
    await arrives;
    await expect.poll(() => asked.some((path) => /^\/assets\/artists-.*\.js$/.test(path))).toBe(true);
    const before = asked.length;
    await link.click();
    await expect(heading(page, 'Artists')).toBeVisible();
    expect(asked.slice(before).filter((path) => /^\/api\/artist|\.js$/.test(path))).toEqual([]);
  },
);

test(
  'has a room, and the code of a work, whose link is scrolled to on a phone',
  { tag: '@phone' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    const isAskedFor = (file: RegExp) => expect.poll(() => asked.some((path) => file.test(path))).toBe(true);
    await visit(page, '/arts/paintings');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await isAskedFor(/^\/assets\/painting-.*\.js$/);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/api/works'))).toEqual([]);

    await visit(page, '/aboutus');
    const link = page.getByRole('main').getByRole('link', { name: 'Walk through the gallery' });
    await link.scrollIntoViewIfNeeded();
    await isAskedFor(/^\/assets\/gallery-.*\.js$/);
    await isAskedFor(/^\/api\/works$/);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await link.tap();
    await expect(heading(page, 'Art Gallery')).toBeVisible();
    expect(asked.slice(before).filter((path) => path.endsWith('.js') || path.startsWith('/api/'))).toEqual(
      [],
    );
  },
);

test('asks for an event before the code of its page has come', async ({ page }) => {
  const asked = page.waitForRequest('**/api/events/event-*');
  await page.route(/\/assets\/event-.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, '/events');
  const event = page.getByRole('main').getByRole('article').first();
  const name = await event.getByRole('heading').innerText();
  await event.getByRole('link').click();
  await expect(heading(page, name)).toBeVisible();
});

test('paints the head of the next page before what follows it', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    const noted: unknown[] = [];
    Object.assign(window, { noted });
    const look = (): void => {
      noted.push([document.querySelector('h1')?.textContent, document.querySelectorAll('main li').length]);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  /** The numbers of list items in the frames since another page was shown. */
  const itemsSince = async (other: string) => {
    const noted = await page.evaluate(() => (window as unknown as { noted: [string, number][] }).noted);
    return noted.slice(noted.findLastIndex(([title]) => title === other) + 1).map(([, items]) => items);
  };
  await visit(page, '/aboutus');
  await page.getByRole('banner').getByRole('link', { name: 'Artists' }).click();
  await expect(heading(page, 'Artists')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  const items = await itemsSince('About Us');
  expect(items[0]).toBe(0);
  // Soon after, not when the page has settled.
  expect(items.findIndex((count) => count > 0)).toBeLessThan(20);
  // Back leads to a place within the page, so that comes whole.
  await page.goBack();
  await expect(heading(page, 'About Us')).toBeVisible();
  await expect.poll(() => itemsSince('Artists')).not.toEqual([]);
  expect((await itemsSince('Artists'))[0]).toBeGreaterThan(0);
});

test('adds no step to the history for a link to the page one is on', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Artists' }).click();
  await expect(heading(page, 'Artists')).toBeVisible();
  await bar.getByRole('link', { name: 'Artists' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('goes to the link that is pressed last', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  const arrive = await holdBack(page, '**/api/pages/**');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Contact Us' }).click();
  await bar.getByRole('link', { name: 'About Us' }).click();
  arrive();
  await expect(heading(page, 'About Us')).toBeVisible();
  await expect(page).toHaveURL('/aboutus');
  await expect(page.locator('.page-curtain')).toHaveCount(0);
});

test(
  'stays on the page whose link is pressed while another is on its way',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/arts/paintings');
    const arrives = page.waitForResponse('**/api/artist');
    await page.getByRole('banner').getByRole('link', { name: 'Artists' }).hover();
    await arrives;
    // The second press comes before the frame after the first.
    await page.evaluate(() => {
      const press = (path: string) =>
        document
          .querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)
          ?.click();
      press('/artists');
      setTimeout(() => press('/arts/paintings'));
    });
    await expect(page.locator('.page-curtain')).toHaveCount(0);
    await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
    await expect(page).toHaveURL('/arts/paintings');
    await page.getByRole('banner').getByRole('link', { name: 'Artists' }).click();
    await expect(heading(page, 'Artists')).toBeVisible();
  },
);

test('uncovers a page no further that is left while it comes', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  const bar = page.getByRole('banner');
  const arrives = page.waitForResponse('**/api/artist');
  await bar.getByRole('link', { name: 'Artists' }).hover();
  await arrives;
  const arrive = await holdBack(page, '**/api/pages/**');
  const isAsked = page.waitForRequest('**/api/pages/**');
  await bar.getByRole('link', { name: 'About Us' }).hover();
  await isAsked;
  const uncovers = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const press = (path: string) =>
      document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click();
    press('/artists');
    while (document.querySelector('h1')?.textContent !== 'Artists') await frame();
    press('/aboutus');
    while (document.querySelectorAll('.page-curtain').length < 2) await frame();
    const [curtain] = document.querySelectorAll('.page-curtain');
    return curtain?.getAnimations().at(-1)?.playState;
  });
  expect(uncovers, 'the first page gets no clearer').toBe('paused');
  arrive();
  await expect(heading(page, 'About Us')).toBeVisible();
  await expect(page.locator('.page-curtain')).toHaveCount(0);
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
    expect(await animated(page)).toEqual([]);
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

  test(
    'moves nothing in the bar while loading, and animates nothing',
    { tag: '@wide' },
    async ({ page, member }) => {
      const arrive = await holdBack(page, '**/api/user/data');
      // As on every page after the one where she logged in: others see the empty cart meanwhile.
      await rememberMember(page);
      await page.goto('/cart');
      await expect(page.getByText('Opening your cart...')).toBeVisible();
      await expectFonts(page);
      expect(await moving(page)).toEqual([]);
      const wishlist = page.getByRole('banner').getByRole('link', { name: 'Wishlist' });
      const before = await wishlist.boundingBox();
      arrive();
      await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
      expect(await wishlist.boundingBox()).toEqual(before);
      await expect(page.getByText('Opening your cart...')).toHaveCount(0);
    },
  );
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
