import { existsSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sampleFolder } from '@kalavithi/content/folders';
import { pagePermissionsPolicy } from '@kalavithi/contract/response-headers';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { filteredAddress } from '../app/lib/works/work-filters.ts';
import { pages } from '../app/site-map.ts';
import { createAddresses, notFoundPath, type Destination } from './addresses.ts';
import { atMost } from './at-most.ts';
import { readAssets } from './assets.ts';
import { createDocuments, type DocumentsOptions } from './documents.ts';
import { crawlerFiles } from './crawler-files.ts';
import { createGalleryAddresses } from './gallery-addresses.ts';
import { createMedia } from './media.ts';
import { listMedia } from './media-files.ts';
import { flatten, prepareText, sendPrepared } from './prepared-response.ts';
import { createApiClient, recordingClient, renderingContext, type SiteOptions } from './rendering-context.ts';
import { splitTarget } from './request-target.ts';
import { commonFields, filePolicy } from './security-headers.ts';

const root = join(import.meta.dirname, '..');

/** Folders of the built site and of its pictures and films. */
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

/** Returns the pages' path patterns, such as `/events/:id`. */
const patternsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === 'root' && route.path !== '*')
    .map((route) => `/${route?.path ?? ''}`);

const hour = 'public, max-age=3600';

/** Lists whose documents depend on the filters in their query. */
const filteredList = /^\/arts\/(?:paintings|handicrafts|gallery)(?:\/page\/\d+)?$/;
/** Filters can be put together in many ways: their documents take no more memory and time than this. */
const maxFilteredBytes = 8 * 1024 * 1024;
const filteredAtOnce = 2;

/**
 * Serves documents, assets, pictures and films. All are prepared responses, written straight to
 * Node's response; only a document that is not cached goes through the framework.
 */
export const createSite = async (options: SiteOptions, folders: SiteFolders): Promise<RequestListener> => {
  const { publicUrl, reportError } = options;
  const build = await loadBuild(folders.build);
  const handle = createRequestHandler(build, 'production');
  const patterns = patternsOf(build);
  const apiClient = createApiClient(options);
  const crawlerPages = crawlerFiles({
    client: apiClient,
    publicUrl,
    paths: patterns.filter((pattern) => !pattern.includes(':')),
    reportError: (error) => reportError(error, `${publicUrl}/sitemap.xml`),
  });
  const addresses = createAddresses([...patterns, ...crawlerPages.keys()]);
  /** Paths under which 404 documents are rendered; no link leads there. */
  const notFoundPaths = new Set([notFoundPath, ...patterns.filter((pattern) => pattern.includes(':'))]);

  const common = commonFields(publicUrl);
  const fileFields = { ...common, 'Content-Security-Policy': filePolicy };
  const assets = await readAssets(join(folders.build, 'client'), fileFields);
  const documentOptions: DocumentsOptions = {
    render: async (pathname) => {
      const crawlerPage = crawlerPages.get(pathname);
      if (crawlerPage) return { response: await crawlerPage() };
      const isNotFoundShared = !notFoundPaths.has(pathname);
      const { client, isCurrent } = recordingClient(options);
      const response = await handle(
        new Request(new URL(pathname, publicUrl)),
        renderingContext(build, options, client, { isNotFoundShared }),
      );
      return isNotFoundShared && response.status === 404 ? null : { response, isCurrent };
    },
    apiOrigin: options.apiUrl,
    readAsset: (address) => assets.get(address)?.forms.plain.bytes.toString(),
    // With the hint, pictures on a 2g connection are answered in their smallest size.
    fields: { ...common, 'Permissions-Policy': pagePermissionsPolicy, 'Accept-CH': 'ECT' },
  };
  const documents = createDocuments(documentOptions);
  const filteredDocuments = createDocuments({
    ...documentOptions,
    render: atMost(filteredAtOnce, documentOptions.render),
    maxBytes: maxFilteredBytes,
  });
  const galleryAddress = createGalleryAddresses(apiClient);
  const media = await createMedia(
    await listMedia([folders.content, sampleFolder]),
    '/media',
    { ...fileFields, ...(options.isEmbeddable ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}) },
    (error, pathname) => reportError(error, `${publicUrl}${pathname}`),
  );

  const documentAt = (found: Destination, search: string) => {
    if (found.kind !== 'page') return documents(notFoundPath, notFoundPath);
    const { path, notFoundKey } = found;
    const filtered = filteredList.test(path) ? filteredAddress(path, search) : path;
    if (filtered !== path) return filteredDocuments(filtered, notFoundKey);
    const address = path === pages.gallery.path ? galleryAddress(path, search) : path;
    return typeof address === 'string'
      ? documents(address, notFoundKey)
      : address.then((known) => documents(known, notFoundKey));
  };

  const textFields = { ...fileFields, 'Cache-Control': 'no-store' };
  const missing = prepareText(404, textFields, 'Not found');
  const notAllowed = prepareText(405, { ...textFields, Allow: 'GET, HEAD' }, 'Method not allowed');
  const failed = prepareText(500, textFields, 'Something went wrong on our side. Please try again.');

  const redirect = (response: ServerResponse, location: string): void => {
    response.writeHead(
      308,
      flatten({ ...fileFields, 'Cache-Control': hour, Location: location, 'Content-Length': '0' }),
    );
    response.end();
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendPrepared(request, response, notAllowed);
    }
    const { pathname, search } = splitTarget(request.url ?? '/');
    const asset = assets.get(pathname);
    if (asset) return sendPrepared(request, response, asset);
    if (pathname.startsWith('/media/') && media(request, response, pathname, search)) return;
    // A missing file is not a page: a document as its response would hide broken links.
    if (pathname.startsWith('/assets/') || pathname.startsWith('/media/')) {
      return sendPrepared(request, response, missing);
    }
    const found = addresses(pathname);
    if (found.kind === 'redirect') return redirect(response, `${found.to}${search}`);
    const document = documentAt(found, search);
    if (!(document instanceof Promise)) return sendPrepared(request, response, document);
    document.then(
      (answer) => sendPrepared(request, response, answer),
      (error: unknown) => {
        reportError(error, `${publicUrl}${pathname}`);
        sendPrepared(request, response, failed);
      },
    );
  };
};
