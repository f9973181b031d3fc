import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { installClock, advance, stopClock, tickUntil } from '../steps/clock.ts';
import { expectFonts } from '../steps/fonts.ts';
import { heading, isPhone, visit } from '../steps/shell.ts';

const traditions = (page: Page): Locator => page.getByRole('region', { name: 'Three traditions' });
const features = (page: Page): Locator => page.getByRole('region', { name: 'Four looks into the house' });

const titles = ['Madhubani', 'Warli', 'Kalamkari'] as const;
const captions = [
  'Every line has a village behind it.',
  'Made by hand, and meant to be used.',
  'Where feet keep time and hands tell the story.',
  'Old stories, new hands, the same love of colour.',
] as const;

const tab = (page: Page, title: string): Locator =>
  traditions(page).getByRole('button', { name: new RegExp(`${title}$`) });
const dot = (page: Page, number: number): Locator =>
  features(page).getByRole('button', { name: `Slide ${number} of 4` });

/** Expects exactly one slide to be visible and in the accessibility tree. */
const expectTradition = async (page: Page, title: (typeof titles)[number]): Promise<void> => {
  // During a fade both are visible.
  await expect(traditions(page).getByRole('heading', { level: 2 })).toHaveText([title]);
  await expect(
    traditions(page).getByRole('group', { name: `${titles.indexOf(title) + 1} of 3` }),
  ).toBeVisible();
  await expect(tab(page, title)).toHaveAttribute('aria-current', 'true');
};

const expectFeature = async (page: Page, caption: (typeof captions)[number]): Promise<void> => {
  await expect(features(page).getByRole('listitem')).toHaveCount(1);
  await expect(features(page).getByRole('listitem')).toContainText(caption);
  await expect(dot(page, captions.indexOf(caption) + 1)).toHaveAttribute('aria-current', 'true');
};

/** Moves the pointer away from everything that hovering would pause. */
const leave = (page: Page): Promise<void> => page.mouse.move(3, 3);

/** Opens the home page with a stopped clock, the hero's first slide just shown. */
const openHero = async (page: Page): Promise<void> => {
  await installClock(page);
  await visit(page, '/');
  await stopClock(page);
  await tab(page, 'Warli').click();
  await tab(page, 'Madhubani').click();
  await leave(page);
  await expectTradition(page, 'Madhubani');
};

