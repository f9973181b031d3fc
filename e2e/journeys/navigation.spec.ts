import { openAccount } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { logOut } from '../steps/account.ts';
import { holdScripts } from '../steps/network.ts';
import {
  accountButton,
  heading,
  isPhone,
  openAccountMenu,
  openDrawer,
  openLogin,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { expectFits } from '../steps/screen.ts';
import { addButton, cartNames, openCart, openWishlist } from '../steps/shop.ts';

test.describe('the avatar', () => {
  test('offers Verify Email only while the email is not verified', async ({ page, unverified }) => {
    await visitAsMember(page, '/', unverified);
    await expect(accountButton(page)).toHaveText('M');
    await openAccountMenu(page);
    await expect(page.getByText('Email not verified yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
    expect(unverified.email).toContain('@');
  });

  test('shows who is logged in', { tag: '@wide' }, async ({ page, member }) => {
    await visitAsMember(page, '/', member);
    await openAccountMenu(page);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify Email' })).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  });

  test('shows U for a user without a name', { tag: '@wide' }, async ({ page, member }) => {
    await page.route('**/api/user/data', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { userData: { name: string } };
      answer.userData.name = ' ';
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/');
    const avatar = page.getByRole('banner').getByRole('button', { name: 'Account of', exact: false });
    await expect(avatar).toHaveText('U');
    await openAccountMenu(page);
    await expect(page.getByText(member.email)).toBeVisible();
  });

  test('logs out by the keyboard', { tag: '@wide' }, async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await accountButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Logout?' });
    await expect(question).toBeVisible();
    await page.setViewportSize({ width: 768, height: 1024 });
    const distanceFromMiddle = () =>
      question.locator('> :has(h2)').evaluate((panel) => {
        const { y, height } = panel.getBoundingClientRect();
        return Math.abs(y + height / 2 - innerHeight / 2);
      });
    // The dialog comes from below.
    await expect.poll(distanceFromMiddle, 'in the middle of a tablet').toBeLessThan(2);
    await question.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toHaveCount(0);
  });
});

test.describe('dialogs', () => {
  test('trap the focus and restore it', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openLogin(page);
    await expect(dialog.getByLabel('Email')).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let steps = 0; steps < 12; steps += 1) {
        await page.keyboard.press(key);
        const isInside = await dialog.evaluate(
          // Between the last control and the first, focus is in the browser's own toolbar.
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(isInside).toBe(true);
      }
    }
    await dialog.getByLabel('Email').focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const opener = isPhone(page)
      ? page.getByRole('button', { name: 'Open menu' })
      : page.getByRole('banner').getByRole('button', { name: 'Login' });
    await expect(opener).toBeFocused();
  });

  test('close by their button and by a click outside', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await openLogin(page);
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
  });

  test('that are requested before the page is ready open once it is', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/arts/paintings', { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: isPhone(page) ? 'Open menu' : 'Login' })
      .click();
    release();
    await expect(page.getByRole('dialog', { name: isPhone(page) ? 'Menu' : 'Login' })).toBeVisible();
  });
});

test('skips the bar by the first Tab', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/arts/paintings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Filter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toBeFocused();
});

test('brings what has the focus into view with its whole ring', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/artists');
  const main = page.getByRole('main');
  const below = main.getByRole('link').nth(4);
  await below.focus();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(below).toBeFocused();
  const room = () =>
    below.evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return window.innerHeight - link.getBoundingClientRect().bottom - ring;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
});

test('works by keyboard alone from painting to cart', { tag: '@wide' }, async ({ page, member }) => {
  await visitAsMember(page, '/arts/paintings', member);
  await addButton(page, 'Lagna Chauk').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Added to cart!')).toBeVisible();
  await openCart(page);
  await page.getByRole('button', { name: 'Remove Lagna Chauk' }).focus();
  await page.keyboard.press('Space');
  await expect(cartNames(page)).toHaveCount(0);
  await expect(heading(page, 'Cart')).toBeVisible();
  await logOut(page);
});

