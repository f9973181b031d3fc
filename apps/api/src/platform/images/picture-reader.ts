import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { availableParallelism, setPriority, totalmem } from 'node:os';
import type { FormResult, StoredForm } from './picture.ts';

/** Opens uploaded forms and the pictures in them, a few at a time. */
export interface PictureReader {
  /**
   * Reads the form and encodes its picture anew; waits for its turn when enough are in work. A form
   * whose reading takes too long is refused as too slow, one that makes a decoder crash as
   * unreadable.
   * @throws PictureQueueFullError
   * @throws PictureWorkerError
   */
  read: (form: StoredForm) => Promise<FormResult>;
  /** How many forms are being read and how many wait, now and at the busiest moment. */
  load: () => { running: number; waiting: number; mostRunning: number; mostWaiting: number };
  /** Ends the worker processes; forms in work are refused. */
  close: () => Promise<void>;
}

/** More uploads wait than will be read in any time a person waits. */
export class PictureQueueFullError extends Error {
  override readonly name = 'PictureQueueFullError';
}

/** The worker process failed by itself, not by what it read. */
export class PictureWorkerError extends Error {
  override readonly name = 'PictureWorkerError';
}

export interface PictureReaderSettings {
  /** How many pictures are decoded at once, each in a process of its own. */
  workers: number;
  /** How many forms may wait for a worker; each holds up to 15 MB of disk and no memory. */
  queue: number;
  /**
   * How long one form may take in milliseconds, start of the process included. The slowest real
   * picture took 3 s, 8 on a busy machine.
   */
  timeLimitMs: number;
  /**
   * How long an idle worker is kept in milliseconds, as starting one takes a while and keeping it
   * takes memory.
   */
  idleMs: number;
  /** The module that the processes run; tests put in one that misbehaves. */
  worker: URL;
  /** Hears that a worker was killed or crashed over a form, for the log. */
  report: (problem: string) => void;
}

/**
 * What one worker may need in bytes: an AVIF of 40 megapixels took 0.9 GB at its peak, every other
 * format less than 0.4.
 */
const workerBytes = 2 ** 30;

/**
 * A worker for each processor, as long as they all fit into half of the memory that this machine or
 * container has.
 */
const affordableWorkers = (): number => {
  const memory = process.constrainedMemory() || totalmem();
  // Without a limit set, some systems tell one that is larger than the machine.
  const fitting = Math.floor(Math.min(memory, totalmem()) / 2 / workerBytes);
  return Math.max(1, Math.min(availableParallelism(), fitting));
};

const defaults: Omit<PictureReaderSettings, 'workers'> = {
  queue: 20,
  timeLimitMs: 15_000,
  idleMs: 60_000,
  worker: new URL('./picture-worker.ts', import.meta.url),
  report: () => {},
};

/**
 * Makes a reader. Processes are started with the first form and ended when they idle.
 *
 * Processes rather than threads: decoders are C code fed by strangers, and only a process can be
 * killed when one hangs, can crash without taking the server along, can run at a lower priority
 * than the pages, and gives its memory back.
 *
 * They get neither the server's environment nor arguments of its own, so no secret is in a worker's
 * memory for a malformed picture to leak. That is no sandbox: a worker runs as the server's user,
 * and code that takes one over can read what that user can read, `/proc/<server>/environ` and
 * DATA_DIR included. docs/operating.md says how an operator can close that.
 */
