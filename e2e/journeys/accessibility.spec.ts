import { expect, test } from '../fixtures/test.ts';
import { expectAccessible, expectAccessibleWithStoppedClock } from '../steps/axe.ts';
import { installClock, advance, resumeClock, stopClock } from '../steps/clock.ts';
import {
  goByMenu,
  openAccountMenu,
  openDrawer,
  openLogin,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { addButton, addToCart, heart, openCart, openWishlist } from '../steps/shop.ts';
import { codeBoxes, refusal } from '../steps/account.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the login dialog in its five steps, empty and with errors', async ({ page, tolerate }) => {
  tolerate(/status of 401/);
  await visit(page, '/');
  const login = await openLogin(page);
  await expectAccessible(page);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(login.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email.');
  await expectAccessible(page);
  await login.getByLabel('Email').fill('nobody@visitors.example');
  await login.getByLabel('Password', { exact: true }).fill('not-the-password');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(refusal(login)).toBeVisible();
  await expectAccessible(page);

  await login.getByRole('button', { name: 'Sign Up' }).click();
  const signUp = page.getByRole('dialog', { name: 'Sign Up' });
  await signUp.getByRole('button', { name: 'Sign Up' }).click();
  await expectAccessible(page);
  await signUp.getByRole('button', { name: 'Login' }).click();

  await login.getByRole('button', { name: 'Forgot Password?' }).click();
  const ask = page.getByRole('dialog', { name: 'Reset password' });
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByLabel('Registered email').fill('nobody@visitors.example');
  await ask.getByRole('button', { name: 'Send OTP' }).click();
  const enter = page.getByRole('dialog', { name: 'Enter the code' });
  await enter.getByRole('button', { name: 'Continue' }).click();
  await expectAccessible(page);
  await codeBoxes(enter).first().fill('123456');
  await enter.getByRole('button', { name: 'Continue' }).click();
  const choose = page.getByRole('dialog', { name: 'New password' });
  await choose.getByRole('button', { name: 'Save password' }).click();
  await expectAccessible(page);
});

test('open menus', async ({ page, isMobile }) => {
  await visit(page, '/');
  if (isMobile) {
    const open = await openDrawer(page);
    await open.getByRole('button', { name: 'Events' }).click();
    await expectAccessible(page);
    return;
  }
  for (const name of ['Arts', 'Events']) {
    const trigger = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});

test('the account menu, a member’s drawer, and the logout confirmation', async ({
  page,
  isMobile,
  unverified,
}) => {
  await visitAsMember(page, '/email-verify', unverified);
  await expectAccessible(page);
  await openAccountMenu(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  if (isMobile) {
    await openDrawer(page);
    await expectAccessible(page);
  }
});

test('cart and wishlist with items, a removed item, toasts, and the payment form', async ({
  page,
  member,
}) => {
  await installClock(page);
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await addToCart(page, 'Lagna Chauk');
  await heart(page, 'Lagna Chauk').click();
  await expect(toast(page, 'Added to wishlist!')).toBeVisible();
  await stopClock(page);
  await advance(page, 2100);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden();
  await addButton(page, 'Tarpa Circle').click();
  const warning = toast(page, 'Already in cart!');
  // A hovered toast stays.
  await warning.hover();
  await resumeClock(page);
  await expectAccessible(page);
  await expect(warning).toBeVisible();
  await openWishlist(page);
  await expectAccessible(page);
  await openCart(page);
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(payment).toBeVisible();
  await expectAccessible(page);
  await payment.getByRole('button', { name: 'Pay Now' }).click();
  await expect(payment.getByLabel('CVV')).toHaveAccessibleDescription('Please enter the CVV.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await stopClock(page, 2);
  await page.getByRole('button', { name: 'Remove Tarpa Circle' }).click();
  await expect(page.getByText('❌ Removed from cart!')).toBeVisible();
  await expectAccessibleWithStoppedClock(page);
  await expect(page.getByText('❌ Removed from cart!')).toBeVisible();
});

test('the error page', async ({ page, tolerate }) => {
  // An invalid list: the page can't render it.
  tolerate(/./);
  await visit(page, '/');
  const lists = /\/api\/events\?/;
  await page.route(lists, (route) => route.fulfill({ json: { not: 'a list' } }));
  await goByMenu(page, 'Events', 'Upcoming events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side.');
  await expect(page).toHaveTitle('Something went wrong · Kalavithi');
  await expectAccessible(page);
  await page.unroute(lists);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong on our side.');
});

test('the banner and the lists while the server is unavailable', async ({ page, tolerate }) => {
  tolerate(/net::ERR_/, /could not be loaded/);
  await visit(page, '/');
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Artists' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});
