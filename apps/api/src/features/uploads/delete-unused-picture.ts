import type { Deps } from '../../deps.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { deletePictureFiles } from './picture-files.ts';
import { claimForRemoval, deletePicture } from './uploads.queries.ts';

/** A removal takes seconds; an older one, in seconds, belongs to a dead process. */
const removalSeconds = 5 * 60;

/** Removals that began before this time may be taken over. */
export const removalIsStaleBefore = (now: Date): string => secondsAfter(now, -removalSeconds).toISOString();

/**
 * Deletes the files of a picture without uploads, and its row unless the picture is hidden: hidden
 * ones must not be uploaded again. The row is marked first; while it is, no process can add an
 * upload of the picture or delete it.
 * @returns false when there is an upload, or another process is deleting it
 * @throws FileStoreError; the mark stays, and the sweep retries
 */
export const deleteUnusedPicture = async (
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  hash: string,
): Promise<boolean> => {
  const now = clock.now();
  const claimed = await db.transaction().execute((transaction) =>
    claimForRemoval(transaction, hash, {
      since: now.toISOString(),
      staleBefore: removalIsStaleBefore(now),
    }),
  );
  if (!claimed) return false;
  await deletePictureFiles(files, hash);
  await deletePicture(db, hash, now.toISOString());
  return true;
};
