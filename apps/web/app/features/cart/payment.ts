import { z } from 'zod';
import { cardNumberMaxLength, joinCardNumber } from './card-number';

export const cvvMaxLength = 3;

/** Card details stay in the browser; only what the specification requires is checked. */
export const Payment = z.object({
  name: z.string().trim().min(1, 'Please enter your name.'),
  address: z.string().trim().min(1, 'Please enter your address.'),
  mobile: z.string(),
  pincode: z.string(),
  cardNumber: z
    .string()
    .transform(joinCardNumber)
    .pipe(z.string().min(1, 'Please enter a card number.').max(cardNumberMaxLength)),
  expiry: z.string().min(1, 'Please enter the month.'),
  cvv: z.string().trim().min(1, 'Please enter the CVV.').max(cvvMaxLength),
});
export type Payment = z.infer<typeof Payment>;
