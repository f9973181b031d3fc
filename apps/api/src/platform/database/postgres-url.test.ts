import { describe, expect, test } from 'vitest';
import { readPostgresAddress } from './postgres-url.ts';

describe('an address of PostgreSQL', () => {
  test.each([
    'postgres://user:secret@db:5432/kalavithi',
    'postgresql://%2Fvar%2Frun%2Fpostgresql/kalavithi',
    'postgres:///kalavithi?host=/var/run/postgresql',
    'postgres://user@[::1]:5432/kalavithi?sslmode=require',
  ])('with one host stays as it is: %s', (url) => {
    expect(readPostgresAddress(url)).toMatchObject({ urls: [url], writable: false });
  });

  test('with several hosts becomes one address for each, and asks for the one that takes writes', () => {
    expect(
      readPostgresAddress('postgres://user:p%40ss@first:5432,second:5433,[::1]/kalavithi?sslmode=require'),
    ).toEqual({
      urls: [
        'postgres://user:p%40ss@first:5432/kalavithi?sslmode=require',
        'postgres://user:p%40ss@second:5433/kalavithi?sslmode=require',
        'postgres://user:p%40ss@[::1]/kalavithi?sslmode=require',
      ],
      writable: true,
      place: 'first:5432,second:5433,[::1]/kalavithi',
    });
  });

  test('may list hosts and ports in its query, folders of sockets among them', () => {
    expect(readPostgresAddress('postgres://user@/shop?host=a,/run/pg,::1&port=5432,5433,5434')).toMatchObject(
      {
        urls: [
          'postgres://user@a:5432/shop',
          'postgres://user@%2Frun%2Fpg:5433/shop',
          'postgres://user@[::1]:5434/shop',
        ],
        place: 'a:5432,/run/pg:5433,[::1]:5434/shop',
      },
    );
    expect(readPostgresAddress('postgres:///shop?host=a,b&port=5433')).toMatchObject({
      urls: ['postgres://a:5433/shop', 'postgres://b:5433/shop'],
    });
  });

  test.each<[attributes: string, hosts: string, writable: boolean]>([
    ['read-write', 'a', true],
    ['primary', 'a,b', true],
    ['any', 'a,b', false],
  ])('follows target_session_attrs=%s', (attributes, hosts, writable) => {
    const url = `postgres://${hosts}/shop?target_session_attrs=${attributes}`;
    const read = readPostgresAddress(url);
    expect(read).toMatchObject({ writable });
  });

  test.each([
    'kalavithi',
    'mysql://user:hush-hush@localhost/kalavithi',
    'postgres:/user:hush-hush@',
    'postgres://user:hush-hush@a,,b/kalavithi',
    'postgres://user:hush-hush@a:port,b/kalavithi',
    'postgres://user:hush-hush@a:port/kalavithi',
    'postgres://user:hush-hush@a,b/kalavithi?target_session_attrs=standby',
    'postgres://user:hush-hush@/kalavithi?host=a,b,c&port=1,2',
  ])('is refused without being repeated: %s', (url) => {
    const problem = readPostgresAddress(url);
    expect(problem).toEqual(expect.stringMatching(/^must /));
    expect(problem).not.toContain('hush-hush');
  });
});
