import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeBoxes, refusal, switchToSignUp, fillSignUp, wrongCode } from '../steps/account.ts';
import { advance } from '../steps/clock.ts';
import { startSnakes, button, announcements, openGame, visibleText, stat } from '../steps/games.ts';
import { accountButton, alertAfter, openLogin, toast, visit, visitAsMember } from '../steps/shell.ts';
import { addToCart, cartRows, expectInCart, openCart, summary } from '../steps/shop.ts';
import { readBoard, solutionOf, tile } from '../steps/sliding-puzzle.ts';
import { installTranslation, translate } from '../steps/translation.ts';

// A page that breaks under translation fails these tests by its error; the expectations check that
// texts stay current.
test.beforeEach(({ page }) => installTranslation(page));

const type = async (page: Page, code: string): Promise<void> => {
  await codeBoxes(page).first().click();
  await page.keyboard.type(code);
};

test(
  'registers and verifies an account in a translated page',
  { tag: '@wide' },
  async ({ page, server, tolerate }) => {
    tolerate(/status of 40[01]/);
    await visit(page, '/');
    await translate(page);
    const person = newPerson();
    const login = await openLogin(page);
    await login.getByLabel('Email').fill(person.email);
    await login.getByLabel('Password', { exact: true }).fill('not-the-password');
    await login.getByRole('button', { name: 'Login' }).click();
    await expect(refusal(login)).toBeVisible();
    await expect(login.getByLabel('Email')).toHaveValue(person.email);
    const dialog = await switchToSignUp(page);
    await fillSignUp(dialog, person);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(accountButton(page)).toBeVisible();

    await visitAsMember(page, '/email-verify', person);
    await translate(page);
    const { code } = await server.mailTo(person.email);
    await type(page, wrongCode(code));
    await page.getByRole('main').getByRole('button', { name: 'Verify email' }).click();
    await expect(page.getByRole('group', { name: 'Six digit code' })).toHaveAccessibleDescription(/digits/);
    await type(page, code);
    await page.getByRole('main').getByRole('button', { name: 'Verify email' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('searches, shops and uploads in a translated page', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await translate(page);
  await page.keyboard.press('/');
  const sheet = page.getByRole('dialog', { name: 'Search', exact: true });
  const field = sheet.getByRole('searchbox');
  for (const query of ['krishna', 'mor', 'मोर', 'no such thing', 'peacock']) {
    await field.fill(query);
    await expect(sheet.getByRole(query === 'no such thing' ? 'paragraph' : 'link').first()).toBeVisible();
  }
  await expect(sheet.getByRole('link', { name: 'Peacocks Call the Rain' }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await addToCart(page, 'Tarpa Circle');
  await addToCart(page, 'Lagna Chauk');
  await expectInCart(page, 2);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText('2');
  await openCart(page);
  await expect(summary(page).last()).toHaveText('₹2,400');
  await cartRows(page)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cartRows(page)).toHaveCount(1);
  await expect(summary(page).last()).toHaveText('₹1,450');

  await visitAsMember(page, '/upload', member);
  await translate(page);
  await page
    .getByLabel('Choose a picture of your work', { exact: true })
    .setInputFiles(join(import.meta.dirname, '../../apps/web/public/icon-192.png'));
  await alertAfter(page, () =>
    page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click(),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Upload successful!' })).toBeVisible();
  // A busy button keeps the focus.
  await expect(page.getByRole('main').getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
});

test('updates the four games in a translated page', { tag: '@wide' }, async ({ page }) => {
  await openGame(page, 'snakes', 'banyan');
  await translate(page);
  await startSnakes(page);
  for (const name of ['Player 1', 'Player 2', 'Player 1']) {
    await expect(visibleText(page, `${name} to roll`).first()).toBeVisible();
    await button(page, 'Roll').click();
    await expect(page.locator('li[aria-current]')).toContainText(`${name} rolling`);
    await advance(page, 2500);
  }
  await expect(page.getByRole('region', { name: 'Last moves' }).getByRole('listitem')).toHaveCount(3);

  await openGame(page, 'puzzle', 'neem');
  await translate(page);
  await page.getByRole('main').getByRole('button', { name: 'Gond' }).click();
  const slides = solutionOf(await readBoard(page));
  for (const [index, slide] of slides.entries()) {
    await tile(page, slide.tile).click();
    // With the last move the result takes the place of the numbers.
    if (index < slides.length - 1) await expect(stat(page, 'Moves')).toHaveText(String(index + 1));
  }
  const solved = page.getByRole('main').getByRole('status').getByRole('heading', { level: 2 });
  await expect(solved).toHaveText('Puzzle solved');

  await openGame(page, 'memory', 'lotus');
  await translate(page);
  await button(page, 'Start').click();
  await advance(page, 700);
  await expect(visibleText(page, 'Your turn')).toBeVisible();
  await page.getByRole('button', { name: 'Pattachitra' }).click();
  await expect(visibleText(page, 'Right. Level 2 comes next.')).toBeVisible();
  await advance(page, 1000);
  await expect(stat(page, 'Level')).toHaveText('2');

  await openGame(page, 'quiz', 'lotus');
  await translate(page);
  await button(page, 'Start').click();
  await advance(page, 5000);
  await expect(page.getByRole('timer', { name: 'Seconds left' })).toHaveText('55');
  await page.getByRole('button', { name: 'Hint for word 1' }).click();
  await expect(page.getByRole('button', { name: 'Hide hint for word 1' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Answer 1' }).fill('warli');
  await button(page, 'Submit').click();
  await expect(page.getByRole('region', { name: 'Your score' })).toBeVisible();
  await expect(announcements(page).last()).toHaveText(/of 5 right/);
  await expect(toast(page, /.+/)).toHaveCount(0);
});
