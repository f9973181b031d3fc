import { codes } from '@kalavithi/contract/constants';
import type { Kysely } from 'kysely';
import type { Deps } from '../../deps.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { sameMac } from '../../platform/signer.ts';
import { codeFailureCounters, codeMailCounters, type Attempt } from './auth-limits.ts';
import {
  countTry,
  deleteCodes,
  deleteExpiredCodes,
  emailKey,
  refundTry,
  isLocked,
  newestCode,
  replaceCode,
  deleteCode,
} from './auth.queries.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/** The key of a code in the database; all but the purpose are keyed hashes. */
export interface CodeHandle {
  purpose: CodePurpose;
  account: string;
  asker: string;
  mac: string;
}

/** The result of a request for a code. */
export type IssuedCode =
  /** To be mailed, and stored nowhere. */
  | { state: 'new'; digits: string; handle: CodeHandle; allowResend: () => Promise<void> }
  /** No mail now; one with a valid code was sent a short while ago. */
  | { state: 'pending' }
  /** No mail now, and no valid code. */
  | { state: 'too-soon'; retryAfterSeconds: number };

/** Who requests or enters a code. */
export interface Asker extends Attempt {
  /** The address as entered. */
  email: string;
  /** The token of the browser; null with a session, and for a client without cookies. */
  token: string | null;
}

type CodeDeps = Pick<Deps, 'clock' | 'db' | 'limiter' | 'random' | 'signer'>;

const accountOf = ({ signer }: Pick<CodeDeps, 'signer'>, email: string) =>
  signer.mac('code account', emailKey(email));

const macOf = ({ signer }: Pick<CodeDeps, 'signer'>, purpose: CodePurpose, account: string, digits: string) =>
  signer.mac('code', purpose, account, digits);

const askerOf = ({ signer }: Pick<CodeDeps, 'signer'>, token: string | null) =>
  token === null ? '' : signer.mac('code asker', token);

/** The subject of one mail a minute: the account, or one of its known devices. */
const spacingOf = (purpose: CodePurpose, account: string, device: string | null) =>
  device ? `${purpose} ${account} device ${device}` : `${purpose} ${account}`;

/**
 * Issues a code for an address. Known and unknown addresses leave the same traces. An earlier code
 * of the same asker ends; one that another browser requested stays valid there, so that a
 * stranger's request does not invalidate the code that its owner is typing.
 *
 * At most one mail a minute, even when the last code is used up: wasting attempts gains neither
 * mail nor guesses.
 */
export const issueCode = async (
  deps: CodeDeps,
  purpose: CodePurpose,
  { email, token, client, device }: Asker,
): Promise<IssuedCode> => {
  const now = deps.clock.now();
  const account = accountOf(deps, email);
  const spacing = spacingOf(purpose, account, device);

  // Claimed before the mail is sent, so that concurrent requests send one; reset when the mail
  // fails.
  const first = await deps.limiter.consume('codeMailsPerMinute', spacing);
  const counters = codeMailCounters(purpose, email, { client, device });
  // Read before counting: a mail that is not sent must not use up a limit.
  const within = first.allowed ? await deps.limiter.peekAll(counters) : first;
  const mail = within.allowed ? await deps.limiter.consumeAll(counters) : within;
  if (!mail.allowed) {
    const newest = await newestCode(deps.db, { purpose, account }, now.toISOString());
    // Within the minute a concurrent request may not have stored its code yet.
    const works = newest ? newest.attempts < codes.tries : !first.allowed;
    return works ? { state: 'pending' } : { state: 'too-soon', retryAfterSeconds: mail.retryAfterSeconds };
  }

  const digits = deps.random.digits(codes.digits);
  const handle = {
    purpose,
    account,
    asker: askerOf(deps, token),
    mac: macOf(deps, purpose, account, digits),
  };
  await replaceCode(deps.db, {
    ...handle,
    expires_at: secondsAfter(now, codes.validMinutes * 60).toISOString(),
  });
  return {
    state: 'new',
    digits,
    handle,
    // The mail failed. The code stays valid in case it arrived, and the next request sends a new
    // one.
    allowResend: () => deps.limiter.reset('codeMailsPerMinute', spacing),
  };
};

