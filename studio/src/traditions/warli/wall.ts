/** The Warli wedding wall: chauk and its bands, the goddess Palaghata, horse and drummer, household signs. */
import { lozenges, pitch, run, teeth, zig } from '../../draw/bands.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { each, group } from '../../draw/markup.ts';
import { redrawn } from '../../draw/recording.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Warli } from './painter.ts';
import { WARLI } from './style.ts';

const W = WARLI.ricePaste;

/** A darker mud for walls, doors and bodies that lie on the ground colour. */
const shade = (hex: string) =>
  '#' +
  each([1, 3, 5], (i) =>
    Math.round(parseInt(hex.slice(i, i + 2), 16) * 0.78)
      .toString(16)
      .padStart(2, '0'),
  );

/** Rice paste on a mud wall. */
export const onWall = (A: Warli, w: number, h: number, seed: number, bg: string): Painting => ({
  w,
  h,
  bg,
  body: A.out.join('').replaceAll(WARLI.geru, bg).replaceAll(WARLI.earth, shade(bg)),
  finish: {
    seed,
    surface: 'plaster',
    wobble: 2.1,
    wobbleFreq: 0.03,
    grain: 1,
    mottle: 1.5,
    fibre: 1.7,
    vignette: 0.8,
    age: 0.5,
    chalk: 0.34,
  },
});

/** The horse of the colouring sheet: one closed outline from rump to muzzle, lines for all else, every hoof on the ground. */
const horseOutlines = (T: (p: Poly) => Poly): string =>
  polys(
    [
      polyline(-50, -74, 0, -66, 34, -76, 50, -66, 45, -36, 0, -54, -42, -36),
      polyline(34, -76, 54, -128, 92, -112, 86, -102, 65, -107, 50, -66, 42, -58),
    ].map(T),
    W,
  ) +
  lines(
    [
      polyline(-41, -40, -50, -20, -44, 0, -38, 0),
      polyline(-37, -40, -34, -20, -36, 0, -30, 0),
      polyline(39, -42, 33, -20, 37, 0, 43, 0),
      polyline(44, -40, 54, -22, 51, 0, 57, 0),
    ].map(T),
    W,
    2.6,
  ) +
  lines(
    [
      curveThrough(-48, -72, -56, -65, -59, -50, -57, -32),
      polyline(58, -126, 57, -139),
      polyline(66, -123, 68, -136),
    ].map(T),
    W,
    2.6,
  );

/** Horse from two triangles, with mane, tail and harness; returns the saddle point. */
export function warliHorse(A: Warli, x: number, y: number, s: number, fx: number): Point {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const neck = T(polyline(34, -74, 58, -124, 72, -116, 50, -66)),
    head = T(polyline(54, -128, 92, -112, 86, -102, 60, -108));
  A.add(
    redrawn(
      () =>
        polys(
          [T(polyline(-50, -74, 6, -58, -42, -36)), T(polyline(48, -80, -6, -58, 44, -36)), neck, head],
          W,
        ),
      () => horseOutlines(T),
    ),
  );
  const strand = (i: number) =>
    A.ln(T(polyline(56 - i * 3.4, -124 + i * 6.4, 46 - i * 3.6, -126 + i * 6.6)), 2 * s);
  redrawn(() => {
    A.ln(T(polyline(-48, -73, 0, -64, 46, -78)), 3 * s);
    for (const q of [
      polyline(-44, -40, -52, -20, -46, 0),
      polyline(-38, -42, -32, -22, -38, 0),
      polyline(40, -40, 34, -20, 40, 0),
      polyline(44, -42, 62, -28, 58, -8),
    ])
      A.ln(T(q), 3.6 * s);
  });
  for (let i = 0; i < 6; i++) strand(i);
  redrawn(() => {
    // where the rider's arms are on the colouring sheet
    for (let i = 6; i < 9; i++) strand(i);
    A.ln(T(curveThrough(-48, -72, -70, -64, -74, -36, -66, -12)), 4 * s);
    A.ln(T(polyline(60, -130, 58, -140)), 2.4 * s);
    A.ln(T(polyline(66, -128, 67, -139)), 2.4 * s);
  });
  A.block(T(rect(-76, -142, 172, 142)));
  return T([[-2, -60]])[0];
}

