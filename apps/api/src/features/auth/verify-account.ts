import type { AccountVerification } from '@kalavithi/contract/account';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { setVerified } from './auth.queries.ts';
import { tryCode, useCode } from './one-time-code.ts';

/** Verifies the signed-in user's address with the code that was mailed there. @returns the sentence for the person */
export const verifyAccount = async (
  deps: Deps,
  { user, otp }: AccountVerification & { user: SignedInUser },
): Promise<Outcome<string, 'already-verified' | 'code-invalid' | 'code-locked'>> => {
  if (user.isVerified) return refuse('already-verified');
  const code = await tryCode(deps, 'verify-email', user.email, otp);
  if (!code.ok) return code;
  const verified = await deps.db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code.value))) return false;
    await setVerified(transaction, user.id, deps.clock.now().toISOString());
    return true;
  });
  return verified ? done('Thank you! Your email is verified.') : refuse('code-invalid');
};
