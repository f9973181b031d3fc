/** Something that stands in groups and is no picture by itself. */
import { bake } from '../studio/grid.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft } from '../studio/scene.ts';
import type { Vec3 } from '../studio/vector.ts';

/** A part whose bounding ball is known. */
export type Bounded = Part & { ball: [number, number, number, number] };

/** Gives a part its ball. */
export const bounded = (part: Part, ball: [number, number, number, number]): Bounded => ({ ...part, ball });

/**
 * Parts as one craft that `arrange` can place; its box is what the balls of the parts fill above the ground.
 * @param cell baked at this cell size, which makes it quick; 0 for ribbons thinner than a cell
 */
export const thing = (id: string, build: () => Bounded[] | Promise<Bounded[]>, cell = 0.02): Craft => ({
  id,
  async build() {
    const parts = await build();
    const side = (axis: 0 | 1 | 2, sign: 1 | -1) =>
      sign * Math.max(...parts.map(({ ball }) => sign * ball[axis] + ball[3]));
    const lo: Vec3 = [side(0, -1), Math.max(0, side(1, -1)), side(2, -1)];
    const hi: Vec3 = [side(0, 1), side(1, 1), side(2, 1)];
    const { sdf, mat } = assemble(parts);
    const shape = cell ? { sdf: bake(sdf, [lo[0], lo[1] - 0.04, lo[2]], hi, cell), exact: sdf } : { sdf };
    return { ...shape, mat, lo, hi, bg: BACKDROP };
  },
});

/** A thing has no backdrop of its own: its group paints one. */
const BACKDROP: [Vec3, Vec3] = [
  [0.5, 0.44, 0.37],
  [0.3, 0.26, 0.22],
];
