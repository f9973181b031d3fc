import { galleryQueryOf } from '../../lib/works/gallery-query';
import { cachedSchool, type SchoolSummary } from './load-school';

type Schools = readonly [SchoolSummary, ...SchoolSummary[]];

/** The id of the school and, in the large view, of the work of an address. */
export interface GallerySelection {
  school: string;
  work: string | null;
}

/** The id of the school in the browser's memory that has a work. */
export const schoolOfCachedWork = (schools: readonly SchoolSummary[], workId: string): string | undefined =>
  schools.find(({ id }) => cachedSchool(id)?.items.some((work) => work.id === workId))?.id;

/**
 * Reads `?school=` and `?work=`. A work selects its own school; when its school is not in the
 * browser's memory, the one that was loaded for the address is `selected`. Unknown ids select the
 * first school.
 */
export const selectionOf = (
  { schools, selected }: { schools: Schools; selected: string },
  params: URLSearchParams,
): GallerySelection => {
  const { school, work } = galleryQueryOf(params);
  if (work !== null) return { school: schoolOfCachedWork(schools, work) ?? selected, work };
  return { school: (schools.find(({ id }) => id === school) ?? schools[0]).id, work: null };
};

/** The query of a school; the first has none. */
export const schoolQuery = (schools: readonly SchoolSummary[], schoolId: string): string =>
  schoolId === schools[0]?.id ? '' : `?school=${encodeURIComponent(schoolId)}`;

/** The query that opens a work in the large view. */
export const workQuery = (workId: string): string => `?work=${encodeURIComponent(workId)}`;
