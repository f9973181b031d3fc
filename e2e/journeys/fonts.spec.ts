import { expect, test } from '../fixtures/test.ts';
import { heading } from '../steps/shell.ts';

/** What moved since the page began, as a share of the screen. */
const shifted = (): number => (window as unknown as { shifted: number }).shifted;

for (const { path, title } of [
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/events/completed', title: 'Completed events' },
  { path: '/arts/paintings/painting-warli-tarpa-circle', title: 'Tarpa Circle' },
]) {
  test(`nothing moves on ${path} when the fonts arrive late`, async ({ page, tolerate }) => {
    tolerate(/preloaded using link preload but not used/);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      const noted = Object.assign(window, { shifted: 0 });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
          noted.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading(page, title)).toBeVisible();
    const before = await page.evaluate(shifted);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].some((face) => face.status === 'loaded')))
      .toBe(true);
    // Two frames: the text is laid out anew, then the shift is told.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await page.evaluate(shifted)) - before).toBeLessThan(0.05);
  });
}
