import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAtOnce } from './axe.ts';
import { holdClock, pass, stopClock } from './clock.ts';
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

/** Opens a game with its clock standing: from here on time passes only by `pass`. */
export const openGame = async (page: Page, game: Game, seed: string): Promise<void> => {
  await holdClock(page);
  await visit(page, `${games[game].path}?seed=${seed}`);
  await stopClock(page);
  await expect(heading(page, games[game].heading)).toBeVisible();
};

export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Presses with a finger on a phone, else with the mouse. */
export const press = (page: Page, target: Locator): Promise<void> =>
  isPhone(page) ? target.tap() : target.click();

/** Presses something that takes no presses at this moment. */
export const pressInVain = (page: Page, target: Locator): Promise<void> =>
  isPhone(page) ? target.tap({ force: true }) : target.click({ force: true });

/** Goes on by Tab until something has the focus. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses += 1) {
    if (presses === 60) throw new Error('Sixty presses of Tab do not lead there.');
    await page.keyboard.press('Tab');
  }
};

/** A text of the page that is seen, not only heard. */
export const seen = (page: Page, text: string): Locator =>
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

/** What a screen reader has heard of the game lately, sentence by sentence. */
export const heard = (page: Page): Locator =>
  page.getByRole('log', { name: 'What happens' }).getByRole('paragraph');

/** The dialog in which a game ends. */
export const ending = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

/** Lets a minute run out, watching that the time left is told at 30, 10 and 5 seconds and at no other moment. */
export const outlastMinute = async (page: Page): Promise<void> => {
  await expect(secondsLeft(page)).toHaveText('60');
  const announced = heard(page).filter({ hasText: 'seconds left.' });
  let left = 60;
  for (const [index, second] of [30, 10, 5].entries()) {
    await pass(page, (left - second) * 1000 - 1);
    await expect(secondsLeft(page)).toHaveText(String(second + 1));
    await expect(announced).toHaveCount(index);
    await pass(page, 1);
    await expect(secondsLeft(page)).toHaveText(String(second));
    await expect(announced.last()).toHaveText(`${second} seconds left.`);
    left = second;
  }
  await pass(page, 4999);
  await expect(secondsLeft(page)).toHaveText('1');
  await expect(announced).toHaveCount(3);
  await pass(page, 1);
};

/** The card of a game on the hub. */
export const gameCard = (page: Page, game: Game): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 2, name: games[game].title }) });

/** Waits for a page's heading. The router goes on by a timer of its own, so time must pass for it. */
const arrive = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await pass(page, 1);
    await expect(heading(page, name)).toBeVisible({ timeout: 200 });
  }).toPass();

/** Goes from a game to the hub by one of the ways that the game offers. */
export const goToHub = async (page: Page, from: Page | Locator = page): Promise<void> => {
  await press(page, from.getByRole('link', { name: 'All games' }));
  await arrive(page, 'Game');
};

export const takeFromHub = async (page: Page, game: Game): Promise<void> => {
  await press(page, gameCard(page, game));
  await arrive(page, games[game].heading);
};

/** Has another tab in front of the page while something happens, as far as the page can tell. */
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

/** The game waits for the player, who sees and hears why. */
export const expectPaused = async (page: Page): Promise<void> => {
  const text = 'Paused while you were away.';
  await expect(button(page, 'Go on')).toBeVisible();
  await expect(seen(page, text)).toBeVisible();
  await expect(heard(page).last()).toHaveText(text);
};

export const goOn = async (page: Page): Promise<void> => {
  await press(page, button(page, 'Go on'));
  await expect(button(page, 'Go on')).toHaveCount(0);
};

/** What stands on the screen is accessible, and none of it is cut off on the smallest phone. */
export const expectGoodAtOnce = async (page: Page): Promise<void> => {
  await expectAccessibleAtOnce(page);
  await expectFits(page);
};
