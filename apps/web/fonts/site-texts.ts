import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lettersOf, wordsOf, type Face } from './faces.ts';

const web = join(import.meta.dirname, '..');
const contentFolder = join(web, '..', '..', 'content');

/** Reads every text that the site shows: the content and the front end's source without tests. */
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

/** Returns the words that a face must show; undefined for a face without shaping. */
export const wordsFor = async (face: Face, siteTexts: string): Promise<string[] | undefined> => {
  if (!face.script) return undefined;
  if (!face.words) return wordsOf(siteTexts, face.script);
  if (!('content' in face.words)) return wordsOf(face.words.text, face.script);
  const { content, before, text: more = '' } = face.words;
  const whole = await readFile(join(contentFolder, content), 'utf8');
  const [text = ''] = before === undefined ? [whole] : whole.split(`\n${before}\n`);
  return wordsOf(`${text} ${more}`, face.script);
};

/** Returns the letters of a face without shaping. */
export const lettersFor = (face: Face, siteTexts: string): string =>
  face.letters ?? lettersOf(siteTexts, face.used ?? []);
