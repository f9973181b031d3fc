import type { Locator } from '@playwright/test';
import { openAccount, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeBoxes, fillSignUp, logIn, logOut, refusal, switchToSignUp } from '../steps/account.ts';
import { fadesEnd } from '../steps/motion.ts';
import {
  accountButton,
  alertAfter,
  openAccountMenu,
  openLogin,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { addButton, addToCart, expectInCart, heart, openCart, expectInWishlist } from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

test('shows at each field what is missing', async ({ page }) => {
  await visit(page, '/');
  const dialog = await openLogin(page);
  const email = dialog.getByLabel('Email');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(email).toBeFocused();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter your email.');
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  await expect(email).toBeFocused();
  await email.fill('not an address');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email, such as name@example.com.');
});

test('keeps the title in its place, in a line with the button that closes the dialog', async ({
  page,
  tolerate,
}) => {
  tolerate(/net::ERR_/);
  await visit(page, '/');
  const dialog = await openLogin(page);
  await fadesEnd(page);
  const title = dialog.getByRole('heading', { name: 'Login' });
  const middle = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return y + height / 2;
  };
  const before = await middle(title);
  const parts = [dialog.locator('> :has(h2)'), dialog.locator('picture img')];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  const boxesBefore = await boxes();
  const submit = dialog.getByRole('button', { name: 'Login' });
  const fieldSteps = async (form: Locator) => {
    const tops = await form
      .locator('input')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    return tops.slice(1).map((top, index) => Math.round(top - (tops[index] ?? 0)));
  };
  const [step] = await fieldSteps(dialog);
  const button = await middle(submit);
  await submit.click();
  await expect(dialog.getByText('Please enter your email.')).toBeVisible();
  expect(await boxes()).toEqual(boxesBefore);
  expect(await middle(submit)).toBe(button);
  expect(await middle(title), 'errors move nothing').toBe(before);
  const tops = await fieldSteps(dialog);
  await page.route('**/api/auth/**', (route) => route.abort('connectionrefused'));
  await dialog.getByLabel('Email').fill('meera@visitors.example');
  await dialog.getByLabel('Password', { exact: true }).fill('lotus pond at dusk');
  await submit.click();
  await expect(refusal(dialog)).toHaveText('Check your connection and try again.');
  expect(await fieldSteps(dialog)).toEqual(tops);
  expect(await boxes()).toEqual(boxesBefore);
  expect(await middle(submit), 'nor does a server that is away').toBe(button);
  await page.unroute('**/api/auth/**');
  await dialog.getByLabel('Email').fill('');
  await dialog.getByRole('button', { name: 'Forgot Password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset password' });
  const send = reset.getByRole('button', { name: 'Send OTP' });
  const place = await middle(send);
  expect(await middle(reset.getByRole('heading')), 'nor does another step').toBe(before);
  await send.click();
  await expect(reset.getByText('Please enter your email.')).toBeVisible();
  expect(await middle(send), 'the button stays under the finger').toBe(place);
  const [end, links] = [await send.boundingBox(), await reset.getByText('Remembered it?').boundingBox()];
  const note = await reset.getByText('Your old password stays valid').boundingBox();
  for (const [above, below] of [
    [end, note],
    [note, links],
  ]) {
    const room = (below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(room, 'no bare room below the button').toBeLessThan(100);
  }
  await reset.getByRole('button', { name: 'Login' }).click();
  const signUp = await switchToSignUp(page);
  const other = signUp.getByRole('heading', { name: 'Sign Up' });
  expect(await middle(other)).toBe(before);
  expect(await fieldSteps(signUp), 'its fields stand as far apart').toEqual([step, step]);
  await page.setViewportSize(phone);
  const close = signUp.getByRole('button', { name: 'Close' });
  expect(Math.abs((await middle(other)) - (await middle(close))), 'one line').toBeLessThan(6);
  const high = await middle(other);
  await signUp.getByLabel('Password', { exact: true }).fill('abc');
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(signUp.getByText('The password is too short')).toBeVisible();
  expect(await middle(other), 'nor does an error of two lines').toBe(high);
});

test('keeps one height for the login and a reset', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const login = await openLogin(page);
  await fadesEnd(page);
  const boxOf = (dialog: Locator) => dialog.locator('> :has(h2)').boundingBox();
  const box = await boxOf(login);
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  expect(await boxOf(page.getByRole('dialog', { name: 'Reset password' }))).toEqual(box);
  const { y = 0, height = 0 } = box ?? {};
  expect(Math.abs(2 * y + height - 800), 'about the middle').toBeLessThan(80);
});

