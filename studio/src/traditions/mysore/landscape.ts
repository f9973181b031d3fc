/** Landscapes of the Mysore boards: the temple hill, rounded trees, a lotus pond. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Rounded tree with leaves laid in touches, its foot at (x, y). @param R half width of the crown */
export function roundTree(
  r: Rng,
  x: number,
  y: number,
  R: number,
  col = '#4f7a45',
  light = '#8fae5c',
  fruit?: string,
): string {
  const crown = loopThrough(
    offsets(x, y, [-1, -1.7, -0.6, -2.5, 0, -2.7, 0.6, -2.5, 1, -1.7, 0.7, -1, 0, -0.86, -0.7, -1], R),
  );
  let s =
    line(polyline(x, y, x - R * 0.04, y - R * 1.2), '#5c4028', R * 0.17) +
    lines(
      [
        polyline(x, y - R * 0.7, x - R * 0.34, y - R * 1.3),
        polyline(x, y - R * 0.6, x + R * 0.34, y - R * 1.25),
      ],
      '#5c4028',
      R * 0.08,
    );
  s += modelled(crown, col, '#24421f', R * 0.42, R > 40 ? 8 : 5);
  const touches = scatter(crown, R * 0.2, r, R * 0.06);
  s += each(touches, ([a, b], i) => polys(rosette(a, b, R * 0.13, 5, i), i % 3 ? light : '#6f9450'));
  if (fruit)
    s += dots(
      touches.filter((_, i) => i % 5 === 0),
      R * 0.06,
      fruit,
    );
  return s + line(crown, '#24421f', 1, true);
}

/** The hill with its temple tower, far off, over a plain. @param base where the plain begins */
export function hillTemple(r: Rng, x: number, base: number, w: number): string {
  const hill = (pts: Point[], col: string, shade: string) =>
    modelled([...curve(pts), [x + w, base + 120], [x, base + 120]], col, shade, 22, 8);
  let s = group(
    hill(
      [
        [x, base - 30],
        [x + w * 0.2, base - 110],
        [x + w * 0.46, base - 60],
        [x + w, base - 90],
      ],
      '#a9bf94',
      '#86a37c',
    ),
    'opacity=".8"',
  );
  s += hill(
    [
      [x + w * 0.3, base + 40],
      [x + w * 0.52, base - 70],
      [x + w * 0.7, base - 176],
      [x + w * 0.86, base - 208],
      [x + w, base - 180],
    ],
    '#8fab74',
    '#5c7f50',
  );
  // the winding steps
  s += line(
    curve([
      [x + w * 0.54, base + 70],
      [x + w * 0.68, base - 10],
      [x + w * 0.64, base - 90],
      [x + w * 0.8, base - 140],
      [x + w * 0.84, base - 206],
    ] as Point[]),
    '#e9e2c0',
    4,
    false,
    'stroke-dasharray="3 3"',
  );
  // tower of seven storeys
  const [tx, ty] = [x + w * 0.86, base - 206];
  for (let i = 0; i < 6; i++) {
    const q = 34 - i * 4.4,
      y = ty - i * 15;
    s +=
      fill(
        polyline(tx - q, y, tx + q, y, tx + q - 4, y - 15, tx - q + 4, y - 15),
        i % 2 ? '#e6d2a0' : '#dcc088',
      ) + line(polyline(tx - q - 2, y, tx + q + 2, y), '#9a7440', 1.2);
    for (let k = -2; k <= 2; k++)
      s += fill(rect(tx + (k * q) / 3 - 1.6, y - 11, 3.2, 7), k ? '#b08a52' : '#7c2430');
  }
  s +=
    fill(ellipse(tx, ty - 92, 12, 7), '#d9b45c') +
    lines(
      [-6, 0, 6].map((d) => polyline(tx + d, ty - 96, tx + d, ty - 106)),
      '#c9a14a',
      2,
    );
  for (let i = 0; i < 26; i++) {
    const u = r.between(0.34, 1),
      px = x + w * u,
      py = base + r.between(-10, 60) - Math.max(0, u - 0.5) * 190;
    s += roundTree(r, px, py, r.between(8, 13), '#5f8550', '#8fae5c');
  }
  return s;
}

