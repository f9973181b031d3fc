import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * Starts a process that decodes pictures. It gets nothing of the server's environment.
 * @param niceness 0 for the server's own priority, up to 19 for the lowest
 */
export const startWorker = (module: URL, niceness: number): ChildProcess => {
  const worker = fork(module, [], {
    env: {
      // Limits memory kept by malloc after decoding on many threads.
      MALLOC_ARENA_MAX: '2',
    },
    // Older Node versions warn about running TypeScript.
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Unread output would fill the pipe and block the worker.
  worker.stderr?.resume();
  try {
    if (worker.pid !== undefined) setPriority(worker.pid, niceness);
  } catch {
    // The worker has ended, or priorities are not permitted.
  }
  // An `error` without a listener would end the server.
  worker.on('error', () => {});
  return worker;
};