type TryFailure = 'code-invalid' | 'code-locked';

/** A code whose digits were right. `useCode` consumes it in the transaction of what it permits. */
export interface MatchedCode {
  handle: CodeHandle;
  /** Refunds the attempt when something other than the code is refused. */
  refundTry: () => Promise<void>;
}

/** Checks digits against this asker's code. Undefined when it has no unexpired one. */
const tryOwnCode = async (
  deps: CodeDeps,
  purpose: CodePurpose,
  { email, token }: Pick<Asker, 'email' | 'token'>,
  digits: string,
): Promise<Outcome<MatchedCode, TryFailure> | undefined> => {
  const now = deps.clock.now().toISOString();
  const account = accountOf(deps, email);
  const key = { purpose, account, asker: askerOf(deps, token) };
  const code = await countTry(deps.db, key, now);
  if (!code) return (await isLocked(deps.db, key, now)) ? refuse('code-locked') : undefined;
  if (sameMac(code.mac, macOf(deps, purpose, account, digits))) {
    const handle = { ...key, mac: code.mac };
    return done({ handle, refundTry: () => refundTry(deps.db, handle) });
  }
  return refuse(code.attempts >= codes.tries ? 'code-locked' : 'code-invalid');
};

/** Checks digits against the code of a signed-in user. */
export const tryVerificationCode = async (
  deps: CodeDeps,
  email: string,
  digits: string,
): Promise<Outcome<MatchedCode, TryFailure>> =>
  (await tryOwnCode(deps, 'verify-email', { email, token: null }, digits)) ?? refuse('code-invalid');

/**
 * Checks digits against a reset code. The requesting browser has its own five attempts. Any other
 * client (without cookies, or another device) is checked against the newest code of the account,
 * with attempts counted per account and client, and in totals per client and day.
 */
export const tryResetCode = async (
  deps: CodeDeps,
  asker: Asker,
  digits: string,
): Promise<Outcome<MatchedCode, TryFailure | 'too-many-code-failures'>> => {
  const purpose = 'reset-password';
  const own = asker.token === null ? undefined : await tryOwnCode(deps, purpose, asker, digits);
  if (own) return own;

  const account = accountOf(deps, asker.email);
  const code = await newestCode(deps.db, { purpose, account }, deps.clock.now().toISOString());
  const counters = codeFailureCounters(asker, code?.mac ?? 'none');
  // Counted before comparing, so that concurrent guesses learn no more than sequential ones.
  const { allowed, spent, retryAfterSeconds } = await deps.limiter.consumeAll(counters);
  if (!allowed) {
    return spent.includes('codeFailures')
      ? refuse('code-locked')
      : refuse('too-many-code-failures', { retryAfterSeconds });
  }
  if (code && sameMac(code.mac, macOf(deps, purpose, account, digits))) {
    const [[name, subject] = []] = counters;
    return done({
      handle: { purpose, account, asker: code.asker, mac: code.mac },
      refundTry: async () => {
        if (name && subject) await deps.limiter.reset(name, subject);
      },
    });
  }
  const after = await deps.limiter.peekAll(counters);
  return refuse(after.spent.includes('codeFailures') ? 'code-locked' : 'code-invalid');
};

/** Consumes a code and all others of its account and purpose; false when already used. */
export const useCode = async (db: Kysely<Tables>, handle: CodeHandle): Promise<boolean> => {
  if (!(await deleteCode(db, handle))) return false;
  await deleteCodes(db, handle);
  return true;
};

/** Lets the next request send a mail at once. `device` is the known device, or null. */
export const resetMailSpacing = async (
  { limiter }: Pick<CodeDeps, 'limiter'>,
  { purpose, account }: CodeHandle,
  device: string | null,
): Promise<void> => {
  await limiter.reset('codeMailsPerMinute', spacingOf(purpose, account, null));
  if (device) await limiter.reset('codeMailsPerMinute', spacingOf(purpose, account, device));
};

/** Deletes expired codes. */
export const sweepCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredCodes(db, clock.now().toISOString());