test('navigates by the footer without a page load', { tag: '@wide' }, async ({ page, member }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAsMember(page, '/arts/paintings', member);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2025');
  for (const [name, address] of [
    ['About Us', '/aboutus'],
    ['Traditional Dances', '/arts/dances'],
    ['Paintings', '/arts/paintings'],
    ['Artists', '/artists'],
    ['Contact', '/contactus'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Accessibility', '/accessibility'],
    ['Home', '/'],
  ] as const) {
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  }
  for (const name of ['Facebook', 'Instagram', 'X', 'YouTube']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//);
  }
});

test('keeps the sort order in the URL on Back and reload', { tag: '@wide' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/arts/paintings');
  const sort = page.getByRole('combobox', { name: 'Sort By' });
  const first = page.getByRole('list', { name: 'Paintings' }).getByRole('heading').first();
  await sort.selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL('/arts/paintings?sort=price-ascending');
  await sort.selectOption({ label: 'Price: High to Low' });
  await expect(page).toHaveURL('/arts/paintings?sort=price-descending');
  await expect(first).toHaveText('Pithora Horse Procession');
  const expectSorted = async () => {
    await expect(page).toHaveURL('/arts/paintings?sort=price-descending');
    await expect(sort).toHaveValue('price-descending');
    await expect(first).toHaveText('Pithora Horse Procession');
  };
  await openWishlist(page);
  await page.goBack();
  await expectSorted();
  // The list still follows the URL.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Paintings', exact: true }).click();
  await expect(page).toHaveURL('/arts/paintings');
  await expect(sort).toHaveValue('none');
  await expect(first).toHaveText('Tarpa Circle');
  await page.goBack();
  await expectSorted();
  await page.goto('/privacy');
  await page.goBack();
  await expectSorted();
  await page.reload();
  await expectSorted();
  await sort.selectOption('Sort By');
  await expect(page).toHaveURL('/arts/paintings');
  await expect(first).toHaveText('Tarpa Circle');
});

test('sorts the paintings before the script has loaded', { tag: '@wide' }, async ({ page }) => {
  let { promise: released, resolve: release } = Promise.withResolvers<void>();
  release();
  const block = (): void => {
    ({ promise: released, resolve: release } = Promise.withResolvers<void>());
  };
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const sort = page.getByRole('combobox', { name: 'Sort By' });
  const list = page.getByRole('list', { name: 'Paintings' });
  const dearest = list.getByRole('article').filter({ hasText: 'Pithora Horse Procession' });

  block();
  await page.goto('/arts/paintings?sort=price-descending', { waitUntil: 'commit' });
  const place = () => dearest.boundingBox();
  await expect(dearest).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await place();
  release();
  await expect(sort).toHaveValue('price-descending');
  await expect(list.getByRole('heading').first()).toHaveText('Pithora Horse Procession');
  expect(await place()).toEqual(before);
  expect(await page.locator('html').getAttribute('data-sort')).toBeNull();

  block();
  await page.goto('/arts/paintings', { waitUntil: 'commit' });
  await sort.selectOption({ label: 'Price: High to Low' });
  release();
  await expect(list.getByRole('heading').first()).toHaveText('Pithora Horse Procession');
  await expect(sort).toHaveValue('price-descending');
  await expect(page).toHaveURL('/arts/paintings?sort=price-descending');
});

test.describe('a toast above a dialog', () => {
  test('is dismissed and hovered without affecting the dialog', async ({ page, server, tolerate }) => {
    tolerate(/status of 401/);
    await page.clock.install();
    const account = await openAccount(server, { verified: true });
    await visit(page, '/');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill(account.email);
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('not-the-password');
    await dialog.getByRole('button', { name: 'Login' }).click();
    const notice = toast(page, 'Invalid email or password.');
    await expect(notice).toBeVisible();
    if (!isPhone(page)) {
      await notice.hover();
      await page.clock.runFor(10_000);
      await expect(notice).toBeVisible();
    }
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    await expect(notice).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(password).toHaveValue('not-the-password');
  });

  test('stays after the dialog closes', { tag: '@wide' }, async ({ page, tolerate }) => {
    tolerate(/status of 401/);
    await visit(page, '/');
    const dialog = await openLogin(page);
    await dialog.getByLabel('Email').fill('nobody@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await dialog.getByRole('button', { name: 'Login' }).click();
    const notice = toast(page, 'Invalid email or password.');
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('the browser’s Back', () => {
  test('closes a dialog by itself on Android, which opens again', { tag: '@wide' }, async ({ page }) => {
    await visit(page, '/');
    for (let times = 0; times < 2; times += 1) {
      const dialog = await openLogin(page);
      // As browsers do there, with no `cancel` event if nothing in the dialog was touched.
      await page.locator('dialog[open]').evaluate((element: HTMLDialogElement) => element.close());
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('dialog')).toHaveCount(0);
    }
  });

  test('closes dialogs of the page that it leaves', async ({ page }) => {
    await visit(page, '/arts/paintings');
    const openers = [
      async () => openLogin(page),
      async () => {
        if (isPhone(page)) await (await openDrawer(page)).getByRole('button', { name: 'Search' }).click();
        else await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
        const sheet = page.getByRole('dialog', { name: 'Search' });
        await expect(sheet).toBeVisible();
        return sheet;
      },
      ...(isPhone(page) ? [async () => openDrawer(page)] : []),
    ];
    for (const open of openers) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Artists', exact: true }).click();
      await expect(page).toHaveURL('/artists');
      const dialog = await open();
      await page.goBack();
      await expect(page).toHaveURL('/arts/paintings');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });
});

test.describe('without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ tolerate }) => tolerate(/^request failed: csp \(.*\.js\)$/));

  test('opens the menus of the bar within the page', async ({ page }) => {
    await page.goto('/aboutus');
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const [menu, place] of [
      ['Arts', 'Paintings'],
      ['Events', 'Upcoming events'],
    ] as const) {
      await main.getByRole('button', { name: menu }).focus();
      await expect(main.getByRole('link', { name: place })).toBeInViewport({ ratio: 1 });
      await expectFits(page);
    }
  });
});
