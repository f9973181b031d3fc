/** Shrinathji with raised arm in his shrine, priests at both sides. */
import { loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../../draw/geometry.ts';
import { clip, each, linearGradient } from '../../../draw/markup.ts';
import { scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { leaf, rect } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../../draw/svg.ts';
import type { Pen } from '../../../figures/pen.ts';
import { POSES } from '../../../figures/poses.ts';
import { type frame, petals, plain } from '../../../motifs/borders.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER as PICHWAI_BORDER, clothFrame } from '../bands.ts';
import { K, finish, put } from '../people.ts';
import { celebrant, swaroop } from '../shrine.ts';
import { COW, LOTUS as LOTUS_PINK, WHITE_LOTUS as LOTUS_WHITE } from '../style.ts';

/** Aarti tray with five flames. */
function lamp(pen: Pen, at: Point) {
  const [x, y] = [at[0] + 8, at[1] - 8];
  for (let i = -2; i <= 2; i++) {
    pen.flat(leaf(x + i * 8, y - 6, 17, 3.6, -Math.PI / 2, 0, 0.4), '#f6a83a');
    pen.flat(leaf(x + i * 8, y - 6, 10, 1.9, -Math.PI / 2, 0, 0.4), '#fff2c0');
  }
  pen.gold(loopThrough(x - 24, y - 6, 0 + x, y - 4, x + 24, y - 6, x + 14, y + 5, x - 14, y + 5), false);
}

/**
 * Upright cows and lotuses along all four sides of a plain band.
 * @param m distance of the band's middle from the edge
 */
function cowBorder(W: number, H: number, m: number, r: Rng): string {
  let o = '';
  const item = (x: number, y: number, i: number, fx: number) => {
    o +=
      i % 2
        ? lotus(x, y + 20, 31, LOTUS_PINK, 9)
        : paintCow(x - 3 * fx, y + 6, 0.2, fx, COW, r, { cloth: i % 4 === 0 });
  };
  for (let i = 0; i < 7; i++)
    for (const y of [m, H - m]) item(lerp(m + 80, W - m - 80, i / 6), y, i, i < 3 ? 1 : -1);
  for (let i = 0; i < 10; i++)
    for (const x of [m, W - m]) item(x, lerp(m + 80, H - m - 80, i / 9), i + 1, x < W / 2 ? 1 : -1);
  return o;
}

/** Niche: cusped arch hung with a lotus pichwai. */
function niche(
  cx: number,
  hw: number,
  base: number,
  top: number,
  r: Rng,
  f: ReturnType<typeof frame>,
  B: number,
): string {
  let s = '';
  const arch = (k: number): Poly => {
    const o: Poly = [[cx - hw - k, base + 20]];
    for (let i = 0; i <= 72; i++) {
      const t = i / 72,
        a = Math.PI + t * Math.PI,
        cusp = 1 + 0.045 * Math.abs(Math.sin(t * Math.PI * 7)) + 0.1 * Math.sin(t * Math.PI) ** 20;
      o.push([cx + Math.cos(a) * (hw + k), top + 196 + Math.sin(a) * (176 + k) * cusp]);
    }
    return [...o, [cx + hw + k, base + 20]];
  };
  for (const [k, col] of [
    [44, K.line],
    [41, K.gold],
    [36, '#8c1c1e'],
    [12, K.gold],
    [8, K.line],
  ] as const)
    s += fill(arch(k), col);
  s += each(
    walk(arch(24).slice(1, -1), 27),
    (k, i) =>
      each(rosette(k.p[0], k.p[1], 11, 8, i), (p) => fill(p, i % 2 ? K.conch : '#f0a9b8')) +
      dot(k.p[0], k.p[1], 3.2, K.gold),
  );
  s += fill(arch(4), '#2b7266');
  s += clip(
    arch(4),
    each(
      scatter(arch(4), 44, r),
      ([x, y]) =>
        pad(x, y + 8, 19, '#1a4f3a', '#6fa56a', '#0c2219', r.between(-0.4, 0.4), 0.5) +
        lotus(x, y + 6, 21, r.chance(0.3) ? LOTUS_WHITE : LOTUS_PINK, 7),
    ),
  );
  // stepped dais
  for (const [y, h, w, col] of [
    [base - 4, 26, 300, '#b3262a'],
    [base + 22, 26, 400, '#2c6a3c'],
    [base + 48, 24, f.w, '#8c1c1e'],
  ] as const) {
    const n = Math.round(w / 24);
    s += fill(rect(cx - w / 2, y, w, h), col) + line(polyline(cx - w / 2, y, cx + w / 2, y), K.gold, 3);
    for (let i = 0; i < n; i++)
      s += fill(
        leaf(cx - w / 2 + ((i + 0.5) * w) / n, y + h - 2, h - 6, 8, -Math.PI / 2, 0, 0.4),
        i % 2 ? K.goldHi : '#f0a9b8',
      );
  }
  s += swaroop(cx, base, 1.03, r, {}, 1);
  for (const sg of [-1, 1]) {
    s +=
      fill(leaf(cx + sg * 92, base + 4, 46, 9, -Math.PI / 2), K.gold) +
      dot(cx + sg * 92, base - 2, 12, '#d9ad4c') +
      lotus(cx + sg * 92, base - 8, 24, LOTUS_PINK, 7);
    s += put(
      celebrant(sg > 0 ? 1 : 0, POSES.offer(), { hold: [(p, at) => lamp(p, at)] }),
      r,
      cx + sg * 244,
      base + 44,
      0.78,
      -sg,
    );
  }
  s +=
    fill(rect(f.x, base + 72, f.w, B - base - 72), '#1d4a34') +
    dots(scatter(rect(f.x, base + 76, f.w, 100), 12, r), 1.4, '#8fbf7a');
  for (const [dx, sc] of [
    [-222, 0.46],
    [-106, 0.42],
    [106, 0.42],
    [222, 0.46],
  ] as const)
    s += paintCow(cx + dx, B - 56, sc, dx < 0 ? 1 : -1, COW, r, { cloth: Math.abs(dx) > 200 });
  s +=
    lotus(cx, B - 18, 44, LOTUS_PINK, 9) +
    lotus(cx - 44, B - 14, 30, LOTUS_WHITE, 7) +
    lotus(cx + 44, B - 14, 30, LOTUS_WHITE, 7);
  return s;
}

/** Shrinathji in his niche with two priests and cows below. */
export function shrinathji(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 60, band: plain('#6e1518') },
      { t: 16, band: petals, corner: false },
    ],
    { ...PICHWAI_BORDER, cols: ['#d9688b', '#f6c9cf', K.gold], bg: K.night },
  );
  const B = f.y + f.h,
    base = B - 176,
    top = f.y + 40,
    hw = 158;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += each(
    scatter(rect(f.x, f.y, f.w, base - f.y), 30, r),
    ([x, y]) => polys(rosette(x, y, 7, 6, x), '#2f6a44') + dot(x, y, 2, K.gold),
  );
  s += niche(cx, hw, base, top, r, f, B);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, B, [0, '#123526'], [1, '#0d2a20']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + cowBorder(W, H, 48, r),
    finish: finish(seed),
  };
}
