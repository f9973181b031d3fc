/**
 * Shrinathji as Nathdwara paints him: broad and square, five heads high, dark, the great eyes cast down, a diamond on the chin,
 * the left arm lifted straight, the right fist at the waist. Own units: feet at the origin, 500 to the brow.
 */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { CLOTHS, K } from './people.ts';
import {
  type Brush,
  type Dress,
  SHADE,
  SKIN,
  beads,
  both,
  drape,
  edge,
  gem,
  mirror,
  shaded,
  stroke,
} from './swaroop-brush.ts';
import { crown, head } from './swaroop-head.ts';

const ROBE = cloth('#e8a02c', '#8a4210', '#8c1c1e', '#8c1c1e', '#f3d889', 'buti'),
  GARLAND = [K.conch, K.conch, '#d9688b', '#5c9250'];

const TRUNK = both([
  20, -392, 26, -378, 58, -368, 86, -352, 84, -318, 72, -276, 64, -236, 70, -200, 40, -190,
]);
const RAISED = curveThrough(74, -346, 104, -372, 124, -420, 130, -478, 128, -536);
const UPPER_ARM = curveThrough(-74, -344, -104, -328, -130, -302, -146, -276),
  FOREARM = curveThrough(-146, -278, -122, -256, -94, -244, -66, -237);

/** The trunk with the lifted arm and the upper part of the other; the forearm that comes back to the hip. */
const BODY = union(
    [
      TRUNK,
      ellipse(72, -342, 29),
      ellipse(-72, -342, 29),
      ribbon(RAISED, widths(30, 28, 24, 21, 17)),
      ribbon(UPPER_ARM, widths(28, 26, 23, 21)),
    ],
    10,
    3,
  ),
  FORE = union([ribbon(FOREARM, widths(20, 20, 17, 14)), ellipse(-146, -278, 20)], 3, 2);

/** Trunk and both arms in one contour. */
function body(b: Brush): string {
  const [q, lower] = [b.T(BODY), b.T(FORE)];
  return (
    shaded(b, q, SKIN, SHADE, 22 * b.S, b.fine ? 5 : 2, { op: 0.8, hi: '#5a78a8' }) +
    edge(b, BODY) +
    shaded(b, lower, SKIN, SHADE, 18 * b.S, b.fine ? 5 : 2, { op: 0.7 }) +
    edge(b, FORE) +
    fill(b.T(ellipse(-143, -286, 17, 15, 0.8)), SKIN) +
    stroke(b, curveThrough(62, -330, 70, -312, 70, -296), 1.4, SHADE) +
    stroke(b, curveThrough(-62, -330, -72, -312, -72, -298), 1.4, SHADE)
  );
}

const FINGERS = [
  ribbon(curveThrough(114, -560, 111, -584, 110, -606), widths(6.4, 6, 3.4)),
  ribbon(curveThrough(123, -562, 122, -590, 122, -613), widths(6.4, 6, 3.4)),
  ribbon(curveThrough(133, -562, 135, -588, 135, -611), widths(6.4, 6, 3.4)),
  ribbon(curveThrough(142, -558, 147, -580, 149, -600), widths(6, 5.4, 3)),
  ribbon(curveThrough(116, -540, 102, -558, 96, -583), widths(8, 6.4, 3.2)),
];

const OPEN_HAND = union(
  [loopThrough(112, -518, 108, -544, 110, -566, 126, -574, 144, -568, 148, -546, 143, -518), ...FINGERS],
  2,
  1.2,
);

