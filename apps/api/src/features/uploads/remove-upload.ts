import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { deleteUnusedPicture } from './delete-unused-picture.ts';
import { hashOfReference, uploadIdOf } from './reference.ts';
import { deleteUploads, lockPicture, isUploaded, setHidden } from './uploads.queries.ts';

/** How many uploads were removed, and whether the picture's files were. */
export interface Removal {
  hash: string;
  uploads: number;
  /** `kept`: another upload has them. `left`: the store failed; the sweep deletes them. */
  files: 'deleted' | 'kept' | 'left';
}

/**
 * Removes one upload by its id, or all uploads of a picture by its hash. The files go with the last
 * upload, and so does the mark that the picture was hidden.
 */
export const removeUpload = async (
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>,
  { reference }: { reference: string },
): Promise<Outcome<Removal, 'not-found'>> => {
  const { db } = deps;
  const hash = await hashOfReference(db, reference);
  if (hash === null) return refuse('not-found');
  const removed = await db.transaction().execute(async (transaction) => {
    if (!(await lockPicture(transaction, hash))) return null;
    const uploads = await deleteUploads(transaction, hash, uploadIdOf(reference));
    const isUnused = !(await isUploaded(transaction, hash));
    // Nothing is kept of a removed picture, so a hidden one may be uploaded again.
    if (isUnused) await setHidden(transaction, hash, null);
    return { uploads, isUnused };
  });
  if (removed === null) return refuse('not-found');
  const files = removed.isUnused ? await deleteFiles(deps, hash) : 'kept';
  return done({ hash, uploads: removed.uploads, files });
};

/** Deletes the files of a picture whose last upload was removed. */
export const deleteFiles = async (
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>,
  hash: string,
): Promise<Removal['files']> => {
  try {
    return (await deleteUnusedPicture(deps, hash)) ? 'deleted' : 'kept';
  } catch (error) {
    deps.log.warn({ err: error, hash }, 'the files of a removed picture are left to the sweep');
    return 'left';
  }
};
