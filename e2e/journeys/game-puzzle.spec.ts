import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { advance } from '../steps/clock.ts';
import {
  arrive,
  button,
  expectGameAccessible,
  expectPaused,
  gameCard,
  resumeGame,
  goToHub,
  announcements,
  openGame,
  runOutClock,
  press,
  forcePress,
  frameMs,
  games,
  secondsLeft,
  stat,
  tabTo,
  openFromHub,
  whileHidden,
} from '../steps/games.ts';
import { moving } from '../steps/motion.ts';
import { holdScripts } from '../steps/network.ts';
import { reload } from '../steps/shell.ts';
import { createSwipe, readBoard, solutionOf, tile, tiles } from '../steps/sliding-puzzle.ts';

/** Ten moves from the solution. */
const seed = 'neem';

const names = ['Madhubani', 'Warli', 'Kalamkari', 'Gond', 'Pattachitra'] as const;
const picture = (page: Page, name: (typeof names)[number]): Locator =>
  page.getByRole('main').getByRole('button', { name });

/** From the end of a game until its buttons can be pressed. */
const endMs = 1200;

/** The result in the panel, as screen readers announce it. */
const result = (page: Page): Locator => page.getByRole('main').getByRole('status');

/** Expects the solved picture to be in sight: no dialog, no gaps, in its frame. */
const expectFramed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  await expect(tiles(page)).toHaveCSS('gap', '0px');
  await expect(tiles(page).locator('[aria-hidden="true"]:has(img)')).toHaveCSS('opacity', '1');
  await expect(tiles(page).locator('rect').first()).toHaveCSS('stroke-dashoffset', '0px');
};

const movesInWords = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

test('says the rules before the pictures', async ({ page, isMobile }) => {
  await openGame(page, 'puzzle', seed);
  const top = async (of: Locator): Promise<number> => (await of.boundingBox())?.y ?? 0;
  const rules = page.getByRole('main').getByText(/^Slide the tiles back/);
  // Beside the pictures on a wide screen, above them on a phone.
  expect(await top(rules)).toBeLessThan(await top(picture(page, isMobile ? 'Madhubani' : 'Gond')));
});

