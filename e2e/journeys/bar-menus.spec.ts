import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { installClock, advance, stopClock } from '../steps/clock.ts';
import { goByMenu, heading, menuLinks, visit } from '../steps/shell.ts';

// For wide screens; a phone has the drawer.

/** Points at the menu of the arts on a page whose clock is stopped. Returns its button and one of its links. */
const hoverArts = async (page: Page): Promise<{ trigger: Locator; paintings: Locator }> => {
  await installClock(page);
  await visit(page, '/');
  await stopClock(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  const trigger = main.getByRole('button', { name: 'Arts' });
  await trigger.hover();
  return { trigger, paintings: main.getByRole('link', { name: 'Paintings' }) };
};

test.describe('the bar’s menus', () => {
  test('open after 80 ms of hovering and close 160 ms after the pointer leaves', async ({ page }) => {
    const { trigger, paintings } = await hoverArts(page);
    await advance(page, 75);
    await expect(paintings).toBeHidden();
    await advance(page, 10);
    await expect(paintings).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await paintings.hover();
    await advance(page, 1000);
    await expect(paintings).toBeVisible();
    await page.mouse.move(640, 780);
    await advance(page, 150);
    await expect(paintings).toBeVisible();
    await advance(page, 20);
    await expect(paintings).toBeHidden();

    // A pointer that only passes over it opens nothing.
    await trigger.hover();
    await advance(page, 60);
    await page.mouse.move(640, 780);
    await advance(page, 1000);
    await expect(paintings).toBeHidden();
  });

  test('look open, not like the current page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/events/upcoming');
    const main = page.getByRole('navigation', { name: 'Main' });
    const underline = (name: string) =>
      main
        .getByRole('button', { name })
        .evaluate((button) => new DOMMatrix(getComputedStyle(button, '::after').transform).a);
    const trigger = main.getByRole('button', { name: 'Arts' });
    const ground = () => trigger.evaluate((button) => getComputedStyle(button).backgroundColor);
    const closed = await ground();
    await trigger.click();
    await expect(main.getByRole('link', { name: 'Paintings' })).toBeVisible();
    await page.mouse.move(640, 780);
    expect(await underline('Arts')).toBe(0);
    expect(await underline('Events')).toBe(1);
    await trigger.focus();
    await page.keyboard.press('Escape');
    await trigger.click();
    expect(await ground()).not.toBe(closed);
    await main.getByRole('button', { name: 'Events' }).click();
    await expect(main.getByRole('link', { name: 'Upcoming events' })).toHaveAttribute('aria-current', 'page');
  });

  test('close by Escape wherever the focus is', async ({ page }) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Events' }).hover();
    const upcoming = main.getByRole('link', { name: 'Upcoming events' });
    await expect(upcoming).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(upcoming).toBeHidden();
  });

  test('open and close by click, one at a time', async ({ page }) => {
    await installClock(page);
    await visit(page, '/');
    await stopClock(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Arts' }).click();
    for (const place of menuLinks.Arts) await expect(main.getByRole('link', { name: place })).toBeVisible();
    await main.getByRole('button', { name: 'Events' }).click();
    for (const place of menuLinks.Events) await expect(main.getByRole('link', { name: place })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Paintings' })).toBeHidden();
    await main.getByRole('button', { name: 'Events' }).click();
    await expect(main.getByRole('link', { name: 'All events' })).toBeHidden();
  });

  test('stay open when a press comes after hovering has opened them', async ({ page }) => {
    const { trigger, paintings } = await hoverArts(page);
    await advance(page, 120);
    await expect(paintings).toBeVisible();
    await trigger.click();
    await expect(paintings).toBeVisible();
    await trigger.click();
    await expect(paintings).toBeHidden();
  });

  test('work by keyboard alone, and Escape restores the focus', async ({ page }) => {
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

    for (let steps = 0; steps <= menuLinks.Arts.length; steps += 1) await page.keyboard.press('Tab');
    await expect(main.getByRole('button', { name: 'Events' })).toBeFocused();
    await expect(place('Paintings')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events/upcoming');
    await expect(place('Upcoming events')).toBeHidden();
  });

  test('link to every page and mark the current one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

test.describe('the bar’s menus on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('open by a tap and close by a tap elsewhere', async ({ page }) => {
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
