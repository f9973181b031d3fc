import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { recordCopies } from '../steps/clipboard.ts';
import { holdBack } from '../steps/network.ts';
import { expectFits } from '../steps/screen.ts';
import { isPhone, toast, visit } from '../steps/shell.ts';

const tarpa = '/arts/paintings/painting-warli-tarpa-circle';
const ganesha = '/arts/gallery/gallery-tanjor-ganesha-throne';
const bhagoria = '/arts/gallery/gallery-folk-bhil-bhagoria';

const dialog = (page: Page) => page.getByRole('dialog');
const size = (page: Page) => dialog(page).getByText(/^\d+%$/);
const tool = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const slider = (page: Page) => dialog(page).getByRole('slider', { name: 'How much is drawn' });

/** What the canvas shows, as text: drawings that differ have different ones. */
const shownOn = (page: Page): Promise<string> =>
  dialog(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

const isEmpty = (page: Page): Promise<boolean> =>
  dialog(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const empty = document.createElement('canvas');
      empty.width = canvas.width;
      empty.height = canvas.height;
      return canvas.toDataURL() === empty.toDataURL();
    });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('opens the picture from its page, zooms by keys, and closes on Back', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/(close-look|lightbox)-[\w-]+\.js/.test(request.url())) code.push(request.url());
  });
  await visit(page, tarpa);
  expect(code).toEqual([]);
  const look = page.getByRole('link', { name: 'Look closely' });
  await look.click();
  await expect(page.getByRole('dialog', { name: 'Tarpa Circle' })).toBeVisible();
  await expect(page).toHaveURL(/#look$/);
  expect(code.length).toBeGreaterThan(0);
  await page.keyboard.press('+');
  await expect(size(page)).toHaveText('150%');
  if ((page.viewportSize()?.width ?? 0) <= 500) {
    const title = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
    const map = await dialog(page).locator('img').last().boundingBox();
    if (!title || !map) throw new Error('Not shown.');
    expect(map.y + map.height, 'the small map stands beside the title').toBeGreaterThan(title.y);
  }
  await page.keyboard.press('-');
  await expect(size(page)).toHaveText('100%');
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(tarpa);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(tarpa);
  await expect(look).toBeFocused();
});

test('shows points of interest, and shares a link to one', async ({ page, context, device, server }) => {
  // A browser without the Web Share API.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await context.grantPermissions(['clipboard-write']);
  await visit(page, `${tarpa}#look`);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('i');
  const points = dialog(page).getByRole('region', { name: 'Points of interest' });
  const drummer = points.getByRole('button', { name: 'Drummer' });
  if ((page.viewportSize()?.width ?? 0) <= 500) {
    const gap = () =>
      points.evaluate((list) => {
        const pictures = [...(list.closest('dialog')?.querySelectorAll('img') ?? [])];
        const bottom = Math.max(...pictures.map((picture) => picture.getBoundingClientRect().bottom));
        return (list.querySelector('li')?.getBoundingClientRect().top ?? 0) - bottom;
      });
    await expect.poll(gap, 'the picture stands next to its buttons').toBeLessThanOrEqual(16);
    expect(await gap()).toBeGreaterThanOrEqual(0);
    await expect(dialog(page).getByRole('heading', { name: 'Tarpa Circle' })).toBeInViewport();
  }
  await expect(
    dialog(page).getByRole('button', { name: '1: Tarpa player' }),
    'what a mark names shows in it',
  ).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await drummer.focus();
  await page.keyboard.press('Enter');
  await expect(drummer).toHaveAttribute('aria-current', 'true');
  await expect(points.getByText('A drummer walks at the player’s side')).toBeVisible();
  await expect(size(page)).toHaveText(/^(2\d\d|300)%$/);
  const widths = await dialog(page)
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width));
  expect(Math.max(...widths), 'no larger than the file').toBeLessThanOrEqual(1601);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '1: Tarpa player' }).click();
  await expect(points.getByText('Tarpa player').last()).toBeVisible();
  await recordCopies(page);
  await tool(page, 'Copy a link to this detail').click();
  await expect(toast(page, 'Address copied. You can paste it anywhere.')).toBeVisible();
  const copied = (await page.locator('body').getAttribute('data-copied')) ?? '';
  expect(copied).toMatch(/#xywh=percent:[\d.]+,[\d.]+,[\d.]+,[\d.]+$/);
  await page.keyboard.press('i');
  await expect(points).toHaveCount(0);

  const friend = await device();
  await friend.goto(copied);
  await expect(size(friend)).not.toHaveText('100%');
  await friend.goto(`${server.address}/arts/gallery/gallery-folk-bhil-bhagoria#xywh=percent:a,b,c,d`);
  await expect(size(friend)).toHaveText('100%');
  await friend.keyboard.press('Escape');
  await expect(friend).toHaveURL(`${server.address}${bhagoria}`);
});

