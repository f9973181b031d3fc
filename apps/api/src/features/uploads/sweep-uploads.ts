import type { Deps } from '../../deps.ts';
import { secondsAfter, secondsPerDay } from '../../platform/clock.ts';
import type { ListedFile } from '../../platform/file-store/file-store.ts';
import { deleteUnusedPicture } from './delete-unused-picture.ts';
import { incomingFolder } from './incoming-folder.ts';
import { storedBytesOf } from './picture-files.ts';
import { hashInName } from './picture-names.ts';
import { deleteAbandonedBodies } from './receive-form.ts';
import {
  factOf,
  knownHashes,
  setFact,
  setBytes,
  unmeasuredPictures,
  unusedPictures,
} from './uploads.queries.ts';

/** Anything younger, in seconds, may belong to an upload in progress. */
const youngSeconds = 60 * 60;

/**
 * How long, in seconds, files without rows are kept: after an older backup is restored, a newer one
 * may still bring their rows back.
 */
const unownedSeconds = secondsPerDay;

/** The work of one run; the next one continues. */
const work = { pages: 20, perPage: 1000, measured: 200 };

/** When this database was restored; the command `restore` writes it. */
const restoredFact = 'restored_at';

/** Where the next run continues. */
const filesPosition = 'uploads_swept_to';
const picturesPosition = 'pictures_swept_to';

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log'>;

/**
 * Deletes what crashes and store failures left behind: partial uploads and files, pictures without
 * uploads, and after a day files without rows. Any number of processes may run it concurrently.
 * @param signal ends it early; the next run continues after the last complete page
 */
export const sweepUploads = async (deps: SweepDeps, signal?: AbortSignal): Promise<void> => {
  const before = secondsAfter(deps.clock.now(), -youngSeconds);
  await deleteAbandonedBodies(incomingFolder(deps.config), before);
  await deps.files.removeUnfinished(before);
  await deletePicturesWithoutUploads(deps, signal);
  for (const hash of await unmeasuredPictures(deps.db, work.measured)) {
    if (signal?.aborted) return;
    await setBytes(deps.db, hash, await storedBytesOf(deps.files, hash));
  }
  const deleted = await deleteFilesWithoutRows(deps, signal);
  if (deleted > 0) deps.log.info({ pictures: deleted }, 'files that belong to no upload were deleted');
};

/** Checks some of the pictures and deletes those without uploads. */
const deletePicturesWithoutUploads = async (deps: SweepDeps, signal?: AbortSignal): Promise<void> => {
  let position = (await factOf(deps.db, picturesPosition)) ?? '';
  for (let page = 0; page < work.pages; page += 1) {
    const { hashes, next } = await unusedPictures(deps.db, position, work.perPage);
    for (const hash of hashes) {
      if (signal?.aborted) return;
      await deleteUnusedPicture(deps, hash);
    }
    position = await savePosition(deps, picturesPosition, position, next);
    if (next === null) break;
  }
};

/**
 * Lists a part of the store and deletes the pictures that have no row.
 * @returns how many there were
 */
const deleteFilesWithoutRows = async (deps: SweepDeps, signal?: AbortSignal): Promise<number> => {
  const { db, files, clock } = deps;
  const before = secondsAfter(clock.now(), -unownedSeconds);
  const restoredAt = await factOf(db, restoredFact);
  if (restoredAt !== null && new Date(restoredAt) > before) return 0;
  const after = await oldestOwnFile(deps);
  let position = (await factOf(db, filesPosition)) ?? '';
  let deleted = 0;
  for (let page = 0; page < work.pages; page += 1) {
    if (signal?.aborted) break;
    const listed = await files.list(position, work.perPage);
    const ours = listed.files.filter(({ modifiedAt }) => modifiedAt < before && modifiedAt > after);
    const hashes = hashesOf(ours);
    const known = await knownHashes(db, hashes);
    for (const hash of hashes.filter((one) => !known.has(one))) {
      if (signal?.aborted) return deleted;
      if (await deleteUnusedPicture(deps, hash)) deleted += 1;
    }
    position = await savePosition(deps, filesPosition, position, listed.next);
    if (listed.next === null) break;
  }
  return deleted;
};

/** Saves where to continue: at the beginning after the last page. */
const savePosition = async (
  { db }: SweepDeps,
  fact: string,
  position: string,
  next: string | null,
): Promise<string> => {
  const reached = next ?? '';
  if (reached !== position) await setFact(db, fact, reached);
  return reached;
};

/**
 * The day before this database was created. Older files belong to another database and are kept: a
 * server started on an empty database by mistake must not empty the store.
 */
const oldestOwnFile = async ({ db }: SweepDeps): Promise<Date> => {
  const day = await factOf(db, 'seeded_on');
  return day === null ? new Date(8.64e15) : secondsAfter(new Date(day), -secondsPerDay);
};

/** The pictures of these files; other files in a shared bucket are ignored. */
const hashesOf = (files: readonly ListedFile[]): string[] => [
  ...new Set(files.map(({ key }) => hashInName(key)).filter((hash) => hash !== null)),
];
