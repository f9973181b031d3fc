/** Pearson's chi-square statistic of a sample against `values` equally likely values. */
export function chiSquare(sample: readonly (number | string)[], values: number): number {
  const counts = new Map<number | string, number>();
  for (const value of sample) counts.set(value, (counts.get(value) ?? 0) + 1);
  const expected = sample.length / values;
  const missing = (values - counts.size) * expected;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
}
