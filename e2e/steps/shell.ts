import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from '../fixtures/people.ts';

/** Whether the bar shows the button of the drawer instead of its links. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 1280) <= 768;

/**
 * Starts the page's script and waits for hydration. By itself it waits for an idle moment, which
 * never comes while the clock is stopped; the focus starts it too.
 */
const startScript = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('focusin')));
  await page.waitForFunction(() => (window as { earlyPress?: Element | null }).earlyPress === null);
};

/** Loads the page again. */
export const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await startScript(page);
};

/** Opens a page by its address, and waits until it knows whether there is a session. */
export const visit = async (page: Page, path: string): Promise<void> => {
  const asked = page.waitForResponse('**/api/auth/is-auth');
  await page.goto(path);
  await startScript(page);
  await asked;
};

/** Has every page know a member's browser from its first paint, as it does after the one where she logged in. */
export const rememberMember = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('kalavithi.signed-in', 'a member'));

/** Opens a page with a session, and waits for the account button. */
export const visitAsMember = async (
  page: Page,
  path: string,
  person: Pick<Person, 'name'>,
): Promise<void> => {
  await page.goto(path);
  await startScript(page);
  await expect(accountButton(page)).toHaveAccessibleName(`Account of ${person.name}`);
};

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' ? { exact: true } : {}) });

export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /^Account of\b/ });

/** The bar's link to the cart; its name has the number of items. */
export const cartLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Cart(?:, \d+ items?)?$/ });

/** The bar's link to the wishlist; its name has the number of items. */
export const wishlistLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Wishlist(?:, \d+ items?)?$/ });

/** A toast: at the top right, and on small screens at the foot. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' });

export const openDrawer = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
};

/** Opens the Login dialog from the bar, or from the drawer on a phone. */
export const openLogin = async (page: Page): Promise<Locator> => {
  const from = isPhone(page) ? await openDrawer(page) : page.getByRole('banner');
  await from.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** The links of the two menus, as named in the bar and the drawer. */
export const menuLinks = {
  Arts: ['Paintings', 'Dances', 'Handicrafts', 'Art Gallery'],
  Events: ['Upcoming events', 'Completed events', 'All events'],
} as const;

/** Opens a page by the Arts or Events menu. */
export const goByMenu = async (page: Page, menu: 'Arts' | 'Events', place: string): Promise<void> => {
  if (isPhone(page)) {
    const open = await openDrawer(page);
    const section = open.getByRole('button', { name: menu });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
    await open.getByRole('link', { name: place }).click();
    return;
  }
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: menu }).hover();
  await main.getByRole('link', { name: place }).click();
};

/** Opens the account menu. */
export const openAccountMenu = async (page: Page): Promise<void> => {
  await accountButton(page).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
};

/** Does something that opens a browser dialog; accepts it and returns its text. */
export const alertAfter = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const asked = page.waitForEvent('dialog');
  const acting = act();
  const dialog = await asked;
  const text = dialog.message();
  await dialog.accept();
  await acting;
  return text;
};
