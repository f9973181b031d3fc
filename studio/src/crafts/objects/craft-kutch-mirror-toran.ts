/** Kutch toran: mirror-work band with mango-leaf pennants, chain stitch, peacocks and tassels, on a wooden rod. */
import { type Point, polar, series } from '../../draw/geometry.ts';
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { capsule, smoothMax, sphere, torus } from '../studio/distance.ts';
import { bake, flatShape } from '../studio/grid.ts';
import { paint, wood } from '../studio/materials.ts';
import { Needle, tone } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

const C = {
  red: '#b91d26',
  green: '#1d7a46',
  yellow: '#eeb024',
  indigo: '#23307c',
  pink: '#d8387e',
  orange: '#e2661f',
  white: '#f7f0df',
  black: '#17131a',
};
const K = 560,
  X0 = -2.05,
  Y0 = 3.32,
  W = 4.1 * K,
  H = 2.3 * K,
  N = 7,
  BX = 1.92,
  TOP = 3.14,
  BOT = 2.36,
  TIP = 1.16;
const px = (x: number) => (x - X0) * K,
  py = (y: number) => (Y0 - y) * K,
  mid = (i: number) => -BX + ((i + 0.5) * 2 * BX) / N,
  HW = BX / N;
/** A mango-leaf pennant in scene units. */
const pennant = (i: number, k = 1): Point[] => {
  const c = mid(i),
    h = HW * k * 0.97;
  return curve(
    [
      [c - h, BOT + 0.02],
      [c - h * 1.0, BOT - 0.26 * k],
      [c - h * 0.62, BOT - 0.62 * k],
      [c, BOT - (BOT - TIP) * k],
      [c + h * 0.62, BOT - 0.62 * k],
      [c + h, BOT - 0.26 * k],
      [c + h, BOT + 0.02],
    ],
    false,
    10,
  );
};
const S = (p: Point[]) => p.map(([x, y]) => [px(x), py(y)] as Point);

