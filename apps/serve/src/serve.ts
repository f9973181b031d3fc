import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '@kalavithi/api/app';
import type { Deps } from '@kalavithi/api/deps';
import { openDeps } from '@kalavithi/api/open';
import { ConfigError, parseConfig, type Config } from '@kalavithi/api/platform/config';
import { createLog, type Logger } from '@kalavithi/api/platform/log';
import { StartError } from '@kalavithi/api/platform/start-error';
import { createSite } from '@kalavithi/web/site';
import { isForApi } from './addresses.ts';
import { listen, onStopSignal, stopListening } from './listen.ts';

/** What one process can serve: everything on one origin, or one half of it. */
export const parts = ['all', 'api', 'web'] as const;
export type Part = (typeof parts)[number];

type Handler = (request: Request, bindings?: object) => Response | Promise<Response>;

const openApi = async (config: Config, log: Logger): Promise<{ api: Handler; deps: Deps }> => {
  const deps = await openDeps(config, log);
  const app = createApi(deps);
  return { api: (request, bindings) => app.fetch(request, bindings), deps };
};

const openSite = async (
  config: Config,
  log: Logger,
  callApi: (request: Request) => Promise<Response>,
): Promise<Handler> => {
  const site = await createSite({
    callApi,
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    reportError: (error, request) =>
      log.error({ err: error, url: request.url }, 'a page could not be rendered'),
  });
  return (request) => site.fetch(request);
};

/** Puts the asked-for parts together behind one handler. */
const compose = async (
  part: Part,
  config: Config,
  log: Logger,
): Promise<{ handler: Handler; close: () => Promise<void> }> => {
  if (part === 'web') {
    if (!config.apiUrl) throw new ConfigError('API_URL must be set when the site is served alone.');
    const site = await openSite(config, log, (request) => fetch(request));
    const alive: Handler = (request) =>
      new URL(request.url).pathname === '/healthz' ? Response.json({ success: true }) : site(request);
    return { handler: alive, close: async () => {} };
  }
  const { api, deps } = await openApi(config, log);
  if (part === 'api') return { handler: api, close: deps.close };
  try {
    // With an API elsewhere, the site's loaders ask where its browsers ask.
    const callApi = config.apiUrl
      ? (request: Request) => fetch(request)
      : async (request: Request) => api(request);
    const site = await openSite(config, log, callApi);
    const handler: Handler = (request, bindings) =>
      isForApi(request.method, new URL(request.url).pathname) ? api(request, bindings) : site(request);
    return { handler, close: deps.close };
  } catch (error) {
    await deps.close();
    throw error;
  }
};

/** Prints the one line that stops a start, and ends. Anything unforeseen keeps its trace. */
const refuseToStart = (error: unknown): never => {
  const foreseen = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${foreseen ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
};

/** Reads the environment, opens what is needed, serves until a signal ends it. */
export const serve = async (part: Part): Promise<void> => {
  try {
    const config = parseConfig(process.env, process.cwd());
    const log = createLog(config);
    const { handler, close } = await compose(part, config, log);
    const server: Server = createServer(getRequestListener(handler));
    try {
      await listen(server, config.host, config.port);
    } catch (error) {
      await close();
      throw error;
    }
    process.stdout.write(`Kalavithi is open at ${config.publicUrl}\n`);
    onStopSignal(async () => {
      log.info('stopping: requests under way are finished first');
      await stopListening(server);
      await close();
    });
  } catch (error) {
    refuseToStart(error);
  }
};
