import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectFonts } from '../steps/fonts.ts';
import { fadesEnd, laidOut } from '../steps/motion.ts';
import { sheetsOf } from '../steps/screen.ts';
import { openLogin, toast, visit, visitAsMember } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A laptop's window below its bars. */
const low = { width: 1366, height: 657 };

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of an element at rest: a dialog drops into its place. */
const boxOf = async (locator: Locator): Promise<Box> => {
  await fadesEnd(locator.page());
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
};

/** The visible part of the open dialog; the dialog itself is its backdrop. */
const panel = (page: Page): Locator => page.locator('dialog[open] > :has(h2)').first();

/** Expects one box to lie within another, to a pixel. */
const expectWithin = (inner: Box, outer: Box): void => {
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - 1);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
};

const roundedHeights = (locator: Locator): Promise<number[]> =>
  locator.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().height)),
  );

test(
  'centres dialogs, puts them at the foot of a phone, and keeps toasts off their close button',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/');
    const login = await openLogin(page);
    await page.setViewportSize(phone);
    const sheet = await boxOf(panel(page));
    expect(sheet.y + sheet.height).toBeCloseTo(phone.height, 0);
    await expect(panel(page)).toHaveCSS('border-width', '1px 0px 0px');
    await page.setViewportSize(desktop);
    const middle = await boxOf(panel(page));
    // A little above it: the title stays in its place in Sign Up, which is higher.
    expect(Math.abs(middle.y + middle.height / 2 - desktop.height / 2)).toBeLessThan(40);

    await login.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByLabel('Registered email').fill('nobody@visitors.example');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts).toBeVisible();
    const close = await boxOf(page.getByRole('button', { name: 'Close' }));
    // At the top, as everywhere, and so above the dialog.
    const notice = await boxOf(toasts);
    expect(notice.y).toBeLessThan(close.y);
    expect(notice.y + notice.height).toBeLessThanOrEqual(close.y);
  },
);

test(
  'keeps toasts off titles: at the foot up to 768 px, above them up to 1100 px',
  { tag: '@wide' },
  async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    const title = page.getByRole('heading', { level: 1 });
    const notice = page.getByRole('region', { name: 'Notifications' });
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Wishlist: Tarpa Circle' }).click();
    await expect(toast(page, 'Added to wishlist!')).toBeVisible();
    // The mouse holds it.
    await notice.hover();
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const { y, height } = await boxOf(notice);
      expect(y + height).toBeCloseTo(844 - 16, 0);
      expect(y).toBeGreaterThan((await boxOf(title)).y + 100);
    }
    await page.setViewportSize({ width: 769, height: 844 });
    expect((await boxOf(notice)).y).toBeLessThan(100);
    await page.setViewportSize({ width: 820, height: 1180 });
    const slab = await boxOf(notice);
    const long = await boxOf(title);
    const above = 'above the letters of a title that ends below it';
    expect(slab.y + slab.height, above).toBeLessThan(long.y + long.height / 4);

    await page.setViewportSize(phone);
    await visit(page, '/arts/paintings/painting-warli-tarpa-circle');
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to Cart/ })
      .first();
    await page
      .getByText('Tradition', { exact: true })
      .evaluate((fact) => fact.scrollIntoView({ block: 'end' }));
    await add.click();
    await expect(toast(page, 'Added to cart!')).toBeVisible();
    await notice.hover();
    const { y, height } = await boxOf(notice);
    expect(y).toBeGreaterThan(phone.height / 2);
    const button = await boxOf(add);
    const isApart = y + height <= button.y || y >= button.y + button.height;
    expect(isApart, 'clear of the price and its button, which are near the foot').toBe(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Paintings/ })
      .first()
      .click();
    await expect(page).toHaveURL('/arts/paintings');
    expect((await boxOf(notice)).y, 'they stay where they are on another page').toBeCloseTo(y, 0);
  },
);

