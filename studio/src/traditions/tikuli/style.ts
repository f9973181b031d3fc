/** Tikuli enamel: gold-edged figures, palanquin, drummers and pipers, rings of petals on black. */
import { zig } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  TAU,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  transform,
  walk,
  offsets,
  curveThrough,
} from '../../draw/geometry.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { type Look, storyFigure } from '../../figures/story.ts';

export const W = 1000,
  H = 1000,
  CX = 500,
  CY = 496,
  R = 462;

export const K = {
  table: '#e6dcca',
  board: '#14110f',
  gold: '#e7b64c',
  deep: '#a8741f',
  red: '#d8352b',
  pink: '#ee7d9a',
  green: '#2f9a56',
  leaf: '#9ed06a',
  blue: '#2f6fc4',
  sky: '#79c3e6',
  yellow: '#f7cf4a',
  white: '#fff7e6',
  skin: '#eba768',
  orange: '#f08a2e',
  violet: '#8c4fb0',
};

export const SETS: [string, string, string][] = [
  [K.red, K.yellow, K.green],
  [K.blue, K.white, K.orange],
  [K.green, K.orange, K.red],
  [K.violet, K.yellow, K.pink],
  [K.orange, K.blue, K.yellow],
  [K.pink, K.green, K.violet],
];

export const look = (kind: 'man' | 'woman', i: number): Look => ({
  kind,
  skin: K.skin,
  top: SETS[i % 6][0],
  low: SETS[i % 6][1],
  head: SETS[i % 6][2],
  ink: K.gold,
  hair: '#0c0a0a',
  white: K.white,
  gold: K.yellow,
  sash: kind === 'man' ? SETS[(i + 2) % 6][0] : undefined,
  moustache: kind === 'man',
  feature: '#2a120b',
  w: 1.6,
});

export const gold = (p: Poly, w = 2.2, closed = false) =>
  line(p, K.deep, w + 1.2, closed) + line(p, K.gold, w, closed);

/** Rings of the border: gold beads, lotus petals, a leafy scroll. */
export function border(S: Sheet) {
  S.add(
    gold(ellipse(CX, CY, R - 12, R - 12, 0, 120), 5, true),
    dots(
      walk(ellipse(CX, CY, R - 24, R - 24, 0, 160), 13, true).map((k) => k.p),
      4,
      K.yellow,
    ),
    gold(ellipse(CX, CY, R - 35, R - 35, 0, 120), 2.4, true),
  );
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU,
      p = leaf(...polar(CX, CY, R - 82, a), 44, 15, a, 0, 0.58),
      t = leaf(...polar(CX, CY, R - 80, a), 27, 7, a, 0, 0.58);
    S.add(fill(p, i % 2 ? K.red : K.pink), gold(p, 1.4, true), fill(t, i % 2 ? K.yellow : K.white));
  }
  S.add(
    gold(ellipse(CX, CY, R - 84, R - 84, 0, 120), 3, true),
    dots(
      walk(ellipse(CX, CY, R - 93, R - 93, 0, 160), 9, true).map((k) => k.p),
      2.6,
      K.white,
    ),
    gold(ellipse(CX, CY, R - 102, R - 102, 0, 120), 2, true),
  );
}

export function palanquin(S: Sheet, x: number, y: number) {
  const pole: Poly = curveThrough(offsets(x, y, [-236, -84, -120, -92, 0, -96, 120, -92, 236, -84]));
  [-192, -140, 140, 192].forEach((dx, i) =>
    storyFigure(
      S,
      x + dx,
      y,
      1.5,
      { aL: [2.2, 2.9], aR: [0.4, 0.8], lL: [-0.4, -0.15], lR: [0.4, 0] },
      look('man', i + 1),
    ),
  );
  S.add(
    line(pole, K.deep, 11),
    line(pole, K.gold, 7),
    dots(
      walk(pole, 11).map((k) => k.p),
      2,
      K.red,
    ),
  );
  const box = rect(x - 74, y - 84, 148, 68),
    hood = curveThrough(
      offsets(x, y, [-90, -82, -76, -128, -30, -152, 0, -176, 30, -152, 76, -128, 90, -82]),
    );
  S.add(
    fill(box, K.red),
    lines(
      Array.from({ length: 13 }, (_, i) => polyline(x - 70 + i * 12, y - 84, x - 70 + i * 12, y - 16)),
      K.orange,
      2,
    ),
    gold(box, 2.6, true),
  );
  const win = curveThrough(offsets(x, y, [-42, -22, -40, -66, 0, -82, 40, -66, 42, -22]));
  S.add(
    fill(win, K.board),
    fill(hood, K.green),
    clip(
      hood,
      lines(
        Array.from({ length: 15 }, (_, i) => polyline(x, y - 190, x - 140 + i * 20, y - 76)),
        K.leaf,
        3,
      ),
    ),
    gold([...hood], 2.8),
    polys(
      Array.from({ length: 12 }, (_, i) => leaf(x - 84 + i * 15.3, y - 82, 15, 5, 1.57)),
      K.yellow,
    ),
    dot(x, y - 182, 8, K.yellow),
  );
  S.add(clip(win, ''), gold(win, 2.2));
  const c = look('woman', 0);
  storyFigure(
    S,
    x - 2,
    y - 9,
    0.72,
    { aL: [-0.3, 0.8], aR: [0.4, 1.4], skirt: true },
    { ...c, top: K.pink, low: K.red, head: K.yellow },
  );
  S.add(
    fill(rect(x - 74, y - 20, 148, 14), K.yellow),
    dots(
      Array.from({ length: 13 }, (_, i) => [x - 68 + i * 11.3, y - 13] as Point),
      3,
      K.red,
    ),
    gold(rect(x - 74, y - 20, 148, 14), 1.8, true),
  );
  S.block(hood, 8).block(box, 4);
}

export function drummer(S: Sheet, x: number, y: number, s: number, fx: number, i: number) {
  const F = storyFigure(S, x, y, s, { ...STANCE.drum, fx }, look('man', i)),
    d: Point = [F.waist[0] + 14 * s * fx, F.waist[1] - 6 * s];
  const b = loopThrough([-22, -11, 0, -15, 22, -11, 22, 11, 0, 15, -22, 11]).map(
    ([u, v]) => [d[0] + u * s, d[1] + v * s] as Point,
  );
  S.add(
    fill(b, K.orange),
    lines(
      [zig(40 * s, 9, -11 * s, 11 * s).map(([u, v]) => [d[0] - 20 * s + u, d[1] + v] as Point)],
      K.yellow,
      1.6,
    ),
    gold(b, 1.8, true),
    ...[-1, 1].map(
      (v) =>
        fill(ellipse(d[0] + v * 22 * s, d[1], 4.6 * s, 11 * s), K.white) +
        gold(ellipse(d[0] + v * 22 * s, d[1], 4.6 * s, 11 * s), 1.4, true),
    ),
  ).block(b, 5);
}

export function piper(S: Sheet, x: number, y: number, s: number, fx: number, i: number) {
  const F = storyFigure(S, x, y, s, { ...STANCE.play, aL: [1.5, 2.2], aR: [1.7, 2.3], fx }, look('man', i)),
    m: Point = [F.headC[0] + 12 * s * fx, F.headC[1] + 3 * s];
  const horn = transform(
    polyline([0, -2, 40, -6, 52, -14, 52, 14, 40, 6, 0, 2]),
    m[0],
    m[1],
    s,
    -0.35 * fx,
    fx,
  );
  S.add(fill(horn, K.yellow), gold(horn, 1.6, true)).block(horn, 4);
}
