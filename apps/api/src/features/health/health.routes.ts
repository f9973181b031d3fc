import { errors } from '@kalavithi/contract/errors';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { answerRefusal } from '../../platform/http/answer.ts';
import type { ApiApp } from '../../platform/http/api-context.ts';
import { refuse } from '../../platform/http/outcome.ts';

/** A probe's answer that comes later than this, in milliseconds, is no answer. */
const patienceMs = 2000;

const answersInTime = async (check: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answer = await Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    late,
  ]);
  clearTimeout(timer);
  return answer;
};

/** For whoever runs the process: `/healthz` says that it lives, `/readyz` that database and file store answer. */
export const mountHealth = (app: ApiApp, { db, files }: Deps): void => {
  app.get('/healthz', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true });
  });

  app.get('/readyz', async (context) => {
    const [database, fileStore] = await Promise.all([
      answersInTime(sql`select 1`.execute(db)),
      answersInTime(files.check()),
    ]);
    if (!database || !fileStore) {
      const message = `${errors.unavailable.message} (${[!database && 'database', !fileStore && 'file store'].filter(Boolean).join(', ')})`;
      return answerRefusal(context, refuse('unavailable', { message, extra: { database, fileStore } }));
    }
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, database, fileStore });
  });
};
