import { UserData, RegisteredEvent } from '@kalavithi/contract/account';
import {
  Acknowledgement,
  api,
  CartConflict,
  Failure,
  SessionCheck,
  type Call,
} from '@kalavithi/contract/api';
import { Artist, ArtistWork } from '@kalavithi/contract/artist';
import { CartItem } from '@kalavithi/contract/cart';
import { errors, type ErrorCode } from '@kalavithi/contract/errors';
import { Event, EventDates, EventSummary, Testimonial } from '@kalavithi/contract/event';
import { GalleryItem } from '@kalavithi/contract/gallery-item';
import { Picture } from '@kalavithi/contract/picture';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { failuresOf } from '../../platform/http/call-failures.ts';
import { sessionCookieName } from '../../http/session-cookie.ts';

/** Schemas that become named components; all others are inlined. */
const named = {
  Acknowledgement,
  Artist,
  ArtistWork,
  CartConflict,
  CartItem,
  Event,
  EventDates,
  EventSummary,
  Failure,
  GalleryItem,
  Picture,
  RegisteredEvent,
  SessionCheck,
  Testimonial,
  UserData,
};

const metadata = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(named)) metadata.add(schema, { id });

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Schemas = Record<string, JsonSchema>;

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  schema: JsonSchema;
  examples?: Record<string, { value: Failure }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: { session: [] }[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, Content> };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, { description: string; schema: JsonSchema }>;
      content: Record<string, Content>;
    }
  >;
}

/** The part of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html) in use. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  components: { schemas: Schemas; securitySchemes: Record<string, Record<string, string>> };
}

/** A schema of the contract as JSON Schema; named schemas it uses are added to `components`. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output', components: Schemas): JsonSchema => {
  // Wrapped in an object, so that a named schema becomes a reference.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ schema }), { metadata, io });
  const here = (value: unknown): JsonSchema =>
    JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema;
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _, ...rest } = definition;
    components[name] = here(rest);
  }
  return here(properties?.['schema']);
};

/** One response for each status, with each failure as an example. */
const refusals = (call: Call, components: Schemas): Operation['responses'] => {
  const byStatus = Map.groupBy(failuresOf(call), (code) => errors[code].status);
  const answer = (status: number, codes: readonly ErrorCode[]): Operation['responses'][string] => ({
    description: codes.join(', '),
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } }
      : {}),
    content: {
      'application/json': {
        schema: toJsonSchema(codes.includes('cart-conflict') ? CartConflict : Failure, 'output', components),
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: { success: false, message: errors[code].message, code } }]),
        ),
      },
    },
  });
  return Object.fromEntries(
    [...byStatus]
      .sort(([one], [other]) => one - other)
      .map(([status, codes]) => [status, answer(status, codes)]),
  );
};

const pathParameters = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = ({ query }: Call, components: Schemas): Parameter[] =>
  Object.entries((query && toJsonSchema(query, 'input', components).properties) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: schema as JsonSchema,
    }),
  );

const operation = (name: string, call: Call, components: Schemas): Operation => ({
  operationId: name,
  summary: call.summary,
  tags: [call.path.split('/').find((part) => part !== '' && part !== 'api') ?? ''],
  security: call.audience === 'anyone' ? [] : [{ session: [] }],
  parameters: [...pathParameters(call.path), ...queryParameters(call, components)],
  ...(call.body
    ? {
        requestBody: {
          required: true,
          content: {
            [call.form ? 'multipart/form-data' : 'application/json']: {
              schema: toJsonSchema(call.body, 'input', components),
            },
          },
        },
      }
    : {}),
  responses: {
    [call.status]: {
      description: 'Success',
      ...(call.query
        ? {
            headers: {
              Link: {
                description: 'Where the next page begins, when there is one',
                schema: { type: 'string' },
              },
            },
          }
        : {}),
      content: { 'application/json': { schema: toJsonSchema(call.output, 'output', components) } },
    },
    ...refusals(call, components),
  },
});

/** The OpenAPI 3.1 document, generated from the contract. */
export const openApiDocument = (config: Pick<Config, 'publicUrl' | 'apiUrl'>): OpenApiDocument => {
  const components: Schemas = {};
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Call>(api)) {
    paths[call.path] = {
      ...paths[call.path],
      [call.method === 'GET' ? 'get' : 'post']: operation(name, call, components),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kalavithi',
      version: '1',
      description:
        'Accounts, cart, events, artists and uploads of Kalavithi. Every answer is JSON; a failure says `success: false`, a sentence for people in `message` and a word for programs in `code`.',
    },
    servers: [{ url: config.apiUrl ?? config.publicUrl }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).sort(([one], [other]) => one.localeCompare(other)),
      ),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(config),
          description: 'Set by register and login. Some calls ask for a verified email besides.',
        },
      },
    },
  };
};
