import { isCallError, type Client } from '@kalavithi/contract/client';
import type { School } from '@kalavithi/contract/work';

/** What an address of the gallery names. */
export interface GalleryQuery {
  school: string | null;
  /** The work in the large view. */
  work: string | null;
}

/** Other values are no ids of ours. */
const idPattern = /^[a-z0-9-]{1,100}$/;

/** Reads `?school=` and `?work=`; null stands for odd values as well. */
export const galleryQueryOf = (query: string | URLSearchParams): GalleryQuery => {
  const params = new URLSearchParams(query);
  const idIn = (name: string) => {
    const value = params.get(name) ?? '';
    return idPattern.test(value) ? value : null;
  };
  return { school: idIn('school'), work: idIn('work') };
};

/** Fetches the schools that have works, in order. @throws CallError */
export const schoolsWithWorks = async (client: Client): Promise<School[]> =>
  (await client('schools')).answer.filter(({ works }) => works > 0);

/**
 * The school of a work of the gallery; null for other ids.
 * @throws CallError when the API gives no answer
 */
export const schoolOfWork = async (client: Client, id: string): Promise<string | null> => {
  try {
    const { answer } = await client('work', { params: { id } });
    return answer.catalogue === 'gallery' ? answer.school : null;
  } catch (error) {
    if (isCallError(error) && error.status === 404 && error.failure !== null) return null;
    throw error;
  }
};
