import { expect, type Page } from '@playwright/test';

/** Records what the page copies, since the site's policy forbids reading the clipboard. */
export const recordCopies = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      document.body.dataset['copied'] = text;
      return write(text);
    };
  });

/** Waits until the page has copied a text. */
export const expectCopied = (page: Page, text: string): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-copied', text);
