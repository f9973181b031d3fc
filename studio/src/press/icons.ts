/**
 * Writes the site's icons from its mark, `apps/web/public/favicon.svg`. Run it again when the mark has changed.
 *
 *     node studio/src/press/icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../../apps/web/public');

/** Madder, and the paper of the day theme. */
const WALL = '#98293a';
const PAPER = '#fcfbf8';

/** The mark's own box, in units of its drawing. */
const BOX = 48;

/** Sides, in pixels, of the pictures in the icon file for browsers that draw no SVG. */
const ICO_SIDES = [16, 32, 48];

interface Look {
  colour: string;
  /** Colour behind the mark; none leaves it clear. */
  wall?: string;
  /** How much of the icon's side the mark's box takes, 0 to 1. */
  share: number;
}

const png = (paths: string, side: number, { colour, wall, share }: Look): Promise<Buffer> => {
  const whole = BOX / share;
  const edge = (BOX - whole) / 2;
  const box = `${edge} ${edge} ${whole} ${whole}`;
  const ground = wall
    ? `<rect x="${edge}" y="${edge}" width="${whole}" height="${whole}" fill="${wall}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box}"><style>path{stroke:${colour}}.f{fill:${colour}}</style>${ground}${paths}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
};

/** An ICO file of PNG pictures: a head of 6 bytes, a row of 16 for each picture, then the pictures. */
const ico = (pictures: readonly { side: number; bytes: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, bytes }] of pictures.entries()) {
    const row = 6 + 16 * index;
    head.writeUInt8(side, row);
    head.writeUInt8(side, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(bytes.length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
};

async function writeIcons(): Promise<void> {
  const mark = await readFile(path.join(folder, 'favicon.svg'), 'utf8');
  const paths = (mark.match(/<path[^>]*\/>/g) ?? []).join('');
  if (!paths) throw new Error('The mark has no paths.');
  const onWall = (share: number): Look => ({ colour: PAPER, wall: WALL, share });
  const files: readonly [name: string, side: number, look: Look][] = [
    ['icon-192.png', 192, onWall(0.66)],
    ['icon-512.png', 512, onWall(0.66)],
    // A mask may cut away all but a circle of 80 % of the side.
    ['icon-maskable-512.png', 512, onWall(0.54)],
    ['apple-touch-icon.png', 180, onWall(0.62)],
  ];
  for (const [name, side, look] of files)
    await writeFile(path.join(folder, name), await png(paths, side, look));
  const pictures = await Promise.all(
    ICO_SIDES.map(async (side) => ({ side, bytes: await png(paths, side, { colour: WALL, share: 1 }) })),
  );
  await writeFile(path.join(folder, 'favicon.ico'), ico(pictures));
}

await writeIcons();
