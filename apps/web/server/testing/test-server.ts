import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A raw response. */
interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface TestServer {
  request: (path: string, headers?: Record<string, string>, method?: string) => Promise<TestResponse>;
  close: () => Promise<void>;
}

/** Sends a request without normalising the path, following redirects or decompressing. */
const sendRequest = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
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
      },
    );
    request.on('error', reject);
    request.end();
  });

/** Serves a listener on a free local port. */
export const startTestServer = async (listener: RequestListener): Promise<TestServer> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    request: (path, headers, method) => sendRequest(port, path, headers, method),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
