import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { laidOut } from '../steps/motion.ts';
import { holdBack, holdScripts } from '../steps/network.ts';
import { expectNothingHangsOut } from '../steps/screen.ts';
import { heading, reload, toast, visit } from '../steps/shell.ts';

/** The schools in order with their numbers of works (specification, section 9). */
const schools = [
  ['Tanjor Arts', 12],
  ['Folk Paintings', 16],
  ['Kishangarh Paintings', 16],
  ['Madhubani Paintings', 13],
  ['South Indian Paintings', 14],
  ['Pichwai Art', 12],
  ['Kalamkari Paintings', 15],
] as const;

const strip = (page: Page): Locator => page.getByRole('tablist', { name: 'Schools of painting' });
const tab = (page: Page, name: string): Locator => strip(page).getByRole('tab', { name });
const works = (page: Page, school: string): Locator =>
  page.getByRole('list', { name: school }).getByRole('listitem');
const viewLinks = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^View / });

const expectSchool = async (page: Page, name: string): Promise<void> => {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(strip(page).getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
};

/** Returns the names of the works with a picture, which can be enlarged, in order. */
const namesInView = async (page: Page): Promise<string[]> => {
  const labels = await viewLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.replace(/^View /, ''));
};

/** Opens the first school with pictures and returns their names. */
const openSchoolWithPictures = async (page: Page): Promise<string[]> => {
  for (const [school] of schools) {
    await tab(page, school).click();
    await expectSchool(page, school);
    const names = await namesInView(page);
    if (names.length > 1) return names;
  }
  throw new Error('No school has two works to look at.');
};

const viewer = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const size = (page: Page): Locator =>
  page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: /^\d+%$/ });

