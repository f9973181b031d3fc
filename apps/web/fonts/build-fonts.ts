/**
 * Builds the site's font files: subsets of each face for the site's texts. Run `npm run fonts`
 * after adding words in a script other than Latin; a test fails when a word can't be shown.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subsetFont } from './subset-font.ts';
import { faces } from './faces.ts';
import { lettersFor, readSiteTexts, wordsFor } from './site-texts.ts';

const here = import.meta.dirname;
const root = join(here, '..', '..', '..');
const out = join(here, '..', 'app', 'styles', 'fonts');

const texts = await readSiteTexts();
for (const face of faces) {
  const words = await wordsFor(face, texts);
  const letters = words ? `${words.join('')} ` : lettersFor(face, texts);
  const font = await subsetFont(await readFile(join(root, 'node_modules', face.from)), {
    letters,
    ...(words ? { words } : {}),
    ...(face.weight === undefined ? {} : { weight: face.weight }),
    ...(face.features ? { features: face.features } : {}),
    unhinted: face.unhinted ?? false,
  });
  await writeFile(join(out, face.file), font);
  const kept = words ? `${words.length} words` : `${[...letters].length} letters`;
  process.stdout.write(`${face.file}: ${kept}, ${font.byteLength} bytes\n`);
}
