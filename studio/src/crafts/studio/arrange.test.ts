/** Things on one stage: where they stand, and that each keeps its own look. */
import { describe, expect, it } from 'vitest';
import { thing } from '../props/thing.ts';
import { arrange } from './arrange.ts';
import { roundBox, sphere } from './distance.ts';
import { paint } from './materials.ts';
import type { Scene, Surface } from './scene.ts';
import type { Vec3 } from './vector.ts';

const ball = thing('ball', () => [
  {
    f: (x, y, z) => sphere(x, y, z, [0, 0.5, 0], 0.5),
    mat: (s) => paint(s, [1, 0, 0]),
    ball: [0, 0.5, 0, 0.5],
  },
]);
/** Lies along its own x axis; its colour is its normal. */
const bar = thing(
  'bar',
  () => [
    {
      f: (x, y, z) => roundBox(x, y, z, [0, 0.1, 0], [1, 0.1, 0.2]),
      mat: (s, _x, _y, _z, n) => paint(s, [n[0], n[1], n[2]]),
      ball: [0, 0.1, 0, 1.1],
    },
  ],
  0,
);
const VIEW = { bg: [[0.5, 0.5, 0.5] as Vec3, [0.2, 0.2, 0.2] as Vec3] } satisfies Pick<Scene, 'bg'>;

const colourAt = (scene: Scene, [x, y, z]: Vec3, normal: Vec3) => {
  const s: Surface = { r: 0, g: 0, b: 0, rough: 0, metal: 0, spec: 0, sheen: 0, glow: 0 };
  scene.mat(s, x, y, z, normal);
  return [s.r, s.g, s.b];
};

describe('an arrangement', () => {
  it('moves and scales what it places', async () => {
    const scene = await arrange(1, [{ craft: ball, at: [2, 0.3, -1], size: 2 }], VIEW);
    expect(scene.exact?.(2, 2.3, -1)).toBeCloseTo(0, 5);
    expect(scene.exact?.(3, 1.3, -1)).toBeCloseTo(0, 5);
    expect(scene.sdf(2, 2.3, -1)).toBeCloseTo(0, 1);
    expect(scene.hi[1]).toBeCloseTo(2.3, 5);
  });

  it('turns things about the upright axis, and hands them the normal as they know it', async () => {
    const scene = await arrange(1, [{ craft: bar, at: [0, 0, 0], turn: Math.PI / 2 }], VIEW);
    expect(scene.sdf(0, 0.1, 0.9)).toBeLessThan(0);
    expect(scene.sdf(0.9, 0.1, 0)).toBeGreaterThan(0.5);
    const [x, y, z] = colourAt(scene, [0.2, 0.1, 0], [1, 0, 0]);
    expect(Math.abs(z)).toBeCloseTo(1);
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  it('promises no more room than there is, wherever one stands', async () => {
    const scene = await arrange(
      1,
      [
        { craft: ball, at: [-1, 0, 0] },
        { craft: bar, at: [1.5, 0, 0.4], size: 0.7, turn: 0.6 },
      ],
      VIEW,
    );
    const truth = scene.exact ?? scene.sdf;
    for (let i = 0; i < 80; i++) {
      const p: Vec3 = [Math.sin(i * 1.3) * 3, (i % 9) * 0.2, Math.cos(i * 2.1) * 2];
      expect(scene.sdf(...p)).toBeLessThanOrEqual(truth(...p) + 0.02);
    }
  });

  it('gives every point the look of the nearest thing', async () => {
    const scene = await arrange(
      1,
      [
        { craft: ball, at: [-1, 0, 0] },
        { craft: bar, at: [1.5, 0, 0] },
      ],
      VIEW,
    );
    expect(colourAt(scene, [-1, 1, 0], [0, 1, 0])).toEqual([1, 0, 0]);
    expect(colourAt(scene, [1.5, 0.2, 0], [0, 1, 0])).toEqual([0, 1, 0]);
  });
});
