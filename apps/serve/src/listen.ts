import type { Server } from 'node:http';
import { StartError } from '@kalavithi/api/platform/start-error';

/** How long requests under way may take once the server stops, in milliseconds. */
const graceMs = 10_000;

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

/** Takes no more requests and resolves when those under way are answered, or have had their time. */
export const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Calls `stop` once on the first signal to end; a second signal ends at once. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};
