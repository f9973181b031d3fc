import type { Page } from '@playwright/test';

/** Runs in the page: adds up what moves from now on. */
export const watchShifts = (): void => {
  const noted = Object.assign(window, { shifted: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
      noted.shifted += entry.value;
  }).observe({ type: 'layout-shift' });
};

/** What has moved since `watchShifts`, as a share of the screen. */
export const shiftedBy = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);
