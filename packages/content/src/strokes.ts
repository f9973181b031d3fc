import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { Problem } from './problems.ts';
import type { Sizes } from './schemas.ts';

/** Ending of the files that lie beside pictures and say how they were painted. */
const strokesEnding = '.strokes.json';

/** Bytes that such a file may take. */
const maxStrokesBytes = 250_000;

/** What a stroke is for, in the order in which a stroke's first number counts them. */
const stages = ['ground', 'fill', 'line', 'ornament'] as const;

const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/, { error: 'must be a colour such as "#74411f"' });

const path = /^M[-\d.mlhz ]+$/;

/** What is wrong with a stroke of so many colours, or null. There are tens of thousands, so this is not left to a schema. */
const mistakeInStroke = (stroke: unknown, colours: number): string | null => {
  if (!Array.isArray(stroke) || stroke.length !== 4) return 'must be a list of stage, colour, width and path';
  const [stage, place, width, d] = stroke as unknown[];
  const isPlaceIn = (count: number, value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
  if (!isPlaceIn(stages.length, stage)) return `has no stage; write 0 to ${stages.length - 1}`;
  if (!isPlaceIn(colours, place)) return 'has a colour that the palette lacks';
  if (typeof width !== 'number' || width < 0) return 'has no width; write 0 for a filled shape';
  return typeof d === 'string' && path.test(d) ? null : 'has no path of M, m, l, h and z';
};

/** A `.strokes.json`; `docs/content.md` describes it. */
const StrokesFile = z
  .strictObject({
    version: z.literal(1),
    width: z.int().positive(),
    height: z.int().positive(),
    ground: colour,
    palette: z.array(colour).min(1),
    strokes: z.array(z.unknown()).min(1),
  })
  .superRefine(({ palette, strokes }, context) => {
    for (const [index, stroke] of strokes.entries()) {
      const message = mistakeInStroke(stroke, palette.length);
      if (message === null) continue;
      context.addIssue({ code: 'custom', path: ['strokes', index], message });
      return;
    }
  });

/** The strokes of a picture, which the site serves beside it. */
export interface Strokes {
  /** Path on the site, such as `/media/paintings/horse.strokes.json`; ask for it with `?v=` and the version. */
  path: string;
  /** Changes with the file. */
  version: string;
}

/** Names of the pictures in a folder that have strokes, such as `paintings/horse`. */
const picturesWithStrokes = async (pictures: string): Promise<string[]> => {
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(strokesEnding))
    .map((entry) => relative(pictures, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((name) => name.slice(0, -strokesEnding.length))
    .sort();
};

/** What is wrong with a file, or null. */
const mistakeIn = (text: string, bytes: number, sizes: Sizes, picture: string): string | null => {
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} kB`;
  const listed = sizes[picture];
  if (!listed?.colour) return `belongs to no picture: pictures/sizes.json lists no "${picture}"`;
  if (bytes > maxStrokesBytes) {
    return `takes ${kilobytes(bytes)}, more than the ${kilobytes(maxStrokesBytes)} that visitors can be asked to load; leave out small strokes`;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'is not valid JSON; write it again with the studio, or take it away';
  }
  const { success, data, error } = StrokesFile.safeParse(json);
  if (!success) {
    const [issue] = error.issues;
    const place = issue?.path
      .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
      .join(' ');
    return `is not as the studio writes it: ${place || 'the file'}: ${issue?.message ?? ''}`;
  }
  if (data.width !== listed.width || data.height !== listed.height) {
    return `is for a picture of ${data.width} × ${data.height}, but "${picture}" has ${listed.width} × ${listed.height}; write it again`;
  }
  return null;
};

/**
 * Finds the strokes beside the pictures of folders, by the picture's name in `pictures/sizes.json`. Of two folders the first one counts, and it alone
 * is checked: the second is the sample collection, which has been.
 * @param problems where mistakes are added
 */
export const readStrokes = async (
  [own, lending]: readonly [string, string],
  sizes: Sizes,
  problems: Problem[],
): Promise<ReadonlyMap<string, Strokes>> => {
  const found = new Map<string, Strokes>();
  for (const folder of new Set([own, lending])) {
    const pictures = join(folder, 'pictures');
    for (const picture of await picturesWithStrokes(pictures)) {
      if (found.has(picture)) continue;
      const name = `${picture}${strokesEnding}`;
      const content = await readFile(join(pictures, name));
      const mistake =
        folder === own ? mistakeIn(content.toString('utf8'), content.byteLength, sizes, picture) : null;
      if (mistake !== null) problems.push({ file: `pictures/${name}`, line: null, message: mistake });
      const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
      found.set(picture, { path: `/media/${name}`, version });
    }
  }
  return found;
};
