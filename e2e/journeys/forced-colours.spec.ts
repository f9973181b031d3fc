import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { advance } from '../steps/clock.ts';
import { button, openGame } from '../steps/games.ts';
import { openLogin, visit } from '../steps/shell.ts';
import { tiles } from '../steps/sliding-puzzle.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const ground = (locator: Locator, part?: '::before'): Promise<string> =>
  locator.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

test('shows selections in forced colours', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/gallery');
  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await ground(tab('Tanjor Arts'))).not.toBe(await ground(tab('Folk Paintings')));

  await visit(page, '/');
  const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 4` });
  expect(await ground(dot(1), '::before')).not.toBe(await ground(dot(2), '::before'));
  // The walls are gone: what was drawn in their second colour takes the reader's.
  const slide = page.getByRole('region', { name: 'Three traditions' }).getByRole('button').first();
  expect(await ground(slide, '::before')).not.toBe(await ground(page.locator('body')));

  await page.goto('/events');
  const status = page
    .locator('main p')
    .filter({ hasText: /^Upcoming$/ })
    .first();
  expect(await ground(status.locator('i'))).not.toBe(await ground(page.locator('body')));
  await page.goto('/events/event-kathak-sixteen');
  // An image of a border would keep its own colours.
  const ticket = page.getByRole('complementary', { name: 'Event details' });
  for (const part of [undefined, '::before'] as const)
    expect(
      await ticket.evaluate((element, pseudo) => {
        const { borderImageSource, borderTopColor } = getComputedStyle(element, pseudo);
        return [borderImageSource, borderTopColor === getComputedStyle(element).color];
      }, part),
    ).toEqual(['none', true]);
  // What can't be pressed is the weaker of the two, and the perforation as thin as where it has its own colour.
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
      return { width: borderTopWidth, likeText: borderTopColor === color };
    });
  const pair = (name: string) => ticket.getByRole('button', { name, exact: true });
  expect(await edges(pair('Login to Register'))).toEqual({ width: '1px', likeText: true });
  expect((await edges(pair('Login'))).width).toBe('3px');
  expect(await ground(pair('Login'))).toBe(await ground(pair('Login to Register')));
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 768, height: 1024 });
  const perforation = ticket.locator('div').filter({ has: page.getByText('Price', { exact: true }) });
  expect(
    await perforation.evaluate((stub) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(stub);
      return [borderTopWidth, borderBottomWidth];
    }),
  ).toEqual(['0px', '1px']);
  await page.setViewportSize({ width, height });
  await page.goto('/game');
  const doorway = page.getByRole('main').locator('svg').first();
  expect(await doorway.evaluate((svg) => getComputedStyle(svg).stroke)).toBe(
    await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color),
  );

  await visit(page, '/games/SandL');
  const count = (players: number) => page.getByText(`${players} players`, { exact: true });
  expect(await ground(count(2))).not.toBe(await ground(count(3)));
});

test('shows in forced colours which step it is, and what cannot be pressed', async ({ page }) => {
  await visit(page, '/arts/paintings/painting-warli-tarpa-circle#look');
  const colour = (name: string) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colour('Zoom out')).not.toBe(await colour('Zoom in'));
  await page.getByRole('button', { name: 'Points of interest' }).click();
  const points = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await points.nth(1).click();
  expect(await ground(points.nth(1))).not.toBe(await ground(points.nth(0)));

  await visit(page, '/');
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Forgot Password?' }).click();
  const step = page.getByRole('dialog').locator('p').filter({ hasText: 'Step 1 of 3' }).locator('i');
  expect(await ground(step.nth(0))).not.toBe(await ground(step.nth(1)));
});

test('plays the games in forced colours', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'memory', 'neem');
  // The paper is gone; its edges show where one can press.
  const edge = page.getByRole('group', { name: 'Four art tiles' }).getByRole('button').first();
  expect(await edge.evaluate((tile) => getComputedStyle(tile).borderTopColor)).not.toBe(await ground(edge));
  await button(page, 'Start').click();
  const lit = page.locator('[data-lit]');
  for (let waits = 0; (await lit.count()) === 0 && waits < 40; waits += 1) await advance(page, 100);
  expect(await ground(lit)).not.toBe(
    await ground(
      page.getByRole('group', { name: 'Four art tiles' }).locator('button:not([data-lit])').first(),
    ),
  );

  await openGame(page, 'puzzle', 'neem');
  await page.getByRole('main').getByRole('button', { name: 'Gond' }).click();
  const pictures = await tiles(page)
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundImage));
  expect(pictures.filter((picture) => picture.includes('image-set('))).toHaveLength(8);
  const numbers = button(page, 'Numbers');
  expect(await ground(numbers)).toBe(await ground(button(page, 'Peek')));
  await numbers.click();
  expect(await ground(numbers)).not.toBe(await ground(button(page, 'Peek')));
});
