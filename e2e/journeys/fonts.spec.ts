import { expect, test } from '../fixtures/test.ts';
import { expectFonts } from '../steps/fonts.ts';
import { shiftedBy, watchShifts } from '../steps/layout-shift.ts';
import { holdBack } from '../steps/network.ts';
import { heading } from '../steps/shell.ts';

for (const { path, title } of [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/events/completed', title: 'Completed events' },
  { path: '/arts/paintings/painting-warli-tarpa-circle', title: 'Tarpa Circle' },
]) {
  test(`nothing moves on ${path} when the fonts arrive late`, async ({ page, tolerate }) => {
    tolerate(/preloaded using link preload but not used/);
    const release = await holdBack(page, '**/*.woff2');
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, title)).toBeVisible();
    const before = await shiftedBy(page);
    release();
    await expectFonts(page);
    // Two frames: the text is laid out anew, then the shift is told.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await shiftedBy(page)) - before).toBeLessThan(0.05);
  });
}

for (const { path, width, height } of [
  { path: '/aboutus', width: 1366, height: 768 },
  { path: '/artists/artist-nirupama-kanth', width: 1366, height: 768 },
  { path: '/game', width: 1366, height: 768 },
  { path: '/artists/artist-thilagavathi-sundaresan', width: 768, height: 1024 },
  { path: '/accessibility', width: 390, height: 844 },
  { path: '/arts/gallery/gallery-tanjor-kaliya-mardan', width: 390, height: 844 },
]) {
  test(
    `the lines of ${path} break at ${width} px as they did before the fonts arrived`,
    { tag: width < 500 ? '@phone' : '@wide' },
    async ({ page, tolerate }) => {
      tolerate(/preloaded using link preload but not used/);
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
      await page.waitForLoadState('domcontentloaded');
      const heights = () =>
        page
          .getByRole('main')
          .locator('p:visible')
          .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().height / 8)));
      const before = await heights();
      release();
      await expectFonts(page);
      expect(await heights()).toEqual(before);
    },
  );
}
