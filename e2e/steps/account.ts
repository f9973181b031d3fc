import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';
import { accountButton, openAccountMenu, openLogin } from './shell.ts';

/** Logs in through the dialog. */
export const logIn = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(accountButton(page)).toBeVisible();
};

/** Switches from the Login dialog to the Sign Up dialog. */
export const switchToSignUp = async (page: Page): Promise<Locator> => {
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog).toBeVisible();
  return dialog;
};

export const fillSignUp = async (dialog: Locator, { name, email, password }: Person): Promise<void> => {
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
};

/** Signs up through the dialog. */
export const signUp = async (page: Page, person: Person): Promise<void> => {
  await openLogin(page);
  const dialog = await switchToSignUp(page);
  await fillSignUp(dialog, person);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
};

/**
 * The error of a failed call in a form: the reason in other words than the toast's, with advice, or
 * the text of the toast, which alone is announced.
 */
export const refusal = (dialog: Locator): Locator => dialog.locator('#auth-refusal');

/** The six boxes of a code. */
export const codeBoxes = (within: Page | Locator): Locator =>
  within.getByRole('group', { name: 'Six digit code' }).getByRole('textbox');

export const expectCode = async (within: Page | Locator, digits: string): Promise<void> => {
  const boxes = codeBoxes(within);
  await expect(boxes).toHaveCount(6);
  for (const [index, digit] of [...digits].entries()) await expect(boxes.nth(index)).toHaveValue(digit);
};

/** Copies a text and pastes it by the keyboard. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

/** Logs out by the menu and confirms. */
export const logOut = async (page: Page): Promise<void> => {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Logout?' });
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toBeHidden();
};

/** Returns six digits other than the code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
