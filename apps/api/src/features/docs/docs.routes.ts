import type { Deps } from '../../deps.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';

export const mountDocs = (_app: ApiApp, _deps: Deps): void => {};
