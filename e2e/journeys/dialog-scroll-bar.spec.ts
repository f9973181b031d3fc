import { expect, test } from '../fixtures/test.ts';
import { openLogin, visit } from '../steps/shell.ts';

// Classic scroll bars, as on most desktops; Playwright hides them by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
  viewport: { width: 1280, height: 400 },
});

test('does not close a dialog by its scroll bar', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill('meera@example.com');
  const room = () => dialog.evaluate((element) => element.clientWidth);
  expect(await room()).toBeLessThan(1280);
  await page.mouse.click((await room()) + 5, 200);
  await expect(dialog.getByLabel('Email')).toHaveValue('meera@example.com');
  await page.mouse.click((await room()) - 5, 200);
  await expect(dialog).toBeHidden();

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await sheet.getByRole('searchbox').fill('a');
  await expect.poll(() => sheet.evaluate((element) => element.clientWidth)).toBeLessThan(1280);
  await page.mouse.click((await sheet.evaluate((element) => element.clientWidth)) + 5, 200);
  await expect(sheet.getByRole('searchbox')).toHaveValue('a');
});
