/** What people at work wear and hold: a plain wound turban, a brush, a bamboo pen, shells and bowls of colour. All in figure space. */
import { curve, curveThrough, loopThrough, offsets } from '../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../draw/geometry.ts';
import { clip } from '../draw/markup.ts';
import { ellipse, ribbon, widths } from '../draw/shapes.ts';
import { lines } from '../draw/svg.ts';
import { Torso, solveArm, torsoShape } from './body.ts';
import type { FigureSpec, Held } from './figure.ts';
import type { Pen } from './pen.ts';
import type { Cloth } from './types.ts';

/** Short hair of a man, from the temple to the nape; profile only. @param grey draws grey strands */
export function shortHair(pen: Pen, M: (p: Poly) => Poly, grey?: string) {
  const q = M(
    loopThrough([
      13, -50, 19, -43, 13, -37, 4, -32, -3, -22, -4, -9, -9, -6, -10, 8, -9, 22, -12, 34, -22, 34, -33, 22,
      -39, 2, -40, -22, -32, -44, -14, -56, 4, -56,
    ]),
  );
  pen.flat(q, pen.tr.hair);
  const crown = [13, -50, -2, -57, -20, -53, -34, -42, -40, -22, -39, 2, -33, 22, -22, 34];
  const brow = [15, -40, 8, -35, 2, -29, -3, -20, -8, -7, -10, 8, -9, 22, -12, 34];
  const strands = series(8, (i) =>
    pen.T(M(curveThrough(crown.map((v, j) => v + (brow[j] - v) * ((i + 1) / 9))))),
  );
  pen.add(clip(pen.T(q), lines(strands, grey ?? pen.tr.hairLine, Math.max(0.7, 0.9 * pen.s))));
}

/** A craftsman's turban: one long cloth wound in ropes, its end behind the neck; profile. */
export function woundTurban(pen: Pen, M: (p: Poly) => Poly, c: Cloth) {
  pen.flat(
    M(loopThrough([-4, -24, -7, -8, -12, 2, -12, 14, -11, 30, -26, 35, -38, 6, -36, -22])),
    pen.tr.hair,
  );
  pen.drape(
    {
      shape: M(loopThrough([-36, -22, -46, 0, -50, 26, -46, 52, -36, 56, -34, 30, -28, 4, -26, -18])),
      folds: [M(curveThrough([-36, -16, -42, 12, -41, 50]))],
      bands: [],
      trims: [],
      motifs: [],
    },
    c,
    3,
  );
  const coils: number[][] = [
    [-30, -62, -44, -56, -47, -40, -38, -28, -22, -32, -8, -46, 4, -60, -2, -72, -16, -72],
    [2, -76, -16, -74, -26, -60, -12, -50, 8, -54, 24, -60, 22, -70],
    [26, -66, 10, -68, -10, -58, -28, -40, -40, -24, -34, -16, -18, -26, 4, -38, 28, -46, 33, -56],
    [32, -52, 14, -54, -8, -46, -26, -32, -38, -16, -30, -12, -12, -24, 8, -34, 29, -34, 34, -43],
  ];
  for (const coil of coils) {
    const shape = M(loopThrough(coil));
    const n = shape.length;
    const folds = [0.3, 0.55, 0.8].map((t) =>
      series(9, (i): Point => {
        const a = shape[Math.floor((n / 2) * (i / 9)) + 2];
        const b = shape[n - 3 - Math.floor((n / 2) * (i / 9))];
        return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      }),
    );
    pen.drape({ shape, folds, bands: [], trims: [], motifs: pen.stations(shape, 13) }, c, 2.4);
  }
}

/** A fine brush: thin handle, ferrule, pointed hair with colour on it. @param turn direction apart from the hand's, @param L length */
export const brush =
  (colour: string, turn = 0, L = 92, back = 0.52, handle = '#7a3f1d'): Held =>
  (pen, at, aim) => {
    const a = aim + turn;
    const tail = polar(at[0], at[1], -L * back, a);
    const neck = polar(at[0], at[1], L * (1 - back) - 19, a);
    const tip = polar(at[0], at[1], L * (1 - back), a);
    pen.shape(ribbon([tail, neck], widths(0.9, 2, 2.4, 2.6), 2), handle, '#00000066', 0.5, 2);
    pen.shape(
      ribbon([polar(neck[0], neck[1], -9, a), neck], () => 2.7, 2),
      pen.tr.gold,
      '#00000055',
      0.4,
      1,
    );
    pen.flat(ribbon([neck, tip], widths(2.8, 3.2, 1.8, 0.3), 1.5), '#2b1a12');
    pen.flat(ribbon([polar(neck[0], neck[1], 6, a), tip], widths(3.3, 2.6, 0.4), 1.5), colour);
  };

/** A bowl or half coconut shell of colour standing on `at`, seen a little from above. @param k half-width */
export function colourBowl(pen: Pen, at: Point, k: number, colour: string, clay: string, rim: string) {
  const [x, y] = at;
  pen.shape(
    loopThrough(offsets(x, y, [-1, -0.8, -0.86, -0.3, -0.42, 0, 0.42, 0, 0.86, -0.3, 1, -0.8], k)),
    clay,
    '#00000077',
    0.8,
    5,
  );
  pen.shape(ellipse(x, y - k * 0.8, k * 1.04, k * 0.34), rim, '#00000055', 0.7, 2);
  pen.shape(ellipse(x, y - k * 0.78, k * 0.84, k * 0.24), colour, '#00000055', 0.5, 2);
  pen.stroke(
    curve([
      [x - k * 0.5, y - k * 0.8],
      [x - k * 0.1, y - k * 0.9],
      [x + k * 0.3, y - k * 0.88],
    ]),
    0.6,
    '#ffffffaa',
  );
}

/** Creases and sprigs on a long sleeve; to be called from the figure's `hold` of the same arm, over the sleeve and under the hand. */
export function sleeveFolds(pen: Pen, f: FigureSpec, i: 0 | 1, c: Cloth) {
  const arm = f.pose.arms[i];
  const shoulder = torsoShape(f.build, !!f.front, new Torso(f.pose)).shoulders[i];
  const { elbow, wrist } = solveArm(shoulder, arm.to, arm.bend, arm.reach);
  const on = (a: Point, b: Point, t: number, off: number): Point => {
    const d = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
    return polar(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, off, d);
  };
  const bends: [Point, Point, number][] = [
    [shoulder, elbow, 0.74],
    [shoulder, elbow, 0.9],
    [elbow, wrist, 0.14],
    [elbow, wrist, 0.68],
    [elbow, wrist, 0.78],
    [elbow, wrist, 0.88],
  ];
  bends.forEach(([a, b, t], k) => {
    const [w, lean] = k < 3 ? [9, 0.1] : [7, 0.03];
    pen.stroke(curve([on(a, b, t - lean, -w), on(a, b, t, 0), on(a, b, t - lean, w)]), 0.6, c.shade);
  });
  const spots: [Point, Point, number, number][] = [
    [shoulder, elbow, 0.16, 3],
    [shoulder, elbow, 0.36, -4],
    [shoulder, elbow, 0.55, 3],
    [elbow, wrist, 0.34, -2],
    [elbow, wrist, 0.54, 2],
  ];
  for (const [a, b, t, off] of spots)
    for (let k = 0; k < 3; k++) {
      const p = polar(...on(a, b, t, off), 2.4, -Math.PI / 2 + (k * Math.PI * 2) / 3);
      pen.flat(ellipse(p[0], p[1], 1.4, 1.4, 0, 10), c.motif);
    }
}
