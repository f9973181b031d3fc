import {
  setSessionCookie,
  endSession,
  logInOnAnotherDevice,
  openAccount,
  savedCart,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountButton, openAccountMenu, openLogin, toast, visit, visitAsMember } from '../steps/shell.ts';
import {
  addButton,
  addToCart,
  cartNames,
  expectInCart,
  heart,
  openCart,
  expectInWishlist,
} from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('shares cart changes between tabs', async ({ page, context, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const other = await context.newPage();
  await visitAsMember(other, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await expectInCart(other, 1);
  await addToCart(other, 'Lagna Chauk');
  await expectInCart(page, 2);
  await openCart(page);
  await expect(cartNames(page)).toHaveText(['Tarpa Circle', 'Lagna Chauk']);
  await page.getByRole('button', { name: 'Remove Tarpa Circle' }).click();
  await expectInCart(other, 1);
  await addButton(other, 'Lagna Chauk').click();
  await expect(toast(other, 'Already in cart!')).toBeVisible();
});

test('keeps concurrent additions of two tabs', async ({ page, context, member, server }) => {
  await visitAsMember(page, '/arts/paintings', member);
  const other = await context.newPage();
  await visitAsMember(other, '/arts/paintings', member);
  await Promise.all([addButton(page, 'Tarpa Circle').click(), addButton(other, 'Lagna Chauk').click()]);
  await expectInCart(page, 2);
  await expectInCart(other, 2);
  await expect
    .poll(async () => (await savedCart(server, member.cookie)).toSorted())
    .toEqual(['painting-warli-lagna-chauk', 'painting-warli-tarpa-circle']);
});

test('keeps concurrent additions of two devices', async ({ page, device, member, server, tolerate }) => {
  // The second save meets a conflict and is retried.
  tolerate(/status of 409/);
  const phone = await device(await logInOnAnotherDevice(server, member));
  await visitAsMember(page, '/arts/paintings', member);
  await visitAsMember(phone, '/arts/paintings', member);
  const here = ['Tarpa Circle', 'Saura Tree of Life', 'Maize Harvest in Dots'];
  const there = ['Lagna Chauk', 'Deer under the Mahua', 'Pithora Horse Procession'];
  for (const [index, name] of here.entries()) {
    await Promise.all([addButton(page, name).click(), addButton(phone, there[index] ?? '').click()]);
  }
  await expect.poll(async () => (await savedCart(server, member.cookie)).length).toBe(6);
  for (const screen of [page, phone]) {
    await visitAsMember(screen, '/cart', member);
    await expect(cartNames(screen)).toHaveCount(6);
    expect((await cartNames(screen).allTextContents()).toSorted()).toEqual([...here, ...there].toSorted());
  }
});

test('refreshes a tab that becomes visible with another device’s changes', async ({
  page,
  context,
  device,
  member,
  server,
}) => {
  await visitAsMember(page, '/arts/paintings', member);
  await expectInCart(page, 0);
  const phone = await device(await logInOnAnotherDevice(server, member));
  await visitAsMember(phone, '/arts/paintings', member);
  await addToCart(phone, 'Tarpa Circle');
  await expectInCart(page, 0);
  const inFront = await context.newPage();
  await inFront.bringToFront();
  await page.bringToFront();
  // A headless browser never hides a tab, so the event is dispatched by hand.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectInCart(page, 1);
});

test('opens the login when the session has expired and loses nothing', async ({
  page,
  member,
  server,
  tolerate,
}) => {
  tolerate(/status of 401/, /could not be saved/);
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await heart(page, 'Deer under the Mahua').click();
  await expectInWishlist(page, 1);
  await expect(toast(page, 'Added to cart!')).toHaveCount(0);
  await endSession(server, member.cookie);

  await addButton(page, 'Lagna Chauk').click();
  await expect(toast(page, 'Please log in to continue.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  await expect(toast(page, 'Added to cart!')).toHaveCount(0);
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByLabel('Password', { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();

  await expectInCart(page, 2);
  await expectInWishlist(page, 1);
  await openCart(page);
  await expect(cartNames(page)).toHaveText(['Tarpa Circle', 'Lagna Chauk']);
  const again = await logInOnAnotherDevice(server, member);
  await expect
    .poll(() => savedCart(server, again))
    .toEqual(['painting-warli-tarpa-circle', 'painting-warli-lagna-chauk']);
});

test('shows a visitor’s bar on the next page load after a logout elsewhere', async ({
  page,
  member,
  server,
}) => {
  await visitAsMember(page, '/arts/paintings', member);
  await endSession(server, member.cookie);
  await page.reload();
  const login = await openLogin(page);
  await expect(login).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account of / })).toHaveCount(0);
});

test('does not change the next user’s cart from a stale window', async ({
  page,
  context,
  member,
  server,
  tolerate,
}) => {
  tolerate(/status of 412/, /could not be saved/);
  const bala = await openAccount(server, { verified: true, name: 'Bala' });
  await visitAsMember(page, '/arts/paintings', member);
  await heart(page, 'Tarpa Circle').click();
  await expectInWishlist(page, 1);
  // Bala has logged in in this browser, unknown to this window.
  await setSessionCookie(context, server, bala.cookie);
  await addButton(page, 'Lagna Chauk').click();
  await expect(toast(page, /Somebody else is signed in here now/)).toBeVisible();
  await expect(accountButton(page)).toHaveAccessibleName('Account of Bala');
  await expectInCart(page, 0);
  await expectInWishlist(page, 0);
  expect(await savedCart(server, bala.cookie)).toEqual([]);
  // The unsaved change is kept for its owner.
  await setSessionCookie(context, server, member.cookie);
  await page.reload();
  await expectInCart(page, 1);
  await expect.poll(() => savedCart(server, member.cookie)).toEqual(['painting-warli-lagna-chauk']);
});

test('logs in and out in all tabs at once', async ({ page, context, server }) => {
  const asha = await openAccount(server, { verified: true, name: 'Asha' });
  await visit(page, '/arts/paintings');
  const other = await context.newPage();
  await visit(other, '/contactus');
  const login = await openLogin(other);
  await login.getByLabel('Email').fill(asha.email);
  await login.getByLabel('Password', { exact: true }).fill(asha.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(accountButton(page)).toHaveAccessibleName('Account of Asha');
  await addToCart(page, 'Tarpa Circle');
  await expectInCart(other, 1);
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(accountButton(page)).toHaveCount(0);
  await expect(accountButton(other)).toHaveCount(0);
  await expectInCart(other, 0);
});
