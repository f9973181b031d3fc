import type { Browser } from 'playwright-core';
import { pageBytes } from '../budgets.ts';
import type { Measurement } from './measurement.ts';
import { watchPage } from './settled.ts';

/** The phone of all budgets: 390 pixels wide, density 2.6. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};

/** What a page fetches until it is idle, before anybody scrolls or touches it, beside its budgets. Throws for a path without budgets. */
export const measureBytes = async (
  browser: Browser,
  origin: string,
  path: string,
): Promise<Measurement[]> => {
  const budget = pageBytes[path];
  if (!budget) throw new Error(`bench/budgets.ts has no entry for ${path}.`);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const requests = new Map<string, { type: string; headerBytes: number; bytes: number }>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      requests.set(requestId, { type, headerBytes: response.encodedDataLength, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    // Any latency makes the browser take its line for a fast one, instead of guessing from how busy the machine is: on a slow line it
    // fetches pictures from further below the screen.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const settled = watchPage(page);
    const sessionIsKnown = page.waitForResponse('**/api/auth/is-auth');
    await page.goto(`${origin}${path}`);
    await sessionIsKnown;
    await settled();

    const all = [...requests.values()];
    const of = (type: string) => all.filter((request) => request.type === type);
    const bytesOf = (some: typeof all) => some.reduce((sum, { bytes }) => sum + bytes, 0);
    const headerBytesOf = (some: typeof all) => some.reduce((sum, { headerBytes }) => sum + headerBytes, 0);
    const fonts = of('Font');
    const measured = (metric: string, value: number, atMost: number): Measurement => ({
      subject: path,
      metric,
      value,
      limit: { atMost },
    });
    return [
      measured('all kB', bytesOf(all) / 1000, budget.allKB),
      measured('document kB', bytesOf(of('Document')) / 1000, budget.documentKB),
      measured('script kB', bytesOf(of('Script')) / 1000, budget.scriptKB),
      measured('script requests', of('Script').length, budget.scriptRequests),
      measured('font kB', (bytesOf(fonts) - headerBytesOf(fonts)) / 1000, budget.fontKB),
    ];
  } finally {
    await context.close();
  }
};
