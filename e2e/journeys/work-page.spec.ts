import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { expectFonts } from '../steps/fonts.ts';
import { fadesEnd } from '../steps/motion.ts';
import { holdBack } from '../steps/network.ts';
import { expectNothingHangsOut, sheetsOf } from '../steps/screen.ts';
import { heading, visit, visitAsMember } from '../steps/shell.ts';
import { addButton, addToCart, cartNames, expectInCart, openCart } from '../steps/shop.ts';

const tarpa = '/arts/paintings/painting-warli-tarpa-circle';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('leads from a shared link to the cart and back', async ({ page, member }) => {
  await visitAsMember(page, tarpa, member);
  await expect(page).toHaveTitle('Tarpa Circle, Warli · Kalavithi');
  await expect(heading(page, 'Tarpa Circle')).toBeVisible();
  await addToCart(page, 'Tarpa Circle');
  await expectInCart(page, 1);
  await openCart(page);
  await expect(cartNames(page)).toHaveText(['Tarpa Circle']);
  await page.getByRole('link', { name: 'Tarpa Circle' }).click();
  await expect(page).toHaveURL(tarpa);
  await expect(heading(page, 'Tarpa Circle')).toBeVisible();
});

test('opens from a card by the keyboard, and Back returns to the card', async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const name = page.getByRole('link', { name: 'Peacocks Call the Rain' }).last();
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Peacocks Call the Rain')).toBeVisible();
  await addButton(page, 'Peacocks Call the Rain').focus();
  await page.keyboard.press('Enter');
  await expectInCart(page, 1);
  await page.goBack();
  await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
  await expect(name).toBeInViewport();
});

test('waits with the shape that the work has in its list', async ({ page }) => {
  await visit(page, '/arts/paintings');
  const release = await holdBack(page, '**/api/works/**');
  await page.getByRole('link', { name: 'Sohrai Cattle Come Home' }).last().click();
  const main = page.getByRole('main');
  await expect(main.getByText('Loading...')).toBeVisible();
  await expectFonts(page);
  const back = main.getByRole('link', { name: 'Paintings', exact: true });
  const place = main.locator('[aria-hidden="true"]:has(> svg > path)').first();
  const [backBefore, before] = [await back.boundingBox(), await place.boundingBox()];
  await expectAccessible(page);
  release();
  await expect(heading(page, 'Sohrai Cattle Come Home')).toBeVisible();
  const after = await main.locator('a[href="#look"] img').boundingBox();
  expect(await back.boundingBox()).toEqual(backBefore);
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 0))).toBeLessThan(4);
});

for (const [room, name] of [
  ['paintings', 'Tarpa Circle'],
  ['handicrafts', 'Bankura Terracotta Horse'],
] as const)
  test(`waits for ${name} with as many lines as its words take`, async ({ page }) => {
    // The faces come while the page waits: they change how many lines its words take.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await visit(page, `/arts/${room}`);
    const release = await holdBack(page, '**/api/works/**');
    const main = page.getByRole('main');
    await main.getByRole('link', { name }).last().click();
    await expect(main.getByText('Loading...')).toBeVisible();
    await page.waitForFunction(
      () => document.querySelector<HTMLStyleElement>('style#faces')?.sheet?.media.mediaText === 'all',
    );
    await expectFonts(page);
    await fadesEnd(page);
    const waiting = await main.locator('[aria-hidden="true"] > div > div:last-child').last().boundingBox();
    release();
    await expect(heading(page, name)).toBeVisible();
    const facts = await main.locator('dl').first().boundingBox();
    expect(Math.abs((facts?.y ?? 0) - (waiting?.y ?? 0))).toBeLessThan(2);
  });

test(
  'tells facts, geographical indication, maker, other works and events',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, tarpa);
    const main = page.getByRole('main');
    // The name under which the picture of a card grows into this one.
    await expect(main.locator('a[href$="#look"]').first()).toHaveCSS('view-transition-name', 'work-picture');
    await expect(main.getByRole('term')).toHaveText([
      'Made by',
      'Tradition',
      'People',
      'Place',
      'Technique',
      'Material',
      'Size',
    ]);
    await expect(main.getByRole('definition').last()).toHaveText('30 × 30 cm');
    await expect(main.getByRole('region', { name: 'Geographical indication' })).toContainText(
      'Warli Painting, application no. 239',
    );
    await expect(main.getByRole('link', { name: 'Devji Umbarsada' })).toHaveAttribute(
      'href',
      '/artists/artist-devji-umbarsada',
    );
    await expect(main.getByRole('link', { name: /^Warli Wall/ })).toHaveAttribute(
      'href',
      '/events/event-warli-wall',
    );
    await main.getByRole('link', { name: 'Lagna Chauk' }).last().click();
    await expect(heading(page, 'Lagna Chauk')).toBeVisible();
    await expect(page).toHaveTitle('Lagna Chauk, Warli · Kalavithi');
  },
);

