import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Requests per connection, after which it is closed with `Connection: close`. Bounds what a client
 * can pile up on one connection. (Node's own `maxRequestsPerSocket` sends that header and keeps the
 * connection open.)
 */
const requestsPerConnection = 1000;

/** Pipelined requests that may wait on a connection before reading from it stops. */
const maxPipelined = 16;

export interface StopTimes {
  /**
   * How long idle connections stay open, in milliseconds. A request that arrives on one meanwhile
   * is answered with `Connection: close`; closing at once could lose it.
   */
  idleMs: number;
  /** How long running requests may take before they are aborted, in milliseconds. */
  requestsMs: number;
}

export interface HttpServer {
  server: Server;
  /**
   * Accepts no more connections and resolves once running requests have finished and all are
   * closed.
   */
  stop: (times: StopTimes) => Promise<void>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Connection {
  /** The exchange that was started last. */
  current: Exchange | null;
  /** Pipelined requests that have not started. */
  waiting: Exchange[];
  /** Number of requests received. */
  seen: number;
}

const isFinished = (exchange: Exchange | null): boolean =>
  exchange === null || exchange.response.writableFinished || exchange.response.destroyed;

/** Whether a request is still being received and its response has not started. */
const isUnansweredPart = (exchange: Exchange | null): boolean =>
  exchange !== null && !exchange.request.complete && !exchange.response.headersSent;

/** Whether there is exactly one `Host` field, or none before HTTP/1.1 (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders, headers, httpVersionMinor }: IncomingMessage): boolean => {
  if (headers.host === undefined) return httpVersionMinor === 0;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1;
};

const statusOfClientError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Creates a server that starts the next request of a connection only when the response before it
 * has been sent: a client that pipelines requests and reads nothing costs one response, not a
 * thousand. It stops gracefully.
 * @param bareHeaders of responses that never reach `listener`, names and values in turn
 */
export const createHttpServer = (
  listener: RequestListener,
  bareHeaders: readonly string[] = [],
): HttpServer => {
  // HTTP/1.0 health checks send no Host; `hasOneHost` requires it of all others.
  const server = createServer({ requireHostHeader: false });
  const connections = new Map<Socket, Connection>();
  let stopping = false;

  const begin = (connection: Connection, exchange: Exchange): void => {
    connection.current = exchange;
    const { request, response } = exchange;
    // With requests waiting, the last of them closes the connection.
    if (stopping && connection.waiting.length === 0) response.shouldKeepAlive = false;
    if (hasOneHost(request)) {
      listener(request, response);
      return;
    }
    response.shouldKeepAlive = false;
    response.writeHead(400, [...bareHeaders, 'Cache-Control', 'no-store', 'Content-Length', '0']);
    response.end();
  };

  const beginNext = (connection: Connection, socket: Socket): void => {
    const next = connection.waiting.shift();
    if (!next || socket.destroyed) return;
    begin(connection, next);
    if (connection.waiting.length > 0) next.response.once('close', () => beginNext(connection, socket));
    if (connection.waiting.length < maxPipelined && socket.isPaused()) socket.resume();
  };

  server.on('connection', (socket) => {
    const connection: Connection = { current: null, waiting: [], seen: 0 };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      connection.waiting.length = 0;
    });
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection) return;
    connection.seen += 1;
    // Requests after the last one are dropped with the connection.
    if (connection.seen > requestsPerConnection) return;
    if (connection.seen === requestsPerConnection) response.shouldKeepAlive = false;
    const exchange = { request, response };
    if (isFinished(connection.current) && connection.waiting.length === 0) {
      begin(connection, exchange);
      return;
    }
    connection.waiting.push(exchange);
    if (connection.waiting.length === 1) {
      connection.current?.response.once('close', () => beginNext(connection, socket));
    }
    if (connection.waiting.length >= maxPipelined) socket.pause();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = connections.get(socket as Socket);
    // In the middle of a response nothing can be sent, and after a complete request this would be
    // read as its response.
    const canAnswer =
      connection?.waiting.length === 0 &&
      (isFinished(connection.current) || isUnansweredPart(connection.current));
    if (!socket.writable || !canAnswer) {
      socket.destroy();
      return;
    }
    const status = statusOfClientError[error.code ?? ''] ?? 400;
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'Connection: close', 'Content-Length: 0'];
    for (let index = 0; index < bareHeaders.length; index += 2) {
      lines.push(`${bareHeaders[index]}: ${bareHeaders[index + 1]}`);
    }
    socket.end(`${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
  });

  const closeIdle = () => {
    for (const [socket, connection] of connections) {
      if (isFinished(connection.current) && connection.waiting.length === 0) socket.destroy();
    }
  };

  const stop = ({ idleMs, requestsMs }: StopTimes): Promise<void> =>
    new Promise((resolve) => {
      stopping = true;
      for (const { current, waiting } of connections.values()) {
        const last = waiting.at(-1) ?? current;
        if (last && !last.response.headersSent) last.response.shouldKeepAlive = false;
      }
      let closing: NodeJS.Timeout | undefined;
      const idle = setTimeout(() => {
        closeIdle();
        // Responses whose head was sent before the stop keep their connections open.
        closing = setInterval(closeIdle, 100);
      }, idleMs);
      const forceClose = setTimeout(() => server.closeAllConnections(), requestsMs);
      // `server.close()` would close idle connections at once.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(idle);
        clearTimeout(forceClose);
        clearInterval(closing);
        resolve();
      });
    });

  return { server, stop };
};
