/** Scroll-painters' figure: frontal trunk, profile head with one great eye (Phad, Cheriyal, Paitkar, Pachedi). */
import { curve, curveThrough, polyline } from '../draw/curves.ts';
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { hatch } from '../draw/hatching.ts';
import { ink, inked } from '../draw/ink.ts';
import { clip } from '../draw/markup.ts';
import { resample } from '../draw/measure.ts';
import { ellipse, leaf } from '../draw/shapes.ts';
import type { Sheet } from '../draw/sheet.ts';
import { dot, dots, fill, line, lines } from '../draw/svg.ts';
import { type Figure, type Stance, figure } from './small.ts';

export interface Look {
  skin: string;
  top: string;
  low: string;
  ink: string;
  hair: string;
  white: string;
  gold: string;
  head?: string;
  sash?: string | undefined;
  kind: 'man' | 'woman';
  moustache?: boolean;
  crown?: boolean;
  bare?: boolean;
  w?: number;
  /** Colour of eye and brow lines where the outline itself is pale or gold. */
  feature?: string;
}

/** People of one hand: what all share is given once, then what each wears. */
export const people =
  (shared: Pick<Look, 'skin' | 'ink' | 'hair' | 'white' | 'gold' | 'w'>) =>
  (kind: Look['kind'], top: string, low: string, head: string, own: Partial<Look> = {}): Look => ({
    ...shared,
    kind,
    top,
    low,
    head,
    ...own,
  });

const FACE = curve(
  [
    [-10, -11],
    [-2, -16],
    [7, -14],
    [10.5, -8],
    [11, -3],
    [16, 3],
    [11.5, 5],
    [12, 8],
    [10, 10],
    [9.5, 14],
    [3, 17],
    [-5, 13],
    [-10, 4],
  ],
  true,
  5,
);

/** Veil falling behind the back, and the part of it that covers the hair; both relative to the head. */
const VEIL = curve(
  [
    [2, -18],
    [-12, -15],
    [-17, 2],
    [-24, 30],
    [-31, 62],
    [-18, 66],
    [-6, 62],
    [-2, 34],
    [0, 14],
    [2, -4],
  ],
  true,
  5,
);

const HOOD = curve(
  [
    [11, -13],
    [5, -20],
    [-6, -20],
    [-15, -12],
    [-17, 4],
    [-13, 16],
    [-10, 12],
    [-9, 1],
    [-5, -8],
    [3, -13],
  ],
  true,
  5,
);

/** Open hand in line with the forearm, thumb up, a bangle at the wrist. */
function hand(p: Point, an: number, s: number, fx: number, c: Look): string {
  const a = fx > 0 ? Math.PI / 2 - an : Math.PI / 2 + an,
    T = (q: Poly) => transform(q, p[0], p[1], s, a, 1),
    w = (c.w ?? 1.6) * 0.8;
  const palm = T(
      curve(
        [
          [-2, -2.4],
          [3, -3.6],
          [9, -2.6],
          [12.5, -0.4],
          [9, 2.4],
          [3, 3],
          [-2, 2.4],
        ],
        true,
        4,
      ),
    ),
    thumb = T(leaf(1, -2 * fx, 7.5, 1.7, -0.75 * fx));
  return (
    inked(thumb, c.skin, c.ink, w) +
    inked(palm, c.skin, c.ink, w) +
    line(T(polyline(-2.4, -3.2, -2.4, 3.2)), c.gold, 2 * s)
  );
}

/** Head in profile: long nose, fish eye, ear jewel; then hair with bun, turban or crown. */
function profile(h: Point, s: number, fx: number, c: Look): string {
  const T = (p: Poly) => transform(p, h[0], h[1], s, 0, fx),
    w = c.w ?? 1.6,
    k = c.feature ?? c.ink,
    e = T(leaf(-4.5, -3.2, 14, 4.4, -0.04, 0, 0.5)),
    L = (p: Poly, m = 1) => line(T(p), k, w * m);
  let o = '';
  if (c.kind === 'woman') o += fill(T(ellipse(-14, -2, 7, 8)), c.hair);
  o +=
    inked(T(FACE), c.skin, c.ink, w) + inked(e, c.white, k, w * 0.85) + dot(...T([[3.2, -3]])[0], 2.7 * s, k);
  o +=
    L(curveThrough(-5, -9, 2, -10.5, 9, -8), 1.1) +
    L(polyline(11.5, 7.6, 6, 8)) +
    dot(...T([[9, 4]])[0], 0.7 * s, k);
  if (c.moustache)
    o += fill(
      T(
        curve(
          [
            [12, 5.4],
            [6, 5.4],
            [-1, 8],
            [-6, 4],
            [-1, 5],
            [5, 3.6],
          ],
          true,
          4,
        ),
      ),
      c.hair,
    );
  const hair = curve(
    [
      [-10, 6],
      [-12, -6],
      [-6, -17],
      [4, -18.5],
      [11, -11],
      [4, -12.5],
      [-3, -9],
      [-6, -2],
      [-7, 6],
    ],
    true,
    4,
  );
  o += fill(T(hair), c.hair) + dots([T([[-5.5, 7]])[0]], 2.6 * s, c.gold);
  if (c.head && c.kind === 'man') {
    const t = T(
      curve(
        [
          [-13, -4],
          [-15, -14],
          [-4, -23],
          [9, -20],
          [14, -12],
          [10, -9],
          [0, -11],
          [-8, -6],
        ],
        true,
        5,
      ),
    );
    o +=
      fill(t, c.head) +
      lines(
        [T(curveThrough(-13, -9, 0, -15, 13, -13)), T(curveThrough(-10, -15, 0, -19, 9, -18))],
        c.ink,
        w * 0.7,
      ) +
      ink(t, c.ink, w);
  }
  if (c.crown)
    o +=
      inked(T(polyline([-11, -12, -12, -25, -5, -20, 0, -31, 5, -20, 12, -25, 11, -12])), c.gold, c.ink, w) +
      dots(T(polyline(0, -18, -7, -16, 7, -16)), 1.7 * s, c.top);
  return o;
}

