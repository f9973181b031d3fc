import { z } from 'zod';
import { payment } from './constants.ts';

/** Forms that never leave the page: the specification makes no call of them. */

export const contactSubjects = [
  'general',
  'collaboration',
  'workshop',
  'exhibition',
  'classes',
  'feedback',
  'other',
] as const;

export const ContactMessage = z.object({
  firstName: z.string().trim().min(1),
  lastName: z.string().trim().min(1),
  email: z.email(),
  subject: z.enum(contactSubjects),
  message: z.string().trim().min(1),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Card details stay in the browser; only what the specification requires is checked. */
export const Payment = z.object({
  name: z.string().trim().min(1, 'Please enter your name.'),
  address: z.string().trim().min(1, 'Please enter your address.'),
  mobile: z.string(),
  pincode: z.string(),
  cardNumber: z.string().trim().min(1, 'Please enter a card number.').max(payment.cardNumberMaxLength),
  expiry: z.string().min(1, 'Please enter the expiry month.'),
  cvv: z.string().trim().min(1, 'Please enter the CVV.').max(payment.cvvMaxLength),
});
export type Payment = z.infer<typeof Payment>;
