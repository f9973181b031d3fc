/** Kerala temple mural: five colours on lime plaster, packed foliage, heavy ornament. Palette, scroll border, ground. */
import type { BStyle, Band } from '../../motifs/borders.ts';
import { type Poly, TAU, leaf, rect, scatter, walk } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import type { Rng } from '../../draw/random.ts';
import { dot, fill, line, each } from '../../draw/svg.ts';
import type { DeityPal } from '../../motifs/deity/gold.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

/** Kerala mural: ochre red, ochre yellow, green earth, lamp black on lime plaster; swelling line, tight ornament. */
export const KERALA = {
  kavi: '#a5341c',
  manayola: '#e0a332',
  manjal: '#f0c464',
  eri: '#3d6a45',
  chayilyam: '#c4472a',
  line: '#1c0f0a',
  lime: '#f3e3c0',
  blue: '#2d5a6b',
  deep: '#5e1a10',
};

export const K = KERALA,
  INK = K.line;

export const DEITY: DeityPal = {
  skin: '#e2a84a',
  shade: '#9c4a16',
  line: INK,
  robe: K.chayilyam,
  robe2: K.manjal,
  gold: K.manayola,
  goldLine: '#7c1e0c',
  lips: '#a81f16',
  lotus: ['#e8907a', '#a5341c'],
  hair: '#15100d',
  red: K.kavi,
  green: K.eri,
  white: K.lime,
};

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

export const surface = (seed: number) => ({
  seed,
  surface: 'plaster' as const,
  wobble: 1.2,
  grain: 0.55,
  mottle: 1.6,
  fibre: 0.5,
  vignette: 0.7,
  age: 0.7,
  wear: 0.25,
});

export const foliage = (area: Poly, r: Rng, avoid: (x: number, y: number) => boolean) => {
  let s = '';
  for (const [x, y] of scatter(area, 30, r, 0, 2)) {
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
