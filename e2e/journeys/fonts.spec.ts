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
