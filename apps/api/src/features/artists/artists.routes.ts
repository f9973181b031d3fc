import { routes } from '@kalavithi/contract/routes';
import { etag } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { mountCall } from '../../http/mount-call.ts';
import { done } from '../../platform/outcome.ts';
import { markPublic } from '../../platform/http/public-answer.ts';
import { listArtists } from './list-artists.ts';

export const mountArtists = (app: ApiApp, deps: Deps): void => {
  app.use(routes.artists.path, etag());
  mountCall(app, deps, 'artists', async ({ context }) => {
    const artists = await listArtists(deps);
    markPublic(context);
    return done(artists);
  });
};
