import { once } from 'node:events';
import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer as it came over the wire. */
interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Wire {
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<WireAnswer>;
  close: () => Promise<void>;
}

/** Asks a server on this machine: nothing is normalised, followed or unpacked. */
const askServer = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });

/** Serves a listener on a free port of this machine. */
export const serveOnWire = async (listener: RequestListener): Promise<Wire> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, headers, method) => askServer(port, path, headers, method),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
