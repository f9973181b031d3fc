/**
 * Jaipur blue pottery plate: quartz-white glaze, cobalt and turquoise flowers, a bird in the middle; on a wooden rest.
 */
import { type Point, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { capsule, roundBox, smoothMin } from '../studio/distance.ts';
import { lathe } from '../studio/grid.ts';
import { paint, wood } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { flower } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

const PROFILE: Point[] = [
  ...curve(
    [
      [-0.3, 0.0],
      [0.6, 0.0],
      [0.74, -0.05],
      [0.8, -0.05],
      [0.86, 0.03],
      [1.1, 0.13],
      [1.4, 0.2],
      [1.56, 0.245],
    ],
    false,
    14,
  ),
  ...curve(
    [
      [1.575, 0.26],
      [1.56, 0.285],
      [1.5, 0.283],
      [1.15, 0.215],
      [1.02, 0.15],
      [0.92, 0.09],
      [0.7, 0.065],
      [-0.3, 0.062],
    ],
    false,
    14,
  ),
];
const C = {
  cobalt: '#17308f',
  blue: '#3f6fd0',
  turq: '#17a0b4',
  pale: '#8fd6da',
  leaf: '#2c9276',
  yellow: '#e9bb3c',
  white: '#f4f3ec',
};
const N = 1600,
  M = N / 2;

/** Bird on a flowering twig, drawn with a cobalt brush; it keeps inside the ring of radius 320. */
function bird() {
  const at = (points: Point[]) => transform(points, M - 4, M + 14, 1.36);
  const outlined = (points: Point[], colour: string, width = 5) => inked(at(points), colour, C.cobalt, width);
  const twig = at(curveThrough(-176, 118, -120, 128, -50, 104, 40, 112, 120, 96, 176, 56));
  let svg = ink(twig, C.cobalt, 11, { closed: false });
  for (const [x, y, angle] of TWIG_LEAVES) svg += outlined(leaf(x, y, 46, 12, angle), C.leaf, 4);
  for (const [turn, length, colour] of TAIL_FEATHERS)
    svg += outlined(leaf(-66, 52, length, 15, 2.56 + turn, 0.1, 0.66), colour);
  svg += ink(at(polyline(-6, 84, -2, 108)), C.cobalt, 6, { closed: false });
  svg += ink(at(polyline(20, 82, 22, 110)), C.cobalt, 6, { closed: false });
  const body = loopThrough(...BODY);
  svg += outlined(body, C.pale);
  svg += clip(
    at(body),
    fill(at(ellipse(66, -92, 52, 44)), C.turq) +
      ink(at(curveThrough(16, -78, 54, -48, 104, -58)), C.cobalt, 5, { closed: false }),
  );
  svg += ink(at(body), C.cobalt, 5);
  const wing = loopThrough(28, -30, 30, 8, -6, 50, -66, 84, -118, 104, -88, 52, -48, -2, -8, -34);
  svg += outlined(wing, C.blue);
  for (let i = 0; i < 4; i++) {
    const feather = curveThrough(
      [16 - i * 20, -14 + i * 12],
      [-14 - i * 18, 26 + i * 11],
      [-52 - i * 12, 56 + i * 8],
    );
    svg += line(at(feather), i % 2 ? C.white : C.cobalt, 4.5);
  }
  svg += line(at(curveThrough(22, -20, 6, -28, -8, -22)), C.white, 4.5);
  svg += outlined(polyline(98, -100, 142, -80, 98, -76), C.yellow, 4);
  const crest = [polyline(50, -122, 30, -150), polyline(62, -126, 54, -160), polyline(74, -124, 80, -154)];
  svg += lines(crest.map(at), C.cobalt, 5) + each(crest, (tuft) => dot(...at(tuft)[1], 6, C.turq));
  const spots = series(9, (i): Point => [46 + (i % 3) * 14 - ((i / 3) | 0) * 10, -12 + ((i / 3) | 0) * 26]);
  svg += dots(at(spots), 4.4, C.cobalt);
  const eye = at([[78, -96]])[0];
  svg += dot(...eye, 10, C.white) + dot(...eye, 5.5, C.cobalt);
  svg += flower(...at([[172, 50]])[0], 36, 8, [C.blue, C.pale, C.yellow], C.cobalt);
  return svg + flower(...at([[-168, 112]])[0], 30, 7, [C.turq, C.white, C.yellow], C.cobalt);
}
/** Outline of the sitting bird as x, y pairs, beak to the right. */
const BODY = [
  98, -96, 86, -118, 58, -126, 32, -110, 22, -78, 4, -40, -34, 6, -68, 50, -52, 72, -12, 88, 34, 84, 70, 54,
  88, 12, 94, -36, 102, -70,
];
/** Root and direction of the leaves on the twig. */
const TWIG_LEAVES = [
  [-130, 124, -2.2],
  [-104, 122, 1.9],
  [52, 110, 1.2],
  [104, 98, -0.9],
  [132, 84, 1],
];
/** Tail feathers: turn against the middle one, length, colour. */
const TAIL_FEATHERS: [number, number, string][] = [
  [-0.2, 96, C.blue],
  [0.06, 114, C.turq],
  [0.3, 92, C.blue],
];
const circle = (r: number, w: number, c = C.cobalt) => line(ellipse(M, M, r, r, 0, 160), c, w, true);
/** n copies round the centre at radius r. */
const wheel = (n: number, r: number, f: (x: number, y: number, a: number, i: number) => string, off = 0) =>
  repeat(n, (i) => {
    const a = ((i + off) / n) * TAU - Math.PI / 2;
    return f(...polar(M, M, r, a), a, i);
  });
function drawing() {
  const O = (p: Point[], f: string, w = 4) => inked(p, f, C.cobalt, w);
  let s = bird() + circle(330, 10) + circle(348, 4);
  s +=
    wheel(40, 362, (x, y, a) => O(leaf(x, y, 50, 20, a, 0, 0.4), C.turq, 3)) +
    circle(422, 5) +
    circle(436, 9);
  s += wheel(10, 580, (_x, _y, a) =>
    each([-1, 1], (g) =>
      ink(
        curve([polar(M, M, 578, a), polar(M, M, 500 + g * 60, a + 0.16 * g), polar(M, M, 556, a + 0.314)]),
        C.cobalt,
        6,
        { closed: false },
      ),
    ),
  );
  s += wheel(80, 0, (_x, _y, a, i) => {
    const r = 556 + 62 * Math.sin((i / 80) * TAU * 10),
      q = polar(M, M, r, a);
    return O(leaf(q[0], q[1], 50, 13, a + (i % 2 ? 0.9 : 2.4), 0), i % 3 ? C.leaf : C.turq, 3);
  });
  s += wheel(10, 520, (x, y, a) => flower(x, y, 62, 8, [C.turq, C.white, C.yellow], C.cobalt, a), 0.5);
  s += wheel(10, 572, (x, y, a) => flower(x, y, 92, 10, [C.blue, C.pale, C.cobalt, C.yellow], C.cobalt, a));
  s += wheel(60, 668, (x, y, _a, i) => dot(x, y, i % 2 ? 5 : 8, i % 2 ? C.turq : C.cobalt));
  s +=
    circle(686, 8) +
    wheel(
      48,
      694,
      (x, y, a, i) =>
        O(leaf(x, y, 66, 25, a, 0, 0.42), i % 2 ? C.blue : C.pale, 3) +
        fill(leaf(x, y, 40, 11, a, 0, 0.42), i % 2 ? C.pale : C.cobalt),
    );
  return s + circle(772, 7) + circle(790, 22, C.cobalt) + wheel(90, 789, (x, y) => dot(x, y, 5, C.white));
}
export const craft: Craft = {
  id: 'craft-jaipur-blue-pottery-plate',
  async build(seed) {
    const T = await texture(sheet(N, N, drawing(), { ground: C.white, tremor: 4, seed })),
      f = lathe(PROFILE, 0.006);
    const lean = 0.36,
      c0: Vec3 = [0, 1.57, -0.1],
      S = Math.sin(lean),
      K = Math.cos(lean);
    /** Plate frame: x right, u down the face, v out of the face. */
    const u = (y: number, z: number) => -(y - c0[1]) * K + (z - c0[2]) * S,
      v = (y: number, z: number) => (y - c0[1]) * S + (z - c0[2]) * K;
    const plate: Field = (x, y, z) => f(x, v(y, z), u(y, z));
    const rest: Field = (x, y, z) => {
      const a = Math.abs(x);
      let d = roundBox(a, y, z, [0.62, 0.05, -0.1], [0.06, 0.05, 0.8], 0.03);
      d = smoothMin(d, capsule(a, y, z, [0.62, 0.1, 0.62], [0.62, 0.34, 0.7], 0.06, 0.05), 0.05);
      d = Math.min(d, roundBox(a, y, z, [0, 0.05, 0.3], [0.62, 0.035, 0.05], 0.02));
      return Math.min(d, capsule(a, y, z, [0.62, 0.05, -0.85], [0.5, 1.7, -0.85], 0.05));
    };
    const glaze: Part['mat'] = (s, x, y, z) => {
      const w = u(y, z),
        c: Vec3 = [0, 0, 0],
        face = v(y, z) > -0.06 ? T.rgb(0.5 + x / 3.14, 0.5 + w / 3.14, c) : ([0.8, 0.8, 0.76] as Vec3);
      const k = 0.95 + 0.07 * fbm(x * 5, y * 5, z * 5, 3);
      paint(s, [face[0] * k, face[1] * k, face[2] * k]);
      s.rough = 0.07;
      s.spec = 1.5;
    };
    const oak: Part['mat'] = (s, x, y, z) => wood(s, x, y, z, [0.16, 0.07, 0.03]);
    return {
      ...assemble([
        { f: plate, mat: glaze },
        { f: rest, mat: oak },
      ]),
      lo: [-1.65, 0, -1.0],
      hi: [1.65, 3.15, 1.0],
      bg: [
        [0.66, 0.57, 0.48],
        [0.44, 0.37, 0.32],
      ],
      look: [0, 1.5, 0],
      fov: 0.212,
      eps: 0.007,
      bumpEps: 0.02,
      bump: (x, y, z) => 0.005 * fbm(x * 4, y * 4, z * 4, 2),
    };
  },
};
