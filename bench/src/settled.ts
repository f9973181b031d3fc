import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** How long no request may be pending until a page counts as idle, from when it is waited for. */
const quietMs = 500;
const timeoutMs = 120_000;

/**
 * Watches a page that is about to load. Returns a function that waits until the page is hydrated and idle; a page without scripts need
 * not be hydrated. Playwright's own idle state may lie before the script, which starts late.
 */
export const watchPage = (page: Page): (() => Promise<void>) => {
  const pending = new Set<Request>();
  let lastMs = performance.now();
  const finish = (request: Request): void => {
    pending.delete(request);
    lastMs = performance.now();
  };
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  return async () => {
    await page.waitForFunction(
      () => document.scripts.length === 0 || (window as { earlyPress?: Element | null }).earlyPress === null,
      undefined,
      { timeout: timeoutMs },
    );
    // What a scroll starts, such as a picture that comes near, begins a moment later.
    lastMs = performance.now();
    const deadline = performance.now() + timeoutMs;
    while (pending.size > 0 || performance.now() - lastMs < quietMs) {
      if (performance.now() > deadline) throw new Error(`${page.url()} is never idle.`);
      await pause(50);
    }
  };
};
