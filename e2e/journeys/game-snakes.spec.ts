import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectCopied, recordCopies } from '../steps/clipboard.ts';
import { advance } from '../steps/clock.ts';
import {
  button,
  resultDialog,
  expectGameAccessible,
  gameCard,
  goToHub,
  announcements,
  openGame,
  press,
  forcePress,
  visibleText,
  tabTo,
  openFromHub,
  startSnakes,
  frameMs,
} from '../steps/games.ts';
import { fadesEnd, moving } from '../steps/motion.ts';
import { reload, toast } from '../steps/shell.ts';

/** The ladders and snakes of the specification, with what the log calls them. */
const carries = new Map<number, [to: number, meaning: string]>([
  [4, [25, 'Faith']],
  [13, [46, 'Generosity']],
  [42, [63, 'Compassion']],
  [50, [69, 'Knowledge']],
  [62, [81, 'Austerity']],
  [74, [92, 'Devotion']],
  [24, [5, 'Bad company']],
  [40, [3, 'Theft']],
  [43, [18, 'Lying']],
  [54, [31, 'Envy']],
  [66, [45, 'Anger']],
  [89, [53, 'Greed']],
  [95, [77, 'Ignorance']],
  [99, [41, 'Pride']],
]);

/** Longer than the longest move with the switch of the turn. */
const moveMs = 2100;

const playersOption = (page: Page, count: number): Locator =>
  page.getByRole('radio', { name: `${count} players` });
const nameField = (page: Page, player: number): Locator =>
  page.getByRole('textbox', { name: `Player ${player}` });
const rollButton = (page: Page): Locator => button(page, 'Roll');
const die = (page: Page): Locator => page.getByRole('img', { name: /^(?:The die|Die shows)/ });
const board = (page: Page): Locator => page.getByRole('img', { name: /^Board of 100 squares/ });
const lastMoves = (page: Page): Locator =>
  page.getByRole('region', { name: 'Last moves' }).getByRole('listitem');
const toRoll = (page: Page, name: string): Locator => visibleText(page, `${name} to roll`).first();

/** Returns the expected text of a roll and the token's square after it. */
const expectedMove = (name: string, from: number, rolled: number): { text: string; square: number } => {
  const landed = from + rolled;
  const start = `${name} rolled ${rolled} and`;
  if (landed > 100) return { text: `${start} stayed on ${from}.`, square: from };
  const carry = carries.get(landed);
  if (!carry) return { text: `${start} moved to ${landed}.`, square: landed };
  const [square, meaning] = carry;
  const [verb, thing] = square > landed ? ['climbed', 'ladder'] : ['slid', 'snake'];
  return { text: `${start} ${verb} from ${landed} to ${square}. ${meaning} was the ${thing}.`, square };
};

interface GameRecord {
  names: readonly string[];
  squares: number[];
  texts: string[];
}

/** Returns a game before its first roll. */
const newGame = (names: readonly string[]): GameRecord => ({ names, squares: names.map(() => 1), texts: [] });

/** Rolls until a token is on 100, at most `atMost` times, and checks each move by the rules. */
const play = async (
  page: Page,
  game: GameRecord,
  roll: () => Promise<void>,
  atMost = Number.POSITIVE_INFINITY,
): Promise<void> => {
  for (let rolls = 0; rolls < atMost && !game.squares.includes(100); rolls += 1) {
    const player = game.texts.length % game.names.length;
    const name = game.names[player] ?? '';
    await expect(toRoll(page, name)).toBeVisible();
    await roll();
    await advance(page, moveMs);
    const newest = lastMoves(page).first();
    await expect(newest).toHaveText(new RegExp(`^${name} rolled [1-6] and `));
    const [, rolled] = /rolled (\d)/.exec((await newest.textContent()) ?? '') ?? [];
    const { text, square } = expectedMove(name, game.squares[player] ?? 0, Number(rolled));
    await expect(newest).toHaveText(text);
    await expect(die(page)).toHaveAccessibleName(`Die shows ${rolled}`);
    game.squares[player] = square;
    game.texts.push(text);
    const where = game.names.map((who, seat) => `${who} on square ${game.squares[seat]}`).join(', ');
    await expect(board(page)).toHaveAccessibleName(
      `Board of 100 squares with 6 ladders and 8 snakes. ${where}.`,
    );
    const next = game.names[game.texts.length % game.names.length] ?? '';
    await expect(announcements(page).last()).toHaveText(square === 100 ? text : `${next} to roll.`);
  }
};