test('shows a dance’s dialogs whole at every width', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/dances');
  await page.getByRole('button', { name: /Single-Hand Mudras/ }).click();
  for (const size of [desktop, low, { width: 768, height: 1024 }, phone]) {
    await page.setViewportSize(size);
    expectWithin(await boxOf(panel(page)), { x: 0, y: 0, ...size });
    // The poster fills the stage.
    const player = await boxOf(page.locator('dialog[open] img').first());
    // The size of the player; on a phone to the edges of the sheet.
    expect(player.width / player.height).toBeCloseTo(16 / 9, 1);
    if (size === phone) expect(player.width).toBeGreaterThan(0.9 * size.width);
    // The words are below it.
    const note = await boxOf(page.getByText('This lesson plays in YouTube’s own player.'));
    expect(note.y).toBeGreaterThanOrEqual(player.y + player.height);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize(desktop);

  await page.getByRole('button', { name: 'Kathak', exact: true }).click();
  const film = page.locator('dialog[open] video');
  for (const size of [
    { width: 600, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    expectWithin(await boxOf(film), await boxOf(film.locator('..')));
    expectWithin(await boxOf(film), { x: 0, y: 0, ...size });
  }
  // On a phone it fills the sheet.
  await page.setViewportSize(phone);
  const { x, width, height } = await boxOf(film);
  const sheet = await boxOf(panel(page));
  expect(x).toBeCloseTo(sheet.x, 0);
  expect(width).toBeCloseTo(sheet.width, 0);
  expect(width / height).toBeCloseTo(4 / 5, 1);
  await page.setViewportSize(desktop);
});

test('ends what a first screen shows in a low window, too', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await page.setViewportSize(low);
  const screen = { x: 0, y: 0, ...low };
  await visit(page, '/');
  expectWithin(await boxOf(page.getByRole('button', { name: 'Kalamkari' }).first()), screen);
  await visit(page, '/arts/paintings');
  expectWithin(await boxOf(page.getByRole('button', { name: /^Add to Cart/ }).first()), screen);
  await visit(page, '/email-verify');
  expectWithin(await boxOf(page.locator('main img').first()), screen);
  await visit(page, '/no-such-page');
  expectWithin(await boxOf(page.getByRole('link', { name: 'Art Gallery' }).last()), screen);
});

test('shows crafts whole in a low window', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize(low);
  for (const [path, pictures] of [
    [
      '/arts/handicrafts',
      page.locator('[aria-roledescription=carousel] img, ul[aria-label=Handicrafts] article img'),
    ],
    [
      '/arts/handicrafts?tradition=Channapatna%20toys',
      page.locator('ul[aria-label=Handicrafts] article img'),
    ],
    ['/arts/handicrafts/craft-channapatna-toys', page.locator('article img')],
  ] as const) {
    await visit(page, path);
    const picture = await boxOf(pictures.first());
    expect(picture.width / picture.height, path).toBeCloseTo(1, 1);
    const last = await boxOf(pictures.last());
    expect(last.width / last.height, path).toBeCloseTo(1, 1);
  }
});

test('keeps the gallery’s filter beside its title in a low window', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize(low);
  const bar = page.getByRole('banner');
  for (const path of ['/arts/gallery', '/arts/gallery?tradition=Kerala%20mural']) {
    await visit(page, path);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    const filter = await boxOf(page.locator('summary').filter({ hasText: 'Filter' }));
    const { y, height } = await boxOf(bar);
    expect(filter.y).toBeGreaterThan(y + height);
    expect(Math.abs(filter.y + filter.height / 2 - title.y - title.height / 2)).toBeLessThan(8);
  }
});

test('lines cards up', { tag: '@wide' }, async ({ page }) => {
  // A tall work does not stretch its mat.
  await page.goto('/artists/artist-gokulesh-purbiya');
  const mats = await roundedHeights(
    page.getByRole('region', { name: /^Some Arts by/ }).locator('li > :first-child'),
  );
  expect(mats.length).toBeGreaterThan(2);
  expect(new Set(mats).size).toBe(1);

  await visit(page, '/events');
  await laidOut(page);
  const cardsInRows = () =>
    page.getByRole('link', { name: /^View More/ }).evaluateAll((all) => {
      const rows = new Map<number, number>();
      for (const link of all) {
        const top = Math.round(link.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? 0) + 1);
      }
      return [...rows.values()];
    });
  // The first event has a row of its own where the last one would stand alone.
  await expect.poll(cardsInRows).toEqual([1, 3, 3, 3]);

  await page.setViewportSize(phone);
  await visit(page, '/arts/handicrafts');
  await laidOut(page);
  const items = page.getByRole('list', { name: 'Handicrafts' }).locator('> li');
  const [card, tile] = [await boxOf(items.nth(-2)), await boxOf(items.last())];
  expect(tile.y).toBeCloseTo(card.y, 0);
  expect(tile.x).toBeGreaterThan(card.x + card.width);
  const legal = page.getByRole('contentinfo').getByRole('link', { name: /^(Privacy|Terms|Accessibility)/ });
  await legal.first().scrollIntoViewIfNeeded();
  expect(
    new Set(await legal.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))).size,
  ).toBe(1);
  await page.setViewportSize(desktop);
});

