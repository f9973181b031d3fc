import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { firstView as budgets, unindexed, type Limit } from '../../budgets.ts';
import { browserArgs, browserPath } from '../browser.ts';
import { repeatInTurns, type Measurement } from '../measurement.ts';
import { pagesOf, type Mode } from '../mode.ts';

/** What is used of Lighthouse and its launcher, which are installed apart, when they are first needed. */
interface Lighthouse {
  launch: (options: { chromePath: string; chromeFlags: readonly string[] }) => Promise<{
    port: number;
    kill: () => void;
  }>;
  lighthouse: (
    url: string,
    options: { port: number; logLevel: 'error'; output: 'json' },
  ) => Promise<
    | {
        lhr: {
          runtimeError?: { message: string };
          audits: Record<string, { numericValue?: number }>;
          categories: Record<string, { score: number | null }>;
        };
      }
    | undefined
  >;
}

const folder = join(import.meta.dirname, '..', '..', 'lighthouse');

const loadLighthouse = async (): Promise<Lighthouse> => {
  const load = (file: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(folder, 'node_modules', file)).href) as Promise<Record<string, unknown>>;
  const [{ launch }, { default: lighthouse }] = await Promise.all([
    load('chrome-launcher/dist/index.js'),
    load('lighthouse/core/index.js'),
  ]);
  return { launch, lighthouse } as Lighthouse;
};

/** One run of Lighthouse with its own defaults: a simulated phone on a slow line. */
const measure = async (
  { lighthouse }: Lighthouse,
  { port, subject, url }: { port: number; subject: string; url: string },
): Promise<Measurement[]> => {
  const run = async () => (await lighthouse(url, { port, logLevel: 'error', output: 'json' }))?.lhr;
  let result = await run();
  // Now and then the browser's trace lacks the start of the page, or what a time is told by; it is not the page's fault.
  if (result?.runtimeError || result?.audits['total-blocking-time']?.numericValue === undefined)
    result = await run();
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const audit = (id: string): number => result.audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string): number => (result.categories[id]?.score ?? Number.NaN) * 100;
  const isOwn = subject !== 'empty page';
  const measured = (metric: string, value: number, limit?: Limit): Measurement => ({
    subject,
    metric,
    value,
    ...(isOwn && limit && { limit }),
  });
  return [
    measured('performance', score('performance'), budgets.performance),
    measured('LCP s', audit('largest-contentful-paint') / 1000, budgets.lcpSeconds),
    measured('TBT ms', audit('total-blocking-time'), budgets.tbtMs),
    measured('CLS', audit('cumulative-layout-shift'), budgets.cls),
    measured('kB', audit('total-byte-weight') / 1000),
    measured('accessibility', score('accessibility'), budgets.otherScores),
    measured('best practices', score('best-practices'), budgets.otherScores),
    measured('SEO', score('seo'), unindexed.includes(subject) ? undefined : budgets.otherScores),
  ];
};

/** Longer than a document is fresh, in milliseconds. */
const staleMs = 3000;
/** Time to compress a document, in milliseconds; the server compresses one after the other. */
const compressMs = 400;

/**
 * Asks for each page twice. The server renders a document for its first visitor, and makes it as small as can be once the
 * second finds it unchanged: a fifth of a second on a processor that a phone does not share with the server.
 */
const warmUp = async (urls: readonly string[]): Promise<void> => {
  for (const waitMs of [staleMs, urls.length * compressMs]) {
    for (const url of urls) await (await fetch(url)).arrayBuffer();
    await pause(waitMs);
  }
};

/** Lighthouse on each page and on an empty one. */
export const firstView: Mode = async (surroundings) => {
  const tool = await loadLighthouse();
  const pages = pagesOf(surroundings);
  await warmUp(pages.map(({ url }) => url));
  const browser = await tool.launch({
    chromePath: browserPath(),
    // As in the other modes, where Playwright hides them: on a phone, they fade out at each load, and without a graphics
    // processor that is twenty frames, each drawn and kept as a screenshot beside the page's own work.
    chromeFlags: ['--headless=new', '--hide-scrollbars', ...browserArgs],
  });
  try {
    const { port } = browser;
    return await repeatInTurns(
      pages.map(({ subject, url }) => ({
        subject,
        measure: () => measure(tool, { port, subject, url }),
      })),
      surroundings.settings,
      surroundings.note,
    );
  } finally {
    browser.kill();
  }
};
