/** Ganesha enthroned under a leafy arch. */
import { frame, petals, plain } from '../../../draw/borders.ts';
import { type Point, type Poly, leaf, polyline, rect, scatter, walk } from '../../../draw/geometry.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, fill } from '../../../draw/svg.ts';
import { deity } from '../../../motifs/deity/deity.ts';
import type { Ctx } from '../../../motifs/deity/gold.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER, DEITY, INK, K, foliage, scroll, surface } from '../style.ts';

export function muralGanesha(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    f = frame(
      W,
      H,
      8,
      [
        { t: 10, band: plain(K.deep), corner: false },
        { t: 46, band: scroll },
        { t: 20, band: petals, corner: false },
        { t: 7, band: plain(K.manjal), corner: false },
      ],
      r,
      BORDER,
    ),
    cx = W / 2,
    B = f.y + f.h,
    C: Ctx = { base: '', gold: '', over: '', relief: false },
    y = 612;
  C.base +=
    fill(rect(f.x, f.y, f.w, f.h), K.eri) +
    foliage(rect(f.x, f.y, f.w, f.h), r, (x, yy) => Math.hypot(x - cx, (yy - 500) * 0.8) < 262).replaceAll(
      K.eri,
      '#2a4f34',
    );
  const ar = (k: number): Poly => {
    const o: Point[] = [
      [cx - 236 - k, B - 80],
      [cx - 236 - k, 480],
    ];
    for (let i = 0; i <= 60; i++) {
      const t = i / 60,
        a = Math.PI + t * Math.PI;
      o.push([
        cx + Math.cos(a) * (236 + k),
        470 + Math.sin(a) * (300 + k) * (1 + 0.05 * Math.pow(Math.sin(t * Math.PI), 20)),
      ]);
    }
    o.push([cx + 236 + k, 480], [cx + 236 + k, B - 80]);
    return o;
  };
  walk(ar(46), 17).forEach((k, i) => {
    const p = leaf(k.p[0], k.p[1], 36, 11, k.a - Math.PI / 2 + 0.3, 0.16, 0.45);
    C.base += fill(p, i % 2 ? K.chayilyam : K.manayola) + ink(p, INK, 1.1);
  });
  for (const [k, col] of [
    [48, INK],
    [45, K.manayola],
    [32, INK],
    [30, K.kavi],
    [12, INK],
    [10, K.manjal],
    [2, INK],
  ] as const)
    C.base += fill(ar(k), col);
  C.base +=
    fill(ar(0), K.deep) +
    walk(ar(38), 16)
      .map((k) => dot(k.p[0], k.p[1], 4.4, K.kavi))
      .join('') +
    walk(ar(20), 27)
      .map(
        (k, i) =>
          rosette(k.p[0], k.p[1], 10, 7)
            .map((p) => fill(p, i % 2 ? K.manjal : K.lime))
            .join('') + dot(k.p[0], k.p[1], 3, K.eri),
      )
      .join('') +
    clip(
      ar(0),
      scatter(ar(0), 26, () => r.unit())
        .map(
          ([a, b]) =>
            rosette(a, b, 7, 5, a)
              .map((p) => fill(p, '#8a2c18'))
              .join('') + dot(a, b, 2, K.manayola),
        )
        .join(''),
    );
  for (const [yy, h, col] of [
    [B - 84, 28, K.manayola],
    [B - 56, 28, K.kavi],
    [B - 28, 30, K.eri],
  ] as const) {
    C.base +=
      fill(rect(f.x, yy, f.w, h), col) +
      ink(polyline(f.x, yy, f.x + f.w, yy), INK, 2.2, { closed: false }) +
      Array.from({ length: 28 }, (_, i) => {
        const p = leaf(f.x + ((i + 0.5) * f.w) / 28, yy + h - 2, h - 5, 9, -Math.PI / 2, 0, 0.4);
        return fill(p, [K.chayilyam, K.manjal, K.lime][(i + (yy | 0)) % 3]) + ink(p, INK, 0.9);
      }).join('');
  }
  deity(
    C,
    'ganesha',
    cx,
    y,
    1.12,
    { ...DEITY, skin: '#d9874a', shade: '#7c2c10', robe: K.manayola, robe2: K.kavi },
    r,
  );
  return {
    w: W,
    h: H,
    bg: K.deep,
    body: clip(rect(f.x, f.y, f.w, f.h), C.base) + f.svg,
    finish: surface(seed),
  };
}
