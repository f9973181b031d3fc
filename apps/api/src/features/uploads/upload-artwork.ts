import { setTimeout as pause } from 'node:timers/promises';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome, type Refusal } from '../../platform/outcome.ts';
import { FileStoreError } from '../../platform/file-store/file-store.ts';
import type {
  FormRefusal,
  Picture,
  Refusal as PictureRefusal,
  StoredForm,
} from '../../platform/images/picture.ts';
import { PictureQueueFullError } from '../../platform/images/picture-reader.ts';
import { deleteUnusedPicture, removalIsStaleBefore } from './delete-unused-picture.ts';
import { bytesOf, writeMissingFiles } from './picture-files.ts';
import { galleryItem } from './picture-names.ts';
import { deleteFiles } from './remove-upload.ts';
import {
  addUpload,
  claimPicture,
  deleteUploads,
  lockPicture,
  isAccount,
  isHidden,
  isUploaded,
  insertUnusedPicture,
} from './uploads.queries.ts';

type UploadDeps = Pick<
  Deps,
  'db' | 'files' | 'pictures' | 'clock' | 'random' | 'log' | 'config' | 'background'
>;

export type UploadFailure =
  | 'upload-signed-out'
  | 'upload-missing'
  | 'upload-too-large'
  | 'upload-not-a-picture'
  | 'upload-unreadable'
  | 'upload-too-slow'
  | 'upload-too-many-pixels'
  | 'uploads-busy'
  | 'malformed'
  | 'invalid'
  | 'unavailable';

/** `Retry-After` in seconds when the queue of uploads is full. */
export const busyRetrySeconds = 30;

/** How often and at which interval an upload waits for a removal of the same picture. */
const removalChecks = 5;
const removalCheckMs = 200;
const removalRetrySeconds = 5;

const refusalOf: Record<PictureRefusal | FormRefusal, Refusal<UploadFailure>> = {
  'not-a-picture': refuse('upload-not-a-picture'),
  unreadable: refuse('upload-unreadable'),
  'too-slow': refuse('upload-too-slow'),
  'too-many-pixels': refuse('upload-too-many-pixels'),
  malformed: refuse('malformed'),
  missing: refuse('upload-missing'),
  several: refuse('invalid', { message: 'Please upload one picture at a time.' }),
  'too-large': refuse('upload-too-large'),
};

const refuseHidden = refuse('invalid', {
  message: 'This picture was taken out of the gallery. Please choose another one.',
});

/**
 * Stores the picture of a form and adds it to the gallery. Repeated uploads of a picture by a user
 * return the existing item, so that a retry never shows it twice.
 *
 * Files first, rows after, and no call to the store inside a transaction. This can leave files
 * without uploads, which are deleted after a failure or a removal, or by the sweep.
 */
export const uploadArtwork = async (
  deps: UploadDeps,
  input: { userId: string; form: StoredForm },
): Promise<Outcome<GalleryItem, UploadFailure>> => {
  const read = await deps.pictures.read(input.form).catch((error: unknown) => {
    if (error instanceof PictureQueueFullError) return null;
    throw error;
  });
  if (read === null) return refuse('uploads-busy', { retryAfterSeconds: busyRetrySeconds });
  if (!read.ok) return refusalOf[read.reason];
  const { picture } = read;
  try {
    return await publish(deps, input.userId, picture);
  } catch (error) {
    // Does nothing when the picture has an upload.
    deps.background.run('delete the files of a failed upload', () => cleanUpAfter(error, deps, picture.hash));
    // The account may have been deleted in the meantime.
    const isMember = await isAccount(deps.db, input.userId).catch(() => true);
    if (!isMember) return refuse('upload-signed-out');
    throw error;
  }
};

const publish = async (
  deps: UploadDeps,
  userId: string,
  picture: Picture,
): Promise<Outcome<GalleryItem, 'invalid' | 'unavailable'>> => {
  // Checked first: deleted files of a hidden picture must not be written again.
  if (await isHidden(deps.db, picture.hash)) return refuseHidden;
  await writeMissingFiles(deps.files, picture);
  const id = deps.random.id();
  for (let check = 0; check < removalChecks; check += 1) {
    if (check > 0) await pause(removalCheckMs);
    const outcome = await insertRows(deps, { id, userId, picture });
    if (outcome === 'being removed') continue;
    if (!outcome.ok) return outcome;
    try {
      // A removal or sweep may have deleted the files since. Now that there is an upload, none can, unless it removes the upload too.
      if (await writeMissingFiles(deps.files, picture))
        deps.background.run('delete files written after a removal', () =>
          deleteFilesOfRemoved(deps, picture.hash),
        );
    } catch (error) {
      // An upload that existed before stays: its files most likely exist.
      if (outcome.value._id === id) await deleteFailedUpload(deps, { id, hash: picture.hash });
      throw error;
    }
    return outcome;
  }
  return refuse('unavailable', { retryAfterSeconds: removalRetrySeconds });
};

/** Inserts picture and upload, unless the picture is hidden or being removed. */
const insertRows = async (
  deps: UploadDeps,
  { id, userId, picture }: { id: string; userId: string; picture: Picture },
): Promise<Outcome<GalleryItem, 'invalid'> | 'being removed'> => {
  const { hash, width, height } = picture;
  const now = deps.clock.now();
  const approvedAt = deps.config.uploads.policy === 'approved' ? null : now.toISOString();
  return deps.db.transaction().execute(async (db) => {
    const row = await claimPicture(
      db,
      { hash, width, height, bytes: bytesOf(picture), approvedAt },
      removalIsStaleBefore(now),
    );
    if (row.removing_since !== null) return 'being removed';
    if (row.hidden_at !== null) return refuseHidden;
    const upload = await addUpload(db, { id, userId, hash, createdAt: now.toISOString() });
    return done({
      ...galleryItem(upload),
      ...(row.approved_at === null && { awaitsApproval: true as const }),
      ...(upload.id !== id && { wasThere: true as const }),
    });
  });
};

/** Deletes files that were written while the new upload was being removed. The sweep deletes those that this misses. */
const deleteFilesOfRemoved = async (deps: UploadDeps, hash: string): Promise<void> => {
  for (let check = 0; check < removalChecks; check += 1) {
    if (await isUploaded(deps.db, hash)) return;
    if ((await deleteFiles(deps, hash)) !== 'kept') return;
    // The removal has not ended yet.
    await pause(removalCheckMs);
  }
};

/** Deletes the new upload, as its files can't be written. The sweep deletes the picture. */
const deleteFailedUpload = async (
  { db, log }: UploadDeps,
  { id, hash }: { id: string; hash: string },
): Promise<void> => {
  try {
    await db.transaction().execute(async (transaction) => {
      if (await lockPicture(transaction, hash)) await deleteUploads(transaction, hash, id);
    });
  } catch (error) {
    // The error already being thrown says why the files are missing.
    log.error({ err: error, upload: id }, 'an upload without its files could not be deleted');
  }
};

/**
 * Deletes what a failed upload has stored. When the store failed, it is left to the sweep: a
 * failing delete would leave a mark that blocks uploads of the same picture.
 */
const cleanUpAfter = async (failure: unknown, deps: UploadDeps, hash: string): Promise<void> => {
  try {
    if (failure instanceof FileStoreError) await insertUnusedPicture(deps.db, hash);
    else await deleteUnusedPicture(deps, hash);
  } catch (error) {
    // The sweep will find the files.
    deps.log.warn({ err: error, hash }, 'the files of a failed upload are left to the sweep');
  }
};