test(
  'plays two players by the rules until one reaches 100, and saves the best result',
  { tag: '@wide' },
  async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write']);
    await openGame(page, 'snakes', 'tabla');
    await press(page, page.getByText('Where the ladders and snakes are'));
    for (const [from, [to, meaning]] of carries) {
      await expect(
        page.getByRole('listitem').filter({ hasText: new RegExp(`^${from} to ${to}${meaning}, `) }),
      ).toBeVisible();
    }
    await expectGameAccessible(page);
    await startSnakes(page);
    const game = newGame(['Player 1', 'Player 2']);
    const roll = () => press(page, rollButton(page));
    await play(page, game, roll, 4);
    await expectGameAccessible(page);
    await play(page, game, roll);

    const rolls = game.texts.filter((text) => text.startsWith('Player 2')).length;
    const won = resultDialog(page, '🎉 Player 2 wins!');
    await expect(won).toContainText(`Reached 100 with ${rolls} rolls.`);
    await expect(won.locator('[data-arrival] [data-player="2"]')).toBeVisible();
    await expect(won).toContainText(`A new best on this device: ${rolls} rolls`);
    await expectGameAccessible(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(won.locator('[data-arrival]')).toBeInViewport({ ratio: 1 });
    await expect(won.getByRole('link', { name: 'All games' })).toBeInViewport({ ratio: 1 });
    await recordCopies(page);
    await press(page, won.getByRole('button', { name: 'Share result' }));
    const copied = toast(page, 'Result copied. You can paste it anywhere.');
    await expect(copied).toBeVisible();
    const { x = 0, width = 0 } =
      (await won.locator('[data-arrival]').locator('xpath=..').boundingBox()) ?? {};
    expect((await copied.boundingBox())?.x, 'beside the dialog').toBeGreaterThan(x + width);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectCopied(
      page,
      `Player 2 won Snake and Ladder on Kalavithi with ${rolls} rolls.\n${new URL(page.url()).origin}/games/SandL?seed=tabla`,
    );
    await advance(page, frameMs);
    await fadesEnd(page);
    const { y } = (await copied.boundingBox()) ?? {};
    await press(page, won.getByRole('button', { name: 'Restart' }));
    await expect(playersOption(page, 2)).toBeChecked();
    await fadesEnd(page);
    expect((await copied.boundingBox())?.y, 'where it began').toBe(y);
    await expect(page.getByText(`Best on this device: ${rolls} rolls`)).toBeVisible();
    await goToHub(page);
    await expect(gameCard(page, 'snakes')).toContainText(`Best: ${rolls} rolls`);
  },
);

test('has Start in sight when four play', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, 'snakes', 'tabla');
  await page.getByRole('radio', { name: '4 players' }).check();
  await expect(button(page, 'Start')).toBeInViewport({ ratio: 1 });
});

for (const [where, width, height] of [
  ['a large upright tablet', 820, 1180],
  ['a phone on its side', 844, 390],
] as const) {
  test(`has Start and every name in sight when four play on ${where}`, { tag: '@wide' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, 'snakes', 'tabla');
    await page.getByRole('radio', { name: '4 players' }).check();
    await expect(button(page, 'Start')).toBeInViewport({ ratio: 1 });
    await expect(nameField(page, 4)).toBeInViewport({ ratio: 1 });
  });
}

