import type { Server } from 'node:http';
import { ConfigError } from '@kalavithi/api/platform/config';
import { StartError } from '@kalavithi/api/platform/start-error';
import type { StopTimes } from './http-server.ts';

/**
 * Service managers wait some ten seconds before they end a process by force. Mail is closed as soon as the signal comes, beside
 * the requests; what else has to be closed takes `settleMs` of the API at most, and a moment.
 */
export const stopTimes: StopTimes = { idleMs: 2000, requestsMs: 7000 };

/** After this many milliseconds a process that was asked to stop ends, whatever is still open. */
export const lastMs = 9500;

/** A terminal sends its signal to a whole group, whose members may pass it on: so soon after the first it is the same one. */
const sameSignalMs = 500;

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `PORT: ${port} is taken by another program. Set PORT to a free one, or end that program.`,
  EACCES: (_, port) => `PORT: this user may not listen on ${port}. Choose a port from 1024 on.`,
  EADDRNOTAVAIL: (host) => `HOST: this machine has no address ${host}.`,
  ENOTFOUND: (host) => `HOST: ${host} is not known.`,
};

/**
 * Listens. Resolves when the server takes requests.
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

/** Prints the one line that stops a start, and ends. Anything unforeseen keeps its trace. */
export const refuseToStart = (error: unknown): never => {
  const foreseen = error instanceof ConfigError || error instanceof StartError;
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

/** Calls `stop` once on the first signal to end; a further signal ends at once, and so does the time. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignalMs) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      setTimeout(() => process.exit(1), lastMs).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};
