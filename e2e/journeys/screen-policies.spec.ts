import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { heading, visit } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const policies = [
  ['/privacy', 'Privacy Policy', 'One cookie keeps you logged in.'],
  ['/terms', 'Terms of Service', 'Pressing Pay Now shows a message only'],
  ['/accessibility', 'Accessibility', /keyboard/],
] as const;

/** Records the positions to which the page's script scrolls. */
const noteScrolls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = Object.assign(window, { scrolls: [] as unknown[] });
    const scroll = window.scrollTo.bind(window) as (...to: unknown[]) => void;
    window.scrollTo = (...to: unknown[]) => {
      noted.scrolls.push(to);
      scroll(...to);
    };
  });
const scrolls = (page: Page) => page.evaluate(() => (window as unknown as { scrolls: unknown[] }).scrolls);
const forgetScrolls = (page: Page) =>
  page.evaluate(() => void ((window as unknown as { scrolls: unknown[] }).scrolls.length = 0));

test('are linked from the footer and to each other, with a table of contents', async ({ page }) => {
  await noteScrolls(page);
  await visit(page, '/contactus');
  for (const [path, title, text] of policies) {
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText(/^Updated 20\d\d$/)).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const parts = page.getByRole('main').getByRole('region');
    const names = await parts.getByRole('heading', { level: 2 }).allTextContents();
    expect(names.length).toBeGreaterThan(2);
    if (await contents.isVisible()) {
      await expect(contents.getByRole('link')).toHaveText(names);
      // The page itself goes to its top, soon after it shows.
      await expect.poll(() => scrolls(page)).toContainEqual([0, 0]);
      await forgetScrolls(page);
      for (const name of [names.at(-1) ?? '', names[0] ?? '']) {
        await contents.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(/#[a-z0-9-]+$/);
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
        await expect(contents.locator('[aria-current="location"]')).toHaveText(name);
      }
      expect(await scrolls(page), 'where one was before is none of its business').toEqual([]);
    }

    const others = page.getByRole('navigation', { name: 'Policies' });
    await expect(others.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const [otherPath, otherTitle] of policies) {
      await others.getByRole('link', { name: otherTitle, exact: true }).click();
      await expect(page).toHaveURL(otherPath);
      await expect(heading(page, otherTitle)).toBeVisible();
    }
  }
});

test('marks in the contents the section that is read', { tag: '@wide' }, async ({ page }) => {
  for (const [path] of policies) {
    await visit(page, path);
    const marked = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('[aria-current="location"]');
    const headings = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 });
    await expect(marked).toHaveText((await headings.first().textContent()) ?? '');
    // A section is read from the upper third on.
    await headings.nth(1).evaluate((second) => {
      scrollBy(0, second.getBoundingClientRect().top - innerHeight / 3 + 8);
    });
    await expect(marked).toHaveText((await headings.nth(1).textContent()) ?? '');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(marked).toHaveText((await headings.last().textContent()) ?? '');
  }
});

test('prints on white, over the whole width, with its address', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/privacy');
  const address = page.getByText(/^https?:.*\/privacy$/);
  await expect(address).toBeHidden();
  // A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(address).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const text = await page.getByRole('main').getByRole('region').first().locator('p').first().boundingBox();
  expect(text?.width).toBeCloseTo((await address.locator('..').boundingBox())?.width ?? 0, -2);
});

test('opens a section by its address, below the bar', async ({ page }) => {
  await visit(page, '/privacy#cookies');
  const part = page.getByRole('heading', { level: 2, name: 'Cookies' });
  await expect(part).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  const place = await part.boundingBox();
  expect(place?.y ?? 0).toBeGreaterThanOrEqual(Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)) - 1);
});

test('rings a section for the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/terms');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
  const part = page.getByRole('heading', { level: 2 }).nth(1).locator('..');
  await link.click();
  await expect(part).toBeFocused();
  await expect(part).toHaveCSS('outline-style', 'none');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(part).toBeFocused();
  await expect(part).toHaveCSS('outline-style', 'solid');
});
