import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';

const prefix = 'kalavithi-upload-';

/** A body older than this, in milliseconds, belongs to a process that died while it came in. */
const abandonedAfterMs = 60 * 60 * 1000;

/** The body of a request, whole and on the disk. */
export interface ReceivedBody {
  path: string;
  /** To be called whatever happened. */
  discard: () => Promise<void>;
}

/**
 * Writes the body of a request to a file of its own below `parent`, never holding more than a piece of it in memory, and stops at the limit
 * whatever length the sender claimed. After a refusal or an error nothing is left.
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array>,
  { parent, maxBytes }: { parent: string; maxBytes: number },
): Promise<Outcome<ReceivedBody, 'upload-too-large' | 'malformed'>> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, prefix));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'form');
  let end: 'whole' | 'upload-too-large' | 'malformed';
  try {
    end = await writeBody(body, path, maxBytes);
  } catch (error) {
    await discard();
    throw error;
  }
  if (end === 'whole') return done({ path, discard });
  await discard();
  return refuse(end);
}

async function writeBody(
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
): Promise<'whole' | 'upload-too-large' | 'malformed'> {
  const file = await open(path, 'wx', 0o600);
  const reader = body.getReader();
  try {
    let size = 0;
    for (;;) {
      const piece = await reader.read().catch(() => null);
      // The connection broke: nobody hears the answer, but nothing may stay behind.
      if (piece === null) return 'malformed';
      if (piece.done) return 'whole';
      size += piece.value.byteLength;
      if (size > maxBytes) return 'upload-too-large';
      await file.appendFile(piece.value);
    }
  } finally {
    // Let go, not cancelled: the server drains what is still on its way, so that the sender gets to read the answer.
    reader.releaseLock();
    await file.close();
  }
}

/** Drops the bodies that processes left behind when they were killed. */
export async function dropAbandonedBodies(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(parent, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > abandonedAfterMs) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