export const createPictureReader = (overrides: Partial<PictureReaderSettings> = {}): PictureReader => {
  const settings: PictureReaderSettings = { workers: affordableWorkers(), ...defaults, ...overrides };
  const idle: IdleWorker[] = [];
  const alive = new Set<ChildProcess>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let mostRunning = 0;
  let mostWaiting = 0;
  let closed = false;

  const acquireSlot = async (): Promise<void> => {
    if (running < settings.workers) {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      return;
    }
    if (waiting.length >= settings.queue)
      throw new PictureQueueFullError('Too many pictures wait to be read');
    // Whoever finishes hands its turn on, so `running` stays as it is.
    const freed = new Promise<void>((resolve) => waiting.push(resolve));
    mostWaiting = Math.max(mostWaiting, waiting.length);
    await freed;
  };

  const releaseSlot = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const removeIdle = (worker: ChildProcess): void => {
    const index = idle.findIndex((one) => one.process === worker);
    if (index >= 0) clearTimeout(idle.splice(index, 1)[0]?.retirement);
  };

  const acquireWorker = (): ChildProcess => {
    const reused = idle.pop();
    if (reused) {
      clearTimeout(reused.retirement);
      reused.process.ref();
      reused.process.channel?.ref();
      return reused.process;
    }
    const worker = startWorker(settings.worker);
    alive.add(worker);
    worker.once('exit', () => {
      alive.delete(worker);
      removeIdle(worker);
    });
    return worker;
  };

  /** An idle worker keeps nobody from exiting: it ends when its channel closes. */
  const releaseWorker = (worker: ChildProcess): void => {
    worker.unref();
    worker.channel?.unref();
    (worker.stderr as Socket | null)?.unref();
    const retire = () => {
      // Out of reach first: a form must never be given to a worker that is about to end.
      removeIdle(worker);
      worker.kill('SIGKILL');
    };
    const retirement = setTimeout(retire, settings.idleMs).unref();
    idle.push({ process: worker, retirement });
  };

  return {
    read: async (form) => {
      await acquireSlot();
      try {
        if (closed) return { ok: false, reason: 'unreadable' };
        const worker = acquireWorker();
        const end = await sendForm(worker, form, settings.timeLimitMs);
        if (end.kind === 'answered') {
          releaseWorker(worker);
          return end.result;
        }
        worker.kill('SIGKILL');
        if (end.kind === 'failed') throw new PictureWorkerError(end.problem);
        if (!closed) settings.report(end.problem);
        return { ok: false, reason: end.kind === 'late' ? 'too-slow' : 'unreadable' };
      } finally {
        releaseSlot();
      }
    },

    load: () => ({ running, waiting: waiting.length, mostRunning, mostWaiting }),

    close: async () => {
      closed = true;
      const exited = [...alive].map((worker) => once(worker, 'exit'));
      for (const worker of alive) worker.kill('SIGKILL');
      await Promise.all(exited);
    },
  };
};

interface IdleWorker {
  process: ChildProcess;
  retirement: NodeJS.Timeout;
}

/** Pages come first when processors are short; a picture still gets a third of what they get. */
const nicePriority = 5;

const startWorker = (module: URL): ChildProcess => {
  const worker = fork(module, [], {
    env: {
      // Decoding allocates and frees large blocks on many threads; one arena for each would keep
      // most of it.
      MALLOC_ARENA_MAX: '2',
    },
    // Older hosts still call running TypeScript experimental.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Nobody listens between two forms; unread words would fill the pipe and stop the worker.
  worker.stderr?.resume();
  try {
    if (worker.pid !== undefined) setPriority(worker.pid, nicePriority);
  } catch {
    // Gone already, or not allowed here: then it competes with the pages.
  }
  // An `error` without a listener would end the server.
  worker.on('error', () => {});
  return worker;
};

/**
 * How asking a worker ended: with its answer, with its death over the form, with the end of its
 * time, or with a fault of its own.
 */
type End =
  | { kind: 'answered'; result: FormResult }
  | { kind: 'died'; problem: string }
  | { kind: 'late'; problem: string }
  | { kind: 'failed'; problem: string };

/** Enough of what a worker wrote before it ended to find the fault, in characters. */
const stderrTailLength = 2000;

const sendForm = (worker: ChildProcess, form: StoredForm, timeLimitMs: number): Promise<End> => {
  return new Promise((resolve) => {
    let stderrTail = '';
    const settle = (end: End) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('close', onClose).off('error', onError);
      worker.stderr?.off('data', onStderr);
      resolve(end);
    };
    const onStderr = (chunk: Buffer) => {
      stderrTail = (stderrTail + chunk.toString()).slice(-stderrTailLength);
    };
    const onMessage = (message: unknown) => settle({ kind: 'answered', result: message as FormResult });
    const onError = (error: Error) => settle({ kind: 'failed', problem: error.message });
    // A signal is what a crashing decoder ends by; an exit code is that of an exception, which is a
    // bug of ours.
    const onClose = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(
        signal === null
          ? { kind: 'failed', problem: `The picture worker exited with ${code}: ${stderrTail}` }
          : { kind: 'died', problem: `The picture worker was ended by ${signal}: ${stderrTail}` },
      );
    const timer = setTimeout(
      () => settle({ kind: 'late', problem: `A picture took longer than ${timeLimitMs} ms` }),
      timeLimitMs,
    );
    worker.on('message', onMessage).on('close', onClose).on('error', onError);
    worker.stderr?.on('data', onStderr);
    // When the worker is gone already its `close` tells why.
    worker.send(form, () => {});
  });
};
