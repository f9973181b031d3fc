import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../steps/axe.ts';
import { advance } from '../steps/clock.ts';
import {
  button,
  resultDialog,
  gameCard,
  games,
  goToHub,
  openGame,
  press,
  openFromHub,
  startSnakes,
  tabTo,
  type Game,
} from '../steps/games.ts';
import { moving } from '../steps/motion.ts';
import { linesOf } from '../steps/screen.ts';
import { heading, reload, visit } from '../steps/shell.ts';

const names = ['memory', 'snakes', 'puzzle', 'quiz'] as const satisfies readonly Game[];

test('links to the four games and back', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/game');
  await expect(page).toHaveTitle('Games · Kalavithi');
  const cards = page.getByRole('main').getByRole('link');
  await expect(cards).toHaveCount(4);
  await expect(cards).toContainText(names.map((name) => games[name].title));
  await expect(page.getByRole('main')).not.toContainText('Best:');
  await expectAccessible(page);
  const lamp = gameCard(page, 'snakes').locator('[data-lamp]');
  await expect(lamp).toHaveCSS('opacity', '0');
  await tabTo(page, gameCard(page, 'snakes'));
  await expect(lamp).toHaveCSS('opacity', '1');
  expect(await moving(page)).toEqual([]);
  for (const name of names) {
    await openFromHub(page, name);
    await expect(page).toHaveURL(games[name].path);
    await goToHub(page);
    await expect(page).toHaveURL('/game');
  }
});

test.describe('on a wide screen', { tag: '@wide' }, () => {
  /** Texts that occur in the script of one game only. */
  const ownWords: Record<Game, string> = {
    memory: 'Four tiles, four traditions.',
    snakes: 'Where the ladders and snakes are',
    puzzle: 'is cut into eight tiles',
    quiz: 'Type each word.',
  };

  /** Returns the URLs of all scripts that a page requests until it is idle. */
  const scriptsOf = async (page: Page, path: string): Promise<string[]> => {
    const requests = new Set<string>();
    const note = (request: { url: () => string }) => {
      if (new URL(request.url()).pathname.endsWith('.js')) requests.add(request.url());
    };
    page.on('request', note);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    return [...requests];
  };

  test('loads a game’s script only on its page', async ({ page }) => {
    const texts = new Map<string, string>();
    const inOwnWords = async (path: string): Promise<Game[]> => {
      const scripts = await scriptsOf(page, path);
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        if (!texts.has(script)) texts.set(script, await (await page.request.get(script)).text());
      }
      return names.filter((name) => scripts.some((script) => texts.get(script)?.includes(ownWords[name])));
    };
    for (const path of ['/', '/game', '/arts/paintings']) expect(await inOwnWords(path), path).toEqual([]);
    for (const name of names) expect(await inOwnWords(games[name].path), name).toEqual([name]);
  });

  test('sends a game’s content only with its page', async ({ page }) => {
    const own: Partial<Record<Game, string>> = {
      memory: 'memory-pattachitra',
      puzzle: 'Raghurajpur',
      quiz: 'Metalwork of Karnataka',
    };
    for (const name of names) {
      const document = await (await page.request.get(games[name].path)).text();
      const sent = names.filter((game) => own[game] && document.includes(own[game]));
      expect(sent, name).toEqual(own[name] ? [name] : []);
    }
    // From one game to another, what the other is played with is loaded on the way.
    await visit(page, games.memory.path);
    await goToHub(page);
    await openFromHub(page, 'quiz');
    await press(page, button(page, 'Start'));
    await expect(page.getByRole('textbox')).toHaveCount(5);
  });

  test('is silent until sound is turned on, and keeps the setting for all games and visits', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const noted = Object.assign(window, { strokes: 0 });
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (when) {
        noted.strokes += 1;
        start.call(this, when);
      };
    });
    const strokes = () => page.evaluate(() => (window as unknown as { strokes: number }).strokes);
    const sound = button(page, 'Sound');
    await openGame(page, 'memory', 'lotus');
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await press(page, button(page, 'Start'));
    await advance(page, 700);
    expect(await strokes()).toBe(0);

    await press(page, sound);
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    const afterTurningOn = await strokes();
    expect(afterTurningOn, 'one hears that it is on').toBeGreaterThan(0);
    await press(page, page.getByRole('button', { name: 'Pattachitra' }));
    await expect.poll(strokes).toBeGreaterThan(afterTurningOn);
    await advance(page, 1000 + 1400);
    await press(page, page.getByRole('button', { name: 'Madhubani' }));
    await expect(resultDialog(page, '❌ Wrong! Game Over. You reached Level 2')).toBeVisible();

    // A page without interaction is silent: browsers would block its sound.
    await reload(page);
    await expect(resultDialog(page, '❌ Wrong! Game Over. You reached Level 2')).toBeVisible();
    expect(await strokes()).toBe(0);
    await goToHub(page, page.getByRole('alertdialog'));
    await expect(gameCard(page, 'memory')).toContainText('Best: Level 2');
    await openFromHub(page, 'snakes');
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await startSnakes(page);
    await press(page, button(page, 'Roll'));
    await expect.poll(strokes).toBeGreaterThan(0);

    await press(page, sound);
    await page.goto('/games/puzzle');
    await expect(heading(page, 'Art Puzzle')).toBeVisible();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
  });
});

