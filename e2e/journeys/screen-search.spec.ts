import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { atWidth, expectNothingHangsOut, narrowest } from '../steps/screen.ts';
import { heading, isPhone, openDrawer, visit } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Search', exact: true });
const field = (page: Page): Locator => sheet(page).getByRole('searchbox', { name: 'Search the street' });
/** What has the focus after closing: the search button, or on a phone the drawer's button. */
const opener = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: isPhone(page) ? 'Open menu' : 'Search', exact: true });

const askForSearch = async (page: Page): Promise<void> => {
  if (isPhone(page)) {
    const menu = await openDrawer(page);
    await menu.getByRole('button', { name: 'Search' }).click();
  } else {
    await opener(page).focus();
    await page.keyboard.press('Enter');
  }
};

const openSearch = async (page: Page): Promise<void> => {
  await askForSearch(page);
  await expect(field(page)).toBeFocused();
};

const expectSheetFits = (page: Page): Promise<void> =>
  atWidth(page, narrowest, async () => {
    await expectNothingHangsOut(page);
    expect(await sheet(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

/** Expects that nothing around an element clips the line that marks it. */
const expectMarkedWhole = async (page: Page, id: string): Promise<void> => {
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toHaveAttribute('data-hash-target');
  await expect(target).toBeInViewport();
  const room = () =>
    target.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const box = element.getBoundingClientRect();
      let least = Math.min(box.left - reach, window.innerWidth - box.right - reach);
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        const { overflowX, overflowClipMargin } = getComputedStyle(outer);
        if (overflowX === 'visible') continue;
        const margin = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
        const { left, top, right } = outer.getBoundingClientRect();
        least = Math.min(
          least,
          box.left - left + margin - reach,
          box.top - top + margin - reach,
          right + margin - box.right - reach,
        );
      }
      return least;
    });
  await expect.poll(room).toBeGreaterThan(-1.5);
};

test('opens by its button and by “/”, closes in three ways, and restores the focus', async ({ page }) => {
  await visit(page, '/contactus');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => sheet(page).getByRole('button', { name: 'Close search' }).click(),
  ]) {
    await openSearch(page);
    await close();
    await expect(sheet(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  // In a field it is an ordinary letter.
  await page.getByLabel('First name', { exact: true }).press('/');
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('/');
  await expect(sheet(page)).toHaveCount(0);
});

test('finds while typing, by kind, and opens the first by Enter', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  await page.keyboard.type('bharatanat');
  await expect(sheet(page).getByRole('region', { name: 'Dances' })).toBeVisible();
  await expect(sheet(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  const results = await sheet(page).locator('section[aria-label] li').count();
  await expect(sheet(page).getByRole('status')).toHaveText(new RegExp(`^${results} result`));
  await expect(sheet(page).getByRole('link').first()).toContainText('Bharatanatyam');
  await expect(sheet(page).locator('mark').first()).toHaveText(/^bharatanat$/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/arts/dances#dance-bharatanatyam');
  await expect(sheet(page)).toHaveCount(0);
  await expect(heading(page, 'Dances')).toBeVisible();
});

test('finds in Devanagari, with and without diacritics', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  for (const query of ['भरतनाट्यम', 'papier-mache', 'PAPIER-MÂCHÉ']) {
    await field(page).fill(query);
    await expect(sheet(page).getByRole('link').first()).toContainText(
      query.startsWith('भ') ? 'Bharatanatyam' : 'Papier-Mâché Flower Box',
    );
  }
});

test('finds other spellings, other scripts, and by price and place', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  const first = sheet(page).getByRole('link').first();
  for (const [query, name, mark] of [
    ['madhubni', 'Madhubani', 'Madhubani'],
    ['warlee', 'Warli', 'Warli'],
    ['channapatana', 'Channapatna Stacking Rooster', 'Channapatna'],
    ['मधुबनि', 'Madhubani', 'Madhubani'],
    ['தஞ்சாவூர் பொம்மை', 'Thanjavur Dancing Doll', 'Thanjavur'],
  ] as const) {
    await field(page).fill(query);
    await expect(first).toContainText(name);
    await expect(first.locator('mark').first()).toHaveText(mark);
  }
  await field(page).fill('painting under 1500 from Odisha');
  await expect(sheet(page).getByText('Under ₹1,500 · from Odisha', { exact: true })).toBeVisible();
  await expect(first).toContainText('Saura Tree of Life');
  await expect(sheet(page).getByRole('status')).toHaveText('1 result, Under ₹1,500 · from Odisha');
  await expectAccessible(page);
  await expectSheetFits(page);
  await field(page).fill('zeppelin over 500');
  await expect(sheet(page).getByText('Nothing on the street fits “zeppelin over 500”.')).toBeVisible();
  await field(page).fill('saura zzz');
  await expect(
    sheet(page).getByText('Nothing has all of these words. These have the most.', { exact: true }),
  ).toBeVisible();
  await expect(first).toContainText('Saura');
  await field(page).fill('madhubni');
  const readAs = 'Nothing is called “madhubni”. Showing results for “Madhubani”.';
  await expect(sheet(page).getByText(readAs, { exact: true })).toBeVisible();
  await expect(sheet(page).getByRole('status')).toContainText(readAs);
  await field(page).fill('keyboard');
  await expect(
    sheet(page).getByText('Nothing matches exactly. These come nearest.', { exact: true }),
  ).toBeVisible();
  await expect(sheet(page).getByRole('listitem')).toHaveCount(5);
});

test('is navigated by arrow keys', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  const links = sheet(page).getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await expect(links).toHaveText([
    'Paintings',
    'Dances',
    'Handicrafts',
    'Art Gallery',
    'Artists',
    'Events',
    'Games',
  ]);
  await field(page).fill('warli');
  await expect.poll(() => links.count()).toBeGreaterThan(2);
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('warlix');
});

test('moves by arrow keys down one column after the other', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  await field(page).fill('krishna');
  const links = sheet(page).getByRole('link');
  await expect.poll(() => links.count()).toBeGreaterThan(8);
  const count = await links.count();
  const places: { left: number; top: number }[] = [];
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('ArrowDown');
    places.push(
      await page.evaluate(() => {
        const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
        return { left, top: top + (document.querySelector('dialog')?.scrollTop ?? 0) };
      }),
    );
  }
  await expect(links.last()).not.toBeFocused();
  expect(new Set(places.map(({ left }) => Math.round(left))).size).toBeGreaterThan(1);
  for (const [index, { left, top }] of places.entries()) {
    const before = places[index - 1];
    if (before)
      expect(left > before.left + 1 || (Math.abs(left - before.left) <= 1 && top > before.top)).toBe(true);
  }
});

