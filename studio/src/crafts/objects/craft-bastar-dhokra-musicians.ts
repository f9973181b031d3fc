/** Dhokra musicians: drum, flute and horn on one openwork base, wax threads wound on a clay core, cast in brass. */
import { TAU } from '../../draw/geometry.ts';
import { waxPerson } from '../props/wax-people.ts';
import { sphere, torus } from '../studio/distance.ts';
import type { Field } from '../studio/scene.ts';
import { type Vec3, cross, dotProduct, mix, normalise, subtract } from '../studio/vector.ts';
import { type Limb, castCraft, chain, coil, ridge, smooth, waxwork } from '../studio/wound-wax.ts';

/** Top of the base. */
const FLOOR = 0.2;
const SIZE = 1.1;

/** The drummer, left: knees bent into the beat, head turned to the flute. */
const drummer = waxPerson({
  hips: [-1.34, 1.16, -0.04],
  shoulders: [-1.38, 2.02, -0.12],
  head: [-1.34, 2.5, -0.06],
  facing: normalise([0.3, 0.02, 1]),
  knees: [
    [-1.62, 0.7, 0.2],
    [-1.1, 0.7, 0.24],
  ],
  feet: [
    [-1.62, FLOOR + 0.05, -0.02],
    [-1.1, FLOOR + 0.05, 0.04],
  ],
  elbows: [
    [-2.06, 1.66, 0.0],
    [-0.76, 1.74, 0.0],
  ],
  hands: [
    [-2.1, 1.3, 0.36],
    [-0.62, 1.42, 0.38],
  ],
  hair: 'turban',
  size: SIZE,
});
/** Mouth of a head that faces forward at this size, and what the players hold to it. */
const FLUTE: [Vec3, Vec3] = [
  [-0.12, 2.68, 0.3],
  [0.7, 2.46, 0.56],
];
const onFlute = (t: number, below: number): Vec3 => {
  const p = mix(FLUTE[0], FLUTE[1], t);
  return [p[0], p[1] - below, p[2] + 0.02];
};
/** The flute player, a woman in a long skirt, taller than the men. */
const flautist = waxPerson({
  hips: [0, 1.3, -0.1],
  shoulders: [0, 2.22, -0.12],
  head: [0, 2.78, -0.02],
  facing: normalise([0.1, -0.02, 1]),
  knees: [
    [-0.12, 0.8, -0.06],
    [0.12, 0.8, -0.06],
  ],
  feet: [
    [-0.15, FLOOR + 0.05, 0.2],
    [0.15, FLOOR + 0.05, 0.2],
  ],
  elbows: [
    [-0.46, 1.98, 0.24],
    [0.62, 1.92, 0.14],
  ],
  hands: [onFlute(0.3, 0.07), onFlute(0.66, 0.07)],
  hair: 'knot',
  size: SIZE,
});
/** The horn blower, right, leans back under the great curve of the horn. */
const hornist = waxPerson({
  hips: [1.34, 1.18, -0.04],
  shoulders: [1.3, 2.02, -0.18],
  head: [1.3, 2.5, -0.22],
  facing: normalise([0.14, 0.3, 1]),
  knees: [
    [1.12, 0.7, 0.04],
    [1.62, 0.72, 0.22],
  ],
  feet: [
    [1.08, FLOOR + 0.05, -0.12],
    [1.66, FLOOR + 0.05, 0.1],
  ],
  elbows: [
    [0.86, 1.98, 0.24],
    [1.84, 1.84, 0.12],
  ],
  hands: [
    [1.36, 2.17, 0.36],
    [1.71, 1.98, 0.63],
  ],
  hair: 'turban',
  size: SIZE,
});

