/** The geometry of the studio: distances, baked grids, places on turned forms and folded cloth. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../draw/geometry.ts';
import { capsule, ellipsoid, roundBox, smoothMax, smoothMin, sphere, torus } from './distance.ts';
import { foldedCloth } from './folded-cloth.ts';
import { bake, lathe, solidProfile } from './grid.ts';
import { alongProfile, arcV } from './ornament.ts';
import { aroundNormal, PixelSampler } from './sampling.ts';
import type { Vec3 } from './vector.ts';

describe('distances', () => {
  it('are 0 on the surface, negative inside and the true gap outside', () => {
    expect(sphere(0, 2, 0, [0, 0, 0], 1)).toBeCloseTo(1);
    expect(capsule(0, 0.5, 0.3, [0, 0, 0], [0, 1, 0], 0.3)).toBeCloseTo(0);
    expect(roundBox(3, 0, 0, [0, 0, 0], [1, 1, 1], 0.1)).toBeCloseTo(2);
    expect(roundBox(0, 0, 0, [0, 0, 0], [1, 2, 3])).toBeCloseTo(-1);
    expect(torus(1.5, 0, 0, [0, 0, 0], [0, 1, 0], 1, 0.2)).toBeCloseTo(0.3);
    expect(ellipsoid(0, 0.5, 0, [0, 0, 0], [1, 0.5, 2])).toBeCloseTo(0);
  });

  it('join smoothly: never above the smaller, and equal to it away from the seam', () => {
    expect(smoothMin(1, 3, 0.5)).toBe(1);
    expect(smoothMin(1, 1, 0.4)).toBeCloseTo(0.9);
    expect(smoothMax(1, 1, 0.4)).toBeCloseTo(1.1);
  });
});

describe('a baked field', () => {
  const ball = (x: number, y: number, z: number) => sphere(x, y, z, [0, 0, 0], 0.5);
  const baked = bake(ball, [-0.7, -0.7, -0.7], [0.7, 0.7, 0.7], 0.02);

  it('agrees with the field near its surface', () => {
    for (const [x, y, z] of [
      [0.5, 0, 0],
      [0.3, 0.4, 0.05],
      [-0.2, 0.1, -0.44],
    ] as Vec3[])
      expect(baked(x, y, z)).toBeCloseTo(ball(x, y, z), 2);
  });

  it('never promises more room than there is, outside its box too', () => {
    for (const d of [0.6, 0.9, 2, 5]) expect(baked(d, 0, 0)).toBeLessThanOrEqual(ball(d, 0, 0) + 0.02);
  });
});

describe('turned forms', () => {
  const outline: Point[] = [
    [0.5, 0],
    [0.5, 1],
    [0.2, 1],
    [0.2, 1.6],
  ];

  it('a lathe turns the outline about the axis', () => {
    const cylinder = lathe(solidProfile(outline), 0.01);
    expect(cylinder(0.5, 0.5, 0)).toBeCloseTo(0, 2);
    expect(cylinder(0, 0.5, 0.7)).toBeCloseTo(0.2, 2);
    expect(cylinder(0, 0.5, 0)).toBeLessThan(-0.2);
  });

  it('places run from 1 at the foot to 0 at the top, by length and not by height', () => {
    const along = alongProfile(outline);
    expect(along(0.5, 0)).toBeCloseTo(1);
    expect(along(0.2, 1.6)).toBeCloseTo(0);
    // The middle of the level shoulder: 1 of 1.9 up, plus 0.15.
    expect(along(0.35, 1)).toBeCloseTo(1 - 1.15 / 1.9, 5);
    expect(arcV(outline)(0.5)).toBeCloseTo(1 - 0.5 / 1.9, 2);
  });
});

describe('folded cloth', () => {
  const cloth = foldedCloth({ yaw: 0, halfWidth: 1.3, height: 0.5, end: () => 2.6 });

  it('lies on the table, and knows the top layer from those below', () => {
    expect(cloth.field(0, 0.2, 0)).toBeLessThan(0);
    expect(cloth.field(0, 1.2, 0)).toBeGreaterThan(0.5);
    expect(cloth.locate(0, 0.51, 0).onTop).toBe(true);
    expect(cloth.locate(0, 0.2, -1).onTop).toBe(false);
  });

  it('measures the length along the fall from the back edge', () => {
    const back = cloth.locate(0.2, 0.5, -0.5).along;
    const front = cloth.locate(0.2, 0.5, 0.5).along;
    expect(front - back).toBeCloseTo(1);
    expect(cloth.locate(0, 0.5, 0).u).toBeCloseTo(0.5);
  });
});

describe('samples', () => {
  it('depend on pixel, number and dimension only', () => {
    const [a, b] = [new PixelSampler(), new PixelSampler()];
    a.pixel = b.pixel = 1234;
    a.sample = b.sample = 7;
    expect(a.first(2)).toBe(b.first(2));
    expect(a.first(2)).not.toBe(a.first(3));
    b.sample = 8;
    expect(a.first(2)).not.toBe(b.first(2));
  });

  it('directions are turned round the normal without changing their length', () => {
    const out: Vec3 = [0, 0, 0];
    const normal: Vec3 = [0.6, -0.64, -0.48];
    aroundNormal(normal, 0, 0, 1, out);
    out.forEach((value, i) => expect(value).toBeCloseTo(normal[i]));
    aroundNormal(normal, 0.6, 0.64, 0.48, out);
    expect(Math.hypot(...out)).toBeCloseTo(1);
  });
});
