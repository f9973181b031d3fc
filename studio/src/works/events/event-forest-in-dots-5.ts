/** A finished Gond sheet: an owl and her two owlets look straight at whoever has found them in the dark. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { GOND as K, edge, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;
const NIGHT = '#241b3a';

/** One great eye: rings of seeds, dashes and dots round the pupil. */
function eye(S: Sheet, x: number, y: number, R: number, rim: string) {
  for (const [k, c] of [
    [1, rim],
    [0.84, K.cream],
    [0.62, K.mustard],
    [0.42, K.black],
  ] as const)
    S.add(fill(ellipse(x, y, R * k), c));
  const round = (k: number, step: number) => walk(ellipse(x, y, R * k, R * k, 0, 60), step, true);
  S.add(
    dots(
      round(0.92, R * 0.13).map((q) => q.p),
      R * 0.035,
      K.cream,
    ),
    ...round(0.73, R * 0.12).map((q) =>
      fill(leaf(...polar(...q.p, -R * 0.06, q.a + 0.5), R * 0.12, R * 0.035, q.a + 0.5), K.rust),
    ),
    dots(
      round(0.52, R * 0.11).map((q) => q.p),
      R * 0.035,
      K.vermilion,
    ),
  );
  S.add(ink(ellipse(x, y, R), K.black, 3), dot(x - R * 0.12, y - R * 0.14, R * 0.1, K.white));
}

/** Owl seen from the front, feet on (x, y); about 330 tall at s = 1. */
function owl(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  c: { body: string; breast: string; wing: string; face: string; mark: string },
) {
  const P = (...p: number[]): Poly => loopThrough(p.map((v, i) => (i % 2 ? y + v * s : x + v * s)));
  const body = P(
    0,
    -318,
    70,
    -312,
    118,
    -262,
    128,
    -170,
    104,
    -60,
    46,
    -8,
    0,
    0,
    -46,
    -8,
    -104,
    -60,
    -128,
    -170,
    -118,
    -262,
    -70,
    -312,
  );
  for (const sg of [-1, 1]) {
    const tuft = leaf(x + sg * 62 * s, y - 288 * s, 78 * s, 17 * s, -1.57 + sg * 0.42, sg * 0.1);
    S.add(filled(tuft, c.wing, [['comb', K.cream]], 8 * s + 1, S.r, K.black, 2)).block(tuft, 5);
  }
  for (const d of [-0.32, 0, 0.32])
    S.add(
      filled(
        leaf(x, y - 26 * s, 110 * s, 17 * s, 1.57 + d),
        c.wing,
        [
          ['seed', c.mark],
          ['dash', K.cream],
        ],
        8 * s + 1,
        S.r,
        K.black,
        1.6,
      ),
    );
  S.add(
    filled(
      body,
      c.body,
      [
        ['seed', c.mark],
        ['line', K.cream],
        ['dot', c.mark],
        ['comb', K.cream],
      ],
      9 * s + 1,
      S.r,
      K.black,
      3,
    ),
  ).block(body, 8);
  const breast = P(0, -178, 52, -160, 66, -100, 44, -36, 0, -14, -44, -36, -66, -100, -52, -160);
  S.add(fill(breast, c.breast));
  // breast feathers: rows of scales, each with its seed
  const scales: string[] = [];
  for (let j = 0, v = -168; v < -10; v += 20, j++)
    for (let u = -70 + (j % 2) * 12; u < 76; u += 24) {
      const q: Point = [x + u * s, y + v * s];
      scales.push(
        line(curveThrough(q[0] - 12 * s, q[1], q[0], q[1] + 16 * s, q[0] + 12 * s, q[1]), c.body, 2.4 * s),
        fill(leaf(q[0], q[1] - 2 * s, 11 * s, 3 * s, 1.57), c.wing),
      );
    }
  S.add(clip(breast, scales.join('')), ink(breast, K.black, 2));
  for (const sg of [-1, 1]) {
    const wing = P(sg * 84, -226, sg * 138, -196, sg * 150, -110, sg * 112, -14, sg * 84, -60, sg * 70, -150);
    S.add(
      filled(
        wing,
        c.wing,
        [
          ['seed', K.cream],
          ['dash', c.mark],
          ['seed', c.mark],
        ],
        9 * s + 1,
        S.r,
        K.black,
        2.4,
      ),
    ).block(wing, 6);
    for (const k of [-1, 0, 1])
      S.add(fill(leaf(x + sg * 34 * s + k * 9 * s, y - 16 * s, 30 * s, 6 * s, 1.57 + k * 0.3), K.mustard));
  }
  const face = P(
    0,
    -236,
    44,
    -300,
    104,
    -286,
    112,
    -226,
    70,
    -178,
    0,
    -168,
    -70,
    -178,
    -112,
    -226,
    -104,
    -286,
    -44,
    -300,
  );
  S.add(
    filled(
      face,
      c.face,
      [
        ['seed', c.mark],
        ['comb', K.cream],
        ['dot', c.mark],
      ],
      8 * s + 1,
      S.r,
      K.black,
      2.2,
    ),
  );
  for (const sg of [-1, 1]) eye(S, x + sg * 50 * s, y - 236 * s, 47 * s, c.wing);
  const beak: Poly = polyline(x - 15 * s, y - 216 * s, x + 15 * s, y - 216 * s, x, y - 172 * s);
  S.add(
    fill(beak, K.mustard),
    ink(beak, K.black, 2.4),
    line(polyline(x, y - 212 * s, x, y - 184 * s), K.rust, 2),
  );
}

