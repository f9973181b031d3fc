import { join } from 'node:path';
import { readSizes } from '@kalavithi/content/pictures';
import { listFiles } from './file-list.ts';

/**
 * `/paintings/horse-640.webp` is a size of `paintings/horse`; so are `/paintings/horse.jpg` and `/films/horse.mp4`. How it was painted is in
 * `/paintings/horse.strokes.json`, the relief of its gold in `/paintings/horse.gold.webp`.
 */
const stemOf = (pathname: string): string =>
  pathname.slice(1).replace(/(?:\.strokes\.json|\.gold\.webp|(?:-\d+)?\.[a-z0-9]+)$/, '');

/**
 * The ready pictures and films of content folders, by their pathnames below `/media`. Only what `pictures/sizes.json` lists is given
 * out: beside them may lie photographs that tell where they were taken. Of two folders the first one counts.
 */
export const listMedia = async (folders: readonly string[]): Promise<Map<string, string>> => {
  const media = new Map<string, string>();
  for (const folder of folders) {
    const sizes = await readSizes(folder);
    if (Object.keys(sizes).length === 0) continue;
    for (const [pathname, file] of await listFiles(join(folder, 'pictures'))) {
      if (Object.hasOwn(sizes, decodeURIComponent(stemOf(pathname))) && !media.has(pathname)) {
        media.set(pathname, file);
      }
    }
  }
  return media;
};
