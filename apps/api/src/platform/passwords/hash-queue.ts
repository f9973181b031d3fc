import { availableParallelism } from 'node:os';

/** The queue is full: more passwords to hash than the server can within a second or two. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull';
}

/** Threads of libuv for files, DNS and native work such as hashing. */
const libuvThreads = () => Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/** Hashes at once: at most one per processor, leaving one libuv thread for files. */
export const hashesAtOnce = (threads = libuvThreads(), processors = availableParallelism()): number =>
  Math.max(1, Math.min(processors, threads - 1));

/** Enough for a school class that logs in at once; the last one waits for about a second. */
export const maxQueuedHashes = 64;

/** `Retry-After` in seconds when the queue is full. */
export const busySeconds = 5;

/**
 * Runs tasks in order, `atOnce` at a time; `longest` more may wait.
 * @returns `run`, which rejects with `HashQueueFull` when too many tasks wait, and `isFull`
 */
export const createQueue = (atOnce: number, longest: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = () => running >= atOnce && waiting.length >= longest;
  const run = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) {
      if (isFull()) throw new HashQueueFull('Too many passwords are waiting to be hashed');
      // The slot passes to the next in line, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return { run, isFull };
};
