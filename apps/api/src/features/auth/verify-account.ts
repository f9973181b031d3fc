import type { AccountVerification } from '@kalavithi/contract/account';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';
import { setVerified } from './auth.queries.ts';
import type { AuthDeps } from './caller.ts';
import { tryVerificationCode, useCode } from './one-time-code.ts';

/**
 * Verifies the signed-in user's address with the mailed code.
 * @returns the message
 */
export const verifyAccount = async (
  deps: AuthDeps,
  { user, otp }: AccountVerification & { user: SignedInUser },
): Promise<Outcome<string, 'already-verified' | 'code-invalid' | 'code-locked'>> => {
  if (user.isVerified) return refuse('already-verified');
  const code = await tryVerificationCode(deps, user.email, otp);
  if (!code.ok) {
    const event = code.code === 'code-locked' ? 'verification-locked' : 'verification-failed';
    deps.log.warn({ event, user: user.id }, 'a verification code was refused');
    return code;
  }
  const verified = await deps.db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code.value.handle))) return false;
    await setVerified(transaction, user.id, deps.clock.now().toISOString());
    return true;
  });
  if (!verified) return refuse('code-invalid');
  deps.log.info({ event: 'verification', user: user.id }, 'email verified');
  return done('Thank you! Your email is verified.');
};
