import { withBrowser } from '../browser.ts';
import type { Measurement } from '../measurement.ts';
import type { Mode } from '../mode.ts';
import { measureBytes } from '../page-bytes.ts';

/** Bytes and requests of each page before anybody touches it. */
export const bytes: Mode = ({ product, settings, note }) =>
  withBrowser(async (browser) => {
    const found: Measurement[] = [];
    for (const path of settings.paths) {
      note(path);
      found.push(...(await measureBytes(browser, product.origin, path)));
    }
    return found;
  });
