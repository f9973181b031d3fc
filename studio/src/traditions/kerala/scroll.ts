/** The scroll of a border, and foliage that fills a ground. */
import { type Poly, TAU } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { BStyle, Band } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K } from './style.ts';

export const scroll: Band = (L, T, _r) => {
  const n = Math.max(1, Math.round(L / (T * 1.08))),
    d = L / n;
  let o = fill(rect(0, 0, L, T), K.manayola);
  for (let i = 0; i < n; i++) {
    const x = i * d + d / 2,
      up = i % 2 ? 1 : -1,
      sp: Poly = [];
    for (let k = 0; k <= 30; k++) {
      const t = k / 30;
      sp.push([
        x + Math.cos(t * 7 - 1.57 * up) * T * 0.4 * (1 - t * 0.82),
        T / 2 + up * Math.sin(t * 7 - 1.57) * T * 0.4 * (1 - t * 0.82),
      ]);
    }
    o +=
      ink(sp, K.kavi, 4, { closed: false }) +
      each(walk(sp, T * 0.2).slice(0, 7), (k, j) => {
        const p = leaf(k.p[0], k.p[1], T * 0.33, T * 0.1, k.a - up * 0.9 * (j % 2 ? 1 : 0.6));
        return inked(p, j % 2 ? K.eri : K.kavi, INK, 0.8);
      }) +
      dot(x, T / 2, T * 0.09, K.lime) +
      dot(i * d, T * 0.16, T * 0.07, K.kavi) +
      dot(i * d, T * 0.84, T * 0.07, K.kavi);
  }
  return o;
};

export const BORDER: BStyle = { ink: INK, w: 1.6, cols: [K.chayilyam, K.lime, K.eri], bg: K.deep };

/** Leafy sprays scattered over a ground. @param gap distance between them */
export const foliage = (area: Poly, r: Rng, avoid: (x: number, y: number) => boolean, gap = 30) => {
  let s = '';
  for (const [x, y] of scatter(area, gap, r, 0, 2)) {
    if (avoid(x, y)) continue;
    const a = r.between(0, TAU);
    for (const k of [-1, -0.5, 0, 0.5, 1]) {
      const p = leaf(x - Math.cos(a) * 10, y - Math.sin(a) * 10, 26, 5, a + k * 0.8, k * 0.12);
      s += inked(p, k === 0 ? '#7f8f3c' : K.eri, INK, 0.9) + line([p[0], p[14]], '#b5b45a', 0.8);
    }
    s +=
      each(rosette(x + Math.cos(a) * 13, y + Math.sin(a) * 13, 8, 6), (p) =>
        fill(p, r.chance(0.5) ? K.manjal : K.lime),
      ) + dot(x + Math.cos(a) * 13, y + Math.sin(a) * 13, 2.6, K.kavi);
  }
  return s;
};
