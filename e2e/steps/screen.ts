import { expect, type Locator, type Page } from '@playwright/test';

/** The narrowest supported window, in pixels. */
export const narrowest = 320;

/** Runs `act` at another window width, then restores the size. */
export const atWidth = async (page: Page, width: number, act: () => Promise<void>): Promise<void> => {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, width });
  await act();
  await page.setViewportSize(size);
};

/** Expects the page to be no wider than its window. */
export const expectNothingHangsOut = async (page: Page): Promise<void> => {
  const { width } = page.viewportSize() ?? { width: 1280 };
  await expect
    .poll(() => page.locator('html').evaluate((html) => html.scrollWidth), { message: `at ${width} px` })
    .toBeLessThanOrEqual(width);
  // On a phone, content that is too wide makes the page wider than the screen.
  expect(await page.locator('html').evaluate(() => window.innerWidth)).toBeLessThanOrEqual(width);
};

/** Expects the page to fit the narrowest window. */
export const expectFits = (page: Page): Promise<void> =>
  atWidth(page, narrowest, () => expectNothingHangsOut(page));

/** How many lines the words of each element take, which its height tells only for one face. */
export const linesOf = (words: Locator): Promise<number[]> =>
  words.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    }),
  );

/** The number of sheets that the page prints on; not a number where the PDF has none. */
export const sheetsOf = async (page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> =>
  (await page.pdf(options)).toString('latin1').match(/\/Type ?\/Page\b/g)?.length ?? Number.NaN;

/** The pixels across a picture's file as a share of those of the screen that it is shown on. */
export const pixelShare = (picture: Locator): Promise<number> =>
  picture.evaluate(
    ({ currentSrc, clientWidth }: HTMLImageElement) =>
      Number(/-(\d+)\.avif/.exec(currentSrc)?.[1]) / (clientWidth * window.devicePixelRatio),
  );
