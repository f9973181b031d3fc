import { savedCart } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { installClock, advance, stopClock } from '../steps/clock.ts';
import { recordMotions } from '../steps/motions.ts';
import { accountButton, heading, isPhone, toast, visit, visitAsMember } from '../steps/shell.ts';
import {
  addButton,
  addToCart,
  cartNames,
  cartRows,
  expectInCart,
  openCart,
  paintings,
  summary,
} from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('is empty at first and links to the shop', async ({ page, member }) => {
  await visitAsMember(page, '/cart', member);
  await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See handicrafts' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'See paintings' }).click();
  await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
});

test('is empty for a visitor and offers the login', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/cart');
  await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test(
  'offers a visitor with an empty cart the login above two other ways',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/cart');
    const main = page.getByRole('main');
    const boxes = [
      main.getByRole('button', { name: 'Login' }),
      main.getByRole('link', { name: 'See paintings' }),
      main.getByRole('link', { name: 'See handicrafts' }),
    ].map((way) => way.boundingBox());
    const [login, paintingsLink, handicraftsLink] = await Promise.all(boxes);
    expect(paintingsLink?.y).toBeGreaterThan(login?.y ?? Infinity);
    expect(handicraftsLink?.y).toBe(paintingsLink?.y);
    expect(handicraftsLink?.width).toBe(paintingsLink?.width);
    expect(login?.width).toBeGreaterThan(2 * (paintingsLink?.width ?? Infinity));
  },
);