/** The open hand that carries the hill, and the fist on the hip. */
function hands(b: Brush): string {
  let s = fill(b.T(OPEN_HAND), SKIN) + edge(b, OPEN_HAND, 1.5);
  s += fill(b.T(ellipse(128, -532, 16, 14)), SKIN);
  for (const f of FINGERS.slice(0, -1)) s += stroke(b, f.slice(0, Math.round(f.length * 0.24)), 1, '#4a6696');
  for (const [x, y] of [
    [110, -606],
    [122, -613],
    [135.4, -611],
    [149, -600],
    [96, -583],
  ])
    s += fill(b.T(ellipse(x, y, 3.6, 4.4)), '#b3262a');
  s +=
    fill(b.T(ellipse(128, -554, 8.6, 8.6)), '#a3262e') +
    stroke(b, curveThrough(112, -560, 128, -568, 146, -562), 0.9, '#4a6696');
  const fist = loopThrough(-88, -246, -74, -254, -54, -250, -46, -236, -52, -220, -70, -216, -86, -224);
  s += shaded(b, b.T(fist), SKIN, SHADE, 9 * b.S, 2, { op: 0.7 }) + edge(b, fist, 1.4);
  for (const y of [-242, -234, -226])
    s += stroke(b, curveThrough(-46, y, -56, y + 1, -66, y), 1.1, '#6f8fc0');
  s += stroke(b, curveThrough(-84, -248, -70, -246, -56, -252), 1.2, '#6f8fc0');
  for (const [p, n] of [
    [RAISED, 0.86],
    [FOREARM, 0.66],
  ] as const)
    for (const d of p === RAISED ? [0, 0.05, 0.1] : [0, 0.12, 0.24]) {
      const k = walk(p, 4),
        st = k[Math.min(k.length - 1, Math.round((n + d - 0.08) * (k.length - 1)))],
        w = p === RAISED ? 19 : 16;
      const [nx, ny] = [-Math.sin(st.a) * w, Math.cos(st.a) * w];
      s += beads(
        b,
        curveThrough(
          st.p[0] + nx,
          st.p[1] + ny,
          st.p[0] + Math.cos(st.a) * 4,
          st.p[1] + Math.sin(st.a) * 4,
          st.p[0] - nx,
          st.p[1] - ny,
        ),
        3.2,
        d === 0.05 || d === 0.12 ? '#c22a34' : K.gold,
      );
    }
  for (const [p, n] of [
    [RAISED, 0.36],
    [UPPER_ARM, 0.6],
  ] as const) {
    const k = walk(p, 4),
      st = k[Math.round(n * (k.length - 1))],
      w = p === RAISED ? 20 : 18;
    const [nx, ny] = [-Math.sin(st.a) * w, Math.cos(st.a) * w];
    const c = curveThrough(st.p[0] + nx, st.p[1] + ny, st.p[0], st.p[1], st.p[0] - nx, st.p[1] - ny);
    s +=
      line(b.T(c), '#6d3f10', 9 * b.S) +
      line(b.T(c), K.gold, 7.4 * b.S) +
      gem(b, st.p[0], st.p[1], 5, '#b3182c');
  }
  return s;
}

const foot = (b: Brush, sg: 1 | -1): string => {
  const shape = transform(
    loopThrough(18, -34, 40, -34, 50, -14, 78, -2, 84, 6, 70, 10, 30, 9, 16, 0),
    0,
    0,
    1,
    0,
    sg,
  );
  return (
    shaded(b, b.T(shape), SKIN, SHADE, 8 * b.S, 2, { op: 0.7 }) +
    edge(b, shape, 1.4) +
    each([0, 1, 2, 3], (i) =>
      stroke(
        b,
        transform(curveThrough(66 + i * 4, 0 + i, 72 + i * 3.4, 3 + i), 0, 0, 1, 0, sg),
        1,
        '#6f8fc0',
      ),
    ) +
    beads(b, transform(curveThrough(17, -22, 32, -14, 48, -20), 0, 0, 1, 0, sg), 3.6, K.gold)
  );
};

