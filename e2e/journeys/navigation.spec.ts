import { expect, test } from '../fixtures/test.ts';
import { logOut } from '../steps/account.ts';
import { holdClock, pass, stopClock } from '../steps/clock.ts';
import {
  accountButton,
  drawer,
  goByMenu,
  heading,
  isPhone,
  openAccountMenu,
  openDrawer,
  openLogin,
  toast,
  visit,
  visitAsMember,
} from '../steps/shell.ts';
import { addButton, cartNames, openCart } from '../steps/shop.ts';

const arts = ['Paintings', 'Dances', 'Handicrafts', 'Art Gallery'];
const events = ['Upcoming events', 'Completed events', 'All events'];

test.describe('the bar’s menus', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the drawer instead');

  test('open when pointed at for 80 ms, and close 160 ms after the pointer has left', async ({ page }) => {
    await holdClock(page);
    await visit(page, '/');
    await stopClock(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    const trigger = main.getByRole('button', { name: 'Arts' });
    const paintings = main.getByRole('link', { name: 'Paintings' });
    await trigger.hover();
    await pass(page, 75);
    await expect(paintings).toBeHidden();
    await pass(page, 10);
    await expect(paintings).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await paintings.hover();
    await pass(page, 1000);
    await expect(paintings).toBeVisible();
    await page.mouse.move(640, 780);
    await pass(page, 150);
    await expect(paintings).toBeVisible();
    await pass(page, 20);
    await expect(paintings).toBeHidden();

    // A pointer that only passes by opens nothing.
    await trigger.hover();
    await pass(page, 60);
    await page.mouse.move(640, 780);
    await pass(page, 1000);
    await expect(paintings).toBeHidden();
  });

  test('close by Escape wherever the focus is, so that they cover nothing', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Events' }).hover();
    const upcoming = main.getByRole('link', { name: 'Upcoming events' });
    await expect(upcoming).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upcoming).toBeHidden();
  });

  test('open and close by click, one at a time', async ({ page }) => {
    await holdClock(page);
    await visit(page, '/');
    await stopClock(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Arts' }).click();
    for (const place of arts) await expect(main.getByRole('link', { name: place })).toBeVisible();
    await main.getByRole('button', { name: 'Events' }).click();
    for (const place of events) await expect(main.getByRole('link', { name: place })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Paintings' })).toBeHidden();
    await main.getByRole('button', { name: 'Events' }).click();
    await expect(main.getByRole('link', { name: 'All events' })).toBeHidden();
  });

  test('are worked by the keyboard alone, and Escape gives focus back', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const trigger = main.getByRole('button', { name: 'Arts' });
    const place = (name: string) => main.getByRole('link', { name });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(place('Paintings')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(place('Paintings')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(place('Paintings')).toBeHidden();
    await expect(trigger).toBeFocused();

    await page.keyboard.press('ArrowDown');
    await expect(place('Paintings')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(place('Dances')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(trigger).toBeFocused();

    for (let steps = 0; steps <= arts.length; steps += 1) await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Events' })).toBeFocused();
    await expect(place('Paintings')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events/upcoming');
    await expect(place('Upcoming events')).toBeHidden();
  });

  test('lead to every place, and tell where one is', async ({ page }) => {
    await visit(page, '/');
    for (const [place, address] of [
      ['Dances', '/arts/dances'],
      ['Handicrafts', '/arts/handicrafts'],
      ['Art Gallery', '/arts/gallery'],
      ['Paintings', '/arts/paintings'],
    ] as const) {
      await goByMenu(page, 'Arts', place);
      await expect(page).toHaveURL(address);
      await page.mouse.move(640, 780);
    }
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('button', { name: 'Arts' })).toHaveAttribute('aria-current', 'true');
    for (const [name, address] of [
      ['Artists', '/artists'],
      ['Upload', '/upload'],
      ['Game', '/game'],
      ['About Us', '/aboutus'],
      ['Contact Us', '/contactus'],
      ['Home', '/'],
    ] as const) {
      const link = main.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });
});

test.describe('the bar’s menus on a wide screen that is touched', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the drawer instead');
  test.use({ hasTouch: true });

  test('open by a tap, and close by a tap elsewhere', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    const trigger = main.getByRole('button', { name: 'Arts' });
    await trigger.tap();
    await expect(main.getByRole('link', { name: 'Paintings' })).toBeVisible();
    await page.touchscreen.tap(900, 700);
    await expect(main.getByRole('link', { name: 'Paintings' })).toBeHidden();
    await trigger.tap();
    await main.getByRole('link', { name: 'Paintings' }).tap();
    await expect(heading(page, 'Traditional Indian Paintings')).toBeVisible();
  });
});

test.describe('the drawer', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen has the bar’s menus');

  test('holds every place of the bar', async ({ page }) => {
    await visit(page, '/');
    const open = await openDrawer(page);
    for (const place of [...arts, 'Home', 'Artists', 'Upload', 'Game', 'About Us', 'Contact Us']) {
      await expect(open.getByRole('link', { name: place, exact: true })).toBeVisible();
    }
    const section = open.getByRole('button', { name: 'Events' });
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await section.click();
    for (const place of events) await expect(open.getByRole('link', { name: place })).toBeVisible();
    await open.getByRole('button', { name: 'Arts' }).click();
    await expect(open.getByRole('link', { name: 'Paintings' })).toBeHidden();
    await open.getByRole('link', { name: 'Completed events' }).click();
    await expect(page).toHaveURL('/events/completed');
    await expect(drawer(page)).toHaveCount(0);
    await expect((await openDrawer(page)).getByRole('link', { name: 'All events' })).toBeVisible();
  });

  test('closes by its button, by Escape and by a tap beside it, and gives focus back', async ({ page }) => {
    await visit(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const open = await openDrawer(page);
    await open.getByRole('button', { name: 'Close menu' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await openDrawer(page);
    await page.mouse.click(2, 400);
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('has Verify Email and Logout for a person', async ({ page, unverified }) => {
    await visitAsMember(page, '/', unverified);
    const open = await openDrawer(page);
    await open.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page).toHaveURL('/email-verify');
    await expect(
      toast(page, `We sent a code to ${unverified.email} a moment ago. Please check your mail.`),
    ).toBeVisible();
    await openDrawer(page);
    await open.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Logout?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await open.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(drawer(page)).toHaveCount(0);
    await expect(accountButton(page)).toHaveCount(0);
  });
});

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

  test('tells who is signed in', async ({ page, member }) => {
    await visitAsMember(page, '/', member);
    await openAccountMenu(page);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify Email' })).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  });

  test('shows U for somebody without a name', async ({ page, member }) => {
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

  test('logs out by the keyboard', async ({ page, member }) => {
    await visitAsMember(page, '/arts/paintings', member);
    await accountButton(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to Logout?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Logout' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(accountButton(page)).toHaveCount(0);
  });
});

test.describe('dialogs', () => {
  test('keep focus inside, and give it back', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openLogin(page);
    await expect(dialog.getByLabel('Email')).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let steps = 0; steps < 12; steps += 1) {
        await page.keyboard.press(key);
        const isInside = await dialog.evaluate(
          // Between the last control and the first, focus passes through the browser's own bar.
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

  test('close by their button and by a click beside them', async ({ page }) => {
    await visit(page, '/');
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await openLogin(page);
    await page.mouse.click(3, 3);
    await expect(dialog).toBeHidden();
  });

  test('that are asked for before the page is ready open once it is', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/arts/paintings', { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: isPhone(page) ? 'Open menu' : 'Login' })
      .click();
    letThrough();
    await expect(page.getByRole('dialog', { name: isPhone(page) ? 'Menu' : 'Login' })).toBeVisible();
  });
});

test('the first key leads past the bar to the content', async ({ page }) => {
  await visit(page, '/arts/paintings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toBeFocused();
});

test('the main job is done by the keyboard alone', async ({ page, member }) => {
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

test('the footer leads on without a page load', async ({ page, member }) => {
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
