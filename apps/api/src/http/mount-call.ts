import { api, type Answer, type Api, type Call } from '@kalavithi/contract/api';
import type { CallName } from '@kalavithi/contract/routes';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { findSession, type Session } from '../platform/sessions/sessions.ts';
import { answerRefusal } from '../platform/http/answer.ts';
import type { ApiApp, ApiContext } from '../platform/http/api-context.ts';
import { accessFailure } from '../platform/http/call-failures.ts';
import { validate, readJsonBody } from '../platform/http/json-body.ts';
import { refuse, type Outcome } from '../platform/outcome.ts';

type BodyOf<Name extends CallName> = Api[Name] extends { form: true }
  ? undefined
  : Api[Name]['body'] extends z.ZodType
    ? z.output<Api[Name]['body']>
    : undefined;

type QueryOf<Name extends CallName> = Api[Name] extends { query: infer Query extends z.ZodType }
  ? z.output<Query>
  : undefined;

/** An authorised and validated call, as its handler receives it. */
export interface Incoming<Name extends CallName> {
  /** Undefined for calls without a body and for multipart forms, which the handler reads itself. */
  body: BodyOf<Name>;
  query: QueryOf<Name>;
  /** Present for every call that needs one. */
  session: Api[Name]['audience'] extends 'anyone' ? undefined : Session;
  context: ApiContext;
}

/** Failures of every call, which the contract does not list for each. */
type CommonFailure = 'malformed' | 'invalid' | 'unsupported-body' | 'unavailable';

/** The failures that a handler may return. */
export type FailureOf<Name extends CallName> = Api[Name]['failures'][number] | CommonFailure;

/** The caller's session, its cookie renewed when due; null for a visitor. */
export const sessionOf = async (context: ApiContext, deps: Deps): Promise<Session | null> => {
  const token = readSessionCookie(context, deps.config);
  if (!token) return null;
  const session = await findSession(deps, token);
  if (session) context.set('userId', session.user.id);
  if (session?.extended) writeSessionCookie(context, deps.config, token);
  return session;
};

/** Hono writes `:id` where the contract and OpenAPI write `{id}`. */
const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Mounts one call of the contract: checks the caller before reading the body, validates query and
 * body, and sends what the handler returns. The types allow only failures that the contract lists.
 */
export const mountCall = <Name extends CallName>(
  app: ApiApp,
  deps: Deps,
  name: Name,
  handle: (incoming: Incoming<Name>) => Promise<Outcome<Answer<Name>, FailureOf<Name>>>,
): void => {
  const call: Call = api[name];
  app.on(call.method, honoPath(call.path), async (context) => {
    context.header('Cache-Control', 'no-store');

    const session = call.audience === 'anyone' ? null : await sessionOf(context, deps);
    if (call.audience !== 'anyone' && !session) {
      return answerRefusal(context, refuse(accessFailure(call, 'signed-out')));
    }
    if (call.audience === 'verified' && !session?.user.isVerified) {
      return answerRefusal(context, refuse(accessFailure(call, 'unverified')));
    }

    const query = call.query ? validate(call.query, context.req.query()) : null;
    if (query && !query.ok) return answerRefusal(context, query);
    const body = call.body && !call.form ? await readJsonBody(context, call.body) : null;
    if (body && !body.ok) return answerRefusal(context, body);

    const outcome = await handle({
      body: body?.value,
      query: query?.value,
      session: session ?? undefined,
      context,
    } as Incoming<Name>);
    if (!outcome.ok) return answerRefusal(context, outcome);
    return context.json(outcome.value as object, call.status);
  });
};
