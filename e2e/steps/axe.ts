import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { fadesEnd } from './motion.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified build: the readable one is twice as large, and is sent to each page. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the colour scheme; all others are checked in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const runAxe = async (page: Page, rules: string[], where: string): Promise<void> => {
  // Parts below the first screen may not be laid out yet.
  await page.evaluate(() => delete document.documentElement.dataset['firstView']);
  // Elements that fade in do not have their final colours yet.
  await fadesEnd(page);
  const found = await page.evaluate(async (runOnly) => {
    // Frames belong to other sites: the site has none of its own.
    const { violations } = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
      iframes: false,
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 160)}\n  ${failureSummary}`).join('\n')}`,
    );
  }, rules);
  expect(found, where).toEqual([]);
};

/**
 * Checks the page with axe while its clock is stopped: axe waits on timers, so the clock advances
 * by single milliseconds, too few to change the page.
 */
export const expectAccessibleWithStoppedClock = async (page: Page): Promise<void> => {
  const done = expectAccessible(page).then(() => true);
  const tick = () => page.clock.runFor(1).then(() => false);
  while (!(await Promise.race([done, tick()])));
};

/** Checks the page with axe, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  // Playwright's wrapper would inject axe for each check and return all passes, which takes twice
  // the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await runAxe(page, tags, 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await runAxe(page, colourRules, 'in dark');
  await page.emulateMedia({ colorScheme: 'light' });
};