test.describe('the schools', () => {
  test('have tabs that run to the edges of the screen', { tag: '@phone' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    const { x, width } = (await strip(page).boundingBox()) ?? { x: 0, width: 0 };
    expect(x).toBe(0);
    expect(width).toBe(page.viewportSize()?.width);
    // The first tab begins where the page's words do, and the selected one never under the edge.
    const padding = await strip(page).evaluate((list) =>
      Number.parseFloat(getComputedStyle(list).paddingLeft),
    );
    expect(padding).toBeGreaterThanOrEqual(16);
    // The strip moves a little and back, once.
    await expect
      .poll(async () => (await tab(page, schools[0][0]).boundingBox())?.x)
      .toBeGreaterThanOrEqual(padding - 1);
    await tab(page, schools[2][0]).click();
    await expectSchool(page, schools[2][0]);
    const box = async () => (await tab(page, schools[2][0]).boundingBox()) ?? { x: 0, width: 0 };
    await expect
      .poll(async () => (await box()).x + (await box()).width)
      .toBeLessThanOrEqual(width - padding + 1);
    // Its ends fade in the browser's own colours as well: a tab that the edge cuts goes on beyond it.
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(strip(page)).not.toHaveCSS('mask-image', 'none');
    // A link to a school shows its tab in the middle, off both faded ends.
    await visit(page, '/arts/gallery?school=madhubani');
    await expect
      .poll(async () => {
        const selected = (await tab(page, schools[3][0]).boundingBox()) ?? { x: 0, width: 0 };
        return Math.abs(selected.x + selected.width / 2 - width / 2);
      })
      .toBeLessThanOrEqual(2);
  });

  test(
    'are seven, in order, the first one selected, each with its works',
    { tag: '@wide' },
    async ({ page }) => {
      await visit(page, '/arts/gallery');
      await expect(heading(page, 'Art Gallery')).toBeVisible();
      await expect(strip(page).getByRole('tab')).toHaveText(schools.map(([name]) => name));
      await expectSchool(page, 'Tanjor Arts');
      for (const [name, count] of schools) {
        await tab(page, name).click();
        await expectSchool(page, name);
        await expect(works(page, name)).toHaveCount(count);
        for (const work of await works(page, name).all()) {
          await expect(work.getByRole('heading', { level: 3 })).toHaveText(/\S/);
          await expect(work.getByRole('paragraph').last()).toHaveText(/\S{2}.*\S{2}/);
          const shown = await work.getByRole('link', { name: /^View / }).count();
          expect(
            await work.getByRole('link', { name: /^Download / }).count(),
            'what is shown can be kept',
          ).toBe(shown);
        }
      }
    },
  );

  test('are selected by keyboard, with the selection in the URL', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    await tab(page, 'Tanjor Arts').focus();
    await page.keyboard.press('ArrowRight');
    await expectSchool(page, 'Folk Paintings');
    await expect(tab(page, 'Folk Paintings')).toBeFocused();
    await expect(page).toHaveURL(/\/arts\/gallery\?school=folk$/);
    await page.keyboard.press('End');
    await expectSchool(page, 'Kalamkari Paintings');
    await page.keyboard.press('ArrowRight');
    await expectSchool(page, 'Tanjor Arts');
    await expect(page).toHaveURL('/arts/gallery');
    await page.keyboard.press('ArrowLeft');
    await expectSchool(page, 'Kalamkari Paintings');
    await expect(tab(page, 'Kalamkari Paintings')).toBeInViewport({ ratio: 0.9 });
    // The last of several quick keys counts.
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await expect(page).toHaveURL(/\/arts\/gallery\?school=folk$/);
    await expectSchool(page, 'Folk Paintings');
    await expect(tab(page, 'Folk Paintings')).toBeFocused();
    await page.keyboard.press('Home');
    await expectSchool(page, 'Tanjor Arts');
    // The strip is a single tab stop.
    await page.keyboard.press('Tab');
    await expect(strip(page).locator(':focus')).toHaveCount(0);
    await page.goto('/arts/gallery?school=pichwai');
    await expectSchool(page, 'Pichwai Art');
    await page.goto('/arts/gallery?school=nobody-knows');
    await expectSchool(page, 'Tanjor Arts');
  });

  test('stay below the bar while one scrolls, and begin with their first work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/arts/gallery');
    await laidOut(page);
    const bottomOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    await works(page, 'Tanjor Arts').last().scrollIntoViewIfNeeded();
    await expect(strip(page)).toBeInViewport({ ratio: 1 });
    expect((await strip(page).boundingBox())?.y).toBeCloseTo(await bottomOf(page.getByRole('banner')), 0);
    // What takes the focus is not under the strip.
    const link = viewLinks(page).first();
    await link.focus();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(strip(page)));

    await works(page, 'Tanjor Arts').last().scrollIntoViewIfNeeded();
    await tab(page, 'Folk Paintings').click();
    await expectSchool(page, 'Folk Paintings');
    await expect(works(page, 'Folk Paintings').first()).toBeInViewport();
    await expect
      .poll(async () => (await works(page, 'Folk Paintings').first().boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(await bottomOf(strip(page)));
  });

  test('scroll a little on load where they overflow', async ({ page }) => {
    await page.addInitScript(() => {
      const noted = Object.assign(window, { furthest: 0 });
      document.addEventListener(
        'scroll',
        ({ target }) => {
          if (target instanceof HTMLElement && target.getAttribute('role') === 'tablist') {
            noted.furthest = Math.max(noted.furthest, target.scrollLeft);
          }
        },
        true,
      );
    });
    const furthest = () => page.evaluate(() => (window as unknown as { furthest: number }).furthest);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/arts/gallery');
    await expect.poll(furthest).toBeGreaterThan(5);
    await expect.poll(() => strip(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    expect(await furthest()).toBeLessThan(60);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/arts/gallery');
    await expectSchool(page, 'Tanjor Arts');
    await tab(page, 'Tanjor Arts').focus();
    expect(await furthest()).toBe(0);
  });
});

