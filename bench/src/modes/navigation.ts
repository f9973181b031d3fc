import { withBrowser } from '../browser.ts';
import type { Mode } from '../mode.ts';
import { changePages } from '../navigation/change-pages.ts';
import { followLinks } from '../navigation/follow-links.ts';
import { pressControls } from '../navigation/press-controls.ts';

/** From a press to the next page's heading, interactions of the main controls, and memory over many page changes. */
export const navigation: Mode = (surroundings) =>
  withBrowser(async (browser) => [
    ...(await followLinks(browser, surroundings)),
    ...(await pressControls(browser, surroundings)),
    ...(await changePages(browser, surroundings)),
  ]);
