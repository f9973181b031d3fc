import { codes } from '@kalavithi/contract/constants';

/** Six digits that are not these. */
export const wrongCode = (digits: string): string =>
  String((Number(digits) + 1) % 10 ** codes.digits).padStart(codes.digits, '0');
