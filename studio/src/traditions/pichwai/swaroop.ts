/**
 * Shrinathji as Nathdwara paints him: broad and square, five heads high, dark, the great eyes cast down, a diamond on the chin,
 * the left arm lifted straight, the right fist at the waist. Own units: feet at the origin, 500 to the brow.
 */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Cloth } from '../../figures/types.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { CLOTHS, K } from './people.ts';

/** Festival dress of the deity. */
export interface Dress {
  robe?: Cloth;
  stole?: Cloth;
  /** A turban with a plume, one with a peacock feather, the peaked crown with three feathers (the default), a tiered crown. */
  gear?: 'turban' | 'pagh' | 'mukut' | 'kirita';
  turban?: Cloth;
  /** Colours of the long garland. */
  garland?: string[];
  /** Dhoti and bare chest, a flaring coat with sleeves, or full skirt (the default). */
  lower?: 'ghagra' | 'dhoti' | 'jama';
}

const SKIN = '#20304e',
  SHADE = '#0a1122',
  LINE = '#060a14',
  ROBE = cloth('#e8a02c', '#8a4210', '#8c1c1e', '#8c1c1e', '#f3d889', 'buti'),
  GARLAND = [K.conch, K.conch, '#d9688b', '#5c9250'];

const mirror = (p: Poly): Poly => p.map(([x, y]): Point => [-x, y]);
/** A closed outline from its right half, top to bottom. */
const both = (right: number[]): Poly => {
  const half = polyline(right);
  return curve([...half, ...mirror(half).reverse()], true);
};

const FACE = both([6, -503, 34, -500, 53, -482, 58, -456, 55, -428, 43, -403, 22, -390, 7, -387]);
const TRUNK = both([
  20, -392, 26, -378, 58, -368, 86, -352, 84, -318, 72, -276, 64, -236, 70, -200, 40, -190,
]);
const RAISED = curveThrough(74, -346, 104, -372, 124, -420, 130, -478, 128, -536);
const UPPER_ARM = curveThrough(-74, -344, -104, -328, -130, -302, -146, -276),
  FOREARM = curveThrough(-146, -278, -122, -256, -94, -244, -66, -237);

/** The trunk with the lifted arm and the upper part of the other; the forearm that comes back to the hip. */
const BODY = union(
    [TRUNK, ribbon(RAISED, widths(30, 28, 24, 21, 17)), ribbon(UPPER_ARM, widths(29, 26, 23, 21))],
    10,
    3,
  ),
  FORE = union([ribbon(FOREARM, widths(20, 20, 17, 14)), ellipse(-146, -278, 20)], 3, 2);

interface Brush {
  T: (p: Poly) => Poly;
  S: number;
  at(x: number, y: number): Point;
  /** Large enough for fine work. */
  fine: boolean;
  r: Rng;
}

const edge = (b: Brush, p: Poly, w = 1.6, col = LINE): string =>
  ink(b.T(p), col, Math.max(0.6, w * b.S), { vary: 0.2, jit: 0.2 });
const stroke = (b: Brush, p: Poly, w: number, col: string): string =>
  ink(b.T(p), col, Math.max(0.4, w * b.S), { closed: false, vary: 0.15, jit: 0.1, taper: 0.8 });
const beads = (b: Brush, p: Poly, R: number, col = '#fbf6ea'): string => {
  const q = resample(b.T(p), R * 2 * b.S);
  return dots(q, R * b.S * 1.12, '#3a2410') + dots(q, R * b.S * 0.9, col);
};
const gem = (b: Brush, x: number, y: number, R: number, col: string): string => {
  const [px, py] = b.at(x, y);
  return (
    dot(px, py, R * 1.55 * b.S, '#6d3f10') +
    dot(px, py, R * 1.35 * b.S, K.goldHi) +
    dot(px, py, R * b.S, col) +
    (b.fine ? dot(px - R * 0.3 * b.S, py - R * 0.3 * b.S, R * 0.28 * b.S, '#ffffffcc') : '')
  );
};

/** Shaded paint, flat when the figure is small. */
const shaded = (
  b: Brush,
  q: Poly,
  base: string,
  shade: string,
  w: number,
  blur: number,
  o: Parameters<typeof modelled>[5] = {},
): string => (b.fine ? modelled(q, base, shade, w, blur, o) : fill(q, base));

