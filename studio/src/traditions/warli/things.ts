/** What Warli people handle and meet: baskets, bundles, torches, smoke and flame, dogs and cattle, fish and crabs; narrow borders. */
import { lozenges, run, teeth, zig } from '../../draw/bands.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import type { Warli } from './painter.ts';
import { WARLI } from './style.ts';

const PASTE = WARLI.ricePaste;

/** Woven basket, its mouth at (x, y - 30 s). @param heap round things that look over the rim */
export function basket(A: Warli, x: number, y: number, s: number, heap = 0) {
  const T = (...p: number[]) => transform(polyline(...p), x, y, s);
  const body = T(-22, -28, 22, -28, 15, 0, -15, 0);
  for (let i = 0; i < heap; i++)
    A.add(dot(x + ((i + 0.5) / heap - 0.5) * 36 * s, y - (31 + (i % 2) * 5) * s, 5.4 * s, PASTE));
  A.add(
    fill(body, WARLI.earth),
    hatch(body, 0.9, 6 * s, 1.2, PASTE, A.r, 0),
    hatch(body, -0.9, 6 * s, 1.2, PASTE, A.r, 0),
    ink(body, PASTE, 2),
  );
  A.ln(T(-25, -28, 25, -28), 3.4 * s);
  A.block(rect(x - 26 * s, y - 44 * s, 52 * s, 46 * s));
}

/** Tied bundle of twigs lying along angle a, its middle at (x, y). */
export function bundle(A: Warli, x: number, y: number, L: number, a: number) {
  for (let i = -3; i <= 3; i++) {
    const tip = polar(x, y, L * 0.5, a + i * 0.14);
    const root = polar(x, y, -L * 0.5, a + i * 0.09);
    A.ln(curve([root, polar(x, y, i * 1.3, a + 1.57), tip]), 1.6);
    for (const k of [0.75, 0.9]) {
      const q: Point = [lerp(x, tip[0], k), lerp(y, tip[1], k)];
      for (const g of [-0.7, 0.7]) A.ln([q, polar(q[0], q[1], 7, a + g)], 1.1);
    }
  }
  A.ln([polar(x, y, 8, a + 1.57), polar(x, y, -8, a + 1.57)], 3);
  A.block(ellipse(x, y, L * 0.5, 14, a, 16));
}

/** A torch from the hand upwards: stick, cup, flame of dashes. */
export function torch(A: Warli, [x, y]: Point, L: number, a = -1.3) {
  const top = polar(x, y, L, a);
  A.ln([polar(x, y, -L * 0.3, a), top], 3);
  flame(A, top[0], top[1], L * 0.62);
  A.block(ellipse(top[0], top[1] - L * 0.3, L * 0.5));
}

/** Standing flame: one leaf inside another, sparks over it. */
export function flame(A: Warli, x: number, y: number, h: number) {
  const tongue = (k: number): Poly =>
    curve(
      [
        [x, y],
        [x - h * 0.26 * k, y - h * 0.3 * k],
        [x - h * 0.06, y - h * 0.62 * k],
        [x + h * 0.06, y - h * k],
        [x + h * 0.2 * k, y - h * 0.5 * k],
        [x + h * 0.22 * k, y - h * 0.22 * k],
      ],
      true,
      6,
    );
  A.add(ink(tongue(1), PASTE, 2), fill(tongue(0.56), PASTE));
  A.add(
    dots(
      [
        [x - h * 0.16, y - h * 1.12],
        [x + h * 0.2, y - h * 1.24],
        [x + h * 0.02, y - h * 1.42],
      ],
      1.7,
      PASTE,
    ),
  );
}

/** A column of smoke: strands that rise side by side, sway, and end in curls. */
export function smoke(A: Warli, x: number, y: number, h: number, lean: number, strands = 5) {
  for (let i = 0; i < strands; i++) {
    const k = i - (strands - 1) / 2;
    const top = h * (1 - Math.abs(k) * 0.13);
    const p: Poly = series(40, (j) => {
      const t = j / 39;
      return [x + k * (5 + 15 * t) + lean * t * t + Math.sin(t * 7 + 0.5) * 16 * t, y - t * top];
    });
    const e = p[p.length - 1];
    const turn = k < 0 ? -1 : 1;
    const curl: Poly = series(26, (j) => {
      const u = j / 25;
      const R = 15 * (1 - u * 0.82);
      return [e[0] + turn * 15 - turn * Math.cos(u * 8.4) * R, e[1] - Math.sin(u * 8.4) * R];
    });
    A.ln([...p, ...curl], 2);
  }
  const column: Poly = series(12, (j) => {
    const t = j / 11;
    return [x + lean * t * t + Math.sin(t * 7 + 0.5) * 16 * t, y - t * h];
  });
  for (const q of column) A.block(ellipse(q[0], q[1], 34 + (strands * 7 * (y - q[1])) / h, 26));
}

