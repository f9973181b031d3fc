import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { createApi } from '../app.ts';
import { openDeps } from '../open.ts';
import { parseConfig } from '../platform/config.ts';
import { createLog } from '../platform/log.ts';
import { quickHash } from './quick-hash.ts';

/**
 * Serves the API in its own process, for tests that kill it. Writes its port to standard output
 * when it listens. Arguments are environment variables, `NAME=value` each.
 */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const given = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [name = '', ...value] = argument.split('=');
    return [name, value.join('=')];
  }),
);

const config = parseConfig({ PORT: String(await freePort()), LOG_LEVEL: 'silent', ...given }, '/');
const deps = await openDeps(config, createLog(config), { hashCost: quickHash });
const app = createApi(deps);
serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) => {
  // A test that starts it again and again names a folder in NODE_COMPILE_CACHE; a killed process would leave nothing there.
  flushCompileCache();
  process.stdout.write(`${port}\n`);
});