test('takes each item once', { tag: '@wide' }, async ({ page, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  // Pressed at once, it would count as a double tap.
  await expect(async () => {
    await addButton(page, 'Tarpa Circle').click();
    await expect(toast(page, 'Already in cart!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectInCart(page, 1);
  expect(await savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
});

test('takes an item once even on a double click', { tag: '@wide' }, async ({ page, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addButton(page, 'Tarpa Circle').dblclick();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await expect(toast(page, /./)).toHaveText(['Added to cart!']);
  expect(await savedCart(server, member.cookie)).toEqual(['painting-warli-tarpa-circle']);
});

test(
  'holds all ten paintings in the order they were added, with their sum in rupees',
  { tag: '@wide' },
  async ({ page, member, server }) => {
    await visitAsMember(page, '/arts/paintings', member);
    const chosen = paintings.toReversed();
    for (const [index, { name }] of chosen.entries()) {
      await addButton(page, name).click();
      await expectInCart(page, index + 1);
    }
    await openCart(page);
    await expect(cartNames(page)).toHaveText(chosen.map(({ name }) => name));
    for (const [index, { price }] of chosen.entries())
      await expect(cartRows(page).nth(index)).toContainText(price);
    await expect(summary(page)).toHaveText(['10', '₹14,150']);
    await expect.poll(async () => (await savedCart(server, member.cookie)).length).toBe(10);
  },
);

test('shows for two seconds beside the item that it was removed', async ({ page, member, server }) => {
  await installClock(page);
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await addToCart(page, 'Lagna Chauk');
  await openCart(page);
  await expect(
    page.getByText('This is a demonstration: nothing is sold and nothing is charged.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
    'href',
    '/contactus',
  );
  await expect(summary(page)).toHaveText(['2', '₹2,400']);
  // The footer follows the works, also where the window is much higher.
  const size = page.viewportSize();
  if (size && size.width > 768) {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const last = await cartRows(page).last().boundingBox();
    const foot = await page.getByRole('contentinfo').boundingBox();
    expect((foot?.y ?? Infinity) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(160);
    await page.setViewportSize(size);
  }
  await stopClock(page);
  const row = cartRows(page).filter({ hasText: 'Tarpa Circle' });
  const brief = row.getByText('Dancers link arms and wind in a slow spiral around a man playing the tarpa.', {
    exact: true,
  });
  await expect(brief, 'short on a phone, and in whole words').toBeVisible({ visible: isPhone(page) });
  const note = row.getByText('❌ Removed from cart!', { exact: true });
  const rowHeight = async () => (await row.boundingBox())?.height;
  const heightBefore = await rowHeight();
  await row.getByRole('button', { name: 'Remove Tarpa Circle' }).click();
  await expect(note).toBeVisible();
  expect(await rowHeight(), 'the note moves nothing').toBe(heightBefore);
  await expect(summary(page)).toHaveText(['1', '₹1,450']);
  await advance(page, 1900);
  await expect(note).toBeVisible();
  await advance(page, 200);
  await expect(row).toHaveCount(0);
  await expect(cartRows(page)).toHaveCount(1);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-lagna-chauk']);

  await page.getByRole('button', { name: 'Remove Lagna Chauk' }).click();
  await expect(page.getByText('❌ Removed from cart!', { exact: true })).toBeVisible();
  for (const name of ['Buy Now', 'Send this list'])
    await expect(page.getByRole('button', { name }), `${name} keeps its place`).toBeDisabled();
  await advance(page, 2100);
  await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
});

test.describe('with motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('moves the works below a removed one up, and shows an only one large', async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    for (const name of ['Tarpa Circle', 'Lagna Chauk', 'Maize Harvest in Dots']) await addToCart(page, name);
    await openCart(page);
    const motions = await recordMotions(page, 'Items');
    await page.getByRole('button', { name: 'Remove Lagna Chauk' }).click();
    const footMoved = await page.getByRole('list', { name: 'Items', exact: true }).evaluate((list) => {
      const footTop = () => document.querySelector('footer')?.getBoundingClientRect().top ?? NaN;
      const before = footTop();
      return new Promise<number>((resolve) => {
        new MutationObserver(() => resolve(footTop() - before)).observe(list, { childList: true });
      });
    });
    await expect(cartRows(page)).toHaveCount(2);
    expect(footMoved, 'the footer moves with the works, from where it was').toBeCloseTo(0, 0);
    expect(await motions.jsonValue()).toEqual(['transform', 'transform']);
    await page.getByRole('button', { name: 'Remove Tarpa Circle' }).click();
    await expect(cartRows(page)).toHaveCount(1);
    expect((await motions.jsonValue()).slice(2)).toEqual(['opacity']);
  });
});

test('keeps the keyboard focus when an item is removed', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await addToCart(page, 'Lagna Chauk');
  await openCart(page);
  await page.getByRole('button', { name: 'Remove Tarpa Circle' }).focus();
  await page.keyboard.press('Enter');
  await expect(cartRows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove Lagna Chauk' })).toBeFocused();
});

test('shows the toast of an added item for two seconds', { tag: '@wide' }, async ({ page, member }) => {
  await installClock(page);
  await visitAsMember(page, '/arts/paintings', member);
  await stopClock(page);
  await addButton(page, 'Tarpa Circle').click();
  const added = toast(page, 'Added to cart!');
  await expect(added).toBeVisible();
  await advance(page, 1900);
  await expect(added).toBeVisible();
  await advance(page, 200);
  await expect(added).toHaveCount(0);
});

test(
  'keeps a toast of the page before clear of what one presses next',
  { tag: '@phone' },
  async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    // More than a screen shows, so that the sum is at its foot.
    for (const { name } of paintings.slice(0, 4)) await addToCart(page, name);
    const added = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
    // It stays as long as a finger rests on it.
    await added.dispatchEvent('pointerenter');
    await openCart(page);
    const endOverBar = async () => {
      const toastBox = await added.boundingBox();
      const bar = await page.getByRole('complementary', { name: 'Summary' }).boundingBox();
      return (toastBox?.y ?? Infinity) + (toastBox?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(endOverBar).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible();
    await expect(added, 'nothing lies over the head of the form').toHaveCount(0);
  },
);

test(
  'shows a general toast for five seconds, longer while hovered, and lets it be dismissed',
  { tag: '@wide' },
  async ({ page, unverified }) => {
    await installClock(page);
    await visitAsMember(page, '/email-verify', unverified);
    await stopClock(page);
    const notice = toast(page, `We sent a code to ${unverified.email} a moment ago. Please check your mail.`);
    const again = page.getByRole('button', { name: 'Send again' });
    await again.click();
    await expect(notice).toBeVisible();
    await advance(page, 4900);
    await expect(notice).toBeVisible();
    await advance(page, 200);
    await expect(notice).toHaveCount(0);

    await again.click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await advance(page, 20_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(again).toBeFocused();
    await expect(accountButton(page)).toBeVisible();
  },
);
