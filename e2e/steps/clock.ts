import { expect, type Page } from '@playwright/test';

const noon = new Date('2026-12-01T12:00:00+05:30');
const oneHour = 60 * 60 * 1000;

/** Installs a fake clock. Call it before opening the page. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: noon });

/** Stops the clock of an open page at `hours` after noon; `advance` moves it. */
export const stopClock = (page: Page, hours = 1): Promise<void> =>
  page.clock.pauseAt(new Date(noon.getTime() + hours * oneHour));

/** Lets the clock run again. */
export const resumeClock = (page: Page): Promise<void> => page.clock.resume();

/** Lets time advance, in milliseconds, with every timer due in it. */
export const advance = async (page: Page, ms: number): Promise<void> => {
  // What was just rendered sets its timers in a task of its own, which a busy machine may still have before it.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done());
        port1.start();
        port2.postMessage(null);
      }),
  );
  await page.clock.runFor(ms);
};

/** Waits for something with a stopped clock that moves a little at a time, as a page change waits for a frame. */
export const tickUntil = async (page: Page, isThere: () => Promise<void>, stepMs = 5): Promise<void> =>
  expect(async () => {
    await advance(page, stepMs);
    await isThere();
  }).toPass();
