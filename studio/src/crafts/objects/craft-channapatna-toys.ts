/** Channapatna stacking rooster: rings of hale wood, lac pressed on while the piece spins. */
import type { Point } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { capsule, ellipsoid, smoothMin, sphere } from '../studio/distance.ts';
import { bake, lathe, solidProfile } from '../studio/grid.ts';
import { lacquer } from '../studio/materials.ts';
import { arcV } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const C = {
  red: linear('#c9211e'),
  yellow: linear('#f3b51b'),
  green: linear('#1f8a3e'),
  blue: linear('#1b4fae'),
  orange: linear('#e8701a'),
  wood: linear('#e2c79c'),
  black: linear('#17130f'),
  white: linear('#fbf3e2'),
};
/** Radius, bottom, top, colour and stripe of the stacked rings. */
const RINGS: [number, number, number, Vec3, Vec3][] = [
  [0.82, 0.0, 0.24, C.green, C.yellow],
  [0.62, 0.24, 0.46, C.yellow, C.red],
  [0.9, 0.46, 0.8, C.blue, C.yellow],
  [1.04, 0.8, 1.16, C.red, C.yellow],
  [0.98, 1.16, 1.5, C.yellow, C.green],
  [0.8, 1.5, 1.8, C.green, C.yellow],
  [0.56, 1.8, 2.04, C.blue, C.white],
];
const FACE = -0.34;

/** A cushion-shaped ring. */
function cushion([r, y0, y1, col, stripe]: (typeof RINGS)[number]): Part {
  const h = (y1 - y0) / 2,
    m = (y0 + y1) / 2,
    e = h * 0.92;
  const f: Field = (x, y, z) => {
    const a = Math.max(0, Math.sqrt(x * x + z * z) - (r - e)),
      b = Math.max(0, Math.abs(y - m) - (h - e));
    return Math.sqrt(a * a + b * b) - e + 0.006;
  };
  return {
    f,
    mat: (s, x, y, z) =>
      lacquer(s, Math.abs(Math.abs(y - m) - h * 0.16) < h * 0.07 ? stripe : col, x, y * 4, z, 0.07),
  };
}
/** Head, comb, beak, wattle and tail live in the rooster's own frame: x forward. */
const own =
  (f: Field): Field =>
  (x, y, z) => {
    const [a, b] = rotate(x, z, FACE);
    return f(a, y, b);
  };
const HEAD: Point[] = curve(
  [
    [0.3, 2.02],
    [0.4, 2.08],
    [0.47, 2.28],
    [0.47, 2.46],
    [0.4, 2.68],
    [0.24, 2.84],
    [0.06, 2.9],
  ],
  false,
  16,
);
const comb: Field = (x, y, z) => {
  const d = [
    [0.2, 2.92, 0.15],
    [0, 3.0, 0.18],
    [-0.2, 2.9, 0.16],
  ].reduce((m, [a, b, r]) => smoothMin(m, ellipsoid(x, y, z, [a, b, 0], [r, r * 1.15, 0.1]), 0.05), 9);
  return smoothMin(d, capsule(x, y, z, [0.2, 2.78, 0], [-0.22, 2.74, 0], 0.08), 0.06);
};
const beak: Field = (x, y, z) => capsule(x, y, z, [0.4, 2.46, 0], [0.76, 2.36, 0], 0.15, 0.025);
const wattle: Field = (x, y, z) =>
  smoothMin(
    ellipsoid(x, y, z, [0.46, 2.12, 0.07], [0.09, 0.15, 0.08]),
    ellipsoid(x, y, z, [0.46, 2.12, -0.07], [0.09, 0.15, 0.08]),
    0.03,
  );
