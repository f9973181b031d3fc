/** Plants of the Mithila walls: flowering sprays, bamboo, plantain, sugarcane, mango leaves on a string. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { Mithila } from './painter.ts';
import { wovenPart } from './strips.ts';
import { INK, K } from './style.ts';

export interface Spray {
  /** Whole turn of the stem in radians, default 0.8. */
  curl?: number;
  /** Colours of the leaves in turn. */
  leaves?: string[];
  /** Colours of flower and eye; none: a bud of leaves. */
  flower?: [petal: string, eye: string] | undefined;
  /** Length of a leaf, default 24. */
  size?: number;
}

/** Centre line of a spray. */
function stemOf(x: number, y: number, a: number, L: number, curl: number): Poly {
  const stem: Poly = [[x, y]];
  const n = 14;
  for (let i = 1; i <= n; i++) stem.push(polar(...stem[i - 1], L / n, a + curl * (i / n) ** 1.3));
  return stem;
}

/** A flowering branch from (x, y) in direction `a`, `L` long; it keeps its ground. Returns where the flower sits. */
export function spray(m: Mithila, x: number, y: number, a: number, L: number, o: Spray = {}): Point {
  const curl = o.curl ?? 0.8;
  const size = o.size ?? 24;
  const cols = o.leaves ?? [K.leaf, K.parrot];
  const stem = stemOf(x, y, a, L, curl);
  m.add(ink(stem, INK, 2.2, { closed: false, taper: 0.3 }));
  walk(stem, size * 0.62)
    .slice(1)
    .forEach((k, i) => {
      const q = size * lerp(1.05, 0.72, k.t);
      m.leafAt(...k.p, q, q * 0.3, k.a + (i % 2 ? 0.85 : -0.85), cols[i % cols.length]);
    });
  m.block(ribbon(stem, widths(size * 0.5, size * 0.72, size * 0.6), 8));
  const tip = stem[stem.length - 1];
  if (o.flower) {
    const R = size * 0.72;
    m.flower(...tip, R, 8, o.flower[0], o.flower[1]);
    m.block(ellipse(...tip, R, R, 0, 12));
  }
  return tip;
}

/** Bamboo shaft with leaves at its nodes. @param leaves paint leaves, else the bare shaft */
export function bamboo(
  m: Mithila,
  x: number,
  y0: number,
  y1: number,
  w: number,
  leaves = true,
  col: string = K.leaf,
): void {
  const n = Math.max(3, Math.round((y1 - y0) / 74));
  const h = (y1 - y0) / n;
  for (let i = 0; i < n; i++) {
    const y = y0 + i * h;
    if (leaves && i > 0)
      for (const sg of [-1, 1])
        for (const k of [0, 1, 2])
          m.leafAt(
            x + sg * w * 0.7,
            y,
            44 - k * 7,
            7.4,
            sg > 0 ? -0.75 + k * 0.5 : Math.PI + 0.75 - k * 0.5,
            k % 2 ? K.parrot : K.leaf,
          );
    const joint = loopThrough([
      x - w,
      y + 3,
      x,
      y + 1,
      x + w,
      y + 3,
      x + w * 0.78,
      y + h / 2,
      x + w,
      y + h - 2,
      x,
      y + h,
      x - w,
      y + h - 2,
      x - w * 0.78,
      y + h / 2,
    ]);
    m.part(joint, col, i % 2 ? 'hatch' : 'fish', {
      gap: 3,
      ang: i % 2 ? Math.PI / 2 : -Math.PI / 2,
      step: i % 2 ? 4 : 10,
    });
    m.block(resample(joint, 14, true));
  }
}

/** One plantain leaf along a bent midrib. */
function plantainLeaf(
  m: Mithila,
  x: number,
  y: number,
  a: number,
  L: number,
  bend: number,
  col: string,
): void {
  const rib: Poly = [[x, y]];
  for (let i = 1; i <= 12; i++) rib.push(polar(...rib[i - 1], L / 12, a + bend * (i / 12)));
  const shape = ribbon(rib, widths(2, L * 0.11, L * 0.13, L * 0.1, 1.5));
  m.add(fill(shape, col));
  m.add(
    lines(
      walk(rib, 6)
        .slice(2, -1)
        .flatMap((k) =>
          [1, -1].map((sg): Poly => [
            k.p,
            polar(...k.p, L * 0.12 * Math.sin(Math.PI * Math.min(1, k.t * 1.02)), k.a + sg * 1.15),
          ]),
        ),
      INK,
      0.8,
    ),
  );
  m.add(line(rib, K.turmeric, 2.6) + line(rib, INK, 1) + ink(shape, INK, 1.8));
  m.block(resample(shape, 12, true));
}

