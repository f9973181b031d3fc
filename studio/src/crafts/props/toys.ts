/** Toys put together from turned pieces: a ring tower, dolls, an elephant on wheels. */
import { type Point, TAU } from '../../draw/geometry.ts';
import { polyline } from '../../draw/curves.ts';
import { capsule, ellipsoid, smoothMin, sphere, torus } from '../studio/distance.ts';
import type { Part } from '../studio/parts.ts';
import type { Field } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';
import { type Bounded, bounded, thing } from './thing.ts';
import { LAC, lac, turned } from './turned.ts';

const plain =
  (colour: Vec3): Part['mat'] =>
  (s, x, y, z) =>
    lac(s, colour, [x, y, z]);

/** A ring with a round edge: radius, half height, middle height. */
const cushion = (radius: number, half: number, y: number, colour: Vec3, stripe: Vec3): Bounded => ({
  ball: [0, y, 0, radius + 0.03],
  f(x, py, z) {
    const a = Math.max(0, Math.hypot(x, z) - (radius - half));
    const b = Math.max(0, Math.abs(py - y) - half * 0.12);
    return Math.hypot(a, b) - half * 0.88;
  },
  mat: (s, x, py, z) => lac(s, Math.abs(py - y) < half * 0.14 ? stripe : colour, [x, py, z]),
});

/** Six rings on a peg, a ball on top. */
export const ringTower = thing('ring-tower', () => {
  const { red, orange, yellow, green, blue, pink, cream } = LAC;
  const hues: [Vec3, Vec3][] = [
    [blue, yellow],
    [green, cream],
    [yellow, red],
    [orange, cream],
    [pink, yellow],
    [blue, cream],
  ];
  let y = 0.16;
  const rings = hues.map(([colour, stripe], i) => {
    const half = 0.21 - i * 0.012;
    const ring = cushion(0.94 - i * 0.12, half, y + half, colour, stripe);
    y += half * 2 - 0.02;
    return ring;
  });
  const foot = turned({
    outline: [
      [0.02, 0],
      [0.9, 0.01],
      [0.96, 0.06],
      [0.9, 0.14],
      [0.4, 0.17],
      [0.02, 0.18],
    ],
    rings: [
      [0.55, LAC.wood],
      [0.7, red],
      [1, LAC.wood],
    ],
    at: [0, 0, 0],
  });
  const ball: Bounded = {
    ball: [0, y + 0.25, 0, 0.32],
    f: (x, py, z) => sphere(x, py, z, [0, y + 0.25, 0], 0.3),
    mat: (s, x, py, z) => lac(s, Math.abs(py - y - 0.25) < 0.05 ? yellow : red, [x, py, z]),
  };
  return [foot, ...rings, ball];
});

interface Doll {
  height: number;
  /** Colours of the dress from the neck down: body, border, hem. */
  dress: [Vec3, Vec3, Vec3];
  /** A turban in two colours, or a bun of hair. */
  head: { turban: [Vec3, Vec3] } | 'bun';
}

const SKIN: Vec3 = [0.62, 0.33, 0.15];
const BODY: Point[] = polyline([
  0.02, 0, 0.62, 0.01, 0.66, 0.08, 0.62, 0.2, 0.54, 0.6, 0.5, 0.9, 0.4, 1.2, 0.22, 1.38, 0.14, 1.46, 0.12,
  1.54,
]);
const FACE_Y = 1.88;
const FACE_R = 0.42;

/** Brows, eyes, bindi, cheeks and a small smile, on the front of a ball. */
function faceAt(x: number, y: number, z: number): Vec3 {
  if (z < 0.1) return SKIN;
  const u = Math.abs(x);
  const v = y - FACE_Y;
  const eye = Math.hypot(u - 0.15, (v - 0.04) * 0.9);
  if (Math.hypot(u - 0.14, v - 0.06) < 0.016) return LAC.cream;
  if (eye < 0.05) return LAC.black;
  if (eye < 0.075) return LAC.cream;
  const brow = Math.hypot(u - 0.15, v + 0.01);
  if (Math.abs(brow - 0.155) < 0.012 && v > 0.08) return LAC.black;
  const smile = Math.hypot(u, v + 0.06);
  if (Math.abs(smile - 0.125) < 0.014 && v < -0.12) return LAC.red;
  if (Math.hypot(u - 0.24, v + 0.1) < 0.055) return [0.66, 0.2, 0.12];
  return Math.hypot(u, v - 0.15) < 0.03 ? LAC.red : SKIN;
}

