import { savedCart } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { installClock, advance, stopClock } from '../steps/clock.ts';
import { expectFonts } from '../steps/fonts.ts';
import { recordMotions } from '../steps/motions.ts';
import { holdBack } from '../steps/network.ts';
import {
  accountButton,
  goByMenu,
  heading,
  rememberMember,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { atWidth } from '../steps/screen.ts';
import { addButton, addToCart, expectInCart, heart, openWishlist, expectInWishlist } from '../steps/shop.ts';

test('is empty at first and links to the shop', async ({ page }) => {
  await visit(page, '/wishlist');
  await expect(heading(page, 'My Wishlist')).toBeVisible();
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See paintings' })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test(
  'looks the same for a member before the session is known',
  { tag: '@wide' },
  async ({ page, member }) => {
    await rememberMember(page);
    const release = await holdBack(page, '**/api/auth/is-auth');
    await page.goto('/wishlist');
    const link = page.getByRole('main').getByRole('link', { name: 'See paintings' });
    const look = () =>
      link.evaluate((element) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(element);
        const { x, width } = element.getBoundingClientRect();
        return { backgroundColor, borderColor, color, x, width };
      });
    await expectFonts(page);
    const before = await look();
    release();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await expect.poll(look).toEqual(before);
  },
);

test('offers no login to a member', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/wishlist', member);
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toHaveCount(0);
});

test('is changed by the heart button', async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const lagna = heart(page, 'Lagna Chauk');
  await expect(lagna).toHaveAttribute('aria-pressed', 'false');
  const pale = await lagna.evaluate((element) => getComputedStyle(element).color);
  await lagna.click();
  await expect(toast(page, 'Added to wishlist!')).toBeVisible();
  await expect(lagna).toHaveAttribute('aria-pressed', 'true');
  await expect(lagna).not.toHaveCSS('color', pale);
  await expectInWishlist(page, 1);
  await lagna.click();
  await expect(toast(page, 'Removed from wishlist')).toBeVisible();
  await expect(lagna).toHaveAttribute('aria-pressed', 'false');
  await expect(lagna).toHaveCSS('color', pale);
  await expectInWishlist(page, 0);
});

test(
  'shows toasts for two seconds and the highlight for 400 ms',
  { tag: '@wide' },
  async ({ page, member }) => {
    await installClock(page);
    await visitAsMember(page, '/arts/paintings', member);
    await stopClock(page);
    const lagna = heart(page, 'Lagna Chauk');
    const highlight = () => lagna.evaluate((element) => getComputedStyle(element).animationName);
    expect(await highlight()).toBe('none');
    await lagna.click();
    await expect.poll(highlight).not.toBe('none');
    const added = toast(page, 'Added to wishlist!');
    await expect(added).toBeVisible();
    await advance(page, 350);
    expect(await highlight()).not.toBe('none');
    await advance(page, 100);
    await expect.poll(highlight).toBe('none');
    await advance(page, 1500);
    await expect(added).toBeVisible();
    await advance(page, 100);
    await expect(added).toHaveCount(0);
  },
);

test('survives navigation and is empty after a reload', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await heart(page, 'Lagna Chauk').click();
  await heart(page, 'Tarpa Circle').click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Kalavithi/ })
    .click();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contactus');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await goByMenu(page, 'Arts', 'Paintings');
  await expect(heart(page, 'Lagna Chauk')).toHaveAttribute('aria-pressed', 'true');
  await openWishlist(page);
  const wished = page.getByRole('list', { name: 'Wishlist' }).getByRole('heading', { level: 2 });
  await expect(wished).toHaveText(['Lagna Chauk', 'Tarpa Circle']);
  await page.reload();
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
});