test(
  'fills a sheet of few results with what is like them and the doors',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/privacy');
    await openSearch(page);
    await field(page).fill('mudra');
    await expect(sheet(page).getByRole('status')).toHaveText('1 result');
    const dances = sheet(page).getByRole('region', { name: 'Dances' });
    const similar = sheet(page).getByRole('region', { name: 'More like this' });
    const elsewhere = sheet(page).getByRole('region', { name: 'Elsewhere on the street' });
    await expect(dances.getByRole('link')).toHaveCount(1);
    // A lesson has its picture.
    await expect(dances.getByRole('link').locator('img')).toBeVisible();
    await expect(similar.getByRole('link').first()).toContainText('Bharatanatyam');
    await expect(similar.getByText('Single-Hand Mudras')).toHaveCount(0);
    await expect(elsewhere.getByRole('link')).toHaveCount(7);
    const height = await sheet(page).evaluate(({ firstElementChild }) => firstElementChild?.clientHeight);
    expect(height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0);
    // The arrows go through all of them.
    await page.keyboard.press('ArrowDown');
    await expect(similar.getByRole('link').first()).toBeFocused();
    const count = await similar.getByRole('link').count();
    for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown');
    await expect(elsewhere.getByRole('link').first()).toBeFocused();
    await expectAccessible(page);
    await expectSheetFits(page);
    await field(page).fill('krishna');
    await expect(elsewhere).toHaveCount(0);
    await expect(similar).toHaveCount(0);
  },
);

