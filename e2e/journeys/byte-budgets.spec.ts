import { pageBytes } from '../../bench/budgets.ts';
import { breaches, describe } from '../../bench/src/measurement.ts';
import { measureBytes } from '../../bench/src/page-bytes.ts';
import { expect, test } from '../fixtures/test.ts';
import { addresses, parts } from '../steps/addresses.ts';

test('every page has a byte budget', { tag: '@phone' }, () => {
  expect(Object.keys(pageBytes).toSorted()).toEqual(addresses.map(({ path }) => path).toSorted());
});

for (const [part, pages] of Object.entries(parts)) {
  test(`${part}: pages stay within their byte budgets`, { tag: '@phone' }, async ({ browser, server }) => {
    const past: string[] = [];
    for (const { path } of pages)
      past.push(...breaches(await measureBytes(browser, server.address, path)).map(describe));
    expect(past).toEqual([]);
  });
}