test.describe('the hero carousel', () => {
  test(
    'keeps its layout and readable text without pictures',
    { tag: '@wide' },
    async ({ page, tolerate }) => {
      tolerate(/net::ERR_FAILED/);
      const slide = traditions(page).getByRole('group', { name: '1 of 3' });
      const picture = slide.getByRole('img');
      const boxes = async () => {
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
        await page.evaluate(() => window.scrollTo(0, 0));
        return Promise.all([picture.boundingBox(), slide.getByRole('heading', { level: 2 }).boundingBox()]);
      };
      const widths = [390, 768, 1024, 1280, 1920];
      const places = [];
      await visit(page, '/');
      await expectFonts(page);
      await traditions(page).getByRole('button', { name: 'Pause slides' }).click();
      await tab(page, 'Madhubani').click();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        places.push(await boxes());
      }
      await page.route('**/media/**', (route) => route.abort());
      await visit(page, '/');
      await expectFonts(page);
      await traditions(page).getByRole('button', { name: 'Pause slides' }).click();
      await tab(page, 'Madhubani').click();
      for (const [index, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 });
        expect(await boxes(), `at ${width} px`).toEqual(places[index]);
      }
      const contrast = await picture.evaluate((image) => {
        const brush = new OffscreenCanvas(1, 1).getContext('2d', {
          willReadFrequently: true,
        }) as OffscreenCanvasRenderingContext2D;
        const light = (colour: string) => {
          brush.fillStyle = colour;
          brush.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) =>
            part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const { color, backgroundColor } = getComputedStyle(image);
        const [ink, ground] = [light(color), light(backgroundColor)];
        return Math.max(ink, ground) / Math.min(ink, ground);
      });
      expect(contrast).toBeGreaterThan(4.5);
    },
  );

  test('moves every 4000 ms, in a loop', { tag: '@wide' }, async ({ page }) => {
    await openHero(page);
    await advance(page, 3990);
    await expectTradition(page, 'Madhubani');
    await advance(page, 10);
    await expectTradition(page, 'Warli');
    await advance(page, 3990);
    await expectTradition(page, 'Warli');
    await advance(page, 10);
    await expectTradition(page, 'Kalamkari');
    await advance(page, 4000);
    await expectTradition(page, 'Madhubani');
  });

  test('stops while hovered and while paused', { tag: '@wide' }, async ({ page }) => {
    await openHero(page);
    await traditions(page).getByRole('heading', { level: 2 }).hover();
    await advance(page, 20_000);
    await expectTradition(page, 'Madhubani');
    await leave(page);
    await advance(page, 4000);
    await expectTradition(page, 'Warli');

    await traditions(page).getByRole('button', { name: 'Pause slides' }).click();
    await leave(page);
    await advance(page, 20_000);
    await expectTradition(page, 'Warli');
    await traditions(page).getByRole('button', { name: 'Play slides' }).click();
    await leave(page);
    await advance(page, 4000);
    await expectTradition(page, 'Kalamkari');
  });

  test('stops behind a dialog', { tag: '@wide' }, async ({ page }) => {
    await openHero(page);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await tickUntil(page, () => expect(dialog).toBeVisible({ timeout: 200 }));
    await advance(page, 20_000);
    await expect(tab(page, 'Madhubani')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await leave(page);
    await advance(page, 4000);
    await expectTradition(page, 'Warli');
  });

  test('never shows two texts on one another', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/');
    // A long fade, which is stopped at moments of it.
    await page.evaluate(() => document.documentElement.style.setProperty('--d-page', '100s'));
    await tab(page, 'Warli').click();
    await expect(tab(page, 'Warli')).toHaveAttribute('aria-current', 'true');
    for (const second of [5, 20, 29, 31, 40, 60, 90]) {
      const [last, next] = await traditions(page).evaluate((section, moment) => {
        for (const fade of section.getAnimations({ subtree: true })) {
          if (!(fade instanceof CSSTransition) || fade.transitionProperty !== 'opacity') continue;
          fade.pause();
          fade.currentTime = moment * 1000;
        }
        const opacity = (element: Element | null | undefined) =>
          Number(element && getComputedStyle(element).opacity);
        return [...section.querySelectorAll('h2')].map(
          (title) => opacity(title.parentElement) * opacity(title.closest('[role=group]')),
        );
      }, second);
      expect(Math.min(last ?? 1, next ?? 1), `after ${second} % of the fade`).toBeLessThan(0.05);
    }
  });

  test('is controlled by its tabs by keyboard, which stops it', { tag: '@wide' }, async ({ page }) => {
    await openHero(page);
    await tab(page, 'Madhubani').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tab(page, 'Kalamkari')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectTradition(page, 'Kalamkari');
    await advance(page, 20_000);
    await expectTradition(page, 'Kalamkari');
  });

  test('links to the three traditions', { tag: '@wide' }, async ({ page }) => {
    await openHero(page);
    for (const [title, path] of [
      ['Madhubani', '/arts/gallery?school=madhubani'],
      ['Warli', '/arts/paintings'],
      ['Kalamkari', '/arts/gallery?school=kalamkari'],
    ] as const) {
      await tab(page, title).click();
      await expect(traditions(page).getByRole('link', { name: `See ${title}` })).toHaveAttribute(
        'href',
        path,
      );
    }
    await traditions(page).getByRole('link', { name: 'See Kalamkari' }).click();
    await tickUntil(page, () => expect(page).toHaveURL('/arts/gallery?school=kalamkari', { timeout: 200 }));
    const school = page.getByRole('tab', { name: 'Kalamkari Paintings' });
    // It comes a frame after the head of its page.
    await tickUntil(page, () => expect(school).toHaveAttribute('aria-selected', 'true', { timeout: 200 }));
  });

  test('is accessible on each slide', async ({ page }) => {
    // With reduced motion each slide stays while it is checked.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    for (const title of titles) {
      await tab(page, title).click();
      await expectTradition(page, title);
      await expectAccessible(page);
    }
  });
});

test('moves the four features every 3500 ms and stops while paused', { tag: '@wide' }, async ({ page }) => {
  await installClock(page);
  await visit(page, '/');
  await features(page).scrollIntoViewIfNeeded();
  await stopClock(page);
  await dot(page, 2).click();
  await dot(page, 1).click();
  await leave(page);
  await expectFeature(page, captions[0]);
  for (const [index, caption] of captions.entries()) {
    await advance(page, 3490);
    await expectFeature(page, caption);
    await advance(page, 10);
    await expectFeature(page, captions[(index + 1) % captions.length] as (typeof captions)[number]);
  }
  await features(page).getByRole('button', { name: 'Pause slides' }).click();
  await leave(page);
  await advance(page, 20_000);
  await expectFeature(page, captions[0]);
});

