import type { MiddlewareHandler } from 'hono';
import { answerRefusal } from './answer.ts';
import type { ApiEnv } from './api-context.ts';
import { refuse } from '../outcome.ts';

/** The one character that PostgreSQL's text type can't store. */
const nul = '\0';

/** A reviver for `JSON.parse` that throws at text that can't be stored. */
export const refuseNul = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes(nul)) throw new SyntaxError('Text with a NUL character');
  return value;
};

/** Refuses URLs with text that can't be stored, before a query fails on it. */
export const storableAddress: MiddlewareHandler<ApiEnv> = async (context, next) =>
  context.req.url.includes('%00') ? answerRefusal(context, refuse('malformed')) : next();