test('moves an item to the cart', { tag: '@wide' }, async ({ page, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await heart(page, 'Lagna Chauk').click();
  await heart(page, 'Tarpa Circle').click();
  await openWishlist(page);
  const card = page.getByRole('article').filter({ hasText: 'Lagna Chauk' });
  await expect(card).toContainText('₹1,450');
  await addButton(page, 'Lagna Chauk').click();
  await expect(toast(page, 'Moved to Cart!')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectInWishlist(page, 1);
  await expectInCart(page, 1);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-lagna-chauk']);
});

test(
  'moves an item that is in the cart already without a duplicate',
  { tag: '@wide' },
  async ({ page, member, server }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await addToCart(page, 'Lagna Chauk');
    await heart(page, 'Lagna Chauk').click();
    await openWishlist(page);
    await addButton(page, 'Lagna Chauk').click();
    await expect(toast(page, 'Moved to Cart!')).toBeVisible();
    await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
    await expectInCart(page, 1);
    expect(await savedCart(server, member.cookie)).toEqual(['painting-warli-lagna-chauk']);
  },
);

test('keeps the keyboard focus when an item is removed', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  for (const name of ['Lagna Chauk', 'Tarpa Circle', 'Saura Tree of Life']) await heart(page, name).click();
  await openWishlist(page);
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  await remove('Tarpa Circle').focus();
  await page.keyboard.press('Enter');
  await expect(remove('Saura Tree of Life')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove('Lagna Chauk')).toBeFocused();
  // An only work has it after the other button.
  await page.keyboard.press('Shift+Tab');
  await expect(addButton(page, 'Lagna Chauk')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows works as the shop does', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await heart(page, 'Pithora Horse Procession').click();
  await goByMenu(page, 'Arts', 'Handicrafts');
  await heart(page, 'Bidriware Surahi').click();
  await openWishlist(page);
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const pithora = card('Pithora Horse Procession');
  await expect(pithora.getByText('Pithora · Gujarat and Madhya Pradesh', { exact: true })).toBeVisible();
  await expect(pithora.locator('[lang="gu"], [lang="hi"]')).not.toHaveCount(0);
  const surahi = card('Bidriware Surahi');
  await expect(surahi.getByText('Bidar, Karnataka', { exact: true })).toBeVisible();
  await expect(surahi.getByText(/^GI tag: \p{Letter}/u)).toBeVisible();
  for (const part of [pithora, surahi]) await expect(part.getByText('Remove', { exact: true })).toBeVisible();
});

test('fills the row with few works', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const works = [
    'Tarpa Circle',
    'Sohrai Cattle Come Home',
    'Maize Harvest in Dots',
    'Khovar Forest with Peacocks',
  ];
  const list = page.getByRole('list', { name: 'Wishlist' });
  const edges = async (): Promise<{ left: number; right: number; cards: number }> => {
    const boxes = await list.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const { left, right } = item.getBoundingClientRect();
        return { left, right };
      }),
    );
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      cards: new Set(boxes.map(({ left }) => Math.round(left))).size,
    };
  };
  for (const work of works) await heart(page, work).click();
  await openWishlist(page);
  await expect(list.getByRole('listitem')).toHaveCount(4);
  const whole = await edges();
  for (const left of [3, 2, 1]) {
    await list
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(left);
    await expect(list.getByRole('button', { name: /^Remove / }).first(), 'the focus moves on').toBeFocused();
    // It settles as a list of so many does.
    await expect.poll(async () => Math.abs((await edges()).right - whole.right)).toBeLessThan(1);
    expect((await edges()).cards).toBe(left);
    await goByMenu(page, 'Arts', 'Paintings');
    await openWishlist(page);
    const now = await edges();
    expect(now.cards).toBe(left);
    expect(now.left).toBeCloseTo(whole.left, 0);
    expect(now.right).toBeCloseTo(whole.right, 0);
  }
  const boxOf = async (name: RegExp) => await list.getByRole('button', { name }).boundingBox();
  const [add, remove] = [await boxOf(/^Add to Cart/), await boxOf(/^Remove /)];
  expect(Math.abs((add?.y ?? 0) - (remove?.y ?? 99)), 'the buttons stand in one line').toBeLessThan(4);
  expect(Math.abs((add?.x ?? 0) + (add?.width ?? 0) - (remove?.x ?? 0)), 'next to each other').toBeLessThan(
    16,
  );
});

test('scrolls nothing when a work is removed', { tag: '@wide' }, async ({ page, member }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visitAsMember(page, '/arts/paintings', member);
  for (const work of ['Tarpa Circle', 'Sohrai Cattle Come Home', 'Maize Harvest in Dots', 'Lagna Chauk'])
    await heart(page, work).click();
  await openWishlist(page);
  const remove = page.getByRole('list', { name: 'Wishlist' }).getByRole('button', { name: /^Remove / });
  await expect(remove).toHaveCount(4);
  await expect(remove.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(remove.nth(2), 'the one that gets the focus is below the screen').not.toBeInViewport();
  await remove.nth(1).click();
  await expect(remove).toHaveCount(3);
  await expect(remove.nth(1)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('fades works that come into another row in', { tag: '@wide' }, async ({ page, member }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visitAsMember(page, '/arts/paintings', member);
  for (const work of [
    'Tarpa Circle',
    'Sohrai Cattle Come Home',
    'Maize Harvest in Dots',
    'Lagna Chauk',
    'Saura Tree of Life',
  ])
    await heart(page, work).click();
  await openWishlist(page);
  const motions = await recordMotions(page, 'Wishlist');
  const list = page.getByRole('list', { name: 'Wishlist' });
  await list.getByRole('button', { name: 'Remove Sohrai Cattle Come Home' }).click();
  await expect(list.getByRole('button', { name: /^Remove / })).toHaveCount(4);
  // The first stays, the third and fifth change rows, the fourth moves along its own.
  expect((await motions.jsonValue()).slice(0, 4)).toEqual(['transform', 'opacity', 'transform', 'opacity']);
});

test('leaves no half of a row empty', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  for (const work of ['Tarpa Circle', 'Sohrai Cattle Come Home', 'Maize Harvest in Dots'])
    await heart(page, work).click();
  await openWishlist(page);
  const list = page.getByRole('list', { name: 'Wishlist' });
  const cards = list.getByRole('listitem');
  await atWidth(page, 768, async () => {
    for (const left of [3, 1]) {
      while ((await cards.count()) > left) {
        await list
          .getByRole('button', { name: /^Remove / })
          .first()
          .click();
      }
      const whole = (await list.boundingBox())?.width ?? Number.NaN;
      const last = await cards.last().getByRole('article').boundingBox();
      expect(last?.width).toBeCloseTo(whole, 0);
      expect(last?.height, 'its words stand beside it').toBeLessThan(whole / 2);
      const picture = await cards.last().getByRole('img').boundingBox();
      expect(picture?.width, 'its picture is large').toBeGreaterThan(0.35 * whole);
    }
  });
});

test('removes an item', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await heart(page, 'Lagna Chauk').click();
  await openWishlist(page);
  await page.getByRole('button', { name: 'Remove Lagna Chauk' }).click();
  await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
  await expectInCart(page, 0);
});

test('says that an item was removed', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const works = ['Lagna Chauk', 'Tarpa Circle'];
  for (const name of works) await heart(page, name).click();
  await openWishlist(page);
  for (const name of works) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(toast(page, 'Removed from wishlist')).toBeVisible();
    await expect(toast(page, 'Removed from wishlist')).toHaveCount(0);
  }
});
