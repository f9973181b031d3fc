import { AccountVerification } from '@kalavithi/contract/account';
import { validateForm } from '../../lib/forms/form-errors';

/** Validates a mailed code. */
export const validateCode = (otp: string) => validateForm(AccountVerification, { otp });
