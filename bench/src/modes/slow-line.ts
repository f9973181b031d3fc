import type { Browser } from 'playwright-core';
import { slowLine as budgets } from '../../budgets.ts';
import { slowDown, withBrowser } from '../browser.ts';
import { repeatInTurns, type Measurement } from '../measurement.ts';
import { pagesOf, type Mode } from '../mode.ts';
import { phone } from '../page-bytes.ts';
import { watchPage } from '../settled.ts';

const slow = { cpu: 4, line: { kbitPerSecond: 400, latencyMs: 400 } };
const timeoutMs = 120_000;
/** The line decides: the loads of a page differ by a few hundredths. */
const maxRuns = 3;

/** Seconds until the largest picture or text is painted, and until each picture in the first screen has come. */
const measure = async (
  browser: Browser,
  url: string,
): Promise<{ largestSeconds: number; picturesSeconds: number }> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(context, page, slow);
    await page.addInitScript(() => {
      const noted = Object.assign(window, { largestMs: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noted.largestMs = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const settled = watchPage(page);
    page.setDefaultTimeout(timeoutMs);
    await page.goto(url);
    await settled();
    return await page.evaluate(() => {
      const arrivals = Array.from(document.images)
        .filter((image) => {
          const box = image.getBoundingClientRect();
          const isInView = box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
          return isInView && image.checkVisibility({ visibilityProperty: true });
        })
        .map(({ currentSrc }) => {
          const entry = performance.getEntriesByName(currentSrc, 'resource')[0];
          return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
        });
      return {
        largestSeconds: (window as unknown as { largestMs: number }).largestMs / 1000,
        picturesSeconds: Math.max(0, ...arrivals) / 1000,
      };
    });
  } finally {
    await context.close();
  }
};

/** When the first screen is complete at 400 kbit/s and 400 ms with a processor a quarter as fast. */
export const slowLine: Mode = (surroundings) =>
  withBrowser((browser) => {
    const { settings } = surroundings;
    const load = async (subject: string, url: string): Promise<Measurement[]> => {
      const { largestSeconds, picturesSeconds } = await measure(browser, url);
      return [
        { subject, metric: 'LCP s', value: largestSeconds },
        { subject, metric: 'last picture s', value: picturesSeconds },
        {
          subject,
          metric: 'first screen s',
          value: Math.max(largestSeconds, picturesSeconds),
          ...(subject !== 'empty page' && { limit: budgets.firstScreenSeconds(subject) }),
        },
      ];
    };
    return repeatInTurns(
      pagesOf(surroundings).map(({ subject, url }) => ({ subject, measure: () => load(subject, url) })),
      { ...settings, runs: Math.min(settings.runs, maxRuns) },
      surroundings.note,
    );
  });
