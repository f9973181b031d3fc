import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faces, lettersFile, lettersOf } from './faces.ts';

const content = join(import.meta.dirname, '..', '..', '..', 'packages', 'catalogue', 'src', 'content');

describe('the font files', () => {
  it('hold every letter of the catalogue, script by script', async () => {
    const kept = JSON.parse(await readFile(join(import.meta.dirname, lettersFile), 'utf8')) as Record<
      string,
      string
    >;
    const texts: Record<string, string> = {};
    for (const file of await readdir(content)) texts[file] = await readFile(join(content, file), 'utf8');
    for (const face of faces.filter(({ letters }) => letters === undefined)) {
      const source = face.content ? texts[face.content] : Object.values(texts).join('\n');
      const missing = [...lettersOf(source ?? '', face.range)].filter(
        (letter) => !kept[face.file]?.includes(letter),
      );
      expect(missing, `${face.file} lacks letters: run \`npm run fonts\``).toEqual([]);
    }
  });
});
