import { worksPageSize } from '@kalavithi/contract/constants';
import { catalogues, type Work, type WorksQuery } from '@kalavithi/contract/work';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { passesFilters } from './passes-filters.ts';

export interface WorksPage {
  works: Work[];
  /** Number of works on all pages. */
  total: number;
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

const cursorPattern = /^after\.(?<id>[a-z0-9-]{1,100})$/;

const priceOf = (work: Work): number => (work.catalogue === 'gallery' ? 0 : work.price);

/**
 * One page of the works of a catalogue, of a school, or of all, in the order of the content or by
 * price.
 */
export const listWorks = (
  { content }: Pick<Deps, 'content'>,
  { catalogue, school, sort, cursor, page, ...filters }: WorksQuery,
): Outcome<WorksPage, 'invalid'> => {
  const current = content.current();
  const { works } = current;
  const listed = (catalogue === undefined ? catalogues : [catalogue])
    .flatMap((name) => works[name])
    .filter((work) => school === undefined || (work.catalogue === 'gallery' && work.school === school))
    .filter(passesFilters(current, filters));
  if (sort) {
    const sign = sort === 'price-ascending' ? 1 : -1;
    listed.sort((a, b) => sign * (priceOf(a) - priceOf(b)));
  }
  let start = (Number(page ?? 1) - 1) * worksPageSize;
  if (cursor !== undefined) {
    const id = cursorPattern.exec(cursor)?.groups?.['id'];
    if (id === undefined) return refuse('invalid');
    // When that work was deleted meanwhile, findIndex gives -1 and the list restarts.
    start = listed.findIndex((work) => work.id === id) + 1;
  }
  const shown = listed.slice(start, start + worksPageSize);
  const last = shown.at(-1);
  const hasMore = start + shown.length < listed.length;
  return done({ works: shown, total: listed.length, next: last && hasMore ? `after.${last.id}` : null });
};