test(
  'of the gallery offers the download, and the large view leads to it',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/arts/gallery?work=gallery-tanjor-gajalakshmi');
    await page.getByRole('dialog').getByRole('link', { name: 'About this work' }).click();
    await expect(page).toHaveURL('/arts/gallery/gallery-tanjor-gajalakshmi');
    await expect(heading(page, 'Gajalakshmi between Two Elephants')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Download Gajalakshmi between Two Elephants' }),
    ).toBeVisible();
  },
);

test(
  'that is unknown answers 404 and offers its neighbours',
  { tag: '@wide' },
  async ({ page, server, tolerate }) => {
    tolerate(/status of 404/);
    for (const path of [
      '/arts/paintings/painting-of-nothing',
      '/arts/handicrafts/%F0%9F%8E%A8',
      '/arts/gallery/painting-warli-tarpa-circle',
    ]) {
      const response = await page.goto(`${server.address}${path}`);
      expect(response?.status()).toBe(404);
      await expect(heading(page, 'This work is not here')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Other works' }).getByRole('listitem')).toHaveCount(4);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expectAccessible(page);
      await expectNothingHangsOut(page);
    }
  },
);

test(
  'has its own title, description, address and card, for every work',
  { tag: '@wide' },
  async ({ server }) => {
    const read = async (path: string) => {
      // Compressing a hundred documents for their first visitor would take most of the time.
      const response = await fetch(`${server.address}${path}`, {
        headers: { 'accept-encoding': 'identity' },
      });
      expect(response.status, path).toBe(200);
      return response.text();
    };
    const sitemap = await read('/sitemap.xml');
    const paths = Array.from(
      sitemap.matchAll(/<loc>[^<]*?(\/arts\/(?:paintings|handicrafts|gallery)\/[\w-]+)<\/loc>/g),
      ([, path]) => path ?? '',
    );
    expect(paths.length).toBeGreaterThan(100);
    const tags = {
      title: /<title>([^<]+)/,
      description: /name="description" content="([^"]+)/,
      card: /og:image" content="([^"]+)/,
    };
    const seen = new Map(Object.keys(tags).map((tag) => [tag, new Set<string>()]));
    for (const path of paths) {
      const html = await read(path);
      for (const [tag, pattern] of Object.entries(tags)) seen.get(tag)?.add(pattern.exec(html)?.[1] ?? '');
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    }
    for (const [tag, values] of seen) expect(values.size, tag).toBe(paths.length);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('leads from the list to the work, without buttons that do nothing', async ({ page }) => {
    await page.goto('/arts/paintings');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Tarpa Circle' }).last().click();
    await expect(page).toHaveURL(tarpa);
    await expect(page.getByRole('img', { name: /^White stick figures/ })).toBeVisible();
    await expect(
      page.getByText('The cart needs scripts, which are switched off in this browser.'),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test('shows a craft and its words on the first screen of a tablet', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/arts/handicrafts/craft-bankura-horse');
  const [picture, words, button] = await Promise.all([
    page.getByRole('article').getByRole('img').boundingBox(),
    page.getByText(/^Long-necked and alert/).boundingBox(),
    addButton(page, 'Bankura Terracotta Horse').boundingBox(),
  ]);
  if (!picture || !words || !button) throw new Error('The work is not shown.');
  expect(picture.width).toBeCloseTo(picture.height, 0);
  expect(words.y + words.height).toBeLessThan(button.y);
  await expectNothingHangsOut(page);
});

test('keeps price and button on the first screen of a phone until their place comes into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [tarpa, '/arts/handicrafts/craft-bankura-horse']) {
    await visit(page, path);
    const button = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
    await expect(button).toBeInViewport({ ratio: 1 });
    const bar = async () => (await button.boundingBox())?.y ?? Number.NaN;
    const atFoot = await bar();
    expect(atFoot).toBeGreaterThan(844 - 80);
    const facts = page.getByRole('main').getByRole('term').first();
    await facts.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await bar()).toBeLessThan((await facts.boundingBox())?.y ?? 0);
  }
});

test(
  'offers what else to do with a picture on the first screen of a laptop',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, tarpa);
    for (const name of ['Look closely', 'Watch it being drawn', 'Colouring sheet', 'Compare'])
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  },
);

test('shows the file of the list until the large one is loaded', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  const card = page.getByRole('article').filter({ hasText: 'Tarpa Circle' });
  const small = card.locator('img').first();
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await small.evaluate((image: HTMLImageElement) => image.currentSrc);
  const release = await holdBack(page, /\.avif/);
  await small.click();
  await expect(heading(page, 'Tarpa Circle')).toBeVisible();
  const large = page.getByRole('main').locator('picture img').first();
  await expect(large).toHaveJSProperty('complete', false);
  await expect(large).toHaveCSS('background-image', `url("${file}")`);
  release();
  await expect(large).toHaveJSProperty('complete', true);
});

test('prints on one sheet, its words below the picture', { tag: '@wide' }, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium writes PDF');
  for (const path of [
    tarpa,
    '/arts/paintings/painting-sohrai-cattle',
    '/arts/gallery/gallery-tanjor-ganesha-throne',
  ]) {
    await visit(page, path);
    expect(await sheetsOf(page, { format: 'A4' }), path).toBe(1);
  }
});