/** Ripples of a pond. */
export function ripples(
  area: Poly,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  col: string,
  light: string,
): string {
  let s = '';
  for (let y = y0 + 6, i = 0; y < y1; y += 10 + i * 0.5, i++) {
    const n = Math.ceil((x1 - x0) / 38);
    s += lines(
      series(n, (k) => {
        const x = x0 + k * 38 + (i % 2) * 19;
        return curveThrough(x, y, x + 9, y + 2.6, x + 19, y, x + 26, y - 1.4);
      }),
      i % 3 ? col : light,
      1,
    );
  }
  return clip(area, s);
}

/** Thin bars of evening cloud with rolled ends. @param list centre and length of each */
export function driftClouds(
  list: readonly (readonly [number, number, number])[],
  col = '#f2f0da',
  edge = '#c9d0a8',
): string {
  return each(list, ([x, y, L]) => {
    const puffs = series(7, (i): [number, number, number] => {
      const u = i / 6 - 0.5;
      return [
        x + u * L,
        y - Math.cos(u * Math.PI) * L * 0.06 + (i % 2) * L * 0.02,
        L * (0.075 + 0.05 * Math.cos(u * Math.PI)),
      ];
    });
    return each(
      puffs,
      ([a, c, R]) =>
        group(fill(ellipse(a, c, R * 1.5, R * 0.62), col), 'opacity=".85"') +
        line(ellipse(a, c, R * 1.5, R * 0.62, 0, 30).slice(14, 31), edge, 1.2),
    );
  });
}

/** A long low hill over a plain, its temple tower small on the summit. @param base where the plain begins, @param w width of the field */
export function lowHill(r: Rng, x: number, base: number, w: number): string {
  const slope = (pts: Point[], col: string, shade: string) =>
    modelled([...curve(pts), [x + w, base + 40], [x, base + 40]], col, shade, 26, 8, { op: 0.6 });
  let s = slope(
    [
      [x, base - 70],
      [x + w * 0.3, base - 50],
      [x + w * 0.62, base - 104],
      [x + w * 0.86, base - 92],
      [x + w, base - 66],
    ],
    '#b3bf9c',
    '#8fa384',
  );
  s += slope(
    [
      [x, base - 74],
      [x + w * 0.14, base - 112],
      [x + w * 0.26, base - 92],
      [x + w * 0.42, base - 40],
      [x + w * 0.7, base - 18],
      [x + w, base - 14],
    ],
    '#9aae80',
    '#6f8a62',
  );
  for (let i = 0; i < 44; i++) {
    const u = r.between(0, 0.5),
      [px, py] = [x + w * u, base + 4 - (1 - u * 1.9) * r.between(0, 84)];
    s += fill(ellipse(px, py, r.between(4, 8), r.between(3, 5), 0, 14), i % 3 ? '#6f8a58' : '#86a066');
  }
  const [tx, ty] = [x + w * 0.14, base - 108];
  for (let i = 0; i < 5; i++) {
    const q = 22 - i * 3.4,
      y = ty - i * 10;
    s +=
      fill(
        polyline(tx - q, y, tx + q, y, tx + q - 3, y - 10, tx - q + 3, y - 10),
        i % 2 ? '#eadbb0' : '#dfc894',
      ) + line(polyline(tx - q - 1, y, tx + q + 1, y), '#a58452', 1);
    for (let k = -1; k <= 1; k++)
      s += fill(rect(tx + (k * q) / 2 - 1.2, y - 7.6, 2.4, 5), k ? '#b39060' : '#84343a');
  }
  return (
    s +
    fill(ellipse(tx, ty - 52, 7, 4), '#d9b45c') +
    lines(
      [-4, 0, 4].map((d) => polyline(tx + d, ty - 54, tx + d, ty - 61)),
      '#c9a14a',
      1.4,
    )
  );
}

/** Thin streaks of high cloud. @param list centre and half length of each */
export function streakClouds(list: readonly (readonly [number, number, number])[]): string {
  return group(
    each(list, ([x, y, L]) =>
      each([0, 1, 2, 3], (i) =>
        fill(
          ellipse(x + ((i % 2) - 0.5) * L * 0.3, y + i * 7, L * (0.9 - i * 0.16), 3.6 - i * 0.5),
          '#f6f1dc',
        ),
      ),
    ),
    'opacity=".6" filter="url(#b3)"',
  );
}
