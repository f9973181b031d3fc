import { codes } from '@kalavithi/contract/constants';

/** Six other digits. */
export const wrongCode = (digits: string): string =>
  String((Number(digits) + 1) % 10 ** codes.digits).padStart(codes.digits, '0');
