import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified build: the readable one has more than twice the size, and goes to the browser for each page. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colour scheme; all else has been judged in the light one. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** An animation of more milliseconds than this is no fading: its bar fills while a slide is shown, and is judged as it stands. */
const maxFadeMs = 1000;

const runAxe = async (page: Page, rules: string[], where: string): Promise<void> => {
  const found = await page.evaluate(
    async ([runOnly, fadeMs]) => {
      // What is fading in has not its colours yet.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= fadeMs)
          .map(({ finished }) => finished),
      );
      // Nobody reads what was passed. A frame is somebody else's page: the site has none of its own.
      const { violations } = await window.axe.run({
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(
        ({ id, help, nodes }) =>
          `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 160)}\n  ${failureSummary}`).join('\n')}`,
      );
    },
    [rules, maxFadeMs] as const,
  );
  expect(found, where).toEqual([]);
};

/**
 * Has what stands on the screen judged by axe while the page's clock stands: axe waits on timers of its own, so time goes on by single
 * milliseconds, far too few for what is judged to go away.
 */
export const expectAccessibleWithStoppedClock = async (page: Page): Promise<void> => {
  const done = expectAccessible(page).then(() => true);
  const tick = () => page.clock.runFor(1).then(() => false);
  while (!(await Promise.race([done, tick()])));
};

/** Has what stands on the screen judged by axe, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  // By hand: the wrapper puts axe in anew for each judgement and carries home all that was passed, which takes twice the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  await runAxe(page, tags, 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await runAxe(page, colourRules, 'in dark');
  await page.emulateMedia({ colorScheme: 'light' });
};
