import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import type { z } from 'zod';
import type { ApiContext } from './api-context.ts';
import { done, refuse, type Outcome } from '../outcome.ts';
import { refuseNul } from './storable-text.ts';

/** Largest JSON body in bytes; the largest honest one, a full cart with all its texts, is about half of it. */
const maxBytes = 64 * 1024;

const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/** Sentences of the contract's schemas that are rows of the error table, so that the answer can name the row. */
const codesBySentence = new Map<string, ErrorCode>(
  (Object.keys(errors) as ErrorCode[]).map((code) => [errors[code].message, code]),
);

/**
 * Checks a value against a schema of the contract. A failure says the first issue's sentence; an issue without one of its own (a
 * field missing or of another type, which no form of ours sends) gets the general sentence instead of the validator's jargon.
 */
export const checkAgainst = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Outcome<z.output<Schema>, ErrorCode> => {
  const parsed = schema.safeParse(value, { error: () => errors.invalid.message });
  if (parsed.success) return done(parsed.data);
  const message = parsed.error.issues[0]?.message ?? errors.invalid.message;
  return refuse(codesBySentence.get(message) ?? 'invalid', { message });
};

/**
 * Reads no further than the limit, whatever the sender claims. A body that breaks off is the sender's doing and no failure of ours:
 * it is malformed.
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
