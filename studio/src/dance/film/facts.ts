/** Facts about the films for the site: entries `films/<id>` of `content/pictures/sizes.json`. */
import { stat } from 'node:fs/promises';
import { type Dance, filmVersion, FPS, frameCount } from '../rig/dance.ts';
import { isFilm, PICTURES, readSizes, writeSizes } from '../../sizes.ts';
import { H, W } from '../rig/stage.ts';
import path from 'node:path';

const FOLDER = path.join(PICTURES, 'films');

export interface FilmFacts {
  width: number;
  height: number;
  /** Length of the loop. */
  seconds: number;
  /** Changes with the drawing; the site puts it into the address. */
  version: string;
}

/** Path of a film without its ending. */
export const filmStem = (id: string) => path.join(FOLDER, id);

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

/** Facts as committed, by the id of the dance. */
export async function readFacts(): Promise<Record<string, FilmFacts>> {
  const films = Object.entries(await readSizes()).filter(([name]) => isFilm(name));
  return Object.fromEntries(films.map(([name, facts]) => [path.basename(name), facts as FilmFacts]));
}

/** Records a film. */
export async function recordFacts(dance: Dance): Promise<void> {
  const name = `films/${dance.id}`;
  await writeSizes({ [name]: factsOf(dance) }, (other) => other === name);
}

/** What is wrong with a committed film, or undefined. */
export async function filmFault(dance: Dance): Promise<'missing' | 'stale' | undefined> {
  const { mp4, webm } = await filmBytes(dance.id);
  const known = (await readFacts())[dance.id];
  if (!mp4 || !webm || !known) return 'missing';
  return known.version === filmVersion(dance) ? undefined : 'stale';
}