/** Dog in profile, tail curled up. */
export function dog(A: Warli, x: number, y: number, s: number, fx = 1) {
  const T = (...p: number[]) => transform(polyline(...p), x, y, s, 0, fx);
  A.add(
    polys([T(-20, -24, 3, -19, -16, -11), T(20, -26, -3, -19, 16, -10), T(18, -34, 36, -27, 21, -20)], PASTE),
  );
  for (const q of [
    T(-17, -14, -20, -7, -17, 0),
    T(-12, -14, -9, -6, -12, 0),
    T(14, -13, 12, -6, 14, 0),
    T(17, -14, 21, -6, 19, 0),
  ])
    A.ln(q, 2 * s);
  A.ln(T(20, -33, 18, -41), 2.2 * s);
  A.ln(transform(curveThrough(-19, -22, -30, -30, -27, -40, -19, -37), x, y, s, 0, fx), 2 * s);
  A.block(transform(rect(-32, -44, 70, 44), x, y, s, 0, fx));
}

/** Humped cattle. @param look head level, raised to look up, or down at the grass */
export function cattle(
  A: Warli,
  x: number,
  y: number,
  s: number,
  fx = 1,
  look: 'level' | 'up' | 'graze' = 'level',
) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const L = (...p: number[]) => T(polyline(...p));
  A.add(
    polys([L(-40, -54, 4, -44, -34, -26), L(38, -58, -4, -44, 32, -24), L(20, -54, 30, -70, 40, -56)], PASTE),
  );
  for (const q of [
    L(-36, -30, -40, -14, -36, 0),
    L(-29, -30, -26, -14, -30, 0),
    L(26, -26, 24, -12, 27, 0),
    L(33, -28, 38, -13, 36, 0),
  ])
    A.ln(q, 2.6 * s);
  A.ln(T(curveThrough(-40, -52, -52, -40, -48, -16)), 1.9 * s);
  A.ln(L(-48, -16, -51, -6), 3 * s);
  const turn = { level: 0.1, up: -0.75, graze: 1.15 }[look];
  const at: Point = look === 'graze' ? [48, -34] : [44, -60];
  A.ln(L(36, -54, ...at), 7 * s);
  const head = (p: Poly) => T(transform(p, at[0], at[1], 1, turn));
  A.add(fill(head(polyline(-8, -9, 28, -2, 26, 5, -4, 8)), PASTE));
  A.ln(head(curveThrough(-4, -8, 0, -24, 14, -30)), 2.2 * s);
  A.ln(head(curveThrough(-8, -6, -16, -22, -8, -34)), 2.2 * s);
  A.ln(head(polyline(-8, -4, -19, -1)), 3 * s);
  A.block(T(rect(-56, -96, 136, 96)));
}

/** Fish with ribs, about 60 s long, swimming along angle a. */
export function riverFish(A: Warli, x: number, y: number, s: number, a: number, fx = 1) {
  const T = (p: Poly) => transform(p, x, y, s, a, fx);
  const body = T(
    curve(
      [
        [-22, 0],
        [-6, -10],
        [14, -8],
        [28, 0],
        [14, 8],
        [-6, 10],
      ],
      true,
      6,
    ),
  );
  A.add(
    fill(body, WARLI.earth),
    ink(body, PASTE, 1.9),
    polys([T(polyline(-20, 0, -34, -10, -30, 0, -34, 10))], PASTE),
  );
  for (const u of [-12, -5, 2, 9]) A.ln(T(curveThrough(u, -7, u + 4, 0, u, 7)), 1.4);
  const e = T([[20, -2]])[0];
  A.add(dot(e[0], e[1], 2.3 * s, PASTE));
  A.block(T(ellipse(-3, 0, 36, 15)));
}

