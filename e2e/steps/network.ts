import type { Page } from '@playwright/test';

/** Holds back every request to an address until the function that is returned is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** The same for the scripts of the site. */
export const holdScripts = (page: Page): Promise<() => void> => holdBack(page, '**/assets/*.js');
