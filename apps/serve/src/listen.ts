import type { Server } from 'node:http';
import { StartError } from '@kalavithi/api/platform/start-error';
import type { StopTimes } from './http-server.ts';

/**
 * Service managers wait about ten seconds before they kill a process. Mail is closed at the signal,
 * alongside the requests; closing the rest takes at most the API's `settleMs`.
 */
export const stopTimes: StopTimes = { idleMs: 2000, requestsMs: 7000 };

/** Milliseconds after a stop signal until the process exits unconditionally. */
export const forceExitMs = 9500;

/** Process groups pass signals on: a second one within this time is the same signal. */
const sameSignalMs = 500;

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `PORT: ${port} is taken by another program. Set PORT to a free one, or end that program.`,
  EACCES: (_, port) => `PORT: this user may not listen on ${port}. Choose a port from 1024 on.`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address ${host}.`,
  ENOTFOUND: (host) => `HOST: ${host} is not known.`,
};

/**
 * Resolves when the server accepts requests.
 * @throws StartError with one line that names the variable
 */
export const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''];
      reject(reason ? new StartError(reason(host, port)) : error);
    });
    server.listen(port, host, resolve);
  });

/** Prints a start error as one line and exits. An unexpected error is printed with its stack. */
export const exitWithStartError = (error: unknown): never => {
  const foreseen = error instanceof StartError;
  process.stderr.write(`${foreseen ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
};

/**
 * Calls `reload` on SIGHUP, as service managers ask for it. A terminal that goes away sends the same signal: a process that reads from
 * one ends by it, as every program does.
 */
export const onReloadSignal = (reload: () => Promise<unknown>): void => {
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void reload());
};

/**
 * Calls `stop` on the first stop signal, then exits; exits at once on a second one or the timeout.
 */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), forceExitMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};
