import { mkdir, statfs } from 'node:fs/promises';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { incomingFolder } from './incoming-folder.ts';
import { storedBytes } from './uploads.queries.ts';

/** How long, in seconds, until it is worth asking again: an operator has to make room. */
const fullRetrySeconds = 60 * 60;

/**
 * Whether there is room for one more picture of this member: on the disk, within what all pictures may take, and within what a member's
 * may. Looked at before anything is received, so a quota may be passed by one picture.
 */
export async function checkSpace(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  userId: string,
): Promise<Outcome<null, 'uploads-full' | 'upload-quota'>> {
  const { memberBytes, totalBytes, minFreeBytes } = config.uploads;
  const folder = incomingFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  const used = await storedBytes(db, userId);
  if (freeBytes < minFreeBytes || used.all >= totalBytes) {
    log.warn({ freeBytes, storedBytes: used.all }, 'uploads are refused: there is no space for them');
    return refuse('uploads-full', { retryAfterSeconds: fullRetrySeconds });
  }
  return used.member >= memberBytes ? refuse('upload-quota') : done(null);
}
