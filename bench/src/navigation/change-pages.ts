import type { Browser, Page } from 'playwright-core';
import { navigation as budgets } from '../../budgets.ts';
import type { Measurement } from '../measurement.ts';
import type { Surroundings } from '../mode.ts';
import { watchPage } from '../settled.ts';
import { desktop } from './slow-page.ts';

const pageChanges = 200;
/** Until the browser's own lists are full: 50 entries of history, 250 of requests. */
const warmUpRounds = 15;
const round = [
  '/arts/paintings',
  '/aboutus',
  '/arts/dances',
  '/artists',
  '/contactus',
  '/privacy',
  '/terms',
  '/',
];

/** Memory of the page's script, and nodes of its documents, after all garbage has been collected. */
const memoryOf = async (page: Page): Promise<{ heapMB: number; nodes: number }> => {
  const session = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heapMB: usedSize / 1e6, nodes };
};

/** Goes round the pages without loading a document. */
const goRound = async (page: Page, changes: number): Promise<void> => {
  for (let change = 0; change < changes; change += 1) {
    const path = round[change % round.length] ?? '/';
    const heading = await page.locator('h1').textContent();
    await page
      .locator(`footer a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, heading);
  }
};

/** Memory before and after many page changes, in rounds of the same pages. */
export const changePages = async (
  browser: Browser,
  { product, note }: Surroundings,
): Promise<Measurement[]> => {
  note(`${pageChanges} page changes`);
  const context = await browser.newContext({ ...desktop, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const settled = watchPage(page);
    await page.goto(product.origin);
    await settled();
    await goRound(page, warmUpRounds * round.length);
    const before = await memoryOf(page);
    await goRound(page, pageChanges);
    const after = await memoryOf(page);
    const measured = (metric: string, value: number): Measurement => ({
      subject: `${pageChanges} page changes`,
      metric,
      value,
    });
    return [
      measured('nodes before', before.nodes),
      measured('nodes after', after.nodes),
      measured('heap before MB', before.heapMB),
      measured('heap after MB', after.heapMB),
      {
        ...measured('growth %', (after.heapMB / before.heapMB - 1) * 100),
        limit: budgets.heapGrowthPercent,
      },
    ];
  } finally {
    await context.close();
  }
};
