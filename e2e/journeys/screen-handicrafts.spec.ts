import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { installClock, advance, stopClock } from '../steps/clock.ts';
import { laidOut } from '../steps/motion.ts';
import { toast, visit, visitAsMember } from '../steps/shell.ts';
import { addButton, cartNames, expectInCart, heart, openCart } from '../steps/shop.ts';
import { expectTypedInALoop, openWithFirstLetter, typed, untilTyped } from '../steps/typewriter.ts';

const lines = ['Celebrate heritage,celebrate Handmade...', "Explore India's rich legacy!"] as const;

const crafts = [
  ['Channapatna Stacking Rooster', '₹1,000', 'Channapatna, Karnataka'],
  ['Etikoppaka Spinning Tops', '₹1,050', 'Etikoppaka, Andhra Pradesh'],
  ['Thanjavur Dancing Doll', '₹1,100', 'Thanjavur, Tamil Nadu'],
  ['Bankura Terracotta Horse', '₹1,250', 'Panchmura, Bankura, West Bengal'],
  ['Nirmal Painted Bird Pair', '₹1,350', 'Nirmal, Telangana'],
  ['Papier-Mâché Flower Box', '₹1,500', 'Srinagar, Jammu and Kashmir'],
  ['Assam Bamboo Jaapi', '₹1,650', 'Assam'],
  ['Jaipur Blue Pottery Plate', '₹1,800', 'Jaipur, Rajasthan'],
  ['Kutch Mirror-Work Toran', '₹2,100', 'Kutch, Gujarat'],
  ['Dhokra Village Musicians', '₹2,600', 'Bastar, Chhattisgarh'],
  ['Moradabad Engraved Brass Lamp', '₹2,950', 'Moradabad, Uttar Pradesh'],
  ['Lucknow Chikankari Dupatta', '₹3,400', 'Lucknow, Uttar Pradesh'],
  ['Bidriware Surahi', '₹4,200', 'Bidar, Karnataka'],
  ['Aranmula Kannadi', '₹4,800', 'Aranmula, Pathanamthitta, Kerala'],
  ['Pashmina Stole with Sozni Border', '₹5,500', 'Kashmir, Jammu and Kashmir'],
] as const;

const shelf = (page: Page): Locator => page.getByRole('region', { name: 'From the shelf' });
const grid = (page: Page): Locator => page.getByRole('list', { name: 'Handicrafts' });
const dot = (page: Page, number: number): Locator =>
  shelf(page).getByRole('button', { name: `Slide ${number} of 15`, exact: true });

/** Returns how many slides are completely visible. */
const slidesSeen = (page: Page): Promise<number> =>
  shelf(page)
    .getByRole('listitem')
    .evaluateAll((slides) => {
      const frame = slides[0]?.closest('section')?.getBoundingClientRect();
      return slides.filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return frame && left >= frame.left - 2 && right <= frame.right + 2;
      }).length;
    });

/** A slide's distance from the front, as a fraction of its width. */
const wayLeft = (page: Page, number: number): Promise<number> =>
  shelf(page)
    .getByRole('listitem')
    .nth(number - 1)
    .evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return (left - (slide.closest('section')?.getBoundingClientRect().left ?? 0)) / width;
    });

/** Opens the shelf with a stopped clock, its first slide just shown. */
const openCarousel = async (page: Page): Promise<void> => {
  await installClock(page);
  await visit(page, '/arts/handicrafts');
  await shelf(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  await dot(page, 2).click();
  await advance(page, 3000);
  await dot(page, 1).click();
  await advance(page, 3000);
  await page.mouse.move(3, 3);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
};

test('types the intro in a loop, 40 ms a letter and 1500 ms a pause', { tag: '@wide' }, async ({ page }) => {
  await openWithFirstLetter(page, 'Handicrafts', 'Indian Handicrafts', lines);
  await advance(page, 9 * 40);
  await expect(typed(page, lines)).toHaveText('Celebrate ');
  await expectTypedInALoop(page, lines, 10);
});

test('pauses the typing, and gives screen readers the whole text', { tag: '@wide' }, async ({ page }) => {
  await openWithFirstLetter(page, 'Handicrafts', 'Indian Handicrafts', lines);
  await advance(page, 4 * 40);
  await expect(typed(page, lines)).toHaveText('Celeb');
  await page.getByRole('button', { name: 'Pause typing' }).click();
  await expect(typed(page, lines)).toHaveText(lines[0]);
  await advance(page, 20_000);
  await expect(typed(page, lines)).toHaveText(lines[0]);
  await page.getByRole('button', { name: 'Play typing' }).click();
  await expect(typed(page, lines)).toHaveText('Celeb');
  await untilTyped(page, lines, 'Celebr');
});

test('shows the whole sentences with reduced motion', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/handicrafts');
  for (const line of lines) await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause typing' })).toBeHidden();
});

