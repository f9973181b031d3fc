import type { GalleryWork } from '@kalavithi/contract/work';
import type { SchoolWithWorks } from './load-schools';

/** What an address of the gallery shows: a school and, when one is seen large, a work of it. */
export interface GalleryPlace {
  school: SchoolWithWorks;
  work: GalleryWork | null;
}

/** The schools of the gallery, of which there is at least one. */
export type Schools = readonly [SchoolWithWorks, ...SchoolWithWorks[]];

/** Reads `?school=` and `?work=`. A work opens its own school; an unknown one opens the first. */
export const placeOf = (schools: Schools, params: URLSearchParams): GalleryPlace => {
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

/** The query under which a work is seen large, to be shared. */
export const workQuery = (workId: string): string => `?work=${encodeURIComponent(workId)}`;
