import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../public');
const read = (path: string) => readFile(join(folder, path));

interface Icon {
  src: string;
  type: string;
  sizes: string;
  purpose?: string;
}

/** Reads width and height of a PNG from its first chunk, IHDR. */
const pngSize = (bytes: Buffer): string => {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('Not a PNG.');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

/** An SVG has any size. */
const anySize = (bytes: Buffer): string => {
  if (!bytes.toString().startsWith('<svg ')) throw new Error('Not a SVG.');
  return 'any';
};

describe('the web manifest', () => {
  let manifest: {
    name: string;
    short_name: string;
    lang: string;
    start_url: string;
    scope: string;
    icons: Icon[];
  };
  beforeAll(async () => {
    manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  });

  it('has the name and the start URL, independent of the host', () => {
    expect(manifest).toMatchObject({ short_name: 'Kalavithi', lang: 'en-IN', start_url: '/', scope: '/' });
    expect(manifest.name).toContain('Kalavithi');
    expect(JSON.stringify(manifest)).not.toContain('http');
  });

  it('lists existing icons in the stated sizes', async () => {
    const found = await Promise.all(
      manifest.icons.map(async (icon) => ({ ...icon, bytes: await read(icon.src) })),
    );
    const said = found.map(({ src, sizes }) => [src, sizes]);
    expect(
      found.map(({ src, bytes }) => [src, src.endsWith('.svg') ? anySize(bytes) : pngSize(bytes)]),
    ).toEqual(said);
  });

  it('has icons of 192 and 512 pixels and a maskable one', () => {
    const png = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(png.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    expect(png.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
      '512x512',
    ]);
  });
});

describe('icons that browsers request by name', () => {
  it('apple-touch-icon.png has 180 pixels', async () => {
    expect(pngSize(await read('apple-touch-icon.png'))).toBe('180x180');
  });

  it('favicon.ico contains three pictures at their offsets', async () => {
    const ico = await read('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sides = [0, 1, 2].map((index) => {
      const row = 6 + 16 * index;
      const start = ico.readUInt32LE(row + 12);
      const bytes = ico.subarray(start, start + ico.readUInt32LE(row + 8));
      expect(pngSize(bytes)).toBe(`${ico[row]}x${ico[row + 1]}`);
      return ico[row];
    });
    expect(sides).toEqual([16, 32, 48]);
  });
});
