import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { expectFits, pixelShare, sheetsOf } from '../steps/screen.ts';
import { heading, visit } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The page's links (specification, section 2). */
const celebrated = [
  ['Dances', '/arts/dances'],
  ['Painting traditions', '/arts/gallery'],
  ['Gatherings', '/events/upcoming'],
] as const;
const callsToAction = [
  ['Walk through the gallery', '/arts/gallery'],
  ['Meet the artists', '/artists'],
] as const;

const goHomeAndBack = async (page: Page, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'About Us')).toBeVisible();
};

test('shows mission, celebration and story, and links on', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/aboutus');
  await expect(page).toHaveTitle('About Us · Kalavithi');
  await expect(heading(page, 'About Us')).toBeVisible();
  await expect(
    page.getByText('We want India’s traditional arts to be seen, understood and fairly valued.'),
  ).toBeVisible();
  const celebrate = page.getByRole('region', { name: 'What we celebrate' });
  for (const [name, path] of celebrated) {
    await celebrate
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name }) })
      .click();
    await goHomeAndBack(page, path);
  }
  const story = page.getByRole('region', { name: 'Our story' });
  await expect(story.getByText('This site began with a simple question')).toBeVisible();
  for (const [name, path] of callsToAction) {
    await story.getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await goHomeAndBack(page, path);
  }
});

test('keeps its layout without pictures', async ({ page, tolerate }) => {
  tolerate(/net::ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, '/aboutus');
  await expectAccessible(page);
  await expectFits(page);
  await expect(page.getByRole('region', { name: 'What we celebrate' }).getByRole('link')).toHaveCount(3);
});

test('prints on one sheet with the margins of a browser, too', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/aboutus');
  // With these the paper is as wide as a tablet.
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  expect(await sheetsOf(page, { format: 'A4', margin })).toBe(1);
  await page.setViewportSize({ width: 718, height: 1000 });
  // A PDF can leave the page with the screen's styles.
  await page.emulateMedia({ media: 'print' });
  const doors = page.getByRole('region', { name: 'What we celebrate' }).getByRole('link');
  const tops = await doors.evaluateAll((all) => all.map((door) => door.getBoundingClientRect().top));
  expect(new Set(tops).size, 'the doors stand side by side').toBe(1);
});

test.describe('on a dense phone', { tag: '@phone' }, () => {
  test.use({ deviceScaleFactor: 1.5 });

  test('shows its picture with at least two thirds of the pixels', async ({ page }) => {
    await visit(page, '/aboutus');
    const picture = page.getByRole('main').locator('img[fetchpriority=high]');
    await expect.poll(() => pixelShare(picture)).toBeGreaterThan(0.66);
  });
});

test.describe('without JavaScript', { tag: '@wide' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('is readable and links on', async ({ page }) => {
    await page.goto('/aboutus');
    await expect(page.getByText('This site began with a simple question')).toBeVisible();
    await page.getByRole('link', { name: 'Meet the artists' }).click();
    await expect(page).toHaveURL('/artists');
  });
});
