import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { advance } from '../steps/clock.ts';
import {
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
  secondsLeft,
  visibleText,
  stat,
  tabTo,
  openFromHub,
  whileHidden,
} from '../steps/games.ts';
import { moving } from '../steps/motion.ts';
import { holdBack } from '../steps/network.ts';
import { reload, visit } from '../steps/shell.ts';

const seed = 'lotus';

/** The pool of ten words. */
const pool = [
  'WARLI',
  'KATHAK',
  'MADHUBANI',
  'KALAMKARI',
  'BIDRI',
  'GARBA',
  'PICHWAI',
  'DHOKRA',
  'ODISSI',
  'RANGOLI',
] as const;

const messages = {
  5: ['Shabash! Five out of five. You could teach the class.', 'शाबाश! पाँच में से पाँच।'],
  4: ['Wonderful! Four right. Just one word slipped away.', 'बहुत बढ़िया! चार सही।'],
  3: ['Well played! Three right. Another round and you will have them all.', 'अच्छा खेले! तीन सही।'],
  2: ['A good start. Two right, and the hints are there for the next round.', 'अच्छी शुरुआत। दो सही।'],
  fewer: [
    'Every guru was once a beginner. Take a stroll through the gallery and try again.',
    'हर गुरु कभी शिष्य था। फिर कोशिश कीजिए।',
  ],
} as const;

const ordered = (letters: Iterable<string>): string => [...letters].toSorted().join('');