test('leads to a new arrival on the home page, and marks it whole', async ({ page }) => {
  for (const from of ['/privacy', '/']) {
    await visit(page, from);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await field(page).fill('lampshade');
    const arrivals = sheet(page).getByRole('region', { name: 'New Arrivals' });
    await expect(arrivals).toBeVisible();
    await expect(arrivals.getByRole('link'), 'the group says what it is').not.toContainText('New Arrivals');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#new-madhubani-lamp');
    await expectMarkedWhole(page, 'new-madhubani-lamp');
    await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeInViewport({ ratio: 1 });
  }
});

test('leads to a lesson, a dance and a glimpse, each below the name of its row', async ({ page }) => {
  for (const [query, id, row] of [
    ['mudra', 'tutorial-bharatanatyam-mudras', 'Dance Tutorials by Artists'],
    ['garba', 'dance-garba', 'Dances of India'],
    ['sattriya', 'glimpse-sattriya', 'Glimpses of Indian Dances'],
  ] as const) {
    await visit(page, '/privacy');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await field(page).fill(query);
    await expect(sheet(page).locator('[data-first]')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/arts/dances#${id}`);
    await expectMarkedWhole(page, id);
    const top = () =>
      page.getByRole('heading', { name: row }).evaluate((title) => title.getBoundingClientRect().top);
    const bar = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    await expect.poll(top).toBeGreaterThan(bar);
  }
});

test('shows the first results of each new query', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  await field(page).fill('mad');
  const first = sheet(page).locator('[data-first]');
  await expect(first).toBeInViewport();
  await sheet(page).evaluate((dialog) => dialog.scrollTo(0, 600));
  await expect(first).not.toBeInViewport();
  await field(page).pressSequentially('h');
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('reports no results and offers links', async ({ page }) => {
  await visit(page, '/privacy');
  await openSearch(page);
  await expect(sheet(page).getByText('in English or in हिन्दी')).toBeVisible();
  await expectAccessible(page);
  await expectSheetFits(page);
  await sheet(page).getByRole('button', { name: 'Krishna' }).click();
  await expect(field(page)).toHaveValue('Krishna');
  await expect(field(page)).toBeFocused();
  await expect(sheet(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await expectSheetFits(page);
  await field(page).fill('zeppelin');
  await expect(sheet(page).getByText('Nothing on the street is called “zeppelin”.')).toBeVisible();
  await expect(sheet(page).getByRole('status')).toHaveText('0 results');
  await expectAccessible(page);
  await expectSheetFits(page);
  // The ways on: another search, or a room.
  await sheet(page).getByRole('button', { name: 'Lotus' }).click();
  await expect(field(page)).toHaveValue('Lotus');
  await field(page).fill('zeppelin');
  await sheet(page).getByRole('link', { name: 'Handicrafts' }).click();
  await expect(page).toHaveURL('/arts/handicrafts');
  await expect(sheet(page)).toBeHidden();
});

test('finds every kind of entry, each with a working link', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  for (const [query, kind, path, title] of [
    ['Tarpa Circle', 'Paintings', /^\/arts\/paintings\//, 'Tarpa Circle'],
    ['Bidriware', 'Handicrafts', /^\/arts\/handicrafts\//, 'Bidriware Surahi'],
    ['Bani Thani at Dusk', 'Art Gallery', /^\/arts\/gallery\//, 'Bani Thani at Dusk'],
    ['Nirupama Kanth', 'Artists', /^\/artists\//, 'Nirupama Kanth'],
    ['Madhubani Weekend', 'Events', /^\/events\//, 'Madhubani Weekend: Line, Fill and Border'],
    ['ShabdKala', 'Games', /^\/games\/quiz$/, /ShabdKala/],
    ['Privacy', 'Pages', /^\/privacy$/, 'Privacy Policy'],
  ] as const) {
    await openSearch(page);
    await field(page).fill(query);
    const found = sheet(page).getByRole('region', { name: kind }).getByRole('link').first();
    await expect(found).toHaveAttribute('href', path);
    await found.click();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // A page takes the focus just after its first frame.
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('reports a search that fails to load', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/search-sheet-[\w-]+\.js/, (route) => route.abort());
  await visit(page, '/privacy');
  await askForSearch(page);
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('The search did not load. Check your connection and try again.'),
  ).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});