test('solves a puzzle and saves the best result', async ({ page, isMobile }) => {
  await openGame(page, 'puzzle', seed);
  for (const name of names) await expect(picture(page, name)).toBeVisible();
  await expectGameAccessible(page);
  await press(page, picture(page, 'Gond'));
  await advance(page, 7400);
  await expect(secondsLeft(page)).toHaveText('53');

  const distant = tiles(page).getByRole('button', { disabled: true }).first();
  await forcePress(page, distant);
  await expect(stat(page, 'Moves')).toHaveText('0');
  const slides = solutionOf(await readBoard(page));
  const swipe = await createSwipe(page);
  for (const [index, { tile: number, direction }] of slides.entries()) {
    // On a phone by swipes and taps.
    if (isMobile && index % 3 !== 0) await swipe(direction);
    else await press(page, tile(page, number));
    // The last one ends the game, and the result takes the place of the moves.
    if (index < slides.length - 1) await expect(stat(page, 'Moves')).toHaveText(String(index + 1));
    await expect(announcements(page).last()).toHaveText(
      `Tile ${number} ${direction}. ${movesInWords(index + 1)}.`,
    );
  }
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText('Puzzle solved');
  await expect(result(page)).toContainText(`Gond, with ${movesInWords(slides.length)} in 7 seconds.`);
  await expect(result(page)).toContainText(`A new best on this device: ${movesInWords(slides.length)}, 7 s`);
  await expectFramed(page);
  await expect(stat(page, 'Moves')).toHaveCount(0);
  await expect(button(page, 'Peek')).toHaveCount(0);
  // A late tap hits nothing.
  await advance(page, endMs - 1);
  await forcePress(page, page.getByRole('main').getByText('Reset', { exact: true }));
  await expect(result(page)).toContainText('Puzzle solved');
  await advance(page, 1);
  await expect(button(page, 'Reset')).toBeFocused();
  await expect(button(page, 'Share result')).toBeVisible();
  await expectGameAccessible(page);
  await press(page, button(page, 'Reset'));
  await expect(picture(page, 'Gond')).toBeFocused();
  const best = `Best on this device: ${movesInWords(slides.length)}, 7 s`;
  await expect(page.getByText(best)).toBeVisible();
  // After a lost game it is still the best, but no new one.
  await press(page, picture(page, 'Gond'));
  await advance(page, 60_000);
  await expect(result(page).getByRole('heading', { level: 2 })).toHaveText('Time is up');
  await expect(result(page).getByText(best, { exact: true })).toBeVisible();
  await advance(page, endMs);
  await press(page, button(page, 'Reset'));
  await goToHub(page);
  await expect(gameCard(page, 'puzzle')).toContainText(`Best: ${movesInWords(slides.length)}, 7 s`);
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('announces 30, 10 and 5 seconds, and ends after sixty', async ({ page }) => {
    await openGame(page, 'puzzle', seed);
    await press(page, picture(page, 'Madhubani'));
    const [first] = solutionOf(await readBoard(page));
    if (!first) throw new Error('The puzzle is solved from the beginning.');
    await press(page, tile(page, first.tile));
    await runOutClock(page);
    await expect(result(page).getByRole('heading', { level: 2 })).toHaveText('Time is up');
    await expect(result(page)).toContainText('The Madhubani picture is still in pieces after 1 move.');
    const left = await readBoard(page);
    await forcePress(page, tile(page, first.tile));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    expect(await readBoard(page)).toBe(left);
    await advance(page, endMs);
    await expect(button(page, 'Reset')).toBeFocused();
    await expectGameAccessible(page);
    await advance(page, 10_000);
    await expect(result(page)).toContainText('The Madhubani picture is still in pieces after 1 move.');
    await press(page, button(page, 'Reset'));
    await expect(picture(page, 'Madhubani')).toBeVisible();
    await goToHub(page);
    await expect(gameCard(page, 'puzzle')).not.toContainText('Best');
  });

  test('offers numbers and the picture as aids, and lays the same tiles for a seed', async ({ page }) => {
    await openGame(page, 'puzzle', seed);
    await press(page, picture(page, 'Kalamkari'));
    const board = await readBoard(page);
    await expect(tile(page, 5)).toHaveText('');
    await press(page, button(page, 'Numbers'));
    await expect(button(page, 'Numbers')).toHaveAttribute('aria-pressed', 'true');
    for (const number of [1, 5, 8]) await expect(tile(page, number)).toHaveText(String(number));
    const whole = tiles(page).locator('[aria-hidden="true"]:has(img)');
    await expect(whole).toHaveCSS('opacity', '0');
    await press(page, button(page, 'Peek'));
    await expect(whole).toHaveCSS('opacity', '1');
    await expectGameAccessible(page);
    const [first] = solutionOf(board);
    await press(page, tile(page, first?.tile ?? 0));
    await expect(button(page, 'Peek')).toHaveAttribute('aria-pressed', 'false');
    await expect(whole).toHaveCSS('opacity', '0');
    await press(page, button(page, 'Reset'));
    await press(page, picture(page, 'Pattachitra'));
    expect(await readBoard(page)).toBe(board);
    await expect(stat(page, 'Moves')).toHaveText('0');
    await expect(secondsLeft(page)).toHaveText('60');
    // The device remembers the numbers.
    await reload(page);
    await press(page, button(page, 'Resume'));
    await expect(button(page, 'Numbers')).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(page, 5)).toHaveText('5');
  });

  test('chooses a picture on request', async ({ page }) => {
    await openGame(page, 'puzzle', seed);
    await press(page, button(page, 'Surprise me'));
    await expect(tiles(page).locator(':focus')).toHaveCount(1);
    const label = await tiles(page).getAttribute('aria-label');
    const chosen = names.find((name) => label === `Eight tiles of ${name}`);
    expect(chosen, `${label} is one of the five`).toBeDefined();
    await press(page, button(page, 'Reset'));
    if (chosen) await expect(picture(page, chosen)).toBeFocused();
  });
});

for (const [width, height] of [
  [1366, 657],
  [1280, 640],
  [1280, 720],
  [1280, 800],
] as const) {
  test(
    `lines up all pictures within a window of ${width} × ${height}`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, 'puzzle', seed);
      await expect(page.locator('[data-board]')).toBeInViewport({ ratio: 1 });
      const frame = await page.locator('[data-board]').boundingBox();
      expect(Math.abs((frame?.width ?? 0) - (frame?.height ?? 0)), 'as high as to play').toBeLessThan(8);
      const heights = await Promise.all(
        names.map(async (name) => {
          const card = await picture(page, name).boundingBox();
          const script = await picture(page, name).locator('[lang]').boundingBox();
          return Math.round((script?.y ?? 0) - (card?.y ?? 0));
        }),
      );
      expect(new Set(heights).size, heights.join()).toBe(1);
    },
  );
}

