/** A small wood lathe: oak bed, headstock with a stepped pulley, tailstock, tool rest, and a piece between the centres. */
import type { Point } from '../../draw/geometry.ts';
import { capsule, roundBox, smoothMax, smoothMin, torus } from '../studio/distance.ts';
import { paint, wood } from '../studio/materials.ts';
import type { Part } from '../studio/parts.ts';
import type { Field } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';
import { type Bounded, bounded, thing } from './thing.ts';
import { steel } from './tools.ts';
import { type Turned, LAC, turned } from './turned.ts';

/** Height of the axis over the ground. */
const AXIS = 1.32;

const timber =
  (colour: Vec3): Part['mat'] =>
  (s, x, y, z) =>
    wood(s, x * 0.8, y, z, colour);
const OAK: Vec3 = [0.36, 0.17, 0.07];
const DARK: Vec3 = [0.17, 0.07, 0.032];
const bed: Field = (x, y, z) => {
  const rails = roundBox(x, y, Math.abs(z), [0, 0.32, 0.24], [2.35, 0.13, 0.12], 0.03);
  const feet = roundBox(Math.abs(x), y, z, [1.85, 0.1, 0], [0.17, 0.1, 0.62], 0.03);
  return Math.min(rails, feet);
};
/** A post with a round head that the axis goes through. */
const stock =
  (at: number, half: number): Field =>
  (x, y, z) => {
    const foot = roundBox(x, y, z, [at, 0.52, 0], [half, 0.1, 0.36], 0.03);
    const post = roundBox(x, y, z, [at, 0.95, 0], [half * 0.8, 0.42, 0.22], 0.04);
    const head = smoothMax(Math.hypot(y - AXIS, z) - 0.3, Math.abs(x - at) - half * 0.8, 0.05);
    return smoothMin(Math.min(foot, post), head, 0.06);
  };
const rest: Field = (x, y, z) => {
  const bar = roundBox(x, y, z, [0.18, 1.16, 0.62], [0.95, 0.055, 0.045], 0.025);
  const stem = Math.min(
    capsule(x, y, z, [0.18, 0.45, 0.62], [0.18, 1.14, 0.62], 0.065),
    roundBox(x, y, z, [0.18, 0.5, 0.4], [0.14, 0.06, 0.3], 0.03),
  );
  return Math.min(bar, stem);
};
const belt: Field = (x, y, z) => torus(x, y, z, [-2.03, AXIS, 0], [1, 0, 0], 0.335, 0.035);

const across = (outline: Point[], rings: Turned['rings'], x: number): Bounded =>
  turned({ outline, rings, at: [x, AXIS, 0], lean: Math.PI / 2 });

/** Three steps for the belt, at the far left of the axis. */
const pulley = (): Bounded =>
  across(
    [
      [0.02, 0],
      [0.36, 0.01],
      [0.36, 0.1],
      [0.3, 0.13],
      [0.36, 0.16],
      [0.36, 0.25],
      [0.02, 0.26],
    ],
    [[1, LAC.wood]],
    -2.16,
  );
const wheel = (): Bounded =>
  across(
    [
      [0.02, 0],
      [0.12, 0.01],
      [0.12, 0.1],
      [0.34, 0.11],
      [0.36, 0.16],
      [0.34, 0.21],
      [0.02, 0.22],
    ],
    [[1, LAC.red]],
    2.08,
  );

/**
 * @param piece outline (radius, length) and colours of the work between the centres, which are 2.4 apart
 */
export const handLathe = (id: string, piece: Pick<Turned, 'outline' | 'rings'>) =>
  thing(id, () => [
    bounded({ f: bed, mat: timber(OAK) }, [0, 0.3, 0, 2.55]),
    bounded({ f: stock(-1.62, 0.26), mat: timber(DARK) }, [-1.62, 0.95, 0, 0.85]),
    bounded({ f: stock(1.72, 0.2), mat: timber(DARK) }, [1.72, 0.95, 0, 0.85]),
    bounded({ f: rest, mat: steel }, [0.18, 0.85, 0.5, 1.05]),
    bounded(
      {
        f: (x, y, z) =>
          Math.min(
            capsule(x, y, z, [-2.2, AXIS, 0], [-1.2, AXIS, 0], 0.085),
            capsule(x, y, z, [-1.24, AXIS, 0], [-1.02, AXIS, 0], 0.16, 0.06),
            capsule(x, y, z, [1.5, AXIS, 0], [1.24, AXIS, 0], 0.11, 0.03),
            capsule(x, y, z, [1.5, AXIS, 0], [2.2, AXIS, 0], 0.08),
          ),
        mat: steel,
      },
      [0, AXIS, 0, 2.4],
    ),
    pulley(),
    wheel(),
    bounded(
      {
        f: belt,
        mat: (s) => {
          paint(s, [0.05, 0.03, 0.022]);
          s.rough = 0.6;
          s.spec = 0.4;
        },
      },
      [-2.03, AXIS, 0, 0.4],
    ),
    across(piece.outline, piece.rings, -1.12),
  ]);
