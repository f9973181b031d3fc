import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { expectCopied, recordCopies } from '../steps/clipboard.ts';
import { expectFonts } from '../steps/fonts.ts';
import { heading, visit, visitAsMember } from '../steps/shell.ts';
import { expectNothingHangsOut, pixelShare } from '../steps/screen.ts';
import { addToCart, expectInWishlist, heart, openWishlist } from '../steps/shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const works = (page: Page, list: string): Locator =>
  page.getByRole('list', { name: list }).getByRole('article');

test('filters paintings by choice, in the address, and back', async ({ page }) => {
  await visit(page, '/arts/paintings');
  await expect(works(page, 'Paintings')).toHaveCount(10);
  await expectFonts(page);
  const before = await works(page, 'Paintings').first().boundingBox();
  await page.getByText('Filter', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toBeVisible();
  // In a wide window the filters stand in the row that is there.
  if ((page.viewportSize()?.width ?? 0) >= 1280)
    expect(await works(page, 'Paintings').first().boundingBox()).toEqual(before);
  await page.getByRole('combobox', { name: 'Tradition' }).selectOption('Gond (2)');
  await expect(page).toHaveURL('/arts/paintings?tradition=Gond');
  await expect(works(page, 'Paintings')).toHaveCount(2);
  await expect(page.getByText('2 works found.')).toBeVisible();
  // What the other filters would find with this one; another tradition instead of it.
  const optionsOf = (name: string) => page.getByRole('combobox', { name }).locator('option');
  await expect(optionsOf('Place').filter({ hasText: /^Odisha \(0\)$/ })).toBeEnabled();
  await expect(optionsOf('Tradition').filter({ hasText: /^Warli \(2\)$/ })).toBeAttached();
  // The line below has the number for the chosen one, and so has the head.
  await expect(optionsOf('Tradition').filter({ hasText: /^Gond$/ })).toBeAttached();
  await expect(page.getByText('2 works', { exact: true })).toBeVisible();
  // The tile that fills the last row of the whole list.
  await expect(page.getByRole('main').getByRole('link', { name: 'Upcoming events' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ index: 1 });
  await expect(page.getByText('No work matches all of these. Show all traditions')).toBeVisible();
  await expect(page.getByText('The nearest: only the tradition differs')).toBeVisible();
  await expect(works(page, 'Paintings')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all traditions' }).click();
  await expect(page).toHaveURL(/\/arts\/paintings\?max=\d+$/);
  await expect(page.getByText('1 work found.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(works(page, 'Paintings')).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Price' })).toHaveValue('');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(works(page, 'Paintings')).toHaveCount(10);
  await expect(page.getByText('10 works', { exact: true })).toBeVisible();
});

test.describe('on a dense phone', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('shows a work that is alone, and as wide as the page, in a sharp file', async ({ page }) => {
    await visit(page, '/arts/paintings?max=1000');
    const picture = works(page, 'Paintings').locator('picture img');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => pixelShare(picture)).toBeGreaterThan(0.9);
  });

  test('shows the only work of a wishlist in a sharp file', async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await heart(page, 'Tarpa Circle').click();
    await expectInWishlist(page, 1);
    await openWishlist(page);
    const picture = works(page, 'Wishlist').locator('picture img');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => pixelShare(picture)).toBeGreaterThan(0.9);
  });
});

test('shows the chosen filters whole', async ({ page }) => {
  for (const [address, value] of [
    ['/arts/paintings?state=Madhya%20Pradesh', 'Madhya Pradesh'],
    ['/arts/handicrafts?tradition=Dhokra%20metal%20casting', 'Dhokra metal casting'],
    ['/arts/gallery?tradition=Madhubani%20(Mithila)', 'Madhubani (Mithila)'],
  ] as const) {
    await visit(page, address);
    const select = page
      .getByRole('combobox')
      .filter({ has: page.locator('option:checked', { hasText: value }) });
    const room = await select.evaluate((element: HTMLSelectElement) => {
      const { paddingInlineStart, paddingInlineEnd, font } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = font;
      return (
        element.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd) -
        context.measureText(element.selectedOptions[0]!.text).width
      );
    });
    expect(room).toBeGreaterThan(-0.5);
    await expectNothingHangsOut(page);
  }
});

