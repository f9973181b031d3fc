import type { PasswordReset } from '@kalavithi/contract/account';
import { passwordProblem } from '@kalavithi/contract/password-rules';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { HashQueueFull } from '../../platform/passwords/hash-queue.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { loginFailureCounters } from './auth-limits.ts';
import { emailKey, setPasswordHash, userByEmail } from './auth.queries.ts';
import type { AuthDeps, Caller } from './caller.ts';
import { knownDevice, rememberDevice } from './known-device.ts';
import { resetMailSpacing, tryResetCode, useCode } from './one-time-code.ts';

/**
 * Sets a new password with a mailed code, ends every session of the account and resets its failed
 * logins, so that its owner can log in at once. The browser becomes a known device.
 * @param input the reset, the caller, and the token of the browser that requested the code
 * @returns the new value of the device cookie and the message
 */
export const resetPassword = async (
  deps: AuthDeps,
  {
    email,
    otp,
    newPassword,
    client,
    deviceCookie,
    askerToken,
  }: PasswordReset & Caller & { askerToken: string | null },
): Promise<
  Outcome<
    { device: string; message: string },
    'password-common' | 'password-own-name' | 'code-invalid' | 'code-locked' | 'too-many-code-failures'
  >
> => {
  // Before the code, so that a refused password costs no attempt.
  if (deps.isCommonPassword(newPassword)) return refuse('password-common');

  const user = await userByEmail(deps.db, email);
  const account = emailKey(email);
  const device = knownDevice(deps, deviceCookie, user);
  const code = await tryResetCode(deps, { email, account, client, device, token: askerToken }, otp);
  if (!code.ok) {
    const event = code.code === 'code-invalid' ? 'reset-failed' : 'reset-locked';
    deps.log.warn({ event, user: user?.id }, 'a reset code was refused');
    return code;
  }
  if (!user) return refuse('code-invalid');

  // After the code, as only the owner of the mailbox may learn the account's name.
  if (passwordProblem(newPassword, { name: user.name })) {
    await code.value.refundTry();
    return refuse('password-own-name');
  }

  let passwordHash: string;
  try {
    passwordHash = await deps.passwords.hash(newPassword);
  } catch (error) {
    if (error instanceof HashQueueFull) await code.value.refundTry();
    throw error;
  }
  const epoch = await deps.db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, code.value.handle))) return null;
    const begun = await setPasswordHash(transaction, user.id, passwordHash);
    await endSessionsOf(transaction, user.id);
    return begun;
  });
  if (epoch === null) return refuse('code-invalid');

  for (const [name, subject] of loginFailureCounters({ account, client, device: null })) {
    // The client's total stays: it counts guesses at other accounts too.
    if (name !== 'loginFailuresPerClient') await deps.limiter.reset(name, subject);
  }
  await deps.limiter.reset('codeFailuresPerDay', account);
  await resetMailSpacing(deps, code.value.handle, device);
  deps.log.info({ event: 'password-reset', user: user.id }, 'password reset');
  return done({
    device: rememberDevice(deps, deviceCookie, { id: user.id, password_epoch: epoch }),
    message: 'Your password is changed. Please log in with the new one.',
  });
};
