import { unverifiedAccounts } from '@kalavithi/contract/constants';
import type { Deps } from '../../deps.ts';
import { secondsAfter, secondsPerDay } from '../../platform/clock.ts';
import { migratedAt } from '../../platform/database/migrate.ts';
import { deleteUnverifiedUsers } from './auth.queries.ts';

/** The migration of the version that introduced this rule. */
const sinceMigration = '004-access';

/**
 * Deletes accounts whose email was not verified in time: they may block the address of someone
 * else. For older accounts the time begins on the day of the upgrade that introduced the rule.
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
  if (accounts > 0) log.info({ accounts, before }, 'unverified accounts were deleted');
};
