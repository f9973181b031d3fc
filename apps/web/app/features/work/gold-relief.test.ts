import { describe, expect, it } from 'vitest';
import { lightAt, lightGold, nearestShare, reliefOf } from './gold-relief';

const [width, height] = [20, 10];
const flat = 110;

/** The RGBA pixels of a grey picture. */
const pixelsOf = (greyAt: (x: number, y: number) => number): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.fill(greyAt(x, y), 4 * (y * width + x), 4 * (y * width + x) + 4);
  }
  return pixels;
};

/** What lies over a pixel, 0 to 255. */
const lit = (greyAt: (x: number, y: number) => number, light: { x: number; y: number }) => {
  const pixels = new Uint8ClampedArray(4 * width * height);
  lightGold(reliefOf(pixelsOf(greyAt), width, height), light, pixels);
  return (x: number, y: number) => ({
    colour: pixels[4 * (y * width + x)] ?? 0,
    cover: pixels[4 * (y * width + x) + 3] ?? 0,
  });
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const columns = (from: number, to: number) =>
  Array.from(
    { length: (to - from) * height },
    (_, index) => [from + (index % (to - from)), Math.floor(index / (to - from))] as const,
  );

describe('the relief of gold', () => {
  it('has the gilded pixels alone', () => {
    const { places, leaf } = reliefOf(
      pixelsOf((x) => (x < 5 ? flat : 20)),
      width,
      height,
    );
    expect(places).toHaveLength(5 * height);
    expect([...places].every((place) => place % width < 5)).toBe(true);
    expect(new Set(leaf)).toEqual(new Set([1]));
  });

  it('leans smoothly from pixel to pixel, however large the picture is', () => {
    const [large, low] = [1280, 8];
    const { slopes } = reliefOf(new Uint8ClampedArray(4 * large * low).fill(flat), large, low);
    const across = Array.from({ length: large - 1 }, (_, x) =>
      Math.abs((slopes[2 * x + 2] ?? 0) - (slopes[2 * x] ?? 0)),
    );
    expect(Math.max(...across)).toBeLessThan(0.15);
  });

  it('leans away from what is raised', () => {
    const { slopes, places } = reliefOf(
      pixelsOf((x) => (x < 10 ? flat : 255)),
      width,
      height,
    );
    const atStep = [...places].findIndex((place) => place === 5 * width + 10);
    expect(slopes[2 * atStep]).toBeLessThan(-1);
  });
});

describe('a light on gold', () => {
  it('lights the rows that are asked for', () => {
    const pixels = new Uint8ClampedArray(4 * width * height);
    const relief = reliefOf(
      pixelsOf(() => flat),
      width,
      height,
    );
    lightGold(relief, { x: 0.5, y: 0.25 }, pixels, { from: 3, to: 6 });
    const covers = Array.from({ length: height }, (_, row) => pixels[4 * row * width + 3] ?? 0);
    expect(covers.map((cover) => cover > 0)).toEqual(
      Array.from({ length: height }, (_, row) => row >= 3 && row < 6),
    );
  });

  it('leaves alone what is no gold', () => {
    const at = lit((x) => (x < 10 ? flat : 0), { x: 0.75, y: 0.2 });
    expect(sum(columns(10, 20).map(([x, y]) => at(x, y).cover))).toBe(0);
    expect(at(9, 5).cover).toBeGreaterThan(0);
  });

  it('is bright where it is, and leaves the gold far from it as it is', () => {
    const brightness = (light: number, from: number) => {
      const at = lit(() => flat, { x: light, y: 0.25 });
      return sum(columns(from, from + 5).map(([x, y]) => at(x, y).colour * at(x, y).cover));
    };
    expect(brightness(0.1, 0)).toBeGreaterThan(3 * brightness(0.1, 15));
    expect(brightness(0.9, 15)).toBeGreaterThan(3 * brightness(0.9, 0));
    expect(lit(() => flat, { x: -0.6, y: 0.25 })(19, 5).cover).toBeLessThan(10);
  });

  it('brightens what leans towards it more than flat leaf', () => {
    const at = lit((x) => (x < 10 ? flat : 255), { x: 0.1, y: 0.25 });
    const [edge, leaf] = [at(10, 5), at(15, 5)];
    expect(edge.colour * edge.cover).toBeGreaterThan(leaf.colour * leaf.cover);
  });
});

describe('the way of the light', () => {
  it.each([0.65, 1, 1.25, 1.6])('passes all of a picture that is %d widths high', (pictureHeight) => {
    const places = Array.from({ length: 101 }, (_, percent) => lightAt(percent / 100, pictureHeight));
    const distances = Array.from({ length: 21 * 21 }, (_, index) => {
      const [x, y] = [(index % 21) / 20, (Math.floor(index / 21) / 20) * pictureHeight];
      return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
    });
    // Within the reach of the lamp, which gives half of its light there.
    expect(Math.max(...distances)).toBeLessThan(0.4);
  });

  it.each([0, 0.12, 0.5, 0.73, 1])('is found again on its way at %d', (share) => {
    expect(nearestShare(lightAt(share, 1.2), 1.2)).toBe(share);
  });
});
