/** What the Nathdwara cloths share: the swaroop of Shrinathji, banana and mango trees, hill and rock, boats, vessels. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { POSES } from '../../figures/poses.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { CLOTHS, K } from './people.ts';

/** Banana stem with its broad leaves, gold ribbed. @param h height to the fork, @param s size of the leaves */
export function banana(x: number, y: number, h: number, s: number): string {
  const stem = ribbon(curveThrough(x, y, x + 2, y - h * 0.5, x, y - h), widths(12 * s, 10 * s, 8 * s));
  let o =
    inked(stem, '#7f9a4a', K.line, 1) +
    lines(
      [-4, 1].map((d) => transform(curveThrough(x, y - 2, x + 2, y - h * 0.5, x, y - h), d * s, 0)),
      '#c9d38a',
      1,
    );
  for (const [i, a] of [-2.85, -0.3, -2.45, -0.7, -2.0, -1.14, -1.57].entries()) {
    const L = (112 - Math.abs(a + 1.57) * 10) * s,
      bend = (a + 1.57) * 0.28,
      q = leaf(x, y - h + 4, L, 23 * s, a, bend, 0.5, 14);
    const rib = transform(curveThrough(0, 0, L * 0.5, bend * L * 0.25, L, bend * L), x, y - h + 4, 1, a);
    o +=
      fill(q, i % 2 ? '#3f8048' : '#2f6a3e') +
      clip(
        q,
        lines(
          walk(rib, 7).flatMap((k) =>
            [1, -1].map((g) => [k.p, polar(k.p[0], k.p[1], 40 * s, k.a + g * 1.05)] as Poly),
          ),
          '#7fb05f',
          0.7,
        ),
      ) +
      line(rib, '#e9d98a', 1.8) +
      ink(q, '#0f2418', 1);
  }
  return o;
}

/** Rocks of Govardhan: rounded, gold rimmed, in a pile cut to the outline. */
export function rocks(outline: Poly, r: Rng, cols: string[], gap = 34): string {
  let s = fill(outline, '#2b2440');
  scatter(outline, gap, r, -gap * 0.3, 3)
    .sort((a, b) => a[1] - b[1])
    .forEach(([x, y], i) => {
      const w = gap * r.between(0.62, 0.8),
        h = gap * r.between(0.8, 1.15),
        p = loopThrough(offsets(x, y, [-1, 0.6, -0.94, -0.1, -0.3, -0.62, 0.4, -0.56, 1, 0, 0.9, 0.6], w, h));
      s +=
        modelled(p, cols[i % cols.length], '#1c1630', gap * 0.26, 3, { op: 0.7, dx: -2, dy: -3 }) +
        line(p.slice(8, 40), K.goldHi, 1, false, 'opacity=".8"') +
        ink(p, K.line, 0.9);
      if (i % 3 === 0)
        s +=
          each([-0.5, 0, 0.5], (a) => fill(leaf(x, y - h * 0.5, 15, 3, -Math.PI / 2 + a), '#4f8a52')) +
          polys(rosette(x, y - h * 0.5 - 13, 4.6, 5), '#f0a9b8') +
          dot(x, y - h * 0.5 - 13, 1.4, K.goldHi);
    });
  return clip(outline, s) + ink(outline, K.line, 1.6);
}

/** Bowl heaped with something round. @param heap colours of what is in it */
export function bowl(x: number, y: number, w: number, heap: string[], metal = '#d9ad4c'): string {
  const rim = ellipse(x, y, w, w * 0.26),
    body = loopThrough(offsets(x, y, [-1, 0, -0.72, 0.52, 0, 0.66, 0.72, 0.52, 1, 0, 0, 0.2], w));
  let o = '';
  const pile: Point[] = polyline([
    -0.6, -0.02, 0.6, -0.02, -0.2, 0.02, 0.22, 0, -0.42, -0.26, 0.42, -0.26, 0, -0.26, -0.2, -0.52, 0.2,
    -0.52, 0, -0.76,
  ]);
  o += fill(rim, '#6d3f10');
  pile.forEach(
    ([u, v], i) =>
      (o +=
        dot(x + u * w, y + v * w, w * 0.26, K.line) +
        dot(x + u * w, y + v * w, w * 0.235, heap[i % heap.length]) +
        dot(x + u * w - w * 0.07, y + v * w - w * 0.08, w * 0.06, '#fff6da')),
  );
  return (
    o +
    modelled(body, metal, '#6d3f10', w * 0.3, 2, { op: 0.7 }) +
    ink(body, K.line, 1) +
    line(curveThrough(x - w, y, x, y + w * 0.24, x + w, y), K.goldHi, 1.4) +
    dots(
      resample(
        curveThrough(x - w * 0.86, y + w * 0.22, x, y + w * 0.42, x + w * 0.86, y + w * 0.22),
        w * 0.2,
      ),
      1.2,
      '#8c1c1e',
    )
  );
}

/** Mango-leaf toran along a line with marigolds. */
export function toran(p: Poly, drop = 22, step = 15): string {
  return (
    line(p, K.gold, 2.4) +
    each(
      walk(p, step),
      (k, i) =>
        fill(leaf(k.p[0], k.p[1], drop, drop * 0.24, Math.PI / 2), i % 2 ? '#3c7a44' : '#2d6439') +
        line([k.p, [k.p[0], k.p[1] + drop * 0.8]], '#9fd07a', 0.7) +
        polys(rosette(k.p[0], k.p[1], drop * 0.27, 8, i), i % 2 ? '#f0a62c' : '#e5632c') +
        dot(k.p[0], k.p[1], 1.6, '#8c1c1e'),
    )
  );
}

/** Goswami or priest in white. */
export function celebrant(i: number, pose = POSES.offer(), extra: Partial<FigureSpec> = {}): FigureSpec {
  const white = cloth('#f3ead6', '#a8906c', '#d9ad4c', '#b3262a', '#f3d889', 'dots'),
    tie = CLOTHS[[3, 0, 2, 4][i % 4]];
  return {
    build: 'man',
    view: 'profile',
    pose,
    tone: 'wheat',
    hair: 'none',
    gear: 'turban',
    jewels: 1,
    earring: 'jhumka',
    face: { moustache: i % 2 === 0, noseRing: false },
    wear: {
      lower: 'jama',
      lowerCloth: white,
      upper: 'jama',
      upperCloth: white,
      turban: tie,
      sash: tie,
      scarf: tie,
      scarfStyle: 'stole',
    },
    ...extra,
  };
}

/** Evenly spread points of an arch. @param lift height of the crown of the arch above its feet */
export const archLine = (x0: number, x1: number, y: number, lift: number): Poly =>
  series(41, (i): Point => [lerp(x0, x1, i / 40), y - Math.sin((i / 40) * Math.PI) * lift]);
