import { isCallError } from '@kalavithi/contract/client';
import type { ErrorCode } from '@kalavithi/contract/errors';

/** What the form adds to the toast of a failure, which says what happened. */
export interface Advice {
  /** What to do next; what happened as well, where that is done on another step of the form. */
  text: string;
  /** Names of the fields that may be wrong. */
  fields: readonly string[];
}

const passwordFields = ['password', 'newPassword'];

const byCode: Partial<Record<ErrorCode, Advice>> = {
  'bad-credentials': {
    text: 'Check both fields, or reset a forgotten password.',
    fields: ['email', 'password'],
  },
  'email-taken': {
    text: 'Log in instead, or sign up with another email.',
    fields: ['email'],
  },
  'code-invalid': {
    text: 'That code is not right or has expired.\nGo back to it: your new password is kept.',
    fields: ['otp'],
  },
  'code-locked': {
    text: 'Too many wrong tries.\nGo back in a minute and choose “Send again”.',
    fields: ['otp'],
  },
};

const weakPassword: Advice = {
  text: 'A few words that do not belong together make a strong password.',
  fields: passwordFields,
};

const unreachable: Advice = { text: 'Check your connection and try again.', fields: [] };

/** The advice for a failed call of the dialog; null if the form shows the server's message. */
export const adviceFor = (error: unknown): Advice | null => {
  const failure = isCallError(error) ? error.failure : undefined;
  if (failure === null) return unreachable;
  const code = failure?.code;
  if (code?.startsWith('password-')) return weakPassword;
  return byCode[code as ErrorCode] ?? null;
};
