/** Painted ornament shared by the crafts, and mappings of flat drawings on turned forms. Returns SVG elements. */
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import type { Rng } from '../../draw/random.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { each, repeat } from '../../draw/markup.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Repeats a drawing one sheet width to the left and right, so that it is seamless round a vessel. */
export const seam = (width: number, draw: (dx: number) => string) => draw(0) + draw(width) + draw(-width);

/** Plain band across the sheet. */
export const band = (width: number, y: number, height: number, colour: string) =>
  fill(rect(0, y, width, height), colour);

/** Equally spaced things along a band. */
export const row = (width: number, count: number, draw: (x: number, i: number) => string) =>
  repeat(count, (i) => draw(((i + 0.5) * width) / count, i));

/** Line of beads. */
export const beadRow = (width: number, y: number, count: number, radius: number, colour: string) =>
  dots(
    series(count, (i): Point => [((i + 0.5) * width) / count, y]),
    radius,
    colour,
  );

/**
 * Row of pointed petals, one inside the other.
 * @param colours from the outside in
 * @param up petals stand on y, else hang from it
 * @param fat half width as a share of the pitch
 */
export const petalRow = (
  width: number,
  y: number,
  height: number,
  count: number,
  colours: string[],
  up = true,
  fat = 0.46,
) =>
  row(width, count, (x) =>
    each(colours, (colour, k) => {
      const length = height * (1 - k * 0.24);
      const halfWidth = (width / count) * fat * (1 - k * 0.3);
      return fill(leaf(x, y, length, halfWidth, up ? -Math.PI / 2 : Math.PI / 2, 0, 0.42), colour);
    }),
  );

/** Flower of petal rings; colours from the outside in, the last one is the eye. */
export function flower(
  x: number,
  y: number,
  radius: number,
  petals: number,
  colours: string[],
  edge?: string,
  turn = 0,
) {
  let svg = '';
  for (const [k, colour] of colours.slice(0, -1).entries()) {
    const ringRadius = radius * (1 - k * 0.3);
    for (const petal of rosette(x, y, ringRadius, petals, turn + (k * Math.PI) / petals, 0.62, 1.08)) {
      svg += fill(petal, colour) + (edge ? line(petal, edge, Math.max(1, radius * 0.035), true) : '');
    }
  }
  svg += dot(x, y, radius * 0.17, colours[colours.length - 1]);
  return svg + (edge ? line(ellipse(x, y, radius * 0.17), edge, radius * 0.04, true) : '');
}

export interface VineStyle {
  stem: string;
  /** Width of the stem. */
  w: number;
  leaves: string[];
  /** Length of a leaf. */
  leaf: number;
  flower: (x: number, y: number, i: number) => string;
  /** Leaves in each wave. */
  perWave?: number;
}

/** Sine vine with leaves and flowers on both sides, seamless across the width. */
export function vine(width: number, y: number, amplitude: number, waves: number, style: VineStyle) {
  const height = (x: number) => y + Math.sin((x / width) * waves * TAU) * amplitude;
  const stem: Point[] = [];
  for (let x = -40; x <= width + 40; x += 8) stem.push([x, height(x)]);
  let svg = line(stem, style.stem, style.w);
  const leaves = (style.perWave ?? 14) * waves;
  for (let i = 0; i < leaves; i++) {
    const x = (i / leaves) * width;
    const angle = Math.atan2(height(x + 2) - height(x - 2), 4);
    const side = i % 2 ? 1 : -1;
    svg += seam(width, (dx) =>
      fill(
        leaf(x + dx, height(x), style.leaf, style.leaf * 0.24, angle + side * 0.95, -side * 0.3),
        style.leaves[i % style.leaves.length],
      ),
    );
  }
  for (let i = 0; i < waves * 2; i++) {
    const x = ((i + 0.5) / (waves * 2)) * width;
    const from = height(x);
    const out = (i % 2 ? 1 : -1) * amplitude;
    const tendril = (dx: number): Point[] => [
      [x + dx, from],
      [x + dx + (i % 2 ? 6 : -6), from + out * 0.5],
      [x + dx, from + out * 0.8],
    ];
    svg += seam(
      width,
      (dx) =>
        style.flower(x + dx, from + out * 1.05, i) + line(curve(tendril(dx)), style.stem, style.w * 0.7),
    );
  }
  return svg;
}

/** Half outline of a boteh, base at the origin, one unit high, curling to the right. */
const BOTEH: Point[] = polyline([
  0, 0, -0.3, -0.12, -0.42, -0.38, -0.33, -0.68, -0.06, -0.92, 0.26, -1, 0.47, -0.92, 0.45, -0.82, 0.31,
  -0.83, 0.21, -0.7, 0.32, -0.46, 0.28, -0.14,
]);

