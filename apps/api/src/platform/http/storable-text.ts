import type { MiddlewareHandler } from 'hono';
import { answerRefusal } from './answer.ts';
import type { ApiEnv } from './api-context.ts';
import { refuse } from '../outcome.ts';

/** The one character that PostgreSQL's text can't hold, and that no honest request contains. */
const nul = '\0';

/** For `JSON.parse`: throws at text that can't be stored. */
export const refuseNul = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && value.includes(nul)) throw new SyntaxError('Text with a NUL character');
  return value;
};

/** Refuses addresses with text that can't be stored, before a query could fail on it. */
export const storableAddress: MiddlewareHandler<ApiEnv> = async (context, next) =>
  context.req.url.includes('%00') ? answerRefusal(context, refuse('malformed')) : next();
