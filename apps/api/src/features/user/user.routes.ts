import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { mountCall } from '../../http/mount-call.ts';
import { done } from '../../platform/outcome.ts';
import { userData } from './user-data.ts';

export const mountUser = (app: ApiApp, deps: Deps): void => {
  mountCall(app, deps, 'userData', async ({ session }) => done(await userData(deps, session.user)));
};
