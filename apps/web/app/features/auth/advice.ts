import { isCallError } from '@kalavithi/contract/client';
import type { ErrorCode } from '@kalavithi/contract/errors';
import { codeFailures } from '../../lib/forms/code-failures';

/** What the form shows for a failure, in other words than the toast, which goes. */
export interface Advice {
  /** What happened. */
  reason: string;
  /** What to do next. */
  text: string;
  /** Names of the fields that may be wrong. */
  fields: readonly string[];
}

const passwordFields = ['password', 'newPassword'];

const byCode: Partial<Record<ErrorCode, Advice>> = {
  'bad-credentials': {
    reason: 'Email and password do not match.',
    text: 'Check both fields, or reset a forgotten password.',
    fields: ['email', 'password'],
  },
  'email-taken': {
    reason: 'This email belongs to an account.',
    text: 'Log in instead, or sign up with another email.',
    fields: ['email'],
  },
  'code-invalid': {
    reason: codeFailures['code-invalid'],
    text: 'Go back to correct it: your new password is kept.',
    fields: ['otp'],
  },
  'code-locked': {
    reason: codeFailures['code-locked'],
    text: 'Go back in a minute and choose “Send again”.',
    fields: ['otp'],
  },
};

const weakPassword: Advice = {
  reason: 'This password is too weak.',
  text: 'A few words that do not belong together make a strong one.',
  fields: passwordFields,
};

/** The advice for a failed call of the dialog; null if the form shows the server's message. */
export const adviceFor = (error: unknown): Advice | null => {
  const code = isCallError(error) ? error.failure?.code : undefined;
  if (code?.startsWith('password-')) return weakPassword;
  return byCode[code as ErrorCode] ?? null;
};
