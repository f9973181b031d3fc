import type { GalleryWork } from '@kalavithi/contract/work';
import type { SchoolWithWorks } from './load-schools';

/** The school and, in the large view, the work of an address. */
export interface GallerySelection {
  school: SchoolWithWorks;
  work: GalleryWork | null;
}

/** At least one school. */
export type Schools = readonly [SchoolWithWorks, ...SchoolWithWorks[]];

/** Reads `?school=` and `?work=`. A work selects its own school; unknown ids select the first. */
export const selectionOf = (schools: Schools, params: URLSearchParams): GallerySelection => {
  const workId = params.get('work');
  for (const school of schools) {
    const work = school.items.find(({ id }) => id === workId);
    if (work) return { school, work };
  }
  const schoolId = params.get('school');
  return { school: schools.find(({ id }) => id === schoolId) ?? schools[0], work: null };
};

/** The query of a school; the first has none. */
export const schoolQuery = (schools: Schools, schoolId: string): string =>
  schoolId === schools[0].id ? '' : `?school=${encodeURIComponent(schoolId)}`;

/** The query that opens a work in the large view. */
export const workQuery = (workId: string): string => `?work=${encodeURIComponent(workId)}`;
