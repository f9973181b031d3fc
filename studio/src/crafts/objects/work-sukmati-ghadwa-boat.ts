/** Family in a boat: a poler, three who sit, a child, and a dog that will not sit down. */
import { TAU } from '../../draw/geometry.ts';
import { waxPerson } from '../props/wax-people.ts';
import { capsule, ellipsoid, smoothMax, smoothMin, sphere, torus } from '../studio/distance.ts';
import type { Field } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';
import { castCraft, chain, coil, ridge, smooth, waxwork } from '../studio/wound-wax.ts';

const THREAD = 0.075;
/** Height of the gunwale: the ends rise. */
const sheer = (x: number) => 0.66 + 0.075 * x * x;
/** Half width of the hull at the gunwale. */
const beam = (x: number) => 0.52 * Math.sqrt(Math.max(0.0004, 1 - (x / 2.5) ** 2));

/** A dugout: threads run from stem to stern, the gunwale is a thick rope. */
const hull: Field = (x, y, z) => {
  const keel = 0.12 + 0.075 * x * x * 0.9;
  const depth = Math.max(0.08, sheer(x) - keel);
  const width = beam(x);
  const across = Math.abs(z) / width;
  const up = Math.min(1, Math.max(-0.4, (y - keel) / depth));
  // The section is a half ellipse that stands on a flat bottom.
  const section = Math.hypot(across, 1 - up) - 1;
  const outside = section * Math.min(width, depth) * 0.8;
  const girth = Math.atan2(1 - up, across) * 0.62;
  const skin = Math.abs(outside + 0.05) - 0.05 - (ridge(girth / THREAD) + 0.05) * THREAD;
  const wall = smoothMax(smoothMax(skin, y - sheer(x), 0.02), Math.abs(x) - 2.42, 0.02);
  const rope =
    Math.hypot(Math.abs(z) - width, y - sheer(x)) - 0.065 - 0.016 * Math.cos(x * 62 + (z > 0 ? 1 : -1) * 2);
  return Math.min(wall, Math.abs(x) < 2.45 ? rope : 9) * 0.88;
};
const wide = (px: number, pz: number, y: number): Vec3 => [px, y, pz];

/** Height of the thwarts, just over the gunwale, so that laps and knees are seen. */
const SEAT = 0.8;