/** Skirt in two layers, sash ends down the middle, belt. */
function robe(b: Brush, d: Dress): string {
  const c = d.robe ?? ROBE,
    sash = d.stole ?? CLOTHS[0];
  let s = foot(b, -1) + foot(b, 1);
  if (d.lower === 'dhoti') {
    for (const sg of [-1, 1] as const) {
      const leg = transform(
        loopThrough(-4, -216, 62, -218, 78, -170, 74, -104, 62, -36, 20, -30, 4, -90),
        0,
        0,
        1,
        0,
        sg,
      );
      const hem = transform(curveThrough(16, -33, 40, -37, 64, -38), 0, 0, 1, 0, sg);
      s += drape(
        b,
        leg,
        c,
        series(5, (i) =>
          transform(
            curveThrough(10, -214, 34 + i * 6, -150 + i * 14, 70 - i * 6, -90 + i * 12),
            0,
            0,
            1,
            0,
            sg,
          ),
        ),
        hem,
        9,
      );
    }
  } else {
    const wide = d.lower === 'jama' ? 150 : 138;
    const under = both([0, -214, 62, -214, 84, -170, 112, -100, wide, -34, 90, -22, 40, -16, 0, -15]);
    const hem = curveThrough(-wide - 6, -38, -90, -27, -40, -21, 0, -20, 40, -21, 90, -27, wide + 6, -38);
    s += drape(
      b,
      under,
      c,
      series(11, (i) =>
        curveThrough(
          lerp(-30, 30, i / 10),
          -206,
          lerp(-78, 78, i / 10),
          -110,
          lerp(-wide, wide, i / 10),
          -20,
        ),
      ),
      hem,
      13,
    );
    const over = both([0, -218, 64, -218, 82, -186, 102, -140, 118, -98, 84, -88, 56, -96, 30, -84, 0, -92]);
    const overHem = curve(
      [
        ...mirror(polyline([118, -102, 84, -92, 56, -100, 30, -88, 0, -96])),
        ...polyline([0, -96, 30, -88, 56, -100, 84, -92, 118, -102]).reverse(),
      ]
        .slice(0, 5)
        .concat(polyline([30, -88, 56, -100, 84, -92, 118, -102])),
    );
    const upper = {
      ...c,
      base: c.border,
      shade: c.shade,
      motif: c.border2,
      border: c.base,
      border2: c.border2,
    };
    s += drape(
      b,
      over,
      upper,
      series(9, (i) =>
        curveThrough(lerp(-28, 28, i / 8), -212, lerp(-70, 70, i / 8), -150, lerp(-110, 110, i / 8), -92),
      ),
      overHem,
      10,
    );
  }
  for (const [dx, L, w] of [
    [-12, 150, 15],
    [10, 172, 17],
  ] as const) {
    const end: Poly = [
      ...curveThrough(dx - 6, -212, dx - w * 0.7, -150, dx - w, -212 + L),
      ...curveThrough(dx + w, -214 + L, dx + w * 0.7, -150, dx + 8, -212),
    ];
    s += drape(
      b,
      end,
      sash,
      [
        curveThrough(dx, -208, dx, -150, dx - 3, -216 + L),
        curveThrough(dx + 5, -208, dx + 6, -150, dx + 8, -216 + L),
      ],
      curveThrough(dx - w - 2, -218 + L, dx + w + 2, -220 + L),
      9,
    );
  }
  const belt = curveThrough(-67, -216, 0, -204, 67, -216);
  s += line(b.T(belt), '#6d3f10', 18 * b.S) + line(b.T(belt), K.gold, 15.6 * b.S);
  for (const x of [-48, -32, -16, 0, 16, 32, 48])
    s += gem(b, x, -204 - x * x * 0.005, x ? 3.6 : 6, x % 32 ? '#1f7a50' : '#b3182c');
  return s;
}

