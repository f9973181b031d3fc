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

/** How deep a chain of causes is followed. */
const causes = 5;

/**
 * An error as far as it may be told: drivers hang whole clients with their passwords on their errors, and databases the values of rows.
 */
const describe = (error: unknown, depth = causes): unknown => {
  if (!(error instanceof Error)) return String(error);
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { errorCode: String(error.code) } : {}),
    stack: error.stack,
    ...(error.cause !== undefined && depth > 0 ? { cause: describe(error.cause, depth - 1) } : {}),
    ...(error instanceof AggregateError && depth > 0
      ? { errors: error.errors.map((one) => describe(one, depth - 1)) }
      : {}),
  };
};

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
      serializers: { err: (error: unknown) => describe(error) },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[secret]',
      },
    },
    ...(destination ? [destination] : []),
  );
