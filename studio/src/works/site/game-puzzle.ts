/** The sliding puzzle: a Gond elephant in nine tiles, one of them lifted out of its tray. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
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
    fill(
      polyline(2, 2, TILE - 2, 2, TILE - 10, 10, 10, 10, 10, TILE - 10, 2, TILE - 2),
      '#fff8e6',
      'opacity=".5"',
    ) +
    fill(
      polyline(
        TILE - 2,
        TILE - 2,
        2,
        TILE - 2,
        10,
        TILE - 10,
        TILE - 10,
        TILE - 10,
        TILE - 10,
        10,
        TILE - 2,
        2,
      ),
      '#1c0803',
      'opacity=".5"',
    ) +
    ink(face, WOOD.line, 2.6)
  );
}

const at = (svg: string, x: number, y: number, turn = 0): string =>
  group(svg, `transform="translate(${x} ${y}) rotate(${turn})"`);

/** A spinning top that lies on its rim and its tip, with the shadow where it touches. */
function lyingTop(x: number, y: number): string {
  const turn = 0.9;
  const T = (p: Poly): Poly => transform(p, x, y, 1.08, turn);
  const whole = T(
    polyline(
      -6,
      -92,
      6,
      -92,
      7,
      -46,
      14,
      -44,
      20,
      -34,
      54,
      -14,
      58,
      2,
      54,
      14,
      26,
      40,
      12,
      56,
      3,
      82,
      -3,
      82,
      -12,
      56,
      -26,
      40,
      -54,
      14,
      -58,
      2,
      -54,
      -14,
      -20,
      -34,
      -14,
      -44,
      -7,
      -46,
    ),
  );
  const bands = each(
    [
      [-96, 50, '#b3262a'],
      [-46, 12, '#e3a92f'],
      [-34, 20, '#2f7a52'],
      [-14, 10, '#f3e6c8'],
      [-4, 12, '#1f5a8c'],
      [8, 10, '#e3a92f'],
      [18, 22, '#b3262a'],
      [40, 16, '#2f7a52'],
      [56, 30, '#c8a04a'],
    ] as const,
    ([v, h, c]) => fill(T(rect(-70, v, 140, h)), c) + line(T(polyline(-70, v, 70, v)), WOOD.line, 1.6),
  );
  return (
    fill(ellipse(x - 2, y + 72, 78, 15), '#1c0606', 'opacity=".6" filter="url(#b8)"') +
    fill(ellipse(x + 22, y + 62, 24, 6), '#1c0606', 'opacity=".7"') +
    fill(ellipse(x - 70, y + 57, 14, 4), '#1c0606', 'opacity=".7"') +
    clip(
      whole,
      bands +
        fill(T(rect(20, -100, 60, 200)), '#1c0606', 'opacity=".34" filter="url(#b8)"') +
        fill(T(rect(-34, -100, 11, 200)), '#ffffff', 'opacity=".55" filter="url(#b3)"'),
    ) +
    ink(whole, WOOD.line, 3) +
    inked(T(ellipse(0, -96, 12)), '#e3a92f', WOOD.line, 2.4) +
    fill(T(ellipse(-4, -100, 3.4)), '#ffffffcc')
  );
}

/** A glass marble: a twisted ribbon inside, its light, and a spot of its colour in its shadow. */
function marble(x: number, y: number, R: number, colour: string, swirl: string): string {
  const glass = ellipse(x, y, R);
  const wave = (from: number, thick: number): Poly =>
    series(25, (i): Point => {
      const u = (i / 12 - 1) * 0.94;
      return [x + u * R, y + R * (from - 0.34 * Math.sin(u * 3.3) + thick * (1 - u * u))];
    });
  const twist = [...wave(0, -0.17), ...wave(0, 0.17).toReversed()];
  return (
    fill(
      ellipse(x + R * 0.4, y + R * 0.86, R * 1.15, R * 0.36),
      '#1c0606',
      'opacity=".6" filter="url(#b8)"',
    ) +
    fill(ellipse(x + R * 0.55, y + R * 0.98, R * 0.5, R * 0.13), colour, 'opacity=".75"') +
    fill(glass, colour) +
    clip(
      glass,
      fill(ellipse(x + R * 0.5, y + R * 0.55, R * 0.95), '#1c0606', 'opacity=".4" filter="url(#b8)"') +
        fill(twist, swirl) +
        line(wave(0.38, 0), swirl, R * 0.1, false, 'opacity=".8"') +
        line(wave(-0.38, 0), swirl, R * 0.08, false, 'opacity=".7"'),
    ) +
    ink(glass, INK, 2.2) +
    fill(ellipse(x - R * 0.38, y - R * 0.46, R * 0.24, R * 0.15, -0.6), '#ffffffee')
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const picture = elephantTree(seed + 20);
  let s = cloth() + tray(r);
  for (let row = 0; row < 3; row++)
    for (let col = 0; col < 3; col++)
      if (col !== OUT.col || row !== OUT.row) s += at(tile(col, row), X0 + col * TILE, Y0 + row * TILE);
  // the empty place, a little of the tray's shadow in it
  s += fill(rect(X0 + OUT.col * TILE + 2, Y0 + OUT.row * TILE + 2, TILE - 4, 16), '#000000', 'opacity=".35"');
  const shadow: Poly = transform(rect(0, 0, TILE, TILE), 918, 306, 1, 0.21);
  s +=
    fill(shadow, '#1c0606', 'opacity=".6" filter="url(#b8)"') +
    at(
      inked(
        polyline(0, TILE, 9, TILE + 12, TILE + 9, TILE + 12, TILE + 9, 10, TILE, 0, TILE, TILE),
        WOOD.dark,
        WOOD.line,
        2,
      ) +
        line(polyline(TILE, TILE, TILE + 9, TILE + 12), WOOD.line, 2) +
        tile(OUT.col, OUT.row),
      902,
      278,
      12,
    );
  s += lyingTop(104, 596);
  for (const [x, y, R, c, swirl] of [
    [1036, 650, 36, '#2f7a52', '#f3e6c8'],
    [1114, 602, 29, '#e3a92f', '#b3262a'],
    [1096, 704, 31, '#1f5a8c', '#f0c95c'],
    [84, 206, 32, '#b3262a', '#f3e6c8'],
    [140, 272, 26, '#2f7a52', '#f0c95c'],
  ] as const)
    s += marble(x, y, R, c, swirl);
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
