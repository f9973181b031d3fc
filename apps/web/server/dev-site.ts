import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { renderingContext, type SiteOptions } from './rendering-context.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The site in development: rendered for each request, with hot reload over `server`. */
export const createDevSite = async (
  options: SiteOptions,
  server: Server,
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
  app.get(
    '/media/*',
    serveStatic({ root: join(root, 'media'), rewriteRequestPath: (path) => path.slice('/media'.length) }),
  );
  app.get('*', async (context) => handle(context.req.raw, renderingContext(await load(), options)));
  return { app, middleware: vite.middlewares, close: () => vite.close() };
};
