import { z } from 'zod';
import { CartItem } from './cart.ts';
import { codes, emails, names, passwords } from './constants.ts';
import { withAsciiDigits } from './digits.ts';
import { errors } from './errors.ts';
import { EventStatus } from './event.ts';

const email = z
  .string()
  .trim()
  .min(1, 'Please enter your email.')
  .max(emails.maxLength, 'This email is too long.')
  .pipe(z.email('Please enter a valid email, such as name@example.com.'));

/**
 * A password that is being chosen. Length counts Unicode code points; the list of common passwords is the
 * server's, so that no page carries it.
 */
const newPassword = z.string().superRefine((value, context) => {
  const length = [...value].length;
  if (length === 0) context.addIssue('Please enter a password.');
  else if (length < passwords.minLength) context.addIssue(errors['password-short'].message);
  else if (length > passwords.maxLength) context.addIssue(errors['password-long'].message);
});

/** Six digits of any script; spaces from copying are dropped. */
const otp = z
  .string()
  .transform((value) => withAsciiDigits(value).replaceAll(/\s/g, ''))
  .pipe(
    z
      .string()
      .regex(new RegExp(`^\\d{${codes.digits}}$`), `Please enter the ${codes.digits} digits of the code.`),
  );

export const Registration = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a username.')
    .max(names.maxLength, `Please use at most ${names.maxLength} characters.`),
  email,
  password: newPassword,
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

export const PasswordReset = z.object({ email, otp, newPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const AccountVerification = z.object({ otp });
export type AccountVerification = z.infer<typeof AccountVerification>;

/** An event for which the user is registered, as far as lists and buttons need it. */
export const RegisteredEvent = z.object({
  _id: z.string(),
  event_title: z.string(),
  status: EventStatus,
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
