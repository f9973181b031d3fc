import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { hashOfUpload } from './uploads.queries.ts';

/** A hash by itself, or within a picture's address as one would paste it. */
const hashWithin = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/;

/** The id of the upload that an operator means; null when the picture is meant by its hash or address. */
export const uploadIdOf = (reference: string): string | null =>
  hashWithin.test(reference) ? null : reference;

/** The hash of the picture that an operator means by an upload's id, a hash, or an address of the picture; null for an unknown id. */
export const hashOfReference = async (db: Kysely<Tables>, reference: string): Promise<string | null> => {
  return hashWithin.exec(reference)?.[0] ?? hashOfUpload(db, reference);
};