test(
  'shows works in 4 columns, 3 up to 1100 px, 2 up to 700, 1 up to 500',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/arts/gallery');
    const columns = () =>
      works(page, 'Tanjor Arts').evaluateAll(
        (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
      );
    for (const [width, count] of [
      [1280, 4],
      [1101, 4],
      [1100, 3],
      [701, 3],
      [700, 2],
      [501, 2],
      [500, 1],
      [320, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, { message: `at ${width} px` }).toBe(count);
      await expectNothingHangsOut(page);
      // No work overlaps another or its list's edge.
      const overlaps = await works(page, 'Tanjor Arts').evaluateAll((items) => {
        const boxes = items.map((item) => item.getBoundingClientRect());
        const list = items[0]?.parentElement?.getBoundingClientRect();
        return boxes.filter(
          (box, index) =>
            (list && box.bottom > list.bottom + 60) ||
            boxes.some(
              (other, at) =>
                at > index &&
                box.left < other.right - 1 &&
                other.left < box.right - 1 &&
                box.top < other.bottom - 1 &&
                other.top < box.bottom - 1,
            ),
        ).length;
      });
      expect(overlaps, `at ${width} px`).toBe(0);
    }
  },
);

test('knows the place of an only work before its picture comes', { tag: '@wide' }, async ({ page }) => {
  const letGo = await holdBack(page, '**/media/gallery/*');
  await page.goto('/arts/gallery?tradition=Warli', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(name).toHaveCount(1);
  const before = await name.boundingBox();
  letGo();
  const picture = page.getByRole('main').getByRole('figure').getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const after = await name.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(12);
});

test('downloads the picture under the work’s name', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/gallery');
  const [name = ''] = await openSchoolWithPictures(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${name}`, exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${name}.jpg`);
  const bytes = await readFile(await saved.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  await expect(page).toHaveURL(/\/arts\/gallery/);
});

test('reports a failed download', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await visit(page, '/arts/gallery');
  const [name = ''] = await openSchoolWithPictures(page);
  await page.route(/\/picture\.jpg/, (route) => route.abort());
  await page.getByRole('link', { name: `Download ${name}`, exact: true }).click();
  await expect(
    toast(page, `${name} could not be downloaded. Check your connection and try again.`),
  ).toBeVisible();
});

test.describe('the viewer', () => {
  test('opens by a click, moves by buttons and keys, zooms, and closes at the current work', async ({
    page,
  }) => {
    await visit(page, '/arts/gallery');
    const [name = '', next = ''] = await openSchoolWithPictures(page);
    const before = page.url();
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(viewer(page, name)).toBeVisible();
    await expect(page).toHaveURL(/\/arts\/gallery\?work=[\w-]+$/);
    await expect(viewer(page, name).getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(viewer(page, name).getByRole('img').first()).toHaveAttribute('alt', /\S \S/);

    await expect(size(page)).toHaveText('100%');
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(size(page)).toHaveText('150%');
    await page.keyboard.press('+');
    await expect(size(page)).toHaveText('200%');
    await page.keyboard.press('-');
    await expect(size(page)).toHaveText('150%');
    await page.keyboard.press('0');
    await expect(size(page)).toHaveText('100%');

    // Works without a picture may come between; each key press moves by one work.
    const shown = () => page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent();
    const seen = [await shown()];
    for (let turns = 0; turns < 20 && seen.at(-1) !== next; turns += 1) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(shown).not.toBe(seen.at(-1));
      seen.push(await shown());
    }
    expect(seen.at(-1)).toBe(next);
    await page.getByRole('button', { name: 'Previous work' }).click();
    await expect.poll(shown).toBe(seen.at(-2));
    await page.getByRole('button', { name: 'Next work' }).click();
    await expect.poll(shown).toBe(next);
    await expect(page).toHaveURL(/\?work=/);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(before);
    await expect(page.getByRole('link', { name: `View ${next}`, exact: true })).toBeFocused();
  });

  test('keeps its keys while it hides the button with the focus', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    const next = page.getByRole('button', { name: 'Next work' });
    await next.click();
    for (const shown of ['150%', '200%', '250%']) {
      await page.keyboard.press('+');
      await expect(size(page)).toHaveText(shown);
    }
    await page.keyboard.press('0');
    await expect(size(page)).toHaveText('100%');
    await expect(next).toBeFocused();
  });

  test('closes by its button and by Back', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    const before = page.url();
    const link = page.getByRole('link', { name: `View ${name}`, exact: true });
    for (const close of [
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ]) {
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(viewer(page, name)).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(before);
      await expect(link).toBeFocused();
    }
  });

  test(
    'adds one history entry, however quickly it is opened and closed',
    { tag: '@wide' },
    async ({ page }) => {
      const close = () => page.getByRole('dialog').getByRole('button', { name: 'Close' });
      for (const [open, leave] of [
        [(link: Locator) => link.dblclick(), () => close().click()],
        [(link: Locator) => link.click(), () => close().dblclick()],
        [
          (link: Locator) => link.click(),
          () => Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Escape')]),
        ],
      ] as const) {
        await visit(page, '/aboutus');
        await visit(page, '/arts/gallery');
        const [name = ''] = await openSchoolWithPictures(page);
        const before = page.url();
        await open(page.getByRole('link', { name: `View ${name}`, exact: true }));
        await expect(viewer(page, name)).toBeVisible();
        await leave();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page).toHaveURL(before);
        await page.goBack();
        await expect(page).toHaveURL('/aboutus');
      }
    },
  );

  test('has an address that can be shared', { tag: '@wide' }, async ({ page, device, server }) => {
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    const school = (await strip(page).getByRole('tab', { selected: true }).textContent()) ?? '';
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(viewer(page, name)).toBeVisible();
    const friend = await device();
    await friend.goto(page.url());
    await expect(viewer(friend, name)).toBeVisible();
    await friend.keyboard.press('Escape');
    await expect(friend.getByRole('dialog')).toHaveCount(0);
    await expectSchool(friend, school);
    await expect(friend).not.toHaveURL(/work=/);
    expect(new URL(friend.url()).origin).toBe(server.address);
    await friend.goto(`${server.address}/arts/gallery?work=nobody-knows`);
    await expectSchool(friend, 'Tanjor Arts');
    await expect(friend.getByRole('dialog')).toHaveCount(0);
  });

  test('handles touch on a phone, wheel and double click elsewhere', async ({ page, isMobile }) => {
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(viewer(page, name)).toBeVisible();
    const picture = viewer(page, name).getByRole('img').first();
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not visible.');
    const y = box.y + box.height / 2;
    if (isMobile) {
      const touch = await page.context().newCDPSession(page);
      const at = (x: number) => ({ touchPoints: [{ x, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) });
      for (const x of [260, 200, 140, 90]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toHaveText(name);
      return;
    }
    await page.mouse.dblclick(box.x + box.width / 2, y);
    await expect(size(page)).toHaveText('200%');
    await page.mouse.dblclick(box.x + box.width / 2, y);
    await expect(size(page)).toHaveText('100%');
    await page.mouse.wheel(0, -200);
    await expect(size(page)).not.toHaveText('100%');
  });

  test('is accessible, whole and zoomed, and fits 320 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(viewer(page, name)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(size(page)).toHaveText('150%');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(
      await page.getByRole('dialog').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    for (const button of ['Zoom in', 'Zoom out', 'Close', 'Previous work', 'Next work']) {
      await expect(page.getByRole('dialog').getByRole('button', { name: button })).toBeInViewport({
        ratio: 1,
      });
    }
  });

  test('reports a failed load and keeps the page', { tag: '@wide' }, async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/viewer-[\w-]+\.js/, (route) => route.abort());
    await visit(page, '/arts/gallery');
    const [name = ''] = await openSchoolWithPictures(page);
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(
      toast(page, 'The large view did not load. Check your connection and try again.'),
    ).toBeVisible();
    await expect(page).not.toHaveURL(/work=/);
    await expect(heading(page, 'Art Gallery')).toBeVisible();
  });
});

