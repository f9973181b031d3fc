import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lettersOf, wordsOf, type Face } from './faces.ts';

const web = join(import.meta.dirname, '..');
const contentFolder = join(web, '..', '..', 'content');

/** Every text that the site shows: the content and the front end's own source, tests apart. */
export const readSiteTexts = async (): Promise<string> => {
  const texts: string[] = [];
  for (const folder of [contentFolder, join(web, 'app')]) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /(?<!\.test)\.(yaml|md|tsx?)$/.test(entry.name)) {
        texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'));
      }
    }
  }
  return texts.join('\n');
};

/** The words that a face must be able to show; undefined for a face with a fixed set of letters. */
export const wordsFor = async (face: Face, siteTexts: string): Promise<string[] | undefined> => {
  if (!face.script) return undefined;
  if (!face.words) return wordsOf(siteTexts, face.script);
  const text =
    'text' in face.words ? face.words.text : await readFile(join(contentFolder, face.words.content), 'utf8');
  return wordsOf(text, face.script);
};

/** The letters of a face that needs no shaping. */
export const lettersFor = (face: Face, siteTexts: string): string =>
  face.letters ?? lettersOf(siteTexts, face.used ?? []);
