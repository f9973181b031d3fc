/** Shrinathji with raised arm before the black slab, priests at both sides. */
import { curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, lerp, series } from '../../../draw/geometry.ts';
import { clip, each, linearGradient } from '../../../draw/markup.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { leaf, rect } from '../../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../../draw/svg.ts';
import type { Pen } from '../../../figures/pen.ts';
import { POSES } from '../../../figures/poses.ts';
import { chamara } from '../../../figures/props.ts';
import { petals, plain } from '../../../motifs/borders.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { bud, lotus } from '../../../motifs/painted/lotus.ts';
import { BORDER as PICHWAI_BORDER, clothFrame } from '../bands.ts';
import { lotusSeat } from '../ground.ts';
import { water } from '../landscape.ts';
import { K, finish, put } from '../people.ts';
import { pithika } from '../pithika.ts';
import { celebrant, toran } from '../shrine.ts';
import { COW, LOTUS as LOTUS_PINK, WHITE_LOTUS as LOTUS_WHITE } from '../style.ts';
import { swaroop } from '../swaroop.ts';

type Box = { x: number; y: number; w: number; h: number };

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

/** Rows of lotuses on stems: the painted cloth behind the slab. */
function lotusCloth(f: Box, top: number, B: number, r: Rng): string {
  const stems = series(12, (i) => f.x + (i + 0.5) * (f.w / 12));
  return each(stems, (x, i) => {
    const y = top + (i % 2 ? 64 : 8) + r.between(-8, 8);
    return (
      lines(
        series(5, (k) =>
          curveThrough(x, y + k * 122, x + (i % 2 ? 7 : -7), y + 60 + k * 122, x, y + 122 + k * 122),
        ),
        '#3f7d4c',
        2.6,
      ) +
      each(
        series(6, (k) => y + k * 122),
        (yy, k) =>
          yy < B
            ? fill(leaf(x, yy + 62, 24, 6, 0.5), '#4f8f55') +
              fill(leaf(x, yy + 62, 24, 6, Math.PI - 0.5), '#3f7d4c') +
              lotus(x, yy + 12, 23, (i + k) % 3 ? LOTUS_PINK : LOTUS_WHITE, 9) +
              dot(x, yy - 20, 1.8, K.goldHi)
            : '',
      )
    );
  });
}

/** A dais in three steps of lotus petals. */
function dais(cx: number, base: number, f: Box): string {
  return each(
    [
      [base - 6, 22, 430, '#b3262a'],
      [base + 16, 22, 500, '#2c6a3c'],
      [base + 38, 20, f.w, '#8c1c1e'],
    ] as const,
    ([y, h, w, col]) =>
      fill(rect(cx - w / 2, y, w, h), col) +
      line(polyline(cx - w / 2, y, cx + w / 2, y), K.gold, 3) +
      each(
        series(Math.round(w / 22), (i) => i),
        (i) =>
          fill(
            leaf(
              cx - w / 2 + (i + 0.5) * (w / Math.round(w / 22)),
              y + h - 2,
              h - 4,
              8,
              -Math.PI / 2,
              0,
              0.4,
            ),
            i % 2 ? K.goldHi : '#f0a9b8',
          ),
      ),
  );
}

/** The slab with the god, two priests, and the lotus water before the step. */
function shrine(cx: number, f: Box, B: number, r: Rng): string {
  const base = B - 118;
  let s = lotusCloth(f, f.y + 54, base, r.fork());
  s += pithika(cx, 212, f.y + 58, base, r.fork()) + dais(cx, base, f);
  s += lotusSeat(cx, base - 4, 118) + swaroop(cx, base - 12, 1.14, r.fork());
  s += toran(polyline(f.x - 4, f.y + 4, f.x + f.w + 4, f.y + 4), 34, 19);
  s += put(celebrant(0, POSES.offer(), { hold: [(p, at) => lamp(p, at)] }), r, f.x + 44, base + 62, 0.66);
  s += put(
    celebrant(1, POSES.fan(), {
      face: { moustache: false, noseRing: false },
      hold: [(p, at) => chamara(p, at, -1.25)],
    }),
    r,
    f.x + f.w - 40,
    base + 62,
    0.68,
    -1,
  );
  s += water(f.x, base + 58, f.w, B - base - 58, r);
  for (const [i, x] of series(13, (k) => f.x + 16 + k * ((f.w - 32) / 12)).entries())
    s +=
      (i % 3 === 1 ? bud(x, B + 2, 34, LOTUS_PINK) : '') +
      lotus(x, B + 2 - (i % 2) * 8, i % 2 ? 36 : 30, i % 4 === 2 ? LOTUS_WHITE : LOTUS_PINK, 9);
  for (const sg of [-1, 1] as const)
    s += paintCow(cx + sg * (sg > 0 ? 128 : 150), base + 44, sg > 0 ? 0.36 : 0.4, -sg, COW, r, {
      cloth: sg > 0,
    });
  return s;
}

/** Shrinathji before his slab, two priests and two cows at his feet. */
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
  const B = f.y + f.h;
  const s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + shrine(cx, f, B, r);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, B, [0, '#174636'], [1, '#103527']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg + cowBorder(W, H, 48, r),
    finish: finish(seed),
  };
}
