/** The tabla waits on its cushions; the dancer's shadow turns on the lamplit wall behind. */
import { halo } from '../../dance/rig/brush.ts';
import { tabla } from '../../dance/tabla.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { group, linearGradient, radialGradient } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { kathakDancer } from '../../traditions/kishangarh/scenes/kathak.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const FLOOR = 428;
const INK = '#24100e';

function carpet(): string {
  const ground = polyline(-60, 742, 60, 470, 940, 470, 1060, 742);
  let s =
    fill(rect(0, FLOOR, W, H), 'url(#boards)') +
    fill(
      ground.map(([x, y]): Point => [x, y + 8]),
      '#12050c',
      'opacity=".4"',
    ) +
    fill(ground, '#8c1f2c');
  const on = (u: number, v: number): Point => {
    const y = 470 + 272 * v ** 1.15;
    const [a, b] = [60 - 120 * v ** 1.15, 940 + 120 * v ** 1.15];
    return [a + (b - a) * u, y];
  };
  const quad = (u0: number, v0: number, u1: number, v1: number): Poly => [
    on(u0, v0),
    on(u1, v0),
    on(u1, v1),
    on(u0, v1),
  ];
  for (const [k, c] of [
    [0.012, '#f3c677'],
    [0.02, '#1f2f5a'],
    [0.075, '#f3c677'],
    [0.082, '#a8272f'],
  ] as const)
    s += fill(quad(k, k * 1.8, 1 - k, 1), c);
  for (let i = 0; i < 30; i++)
    for (const [u, v] of [
      [0.05 + (i / 29) * 0.9, 0.085],
      [0.048, 0.14 + (i / 29) * 0.8],
      [0.952, 0.14 + (i / 29) * 0.8],
    ]) {
      const [x, y] = on(u, v);
      s +=
        polys(
          rosette(0, 0, 13, 7, i).map((p) => p.map(([a, b]): Point => [x + a, y + b * 0.5])),
          i % 2 ? '#e8836a' : '#f3c677',
        ) + dot(x, y, 2.6, '#fff0cc');
    }
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 17; i++) {
      const [x, y] = on(0.12 + ((i + (j % 2) * 0.5) / 17) * 0.78, 0.2 + j * 0.1);
      const k = 0.7 + 0.5 * (j / 9);
      s += polys(
        [
          leaf(x, y + 10 * k, 26 * k, 5 * k, -1.57 - 0.9),
          leaf(x, y + 10 * k, 26 * k, 5 * k, -1.57 + 0.9),
        ].map((p) => p.map(([a, b]): Point => [a, y + (b - y) * 0.6])),
        '#5f7d4a',
      );
      s +=
        polys(
          rosette(0, 0, 12 * k, 6, i + j).map((p) => p.map(([a, b]): Point => [x + a, y - 4 + b * 0.55])),
          (i + j) % 3 ? '#f3c677' : '#f0a08a',
        ) + dot(x, y - 4, 2.4 * k, '#7d2233');
    }
  return s;
}

/** Head of the small tuning hammer, its handle, and a coil of ankle bells. */
function tools(): string {
  const handle = ribbon(polyline(76, 728, 188, 686), widths(6, 7, 6, 8), 4);
  let s =
    group(line(polyline(76, 736, 214, 686), '#12050c', 14), 'opacity=".4"') +
    edged(handle, '#8a4a24', INK, 1.8);
  const head = ribbon(curveThrough(172, 658, 194, 684, 212, 716), widths(13, 8, 9, 7, 13), 4);
  s += edged(head, '#d79a32', INK, 2) + line(curveThrough(176, 664, 194, 686, 209, 712), '#fff0c0', 3);
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      const [x, y] = [832 + Math.cos(a) * (92 - k * 25), 682 + Math.sin(a) * (34 - k * 10) - k * 7];
      s +=
        dot(x, y + 2, 10.6, INK) +
        dot(x, y, 9.6, '#d79a32') +
        dot(x - 1, y - 1.6, 7.4, '#ecbb58') +
        dot(x - 3, y - 4, 2.3, '#fff6d8') +
        line(polyline(x - 6, y + 3.4, x + 6, y + 3.4), '#5a300c', 1.6);
    }
  return s;
}

function draw(seed: number): Painting {
  let s = fill(rect(0, 0, W, FLOOR), 'url(#wall)');
  const buti = series(150, (i): Point => [
    ((i % 15) + ((i / 15) % 2 >= 1 ? 0.5 : 0)) * 70,
    20 + Math.floor(i / 15) * 44,
  ]);
  for (const [x, y] of buti)
    s += polys(
      [leaf(x, y + 9, 18, 4.4, -1.57), leaf(x, y + 9, 14, 3.4, -2.3), leaf(x, y + 9, 14, 3.4, -0.84)],
      '#c9803f',
      'opacity=".4"',
    );
  s += `<ellipse cx="560" cy="210" rx="430" ry="330" fill="url(#lit)"/>`;
  // the shadow, larger than life
  const dancer = new Brush('#2c1712', 2.3).on(196, -84, 0.86);
  kathakDancer(dancer);
  s += `<g filter="url(#shadow)" opacity=".78">${dancer.svg}</g>`;
  s +=
    fill(rect(0, FLOOR - 26, W, 26), '#5a1a30') +
    lines([polyline(0, FLOOR - 26, W, FLOOR - 26), polyline(0, FLOOR - 2, W, FLOOR - 2)], '#f3c677', 3.4);
  s += carpet() + tools();
  s += tabla(502, 640);
  const petals: Point[] = polyline([60, 560, 118, 612, 500, 716, 552, 736, 930, 560, 880, 604, 946, 622]);
  for (const [i, [x, y]] of petals.entries()) {
    const lie = (p: Poly): Poly => p.map(([a, b]): Point => [a, y + (b - y) * 0.7]);
    s +=
      fill(ellipse(x + 2, y + 5, 15, 6), '#12050c', 'opacity=".45"') +
      polys(rosette(x, y, 15, 11, i).map(lie), i % 2 ? '#ff9a1f' : '#ffc83d') +
      polys(rosette(x, y - 2, 9, 8, i).map(lie), '#ffe07a') +
      dot(x, y - 2, 2.6, '#b3471b');
  }
  return {
    w: W,
    h: H,
    bg: '#3a1a3c',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('lit', '#ffe3a8', 0.9) +
      '<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .35  0 0 0 0 .1  0 0 0 0 .16  0 0 0 1 0"/><feGaussianBlur stdDeviation="3.4"/></filter>' +
      radialGradient('wall', 560, 220, 620, [0, '#f0b468'], [0.5, '#c4673f'], [1, '#4a1838']) +
      linearGradient('boards', 0, FLOOR, 0, H, [0, '#8a4a30'], [1, '#43190f']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.25 },
  };
}

export const work: Work = {
  id: 'event-kathak-sixteen-2',
  collection: 'events',
  seed: 26,
  width: W,
  height: H,
  alt: 'A tabla pair stands on silk ring cushions on a red carpet; the shadow of a whirling Kathak dancer falls on the wall behind.',
  draw,
};
