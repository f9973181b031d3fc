import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler, matchRoutes, type ServerBuild } from 'react-router';
import { createAssets } from './assets.ts';
import { createDocuments } from './documents.ts';
import type { ReadStyle } from './first-view.ts';
import { machinePages } from './machine-pages.ts';
import { clientOf, renderingContext, type SiteOptions } from './rendering-context.ts';
import { commonHeaders } from './security-headers.ts';

const root = join(import.meta.dirname, '..');
const clientFolder = join(root, 'build', 'client');
const mediaFolder = join(root, 'media');
export const serverBuildFile = join(root, 'build', 'server', 'index.js');

const loadBuild = async (): Promise<ServerBuild> => {
  if (!existsSync(serverBuildFile)) {
    throw new Error('The site is not built. Run `npm start`, or `npm run build` first.');
  }
  return (await import(pathToFileURL(serverBuildFile).href)) as ServerBuild;
};

/** Whether the escapes of an address are UTF-8. */
const isText = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

/** The flat list of the pages' patterns, such as `/events/:id`. */
const patternsOf = (build: ServerBuild): string[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === 'root' && route.path !== '*')
    .map((route) => `/${route?.path ?? ''}`);

/** Tells an address that has a page from one that has none. */
const knownAddresses = (patterns: readonly string[]) => {
  const routes = patterns.map((path) => ({ path }));
  return (pathname: string): boolean => isText(pathname) && matchRoutes(routes, pathname) !== null;
};

/** The built style sheets by their addresses, read once. */
const readStyles = (folder: string): ReadStyle => {
  const sheets = new Map(
    globSync('assets/*.css', { cwd: folder }).map((file) => [
      `/${file}`,
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  return (address) => sheets.get(address);
};

/** The site: documents, the files they need, and the drawn pictures and films. */
export const createSite = async (options: SiteOptions): Promise<Hono> => {
  const build = await loadBuild();
  const handle = createRequestHandler(build, 'production');
  const patterns = patternsOf(build);
  const hasPage = knownAddresses(patterns);
  const forMachines = machinePages({
    client: clientOf(options),
    publicUrl: options.publicUrl,
    paths: patterns.filter((pattern) => !pattern.includes(':')),
    reportError: options.reportError,
  });
  const documents = createDocuments({
    render: (request) =>
      forMachines.get(new URL(request.url).pathname)?.(request) ??
      handle(request, renderingContext(build, options)),
    isKnown: (pathname) => forMachines.has(pathname) || hasPage(pathname),
    apiOrigin: options.apiUrl,
    readStyle: readStyles(clientFolder),
  });
  const assets = createAssets(clientFolder);

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(commonHeaders)) context.header(name, value);
  });
  app.get(
    '/media/*',
    async (context, next) => {
      await next();
      if (context.res.status === 200 || context.res.status === 206) {
        // Addresses carry the picture's version; without one a file may change under its name.
        const versioned = context.req.query('v') !== undefined;
        context.header('Cache-Control', `public, max-age=${versioned ? '31536000, immutable' : '3600'}`);
      }
    },
    serveStatic({ root: mediaFolder, rewriteRequestPath: (path) => path.slice('/media'.length) }),
  );
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const file = await assets(context.req.raw);
    if (file) return file;
    // A missing file is not a page: answering each with a document would render for every broken link.
    if (/^\/(assets|media)\//.test(pathname)) return context.text('Not found', 404);
    if (pathname.length > 1 && pathname.endsWith('/')) {
      // One leading slash, whatever came: two would lead to another host.
      return context.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}`, 308);
    }
    return documents(context.req.raw);
  });
  return app;
};