test.describe('keyboard only, with reduced motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('solves a puzzle by arrow keys, Tab and Enter without animations', async ({ page }) => {
    await openGame(page, 'puzzle', seed);
    await tabTo(page, picture(page, 'Warli'));
    await page.keyboard.press('Enter');
    await expect(tiles(page).locator(':focus')).toHaveCount(1);
    const slides = solutionOf(await readBoard(page));
    for (const [index, { tile: number, direction }] of slides.entries()) {
      if (index % 2 === 0) {
        await page.keyboard.press(`Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`);
      } else {
        await tabTo(page, tile(page, number));
        await page.keyboard.press('Enter');
        // The focus follows the tile.
        if (index < slides.length - 1) await expect(tile(page, number)).toBeFocused();
      }
      expect(await moving(page)).toEqual([]);
      if (index < slides.length - 1) await expect(stat(page, 'Moves')).toHaveText(String(index + 1));
    }
    await expect(result(page)).toContainText('Puzzle solved');
    await expectFramed(page);
    await advance(page, endMs);
    await expect(button(page, 'Reset')).toBeFocused();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(result(page)).toHaveCount(0);
    await expect(picture(page, 'Warli')).toBeFocused();
  });
});

test.describe('interrupted', { tag: '@phone' }, () => {
  test('keeps moves and time on reload, on leaving, on Back and Forward, and in a hidden tab', async ({
    page,
  }) => {
    await openGame(page, 'puzzle', seed);
    await press(page, picture(page, 'Warli'));
    const [first] = solutionOf(await readBoard(page));
    await advance(page, 20_000);
    await press(page, tile(page, first?.tile ?? 0));
    const board = await readBoard(page);
    const expectAsLeft = async (seconds: number) => {
      await expectPaused(page);
      await expect(button(page, 'Peek')).toBeDisabled();
      await expect(button(page, 'Numbers')).toBeDisabled();
      await advance(page, 10_000);
      await resumeGame(page);
      expect(await readBoard(page)).toBe(board);
      await expect(stat(page, 'Moves')).toHaveText('1');
      await expect(secondsLeft(page)).toHaveText(String(seconds));
    };
    await whileHidden(page, () => advance(page, 90_000));
    await expectAsLeft(40);
    await reload(page);
    await expectPaused(page);
    await expectGameAccessible(page);
    await expectAsLeft(40);
    // Time counts without a move too.
    await advance(page, 5000);
    await reload(page);
    await expectAsLeft(35);
    await goToHub(page);
    await advance(page, 90_000);
    await openFromHub(page, 'puzzle');
    await expectAsLeft(35);
    await page.goBack();
    await arrive(page, 'Game');
    await advance(page, 90_000);
    await page.goForward();
    await arrive(page, 'Art Puzzle');
    await expectAsLeft(35);
    await advance(page, 35_000 + endMs);
    await expect(result(page)).toContainText('Time is up');
    await expect(button(page, 'Reset')).toBeFocused();
  });

  test('shows no menu in the place of the saved game, unless it can’t be restored', async ({ page }) => {
    await openGame(page, 'puzzle', seed);
    await press(page, picture(page, 'Warli'));
    const letGo = await holdScripts(page);
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(picture(page, 'Warli')).toBeHidden();
    // Later, without its script.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(picture(page, 'Warli')).toBeVisible();
    letGo();
    await reload(page);
    await expectPaused(page);

    await page.evaluate(() => localStorage.setItem('kalavithi.game.puzzle', '{"seed":'));
    await reload(page);
    await advance(page, frameMs);
    await expect(picture(page, 'Warli')).toBeVisible();
  });

  test('shows the menu at once where no game is saved', async ({ page }) => {
    await holdScripts(page);
    await page.goto(games.puzzle.path);
    await expect(picture(page, 'Warli')).toBeVisible();
  });
});

for (const [device, width, height] of [
  ['an upright tablet', 768, 1024],
  ['a phone on its side', 844, 390],
  ['a laptop below its bars', 1366, 657],
] as const) {
  test(`is chosen and played in one view on ${device}`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, 'puzzle', seed);
    for (const name of names) await expect(picture(page, name)).toBeInViewport({ ratio: 1 });
    const title = page.getByRole('heading', { level: 1 });
    const start = (await title.boundingBox())?.x;
    const edge = (await page.locator('[data-board]').boundingBox())?.x;
    await picture(page, 'Warli').click();
    await expect(button(page, 'Reset')).toBeInViewport({ ratio: 1 });
    expect((await page.locator('[data-board]').boundingBox())?.x, 'the board stays').toBe(edge);
    const heading = (await title.boundingBox())?.x ?? 0;
    if (height === 390)
      expect(heading - (edge ?? 0), 'the panel is next to the smaller board').toBeLessThan(width / 2);
    else expect(heading, 'the heading stays').toBe(start);
    for (const part of await tiles(page).all()) await expect(part).toBeInViewport({ ratio: 1 });
  });
}