test('lays the only work of the gallery beside its words, large', { tag: '@wide' }, async ({ page }) => {
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/arts/gallery?tradition=Tikuli');
    const work = page.getByRole('list', { name: 'Works' }).getByRole('figure');
    const [picture, name] = await Promise.all([
      work.getByRole('img').boundingBox(),
      work.getByRole('heading').boundingBox(),
    ]);
    expect(picture?.width).toBeGreaterThan(300);
    expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    await expectNothingHangsOut(page);
  }
});

test('sets named filters and the order in one row', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  await page.getByText('Filter', { exact: true }).click();
  const boxes = await Promise.all(
    ['Tradition', 'Place', 'Maker', 'Price', 'Sort By'].map((name) =>
      page.getByRole('combobox', { name }).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size).toBe(1);
  await expect(page.getByText('Tradition', { exact: true })).toBeVisible();
});

test('keeps “Clear filters” in one line, in a row with room for it', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings?state=Odisha');
  const clear = page.getByRole('link', { name: 'Clear filters' });
  for (const width of [1280, 1180, 1110, 800]) {
    await page.setViewportSize({ width, height: 800 });
    const [link, sort, price, found] = await Promise.all([
      clear.boundingBox(),
      page.getByRole('combobox', { name: 'Sort By' }).boundingBox(),
      page.getByRole('combobox', { name: 'Price' }).boundingBox(),
      page.getByText('1 work found.').boundingBox(),
    ]);
    if (!link || !sort || !price || !found) throw new Error('The filters are not shown.');
    expect(link.height).toBeLessThan(60);
    // After the note.
    expect(link.y + link.height / 2).toBeGreaterThan(found.y);
    expect(link.y + link.height / 2).toBeLessThan(found.y + found.height);
    expect(link.x).toBeGreaterThan(found.x + found.width);
    if (width < 1280) expect(price.y).toBeGreaterThanOrEqual(sort.y + sort.height);
    expect(price.width).toBeGreaterThan(140);
    await expectNothingHangsOut(page);
  }
});

test('sets the filters in two columns below the order', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  await page.getByText('Filter', { exact: true }).click();
  const boxOf = (name: string) => page.getByRole('combobox', { name }).boundingBox();
  const sort = await boxOf('Sort By');
  const [tradition, price] = [await boxOf('Tradition'), await boxOf('Price')];
  expect(price?.y).toBeGreaterThan(tradition?.y ?? Number.NaN);
  expect(price?.x).toBe(sort?.x);
  expect(price?.width).toBe(sort?.width);
  expect(tradition?.y).toBeGreaterThan((sort?.y ?? 0) + (sort?.height ?? 0));
  expect(tradition?.width).toBeGreaterThan(140);
  await expectNothingHangsOut(page);
  // A choice is applied at once.
  await expect(page.getByRole('button', { name: 'Show works' })).toBeHidden();
});

test('sets the filter of the gallery at the end of its title’s line', { tag: '@wide' }, async ({ page }) => {
  for (const width of [1280, 768, 600]) {
    await page.setViewportSize({ width, height: 1024 });
    await visit(page, '/arts/gallery?tradition=Kerala%20mural');
    const [title, filter] = await Promise.all([
      heading(page, 'Art Gallery').boundingBox(),
      page.getByText('Filter', { exact: true }).boundingBox(),
    ]);
    if (!title || !filter) throw new Error('The head is not shown.');
    expect(filter.y + filter.height / 2).toBeGreaterThan(title.y);
    expect(filter.y + filter.height / 2).toBeLessThan(title.y + title.height);
    await expectNothingHangsOut(page);
  }
});

test('says what is chosen while the filters are closed, and leaves it out by a press', async ({ page }) => {
  await visit(page, '/arts/paintings?tradition=Gond&state=Madhya%20Pradesh');
  const chosen = page.getByRole('main').getByRole('link', { name: /^Gond/ });
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await page.getByText('Filter', { exact: true }).click();
  await expect(chosen).toBeVisible();
  await expectNothingHangsOut(page);
  await chosen.click();
  await expect(page).toHaveURL(/\?state=Madhya(\+|%20)Pradesh$/);
});

