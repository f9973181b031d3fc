import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colour scheme; all else has been judged in the light one. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const judge = async (page: Page, axe: AxeBuilder, where: string): Promise<void> => {
  // What is fading in has not its colours yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished),
    ),
  );
  // The modern mode opens a page beside this one, and the pointer would leave what it rests on.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html.slice(0, 160)}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(found, where).toEqual([]);
};

/**
 * Has what stands on the screen judged by axe while the page's clock stands: axe waits on timers of its own, so time goes on by single
 * milliseconds, far too few for what is judged to go away.
 */
export const expectAccessibleAtOnce = async (page: Page): Promise<void> => {
  const judged = expectAccessible(page).then(() => true);
  const tick = () => page.clock.runFor(1).then(() => false);
  while (!(await Promise.race([judged, tick()])));
};

/** Has what stands on the screen judged by axe, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light' });
  await judge(page, new AxeBuilder({ page }).withTags(tags), 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge(page, new AxeBuilder({ page }).withRules(rulesOfColour), 'in dark');
  await page.emulateMedia({ colorScheme: 'light' });
};
