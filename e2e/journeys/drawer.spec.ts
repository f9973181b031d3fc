import { expect, test } from '../fixtures/test.ts';
import { expectFonts } from '../steps/fonts.ts';
import { holdBack } from '../steps/network.ts';
import { expectFits } from '../steps/screen.ts';
import { accountButton, drawer, menuLinks, openDrawer, toast, visit, visitAsMember } from '../steps/shell.ts';

// Page transitions are tested elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// For phones; a wide screen has the bar's menus.

test('keeps the search, and where there is room the emblem, beside the buttons of a member', async ({
  page,
  unverified,
}) => {
  await visitAsMember(page, '/privacy', unverified);
  const banner = page.getByRole('banner');
  const search = banner.getByRole('button', { name: 'Search' });
  for (const [width, hasEmblem, hasSearch] of [
    [390, true, true],
    [375, false, true],
    [360, false, false],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    await expect(accountButton(page)).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Home' }).locator('svg')).toBeVisible({
      visible: hasEmblem,
    });
    await expect(search).toBeVisible({ visible: hasSearch });
    await expect(banner.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  }
});

test.describe('the drawer', () => {
  test('has every link of the bar', async ({ page }) => {
    await visit(page, '/');
    const open = await openDrawer(page);
    for (const place of [...menuLinks.Arts, 'Home', 'Artists', 'Upload', 'Game', 'About Us', 'Contact Us']) {
      await expect(open.getByRole('link', { name: place, exact: true })).toBeVisible();
    }
    const section = open.getByRole('button', { name: 'Events' });
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    await section.click();
    for (const place of menuLinks.Events) await expect(open.getByRole('link', { name: place })).toBeVisible();
    await open.getByRole('button', { name: 'Arts' }).click();
    await expect(open.getByRole('link', { name: 'Paintings' })).toBeHidden();
    await open.getByRole('link', { name: 'Completed events' }).click();
    await expect(page).toHaveURL('/events/completed');
    await expect(drawer(page)).toHaveCount(0);
    await expect((await openDrawer(page)).getByRole('link', { name: 'All events' })).toBeVisible();
    await expect(drawer(page).locator('[aria-current="page"]')).toHaveText('Completed events');
  });

  test('keeps Login in sight on a low phone, and scrolls the list', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await visit(page, '/');
    const open = await openDrawer(page);
    const login = open.getByRole('button', { name: 'Login' });
    await expect(login).toBeInViewport({ ratio: 1 });
    await open.getByRole('link', { name: 'Game' }).scrollIntoViewIfNeeded();
    await expect(open.getByRole('link', { name: 'Game' })).toBeInViewport({ ratio: 1 });
    await expect(login).toBeInViewport({ ratio: 1 });
    await expect(open.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  });

  test('closes by its button, by Escape and by a tap outside, and restores the focus', async ({ page }) => {
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
    // On a phone it fills the window.
    await page.setViewportSize({ width: 600, height: 800 });
    await openDrawer(page);
    await page.mouse.click(2, 400);
    await expect(drawer(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('offers a member no Login while the session is not known', async ({ page, member }) => {
    await visitAsMember(page, '/', member);
    const answer = await holdBack(page, '**/api/auth/is-auth');
    await page.reload();
    const open = await openDrawer(page);
    await expect(open.getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(open.getByRole('button', { name: /Login|Logout|account/ })).toHaveCount(0);
    await expectFonts(page);
    const last = await open.getByRole('link', { name: 'Contact Us' }).boundingBox();
    answer();
    await expect(open.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await open.getByRole('link', { name: 'Contact Us' }).boundingBox()).toEqual(last);
  });

  test('has Verify Email and Logout for an unverified user', async ({ page, unverified }) => {
    await visitAsMember(page, '/', unverified);
    const open = await openDrawer(page);
    await open.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page).toHaveURL('/email-verify');
    await expect(
      toast(page, `We sent a code to ${unverified.email} a moment ago. Please check your mail.`),
    ).toBeVisible();
    const notice = page.getByRole('region', { name: 'Notifications' });
    expect((await notice.boundingBox())?.y, 'it covers nothing of the form').toBeLessThan(100);
    await openDrawer(page);
    await expect(notice, 'it covers no button').toBeHidden();
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
