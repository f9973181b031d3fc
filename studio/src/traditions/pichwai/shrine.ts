/** What the Nathdwara cloths share: the swaroop of Shrinathji, banana and mango trees, hill and rock, boats, vessels. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
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

/** A leaf of the banana: it rises and droops over, the blade torn along its ribs. */
function bananaLeaf(x: number, y: number, L: number, a: number, droop: number, dark: boolean): string {
  const side = Math.cos(a) < 0 ? -1 : 1,
    rib = curve([
      [x, y],
      polar(x, y, L * 0.45, a),
      [x + Math.cos(a) * L * 0.8, y + Math.sin(a) * L * 0.8 + droop * 0.4],
      [x + Math.cos(a) * L + side * droop * 0.1, y + Math.sin(a) * L + droop],
    ]);
  const w = widths(2, L * 0.17, L * 0.2, L * 0.16, 1),
    blade = ribbon(rib, w);
  const veins = walk(rib, 8).flatMap((k) =>
    [1, -1].map((g): Poly => [k.p, polar(k.p[0], k.p[1], L * 0.24, k.a + g * 1.05)]),
  );
  const tears = walk(rib, L * 0.17)
    .slice(2, -1)
    .map((k, i) =>
      leaf(
        ...polar(k.p[0], k.p[1], L * 0.24, k.a + (i % 2 ? 1 : -1) * 1.2),
        L * 0.14,
        2.4,
        k.a + Math.PI + (i % 2 ? 1 : -1) * 1.05,
      ),
    );
  return (
    fill(blade, dark ? '#2f6a3e' : '#3f8048') +
    clip(blade, lines(veins, '#7fb05f', 0.7) + polys(tears, '#16331f')) +
    line(rib, '#e9d98a', 2) +
    ink(blade, '#0f2418', 1)
  );
}

/** A pair of banana stems with drooping leaves and a hand of fruit. @param h height to the fork, @param s size of the leaves */
export function banana(x: number, y: number, h: number, s: number): string {
  const stem = (dx: number, top: number, w: number): string => {
    const path = curveThrough(x + dx * 0.4, y, x + dx * 0.6, y - top * 0.5, x + dx, y - top);
    return (
      inked(ribbon(path, widths(w * 1.25, w, w * 0.7)), '#7f9a4a', K.line, 1) +
      lines(
        [-0.4, 0.1, 0.5].map((d) => transform(path, d * w, 0)),
        '#c9d38a',
        1,
      )
    );
  };
  const fan = (dx: number, top: number, k: number, list: readonly [number, number, number][]): string =>
    each(list, ([a, L, d], i) => bananaLeaf(x + dx, y - top + 4, L * k, a, d * k, i % 2 === 0));
  const [dx, low] = [22 * s, h * 0.74];
  let o =
    stem(dx, low, 8 * s) +
    fan(dx, low, 0.72 * s, [
      [-0.5, 112, 66],
      [-2.5, 96, 50],
      [-0.95, 118, 40],
      [-1.7, 104, 18],
    ]);
  o +=
    stem(-4 * s, h, 11 * s) +
    fan(-4 * s, h, s, [
      [-2.85, 104, 84],
      [-0.28, 108, 80],
      [-2.4, 122, 62],
      [-0.74, 126, 58],
      [-1.95, 122, 30],
      [-1.2, 118, 26],
    ]);
  // fruit in two hands, the flower below
  const stalk = curveThrough(x - 8 * s, y - h + 8, x - 30 * s, y - h + 12 * s, x - 36 * s, y - h + 58 * s);
  o += line(stalk, '#5c7a34', 3 * s);
  for (const t of [0.5, 0.68, 0.84]) {
    const k = walk(stalk, 4)[Math.round(t * (walk(stalk, 4).length - 1))].p;
    for (const a of [2.7, 2.2, 0.9, 0.4])
      o += inked(
        leaf(k[0], k[1], 17 * s, 3.6 * s, a, a > 1.57 ? -0.3 : 0.3, 0.6),
        t > 0.8 ? '#a9b84a' : '#e0b93c',
        K.line,
        0.6,
      );
  }
  const end = stalk[stalk.length - 1];
  return o + inked(leaf(end[0], end[1] - 2, 22 * s, 6 * s, Math.PI / 2, 0, 0.4), '#7a2440', K.line, 0.8);
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
