/** Thread wound on limbs, as the dhokra casters do it. */
import { describe, expect, it } from 'vitest';
import { capsule, smoothMin } from './distance.ts';
import type { Surface } from './scene.ts';
import type { Vec3 } from './vector.ts';
import { castBrass, chain, coil, limb, ridge, smooth, waxwork } from './wound-wax.ts';

const FROM: Vec3 = [0, 0, 0];
const TO: Vec3 = [0.6, 1, 0.2];

/** Points on and round a limb, none of them random. */
const probes: Vec3[] = Array.from({ length: 200 }, (_, i) => [
  Math.sin(i * 2.4) * 0.9 + 0.3,
  (i / 200) * 1.6 - 0.3,
  Math.cos(i * 1.7) * 0.7,
]);

describe('a limb', () => {
  it('without thread is a plain tapered capsule', () => {
    const field = limb(smooth(FROM, TO, 0.2, 0.1));
    for (const [x, y, z] of probes) expect(field(x, y, z)).toBeCloseTo(capsule(x, y, z, FROM, TO, 0.2, 0.1));
  });

  it('carries a thread that leaves the capsule by a fifth of its pitch at most', () => {
    const pitch = 0.06;
    const field = limb(coil(FROM, TO, 0.2, 0.2, pitch));
    // Along the limb and round it, on the surface.
    const skin = Array.from({ length: 200 }, (_, i): Vec3 => {
      const [t, a] = [i / 200, i * 2.4];
      return [TO[0] * t + 0.2 * Math.cos(a), TO[1] * t, TO[2] * t + 0.2 * Math.sin(a)];
    });
    const rise = skin.map(([x, y, z]) => field(x, y, z) - capsule(x, y, z, FROM, TO, 0.2));
    expect(Math.max(...rise.map(Math.abs))).toBeLessThan(pitch / 5);
    expect(Math.max(...rise) - Math.min(...rise)).toBeGreaterThan(pitch / 5);
  });

  it('has one ridge for each turn of the thread', () => {
    for (const u of [0.1, 0.37, 0.5, 0.93]) expect(ridge(u + 3)).toBeCloseTo(ridge(u));
    expect(ridge(0.5)).toBeGreaterThan(0);
    expect(ridge(0)).toBeLessThan(0);
  });
});

describe('waxwork', () => {
  const limbs = [
    ...chain(
      [
        [0, 0, 0],
        [0.3, 0.5, 0],
        [0.2, 1, 0.3],
      ],
      0.2,
      0.1,
    ),
    smooth([1, 0.2, 0], [1.4, 0.8, 0.1], 0.12),
  ];

  it('is the union of all its limbs, although it skips those that are far away', () => {
    const quick = waxwork(limbs, 0.02);
    const fields = limbs.map(limb);
    for (const [x, y, z] of probes) {
      const all = fields.reduce((d, field) => smoothMin(d, field(x, y, z), 0.02), 9);
      expect(quick(x, y, z)).toBeCloseTo(all, 6);
    }
  });

  it('a chain narrows evenly and has no gaps', () => {
    const parts = chain([FROM, TO, [1, 1, 0], [1, 2, 0]], 0.3, 0.12);
    expect(parts.map(({ radius }) => radius)).toEqual([0.3, expect.closeTo(0.24), expect.closeTo(0.18)]);
    for (const [i, part] of parts.slice(1).entries()) {
      expect(part.from).toBe(parts[i].to);
      expect(part.radius).toBeCloseTo(parts[i].radiusTo);
    }
  });
});

describe('cast brass', () => {
  it('is duller in a corner than in the open', () => {
    const open = (_x: number, y: number) => y;
    const corner = (x: number, y: number) => Math.min(x, y);
    const look = (field: (x: number, y: number, z: number) => number, x: number) => {
      const surface: Surface = { r: 0, g: 0, b: 0, rough: 0, metal: 0, spec: 0, sheen: 0, glow: 0 };
      castBrass(field, 4)(surface, x, 0, 0, [0, 1, 0]);
      return surface;
    };
    expect(look(corner, 0.005).r).toBeLessThan(look(open, 0.005).r * 0.7);
    expect(look(corner, 0.005).rough).toBeGreaterThan(look(open, 0.005).rough);
  });
});
