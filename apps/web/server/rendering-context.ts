import { createClient, type Client } from '@kalavithi/contract/client';
import { totalCountHeader } from '@kalavithi/contract/work';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '../app/lib/loading/site-context.ts';
import { withTimeout } from '../app/lib/loading/with-timeout.ts';
import { hashOf } from './prepared-response.ts';

export interface SiteOptions {
  /** Sends loaders' calls to the API: its handler in this process, or `fetch`. */
  callApi: (request: Request) => Promise<Response>;
  /** The API's origin for the browser; null when the site and the API share one. */
  apiUrl: string | null;
  /** Public address of the site without a trailing slash. */
  publicUrl: string;
  /** Whether pages of other origins may show the site's pictures and films. */
  isEmbeddable: boolean;
  /** Called when rendering fails, with the URL. */
  reportError: (error: unknown, url: string) => void;
}

/** Header fields of an answer that pages use. */
const listFields = ['link', totalCountHeader];

/** How long a loader waits for the API, in ms, before the page is rendered without data. */
const apiTimeoutMs = 5000;

type CallOptions = Pick<SiteOptions, 'callApi' | 'apiUrl' | 'publicUrl'>;

/** The whole answer of the API. @throws when it is not complete after `ms` */
const answerInTime = (
  { callApi }: Pick<CallOptions, 'callApi'>,
  request: Request,
  ms: number,
): Promise<Response> =>
  withTimeout(
    async (signal) => {
      const response = await callApi(
        new Request(request, { signal: AbortSignal.any([signal, request.signal]) }),
      );
      return new Response(await response.arrayBuffer(), response);
    },
    ms,
    `The API did not answer within ${ms} ms.`,
  );

/** Creates the loaders' API client. A call without a complete response in `ms` fails. */
export const createApiClient = (options: CallOptions, ms = apiTimeoutMs): Client =>
  createClient((request) => answerInTime(options, request, ms), options.apiUrl ?? options.publicUrl);

/** Identifies what an answer says. Failures with the same status are the same: their ids differ. */
const fingerprint = async (answer: Response): Promise<string> =>
  answer.status === 200
    ? [
        ...listFields.map((name) => answer.headers.get(name)),
        hashOf(Buffer.from(await answer.arrayBuffer())),
      ].join(' ')
    : String(answer.status);

/** The API's client for one rendering, which remembers what the API answered. */
export const recordingClient = (
  options: CallOptions,
  ms = apiTimeoutMs,
): {
  client: Client;
  /** Whether the API still answers the same. @throws when it does not answer */
  isCurrent: () => Promise<boolean>;
} => {
  const answers = new Map<string, string>();
  return {
    client: createClient(async (request) => {
      const answer = await answerInTime(options, request, ms);
      answers.set(request.url, await fingerprint(answer.clone()));
      return answer;
    }, options.apiUrl ?? options.publicUrl),
    isCurrent: async () => {
      const same = await Promise.all(
        Array.from(answers, async ([url, before]) => {
          const answer = await answerInTime(options, new Request(url), ms);
          return (await fingerprint(answer)) === before;
        }),
      );
      return !same.includes(false);
    },
  };
};

/** Creates the context that one rendering passes to its loaders, which call the API by `client`. */
export const renderingContext = (
  build: ServerBuild,
  { apiUrl, publicUrl, reportError }: SiteOptions,
  client: Client,
  { isNotFoundShared = false } = {},
): RouterContextProvider => {
  const site: SiteContext = {
    client,
    apiUrl,
    publicUrl,
    isNotFoundShared,
    reportError: (error, { url }) => reportError(error, url),
  };
  const context = new RouterContextProvider();
  // The key must be the bundle's own: keys are compared by identity.
  const { siteContext } = build.entry.module as unknown as { siteContext: Parameters<typeof context.set>[0] };
  context.set(siteContext, site);
  return context;
};
