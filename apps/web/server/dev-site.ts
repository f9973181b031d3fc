import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { sampleFolder } from '@kalavithi/content/folders';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { fileTypes } from './file-types.ts';
import { listMedia } from './media-files.ts';
import { createApiClient, renderingContext, type SiteOptions } from './rendering-context.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The site in development: rendered for each request, with hot reload over `server`. */
export const createDevSite = async (
  options: SiteOptions,
  server: Server,
  contentDir: string,
): Promise<{ app: Hono; middleware: Middleware; close: () => Promise<void> }> => {
  const root = join(import.meta.dirname, '..');
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const handle = createRequestHandler(load, 'development');
  const app = new Hono();
  const media = await listMedia([contentDir, sampleFolder]);
  app.get('/media/*', async (context) => {
    const file = media.get(context.req.path.slice('/media'.length));
    if (file === undefined) return context.notFound();
    return context.body(await readFile(file), 200, {
      'Content-Type': fileTypes[extname(file)]?.contentType ?? 'application/octet-stream',
    });
  });
  app.get('*', async (context) =>
    handle(context.req.raw, renderingContext(await load(), options, createApiClient(options))),
  );
  return { app, middleware: vite.middlewares, close: () => vite.close() };
};
