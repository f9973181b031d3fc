import type { Client } from '@kalavithi/contract/client';
import type { GalleryWork, School } from '@kalavithi/contract/work';
import { cacheData, cachedData } from '../../lib/loading/data-cache';
import { loadOnce } from '../../lib/loading/load-once';
import { loadedValue } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';
import { schoolsWithWorks } from '../../lib/works/gallery-query';

/** What the tabs need of a school; `works` is how many it has. */
export type SchoolSummary = Pick<School, 'id' | 'name' | 'works'>;

/** A school of the gallery with the works that are loaded, from the first on. */
export interface SchoolWithWorks extends School {
  items: readonly GalleryWork[];
}

const keyOf = (id: string) => `school ${id}`;

/** A school that is in the browser's memory. */
export const cachedSchool = (id: string): SchoolWithWorks | null =>
  loadedValue(cachedData<SchoolWithWorks>(keyOf(id)));

/** Keeps a school in the browser's memory. */
export const cacheSchool = (school: SchoolWithWorks): void =>
  cacheData({ state: 'loaded', value: school, cacheKey: keyOf(school.id) });

/** Fetches the schools that have works, in order. @throws CallError */
export const fetchSchools = (client: Client): Promise<School[]> =>
  loadOnce('schools', () => schoolsWithWorks(client));

/**
 * Fetches a school with its first page of works.
 * @throws CallError
 * @throws Error when no school with works has this id
 */
export const fetchSchool = (client: Client, id: string): Promise<SchoolWithWorks> =>
  loadOnce(keyOf(id), async () => {
    const [schools, { works: items }] = await Promise.all([
      fetchSchools(client),
      fetchWorks(client, { catalogue: 'gallery', school: id, page: 1 }),
    ]);
    const school = schools.find((one) => one.id === id);
    if (!school) throw new Error(`There is no school ${id}.`);
    return { ...school, items };
  });
