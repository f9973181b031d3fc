import { etag } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { openApiDocument } from './openapi.ts';
import { readingPage, readingPagePolicy } from './reading-page.ts';

/** Changes only with a release. */
const cacheControl = 'public, max-age=300';

/** `/api/openapi.json` for machines, `/api/docs` for people. */
export const mountDocs = (app: ApiApp, { config }: Pick<Deps, 'config'>): void => {
  const document = openApiDocument(config);
  const page = readingPage(document);

  app.get('/api/openapi.json', etag(), (context) => {
    context.header('Cache-Control', cacheControl);
    return context.json(document);
  });

  app.get('/api/docs', etag(), async (context) => {
    context.header('Cache-Control', cacheControl);
    context.header('Content-Security-Policy', readingPagePolicy);
    return context.html(await page);
  });
};
