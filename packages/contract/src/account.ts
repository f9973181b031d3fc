import { z } from 'zod';
import { CartItem } from './cart.ts';
import { codes, emails, names } from './constants.ts';
import { withAsciiDigits } from './digits.ts';
import { errors, type ErrorCode } from './errors.ts';
import { EventStatus } from './event.ts';
import { passwordProblem } from './password-rules.ts';

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email.')
  .max(emails.maxLength, 'This email is too long.')
  .pipe(z.email('Please enter a valid email, such as name@example.com.'));

/** Adds an error of the table and ends the validation; the API reads `params.code`. */
const addError = (context: z.RefinementCtx, code: ErrorCode, path: string[] = []): void =>
  context.addIssue({
    code: 'custom',
    path,
    message: errors[code].message,
    params: { code },
    continue: false,
  });

/**
 * A new password. Only the server has the list of common passwords, which is too large for a page.
 */
const newPassword = z.string().superRefine((value, context) => {
  if (value === '') return context.addIssue('Please enter a password.');
  const problem = passwordProblem(value);
  if (problem) addError(context, problem);
});

/** Letters and marks of scripts that use ZERO WIDTH JOINER and NON-JOINER in spelling. */
const joiningLetter =
  '[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Arabic}]';
/** Written without look-behind, which Safari 15 cannot read. */
const spelledJoiner = new RegExp(`(${joiningLetter})[\\u200C\\u200D]`, 'gu');
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * The name of a person: one line with at least one letter. Control, bidirectional and invisible
 * characters are rejected, because our mails contain the name. One joiner after a letter of an
 * Indic script or of Urdu is allowed: names such as क्‍षितिज or the Malayalam അവന്‍ are spelled
 * with it.
 */
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter a username.')
  .max(names.maxLength, `Please use at most ${names.maxLength} characters.`)
  .refine((name) => !unprintable.test(name.replaceAll(spelledJoiner, '$1')), {
    error: 'This name has characters that cannot be shown. Please type it on one line.',
    abort: true,
  })
  .refine((name) => /\p{L}/u.test(name), 'Please use at least one letter.');

/** Six digits of any script; spaces from copying are dropped. */
const otp = z
  .string()
  .transform((value) => withAsciiDigits(value).replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(new RegExp(`^\\d{${codes.digits}}$`), `Please enter the ${codes.digits} digits of the code.`),
  );

export const Registration = z
  .object({ name: PersonName, email, password: newPassword })
  .superRefine((registration, context) => {
    const problem = passwordProblem(registration.password, registration);
    if (problem) addError(context, problem, ['password']);
  });
export type Registration = z.infer<typeof Registration>;

export const Login = z.object({
  email,
  /** The rules for new passwords don't apply to existing ones. */
  password: z.string().min(1, 'Please enter your password.').max(1024, errors['password-long'].message),
});
export type Login = z.infer<typeof Login>;

export const ResetRequest = z.object({ email });
export type ResetRequest = z.infer<typeof ResetRequest>;

/** The server compares the new password with the name as well, once it knows the account. */
export const PasswordReset = z.object({ email, otp, newPassword }).superRefine((reset, context) => {
  const problem = passwordProblem(reset.newPassword, { email: reset.email });
  if (problem) addError(context, problem, ['newPassword']);
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const AccountVerification = z.object({ otp });
export type AccountVerification = z.infer<typeof AccountVerification>;

/** An event that the user is registered for, with the fields that lists and buttons need. */
export const RegisteredEvent = z.object({
  _id: z.string(),
  event_title: z.string(),
  status: EventStatus,
  cancelled: z.boolean(),
  event_date: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
});
export type RegisteredEvent = z.infer<typeof RegisteredEvent>;

export const UserData = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isAccountVerified: z.boolean(),
  cart: z.array(CartItem),
  events: z.array(RegisteredEvent),
});
export type UserData = z.infer<typeof UserData>;