/** Plantain: striped stem, great bent leaves, a bunch of fruit. @param y the ground, @param h height of the stem @param L length of a leaf */
export function plantain(
  m: Mithila,
  x: number,
  y: number,
  h: number,
  w = 15,
  fruit = true,
  L = h * 0.46,
): void {
  const top = y - h;
  for (const [a, bend, k] of [
    [-0.5, 1.5, 1],
    [Math.PI + 0.5, -1.5, 1],
    [-1.05, 1.1, 0.98],
    [Math.PI + 1.05, -1.1, 0.98],
    [-1.57, 0.3, 0.84],
  ])
    plantainLeaf(m, x, top + 10, a, L * k, bend, k === 1 ? K.leaf : K.parrot);
  const stem = ribbon(curveThrough(x - 2, y, x + 2, y - h * 0.4, x, top), widths(w, w * 0.8, w * 0.62));
  wovenPart(
    (s) => m.add(s),
    stem,
    [
      { mark: 'lines', col: '#a9c66a' },
      { mark: 'chevron', col: K.parrot },
      { mark: 'lines', col: '#a9c66a' },
      { mark: 'chevron', col: K.parrot },
      { mark: 'lines', col: '#c8d98a' },
    ],
    { rim: 3 },
  );
  m.block(resample(stem, 14, true));
  if (!fruit) return;
  for (const sg of [-1, 1])
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 3; i++)
        m.leafAt(
          x + sg * (5 + i * 7),
          top + 26 + row * 13,
          19,
          5,
          sg > 0 ? 1.05 - i * 0.14 : Math.PI - 1.05 + i * 0.14,
          K.turmeric,
        );
}

/** Sugarcane along a path: jointed, with a tuft of blades at its end. */
export function cane(m: Mithila, path: Poly, w: number): void {
  const end = walk(path, 6);
  const top = end[end.length - 1];
  for (let i = -2; i <= 2; i++) {
    const [length, half, angle, bend] = [92 - Math.abs(i) * 8, 7.5, top.a + i * 0.52, i * 0.12];
    m.leafAt(...top.p, length, half, angle, i % 2 ? K.leaf : K.parrot, bend);
    m.block(leaf(...top.p, length, half, angle, bend));
  }
  const stalk = ribbon(path, () => w);
  m.add(fill(stalk, '#8c4a3c'));
  for (const [i, k] of walk(path, 34).entries())
    m.add(
      line([polar(...k.p, w, k.a + Math.PI / 2), polar(...k.p, w, k.a - Math.PI / 2)], K.turmeric, 3.4) +
        (i % 2 ? dot(...k.p, 2, K.turmeric) : ''),
    );
  m.add(line(path, '#c98a5a', 1.4) + ink(stalk, INK, 1.8));
  m.block(
    resample(
      ribbon(path, () => w + 6),
      16,
      true,
    ),
  );
}

/** Mango leaves and marigolds on a string. @param path from left to right */
export function toran(m: Mithila, path: Poly, size = 30): void {
  m.add(line(path, INK, 4) + line(path, K.kumkum, 2.4));
  walk(path, size * 0.82).forEach((k, i) => {
    if (i % 2) {
      m.leafAt(k.p[0], k.p[1], size * 1.2, size * 0.28, Math.PI / 2, i % 4 === 1 ? K.leaf : K.parrot);
      return;
    }
    m.flower(k.p[0], k.p[1] + 4, size * 0.36, 7, i % 4 ? K.marigold : K.palash, K.kumkum);
  });
  m.block(
    resample(
      curve(
        [...path.filter((_, i) => i % 6 === 0), path[path.length - 1]].map(([x, y]): Point => [
          x,
          y + size * 0.6,
        ]),
      ),
      14,
    ).concat([[path[0][0], path[0][1]]]),
  );
}

