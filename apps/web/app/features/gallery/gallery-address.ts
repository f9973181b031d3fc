import { galleryCategories } from '@kalavithi/catalogue/gallery';
import type { GalleryArtwork, GalleryCategory } from '@kalavithi/contract/catalogue';

/** What an address of the gallery shows: a school and, when one is seen large, a work of it. */
export interface GalleryPlace {
  school: GalleryCategory;
  work: GalleryArtwork | null;
}

const firstSchool = galleryCategories[0] as GalleryCategory;

/** Reads `?school=` and `?work=`. A work opens its own school; what nobody knows opens the first. */
export const placeOf = (params: URLSearchParams): GalleryPlace => {
  const workId = params.get('work');
  for (const school of galleryCategories) {
    const work = school.items.find(({ id }) => id === workId);
    if (work) return { school, work };
  }
  const schoolId = params.get('school');
  return { school: galleryCategories.find(({ id }) => id === schoolId) ?? firstSchool, work: null };
};

/** The query of a school; the first has none. */
export const schoolQuery = (schoolId: string): string =>
  schoolId === firstSchool.id ? '' : `?school=${schoolId}`;

/** The query under which a work is seen large, to be shared. */
export const workQuery = (workId: string): string => `?work=${workId}`;
