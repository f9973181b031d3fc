/** A great green face with crown, earrings and flaming halo. */
import { frame, petals, plain } from '../../../draw/borders.ts';
import {
  type Point,
  type Poly,
  TAU,
  curve,
  curveThrough,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  polar,
  rect,
  transform,
  walk,
} from '../../../draw/geometry.ts';
import { contourRows } from '../../../draw/hatching.ts';
import { ink, modelled } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, line } from '../../../draw/svg.ts';
import { crown } from '../../../motifs/deity/crown.ts';
import { frontalFace } from '../../../motifs/deity/face.ts';
import type { Ctx, DeityPal } from '../../../motifs/deity/gold.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER, DEITY, INK, K, foliage, scroll, surface } from '../style.ts';

export function muralFace(seed: number, W = 800, H = 1000): Painting {
  const r = new Rng(seed),
    f = frame(
      W,
      H,
      8,
      [
        { t: 10, band: plain(K.deep), corner: false },
        { t: 48, band: scroll },
        { t: 20, band: petals, corner: false },
        { t: 7, band: plain(K.manjal), corner: false },
      ],
      r,
      BORDER,
    ),
    cx = W / 2,
    green = r.chance(0.6),
    palette: DeityPal = green ? { ...DEITY, skin: '#5f9450', shade: '#1c4a2c' } : DEITY,
    C: Ctx = { base: '', gold: '', over: '', relief: false },
    s = 2.2,
    fy = 520,
    T = (p: Poly) => transform(p, cx, fy + 124 * s, s);
  C.base +=
    fill(rect(f.x, f.y, f.w, f.h), K.kavi) +
    foliage(rect(f.x, f.y, f.w, f.h), r, (x, y) => Math.hypot(x - cx, (y - fy + 60) * 0.84) < 250);
  // halo with flames and petals
  for (const [R, n, col, L] of [
    [268, 44, K.manayola, 44],
    [246, 44, K.chayilyam, 34],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU,
        q = polar(cx, fy - 60, R, a),
        p = leaf(q[0], q[1], L, 13, a, 0.14, 0.4);
      C.base += fill(p, col) + ink(p, INK, 1.2);
    }
  C.base +=
    dot(cx, fy - 60, 262, INK) +
    dot(cx, fy - 60, 258, K.manjal) +
    dots(
      Array.from({ length: 76 }, (_, i) => polar(cx, fy - 60, 247, (i / 76) * TAU)),
      6,
      K.kavi,
    ) +
    dot(cx, fy - 60, 236, INK) +
    dot(cx, fy - 60, 233, K.eri) +
    Array.from({ length: 40 }, (_, i) => {
      const q = polar(cx, fy - 60, 196, (i / 40) * TAU),
        p = leaf(q[0], q[1], 34, 10, (i / 40) * TAU, 0, 0.5);
      return fill(p, i % 2 ? '#7f9f4a' : K.manayola) + ink(p, INK, 0.9);
    }).join('');
  const hair = T(transform(ellipse(0, -124, 66, 74), 0, 0));
  C.base += fill(hair, palette.hair);
  for (const sg of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const q = T([[sg * (56 + 12 * Math.sin(i * 0.5)), -150 + i * 17]])[0];
      const sp: Poly = [];
      for (let k = 0; k <= 22; k++) sp.push(polar(q[0], q[1], 24 * (1 - k / 24), sg * k * 0.42));
      C.base += dot(q[0], q[1], 24, palette.hair) + line(sp, '#5a4a3a', 1.8);
    }
  const sh = T(
    loopThrough([
      -150, 60, -140, 10, -100, -34, -30, -58, -24, -80, 24, -80, 30, -58, 100, -34, 140, 10, 150, 60, 150,
      120, -150, 120,
    ]),
  );
  C.base += modelled(sh, palette.skin, palette.shade, 60, 14, { op: 0.8 }) + ink(sh, INK, 3.2);
  frontalFace(C, palette, T, s, -124);
  const C2 = C;
  for (const sg of [-1, 1]) {
    const q = T([[sg * 66, -92]])[0];
    for (const [R, col] of [
      [48, INK],
      [45, K.manayola],
      [36, K.kavi],
      [26, K.manjal],
      [15, K.eri],
    ] as const)
      C2.base += dot(q[0], q[1], R, col);
    C2.base +=
      dots(
        Array.from({ length: 20 }, (_, i) => polar(q[0], q[1], 40.5, (i / 20) * TAU)),
        3,
        K.kavi,
      ) +
      rosette(q[0], q[1], 30, 10)
        .map((p) => line(p, INK, 1.2, true))
        .join('') +
      dots(
        Array.from({ length: 10 }, (_, i) => polar(q[0], q[1], 20, (i / 10) * TAU)),
        2.4,
        K.lime,
      ) +
      line(ellipse(q[0], q[1], 45), INK, 2.4, true) +
      dot(q[0], q[1], 6, K.lime);
  }
  C.base +=
    fill(T(leaf(0, -150, 26, 3.6, -Math.PI / 2)), K.kavi) +
    [-14, -6, 2]
      .map((k) => line(T(curveThrough(-16, -166 + k * 0.01, 0, -163, 16, -166)), '#f3e3c0', 2))
      .join('') +
    dot(...(T([[0, -150]])[0] as [number, number]), 8, K.manjal);
  crown(C, palette, (p) => T(p), -178, 58, 118);
  for (let i = 0; i < 4; i++) {
    const n = 9 - i * 2,
      ww = 58 * (1 - i * 0.2) * 0.8,
      yy = -178 - 118 * ((i + 0.45) / 4) * 0.82;
    for (let k = 0; k < n; k++) {
      const q = T([[lerp(-ww, ww, n === 1 ? 0.5 : k / (n - 1)), yy]])[0];
      C.base +=
        rosette(q[0], q[1], 15 - i * 1.6, 7, k)
          .map((p) => fill(p, [K.kavi, K.eri][(k + i) % 2]) + line(p, INK, 0.9, true))
          .join('') +
        dot(q[0], q[1], 4.4, K.lime) +
        dot(q[0], q[1], 2, K.kavi);
    }
  }
  for (let i = 0; i < 25; i++) {
    const x = lerp(-58, 58, i / 24),
      q = T([[x, -170 + 8 * (1 - (x / 58) ** 2) * -1.3]])[0];
    C.base += dot(q[0], q[1], 8, INK) + dot(q[0], q[1], 6.6, K.lime);
  }
  const thick = (pts: Point[], R: number, cols: string[]) =>
    walk(T(curve(pts)), R * 1.5).forEach((k, i) => {
      C.base +=
        rosette(k.p[0], k.p[1], R, 8, i)
          .map((p) => fill(p, cols[i % cols.length]) + line(p, INK, 0.9, true))
          .join('') + dot(k.p[0], k.p[1], R * 0.28, INK);
    });
  thick(
    [
      [-92, -40],
      [-88, 30],
      [-50, 72],
      [0, 84],
      [50, 72],
      [88, 30],
      [92, -40],
    ],
    19,
    [K.lime, K.chayilyam, K.manjal],
  );
  thick(
    [
      [-74, -46],
      [-66, 10],
      [-36, 44],
      [0, 54],
      [36, 44],
      [66, 10],
      [74, -46],
    ],
    15,
    [K.manjal, K.lime, K.eri],
  );
  {
    const bp = T(loopThrough([-44, -42, 0, -30, 44, -42, 38, -8, 0, 20, -38, -8]));
    C.base +=
      fill(bp, K.manayola) +
      contourRows(bp, 10, 6, 4)
        .map((k, i) =>
          i % 2
            ? dots(
                walk(k, 9, true).map((z) => z.p),
                3,
                K.kavi,
              )
            : line(k, INK, 1.6, true),
        )
        .join('') +
      ink(bp, INK, 2.4) +
      [-20, 0, 20]
        .map((x) => {
          const q = T([[x, -20 + (x ? 0 : 8)]])[0];
          return (
            dot(q[0], q[1], 11, INK) +
            dot(q[0], q[1], 9, x ? K.eri : K.chayilyam) +
            dot(q[0] - 3, q[1] - 3, 2.6, K.lime)
          );
        })
        .join('');
  }
  for (const [d, R, col] of [
    [0, 7, K.manayola],
    [11, 8, K.lime],
    [24, 9, K.manayola],
  ] as const) {
    const p = T(
      curve([
        [-40, -52],
        [-26, -36 + d],
        [0, -30 + d],
        [26, -36 + d],
        [40, -52],
      ]),
    );
    C.base +=
      line(p, INK, R * 2.2) +
      dots(
        walk(p, R * 2).map((k) => k.p),
        R * 0.92,
        col,
      ) +
      dots(
        walk(p, R * 2).map((k) => k.p),
        R * 0.36,
        K.kavi,
      );
  }
  return {
    w: W,
    h: H,
    bg: K.deep,
    body: clip(rect(f.x, f.y, f.w, f.h), C.base) + f.svg,
    finish: surface(seed),
  };
}
