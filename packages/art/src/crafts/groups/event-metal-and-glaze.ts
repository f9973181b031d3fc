/** A bidri surahi beside a blue pottery plate; the makers' tools lie before them. */
import { craft as surahi } from '../objects/craft-bidri-surahi.ts';
import { craft as plate } from '../objects/craft-jaipur-blue-pottery-plate.ts';
import { arrange } from '../studio/arrange.ts';
import { capsule, ellipsoid, smoothMin } from '../studio/distance.ts';
import { brass, lacquer, paint, wood } from '../studio/materials.ts';
import { assemble, type Part } from '../studio/parts.ts';
import type { Craft, Field, Surface } from '../studio/scene.ts';
import { rotate, type Vec3 } from '../studio/vector.ts';

const steel: Part['mat'] = (s: Surface) => {
  paint(s, [0.56, 0.57, 0.59]);
  s.metal = 1;
  s.rough = 0.24;
};
const handle =
  (c: Vec3): Part['mat'] =>
  (s, x, y, z) =>
    wood(s, y * 2, x, z, c);

/** A tool that lies on the table: its axis runs along x, then it is turned and moved. */
const lying =
  (f: Field, at: Vec3, turn: number): Field =>
  (x, y, z) => {
    const [a, b] = rotate(x - at[0], z - at[2], turn);
    return f(a, y - at[1], b);
  };

const hammerShaft: Field = (x, y, z) => capsule(x, y, z, [-1.1, 0, 0], [0.9, 0, 0], 0.085, 0.06);
const hammerHead: Field = (x, y, z) =>
  smoothMin(
    capsule(x, y, z, [0.9, 0.02, -0.32], [0.9, 0.02, 0.24], 0.13, 0.14),
    ellipsoid(x, y, z, [0.9, 0.02, 0.36], [0.19, 0.19, 0.08]),
    0.05,
  );
const chisel: Field = (x, y, z) => capsule(x, y, z, [-0.6, 0, 0], [0.75, -0.04, 0], 0.075, 0.028);
const grip: Field = (x, y, z) => capsule(x, y, z, [-1.0, 0.02, 0], [-0.48, 0.01, 0], 0.125, 0.105);
const brushShaft: Field = (x, y, z) => capsule(x, y, z, [-1.25, 0, 0], [0.55, 0.02, 0], 0.03, 0.055);
const ferrule: Field = (x, y, z) => capsule(x, y, z, [0.55, 0.02, 0], [0.8, 0.02, 0], 0.072, 0.08);
const hair: Field = (x, y, z) =>
  smoothMin(
    ellipsoid(x, y, z, [0.95, 0.02, 0], [0.2, 0.085, 0.085]),
    capsule(x, y, z, [1, 0.02, 0], [1.26, 0, 0], 0.06, 0.008),
    0.05,
  );

/** Balls enclose a tool: its middle and half its length. */
const part = (f: Field, at: Vec3, turn: number, mat: Part['mat']): Part => ({
  f: lying(f, at, turn),
  mat,
  ball: [at[0], at[1], at[2], 1.45],
});

const tools: Craft = {
  id: 'tools',
  build() {
    const hammer: [Vec3, number] = [[-1.95, 0.15, 2.1], 0.16];
    const gravers: [Vec3, number][] = [
      [[-0.15, 0.13, 2.3], 0.42],
      [[0.32, 0.13, 2.2], 0.55],
    ];
    const brushes: [Vec3, number][] = [
      [[1.72, 0.08, 1.9], -0.2],
      [[1.9, 0.08, 2.3], -0.05],
    ];
    return Promise.resolve({
      ...assemble([
        part(hammerShaft, ...hammer, handle([0.22, 0.1, 0.045])),
        part(hammerHead, ...hammer, steel),
        ...gravers.flatMap(([at, turn]) => [
          part(chisel, at, turn, steel),
          part(grip, at, turn, handle([0.2, 0.07, 0.03])),
        ]),
        ...brushes.flatMap(([at, turn], i) => [
          part(brushShaft, at, turn, (s, x, y, z) =>
            lacquer(s, i ? [0.02, 0.12, 0.38] : [0.45, 0.05, 0.03], x, y, z, 0.12),
          ),
          part(ferrule, at, turn, (s) => brass(s, 0.2)),
          part(hair, at, turn, (s) => {
            paint(s, i ? [0.05, 0.09, 0.3] : [0.09, 0.05, 0.03]);
            s.rough = 0.7;
            s.spec = 0.3;
          }),
        ]),
      ]),
      lo: [-4, 0, 1],
      hi: [4, 0.5, 3.4],
      bg: [
        [0.5, 0.44, 0.37],
        [0.3, 0.26, 0.22],
      ],
    });
  },
};

export const craft: Craft = {
  id: 'event-metal-and-glaze',
  build: (seed) =>
    arrange(
      seed,
      [
        { craft: surahi, at: [-1.5, 0, 0.1], turn: 0.2 },
        { craft: plate, at: [1.6, 0, -0.2], size: 0.98, turn: 0.1 },
        { craft: tools, at: [0, 0, 0] },
      ],
      {
        bg: [
          [0.6, 0.34, 0.19],
          [0.34, 0.16, 0.09],
        ],
        eye: [0, 4.6, 13],
        look: [0, 1.42, 0.4],
        fov: 0.262,
        edgeRays: 3,
      },
    ),
};
