import type { Client } from '@kalavithi/contract/client';
import type { GalleryWork, School } from '@kalavithi/contract/work';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';
import { allWorks } from '../../lib/loading/works';

/** A school of the gallery with its works. */
export interface SchoolWithWorks extends Omit<School, 'works'> {
  items: GalleryWork[];
}

/** The schools of the gallery in their order, each with its works; without those that have none. */
export const loadSchools = (client: Client): Promise<Loaded<SchoolWithWorks[]>> => {
  const load = async () => {
    const [schools, works] = await Promise.all([answerOf(client('schools')), allWorks(client, 'gallery')]);
    return schools
      .map(({ works: _count, ...school }) => ({
        ...school,
        items: works.filter((work) => work.school === school.id),
      }))
      .filter(({ items }) => items.length > 0);
  };
  return loaded(load());
};
