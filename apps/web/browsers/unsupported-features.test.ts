import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { unsupportedUses, unguardedUses } from './unsupported-features.ts';

const usesOf = (code: string) => [...unsupportedUses(parseAst(code)).keys()];

describe('unsupported features', () => {
  it.each([
    ['toSorted', 'a.toSorted()'],
    ['with', 'names.with(1, "Asha")'],
    ['groupBy', 'Object.groupBy(a, b)'],
    ['randomUUID', 'crypto.randomUUID()'],
    ['BroadcastChannel', 'new BroadcastChannel("a")'],
    ['Segmenter', 'new Intl.Segmenter()'],
    ['URL.parse', 'URL.parse(a)'],
    ['AbortSignal.timeout', 'AbortSignal.timeout(5)'],
    ['navigator.locks', 'navigator.locks.request(a, b)'],
    ['regular expression', '/(?<=a)b/.test(c)'],
    ['regular expression', 'RegExp(`(?<=a)b`, ``).test(c)'],
    ['regular expression', "new RegExp('a', 'v')"],
  ])('finds %s', (name, code) => {
    expect(usesOf(code)).toEqual([name]);
  });

  it.each([
    '[...a].sort()',
    'JSON.parse(a)',
    'styles.with',
    'route.share',
    'a.timeout(5)',
    '/(?<year>\\d)/u.test(a)',
    'RegExp(`(?<year>\\\\d)`, `u`)',
    'new RegExp(a, b)',
    'RegExp(`${a}b`)',
  ])('accepts %s', (code) => expect(usesOf(code)).toEqual([]));

  it('accepts only the number of guarded uses', () => {
    const one = parseAst('new Intl.Segmenter()');
    expect(unguardedUses([one])).toEqual([]);
    expect(unguardedUses([one, one])).toEqual([expect.stringContaining('uses Segmenter 2 times')]);
    expect(unguardedUses([parseAst('a.toSorted()')])).toHaveLength(1);
  });
});