/** The stole over both shoulders, its ends spread like wings. */
function stole(b: Brush, d: Dress): string {
  const c = d.stole ?? CLOTHS[0];
  return each([-1, 1] as const, (sg) => {
    const M = (p: Poly): Poly => transform(p, 0, 0, 1, 0, sg);
    const shape = M([
      ...curveThrough(40, -372, 82, -350, 100, -280, 122, -200, 150, -120, 176, -64),
      ...curveThrough(116, -48, 100, -130, 84, -210, 70, -290, 44, -350),
    ]);
    const hem = M(curveThrough(182, -70, 146, -60, 110, -53));
    return drape(
      b,
      shape,
      c,
      [0.3, 0.55, 0.78].map((u) =>
        M(
          curveThrough(
            lerp(44, 76, u),
            -352,
            lerp(70, 98, u),
            -260,
            lerp(96, 138, u),
            -150,
            lerp(116, 172, u),
            -56,
          ),
        ),
      ),
      hem,
      12,
    );
  });
}

/** Rows of pearls and gold on the breast, a long garland to the feet. */
function ornaments(b: Brush, d: Dress): string {
  const hang = (w: number, y: number): Poly =>
    curveThrough(
      -w,
      -364,
      -w * 0.92,
      lerp(-364, y, 0.55),
      -w * 0.5,
      lerp(-364, y, 0.9),
      0,
      y,
      w * 0.5,
      lerp(-364, y, 0.9),
      w * 0.92,
      lerp(-364, y, 0.55),
      w,
      -364,
    );
  let s = '';
  for (const [w, y, R, col] of [
    [24, -350, 2.8, '#fbf6ea'],
    [34, -338, 3.4, K.gold],
    [42, -320, 3, '#fbf6ea'],
    [49, -298, 3.8, K.gold],
    [53, -270, 3, '#fbf6ea'],
    [56, -242, 3.4, '#2c8a5a'],
  ] as const)
    s += beads(b, hang(w, y), R, col);
  s +=
    gem(b, 0, -320, 7, '#b3182c') +
    gem(b, 0, -297, 5, '#1f7a50') +
    gem(b, 0, -268, 8, '#b3182c') +
    gem(b, 0, -241, 5, '#f6f0e0');
  for (const [x, y] of [
    [-16, -275],
    [16, -275],
    [-27, -306],
    [27, -306],
  ])
    s += gem(b, x, y, 3.6, '#1f7a50');
  const flowers = (p: Poly, R: number, cols: string[]): string =>
    each(walk(b.T(p), R * 1.5 * b.S), (k, i) =>
      b.fine
        ? dot(k.p[0], k.p[1], R * 1.05 * b.S, '#2a1510') +
          polys(rosette(k.p[0], k.p[1], R * b.S, 7, i), cols[i % cols.length]) +
          dot(k.p[0], k.p[1], R * 0.28 * b.S, K.gold)
        : dot(k.p[0], k.p[1], R * b.S, cols[i % cols.length]),
    );
  const cols = d.garland ?? GARLAND;
  s += flowers(
    curveThrough(-60, -362, -72, -250, -66, -140, -40, -66, 0, -44, 40, -66, 66, -140, 72, -250, 60, -362),
    9.6,
    cols,
  );
  if (b.fine)
    s += flowers(curveThrough(-45, -364, -52, -260, -44, -176, 0, -132, 44, -176, 52, -260, 45, -364), 7, [
      '#f0b23c',
      '#e5632c',
    ]);
  const [tx, ty] = b.at(0, -34);
  return (
    s +
    polys(rosette(tx, ty, 15 * b.S, 9), '#d9688b') +
    polys(rosette(tx, ty, 9 * b.S, 7), K.conch) +
    dot(tx, ty, 3 * b.S, K.gold)
  );
}

/** Shrinathji in any dress; the feet stand at (x, y), at `s` = 1 he is 400 high to the brow. */
export function swaroop(x: number, y: number, s: number, r: Rng, d: Dress = {}): string {
  const S = 0.8 * s,
    T = (p: Poly): Poly => transform(p, x, y, S);
  const b: Brush = { T, S, at: (px, py) => T([[px, py]])[0], fine: S > 0.3, r };
  return (
    (d.lower === 'dhoti' ? '' : stole(b, d)) +
    body(b) +
    robe(b, d) +
    ornaments(b, d) +
    hands(b) +
    head(b) +
    crown(b, d)
  );
}
