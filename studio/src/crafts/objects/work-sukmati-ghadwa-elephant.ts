/** Dhokra elephant: wound body and legs, ears of spiral thread, a lattice cloth hung with bells. */
import { TAU } from '../../draw/geometry.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import type { Field } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';
import { castCraft, chain, coil, ridge, smooth, waxwork } from '../studio/wound-wax.ts';

const THREAD = 0.075;
const BODY: Vec3 = [0, 1.72, 0];
const RADII: Vec3 = [1.18, 0.78, 0.72];
const HEAD: Vec3 = [1.28, 2.2, 0];

/** Rings of thread round the barrel of the body. */
const body: Field = (x, y, z) => {
  const d = ellipsoid(x, y, z, BODY, RADII);
  return d > 0.15 ? d : d - ridge(x / THREAD) * THREAD;
};
const head: Field = (x, y, z) => {
  const d = smoothMin(
    ellipsoid(x, y, z, HEAD, [0.46, 0.54, 0.46]),
    ellipsoid(x, y, Math.abs(z), [1.24, 2.58, 0.17], [0.24, 0.22, 0.2]),
    0.14,
  );
  return d > 0.15 ? d : d - ridge((y - (x - 1.28) * 0.5) / THREAD) * THREAD;
};
/** A flat spiral of thread, hung behind the cheek and turned outwards. */
const ear: Field = (x, y, z) => {
  const a = x - 0.98;
  const b = y - 2.2;
  const c = Math.abs(z) - 0.56 + a * 0.42;
  const d = ellipsoid(a, b, c, [0, 0, 0], [0.4, 0.55, 0.07]);
  if (d > 0.12) return d * 0.8;
  const r = Math.hypot(a / 0.8, b / 1.05);
  return (d - ridge(r / 0.062 + Math.atan2(b, a) / TAU) * 0.062) * 0.8;
};
const limbs = [
  ...[-0.68, 0.66].flatMap((x) =>
    [-0.36, 0.36].flatMap((z) => [
      coil([x, 1.35, z], [x + 0.02, 0.12, z], 0.31, 0.25, THREAD),
      smooth([x + 0.02, 0.1, z], [x + 0.07, 0.09, z], 0.26),
    ]),
  ),
  ...chain(
    [
      [1.56, 2.1, 0],
      [1.86, 1.76, 0],
      [1.98, 1.34, 0],
      [2.06, 0.94, 0],
      [2.24, 0.66, 0],
      [2.5, 0.62, 0],
      [2.64, 0.82, 0],
    ],
    0.27,
    0.1,
    0.07,
  ),
  ...chain(
    [
      [-1.14, 1.98, 0],
      [-1.34, 1.66, 0.05],
      [-1.36, 1.2, 0.1],
    ],
    0.06,
    0.045,
    0.045,
  ),
  smooth([-1.36, 1.16, 0.1], [-1.37, 1.0, 0.1], 0.075, 0.05),
  ...[-1, 1].flatMap((side) => [
    smooth([1.58, 1.94, side * 0.24], [1.9, 1.72, side * 0.34], 0.085, 0.07),
    smooth([1.9, 1.72, side * 0.34], [2.16, 1.82, side * 0.36], 0.07, 0.03),
  ]),
];
const wound = waxwork(limbs, 0.03);

/** Cloth on the back: a plain sheet with raised diamonds, beads and a rolled hem. */
const cloth: Field = (x, y, z) => {
  const shell = ellipsoid(x, y, z, BODY, [RADII[0] + 0.07, RADII[1] + 0.07, RADII[2] + 0.07]);
  const side = Math.max(Math.abs(x + 0.08) - 0.66, 1.5 - y);
  let d = smoothMax(shell, side, 0.03);
  if (d > 0.14) return d;
  // Length down the flank, so that the diamonds are even.
  const fall = Math.atan2(Math.abs(z), (y - BODY[1]) * 0.92) * 0.78;
  const u = (x + 0.08) / 0.22;
  const v = fall / 0.22;
  const diamond = Math.min(Math.abs(u + v - Math.round(u + v)), Math.abs(u - v - Math.round(u - v)));
  d -= Math.max(0, 0.03 - diamond * 0.16);
  const bead = Math.hypot(u + v - Math.floor(u + v) - 0.5, u - v - Math.floor(u - v) - 0.5);
  d -= Math.max(0, 0.03 - bead * 0.16);
  const hem = Math.hypot(Math.max(0, shell), Math.abs(side + 0.02)) - 0.045;
  return Math.min(d, shell > -0.09 ? hem : 9) * 0.8;
};