test('shows names of twenty letters whole, and says no part of what a player does', async ({ page }) => {
  const names = [
    'Venkatanarasimhachar',
    'Wilhelmina Wordswort',
    'Meenakshi Sundaramma',
    'Raghunandan Bhattach',
  ];
  const sizes = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1366, height: 768 },
  ];
  await openGame(page, 'snakes', 'tabla');
  await playersOption(page, 4).check({ force: true });
  for (const [seat, name] of names.entries()) await nameField(page, seat + 1).fill(name);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const seat of names.keys()) {
      const hidden = await nameField(page, seat + 1).evaluate(
        (field) => field.scrollWidth - field.clientWidth,
      );
      expect(hidden, `${names[seat]} at ${size.width} px`).toBe(0);
    }
  }
  await startSnakes(page);
  const current = page.getByRole('region', { name: 'Players' }).locator('[aria-current]');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const doing = current.getByText('to roll');
    const cut = await doing.evaluate((words) => {
      const { bottom, right } = words.parentElement!.getBoundingClientRect();
      const own = words.getBoundingClientRect();
      return own.top < bottom && own.right > right;
    });
    expect(cut, `at ${size.width} px`).toBe(false);
  }
});

test(
  'shows four players and their moves at once on a phone on its side',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openGame(page, 'snakes', 's5');
    await page.getByRole('radio', { name: '4 players' }).check();
    await startSnakes(page);
    const names = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
    await play(page, newGame(names), () => rollButton(page).click(), 2);
    for (const part of [
      board(page),
      die(page),
      rollButton(page),
      button(page, 'Restart'),
      page.getByRole('region', { name: 'Players' }),
      lastMoves(page).first(),
      lastMoves(page).nth(1),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  },
);

test('lists as many moves during a roll as before it', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'snakes', 's5');
  await startSnakes(page);
  await play(page, newGame(['Player 1', 'Player 2']), () => rollButton(page).click(), 6);
  const listed = await lastMoves(page).allTextContents();
  expect(listed).toHaveLength(5);
  await press(page, rollButton(page));
  await advance(page, 100);
  await expect(die(page)).toHaveAccessibleName('The die is rolling');
  expect(await lastMoves(page).allTextContents()).toEqual(listed);
});

test('has the rules of four players in the first screen', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, 'snakes', 'tabla');
  await page.getByRole('radio', { name: '4 players' }).check();
  await expect(page.getByText('First to reach 100 wins.')).toBeInViewport({ ratio: 1 });
});

test('keeps form and rules in place when the legend opens', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'snakes', 'tabla');
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const places = () =>
      page
        .getByRole('main')
        .locator('form, ol > li')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { left, top, width: wide, height: high } = part.getBoundingClientRect();
            return [left, top + window.scrollY, wide, high].map(Math.round);
          }),
        );
    const before = await places();
    const legend = page.getByText('Where the ladders and snakes are');
    await legend.click();
    await expect(page.getByRole('heading', { name: 'Ladders' })).toBeVisible();
    expect(await places(), `${width} x ${height}`).toEqual(before);
    await legend.click();
  }
});

