/** Tanjore gold: frame, arch, pillars and stones, drawn as a height mask, and the curtains between them. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { TANJORE } from './style.ts';

export const K = TANJORE;

export interface Leaf {
  gold: string;
  over: string;
}

/** A stone in a raised collet. */
export function stone(o: Leaf, x: number, y: number, R: number, col: string) {
  o.gold +=
    dot(x, y, R * 1.75, '#6c6c6c') + line(ellipse(x, y, R * 1.5, R * 1.5, 0, 22), '#fff', R * 0.5, true);
  o.over += dot(x, y, R, col) + dot(x - R * 0.3, y - R * 0.35, R * 0.28, '#ffffffdd');
}

/** Gilded outer frame with rosettes and garnets. */
export function gildedFrame(o: Leaf, W: number, H: number) {
  const band = [
    ...rect(18, 18, W - 36, H - 36),
    [18, 18],
    [64, 64],
    [64, H - 64],
    [W - 64, H - 64],
    [W - 64, 64],
    [64, 64],
  ] as Poly;
  o.gold += fill(band, '#6c6c6c', 'fill-rule="evenodd"');
  for (const [m, w] of [
    [20, 4],
    [26, 2],
    [57, 2],
    [63, 4],
  ])
    o.gold += line(rect(m, m, W - 2 * m, H - 2 * m), '#fff', w, true);
  walk(rect(41, 41, W - 82, H - 82), 34, true).forEach((k, i) => {
    const [x, y] = k.p;
    if (i % 2) {
      rosette(x, y, 14, 8).forEach((p) => {
        o.gold += line(p, '#fff', 1.6, true);
      });
      stone(o, x, y, 4.2, '#7a1020');
    } else for (let q = 0; q < 4; q++) o.gold += fill(leaf(x, y, 13, 4, q * 1.57 + 0.78), '#f4f4f4');
  });
}

/** Cusped arch line. @param k grows it outward */
export const archLine = (cx: number, hw: number, sp: number, rise: number, k: number): Poly => [
  [cx - hw - k, sp],
  ...series(91, (i) => {
    const t = i / 90,
      a = Math.PI + t * Math.PI,
      b = 1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.12 * Math.sin(t * Math.PI) ** 14;
    return [cx + Math.cos(a) * (hw + k), sp + Math.sin(a) * (rise + k) * b] as Point;
  }),
  [cx + hw + k, sp],
];

/** Spandrels, arch, pillars. */
export function archAndPillars(
  o: Leaf,
  cx: number,
  x0: number,
  y0: number,
  w: number,
  hw: number,
  sp: number,
  B: number,
  r: Rng,
) {
  const A = (k: number) => archLine(cx, hw, sp, 196, k);
  const spandrel: Poly = [[x0, y0], [x0 + w, y0], [x0 + w, sp], ...A(44).reverse(), [x0, sp]];
  let s = fill(spandrel, '#5c5c5c');
  const scrolls: Poly[] = [];
  for (const sg of [-1, 1])
    for (let k = 0; k < 6; k++) {
      const bx = cx + sg * (w / 2 - 28 - (k % 2) * 46 - (k > 3 ? 44 : 0)),
        by = y0 + 34 + k * 42;
      const spiral = series(40, (i) => polar(bx, by, 24 * (1 - (i / 40) * 0.85), sg * (i / 40) * 9 + k));
      scrolls.push(spiral);
      walk(spiral, 15).forEach((q, i) => {
        s += fill(leaf(q.p[0], q.p[1], 15, 4.4, q.a + (i % 2 ? 1 : -1)), '#e6e6e6');
      });
    }
  s += lines(scrolls, '#fff', 3.2) + each(scatter(spandrel, 17, r), ([x, y]) => dot(x, y, 2, '#d8d8d8'));
  o.gold += clip(spandrel, s) + fill([...A(44), ...A(0).reverse()], '#787878');
  for (const [k, wd] of [
    [44, 5],
    [35, 2],
    [9, 2],
    [0, 5],
  ])
    o.gold += line(A(k), '#fff', wd);
  walk(A(22), 29).forEach((k, i) => {
    rosette(k.p[0], k.p[1], 12.5, 7).forEach((p) => {
      o.gold += fill(p, '#f2f2f2');
    });
    stone(o, k.p[0], k.p[1], 5.4, [K.ruby, K.emerald, K.crystal][i % 3]);
  });
  walk(A(-7).slice(2, -2), 19).forEach((k) => {
    o.gold += fill(leaf(k.p[0], k.p[1], 17, 5, k.a + Math.PI / 2), '#9a9a9a');
  });
  for (const sg of [-1, 1]) {
    const px = cx + sg * (hw + 22);
    o.gold += fill(rect(px - 18, sp, 36, B - 90 - sp), '#707070');
    for (let i = 0; i < 17; i++) {
      const y = sp + 12 + (i * (B - 126 - sp)) / 17;
      o.gold +=
        line(polyline(px - 18, y, px + 18, y + 16), '#fff', 2.6) +
        line(polyline(px - 18, y + 8, px + 18, y + 24), '#ddd', 1.6);
      if (i % 2) stone(o, px, y + 10, 4.4, i % 4 === 1 ? K.ruby : K.emerald);
    }
    for (const [y, pw, ph] of [
      [sp - 14, 60, 16],
      [sp + 3, 48, 12],
      [B - 104, 58, 20],
      [B - 118, 48, 12],
    ]) {
      o.gold += edged(rect(px - pw / 2, y, pw, ph), '#8a8a8a', '#fff', 2.2);
      o.gold += dots(
        series(6, (i) => [px - pw / 2 + ((i + 0.5) * pw) / 6, y + ph / 2] as Point),
        2.2,
        '#fff',
      );
    }
  }
}

/** Red silk swags tied at both sides. */
/** Curtains gathered to both sides under the arch. @param silk their colour */
export function swags(o: Leaf, cx: number, hw: number, sp: number, arch: Poly, silk = '#a81f2c'): string {
  let s = '';
  for (const sg of [-1, 1]) {
    const hem = curve([
      [cx + sg * (hw - 2), sp + 120],
      [cx + sg * (hw - 28), sp + 130],
      [cx + sg * (hw - 40), sp + 24],
      [cx + sg * (hw - 104), sp - 78],
      [cx + sg * 96, sp - 138],
      [cx, sp - 150],
    ]);
    const shape = [...hem, [cx, sp - 320] as Point, [cx + sg * (hw + 4), sp - 320] as Point];
    const folds = series(9, (i) =>
      curve([
        [cx + sg * (10 + i * 20), sp - 236 + i * 6],
        [cx + sg * (60 + i * 24), sp - 132 + i * 8],
        [cx + sg * (hw - 54 + i * 7), sp - 8 + i * 6],
        [cx + sg * (hw - 26 + i * 3), sp + 130],
      ]),
    );
    s += clip(
      [...arch, [cx + hw, sp + 160], [cx - hw, sp + 160]],
      modelled(shape, silk, '#0a0508', 24, 8) +
        clip(
          shape,
          lines(
            folds.filter((_, i) => i % 2),
            '#00000044',
            5,
          ) +
            lines(
              folds.filter((_, i) => !(i % 2)),
              '#ffffff18',
              5,
            ),
        ),
    );
    o.gold +=
      line(hem, '#8a8a8a', 10) +
      dots(resample(hem, 10), 3.4, '#fff') +
      each(walk(hem, 13), (k) => fill(leaf(k.p[0], k.p[1], 14, 3.2, sg > 0 ? 2.0 : 1.14), '#cfcfcf'));
  }
  return s;
}
