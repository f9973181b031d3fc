import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { mountCall } from '../../http/mount-call.ts';
import { done } from '../../platform/outcome.ts';
import { saveCart } from './save-cart.ts';

export const mountCart = (app: ApiApp, deps: Deps): void => {
  mountCall(app, deps, 'saveCart', async ({ session, body }) => {
    const saved = await saveCart(deps, { ...body, userId: session.user.id });
    return saved.ok ? done({ success: true as const, ...saved.value }) : saved;
  });
};