test('keeps the focus in the field that one types in', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const login = await openLogin(page);
  const email = login.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await page.keyboard.type('meera@example.org');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('meera@example.org');
});

test('leaves no empty room below the login', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const dialog = (await openLogin(page)).locator('> :has(h2)');
  const last = await dialog.getByRole('button', { name: 'Sign Up' }).boundingBox();
  const box = await dialog.boundingBox();
  const below = (box?.y ?? 0) + (box?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
  expect(below).toBeLessThan(80);
});

test(
  'hangs the picture next to the login on a tablet, above it on a narrower one',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, '/');
    const login = await openLogin(page);
    const work = login.locator('picture img');
    const title = login.getByRole('heading', { name: 'Login' });
    const beside = await work.boundingBox();
    expect((beside?.x ?? Infinity) + (beside?.width ?? 0)).toBeLessThan((await title.boundingBox())?.x ?? 0);
    await page.setViewportSize({ width: 640, height: 1024 });
    const above = await work.boundingBox();
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan((await title.boundingBox())?.y ?? 0);
    expect((await login.locator('> :has(h2)').boundingBox())?.width).toBeLessThanOrEqual(544);
    await page.setViewportSize({ width: 390, height: 700 });
    const box = await login.locator('> :has(h2)').boundingBox();
    expect(box?.y, 'no part of the bar shows above it').toBeLessThan(4);
  },
);

/** What the form adds to the toast of a refused login. */
const described = 'Check both fields, or reset a forgotten password.';

