// The yardstick: `node:http` that sends recorded responses and does nothing else. Started by `src/bare.ts`, which sends it the responses.
import { createServer } from 'node:http';
import type { Recorded } from './src/recorded.ts';

const responses = new Map<string | undefined, Recorded>();

const server = createServer((request, response) => {
  const recorded = responses.get(request.url);
  if (recorded) response.writeHead(recorded.status, recorded.headers).end(recorded.body);
  else response.writeHead(404).end();
});

process.on('message', ({ path, recorded }: { path: string; recorded: Recorded }) => {
  responses.set(path, recorded);
  process.send?.({ path });
});
process.once('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  if (bound !== null && typeof bound === 'object') process.send?.({ port: bound.port });
});
