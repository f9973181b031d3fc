/** Fish circle round a lotus in a ringed pond. */
import { type Poly, TAU, polar, transform } from '../../../draw/geometry.ts';
import { ink, ticks } from '../../../draw/ink.ts';
import { clip } from '../../../draw/markup.ts';
import { bounds } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { fill, line } from '../../../draw/svg.ts';
import { turtle } from '../../../motifs/animals/turtle.ts';
import type { Band } from '../../../motifs/borders.ts';
import { place } from '../../../motifs/place.ts';
import { lotusSide, lotusTop } from '../../../motifs/plants/lotus-outline.ts';
import { begin } from '../painter.ts';
import { INK, K } from '../style.ts';

/** Corners: turtles, parrots. */
function corners(
  cx: number,
  R: number,
  cy: number,
  m: ReturnType<typeof begin>['m'],
  f: ReturnType<typeof begin>['f'],
): void {
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const x = cx + sx * R * 0.86,
      y = cy + sy * R * 0.86,
      T = place(turtle(), x, y, 0.82, Math.atan2(-sy, -sx));
    T.feet.forEach((p: Poly) => m.part(p, K.parrot, 'hatch', { single: true }));
    m.part(T.tail, K.parrot, 'flat', { single: true });
    m.part(T.head, K.parrot, 'cross', { single: true, step: 5 });
    m.part(T.shell, K.leaf, 'rings', { gap: 5, step: 8 });
    m.flower(x, y, 15, 8);
    m.block(T.shell);
    m.block(T.head);
    T.feet.forEach((p: Poly) => m.block(p));
  }
  const sq = rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6);
  m.block(ellipse(cx, cy, R + 9, R + 9, 0, 120));
  const save = m.occ;
  m.fillGround(sq);
  m.occ = save.filter((p) => bounds(p).w < R * 1.5);
}

/** One lotus seen from above, its petals in four rows over a ring of leaves. */
function bloom(m: ReturnType<typeof begin>['m'], cx: number, cy: number, R: number): void {
  for (let i = 0; i < 14; i++) {
    const a = ((i + 0.5) / 14) * TAU;
    m.part(
      leaf(...polar(cx, cy, R * 0.62, a), R * 0.52, R * 0.14, a, 0, 0.5),
      i % 2 ? K.leaf : K.parrot,
      'hatch',
      { gap: 3, ang: a, step: 5 },
    );
  }
  for (const [n, r0, L, w, col, turn] of [
    [12, 0.42, 0.52, 0.17, K.rose, 0],
    [12, 0.3, 0.46, 0.15, '#f3a3bb', 0.5],
    [10, 0.18, 0.4, 0.13, K.kumkum, 0],
    [8, 0.08, 0.3, 0.11, K.marigold, 0.5],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = ((i + turn) / n) * TAU;
      m.part(leaf(...polar(cx, cy, R * r0, a), R * L, R * w, a, 0, 0.58), col, 'hatch', {
        gap: 3,
        ang: a,
        step: 4.4,
      });
    }
  m.flower(cx, cy, R * 0.17, 12, K.turmeric, K.kumkum);
  m.block(ellipse(cx, cy, R * 1.02));
}

/**
 * @param o.fish how many fish swim in the ring
 * @param o.wide the wide band of the border
 * @param o.bloom one great lotus in the middle instead of a ring of small ones
 */
export function fishPond(
  seed: number,
  o: { fish?: number; wide?: Band; bloom?: boolean } = {},
  W = 1000,
  H = 1000,
): Painting {
  const fishes = o.fish ?? 9;
  const { r, m, f, cols } = begin(seed, W, H, o),
    cx = W / 2,
    cy = H / 2,
    R = f.w / 2 - 8;
  const ring = (rad: number, n: number, fn: (x: number, y: number, a: number, i: number) => void) => {
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + 0.1,
        q = polar(cx, cy, rad, a);
      fn(q[0], q[1], a, i);
    }
  };
  m.add(fill(ellipse(cx, cy, R, R, 0, 120), '#d5e6dc'));
  for (let k = 1; k < 40; k++) {
    const p: Poly = [];
    for (let i = 0; i < 160; i++) {
      const a = (i / 160) * TAU;
      p.push(polar(cx, cy, (R * k) / 40 + 1.6 * Math.sin(a * 34 + k), a));
    }
    m.add(line(p, '#3f7fa8', 0.9, true));
  }
  const rim = (rad: number, col: string, gap = 12) => {
    m.add(
      line(ellipse(cx, cy, rad, rad, 0, 140), K.paper, gap, true) +
        line(ellipse(cx, cy, rad, rad, 0, 140), col, gap - 5, true) +
        ticks(ellipse(cx, cy, rad + gap / 2, rad + gap / 2, 0, 140), gap, 5, 1, INK, r) +
        ink(ellipse(cx, cy, rad + gap / 2, rad + gap / 2, 0, 140), INK, 2.2) +
        ink(ellipse(cx, cy, rad - gap / 2, rad - gap / 2, 0, 140), INK, 2),
    );
    m.zones.push([cx, cy, rad - gap / 2, rad + gap / 2]);
  };
  rim(R, cols[0], 16);
  ring(R * 0.79, fishes, (x, y, a, i) =>
    m.fish(
      x,
      y,
      (0.96 * 9) / Math.max(fishes, 8.4),
      a + Math.PI / 2,
      1,
      cols[i % cols.length],
      cols[(i + 2) % cols.length],
      15,
    ),
  );
  if (o.bloom) bloom(m, cx, cy, R * 0.5);
  else {
    rim(R * 0.575, cols[1], 13);
    ring(R * 0.44, 12, (x, y, a, _i) => {
      lotusSide(x - Math.cos(a) * 26, y - Math.sin(a) * 26, 54, 7, 0.8)
        .map((p) =>
          transform(
            transform(p, -(x - Math.cos(a) * 26), -(y - Math.sin(a) * 26)),
            x - Math.cos(a) * 26,
            y - Math.sin(a) * 26,
            1,
            a + Math.PI / 2,
          ),
        )
        .forEach((p, k) => {
          m.part(p, k % 2 ? K.rose : '#f3a3bb', 'hatch', { single: true, ang: a, step: 4 });
          m.block(p);
        });
    });
    rim(R * 0.31, cols[2], 11);
    const L = lotusTop(cx, cy, R * 0.285, 10);
    L.outer.forEach((p) => m.part(p, K.kumkum, 'hatch', { gap: 3 }));
    L.mid.forEach((p) => m.part(p, K.marigold, 'hatch', { gap: 3.4 }));
    L.inner.forEach((p) => m.part(p, K.rose, 'flat', { gap: 3 }));
    m.flower(cx, cy, R * 0.1, 12, K.turmeric, K.kumkum);
    m.block(ellipse(cx, cy, R * 0.31));
  }
  corners(cx, R, cy, m, f); // then inside the pond
  for (const rad of o.bloom ? [R * 0.94, R * 0.6] : [R * 0.95, R * 0.64])
    ring(rad, 20, (x, y, _a, _i) => {
      if (m.free(x, y, 9)) {
        m.flower(x, y, 9, 6);
        m.block(ellipse(x, y, 9));
      }
    });
  if (!o.bloom) m.fillGround(ellipse(cx, cy, R * 0.97, R * 0.97, 0, 60), [15, 11, 8, 5]);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 2.6, mottle: 1.1, grain: 1.0, vignette: 0.22, age: 0.3 },
  };
}