/** Crab from above: legs like eyelashes and two claws. */
export function crab(A: Warli, x: number, y: number, s: number, rot = 0) {
  const T = (p: Poly) => transform(p, x, y, s, rot);
  A.add(fill(T(ellipse(0, 0, 11, 8.5)), PASTE));
  for (const sg of [-1, 1]) {
    for (const [i, v] of [-0.5, -0.05, 0.4, 0.85].entries())
      A.ln(T(curveThrough(sg * 8, -2 + i * 2.4, sg * 17, -6 + i * 4 + v * 3, sg * 21, 2 + i * 5)), 1.5);
    A.ln(T(curveThrough(sg * 7, -6, sg * 15, -13, sg * 12, -21)), 2.2);
    A.ln(T(curveThrough(sg * 12, -20, sg * 17, -27, sg * 11, -32)), 2);
    A.ln(T(curveThrough(sg * 12, -20, sg * 6, -25, sg * 6, -31)), 2);
  }
  A.add(dots(T(polyline(-3, -10, 3, -10)), 1.5 * s, PASTE));
  A.block(T(ellipse(0, -6, 26, 28)));
}

/** Cone-shaped fish trap with its open mouth at the near end. */
export function trap(A: Warli, x: number, y: number, s: number, a: number) {
  const T = (p: Poly) => transform(p, x, y, s, a);
  A.add(fill(T(polyline(0, -15, 52, -4, 52, 4, 0, 15)), WARLI.earth));
  for (let i = 0; i < 7; i++) A.ln(T(polyline(0, lerp(-15, 15, i / 6), 52, lerp(-4, 4, i / 6))), 1.4);
  for (const [u, h] of [
    [0, 15],
    [18, 11.4],
    [36, 7.6],
    [52, 4.2],
  ])
    A.ln(T(curveThrough(u, -h, u - 5, 0, u, h)), 2);
  A.block(T(rect(-8, -16, 64, 32)));
}

/** Kinds of narrow border, each about 26 thick. */
const HEM = {
  teeth: (L: number) =>
    line(polyline(0, 1, L, 1), PASTE, 2.4) +
    polys(teeth(L, 18, 24, 6), PASTE) +
    line(polyline(0, 26, L, 26), PASTE, 2),
  wave: (L: number) =>
    line(polyline(0, 1, L, 1), PASTE, 2.4) +
    line(zig(L, 20, 6, 21), PASTE, 2.2) +
    dots(run(L, 10, 8), 1.7, PASTE) +
    line(polyline(0, 26, L, 26), PASTE, 2),
  lozenge: (L: number) =>
    line(polyline(0, 1, L, 1), PASTE, 2.4) +
    polys(lozenges(L, 26, 13.5, 10, 6.6), PASTE) +
    line(polyline(0, 26, L, 26), PASTE, 2),
  ladder: (L: number) =>
    line(polyline(0, 1, L, 1), PASTE, 2.4) +
    lines(
      run(L, 12, 0).map(([u]): Poly => [
        [u - 3, 4],
        [u + 3, 23],
      ]),
      PASTE,
      2.2,
    ) +
    line(polyline(0, 26, L, 26), PASTE, 2),
};

/**
 * Narrow border of one kind of mark.
 * @param m distance from the sheet's edge
 * @returns the inner field
 */
export function hem(A: Warli, W: number, H: number, m: number, kind: keyof typeof HEM) {
  const T = 27;
  const side = (L: number, tr: string) => group(HEM[kind](L), `transform="${tr}"`);
  A.add(
    side(W - 2 * m - 2 * T, `translate(${m + T} ${m})`),
    side(W - 2 * m - 2 * T, `translate(${W - m - T} ${H - m}) rotate(180)`),
    side(H - 2 * m - 2 * T, `translate(${m} ${H - m - T}) rotate(-90)`),
    side(H - 2 * m - 2 * T, `translate(${W - m} ${m + T}) rotate(90)`),
  );
  for (const [x, y] of [
    [m, m],
    [W - m - T, m],
    [m, H - m - T],
    [W - m - T, H - m - T],
  ]) {
    A.add(
      ink(rect(x, y, T, T), PASTE, 2.2),
      fill(transform(polyline(-8, 0, 0, -8, 8, 0, 0, 8), x + T / 2, y + T / 2), PASTE),
    );
  }
  for (const q of [
    rect(0, 0, W, m + T + 3),
    rect(0, H - m - T - 3, W, m + T + 3),
    rect(0, 0, m + T + 3, H),
    rect(W - m - T - 3, 0, m + T + 3, H),
  ])
    A.block(q);
  return { x: m + T + 3, y: m + T + 3, w: W - 2 * (m + T + 3), h: H - 2 * (m + T + 3) };
}

/** Grass along a line of ground: tufts at uneven steps. */
export function sward(A: Warli, p: Poly, step: number) {
  for (const k of walk(p, step))
    if (A.free(k.p[0], k.p[1] - 4, 5))
      A.tuft(k.p[0] + A.r.between(-step / 3, step / 3), k.p[1], A.r.between(0.6, 0.95));
}
