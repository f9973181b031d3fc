import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** What must never reach a log, whatever object it comes in; checked again over the log of every test run. */
const secretNames = [
  'password',
  'newPassword',
  'otp',
  'code',
  'token',
  'cookie',
  'authorization',
  'authSecret',
];

/**
 * The log: JSON lines on standard output, or on `destination`. Log ids and codes of the error table, never what a person typed.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
    },
    ...(destination ? [destination] : []),
  );
