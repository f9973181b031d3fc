import { existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleFolder } from '@kalavithi/content/folders';
import { permissionsPolicyOfPages } from '@kalavithi/contract/response-headers';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createAddresses, lostAddress } from './addresses.ts';
import { readAssets } from './assets.ts';
import { createDocuments } from './documents.ts';
import { machinePages } from './machine-pages.ts';
import { createMedia } from './media.ts';
import { listMedia } from './media-files.ts';
import { flatten, readyText, sendReady } from './ready-answer.ts';
import { clientOf, renderingContext, type SiteOptions } from './rendering-context.ts';
import { splitTarget } from './request-target.ts';
import { commonFields, filePolicy } from './security-headers.ts';

const root = join(import.meta.dirname, '..');

/** Where the site's parts are. */
export interface SiteFolders {
  build: string;
  /** The content folder, for its ready pictures; what it lacks comes from the sample collection. */
  content: string;
}

/** Where `npm run build` puts the site. */
export const builtSite = join(root, 'build');

const loadBuild = async (folder: string): Promise<ServerBuild> => {
  const file = join(folder, 'server', 'index.js');
  if (!existsSync(file)) {
    throw new Error('The site is not built. Run `npm start`, or `npm run build` first.');
  }
  return (await import(pathToFileURL(file).href)) as ServerBuild;
};

/** The flat list of the pages' patterns, such as `/events/:id`. */
const patternsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === 'root' && route.path !== '*')
    .map((route) => `/${route?.path ?? ''}`);

const hour = 'public, max-age=3600';

/**
 * The site: documents, the files they need, and the drawn pictures and films. All of them are answered as ready bytes, straight on Node's
 * request and response; only a document that is not in memory goes through the framework.
 */
export const createSite = async (options: SiteOptions, folders: SiteFolders): Promise<RequestListener> => {
  const { publicUrl, reportError } = options;
  const build = await loadBuild(folders.build);
  const handle = createRequestHandler(build, 'production');
  const patterns = patternsOf(build);
  const forMachines = machinePages({
    client: clientOf(options),
    publicUrl,
    paths: patterns.filter((pattern) => !pattern.includes(':')),
    reportError: (error) => reportError(error, `${publicUrl}/sitemap.xml`),
  });
  const addresses = createAddresses([...patterns, ...forMachines.keys()]);
  /** Addresses under which the documents for lost addresses are rendered; no link leads there. */
  const sharedLost = new Set([lostAddress, ...patterns.filter((pattern) => pattern.includes(':'))]);

  const common = commonFields(publicUrl);
  const fileFields = { ...common, 'Content-Security-Policy': filePolicy };
  const assets = await readAssets(join(folders.build, 'client'), fileFields);
  const documents = createDocuments({
    render: async (pathname) => {
      const forMachine = forMachines.get(pathname);
      if (forMachine) return forMachine();
      const lostIsShared = !sharedLost.has(pathname);
      const response = await handle(
        new Request(new URL(pathname, publicUrl)),
        renderingContext(build, options, { lostIsShared }),
      );
      return lostIsShared && response.status === 404 ? null : response;
    },
    apiOrigin: options.apiUrl,
    readStyle: (address) => assets.get(address)?.forms.plain.bytes.toString(),
    fields: { ...common, 'Permissions-Policy': permissionsPolicyOfPages },
  });
  const media = await createMedia(
    await listMedia([folders.content, sampleFolder]),
    '/media',
    { ...fileFields, ...(options.isEmbeddable ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}) },
    (error, pathname) => reportError(error, `${publicUrl}${pathname}`),
  );

  const textFields = { ...fileFields, 'Cache-Control': 'no-store' };
  const missing = readyText(404, textFields, 'Not found');
  const notAllowed = readyText(405, { ...textFields, Allow: 'GET, HEAD' }, 'Method not allowed');
  const failed = readyText(500, textFields, 'Something went wrong on our side. Please try again.');

  const redirect = (response: ServerResponse, location: string): void => {
    response.writeHead(
      308,
      flatten({ ...fileFields, 'Cache-Control': hour, Location: location, 'Content-Length': '0' }),
    );
    response.end();
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendReady(request, response, notAllowed);
    }
    const { pathname, search } = splitTarget(request.url ?? '/');
    const asset = assets.get(pathname);
    if (asset) return sendReady(request, response, asset);
    if (pathname.startsWith('/media/') && media(request, response, pathname, search)) return;
    // A missing file is not a page: answering each with a document would hide broken links.
    if (pathname.startsWith('/assets/') || pathname.startsWith('/media/')) {
      return sendReady(request, response, missing);
    }
    const found = addresses(pathname);
    if (found.kind === 'moved') return redirect(response, `${found.to}${search}`);
    const document =
      found.kind === 'page' ? documents(found.path, found.lost) : documents(lostAddress, lostAddress);
    if (!(document instanceof Promise)) return sendReady(request, response, document);
    document.then(
      (answer) => sendReady(request, response, answer),
      (error: unknown) => {
        reportError(error, `${publicUrl}${pathname}`);
        sendReady(request, response, failed);
      },
    );
  };
};