/** A barrel between two skins, wound with thread; laced in pairs. */
const DRUM: [Vec3, Vec3] = [
  [-2.02, 1.24, 0.44],
  [-0.7, 1.34, 0.46],
];
const axis = normalise(subtract(DRUM[1], DRUM[0]));
const side = normalise(cross(axis, [0, 1, 0]));
const other = cross(axis, side);
const half = Math.hypot(...subtract(DRUM[1], DRUM[0])) / 2;
const centre = mix(DRUM[0], DRUM[1], 0.5);
const drum: Field = (x, y, z) => {
  const q: Vec3 = [x - centre[0], y - centre[1], z - centre[2]];
  const t = dotProduct(q, axis);
  const a = dotProduct(q, side);
  const b = dotProduct(q, other);
  const r = Math.hypot(a, b);
  const share = Math.min(1, Math.abs(t) / half);
  const wide = 0.29 - 0.1 * share * share;
  let d = Math.max((r - wide) * 0.9, Math.abs(t) - half);
  if (d > 0.14) return d;
  const turn = (Math.atan2(a, b) / TAU) * 8;
  const tooth = Math.abs(2 * Math.abs(turn - Math.floor(turn) - 0.5) - (t / half + 1) / 2);
  d -= share > 0.97 ? 0 : Math.max(0, 0.028 - tooth * 0.075) + (ridge(t / 0.055) + 0.1) * 0.03;
  const rim = Math.hypot(r - 0.2, Math.abs(t) - half + 0.02) - 0.045;
  const band = Math.hypot(r - wide - 0.01, t) - 0.032;
  return Math.min(d, rim, band) * 0.85;
};

/** Cone of thread loops from the waist to the ankles, with two raised hems. */
function skirt(at: Vec3, top: number, foot: number, waist: number, hem: number): Field {
  return (x, y, z) => {
    const t = Math.max(0, Math.min(1, (top - y) / (top - foot)));
    const wide = waist + (hem - waist) * (0.75 * t + 0.25 * t * t);
    const r = Math.hypot(x - at[0], (z - at[2]) * 1.08);
    let d = Math.max((r - wide) * 0.9, foot - y, y - top);
    if (d > 0.14) return d;
    const turn = (Math.atan2(x - at[0], z - at[2]) / TAU) * 26;
    // Between the hems thread runs up and down in a lattice, above them round and round.
    const lattice = t > 0.62 && t < 0.9;
    const weave = lattice
      ? Math.max(
          0,
          0.5 - Math.abs((Math.abs(((turn + t * 14) % 1) + 1) % 1) - 0.5) * 4,
          0.5 - Math.abs((Math.abs(((turn - t * 14) % 1) + 1) % 1) - 0.5) * 4,
        ) * 0.05
      : (ridge(y / 0.058) + 0.05) * 0.058;
    d -= weave;
    for (const k of [0.62, 0.92]) {
      const h = top - (top - foot) * k;
      const w = waist + (hem - waist) * (0.75 * k + 0.25 * k * k);
      d = Math.min(d, Math.hypot(r - w - 0.01, y - h) - 0.034);
    }
    return d * 0.8;
  };
}
const womanSkirt = skirt([0, 0, -0.1], 1.4, FLOOR + 0.1, 0.19, 0.42);
const kilts = [skirt([-1.34, 0, 0], 1.22, 0.86, 0.19, 0.32), skirt([1.34, 0, 0], 1.24, 0.88, 0.19, 0.32)];

/** Points on a quarter of a wide curve. */
const bow = (points: Vec3[], steps: number): Vec3[] => {
  const out: Vec3[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const [a, b, c, d] = points;
    const w = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3];
    out.push([0, 1, 2].map((k) => a[k] * w[0] + b[k] * w[1] + c[k] * w[2] + d[k] * w[3]) as Vec3);
  }
  return out;
};
/** The horn: from the lips down to the hands, out, and up over the head, ever wider. */
const HORN = bow(
  [
    [1.35, 2.43, 0.03],
    [1.45, 1.75, 0.85],
    [2.05, 1.9, 0.8],
    [1.98, 3.0, 0.4],
  ],
  11,
);
const bell = HORN[HORN.length - 1];
const bellWay = normalise(subtract(bell, HORN[HORN.length - 2]));