test.describe('The first works on a dense phone', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 2 });

  /** Widths of the files of the second to the fourth work; 0 for a picture that has none. */
  const widths = (page: Page): Promise<number[]> =>
    page
      .getByRole('tabpanel')
      .getByRole('img')
      .evaluateAll((images) =>
        images
          .slice(1, 4)
          .map((image) => Number(/-(\d+)\.avif/.exec((image as HTMLImageElement).currentSrc)?.[1] ?? 0)),
      );

  test('are fetched in their true width when one scrolls', async ({ page }) => {
    await visit(page, '/arts/gallery');
    await expect.poll(() => widths(page)).toEqual([480, 480, 480]);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => widths(page)).toEqual([640, 640, 640]);
  });

  test('keep their small files where the larger do not come', async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED/);
    await visit(page, '/arts/gallery');
    await expect.poll(() => widths(page)).toEqual([480, 480, 480]);
    await page.route(/-640\.avif/, (route) => route.abort());
    const refused: string[] = [];
    page.on('requestfailed', (request) => refused.push(request.url()));
    await page.mouse.wheel(0, 300);
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3);
    expect(await widths(page)).toEqual([480, 480, 480]);
  });
});

test('keeps colour, size and alt text of a picture that fails to load', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, '/arts/gallery');
  await openSchoolWithPictures(page);
  const picture = viewLinks(page).first().getByRole('img', { includeHidden: true });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const seen = await picture.evaluate((image: HTMLImageElement) => ({
    loaded: image.naturalWidth,
    alt: image.alt,
    colour: getComputedStyle(image).backgroundColor,
    shape: image.clientWidth / image.clientHeight,
    declared: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
  }));
  expect(seen.loaded).toBe(0);
  expect(seen.alt).toMatch(/\w+ \w+/);
  expect(seen.colour).toMatch(/^rgb\(/);
  expect(seen.shape).toBeCloseTo(seen.declared, 1);
});

