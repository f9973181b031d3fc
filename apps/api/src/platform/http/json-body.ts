import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import type { z } from 'zod';
import type { ApiContext } from './api-context.ts';
import { done, refuse, type Outcome } from '../outcome.ts';
import { refuseNul } from './storable-text.ts';

/** Twice the size of a full cart that carries all texts of its works. */
const maxBytes = 64 * 1024;

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The error code that a schema of the contract put into the issue's `params`. */
const codeOf = (issue: z.core.$ZodIssue): ErrorCode => {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' && code in errors ? (code as ErrorCode) : 'invalid';
};

/**
 * Validates a value by a schema of the contract. The outcome has the message of the first issue; an
 * issue without one, such as a missing field, gets a general message.
 */
export const validate = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Outcome<z.output<Schema>, ErrorCode> => {
  const parsed = schema.safeParse(value, { error: () => errors.invalid.message });
  if (parsed.success) return done(parsed.data);
  const [issue] = parsed.error.issues;
  return issue ? refuse(codeOf(issue), { message: issue.message }) : refuse('invalid');
};

/**
 * Stops at the limit, whatever `Content-Length` says. A body that breaks off is malformed: the
 * client has gone, and it is no error of the server.
 */
const readLimited = async (
  body: ReadableStream<Uint8Array>,
): Promise<Outcome<Uint8Array, 'body-too-large' | 'malformed'>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return refuse('body-too-large');
      chunks.push(chunk);
    }
  } catch {
    return refuse('malformed');
  }
  return done(Buffer.concat(chunks));
};

/** Reads and validates the JSON body of a request. */
export const readJsonBody = async <Schema extends z.ZodType>(
  context: ApiContext,
  schema: Schema,
): Promise<Outcome<z.output<Schema>, ErrorCode>> => {
  if (!jsonType.test(context.req.header('content-type') ?? '')) return refuse('unsupported-body');
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) return refuse('body-too-large');
  const stream = context.req.raw.body;
  const body = stream ? await readLimited(stream) : done(new Uint8Array());
  if (!body.ok) {
    if (body.code === 'malformed') context.var.log().debug('the body of the request broke off');
    return body;
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.value), refuseNul);
  } catch {
    return refuse('malformed');
  }
  return validate(schema, value);
};