/** A nodding doll on a bell-shaped body. */
export function doll(id: string, { height, dress, head }: Doll) {
  const [cloth, border, hem] = dress;
  const k = height / 2.4;
  const hairless = head !== 'bun';
  const hair: Field = (x, y, z) =>
    smoothMin(
      sphere(x, y, z, [0, FACE_Y, 0], FACE_R + 0.012),
      sphere(x, y, z, [0, FACE_Y + 0.06, -0.4], 0.2),
      0.06,
    );
  const upper: Bounded[] =
    head === 'bun'
      ? [
          bounded(
            {
              f: (x, y, z) =>
                Math.max(
                  hair(x, y, z),
                  z * 0.8 - (y - FACE_Y) * 0.75 + 0.02 + Math.max(0, 0.1 - Math.abs(x)) * 0.5,
                ),
              mat: plain(LAC.black),
            },
            [0, FACE_Y, -0.1, 0.62],
          ),
          bounded(
            {
              f: (x, y, z) => torus(x, y, z, [0, FACE_Y + 0.06, -0.44], [0, 0.15, 0.99], 0.19, 0.05),
              mat: plain(LAC.cream),
            },
            [0, FACE_Y + 0.06, -0.44, 0.26],
          ),
        ]
      : [0, 1, 2, 3].map((i) => {
          const ring = 0.4 - i * i * 0.03;
          const y0 = FACE_Y + 0.2 + i * 0.1;
          return bounded(
            {
              f: (x, y, z) =>
                Math.min(
                  torus(x, y, z, [0, y0, -0.02], [0.16 * (i % 2 ? -1 : 1), 0.985, 0], ring - 0.06, 0.11),
                  i === 3 ? ellipsoid(x, y, z, [0, y0, 0], [ring, 0.14, ring]) : 9,
                ),
              mat: plain(head.turban[i % 2]),
            },
            [0, y0, 0, ring + 0.12],
          );
        });
  const arm =
    (side: number): Field =>
    (x, y, z) =>
      smoothMin(
        capsule(x * side, y, z, [0.42, 1.2, 0.02], [0.6, 0.78, 0.18], 0.12, 0.1),
        capsule(x * side, y, z, [0.6, 0.78, 0.18], [0.3, 0.72, 0.5], 0.095, 0.085),
        0.04,
      );
  const parts: Bounded[] = [
    turned({
      outline: BODY,
      rings: [
        [0.06, SKIN],
        [0.1, LAC.yellow],
        [0.42, cloth],
        [0.45, LAC.yellow],
        [0.5, border],
        [0.53, LAC.yellow],
        [0.62, cloth],
        [0.645, hem],
        [0.66, cloth],
        [0.685, hem],
        [0.72, LAC.yellow],
        [1, LAC.wood],
      ],
      at: [0, 0, 0],
    }),
    bounded(
      {
        f: (x, y, z) => sphere(x, y, z, [0, FACE_Y, 0], FACE_R),
        mat: (s, x, y, z) => lac(s, faceAt(x, y, z), [x, y, z], 0.12),
      },
      [0, FACE_Y, 0, FACE_R],
    ),
    ...[-1, 1].map((side) =>
      bounded(
        {
          f: arm(side),
          mat: (s, x, y, z) => lac(s, z > 0.42 ? SKIN : z > 0.37 ? LAC.yellow : cloth, [x, y, z]),
        },
        [side * 0.45, 0.95, 0.24, 0.52],
      ),
    ),
    ...(hairless
      ? []
      : [-1, 1].map((side) =>
          bounded(
            {
              f: (x, y, z) => sphere(x, y, z, [side * 0.42, FACE_Y - 0.12, 0.04], 0.06),
              mat: plain(LAC.yellow),
            },
            [side * 0.42, FACE_Y - 0.12, 0.04, 0.07],
          ),
        )),
    ...upper,
  ];
  return thing(id, () => parts.map((part) => scaled(part, k)));
}

/** A part made larger or smaller about the origin. */
const scaled = ({ f, mat, ball }: Bounded, k: number): Bounded => ({
  f: (x, y, z) => f(x / k, y / k, z / k) * k,
  mat: (s, x, y, z, n) => mat(s, x / k, y / k, z / k, n),
  ball: [ball[0] * k, ball[1] * k, ball[2] * k, ball[3] * k],
});

const wheel = (x: number, z: number, rim: Vec3): Bounded =>
  turned({
    outline: [
      [0.02, -0.09],
      [0.3, -0.09],
      [0.34, -0.05],
      [0.34, 0.05],
      [0.3, 0.09],
      [0.1, 0.1],
      [0.09, 0.14],
      [0.02, 0.15],
    ],
    rings: [
      [0.16, LAC.red],
      [0.36, LAC.yellow],
      [0.42, LAC.cream],
      [1, rim],
    ],
    at: [x, 0.345, z],
    lean: z > 0 ? Math.PI / 2 : -Math.PI / 2,
    yaw: Math.PI / 2,
  });

