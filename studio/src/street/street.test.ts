import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FRONT } from './painter.ts';
import { frontNames, streetFiles } from './street.ts';

const folder = path.join(import.meta.dirname, '../../../apps/web/app/features/home/street/pictures');
const files = streetFiles();
const weight = (name: string): number => brotliCompressSync(files.get(name) ?? '').length;

describe('the street', () => {
  it('is committed as it is drawn', async () => {
    expect((await readdir(folder)).toSorted()).toEqual([...files.keys()].toSorted());
    for (const [name, text] of files) expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
  });

  it('is the same at each drawing', () => {
    expect([...streetFiles()]).toEqual([...files]);
  });

  it.each(['day', 'night'])('weighs little by %s', (hour) => {
    const names = [...files.keys()].filter((name) => name.endsWith(`-${hour}.svg`));
    expect(names.filter((name) => weight(name) > 9000)).toEqual([]);
    expect(names.reduce((sum, name) => sum + weight(name), 0)).toBeLessThan(80_000);
  });

  it.each(frontNames.flatMap((name) => [`${name}-day.svg`, `${name}-night.svg`]))(
    '%s is a picture that ends inside its box',
    async (name) => {
      const text = files.get(name) ?? '';
      expect(text).not.toMatch(/NaN|undefined|Infinity|<script|https?:(?!\/\/www\.w3\.org)/);
      const { data, info } = await sharp(Buffer.from(text))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([FRONT.width, FRONT.height]);
      // What reaches an edge would be cut there: of the sides nothing strong may.
      const strong = [0, info.width - 1].flatMap((x) =>
        Array.from({ length: info.height }, (_, y) => data[(y * info.width + x) * 4 + 3]).filter(
          (alpha) => (alpha ?? 0) > 200,
        ),
      );
      expect(strong.length).toBeLessThan(12);
    },
  );

  it('differs by night', () => {
    for (const name of frontNames)
      expect(files.get(`${name}-night.svg`)).not.toBe(files.get(`${name}-day.svg`));
  });
});
