/** Pichwai (Nathdwara): dark ground, lotus abundance, adorned cows, gold. Palette, borders, grove and water. */
import type { BStyle, Band } from '../../motifs/borders.ts';
import {
  type Point,
  type Poly,
  TAU,
  arc,
  bounds,
  leaf,
  lerp,
  polar,
  polyline,
  rect,
  scatter,
} from '../../draw/geometry.ts';
import type { Rng } from '../../draw/random.ts';
import { dot, dots, fill, line, lines, edged } from '../../draw/svg.ts';
import { type CowPal, paintCow } from '../../motifs/painted/cow.ts';
import { kadamba } from '../../motifs/painted/kadamba.ts';
import { type LotusPal, bud, lotus } from '../../motifs/painted/lotus.ts';
import type { PeaPal } from '../../motifs/painted/peacock.ts';
import { colonize } from '../../motifs/plants/colonize.ts';

/** Pichwai of Nathdwara: dark ground, white cows, pink lotuses, gold dots; symmetric and devotional, hung as cloth. */
export const PICHWAI = {
  night: '#0f1f1c',
  yamuna: '#14263a',
  forest: '#1d4a34',
  leafHi: '#5c9250',
  gold: '#d9ad4c',
  goldHi: '#f3d889',
  sindoor: '#8c1c1e',
  rose: '#d9688b',
  blush: '#f6c9cf',
  conch: '#f7f1e3',
  saffron: '#e58a2b',
  line: '#2a1510',
};

export const K = PICHWAI;

export const LOTUS: LotusPal = {
    out: '#dd7394',
    in: '#f8d3d6',
    tip: '#b83a66',
    ink: '#7a1f42',
    vein: '#c65a82',
  },
  WHITE_LOTUS: LotusPal = { out: '#f4e6e0', in: '#fffaf2', tip: '#e59aae', ink: '#8a5a62', vein: '#d9a9ae' };

export const COW: CowPal = {
  body: K.conch,
  shade: '#a88f78',
  line: K.line,
  gold: K.gold,
  cloth: '#b3262a',
  spot: '#d4654a',
  hoof: '#5d2a1e',
};

export const PEACOCK: PeaPal = {
  body: '#1f5ea0',
  bodyHi: '#6fb4dd',
  wing: ['#c8852e', K.goldHi, '#7a3a1a'],
  tail: '#1f5b3c',
  barb: '#7fb05a',
  eye: [K.goldHi, '#1c4f94', '#5fc0c9'],
  line: '#15130f',
  beak: '#caa15a',
};

export const lotusBand: Band = (L, T, _r) => {
  const n = Math.round(L / (T * 1.5)),
    d = L / n;
  let o = fill(rect(0, 0, L, T), K.sindoor);
  for (let i = 0; i < n; i++) {
    const x = i * d + d / 2;
    o +=
      line(arc(i * d, T * 0.16, d / 2, 0.1, Math.PI - 0.1, 16, T * 0.66), K.gold, 1.2) +
      lotus(x, T * 0.84, T * 0.62, i % 2 ? LOTUS : WHITE_LOTUS, 7, 1.15) +
      bud(i * d, T * 0.8, T * 0.5, LOTUS) +
      dot(i * d, T * 0.88, 2, K.gold);
  }
  return (
    o +
    dots(
      Array.from({ length: n * 2 }, (_, i) => [(i * d) / 2 + d / 4, T * 0.12] as Point),
      1.6,
      K.gold,
    )
  );
};

export const cowBand: Band = (L, T, r) => {
  const n = Math.max(1, Math.round(L / (T * 1.62))),
    d = L / n;
  let o = fill(rect(0, 0, L, T), '#6e1518');
  for (let i = 0; i < n; i++) {
    o += paintCow(i * d + d / 2 - T * 0.06, T * 0.58, T / 330, 1, COW, r, { cloth: i % 2 === 0 });
    o += bud(i * d + 2, T * 0.9, T * 0.5, LOTUS) + dot(i * d + d * 0.5, T * 0.93, 1.6, K.gold);
  }
  return o;
};

export const goldLine: Band = (L, T) =>
  fill(rect(0, 0, L, T), K.gold) + lines([polyline(0, T / 2, L, T / 2)], K.line, 0.7);

export const BORDER: BStyle = {
  ink: K.line,
  w: 1.2,
  cols: [K.gold, K.conch, '#b3262a'],
  bg: '#3c0d10',
  leaf: K.leafHi,
};

export const cx0 = (W: number) => W / 2;

export const surface = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.1,
  grain: 0.9,
  mottle: 1,
  fibre: 0.8,
  vignette: 0.7,
  age: 0.5,
});

/** Dense tree of overlapping mango-leaf whorls, gold-veined. */
export function grove(cx: number, y0: number, can: Poly, r: Rng, trunkW: number, flowers = true) {
  let s = '';
  const top = bounds(can),
    roots = Array.from(
      { length: 9 },
      (_, i) => [cx + 5 * Math.sin(i * 0.9), lerp(y0, top.cy + top.h * 0.2, i / 8)] as Point,
    ),
    L = colonize(can, roots, r, { spacing: 30, step: 11, kill: 20, tipW: 1.7, infl: 120, maxW: trunkW });
  const pts = scatter(can, 25, r, -4, 2).sort((a, b) => a[1] - b[1]);
  s += fill(can, '#132f22');
  L.forEach((l) => {
    s += edged(l.outline, '#5a3820', '#1a0f08', 0.8);
  });
  for (const [x, y] of pts) {
    const n = 7,
      a0 = r.between(0, 1),
      light = r.between(0, 1);
    for (let i = 0; i < n; i++) {
      const a = a0 + (i / n) * TAU,
        p = leaf(x, y, 21, 5, a),
        col = light > 0.6 ? '#3c7a44' : light > 0.3 ? '#2d6439' : '#235231';
      s += fill(p, col) + line([[x, y], polar(x, y, 18, a)], '#8fbf6a', 0.7) + line(p, '#0f2418', 0.7, true);
    }
    if (flowers && r.chance(0.4)) s += kadamba(x, y, 9.5, '#e59a2e', '#f8dc8a', '#5a2a10');
    else s += dot(x, y, 1.8, '#b8d98a');
  }
  return s;
}

export const water = (x: number, y: number, w: number, h: number, _r: Rng) => {
  let s = fill(rect(x, y, w, h), '#15293f');
  for (let j = 0; j < h / 6; j++) {
    const p: Poly = [];
    for (let i = 0; i <= w / 7; i++)
      p.push([x + i * 7, y + j * 6 + 3 + 2 * Math.sin(i * 0.82 + (j % 2) * 3.1)]);
    s += line(p, j % 3 ? '#35607f' : '#7fa6b8', 0.8);
  }
  return s;
};
