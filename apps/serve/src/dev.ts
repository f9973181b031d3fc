import { watch } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@kalavithi/api/app';
import { openDeps } from '@kalavithi/api/open';
import { parseConfig } from '@kalavithi/api/platform/config';
import { createLog } from '@kalavithi/api/platform/log';
import { createDevSite } from '@kalavithi/web/dev-site';
import { splitTarget } from '@kalavithi/web/request-target';
import { isForApi } from './addresses.ts';
import { apiListener } from './api-listener.ts';
import { createHttpServer } from './http-server.ts';
import { listen, onStopSignal, refuseToStart } from './listen.ts';

/** An editor saves in several steps, and several files at once. */
const editorSettledMs = 150;

const open = async (): Promise<void> => {
  const config = parseConfig(process.env, process.cwd());
  const log = createLog(config);
  const deps = await openDeps(config, log);
  try {
    const api = createApi(deps);
    const callApi = apiListener((request, bindings) => api.fetch(request, bindings), config.publicUrl, {});
    const { server, stop } = createHttpServer((request, response) => {
      const { pathname } = splitTarget(request.url ?? '/');
      if (isForApi(request.method ?? 'GET', pathname)) callApi(request, response);
      else site.middleware(request, response, () => void siteListener(request, response));
    });
    const site = await createDevSite(
      {
        callApi: async (request) => api.fetch(request),
        apiUrl: config.apiUrl,
        publicUrl: config.publicUrl,
        isEmbeddable: false,
        reportError: (error) => log.error({ err: error }, 'a page could not be rendered'),
      },
      server,
      config.contentDir,
    );
    const siteListener = getRequestListener((request) => site.app.fetch(request));
    try {
      await listen(server, config.host, config.port);
    } catch (error) {
      await site.close();
      throw error;
    }
    let settling: NodeJS.Timeout | undefined;
    const watcher = watch(config.contentDir, { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(() => void deps.content.reload(), editorSettledMs);
    });
    process.stdout.write(`Kalavithi is open for work at ${config.publicUrl}\n`);
    onStopSignal(async () => {
      watcher.close();
      await site.close();
      await stop({ idleMs: 0, requestsMs: 2000 });
      await deps.close();
    });
  } catch (error) {
    await deps.close();
    throw error;
  }
};

/** Serves everything on one origin with hot reload, for people who work on it. */
export const serveForWork = (): Promise<void> => open().catch(refuseToStart);
