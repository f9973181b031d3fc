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
import {
  addUpload,
  claimPicture,
  dropUploads,
  holdPicture,
  isAccount,
  isHidden,
  noteUnusedPicture,
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

/** How long, in seconds, to wait when more uploads are in work than any person would wait for. */
export const busyRetrySeconds = 30;

/** How often, and after how many milliseconds, an upload looks again whether the same picture is still being removed. */
const removalLooks = 5;
const removalPauseMs = 200;
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
 * Keeps the picture in a form and shows it in the gallery. A user who uploads the same picture again gets the item there is: a second
 * click, or a repetition after an answer that got lost, must not show the picture twice.
 *
 * Files first, rows after, and never a call to the store inside a transaction. What that order can leave behind are files without
 * uploads, which are deleted after a failure, or by the sweep after a crash or when the store is what failed.
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
    // Does nothing when the picture has an upload. Nobody waits for it.
    deps.background.run('delete the files of a failed upload', () => cleanUpAfter(error, deps, picture.hash));
    // The account may have been deleted while the picture was read and stored.
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
  // Before its files are written: those of a hidden picture may be gone, and must not come back.
  if (await isHidden(deps.db, picture.hash)) return refuseHidden;
  await writeMissingFiles(deps.files, picture);
  const id = deps.random.id();
  for (let look = 0; look < removalLooks; look += 1) {
    if (look > 0) await pause(removalPauseMs);
    const outcome = await insertRows(deps, { id, userId, picture });
    if (outcome === 'being removed') continue;
    if (!outcome.ok) return outcome;
    try {
      // A removal or a sweep may have come and gone since the files were written. From now on none can: the picture has an upload.
      await writeMissingFiles(deps.files, picture);
    } catch (error) {
      // An upload that stood before this one stays: its files are most likely there.
      if (outcome.value._id === id) await takeBack(deps, { id, hash: picture.hash });
      throw error;
    }
    return outcome;
  }
  return refuse('unavailable', { retryAfterSeconds: removalRetrySeconds });
};

/** Inserts the rows of picture and upload, unless the picture is hidden or somebody is deleting its files. */
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
    });
  });
};

/** Drops the upload that was just added, as its files can't be put in place. The picture stays to the sweep, unless others show it. */
const takeBack = async (
  { db, log }: UploadDeps,
  { id, hash }: { id: string; hash: string },
): Promise<void> => {
  try {
    await db.transaction().execute(async (transaction) => {
      if (await holdPicture(transaction, hash)) await dropUploads(transaction, hash, id);
    });
  } catch (error) {
    // What is thrown is why the files are missing, which says more.
    log.error({ err: error, upload: id }, 'an upload without its files could not be dropped');
  }
};

/**
 * Deletes what a failed upload has stored. Where the store failed, a delete could fail or arrive late, and the mark that goes with it would
 * keep the same picture from being uploaded again: there the sweep does it later.
 */
const cleanUpAfter = async (failure: unknown, deps: UploadDeps, hash: string): Promise<void> => {
  try {
    if (failure instanceof FileStoreError) await noteUnusedPicture(deps.db, hash);
    else await deleteUnusedPicture(deps, hash);
  } catch (error) {
    // Failing as well is no news: the sweep will find the files.
    deps.log.warn({ err: error, hash }, 'the files of a failed upload are left to the sweep');
  }
};
