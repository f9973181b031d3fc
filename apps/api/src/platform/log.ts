import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** Never logged, whatever object it is part of; every test run checks its log for them. */
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

/** Depth to which causes are followed. */
const causes = 5;

/** Other fields of errors may hold passwords (of drivers) or values of rows. */
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

/** The log, as JSON lines. Log ids and error codes, never user input. */
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
