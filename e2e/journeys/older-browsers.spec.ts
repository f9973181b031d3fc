import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { addButton, addToCart, cartNames, cartRows, expectInCart, openCart } from '../steps/shop.ts';
import { openAccountMenu, toast, visitAsMember } from '../steps/shell.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Removes features that Chrome 109, Firefox 115 or Safari 15.6 lack or barely have. */
const growOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const take = (from: object | undefined, ...names: string[]) => {
      for (const name of names) if (from) Reflect.deleteProperty(from, name);
    };
    const lists = ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'];
    take(Array.prototype, ...lists);
    take(Object.getPrototypeOf(Uint8Array.prototype) as object, ...lists);
    take(Array, 'fromAsync');
    take(Object, 'groupBy');
    take(Map, 'groupBy');
    take(Promise, 'withResolvers', 'try');
    take(URL, 'canParse', 'parse');
    take(AbortSignal, 'any', 'timeout');
    take(String.prototype, 'isWellFormed', 'toWellFormed');
    take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf');
    take(Intl, 'Segmenter', 'DurationFormat');
    take(Crypto.prototype, 'randomUUID');
    take(Document.prototype, 'startViewTransition');
    take(Element.prototype, 'checkVisibility', 'moveBefore');
    take(Navigator.prototype, 'locks', 'userActivation');
    take(
      window,
      'BroadcastChannel',
      'Iterator',
      'navigation',
      'requestIdleCallback',
      'scheduler',
      'structuredClone',
    );
  });
};

test(
  'lets a member shop, search and play in an older browser',
  { tag: '@wide' },
  async ({ page, member, tolerate }) => {
    // The router's warning about a missing feature.
    tolerate(/you provided the `viewTransition` option/i);
    await growOlder(page);
    await visitAsMember(page, '/arts/paintings', member);
    expect(await page.evaluate(() => 'BroadcastChannel' in window || 'toSorted' in [])).toBe(false);

    await page.getByLabel('Sort By').selectOption({ label: 'Price: High to Low' });
    await expect(page.getByRole('list', { name: 'Paintings' }).getByRole('article').first()).toContainText(
      '₹2,200',
    );
    await addToCart(page, 'Tarpa Circle');
    await addToCart(page, 'Lagna Chauk');
    await openCart(page);
    await expect(cartNames(page)).toHaveText(['Tarpa Circle', 'Lagna Chauk']);
    await cartRows(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expectInCart(page, 1);
    await page.reload();
    await expect(cartNames(page)).toHaveText(['Lagna Chauk']);

    await page.keyboard.press('/');
    const sheet = page.getByRole('dialog', { name: 'Search', exact: true });
    await sheet.getByRole('searchbox').fill('peacock');
    await expect(sheet.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await openAccountMenu(page);
    await page.keyboard.press('Escape');

    await visitAsMember(page, '/games/SandL', member);
    await page.getByRole('textbox', { name: 'Player 1' }).fill('Asha');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Roll' }).click();
    await expect(page.getByRole('region', { name: 'Last moves' }).getByRole('listitem')).toHaveText(
      /^Asha rolled/,
    );
    await visitAsMember(page, '/games/puzzle', member);
    await page.getByRole('main').getByRole('button', { name: 'Gond' }).click();
    await page
      .getByRole('group', { name: /^Eight tiles/ })
      .getByRole('button', { disabled: false })
      .first()
      .click();
    await expect(page.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible();

    await expect(toast(page, /Failed|reach/)).toHaveCount(0);
    await expect(page.getByText(/reach the server/)).toHaveCount(0);
    await page.goto('/arts/paintings');
    await expect(addButton(page, 'Tarpa Circle')).toBeVisible();
  },
);
