import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import type { z } from 'zod';
import type { ApiContext } from './api-context.ts';
import { done, refuse, type Outcome } from '../outcome.ts';
import { refuseNul } from './storable-text.ts';

/** Largest JSON body in bytes. A full cart in which every work carries all its texts is half of it. */
const maxBytes = 64 * 1024;

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** The row of the error table that a schema of the contract names in the issue's `params`. */
const codeOf = (issue: z.core.$ZodIssue): ErrorCode => {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' && code in errors ? (code as ErrorCode) : 'invalid';
};

/**
 * Checks a value against a schema of the contract. A failure has the first issue's sentence; an issue
 * without one of its own (a field missing or of another type, which no form of ours sends) gets the
 * general sentence instead of the validator's jargon.
 */
export const checkAgainst = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Outcome<z.output<Schema>, ErrorCode> => {
  const parsed = schema.safeParse(value, { error: () => errors.invalid.message });
  if (parsed.success) return done(parsed.data);
  const [issue] = parsed.error.issues;
  return issue ? refuse(codeOf(issue), { message: issue.message }) : refuse('invalid');
};

/**
 * Reads no further than the limit, whatever the sender claims. A body that breaks off is malformed:
 * the sender is gone, and nothing has failed here.
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

/** The JSON body of a request, checked against its schema. */
export const readJsonBody = async <Schema extends z.ZodType>(
  context: ApiContext,
  schema: Schema,
): Promise<Outcome<z.output<Schema>, ErrorCode>> => {
  if (!jsonType.test(context.req.header('content-type') ?? '')) return refuse('unsupported-body');
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) return refuse('body-too-large');
  const stream = context.req.raw.body;
  const body = stream ? await readLimited(stream) : done(new Uint8Array());
  if (!body.ok) {
    if (body.code === 'malformed') context.var.log.debug('the body of the request broke off');
    return body;
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.value), refuseNul);
  } catch {
    return refuse('malformed');
  }
  return checkAgainst(schema, value);
};
