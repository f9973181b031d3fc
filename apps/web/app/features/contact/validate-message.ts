import { z } from 'zod';
import { validateForm, type FormErrors } from '../../lib/forms/form-errors';

/** The form makes no call, so the contract has no schema for it. */
const ContactMessage = z.object({
  firstName: z.string().trim().min(1),
  lastName: z.string().trim().min(1),
  email: z.email(),
  subject: z.string().trim().min(1),
  message: z.string().trim().min(1),
});
type ContactMessage = z.infer<typeof ContactMessage>;

export type MessageErrors = FormErrors<ContactMessage>;

const missing: Record<keyof ContactMessage, string> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
  email: 'Please enter your email.',
  subject: 'Please choose a subject.',
  message: 'Please write your message.',
};

const wrongEmail = 'Please enter a valid email, such as name@example.com.';

interface Validation {
  /** Messages by field; empty for a valid message. */
  errors: MessageErrors;
  /** Whether a required field is empty. */
  incomplete: boolean;
}

/** Validates a message of the contact form. */
export const validateMessage = (values: Record<string, string>): Validation => {
  const { errors } = validateForm(ContactMessage, values);
  const errorOf = (field: keyof ContactMessage): string =>
    values[field]?.trim() && field === 'email' ? wrongEmail : missing[field];
  const fields = Object.keys(errors ?? {}) as (keyof ContactMessage)[];
  return {
    errors: Object.fromEntries(fields.map((field) => [field, errorOf(field)])),
    incomplete: fields.some((field) => !values[field]?.trim()),
  };
};
