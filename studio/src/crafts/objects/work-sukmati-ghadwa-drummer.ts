/** Mandri drummer: a thin man leans back into the beat, the long drum slung before him. */
import { TAU } from '../../draw/geometry.ts';
import { waxPerson } from '../props/wax-people.ts';
import { capsule, sphere, torus } from '../studio/distance.ts';
import type { Field } from '../studio/scene.ts';
import { type Vec3, cross, dotProduct, mix, normalise, subtract } from '../studio/vector.ts';
import { castCraft, chain, ridge, smooth, waxwork } from '../studio/wound-wax.ts';

const DRUM: [Vec3, Vec3] = [
  [-0.98, 1.36, 0.46],
  [0.98, 1.56, 0.5],
];
const man = waxPerson({
  hips: [0, 1.28, 0.08],
  shoulders: [0.02, 2.14, -0.26],
  head: [0.06, 2.62, -0.36],
  facing: normalise([0.12, 0.5, 0.86]),
  knees: [
    [-0.34, 0.74, 0.42],
    [0.3, 0.68, 0.12],
  ],
  feet: [
    [-0.46, 0.15, 0.2],
    [0.5, 0.15, -0.16],
  ],
  elbows: [
    [-0.74, 1.86, -0.16],
    [0.8, 1.98, -0.12],
  ],
  hands: [
    [-1.12, 1.5, 0.42],
    [1.12, 1.72, 0.44],
  ],
  hair: 'turban',
  size: 1.12,
});

const axis = normalise(subtract(DRUM[1], DRUM[0]));
const side = normalise(cross(axis, [0, 1, 0]));
const other = cross(axis, side);
const half = Math.hypot(...subtract(DRUM[1], DRUM[0])) / 2;
const centre = mix(DRUM[0], DRUM[1], 0.5);

/** Long barrel, laced in zigzag from head to head. */
const drum: Field = (x, y, z) => {
  const q: Vec3 = [x - centre[0], y - centre[1], z - centre[2]];
  const t = dotProduct(q, axis);
  const a = dotProduct(q, side);
  const b = dotProduct(q, other);
  const r = Math.hypot(a, b);
  const share = Math.min(1, Math.abs(t) / half);
  const wide = 0.34 - 0.13 * share * share;
  let d = Math.max((r - wide) * 0.9, Math.abs(t) - half);
  if (d > 0.14) return d;
  const turn = (Math.atan2(a, b) / TAU) * 9;
  // Lacing: a triangle wave round the barrel, one tooth for each ninth.
  const tooth = Math.abs(2 * Math.abs(turn - Math.floor(turn) - 0.5) - (t / half + 1) / 2);
  // The heads stay plain but for a raised ring.
  if (share > 0.97) d -= Math.max(0, 0.02 - Math.abs(r - 0.1) * 0.6);
  else d -= Math.max(0, 0.026 - tooth * 0.07) + (ridge(t / 0.06) + 0.1) * 0.03;
  const rim = Math.hypot(r - 0.22, Math.abs(t) - half + 0.02) - 0.05;
  const band = Math.hypot(r - wide - 0.01, t) - 0.035;
  return Math.min(d, rim, band) * 0.85;
};
/** Strap over the neck, plumes on the turban, skirt of thread loops, base. */
const strap = waxwork([
  ...chain(
    [
      [-0.5, 1.74, 0.46],
      [-0.4, 2.12, 0.16],
      [-0.26, 2.27, -0.18],
      [-0.18, 2.2, -0.44],
    ],
    0.04,
    0.04,
    0.04,
  ),
  ...chain(
    [
      [0.54, 1.84, 0.46],
      [0.44, 2.16, 0.16],
      [0.3, 2.27, -0.18],
      [0.22, 2.2, -0.44],
    ],
    0.04,
    0.04,
    0.04,
  ),
]);
const plumes = waxwork(
  [-0.5, -0.24, 0.02, 0.28, 0.54].flatMap((lean) => {
    const root: Vec3 = [0.07 + lean * 0.12, 2.86, -0.46];
    const tip: Vec3 = [0.08 + lean * 1.0, 3.36 - lean * lean * 0.5, -0.74];
    // A feather is a quill between two loops of thread that meet at the tip.
    const bow = (sign: number): Vec3 => {
      const middle = mix(root, tip, 0.72);
      return [middle[0] + sign * 0.085, middle[1] - sign * lean * 0.09, middle[2]];
    };
    return [
      ...chain([root, tip], 0.03, 0.03, 0.036),
      ...[-1, 1].flatMap((sign) => chain([mix(root, tip, 0.3), bow(sign), tip], 0.034, 0.03, 0.036)),
      smooth(tip, mix(root, tip, 1.05), 0.05),
    ];
  }),
  0.02,
);
const skirt: Field = (x, y, z) => {
  const cone = capsule(x, y, z, [0, 1.3, 0.08], [-0.02, 0.88, 0.12], 0.2, 0.36);
  if (cone > 0.14) return cone;
  const d = Math.max(cone - (ridge(y / 0.062) + 0.05) * 0.062, 0.92 - y, y - 1.34);
  return d * 0.85;
};
const plinth: Field = (x, y, z) => {
  const r = Math.hypot(x, (z - 0.06) * 1.12);
  const plate = Math.max(Math.abs(y - 0.06) - 0.05 - Math.max(0, ridge(r / 0.075)) * 0.05, r - 0.86);
  let d = Math.min(plate, Math.hypot(r - 0.86, y - 0.06) - 0.075);
  const a = Math.round((Math.atan2(x, z - 0.06) / TAU) * 28) * (TAU / 28);
  d = Math.min(d, sphere(x, y, z, [Math.sin(a) * 0.97, 0.06, 0.06 + (Math.cos(a) * 0.97) / 1.12], 0.06));
  return d * 0.85;
};
const anklets: Field = (x, y, z) => {
  let d = 9;
  for (const [fx, fz] of [
    [-0.455, 0.215],
    [0.48, -0.13],
  ])
    for (let i = 0; i < 3; i++)
      d = Math.min(d, torus(x, y, z, [fx, 0.24 + i * 0.06, fz], [0, 1, 0], 0.1, 0.03));
  return d;
};
const figure: Field = (x, y, z) =>
  Math.min(
    man(x, y, z),
    drum(x, y, z),
    strap(x, y, z),
    plumes(x, y, z),
    skirt(x, y, z),
    plinth(x, y, z),
    anklets(x, y, z),
  );

export const craft = castCraft({
  id: 'work-sukmati-ghadwa-drummer',
  field: figure,
  lo: [-1.35, -0.02, -1.05],
  hi: [1.4, 3.5, 1.1],
  colour: [0.76, 0.5, 0.2],
  bg: [
    [0.2, 0.24, 0.31],
    [0.075, 0.095, 0.14],
  ],
  eye: [-5, 2.6, 8.5],
  look: [0, 1.68, 0],
  fov: 0.205,
});
