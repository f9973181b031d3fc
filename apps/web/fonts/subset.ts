/**
 * Makes the site's font files: each face cut down to the letters that the site's own texts use in it. Run it after new words
 * in a script other than Latin come in (`npm run fonts`); a test fails when a letter is missing.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { faces, lettersOf, lettersFile, type Face } from './faces.ts';

const here = import.meta.dirname;
const root = join(here, '..', '..', '..');
const contentFolder = join(root, 'packages', 'catalogue', 'src', 'content');
const out = join(here, '..', 'app', 'styles', 'fonts');

/** Every text that the site shows: the catalogue's content and the front end's own source. */
const siteTexts = async (): Promise<string> => {
  const folders = [contentFolder, join(here, '..', 'app')];
  const texts: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.(json|tsx?)$/.test(entry.name)) {
        texts.push(await readFile(join(entry.parentPath, entry.name), 'utf8'));
      }
    }
  }
  return texts.join('\n');
};

const rangeOf = ([min, max]: readonly [number, number]) => (min === max ? min : { min, max });

const cut = async (face: Face, letters: string): Promise<number> => {
  const full = await readFile(join(root, 'node_modules', face.from));
  const font = await subsetFont(full, letters, {
    targetFormat: 'woff2',
    ...(face.weights ? { variationAxes: { wght: rangeOf(face.weights) } } : {}),
  });
  await writeFile(join(out, face.file), font);
  return font.byteLength;
};

const texts = await siteTexts();
const kept: Record<string, string> = {};
for (const face of faces) {
  const source = face.content ? await readFile(join(contentFolder, face.content), 'utf8') : texts;
  const letters = face.letters ?? lettersOf(source, face.range);
  kept[face.file] = letters;
  const bytes = await cut(face, letters);
  process.stdout.write(`${face.file}: ${[...letters].length} letters, ${bytes} bytes\n`);
}
await writeFile(join(here, lettersFile), `${JSON.stringify(kept, null, 2)}\n`);
