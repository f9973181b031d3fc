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

for (const { path, width, height, scrolled = 0 } of [
  { path: '/aboutus', width: 1366, height: 768 },
  { path: '/artists/artist-nirupama-kanth', width: 1366, height: 768 },
  { path: '/game', width: 1366, height: 768 },
  { path: '/arts/paintings/painting-bhil-maize-harvest', width: 1280, height: 800 },
  { path: '/artists/artist-devji-umbarsada', width: 1280, height: 800 },
  { path: '/artists/artist-thilagavathi-sundaresan', width: 768, height: 1024 },
  { path: '/accessibility', width: 390, height: 844 },
  { path: '/arts/gallery/gallery-tanjor-kaliya-mardan', width: 390, height: 844 },
  { path: '/arts/gallery?school=madhubani', width: 1280, height: 800 },
  { path: '/arts/gallery?school=madhubani', width: 1280, height: 800, scrolled: 700 },
  { path: '/arts/handicrafts', width: 390, height: 844, scrolled: 700 },
]) {
  test(
    `no text of ${path}${scrolled ? ', scrolled,' : ''} jumps at ${width} px when the fonts arrive`,
    { tag: width < 500 ? '@phone' : '@wide' },
    async ({ page, tolerate }) => {
      tolerate(/preloaded using link preload but not used/);
      await page.setViewportSize({ width, height });
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      const texts = page.getByRole('main').locator(':is(h1, h2, p):visible');
      await expect(texts.nth(1)).toBeVisible();
      await page.waitForLoadState('domcontentloaded');
      await page.evaluate((y) => {
        scrollTo(0, y);
      }, scrolled);
      const tops = () => texts.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top));
      const before = await tops();
      release();
      await expectFonts(page);
      const moved = async () => {
        const after = await tops();
        const distances = before.map((top, index) => Math.abs(top - (after[index] ?? Infinity)));
        return Math.max(...distances.filter((_, index) => (before[index] ?? Infinity) < height));
      };
      await expect.poll(moved).toBeLessThan(4);
    },
  );
}
