import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hashOfUpload } from './uploads.queries.ts';

/** A hash alone or within a pasted picture's URL. */
const hashWithin = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/;

/** The id of an upload; null when the reference is a picture's hash or URL. */
export const uploadIdOf = (reference: string): string | null =>
  hashWithin.test(reference) ? null : reference;

/** The hash of the picture with an upload's id, a hash or a URL; null for an unknown id. */
export const hashOfReference = async (db: Kysely<Tables>, reference: string): Promise<string | null> => {
  return hashWithin.exec(reference)?.[0] ?? hashOfUpload(db, reference);
};