test('shows everything to play with at once on an upright tablet', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openGame(page, 'snakes', 'tabla');
  await expect(button(page, 'Start')).toBeInViewport({ ratio: 1 });
  await startSnakes(page);
  await play(page, newGame(['Player 1', 'Player 2']), () => rollButton(page).click(), 6);
  for (const part of [
    board(page),
    die(page),
    rollButton(page),
    button(page, 'Restart'),
    page.getByRole('region', { name: 'Players' }),
    lastMoves(page).first(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test.describe('the die', { tag: '@wide' }, () => {
  test('is locked during a move and for 500 ms after it', async ({ page }) => {
    await openGame(page, 'snakes', 's9');
    await startSnakes(page);
    await expect(die(page)).toHaveAccessibleName('The die, not yet rolled');
    await expect(page.getByText('Nobody has rolled yet.')).toBeVisible();
    await press(page, rollButton(page));
    await expect(die(page)).toHaveAccessibleName('The die is rolling');
    const squares: number[] = [];
    const announcement = announcements(page).filter({
      hasText: 'Player 1 rolled 3 and climbed from 4 to 25.',
    });
    for (let ms = 0; (await announcement.count()) === 0; ms += 30) {
      expect(ms, 'the move comes to its end').toBeLessThan(moveMs);
      await expect(rollButton(page)).toBeDisabled();
      await forcePress(page, rollButton(page));
      const [, square] =
        /Player 1 on square (\d+), Player 2 on square 1\.$/.exec(
          (await board(page).getAttribute('aria-label')) ?? '',
        ) ?? [];
      if (squares.at(-1) !== Number(square)) squares.push(Number(square));
      if (Number(square) > 1) await expect(page.getByText('Nobody has rolled yet.')).toBeHidden();
      await advance(page, 30);
    }
    expect(squares, 'the end of the ladder is told when the token is there').toEqual([1, 2, 3, 4]);
    await expect(board(page)).toHaveAccessibleName(/Player 1 on square 25,/);
    // The token stopped within the last 30 ms.
    await advance(page, 500 - 31);
    await forcePress(page, rollButton(page));
    await expect(visibleText(page, 'Player 1 rolled 3')).toBeVisible();
    await expect(rollButton(page)).toBeDisabled();
    await advance(page, 31);
    await expect(toRoll(page, 'Player 2')).toBeVisible();
    await expect(rollButton(page)).toBeEnabled();
    await expect(lastMoves(page)).toHaveCount(1);
  });
});

test('the button stays in its place, however wide a name is', async ({ page }) => {
  const name = 'W'.repeat(20);
  await openGame(page, 'snakes', 's52');
  await nameField(page, 2).fill(name);
  await startSnakes(page);
  const before = await rollButton(page).boundingBox();
  await press(page, rollButton(page));
  await advance(page, moveMs);
  await expect(toRoll(page, name)).toBeVisible();
  expect(await rollButton(page).boundingBox()).toEqual(before);
});

test('the page stays as high, however long the text of a move is', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGame(page, 'snakes', 's9');
  await startSnakes(page);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightOf();
  await press(page, rollButton(page));
  await advance(page, moveMs);
  const { height } = (await lastMoves(page).first().boundingBox()) ?? {};
  expect(height, 'two lines').toBeGreaterThan(40);
  expect(await heightOf()).toBe(before);
});

test.describe('keyboard only, with reduced motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sets up a game and plays to the end without animations', async ({ page }) => {
    await openGame(page, 'snakes', 's52');
    await tabTo(page, playersOption(page, 2));
    await page.keyboard.press('ArrowRight');
    await expect(playersOption(page, 3)).toBeChecked();
    await expect(nameField(page, 3)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(nameField(page, 3)).toHaveCount(0);
    await tabTo(page, nameField(page, 1));
    await page.keyboard.type('Asha');
    await tabTo(page, nameField(page, 2));
    await page.keyboard.type(' asha');
    await page.keyboard.press('Enter');
    await expect(nameField(page, 2)).toHaveAccessibleDescription(
      'This name is taken. Please choose another.',
    );
    await expect(nameField(page, 2)).toBeFocused();
    await nameField(page, 2).fill('Ravi');
    await expect(nameField(page, 2)).toHaveAccessibleDescription('');
    await page.keyboard.press('Enter');
    await advance(page, frameMs);
    await expect(rollButton(page)).toBeFocused();

    const game = newGame(['Asha', 'Ravi']);
    await page.keyboard.press('Enter');
    expect(await moving(page)).toEqual([]);
    await advance(page, 499);
    await page.keyboard.press('Enter');
    await expect(toRoll(page, 'Ravi')).toHaveCount(0);
    await advance(page, 1);
    await expect(toRoll(page, 'Ravi')).toBeVisible();
    await expect(lastMoves(page)).toHaveCount(1);
    const first = (await lastMoves(page).textContent()) ?? '';
    const { text, square } = expectedMove('Asha', 1, Number(/\d/.exec(first)?.[0]));
    expect(first).toBe(text);
    game.squares[0] = square;
    game.texts.push(text);

    await play(page, game, async () => {
      await page.keyboard.press('Enter');
      expect(await moving(page)).toEqual([]);
    });
    expect(
      game.texts.some((move) => move.includes('stayed')),
      'somebody overshot',
    ).toBe(true);
    const won = resultDialog(page, '🎉 Asha wins!');
    await expect(won.getByRole('button', { name: 'Restart' })).toBeFocused();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(won).toHaveCount(0);
    await expect(button(page, 'Start')).toBeFocused();
    await expect(nameField(page, 1)).toHaveValue('Asha');
  });
});

test.describe('interrupted', { tag: '@phone' }, () => {
  test('restores a game of four after a reload and after leaving; repeats the rolls of a seed', async ({
    page,
  }) => {
    await openGame(page, 'snakes', 's5');
    await expectGameAccessible(page);
    await press(page, playersOption(page, 4));
    await nameField(page, 2).fill('Meera');
    await startSnakes(page);
    const names = ['Player 1', 'Meera', 'Player 3', 'Player 4'];
    const roll = () => press(page, rollButton(page));
    const before = newGame(names);
    await play(page, before, roll, 5);
    await press(page, button(page, 'Restart'));
    await expect(playersOption(page, 4)).toBeChecked();
    await expect(nameField(page, 2)).toHaveValue('Meera');
    await startSnakes(page);
    const game = newGame(names);
    await play(page, game, roll, 5);
    expect(game.texts).toEqual(before.texts);

    await reload(page);
    await play(page, game, roll, 1);
    await goToHub(page);
    await openFromHub(page, 'snakes');
    await play(page, game, roll, 1);
    // A move that was interrupted by leaving is completed.
    await play(
      page,
      game,
      async () => {
        await roll();
        await reload(page);
      },
      1,
    );
    await expectGameAccessible(page);
    await play(page, game, roll);
    await expect(resultDialog(page, '🎉 Player 3 wins!')).toBeVisible();
    await expectGameAccessible(page);
  });
});

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Whether one box lies over another. */
const overlaps = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const count of [2, 3, 4]) {
  test(`${count} tokens stand on one square, and each number is seen`, async ({ page }) => {
    await openGame(page, 'snakes', 's52');
    await playersOption(page, count).check({ force: true });
    await startSnakes(page);
    const pieces = page.locator('[data-board] svg[data-player]');
    await expect(pieces).toHaveCount(count);
    // They step aside for each other.
    await fadesEnd(page);
    const places = await pieces.evaluateAll((drawn) => {
      const square = drawn[0]?.closest('[style]')?.parentElement?.getBoundingClientRect();
      return drawn.map((piece) => {
        const rect = (selector: string) => piece.querySelector(selector)?.getBoundingClientRect();
        return {
          square: square?.toJSON(),
          shape: rect('path + path')?.toJSON(),
          number: rect('text')?.toJSON(),
        };
      });
    });
    for (const [player, { square, shape, number }] of places.entries()) {
      expect(shape.left).toBeGreaterThanOrEqual(square.left);
      expect(shape.top).toBeGreaterThanOrEqual(square.top);
      expect(shape.right).toBeLessThanOrEqual(square.right);
      expect(shape.bottom).toBeLessThanOrEqual(square.bottom);
      // A figure is as high as half of its line.
      const [top, bottom] = [number.top + number.height / 4, number.bottom - number.height / 4];
      for (const [other, { shape: over }] of places.entries())
        expect(
          other !== player && overlaps(over, { ...number, top, bottom }),
          `token ${other + 1} over the number of token ${player + 1}`,
        ).toBe(false);
    }
  });
}

/** Opens a saved game of four after so many rolls. */
const restoreGame = async (page: Page, seed: string, rolls: number): Promise<void> => {
  const state = { phase: 'to-roll', seed, names: ['', '', '', ''], rolls };
  await page.addInitScript(
    (text) => localStorage.setItem('kalavithi.game.snake-and-ladder', text),
    JSON.stringify({ game: 'snakes-and-ladders', version: 1, state }),
  );
  await openGame(page, 'snakes', seed);
};

// Where the number stands on a phone, where it is largest, as shares of the square; games with two to four there.
for (const [square, [left, top, right, bottom], games] of [
  [
    11,
    [0, 0, 0.39, 0.31],
    [
      ['t1', 10],
      ['t8', 10],
      ['t21', 9],
    ],
  ],
  [
    98,
    [0, 0, 0.53, 0.31],
    [
      ['t12', 98],
      ['t483', 162],
      ['t8121', 150],
    ],
  ],
  [
    14,
    [0, 0.27, 0.45, 0.59],
    [
      ['t1', 15],
      ['t249', 16],
      ['t5474', 14],
    ],
  ],
  [
    73,
    [0, 0.34, 0.49, 0.66],
    [
      ['t93', 62],
      ['t4572', 227],
      ['t377772', 65],
    ],
  ],
  [
    27,
    [0, 0.62, 0.49, 0.94],
    [
      ['t12', 32],
      ['t843', 62],
      ['t12725', 28],
    ],
  ],
  [
    88,
    [0.48, 0.62, 1, 0.94],
    [
      ['t4', 63],
      ['t442', 299],
      ['t8106', 103],
    ],
  ],
] as const) {
  for (const [index, [seed, rolls]] of games.entries()) {
    test(`${index + 2} tokens leave the number of square ${square} free`, async ({ page }) => {
      await restoreGame(page, seed, rolls);
      await expect(board(page)).toHaveAccessibleName(/Player 4 on square/);
      const label = (await board(page).getAttribute('aria-label')) ?? '';
      const there = Array.from(label.matchAll(/Player (\d) on square (\d+)/g)).filter(
        ([, , on]) => Number(on) === square,
      );
      expect(there).toHaveLength(index + 2);
      await fadesEnd(page);
      for (const [, player] of there) {
        const piece = page.locator(`[data-board] svg[data-player="${player}"]`);
        const shape = await piece.evaluate((drawn) => {
          const cell = drawn.closest('[style]')?.parentElement?.getBoundingClientRect();
          const rect = drawn.querySelector('path + path')?.getBoundingClientRect();
          if (!cell || !rect) throw new Error('No square.');
          return {
            left: (rect.left - cell.left) / cell.width,
            top: (rect.top - cell.top) / cell.height,
            right: (rect.right - cell.left) / cell.width,
            bottom: (rect.bottom - cell.top) / cell.height,
          };
        });
        expect(Math.min(shape.left, shape.top, 1 - shape.right, 1 - shape.bottom)).toBeGreaterThan(0);
        expect(overlaps(shape, { left, top, right, bottom }), `token ${player} over the number`).toBe(false);
      }
    });
  }
}

// The largest shape, also where the number of the square is not at its upper left.
for (const [square, seed, rolls] of [
  [11, 'q3', 18],
  [14, 'q7', 14],
  [27, 'q0', 30],
  [73, 'q3', 86],
  [88, 'q1', 58],
] as const) {
  test(`a token and the ring of its turn stay within square ${square}`, async ({ page }) => {
    await restoreGame(page, seed, rolls);
    await expect(board(page)).toHaveAccessibleName(new RegExp(`Player 3 on square ${square},`));
    const ring = page.locator('[data-board] svg:not([data-player]) path').first();
    const beyond = await ring.evaluate((path: SVGPathElement) => {
      // As large as it becomes.
      for (const motion of document.getAnimations()) motion.cancel();
      const scale = path.getScreenCTM()?.a ?? 0;
      const edge = (Number.parseFloat(getComputedStyle(path).strokeWidth) / 2) * scale;
      const { left, top, right, bottom } = path.getBoundingClientRect();
      const cell = path.closest('[style]')?.parentElement?.getBoundingClientRect();
      if (!cell) throw new Error('No square.');
      return Math.max(
        cell.left - left + edge,
        cell.top - top + edge,
        right + edge - cell.right,
        bottom + edge - cell.bottom,
      );
    });
    // On the line between two squares.
    expect(beyond).toBeLessThan(0.75);
  });
}