test('rejects a wrong password and an unknown address with the same message', async ({
  page,
  server,
  tolerate,
}) => {
  tolerate(/status of (?:401|429|503)/);
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  const dialog = await openLogin(page);
  const submit = dialog.getByRole('button', { name: 'Login' });
  const box = dialog.locator('> :has(h2)');
  const usual = (await box.boundingBox())?.height;

  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await submit.click();
  await expect(refusal(dialog)).toHaveText(described);
  expect((await box.boundingBox())?.height, 'has room for the error').toBe(usual);
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();
  const email = dialog.getByLabel('Email');
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(email).toHaveValue(account.email);
  for (const field of [email, password]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(described);
  }
  await password.fill('not-the-password-either');
  for (const field of [email, password]) await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(refusal(dialog)).toHaveCount(0);

  await dialog.getByLabel('Email').fill(newPerson().email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  const answered = page.waitForResponse('**/api/auth/login');
  await submit.click();
  expect((await answered).status()).toBe(401);
  await expect(refusal(dialog)).toHaveText(described);

  // A lock and an overloaded server are shown with the server's message.
  for (const [status, message] of [
    [429, 'Too many failed logins. Please wait 15 minutes and try again, or reset your password.'],
    [503, 'Many people are logging in just now. Please try again in a few seconds.'],
  ] as const) {
    await page.route(
      '**/api/auth/login',
      (route) => route.fulfill({ status, json: { success: false, message, code: 'refused' } }),
      { times: 1 },
    );
    await submit.click();
    await expect(refusal(dialog)).toHaveText(message);
  }
});

test('treats a failure with status 200 as a failure in every step', async ({ page }) => {
  const refuse = (message: string) =>
    page.route('**/api/auth/*', async (route) => {
      const isQuestion = route.request().url().endsWith('/is-auth');
      await (isQuestion ? route.continue() : route.fulfill({ json: { success: false, message } }));
    });
  await refuse('Invalid email or password.');
  await visit(page, '/');
  const login = await openLogin(page);
  await login.getByLabel('Email').fill(newPerson().email);
  await login.getByLabel('Password', { exact: true }).fill('not-the-password');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(refusal(login)).toHaveText('Invalid email or password.');
  await expect(toast(page, 'Invalid email or password.')).toBeVisible();

  await refuse('An account with this email already exists.');
  const signUp = await switchToSignUp(page);
  await fillSignUp(signUp, newPerson());
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expect(refusal(signUp)).toHaveText('An account with this email already exists.');
  await expect(toast(page, 'Registered successfully!')).toHaveCount(0);
  await expect(accountButton(page)).toHaveCount(0);

  await refuse('No mail for you.');
  await signUp.getByRole('button', { name: 'Login' }).click();
  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  const reset = page.getByRole('dialog', { name: 'Reset password' });
  await reset.getByRole('button', { name: 'Send OTP' }).click();
  await expect(refusal(reset)).toHaveText('No mail for you.');

  await page.unroute('**/api/auth/*');
  await reset.getByRole('button', { name: 'Send OTP' }).click();
  const enter = page.getByRole('dialog', { name: 'Enter the code' });
  await codeBoxes(enter).first().click();
  await page.keyboard.type('123456');
  await refuse('Invalid OTP');
  await enter.getByRole('button', { name: 'Continue' }).click();
  const choose = page.getByRole('dialog', { name: 'New password' });
  await choose.getByLabel('New password', { exact: true }).fill('nine terracotta horses');
  await choose.getByRole('button', { name: 'Save password' }).click();
  await expect(refusal(choose)).toHaveText('Invalid OTP');
});

test('reports a rejected code and stays on the page', async ({ page, unverified }) => {
  await visitAsMember(page, '/email-verify', unverified);
  await page.route('**/api/auth/verify-account', (route) =>
    route.fulfill({ json: { success: false, message: 'Invalid OTP' } }),
  );
  await codeBoxes(page).first().click();
  await page.keyboard.type('123456');
  await page.getByRole('main').getByRole('button', { name: 'Verify Email' }).click();
  await expect(toast(page, 'Invalid OTP')).toBeVisible();
  await expect(page).toHaveURL('/email-verify');
});

test('shows the toasts of the specification and loads the user’s data', async ({ page, server }) => {
  const account = await openAccount(server, { verified: true, name: 'असीमा' });
  await visit(page, '/');
  await logIn(page, { ...account, email: account.email.toUpperCase() });
  await expect(toast(page, 'Registered successfully!')).toBeVisible();
  await expect(toast(page, /^Welcome back, असीमा/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(accountButton(page)).toHaveText('अ');
});

test('keeps the email when switching to sign up and back', async ({ page }) => {
  await visit(page, '/');
  const login = await openLogin(page);
  await login.getByLabel('Email').fill('meera@visitors.example');
  const signUp = await switchToSignUp(page);
  await expect(signUp.getByLabel('Email')).toHaveValue('meera@visitors.example');
  await expect(signUp.getByLabel('Username')).toBeFocused();
  await signUp.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toHaveValue(
    'meera@visitors.example',
  );
});

test('does what a visitor logged in for', { tag: '@wide' }, async ({ page, server }) => {
  const account = await openAccount(server, { verified: true });
  const fill = async (dialog: Locator) => {
    await dialog.getByLabel('Email').fill(account.email);
    await dialog.getByLabel('Password', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
  };
  await visit(page, '/arts/paintings');
  await alertAfter(page, () => heart(page, 'Lagna Chauk').click());
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog.getByText('Log in to put “Lagna Chauk” into your wishlist.')).toBeVisible();
  await fill(dialog);
  await expect(toast(page, 'Added to wishlist!')).toBeVisible();
  await expectInWishlist(page, 1);
  await logOut(page);

  await visit(page, '/arts/paintings');
  await alertAfter(page, () => addButton(page, 'Tarpa Circle').click());
  await fill(dialog);
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await expectInCart(page, 1);
});

test('reports an unreachable server, and works when it is back', async ({ page, server, tolerate }) => {
  tolerate(/net::ERR_/);
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  const dialog = await openLogin(page);
  await server.kill();
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Something went wrong!')).toBeVisible();
  await expect(refusal(dialog)).toHaveText('Check your connection and try again.');
  await server.start();
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(accountButton(page)).toBeVisible();
});

test('stays logged in after a reload without flashing the Login button', async ({ page, member }) => {
  await visitAsMember(page, '/', member);
  await page.route('**/api/auth/is-auth', async (route) => {
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeHidden();
    await route.continue();
  });
  await page.reload();
  await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
});

test('hangs the account menu from the bar, to the margin of the page', async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const { width: wide, height: high } = page.viewportSize() ?? phone;
  for (const size of [{ width: wide, height: high }, phone]) {
    await page.setViewportSize(size);
    await openAccountMenu(page);
    const menu = page.getByText(member.email).locator('xpath=ancestor::div[1]');
    const { x = 0, y = 0, width = 0 } = (await menu.boundingBox()) ?? {};
    const bar = await page.getByRole('banner').boundingBox();
    const gap = y - (bar?.y ?? 0) - (bar?.height ?? 0);
    expect(Math.abs(gap), 'no gap below the bar').toBeLessThanOrEqual(3);
    const margin = await page
      .getByRole('main')
      .locator('.wrap')
      .first()
      .evaluate((wrap) => {
        const { right } = wrap.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(wrap).paddingRight);
      });
    expect(Math.abs(x + width - margin)).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
});

test('moves no toast when the account menu opens', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await page.getByRole('button', { name: 'Wishlist: Tarpa Circle' }).click();
  const notices = page.getByLabel('Notifications');
  await expect(notices).toBeVisible();
  // The mouse holds it there; the menu opens by the keyboard.
  await notices.hover();
  const place = () => notices.evaluate((list) => list.getBoundingClientRect().left);
  const before = await place();
  await accountButton(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(notices, 'the menu covers their corner').toBeHidden();
  expect(await place()).toBe(before);
});

test.describe('logging out', () => {
  test('asks for confirmation, and cancelling changes nothing', async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Logout?' });
    await expect(question).toBeVisible();
    expect((await question.boundingBox())?.x, 'covers the page from its edge').toBe(0);
    const [width, other] = await Promise.all(
      ['Logout', 'Stay'].map(
        async (name) => (await question.getByRole('button', { name }).boundingBox())?.width,
      ),
    );
    expect(width).toBe(other);
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(accountButton(page)).toHaveAccessibleName(`Account of ${member.name}`);
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(accountButton(page)).toBeVisible();
  });

  test('goes home and removes the user’s data', async ({ page, member, context }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await addToCart(page, 'Tarpa Circle');
    await heart(page, 'Lagna Chauk').click();
    await expectInWishlist(page, 1);
    await logOut(page);
    await expect(page).toHaveURL('/');
    await expectInCart(page, 0);
    await expectInWishlist(page, 0);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'painting-',
    );
    await openCart(page);
    await expect(page.getByText('Your cart is empty.', { exact: true })).toBeVisible();
    await logIn(page, member);
    await expectInCart(page, 1);
  });

  test('shows the next user nothing of the previous one', async ({ page, member, server }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await addToCart(page, 'Tarpa Circle');
    await heart(page, 'Lagna Chauk').click();
    await expectInWishlist(page, 1);
    await logOut(page);
    const other = await openAccount(server, { verified: true, name: 'Ravi' });
    await logIn(page, other);
    await expect(accountButton(page)).toHaveAccessibleName('Account of Ravi');
    await expectInCart(page, 0);
    await expectInWishlist(page, 0);
  });
});

test('keeps the focus on the page when done by keyboard', async ({ page, server }) => {
  const account = await openAccount(server, { verified: true });
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('stays closed when the second click of a double click lands on the Login button', async ({ page }) => {
  await visit(page, '/');
  const login = await page.getByRole('banner').getByRole('button', { name: 'Login' }).boundingBox();
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.mouse.move((login?.x ?? 0) + 10, (login?.y ?? 0) + 10);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(dialog).toBeHidden();
});
