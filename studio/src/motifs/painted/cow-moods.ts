/** Six white cows, each in a mood of her own: the body is one outline from limbs, the head looks where the mood looks. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../plants/rosette.ts';
import type { CowPal } from './cow.ts';

export type CowMood = 'proud' | 'grazing' | 'back' | 'resting' | 'front' | 'scratching';

const leg = (...p: number[]): Poly => ribbon(curveThrough(p), widths(19, 12, 8.6, 7.2, 9), 3);

const trunk = (): Poly[] => [
  ribbon(curveThrough([-92, -22, -50, -20, 0, -14, 50, -22, 66, -24]), widths(28, 41, 43, 43, 42, 34)),
  ellipse(-84, -18, 39, 40),
  ellipse(58, -20, 39, 40),
  ellipse(38, -56, 27, 22),
];

const STANDING = [
  leg(-84, -4, -94, 36, -82, 68, -88, 114),
  leg(-58, 2, -64, 40, -54, 70, -58, 114),
  leg(38, 6, 42, 50, 36, 114),
  leg(64, 0, 70, 50, 68, 114),
];

interface Build {
  parts: Poly[];
  /** Middle of the forehead, direction of the muzzle, and whether the face is seen from the front. */
  head: Point;
  a: number;
  fx?: 1 | -1;
  front?: boolean;
  tail: Poly;
  garland: Poly;
}

const BUILDS: Record<CowMood, Build> = {
  proud: {
    parts: [...trunk(), ...STANDING, ribbon(curveThrough(54, -22, 78, -58, 86, -106), widths(42, 27, 20))],
    head: [86, -116],
    a: -0.12,
    tail: curveThrough(-116, -34, -138, 0, -122, 46, -132, 82),
    garland: curveThrough(52, -74, 82, -30, 108, -76),
  },
  grazing: {
    parts: [...trunk(), ...STANDING, ribbon(curveThrough(60, -26, 104, -8, 122, 42), widths(40, 26, 19))],
    head: [124, 50],
    a: 1.02,
    tail: curveThrough(-116, -34, -140, -4, -130, 40, -146, 70),
    garland: curveThrough(66, -58, 92, 22, 132, 4),
  },
  back: {
    parts: [...trunk(), ...STANDING, ribbon(curveThrough(52, -26, 80, -66, 62, -112), widths(42, 27, 20))],
    head: [60, -122],
    a: 0.16,
    fx: -1,
    tail: curveThrough(-116, -34, -146, -40, -152, -4, -176, 14),
    garland: curveThrough(36, -78, 76, -28, 92, -80),
  },
  resting: {
    parts: [
      ...trunk().map((p) => transform(p, 0, 44)),
      ellipse(-76, 60, 48, 36),
      ribbon(curveThrough(-96, 84, -50, 96, -8, 92), widths(17, 14, 9, 8)),
      ribbon(curveThrough(40, 60, 82, 84, 44, 98, 2, 98), widths(24, 16, 10, 9)),
      ribbon(curveThrough(58, 18, 86, -14, 92, -58), widths(40, 27, 20)),
    ],
    head: [92, -68],
    a: 0.1,
    tail: curveThrough(-116, 20, -142, 50, -128, 84, -96, 98),
    garland: curveThrough(56, -30, 88, 12, 114, -34),
  },
  front: {
    parts: [...trunk(), ...STANDING, ribbon(curveThrough(54, -26, 84, -60, 88, -92), widths(44, 33, 27))],
    head: [90, -104],
    a: 0,
    front: true,
    tail: curveThrough(-116, -34, -134, 6, -124, 50, -132, 84),
    garland: curveThrough(54, -70, 86, -14, 122, -66),
  },
  scratching: {
    parts: [
      ...trunk(),
      STANDING[0],
      STANDING[1],
      STANDING[3],
      leg(38, 8, 44, 54, 66, 84, 44, 110),
      ribbon(curveThrough(58, -24, 98, -26, 94, 16), widths(42, 27, 19)),
    ],
    head: [93, 20],
    a: 0.55,
    fx: -1,
    tail: curveThrough(-116, -34, -150, -66, -138, -100, -160, -128),
    garland: curveThrough(62, -56, 104, 0, 122, -34),
  },
};

