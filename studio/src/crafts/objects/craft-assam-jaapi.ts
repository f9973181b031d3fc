/** Assam jaapi: palm leaf between woven bamboo rings, applique star in red, green and black, pointed crown. */
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { fill, line } from '../../draw/svg.ts';
import { repeat } from '../../draw/markup.ts';
import { bake, lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm, noise } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Upper skin from rim to crown tip, then back underneath. */
const TOP: Point[] = curve(
  [
    [1.78, 0.0],
    [1.8, 0.03],
    [1.74, 0.07],
    [1.3, 0.24],
    [0.8, 0.44],
    [0.5, 0.58],
    [0.4, 0.66],
    [0.34, 0.82],
    [0.2, 1.14],
    [0.05, 1.46],
    [0.015, 1.52],
  ],
  false,
  14,
);
const UNDER: Point[] = curve(
  [
    [-0.3, 1.4],
    [0.04, 1.34],
    [0.3, 0.74],
    [0.44, 0.54],
    [0.8, 0.38],
    [1.3, 0.18],
    [1.72, 0.0],
  ],
  false,
  8,
);
const N = 1800,
  M = N / 2,
  R = M / 1.86,
  C = { red: '#c01f24', green: '#12704a', black: '#17120f', gold: '#e2b23c', white: '#f6ecd2' };
const at = (r: number, a: number): Point => polar(M, M, r * R, a);
/** n copies of a sector drawing. */
const wheel = (n: number, f: (a: number, i: number) => string, off = 0) =>
  repeat(n, (i) => f(((i + off) / n) * TAU, i));
const ringBand = (r: number, w: number, c: string) =>
  line(ellipse(M, M, r * R, r * R, 0, 200), c, w * R, true);

/** Applique in plan: colour, or grey height when `h` is set. */
function cloth(h: boolean) {
  const c = (col: string, g: number) => (h ? `rgb(${g},${g},${g})` : col);
  const stitch = (p: Poly) => line(p, c(C.white, 150), 5, true, 'stroke-dasharray="13 10"');
  const O = (p: Poly, col: string, g: number, small = 1) => fill(p, c(col, g)) + (small ? stitch(p) : '');
  let s = wheel(8, (a) => O([at(0.56, a - 0.3), at(1.2, a), at(0.56, a + 0.3), at(0.44, a)], C.red, 190));
  s += wheel(8, (a) =>
    O(
      polyline(...at(0.62, a), ...at(0.86, a - 0.085), ...at(1.07, a), ...at(0.86, a + 0.085)),
      C.green,
      225,
      0,
    ),
  );
  s += wheel(8, (a) =>
    O(
      polyline(...at(0.74, a), ...at(0.86, a - 0.034), ...at(0.97, a), ...at(0.86, a + 0.034)),
      C.gold,
      250,
      0,
    ),
  );
  s += wheel(
    8,
    (a) =>
      O(
        [at(0.66, a - 0.06), at(0.84, a - 0.12), at(1.06, a), at(0.84, a + 0.12), at(0.66, a + 0.06)],
        C.black,
        200,
      ) + fill(ellipse(...at(0.84, a), 0.05 * R), c(C.red, 235)),
    0.5,
  );
  s += wheel(
    8,
    (a) =>
      fill(ellipse(...at(1.12, a), 0.036 * R), c(C.red, 235)) +
      fill(ellipse(...at(1.2, a), 0.022 * R), c(C.green, 235)),
    0.5,
  );
  s +=
    ringBand(0.5, 0.15, c(C.red, 190)) +
    ringBand(0.43, 0.035, c(C.black, 215)) +
    ringBand(0.575, 0.025, c(C.gold, 235));
  s += wheel(40, (a) => fill(ellipse(...at(0.5, a), 0.026 * R), c(C.white, 245)));
  s +=
    ringBand(1.43, 0.19, c(C.red, 180)) +
    ringBand(1.33, 0.03, c(C.black, 215)) +
    ringBand(1.53, 0.03, c(C.black, 215));
  s += wheel(36, (a) =>
    O(
      polyline(...at(1.37, a), ...at(1.43, a - 0.045), ...at(1.49, a), ...at(1.43, a + 0.045)),
      C.white,
      235,
      0,
    ),
  );
  s += wheel(36, (a) => fill(leaf(...at(1.385, a), 0.09 * R, 0.022 * R, a), c(C.green, 245)), 0.5);
  return (
    s +
    ringBand(1.775, 0.1, c(C.red, 200)) +
    wheel(90, (a) => line([at(1.725, a), at(1.83, a + 0.03)], c(C.gold, 240), 5))
  );
}
const TILT = 0.42,
  YAW = 0.3;
