/** The sliding puzzle: a Gond elephant in nine tiles, one of them lifted out of its tray. */
import { curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { elephantTree } from '../../traditions/gond/scenes/elephant-tree.ts';
import { INK, surface } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** Side of a tile and where the tray's inside begins. */
const [TILE, X0, Y0] = [196, 246, 106];

const WOOD = { light: '#a8672e', dark: '#6b3a18', line: '#2c1408', ivory: '#f3e6c8' };

/** The tile of a column and row that is out of its tray. */
const OUT = { col: 2, row: 1 };

/** Printed cotton: half-drop rows of a flower with two leaves, the way the block sets them. */
function cloth(): string {
  let s = fill(rect(0, 0, W, H), '#8e2b2b');
  for (let row = 0; row < 13; row++)
    for (let i = 0; i < 19; i++) {
      const [x, y] = [i * 68 + (row % 2) * 34, row * 66 + 12];
      for (const a of [0.5, Math.PI - 0.5]) s += fill(leaf(x, y + 6, 24, 6, a), '#c98a4a');
      s +=
        polys(rosette(x, y, 14, 8, 0.2), '#e8cfa0') +
        dot(x, y, 4, '#8e2b2b') +
        line(polyline(x, y + 8, x, y + 24), '#c98a4a', 2);
      s += dot(x + 34, y, 2.2, '#c98a4a');
    }
  return s;
}

/** Tray of rosewood with ivory stringing and inlaid corners. */
function tray(r: Rng): string {
  const side = TILE * 3;
  const outer = rect(X0 - 52, Y0 - 52, side + 104, side + 104);
  let s = fill(rect(X0 - 40, Y0 - 34, side + 104, side + 104), '#2c0a0a', 'opacity=".45" filter="url(#b8)"');
  s += fill(outer, WOOD.light) + hatch(outer, 0.05, 7, 1.3, WOOD.dark, r) + ink(outer, WOOD.line, 3);
  for (const m of [44, 12]) s += line(rect(X0 - m, Y0 - m, side + 2 * m, side + 2 * m), WOOD.ivory, 3, true);
  const mid = walk(rect(X0 - 28, Y0 - 28, side + 56, side + 56), 30, true);
  for (const [i, k] of mid.entries())
    s +=
      i % 2
        ? dot(...k.p, 4, WOOD.ivory)
        : polys([leaf(...polar(...k.p, -11, k.a), 22, 6.4, k.a)], WOOD.ivory);
  for (const u of [0, 1])
    for (const v of [0, 1]) {
      const [x, y] = [X0 - 28 + u * (side + 56), Y0 - 28 + v * (side + 56)];
      s +=
        inked(rect(x - 20, y - 20, 40, 40), WOOD.dark, WOOD.line, 2) +
        polys(rosette(x, y, 17, 8), WOOD.ivory) +
        dot(x, y, 4, WOOD.dark);
    }
  const bed = rect(X0 - 5, Y0 - 5, side + 10, side + 10);
  return s + fill(bed, '#3a1a0c') + hatch(bed, 0.02, 9, 1.4, '#2a1208', r) + ink(bed, WOOD.line, 3);
}

/** One tile of the picture, laid with its upper left corner at (x, y). */
function tile(col: number, row: number): string {
  const face = rect(2, 2, TILE - 4, TILE - 4);
  const k = (TILE * 3) / 1000;
  const part = `<use href="#picture" transform="translate(${-col * TILE} ${-row * TILE}) scale(${k})"/>`;
  return (
    clip(face, part) +
    line(rect(5, 5, TILE - 10, TILE - 10), '#fff8e6', 2.4, true, 'opacity=".55"') +
    ink(face, WOOD.line, 2.6)
  );
}

const at = (svg: string, x: number, y: number, turn = 0): string =>
  group(svg, `transform="translate(${x} ${y}) rotate(${turn})"`);

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const picture = elephantTree(seed + 20);
  let s = cloth() + tray(r);
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 3; col++)
      if (col !== OUT.col || row !== OUT.row) s += at(tile(col, row), X0 + col * TILE, Y0 + row * TILE);
  // the empty place, a little of the tray's shadow in it
  s += fill(rect(X0 + OUT.col * TILE + 2, Y0 + OUT.row * TILE + 2, TILE - 4, 16), '#000000', 'opacity=".35"');
  const shadow: Poly = transform(rect(0, 0, TILE, TILE), 912, 300, 1, 0.21);
  s +=
    fill(shadow, '#1c0606', 'opacity=".5" filter="url(#b8)"') +
    at(fill(rect(0, 8, TILE, TILE), WOOD.dark) + tile(OUT.col, OUT.row), 902, 282, 12);
  // a spinning top and three marbles wait beside the tray
  const [tx, ty] = [96, 560];
  const top = transform(
    polyline([-54, -20, -40, -44, 40, -44, 54, -20, 30, 26, 8, 62, 0, 84, -8, 62, -30, 26]),
    tx,
    ty,
    1,
    0.42,
  );
  s += fill(ellipse(tx + 10, ty + 84, 60, 14), '#2c0a0a', 'opacity=".45"') + fill(top, '#c8882a');
  const bands = each(
    [
      [-44, 12, '#b3262a'],
      [-26, 10, '#2f7a52'],
      [-4, 14, '#1f5a8c'],
      [24, 12, '#b3262a'],
    ] as const,
    ([y, h, c]) => fill(transform(rect(-70, y, 140, h), tx, ty, 1, 0.42), c),
  );
  s +=
    clip(top, bands) +
    ink(top, WOOD.line, 3) +
    line(transform(polyline(0, -44, 0, -76), tx, ty, 1, 0.42), WOOD.line, 15) +
    line(transform(polyline(0, -44, 0, -74), tx, ty, 1, 0.42), '#b3262a', 10);
  for (const [x, y, R, c] of [
    [1030, 640, 34, '#2f7a52'],
    [1108, 596, 28, '#e3a92f'],
    [1086, 690, 30, '#1f5a8c'],
    [84, 200, 30, '#e3a92f'],
    [132, 268, 24, '#2f7a52'],
  ] as const)
    s +=
      fill(ellipse(x + 8, y + R * 0.8, R, R * 0.34), '#2c0a0a', 'opacity=".45"') +
      fill(ellipse(x, y, R), c) +
      line(
        curveThrough(offsets(x, y, [-0.72, 0.3, -0.3, -0.2, 0.24, 0.26, 0.74, -0.26], R)),
        '#f3e6c8',
        R * 0.17,
      ) +
      ink(ellipse(x, y, R), INK, 2.2) +
      fill(ellipse(x - R * 0.35, y - R * 0.42, R * 0.2, R * 0.13, -0.6), '#ffffffcc');
  return {
    w: W,
    h: H,
    bg: '#8e2b2b',
    body: s,
    defs: `${picture.defs ?? ''}<g id="picture">${fill(rect(0, 0, 1000, 1000), picture.bg)}${picture.body}</g>`,
    finish: { ...surface(seed), wobble: 0.9, vignette: 0.4, age: 0.3 },
  };
}

export const work: Work = {
  id: 'game-puzzle',
  collection: 'site',
  seed: 6,
  width: W,
  height: H,
  alt: 'Eight tiles of a Gond elephant picture lie in an inlaid wooden tray; the ninth lies beside it, a spinning top and marbles around.',
  draw,
};
