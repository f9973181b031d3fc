import type { Client } from '@kalavithi/contract/client';
import type { WorkFilterValues } from '@kalavithi/contract/work';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';
import { loadWorks, type FilteredWorks } from '../../lib/loading/works';
import { filtersIn, hasFilters } from '../../lib/works/work-filters';
import { loadSchools, type SchoolWithWorks } from './load-schools';

/** The gallery school by school, or the works of all schools that pass the filters. */
export type GalleryData =
  | { schools: SchoolWithWorks[]; values: WorkFilterValues; list?: undefined }
  | { schools?: undefined; list: FilteredWorks<'gallery'> };

/** Loads the gallery with the filters of the query. */
export const loadGallery = async (client: Client, query: URLSearchParams): Promise<Loaded<GalleryData>> => {
  if (hasFilters(filtersIn(query))) {
    const list = await loadWorks(client, 'gallery', { query });
    return list.state === 'loaded' ? { ...list, value: { list: list.value } } : list;
  }
  const [schools, values] = await Promise.all([
    loadSchools(client),
    loaded(answerOf(client('workFilters', { query: { catalogue: 'gallery' } }))),
  ]);
  if (schools.state === 'failed') return schools;
  if (values.state === 'failed') return values;
  return { state: 'loaded', value: { schools: schools.value, values: values.value } };
};