test('draws the picture as far as the slider says', async ({ page }) => {
  await visit(page, tarpa);
  await page.getByRole('link', { name: 'Watch it being drawn' }).click();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '100 %');
  // Under reduced motion nothing plays.
  await expect(dialog(page).getByRole('button', { name: /drawing$/ })).toHaveCount(0);
  // What is sought shows when all of it is painted; until then the canvas is empty.
  await expect.poll(() => isEmpty(page)).toBe(false);
  const whole = await shownOn(page);
  await slider(page).fill('40');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '40 %');
  await expect.poll(async () => (await shownOn(page)) !== whole).toBe(true);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('39');
  await expectAccessible(page);
  await slider(page).fill('100');
  await expect.poll(async () => (await shownOn(page)) === whole).toBe(true);
});

test('offers to load a drawing again', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route('**/*.strokes.json*', (route) => route.abort());
  await visit(page, `${tarpa}#draw`);
  await expect(dialog(page).getByText('The drawing did not load. Check your connection')).toBeVisible();
  await page.unroute('**/*.strokes.json*');
  await tool(page, 'Try again').click();
  await expect(slider(page)).toBeVisible();
});

test('plays a drawing and pauses it', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, `${bhagoria}#draw`);
  await expect(slider(page)).not.toHaveValue('0');
  await tool(page, 'Pause the drawing').click();
  await expect(tool(page, 'Play the drawing')).toBeVisible();
});

test('prints a colouring sheet', { tag: '@wide' }, async ({ page }) => {
  await visit(page, bhagoria);
  await page.getByRole('link', { name: 'Colouring sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Colouring sheet' });
  const outlines = sheet.getByRole('img', { name: 'Outlines of Bhagoria Fair in a Thousand Dots to colour' });
  await expect.poll(() => outlines.locator('path').count()).toBeGreaterThan(300);
  await expectAccessible(page);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = '';
    };
  });
  await sheet.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(outlines).toBeVisible();
  await expect(sheet.getByText('Kalavithi')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(bhagoria);
});

test('compares two works with the same zoom', async ({ page }) => {
  await visit(page, bhagoria);
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(dialog(page).getByRole('img')).toHaveCount(2);
  await expect(dialog(page)).toBeFocused();
  const places = () =>
    dialog(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
  const [first, second] = await places();
  if (isPhone(page)) expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
  // About one line; a wider one is lower.
  else
    expect((second?.top ?? 0) + (second?.bottom ?? 0)).toBeCloseTo(
      (first?.top ?? 0) + (first?.bottom ?? 0),
      0,
    );
  // All facts are on the screen; next to each other, each in a line with that of the other work.
  const facts = await dialog(page)
    .locator('figcaption')
    .evaluateAll((captions) =>
      captions.map((caption) => [...caption.children].map((fact) => fact.getBoundingClientRect().top)),
    );
  if (!isPhone(page)) expect(facts[1]).toEqual(facts[0]);
  for (const caption of await dialog(page).locator('figcaption').all())
    await expect(caption).toBeInViewport({ ratio: 1 });
  if (isPhone(page)) {
    // In the middle of the screen.
    const { width = 0 } = page.viewportSize() ?? {};
    for (const place of [first, second])
      expect((place?.left ?? 0) + (place?.right ?? 0)).toBeCloseTo(width, 0);
  }
  // The first is in its place whatever is chosen.
  const choice = dialog(page).getByRole('combobox', { name: 'Compare with' });
  // The choice stands at the work that it changes.
  const place = await choice.boundingBox();
  if (isPhone(page)) expect(place?.y).toBeGreaterThan(first?.bottom ?? Number.NaN);
  else expect(place?.x).toBeGreaterThan(first?.right ?? Number.NaN);
  for (const index of [1, 2]) {
    await choice.selectOption({ index });
    await expect(dialog(page).getByRole('img')).toHaveCount(2);
    expect((await places())[0]).toEqual(first);
  }
  await choice.selectOption({ index: 0 });
  if (isPhone(page)) expect((await choice.boundingBox())?.width, 'room for a long name').toBeGreaterThan(300);
  await tool(page, 'Zoom in').click();
  await page.keyboard.press('+');
  await expect(size(page)).toHaveText('200%');
  await expect(dialog(page).getByRole('region', { name: /^Zoomed: / })).toHaveCount(2);
  await dialog(page).getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 });
  await expect(dialog(page).getByRole('img')).toHaveCount(2);
  await expectAccessible(page);
  await expectFits(page);
});

