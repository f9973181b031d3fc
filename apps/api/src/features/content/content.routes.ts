import { pictureRoute } from '@kalavithi/content/pictures';
import type { Answer } from '@kalavithi/contract/api';
import { matchesEntityTag } from '@kalavithi/contract/http-fields';
import { routes, type CallName } from '@kalavithi/contract/routes';
import { totalCountHeader } from '@kalavithi/contract/work';
import { etag } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import { mountCall } from '../../http/mount-call.ts';
import { answerRefusal } from '../../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../../platform/http/api-context.ts';
import { markPublic } from '../../platform/http/public-answer.ts';
import { done, refuse } from '../../platform/outcome.ts';
import { findPage } from './find-page.ts';
import { findWork } from './find-work.ts';
import { listWorkFilters } from './list-work-filters.ts';
import { listWorks } from './list-works.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { openPictureSize, type PictureSize } from './picture-sizes.ts';
import { openWorkCard, openWorkDownload } from './work-pictures.ts';

/** Calls that answer a field of the content unchanged. */
const wholeCalls = ['site', 'home', 'dances', 'games', 'schools'] as const satisfies readonly CallName[];

/** Safe because the address of a picture contains the hash of its file. */
const immutableCaching = 'public, max-age=31536000, immutable';

/** Shared, but asked for again at each use, so that a search finds what was added seconds ago. */
const revalidatedCaching = 'public, no-cache';

/** Mounts the calls for the content folder and the route of its picture files. */
export const mountContent = (app: ApiApp, deps: Deps): void => {
  for (const name of [...wholeCalls, 'works', 'workFilters', 'search'] as const)
    app.use(routes[name].path, etag());
  app.use(`${routes.works.path}/*`, etag());

  for (const name of wholeCalls) {
    mountCall(app, deps, name, async ({ context }) => {
      markPublic(context);
      return done(deps.content.current()[name] as Answer<typeof name>);
    });
  }

  mountCall(app, deps, 'works', async ({ context, query }) => {
    const page = listWorks(deps, query);
    if (!page.ok) return page;
    markPublic(context);
    const { works, total, next } = page.value;
    context.header(totalCountHeader, String(total));
    if (next !== null) {
      const { cursor: _cursor, page: _page, ...others } = query;
      const parameters = new URLSearchParams();
      for (const [key, value] of Object.entries(others)) if (value) parameters.set(key, value);
      parameters.set('cursor', next);
      context.header('Link', `<${routes.works.path}?${parameters}>; rel="next"`);
    }
    return done(works);
  });

  mountCall(app, deps, 'work', async ({ context }) => {
    const work = await findWork(deps, context.req.param('id') ?? '');
    if (work.ok) markPublic(context);
    return work;
  });

  mountCall(app, deps, 'workFilters', async ({ context, query }) => {
    markPublic(context);
    return done(listWorkFilters(deps, query));
  });

  mountCall(app, deps, 'page', async ({ context }) => {
    const page = findPage(deps, context.req.param('id') ?? '');
    if (page.ok) markPublic(context);
    return page;
  });

  mountCall(app, deps, 'search', async ({ context }) => {
    const index = await makeSearchIndex(deps);
    context.header('Cache-Control', revalidatedCaching);
    return done(index);
  });

  app.get(`${pictureRoute}/:name`, async (context) => {
    const size = await openPictureSize(deps, context.req.param('name'));
    return size === null ? answerRefusal(context, refuse('not-found')) : sendPicture(context, size);
  });

  app.get(`${routes.works.path}/:id/card.jpg`, async (context) => {
    const card = await openWorkCard(deps, context.req.param('id'));
    return card === null ? answerRefusal(context, refuse('not-found')) : sendPicture(context, card);
  });

  app.get(`${routes.works.path}/:id/picture.jpg`, async (context) => {
    const picture = await openWorkDownload(deps, context.req.param('id'));
    return picture === null ? answerRefusal(context, refuse('not-found')) : sendPicture(context, picture);
  });
};

const sendPicture = (context: ApiContext, { name, bytes, contentType }: PictureSize): Response => {
  const tag = `"${name}"`;
  context.header('ETag', tag);
  context.header('Cache-Control', immutableCaching);
  context.header('X-Content-Type-Options', 'nosniff');
  // A picture that is opened on its own must not run scripts, even if it were an SVG.
  context.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (matchesEntityTag(context.req.header('if-none-match'), tag)) return context.body(null, 304);
  context.header('Content-Type', contentType);
  context.header('Content-Length', String(bytes.byteLength));
  if (context.req.method === 'HEAD') return context.body(null);
  return context.body(bytes);
};