test('lays no card behind cut-out pictures', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/status of 404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [path, alt] of [
    ['/aboutus', /storyteller/],
    ['/contactus', /hamsa|swan|letter/],
    ['/wishlist', /parrot/],
    ['/no-such-page', /elephant/],
  ] as const) {
    await page.goto(path);
    const picture = page.getByRole('main').getByRole('img', { name: alt });
    await expect(picture).toBeAttached();
    const grounds = await picture.evaluate((image) =>
      [image, image.parentElement, image.parentElement?.parentElement].map(
        (element) => element && getComputedStyle(element).backgroundColor,
      ),
    );
    expect(grounds, path).toEqual(Array(3).fill('rgba(0, 0, 0, 0)'));
  }
});

test(
  'takes the wall of an unknown address down to the street',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto('/no-such-page');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    const [wall, room] = await main.evaluate((element) =>
      [element.firstElementChild ?? element, element].map((each) => each.getBoundingClientRect().bottom),
    );
    expect(wall).toBe(room);
    await page.setViewportSize(desktop);
  },
);

test('prints an event on one page, without the site around it', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/events/event-madhubani-weekend');
  await page.emulateMedia({ media: 'print' });
  const ticket = page.getByRole('complementary', { name: 'Event details' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ticket).toBeVisible();
  await expect(page.getByText('Two relaxed days with paper')).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    ticket.getByRole('button', { name: 'Share' }),
    ticket.getByRole('button', { name: 'Login to Register' }),
    page.getByRole('link', { name: 'Upcoming events' }),
  ]) {
    await expect(part).toBeHidden();
  }
  const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWider), 'nothing of the ticket is beside the paper').toBe(false);
  expect(await sheetsOf(page, { format: 'A4' })).toBe(1);
});

test(
  'prints home, an artist, a work and more with dark words on few pages',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(/status of 404/);
    for (const [path, sheets] of [
      ['/', 2],
      ['/artists/artist-nirupama-kanth', 1],
      ['/arts/paintings/painting-warli-tarpa-circle', 1],
      ['/arts/paintings/painting-sohrai-cattle', 1],
      ['/arts/handicrafts/craft-bankura-horse', 1],
      ['/aboutus', 1],
      ['/contactus', 1],
      ['/email-verify', 1],
      ['/game', 1],
      ['/games/memory', 1],
      ['/games/SandL', 1],
      ['/no-such-page', 1],
    ] as const) {
      await page.goto(path);
      await laidOut(page);
      await expectFonts(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      // Printers leave out what is behind words.
      const pale = await page
        .getByRole('main')
        .locator(':is(h1, h2, h3, p):visible')
        .evaluateAll((all) =>
          all
            .map((one) => ({ text: one.textContent, colour: getComputedStyle(one).color }))
            .filter(({ colour }) =>
              (colour.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) > 180),
            ),
        );
      expect(pale, path).toEqual([]);
      expect(await sheetsOf(page, { format: 'A4' }), path).toBe(sheets);
    }
  },
);

