import { mkdir, mkdtemp, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { withTimeout } from '../../platform/with-timeout.ts';

const prefix = 'kalavithi-upload-';

/** The complete body of a request, on the disk. */
export interface ReceivedBody {
  path: string;
  /** Must be called in every case. */
  discard: () => Promise<void>;
}

/** The pace a sender must keep. Times are in milliseconds. */
export interface Pace {
  /** The longest silence. */
  idleMs: number;
  /** For the whole body. */
  totalMs: number;
  /** After this time the average must have reached `bytesPerSecond`. */
  graceMs: number;
  bytesPerSecond: number;
}

/**
 * 15 MB in the total time are 65 kB/s; a phone on a bad line sends its 3 MB at a sixth of that.
 * Node's own limit is 300 s.
 */
const defaultPace: Pace = { idleMs: 20_000, totalMs: 240_000, graceMs: 20_000, bytesPerSecond: 4000 };

type End = 'whole' | 'upload-too-large' | 'upload-stalled' | 'malformed';

/**
 * Streams the body of a request to a new file below `parent`. Stops at `maxBytes`, whatever the
 * declared length, and when the sender is too slow. Nothing is left after a refusal or an error.
 */
export const receiveBody = async (
  body: ReadableStream<Uint8Array>,
  { parent, maxBytes, pace = defaultPace }: { parent: string; maxBytes: number; pace?: Pace },
): Promise<Outcome<ReceivedBody, Exclude<End, 'whole'>>> => {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, prefix));
  const discard = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'form');
  let end: End;
  try {
    end = await writeBody(body, path, maxBytes, pace);
  } catch (error) {
    await discard();
    throw error;
  }
  if (end === 'whole') return done({ path, discard });
  await discard();
  return refuse(end);
};

const writeBody = async (
  body: ReadableStream<Uint8Array>,
  path: string,
  maxBytes: number,
  pace: Pace,
): Promise<End> => {
  const file = await open(path, 'wx', 0o600);
  const reader = body.getReader();
  let end: End = 'malformed';
  try {
    end = await copy(reader, file, maxBytes, pace);
    return end;
  } finally {
    // A stalled sender is cut off. Otherwise the body is released, not cancelled: the server drains
    // the rest, so that the sender can read the response.
    if (end === 'upload-stalled') void reader.cancel().catch(() => {});
    else reader.releaseLock();
    await file.close();
  }
};

const copy = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  file: FileHandle,
  maxBytes: number,
  pace: Pace,
): Promise<End> => {
  const began = performance.now();
  let size = 0;
  for (;;) {
    const elapsed = performance.now() - began;
    if (elapsed > pace.totalMs) return 'upload-stalled';
    if (elapsed > pace.graceMs && size < (pace.bytesPerSecond * elapsed) / 1000) return 'upload-stalled';
    const piece = await withTimeout(
      reader.read().catch(() => 'broken' as const),
      Math.min(pace.idleMs, pace.totalMs - elapsed),
      'late' as const,
    );
    if (piece === 'late') return 'upload-stalled';
    // The connection broke.
    if (piece === 'broken') return 'malformed';
    if (piece.done) return 'whole';
    size += piece.value.byteLength;
    if (size > maxBytes) return 'upload-too-large';
    await file.appendFile(piece.value);
  }
};

/** Deletes bodies older than `before`: the process that received them was killed. */
export const deleteAbandonedBodies = async (parent: string, before: Date): Promise<void> => {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(parent, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && facts.mtime < before) await rm(path, { recursive: true, force: true });
  }
};