/** Boteh (paisley) outline: base at (x, y), of a height, curling to one side (+1 right, -1 left). */
export const boteh = (x: number, y: number, height: number, side = 1): Poly =>
  curve(
    BOTEH.map(([a, b]): Point => [x + a * height * side, y + b * height]),
    true,
    8,
  );

/** Outline of a slim boteh one unit high on its base at the origin, its tip bent over to the right. */
const SLIM_BOTEH: Point[] = curve(
  polyline([
    0, 0, -0.2, -0.06, -0.3, -0.24, -0.26, -0.46, -0.14, -0.68, 0, -0.86, 0.15, -0.97, 0.3, -1, 0.4, -0.93,
    0.38, -0.85, 0.3, -0.87, 0.22, -0.82, 0.2, -0.7, 0.25, -0.5, 0.29, -0.29, 0.21, -0.08,
  ]),
  true,
  8,
);

/** Slim boteh at a place and of a height, curling to the right, drawn in towards its heart by `inset`. */
export function slimBoteh(x: number, y: number, height: number, inset = 0): Poly {
  const outline = SLIM_BOTEH.map(([a, b]): Point => [x + a * height, y + b * height]);
  if (!inset) return outline;
  const n = outline.length;
  return outline.map(([a, b], i): Point => {
    const [p, q] = [outline[(i + n - 1) % n], outline[(i + 1) % n]];
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const length = Math.hypot(dx, dy) || 1;
    return [a - (dy / length) * inset, b + (dx / length) * inset];
  });
}

/** Small scattered fillers where `keep` allows them. */
export function sprinkle(
  width: number,
  y0: number,
  y1: number,
  count: number,
  rng: Rng,
  draw: (x: number, y: number) => string,
  keep: (x: number, y: number) => boolean,
) {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const x = rng.between(0, width);
    const y = rng.between(y0, y1);
    if (keep(x, y)) svg += seam(width, (dx) => draw(x + dx, y));
  }
  return svg;
}

/**
 * Height y -> 0 (top) .. 1 (bottom) by length along an outline that rises in y. A drawing mapped with it lies evenly
 * on any turned profile.
 */
export function arcV(outline: Poly): (y: number) => number {
  const lengths = [0];
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [outline[i - 1], outline[i]];
    lengths.push(lengths[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths[lengths.length - 1];
  const y0 = outline[0][1];
  const y1 = outline[outline.length - 1][1];
  const n = 512;
  const table = new Float32Array(n + 1);
  for (let k = 0, i = 1; k <= n; k++) {
    const y = y0 + ((y1 - y0) * k) / n;
    while (i < outline.length - 1 && outline[i][1] < y) i++;
    const [a, b] = [outline[i - 1], outline[i]];
    const t = b[1] > a[1] ? Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1]))) : 1;
    table[k] = 1 - (lengths[i - 1] + (lengths[i] - lengths[i - 1]) * t) / total;
  }
  return (y) => {
    const q = Math.max(0, Math.min(n - 0.001, ((y - y0) / (y1 - y0)) * n));
    const i = q | 0;
    return table[i] + (table[i + 1] - table[i]) * (q - i);
  };
}

/**
 * Position along an outline, 0 (its end) .. 1 (its start), of the outline point nearest to (radius, height). Unlike
 * `arcV` it stays exact where the outline runs level, as on the shoulder of a top; it is slower.
 */
export function alongProfile(outline: Poly): (radius: number, height: number) => number {
  const lengths = [0];
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [outline[i - 1], outline[i]];
    lengths.push(lengths[i - 1] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = lengths[lengths.length - 1];
  const stride = 8;
  return (radius, height) => {
    // Nearest of every eighth point first, then the segments around it.
    let near = 0;
    let nearest = Infinity;
    for (let i = 0; i < outline.length; i += stride) {
      const squared = (radius - outline[i][0]) ** 2 + (height - outline[i][1]) ** 2;
      if (squared < nearest) {
        nearest = squared;
        near = i;
      }
    }
    let best = Infinity;
    let at = 0;
    const last = Math.min(outline.length - 1, near + stride + 1);
    for (let i = Math.max(1, near - stride); i <= last; i++) {
      const [a, b] = [outline[i - 1], outline[i]];
      const length = lengths[i] - lengths[i - 1];
      if (length === 0) continue;
      const ux = (b[0] - a[0]) / length;
      const uy = (b[1] - a[1]) / length;
      const t = Math.max(0, Math.min(length, (radius - a[0]) * ux + (height - a[1]) * uy));
      const distance = (radius - a[0] - ux * t) ** 2 + (height - a[1] - uy * t) ** 2;
      if (distance < best) {
        best = distance;
        at = lengths[i - 1] + t;
      }
    }
    return 1 - at / total;
  };
}

/** Angle round the axis as 0..1; .5 faces the viewer. */
export const around = (x: number, z: number) => Math.atan2(x, z) / TAU + 0.5;