test('shows the best result on one line', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const [game, words] of [
      ['puzzle', '118 moves, 59 s'],
      ['quiz', '4 of 5, 41 s'],
    ]) {
      localStorage.setItem(`kalavithi.best.${game}`, JSON.stringify({ record: '', words }));
    }
  });
  await visit(page, '/game');
  const best = page.getByRole('main').getByText(/^Best: /);
  await expect(best).toHaveCount(2);
  expect(await linesOf(best)).toEqual([1, 1]);
  const [puzzle, quiz] = await page
    .getByRole('main')
    .getByText('Play', { exact: true })
    .evaluateAll((all) => all.slice(2).map((one) => Math.round(one.getBoundingClientRect().bottom)));
  expect(puzzle).toBe(quiz);
});

test('names every game in the first screen of a phone on its side', { tag: '@phone' }, async ({ page }) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 812, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, '/game');
    for (const name of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
      await expect(name).toBeInViewport({ ratio: 1 });
    }
  }
});

test(
  'keeps a long best result within its drawer on a phone on its side',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('kalavithi.best.puzzle', JSON.stringify({ record: '', words: '118 moves, 59 s' }));
    });
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, '/game');
    const drawer = gameCard(page, 'puzzle').locator('xpath=./div[last()]');
    await expect(drawer).toContainText('Best: 118 moves, 59 s');
    expect(await drawer.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  },
);

test('shows every Play within a low window', async ({ page }) => {
  for (const size of [
    { width: 1366, height: 657 },
    { width: 1280, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await visit(page, '/game');
    for (const play of await page.getByRole('main').getByText('Play', { exact: true }).all()) {
      await expect(play).toBeInViewport({ ratio: 1 });
    }
  }
});

test('holds the place of the games until they are there', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/aboutus');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Game' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  const footTop = async () => (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
  const before = await footTop();
  answered.resolve();
  await expect(gameCard(page, 'quiz')).toBeVisible();
  expect(Math.abs((await footTop()) - before)).toBeLessThan(40);
});

test('has a button of the wall when the games did not load', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/net::ERR_/, /could not be loaded/);
  await visit(page, '/aboutus');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Game' }).click();
  const retry = button(page, 'Try again');
  await expect(retry).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(retry).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').locator('img:visible')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Pick one and play.')).toBeHidden();
});

test('has the whole ring of the way back above the title', { tag: '@wide' }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openGame(page, 'snakes', 'lotus');
    const back = page.getByRole('main').getByRole('link', { name: 'All games' });
    await tabTo(page, back);
    const { y = 0, height: high = 0 } = (await back.boundingBox()) ?? {};
    const bar = await page.getByRole('banner').boundingBox();
    const title = await heading(page, games.snakes.heading).boundingBox();
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(y + high).toBeLessThanOrEqual(title?.y ?? 0);
    // Within the link.
    await expect(back).toHaveCSS('outline-offset', '-4px');
  }
});
