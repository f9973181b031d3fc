import type { Client } from '@kalavithi/contract/client';
import type { GalleryWork, School } from '@kalavithi/contract/work';
import { answerOf, loaded, type Loaded } from '../../lib/loading/loaded';
import { fetchWorks } from '../../lib/loading/works';

/** A school of the gallery with its first works; `works` is how many it has. */
export interface SchoolWithWorks extends School {
  items: GalleryWork[];
}

/** The schools that have works, in order, each with its first page of works. */
export const loadSchools = (client: Client): Promise<Loaded<SchoolWithWorks[]>> => {
  const load = async () => {
    const schools = await answerOf(client('schools'));
    return Promise.all(
      schools
        .filter(({ works }) => works > 0)
        .map(async (school) => {
          const { works } = await fetchWorks(client, { catalogue: 'gallery', school: school.id, page: 1 });
          return { ...school, items: works };
        }),
    );
  };
  return loaded(load());
};
