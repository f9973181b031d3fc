import { api, CartConflict, Failure, type Answer, type Call } from '@kalavithi/contract/api';
import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import type { CallName } from '@kalavithi/contract/routes';
import { expect } from 'vitest';
import { failuresOf } from '../platform/http/call-failures.ts';

/** Checks that a failure is one that the contract lists for the call, in exactly its format. */
export const checkFailure = (
  name: CallName,
  response: Response,
  answer: unknown,
): { failure: Failure & Record<string, unknown>; code: ErrorCode } => {
  const schema = name === 'saveCart' && response.status === 409 ? CartConflict : Failure;
  const failure = schema.parse(answer);
  // Parsing drops unknown fields, so equality means that there were none.
  expect(answer).toEqual(failure);
  const code = failure.code as ErrorCode;
  expect(failuresOf(api[name])).toContain(code);
  expect(response.status).toBe(errors[code].status);
  expect(response.headers.get('x-request-id')).toBe(failure.requestId);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { failure, code };
};

/** Checks that a response is exactly the contract's. */
export const checkSuccess = <Name extends CallName>(
  name: Name,
  response: Response,
  answer: unknown,
): Answer<Name> => {
  const call: Call = api[name];
  if (response.status !== call.status)
    throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
  expect(answer).toEqual(call.output.parse(answer));
  return answer as Answer<Name>;
};
