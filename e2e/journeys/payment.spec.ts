import type { Locator, Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { paste } from '../steps/account.ts';
import { expectFonts } from '../steps/fonts.ts';
import { fadesEnd } from '../steps/motion.ts';
import { heading, isPhone, toast, visitAsMember } from '../steps/shell.ts';
import { expectFits, sheetsOf } from '../steps/screen.ts';
import { addToCart, expectInCart, openCart, paintings } from '../steps/shop.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const card = { number: '4111222233334444', grouped: '4111 2222 3333 4444', expiry: '2029-08', cvv: '737' };

const openPayment = async (page: Page, member: Person): Promise<Locator> => {
  await visitAsMember(page, '/arts/paintings', member);
  await addToCart(page, 'Tarpa Circle');
  await openCart(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(payment).toContainText('1 item, ₹950');
  await expect(payment.getByRole('list', { name: 'What you buy' })).toHaveText('Tarpa Circle');
  return payment;
};

test('requires exactly the fields of the specification', { tag: '@wide' }, async ({ page, member }) => {
  const payment = await openPayment(page, member);
  if (!isPhone(page)) {
    const form = payment.locator('> :has(h2)');
    const { height = Infinity } = (await form.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(768);
  }
  const pay = payment.getByRole('button', { name: 'Pay Now' });
  const title = payment.getByRole('heading', { name: 'Payment' });
  await expectFonts(page);
  const titlePlace = await title.boundingBox();
  if (!isPhone(page)) {
    const ends = await Promise.all(
      [payment.getByRole('listitem').last(), payment.getByLabel('Address')].map(async (part) => {
        const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: 0 };
        return x + width;
      }),
    );
    expect(new Set(ends).size, 'the works end where the fields do').toBe(1);
  }
  const required = {
    Name: 'Please enter your name.',
    Address: 'Please enter your address.',
    'Card number': 'Please enter a card number.',
    'Expiry month': 'Please enter the month.',
    CVV: 'Please enter the CVV.',
  };
  await pay.click();
  for (const [label, description] of Object.entries(required)) {
    await expect(payment.getByLabel(label, { exact: true })).toHaveAccessibleDescription(description);
  }
  if (!isPhone(page)) {
    const heights = await Promise.all(
      Object.values(required).map(async (error) => (await payment.getByText(error).boundingBox())?.height),
    );
    expect(new Set(heights).size, 'each error stands on one line').toBe(1);
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 1280, height: 640 });
    for (const part of [title, payment.getByText(required.CVV), payment.getByLabel('Pincode'), pay])
      await expect(part, 'a low window has the whole form').toBeInViewport({ ratio: 1 });
    const { y: foot = 0, height: high = 0 } = (await payment.getByLabel('Pincode').boundingBox()) ?? {};
    expect(foot + high, 'nothing is below the button').toBeLessThan((await pay.boundingBox())?.y ?? 0);
    await page.setViewportSize(size);
  }
  await expect(payment.getByLabel('Name', { exact: true })).toBeFocused();
  const foot = await payment.getByText(required['Expiry month']).boundingBox();
  expect((foot?.y ?? Infinity) + (foot?.height ?? 0), 'the button covers no error').toBeLessThan(
    (await pay.boundingBox())?.y ?? 0,
  );
  // The window has just been given its size back.
  await expect.poll(() => title.boundingBox(), 'errors do not move the dialog').toEqual(titlePlace);
  for (const part of [title, pay]) {
    await expect(part, 'the form with every error fits the window').toBeInViewport({ ratio: 1 });
  }
  if (!isPhone(page)) {
    const { y = 0, height = 0 } = (await payment.locator('> :has(h2)').boundingBox()) ?? {};
    const below = (page.viewportSize()?.height ?? 0) - y - height;
    expect(Math.abs(y - below), 'the sheet is in the middle of the window').toBeLessThan(2);
  }
  await expect(toast(page, '✅ Payment successful!')).toHaveCount(0);
  await expect(payment.getByLabel('Mobile number')).toHaveAttribute('type', 'number');
  await expect(payment.getByLabel('Pincode')).toHaveAttribute('type', 'number');
  for (const label of ['Mobile number', 'Pincode']) {
    await expect(payment.getByLabel(label)).not.toHaveAttribute('required');
    await expect(payment.getByLabel(label)).toHaveAccessibleDescription('Optional');
  }

  // A field that is right loses its error at once; the others keep theirs.
  await payment.getByLabel('Card number').pressSequentially(`${card.number}99`);
  await expect(payment.getByLabel('Card number')).toHaveValue(card.grouped);
  await expect(payment.getByLabel('Card number')).toHaveAccessibleDescription('');
  await expect(payment.getByLabel('CVV')).toHaveAccessibleDescription(required.CVV);
  await payment.getByLabel('CVV').pressSequentially('7379');
  await expect(payment.getByLabel('CVV')).toHaveValue(card.cvv);
  await payment.getByLabel('Name', { exact: true }).fill('Meera');
  await payment.getByLabel('Address').fill('12 Temple Street');
  await payment.getByLabel('Expiry month').fill(card.expiry);
  await pay.click();
  await expect(toast(page, '✅ Payment successful!')).toBeVisible();
  await expect(payment).toBeHidden();
  await expectInCart(page, 1);
  const done = page.getByText('Your payment of ₹950 is done.', { exact: true });
  await expect(done).toBeInViewport({ ratio: 1 });
  if (isPhone(page)) {
    const notice = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
    const buy = await page.getByRole('button', { name: 'Buy Now' }).boundingBox();
    expect((notice?.y ?? Infinity) + (notice?.height ?? 0), 'above the bar at the foot').toBeLessThanOrEqual(
      buy?.y ?? 0,
    );
    const note = await done.boundingBox();
    expect(notice?.y, 'and below what is paid').toBeGreaterThan((note?.y ?? Infinity) + (note?.height ?? 0));
  }
  // It is no longer about the cart that is left.
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(done).toHaveCount(0);
  await expect(toast(page, '✅ Payment successful!')).toHaveCount(0, { timeout: 1000 });
});