/** An elephant that rolls: round body, saddle cloth, trunk curled up; facing right. */
export const rollingElephant = thing('rolling-elephant', () => {
  const { red, yellow, green, blue, cream, black, orange } = LAC;
  const body: Field = (x, y, z) => {
    const legs = [-0.55, 0.42].reduce(
      (d, at) => Math.min(d, capsule(x, y, Math.abs(z), [at, 0.62, 0.3], [at, 1.2, 0.26], 0.2, 0.24)),
      9,
    );
    const trunk = bend(x, y, z);
    const head = smoothMin(sphere(x, y, z, [0.92, 1.95, 0], 0.44), trunk, 0.1);
    return smoothMin(
      smoothMin(ellipsoid(x, y, z, [-0.06, 1.48, 0], [0.86, 0.6, 0.56]), legs, 0.08),
      head,
      0.1,
    );
  };
  const bend: Field = (x, y, z) =>
    Math.min(
      capsule(x, y, z, [1.2, 1.86, 0], [1.46, 1.5, 0], 0.21, 0.17),
      smoothMin(
        capsule(x, y, z, [1.46, 1.5, 0], [1.74, 1.42, 0], 0.17, 0.14),
        capsule(x, y, z, [1.74, 1.42, 0], [1.94, 1.72, 0], 0.14, 0.11),
        0.05,
      ),
    );
  const ear: Field = (x, y, z) => ellipsoid(x, y, Math.abs(z), [0.74, 1.9, 0.46], [0.3, 0.4, 0.07]);
  const tusk: Field = (x, y, z) =>
    capsule(x, y, Math.abs(z), [1.2, 1.7, 0.2], [1.56, 1.66, 0.3], 0.07, 0.025);
  const deck: Field = (x, y, z) =>
    Math.max(capsule(x, 0, z, [-0.75, 0, 0], [0.75, 0, 0], 0.52), Math.abs(y - 0.52) - 0.07);
  const saddle: Field = (x, y, z) =>
    Math.max(ellipsoid(x, y, z, [-0.06, 1.48, 0], [0.9, 0.64, 0.6]), Math.abs(x + 0.1) - 0.42, 1.22 - y);
  const tail: Field = (x, y, z) =>
    smoothMin(
      capsule(x, y, z, [-0.88, 1.6, 0], [-1.12, 1.2, 0], 0.05, 0.04),
      sphere(x, y, z, [-1.12, 1.14, 0], 0.085),
      0.04,
    );
  return [
    bounded(
      {
        f: body,
        mat: (s, x, y, z) =>
          lac(
            s,
            Math.hypot(x - 1.16, y - 2.06) < 0.06
              ? black
              : Math.hypot(x - 1.16, y - 2.06) < 0.1
                ? cream
                : y < 0.86
                  ? yellow
                  : y < 0.92
                    ? cream
                    : Math.abs(x - 1.62) < 0.04 || Math.abs(x - 1.76) < 0.03
                      ? yellow
                      : blue,
            [x, y, z],
          ),
      },
      [0.4, 1.5, 0, 1.62],
    ),
    bounded(
      {
        f: ear,
        mat: (s, x, y, z) =>
          lac(s, Math.hypot((x - 0.74) / 0.3, (y - 1.9) / 0.4) > 0.72 ? yellow : orange, [x, y, z]),
      },
      [0.74, 1.9, 0, 0.72],
    ),
    bounded({ f: tusk, mat: plain(cream) }, [1.38, 1.68, 0, 0.5]),
    bounded({ f: tail, mat: plain(blue) }, [-1, 1.38, 0, 0.4]),
    bounded(
      {
        f: saddle,
        mat: (s, x, y, z) =>
          lac(
            s,
            Math.abs(x + 0.1) > 0.34 || y < 1.3
              ? yellow
              : Math.abs(x + 0.1) > 0.28 || y < 1.36
                ? green
                : Math.cos((x + 0.1) * (TAU / 0.186)) * Math.cos((y - 1.5) * (TAU / 0.22)) > 0.55
                  ? yellow
                  : red,
            [x, y, z],
          ),
      },
      [-0.06, 1.6, 0, 0.85],
    ),
    bounded(
      { f: deck, mat: (s, x, y, z) => lac(s, Math.abs(y - 0.52) < 0.02 ? yellow : green, [x, y, z]) },
      [0, 0.52, 0, 1.34],
    ),
    ...[-0.72, 0.72].flatMap((x) => [-0.6, 0.6].map((z) => wheel(x, z, red))),
  ];
});
