import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createShaper } from './subset-font.ts';
import { faces } from './faces.ts';
import { lettersFor, readSiteTexts, wordsFor } from './site-texts.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const texts = await readSiteTexts();

const readFace = (file: string) => readFile(join(import.meta.dirname, '..', 'app', 'styles', 'fonts', file));

describe('the font files', () => {
  it.each(faces.filter(({ script }) => script))(
    '$file shapes every word as the full font does',
    async (face) => {
      const words = (await wordsFor(face, texts)) ?? [];
      expect(words.length).toBeGreaterThan(0);
      const cut = await createShaper(await readFace(face.file));
      const full = await createShaper(await readFile(join(root, 'node_modules', face.from)));
      const wrong = words.filter((word) => {
        const glyphs = cut(word);
        return glyphs.length !== full(word).length || glyphs.some(({ glyph }) => glyph === 0);
      });
      expect(wrong, `${face.file} can't show these words: run \`npm run fonts\``).toEqual([]);
    },
  );

  it.each(faces.filter(({ script }) => !script))(
    '$file contains the letters that the texts use',
    async (face) => {
      const cut = await createShaper(await readFace(face.file));
      const full = await createShaper(await readFile(join(root, 'node_modules', face.from)));
      const has = (shaped: typeof cut, letter: string) => shaped(letter).every(({ glyph }) => glyph !== 0);
      const letters = [...lettersFor(face, texts)];
      expect(letters.length).toBeGreaterThan(0);
      const missing = letters.filter((letter) => has(full, letter) && !has(cut, letter));
      expect(missing, `${face.file} lacks letters: run \`npm run fonts\``).toEqual([]);
    },
  );

  it('weigh at most 60 kB on a page of all Latin faces and Devanagari', async () => {
    const onAPage = ['rozha-latin', 'tiro-latin', 'anek-latin', 'anek-wordmark', 'anek-deva'];
    const sizes = await Promise.all(
      onAPage.map(async (name) => (await readFace(`${name}.woff2`)).byteLength),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
});
