import type { ErrorCode } from '@kalavithi/contract/errors';

/** An expected failure: a row of the contract's error table and the details of this response. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  /** Replaces the table's message, for instance with the rule that a field broke. */
  message?: string;
  /** Further fields of the response, such as the cart in a conflict. */
  extra?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** What a verb returns: a value or an expected failure. Verbs throw only for bugs and outages. */
export type Outcome<Value, Code extends ErrorCode = never> = { ok: true; value: Value } | Refusal<Code>;

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** @example return refuse('email-taken'); */
export const refuse = <Code extends ErrorCode>(
  code: Code,
  details: Omit<Refusal<Code>, 'ok' | 'code'> = {},
): Refusal<Code> => ({ ok: false, code, ...details });
