/** Standing at ease: the weight on one leg, the hip out over it, the other knee bent forward, the feet turned outwards. Ground on y = 0. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { Sheet } from '../../figures/garments.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { clothedLeg, pleats } from './drapery.ts';
import { foot } from './flesh.ts';

export interface Stance {
  /** Middle of the hip, as in the spine; its side bears the weight. */
  sway: number;
  /** Height of the hip, as in the spine. */
  hip?: number;
  /** How far the free foot is set aside. */
  step?: number;
  /** Girth, default 1. */
  w?: number;
  /** Silk of the pleats, default that of the garment. */
  pleat?: Cloth;
}

/** Places counted towards the bearing side. */
function places(o: Stance) {
  const d = o.sway < 0 ? -1 : 1;
  return {
    d: d as -1 | 1,
    s: Math.abs(o.sway),
    H: o.hip ?? -196,
    step: o.step ?? 0,
    w: o.w ?? 1,
    P: (x: number, y: number): Point => [d * x, y],
  };
}

const between = (a: Point, b: Point, u: number): Point => [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];

/** Folds that sag from one edge of a leg to the other. */
const sagging = (a: Poly, b: Poly, n: number, from: number, to: number, sag: number): Poly[] =>
  series(n, (i) => {
    const u = lerp(from, to, i / (n - 1)),
      p = a[Math.round(u * (a.length - 1))],
      q = b[Math.round(Math.min(1, u + 0.05) * (b.length - 1))],
      m = between(p, q, 0.5);
    return curve([p, [m[0], m[1] + sag], between(p, q, i % 2 ? 0.94 : 0.72)]);
  });

/** Sari of a woman who rests on one leg: the bent knee pushes the silk forward and the pleats aside. */
export const poisedSari =
  (c: Cloth, t: Tone, o: Stance) =>
  (pen: Pen): void => {
    const { d, s, H, step, w, P } = places(o);
    foot(pen, t, P(12, -9), 0.2, d, 1.02);
    foot(pen, t, P(-24 - step, -3), 0.16, -d as -1 | 1, 1.06);
    const bearing = curve([
        P(s + 40 * w, H - 16),
        P(s + 51 * w, H + 14),
        P(s + 50 * w, H + 46),
        P(s * 0.6 + 41 * w, H * 0.5),
        P(s * 0.2 + 33 * w, H * 0.26),
        P(46, -10),
      ]),
      free = curve([
        P(s - 40 * w, H - 4),
        P(s - 52 * w, H + 30),
        P(-50 * w - step * 0.5, H * 0.64),
        P(-55 * w - step, H * 0.48),
        P(-44 * w - step, H * 0.28),
        P(-60 - step, -4),
      ]),
      skirt = new Sheet(bearing, free, 7, 9),
      shape = skirt.outline();
    pen.drape(
      {
        shape,
        folds: [
          ...series(7, (i) =>
            curve([
              P(s + (48 - i * 0.6) * w, H + 2 + i * 13),
              P(s * 0.6 + 20, H + 26 + i * 17),
              P(s * 0.3 - 4, H + 30 + i * 13),
            ]),
          ),
          ...[0.07, 0.15, 0.24].map((u) => skirt.column(u, 0.52, 0.9)),
          ...[0.84, 0.93].map((u) => skirt.column(u, 0.72, 0.9)),
        ],
        bands: [[...skirt.row(0.895), ...skirt.row(0.975).reverse()]],
        trims: [],
        motifs: pen.stations(shape, 18, 8),
      },
      c,
      5,
    );
    pleats(
      pen,
      curve([P(s - 9, H + 2), P(s * 0.5 - 6, H * 0.6), P(-8, H * 0.3), P(-14, -2)]),
      curve([P(s + 9, H), P(s * 0.5 + 19, H * 0.6), P(20, H * 0.3), P(36, -6)]),
      o.pleat ?? c,
      7,
      4,
    );
    freeLeg(pen, c, o, free);
  };