/** Drum player with a barrel drum at the waist. */
export function drummer(A: Warli, x: number, y: number, s: number, fx: number) {
  A.man(x, y, s, 0, { aL: [0.7, 1.5], aR: [1.2, 1.9], lL: [-0.5, -0.1], lR: [0.5, -0.15], lean: 0.3, fx });
  const d = transform(rect(6, -66, 26, 14), x, y, s, 0, fx);
  A.add(fill(d, WARLI.earth), ink(d, W, 2), hatch(d, 1, 5, 1.2, W, A.r));
  A.block(rect(x - 24 * s, y - 104 * s, 60 * s, 104 * s));
}

/** Palaghata, goddess of the chauk: latticed body, raised hands, hair standing like a comb. */
export function goddess(A: Warli, x: number, y: number, s: number) {
  const T = (p: Poly) => transform(p, x, y, s),
    up = T(polyline(-46, -176, 46, -176, 0, -104)),
    lo = T(polyline(0, -112, 58, -14, -58, -14));
  for (const t of [up, lo])
    A.add(
      fill(t, WARLI.earth),
      hatch(t, 0.8, 8, 1.5, W, A.r, 0),
      hatch(t, -0.8, 8, 1.5, W, A.r, 0),
      ink(t, W, 4),
    );
  for (const sg of [-1, 1]) {
    const arm = T(polyline(sg * 45, -174, sg * 84, -142, sg * 96, -204)),
      h = arm[2];
    A.ln(arm, 5 * s);
    // The sheet has no fingers: they would run through the sun and the moon.
    redrawn(() => {
      for (let i = -2; i <= 2; i++)
        A.ln([h, polar(h[0], h[1], 19 * s, -1.57 + sg * 0.2 + i * 0.34)], 2.6 * s);
    });
    A.ln(T(polyline(sg * 24, -14, sg * 25, 14, sg * 44, 16)), 5 * s);
    A.add(dots(resample(T(polyline(sg * 52, -168, sg * 80, -146)), 7), 2.2, W));
  }
  const c = T([[0, -206]])[0];
  A.ln(T(polyline(0, -176, 0, -190)), 6 * s);
  A.add(fill(ellipse(c[0], c[1], 21 * s), W));
  for (let i = 0; i < 15; i++) {
    const a = lerp(-Math.PI * 1.12, Math.PI * 0.12, i / 14);
    A.ln([polar(c[0], c[1], 24 * s, a), polar(c[0], c[1], 42 * s, a)], 2.4);
  }
  A.add(dots(resample(arc(c[0], c[1], 48 * s, -Math.PI * 1.12, Math.PI * 0.12), 9), 2.4, W));
  // necklace and girdle
  A.add(
    dots(resample(T(curveThrough(-40, -170, 0, -146, 40, -170)), 7), 2.6, W),
    line(T(polyline(-30, -60, 30, -60)), W, 4),
  );
}

const rule = (L: number, y: number, w = 2.4) => line(polyline(0, y, L, y), W, w);

/** Sides of the wedding square, outside edge first: spikes, chain, zigzag, comb, lozenges. 106 thick. */
export const chaukBand = (L: number) => {
  const { n, d } = pitch(L, 24),
    chain = series(n, (i) => ellipse((i + 0.5) * d, 34, d * 0.62, 9, 0, 20));
  return (
    polys(teeth(L, 14, 14, 0), W) +
    rule(L, 17) +
    rule(L, 22) +
    lines(
      chain.map((c) => [...c, c[0]]),
      W,
      1.9,
    ) +
    dots(run(L, 24, 34), 2.6, W) +
    rule(L, 46) +
    line(zig(L, 15, 50, 61), W, 2.2) +
    line(zig(L, 15, 56, 67), W, 2.2) +
    rule(L, 71) +
    lines(
      run(L, 5.2, 0).map((p) => polyline(p[0], 73, p[0], 84)),
      W,
      1.7,
    ) +
    rule(L, 86) +
    polys(lozenges(L, 19, 96, 8, 7), W) +
    rule(L, 105, 3.2)
  );
};