/** The head's outline, forehead at the origin, muzzle to the right. */
const profile = (): Poly =>
  union(
    [
      ellipse(0, 0, 20, 19),
      ribbon(curveThrough(-2, 0, 24, 8, 50, 18), widths(20, 17, 12)),
      ellipse(50, 18, 13, 12),
    ],
    7,
  );

const frontFace = (): Poly =>
  loopThrough(0, -26, 20, -24, 23, -4, 17, 22, 16, 38, 0, 48, -16, 38, -17, 22, -23, -4, -20, -24);

/** Print of a hand in red. */
const handPrint = (x: number, y: number, k: number, col: string, r: Rng): string => {
  const a = -1.57 + r.between(-0.3, 0.3);
  return (
    fill(ellipse(x, y, 5 * k, 5.6 * k), col) +
    lines(
      [-0.62, -0.24, 0.12, 0.48].map((d, i): Poly => [
        polar(x, y, 4.5 * k, a + d),
        polar(x, y, (12 - Math.abs(i - 1.4)) * k, a + d),
      ]),
      col,
      2.5 * k,
    ) +
    lines([[polar(x, y, 3 * k, a + 1.5), polar(x, y, 9.6 * k, a + 1.15)]], col, 2.6 * k)
  );
};

/** Hooves, anklets, back line. */
function hooves(
  mood: CowMood,
  body: Poly,
  T: (p: Poly) => Poly,
  c: CowPal,
  s: number,
  r: Rng,
  lw: number,
): string {
  let q = '';
  const feet: [number, number][] =
    mood === 'resting'
      ? [
          [-10, 92],
          [4, 98],
        ]
      : mood === 'scratching'
        ? [
            [-88, 106],
            [-58, 106],
            [68, 106],
            [46, 104],
          ]
        : [
            [-88, 106],
            [-58, 106],
            [36, 106],
            [68, 106],
          ];
  q += clip(
    body,
    each(feet, ([u, v]) => fill(T(polyline(u - 12, v, u + 12, v, u + 12, v + 14, u - 12, v + 14)), c.hoof)),
  );
  q += clip(
    body,
    lines(
      [T(curveThrough(34, -62, 58, -20, 40, 20)), T(curveThrough(-64, -40, -44, -8, -60, 26))],
      c.shade,
      1.3 * s,
    ),
  );
  const dy = mood === 'resting' ? 44 : 0;
  for (const [u, v] of [
    [-72, -22],
    [-34, -12],
    [4, -24],
    [-14, 8],
    [40, -10],
    [-52, 12],
  ])
    q += clip(body, handPrint(...(T([[u, v + dy]])[0] as [number, number]), s * 1.05, c.cloth, r));
  q += clip(
    body,
    dots(
      scatter(T(ellipse(-10, -6 + dy, 86, 32)), 12 * s, r).filter((_, i) => i % 2 === 0),
      1.2 * s,
      c.gold,
    ),
  );
  q += ink(body, c.line, lw);
  return q;
}

/**
 * Cow of the Nathdwara cloths.
 * @param x,y middle of the body; a standing cow's feet are 114 * s below, a resting one's belly 106 * s
 * @param s size; 1 is about 260 wide
 * @param fx 1 faces right
 */