/** The bent leg under its silk, laid over the pleats; only its inner edge is inked. */
function freeLeg(pen: Pen, c: Cloth, o: Stance, free: Poly) {
  const { s, H, step, w, P } = places(o),
    edge = free.slice(Math.round(free.length * 0.16), Math.round(free.length * 0.86)),
    inner = curve([
      P(s - 14, H + 22),
      P(s * 0.4 - 2, H * 0.66),
      P(-6 - step * 0.6, H * 0.5),
      P(-15 - step, H * 0.42),
      P(-18 - step, H * 0.28),
      P(-26 - step, edge[edge.length - 1][1]),
    ]),
    shape = [...edge, ...inner.slice().reverse()];
  pen.drape(
    {
      shape,
      contour: [inner, edge],
      folds: [
        ...sagging(edge, inner, 6, 0.1, 0.5, 9),
        ...sagging(inner, edge, 5, 0.62, 0.94, 7),
        curve([P(-20 * w - step, H * 0.53), P(-40 * w - step, H * 0.55), P(-50 * w - step, H * 0.5)]),
      ],
      bands: [],
      trims: [],
      motifs: pen.stations(shape, 18, 8),
    },
    c,
    5,
  );
}

/** Dhoti of a man who rests on one leg, the silk of each leg wrapped round thigh, knee and shin. */
export const poisedDhoti =
  (c: Cloth, t: Tone, o: Stance) =>
  (pen: Pen): void => {
    const { d, s, H, step, w, P } = places(o);
    clothedLeg(
      pen,
      {
        hip: P(s + 17 * w, H + 14),
        knee: P(s * 0.5 + 20, H * 0.49),
        ankle: P(16, -17),
        foot: 0.22,
        fx: d,
      },
      c,
      t,
      0.94 * w,
    );
    clothedLeg(
      pen,
      {
        hip: P(s - 21 * w, H + 22),
        knee: P(-36 - step, H * 0.5),
        ankle: P(-27 - step, -10),
        foot: 0.14,
        fx: -d as -1 | 1,
      },
      c,
      t,
      0.94 * w,
    );
    hipWrap(pen, c, o);
    pleats(
      pen,
      curve([P(s - 9, H + 2), P(s * 0.4 - 8, H * 0.6), P(-16, H * 0.26)]),
      curve([P(s + 9, H), P(s * 0.4 + 13, H * 0.6), P(13, H * 0.22)]),
      o.pleat ?? c,
      6,
      6,
    );
  };

/** Silk over the hips, slanted with them, that runs out on the thighs without an edge. */
function hipWrap(pen: Pen, c: Cloth, o: Stance) {
  const { s, H, w, P } = places(o),
    bearing = curve([P(s + 36 * w, H - 18), P(s + 46 * w, H + 2), P(s + 49.6 * w, H + 24)]),
    free = curve([P(s - 38 * w, H - 8), P(s - 48 * w, H + 10), P(s - 53 * w, H + 30)]),
    shape = [
      ...bearing,
      ...curve([
        P(s + 49.6 * w, H + 24),
        P(s + 24, H + 42),
        P(s - 2, H + 56),
        P(s - 30, H + 46),
        P(s - 53 * w, H + 30),
      ]),
      ...free.slice().reverse(),
      ...curve([P(s - 38 * w, H - 8), P(s - 2, H), P(s + 36 * w, H - 18)]),
    ];
  pen.drape(
    {
      shape,
      contour: [bearing, free],
      folds: series(5, (i) =>
        curve([P(s + 46 * w, H - 8 + i * 9), P(s + 4, H + 10 + i * 11), P(s - 49 * w, H + 2 + i * 8)]),
      ),
      bands: [],
      trims: [],
      motifs: pen.stations(shape, 15, 7),
    },
    c,
    4.4,
  );
}
