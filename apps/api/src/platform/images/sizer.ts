import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/** A size to be made of a picture file: `-640.avif`, `-640.webp`, or `.jpg` for the full size. */
export interface SizeOrder {
  /** Absolute path. */
  file: string;
  ending: string;
}

/** Makes smaller pictures of the operator's own files, in a process of its own. */
export interface Sizer {
  /**
   * Makes one size. Orders are worked off one at a time, urgent ones first; the same order twice is made once.
   * @throws when the file can't be decoded or the sizer is closed
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
export type SizeAnswer = { bytes: Uint8Array<ArrayBuffer> } | { error: string };

/** An idle process is kept this long, in milliseconds. */
const idleMs = 10_000;

/** Below the server and its pages. */
const niceness = 10;

const workerFile = new URL('./sizer-worker.ts', import.meta.url);

/** The process starts with the first order. It gets nothing of the server's environment. */
export const createSizer = (): Sizer => {
  const waiting: Job[] = [];
  let current: Job | null = null;
  let child: ChildProcess | null = null;
  let retirement: NodeJS.Timeout | undefined;
  let closed = false;

  const startChild = (): ChildProcess => {
    const started = fork(workerFile, { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
    if (started.pid !== undefined) {
      try {
        setPriority(started.pid, niceness);
      } catch {
        // Not allowed here: it works at the priority that it has.
      }
    }
    started.on('message', (answer: SizeAnswer) => finish(answer));
    started.on('error', () => finish({ error: 'the process could not be started' }));
    started.on('exit', () => {
      if (child === started) child = null;
      if (current) finish({ error: 'the process ended' });
    });
    return started;
  };

  const next = (): void => {
    if (current || closed) return;
    const urgent = waiting.findIndex((job) => job.urgent);
    const [job] = waiting.splice(Math.max(urgent, 0), 1);
    if (!job) {
      retirement = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref();
      return;
    }
    clearTimeout(retirement);
    current = job;
    child ??= startChild();
    child.send({ file: job.file, ending: job.ending } satisfies SizeOrder);
  };

  const finish = (answer: SizeAnswer): void => {
    const job = current;
    current = null;
    if (job) {
      if ('bytes' in answer) job.resolve(answer.bytes);
      else job.reject(new Error(`${job.file} could not be made into ${job.ending}: ${answer.error}`));
    }
    next();
  };

  return {
    make: ({ file, ending }, { urgent }) => {
      if (closed) return Promise.reject(new Error('The sizer is closed.'));
      const key = `${file}\0${ending}`;
      const known = [...waiting, ...(current ? [current] : [])].find((job) => job.key === key);
      if (known) {
        known.urgent ||= urgent;
        return known.result;
      }
      const { promise: result, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      waiting.push({ file, ending, key, urgent, resolve, reject, result });
      next();
      return result;
    },
    close: async () => {
      closed = true;
      clearTimeout(retirement);
      for (const job of waiting.splice(0)) job.reject(new Error('The sizer is closed.'));
      child?.kill('SIGKILL');
    },
  };
};
