export { sweepCodes } from './one-time-code.ts';
