import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@kalavithi/api/app';
import { openDeps } from '@kalavithi/api/open';
import { parseConfig } from '@kalavithi/api/platform/config';
import { createLog } from '@kalavithi/api/platform/log';
import { createDevSite } from '@kalavithi/web/dev-site';
import { isForApi } from './addresses.ts';
import { listen, onStopSignal, stopListening } from './listen.ts';

/** Serves everything on one origin with hot reload, for people who work on it. */
export const serveForWork = async (): Promise<void> => {
  const config = parseConfig(process.env, process.cwd());
  const log = createLog(config);
  const deps = await openDeps(config, log);
  const api = createApi(deps);
  const server = createServer();
  const site = await createDevSite(
    {
      callApi: async (request) => api.fetch(request),
      apiUrl: config.apiUrl,
      publicUrl: config.publicUrl,
      reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
    },
    server,
  );
  const apiListener = getRequestListener((request, bindings) => api.fetch(request, bindings));
  const siteListener = getRequestListener((request) => site.app.fetch(request));
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (isForApi(request.method ?? 'GET', pathname)) void apiListener(request, response);
    else site.middleware(request, response, () => void siteListener(request, response));
  });
  await listen(server, config.host, config.port);
  process.stdout.write(`Kalavithi is open for work at ${config.publicUrl}\n`);
  onStopSignal(async () => {
    await site.close();
    await stopListening(server);
    await deps.close();
  });
};
