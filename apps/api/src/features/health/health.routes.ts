import { errors } from '@kalavithi/contract/errors';
import type { Deps } from '../../deps.ts';
import { answerRefusal } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { refuse } from '../../platform/outcome.ts';
import { createReadiness } from './readiness.ts';

/** `/healthz` answers while the process lives; `/readyz` when all stores take writes. */
export const mountHealth = (app: ApiApp, deps: Deps): void => {
  const readiness = createReadiness(deps);

  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true });
  });

  app.get('/readyz', async (context) => {
    const { database, fileStore } = await readiness();
    if (!database || !fileStore) {
      const message = `${errors.unavailable.message} (${[!database && 'database', !fileStore && 'file store'].filter(Boolean).join(', ')})`;
      return answerRefusal(context, refuse('unavailable', { message, extra: { database, fileStore } }));
    }
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, database, fileStore });
  });
};
