import type { Locator, Page } from '@playwright/test';
import { logInOnAnotherDevice, openAccount, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeBoxes, expectCode, logIn, paste, refusal, wrongCode } from '../steps/account.ts';
import { accountButton, openLogin, toast, visit, visitAsMember } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const newPassword = 'eight-lotus-ponds-in-nathdwara';

/** Goes from the closed dialog to the six boxes. */
const askForCode = async (page: Page, email: string): Promise<Locator> => {
  const login = await openLogin(page);
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  const ask = page.getByRole('dialog', { name: 'Reset password' });
  await ask.getByLabel('Registered email').fill(email);
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  const enter = page.getByRole('dialog', { name: 'Enter the code' });
  await expect(enter).toBeVisible();
  await expect(enter.getByText('Step 2 of 3', { exact: true })).toBeVisible();
  await expect(enter).toContainText(`Look for our mail at ${email}`);
  return enter;
};

test('shows its steps whole on a low phone', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const enter = await askForCode(page, 'meera.devi.of.madhubani.in.mithila@visitors.example');
  await page.setViewportSize({ width: 390, height: 664 });
  const overflow = (dialog: Locator) =>
    dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await overflow(enter)).toBe(0);
  await enter.getByRole('button', { name: 'Change email' }).click();
  expect(await overflow(page.getByRole('dialog', { name: 'Reset password' }))).toBe(0);
});

test(
  'forgets what was missing once a code is pasted, or asked for again',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/');
    const enter = await askForCode(page, 'meera@visitors.example');
    const group = enter.getByRole('group', { name: 'Six digit code' });
    const missing = 'Please enter the 6 digits of the code.';
    await enter.getByRole('button', { name: 'Continue' }).click();
    await expect(group).toHaveAccessibleDescription(missing);
    await enter.getByRole('button', { name: 'Send again' }).click();
    await expect(group).not.toHaveAccessibleDescription(missing);
    await enter.getByRole('button', { name: 'Continue' }).click();
    await expect(group).toHaveAccessibleDescription(missing);
    await codeBoxes(page).first().focus();
    await paste(page, '654321');
    await expectCode(page, '654321');
    await expect(group).not.toHaveAccessibleDescription(missing);
  },
);

test('shows its toasts beside the form', { tag: '@wide' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '/');
  const email = 'meera.devi-of-madhubani.in.mithila@visitors.example';
  const enter = await askForCode(page, email);
  const message = toast(page, `If there is an account for ${email}, a six-digit code is on its way there.`);
  await expect(message).toBeVisible();
  const { x = NaN, width = NaN } = (await message.boundingBox()) ?? {};
  const title = await enter.getByRole('heading', { name: 'Enter the code' }).boundingBox();
  expect(x + width).toBeLessThan(title?.x ?? 0);
});

