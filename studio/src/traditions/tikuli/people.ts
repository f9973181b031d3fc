/** Bearers and musicians of the procession. */
import { zig } from '../../draw/bands.ts';
import { loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { fill, lines } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { type Look, storyFigure } from '../../figures/story.ts';
import { K, gold } from './style.ts';

const SETS: [string, string, string][] = [
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
