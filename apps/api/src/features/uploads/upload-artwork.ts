import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome, type Refusal } from '../../platform/http/outcome.ts';
import type {
  FormRefusal,
  Picture,
  Refusal as PictureRefusal,
  StoredForm,
} from '../../platform/images/picture.ts';
import { PictureQueueFullError, type PictureReader } from '../../platform/images/picture-reader.ts';
import type { InTurn } from './in-turn.ts';
import { deletePictureFiles, missingPictureFiles, writePictureFiles } from './picture-files.ts';
import { galleryItem } from './picture-names.ts';
import { addUpload, claimPicture, isUploaded } from './uploads.queries.ts';

/** What uploading needs beyond the API's own. */
export interface UploadDeps extends Pick<Deps, 'db' | 'files' | 'clock' | 'random' | 'log'> {
  pictures: PictureReader;
  /** By the hash of the picture: what one upload does to files and rows must not cross what another does to the same. */
  inTurn: InTurn;
}

export type UploadFailure =
  | 'upload-missing'
  | 'upload-too-large'
  | 'upload-not-a-picture'
  | 'upload-unreadable'
  | 'upload-too-many-pixels'
  | 'malformed'
  | 'invalid'
  | 'unavailable';

/** How long, in seconds, to wait when more uploads are in work than any person would wait for. */
const queueFullRetrySeconds = 30;

const refusalOf: Record<PictureRefusal | FormRefusal, Refusal<UploadFailure>> = {
  'not-a-picture': refuse('upload-not-a-picture'),
  unreadable: refuse('upload-unreadable'),
  'too-many-pixels': refuse('upload-too-many-pixels'),
  malformed: refuse('malformed'),
  missing: refuse('upload-missing'),
  several: refuse('invalid', { message: 'Please upload one picture at a time.' }),
  'too-large': refuse('upload-too-large'),
};

/**
 * Keeps the picture in a form and shows it in the gallery. A user who uploads the same picture again gets the item there is: a second
 * click, or a repetition after an answer that got lost, must not hang the picture twice. Whatever fails, neither file nor row stays.
 */
export async function uploadArtwork(
  deps: UploadDeps,
  input: { userId: string; form: StoredForm },
): Promise<Outcome<GalleryItem, UploadFailure>> {
  const read = await deps.pictures.read(input.form).catch((error: unknown) => {
    if (error instanceof PictureQueueFullError) return null;
    throw error;
  });
  if (read === null) return refuse('unavailable', { retryAfterSeconds: queueFullRetrySeconds });
  if (!read.ok) return refusalOf[read.reason];
  const { picture } = read;
  return deps.inTurn(picture.hash, () => publish(deps, input.userId, picture));
}

async function publish(
  deps: UploadDeps,
  userId: string,
  picture: Picture,
): Promise<Outcome<GalleryItem, 'invalid'>> {
  const missing = await missingPictureFiles(deps.files, picture.hash);
  try {
    await writePictureFiles(deps.files, picture, missing);
    return await hang(deps, userId, picture);
  } catch (error) {
    if (missing.length > 0) await takeBack(deps, picture.hash);
    throw error;
  }
}

/** Writes the rows, and makes sure that the files are there while nobody else can take them away. */
async function hang(
  deps: UploadDeps,
  userId: string,
  picture: Picture,
): Promise<Outcome<GalleryItem, 'invalid'>> {
  return deps.db.transaction().execute(async (db) => {
    const hiddenAt = await claimPicture(db, picture);
    if (hiddenAt !== null) {
      return refuse('invalid', {
        message: 'This picture was taken out of the gallery. Please choose another one.',
      });
    }
    const row = await addUpload(db, {
      id: deps.random.id(),
      userId,
      hash: picture.hash,
      createdAt: deps.clock.now().toISOString(),
    });
    // An operator may have removed the last other upload of this picture, and files with it, since they were looked for.
    await writePictureFiles(deps.files, picture, await missingPictureFiles(deps.files, picture.hash));
    return done(galleryItem(row));
  });
}

/**
 * Deletes the files of an upload that failed, unless somebody else's upload shows them by now. When the database can't tell, they go:
 * they were not there before, and uploads of one picture take turns within a process. (Another process might have hung the
 * same new picture in the moment before the database failed; that one would have to be uploaded again.)
 */
async function takeBack(deps: UploadDeps, hash: string): Promise<void> {
  const needed = await isUploaded(deps.db, hash).catch(() => false);
  if (needed) return;
  await deletePictureFiles(deps.files, hash).catch((error: unknown) =>
    deps.log.warn({ err: error, hash }, 'the files of a failed upload could not be deleted'),
  );
}
