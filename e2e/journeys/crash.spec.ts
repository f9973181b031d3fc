import { expect, test } from '../fixtures/test.ts';
import { heading, openLogin, visit } from '../steps/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('styles the page that replaces a crashed one', { tag: '@wide' }, async ({ page, tolerate }) => {
  tolerate(/planted/);
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const dress = async () =>
    main.getByRole('button', { name: 'Arts' }).evaluate((element) => {
      const { padding, backgroundColor, fontWeight, borderTopWidth } = getComputedStyle(element);
      return { padding, backgroundColor, fontWeight, borderTopWidth };
    });
  const before = await dress();
  expect(before.fontWeight).toBe('500');
  // The dialog's style sheet loads late.
  await openLogin(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    // The first price of the next page fails to format.
    const abs = Math.abs.bind(Math);
    Math.abs = (value) => {
      if (value >= 500 && Number.isInteger(value)) throw new Error('planted');
      return abs(value);
    };
  });
  await main.getByRole('button', { name: 'Arts' }).hover();
  await main.getByRole('link', { name: 'Paintings' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(heading(page, 'Something went wrong on our side.')).toBeVisible();
  await expect(again).toHaveCSS('min-height', '44px');
  await expect(again).toHaveCSS('border-top-width', '1px');
  await expect(again).toHaveCSS('padding-left', '22px');
  await expect(again).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await dress()).toEqual(before);
});
