import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { apiListener } from './api-listener.ts';

it('sends answers to requests that come together after handling all of them', async () => {
  const handled: { outgoing: ServerResponse; sentBefore: number }[] = [];
  const listener = apiListener(
    (_, bindings) => {
      const sentBefore = handled.filter(({ outgoing }) => outgoing.writableEnded).length;
      handled.push({ ...(bindings as { outgoing: ServerResponse }), sentBefore });
      return Response.json({ success: true });
    },
    'http://localhost',
    {},
  );
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = [];
  for (let count = 0; count < 3; count += 1) {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    await Promise.all([accepted, once(socket, 'connect')]);
    sockets.push(socket);
  }
  const answers = sockets.map((socket) => once(socket, 'data'));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  for (const [answer] of await Promise.all(answers)) expect(String(answer)).toContain('{"success":true}');
  expect(handled.map(({ sentBefore }) => sentBefore)).toEqual([0, 0, 0]);
  for (const socket of sockets) socket.destroy();
  server.close();
});