/** Five turned tail pegs in a fan: root, tip. */
const PEGS: [Vec3, Vec3][] = [0, 1, 2, 3, 4].map((i) => {
  const a = 0.2 + i * 0.3,
    L = [1.05, 1.36, 1.52, 1.44, 1.2][i];
  return [
    [-0.66, 1.34, 0],
    [-0.66 - Math.cos(a) * L, 1.34 + Math.sin(a) * L, 0],
  ];
});
const peg =
  (i: number): Field =>
  (x, y, z) => {
    const [a, b] = PEGS[i],
      q: Vec3 = [b[0] - (b[0] - a[0]) * 0.16, b[1] - (b[1] - a[1]) * 0.16, 0];
    return smoothMin(capsule(x, y, z, a, q, 0.05, 0.13), sphere(x, y, z, q, 0.17), 0.06);
  };
const wing: Field = (x, y, z) => ellipsoid(x, y, Math.abs(z), [0.16, 1.28, 1.0], [0.5, 0.36, 0.13]);

export const craft: Craft = {
  id: 'craft-channapatna-toys',
  async build() {
    const head = lathe(solidProfile(HEAD), 0.007),
      unroll = arcV(HEAD),
      one = (f: Field, m: Part['mat']): Part => ({ f: own(f), mat: m });
    const plain =
      (c: Vec3): Part['mat'] =>
      (s, x, y, z) =>
        lacquer(s, c, x, y, z, 0.07);
    const eye = (x: number, y: number, z: number) => {
      const [a, b] = rotate(x, z, FACE);
      return Math.hypot(a - 0.2, y - 2.5, Math.abs(b) - 0.42);
    };
    const along = (i: number, x: number, y: number) => {
      const [a, b] = PEGS[i];
      return (
        ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
      );
    };
    const hues = [C.green, C.blue, C.red, C.yellow, C.orange];
    const tail = PEGS.map((_, i): Part =>
      one(peg(i), (s, x, y, z) => {
        const [a] = rotate(x, z, FACE),
          t = along(i, a, y);
        const c =
          t > 0.8
            ? hues[i]
            : t > 0.72
              ? C.white
              : t > 0.52
                ? hues[(i + 2) % 5]
                : t > 0.46
                  ? C.white
                  : hues[(i + 3) % 5];
        lacquer(s, c, x, y, z, 0.07);
      }),
    );
    const wingReach = own(wing);
    const parts: Part[] = [
      ...RINGS.map(cushion),
      {
        f: head,
        mat: (s, x, y, z) => {
          const e = eye(x, y, z),
            v = unroll(y);
          lacquer(
            s,
            e < 0.05
              ? C.black
              : e < 0.1
                ? C.white
                : e < 0.115
                  ? C.black
                  : v > 0.9
                    ? C.red
                    : v > 0.85
                      ? C.white
                      : C.yellow,
            x,
            y,
            z,
            0.07,
          );
        },
      },
      one(comb, plain(C.red)),
      one(beak, plain(C.orange)),
      one(wattle, plain(C.red)),
      one(wing, (s, x, y, z) => {
        const [a] = rotate(x, z, FACE),
          r = Math.hypot((a - 0.16) / 0.5, (y - 1.28) / 0.36);
        lacquer(s, r > 0.82 ? C.white : r > 0.56 ? C.orange : r > 0.46 ? C.white : C.red, x, y, z, 0.07);
      }),
      ...tail,
    ];
    const u = assemble(parts);
    return {
      ...u,
      sdf: bake(u.sdf, [-2.3, -0.02, -1.6], [1.5, 3.25, 1.6], 0.018),
      exact: u.sdf,
      lo: [-2.3, 0, -1.6],
      hi: [1.5, 3.25, 1.6],
      bg: [
        [0.72, 0.62, 0.5],
        [0.5, 0.42, 0.34],
      ],
      look: [-0.34, 1.52, 0],
      fov: 0.215,
      eps: 0.004,
      bumpEps: 0.003,
      // Only what was turned on the lathe about the upright axis shows its marks.
      bump: (x, y, z) =>
        y < 2.8 && Math.hypot(x, z) < 1.05 && wingReach(x, y, z) > 0.02 ? 0.0002 * Math.sin(y * 330) : 0,
    };
  },
};
