import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { deletePictureFiles } from './picture-files.ts';
import { hashPattern } from './picture-names.ts';
import { dropUploads, forgetPicture, hashOfUpload, holdPicture, isUploaded } from './uploads.queries.ts';

/** What was removed: how many uploads, and whether the picture's files went with them. */
export interface Removal {
  hash: string;
  uploads: number;
  filesDeleted: boolean;
}

/**
 * Removes one upload by its id, or every upload of a picture by the hash in its address. The files go with the last upload; while they do,
 * nobody can upload the same picture, so no upload ever stands without files. Should the store fail, nothing is removed.
 */
export async function removeUpload(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { reference }: { reference: string },
): Promise<Outcome<Removal, 'not-found'>> {
  const byHash = hashPattern.test(reference);
  const hash = byHash ? reference : await hashOfUpload(db, reference);
  if (hash === null) return refuse('not-found');
  return db.transaction().execute(async (transaction) => {
    if (!(await holdPicture(transaction, hash))) return refuse('not-found');
    const uploads = await dropUploads(transaction, hash, byHash ? null : reference);
    const filesDeleted = !(await isUploaded(transaction, hash));
    if (filesDeleted) {
      await forgetPicture(transaction, hash);
      await deletePictureFiles(files, hash);
    }
    return done({ hash, uploads, filesDeleted });
  });
}
