import type { Deps } from '../../deps.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { deletePictureFiles } from './picture-files.ts';
import { claimForRemoval, forgetPicture } from './uploads.queries.ts';

/** Deleting the files of a picture takes seconds at most; a removal that began longer ago, in seconds, belongs to a dead process. */
const removalSeconds = 5 * 60;

/** Removals that began before this moment may be taken over. */
export const removalIsStaleBefore = (now: Date): string => secondsAfter(now, -removalSeconds).toISOString();

/**
 * Deletes the files of a picture that no upload shows, and its row unless the picture is hidden: what must not come back stays known.
 * The row is marked first: while it is, nobody can add an upload of the picture or delete it as well, in whichever process.
 * @returns false when there is an upload, or somebody else is deleting it
 * @throws FileStoreError; the mark stays then, and the sweep tries again
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
  await forgetPicture(db, hash, now.toISOString());
  return true;
};
