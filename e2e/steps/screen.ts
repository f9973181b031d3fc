import { expect, type Page } from '@playwright/test';

/** The narrowest window that anything has to fit, in pixels. */
export const narrowest = 320;

/** Does something at another width of the window, and gives the window its size back. */
export const atWidth = async (page: Page, width: number, act: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, width });
  await act();
  await page.setViewportSize(size);
};

/** The page is no wider than its window. */
export const expectNothingHangsOut = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 1280 };
  await expect
    .poll(() => page.locator('html').evaluate((html) => html.scrollWidth), { message: `at ${width} px` })
    .toBeLessThanOrEqual(width);
  // On a phone, what is too wide makes the page itself wider than the screen.
  expect(await page.locator('html').evaluate(() => window.innerWidth)).toBeLessThanOrEqual(width);
};

/** The page fits the narrowest window. */
export const expectFits = (page: Page): Promise<void> =>
  atWidth(page, narrowest, () => expectNothingHangsOut(page));