interface Sitter {
  x: number;
  turn: number;
  hair: 'turban' | 'knot' | 'cap';
  size: number;
  hands: [Vec3, Vec3];
}
/** Hands are measured from the seat. */
const SITTERS: Sitter[] = [
  {
    x: -1.04,
    turn: 0.6,
    hair: 'knot',
    size: 0.98,
    hands: [
      [-0.24, 0.3, 0.3],
      [0.36, 0.62, 0.3],
    ],
  },
  {
    x: -0.2,
    turn: -0.3,
    hair: 'cap',
    size: 0.72,
    hands: [
      [-0.44, 1.0, 0.12],
      [0.4, 0.98, 0.16],
    ],
  },
  {
    x: 0.58,
    turn: -0.45,
    hair: 'turban',
    size: 1.02,
    hands: [
      [-0.3, 0.36, 0.3],
      [0.3, 0.3, 0.34],
    ],
  },
  {
    x: 1.38,
    turn: -0.7,
    hair: 'knot',
    size: 0.92,
    hands: [
      [-0.3, 0.62, 0.3],
      [0.34, 0.24, 0.3],
    ],
  },
];
/** A person on a thwart, legs inside the hull, face turned to the viewer by `turn`. */
function sitter({ x, turn, hair, size: k, hands }: Sitter): Field {
  const y = SEAT;
  const at = (a: number, b: number, c: number): Vec3 => [x + a * k, y + b * k, c * k];
  return waxPerson({
    hips: at(0, 0.06, -0.04),
    shoulders: at(0.02, 0.88, -0.06),
    head: at(0.02, 1.32, -0.03),
    facing: [Math.sin(turn), 0, Math.cos(turn)],
    // thighs over the thwart towards us, shins down inside the hull
    knees: [at(-0.17, 0.13, 0.4), at(0.17, 0.13, 0.4)],
    feet: [at(-0.14, -0.32, 0.12), at(0.14, -0.32, 0.12)],
    elbows: [at(-0.42, 0.52, 0.06), at(0.42, 0.52, 0.06)],
    hands: [at(...hands[0]), at(...hands[1])],
    hair,
    size: k,
  });
}
const poler = waxPerson({
  hips: wide(-1.74, 0, 1.36),
  shoulders: wide(-1.62, 0.02, 2.06),
  head: wide(-1.52, 0.06, 2.5),
  facing: [0.5, -0.05, 0.86],
  knees: [wide(-1.9, 0.12, 0.98), wide(-1.6, 0.12, 1.0)],
  feet: [wide(-1.92, 0.06, 0.56), wide(-1.6, 0.08, 0.52)],
  elbows: [wide(-2.02, 0.18, 1.86), wide(-1.36, 0.24, 1.72)],
  hands: [wide(-2.1, 0.5, 2.08), wide(-1.76, 0.52, 1.6)],
  hair: 'turban',
  size: 1.02,
});
/** Dog on the bow: four straight legs, tail up, barking at the water. */
const dog: Field = (() => {
  const wound = waxwork(
    [
      coil([1.76, 1.3, 0], [2.12, 1.36, 0], 0.13, 0.14, 0.045),
      coil([2.12, 1.38, 0], [2.22, 1.62, 0], 0.1, 0.09, 0.045),
      smooth([2.22, 1.66, 0], [2.28, 1.68, 0.01], 0.115, 0.1),
      smooth([2.3, 1.7, 0.02], [2.5, 1.74, 0.05], 0.06, 0.04),
      smooth([2.3, 1.62, 0.02], [2.44, 1.58, 0.04], 0.04, 0.03),
      ...[-0.075, 0.075].flatMap((z) => [
        coil([1.78, 1.26, z], [1.74, 0.94, z], 0.055, 0.042, 0.035),
        coil([2.1, 1.28, z], [2.12, 0.98, z * 0.8], 0.055, 0.042, 0.035),
        smooth([2.2, 1.74, z * 1.1], [2.14, 1.9, z * 1.5], 0.05, 0.02),
      ]),
      ...chain(
        [
          [1.68, 1.38, 0],
          [1.54, 1.52, 0],
          [1.52, 1.74, 0],
          [1.64, 1.84, 0],
        ],
        0.045,
        0.03,
        0.035,
      ),
    ],
    0.02,
  );
  return (x, y, z) =>
    Math.min(
      wound(x, y, z),
      torus(x, y, z, [2.17, 1.5, 0], [0.4, 0.9, 0], 0.1, 0.026),
      sphere(x, y, Math.abs(z), [2.32, 1.71, 0.09], 0.024),
    );
})();
const planks: Field = (x, y, z) => {
  let d = 9;
  for (const { x: b } of SITTERS)
    d = Math.min(
      d,
      capsule(x, y, z, [b, SEAT - 0.05, -beam(b) * 0.86], [b, SEAT - 0.05, beam(b) * 0.86], 0.08),
    );
  // Small decks at stern and bow, to stand on.
  const deck = Math.max(
    Math.abs(y - 0.44 - 0.075 * x * x * 0.62) - 0.03,
    Math.abs(z) - beam(x) * 0.76 + 0.05,
    1.5 - Math.abs(x),
    Math.abs(x) - 2.3,
  );
  return Math.min(d, deck * 0.8);
};
const pole = waxwork([coil([-2.2, 2.75, 0.46], [-1.42, 0.1, 0.62], 0.042, 0.04, 0.04)]);
/** Waves: a base of threads that rise and fall. */
const water: Field = (x, y, z) => {
  const rim = Math.hypot(x / 2.56, z / 1.24) - 1;
  const swell = 0.08 + 0.022 * Math.cos(x * 5.2) + (ridge(z / 0.1 + 0.5 * Math.sin(x * 2.6)) + 0.05) * 0.09;
  const plate = Math.max(y - swell, rim * 0.95, -y);
  const a = Math.atan2(z / 1.24, x / 2.56);
  const edge = Math.hypot(rim * 0.95, y - 0.07) - 0.07 - 0.014 * Math.cos((a / TAU) * 480);
  return Math.min(plate, edge) * 0.88;
};
const fish: Field = (x, y, z) => {
  let d = 9;
  for (const [fx, fz, side] of [
    [-0.74, 0.9, 1],
    [1.0, 0.88, -1],
  ]) {
    const a = (x - fx) * side;
    let one = ellipsoid(a, y, z, [0, 0.14, fz], [0.24, 0.09, 0.07]);
    one = smoothMin(one, capsule(a, y, z, [-0.2, 0.15, fz], [-0.36, 0.22, fz], 0.03, 0.04), 0.04);
    one = smoothMin(one, capsule(a, y, z, [-0.2, 0.15, fz], [-0.36, 0.1, fz], 0.03, 0.035), 0.04);
    d = Math.min(d, one, sphere(a, y, z, [0.16, 0.17, fz + 0.055], 0.02));
  }
  return d;
};
const people: Field[] = [...SITTERS.map(sitter), poler];
const boat: Field = (x, y, z) => {
  let d = Math.min(hull(x, y, z), planks(x, y, z), water(x, y, z), pole(x, y, z), fish(x, y, z));
  if (x > 1.3) d = Math.min(d, dog(x, y, z));
  for (const person of people) d = Math.min(d, person(x, y, z));
  return d;
};

export const craft = castCraft({
  id: 'work-sukmati-ghadwa-boat',
  field: boat,
  lo: [-2.72, -0.02, -1.36],
  hi: [2.72, 3.1, 1.38],
  cell: 0.0135,
  colour: [0.75, 0.54, 0.25],
  bg: [
    [0.5, 0.53, 0.47],
    [0.26, 0.31, 0.29],
  ],
  step: 0.7,
  eye: [1.8, 4.2, 10.2],
  look: [0, 1.2, 0],
  fov: 0.258,
});