test('moves the carousel every 2000 ms, for 1500 ms, in a loop', async ({ page }) => {
  await openCarousel(page);
  await advance(page, 1990);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  expect(await wayLeft(page, 2)).toBeGreaterThan(0.99);
  await advance(page, 10);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await advance(page, 750);
  const half = await wayLeft(page, 2);
  expect(half).toBeGreaterThan(0.02);
  expect(half).toBeLessThan(0.6);
  await advance(page, 800);
  expect(Math.abs(await wayLeft(page, 2))).toBeLessThan(0.02);
  for (let number = 3; number <= 15; number += 1) {
    await advance(page, 2000);
    // A phone shows only the dots near the current one.
    await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  }
  await advance(page, 2000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('stops the carousel while hovered or paused; arrows and dots move it', async ({ page }) => {
  await openCarousel(page);
  await shelf(page).getByRole('listitem').first().hover();
  await advance(page, 20_000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await shelf(page).getByRole('button', { name: 'Pause slides' }).click();
  await page.mouse.move(3, 3);
  await advance(page, 20_000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await shelf(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dot(page, 15)).toHaveAttribute('aria-current', 'true');
  await shelf(page).getByRole('button', { name: 'Next' }).click();
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await dot(page, 3).click();
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  await shelf(page).getByRole('button', { name: 'Play slides' }).click();
  await page.mouse.move(3, 3);
  await advance(page, 2000);
  await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
});

test('shows three crafts in the carousel, one below 768 px', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/handicrafts');
  for (const [width, seen] of [
    [1280, 3],
    [768, 3],
    [767, 1],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => slidesSeen(page), { message: `at ${width} px` }).toBe(seen);
  }
});

test('begins the carousel with other crafts than the grid', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/handicrafts');
  for (const [index, [name]] of [...crafts.slice(8), ...crafts.slice(0, 8)].entries())
    await expect(shelf(page).getByRole('listitem').nth(index)).toContainText(name);
});

test('lists fifteen crafts with name, place and price', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/handicrafts');
  await expect(page).toHaveTitle('Indian Handicrafts · Kalavithi');
  const cards = grid(page).getByRole('article');
  await expect(cards).toHaveCount(crafts.length);
  for (const [index, [name, price, region]] of crafts.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByText(region, { exact: true })).toBeVisible();
    await expect(card.getByText(/^GI tag: \p{Letter}/u)).toBeVisible();
    await expect(card.locator('[lang="hi"]')).toHaveText(/\p{Script=Devanagari}/u);
    await expect(card.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
  }
});

test(
  'says the place in one line on a phone, and keeps names and text together and names and prices level',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/arts/handicrafts');
    await laidOut(page);
    const cards = grid(page).getByRole('article');
    const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
    const text = (index: number) => cards.nth(index).locator('p:not([lang])').last();
    const heading = (index: number) => cards.nth(index).getByRole('heading', { level: 2 });
    const price = (index: number) => cards.nth(index).getByText('₹').last();
    for (const [index, [, , region]] of crafts.slice(0, 6).entries()) {
      await expect(cards.nth(index).getByText(region, { exact: true })).toHaveText(region);
      await expect(cards.nth(index).getByText(region.replace(/^[^,]*/, ''))).toBeHidden();
      if (index % 2 === 1) expect(await topOf(price(index))).toBeCloseTo(await topOf(price(index - 1)), 0);
      const name = await heading(index).boundingBox();
      const hindi = await cards.nth(index).locator('p[lang=hi]').boundingBox();
      expect((hindi?.y ?? Number.NaN) - (name ? name.y + name.height : Number.NaN)).toBeLessThan(4);
      if (index % 2 === 1) expect(name?.y).toBeCloseTo(await topOf(heading(index - 1)), 0);
      const origin = await cards
        .nth(index)
        .getByText(/^GI tag: /)
        .boundingBox();
      expect((origin?.y ?? Number.NaN) - (hindi ? hindi.y + hindi.height : Number.NaN)).toBeLessThan(4);
      expect((await topOf(text(index))) - (origin ? origin.y + origin.height : Number.NaN)).toBeLessThan(8);
    }
    // Protected names are not cut off; descriptions end after their lines.
    const cut = await cards.locator('p').evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).webkitLineClamp === 'none')
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  },
);

test('adds to a member’s cart and wishlist', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/handicrafts', member);
  await addButton(page, 'Bidriware Surahi').click();
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await expectInCart(page, 1);
  // Within the time of a double tap it would do nothing.
  await expect(async () => {
    await addButton(page, 'Bidriware Surahi').click();
    await expect(toast(page, 'Already in cart!')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectInCart(page, 1);
  await heart(page, 'Aranmula Kannadi').click();
  await expect(toast(page, 'Added to wishlist!')).toBeVisible();
  await expect(heart(page, 'Aranmula Kannadi')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 'Aranmula Kannadi').click();
  await expect(toast(page, 'Removed from wishlist')).toBeVisible();
  await expect(heart(page, 'Aranmula Kannadi')).toHaveAttribute('aria-pressed', 'false');
  await openCart(page);
  await expect(cartNames(page)).toHaveText(['Bidriware Surahi']);
  await expect(page.getByText('₹4,200').first()).toBeVisible();
});

test('is accessible with the first slide of the carousel and with the last', async ({ page }) => {
  // With reduced motion each slide stays while it is checked.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/handicrafts');
  await expectAccessible(page);
  await shelf(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dot(page, 15)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('shows sentences, carousel and crafts', async ({ page }) => {
    await page.goto('/arts/handicrafts');
    for (const line of lines) await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(shelf(page).getByRole('listitem')).toHaveCount(crafts.length);
    await expect(grid(page).getByRole('article')).toHaveCount(crafts.length);
    await expect(shelf(page).getByRole('button')).toHaveCount(0);
  });
});
