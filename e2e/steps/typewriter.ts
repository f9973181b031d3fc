import { expect, type Locator, type Page } from '@playwright/test';
import { installClock, advance, stopClock, tickUntil } from './clock.ts';
import { heading, isPhone, openDrawer, visit } from './shell.ts';

const letterMs = 40;

/** The text typed so far: the last line beside the spoken text, without a role. */
export const typed = (page: Page, lines: readonly string[]): Locator =>
  page.getByText(lines.join(' '), { exact: true }).locator('xpath=following-sibling::*[1]/p[last()]');

/** Lets the next letter be typed. What starts the typing can come a moment after what it shows. */
export const untilTyped = (page: Page, lines: readonly string[], text: string): Promise<void> =>
  tickUntil(page, () => expect(typed(page, lines)).toHaveText(text, { timeout: 1000 }), letterMs);

/** Opens a page of the Arts menu with a stopped clock, and lets its first letter be typed. */
export const openWithFirstLetter = async (
  page: Page,
  place: string,
  title: string,
  lines: readonly [string, ...string[]],
): Promise<void> => {
  await installClock(page);
  await visit(page, '/');
  const within = isPhone(page) ? await openDrawer(page) : page.getByRole('navigation', { name: 'Main' });
  const menu = within.getByRole('button', { name: 'Arts' });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') {
    await menu.focus();
    await page.keyboard.press('Enter');
  }
  const link = within.getByRole('link', { name: place });
  await expect(link).toBeVisible();
  await stopClock(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await tickUntil(page, () => expect(heading(page, title)).toBeVisible({ timeout: 200 }));
  await untilTyped(page, lines, lines[0].slice(0, 1));
};

/** Expects the lines to be typed in a loop, the first `begun` letters already there. */
export const expectTypedInALoop = async (
  page: Page,
  lines: readonly [string, ...string[]],
  begun: number,
): Promise<void> => {
  const text = typed(page, lines);
  for (const [index, line] of lines.entries()) {
    await advance(page, (line.length - (index === 0 ? begun : 0)) * letterMs);
    await expect(text).toHaveText(line);
    await advance(page, 1490);
    await expect(text).toHaveText(line);
    await advance(page, 10);
    await expect(text).toHaveText('');
  }
  await advance(page, lines[0].length * letterMs);
  await expect(text).toHaveText(lines[0]);
};
