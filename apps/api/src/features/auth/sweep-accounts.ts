import { unverifiedAccounts } from '@kalavithi/contract/constants';
import type { Deps } from '../../deps.ts';
import { secondsAfter, secondsPerDay } from '../../platform/clock.ts';
import { deleteUnverifiedUsers } from './auth.queries.ts';

/**
 * Removes accounts whose email was never verified within the time they are kept. Somebody may have opened them with an address that
 * is not theirs, whose owner could not register else.
 */
export const sweepUnverifiedAccounts = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteUnverifiedUsers(
    db,
    secondsAfter(clock.now(), -unverifiedAccounts.keptDays * secondsPerDay).toISOString(),
  );
