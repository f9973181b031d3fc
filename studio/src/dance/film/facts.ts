/** Facts about the films for the site: `packages/catalogue/src/pictures/films.json`. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Dance, FPS, filmVersion, frameCount } from '../rig/dance.ts';
import { H, W } from '../rig/stage.ts';
import path from 'node:path';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const MEDIA = path.join(repository, 'apps/web/media');
const FACTS = path.join(repository, 'packages/catalogue/src/pictures/films.json');

export interface FilmFacts {
  width: number;
  height: number;
  /** Length of the loop. */
  seconds: number;
  /** Changes with the drawing; the site puts it into the address. */
  version: string;
}

/** Path of a film without its ending. */
export const filmStem = (id: string) => path.join(MEDIA, id);

/** Bytes of the two files of a film; undefined for one that is missing. */
export async function filmBytes(id: string): Promise<{ mp4: number | undefined; webm: number | undefined }> {
  const size = (file: string) =>
    stat(file).then(
      (info) => info.size,
      () => undefined,
    );
  return { mp4: await size(`${filmStem(id)}.mp4`), webm: await size(`${filmStem(id)}.webm`) };
}

export const factsOf = (dance: Dance): FilmFacts => ({
  width: W,
  height: H,
  seconds: Math.round((frameCount(dance) / FPS) * 1000) / 1000,
  version: filmVersion(dance),
});

/** Facts as committed; empty before the first film. */
export async function readFacts(): Promise<Record<string, FilmFacts>> {
  const text = await readFile(FACTS, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, FilmFacts>;
}

/** Records a film, keys sorted. */
export async function recordFacts(dance: Dance): Promise<void> {
  const all = { ...(await readFacts()), [dance.id]: factsOf(dance) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FACTS, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What is wrong with a committed film, or undefined. */
export async function filmFault(dance: Dance): Promise<'missing' | 'stale' | undefined> {
  const { mp4, webm } = await filmBytes(dance.id);
  const known = (await readFacts())[dance.id];
  if (!mp4 || !webm || !known) return 'missing';
  return known.version === filmVersion(dance) ? undefined : 'stale';
}