/** Lotus leaf floating, seen from above: a round with a notch, ribbed. */
export function lotusPad(m: Mithila, x: number, y: number, R: number, a: number, col: string = K.leaf): void {
  const edge: Poly = [[x, y]];
  for (let i = 0; i <= 26; i++)
    edge.push(polar(x, y, R * (i % 2 ? 1 : 0.95), a + 0.26 + (i / 26) * (Math.PI * 2 - 0.52)));
  m.add(fill(edge, col));
  m.add(
    lines(
      series(13, (i): Poly => [[x, y], polar(x, y, R * 0.92, a + 0.5 + (i / 12) * (Math.PI * 2 - 1))]),
      INK,
      0.9,
    ),
  );
  m.add(line(ellipse(x, y, R * 0.3, R * 0.3, 0, 20), INK, 0.9, true) + ink(edge, INK, 1.6));
  m.block(ellipse(x, y, R, R, 0, 14));
}

/** Formal tree: a trunk and a round crown of leaves in rings, with fruit or flowers. @param y the ground, @param h to the middle of the crown */
export function roundTree(
  m: Mithila,
  x: number,
  y: number,
  h: number,
  R: number,
  o: { leaves?: [string, string]; fruit?: string; bark?: string } = {},
): void {
  const [c1, c2] = o.leaves ?? [K.leaf, K.parrot];
  const trunk = ribbon(
    curveThrough(x, y, x - 4, y - h * 0.4, x + 4, y - h * 0.7, x, y - h),
    widths(R * 0.24, R * 0.13, R * 0.11, R * 0.08),
  );
  m.part(trunk, o.bark ?? '#b5622d', 'fish', { gap: 4, ang: -Math.PI / 2, step: 13 });
  m.block(resample(trunk, 14, true));
  const cy = y - h;
  const rows = Math.max(2, Math.round(R / 26));
  for (let k = rows; k >= 1; k--) {
    const rad = (R * k) / rows;
    const n = Math.max(6, Math.round((rad * 6.28) / 21));
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2) / 2) / n) * Math.PI * 2;
      m.leafAt(
        ...polar(x, cy, rad - R / rows, a),
        (R / rows) * 1.32,
        Math.min(9.5, (R / rows) * 0.36),
        a,
        (i + k) % 3 ? c1 : c2,
      );
    }
  }
  if (o.fruit)
    for (let i = 0; i < rows * 4; i++) {
      const [px, py] = polar(x, cy, R * (i % 2 ? 0.78 : 0.44), i * 2.4);
      m.add(dot(px, py, 7, INK) + dot(px, py, 5.6, o.fruit) + dot(px, py, 1.8, INK));
    }
  m.flower(x, cy, R * 0.17, 9, o.fruit ?? K.marigold, K.kumkum);
  m.block(ellipse(x, cy, R + 6, R + 6, 0, 24));
}

/**
 * Free ground grows over with flowering branches, long ones first, each where it finds room.
 * @param flowers pairs of petal and eye, in turn
 */
export function thicket(
  m: Mithila,
  area: { x: number; y: number; w: number; h: number },
  flowers: [petal: string, eye: string][],
  o: { size?: number; lengths?: number[]; leaves?: string[]; tries?: number } = {},
): void {
  const size = o.size ?? 20;
  const r = m.r;
  let grown = 0;
  for (const L of o.lengths ?? [130, 95, 66])
    for (let i = 0; i < (o.tries ?? 1000); i++) {
      const [x, y] = [r.between(area.x + 6, area.x + area.w - 6), r.between(area.y + 6, area.y + area.h - 6)];
      const [a, curl] = [r.between(0, Math.PI * 2), r.pick([-1.9, -1.3, 1.3, 1.9])];
      if (!m.free(x, y, 5)) continue;
      const stem = stemOf(x, y, a, L, curl);
      const within = ([px, py]: Point, pad: number): boolean =>
        px > area.x + pad && px < area.x + area.w - pad && py > area.y + pad && py < area.y + area.h - pad;
      const tip = stem[stem.length - 1];
      if (!within(tip, size * 0.9) || !m.free(...tip, size * 0.86)) continue;
      if (
        !stem.every(
          (q, j) => j % 2 === 1 || (within(q, size * 0.7) && m.free(...q, j < 3 ? size * 0.4 : size * 0.82)),
        )
      )
        continue;
      spray(m, x, y, a, L, {
        curl,
        size,
        flower: flowers[grown++ % flowers.length],
        ...(o.leaves ? { leaves: o.leaves } : {}),
      });
    }
}
