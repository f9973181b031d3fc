import type { ChildProcess } from 'node:child_process';
import { startWorker } from './start-worker.ts';

/**
 * A size to be made of a picture file: `-640.avif`, `-640.webp`, `.jpg` for the full size, or a card
 * for shared links, such as `-card-e9e2d4.jpg` on a ground of that colour.
 */
export interface SizeOrder {
  /** Absolute path. */
  file: string;
  /** SHA-256 that the file must have, in hexadecimal digits; null when it may have changed. */
  hash: string | null;
  ending: string;
}

/** A size can't be made: the file is gone, has changed, or can't be decoded. */
export class SizeError extends Error {
  override readonly name = 'SizeError';
}

/** Makes smaller pictures of the operator's own files, in a process of its own. */
export interface Sizer {
  /**
   * Makes one size. Orders are worked off one at a time, urgent ones first; the same order twice is made once.
   * @throws SizeError when the file can't be decoded, takes too long, or the sizer is closed
   */
  make: (order: SizeOrder, options: { urgent: boolean }) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

interface Job extends SizeOrder {
  key: string;
  urgent: boolean;
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  reject: (error: Error) => void;
  result: Promise<Uint8Array<ArrayBuffer>>;
}

/** What the process answers. */
export type SizeAnswer =
  | { bytes: Uint8Array<ArrayBuffer> }
  /** `isFinal` when another try with the same bytes would fail as well. */
  | { error: string; isFinal: boolean };

/** An idle process is kept this long, in milliseconds. */
const idleMs = 10_000;

/** A picture of 268 megapixels takes some 20 s on a slow machine. */
const timeLimitMs = 60_000;

/** Failures that are remembered, so that a broken file is not decoded for each request. */
const maxFailures = 1000;

/** Below the server and its pages. */
const niceness = 10;

const workerFile = new URL('./sizer-worker.ts', import.meta.url);

/** The process starts with the first order. It gets nothing of the server's environment. */
export const createSizer = (): Sizer => {
  const waiting: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  let retirement: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let closed = false;
  const failures = new Map<string, SizeError>();

  /** The next job gets a process of its own: this one must never be given another. */
  const endChild = () => {
    const ended = child;
    child = null;
    ended?.kill('SIGKILL');
  };

  const startChild = (): ChildProcess => {
    const started = startWorker(workerFile, niceness);
    const isCurrent = () => child === started;
    started.on('message', (answer: SizeAnswer) => isCurrent() && finish(answer));
    for (const end of ['error', 'exit'] as const) {
      started.on(end, () => {
        if (!isCurrent()) return;
        child = null;
        if (current) finish({ error: 'its process ended', isFinal: false });
      });
    }
    return started;
  };

  const next = (): void => {
    if (current || closed) return;
    const urgent = waiting.findIndex((job) => job.urgent);
    const [job] = waiting.splice(Math.max(urgent, 0), 1);
    if (!job) {
      retirement = setTimeout(endChild, idleMs).unref();
      return;
    }
    clearTimeout(retirement);
    current = job;
    child ??= startChild();
    deadline = setTimeout(() => {
      endChild();
      finish({ error: 'it took too long', isFinal: true });
    }, timeLimitMs).unref();
    child.send({ file: job.file, hash: job.hash, ending: job.ending } satisfies SizeOrder);
  };

  const finish = (answer: SizeAnswer): void => {
    const job = current;
    current = null;
    clearTimeout(deadline);
    if (job && 'bytes' in answer) job.resolve(answer.bytes);
    else if (job && 'error' in answer) {
      const error = new SizeError(`${job.file} could not be made into ${job.ending}: ${answer.error}`);
      if (answer.isFinal) {
        if (failures.size >= maxFailures) failures.clear();
        failures.set(job.key, error);
      }
      job.reject(error);
    }
    next();
  };

  return {
    make: ({ file, hash, ending }, { urgent }) => {
      if (closed) return Promise.reject(new SizeError('The sizer is closed.'));
      const key = `${hash ?? file}${ending}`;
      const failure = failures.get(key);
      if (failure) return Promise.reject(failure);
      const known = [...waiting, ...(current ? [current] : [])].find((job) => job.key === key);
      if (known) {
        known.urgent ||= urgent;
        return known.result;
      }
      const { promise: result, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      waiting.push({ file, hash, ending, key, urgent, resolve, reject, result });
      next();
      return result;
    },
    close: async () => {
      closed = true;
      clearTimeout(retirement);
      clearTimeout(deadline);
      for (const job of waiting.splice(0)) job.reject(new SizeError('The sizer is closed.'));
      endChild();
      if (current) finish({ error: 'the sizer is closed', isFinal: false });
    },
  };
};
