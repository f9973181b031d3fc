import { errors } from '@kalavithi/contract/errors';
import type { Failure } from '@kalavithi/contract/api';
import type { ApiContext } from './api-context.ts';
import type { Refusal } from '../outcome.ts';

/** Sends a refusal as the contract's failure. */
export const answerRefusal = (context: ApiContext, refusal: Refusal): Response => {
  const row = errors[refusal.code];
  if (refusal.retryAfterSeconds !== undefined)
    context.header('Retry-After', String(refusal.retryAfterSeconds));
  context.header('Cache-Control', 'no-store');
  context.set('refused', refusal.code);
  const failure: Failure = {
    success: false,
    message: refusal.message ?? row.message,
    code: refusal.code,
    requestId: context.get('requestId'),
  };
  return context.json({ ...refusal.extra, ...failure }, row.status);
};
