import type { Catalogue, Work, WorkFilterValues } from '@kalavithi/contract/work';
import type { Deps } from '../../deps.ts';

/** Highest prices that are offered, in whole rupees. */
const priceLimits = [1000, 1500, 2000, 3000, 5000, 10_000, 20_000] as const;

/** How many works have each value, by name; works without a value are left out. */
const counted = (values: readonly (string | null)[], labelOf = (value: string): string => value) => {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, works]) => ({ value, label: labelOf(value), works }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
};

const pricesOf = (works: readonly Work[]): number[] =>
  works.flatMap((work) => (work.catalogue === 'gallery' ? [] : [work.price]));

/** The limits that leave out some works and find others. */
const limitsFor = (prices: readonly number[]): WorkFilterValues['max'] =>
  priceLimits
    .map((limit) => ({ limit, works: prices.filter((price) => price <= limit).length }))
    .filter(({ works }) => works > 0 && works < prices.length)
    .map(({ limit, works }) => ({
      value: String(limit),
      label: `Up to ₹${limit.toLocaleString('en-IN')}`,
      works,
    }));

/** What the works of a catalogue can be filtered by. */
export const listWorkFilters = (
  { content }: Pick<Deps, 'content'>,
  catalogue: Catalogue,
): WorkFilterValues => {
  const { works, factsOfWorks, artists } = content.current();
  const listed = works[catalogue];
  const facts = listed.map(({ id }) => factsOfWorks.get(id));
  const artistNames = new Map(artists.map(({ id, title }) => [id, title]));
  return {
    tradition: counted(facts.map((one) => one?.tradition ?? null)),
    state: counted(facts.flatMap((one) => one?.states ?? [])),
    maker: counted(
      facts.map((one) => one?.artistId ?? null),
      (id) => artistNames.get(id) ?? id,
    ),
    max: limitsFor(pricesOf(listed)),
  };
};