test('replaces a forgotten password and ends other sessions', async ({ page, server, device, tolerate }) => {
  tolerate(/status of 401/);
  const account = await openAccount(server, { verified: true });
  const elsewhere = await device(await logInOnAnotherDevice(server, account));
  await visitAsMember(elsewhere, '/cart', account);

  await visit(page, '/');
  const enter = await askForCode(page, account.email);
  await expect(
    toast(page, `If there is an account for ${account.email}, a six-digit code is on its way there.`),
  ).toBeVisible();
  const { code, subject } = await server.mailTo(account.email);
  expect(subject).toBe(`${code} is your Kalavithi code for a new password`);
  await expect(codeBoxes(enter).first()).toBeFocused();
  await paste(page, code);
  await expectCode(enter, code);
  await enter.getByRole('button', { name: 'Continue' }).click();

  const choose = page.getByRole('dialog', { name: 'New password' });
  const password = choose.getByLabel('New password', { exact: true });
  await expect(password).toBeFocused();
  await expect(choose).toContainText('Enter a new password. You will log in with it from now on.');
  await password.fill(newPassword);
  await choose.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Your password is changed. Please log in with the new one.')).toBeVisible();

  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toHaveValue(account.email);
  await login.getByLabel('Password', { exact: true }).fill(account.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(refusal(login)).toHaveText('Check both fields, or reset a forgotten password.');
  await login.getByLabel('Password', { exact: true }).fill(newPassword);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(accountButton(page)).toBeVisible();

  await visit(elsewhere, '/cart');
  await expect(accountButton(elsewhere)).toHaveCount(0);
  await expect(elsewhere.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('reports a wrong code after the new password, and lets it be entered again', async ({
  page,
  server,
  tolerate,
}) => {
  tolerate(/status of 400/, /status of 422/);
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  const enter = await askForCode(page, account.email);
  const { code } = await server.mailTo(account.email);

  const sent = page.getByRole('region', { name: 'Notifications' }).getByText(account.email);
  await expect(sent).toBeVisible();
  await enter.getByRole('button', { name: 'Continue' }).click();
  // The success of the step before does not stand beside an error.
  await expect(sent).toHaveCount(0);
  await expect(enter.getByRole('group', { name: 'Six digit code' })).toHaveAccessibleDescription(
    'Please enter the 6 digits of the code.',
  );
  await codeBoxes(enter).first().click();
  await page.keyboard.type(wrongCode(code));
  await enter.getByRole('button', { name: 'Continue' }).click();

  const choose = page.getByRole('dialog', { name: 'New password' });
  const password = choose.getByLabel('New password', { exact: true });
  const save = choose.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(password).toHaveAccessibleDescription(/Please enter a password\./);
  await password.fill('short');
  await save.click();
  await expect(password).toHaveAccessibleDescription(
    /The password is too short: please use at least 8 characters\./,
  );
  await password.fill('password123');
  await save.click();
  await expect(password).toHaveAccessibleDescription(
    /A few words that do not belong together make a strong password\./,
  );
  await password.fill(newPassword);
  const foot = await choose.getByRole('button', { name: 'Enter it again' }).boundingBox();
  const place = await save.boundingBox();
  await save.click();
  await expect(refusal(choose)).toHaveText(
    /^That code is not right or has expired\.\sGo back to it: your new password is kept\./,
  );
  await expect(password).toHaveValue(newPassword);
  expect(await choose.getByRole('button', { name: 'Back to the code' }).boundingBox()).toEqual(place);
  await expect(choose.getByRole('button', { name: 'Send again' }), 'a way to a new code').toBeVisible();
  const newFoot = await choose.getByRole('button', { name: 'Send again' }).boundingBox();
  expect(newFoot?.y, 'the foot of the dialog stays').toBeCloseTo(foot?.y ?? Number.NaN, 0);

  await choose.getByRole('button', { name: 'Back to the code' }).click();
  await expectCode(enter, '');
  await expect(page.getByText('That code is not right or has expired.'), 'by its field alone').toHaveCount(1);
  await expect(codeBoxes(enter).first()).toHaveAttribute('aria-invalid', 'true');
  await codeBoxes(enter).first().fill(code);
  await expect(codeBoxes(enter).first()).not.toHaveAttribute('aria-invalid');
  await enter.getByRole('button', { name: 'Continue' }).click();
  await expect(password).toHaveValue(newPassword);
  await save.click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  const known = page.getByRole('dialog', { name: 'Login' });
  await expect(known.getByLabel('Email')).toHaveValue(account.email);
  await expect(known.getByLabel('Password', { exact: true }), 'the field that is empty').toBeFocused();
});

test('locks the code after five wrong tries', async ({ page, server, tolerate }) => {
  tolerate(/status of 400/);
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  const enter = await askForCode(page, account.email);
  const { code } = await server.mailTo(account.email);
  const choose = page.getByRole('dialog', { name: 'New password' });
  for (let tries = 1; tries <= 5; tries += 1) {
    await codeBoxes(enter).first().fill(wrongCode(code));
    await enter.getByRole('button', { name: 'Continue' }).click();
    await choose.getByLabel('New password', { exact: true }).fill(newPassword);
    await choose.getByRole('button', { name: 'Save password' }).click();
    const back = choose.getByRole('button', { name: 'Back to the code' });
    await expect(back).toBeVisible();
    if (tries < 5) await back.click();
  }
  await expect(toast(page, 'Too many wrong tries. Wait a minute, then ask for a new code.')).toBeVisible();
  await expect(refusal(choose)).toContainText('Go back in a minute and choose “Send again”.');
});

test('asks for an email, and can go back to change it', async ({ page, server }) => {
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  const login = await openLogin(page);
  await login.getByLabel('Email').fill('nobody@visitors');
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  const ask = page.getByRole('dialog', { name: 'Reset password' });
  const email = ask.getByLabel('Registered email');
  await expect(email).toHaveValue('nobody@visitors');
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email, such as name@example.com.');
  await email.fill('');
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter your email.');

  // An unknown address gets the same response.
  const unknown = newPerson().email;
  await email.fill(unknown);
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await expect(
    toast(page, `If there is an account for ${unknown}, a six-digit code is on its way there.`),
  ).toBeVisible();
  const enter = page.getByRole('dialog', { name: 'Enter the code' });
  await enter.getByRole('button', { name: 'Change email' }).click();
  await expect(email).toHaveValue(unknown);
  await email.fill(account.email);
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await expect(enter).toContainText(`Look for our mail at ${account.email}`);
  const { code } = await server.mailTo(account.email);
  expect(code).toMatch(/^\d{6}$/);
  expect(server.mail.waiting(unknown)).toBe(0);

  await enter.getByRole('button', { name: 'Change email' }).click();
  await ask.getByRole('button', { name: 'Login' }).click();
  await expect(login).toBeVisible();
});

test('sends a mail by "Send again" that could not be sent before', async ({ page, server }) => {
  const account = await openAccount(server, { verified: true });
  server.mail.refuse(true);
  await visit(page, '/');
  const enter = await askForCode(page, account.email);
  const sent = toast(
    page,
    `If there is an account for ${account.email}, a six-digit code is on its way there.`,
  );
  await expect(sent).toBeVisible();
  await server.mail.refusal(account.email);
  server.mail.refuse(false);
  await expect(async () => {
    const answered = page.waitForResponse('**/api/auth/send-reset-otp');
    await enter.getByRole('button', { name: 'Send again' }).click();
    expect((await answered).status()).toBe(200);
    await expect.poll(() => server.mail.waiting(account.email), { timeout: 2000 }).toBe(1);
  }).toPass({ timeout: 10_000 });
  const { code } = await server.mailTo(account.email);
  await codeBoxes(enter).first().fill(code);
  await enter.getByRole('button', { name: 'Continue' }).click();
  const choose = page.getByRole('dialog', { name: 'New password' });
  await choose.getByLabel('New password', { exact: true }).fill(newPassword);
  await choose.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await logIn(page, { email: account.email, password: newPassword });
});

test('ignores a response that arrives after its step was left', async ({ page, server }) => {
  const account = await openAccount(server, { verified: true });
  let release = () => {};
  const block = () => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return released;
  };
  let released = block();
  await page.route(/\/api\/auth\/(send-reset-otp|reset-password)$/, async (route) => {
    await released;
    await route.continue();
  });
  const sent = toast(
    page,
    `If there is an account for ${account.email}, a six-digit code is on its way there.`,
  );

  await visit(page, '/');
  const login = await openLogin(page);
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  const ask = page.getByRole('dialog', { name: 'Reset password' });
  await ask.getByLabel('Registered email').fill(account.email);
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await ask.getByRole('button', { name: 'Close' }).click();
  release();
  await expect(sent).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  released = block();
  await openLogin(page);
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  await ask.getByLabel('Registered email').fill(account.email);
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  await ask.getByRole('button', { name: 'Login' }).click();
  await login.getByLabel('Password', { exact: true }).fill('remembered after all');
  release();
  await expect(sent).toBeVisible();
  await expect(login.getByLabel('Password', { exact: true })).toHaveValue('remembered after all');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const enter = await askForCode(page, account.email);
  const { code } = await server.mailTo(account.email);
  await codeBoxes(enter).first().fill(code);
  await enter.getByRole('button', { name: 'Continue' }).click();
  const choose = page.getByRole('dialog', { name: 'New password' });
  released = block();
  await choose.getByLabel('New password', { exact: true }).fill(newPassword);
  await choose.getByRole('button', { name: 'Save password' }).click();
  await page.keyboard.press('Escape');
  release();
  await expect(toast(page, 'Your password is changed. Please log in with the new one.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
