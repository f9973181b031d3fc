import type { Client } from '@kalavithi/contract/client';
import type { WorkFilterValues } from '@kalavithi/contract/work';
import { cacheData, cachedData } from '../../lib/loading/data-cache';
import { loadOnce } from '../../lib/loading/load-once';
import { answerOf, loaded, loadedValue, type Loaded } from '../../lib/loading/loaded';
import { loadWorks, type FilteredWorks } from '../../lib/loading/works';
import { galleryQueryOf, schoolOfWork, type GalleryQuery } from '../../lib/works/gallery-query';
import { filtersIn, hasFilters } from '../../lib/works/work-filters';
import { schoolOfCachedWork } from './gallery-address';
import {
  cachedSchool,
  cacheSchool,
  fetchSchool,
  fetchSchools,
  type SchoolSummary,
  type SchoolWithWorks,
} from './load-school';

/** What is the same for every school. */
interface Frame {
  schools: readonly SchoolSummary[];
  values: WorkFilterValues;
}

/** The gallery at one of its schools. */
export interface SchoolGallery extends Frame {
  schools: readonly [SchoolSummary, ...SchoolSummary[]];
  /** The id of the school that the address named when the gallery was loaded. */
  selected: string;
  /** That school; null in a browser that could not load its works, and tries again. */
  school: SchoolWithWorks | null;
  list?: undefined;
}

/** The gallery school by school, or the works of all schools that pass the filters; null without works. */
export type GalleryData = SchoolGallery | { list: FilteredWorks<'gallery'> } | null;

const frameKey = 'gallery';

const cachedFrame = (): Frame | null => loadedValue(cachedData<Frame>(frameKey));

/** Keeps in the browser's memory what came with a document. */
export const cacheGallery = ({ schools, values, school }: SchoolGallery): void => {
  cacheData({ state: 'loaded', value: { schools, values }, cacheKey: frameKey });
  if (school && !cachedSchool(school.id)) cacheSchool(school);
};

/**
 * Whether the gallery, once loaded, can show an address without its loader: it knows the schools,
 * but only the works of those in the browser's memory.
 */
export const canShow = (query: URLSearchParams): boolean => {
  const frame = cachedFrame();
  const { work } = galleryQueryOf(query);
  return frame !== null && (work === null || schoolOfCachedWork(frame.schools, work) !== undefined);
};

const fetchFrame = (client: Client): Promise<Frame> =>
  loadOnce(frameKey, async () => {
    const [schools, values] = await Promise.all([
      fetchSchools(client),
      answerOf(client('workFilters', { query: { catalogue: 'gallery' } })),
    ]);
    return { schools: schools.map(({ id, name, works }) => ({ id, name, works })), values };
  });

/** The id of the school that an address names, by itself or by a work. It may be made up. */
const namedSchool = async (client: Client, { school, work }: GalleryQuery): Promise<string | null> => {
  if (work === null) return school;
  return (
    schoolOfCachedWork(cachedFrame()?.schools ?? [], work) ?? (await schoolOfWork(client, work)) ?? school
  );
};

/** The school that the gallery opens at. In a browser, a failure shows in the place of the works. */
const schoolOf = async (client: Client, id: string): Promise<Loaded<SchoolWithWorks | null>> => {
  const school = fetchSchool(client, id);
  if (typeof window === 'undefined') return loaded(school);
  return { state: 'loaded', value: await school.catch(() => null) };
};

/** Loads the gallery with the filters, the school or the work of the query. */
export const loadGallery = async (client: Client, query: URLSearchParams): Promise<Loaded<GalleryData>> => {
  if (hasFilters(filtersIn(query))) {
    const list = await loadWorks(client, 'gallery', { query });
    return list.state === 'loaded' ? { ...list, value: { list: list.value } } : list;
  }
  const selection = galleryQueryOf(query);
  const found = await loaded(Promise.all([fetchFrame(client), namedSchool(client, selection)] as const));
  if (found.state === 'failed') return found;
  const [{ schools, values }, named] = found.value;
  const [first, ...others] = schools;
  if (!first) return { state: 'loaded', value: null };
  const selected = schools.find(({ id }) => id === named) ?? first;
  const school = await schoolOf(client, selected.id);
  if (school.state === 'failed') return school;
  return {
    state: 'loaded',
    value: {
      schools: [first, ...others],
      values,
      selected: selected.id,
      school: school.value,
    },
  };
};