export function moodCow(
  x: number,
  y: number,
  s: number,
  fx: number,
  mood: CowMood,
  c: CowPal,
  r: Rng,
): string {
  const b = BUILDS[mood];
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const Hd = (p: Poly) => T(transform(p, b.head[0], b.head[1], 1, b.fx === -1 ? -b.a : b.a, b.fx ?? 1));
  const lw = Math.max(0.9, 1.6 * s);
  const body = T(union(b.parts, 12));
  const face = Hd(b.front ? frontFace() : profile());
  const horn = (p: Poly) => inked(Hd(p), c.gold, c.line, lw * 0.8);
  let q =
    ink(T(b.tail), c.line, 6.4 * s, { closed: false, taper: 0.2 }) +
    ink(T(b.tail), c.body, 3.8 * s, { closed: false, taper: 0.2 });
  const [t0, t1] = [b.tail[b.tail.length - 3], b.tail[b.tail.length - 1]];
  q += fill(
    T(leaf(...t0, 40, 9, Math.atan2(t1[1] - t0[1], t1[0] - t0[0]))),
    c.shade,
    `stroke="${c.line}" stroke-width="1"`,
  );
  q += modelled(body, c.body, c.shade, 20 * s, s > 0.8 ? 5 : 3, { op: 0.7, dx: -3 * s * fx, dy: -3 * s });
  q += hooves(mood, body, T, c, s, r, lw);
  // garland at the neck, bell below it
  const g = T(b.garland);
  q += line(g, c.cloth, 6 * s) + dots(resample(g, 6.4 * s), 2.8 * s, c.gold);
  const low = g.reduce((a, p) => (p[1] > a[1] ? p : a));
  const bell = transform(loopThrough(-5, 0, 5, 0, 9, 14, -9, 14), low[0], low[1] + 2 * s, s);
  q += inked(bell, c.gold, c.line, lw * 0.7) + dot(low[0], low[1] + 18 * s, 2.4 * s, c.line);
  // horns, ears, face
  const horns = b.front
    ? [
        ribbon(curveThrough(-13, -22, -30, -40, -28, -62, -14, -74), widths(6, 5, 3.4, 0.8)),
        ribbon(curveThrough(13, -22, 30, -40, 28, -62, 14, -74), widths(6, 5, 3.4, 0.8)),
      ]
    : [
        ribbon(curveThrough(6, -14, 20, -34, 20, -54, 10, -66), widths(5.4, 4.6, 3, 0.7)),
        ribbon(curveThrough(-4, -16, 2, -38, -6, -58, -18, -66), widths(6, 5, 3.2, 0.7)),
      ];
  q += horn(horns[0]) + (b.front ? horn(horns[1]) : '');
  const ears = b.front
    ? [leaf(-18, -14, 36, 9, Math.PI * 0.93, -0.1), leaf(18, -14, 36, 9, Math.PI * 0.07, 0.1)]
    : [leaf(-12, -2, 36, 9, Math.PI * 0.86, 0.1)];
  if (b.front)
    for (const e of ears) q += modelled(Hd(e), c.body, c.spot, 5 * s, 2) + ink(Hd(e), c.line, lw * 0.8);
  q += modelled(face, c.body, c.shade, 9 * s, 3, { op: 0.6 }) + ink(face, c.line, lw);
  if (!b.front)
    q +=
      horn(horns[1]) +
      each(ears, (e) => modelled(Hd(e), c.body, c.spot, 5 * s, 2) + ink(Hd(e), c.line, lw * 0.8));
  const eyes: [number, number, number][] = b.front
    ? [
        [-13, -6, -1],
        [13, -6, 1],
      ]
    : [[12, -1, 1]];
  for (const [ex, ey, sg] of eyes) {
    const almond = Hd(leaf(ex - 11 * sg, ey - 3, 24, 6.4, sg > 0 ? 0.2 : Math.PI - 0.2, 0, 0.5));
    const [px, py] = Hd([[ex + 1 * sg, ey]])[0];
    q +=
      fill(almond, '#fffdf4') +
      clip(almond, dot(px, py, 5 * s, c.line)) +
      dot(px - 1.4 * s, py - 1.6 * s, 1.3 * s, '#ffffff') +
      ink(almond, c.line, lw) +
      ink(Hd(curveThrough(ex - 12 * sg, ey - 8, ex, ey - 13, ex + 13 * sg, ey - 6)), c.line, lw * 0.9, {
        closed: false,
      });
  }
  const nose: Point[] = b.front
    ? [
        [-7, 34],
        [7, 34],
      ]
    : [[54, 14]];
  q +=
    each(nose, (n) => dot(...Hd([n])[0], 2.4 * s, c.line)) +
    ink(
      Hd(b.front ? curveThrough(-8, 41, 0, 44, 8, 41) : curveThrough(60, 24, 50, 25, 40, 22)),
      c.line,
      lw * 0.8,
      { closed: false },
    );
  const brow = Hd([b.front ? [0, -16] : [12, -14]])[0];
  q += polys(rosette(...brow, 6.4 * s, 7), c.cloth) + dot(...brow, 2.2 * s, c.gold);
  return q;
}
