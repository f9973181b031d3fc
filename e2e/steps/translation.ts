import { expect, type Page } from '@playwright/test';

/**
 * Gives every page a `translate` function that changes it as Chrome's translation does: each text
 * node is replaced by a new one in two `<font>` elements, at once and after each change. The words
 * stay the same.
 */
export const installTranslation = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const translated = new WeakSet<Node>();
    const untouched = 'script, style, noscript, textarea, svg, [translate="no"]';
    const replace = (text: Text) => {
      if (translated.has(text) || !text.data.trim() || text.parentElement?.closest(untouched)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const words = document.createTextNode(text.data);
      translated.add(words);
      inner.append(words);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    Object.assign(window, {
      translate: () => {
        replaceAll();
        new MutationObserver(replaceAll).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      },
    });
  });
};

/** Translates the open page and its later changes. */
export const translate = async (page: Page): Promise<void> => {
  await page.evaluate(() => (window as unknown as { translate: () => void }).translate());
  await expect(page.locator('h1 font font').first()).toBeAttached();
};
