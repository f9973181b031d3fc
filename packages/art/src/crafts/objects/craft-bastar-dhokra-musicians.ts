/** Dhokra musicians: wax threads wound on a clay core, cast in brass. Every limb carries its own coil. */
import { smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { brass } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';

/** A wound limb: a tapered capsule whose surface is a spiral of thread. */
interface Limb {
  a: Vec3;
  b: Vec3;
  r0: number;
  r1: number;
  pitch: number;
  smooth?: boolean;
}
const L = (a: Vec3, b: Vec3, r0: number, r1 = r0, pitch = 0.05): Limb => ({ a, b, r0, r1, pitch });
const plain = (a: Vec3, b: Vec3, r0: number, r1 = r0): Limb => ({
  a,
  b,
  r0,
  r1,
  pitch: 0,
  smooth: true,
});

/** Distance to a limb, ridged by its thread. */
function wound(l: Limb, x: number, y: number, z: number) {
  const bx = l.b[0] - l.a[0],
    by = l.b[1] - l.a[1],
    bz = l.b[2] - l.a[2],
    px = x - l.a[0],
    py = y - l.a[1],
    pz = z - l.a[2];
  const q = bx * bx + by * by + bz * bz,
    s = (px * bx + py * by + pz * bz) / q,
    t = Math.max(0, Math.min(1, s));
  const dx = px - bx * t,
    dy = py - by * t,
    dz = pz - bz * t,
    d = Math.sqrt(dx * dx + dy * dy + dz * dz) - (l.r0 + (l.r1 - l.r0) * t);
  if (l.smooth || d > 0.12) return d;
  const along = s * Math.sqrt(q),
    ang = Math.atan2(dx + dz * 0.3, dz - dy * 0.2) / (2 * Math.PI);
  const u = along / l.pitch + ang,
    f = u - Math.floor(u) - 0.5;
  return d - (Math.sqrt(Math.max(0, 0.25 - f * f)) - 0.3) * l.pitch * 0.55;
}
type Figure = { limbs: Limb[]; extra: Field };
/** The common slender body; arms come from the pose. */
function person(
  x: number,
  z: number,
  h: number,
  hands: [Vec3, Vec3],
  elbows: [Vec3, Vec3],
  face: number,
  skirt: boolean,
): Limb[] {
  const hip = 0.92 * h,
    sh = 1.78 * h,
    P = (a: number, y: number, c = 0): Vec3 => [x + a, y, z + c];
  const legs = skirt
    ? [L(P(0, hip), P(0, 0.1), 0.17, 0.36, 0.055)]
    : [
        L(P(-0.1, hip), P(-0.17, 0.48 * h, 0.05), 0.095, 0.08),
        L(P(-0.17, 0.48 * h, 0.05), P(-0.19, 0.08), 0.08, 0.07),
        L(P(0.1, hip), P(0.17, 0.48 * h, 0.05), 0.095, 0.08),
        L(P(0.17, 0.48 * h, 0.05), P(0.19, 0.08), 0.08, 0.07),
      ];
  const feet = [-1, 1].map((g) =>
    plain(
      P(g * (skirt ? 0.12 : 0.19), 0.05, 0.04),
      P(g * (skirt ? 0.14 : 0.22), 0.05, skirt ? 0.44 : 0.22),
      0.055,
      0.045,
    ),
  );
  return [
    ...legs,
    ...feet,
    L(P(0, hip - 0.02), P(0, sh - 0.08), 0.16, 0.2, 0.055),
    L(P(-0.22, sh - 0.02), P(0.22, sh - 0.02), 0.085, 0.085),
    plain(P(0, sh), P(0, sh + 0.26), 0.07),
    plain(P(0, sh + 0.42, 0.02), P(face * 0.02, sh + 0.5, 0.03), 0.185, 0.17),
    L(P(-0.22, sh - 0.02), elbows[0], 0.07, 0.06),
    L(elbows[0], hands[0], 0.058, 0.05),
    plain(hands[0], [hands[0][0] + 0.03, hands[0][1] + 0.02, hands[0][2] + 0.03], 0.06),
    L(P(0.22, sh - 0.02), elbows[1], 0.07, 0.06),
    L(elbows[1], hands[1], 0.058, 0.05),
    plain(hands[1], [hands[1][0] - 0.03, hands[1][1] + 0.02, hands[1][2] + 0.03], 0.06),
  ];
}
/** Nose, eyes, earrings, necklaces, belt and turban of a figure. */
const finery =
  (X: number, Z: number, h: number, turban: boolean): Field =>
  (x, y, z) => {
    const sh = 1.78 * h,
      hy = sh + 0.46;
    let d = sphere(x, y, z, [X, hy - 0.02, Z + 0.215], 0.045);
    const ex = Math.abs(x - X);
    d = smoothMin(
      d,
      Math.max(torus(ex, y, z, [0.08, hy + 0.05, Z + 0.18], [0.35, 0, 0.94], 0.046, 0.015), -1),
      0.01,
    );
    d = Math.min(
      d,
      sphere(ex, y, z, [0.08, hy + 0.05, Z + 0.185], 0.023),
      torus(ex, y, z, [0.215, hy - 0.1, Z], [0, 0, 1], 0.055, 0.018),
    );
    d = Math.min(d, torus(x, y, z, [X, hy - 0.1, Z + 0.165], [0, 0.2, 0.98], 0.038, 0.015));
    for (let k = 0; k < 3; k++)
      d = Math.min(
        d,
        torus(x, y, z, [X, sh + 0.1 - k * 0.075, Z + 0.03 * k], [0, 0.93, 0.37], 0.11 + k * 0.05, 0.02),
      );
    const a = Math.round(Math.atan2(x - X, z - Z) / 0.42) * 0.42;
    d = Math.min(
      d,
      sphere(
        x,
        y,
        z,
        [X + Math.sin(a) * 0.235, sh - 0.17 - 0.1 * Math.cos(a), Z + Math.cos(a) * 0.235],
        0.034,
      ),
    );
    for (let k = 0; k < 2; k++)
      d = Math.min(d, torus(x, y, z, [X, 0.95 * h + k * 0.06, Z], [0, 1, 0], 0.185, 0.024));
    if (turban)
      for (let k = 0; k < 5; k++)
        d = Math.min(
          d,
          torus(x, y, z, [X, hy + 0.12 + k * 0.05, Z], [0.12, 0.98, -0.1], 0.175 - k * k * 0.006, 0.034),
        );
    else
      d = Math.min(
        d,
        smoothMin(
          sphere(x, y, z, [X, hy + 0.16, Z - 0.14], 0.13),
          sphere(x, y, z, [X, hy + 0.12, Z - 0.05], 0.165),
          0.05,
        ),
      );
    return d;
  };
const at = (x: number, y: number, z: number): Vec3 => [x, y, z];
const FIGS: Figure[] = [
  {
    limbs: [
      ...person(
        -1.12,
        -0.05,
        1.0,
        [at(-1.42, 1.16, 0.46), at(-0.78, 1.12, 0.46)],
        [at(-1.5, 1.36, 0.12), at(-0.72, 1.34, 0.12)],
        0,
        false,
      ),
      L(at(-1.5, 1.02, 0.42), at(-0.74, 1.02, 0.42), 0.2, 0.2, 0.06),
    ],
    extra: (x, y, z) =>
      Math.min(
        finery(-1.12, -0.05, 1, true)(x, y, z),
        torus(x, y, z, [-1.54, 1.02, 0.42], [1, 0, 0], 0.2, 0.035),
        torus(x, y, z, [-0.7, 1.02, 0.42], [1, 0, 0], 0.2, 0.035),
        torus(x, y, z, [-1.12, 1.4, 0.2], [0, 0.6, 0.8], 0.44, 0.02),
      ),
  },
  {
    limbs: [
      ...person(
        0,
        -0.2,
        1.16,
        [at(-0.06, 2.35, 0.16), at(0.32, 2.29, 0.2)],
        [at(-0.4, 1.8, 0.2), at(0.5, 1.86, 0.1)],
        0,
        true,
      ),
      L(at(-0.16, 2.39, 0.08), at(0.8, 2.25, 0.18), 0.04, 0.05, 0.045),
    ],
    extra: (x, y, z) =>
      Math.min(
        finery(0, -0.2, 1.16, false)(x, y, z),
        torus(x, y, z, [0, 0.16, -0.2], [0, 1, 0], 0.37, 0.04),
        torus(x, y, z, [0, 0.5, -0.2], [0, 1, 0], 0.3, 0.026),
      ),
  },
  {
    limbs: [
      ...person(
        1.14,
        -0.05,
        1.0,
        [at(1.2, 2.2, 0.38), at(1.4, 2.06, 0.68)],
        [at(0.84, 1.66, 0.3), at(1.56, 1.62, 0.34)],
        0,
        false,
      ),
      L(at(1.15, 2.22, 0.2), at(1.3, 2.08, 0.62), 0.035, 0.05, 0.04),
      L(at(1.3, 2.08, 0.62), at(1.5, 2.4, 0.9), 0.05, 0.09, 0.045),
      L(at(1.5, 2.4, 0.9), at(1.5, 2.7, 0.88), 0.09, 0.19, 0.045),
    ],
    extra: (x, y, z) =>
      Math.min(
        finery(1.14, -0.05, 1, true)(x, y, z),
        torus(x, y, z, [1.5, 2.74, 0.88], [0, 1, -0.06], 0.19, 0.035),
      ),
  },
];
/** Long shared base, wound like everything else. */
const plinth: Field = (x, y, z) => {
  const a = Math.max(0, Math.abs(x) - 1.35),
    r = Math.hypot(a, z - 0.08) - 0.45,
    c = Math.max(0, Math.min(1, y / 0.1));
  return Math.max(r + 0.02 * Math.cos(y * 120) * c, Math.abs(y + 0.0) - 0.055);
};
function musicians(x: number, y: number, z: number) {
  let d = plinth(x, y, z);
  for (const f of FIGS) {
    if (Math.abs(x - f.limbs[0].a[0]) > 1.0) continue;
    for (const l of f.limbs) d = smoothMin(d, wound(l, x, y, z), 0.018);
    d = smoothMin(d, f.extra(x, y, z), 0.012);
  }
  return d;
}
export const craft: Craft = {
  id: 'craft-bastar-dhokra-musicians',
  async build(seed) {
    const lo: Vec3 = [-2.0, -0.02, -0.75],
      hi: Vec3 = [2.05, 3.1, 1.25];
    const grid = bake(musicians, lo, hi, 0.0115);
    return {
      sdf: grid,
      exact: musicians,
      lo: [-2, 0, -0.75],
      hi,
      bg: [
        [0.62, 0.53, 0.44],
        [0.4, 0.33, 0.27],
      ],
      step: 0.8,
      eps: 0.006,
      eye: [0, 2.9, 9.6],
      look: [0.04, 1.36, 0.1],
      fov: 0.208,
      bumpEps: 0.006,
      bump: (x, y, z) => 0.004 * fbm(x * 24, y * 24, z * 24, 3),
      mat(s, x, y, z, n) {
        // Old brass: thread crests rubbed bright, grooves kept dark by the casting soil.
        const grime = fbm(x * 5 + seed, y * 5, z * 5, 4),
          e = 0.022,
          here = -grid(x - n[0] * e, y - n[1] * e, z - n[2] * e);
        const groove = Math.max(0, Math.min(1, (here - 0.0135) * 110)),
          d = grid(x + n[0] * 0.05, y + n[1] * 0.05, z + n[2] * 0.05);
        const deep = Math.max(0, Math.min(1, (0.05 - d) * 34));
        brass(
          s,
          0.1 + 1.0 * Math.max(0, grime - 0.42) + 0.85 * deep + 0.15 * (1 - groove),
          0.32,
          [0.74, 0.52, 0.22],
        );
      },
    };
  },
};
