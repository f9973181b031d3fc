import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { deleteFiles, hashesOfUser } from '../uploads/index.ts';
import { accountByEmail, deleteUser, registrationsOf, sessionsOf } from './user.queries.ts';

/** What was deleted with an account. */
export interface AccountRemoval {
  sessions: number;
  registrations: number;
  uploads: number;
  /** Pictures whose files were deleted, as no one else had uploaded them. */
  picturesDeleted: number;
  /** Pictures whose files the store failed to delete; the sweep deletes them later. */
  picturesLeft: number;
}

/** Deletes an account and its data, except pictures that others uploaded as well. */
export const deleteAccount = async (
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>,
  { email }: { email: string },
): Promise<Outcome<AccountRemoval, 'not-found'>> => {
  const user = await accountByEmail(deps.db, email);
  if (!user) return refuse('not-found');
  const { hashes, ...removed } = await deps.db.transaction().execute(async (transaction) => {
    const sessions = await sessionsOf(transaction, user.id);
    const registrations = await registrationsOf(transaction, user.id);
    const uploaded = await hashesOfUser(transaction, user.id);
    await deleteUser(transaction, user.id);
    return {
      sessions: sessions.length,
      registrations: registrations.length,
      uploads: uploaded.length,
      hashes: uploaded,
    };
  });
  let picturesDeleted = 0;
  let picturesLeft = 0;
  for (const hash of hashes) {
    const files = await deleteFiles(deps, hash);
    if (files === 'deleted') picturesDeleted += 1;
    if (files === 'left') picturesLeft += 1;
  }
  return done({ ...removed, picturesDeleted, picturesLeft });
};