test('moves nothing by itself with reduced motion', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installClock(page);
  await visit(page, '/');
  await stopClock(page);
  await expectTradition(page, 'Madhubani');
  await advance(page, 20_000);
  await expectTradition(page, 'Madhubani');
  await expect(traditions(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
  await expect(features(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('introduces the site', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle('Kalavithi, avenue of the Indian arts');
  await expect(heading(page, 'Art that was always part of the day')).toBeVisible();
  await expect(page.getByText('In India a doorstep, a cooking pot, a temple cloth')).toBeVisible();
});

test('links six feature cards to their pages', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const cards = page.getByRole('region', { name: 'What is behind the doors' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'Paintings',
    'Artists',
    'Games',
    'Upload',
    'Events',
    'Wishlist and Cart',
  ]);
  for (const [name, path] of [
    ['Paintings', '/arts/paintings'],
    ['Artists', '/artists'],
    ['Games', '/game'],
    ['Upload', '/upload'],
    ['Events', '/events'],
    ['Wishlist', '/wishlist'],
    ['Cart', '/cart'],
  ] as const) {
    await cards.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.goBack();
    await expect(heading(page, 'Art that was always part of the day')).toBeVisible();
  }
});

test('shows eight New Arrivals; View All leads to the gallery', async ({ page }) => {
  await visit(page, '/');
  const arrivals = page.getByRole('region', { name: 'New Arrivals' });
  await expect(arrivals.getByRole('heading', { level: 3 })).toHaveText([
    'Warli Tea Tray',
    'Madhubani Lampshade',
    'Ajrakh Block-Print Cushion',
    'Gond Peacock Mug',
    'Phulkari Dupatta',
    'Kalamkari Room Screen',
    'Sikki Grass Basket',
    'Pattachitra Keepsake Box',
  ]);
  // The row overflows and can be scrolled by the keyboard.
  const row = arrivals.getByRole('list');
  await row.focus();
  await expect(row).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  if (!isPhone(page)) {
    const before = await row.evaluate(({ scrollLeft }) => scrollLeft);
    await arrivals.getByRole('button', { name: 'Next arrivals' }).click();
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
    await expect(arrivals.getByRole('button', { name: 'Previous arrivals' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    // Four works fill the column, and wherever the row comes to rest, one stands at its edge.
    const edges = (element: Element): number[] => {
      const { left, right } = element.getBoundingClientRect();
      return [left, right].map(Math.round);
    };
    const [start, end] = await row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    });
    await expect
      .poll(async () => {
        const works = await Promise.all(
          (await row.getByRole('listitem').all()).map((work) => work.evaluate(edges)),
        );
        const first = works.findIndex(([left]) => Math.abs((left ?? 0) - (start ?? 0)) < 2);
        return Math.abs((works[first + 3]?.[1] ?? 0) - (end ?? 0)) < 2;
      })
      .toBe(true);
  }
  await arrivals.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/arts/gallery');
  await expect(heading(page, 'Art Gallery')).toBeVisible();
});

test('keeps colour, size and alt text of a picture that fails to load', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, '/');
  const picture = traditions(page).getByRole('img').first();
  await expect(picture).toHaveAccessibleName(/\w+ \w+/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const seen = await picture.evaluate((image: HTMLImageElement) => ({
    loaded: image.naturalWidth,
    colour: getComputedStyle(image).backgroundColor,
    shape: image.clientWidth / image.clientHeight,
    declared: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    width: image.clientWidth,
  }));
  expect(seen.loaded).toBe(0);
  expect(seen.colour).toMatch(/^rgb\(/);
  expect(seen.width).toBeGreaterThan(100);
  expect(seen.shape).toBeCloseTo(seen.declared, 1);
  await expectAccessible(page);
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('makes all slides reachable and hides controls that need scripts', async ({ page }) => {
    await page.goto('/');
    await expect(traditions(page).getByRole('heading', { level: 2 })).toHaveText([...titles]);
    await expect(features(page).getByRole('listitem')).toHaveCount(captions.length);
    await expect(traditions(page).getByRole('button')).toHaveCount(0);
    await expect(features(page).getByRole('button')).toHaveCount(0);
    await traditions(page).getByRole('link', { name: 'See Kalamkari' }).click();
    await expect(page).toHaveURL('/arts/gallery?school=kalamkari');
  });
});
