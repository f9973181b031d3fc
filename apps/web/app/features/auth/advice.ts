import { isCallError } from '@kalavithi/contract/client';
import type { ErrorCode } from '@kalavithi/contract/errors';

/** What the form adds to the message of a failure, which the toast shows. */
export interface Advice {
  /** Makes sense without the toast, which goes. Null: the form shows the message itself. */
  text: string | null;
  /** Names of the fields that may be wrong. */
  fields: readonly string[];
}

const passwordFields = ['password', 'newPassword'];

const byCode: Partial<Record<ErrorCode, Advice>> = {
  'bad-credentials': {
    text: 'Check both fields, or reset a forgotten password.',
    fields: ['email', 'password'],
  },
  'email-taken': { text: 'Log in instead, or sign up with another email.', fields: ['email'] },
  'code-invalid': {
    text: 'Your new password stays filled in. Choose “Enter it again” to correct the code.',
    fields: [],
  },
  'code-locked': {
    text: 'This code is locked. In a minute, choose “Enter it again”, then “Send again”.',
    fields: [],
  },
};

const weakPassword: Advice = {
  text: 'A few words that do not belong together make a strong password.',
  fields: passwordFields,
};

/** The advice for a failed call of the dialog. */
export const adviceFor = (error: unknown): Advice => {
  const code = isCallError(error) ? error.failure?.code : undefined;
  if (code?.startsWith('password-')) return weakPassword;
  return byCode[code as ErrorCode] ?? { text: null, fields: [] };
};
