/** Meadow, lotus seat and river.*/
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { water } from './landscape.ts';
import { K } from './people.ts';
import { LOTUS as LOTUS_PINK, WHITE_LOTUS as LOTUS_WHITE } from './style.ts';

/** Flowering tufts so that the dark meadow is never bare. */
export function tufts(area: Poly, r: Rng, gap: number): string {
  return each(scatter(area, gap, r), ([x, y]) => {
    const blades = each([-0.6, -0.2, 0.2, 0.6], (a) =>
      fill(leaf(x, y + 12, 22, 3.4, -Math.PI / 2 + a), '#2f6a3e'),
    );
    return (
      blades +
      polys(rosette(x, y - 8, 5.6, 5), r.pick(['#e0708f', K.goldHi, K.conch])) +
      dot(x, y - 8, 1.7, '#8c1c1e')
    );
  });
}

/** Lotus throne seen from the side. */
export function lotusSeat(x: number, y: number, w: number): string {
  let o = '';
  for (const [n, R, dy] of [
    [11, 34, 0],
    [9, 28, -3],
  ] as const)
    for (let i = 0; i < n; i++) {
      const u = lerp(-1, 1, i / (n - 1)),
        p = leaf(x + u * w * 0.8, y + dy, R, 11, Math.PI / 2 - u * 0.62, 0, 0.5);
      o += inked(p, n === 11 ? '#dd7394' : '#f4b9c4', '#7a1f42', 1);
    }
  return o + inked(ellipse(x, y, w * 0.94, 9), '#e7c25a', K.line, 1);
}

/** River strip with pads and lotuses. @param clear points kept free for birds */
export function lotusRiver(
  f: { x: number; w: number },
  y: number,
  B: number,
  r: Rng,
  clear: Point[] = [],
): string {
  let s =
    water(f.x, y, f.w, B - y, r) +
    ink(polyline(f.x, y, f.x + f.w, y), K.gold, 2.4, { closed: false, taper: 0 });
  const pts = scatter(rect(f.x + 16, y + 26, f.w - 32, B - y - 34), 46, r, 0, 3)
    .filter((q) => clear.every((k) => Math.hypot((q[0] - k[0]) * 0.8, q[1] - k[1]) > 46))
    .sort((a, b) => a[1] - b[1]);
  for (const [x, yy] of pts)
    s += pad(
      x + r.between(-10, 10),
      yy + 10,
      r.between(22, 29),
      '#2a6644',
      '#8fbf7a',
      '#10291c',
      r.between(-0.4, 0.4),
      0.42,
    );
  pts.forEach(([x, yy], i) => {
    s += line(curveThrough(x, yy + 13, x + 3, yy + 2, x, yy - 7), '#4f8a52', 2);
    s +=
      i % 4 === 0
        ? bud(x, yy, 27, LOTUS_PINK)
        : lotus(x, yy, r.between(27, 36), i % 5 === 1 ? LOTUS_WHITE : LOTUS_PINK, 9);
  });
  return s;
}

export const blob = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  r: Rng,
  min: [number, number, number],
): Poly =>
  loopThrough(
    ...ellipse(cx, cy, rx, ry, 0, 15).flatMap(([x, y]) => [
      Math.max(min[0], Math.min(min[1], x + r.between(-9, 9))),
      Math.max(min[2], y + r.between(-9, 9)),
    ]),
  );

/** Stout stem with ribbed bark and roots, for a tree whose crown is already there. @param w half width at the foot */
export function stem(foot: Point, fork: Point, w: number): string {
  const lean = (fork[0] - foot[0]) * 0.5,
    axis = curve([
      [foot[0], foot[1] + 3],
      [foot[0] + lean * 0.3 + w * 0.3, foot[1] - (foot[1] - fork[1]) * 0.35],
      [foot[0] + lean * 1.3, foot[1] - (foot[1] - fork[1]) * 0.7],
      fork,
    ]),
    body = ribbon(axis, widths(w * 1.5, w * 0.86, w * 0.6, w * 0.16));
  return (
    modelled(body, '#6b4426', '#2a160a', w * 0.7, 2) +
    clip(
      body,
      lines(
        [-0.5, -0.15, 0.2, 0.55].map((d) => axis.map(([x, y]): Point => [x + d * w, y])),
        '#a9774a',
        0.9,
        'opacity=".7"',
      ),
    ) +
    ink(body, K.line, 1.2)
  );
}
