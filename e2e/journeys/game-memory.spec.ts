import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { advance } from '../steps/clock.ts';
import {
  button,
  resultDialog,
  stat,
  expectGameAccessible,
  expectPaused,
  gameCard,
  resumeGame,
  goToHub,
  announcements,
  openGame,
  press,
  forcePress,
  visibleText,
  tabTo,
  openFromHub,
  whileHidden,
} from '../steps/games.ts';
import { moving } from '../steps/motion.ts';
import { reload } from '../steps/shell.ts';

const arts = ['Madhubani', 'Warli', 'Pattachitra', 'Kalamkari'] as const;
type Art = (typeof arts)[number];

const seed = 'lotus';
const order: readonly Art[] = ['Pattachitra', 'Warli', 'Kalamkari', 'Warli', 'Warli'];

/** From the start of a round to its first flash; flashes last 400 ms and start every 700 ms. */
const darkMs = 300;

const tiles = (page: Page): Locator => page.getByRole('group', { name: 'Four art tiles' });
const tile = (page: Page, art: Art): Locator => tiles(page).getByRole('button', { name: art });

/** The tile that looks unlike the others, if there is one. */
const litTile = (page: Page): Promise<Art | null> =>
  tiles(page)
    .getByRole('button')
    .evaluateAll((buttons, names) => {
      const colours = buttons.map((element) => getComputedStyle(element).backgroundColor);
      const lit = colours.findIndex((colour) => colours.filter((other) => other === colour).length === 1);
      return names[lit] ?? null;
    }, arts);

const matsOf = (page: Page): Promise<string[]> =>
  tiles(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((element) => getComputedStyle(element).backgroundColor));

/** Watches a round from its start to the player's turn. */
const watch = async (page: Page, level: number): Promise<void> => {
  await advance(page, level * 700);
  await expect(visibleText(page, 'Your turn')).toBeVisible();
};

/** Repeats the sequence of a level, and waits for the next one. */
const repeat = async (page: Page, level: number, choose: (art: Art) => Promise<void>): Promise<void> => {
  for (const art of order.slice(0, level)) await choose(art);
  await expect(visibleText(page, `Right. Level ${level + 1} comes next.`)).toBeVisible();
  await advance(page, 1000);
  await expect(visibleText(page, 'Watch.')).toBeVisible();
};

test.describe('time', { tag: '@wide' }, () => {
  test('flashes for 400 ms every 700 ms, continues 1 s after a right repeat, and ignores early presses', async ({
    page,
  }) => {
    await openGame(page, 'memory', seed);
    const [plain] = await matsOf(page);
    await press(page, button(page, 'Start'));
    for (const level of [1, 2, 3]) {
      for (const [index, art] of order.slice(0, level).entries()) {
        await advance(page, darkMs - 1);
        await expect(visibleText(page, 'Watch.')).toBeVisible();
        expect(await litTile(page)).toBeNull();
        await advance(page, 1);
        await expect(visibleText(page, `Watch. Tile ${index + 1} of ${level} is ${art}.`)).toBeVisible();
        await expect.poll(() => litTile(page)).toBe(art);
        await expect(announcements(page).last()).toHaveText(`${art}, ${index + 1} of ${level}.`);
        // Presses during the replay are ignored, right or wrong.
        await forcePress(page, tile(page, art));
        await forcePress(page, tile(page, 'Madhubani'));
        await page.keyboard.press('1');
        await advance(page, 399);
        await expect.poll(() => litTile(page)).toBe(art);
        await advance(page, 1);
      }
      await expect(visibleText(page, 'Your turn')).toBeVisible();
      await expect.poll(() => litTile(page)).toBeNull();
      for (const art of order.slice(0, level)) await press(page, tile(page, art));
      await expect(announcements(page).last()).toHaveText(`Right. Level ${level + 1} comes next.`);
      const mats = await matsOf(page);
      expect(new Set(mats).size, 'all four tiles look alike').toBe(1);
      expect(mats[0], 'and unlike before').not.toBe(plain);
      await advance(page, 999);
      await expect(visibleText(page, `Right. Level ${level + 1} comes next.`)).toBeVisible();
      await advance(page, 1);
      await expect(visibleText(page, 'Watch.')).toBeVisible();
    }
  });
});

// On a phone the tiles are higher, with their names in two lines.
test('has a square board with even margins, as the other games', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'memory', seed);
  const frame = await page.locator('[data-board]').boundingBox();
  expect(Math.abs((frame?.width ?? 0) - (frame?.height ?? 0))).toBeLessThan(2);
  const inner = await page.getByRole('group', { name: 'Four art tiles' }).boundingBox();
  const [side, above] = [(inner?.x ?? 0) - (frame?.x ?? 0), (inner?.y ?? 0) - (frame?.y ?? 0)];
  expect(Math.abs(side - above), 'even margins').toBeLessThan(1);
  const rules = await page.getByRole('main').getByRole('list').last().boundingBox();
  const bottom = (box: typeof frame): number => (box?.y ?? 0) + (box?.height ?? 0);
  // Its frame has a second line at a distance of 5 px.
  expect(Math.abs(bottom(rules) - bottom(frame)), 'the rules end with the board').toBeLessThanOrEqual(6);
});