/** Whole figure; height about 104 * s. Women wear a bordered skirt and veil, men a dhoti or tunic with a sash. */
export function storyFigure(S: Sheet, x: number, y: number, s: number, o: Stance, c: Look): Figure {
  const fx = o.fx ?? 1,
    F = figure(x, y, s, { thick: 1.5, ...o, skirt: c.kind === 'woman' }),
    w = c.w ?? 1.6;
  const part = (p: Poly, col: string) => inked(p, col, c.ink, w);
  if (c.kind === 'woman' && c.head) {
    const v = transform(VEIL, F.headC[0], F.headC[1] - 2 * s, s, 0, fx);
    S.add(
      part(v, c.head),
      clip(
        v,
        lines(
          [
            [-6, 60],
            [-12, 62],
            [-18, 63],
          ].map(([u, w2]) =>
            transform(curveThrough(u, -6, u - 5, 26, u - 6, w2), F.headC[0], F.headC[1], s, 0, fx),
          ),
          c.ink,
          0.8 * s,
        ) + dots(resample(v, 5 * s, true), 1.2 * s, c.gold),
      ),
    ).block(v, 4);
  }
  S.add(...F.legs.map((l) => part(l, c.kind === 'man' && !c.bare ? c.low : c.skin)));
  if (F.skirt) {
    const hem = F.skirt.filter((q) => q[1] > y - 12 * s);
    S.add(
      part(F.skirt, c.low),
      clip(
        F.skirt,
        lines(
          [0.3, 0.5, 0.7, 0.9].map((k) =>
            curve([
              [x - 34 * s, y - 52 * s * (1 - k)],
              [x, y - 52 * s * (1 - k) + 7 * s],
              [x + 34 * s, y - 52 * s * (1 - k)],
            ]),
          ),
          c.gold,
          1.7 * s,
        ) +
          dots(
            resample(curveThrough(x - 24 * s, y - 13 * s, x, y - 8 * s, x + 24 * s, y - 13 * s), 4.6 * s),
            1.3 * s,
            c.white,
          ),
      ),
      hem.length ? '' : '',
    );
  } else
    S.add(
      part(
        transform(polyline([-11, -52, 11, -52, 15, -20, 3, -24, 0, -17, -4, -24, -15, -20]), x, y, s, 0, fx),
        c.low,
      ),
    );
  S.add(
    part(F.torso, c.bare ? c.skin : c.top),
    c.bare ? '' : clip(F.torso, hatch(F.torso, 0.9, 5 * s, 0.8 * s, c.gold, S.r, 0)),
  );
  if (c.kind === 'woman') S.add(clip(F.torso, dots(resample(F.torso, 4 * s, true), 1.2 * s, c.gold)));
  S.add(
    line(
      [
        [F.waist[0] - 8 * s, F.waist[1] - 5 * s],
        [F.waist[0] + 8 * s, F.waist[1] - 5 * s],
      ],
      c.sash ?? c.gold,
      4 * s,
    ),
  );
  if (c.sash) S.add(fill(transform(polyline(4, -48, 10, -48, 16, -22, 8, -24), x, y, s, 0, fx), c.sash));
  S.add(
    ...F.arms.map((a) => part(a, c.skin)),
    hand(F.handL, (o.aL ?? [0, 0.1])[1], s, fx, c),
    hand(F.handR, (o.aR ?? [0, -0.1])[1], s, fx, c),
  );
  if (c.kind === 'woman' && c.head) {
    S.add(profile([F.headC[0], F.headC[1] - 2 * s], s, fx, c));
    const cap = transform(HOOD, F.headC[0], F.headC[1] - 2 * s, s, 0, fx),
      edge = cap.slice(-20);
    S.add(part(cap, c.head), dots(resample(edge, 3.4 * s), 1.1 * s, c.gold));
  } else S.add(profile([F.headC[0], F.headC[1] - 2 * s], s, fx, c));
  S.add(
    dots(
      resample(
        curve([
          [F.headC[0] - 7 * s, F.headC[1] + 16 * s],
          [F.headC[0], F.headC[1] + 22 * s],
          [F.headC[0] + 8 * s, F.headC[1] + 16 * s],
        ]),
        3 * s,
      ),
      1.3 * s,
      c.gold,
    ),
  );
  S.block(F.torso, 9 * s)
    .block(F.head, 10 * s)
    .block(F.skirt ?? F.hips, 5);
  [...F.legs, ...F.arms].forEach((l) => S.block(l, 4));
  return F;
}