/** A bell on its ring; the top of the ring is at the origin. */
function bell(x: number, y: number, z: number, k: number) {
  const a = x / k;
  const b = y / k;
  const c = z / k;
  const r = Math.hypot(a, c);
  if (Math.hypot(r, b + 0.25) > 0.6) return (Math.hypot(r, b + 0.25) - 0.4) * k;
  const cup = Math.abs(Math.hypot(r, Math.max(0, b + 0.24)) - 0.13 - Math.max(0, -0.24 - b) * 0.34) - 0.022;
  let d = smoothMax(smoothMax(cup, -0.42 - b, 0.02), b + 0.08, 0.02);
  d = Math.min(d, torus(a, b, c, [0, -0.42, 0], [0, 1, 0], 0.18, 0.028));
  d = Math.min(d, torus(a, b, c, [0, -0.04, 0], [0, 0, 1], 0.06, 0.024));
  d = Math.min(d, sphere(a, b, c, [0, -0.46, 0], 0.06), capsule(a, b, c, [0, -0.46, 0], [0, -0.2, 0], 0.02));
  return d * k * 0.9;
}
const flank = 0.62;
const BELLS: [Vec3, number][] = [
  ...[-0.6, -0.34, -0.08, 0.18, 0.44].flatMap((x): [Vec3, number][] =>
    [-1, 1].map((side): [Vec3, number] => [
      [x, 1.5, side * (flank + 0.13 - Math.abs(x + 0.08) * 0.14)],
      0.74,
    ]),
  ),
  [[1.5, 1.6, 0.2], 0.84],
];
/** Rope of the throat bell; it comes out from behind the ears. */
const rope = waxwork(
  chain(
    [
      [1.1, 2.05, 0.36],
      [1.36, 1.74, 0.33],
      [1.5, 1.62, 0.2],
      [1.53, 1.6, 0],
    ],
    0.04,
    0.04,
    0.04,
  ),
);
const finery: Field = (x, y, z) => {
  const u = Math.abs(z);
  let d = 9;
  for (const [at, size] of BELLS) d = Math.min(d, bell(x - at[0], y - at[1], z - at[2], size));
  // Eyes, forehead band with beads, anklets, neck rope.
  d = Math.min(
    d,
    sphere(x, y, u, [1.56, 2.34, 0.34], 0.06),
    torus(x, y, u, [1.55, 2.34, 0.335], [0.62, 0.1, 0.78], 0.095, 0.022),
  );
  for (let i = -2; i <= 2; i++)
    d = Math.min(d, sphere(x, y, z, [1.7 - i * i * 0.035, 2.52 - Math.abs(i) * 0.03, i * 0.12], 0.055));
  d = Math.min(d, sphere(x, y, z, [1.76, 2.36, 0], 0.07));
  d = Math.min(d, rope(x, y, u));
  for (const lx of [-0.67, 0.67])
    for (const h of [0.3, 0.4]) d = Math.min(d, torus(x, y, u, [lx, h, 0.36], [0, 1, 0], 0.285, 0.035));
  for (let i = -1; i <= 1; i++)
    for (const lx of [-0.6, 0.74])
      d = Math.min(d, sphere(x, y, u, [lx + 0.2 - Math.abs(i) * 0.04, 0.08, 0.36 + i * 0.13], 0.06));
  return d;
};
const elephant: Field = (x, y, z) => {
  let d = smoothMin(body(x, y, z), wound(x, y, z), 0.05);
  d = smoothMin(d, head(x, y, z), 0.05);
  d = smoothMin(d, ear(x, y, z), 0.02);
  return Math.min(Math.min(d, cloth(x, y, z)), finery(x, y, z));
};

export const craft = castCraft({
  id: 'work-sukmati-ghadwa-elephant',
  field: elephant,
  lo: [-1.55, -0.02, -1.05],
  hi: [2.8, 2.9, 1.05],
  colour: [0.78, 0.54, 0.22],
  bg: [
    [0.5, 0.25, 0.17],
    [0.24, 0.1, 0.07],
  ],
  eye: [4.2, 3.3, 9],
  look: [0.7, 1.36, 0],
  fov: 0.248,
});