test('ends at the first mistake with the level, and saves the best one', async ({ page }) => {
  await openGame(page, 'memory', seed);
  await expectGameAccessible(page);
  await press(page, button(page, 'Start'));
  for (const level of [1, 2]) {
    await watch(page, level);
    await repeat(page, level, (art) => press(page, tile(page, art)));
  }
  await watch(page, 3);
  await expectGameAccessible(page);
  for (const art of order.slice(0, 2)) await press(page, tile(page, art));
  await expect(visibleText(page, 'Your turn. 2 of 3 right.')).toBeVisible();
  await press(page, tile(page, 'Madhubani'));

  const over = resultDialog(page, '❌ Wrong! Game Over. You reached Level 3');
  await expect(over).toContainText(
    'The order was Pattachitra, Warli, Kalamkari. You tapped Madhubani at the third tile.',
  );
  await expect(over).toContainText('A new best on this device: Level 3');
  await expectGameAccessible(page);
  await press(page, over.getByRole('button', { name: 'Restart' }));
  await expect(page.getByText('Best on this device: Level 3')).toBeVisible();

  // The same seed gives the same sequence; a lower level does not change the best.
  await press(page, button(page, 'Start'));
  await expect(stat(page, 'Best')).toHaveText('Level 3');
  await watch(page, 1);
  await press(page, tile(page, 'Kalamkari'));
  const again = resultDialog(page, '❌ Wrong! Game Over. You reached Level 1');
  await expect(again).toContainText('The order was Pattachitra. You tapped Kalamkari at the first tile.');
  await expect(again).toContainText('Best on this device: Level 3');
  await goToHub(page, again);
  await expect(gameCard(page, 'memory')).toContainText('Best: Level 3');
  await openFromHub(page, 'memory');
  await expect(button(page, 'Start')).toBeVisible();
});

test.describe('keyboard only, with reduced motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('plays to the end by arrow and number keys without animations', async ({ page }) => {
    await openGame(page, 'memory', seed);
    await tabTo(page, button(page, 'Start'));
    await page.keyboard.press('Enter');
    await expect(tile(page, 'Madhubani')).toBeFocused();
    await advance(page, darkMs);
    await expect.poll(() => litTile(page)).toBe('Pattachitra');
    expect(await moving(page)).toEqual([]);
    await advance(page, 400);
    await page.keyboard.press('ArrowDown');
    await expect(tile(page, 'Pattachitra')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visibleText(page, 'Right. Level 2 comes next.')).toBeVisible();
    await advance(page, 1000);
    await watch(page, 2);
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(tile(page, 'Warli')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visibleText(page, 'Right. Level 3 comes next.')).toBeVisible();
    await advance(page, 1000);
    await watch(page, 3);
    await repeat(page, 3, (art) => page.keyboard.press(String(arts.indexOf(art) + 1)));
    expect(await moving(page)).toEqual([]);
    await watch(page, 4);
    await page.keyboard.press('4');
    const over = resultDialog(page, '❌ Wrong! Game Over. You reached Level 4');
    await expect(over.getByRole('button', { name: 'Restart' })).toBeFocused();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
    await expect(button(page, 'Start')).toBeFocused();
  });
});

test.describe('interrupted', { tag: '@phone' }, () => {
  test('keeps the game on reload, on leaving and in a hidden tab', async ({ page }) => {
    await openGame(page, 'memory', seed);
    await press(page, button(page, 'Start'));
    await watch(page, 1);
    await repeat(page, 1, (art) => press(page, tile(page, art)));
    await watch(page, 2);
    await press(page, tile(page, 'Pattachitra'));

    await reload(page);
    await expect(visibleText(page, 'Your turn. 1 of 2 right.')).toBeVisible();
    await goToHub(page);
    await openFromHub(page, 'memory');
    await expect(visibleText(page, 'Your turn. 1 of 2 right.')).toBeVisible();
    await press(page, tile(page, 'Warli'));
    await expect(visibleText(page, 'Right. Level 3 comes next.')).toBeVisible();

    await whileHidden(page, () => advance(page, 10_000));
    await expectPaused(page);
    const name = page.locator('[data-board]').getByText('Warli', { exact: true });
    await expect(name, 'no name shows through').toBeHidden();
    await resumeGame(page);
    // The delay before the round had not started.
    await advance(page, 999);
    await expect(visibleText(page, 'Right. Level 3 comes next.')).toBeVisible();
    await advance(page, 1 + 700 + darkMs);
    await expect(visibleText(page, 'Watch. Tile 2 of 3 is Warli.')).toBeVisible();

    // An interrupted replay starts again.
    await whileHidden(page, () => advance(page, 10_000));
    await expectPaused(page);
    await expectGameAccessible(page);
    await reload(page);
    await expectPaused(page);
    await advance(page, 10_000);
    await resumeGame(page);
    await advance(page, darkMs);
    await expect(visibleText(page, 'Watch. Tile 1 of 3 is Pattachitra.')).toBeVisible();
    await expect(tiles(page).locator(':focus')).toHaveCount(1);
    await expect(tiles(page).locator(':focus-visible'), 'no ring that reads as a hint').toHaveCount(0);
    await advance(page, 3 * 700 - darkMs);
    await expect(visibleText(page, 'Your turn')).toBeVisible();
  });
});