const field = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Answer ${number}` });
const board = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('group', { name: 'Letters' }) });
/** The letter blocks of the word on the board that are not used yet. */
const block = (page: Page, letter: string): Locator =>
  board(page)
    .getByRole('group', { name: 'Letters' })
    .getByRole('button', { name: `Letter ${letter}`, exact: true, disabled: false });
const slots = (page: Page): Locator =>
  board(page).getByRole('group', { name: 'Your answer' }).getByRole('button');
const currentWord = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Word \d$/ })
    .and(page.locator('[aria-current="true"]'));
const score = (page: Page): Locator => page.getByRole('region', { name: 'Your score' });
const answers = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Right|Wrong|Not answered/ });

/** Returns the five answers, found in the pool by their letters. */
const solve = async (page: Page): Promise<string[]> => {
  const scrambled = page.getByRole('main').getByRole('img', { name: /^Scrambled letters / });
  await expect(scrambled).toHaveCount(5);
  const labels = await scrambled.evaluateAll((words) => words.map((word) => word.getAttribute('aria-label')));
  const found = labels.map((label) => {
    const letters = (label ?? '').replace('Scrambled letters ', '').split(' ');
    const answer = pool.find((word) => ordered(word) === ordered(letters));
    expect(answer, `${label} is a word of the pool`).toBeDefined();
    expect(letters.join(''), 'is scrambled').not.toBe(answer);
    return answer as string;
  });
  expect(new Set(found).size).toBe(5);
  return found;
};

const expectScore = async (page: Page, right: number): Promise<void> => {
  const [english, hindi] = messages[right < 2 ? 'fewer' : (right as 2 | 3 | 4 | 5)];
  await expect(score(page).getByRole('heading')).toHaveText(english);
  await expect(score(page).getByText(hindi, { exact: true })).toBeVisible();
  await expect(stat(page, 'Words right')).toHaveText(`${right} of 5`);
  await expect(announcements(page).last()).toHaveText(`${right} of 5 right. ${english}`);
  await expect(answers(page).filter({ hasText: 'Right' })).toHaveCount(right);
  await expect(answers(page).filter({ hasText: /Wrong|Not answered/ })).toHaveCount(5 - right);
};

test('accepts five right answers in any case and saves the best result', async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await expectGameAccessible(page);
  await press(page, button(page, 'Start'));
  const words = await solve(page);
  await advance(page, 12_300);
  await expect(secondsLeft(page)).toHaveText('48');
  for (const [index, word] of words.entries()) {
    // Case and surrounding spaces do not matter.
    await field(page, index + 1).fill(index % 2 === 0 ? `  ${word.toLowerCase()} ` : word);
    await expect(page.getByText(`${index + 1} of 5 answered`, { exact: true })).toBeVisible();
  }
  await press(page, button(page, 'Submit'));
  await expectScore(page, 5);
  await expect(stat(page, 'Seconds')).toHaveText('12');
  await expect(score(page)).toContainText('A new best on this device: 5 of 5, 12 s');
  for (const [index, word] of words.entries()) {
    await expect(
      answers(page)
        .nth(index)
        .getByRole('img', { name: `The answer: ${[...word].join(' ')}` }),
    ).toBeVisible();
  }
  await expectGameAccessible(page);
  await press(page, button(page, 'Play again'));
  await expect(page.getByText('Best on this device: 5 of 5, 12 s')).toBeVisible();
  await goToHub(page);
  await expect(gameCard(page, 'quiz')).toContainText('Best: 5 of 5, 12 s');
});

test('fills the slots of a word by its letter blocks', async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  const words = await solve(page);
  for (const [index, word] of words.entries()) {
    await expect(board(page)).toHaveAccessibleName(new RegExp(`^Word ${index + 1}: `));
    await expect(currentWord(page)).toHaveText(String(index + 1));
    for (const [at, letter] of [...word].entries()) {
      await press(page, block(page, letter).last());
      await expect(slots(page).nth(at)).toHaveAccessibleName(`Take back letter ${letter}`);
    }
    await expect(field(page, index + 1)).toHaveValue(word);
    await expect(announcements(page).last()).toHaveText(`${[...word].join(' ')}.`);
    await expect(slots(page)).toHaveCount(word.length);
    // The second letter is taken back: the others move up, and its block can be used again.
    const rest = word.slice(0, 1) + word.slice(2);
    await press(page, slots(page).nth(1));
    await expect(field(page, index + 1)).toHaveValue(rest);
    // With an empty slot the word at hand is no answer.
    await expect(page.getByText(`${index} of 5 answered`, { exact: true })).toBeVisible();
    await expect(slots(page).last()).toHaveAccessibleName(`Empty slot ${word.length}`);
    await expect(block(page, word.charAt(1))).toHaveCount(1);
    if (index === 0) await expectGameAccessible(page);
    await field(page, index + 1).fill(word.toLowerCase());
    await expect(slots(page).last()).toHaveAccessibleName(`Take back letter ${word.at(-1)}`);
    await press(page, button(page, 'Next word'));
  }
  // All are answered, so the next one is the first.
  await expect(currentWord(page)).toHaveText('1');
  await press(page, button(page, 'Word 4'));
  await expect(board(page)).toHaveAccessibleName(/^Word 4: /);
  await press(page, button(page, 'Submit'));
  await expectScore(page, 5);
});

test('keeps the height of the board with every word and its hint', async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  const heights = new Set<number>();
  const letters: number[] = [];
  const pictureTop = async () => (await board(page).locator('img').boundingBox())?.y;
  for (const number of [1, 2, 3, 4, 5]) {
    await press(page, button(page, `Word ${number}`));
    await expect(board(page)).toContainText(`Word ${number}: `);
    const top = await pictureTop();
    await press(page, button(page, `Hint for word ${number}`));
    await expect(button(page, `Hide hint for word ${number}`)).toBeVisible();
    expect(await pictureTop(), 'the hint leaves the picture where it is').toBe(top);
    letters.push(await slots(page).count());
    heights.add(Math.round((await board(page).boundingBox())?.height ?? 0));
  }
  await field(page, 5).fill('ABCDEFGHIJKLMNOPQRSTUVWX');
  await expect(slots(page), 'as many as the longest word has').toHaveCount(Math.max(...letters));
  heights.add(Math.round((await board(page).boundingBox())?.height ?? 0));
  expect([...heights]).toHaveLength(1);
});

test('waits with a board as high as it will be', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/game');
  const letGo = await holdBack(page, '**/api/**');
  await gameCard(page, 'quiz').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  const height = async () => Math.round((await page.locator('[data-board]').boundingBox())?.height ?? 0);
  const before = await height();
  letGo();
  await expect(button(page, 'Start')).toBeVisible();
  expect(await height()).toBe(before);
});

test('starts on a board that ends where its sign did', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const foot = () =>
      page.locator('[data-board]').evaluate((frame) => frame.getBoundingClientRect().bottom + window.scrollY);
    const before = await foot();
    await press(page, button(page, 'Start'));
    await expect(button(page, 'Submit')).toBeVisible();
    expect(Math.abs((await foot()) - before), `${width} x ${height}`).toBeLessThan(2);
    await press(page, button(page, 'Submit'));
    await press(page, button(page, 'Play again'));
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  // The second game asks for Kathak, whose name and hint are the highest.
  for (const game of [seed, 's0']) {
    test(`keeps all five words and the one Submit in sight: ${game}`, async ({ page }) => {
      await openGame(page, 'quiz', game);
      await press(page, button(page, 'Start'));
      const words = await solve(page);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const index of words.keys()) {
        await press(page, button(page, `Word ${index + 1}`));
        const blocks = page.getByRole('group', { name: 'Letters' }).getByRole('button');
        const tops = await blocks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        const { width = 0, height = 0 } = (await blocks.first().boundingBox()) ?? {};
        expect(Math.abs(width - height), 'square').toBeLessThan(1);
        expect(new Set(tops).size, 'rows').toBe(tops.length < 8 ? 1 : 2);
        const perRow = tops.filter((top) => top === tops[0]).length;
        expect(perRow, 'letters of the first row').toBe(Math.ceil(tops.length / (tops.length < 8 ? 1 : 2)));
        const slotRows = await slots(page).last().boundingBox();
        expect((tops[0] ?? 0) - (slotRows?.y ?? 0) - height, 'apart from the slots').toBeGreaterThanOrEqual(
          16 - 0.5,
        );
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const end = (await button(page, 'Submit').boundingBox())?.y ?? 0;
        const last = await field(page, 5).boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0), words[index]).toBeLessThanOrEqual(end);
        await expect(button(page, 'Submit')).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

for (const [where, width, height] of [
  ['a phone on its side', 844, 390],
  ['a lying tablet', 1024, 768],
  ['a laptop below its bars', 1366, 657],
  ['a low window', 1280, 640],
] as const) {
  test(
    `keeps all five words, the board and Submit in sight on ${where}`,
    { tag: '@wide' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, 'quiz', seed);
      const title = page.getByRole('heading', { level: 1 });
      const start = (await title.boundingBox())?.x;
      await press(page, button(page, 'Start'));
      await expect(button(page, 'Submit')).toBeInViewport({ ratio: 1 });
      expect((await title.boundingBox())?.x, 'the heading stays').toBe(start);
      const end = (await button(page, 'Submit').boundingBox())?.y ?? 0;
      const last = await field(page, 5).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(end);
      const row = await page
        .getByRole('listitem')
        .filter({ has: field(page, 5) })
        .boundingBox();
      expect(end - (row?.y ?? 0) - (row?.height ?? 0), 'apart from the list').toBeGreaterThanOrEqual(8);
      await expect(button(page, 'Next word')).toBeInViewport({ ratio: 1 });
      const frame = await page.locator('[data-board]').boundingBox();
      const panel = await page.locator('[data-board] + *').boundingBox();
      expect((panel?.x ?? 0) - (frame?.x ?? 0) - (frame?.width ?? 0), 'no hole between').toBeLessThan(72);
    },
  );
}

/** How many rows the blocks of each answer stand in. */
const rowsOfAnswers = (page: Page): Promise<number[]> =>
  answers(page)
    .getByRole('img', { name: /^The answer: / })
    .evaluateAll((all) =>
      all.map(({ children }) => new Set([...children].map((one) => one.getBoundingClientRect().top)).size),
    );

test('shows each answer in one row, whatever was written', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'quiz', 's21');
  for (const [width, height] of [
    [1280, 800],
    [1366, 657],
    [1280, 657],
    [844, 390],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const written of ['', 'NOT ONE OF THE ANSWERS']) {
      await button(page, 'Start').click();
      expect(await solve(page)).toEqual(expect.arrayContaining(['MADHUBANI', 'KALAMKARI']));
      for (let number = 1; number <= 5; number += 1) await field(page, number).fill(written);
      await button(page, 'Submit').click();
      await expect(answers(page)).toHaveCount(5);
      expect(await rowsOfAnswers(page), `${width} x ${height} ${written}`).toEqual([1, 1, 1, 1, 1]);
      if (width > 1000) await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
      await button(page, 'Play again').click();
    }
  }
});

test('shows what was written in the rhythm of the other answers', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  for (const [width, height] of [
    [1280, 800],
    [1366, 657],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'Start').click();
    await field(page, 2).fill('WRONG');
    await button(page, 'Submit').click();
    await expect(answers(page)).toHaveCount(5);
    const heads = await answers(page).evaluateAll((all) =>
      all.map((row) => {
        const picture = row.querySelector('img')?.getBoundingClientRect().top ?? 0;
        return Math.round((row.querySelector('p')?.getBoundingClientRect().top ?? 0) - picture);
      }),
    );
    expect(new Set(heads).size, `${width} × ${height}: ${heads.join()}`).toBe(1);
    expect(heads[0]).toBeGreaterThanOrEqual(0);
    await button(page, 'Play again').click();
  }
});

test('shares nothing by a double click on Submit', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await openGame(page, 'quiz', 's21');
  await press(page, button(page, 'Start'));
  await button(page, 'Submit').click();
  const reached = () =>
    button(page, 'Share result').evaluate((share) => {
      const { left, top, width, height } = share.getBoundingClientRect();
      return share.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await reached()).toBe(false);
  await expect.poll(reached).toBe(true);
});

test('ends the clock above the ends of the letters', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  const letters = page.getByRole('group', { name: 'Letters' });
  for (const width of [1920, 1280]) {
    await page.setViewportSize({ width, height: 1080 });
    const { x = 0, width: wide = 0 } = (await letters.boundingBox()) ?? {};
    const dial = await page.getByRole('timer').locator('..').boundingBox();
    expect(Math.abs((dial?.x ?? 0) + (dial?.width ?? 0) - x - wide), `${width} px`).toBeLessThan(2);
  }
});

test(
  'fills the column with each word and has room round the fields on a tablet',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openGame(page, 'quiz', seed);
    await press(page, button(page, 'Start'));
    const words = await solve(page);
    for (const index of words.keys()) {
      await press(page, button(page, `Word ${index + 1}`));
      const picture = (await board(page).locator('img').boundingBox())?.x ?? 0;
      for (const group of ['Your answer', 'Letters']) {
        const one = page.getByRole('group', { name: group }).getByRole('button').first();
        const { x = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
        expect(Math.abs(x - picture), `${group}: one edge with the picture`).toBeLessThan(1);
        expect(width / height, `${group}: nearly square`).toBeLessThan(1.3);
      }
      const row = page.getByRole('listitem').filter({ has: field(page, index + 1) });
      const { y: top = 0, height: high = 0 } = (await row.boundingBox()) ?? {};
      const { y = 0, height = 0 } = (await field(page, index + 1).boundingBox()) ?? {};
      expect(y - top).toBeGreaterThanOrEqual(8);
      expect(top + high - y - height).toBeGreaterThanOrEqual(8);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const end = (await button(page, 'Submit').boundingBox())?.y ?? 0;
      const last = await field(page, 5).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0), words[index]).toBeLessThanOrEqual(end);
      await expect(button(page, 'Submit')).toBeInViewport({ ratio: 1 });
    }
  },
);

test('puts the ring of an answer on the edge that is drawn', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field(page, 2).focus();
    for (const answer of [field(page, 1), field(page, 2)]) {
      const outside = await answer.evaluate((element) => {
        const { outlineStyle, outlineOffset } = getComputedStyle(element);
        const drawn = [element.clientLeft, element.clientTop].map((cut) => cut + parseFloat(outlineOffset));
        return [outlineStyle, ...drawn];
      });
      expect(outside, `${width} × ${height}`).toEqual(['solid', -1, -1]);
    }
  }
});

test('gives the answers the width of a low window', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  await press(page, button(page, 'Submit'));
  await page.setViewportSize({ width: 667, height: 375 });
  for (const row of await answers(page).all()) {
    expect((await row.boundingBox())?.width).toBeGreaterThan(500);
  }
});

test('shows each answer on one line', { tag: '@phone' }, async ({ page }) => {
  await openGame(page, 'quiz', seed);
  await press(page, button(page, 'Start'));
  const words = await solve(page);
  expect(words.some((word) => word.length >= 9)).toBe(true);
  await press(page, button(page, 'Submit'));
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = await answers(page)
    .getByRole('img')
    .evaluateAll((all) =>
      all.map((word) => new Set([...word.children].map((one) => one.getBoundingClientRect().top)).size),
    );
  expect(rows).toEqual(words.map(() => 1));
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  test('shows a message for each score in two languages; toggles hints', async ({ page }) => {
    await openGame(page, 'quiz', seed);
    await press(page, button(page, 'Start'));
    const words = await solve(page);
    const hint = page.getByText('Claps and circles on the nine nights of Navratri.');
    expect(words[1]).toBe('GARBA');
    await expect(hint).toBeHidden();
    await press(page, button(page, 'Hint for word 2'));
    // The hint brings its word onto the board, which alone shows it.
    await expect(currentWord(page)).toHaveText('2');
    await expect(board(page).getByText(/Claps and circles/)).toBeVisible();
    await expect(field(page, 2)).toHaveAccessibleDescription(/Claps and circles/);
    await expectGameAccessible(page);
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: field(page, 2) });
    expect((await list.getByText(/Claps and circles/).boundingBox())?.width).toBeLessThan(2);
    await press(page, button(page, 'Hide hint for word 2'));
    await expect(hint).toHaveCount(1);
    await expect(hint).toBeHidden();
    for (const right of [4, 3, 2, 1, 0]) {
      // The same seed asks the same words.
      expect(await solve(page)).toEqual(words);
      for (const [index, word] of words.slice(0, right).entries()) await field(page, index + 1).fill(word);
      await field(page, 5).fill('kolam');
      await field(page, 1).focus();
      // It is marked, so it counts as answered, whatever its length.
      await expect(page.getByText(`${right + 1} of 5 answered`, { exact: true })).toBeVisible();
      await press(page, button(page, 'Submit'));
      await expectScore(page, right);
      await expect(answers(page).last()).toContainText('You wrote kolam');
      await expect(answers(page).filter({ hasText: 'Not answered' })).toHaveCount(4 - right);
      await press(page, button(page, 'Play again'));
      if (right > 0) await press(page, button(page, 'Start'));
    }
    await expect(page.getByText('Best on this device: 4 of 5,')).toBeVisible();
  });

  test('announces 30, 10 and 5 seconds, and ends after sixty with the answers so far', async ({ page }) => {
    await openGame(page, 'quiz', seed);
    await press(page, button(page, 'Start'));
    const [first = ''] = await solve(page);
    await field(page, 1).fill(first);
    await runOutClock(page);
    await expect(visibleText(page, 'Time is up.')).toBeVisible();
    await expectScore(page, 1);
    await expect(announcements(page).nth(-2)).toHaveText('Time is up.');
    await expect(stat(page, 'Seconds')).toHaveText('60');
    await advance(page, 10_000);
    await expectScore(page, 1);
  });
});

test.describe('keyboard only, with reduced motion', { tag: '@wide' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves between words by Enter and submits after the last', async ({ page }) => {
    await openGame(page, 'quiz', seed);
    await tabTo(page, button(page, 'Start'));
    await page.keyboard.press('Enter');
    await expect(field(page, 1)).toBeFocused();
    const words = await solve(page);
    await page.keyboard.press('Enter');
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Hint for word 2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Hide hint for word 2')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    // From its field to the board and its blocks, where letters can be typed as well.
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Word 2')).toBeFocused();
    await page.keyboard.press('Enter');
    const second = words[1] ?? '';
    await expect(
      board(page)
        .getByRole('button', { name: /^Letter / })
        .first(),
    ).toBeFocused();
    await tabTo(page, block(page, second.charAt(0)).first());
    await page.keyboard.press('Enter');
    await page.keyboard.type(second.charAt(1).toLowerCase());
    await expect(field(page, 2)).toHaveValue(second.slice(0, 2));
    await page.keyboard.press('Backspace');
    await expect(field(page, 2)).toHaveValue(second.slice(0, 1));
    await page.keyboard.press('Backspace');
    await expect(field(page, 2)).toHaveValue('');
    expect(await moving(page)).toEqual([]);
    await field(page, 2).focus();
    // The skipped word comes last.
    for (const number of [2, 3, 4, 5, 1]) {
      await expect(field(page, number)).toBeFocused();
      await page.keyboard.type((words[number - 1] ?? '').toLowerCase());
      await page.keyboard.press('Enter');
    }
    await expectScore(page, 5);
    await expect(score(page).getByRole('heading')).toBeFocused();
    expect(await moving(page)).toEqual([]);
    await tabTo(page, button(page, 'Play again'));
    await page.keyboard.press('Enter');
    await expect(button(page, 'Start')).toBeFocused();
  });
});

test.describe('interrupted', { tag: '@phone' }, () => {
  test('keeps answers and time on reload, on leaving and in a hidden tab', async ({ page }) => {
    await openGame(page, 'quiz', seed);
    await press(page, button(page, 'Start'));
    const words = await solve(page);
    await advance(page, 25_000);
    await field(page, 1).fill(words[0] ?? '');
    // The first block of the second word is used.
    await field(page, 2).focus();
    const blocks = board(page).getByRole('button', { name: /^Letter / });
    await field(page, 2).fill((await blocks.first().textContent()) ?? '');
    await press(page, button(page, 'Hint for word 3'));
    const heights = () =>
      page
        .locator('[data-board], [data-board] + *')
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().height)),
        );
    const whilePlayed = await heights();
    const expectAsLeft = async () => {
      await expectPaused(page);
      expect(await heights(), 'nothing jumps').toEqual(whilePlayed);
      await expect(field(page, 1), 'nobody works it out meanwhile').toHaveCount(0);
      await advance(page, 10_000);
      await resumeGame(page);
      expect(await solve(page)).toEqual(words);
      await expect(field(page, 1)).toHaveValue(words[0] ?? '');
      // No field has the focus: the keyboard of a phone would hide the blocks.
      await expect(currentWord(page)).toHaveText('2');
      await expect(blocks.nth(1), 'the first that is free').toBeFocused();
      await expect(button(page, 'Hide hint for word 3')).toBeVisible();
      await expect(secondsLeft(page)).toHaveText('35');
    };
    await whileHidden(page, () => advance(page, 90_000));
    await expectAsLeft();
    await reload(page);
    await expectPaused(page);
    await expectGameAccessible(page);
    await expectAsLeft();
    await goToHub(page);
    await advance(page, 90_000);
    await openFromHub(page, 'quiz');
    await expectAsLeft();
    await advance(page, 35_000);
    await expectScore(page, 1);
  });
});

for (const size of [
  { width: 1366, height: 657 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`a paused board stays as high as it was at ${size.width} by ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGame(page, 'quiz', 'abc');
    await button(page, 'Start').click();
    const box = () => page.locator('[data-board]').boundingBox();
    await expect(board(page)).toBeVisible();
    const played = await box();
    await whileHidden(page, () => advance(page, 1000));
    await expectPaused(page);
    expect(await box()).toEqual(played);
    await expect(button(page, 'Resume')).toBeInViewport({ ratio: 1 });
  });
}
