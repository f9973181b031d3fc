import type { Content } from '@kalavithi/content/content';
import type { Work, WorkFilters, WorkFilterValues, WorkFilterValuesQuery } from '@kalavithi/contract/work';
import type { Deps } from '../../deps.ts';
import { passesFilters } from './passes-filters.ts';

/** Highest prices that are offered, in whole rupees. */
const priceLimits = [1000, 1500, 2000, 3000, 5000, 10_000, 20_000] as const;

/** The values by name, each once. */
const named = (values: readonly (string | null)[], labelOf = (value: string): string => value) =>
  [...new Set(values.filter((value) => value !== null))]
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const pricesOf = (works: readonly Work[]): number[] =>
  works.flatMap((work) => (work.catalogue === 'gallery' ? [] : [work.price]));

/** The limits that leave out some works and find others. */
const limitsFor = (prices: readonly number[]) =>
  priceLimits
    .filter((limit) => prices.some((price) => price <= limit) && prices.some((price) => price > limit))
    .map((limit) => ({ value: String(limit), label: `Up to ₹${limit.toLocaleString('en-IN')}` }));

/** Counts for each value of a filter the works that it finds together with the other filters. */
const counted = (
  content: Pick<Content, 'factsOfWorks'>,
  works: readonly Work[],
  filters: WorkFilters,
  key: keyof WorkFilters,
  values: readonly { value: string; label: string }[],
): WorkFilterValues[typeof key] =>
  values.map((one) => ({
    ...one,
    works: works.filter(passesFilters(content, { ...filters, [key]: one.value })).length,
  }));

/** What the works of a catalogue can be filtered by, whatever filters are set already. */
export const listWorkFilters = (
  { content }: Pick<Deps, 'content'>,
  { catalogue, ...filters }: WorkFilterValuesQuery,
): WorkFilterValues => {
  const current = content.current();
  const listed = current.works[catalogue];
  const facts = listed.map(({ id }) => current.factsOfWorks.get(id));
  const artistNames = new Map(current.artists.map(({ id, title }) => [id, title]));
  const values = {
    tradition: named(facts.map((one) => one?.tradition ?? null)),
    state: named(facts.flatMap((one) => one?.states ?? [])),
    maker: named(
      facts.map((one) => one?.artistId ?? null),
      (id) => artistNames.get(id) ?? id,
    ),
    max: limitsFor(pricesOf(listed)),
  };
  const count = (key: keyof WorkFilters) => counted(current, listed, filters, key, values[key]);
  return {
    tradition: count('tradition'),
    state: count('state'),
    maker: count('maker'),
    max: count('max'),
  };
};