test('moves no field for an error, and leaves no gap', { tag: '@phone' }, async ({ page, member }) => {
  const payment = await openPayment(page, member);
  const pay = payment.getByRole('button', { name: 'Pay Now' });
  const month = payment.getByLabel('Expiry month');
  await fadesEnd(page);
  const before = await month.boundingBox();
  const { y = 0, height = 0 } = before ?? {};
  const gap = ((await pay.boundingBox())?.y ?? Infinity) - y - height;
  expect(gap, 'nothing is bare above the button').toBeLessThan(64);
  const above = await payment.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
  expect(above, 'no part of the bar shows above the sheet').not.toMatch(/rgba|\//);
  await pay.click();
  await expect(month).toHaveAccessibleDescription('Please enter the month.');
  expect(await month.boundingBox()).toEqual(before);
  const edges = async (part: Locator) => {
    const { y: top = Number.NaN, height: high = 0 } = (await part.boundingBox()) ?? {};
    return { top, foot: top + high };
  };
  const error = await edges(payment.getByText('Please enter your name.'));
  const own = await edges(payment.getByLabel('Name', { exact: true }));
  const next = await edges(payment.getByText('Address', { exact: true }));
  expect(next.top - error.foot, 'an error stands closer to its own field').toBeGreaterThan(
    error.top - own.foot,
  );
});

test(
  'keeps the place of the page, and shows that it is paid',
  { tag: '@phone' },
  async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    for (const { name } of paintings.slice(0, 4)) await addToCart(page, name);
    await openCart(page);
    const buy = page.getByRole('button', { name: 'Buy Now' });
    const payment = page.getByRole('dialog', { name: 'Payment' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    // A click would scroll the page to the bar's own place.
    const tapBuy = async () => {
      const { x, y, width, height } = (await buy.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    };
    await expect(toast(page, 'Added to cart!')).toHaveCount(0);
    await tapBuy();
    await payment.getByRole('button', { name: 'Close' }).click();
    await expect(buy).toBeFocused();
    expect(await scrolled()).toBe(0);

    await page.evaluate(() => window.scrollTo(0, 300));
    await tapBuy();
    await payment.getByLabel('Name', { exact: true }).fill('Meera');
    await payment.getByLabel('Address').fill('12 Temple Street');
    await payment.getByLabel('Card number').fill(card.number);
    await payment.getByLabel('Expiry month').fill(card.expiry);
    await payment.getByLabel('CVV').fill(card.cvv);
    await payment.getByRole('button', { name: 'Pay Now' }).click();
    await expect(buy).toBeFocused();
    await expect(page.getByText(/^Your payment of ₹[\d,]+ is done\.$/)).toBeInViewport({ ratio: 1 });
    await expect(heading(page, 'Cart')).toBeInViewport({ ratio: 1 });

    await page.emulateMedia({ media: 'print' });
    for (const name of ['Buy Now', 'Send this list', 'Remove Tarpa Circle'])
      await expect(page.getByRole('button', { name }), 'paper has no buttons').toBeHidden();
    await expect(page.getByRole('term').filter({ hasText: 'Total amount' })).toBeVisible();
  },
);

test('prints four works with their sum on one sheet', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  for (const { name } of paintings.slice(0, 4)) await addToCart(page, name);
  await expectInCart(page, 4);
  await openCart(page);
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(4);
  // As people print it: the page has come and its faces are shown.
  await expect(page.getByRole('main')).toBeFocused();
  await expectFonts(page);
  expect(await sheetsOf(page, { format: 'Letter' })).toBe(1);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(payment).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(payment, 'paper has no form').toBeHidden();
});

test('shows four of the works, and how many more there are', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  for (const { name } of paintings.slice(0, 6)) await addToCart(page, name);
  await expectInCart(page, 6);
  await openCart(page);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment' });
  await expect(payment.getByRole('listitem')).toHaveText(paintings.slice(0, 4).map(({ name }) => name));
  await expect(payment.getByText('and 2 more', { exact: true })).toBeVisible();
  await expectFits(page);
});

test(
  'shows the month’s format in browsers without a month field',
  { tag: '@wide' },
  async ({ page, member }) => {
    await page.addInitScript(() => {
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type') ?? {};
      Object.defineProperty(HTMLInputElement.prototype, 'type', {
        get(this: HTMLInputElement) {
          const type = get?.call(this) as string;
          return type === 'month' ? 'text' : type;
        },
        set(this: HTMLInputElement, type: string) {
          set?.call(this, type);
        },
      });
    });
    const payment = await openPayment(page, member);
    await expect(payment.getByLabel('Expiry month')).toHaveAccessibleDescription(
      'Year and month, such as 2029-08.',
    );
  },
);

test('makes no call and stores nothing of the card', { tag: '@wide' }, async ({ page, member, context }) => {
  let menuFiles = 0;
  page.on('request', (request) => {
    if (/\/assets\/drawer-[\w-]+\.(?:js|css)$/.test(request.url())) menuFiles += 1;
  });
  const payment = await openPayment(page, member);
  await expect(payment).toContainText(
    'A demonstration: no money is taken, and what you type stays on this page.',
  );
  await expect
    .poll(() => payment.locator('img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  // The menu's files come a second after the first press; it asks for its script once more when it runs it.
  await expect.poll(() => menuFiles).toBe(3);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const address = page.url();
  await payment.getByLabel('Name', { exact: true }).fill('Meera');
  await payment.getByLabel('Address').fill('12 Temple Street');
  await payment.getByLabel('Mobile number').fill('9000000000');
  await payment.getByLabel('Pincode').fill('560001');
  await payment.getByLabel('Card number').fill(card.number);
  await payment.getByLabel('Expiry month').fill(card.expiry);
  await payment.getByLabel('CVV').fill(card.cvv);
  await payment.getByRole('button', { name: 'Pay Now' }).click();
  await expect(toast(page, '✅ Payment successful!')).toBeVisible();
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      window.history.state,
    ]),
  );
  const state = `${kept} ${JSON.stringify(await context.storageState())}`;
  for (const secret of [card.number, card.grouped, card.expiry, '12 Temple Street', '9000000000']) {
    expect(state).not.toContain(secret);
  }
  // Three digits occur in many numbers: look for them as a whole value.
  expect(state).not.toMatch(new RegExp(`\\b${card.cvv}\\b`));

  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(payment.getByLabel('Card number')).toHaveValue('');
  await expect(payment.getByLabel('CVV')).toHaveValue('');
});

