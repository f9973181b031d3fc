import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import type { FormResult, StoredForm } from './picture.ts';
import { startWorker } from './start-worker.ts';

/** Reads uploaded forms and decodes their pictures, a few at a time. */
export interface PictureReader {
  /**
   * Reads the form and re-encodes its picture, after waiting for a free worker. A form that takes
   * too long is refused as too slow, one that crashes the decoder as unreadable.
   * @throws PictureQueueFullError
   * @throws PictureWorkerError
   */
  read: (form: StoredForm) => Promise<FormResult>;
  /** How many forms are being read and how many wait, now and at most so far. */
  load: () => { running: number; waiting: number; mostRunning: number; mostWaiting: number };
  /** Ends the worker processes; forms in progress are refused. */
  close: () => Promise<void>;
}

/** Too many uploads are waiting. */
export class PictureQueueFullError extends Error {
  override readonly name = 'PictureQueueFullError';
}

/** The worker process failed, but not because of its input. @internal */
export class PictureWorkerError extends Error {
  override readonly name = 'PictureWorkerError';
}

export interface PictureReaderSettings {
  /** How many pictures are decoded at once, each in its own process. */
  workers: number;
  /** How many forms may wait for a worker; each holds up to 15 MB of disk and no memory. */
  queue: number;
  /** Timeout of one form. The slowest real picture took 3 s, 8 on a busy machine. */
  timeLimitMs: number;
  /** How long an idle worker is kept, in milliseconds. */
  idleMs: number;
  /** The module that the processes run; tests replace it. */
  worker: URL;
  /** Called when a worker was killed or crashed, for the log. */
  report: (problem: string) => void;
}

/** Memory of one worker in bytes: a 40 megapixel AVIF took 0.9 GB, other formats less than 0.4. */
const workerBytes = 2 ** 30;

/** One worker per processor, if all fit into half of the memory. */
const affordableWorkers = (): number => {
  const memory = process.constrainedMemory() || totalmem();
  // Without a limit, some systems report one larger than the machine's memory.
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
 * Creates a reader. Processes are started on demand and ended when idle.
 *
 * Processes rather than threads: decoders are C code with untrusted input. A process can be killed
 * when it hangs, can crash without the server, runs at a lower priority, and returns its memory.
 *
 * Workers get neither the server's environment nor its arguments, so a malformed picture finds no
 * secret in their memory. That is no sandbox: code that takes over a worker can read what the
 * server's user can, `/proc/<server>/environ` and DATA_DIR included. docs/operating.md says how to
 * close that.
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
    // The slot passes to the next in line, so `running` stays as it is.
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
    const worker = startWorker(settings.worker, niceness);
    alive.add(worker);
    worker.once('exit', () => {
      alive.delete(worker);
      removeIdle(worker);
    });
    return worker;
  };

  /** An idle worker does not keep the server running: it ends when its channel closes. */
  const releaseWorker = (worker: ChildProcess): void => {
    worker.unref();
    worker.channel?.unref();
    (worker.stderr as Socket | null)?.unref();
    const retire = () => {
      // Removed first: no form may go to a worker that is about to end.
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

/** Pages come first on a busy machine; a worker gets about a third of the server's share. */
const niceness = 5;

/** The result of a form: an answer, a crash, a timeout, or a bug in the worker. */
type End =
  | { kind: 'answered'; result: FormResult }
  | { kind: 'died'; problem: string }
  | { kind: 'late'; problem: string }
  | { kind: 'failed'; problem: string };

/** How much of a worker's last output is logged, in characters. */
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
    // A crashing decoder ends by a signal; an exit code means an exception, which is a bug.
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
    // A worker that has ended emits `close` with the reason.
    worker.send(form, () => {});
  });
};
