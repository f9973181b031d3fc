import type { Client } from '@kalavithi/contract/client';
import { LRUCache } from 'lru-cache';
import {
  galleryQueryOf,
  schoolOfWork,
  schoolsWithWorks,
  type GalleryQuery,
} from '../app/lib/works/gallery-query.ts';

/** How long the API's answers are taken for current, in milliseconds; as long as documents. */
const freshMs = 2000;
/** Works whose school is kept in memory; made-up ids push out one another. */
const maxWorks = 1000;

const kept = {
  ttl: freshMs,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
};

/**
 * Maps the queries of the gallery to the documents that exist: the path itself for the first school
 * and for ids that are made up, and one address for each other school.
 * @returns a function that gives the address for a path and its query; the path when the API gives
 * no answer
 */
export const createGalleryAddresses = (
  client: Client,
): ((path: string, query: string) => string | Promise<string>) => {
  const schools = new LRUCache<'all', readonly string[]>({
    ...kept,
    max: 1,
    fetchMethod: async () => (await schoolsWithWorks(client)).map(({ id }) => id),
  });
  const schoolOf = new LRUCache<string, { school: string | null }>({
    ...kept,
    max: maxWorks,
    fetchMethod: async (work) => ({ school: await schoolOfWork(client, work) }),
  });

  const addressOf = async (path: string, { school: named, work }: GalleryQuery): Promise<string> => {
    try {
      const own = work === null ? undefined : await schoolOf.fetch(work);
      const school = own?.school ?? named;
      const [first, ...others] = (await schools.fetch('all')) ?? [];
      return school !== null && school !== first && others.includes(school)
        ? `${path}?school=${school}`
        : path;
    } catch {
      return path;
    }
  };

  return (path, query) => {
    const named = galleryQueryOf(query);
    return named.school === null && named.work === null ? path : addressOf(path, named);
  };
};
