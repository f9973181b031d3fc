import { mkdir, statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { incomingFolder } from './incoming-folder.ts';
import { storedBytes } from './uploads.queries.ts';

/** `Retry-After` in seconds: an operator has to make room. */
const fullRetrySeconds = 60 * 60;

/**
 * Whether there is room for one more picture: on the disk, in the total and in the member's quota.
 * Checked before the upload is received, so a quota may be exceeded by one picture.
 */
export const checkSpace = async (
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  userId: string,
): Promise<Outcome<null, 'uploads-full' | 'upload-quota'>> => {
  const { memberBytes, totalBytes, minFreeBytes } = config.uploads;
  const folder = incomingFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  const used = await storedBytes(db, userId);
  if (freeBytes < minFreeBytes || used.all >= totalBytes) {
    log.warn({ freeBytes, storedBytes: used.all }, 'uploads are refused: there is no space left');
    return refuse('uploads-full', { retryAfterSeconds: fullRetrySeconds });
  }
  return used.member >= memberBytes ? refuse('upload-quota') : done(null);
};

/**
 * Warns when the disk that receives uploads is smaller than the space that must stay free on it:
 * then every upload is refused. With S3 it is the disk of the system's temporary folder.
 */
export const warnOfSmallDisk = async ({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<void> => {
  const { minFreeBytes } = config.uploads;
  const folder = incomingFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { blocks, bsize } = await statfs(folder);
  if (blocks * bsize >= minFreeBytes) return;
  log.warn(
    { folder, diskBytes: blocks * bsize, minFreeBytes },
    'UPLOADS_MIN_FREE_MB: the disk that receives uploads is smaller, so all uploads are refused; ' +
      'lower it, or set TMPDIR (with S3) or DATA_DIR to a folder on a larger disk',
  );
};