test('keeps the tiles within their frame when a level is passed', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'memory', seed);
  await press(page, button(page, 'Start'));
  await watch(page, 1);
  await press(page, tile(page, 'Pattachitra'));
  await expect(visibleText(page, 'Right. Level 2 comes next.')).toBeVisible();
  const growth = await tiles(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const atRest = (one as HTMLElement).offsetWidth;
        // The middle of the movement, where it is farthest from rest.
        for (const animation of one.getAnimations()) {
          animation.pause();
          const { delay = 0, activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
          animation.currentTime = delay + Number(activeDuration) / 2;
        }
        return one.getBoundingClientRect().width - atRest;
      }),
    );
  expect(growth).toHaveLength(4);
  expect(Math.max(...growth)).toBeLessThanOrEqual(0.5);
});

test('does not glare in the dark theme', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGame(page, 'memory', seed);
  const brightness = await tiles(page)
    .locator('xpath=.. | ./button')
    .evaluateAll((all) =>
      all.map((one) => Math.max(...(getComputedStyle(one).backgroundColor.match(/\d+/g) ?? []).map(Number))),
    );
  expect(brightness).toHaveLength(5);
  for (const value of brightness) expect(value).toBeLessThan(220);
  await expectGameAccessible(page);
});

test('keeps the ways on in sight below a long order', { tag: '@wide' }, async ({ page }) => {
  const state = { phase: 'over', seed, level: 30, given: 28 };
  await page.addInitScript((over) => {
    const { name } = window;
    window.name = String((Number(name) + 1) % 4);
    // Three of the four tiles were wrong.
    const text = JSON.stringify({ game: 'memory', version: 1, state: { ...over, chosen: Number(name) } });
    localStorage.setItem('kalavithi.game.memory', text);
  }, state);
  for (const [width, height] of [
    [1366, 657],
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = page.getByRole('alertdialog');
    await expect(async () => {
      await openGame(page, 'memory', seed);
      await expect(over).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const way of ['Restart', 'Share result'])
      await expect(over.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
    await expect(over.getByText('29 missed')).toBeVisible();
    const cells = await over
      .getByRole('listitem')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const first = cells.filter(({ y }) => y === cells[0]?.y);
    const gaps = first.slice(1).map(({ x }, index) => Math.round(x - (first[index]?.x ?? 0)));
    expect(new Set(gaps).size, 'as far apart').toBe(1);
    // Each stands below one of the first row.
    const columns = first.map(({ x }) => Math.round(x));
    if (cells.length % first.length === 0)
      for (const { x } of cells) expect(columns).toContain(Math.round(x));
  }
});

test('shows the round in one row at every level', { tag: '@wide' }, async ({ page }) => {
  const states = [1, 7, 9, 12, 20].map((level) => ({ phase: 'repeating', seed, level, given: 0 }));
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tops = new Set<number>();
    for (const state of states) {
      await page.goto('/game');
      const text = JSON.stringify({ game: 'memory', version: 1, state });
      await page.evaluate((saved) => localStorage.setItem('kalavithi.game.memory', saved), text);
      await openGame(page, 'memory', seed);
      const row = page.getByRole('img', { name: ` of ${state.level} ` });
      await expect(row).toBeVisible();
      const middles = await row.evaluate(({ children }) =>
        [...children].map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
      expect(middles).toHaveLength(state.level);
      expect(Math.max(...middles) - Math.min(...middles), `${width} × ${height}`).toBeLessThan(1);
      tops.add((await page.getByText('One mistake ends the game.').boundingBox())?.y ?? 0);
    }
    expect(tops.size, `${width} × ${height}: the rules stay`).toBe(1);
  }
});

test('plays in one view on an upright tablet', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openGame(page, 'memory', seed);
  await expect(button(page, 'Start')).toBeInViewport({ ratio: 1 });
  await button(page, 'Start').click();
  for (const part of [...(await tiles(page).getByRole('button').all()), button(page, 'Restart')])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('has the rules in sight beside the board on a phone on its side', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openGame(page, 'memory', seed);
  await expect(page.getByText('One mistake ends the game.')).toBeInViewport({ ratio: 1 });
  await button(page, 'Start').click();
  for (const part of [
    ...(await tiles(page).getByRole('button').all()),
    button(page, 'Restart'),
    page.getByText('One mistake ends the game.'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});
