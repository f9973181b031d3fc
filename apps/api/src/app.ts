import { pictureRoute } from '@kalavithi/content/pictures';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Deps } from './deps.ts';
import { mountArtists } from './features/artists/artists.routes.ts';
import { mountAuth } from './features/auth/auth.routes.ts';
import { mountCart } from './features/cart/cart.routes.ts';
import { mountContent } from './features/content/content.routes.ts';
import { mountDocs } from './features/docs/docs.routes.ts';
import { mountEvents } from './features/events/events.routes.ts';
import { mountHealth } from './features/health/health.routes.ts';
import { picturesPath } from './features/uploads/picture-names.ts';
import { mountUploads } from './features/uploads/uploads.routes.ts';
import { mountUser } from './features/user/user.routes.ts';
import { FileStoreError } from './platform/file-store/file-store.ts';
import { answerRefusal } from './platform/http/answer.ts';
import type { ApiApp, ApiEnv } from './platform/http/api-context.ts';
import { corsOrigins, originCheck } from './platform/http/origin-check.ts';
import { securityFields } from './platform/http/security-fields.ts';
import { refuse } from './platform/outcome.ts';
import { requestLog } from './http/request-log.ts';
import { storableAddress } from './platform/http/storable-text.ts';

/** What `Retry-After` says while the database or the file store is unavailable. */
const unavailableRetrySeconds = 5;

const preflightSeconds = 600;

/**
 * The whole API on its addresses: every call of the contract, health, the description of the API,
 * uploaded pictures. Pass the Node server's bindings to `fetch`: limits count by the client's
 * address.
 */
export const createApi = (deps: Deps): ApiApp => {
  const { config, engine } = deps;
  const app = new Hono<ApiEnv>();

  app.onError((error, context) => {
    const log = context.var.log?.() ?? deps.log;
    if (engine.isUnavailable(error) || error instanceof FileStoreError) {
      log.warn({ err: error }, 'the database or the file store does not answer');
      return answerRefusal(context, refuse('unavailable', { retryAfterSeconds: unavailableRetrySeconds }));
    }
    log.error({ err: error }, 'a call failed');
    return answerRefusal(context, refuse('internal'));
  });
  app.notFound((context) => answerRefusal(context, refuse('not-found')));

  app.use(requestLog(deps));
  app.use(securityFields(config));
  if (config.webOrigins.length > 0) {
    // Pages of other origins embed the pictures; all else they read by CORS.
    for (const path of [picturesPath, pictureRoute]) {
      app.use(`${path}/*`, async (context, next) => {
        await next();
        context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      });
    }
  }
  const allowed = corsOrigins(config);
  if (allowed.length > 0) {
    app.use(
      cors({
        origin: [...allowed],
        credentials: true,
        allowMethods: ['GET', 'POST'],
        allowHeaders: ['Content-Type'],
        exposeHeaders: ['Link', 'Retry-After', 'X-Request-Id', 'X-Total-Count'],
        maxAge: preflightSeconds,
      }),
    );
  }
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) => {
        context.header('Allow', methods.join(', '));
        return answerRefusal(context, refuse('method-not-allowed'));
      },
    }),
  );
  app.use(originCheck(config));
  app.use(storableAddress);

  mountHealth(app, deps);
  mountDocs(app, deps);
  mountAuth(app, deps);
  mountUser(app, deps);
  mountCart(app, deps);
  mountContent(app, deps);
  mountEvents(app, deps);
  mountArtists(app, deps);
  mountUploads(app, deps);
  return app;
};
