/** Draws a work again and says what its files should hold. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Painting } from '../draw/painting.ts';
import { record } from '../draw/recording.ts';
import { folderOf } from '../press/manifest.ts';
import { drawWork } from '../press/press.ts';
import type { Drawing } from '../work.ts';
import { loadWork, type WorkFile } from '../works/index.ts';
import { marksOf } from './marks.ts';
import { placesOf, withPlaces } from './places.ts';
import { shaken, writeStrokes } from './strokes.ts';
import { tremorOf } from './tremor.ts';

/** A file and what it should hold. */
export interface Output {
  file: string;
  text: string;
}

/** Where the strokes of a work are kept, beside its picture. */
export const strokesFileOf = ({ id, collection }: Pick<WorkFile, 'id' | 'collection'>): string =>
  path.join(folderOf(collection), `${id}.strokes.json`);

export const hasStrokes = (place: WorkFile): boolean => existsSync(strokesFileOf(place));

/** The files that say what works mean, and where, by collection. */
const CONTENT: Partial<Record<WorkFile['collection'], string>> = Object.fromEntries(
  ['paintings', 'gallery'].map((collection) => [
    collection,
    fileURLToPath(new URL(`../../../content/works/${collection}.yaml`, import.meta.url)),
  ]),
);

const isPainting = (drawing: Drawing): drawing is Painting =>
  typeof drawing !== 'string' && 'body' in drawing;

/** The strokes of a work, and the content file with the places of its motifs. */
export async function strokesOf(place: WorkFile): Promise<{ strokes: Output; content: Output }> {
  const content = CONTENT[place.collection];
  if (!content) throw new Error(`${place.id} is in no catalogue that can be looked at closely`);
  const work = await loadWork(place);
  const { drawing, recording } = await record(() => drawWork(work));
  if (!isPainting(drawing)) throw new Error(`${place.id} is not painted with strokes`);
  const marks = shaken(marksOf(drawing, recording), await tremorOf(drawing));
  return {
    strokes: { file: strokesFileOf(place), text: writeStrokes(drawing, marks) },
    content: {
      file: content,
      text: withPlaces(await readFile(content, 'utf8'), place.id, placesOf(marks, drawing.w, drawing.h)),
    },
  };
}
