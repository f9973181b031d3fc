/** Versions: a picture is stale when what it is made from has changed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { toSvg, type Painting } from '../draw/painting.ts';
import type { Work } from '../work.ts';

/** Raise this when the finish or the encoding changes so much that every picture must be made again. */
const PRESS_EDITION = 1;

const short = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256').update(String(PRESS_EDITION));
  for (const part of parts) hash.update('\n').update(part);
  return hash.digest('hex').slice(0, 8);
};

/** Version of a drawing that is SVG: hash of the markup, its extra layers and its finish. */
export function drawingVersion(drawing: string | Painting): string {
  if (typeof drawing === 'string') return short([drawing]);
  const { gold, over, gold2, over2, finish } = drawing;
  const layers = [gold, over, gold2, over2].map((layer) => layer ?? '');
  return short([toSvg(drawing), ...layers, JSON.stringify(finish, Object.keys(finish).sort())]);
}

/** Version of a drawing that is pixels: hash of its proof and its size. */
export const rasterVersion = (
  proof: string | Uint8Array,
  { width, height }: Pick<Work, 'width' | 'height'>,
) => short([`${width}x${height}`, proof]);

const IMPORTS =
  /(?:from\s+|import\s*\(?\s*|new URL\(\s*)'(\.[^']+\.(?:ts|js|mjs|json|jpe?g|png|webp|avif|tiff?))'/g;

const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** Comments, layout and types don't change a picture. */
const essence = (code: string): string =>
  code
    .replace(/^import type [^;]*;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ');

async function collect(file: string, seen: Map<string, string>): Promise<void> {
  if (seen.has(file) || !file.startsWith(packageRoot)) return;
  if (!/\.(?:ts|js|mjs|json)$/.test(file)) {
    seen.set(file, await readFile(file, 'base64'));
    return;
  }
  const code = essence(await readFile(file, 'utf8'));
  seen.set(file, code);
  for (const [, target] of code.matchAll(IMPORTS)) {
    if (target) await collect(path.resolve(path.dirname(file), target), seen);
  }
}

/**
 * Hash of everything a file of this package is made from: itself and what it imports, directly or not. Only the cache asks: code
 * may move and change as long as the drawing is the same.
 */
export async function sourceVersion(file: string): Promise<string> {
  const seen = new Map<string, string>();
  await collect(file, seen);
  const names = [...seen.keys()].sort();
  return short(names.map((name) => `${path.relative(packageRoot, name)}\n${seen.get(name) ?? ''}`));
}