/** Cloth with sprigs, folds and a border along its hem. */
function drape(b: Brush, p: Poly, c: Cloth, folds: Poly[], hem: Poly, w: number): string {
  const q = b.T(p),
    h = b.T(hem);
  const sprigs = b.fine
    ? each(scatter(q, 17 * b.S, b.r, 3), ([x, y], i) =>
        c.pattern === 'stripe'
          ? ''
          : polys(rosette(x, y, 4.4 * b.S, 5, i), c.motif) + dot(x, y, 1.3 * b.S, c.border2),
      )
    : dots(scatter(q, 11, b.r, 2), 1, c.motif);
  return (
    shaded(b, q, c.base, c.shade, 22 * b.S, 5, { op: 0.75 }) +
    clip(
      q,
      sprigs +
        each(folds, (f) =>
          ink(
            b.T(f),
            c.pattern === 'stripe' ? c.motif : c.shade,
            Math.max(0.5, (c.pattern === 'stripe' ? 3 : 1.4) * b.S),
            { closed: false, taper: 0.8 },
          ),
        ) +
        line(h, c.border, w * b.S) +
        (b.fine
          ? dots(resample(h, 9 * b.S), 2.6 * b.S, c.border2) +
            line(transform(h, 0, -w * 0.5 * b.S), c.border2, 1.6 * b.S) +
            line(transform(h, 0, w * 0.5 * b.S), c.border2, 1.6 * b.S)
          : ''),
    ) +
    ink(q, K.line, Math.max(0.6, 1.6 * b.S))
  );
}

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

