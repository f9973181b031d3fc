import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as breakpoints from '../app/styles/breakpoints.ts';
import { classNamesOf, cssModules } from './class-names.ts';

const web = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(web, file), 'utf8');
const sources = globSync('app/**/*.{ts,tsx}', { cwd: web })
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('app/testing/'))
  .map((file) => ({ file, text: read(file) }));

/** What remains of a source file without its comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');

/**
 * The class names of a CSS module that its importers use. All stand as `styles.name`; the index
 * form would hide them.
 */
const usedIn = (module: string): string[] =>
  sources.flatMap(({ file, text }) => {
    const local = new RegExp(`import (\\w+) from '\\./${basename(module)}'`).exec(text)?.[1];
    if (!local || dirname(file) !== dirname(module)) return [];
    expect(text, `${file} uses a computed class name`).not.toMatch(new RegExp(`\\b${local}\\[`));
    return [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
  });

test('reads the class names of a CSS module, and neither animations nor global names', () => {
  const css = `@layer screens { .row > .lastItem { animation: walk 1s } :global(.other) .row { margin: 0 }
    @media (--phone) { .phoneOnly { margin: 0 } } } @keyframes walk { to { opacity: 0 } }`;
  expect(classNamesOf(css)).toEqual(['lastItem', 'phoneOnly', 'row']);
});

test.each(cssModules())('every class of %s is used', (module) => {
  const used = new Set(usedIn(module));
  expect(classNamesOf(read(module)).filter((name) => !used.has(name))).toEqual([]);
});

test('TypeScript and CSS agree on the breakpoints', () => {
  const defined = Object.fromEntries(
    [...read('app/styles/breakpoints.css').matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(
      ([, name, condition]) => [name, condition],
    ),
  );
  expect(defined).toMatchObject(breakpoints);
  for (const condition of Object.values(defined)) expect(condition).not.toMatch(/\dpx|\drem/);
  // Written out, they would not change together with the named ones.
  const named = Object.values(breakpoints);
  for (const { file, text } of sources.filter((source) => !source.file.endsWith('breakpoints.ts')))
    for (const condition of named) expect(text.includes(condition), `${file}: ${condition}`).toBe(false);
});

test('no raw colour stands in TypeScript', () => {
  const named =
    /\b(?:fill|stroke|color|background(?:Color)?)\s*[:=]\s*{?['"`](?!none|currentColor|transparent)[a-z]+['"`]/gi;
  const raw = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
  const found = sources.flatMap(({ file, text }) =>
    [...code(text).matchAll(raw), ...code(text).matchAll(named)].map(([colour]) => `${file}: ${colour}`),
  );
  // The bars of the browser take no custom property: the ground of the page, in both themes.
  const ground = /--ground: light-dark\((#\w+), (#\w+)\)/.exec(read('app/styles/tokens.css'))?.slice(1) ?? [];
  expect(ground).toHaveLength(2);
  expect(found).toEqual(ground.map((colour) => `app/root.tsx: ${colour}`));
  const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown>;
  expect([manifest['theme_color'], manifest['background_color']]).toEqual([ground[0], ground[0]]);
});