/** The links to the schools, before scripts run and without them. */
const ways = (page: Page): Locator => page.getByRole('navigation', { name: 'Schools of painting' });

/** Requests for the works of schools, by the id of the school. */
const countLoads = (page: Page): string[] => {
  const schoolIds: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/works') schoolIds.push(searchParams.get('school') ?? '');
  });
  return schoolIds;
};

const worksOf = (id: string): RegExp => new RegExp(`/api/works\\?(?:.*&)?school=${id}\\b`);

test.describe('the works of a school', () => {
  test('are in the document of a shared link, and stay as scripts start', async ({ page }) => {
    const loads = countLoads(page);
    for (const [path, school, count] of [
      ['/arts/gallery?school=pichwai', 'Pichwai Art', 12],
      ['/arts/gallery?work=gallery-folk-bhil-bhagoria', 'Folk Paintings', 16],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(works(page, school)).toHaveCount(count);
      await expect(ways(page).getByRole('link', { name: school })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
      await works(page, school)
        .first()
        .evaluate((item) => item.setAttribute('data-kept', ''));
      release();
      await expectSchool(page, school);
      await expect(tab(page, school)).toBeInViewport({ ratio: 0.9 });
      await expect(works(page, school).first()).toHaveAttribute('data-kept', '');
      await page.unrouteAll({ behavior: 'wait' });
    }
    expect(loads).toEqual([]);
  });

  test(
    'are fetched once each, and are there again on Back and Forward',
    { tag: '@wide' },
    async ({ page }) => {
      const loads = countLoads(page);
      await visit(page, '/aboutus');
      await visit(page, '/arts/gallery');
      for (const school of [
        'Folk Paintings',
        'Pichwai Art',
        'Folk Paintings',
        'Tanjor Arts',
        'Pichwai Art',
      ]) {
        await tab(page, school).click();
        await expectSchool(page, school);
        await expect(works(page, school)).not.toHaveCount(0);
      }
      expect(loads).toEqual(expect.arrayContaining(['folk', 'pichwai']));
      // The pointer may have passed other tabs.
      expect(loads).toHaveLength(new Set(loads).size);
      const work = works(page, 'Pichwai Art').first().getByRole('heading', { level: 3 });
      const name = (await work.textContent()) ?? '';
      await work.getByRole('link').click();
      await expect(heading(page, name)).toBeVisible();
      await page.goBack();
      await expectSchool(page, 'Pichwai Art');
      await expect(works(page, 'Pichwai Art')).toHaveCount(12);
      await expect(page).toHaveURL('/arts/gallery?school=pichwai');
      await page.goBack();
      await expect(page).toHaveURL('/aboutus');
      await page.goForward();
      await expectSchool(page, 'Pichwai Art');
      await expect(works(page, 'Pichwai Art')).toHaveCount(12);
    },
  );

  test('are fetched when the pointer announces them', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    const fetched = page.waitForResponse(worksOf('kishangarh'));
    await tab(page, 'Kishangarh Paintings').hover();
    await (await fetched).finished();
    await page.route('**/api/**', (route) => route.abort());
    await tab(page, 'Kishangarh Paintings').click();
    await expect(works(page, 'Kishangarh Paintings')).toHaveCount(16);
  });

  test('are waited for under the selected tab', async ({ page }) => {
    await visit(page, '/arts/gallery');
    const release = await holdBack(page, worksOf('folk'));
    await tab(page, 'Folk Paintings').click();
    await expectSchool(page, 'Folk Paintings');
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText('Loading...');
    await expectAccessible(page);
    release();
    await expect(works(page, 'Folk Paintings')).toHaveCount(16);
    await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
  });

  test('can be asked for again when they did not come', async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED/, /could not be loaded/);
    await visit(page, '/arts/gallery');
    await page.route(worksOf('folk'), (route) => route.abort());
    await tab(page, 'Folk Paintings').click();
    const failure = page.getByRole('tabpanel').getByRole('alert');
    // The strip of a page that is offline has such a button too.
    const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
    await expect(failure).toHaveText('The works of Folk Paintings did not load.');
    await expect(page).toHaveURL('/arts/gallery?school=folk');
    await expectAccessible(page);
    await retry.click();
    await expect(retry).toHaveText('Try again');
    await expect(failure).toBeVisible();

    // The other schools are not touched by it.
    await tab(page, 'Tanjor Arts').click();
    await expect(works(page, 'Tanjor Arts')).toHaveCount(12);
    await tab(page, 'Madhubani Paintings').click();
    await expect(works(page, 'Madhubani Paintings')).toHaveCount(13);
    await tab(page, 'Folk Paintings').click();
    await expect(failure).toBeVisible();
    await page.unroute(worksOf('folk'));
    await retry.click();
    await expect(works(page, 'Folk Paintings')).toHaveCount(16);
  });

  test('come with a work that history leads to after a reload', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/arts/gallery');
    await tab(page, 'Folk Paintings').click();
    await expectSchool(page, 'Folk Paintings');
    const name = 'Bhagoria Fair in a Thousand Dots';
    await page.getByRole('link', { name: `View ${name}`, exact: true }).click();
    await expect(viewer(page, name)).toBeVisible();
    await page.goBack();
    await tab(page, 'Pichwai Art').click();
    await expect(works(page, 'Pichwai Art')).toHaveCount(12);
    await reload(page);
    await expectSchool(page, 'Pichwai Art');
    await page.goForward();
    await expect(viewer(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSchool(page, 'Pichwai Art');
  });

  test(
    'open in another tab of the browser by the keys for it',
    { tag: '@wide' },
    async ({ page, context }) => {
      await visit(page, '/arts/gallery');
      const opened = context.waitForEvent('page');
      await tab(page, 'Kalamkari Paintings').click({ modifiers: ['ControlOrMeta'] });
      const other = await opened;
      await expectSchool(other, 'Kalamkari Paintings');
      await expectSchool(page, 'Tanjor Arts');
      await other.close();
    },
  );
});

