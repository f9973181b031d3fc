/** The drawing library: geometry, contours, ink and random numbers behave as the motifs expect. */
import { describe, expect, it } from 'vitest';
import { inset, union } from './contour.ts';
import { area, bounds, inside, lengthOf, scatter, signedDistance, walk } from './measure.ts';
import { ellipse, leaf, rect } from './shapes.ts';
import { polyline } from './curves.ts';
import { hatchLines } from './hatching.ts';
import { ink } from './ink.ts';
import { toSvg } from './painting.ts';
import { Rng } from './random.ts';
import { GROUND, Sheet } from './sheet.ts';
import { beginDrawing, clip } from './markup.ts';

describe('random numbers', () => {
  it('repeat with the seed and differ between seeds', () => {
    const draw = (seed: number): number[] => {
      const r = new Rng(seed);
      return Array.from({ length: 50 }, () => r.unit());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((v) => v >= 0 && v < 1)).toBe(true);
  });

  it('shuffle without losing or doubling anything', () => {
    const list = Array.from({ length: 30 }, (_, i) => i);
    expect(new Rng(3).shuffle(list).sort((a, b) => a - b)).toEqual(list);
  });
});

describe('geometry', () => {
  it('takes coordinates as arguments or as one list', () => {
    expect(polyline(1, 2, 3, 4)).toEqual(polyline([1, 2, 3, 4]));
  });

  it('walks a line in even steps from end to end', () => {
    const stations = walk(polyline(0, 0, 30, 0, 30, 40), 7);
    expect(stations[0]?.p).toEqual([0, 0]);
    expect(stations.at(-1)?.p).toEqual([30, 40]);
    expect(new Set(stations.slice(1).map((s, i) => (s.s - (stations[i]?.s ?? 0)).toFixed(6))).size).toBe(1);
  });

  it('tells inside from outside and how far the edge is', () => {
    const square = rect(0, 0, 10, 10);
    expect(inside(square, 5, 5)).toBe(true);
    expect(inside(square, 15, 5)).toBe(false);
    expect(signedDistance(square, 5, 5)).toBeCloseTo(-5);
    expect(signedDistance(square, 13, 14)).toBeCloseTo(5);
  });

  it('draws a leaf of the asked length in the asked direction', () => {
    const b = bounds(leaf(10, 20, 100, 12, 0));
    expect(b.x0).toBeCloseTo(10, 0);
    expect(b.x1).toBeCloseTo(110, 0);
    expect(b.h).toBeCloseTo(24, 0);
  });

  it('scatters points that keep their distance and stay inside', () => {
    const r = new Rng(5);
    const field = ellipse(0, 0, 100);
    const points = scatter(field, 12, r, 4);
    expect(points.length).toBeGreaterThan(60);
    for (const [i, [x, y]] of points.entries()) {
      expect(signedDistance(field, x, y)).toBeLessThanOrEqual(-4);
      for (const [u, v] of points.slice(0, i)) expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('contours', () => {
  it('join overlapping shapes into one outline', () => {
    const joined = union([ellipse(0, 0, 20), ellipse(30, 0, 20)]);
    expect(bounds(joined).w).toBeCloseTo(70, 0);
    expect(Math.abs(area(joined))).toBeGreaterThan(Math.PI * 20 * 20);
  });

  it('step inwards by the asked distance', () => {
    const [inner] = inset(ellipse(0, 0, 50, 50, 0, 120), 10);
    expect(bounds(inner ?? []).w).toBeCloseTo(80, 0);
  });
});

describe('ink', () => {
  it('hatches only inside the shape', () => {
    const star = polyline([0, -40, 10, -10, 40, 0, 10, 10, 0, 40, -10, 10, -40, 0, -10, -10]);
    for (const stroke of hatchLines(star, 0.6, 4, new Rng(2), 0)) {
      const [[x0, y0], [x1, y1]] = stroke as [[number, number], [number, number]];
      expect(inside(star, (x0 + x1) / 2, (y0 + y1) / 2)).toBe(true);
    }
  });

  it('gives each line a tremor of its own, the same one in every drawing', () => {
    const path = polyline(0, 0, 200, 0);
    const two = (): string[] => {
      beginDrawing();
      return [ink(path, '#000', 3, { closed: false }), ink(path, '#000', 3, { closed: false })];
    };
    const [a, b] = two();
    expect(a).not.toBe(b);
    expect(two()).toEqual([a, b]);
  });

  it('numbers clip paths afresh for each drawing', () => {
    beginDrawing();
    const once = clip(rect(0, 0, 1, 1), '');
    expect(clip(rect(0, 0, 1, 1), '')).not.toBe(once);
    beginDrawing();
    expect(clip(rect(0, 0, 1, 1), '')).toBe(once);
  });
});

describe('a sheet', () => {
  it('packs motifs on free ground only', () => {
    const sheet = new Sheet(4, 300, 300);
    sheet.block(rect(100, 100, 100, 100));
    const found: [number, number][] = [];
    const n = sheet.pack(0, 0, 300, 300, 10, 800, (x, y) => found.push([x, y]));
    expect(n).toBe(found.length);
    expect(n).toBeGreaterThan(20);
    for (const [i, [x, y]] of found.entries()) {
      expect(signedDistance(rect(100, 100, 100, 100), x, y)).toBeGreaterThan(8);
      for (const [u, v] of found.slice(0, i)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(19);
    }
  });

  it('becomes a painting with its size, ground and marks', () => {
    const painting = new Sheet(4, 120, 80).add('<path id="mark"/>').art('#f4ead3', GROUND.paper);
    const svg = toSvg(painting);
    expect(svg).toContain('viewBox="0 0 120 80"');
    expect(svg).toContain('id="mark"');
    expect(svg).toContain('fill="#f4ead3"');
    expect(lengthOf(rect(0, 0, 120, 80), true)).toBe(400);
  });
});