const feather = (root: Vec3, tip: Vec3): Limb[] => {
  const across = normalise(cross(subtract(tip, root), [0, 0, 1]));
  const bend = (k: number): Vec3 => {
    const m = mix(root, tip, 0.68);
    return [m[0] + across[0] * k, m[1] + across[1] * k, m[2]];
  };
  return [
    coil(root, tip, 0.028, 0.028, 0.034),
    ...[-0.075, 0.075].flatMap((k) => chain([mix(root, tip, 0.25), bend(k), tip], 0.03, 0.028, 0.034)),
    smooth(tip, mix(root, tip, 1.05), 0.042),
  ];
};
const things = waxwork(
  [
    coil(FLUTE[0], FLUTE[1], 0.048, 0.052, 0.045),
    smooth(FLUTE[0], mix(FLUTE[0], FLUTE[1], 0.03), 0.062),
    smooth(mix(FLUTE[0], FLUTE[1], 0.96), FLUTE[1], 0.07),
    ...chain(HORN, 0.042, 0.15, 0.044),
    ...[-0.3, 0, 0.3].flatMap((lean) =>
      feather([-1.34 + lean * 0.3, 2.76, -0.1], [-1.34 + lean, 3.22 - lean * lean * 0.8, -0.2]),
    ),
    // The strap of the drum goes round the neck.
    ...[-1, 1].flatMap((g) =>
      chain(
        [
          [-1.36 + g * 0.5, 1.5, 0.46],
          [-1.36 + g * 0.34, 1.92, 0.24],
          [-1.37 + g * 0.2, 2.14, -0.04],
          [-1.38 + g * 0.14, 2.12, -0.26],
        ],
        0.034,
        0.034,
        0.036,
      ),
    ),
  ],
  0.018,
);
const rings: Field = (x, y, z) => {
  let d = torus(x, y, z, bell, bellWay, 0.16, 0.045);
  // Anklets of the two men, three on each leg.
  for (const [fx, fz] of [
    [-1.62, 0.01],
    [-1.1, 0.07],
    [1.085, -0.09],
    [1.655, 0.12],
  ])
    for (let i = 0; i < 3; i++)
      d = Math.min(d, torus(x, y, z, [fx, FLOOR + 0.12 + i * 0.055, fz], [0, 1, 0], 0.095, 0.028));
  return d;
};

/** Base: a slab of thread in long loops on a row of balls. */
const base: Field = (x, y, z) => {
  const a = Math.max(0, Math.abs(x) - 1.36);
  const r = Math.hypot(a, z - 0.06);
  const wide = 0.6;
  let d = Math.max(Math.abs(y - 0.15) - 0.035 - Math.max(0, ridge(r / 0.07) + 0.1) * 0.05, r - wide);
  if (d > 0.2) return d * 0.85;
  d = Math.min(d, Math.hypot(r - wide, y - 0.15) - 0.06);
  // Balls under the rim: along the straight sides by x, round the ends by angle.
  const step = 0.17;
  const limit = 8 * step;
  const bx = Math.max(-limit, Math.min(limit, Math.round(x / step) * step));
  for (const g of [-1, 1]) d = Math.min(d, sphere(x, y, z, [bx, 0.07, 0.06 + g * wide], 0.07));
  const turn = Math.atan2(Math.abs(x) - limit, z - 0.06);
  const angle = Math.max(0, Math.min(11, Math.round((turn / Math.PI) * 11))) * (Math.PI / 11);
  d = Math.min(
    d,
    sphere(Math.abs(x), y, z, [limit + Math.sin(angle) * wide, 0.07, 0.06 + Math.cos(angle) * wide], 0.07),
  );
  return d * 0.85;
};

const musicians: Field = (x, y, z) => {
  let d = Math.min(base(x, y, z), things(x, y, z), rings(x, y, z));
  if (x < -0.3) d = Math.min(d, drummer(x, y, z), drum(x, y, z), kilts[0](x, y, z));
  if (Math.abs(x) < 1.1) d = Math.min(d, flautist(x, y, z), womanSkirt(x, y, z));
  if (x > 0.3) d = Math.min(d, hornist(x, y, z), kilts[1](x, y, z));
  return d;
};

export const craft = castCraft({
  id: 'craft-bastar-dhokra-musicians',
  field: musicians,
  lo: [-2.45, -0.02, -0.75],
  hi: [2.6, 3.4, 1.05],
  colour: [0.74, 0.52, 0.22],
  bg: [
    [0.5, 0.27, 0.17],
    [0.24, 0.12, 0.08],
  ],
  eye: [-0.9, 3.1, 9.6],
  look: [0.0, 1.56, 0.05],
  fov: 0.242,
});
