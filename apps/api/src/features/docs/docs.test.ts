import { api as contract, type Call } from '@kalavithi/contract/api';
import { errors } from '@kalavithi/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf } from '../../platform/http/call-failures.ts';
import { startApi, type TestApi } from '../../testing/api-harness.ts';
import type { OpenApiDocument } from './openapi.ts';

let api: TestApi;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await startApi();
  document = (await (await api.request('/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => api.close());

const calls = Object.entries<Call>(contract);

test('describes every call of the contract and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted());
});

test.each(calls)('describes success and failures of %s by status', (name, call) => {
  const operation = document.paths[call.path]?.[call.method === 'GET' ? 'get' : 'post'];
  expect(operation?.operationId).toBe(name);
  expect(operation?.responses[call.status]).toBeDefined();
  for (const code of failuresOf(call)) {
    const examples = operation?.responses[errors[code].status]?.content['application/json']?.examples;
    expect(examples?.[code]?.value.message).toBe(errors[code].message);
  }
});

test('has no broken reference', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name);
});

test('runs no script, loads nothing and has no broken link', async () => {
  const response = await api.request('/api/docs');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  const page = await response.text();
  expect(page).not.toMatch(/<script|<link|<img|src=|style="|https?:\/\/(?!localhost:3000)/);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  for (const [name] of calls) expect(ids).toContain(name);
});