export const craft: Craft = {
  id: 'craft-assam-jaapi',
  async build(seed) {
    // The ground of the colour sheet is cloth red, so that no edge shows a foreign colour; the height sheet masks it.
    const T = await texture(sheet(N, N, cloth(false), { ground: C.red, tremor: 3, seed }), 0.7);
    const Hh = await texture(sheet(N, N, cloth(true), { tremor: 3, seed }), 1.6);
    const cone = lathe([...TOP, ...UNDER], 0.008);
    /** World to hat: leans towards the viewer, resting on its front rim. */
    const hat = (x: number, y: number, z: number): Vec3 => {
      const [q, r] = rotate(y - 0.735, z, -TILT),
        [a, b] = rotate(x, r, YAW);
      return [a, q, b];
    };
    const SP = 56,
      PITCH = 0.092,
      CROWN = 0.68;
    /** Bamboo rings run over and under radial leaf slats: height 0..1 and which strand is on top. */
    let ringOnTop = false;
    const weave = ([x, y, z]: Vec3) => {
      const r = Math.hypot(x, z);
      const onCrown = y > CROWN;
      const a = (Math.atan2(x, z) / TAU) * SP * (r > 0.9 ? 2 : onCrown ? 0.5 : 1);
      const k = (onCrown ? y : r) / PITCH;
      const i = Math.floor(a);
      const j = Math.floor(k);
      const u = a - i - 0.5,
        v = k - j - 0.5,
        over = (i + j) & 1 ? 1 : -1,
        slat = Math.max(0, 1 - (Math.abs(u) / 0.47) ** 4),
        hoop = Math.max(0, 1 - (Math.abs(v) / 0.3) ** 2);
      const hs = slat * (0.62 - 0.34 * over * Math.cos(v * Math.PI)),
        hr = Math.sqrt(hoop) * (0.55 + 0.42 * over * Math.cos(u * Math.PI));
      ringOnTop = hr > hs;
      // Slats crowd together at the tip and flatten out.
      return Math.max(hs, hr) * (onCrown ? Math.min(1, r / 0.2) : 1);
    };
    const c: Vec3 = [0, 0, 0],
      uv = (p: Vec3): [number, number] => [0.5 + p[0] / 3.72, 0.5 + p[2] / 3.72];
    const bare = (p: Vec3) => {
      T.rgb(...uv(p), c);
      return p[1] > 0.74 || Hh.value(...uv(p)) < 0.3;
    };
    const relief: Field = (x, y, z) => {
      const p = hat(x, y, z),
        [u, v] = uv(p),
        k = Math.hypot(p[0], p[2]) < 0.33 ? 0 : Hh.value(u, v);
      return k > 0.3
        ? 0.016 + 0.02 * k + 0.0012 * Math.sin(p[0] * 330) * Math.sin(p[2] * 330)
        : 0.03 * weave(p) + k * 0.02;
    };
    const f: Field = (x, y, z) => {
      const p = hat(x, y, z);
      return cone(p[0], p[1], p[2]);
    };
    const lo: Vec3 = [-1.9, -0.05, -1.9],
      hi: Vec3 = [1.9, 2.7, 1.9];
    return {
      sdf: bake(f, lo, hi, 0.016),
      exact: f,
      lo: [-1.9, 0, -1.9],
      hi,
      bg: [
        [0.74, 0.62, 0.46],
        [0.52, 0.42, 0.31],
      ],
      eps: 0.006,
      bumpEps: 0.005,
      eye: [0, 6.0, 8.4],
      look: [0.05, 0.72, 0.1],
      fov: 0.208,
      bump: relief,
      mat(s, x, y, z) {
        const p = hat(x, y, z);
        if (!bare(p)) {
          paint(s, c);
          s.rough = 0.75;
          s.spec = 0.2;
          s.sheen = 0.3;
          return;
        }
        weave(p);
        const a = Math.atan2(p[0], p[2]),
          r = Math.hypot(p[0], p[2]),
          grain = noise(a * 160, r * 5, seed),
          age = fbm(p[0] * 2, p[2] * 2, seed, 3);
        const k = 0.8 + 0.2 * grain + 0.2 * (age - 0.5);
        paint(s, ringOnTop ? [0.62 * k, 0.42 * k, 0.17 * k] : [0.84 * k, 0.69 * k, 0.42 * k]);
        s.rough = 0.45;
        s.spec = 0.6;
      },
    };
  },
};