test('shows of a compared work what lists do not know', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings/painting-bhil-maize-harvest#compare');
  const other = dialog(page).locator('figcaption').last();
  await expect(other).toContainText('Bhagoria Fair');
  for (const fact of ['Western Madhya Pradesh', 'In the gallery, not for sale'])
    await expect(other.getByText(fact)).toBeVisible();
});

test('moves a light over the gold', async ({ page }) => {
  await visit(page, `${ganesha}#look`);
  const light = dialog(page).getByRole('slider', { name: 'Light' });
  // Under reduced motion the light comes when it is asked for.
  await expect(tool(page, 'Light on the gold')).toHaveAttribute('aria-pressed', 'false');
  await expect(dialog(page).locator('canvas')).toHaveCount(0);
  const picture = dialog(page).locator('picture').first();
  const place = await picture.boundingBox();
  await tool(page, 'Light on the gold').click();
  await expect(light).toBeVisible();
  await expect.poll(() => isEmpty(page)).toBe(false);
  // The picture stands still.
  expect(await picture.boundingBox()).toEqual(place);
  const before = await shownOn(page);
  await light.fill('90');
  await expect(light).toHaveAttribute('aria-valuetext', 'from the right');
  await expect.poll(async () => (await shownOn(page)) !== before).toBe(true);
  // The end of its way lies at the foot of the picture.
  await light.fill('100');
  const lowest = () =>
    dialog(page)
      .locator('canvas')
      .evaluate((canvas) => Number.parseFloat(getComputedStyle(canvas).getPropertyValue('--light-y')));
  await expect.poll(lowest).toBeGreaterThan(80);
  await expectAccessible(page);
  // A zoomed picture has a finer light.
  const widthOf = () =>
    dialog(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const coarse = await widthOf();
  await tool(page, 'Light on the gold').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(coarse);
  await expect.poll(() => isEmpty(page)).toBe(false);
  await tool(page, 'Light on the gold').click();
  await expect(dialog(page).locator('canvas')).toHaveCount(0);
});

test('lets the light on the gold follow the pointer', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/*.gold.webp*', (route) => route.abort());
  await visit(page, `${ganesha}#look`);
  await tool(page, 'Light on the gold').click();
  await expect(dialog(page).getByText('The gold did not load. Check your connection')).toBeVisible();
  await page.unroute('**/*.gold.webp*');
  await tool(page, 'Try again').click();
  await expect(dialog(page).getByRole('slider', { name: 'Light' })).toBeVisible();
  await expect.poll(() => isEmpty(page)).toBe(false);
  const { x = 0, y = 0, width = 0, height = 0 } = (await dialog(page).locator('canvas').boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.1, y + height * 0.1);
  const left = await shownOn(page);
  const light = dialog(page).getByRole('slider', { name: 'Light' });
  const before = Number(await light.inputValue());
  await page.mouse.move(x + width * 0.9, y + height * 0.9);
  await expect.poll(async () => (await shownOn(page)) !== left).toBe(true);
  // So does the thumb of its slider, but nothing moves on the pointer's way to the slider.
  const after = await light.inputValue();
  expect(Number(after)).toBeGreaterThan(before);
  await light.hover();
  await expect(light).toHaveValue(after);
});

test('shows the file of the page until the large one is loaded', async ({ page }) => {
  await visit(page, '/arts/gallery');
  const link = page.getByRole('link', { name: /^View / }).first();
  const small = link.locator('img');
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await small.evaluate((image: HTMLImageElement) => image.currentSrc);
  const release = await holdBack(page, /-(800|960)\.avif/);
  await link.click();
  const picture = dialog(page).locator('picture');
  await expect(picture.locator('..')).toHaveCSS('background-image', `url("${file}")`);
  const large = picture.getByRole('img');
  await expect(large).toHaveJSProperty('complete', false);
  release();
  await expect(large).toHaveJSProperty('complete', true);
});

test(
  'shows no sign of the browser for a picture that fails',
  { tag: '@wide' },
  async ({ page, tolerate }) => {
    tolerate(/net::ERR_FAILED/);
    await page.route('**/media/**', (route) => route.abort());
    await visit(page, `${ganesha}#look`);
    const image = dialog(page).locator('picture img').first();
    await expect(image).toHaveAttribute('data-failed');
    await expect(image).toHaveCSS('opacity', '0');
  },
);

test('shows the WebP of a picture whose AVIF fails to load', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route(/\.avif/, (route) => route.abort());
  await visit(page, '/arts/gallery?work=gallery-tanjor-ganesha-throne');
  const image = dialog(page).locator('picture img');
  const loaded = () =>
    image.evaluate((shown: HTMLImageElement) => (shown.naturalWidth > 0 ? shown.currentSrc : ''));
  await expect.poll(loaded).toContain('-640.webp');
});
