import { routes } from '@kalavithi/contract/routes';
import { etag } from 'hono/etag';
import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { mountCall } from '../../http/mount-call.ts';
import { done } from '../../platform/outcome.ts';
import { markPublic } from '../../platform/http/public-answer.ts';
import { findEvent } from './find-event.ts';
import { listEvents } from './list-events.ts';
import { registerForEvent } from './register-for-event.ts';

export const mountEvents = (app: ApiApp, deps: Deps): void => {
  app.use(`${routes.events.path}/*`, etag());

  mountCall(app, deps, 'events', async ({ context, query }) => {
    const page = await listEvents(deps, query);
    if (!page.ok) return page;
    markPublic(context);
    const { events, next } = page.value;
    if (next !== null) {
      const parameters = new URLSearchParams({ ...(query.status && { status: query.status }), cursor: next });
      context.header('Link', `<${routes.events.path}?${parameters}>; rel="next"`);
    }
    return done(events);
  });

  mountCall(app, deps, 'event', async ({ context }) => {
    const event = await findEvent(deps, context.req.param('id') ?? '');
    if (event.ok) markPublic(context);
    return event;
  });

  mountCall(app, deps, 'registerEvent', async ({ session, body }) => {
    const registered = await registerForEvent(deps, { ...body, userId: session.user.id });
    if (!registered.ok) return registered;
    return done({
      success: true as const,
      message: `You are registered for ${registered.value}. See you there!`,
    });
  });
};
