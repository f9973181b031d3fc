import { expect, type Page } from '@playwright/test';

/**
 * Waits until the text faces of the page are shown. They are fetched after the first view, when
 * `document.fonts.ready` has already been fulfilled once, and local fallbacks count as loaded.
 */
export const expectFonts = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Anek Latin') && status === 'loaded',
        ),
      ),
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
};
