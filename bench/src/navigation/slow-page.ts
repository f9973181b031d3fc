import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { slowDown } from '../browser.ts';
import { watchPage } from '../settled.ts';

const cpu = 4;
export const desktop = { viewport: { width: 1280, height: 800 } };

/** Opens a settled page with a slow processor, and closes it after the work. */
export const onPage = async <Result>(
  browser: Browser,
  { url, device, prepare }: { url: string; device: BrowserContextOptions; prepare: () => void },
  work: (page: Page, settled: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await slowDown(context, page, { cpu });
    await page.addInitScript(prepare);
    const settled = watchPage(page);
    await page.goto(url);
    await settled();
    return await work(page, settled);
  } finally {
    await context.close();
  }
};
