import { codes } from '@kalavithi/contract/constants';
import type { Kysely } from 'kysely';
import type { Deps } from '../../deps.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { sameMac } from '../../platform/signer.ts';
import {
  countTry,
  deleteExpiredCodes,
  emailKey,
  isLocked,
  markUnsent,
  replaceCode,
  takeCode,
} from './auth.queries.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/** A code that was issued or matched: its place in the database, by keyed hashes only. */
export interface CodeHandle {
  purpose: CodePurpose;
  account: string;
  mac: string;
}

type Part = Pick<Deps, 'clock' | 'random' | 'signer'>;

const accountOf = ({ signer }: Part, email: string) => signer.mac('code account', emailKey(email));

const macOf = ({ signer }: Part, purpose: CodePurpose, account: string, digits: string) =>
  signer.mac('code', purpose, account, digits);

/**
 * Issues a code for an address, known or not: both leave the same traces, so that nothing tells them apart. Any earlier code
 * of the same purpose ends.
 * @returns the digits, to be mailed and forgotten; null when the last one was sent so lately that it is still on its way
 */
export const issueCode = async (
  deps: Part,
  db: Kysely<Tables>,
  purpose: CodePurpose,
  email: string,
): Promise<{ digits: string; handle: CodeHandle } | null> => {
  const now = deps.clock.now();
  const digits = deps.random.digits(codes.digits);
  const account = accountOf(deps, email);
  const handle = { purpose, account, mac: macOf(deps, purpose, account, digits) };
  const holds = await replaceCode(
    db,
    {
      ...handle,
      expires_at: secondsAfter(now, codes.validMinutes * 60).toISOString(),
      // Claimed before the mail leaves, so that two requests at once send one; taken back when the mail fails.
      sent_at: now.toISOString(),
    },
    { now: now.toISOString(), resendAfter: secondsAfter(now, -codes.resendSeconds).toISOString() },
  );
  return holds ? { digits, handle } : null;
};

/** Notes that the mail with a code failed: the code stays good, and the next request sends a new one at once. */
export const codeWasNotSent = (db: Kysely<Tables>, handle: CodeHandle): Promise<void> =>
  markUnsent(db, handle);

/** Tries digits against the code of an address. The code still has to be taken, in the transaction of what it allows. */
export const tryCode = async (
  deps: Part & Pick<Deps, 'db'>,
  purpose: CodePurpose,
  email: string,
  digits: string,
): Promise<Outcome<CodeHandle, 'code-invalid' | 'code-locked'>> => {
  const now = deps.clock.now().toISOString();
  const account = accountOf(deps, email);
  const code = await countTry(deps.db, { purpose, account }, now);
  if (!code) {
    return refuse((await isLocked(deps.db, { purpose, account }, now)) ? 'code-locked' : 'code-invalid');
  }
  if (sameMac(code.mac, macOf(deps, purpose, account, digits))) {
    return done({ purpose, account, mac: code.mac });
  }
  return refuse(code.attempts >= codes.tries ? 'code-locked' : 'code-invalid');
};

/** Uses a matched code up. False when somebody else did so first. */
export const useCode = (db: Kysely<Tables>, handle: CodeHandle): Promise<boolean> => takeCode(db, handle);

/** Drops codes whose time is over. */
export const sweepCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredCodes(db, clock.now().toISOString());