/** The open hand that carries the hill, and the fist on the hip. */
function hands(b: Brush): string {
  const palm = loopThrough(110, -528, 106, -552, 110, -574, 126, -580, 144, -574, 149, -550, 146, -528);
  let s = shaded(b, b.T(palm), SKIN, SHADE, 9 * b.S, 2, { op: 0.7 });
  for (const [x, dx, L] of [
    [113, -3, 38],
    [123, -1, 44],
    [134, 2, 42],
    [144, 5, 33],
  ] as const) {
    const f = ribbon(
      curveThrough(x, -568, x + dx * 0.6, -568 - L * 0.55, x + dx * 0.2, -568 - L),
      widths(6, 5.8, 3),
    );
    s += fill(b.T(f), SKIN) + edge(b, f, 1.2) + fill(b.T(ellipse(x + dx * 0.2, -566 - L, 3.4, 4)), '#b3262a');
  }
  const thumb = ribbon(curveThrough(112, -546, 100, -562, 96, -582), widths(7, 6, 3));
  s +=
    fill(b.T(thumb), SKIN) +
    edge(b, thumb, 1.2) +
    fill(b.T(ellipse(128, -556, 9, 9)), '#a3262e') +
    stroke(b, curveThrough(108, -530, 106, -552, 110, -570), 1.4, LINE) +
    stroke(b, curveThrough(147, -530, 149, -550, 145, -570), 1.4, LINE);
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
      w = 24;
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
    [22, -372, 2.8, '#fbf6ea'],
    [32, -356, 3.4, K.gold],
    [40, -338, 3, '#fbf6ea'],
    [48, -312, 3.8, K.gold],
    [52, -280, 3, '#fbf6ea'],
    [56, -248, 3.4, '#2c8a5a'],
  ] as const)
    s += beads(b, hang(w, y), R, col);
  s +=
    gem(b, 0, -338, 7, '#b3182c') +
    gem(b, 0, -310, 5, '#1f7a50') +
    gem(b, 0, -278, 8, '#b3182c') +
    gem(b, 0, -247, 5, '#f6f0e0');
  for (const [x, y] of [
    [-14, -290],
    [14, -290],
    [-26, -318],
    [26, -318],
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

/** One great eye, cast down. @param sg which side */
function eye(b: Brush, sg: 1 | -1): string {
  const M = (p: Poly): Poly => transform(p, 0, 0, 1, 0, sg);
  const upper = M(curveThrough(4, -441, 14, -448, 28, -450, 44, -450, 61, -447)),
    lower = M(curveThrough(4, -441, 12, -431, 26, -425, 42, -429, 61, -447));
  const shape = b.T([...upper, ...lower.slice(1, -1).reverse()]);
  const [ix, iy] = b.at(sg * 27, -438);
  return (
    fill(
      b.T(
        M([
          ...curveThrough(3, -446, 14, -464, 30, -468, 46, -464, 60, -447),
          ...curveThrough(61, -447, 44, -450, 28, -450, 14, -448, 4, -441),
        ]),
      ),
      '#2c4068',
    ) +
    fill(shape, '#fbf3e4') +
    clip(
      shape,
      each([8, 54], (x) =>
        group(
          dot(...b.at(sg * x, -444), 7 * b.S, '#d2564a'),
          b.fine ? 'opacity=".55" filter="url(#b2)"' : 'opacity=".3"',
        ),
      ) +
        dot(ix, iy, 12.4 * b.S, '#1a0d0a') +
        (b.fine
          ? line(ellipse(ix, iy, 9.6 * b.S), '#6b3a1c', 1.6 * b.S, true) +
            dot(ix - 4 * b.S, iy - 4 * b.S, 2 * b.S, '#fff')
          : ''),
    ) +
    stroke(b, upper, 3.6, '#000') +
    stroke(b, lower, 1.6, '#000') +
    stroke(b, M(curveThrough(3, -446, 14, -464, 30, -468.6, 46, -464, 61, -447)), 1.2, '#7f9fd0') +
    stroke(b, M(curveThrough(5, -462, 16, -476, 34, -480, 50, -473, 60, -460)), 3, '#000') +
    stroke(b, M(curveThrough(7, -465, 17, -478, 34, -482, 50, -475)), 0.8, '#7f9fd0')
  );
}

function head(b: Brush): string {
  const face = b.T(FACE);
  let s = '';
  for (const sg of [-1, 1] as const) {
    const M = (p: Poly): Poly => transform(p, 0, 0, 1, 0, sg);
    const ear = M(loopThrough(54, -458, 64, -462, 68, -446, 62, -424, 54, -420));
    s += fill(b.T(ear), SKIN) + edge(b, ear, 1.2);
    const [x, y] = [sg * 68, -404];
    s +=
      fill(b.T(ellipse(x, y, 17, 19)), '#6d3f10') +
      fill(b.T(ellipse(x, y, 15.4, 17.4)), K.gold) +
      beads(b, [...ellipse(x, y, 12, 13.6, 0, 24), [x + 12, y]], 1.8) +
      gem(b, x, y, 5.4, '#b3182c');
    s += beads(b, polyline(x, y + 20, x, y + 34), 3);
  }
  s +=
    shaded(b, face, SKIN, SHADE, 16 * b.S, b.fine ? 5 : 2, { op: 0.6, hi: '#5a78a8' }) + edge(b, FACE, 1.8);
  // brow mark, long nose with its ring, small mouth, diamond of the chin
  s +=
    stroke(b, curveThrough(-8, -496, -7, -470, 0, -458, 7, -470, 8, -496), 3, '#f7d66a') +
    stroke(b, polyline(0, -496, 0, -464), 3, '#c22a34');
  s +=
    stroke(
      b,
      curveThrough(-5, -452, -5, -432, -10, -418, -12, -411, -5, -407, 0, -405, 5, -407, 12, -411, 10, -418),
      1.5,
      '#7f9fd0',
    ) + stroke(b, curveThrough(4, -450, 4.6, -432, 7, -422), 0.9, '#4a6696');
  s += eye(b, -1) + eye(b, 1);
  const lips = loopThrough(
    -15,
    -399.6,
    -6,
    -403,
    0,
    -401.4,
    6,
    -403,
    15,
    -399.6,
    7,
    -394.6,
    0,
    -393.6,
    -7,
    -394.6,
  );
  s +=
    fill(b.T(lips), '#b92a34') +
    stroke(b, curveThrough(-17, -401, -7, -399, 0, -398.4, 7, -399, 17, -401), 1.1, '#4a0a14');
  s +=
    line(b.T(ellipse(14, -403, 8, 9, 0, 24)), K.goldHi, Math.max(0.5, 1.5 * b.S), true) +
    dot(...b.at(15, -394), 2.6 * b.S, '#fbf6ea') +
    dot(...b.at(8, -397), 2 * b.S, '#c22a34');
  const stone = (k: number): Poly => polyline(0, -393 - k, 8 + k, -384, 0, -375 + k, -8 - k, -384);
  s +=
    fill(b.T(stone(2.4)), K.gold) +
    fill(b.T(stone(0)), '#f6fbff') +
    (b.fine
      ? lines([b.T(polyline(0, -393, 0, -375)), b.T(polyline(-8, -384, 8, -384))], '#a9c4d8', 0.8)
      : '');
  return s;
}

const plumeEye = (b: Brush, x: number, y: number, R: number): string =>
  (
    [
      [1, 1.36, '#2f7a4c'],
      [0.66, 0.9, K.gold],
      [0.48, 0.64, '#2b8f9c'],
      [0.28, 0.38, '#1c2f6b'],
    ] as const
  )
    .map(([rx, ry, col]) => fill(b.T(ellipse(x, y, R * rx, R * ry)), col))
    .join('');

/** Turban or crown above the brow. */
function crown(b: Brush, d: Dress): string {
  const gear = d.gear ?? 'mukut';
  const band = [
    ...curveThrough(-57, -470, -40, -490, 0, -498, 40, -490, 57, -470),
    ...curveThrough(60, -490, 42, -512, 0, -520, -42, -512, -60, -490),
  ];
  let s = '';
  if (gear === 'turban' || gear === 'pagh') {
    const c = d.turban ?? CLOTHS[0];
    const mass = loopThrough(
      -60,
      -474,
      -74,
      -508,
      -62,
      -548,
      -24,
      -566,
      24,
      -568,
      64,
      -554,
      80,
      -520,
      60,
      -474,
      40,
      -492,
      0,
      -500,
      -40,
      -492,
    );
    if (gear === 'pagh')
      s += stroke(b, polyline(20, -560, 30, -612), 2.4, '#3c5a2a') + plumeEye(b, 32, -620, 18);
    s += drape(
      b,
      mass,
      c,
      series(6, (i) => curveThrough(-66 + i * 3, -484 - i * 12, -10, -512 - i * 9, 60, -492 - i * 12)),
      curveThrough(-72, -520, 0, -540, 76, -532),
      6,
    );
    s +=
      stroke(b, curveThrough(-6, -548, 0, -584, 12, -608, 28, -612), 6, '#f4efe2') +
      gem(b, 0, -540, 7, '#b3182c');
  } else {
    const tall = gear === 'kirita';
    if (!tall)
      for (const [a, L] of [
        [-0.62, 74],
        [0.62, 74],
        [-0.3, 92],
        [0.3, 92],
        [0, 104],
      ] as const) {
        const [px, py]: Point = [Math.sin(a) * L * 0.9, -540 - Math.cos(a) * L];
        s +=
          stroke(b, polyline(0, -530, px, py), 2.4, '#3c5a2a') +
          fill(
            b.T(leaf(px * 0.3, -530 + (py + 530) * 0.3, L * 0.8, 13, Math.atan2(py + 530, px), 0, 0.66)),
            '#3c7a44',
          ) +
          stroke(
            b,
            [...leaf(px * 0.3, -530 + (py + 530) * 0.3, L * 0.8, 13, Math.atan2(py + 530, px), 0, 0.66)],
            1,
            '#12301c',
          ) +
          plumeEye(b, px, py, 14);
      }
    const peak = tall
      ? both([0, -640, 12, -622, 20, -590, 34, -566, 46, -530, 58, -490, 40, -500, 0, -506])
      : both([0, -578, 14, -560, 26, -548, 36, -562, 48, -546, 62, -534, 60, -490, 40, -500, 0, -508]);
    s +=
      shaded(b, b.T(peak), K.gold, '#7a4a10', 9 * b.S, 2, { op: 0.7, hi: '#fbeeb8' }) +
      edge(b, peak, 1.3, '#5a3410');
    for (const [x, y] of [
      [-40, -528],
      [40, -528],
      [-20, -532],
      [20, -532],
    ])
      s += gem(b, x, y, 4, '#1f7a50');
    s += gem(b, 0, tall ? -566 : -548, 7, '#b3182c');
  }
  s += shaded(b, b.T(band), K.gold, '#7a4a10', 6 * b.S, 2, { op: 0.6 }) + edge(b, band, 1.2, '#5a3410');
  for (const x of [-46, -31, -16, 0, 16, 31, 46])
    s += gem(b, x, -508 + x * x * 0.0086, x ? 3.4 : 5.4, x % 31 ? '#b3182c' : '#1f7a50');
  s += beads(b, curveThrough(-57, -469, -40, -488, 0, -496, 40, -488, 57, -469), 2.4);
  for (const sg of [-1, 1]) {
    s += beads(b, curveThrough(sg * 60, -486, sg * 76, -462, sg * 80, -428), 2.4);
    s += gem(b, sg * 80, -420, 4, '#1f7a50');
  }
  return s;
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
