import { unverifiedAccounts } from '@kalavithi/contract/constants';
import type { Deps } from '../../deps.ts';
import { secondsAfter, secondsPerDay } from '../../platform/clock.ts';
import { migratedAt } from '../../platform/database/migrate.ts';
import { deleteUnverifiedUsers } from './auth.queries.ts';

/** The migration of the version that began to remove accounts. */
const sinceMigration = '004-access';

/**
 * Removes accounts whose email was never verified within the time they are kept. Somebody may have opened them with an address that
 * is not theirs, whose owner could not register else. For accounts of before the upgrade that brought this rule, the time begins on the
 * day of the upgrade: their owners were promised nothing shorter, and the operator has that long to see it coming.
 */
export const sweepUnverifiedAccounts = async ({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> => {
  const before = secondsAfter(clock.now(), -unverifiedAccounts.keptDays * secondsPerDay).toISOString();
  const upgradedAt = await migratedAt(db, sinceMigration);
  const upgradeDay = upgradedAt?.slice(0, 'YYYY-MM-DD'.length);
  if (upgradeDay === undefined || before < upgradeDay) return;
  const accounts = await deleteUnverifiedUsers(db, before);
  if (accounts > 0) log.info({ accounts, before }, 'accounts that were never verified were removed');
};
