import { z } from 'zod';
import { CartItem } from './cart.ts';
import { codes, emails, names } from './constants.ts';
import { withAsciiDigits } from './digits.ts';
import { errors } from './errors.ts';
import { EventStatus } from './event.ts';
import { passwordProblem } from './password-rules.ts';

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email.')
  .max(emails.maxLength, 'This email is too long.')
  .pipe(z.email('Please enter a valid email, such as name@example.com.'));

/** A password that is being chosen. The list of common passwords is the server's, so that no page carries it. */
const newPassword = z.string().superRefine((value, context) => {
  if (value === '') return context.addIssue('Please enter a password.');
  const problem = passwordProblem(value);
  if (problem) context.addIssue(errors[problem].message);
});

/** Letters and marks of the scripts in which ZERO WIDTH JOINER and NON-JOINER are part of the spelling. */
const joiningLetter =
  '[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Arabic}]';
/** Written without look-behind, which Safari 15 cannot read. */
const spelledJoiner = new RegExp(`(${joiningLetter})[\\u200C\\u200D]`, 'gu');
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * The name of a person: one line with at least one letter, without control, bidirectional or invisible characters. A stranger's name
 * stands in our mail and on our pages, where these would let it pose as something else. One joiner after a letter of an Indic script
 * or of Urdu stays: names such as क्‍षितिज or the Malayalam അവന്‍ are spelled with it, also at the end of a word.
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
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: errors[problem].message });
  });
export type Registration = z.infer<typeof Registration>;

export const Login = z.object({
  email,
  /** Any text up to the longest that could ever have been chosen: what was set is not judged again. */
  password: z.string().min(1, 'Please enter your password.').max(1024, errors['password-long'].message),
});
export type Login = z.infer<typeof Login>;

export const ResetRequest = z.object({ email });
export type ResetRequest = z.infer<typeof ResetRequest>;

/** The server compares the new password with the name as well, once the code has shown whose account it is. */
export const PasswordReset = z.object({ email, otp, newPassword }).superRefine((reset, context) => {
  const problem = passwordProblem(reset.newPassword, { email: reset.email });
  if (problem) context.addIssue({ code: 'custom', path: ['newPassword'], message: errors[problem].message });
});
export type PasswordReset = z.infer<typeof PasswordReset>;

export const AccountVerification = z.object({ otp });
export type AccountVerification = z.infer<typeof AccountVerification>;

/** An event for which the user is registered, as far as lists and buttons need it. */
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
