import type { Deps } from '../../deps.ts';
import { secondsAfter, secondsPerDay } from '../../platform/clock.ts';
import type { ListedFile } from '../../platform/file-store/file-store.ts';
import { deleteUnusedPicture } from './delete-unused-picture.ts';
import { incomingFolder } from './incoming-folder.ts';
import { storedBytesOf } from './picture-files.ts';
import { hashInName } from './picture-names.ts';
import { dropAbandonedBodies } from './receive-form.ts';
import {
  factOf,
  knownHashes,
  noteFact,
  setBytes,
  unmeasuredPictures,
  unusedPictures,
} from './uploads.queries.ts';

/** What is younger than this, in seconds, may belong to an upload under way, in this or another process. An upload takes minutes at most. */
const youngSeconds = 60 * 60;

/**
 * For how long, in seconds, files without rows are kept. They need not be left over from a crash: whoever puts back an older backup of the
 * database has no rows for the pictures uploaded since, and still wants them when a newer backup turns up.
 */
const unownedSeconds = secondsPerDay;

/** How much one run does. What is left over is for the next. */
const work = { pages: 20, perPage: 1000, measured: 200 };

/** When the command `restore` put this database in place; it writes the row itself. */
const restoredFact = 'restored_at';

/** Where the next run goes on listing the store, and the pictures. */
const filesPosition = 'uploads_swept_to';
const picturesPosition = 'pictures_swept_to';

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'config' | 'log'>;

/**
 * Deletes what crashes and failing stores left behind: half-received uploads, half-written files, pictures without uploads, and, after a
 * day, files without rows. Any number of processes may run it at once.
 * @param signal ends it soon; the next run goes on from the last whole page
 */
export const sweepUploads = async (deps: SweepDeps, signal?: AbortSignal): Promise<void> => {
  const before = secondsAfter(deps.clock.now(), -youngSeconds);
  await dropAbandonedBodies(incomingFolder(deps.config), before);
  await deps.files.removeUnfinished(before);
  await deletePicturesWithoutUploads(deps, signal);
  for (const hash of await unmeasuredPictures(deps.db, work.measured)) {
    if (signal?.aborted) return;
    await setBytes(deps.db, hash, await storedBytesOf(deps.files, hash));
  }
  const deleted = await deleteFilesWithoutRows(deps, signal);
  if (deleted > 0) deps.log.info({ pictures: deleted }, 'files that belong to no upload were deleted');
};

/** Goes through a part of the pictures and deletes those that no upload shows. */
const deletePicturesWithoutUploads = async (deps: SweepDeps, signal?: AbortSignal): Promise<void> => {
  let position = (await factOf(deps.db, picturesPosition)) ?? '';
  for (let page = 0; page < work.pages; page += 1) {
    const { hashes, next } = await unusedPictures(deps.db, position, work.perPage);
    for (const hash of hashes) {
      if (signal?.aborted) return;
      await deleteUnusedPicture(deps, hash);
    }
    position = await moveOn(deps, picturesPosition, position, next);
    if (next === null) break;
  }
};

/** Lists a part of the store and deletes the pictures in it that have no row. @returns how many there were */
const deleteFilesWithoutRows = async (deps: SweepDeps, signal?: AbortSignal): Promise<number> => {
  const { db, files, clock } = deps;
  const before = secondsAfter(clock.now(), -unownedSeconds);
  const restoredAt = await factOf(db, restoredFact);
  if (restoredAt !== null && new Date(restoredAt) > before) return 0;
  const after = await bornOn(deps);
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
    position = await moveOn(deps, filesPosition, position, listed.next);
    if (listed.next === null) break;
  }
  return deleted;
};

/** Notes where to go on, from the beginning after the last page. A store of one page needs no note. */
const moveOn = async (
  { db }: SweepDeps,
  fact: string,
  position: string,
  next: string | null,
): Promise<string> => {
  const reached = next ?? '';
  if (reached !== position) await noteFact(db, fact, reached);
  return reached;
};

/**
 * The day before this database was first started. Files older than that were written for another one, and are left alone: a server that
 * is started on an empty database by mistake must not empty the store.
 */
const bornOn = async ({ db }: SweepDeps): Promise<Date> => {
  const day = await factOf(db, 'seeded_on');
  return day === null ? new Date(8.64e15) : secondsAfter(new Date(day), -secondsPerDay);
};

/** The pictures that these files belong to. Other things in a shared bucket are nobody's here. */
const hashesOf = (files: readonly ListedFile[]): string[] => [
  ...new Set(files.map(({ key }) => hashInName(key)).filter((hash) => hash !== null)),
];
