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
  giveTryBack,
  isLocked,
  newestCode,
  replaceCode,
  takeCode,
} from './auth.queries.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/** A code that was issued or matched: its place in the database, by keyed hashes only. */
export interface CodeHandle {
  purpose: CodePurpose;
  account: string;
  asker: string;
  mac: string;
}

/** What a request for a code comes to. */
export type IssuedCode =
  /** To be mailed and forgotten. */
  | { is: 'new'; digits: string; handle: CodeHandle; takeBack: () => Promise<void> }
  /** No mail now, but one with a code that still works was sent a short while ago. */
  | { is: 'on-its-way' }
  /** No mail now, and no code that works. */
  | { is: 'too-soon'; retryAfterSeconds: number };

/** Who asks for a code or tries one. */
export interface Asker extends Attempt {
  /** The address as it was written. */
  email: string;
  /** The token of the browser that asks; null where the session shows who asks, and for a client without cookies. */
  token: string | null;
}

type Part = Pick<Deps, 'clock' | 'db' | 'limiter' | 'random' | 'signer'>;

const accountOf = ({ signer }: Pick<Part, 'signer'>, email: string) =>
  signer.mac('code account', emailKey(email));

const macOf = ({ signer }: Pick<Part, 'signer'>, purpose: CodePurpose, account: string, digits: string) =>
  signer.mac('code', purpose, account, digits);

const askerOf = ({ signer }: Pick<Part, 'signer'>, token: string | null) =>
  token === null ? '' : signer.mac('code asker', token);

/** Whose mails are a minute apart: the account's, and apart from them those of each device that is known. */
const spacingOf = (purpose: CodePurpose, account: string, device: string | null) =>
  device ? `${purpose} ${account} device ${device}` : `${purpose} ${account}`;

/**
 * Issues a code for an address, known or not: both leave the same traces, so that nothing tells them apart. An earlier code of the
 * same asker ends. One that another browser asked for goes on working there, and only there, so that a stranger who asks in
 * somebody's name does not end the code that she is typing.
 *
 * At most one mail a minute, whatever has become of the last code: tries that are used up on purpose bring no mail and no guesses.
 */
export const issueCode = async (
  deps: Part,
  purpose: CodePurpose,
  { email, token, client, device }: Asker,
): Promise<IssuedCode> => {
  const now = deps.clock.now();
  const account = accountOf(deps, email);
  const spacing = spacingOf(purpose, account, device);

  // Claimed before the mail leaves, so that two requests at once send one; taken back when the mail fails.
  const first = await deps.limiter.consume('codeMailsPerMinute', spacing);
  const counters = codeMailCounters(purpose, email, { client, device });
  // Looked at before it is counted: a mail that is not sent spends nobody's share.
  const within = first.allowed ? await deps.limiter.peekAll(counters) : first;
  const mail = within.allowed ? await deps.limiter.consumeAll(counters) : within;
  if (!mail.allowed) {
    const newest = await newestCode(deps.db, { purpose, account }, now.toISOString());
    // Within the minute there may be no code yet: a request that runs at the same time is about to issue it.
    const works = newest ? newest.attempts < codes.tries : !first.allowed;
    return works ? { is: 'on-its-way' } : { is: 'too-soon', retryAfterSeconds: mail.retryAfterSeconds };
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
    is: 'new',
    digits,
    handle,
    // The mail failed: the code stays good, in case it arrived all the same, and the next request sends a new one at once.
    takeBack: () => deps.limiter.reset('codeMailsPerMinute', spacing),
  };
};

type TryFailure = 'code-invalid' | 'code-locked';

/** A code whose digits were right. It still has to be taken, in the transaction of what it allows. */
export interface MatchedCode {
  handle: CodeHandle;
  /** Gives the try back, for when something else than the code is refused. */
  giveBack: () => Promise<void>;
}

/** Tries digits against the code that this asker asked for. Undefined when it asked for none that is still in time. */
const tryOwnCode = async (
  deps: Part,
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
    return done({ handle, giveBack: () => giveTryBack(deps.db, handle) });
  }
  return refuse(code.attempts >= codes.tries ? 'code-locked' : 'code-invalid');
};

/** Tries digits against the code of a signed-in user: the session shows that she asked for it. */
export const tryVerificationCode = async (
  deps: Part,
  email: string,
  digits: string,
): Promise<Outcome<MatchedCode, TryFailure>> =>
  (await tryOwnCode(deps, 'verify-email', { email, token: null }, digits)) ?? refuse('code-invalid');

/**
 * Tries digits against a reset code. The browser that asked for the code has its five tries for itself. Any other client (one without
 * cookies, or the person's other device) is served from the newest code of the account, its tries counted per account and client, and
 * in a total per client and per day.
 */
export const tryResetCode = async (
  deps: Part,
  asker: Asker,
  digits: string,
): Promise<Outcome<MatchedCode, TryFailure | 'too-many-code-failures'>> => {
  const purpose = 'reset-password';
  const own = asker.token === null ? undefined : await tryOwnCode(deps, purpose, asker, digits);
  if (own) return own;

  const account = accountOf(deps, asker.email);
  const code = await newestCode(deps.db, { purpose, account }, deps.clock.now().toISOString());
  const counters = codeFailureCounters(asker, code?.mac ?? 'none');
  // Counted before the digits are compared, so that guesses at once learn no more than guesses one after the other.
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
      giveBack: async () => {
        if (name && subject) await deps.limiter.reset(name, subject);
      },
    });
  }
  const after = await deps.limiter.peekAll(counters);
  return refuse(after.spent.includes('codeFailures') ? 'code-locked' : 'code-invalid');
};

/** Uses a matched code up, and with it every other code of its account and purpose. False when somebody else did so first. */
export const useCode = async (db: Kysely<Tables>, handle: CodeHandle): Promise<boolean> => {
  if (!(await takeCode(db, handle))) return false;
  await deleteCodes(db, handle);
  return true;
};

/** Lets the next request send at once: the last code did its work. `device` is the known device that used it, or null. */
export const forgetLastMail = async (
  { limiter }: Pick<Part, 'limiter'>,
  { purpose, account }: CodeHandle,
  device: string | null,
): Promise<void> => {
  await limiter.reset('codeMailsPerMinute', spacingOf(purpose, account, null));
  if (device) await limiter.reset('codeMailsPerMinute', spacingOf(purpose, account, device));
};

/** Drops codes whose time is over. */
export const sweepCodes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteExpiredCodes(db, clock.now().toISOString());
