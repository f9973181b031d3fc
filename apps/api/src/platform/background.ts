import type { Logger } from './log.ts';
import { withTimeout } from './with-timeout.ts';

/** Tracks work that outlives the request that started it. */
export interface Background {
  /** Starts the work; its failure is logged under `name`, never thrown. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when all work has ended, or after `milliseconds`. */
  settle: (milliseconds: number) => Promise<void>;
}

export const createBackground = (log: Logger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settle: async (milliseconds) => {
      await withTimeout(Promise.allSettled(running), milliseconds, undefined);
    },
  };
};
