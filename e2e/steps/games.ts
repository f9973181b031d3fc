import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleWithStoppedClock } from './axe.ts';
import { installClock, advance, stopClock } from './clock.ts';
import { expectFits } from './screen.ts';
import { heading, isPhone, visit } from './shell.ts';

/** The four games, with the headings of their pages and their addresses. */
export const games = {
  memory: { title: 'Memory Match', heading: 'Memory Match', path: '/games/memory' },
  snakes: { title: 'Snake and Ladder', heading: 'Snake and Ladder', path: '/games/SandL' },
  puzzle: { title: 'Art Puzzle', heading: 'Art Puzzle', path: '/games/puzzle' },
  quiz: { title: 'ShabdKala', heading: 'ShabdKala word quiz', path: '/games/quiz' },
} as const;

export type Game = keyof typeof games;

/** Opens a game with a stopped clock: only `advance` moves it. */
export const openGame = async (page: Page, game: Game, seed: string): Promise<void> => {
  await installClock(page);
  await visit(page, `${games[game].path}?seed=${seed}`);
  await stopClock(page);
  await expect(heading(page, games[game].heading)).toBeVisible();
};

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Taps on a phone, clicks elsewhere. */
export const press = (page: Page, target: Locator): Promise<void> =>
  isPhone(page) ? target.tap() : target.click();

/** By then a frame has been painted, for which Snake and Ladder waits when it is started. */
export const frameMs = 100;

/** Starts Snake and Ladder. */
export const startSnakes = async (page: Page): Promise<void> => {
  await button(page, 'Start').click();
  await advance(page, frameMs);
};

/** Presses an element that is not enabled. */
export const forcePress = (page: Page, target: Locator): Promise<void> =>
  isPhone(page) ? target.tap({ force: true }) : target.click({ force: true });

/** Presses Tab until the target has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === 60) throw new Error('Not reached by sixty presses of Tab.');
    await page.keyboard.press('Tab');
  }
};

/** A visible text of the page, not only an announced one. */
export const visibleText = (page: Page, text: string): Locator =>
  page.getByRole('main').getByText(text, { exact: true }).and(page.locator(':not([role="log"] *)'));

/** A number in a game's panel. */
export const stat = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('..')
    .getByRole('definition');

export const secondsLeft = (page: Page): Locator => page.getByRole('timer', { name: 'Seconds left' });

/** The latest announcements to screen readers. */
export const announcements = (page: Page): Locator =>
  page.getByRole('log', { name: 'Game events' }).getByRole('paragraph');

/** The dialog in which a game ends. */
export const resultDialog = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Lets a minute run out, and expects announcements at exactly 30, 10 and 5 seconds. */
export const runOutClock = async (page: Page): Promise<void> => {
  await expect(secondsLeft(page)).toHaveText('60');
  const announced = announcements(page).filter({ hasText: 'seconds left.' });
  let left = 60;
  for (const [index, second] of [30, 10, 5].entries()) {
    await advance(page, (left - second) * 1000 - 1);
    await expect(secondsLeft(page)).toHaveText(String(second + 1));
    await expect(announced).toHaveCount(index);
    await advance(page, 1);
    await expect(secondsLeft(page)).toHaveText(String(second));
    await expect(announced.last()).toHaveText(`${second} seconds left.`);
    left = second;
  }
  await advance(page, 4999);
  await expect(secondsLeft(page)).toHaveText('1');
  await expect(announced).toHaveCount(3);
  await advance(page, 1);
};

/** The card of a game on the hub. */
export const gameCard = (page: Page, game: Game): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2, name: games[game].title }) });

/** Waits for a page. The router goes on by a timer of its own, so time must pass for it. */
export const arrive = async (page: Page, name: string): Promise<void> => {
  await expect(async () => {
    await advance(page, 1);
    await expect(heading(page, name)).toBeVisible({ timeout: 200 });
  }).toPass();
  // What is below the head of the page follows after a frame.
  await advance(page, frameMs);
};

/** Goes from a game to the hub by a link of the game. */
export const goToHub = async (page: Page, from: Page | Locator = page): Promise<void> => {
  await press(page, from.getByRole('link', { name: 'All games' }));
  await arrive(page, 'Game');
};

export const openFromHub = async (page: Page, game: Game): Promise<void> => {
  await press(page, gameCard(page, game));
  await arrive(page, games[game].heading);
};

/** Simulates a hidden tab while `happen` runs. */
export const whileHidden = async (page: Page, happen: () => Promise<void>): Promise<void> => {
  const hide = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await happen();
  await hide(false);
};

/** Expects a paused game with a visible and announced notice. */
export const expectPaused = async (page: Page): Promise<void> => {
  const text = 'Paused while you were away.';
  await expect(button(page, 'Resume')).toBeVisible();
  await expect(visibleText(page, text)).toBeVisible();
  await expect(announcements(page).last()).toHaveText(text);
};

export const resumeGame = async (page: Page): Promise<void> => {
  await press(page, button(page, 'Resume'));
  await expect(button(page, 'Resume')).toHaveCount(0);
};

/** Expects the page to be accessible, and to fit the smallest phone. */
export const expectGameAccessible = async (page: Page): Promise<void> => {
  await expectAccessibleWithStoppedClock(page);
  await expectFits(page);
};
