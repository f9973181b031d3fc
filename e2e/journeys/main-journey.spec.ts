import { newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { codeBoxes, expectCode, fillSignUp, logIn, paste, switchToSignUp } from '../steps/account.ts';
import {
  accountButton,
  alertAfter,
  goByMenu,
  heading,
  openAccountMenu,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import {
  addButton,
  addToCart,
  cartNames,
  cartRows,
  expectInCart,
  heart,
  openCart,
  openWishlist,
  paintings,
  summary,
} from '../steps/shop.ts';

test('goes from sign-up to a painting in the cart, and finds it on another device', async ({
  page,
  server,
  device,
}) => {
  const meera = newPerson('Meera');

  await test.step('finds the paintings and sorts them by price', async () => {
    await visit(page, '/');
    await goByMenu(page, 'Arts', 'Paintings');
    await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
    const names = page.getByRole('list', { name: 'Paintings' }).getByRole('heading', { level: 2 });
    const inOrder = paintings.map(({ name }) => name);
    const shownNames = async () => (await names.allTextContents()).slice(0, paintings.length);
    const sort = page.getByRole('combobox', { name: 'Sort By' });
    await sort.selectOption('Price: High to Low');
    await expect.poll(shownNames).toEqual(inOrder.toReversed());
    await sort.selectOption('Price: Low to High');
    await expect.poll(shownNames).toEqual(inOrder);
    await sort.selectOption('Sort By');
    await expect.poll(shownNames).toEqual(inOrder);
    for (const { name, price } of paintings) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByText(price, { exact: true })).toBeVisible();
    }
  });

  await test.step('asks for a login before adding to the cart', async () => {
    const message = await alertAfter(page, () => addButton(page, 'Tarpa Circle').click());
    expect(message).toBe('Please verify your Email to add items in cart.');
  });

  await test.step('signs up in the dialog', async () => {
    const dialog = await switchToSignUp(page);
    await fillSignUp(dialog, meera);
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect(toast(page, 'Registered successfully!')).toBeVisible();
    await expect(
      toast(page, `Welcome, ${meera.name}! We have sent a six-digit code to ${meera.email}.`),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toHaveText('M');
  });

  await test.step('verifies the email with the code that came by mail', async () => {
    const mail = await server.mailTo(meera.email);
    expect(mail.subject).toBe(`${mail.code} is your Kalavithi code`);
    expect(mail.text).toContain(`${server.address}/email-verify`);
    expect(mail.html).toContain(mail.code);
    await openAccountMenu(page);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(heading(page, 'Verify your email')).toBeVisible();
    await codeBoxes(page).first().click();
    await paste(page, mail.code);
    await expectCode(page, mail.code);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(toast(page, 'Thank you! Your email is verified.')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('fills the cart and the wishlist', async () => {
    await goByMenu(page, 'Arts', 'Paintings');
    await addToCart(page, 'Tarpa Circle');
    await addToCart(page, 'Pithora Horse Procession');
    await heart(page, 'Deer under the Mahua').click();
    await expect(toast(page, 'Added to wishlist!')).toBeVisible();
    await openWishlist(page);
    await addButton(page, 'Deer under the Mahua').click();
    await expect(toast(page, 'Moved to Cart!')).toBeVisible();
    await expect(page.getByText('Your wishlist is empty.', { exact: true })).toBeVisible();
    await expectInCart(page, 3);
  });

  await test.step('reads the total and takes one out', async () => {
    await openCart(page);
    await expect(cartNames(page)).toHaveText([
      'Tarpa Circle',
      'Pithora Horse Procession',
      'Deer under the Mahua',
    ]);
    await expect(summary(page)).toHaveText(['3', '₹4,750']);
    await page.getByRole('button', { name: 'Remove Tarpa Circle' }).click();
    await expect(cartRows(page).filter({ hasText: 'Tarpa Circle' })).toContainText('❌ Removed from cart!');
    await expect(summary(page)).toHaveText(['2', '₹3,800']);
    await expect(cartRows(page)).toHaveCount(2);
  });

  await test.step('opens the payment form', async () => {
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const payment = page.getByRole('dialog', { name: 'Payment' });
    await expect(payment).toContainText('2 items, ₹3,800');
    await page.keyboard.press('Escape');
    await expect(payment).toBeHidden();
  });

  await test.step('closes the browser, and finds the cart on another device', async () => {
    await page.context().close();
    const other = await device();
    await visit(other, '/');
    await logIn(other, meera);
    await expectInCart(other, 2);
    await openCart(other);
    await expect(cartNames(other)).toHaveText(['Pithora Horse Procession', 'Deer under the Mahua']);
    await expect(summary(other)).toHaveText(['2', '₹3,800']);
  });
});

test(
  'keeps every confirmed item after kill -9',
  { tag: '@wide' },
  async ({ page, server, member, tolerate }) => {
    tolerate(/net::ERR_/, /could not be saved/);
    await visitAsMember(page, '/arts/paintings', member);
    for (const [index, { name }] of paintings.slice(0, 3).entries()) {
      await addButton(page, name).click();
      await expect(toast(page, 'Added to cart!').last()).toBeVisible();
      await expectInCart(page, index + 1);
      await server.kill();
      await server.start();
      await visitAsMember(page, '/arts/paintings', member);
      await expectInCart(page, index + 1);
    }
    await openCart(page);
    await expect(cartNames(page)).toHaveText(paintings.slice(0, 3).map(({ name }) => name));
  },
);