test(
  'prints the lists in whole cards, with every slide and without what is pressed',
  { tag: '@wide' },
  async ({ page }) => {
    for (const [path, sheets] of [
      ['/arts/paintings', 1],
      ['/arts/handicrafts', 2],
      ['/arts/dances', 2],
      ['/arts/gallery', 2],
      ['/artists', 1],
      ['/events', 2],
      ['/events/upcoming', 1],
      ['/events/completed', 1],
    ] as const) {
      await page.goto(path);
      await laidOut(page);
      await expectFonts(page);
      await page.emulateMedia({ media: 'print' });
      await expect(
        page
          .getByRole('main')
          .getByText(/^(Filter|View More|Add to Cart)/)
          .filter({ visible: true }),
      ).toHaveCount(0);
      for (const format of path === '/arts/gallery' ? ['A4', 'Letter'] : ['A4']) {
        expect(await sheetsOf(page, { format }), `${path}, ${format}`).toBeLessThanOrEqual(sheets);
      }
    }
    // Whatever is written above them, the names of a row are on one line.
    await page.setViewportSize({ width: 703, height: 1000 });
    await page.goto('/arts/paintings');
    // A PDF can leave the page with the screen's styles.
    await page.emulateMedia({ media: 'print' });
    const names = page.getByRole('main').locator('article h2');
    await expect(names).toHaveCount(10);
    await expect
      .poll(() =>
        names.evaluateAll(
          (all) => new Set(all.map((one) => Math.floor(one.getBoundingClientRect().top))).size,
        ),
      )
      .toBe(5);
    // No event loses a part of its picture.
    for (const list of ['/events', '/events/completed']) {
      await page.goto(list);
      await page.emulateMedia({ media: 'print' });
      const shapes = page
        .getByRole('main')
        .locator('article img')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .map(({ width, height }) => (width / height).toFixed(1)),
        );
      expect(new Set(await shapes), list).toEqual(new Set(['1.5']));
    }
    await page.goto('/arts/dances');
    await page.emulateMedia({ media: 'print' });
    const dances = page
      .getByRole('region', { name: 'Dances of India' })
      .getByRole('listitem')
      .locator('article');
    await expect.poll(() => dances.count()).toBeGreaterThan(3);
    await expect
      .poll(() =>
        dances.evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right))),
      )
      .toBeLessThanOrEqual(703);
  },
);

test('prints a policy in one column, without links to other pages', { tag: '@wide' }, async ({ page }) => {
  for (const path of ['/privacy', '/terms', '/accessibility']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Updated /)).toBeVisible();
    for (const role of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(role).filter({ visible: true }), `${role} of ${path}`).toHaveCount(0);
    // As wide as a sheet within its margins, where headings have the mark beside them on screens.
    await page.setViewportSize({ width: 688, height: 1000 });
    const lefts = await page
      .getByRole('main')
      .locator(':is(h1, h2, p)')
      .evaluateAll((all) =>
        all.map((one) =>
          Math.round(one.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(one).paddingLeft)),
        ),
      );
    expect(new Set(lefts).size, path).toBe(1);
    await page.setViewportSize(desktop);
    expect(await sheetsOf(page, { format: 'A4' }), path).toBe(1);
  }
});

test('ends the cards of a row at one height, no higher than one of them needs', async ({ page }) => {
  for (const path of ['/arts/paintings', '/arts/handicrafts']) {
    await visit(page, path);
    await page.setViewportSize(phone);
    await expectFonts(page);
    await laidOut(page);
    const cards = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((all) =>
        all.map((card) => {
          const [description, foot] = [...card.querySelectorAll('div > p + div, div + p')].slice(-2);
          return {
            top: Math.round(card.getBoundingClientRect().top),
            foot: Math.round(foot?.getBoundingClientRect().top ?? 0),
            hole: Math.round(
              (foot?.getBoundingClientRect().top ?? 0) - (description?.getBoundingClientRect().bottom ?? 0),
            ),
          };
        }),
      );
    for (const [index, card] of cards.entries()) {
      const next = cards[index + 1];
      if (next?.top === card.top) expect(next.foot, path).toBe(card.foot);
      // The margin, and two lines that the words of the card beside it may have more.
      expect(card.hole, `${path}, card ${index + 1}`).toBeLessThanOrEqual(15 + 2 * 20);
      // The margin alone in the highest card of each row.
      const row = cards.filter(({ top }) => top === card.top);
      expect(Math.min(...row.map(({ hole }) => hole)), path).toBeLessThanOrEqual(15);
    }
  }
});