test('closes by its button, by Escape and by a click outside, and restores the focus', async ({
  page,
  member,
}) => {
  const payment = await openPayment(page, member);
  const buy = page.getByRole('button', { name: 'Buy Now' });
  await payment.getByRole('button', { name: 'Close' }).click();
  await expect(payment).toBeHidden();
  await expect(buy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payment).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(payment).toBeHidden();
  await expect(buy).toBeFocused();
  // On a phone the form fills the screen: there is nothing beside it.
  if (isPhone(page)) return;
  await buy.click();
  await expect(payment).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(payment).toBeHidden();
  await expect(buy).toBeFocused();
});

test(
  'groups a card number, typed or pasted, up to sixteen digits',
  { tag: '@wide' },
  async ({ page, member }) => {
    const payment = await openPayment(page, member);
    const number = payment.getByLabel('Card number');
    await number.pressSequentially('4111 2222-3333 4444 5');
    await expect(number).toHaveValue(card.grouped);
    await number.press('Control+A');
    await paste(page, ' 4111-2222 3333 4444 55');
    await expect(number).toHaveValue(card.grouped);
    // The cursor stays after a character inserted in the middle.
    await number.fill('41112222');
    await number.press('Home');
    for (let steps = 0; steps < 4; steps += 1) await number.press('ArrowRight');
    await number.pressSequentially(' 99');
    await expect(number).toHaveValue('4111 9922 22');
  },
);
