import { describe, expect, it } from 'vitest';
import { createAddresses, notFoundPath } from './addresses.ts';

const find = createAddresses(['/', '/aboutus', '/games/SandL', '/events', '/events/upcoming', '/events/:id']);

describe('createAddresses', () => {
  it.each(['/', '/aboutus', '/games/SandL', '/events/upcoming'])('finds the page %s', (path) => {
    expect(find(path)).toEqual({ kind: 'page', path, notFoundKey: notFoundPath });
  });

  it('finds a page with an id and the key of its 404 document', () => {
    expect(find('/events/warli-wall')).toEqual({
      kind: 'page',
      path: '/events/warli-wall',
      notFoundKey: '/events/:id',
    });
  });

  it.each([
    ['/ABOUTUS', '/aboutus'],
    ['/%61boutus', '/aboutus'],
    ['/games/sandl', '/games/SandL'],
    ['/aboutus/', '/aboutus'],
    ['//aboutus', '/aboutus'],
    ['/events//upcoming', '/events/upcoming'],
    ['//', '/'],
    ['/Events/warli', '/events/warli'],
    ['/events/%77arli', '/events/warli'],
    ['/events/a:b', '/events/a%3Ab'],
    ['/nowhere/', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
  ])('redirects %s to %s', (path, to) => {
    expect(find(path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    '/nowhere',
    '//evil.example',
    '/%ff',
    '/\\evil.example/',
    '/events/%00',
    '/events/..',
    '/events/%2e%2e',
    '/events%2Fupcoming',
    '/events/a/b',
  ])('finds nothing at %s', (path) => {
    expect(find(path)).toEqual({ kind: 'not-found' });
  });

  it.each(['/ABOUTUS', '/Events/a%20b c', '/events/%e0%a4%95', '/events/a:b', '/nowhere/'])(
    'needs one step from %s',
    (path) => {
      const found = find(path);
      expect(found.kind).toBe('redirect');
      expect(find(found.kind === 'redirect' ? found.to : '').kind).not.toBe('redirect');
    },
  );
});