test('leaves the filters where they are, and closed, while a slow answer comes', async ({ page }) => {
  await visit(page, '/arts/handicrafts');
  await page.route(/\/works\?|\/handicrafts\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  const filter = page.getByText('Filter', { exact: true });
  await filter.scrollIntoViewIfNeeded();
  await filter.click();
  // On the page: a press on a chip below the screen scrolls to it.
  const top = () => filter.evaluate((one) => Math.round(one.getBoundingClientRect().y + window.scrollY));
  const before = await top();
  await page.getByRole('combobox', { name: 'Tradition' }).selectOption({ index: 1 });
  await expect(page.getByText(/^\d+ works? found\.$/)).toBeVisible();
  expect(await top()).toBe(before);
  await page.getByRole('combobox', { name: 'Price' }).selectOption({ index: 1 });
  const chips = page.getByRole('main').getByRole('link', { name: /^Up to ₹/ });
  await expect(page).toHaveURL(/max=/);
  await filter.click();
  expect((await chips.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await chips.click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Tradition' })).toBeHidden();
  expect(await top()).toBe(before);
});

test('lays a single work beside its words on a tablet', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/arts/paintings?state=Odisha');
  const work = works(page, 'Paintings');
  const [picture, name, price, button, like] = await Promise.all([
    work.getByRole('img').boundingBox(),
    work.getByRole('heading').boundingBox(),
    work.getByText('₹1,300').boundingBox(),
    work.getByRole('button', { name: 'Add to Cart' }).boundingBox(),
    heart(page, 'Saura Tree of Life').boundingBox(),
  ]);
  if (!picture || !name || !price || !button || !like) throw new Error('The work is not shown.');
  expect(name.x).toBeGreaterThan(picture.x + picture.width);
  expect(button.x - price.x - price.width).toBeLessThan(32);
  // Where it is on every card: above the words, at their end.
  expect(like.x + like.width).toBeGreaterThan(700);
  expect(like.y).toBeLessThan(name.y);
  await expectNothingHangsOut(page);
});

test(
  'opens filtered lists by their address, sorted, in every catalogue',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/arts/handicrafts?state=Karnataka&sort=price-descending');
    await expect(works(page, 'Handicrafts').getByRole('heading')).toHaveText([
      'Bidriware Surahi',
      'Channapatna Stacking Rooster',
    ]);
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Price: Low to High');
    await expect(works(page, 'Handicrafts').getByRole('heading').first()).toHaveText(
      'Channapatna Stacking Rooster',
    );
    await visit(page, '/arts/gallery?tradition=Kerala%20mural');
    await expect(page.getByText('5 works found.')).toBeVisible();
    await page.getByRole('link', { name: 'Gajendra Moksham', exact: true }).last().click();
    await expect(heading(page, 'Gajendra Moksham')).toBeVisible();
  },
);

test(
  'sends a wishlist as a link that shows its works',
  { tag: '@wide' },
  async ({ page, context, member, server, tolerate }) => {
    tolerate(/status of 404/);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await context.grantPermissions(['clipboard-write']);
    await visitAsMember(page, '/arts/paintings', member);
    await heart(page, 'Tarpa Circle').click();
    await expectInWishlist(page, 1);
    await openWishlist(page);
    await recordCopies(page);
    await page.getByRole('button', { name: 'Send this list' }).click();
    const path = '/wishlist?works=painting-warli-tarpa-circle';
    await expectCopied(page, `${server.address}${path}`);

    await visitAsMember(page, `${path},painting-of-nothing`, member);
    await expect(heading(page, 'My Wishlist')).toBeVisible();
    await expect(page.getByText('One work of this list is no longer in the collection.')).toBeVisible();
    await expect(works(page, 'Sent list')).toHaveCount(1);
    await addToCart(page, 'Tarpa Circle');
  },
);

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('filters by the form', async ({ page }) => {
    await page.goto('/arts/paintings');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Place' }).selectOption('Jharkhand (2)');
    await page.getByRole('button', { name: 'Show works' }).click();
    await expect(page).toHaveURL(/state=Jharkhand/);
    await expect(works(page, 'Paintings')).toHaveCount(2);
  });
});
