import type { ErrorCode } from '@kalavithi/contract/errors';

/** A foreseen failure: a row of the contract's error table, and what this answer says beyond it. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  ok: false;
  code: Code;
  /** Takes the place of the table's sentence, for instance with the rule that a field broke. */
  message?: string;
  /** Further fields of the answer, such as the cart in a conflict. */
  extra?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** What a verb answers: its value, or why not. Verbs return failures and throw only for bugs. */
export type Outcome<Value, Code extends ErrorCode = never> = { ok: true; value: Value } | Refusal<Code>;

export const done = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });

/** @example return refuse('email-taken'); */
export const refuse = <Code extends ErrorCode>(
  code: Code,
  details: Omit<Refusal<Code>, 'ok' | 'code'> = {},
): Refusal<Code> => ({ ok: false, code, ...details });
