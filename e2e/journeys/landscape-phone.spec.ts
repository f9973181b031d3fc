import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { button, games, openGame, startSnakes, type Game } from '../steps/games.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How each game is started. */
const start = {
  memory: (page: Page) => button(page, 'Start').click(),
  snakes: startSnakes,
  puzzle: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Gond' }).click(),
} satisfies Partial<Record<Game, unknown>>;

const windows = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

for (const viewport of windows) {
  test.describe(`on a phone in landscape, ${viewport.width} px wide`, { tag: '@wide' }, () => {
    test.use({ viewport });
    for (const game of ['memory', 'snakes', 'puzzle'] as const) {
      test(`shows the whole board of ${games[game].title}`, async ({ page }) => {
        await openGame(page, game, 'neem');
        await start[game](page);
        const board = page.locator('[data-board]');
        await expect(board).toBeInViewport({ ratio: 1 });
        const bar = await page.getByRole('banner').boundingBox();
        const place = await board.boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      });
    }
  });
}
