import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

/** Debian's whole browser, nearer to what people have than its headless shell. */
const wholeBrowser = '/usr/bin/chromium';

/** The program of the browser: the one that `CHROMIUM` names, else Debian's, else Playwright's own. */
export const browserPath = (): string =>
  process.env['CHROMIUM'] || (existsSync(wholeBrowser) ? wholeBrowser : chromium.executablePath());

/** Arguments that keep the browser from work of its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs something with a browser, which is closed afterwards. */
export const withBrowser = async <Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArgs });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** Slows a page's processor, and its line if one is given. */
export const slowDown = async (
  context: BrowserContext,
  page: Page,
  { cpu, line }: { cpu: number; line?: { kbitPerSecond: number; latencyMs: number } },
): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!line) return;
  const bytesPerSecond = (line.kbitPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};
