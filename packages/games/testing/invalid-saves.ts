import * as fc from 'fast-check';

/** Stored texts that no game wrote: missing, broken, of another type, game or release. */
export const foreignSaves: readonly (string | null)[] = [
  null,
  '',
  '{',
  'null',
  '0',
  '"welcome"',
  '[]',
  '{}',
  '{"state":{"phase":"welcome"}}',
  ...['welcome', 'menu', 'setup', 'ready'].map(
    (phase) => `{"game":"chess","version":1,"state":{"phase":"${phase}"}}`,
  ),
  ...['memory', 'sliding-puzzle', 'snakes-and-ladders', 'word-quiz'].flatMap((game) => [
    `{"game":"${game}","version":0,"state":{"phase":"menu"}}`,
    `{"game":"${game}","version":1,"state":null}`,
    `{"game":"${game}","version":1,"state":[]}`,
    `{"game":"${game}","version":1,"state":{"phase":"dancing"}}`,
    `{"game":"${game}","version":1,"state":{"phase":"toString","__proto__":{"phase":"welcome"}}}`,
  ]),
];

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

const replacements: Json[] = [null, true, -1, 0.5, 7, 1e9, '', 'x', [], [0], {}];

/** A saved text with one value in its state replaced or removed. */
export function damagedSave(text: string): fc.Arbitrary<string> {
  const saved = JSON.parse(text) as { state: Json };
  const paths = pathsIn(saved.state, []);
  const anyPath = fc.constantFrom(...paths);
  const damage = fc.oneof(
    fc.constantFrom(...replacements).map((value) => ({ kind: 'replace' as const, value })),
    fc.constant({ kind: 'remove' as const }),
  );
  return fc.tuple(anyPath, damage).map(([path, what]) => {
    const copy = JSON.parse(text) as { state: Json };
    let holder = copy.state as Record<string, Json>;
    for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, Json>;
    const last = path.at(-1)!;
    if (what.kind === 'replace') holder[last] = what.value;
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
    return JSON.stringify(copy);
  });
}

function pathsIn(value: Json, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => [
    [...path, field],
    ...pathsIn(inner, [...path, field]),
  ]);
}
