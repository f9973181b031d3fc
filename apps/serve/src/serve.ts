import type { RequestListener } from 'node:http';
import { createApi } from '@kalavithi/api/app';
import type { Deps } from '@kalavithi/api/deps';
import { openDeps } from '@kalavithi/api/open';
import { parseConfig, type Config } from '@kalavithi/api/platform/config';
import { createLog, type Logger } from '@kalavithi/api/platform/log';
import { StartError } from '@kalavithi/api/platform/start-error';
import { nonPageContentPolicy } from '@kalavithi/contract/response-headers';
import { flatten, prepareResponse, sendPrepared } from '@kalavithi/web/prepared-response';
import { splitTarget } from '@kalavithi/web/request-target';
import { commonFields } from '@kalavithi/web/security-headers';
import { builtSite, createSite, type SiteFolders } from '@kalavithi/web/site';
import { isForApi } from './addresses.ts';
import { apiListener, type Handler } from './api-listener.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { createPublicAnswers, isPublicCall, isReading } from './public-answers.ts';
import { exitWithStartError, listen, onReloadSignal, onStopSignal, stopTimes } from './listen.ts';

/** What one process can serve: everything on one origin, or one part. */
export const parts = ['all', 'api', 'web'] as const;
export type Part = (typeof parts)[number];

const bareFields = ({ publicUrl }: Pick<Config, 'publicUrl'>): Record<string, string> => ({
  ...commonFields(publicUrl),
  'Content-Security-Policy': nonPageContentPolicy,
});

interface OpenApi {
  listener: RequestListener;
  /** Calls the API in this process. */
  call: (request: Request) => Promise<Response>;
  deps: Deps;
  /** Reads the content folder again. */
  reload: () => Promise<unknown>;
}

const openApi = async (config: Config, log: Logger): Promise<OpenApi> => {
  const deps = await openDeps(config, log);
  const app = createApi(deps);
  const answers = createPublicAnswers((request) => app.fetch(request), config.publicUrl);
  const handler: Handler = async (request, bindings) => {
    const response = await app.fetch(request, bindings);
    // Before the answer is sent, so that whoever changed something sees it.
    if (!isReading(request.method)) answers.expire();
    return response;
  };
  const listener = apiListener(handler, config.publicUrl, bareFields(config));
  return {
    listener: (request, response) => {
      // With CORS, the fields of an answer depend on the origin.
      const isShared =
        isPublicCall(request) && (config.webOrigins.length === 0 || request.headers.origin === undefined);
      if (!isShared) return listener(request, response);
      return answers.send(request, response, () => listener(request, response));
    },
    call: async (request) => (await answers.respond(request)) ?? handler(request),
    deps,
    reload: async () => {
      await deps.content.reload();
      answers.expire();
    },
  };
};

const openSite = (
  config: Config,
  log: Logger,
  callApi: (request: Request) => Promise<Response>,
  folders: SiteFolders = { build: builtSite, content: config.contentDir },
): Promise<RequestListener> =>
  createSite(
    {
      callApi,
      apiUrl: config.apiUrl,
      publicUrl: config.publicUrl,
      isEmbeddable: config.webOrigins.length > 0,
      reportError: (error, url) => log.error({ err: error, url }, 'a page could not be rendered'),
    },
    folders,
  );

const pathnameOf = (url: string | undefined) => splitTarget(url ?? '/').pathname;

interface Composed {
  listener: RequestListener;
  closeMail: () => Promise<void>;
  close: () => Promise<void>;
  /** Reads the content folder again. */
  reload: () => Promise<unknown>;
}

/** Composes the requested parts behind one listener. */
const compose = async (part: Part, config: Config, log: Logger, folders?: SiteFolders): Promise<Composed> => {
  if (part === 'web') {
    if (!config.apiUrl) throw new StartError('API_URL must be set when the site is served alone.');
    const site = await openSite(config, log, (request) => fetch(request), folders);
    const healthResponse = prepareResponse(
      200,
      { ...bareFields(config), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      { plain: Buffer.from(JSON.stringify({ success: true })), br: null, gzip: null },
    );
    return {
      listener: (request, response) =>
        pathnameOf(request.url) === '/healthz'
          ? sendPrepared(request, response, healthResponse)
          : site(request, response),
      closeMail: async () => {},
      close: async () => {},
      reload: async () => {},
    };
  }
  const { listener: api, call, deps, reload } = await openApi(config, log);
  const closeMail = () => deps.mailer.close();
  if (part === 'api') return { listener: api, closeMail, close: deps.close, reload };
  try {
    // With an API elsewhere, loaders call the same one as browsers.
    const callApi = config.apiUrl ? (request: Request) => fetch(request) : call;
    const site = await openSite(config, log, callApi, folders);
    return {
      listener: (request, response) =>
        isForApi(request.method ?? 'GET', pathnameOf(request.url))
          ? api(request, response)
          : site(request, response),
      closeMail,
      close: deps.close,
      reload,
    };
  } catch (error) {
    await deps.close();
    throw error;
  }
};

/** Opens what a part needs and creates its server, which does not listen yet. */
export const openServer = async (
  part: Part,
  config: Config,
  log: Logger,
  folders?: SiteFolders,
): Promise<HttpServer & Pick<Composed, 'close' | 'reload'>> => {
  const { listener, closeMail, close, reload } = await compose(part, config, log, folders);
  const { server, stop } = createHttpServer(listener, flatten(bareFields(config)));
  return {
    server,
    stop: async (times) => {
      // At once, so that requests that wait for a mail server are answered before they are aborted.
      const mailClosed = closeMail().catch((error: unknown) =>
        log.error({ err: error }, 'closing mail failed'),
      );
      await Promise.all([stop(times), mailClosed]);
    },
    close,
    reload,
  };
};

/** Serves with the settings of the environment until a stop signal. */
export const serve = async (part: Part): Promise<void> => {
  // From the beginning: a signal that nobody handles would end the process.
  let reloadContent = async (): Promise<unknown> => undefined;
  onReloadSignal(() => reloadContent());
  try {
    const config = parseConfig(process.env, process.cwd());
    const log = createLog(config);
    const { server, stop, close, reload } = await openServer(part, config, log);
    try {
      await listen(server, config.host, config.port);
    } catch (error) {
      await close();
      throw error;
    }
    process.stdout.write(`Kalavithi is running at ${config.publicUrl}\n`);
    reloadContent = reload;
    onStopSignal(async () => {
      log.info('stopping after running requests have finished');
      await stop(stopTimes);
      await close();
    });
  } catch (error) {
    exitWithStartError(error);
  }
};
