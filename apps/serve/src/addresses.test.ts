import { routes } from '@kalavithi/contract/routes';
import { describe, expect, it } from 'vitest';
import { isForApi } from './addresses.ts';

describe('isForApi', () => {
  it.each(Object.entries(routes))('routes the call %s to the API', (_, { method, path }) => {
    expect(isForApi(method, path)).toBe(true);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/upload'],
    ['HEAD', '/upload'],
    ['GET', '/upload/gallery'],
    ['GET', '/arts/gallery'],
    ['GET', '/apis'],
    ['GET', '/media/x.avif'],
  ])('routes %s %s to the site', (method, path) => {
    expect(isForApi(method, path)).toBe(false);
  });

  it.each([
    ['GET', '/healthz'],
    ['OPTIONS', '/upload'],
    ['GET', '/uploads/abc-640.webp'],
    ['DELETE', '/gallery'],
    ['GET', '/api/openapi.json'],
  ])('routes %s %s to the API', (method, path) => {
    expect(isForApi(method, path)).toBe(true);
  });
});
