import type { Page } from '@playwright/test';

const noon = new Date('2026-12-01T12:00:00+05:30');
const oneHour = 60 * 60 * 1000;

/** Takes the page's clock in hand. To be called before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install({ time: noon });

/** Stops the clock, so many hours after noon: from here on time passes only by `pass`. To be called once the page stands. */
export const stopClock = (page: Page, hours = 1): Promise<void> =>
  page.clock.pauseAt(new Date(noon.getTime() + hours * oneHour));

/** Lets time pass by itself again. */
export const resumeClock = (page: Page): Promise<void> => page.clock.resume();

/** Lets time advance, in milliseconds, with every timer due in it. */
export const advance = (page: Page, ms: number): Promise<void> => page.clock.runFor(ms);
