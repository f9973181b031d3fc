/** Bankura horse: hollow wheel-thrown parts luted together, applied clay garlands, pressed bands, fired warm red. */
import { TAU, series } from '../../draw/geometry.ts';
import { capsule, ellipsoid, roundBox, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Neck axis from the chest to the poll: a slim tall tube, all but upright. */
const N0: Vec3 = [0.4, 1.4, 0],
  N1: Vec3 = [0.53, 3.12, 0],
  ND: Vec3 = [0.0754, 0.9972, 0];
const onNeck = (t: number): Vec3 => [N0[0] + (N1[0] - N0[0]) * t, N0[1] + (N1[1] - N0[1]) * t, 0];
const girth = (t: number) => 0.185 + 0.15 * Math.max(0, 1 - Math.max(0, t) / 0.62) ** 1.7;
/** The barrel's axis, and where its legs stand: height, radius. */
const BACK = 1.42,
  BARREL = 0.4,
  LEGS = [-0.78, 0.36],
  ASTRIDE = 0.25;

/** Size of the head beside the rest: Panchmura's potters make it heavy. */
const HEAD = 1.17;
/** Head in its own frame: along the muzzle, across it upwards, sideways. */
function inHead(x: number, y: number, z: number): Vec3 {
  const [u, v] = rotate(x - 0.43, y - 3.17, 0.5);
  return [u / HEAD, v / HEAD, z / HEAD];
}
/** Height of the brow above the head's axis, and by how much the nose falls from there. */
const BROW = 0.25,
  SLOPE = 0.05;
/** Length of the head from the poll. */
const LONG = 0.66;
/** Middle, half height and half width of the head at u: a straight nose, deep cheeks, a thick rim where it is cut. */
const headSize = (u: number) => {
  const along = Math.max(0, Math.min(1, u / LONG));
  const rim = 0.018 * Math.exp(-(((along - 0.96) / 0.12) ** 2));
  const top = BROW - SLOPE * along + rim;
  const jaw = -0.27 + 0.12 * along ** 0.7 - rim;
  return { mid: (top + jaw) / 2, high: (top - jaw) / 2, wide: 0.2 - 0.062 * along ** 0.7 + rim };
};
/** Blunt head: a tube pressed square and cut straight, the mouth no more than a groove drawn with a stick. */
const head: Field = (x, y, z) => {
  const [u, v, w] = inHead(x, y, z);
  const { mid, high, wide } = headSize(u);
  const square = (Math.abs((v - mid) / high) ** 5 + Math.abs(w / wide) ** 5) ** 0.2;
  let d = smoothMax((square - 1) * wide * 0.85, u - LONG, 0.045);
  // Cut straight in front, round behind the ears.
  d = smoothMax(d, -0.15 - u, 0.22);
  d = smoothMin(d, ellipsoid(u, v, w, [0.06, -0.09, 0.115], [0.19, 0.19, 0.09]), 0.06);
  const groove = Math.max(Math.abs(v + 0.065) - 0.006, LONG - 0.14 - u, -d - 0.012);
  return smoothMax(d, -groove, 0.008) * HEAD;
};
/** Neck: a thrown tube that opens like a trumpet into the chest. */
const neck: Field = (x, y, z) => {
  const t = Math.max(0, Math.min(1, (y - N0[1]) / (N1[1] - N0[1])));
  const [cx, cy] = onNeck(t);
  return Math.hypot(x - cx, y - cy, z) * 0.96 - girth(t) * 0.96;
};
/** Barrel, straight pillar legs, neck and head; z is mirrored. */
const body: Field = (x, y, z) => {
  let d = capsule(x, y, z, [-0.7, BACK, 0], [0.26, BACK, 0], BARREL, BARREL);
  d = smoothMin(d, ellipsoid(x, y, z, [0.36, BACK + 0.08, 0], [0.37, 0.46, 0.38]), 0.12);
  d = smoothMin(d, neck(x, y, z), 0.16);
  for (const lx of LEGS) {
    d = smoothMin(d, capsule(x, y, z, [lx, 0.12, ASTRIDE], [lx, 1.25, ASTRIDE - 0.03], 0.15, 0.205), 0.09);
    const hoof = capsule(x, y, z, [lx, 0.02, ASTRIDE], [lx, 0.16, ASTRIDE], 0.19, 0.145);
    d = smoothMin(d, smoothMax(hoof, -y, 0.02), 0.04);
  }
  return smoothMin(d, head(x, y, z), 0.07);
};
/** Ears upright like leaves, set in on the poll, hollowed in front. */
const ear: Field = (x, y, z) => {
  const rise = y - 3.36;
  const [across, deep] = rotate(x - 0.42 - 0.03 * rise, z - 0.098 - 0.085 * rise, -0.15);
  const t = Math.max(0, Math.min(1, rise / 0.8));
  const width = 0.062 * (1 - t) ** 2 + 0.4 * t ** 0.85 * (1 - t) ** 1.05;
  const bowl = across - 2.2 * Math.min(Math.abs(deep), 0.15) ** 2;
  const flat = Math.max(Math.abs(deep) - width, rise - 0.8, -0.1 - rise);
  const thick = Math.abs(bowl) - 0.016 * (1 - t);
  const rounded = Math.hypot(Math.max(flat, 0), Math.max(thick, 0)) + Math.min(0, Math.max(flat, thick));
  return (rounded - 0.017 + 0.006 * t) * 0.7;
};
/** Mane: a smooth strip pinched up along the nape, from between the ears down to the withers. */
const mane: Field = (x, y, z) => {
  const t = (y - N0[1]) / (N1[1] - N0[1]);
  const c = onNeck(Math.max(0.3, Math.min(1.1, t)));
  const nape = 0.085 * Math.max(0, Math.min(1, (y - 2.98) / 0.2));
  const crest = 0.03 + 0.17 * Math.sin(Math.max(0, Math.min(1, (y - 1.7) / 1.78)) * Math.PI) ** 0.75;
  return (
    roundBox(
      x - c[0] + girth(t) + nape,
      Math.max(0, 1.8 - y, y - 3.44),
      z,
      [0, 0, 0],
      [crest, 0.02, 0.03],
      0.024,
    ) * 0.7
  );
};
/** Short tail, cocked over the rump. */
const tail: Field = (x, y, z) => {
  const root = capsule(x, y, z, [-1.0, 1.6, 0], [-1.14, 1.76, 0], 0.085, 0.06);
  const d = smoothMin(root, capsule(x, y, z, [-1.14, 1.76, 0], [-1.16, 1.98, 0], 0.06, 0.036), 0.05);
  return Math.min(d, torus(x, y, z, [-1.142, 1.79, 0], [0.1, -0.99, 0], 0.06, 0.02));
};
/** How far the flank bulges at (x, y): where applied clay is pressed on. */
function flank(x: number, y: number) {
  let z = 0.8;
  for (let i = 0; i < 60; i++) {
    const distance = body(x, y, z);
    if (distance < 0.001) break;
    z -= distance * 0.9;
  }
  return z;
}
/** An applied piece of clay: centre and radii. */
type Pellet = [Vec3, Vec3];
/** Eight-petalled clay roundel on the flank. */
const roundel = (cx: number, cy: number, turn: number): Pellet[] => [
  [
    [cx, cy, flank(cx, cy) + 0.008],
    [0.042, 0.042, 0.034],
  ],
  ...series(8, (i): Pellet => {
    const x = cx + 0.09 * Math.cos((i * Math.PI) / 4 + turn);
    const y = cy + 0.09 * Math.sin((i * Math.PI) / 4 + turn);
    return [
      [x, y, flank(x, y)],
      [0.033, 0.033, 0.026],
    ];
  }),
];
/** How far the surface is from the neck's axis at a height, towards an angle (0 is forwards). */
function reachAt(y: number, angle: number) {
  const [cx] = onNeck((y - N0[1]) / (N1[1] - N0[1]));
  let r = 0.75;
  for (let i = 0; i < 60; i++) {
    const distance = body(cx + Math.cos(angle) * r, y, Math.sin(angle) * r);
    if (distance < 0.001) break;
    r -= distance * 0.9;
  }
  return [cx + Math.cos(angle) * r, y, Math.sin(angle) * r] as Vec3;
}
/** A garland round the front of the neck: it sags towards the chest; `drop` hangs leaves from it. */
const garland = (y: number, sag: number, pieces: number, size: number, drop = 0): Pellet[] =>
  series(pieces, (i): Pellet[] => {
    const angle = (i / (pieces - 1)) * 2.15;
    const low = y - sag * (0.5 + 0.5 * Math.cos((angle / 2.15) * Math.PI));
    const bead: Pellet = [reachAt(low, angle), [size, size * 0.9, size]];
    if (!drop || i % 2) return [bead];
    return [bead, [reachAt(low - size - drop * 0.8, angle), [size * 0.9, drop, size * 0.9]]];
  }).flat();
const APPLIED = [...roundel(-0.78, 1.5, 0.2), ...roundel(0.36, 1.44, 0.05)];
const GARLANDS = [
  ...garland(2.02, 0.14, 15, 0.032),
  ...garland(1.9, 0.2, 15, 0.034, 0.062),
  ...garland(1.72, 0.26, 17, 0.034),
];
/** A roll of clay round an upright limb, pressed by fingertips `n` times. */
const pressed = (x: number, y: number, z: number, c: Vec3, ring: number, wire: number, n: number) => {
  const a = Math.atan2(z, x - c[0]);
  return torus(x, y, z, c, [0, 1, 0], ring, wire * (0.68 + 0.4 * Math.abs(Math.cos((a * n) / 2)))) * 0.85;
};
/** Coins of clay hung round the neck at t, each with a stamped dot. */
const coins = (x: number, y: number, z: number, t: number, n: number, size: number) => {
  const c = onNeck(t);
  const a = (Math.round((Math.atan2(z, x - c[0]) / TAU) * n) / n) * TAU;
  const r = girth(t) + 0.006;
  const [out, side] = rotate(x - c[0], z, -a);
  const coin = ellipsoid(out, y, side, [r, c[1], 0], [0.034, size * 1.12, size]);
  return smoothMax(coin, -sphere(out, y, side, [r + 0.044, c[1], 0], 0.026), 0.012);
};
const neckTrim: Field = (x, y, z) => {
  let d = 9;
  for (const [t, wire] of [
    [0.405, 0.02],
    [0.44, 0.014],
    [0.6, 0.014],
    [0.63, 0.02],
    [0.83, 0.02],
    [0.86, 0.014],
  ])
    d = Math.min(d, torus(x, y, z, onNeck(t), ND, girth(t) - 0.003, wire));
  for (const [t, wire] of [
    [0.375, 0.03],
    [0.8, 0.026],
  ])
    d = Math.min(d, pressed(x, y, z, onNeck(t), girth(t) + 0.002, wire, 15));
  return Math.min(d, coins(x, y, z, 0.52, 11, 0.05), coins(x, y, z, 0.715, 10, 0.04));
};
const legTrim: Field = (x, y, z) => {
  let d = 9;
  for (const lx of LEGS) {
    const girdle = (ly: number) => 0.15 + (0.055 * (ly - 0.12)) / 1.13;
    for (const [ly, wire] of [
      [0.3, 0.016],
      [0.74, 0.018],
    ])
      d = Math.min(d, torus(x, y, z, [lx, ly, ASTRIDE], [0, 1, 0], girdle(ly) - 0.003, wire));
    d = Math.min(d, pressed(x, y, z, [lx, 0.25, ASTRIDE], girdle(0.25) + 0.002, 0.026, 12));
    d = Math.min(d, pressed(x, y, z, [lx, 0.8, ASTRIDE - 0.015], girdle(0.8) + 0.001, 0.021, 14));
  }
  return d;
};
/** Girths of the saddle: plain rolls, two pressed rolls, and a row of stamped coins between them. */
const saddle: Field = (x, y, z) => {
  let d = 9;
  for (const [bx, wire] of [
    [-0.44, 0.02],
    [-0.4, 0.014],
    [0.0, 0.014],
    [0.04, 0.02],
  ])
    d = Math.min(d, torus(x, y, z, [bx, BACK, 0], [1, 0, 0], BARREL - 0.003, wire));
  const a = Math.atan2(y - BACK, z);
  const q = Math.round(a / 0.3) * 0.3;
  const coin = smoothMax(
    ellipsoid(x, y, z, [-0.2, BACK + Math.sin(q) * BARREL, Math.cos(q) * BARREL], [0.08, 0.052, 0.04]),
    -sphere(x, y, z, [-0.2, BACK + Math.sin(q) * (BARREL + 0.048), Math.cos(q) * (BARREL + 0.048)], 0.024),
    0.01,
  );
  d = Math.min(d, coin);
  for (const bx of [-0.33, -0.07]) {
    const wire = 0.026 * (0.66 + 0.42 * Math.abs(Math.cos(a * 12)));
    d = Math.min(d, torus(x, y, z, [bx, BACK, 0], [1, 0, 0], BARREL, wire) * 0.85);
  }
  return d;
};
/** Halter, forehead disc, crest of beads, and eyes that are discs. */
const headTrim: Field = (x, y, z) => {
  const [u, v, w] = inHead(x, y, z);
  let d = 9;
  for (const at of [0.4, 0.445]) {
    const { mid, high, wide } = headSize(at);
    const ring = (((v - mid) / (high + 0.012)) ** 4 + (w / (wide + 0.012)) ** 4) ** 0.25;
    d = Math.min(d, smoothMax(Math.abs(ring - 1) * wide * 0.7 - 0.01, Math.abs(u - at) - 0.014, 0.012));
  }
  // The eye: a disc of clay with a raised rim, a pellet pressed into its middle.
  const [eu, ev] = [0.2, 0.075];
  const side = headSize(eu).wide;
  const from = Math.hypot(u - eu, v - ev);
  const plate = smoothMax(from - 0.088, Math.abs(w - side) - 0.03, 0.014);
  d = Math.min(d, plate, Math.hypot(from - 0.08, w - side - 0.028) - 0.014);
  d = Math.min(d, ellipsoid(u, v, w, [eu, ev, side + 0.026], [0.036, 0.036, 0.028]));
  // Forehead: a disc with a rim of beads, a line of beads down to the halter, a strap along the cheek.
  const brow = (at: number) => BROW - SLOPE * (at / LONG);
  d = Math.min(d, ellipsoid(u, v, w, [0.17, brow(0.17), 0], [0.09, 0.036, 0.09]));
  d = Math.min(d, sphere(u, v, w, [0.17, brow(0.17) + 0.032, 0], 0.03));
  const spin = Math.round(Math.atan2(w, u - 0.17) / 0.6283) * 0.6283;
  d = Math.min(
    d,
    sphere(u, v, w, [0.17 + 0.112 * Math.cos(spin), brow(0.17) + 0.002, 0.112 * Math.sin(spin)], 0.026),
  );
  const bead = Math.max(0, Math.min(1, Math.round((u - 0.31) / 0.05))) * 0.05 + 0.31;
  d = Math.min(d, sphere(u, v, w, [bead, brow(bead) + 0.006, 0], 0.026));
  const strap = Math.hypot(v - 0.2 + 0.12 * u, w - headSize(u).wide) - 0.016;
  d = Math.min(d, smoothMax(strap, Math.abs(u - 0.22) - 0.2, 0.01));
  return d * HEAD;
};
/** Applied rolls, beads and roundels. */
const trim: Field = (x, y, z) => {
  let d = Math.min(neckTrim(x, y, z), saddle(x, y, z));
  if (y < 1.3) d = Math.min(d, legTrim(x, y, z));
  if (y > 2.6) d = Math.min(d, headTrim(x, y, z));
  if (z > 0.15 && y < 1.8)
    for (const [centre, radii] of APPLIED) d = Math.min(d, ellipsoid(x, y, z, centre, radii));
  if (x > 0 && y > 1.2 && y < 2.2)
    for (const [centre, radii] of GARLANDS) d = Math.min(d, ellipsoid(x, y, z, centre, radii));
  return d;
};
const half: Field = (x, y, z) =>
  smoothMin(
    smoothMin(
      smoothMin(body(x, y, z), y > 3.1 ? ear(x, y, z) : 9, 0.04),
      Math.min(mane(x, y, z), tail(x, y, z)),
      0.03,
    ),
    trim(x, y, z),
    0.016,
  );
const YAW = -0.55;
const step = (from: number, to: number, v: number) => {
  const k = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return k * k * (3 - 2 * k);
};

export const craft: Craft = {
  id: 'craft-bankura-horse',
  async build(seed) {
    const grid = bake(half, [-1.45, -0.03, -0.04], [1.4, 4.32, 0.66], 0.0105);
    /** Own frame of the horse; the hand set its left legs a little back and its neck not quite true. */
    const own = (X: number, y: number, Z: number): Vec3 => {
      const [x, z] = rotate(X, Z, YAW);
      return [
        x + 0.05 * z + 0.012 * Math.sin(y * 2.3),
        y - 0.012 * z,
        z + 0.014 * Math.sin(y * 1.5) + 0.012 * x,
      ];
    };
    const turned: Field = (X, Y, Z) => {
      const [x, y, z] = own(X, Y, Z);
      return grid(x, y, Math.abs(z));
    };
    /** Lines scored with a stick while the clay turned; none so high that it would run over mane and head. */
    const cuts = (x: number, y: number) => {
      const on = (v: number, c: number, w: number) => Math.max(0, 1 - Math.abs(v - c) / w);
      return y < 1.05
        ? on(y, 0.38, 0.01) + on(y, 0.415, 0.01) + on(y, 0.9, 0.01)
        : y < 1.8
          ? on(x, -0.5, 0.01) + on(x, 0.1, 0.01)
          : 0;
    };
    /** Ridges that the potter's fingers left: round the neck and legs, and round the barrel. */
    const throwing = (x: number, y: number, z: number) => {
      const up = y > 1.05 && y < 1.75 && x < 0.35 ? x : y;
      const ridge = Math.sin(up * 82 + 5 * fbm(x * 2, y * 2, z * 2, 2));
      return fbm(up * 20, (x + y - up) * 3, z * 3, 2) + 0.16 * ridge;
    };
    return {
      sdf: turned,
      lo: [-1.6, 0, -1.4],
      hi: [1.5, 4.32, 1.4],
      bg: [
        [0.7, 0.6, 0.49],
        [0.5, 0.41, 0.33],
      ],
      key: [-0.78, 0.72, 0.7],
      eye: [0, 2.8, 9.6],
      look: [0, 2.07, 0],
      fov: 0.25,
      eps: 0.006,
      bumpEps: 0.006,
      bump(X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        return (
          0.005 * fbm(x * 18, y * 18, z * 18, 4) + 0.009 * throwing(x, y, z) - 0.012 * Math.min(1, cuts(x, y))
        );
      },
      mat(s, X, Y, Z, n) {
        const [x, y, z] = own(X, Y, Z);
        // How much the surface bulges here: edges are rubbed pale, hollows keep the dark.
        const e = 0.045;
        const convex =
          (turned(X + n[0] * e, Y + n[1] * e, Z + n[2] * e) +
            turned(X - n[0] * e, Y - n[1] * e, Z - n[2] * e)) /
          e;
        const uneven = fbm(x * 3, y * 3, z * 3 + seed, 4) - 0.5;
        const grog = fbm(x * 46, y * 46, z * 46, 2) - 0.5;
        const rubbed = Math.max(0, Math.min(1, convex * 1.1)) * (0.5 + uneven);
        const hollow = Math.max(0, Math.min(1, -convex * 0.9));
        // Fire-clouds: smoke that lay on the rump, a leg, one side of the neck and the ears.
        const lay =
          0.3 * step(-0.4, -1.1, x) +
          0.22 * step(3.7, 4.1, y) +
          0.24 * step(0.6, 0.1, y) +
          0.16 * step(0.1, -0.3, z) +
          0.2 * step(0.45, 0.2, Math.hypot(x - 0.3, y - 2.3));
        const smoke = step(0.5, 0.78, fbm(x * 2.1 + 3, y * 1.9, z * 2.1 + seed, 4) + lay * 0.62);
        const t =
          (0.98 + 0.55 * uneven + 0.2 * grog) * (1 - 0.42 * hollow) * (1 - 0.3 * Math.min(1, cuts(x, y)));
        const dark = 1 - 0.74 * smoke;
        paint(s, [
          (0.42 * t + 0.15 * rubbed) * dark,
          (0.104 * t + 0.085 * rubbed) * (dark + 0.05 * smoke),
          (0.048 * t + 0.055 * rubbed) * (dark + 0.16 * smoke),
        ]);
        s.rough = 0.6 + 0.15 * uneven;
        s.spec = 0.55;
      },
    };
  },
};
