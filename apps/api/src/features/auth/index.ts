export { sweepCodes } from './one-time-code.ts';
export { sweepUnverifiedAccounts } from './sweep-accounts.ts';