function bough(S: Sheet, path: Poly, w: number, step: number, L: number, off: number) {
  S.add(gondLimb(path, w, w * 0.3, K.rust, K.mustard, K.cream)).blockLine(path, w * 0.4);
  walk(path, step)
    .slice(1)
    .forEach((k, j) =>
      [1, -1].forEach((sg) => {
        const a = k.a + sg * 0.95;
        const [m, t] = [polar(...k.p, L * 0.6, a), polar(...k.p, L, a)];
        if (S.free(m[0], m[1], 9) && S.free(t[0], t[1], 5))
          gondLeaf(
            S,
            k.p[0],
            k.p[1],
            L,
            L * 0.25,
            a,
            ...(
              [
                [K.leaf, K.forest],
                [K.teal, K.sky],
                [K.forest, K.leaf],
                [K.mustard, K.rust],
              ] as const
            )[(j + off) % 4],
            sg * 0.08,
          );
      }),
    );
}

function owls(seed: number): Painting {
  const S = new Sheet(seed, SIDE, SIDE);
  edge(S, 14, K.black, K.ember);
  // the moon behind the mother
  S.add(
    filled(
      ellipse(450, 330, 262, 262, 0, 90),
      '#f6dfa0',
      [
        ['seed', K.mustard],
        ['dot', '#e9bf5c'],
        ['dash', K.mustard],
      ],
      15,
      S.r,
      K.mustard,
      4,
    ),
  );
  S.block(ellipse(450, 330, 268, 268, 0, 90));
  const perch = curveThrough([34, 700, 220, 716, 450, 698, 680, 720, 866, 694]);
  owl(S, 450, 704, 1.36, { body: K.rust, breast: '#f3d9a0', wing: K.indigo, face: K.ember, mark: K.straw });
  owl(S, 190, 712, 0.72, { body: K.teal, breast: '#e6efd8', wing: K.plum, face: '#1f8a8f', mark: K.cream });
  owl(S, 716, 716, 0.76, { body: K.plum, breast: '#f3d3d8', wing: K.teal, face: '#94487a', mark: K.straw });
  S.add(gondLimb(perch, 40, 30, '#5a2446', K.ember, K.straw)).blockLine(perch, 22);
  for (const [x, s] of [
    [450, 1.36],
    [190, 0.72],
    [716, 0.76],
  ] as const)
    for (const sg of [-1, 1])
      for (const k of [-1, 0, 1])
        S.add(fill(leaf(x + sg * 34 * s + k * 10 * s, 684, 36 * s, 6.4 * s, 1.57 + k * 0.22), K.mustard));
  bough(S, curveThrough([34, 730, 120, 780, 250, 800, 372, 836]), 18, 34, 62, 0);
  bough(S, curveThrough([866, 726, 780, 784, 640, 800, 520, 842]), 18, 34, 62, 1);
  bough(S, curveThrough([36, 60, 80, 180, 70, 300, 110, 420]), 16, 34, 58, 2);
  bough(S, curveThrough([864, 60, 822, 180, 836, 300, 790, 430]), 16, 34, 58, 3);
  bough(S, curveThrough([40, 44, 150, 80, 230, 60, 320, 70]), 14, 34, 52, 1);
  bough(S, curveThrough([860, 44, 750, 80, 670, 60, 580, 70]), 14, 34, 52, 0);
  S.pack(
    36,
    36,
    SIDE - 36,
    SIDE - 36,
    12,
    900,
    (x, y, i) => {
      for (let k = 0; k < 6; k++)
        S.add(
          fill(
            leaf(...polar(x, y, 3, (k / 6) * TAU), 9, 2.5, (k / 6) * TAU),
            [K.straw, K.ember, K.sky][i % 3],
          ),
        );
    },
    7,
  );
  S.pack(
    36,
    36,
    SIDE - 36,
    SIDE - 36,
    4.6,
    4200,
    (x, y) => {
      const a = Math.atan2(y - 330, x - 450) + 1.57;
      S.add(fill(leaf(...polar(x, y, -5, a), 10, 2.3, a), '#6f5f96'));
    },
    2,
  );
  return S.art(NIGHT, GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots-5',
  collection: 'events',
  seed: 43,
  width: SIDE,
  height: SIDE,
  alt: 'A great rust-coloured Gond owl and two small owls sit on a bough before the full moon, eyes ringed with seeds and dots.',
  draw: owls,
};
