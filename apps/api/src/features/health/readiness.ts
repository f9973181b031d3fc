import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

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

/** Whether the database and the file store answer, each within the same patience. */
export const readiness = async ({
  db,
  files,
}: Pick<Deps, 'db' | 'files'>): Promise<{ database: boolean; fileStore: boolean }> => {
  const [database, fileStore] = await Promise.all([
    answersInTime(sql`select 1`.execute(db)),
    answersInTime(files.check()),
  ]);
  return { database, fileStore };
};