test('answers made-up schools and works with the document of the first school', async ({ server }) => {
  const tagOf = async (query: string) => {
    const { status, headers } = await fetch(`${server.address}/arts/gallery${query}`);
    expect(status).toBe(200);
    return headers.get('etag');
  };
  const first = await tagOf('');
  for (const query of ['?school=nobody-knows', '?work=nobody-knows', '?school=tanjor', '?school=A%20B&x=1'])
    expect(await tagOf(query), query).toBe(first);
  const folk = await tagOf('?school=folk');
  expect(folk).not.toBe(first);
  expect(await tagOf('?work=gallery-folk-bhil-bhagoria&from=letter')).toBe(folk);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('links to all seven schools, each with its works and download links', async ({ page }) => {
    await page.goto('/arts/gallery');
    await expect(ways(page).getByRole('link')).toHaveText(schools.map(([name]) => name));
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const [name, count] of schools) {
      await ways(page).getByRole('link', { name }).click();
      await expect(ways(page).locator('[aria-current]')).toHaveText(name);
      await expect(page.getByRole('list', { name, exact: true }).getByRole('listitem')).toHaveCount(count);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
    }
    const keep = page.getByRole('link', { name: /^Download / }).first();
    await expect(keep).toHaveAttribute('download', /^.+\.jpg$/);
    await expect(keep).toHaveAttribute('href', /^\/api\/works\/.+\/picture\.jpg/);
  });

  test('leads from a picture to the page of its work', async ({ page }) => {
    await page.goto('/arts/gallery');
    const { x = 0, y = 0 } = (await works(page, 'Tanjor Arts').first().getByRole('img').boundingBox()) ?? {};
    await page.mouse.click(x + 40, y + 40);
    await expect(page).toHaveURL('/arts/gallery/gallery-tanjor-kaliya-mardan');
  });

  test('shows the school of a shared link, and the one before on Back', async ({ page }) => {
    await page.goto('/arts/gallery?school=pichwai');
    await expect(works(page, 'Pichwai Art')).toHaveCount(12);
    await ways(page).getByRole('link', { name: 'Kalamkari Paintings' }).click();
    await expect(page).toHaveURL('/arts/gallery?school=kalamkari');
    await expect(works(page, 'Kalamkari Paintings')).toHaveCount(15);
    await ways(page).getByRole('link', { name: 'Tanjor Arts' }).click();
    await expect(page).toHaveURL('/arts/gallery');
    await page.goBack();
    await expect(works(page, 'Kalamkari Paintings')).toHaveCount(15);
    await page.goBack();
    await expect(works(page, 'Pichwai Art')).toHaveCount(12);
    await page.goto('/arts/gallery?work=gallery-folk-bhil-bhagoria');
    await expect(works(page, 'Folk Paintings')).toHaveCount(16);
  });
});