/** A stitched peacock about 260 px long; g = facing. */
function peacock(n: Needle, x: number, y: number, g: number) {
  const T = (p: Point[]) => p.map(([a, b]) => [x + a * g, y + b] as Point);
  for (let i = 0; i < 5; i++) {
    const a = Math.PI + 0.5 - i * 0.24,
      p = T(leaf(-10, 16, 150, 20, a, 0, 0.7)),
      e = T([polar(-10, 16, 118, a)])[0];
    n.satin(p, i % 2 ? C.green : '#2f9a8a', g * a + 1.2, 5);
    n.knot(e[0], e[1], 10, C.yellow);
    n.knot(e[0], e[1], 5, C.indigo);
  }
  n.satin(
    T(loopThrough(-34, 10, 0, -26, 34, -30, 46, -66, 62, -84, 74, -72, 66, -40, 52, 14, 10, 36)),
    C.indigo,
    0.6,
    5,
  );
  n.satin(T(loopThrough(-30, 8, 4, -16, 34, -6, 6, 22)), C.pink, 2.2, 5).satin(
    T(polyline(72, -78, 94, -68, 70, -66)),
    C.yellow,
    0,
    4,
  );
  n.knot(...T([[65, -76]])[0], 4, C.white);
  for (const a of [-0.5, 0, 0.5]) {
    const q = T([polar(64, -84, 26, -Math.PI / 2 + a)])[0];
    n.stem([T([[64, -84]])[0], q], C.yellow, 3).knot(q[0], q[1], 5, C.red);
  }
  n.stem(T(polyline(6, 34, 8, 56)), C.yellow, 4).stem(T(polyline(22, 32, 26, 54)), C.yellow, 4);
}
function needlework(seed: number) {
  const n = new Needle(seed),
    grounds = [C.red, C.indigo, C.green, C.red, C.green, C.indigo, C.red],
    h = BOT + 0.5 * (TOP - BOT);
  n.cloth(rect(0, 0, W, H), C.red).cloth(rect(0, py(TOP), W, (TOP - BOT) * K), C.black);
  n.cloth(rect(0, py(TOP - 0.12), W, (TOP - BOT - 0.24) * K), C.red);
  for (const [y, a, b] of [
    [TOP - 0.06, C.yellow, C.green],
    [BOT + 0.06, C.yellow, C.pink],
  ] as const)
    for (let i = 0; i < 60; i++) {
      const x = px(-BX) + ((i + 0.5) * 2 * BX * K) / 60,
        w = (BX * K) / 60;
      n.satin(polyline(x - w, py(y) + 26, x, py(y) - 26, x + w, py(y) + 26), i % 2 ? a : b, 1.57, 5);
    }
  for (const y of [TOP - 0.015, TOP - 0.115, BOT + 0.115, BOT + 0.015])
    n.chain(polyline(px(-BX), py(y), px(BX), py(y)), C.white, 11);
  // Ground of the band: rows of small running stitches and seed knots.
  for (let i = 0; i < 150; i++)
    for (let j = 0; j < 9; j++) {
      const x = px(-BX) + ((i + (j % 2) * 0.5) * 2 * BX * K) / 150,
        y = py(TOP - 0.16) + j * 27;
      if ((i + j) % 3)
        n.stem(
          [
            [x, y],
            [x + 9, y + 5],
          ],
          j % 2 ? '#e0453c' : '#8f1219',
          4,
          false,
          0.55,
        );
      else n.knot(x, y, 3.6, C.yellow, 0.7);
    }
  for (let i = 0; i < N; i++) {
    const x = px(mid(i)),
      y = py(h),
      g = grounds[i];
    if (i % 2) {
      peacock(n, x + (i === 3 ? 0 : i < 3 ? -10 : 10), y + 22, i < 3 ? 1 : -1);
    } else {
      n.bloom(x, y, 112, 12, [C.yellow, C.orange, C.pink, C.white], 0, 5).mirror(x, y, 27, C.white);
      for (const s of [-1, 1])
        n.leaf(x + s * 96, y + 40, 70, 17, s > 0 ? 0.6 : 2.54, C.green).leaf(
          x + s * 96,
          y - 40,
          70,
          17,
          s > 0 ? -0.6 : -2.54,
          C.green,
        );
    }
    if (i < N - 1)
      for (const d of [-74, 0, 74])
        n.mirror(x + HW * K + (i % 2 ? 12 : -12), y + d, 13, d ? C.yellow : C.pink);
    flag(n, i, g);
  }
  return n.sheets(Math.round(W), Math.round(H), C.red, 0.2);
}
/** Embroidery of one pennant. */
function flag(n: Needle, i: number, g: string) {
  const x = px(mid(i)),
    y = py(BOT),
    alt = g === C.red ? C.green : C.red;
  n.cloth(S(pennant(i)), C.yellow, 0.25)
    .cloth(S(pennant(i, 0.93)), g, 0.3)
    .chain(S(pennant(i, 0.955)), C.white, 11)
    .chain(S(pennant(i, 0.88)), C.orange, 10);
  n.bloom(x, y + 138, 92, 10, [C.yellow, alt, C.white], 0, 5).mirror(x, y + 138, 28, C.pink);
  for (const s of [-1, 1])
    n.leaf(
      x + s * 76,
      y + 236,
      62,
      15,
      s > 0 ? -1.2 : -1.94,
      g === C.green ? C.orange : tone(C.green, 0.1),
      s * 0.2,
    ).mirror(x + s * 88, y + 56, 14, C.yellow);
  n.mirror(x, y + 336, 24, C.yellow).bloom(x, y + 424, 36, 7, [C.pink, C.yellow], 0, 4);
  for (const s of [-1, 1])
    n.leaf(x + s * 12, y + 392, 60, 13, s > 0 ? -0.5 : -2.64, C.yellow).mirror(
      x + s * 62,
      y + 330,
      11,
      C.pink,
    );
}
export const craft: Craft = {
  id: 'craft-kutch-mirror-toran',
  async build(seed) {
    const sh = needlework(seed),
      T = await texture(sh.col),
      hgt = await texture(sh.hgt, 1),
      shine = await texture(sh.shine);
    const band: Point[] = rect(-BX, BOT, 2 * BX, TOP - BOT),
      fb = flatShape(band, 0.012),
      ff = series(N, (i) => flatShape(pennant(i), 0.01));
    const wave = (x: number, y: number) =>
      0.03 * Math.sin(x * 2.1 + 0.6) +
      Math.max(0, TOP - y) * 0.05 * Math.sin(x * 5.7 + y) +
      0.05 * Math.max(0, BOT - y);
    const cloth: Field = (x, y, z) => {
      const i = Math.max(0, Math.min(N - 1, Math.floor((x + BX) / (2 * HW)))),
        w = z - wave(x, y);
      const edge = Math.min(fb(x, y), ff[i](x, y)),
        curl = y < BOT ? 0.02 * Math.cos((x - mid(i)) * 6) : 0;
      return smoothMax(edge, Math.abs(w - curl) - 0.022, 0.02) * 0.9;
    };
    const rod: Field = (x, y, z) => {
      const cx = (Math.max(-5, Math.min(4, Math.floor(x / 0.384))) + 0.5) * 0.384,
        yr = TOP + 0.1;
      return Math.min(
        capsule(x, y, z, [-1.98, yr, 0], [1.98, yr, 0], 0.045),
        sphere(Math.abs(x), y, z, [2.0, yr, 0], 0.085),
        torus(x, y, z, [cx, TOP + 0.07, 0], [1, 0, 0.2], 0.085, 0.022),
      );
    };
    const tassel: Field = (x, y, z) => {
      const c = mid(Math.max(0, Math.min(N - 1, Math.floor((x + BX) / (2 * HW))))),
        zz = wave(c, TIP),
        a = Math.atan2(x - c, z - zz);
      const skirt =
        capsule(x, y, z, [c, TIP - 0.14, zz], [c, TIP - 0.4, zz], 0.045, 0.09) - 0.008 * Math.cos(a * 14);
      return Math.min(
        smoothMax(skirt, TIP - 0.42 - y, 0.01) * 0.8,
        sphere(x, y, z, [c, TIP - 0.07, zz], 0.066),
        torus(x, y, z, [c, TIP - 0.16, zz], [0, 1, 0], 0.05, 0.018),
      );
    };
    const at = (x: number, y: number): [number, number] => [(x - X0) / 4.1, (Y0 - y) / 2.3],
      c: Vec3 = [0, 0, 0],
      tint = [C.yellow, C.pink, C.orange].map(linear);
    const fabric: Part['mat'] = (s, x, y, _z, n) => {
      const [u, v] = at(x, y),
        m = n[2] > 0.5 ? shine.value(u, v) : 0;
      paint(s, T.rgb(u, v, c));
      s.rough = 0.55;
      s.spec = 0.5;
      s.sheen = 0.25;
      if (m > 0.5) {
        s.metal = 1;
        s.rough = 0.05;
        s.r = 0.86;
        s.g = 0.9;
        s.b = 0.92;
        s.glow = 0.2 * fbm(x * 9, y * 9, 3, 2);
      }
    };
    const u = assemble([
      { f: cloth, mat: fabric },
      { f: rod, mat: (s, x, y, z) => wood(s, x, y * 3, z, [0.2, 0.085, 0.035]) },
      {
        f: tassel,
        mat: (s, x) => {
          paint(s, tint[Math.abs(Math.floor((x + BX) / (2 * HW))) % 3]);
          s.rough = 0.7;
          s.spec = 0.3;
          s.sheen = 0.4;
        },
      },
    ]);
    return {
      ...u,
      sdf: bake(u.sdf, [-2.26, 0.68, -0.12], [2.26, 3.4, 0.26], 0.0125),
      exact: u.sdf,
      lo: [-2.25, 0.69, -0.11],
      hi: [2.25, 3.38, 0.25],
      wall: -0.16,
      edgeRays: 2,
      eps: 0.006,
      bg: [
        [0.66, 0.58, 0.47],
        [0.42, 0.35, 0.28],
      ],
      eye: [0, 2.0, 10.4],
      look: [0, 2.04, 0],
      fov: 0.212,
      key: [-0.8, 0.75, 0.6],
      bumpEps: 0.0035,
      step: 0.85,
      bump: (x, y) => {
        if (y > TOP || y < TIP) return 0.004 * Math.sin(x * 160);
        const [p, q] = at(x, y),
          e = shine.value(p, q);
        return hgt.value(p, q) * 0.014 + (1 - e) * 0.0016 * (Math.sin(x * 420) * Math.sin(y * 420));
      },
    };
  },
};