/** A square of the four bands, mitred with blocks. */
export function chauk(A: Warli, x: number, y: number, side: number, band: (L: number) => string, T: number) {
  const inner = side - 2 * T,
    put = (tr: string) => group(band(inner), `transform="${tr}"`);
  A.add(
    put(`translate(${x + T} ${y})`),
    put(`translate(${x + side - T} ${y + side}) rotate(180)`),
    put(`translate(${x} ${y + side - T}) rotate(-90)`),
    put(`translate(${x + side} ${y + T}) rotate(90)`),
  );
  for (const [u, v] of [
    [x, y],
    [x + side - T, y],
    [x, y + side - T],
    [x + side - T, y + side - T],
  ]) {
    const c: Point = [u + T / 2, v + T / 2];
    for (const k of [0.92, 0.7, 0.5])
      A.add(ink(rect(c[0] - (T / 2) * k, c[1] - (T / 2) * k, T * k, T * k), W, 2.2));
    A.add(
      hatch(rect(c[0] - T * 0.46, c[1] - T * 0.46, T * 0.92, T * 0.11), 0, 4, 1, W, A.r),
      dots(resample(rect(c[0] - T * 0.3, c[1] - T * 0.3, T * 0.6, T * 0.6), 11, true), 2.2, W),
    );
    for (let i = 0; i < 12; i++)
      A.ln([polar(c[0], c[1], T * 0.07, (i / 12) * 6.283), polar(c[0], c[1], T * 0.2, (i / 12) * 6.283)], 2);
    A.add(dot(c[0], c[1], 4, W));
  }
  A.block(rect(x - 6, y - 6, side + 12, side + 12));
}

/** Household signs placed round the goddess. */
export function comb(A: Warli, x: number, y: number, s: number) {
  A.add(
    ink(rect(x - 16 * s, y - 8 * s, 32 * s, 16 * s), W, 2),
    lines(
      run(32 * s, 4.6 * s, 0).flatMap(
        (p) =>
          [
            [
              [x - 16 * s + p[0], y - 8 * s],
              [x - 16 * s + p[0], y - 22 * s],
            ],
            [
              [x - 16 * s + p[0], y + 8 * s],
              [x - 16 * s + p[0], y + 22 * s],
            ],
          ] as Poly[],
      ),
      W,
      1.7,
    ),
    dots(
      run(32 * s, 8, 0).map((p) => [x - 16 * s + p[0], y] as Point),
      2,
      W,
    ),
  );
}

export function rungs(A: Warli, x: number, y: number, h: number) {
  for (const o of [-9, 9]) A.ln(polyline(x + o, y, x + o * 0.7, y - h), 2.6);
  for (let v = 8; v < h; v += 12) A.ln(polyline(x - 9, y - v, x + 9, y - v), 2);
}

export function pot(A: Warli, x: number, y: number, s: number) {
  A.add(
    fill(ellipse(x, y, 13 * s, 11 * s), W),
    fill(rect(x - 6 * s, y - 16 * s, 12 * s, 8 * s), W),
    line(
      zig(20 * s, 6, -3, 3).map(([u, v]) => [x - 10 * s + u, y + v]),
      WARLI.earth,
      1.6,
    ),
  );
  for (let i = -2; i <= 2; i++) A.ln(polyline(x, y - 16 * s, x + i * 6 * s, y - 30 * s), 1.7);
}
