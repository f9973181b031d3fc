import { api, CartConflict, Failure, type Answer, type Call } from '@kalavithi/contract/api';
import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import type { CallName } from '@kalavithi/contract/routes';
import { expect } from 'vitest';
import { failuresOf } from '../platform/http/call-failures.ts';

/**
 * Checks that a failure is one that the contract allows for the call, told exactly as the contract
 * tells it.
 */
export const checkFailure = (
  name: CallName,
  response: Response,
  answer: unknown,
): { failure: Failure & Record<string, unknown>; code: ErrorCode } => {
  const schema = name === 'saveCart' && response.status === 409 ? CartConflict : Failure;
  const failure = schema.parse(answer);
  // Parsing drops what the schema does not name: equal means that nothing more was answered.
  expect(answer).toEqual(failure);
  const code = failure.code as ErrorCode;
  expect(failuresOf(api[name])).toContain(code);
  expect(response.status).toBe(errors[code].status);
  expect(response.headers.get('x-request-id')).toBe(failure.requestId);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { failure, code };
};

/** Checks that an answer is the contract's, no less and no more. */
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
