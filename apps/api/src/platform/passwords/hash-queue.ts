import { availableParallelism } from 'node:os';

/** The queue is full: the server has more passwords to hash than it can within a second or two. */
export class HashQueueFull extends Error {
  override readonly name = 'HashQueueFull';
}

/** Threads that libuv keeps for files, name look-ups and native work such as ours. */
const libuvThreads = () => Number(process.env['UV_THREADPOOL_SIZE']) || 4;

/**
 * How many hashes may be computed at once: no more than there are processors, and at least one
 * thread of libuv stays free, so that files are read while many people log in.
 */
export const hashesAtOnce = (threads = libuvThreads(), processors = availableParallelism()): number =>
  Math.max(1, Math.min(processors, threads - 1));

/**
 * A school class that logs in at the ring of a bell fits; whoever comes last waits for about a
 * second.
 */
export const maxQueuedHashes = 64;

/** How long a client is asked to wait when the queue is full, which is worth about a second. */
export const busySeconds = 5;

/**
 * Runs tasks, `atOnce` at a time, in the order in which they came; `longest` more may wait.
 * @returns `run`, which rejects with `HashQueueFull` when the task would have to wait behind too
 * many, and `isFull`
 */
export const createQueue = (atOnce: number, longest: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = () => running >= atOnce && waiting.length >= longest;
  const run = async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) {
      if (isFull()) throw new HashQueueFull('Too many passwords are waiting to be hashed');
      // Whoever finishes hands its place on, so `running` stays as it is.
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
