import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from './problems.ts';
import type { Sizes } from './schemas.ts';

/** A kind of file that may lie beside a picture and tells more of it. */
export interface Companion {
  /** What follows the picture's name, such as `.strokes.json`. */
  ending: string;
  /** Bytes that visitors can be asked to load. */
  maxBytes: number;
  /** What to do about a file that is too large. */
  advice: string;
  /** What is wrong with a file, or null. `listed` is the picture's entry in `pictures/sizes.json`. */
  mistakeIn: (content: Buffer, picture: string, listed: Sizes[string]) => string | null;
}

/** Names of the pictures in a folder that have such a file, such as `paintings/horse`. */
const picturesWith = async ({ ending }: Companion, pictures: string): Promise<string[]> => {
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(pictures, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .map((name) => name.slice(0, -ending.length))
    .sort();
};

const mistakeOf = (
  { maxBytes, advice, mistakeIn }: Companion,
  content: Buffer,
  picture: string,
  sizes: Sizes,
): string | null => {
  const kilobytes = (count: number) => `${Math.ceil(count / 1000)} kB`;
  const listed = sizes[picture];
  if (!listed?.colour) return `belongs to no picture: pictures/sizes.json lists no "${picture}"`;
  if (content.byteLength > maxBytes) {
    return `takes ${kilobytes(content.byteLength)}, more than the ${kilobytes(maxBytes)} that visitors can be asked to load; ${advice}`;
  }
  return mistakeIn(content, picture, listed);
};

/**
 * Finds the files of a kind beside the pictures of folders. Of two folders the first one counts, and it alone is checked: the second is
 * the sample collection, which has been.
 * @param problems where mistakes are added
 * @returns the address of each file on the site, which changes with it, by the picture's name in `pictures/sizes.json`
 */
export const readCompanions = async (
  kind: Companion,
  [own, lending]: readonly [string, string],
  sizes: Sizes,
  problems: Problem[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const folder of new Set([own, lending])) {
    const pictures = join(folder, 'pictures');
    for (const picture of await picturesWith(kind, pictures)) {
      if (found.has(picture)) continue;
      const name = `${picture}${kind.ending}`;
      const content = await readFile(join(pictures, name));
      const mistake = folder === own ? mistakeOf(kind, content, picture, sizes) : null;
      if (mistake !== null) problems.push({ file: `pictures/${name}`, line: null, message: mistake });
      const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
      found.set(picture, `/media/${name}?v=${version}`);
    }
  }
  return found;
};
