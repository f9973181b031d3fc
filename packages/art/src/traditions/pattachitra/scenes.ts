/** Pattachitra of Odisha: flat conch white, hingula red, harital yellow, lamp black; ornate floral borders; no depth. */
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  loopThrough,
  polyline,
  ellipse,
  leaf,
  transform,
  ribbon,
  widths,
  rect,
  polar,
  lerp,
  TAU,
  walk,
  bounds,
  scatter,
} from '../../draw/geometry.ts';
import { Rng } from '../../draw/random.ts';
import { fill, line, lines, polys, dot, dots, group, clip } from '../../draw/svg.ts';
import { ink } from '../../draw/ink.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { frame, petals, type Band, type BStyle, plain } from '../../draw/borders.ts';
import { rosette } from '../../motifs/plants.ts';
import { colonize } from '../../motifs/colonize.ts';
import { lotus, lotusOpen, paintPeacock } from '../../motifs/painted.ts';
import { deer, at } from '../../motifs/animals.ts';
import type { Painting } from '../../draw/painting.ts';
export const PATTA = {
  conch: '#f6eedb',
  hingula: '#b5231c',
  harital: '#ecb52c',
  lamp: '#14110f',
  khandaneela: '#22507f',
  leaf: '#2f6b3c',
  geru: '#8a3a1c',
  pink: '#e38b86',
  sea: '#3f8f8a',
  cream: '#eed9a6',
};
const K = PATTA,
  INK = K.lamp;
const st = (bg: string, cols: string[]): BStyle => ({ ink: INK, w: 1.4, cols, bg, leaf: K.leaf });
const LP = { out: '#e38b86', in: K.conch, tip: K.hingula, ink: INK, vein: '#c65a5a' };
/** Flower-and-leaf meander on a coloured band, the fadi. */
const fadi =
  (ground: string, a: string, b: string): Band =>
  (L, T, _r) => {
    const n = Math.max(1, Math.round(L / (T * 1.5))),
      d = L / n;
    let o = fill(rect(0, 0, L, T), ground);
    for (let i = 0; i < n; i++) {
      const x = i * d + d / 2;
      for (const sg of [-1, 1])
        for (const up of [-1, 1]) {
          const p = leaf(
            x + sg * T * 0.2,
            T / 2,
            d * 0.36,
            T * 0.13,
            sg > 0 ? up * 0.75 : Math.PI - up * 0.75,
            -up * sg * 0.3,
          );
          o +=
            fill(p, b) +
            ink(p, INK, 0.9) +
            line(
              [
                [x + sg * T * 0.24, T / 2],
                [p[14][0], p[14][1]],
              ],
              K.conch,
              0.8,
            );
        }
      const pt = rosette(x, T / 2, T * 0.38, 8, 0.2, 0.62, 1.1),
        p2 = rosette(x, T / 2, T * 0.25, 8, 0.6);
      o +=
        pt.map((p) => fill(p, a) + ink(p, INK, 1)).join('') +
        p2.map((p) => fill(p, K.conch) + ink(p, INK, 0.7)).join('') +
        dot(x, T / 2, T * 0.09, K.harital) +
        line(ellipse(x, T / 2, T * 0.09), INK, 0.8, true);
      for (const y of [0.2, 0.8]) o += dot(i * d, T * y, T * 0.07, K.conch);
      o += dot(i * d, T * 0.5, T * 0.1, K.harital) + line(ellipse(i * d, T * 0.5, T * 0.1), INK, 0.8, true);
    }
    return o;
  };
const pearl: Band = (L, T) => {
  const n = Math.round(L / T),
    d = L / n;
  return (
    fill(rect(0, 0, L, T), INK) +
    dots(
      Array.from({ length: n }, (_, i) => [i * d + d / 2, T / 2] as Point),
      T * 0.3,
      K.conch,
    )
  );
};
const fin = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 1.3,
  grain: 0.8,
  mottle: 1.25,
  fibre: 0.7,
  vignette: 0.4,
  age: 0.5,
});
const shell = (r: Rng, W: number, H: number) =>
  frame(
    W,
    H,
    10,
    [
      { t: 10, band: plain(K.hingula), corner: false },
      { t: 12, band: pearl, corner: false },
      { t: 46, band: fadi(K.hingula, K.harital, K.leaf) },
      { t: 12, band: pearl, corner: false },
      { t: 24, band: petals, corner: false },
      { t: 7, band: plain(K.harital), corner: false },
    ],
    r,
    st(K.khandaneela, [K.pink, K.conch, K.hingula]),
  );
const bush = (x: number, y: number, s: number, sg: number) => {
  let o = '';
  const stem = curve([
    [x, y],
    [x + sg * 4 * s, y - 24 * s],
    [x + sg * 18 * s, y - 50 * s],
    [x + sg * 8 * s, y - 78 * s],
  ]);
  o += ink(stem, INK, 2, { closed: false });
  walk(stem, 9 * s).forEach((k, i) => {
    for (const d of [-1, 1]) {
      const p = leaf(k.p[0], k.p[1], 20 * s, 4.6 * s, k.a + d * 0.9);
      o += fill(p, i % 2 ? K.leaf : K.sea) + ink(p, INK, 0.9);
    }
  });
  const e = stem[stem.length - 1];
  return (
    o +
    rosette(e[0], e[1], 11 * s, 6)
      .map((p) => fill(p, K.conch) + ink(p, INK, 0.9))
      .join('') +
    dot(e[0], e[1], 3 * s, K.harital)
  );
};
function idol(x: number, y: number, s: number, kind: 'J' | 'B' | 'S', r: Rng) {
  const T = (p: Poly) => transform(p, x, y, s),
    face = kind === 'J' ? INK : kind === 'B' ? K.conch : K.harital,
    robe = kind === 'J' ? K.harital : kind === 'B' ? K.khandaneela : K.hingula,
    trim = kind === 'J' ? K.hingula : kind === 'B' ? K.harital : K.leaf,
    lnC = kind === 'J' ? K.conch : INK;
  let o = '';
  const body = T(
    kind === 'S'
      ? loopThrough(-58, 0, -50, -96, 50, -96, 58, 0, 62, 70, 58, 106, -58, 106, -62, 70)
      : loopThrough(-78, -10, -66, -110, 66, -110, 78, -10, 84, 70, 78, 118, -78, 118, -84, 70),
  );
  if (kind !== 'S')
    for (const sg of [-1, 1]) {
      const arm = T(
        loopThrough(
          sg * 60,
          -88,
          sg * 108,
          -96,
          sg * 134,
          -84,
          sg * 140,
          -60,
          sg * 128,
          -44,
          sg * 100,
          -48,
          sg * 60,
          -44,
        ),
      );
      o +=
        fill(arm, face) +
        ink(arm, INK, 2) +
        line(T(curveThrough(sg * 108, -94, sg * 116, -70, sg * 108, -48)), K.harital, 6 * s) +
        line(T(curveThrough(sg * 92, -92, sg * 98, -70, sg * 92, -48)), K.hingula, 4 * s) +
        (kind === 'J' ? line(arm, K.conch, 1, true) : '');
      const q = T([[sg * 134, -96]])[0];
      o +=
        kind === 'J'
          ? sg > 0
            ? line(ellipse(q[0], q[1] - 20 * s, 17 * s), K.harital, 5 * s, true) +
              lines(
                Array.from(
                  { length: 8 },
                  (_, i) =>
                    [q, q].map((_z, k) => polar(q[0], q[1] - 20 * s, k * 16 * s, (i / 8) * TAU)) as Poly,
                ),
                K.hingula,
                2,
              )
            : fill(
                transform(
                  loopThrough(0, -26, 14, -10, 10, 10, 0, 20, -10, 10, -12, -8),
                  q[0],
                  q[1] - 14 * s,
                  s,
                ),
                K.conch,
              ) +
              ink(
                transform(
                  loopThrough(0, -26, 14, -10, 10, 10, 0, 20, -10, 10, -12, -8),
                  q[0],
                  q[1] - 14 * s,
                  s,
                ),
                INK,
                1.4,
              )
          : sg > 0
            ? line([q, [q[0] + 2, q[1] - 54 * s]], K.geru, 6 * s) +
              fill(
                transform(loopThrough(0, -6, 26, 0, 30, 12, 8, 14, -4, 8), q[0], q[1] - 60 * s, s),
                K.harital,
              )
            : fill(transform(loopThrough(0, -44, 9, -30, 6, 0, -6, 0, -9, -30), q[0], q[1], s), K.geru);
    }
  o +=
    fill(body, robe) +
    clip(
      body,
      scatter(body, 19 * s, () => r.unit())
        .map(([a, b]) => polys(rosette(a, b, 7.4 * s, 6, 0), K.conch) + dot(a, b, 2 * s, trim))
        .join('') +
        fill(T(polyline(-16, -120, 16, -120, 22, 130, -22, 130)), trim) +
        [0, 1, 2, 3, 4, 5]
          .map((i) => {
            const q = T([[0, -64 + i * 34]])[0];
            return (
              rosette(q[0], q[1], 13 * s, 8)
                .map((p) => fill(p, K.conch) + line(p, INK, 0.8, true))
                .join('') + dot(q[0], q[1], 4 * s, K.hingula)
            );
          })
          .join('') +
        fill(T(polyline(-100, 84, 100, 84, 100, 130, -100, 130)), trim) +
        group('', '') +
        lines(
          Array.from({ length: 24 }, (_, i) =>
            T([
              [-96 + i * 8, 86],
              [-96 + i * 8, 118],
            ]),
          ),
          INK,
          0.9,
        ) +
        line(T(polyline(-100, 84, 100, 84)), K.conch, 3),
    ) +
    ink(body, INK, 2.2);
  for (let i = 0; i < 4; i++) {
    const gl = T(
      curveThrough(-50 + i * 4, -92, -34, -40 + i * 17, 0, -20 + i * 24, 34, -40 + i * 17, 50 - i * 4, -92),
    );
    o +=
      line(gl, INK, 9 * s) +
      dots(
        walk(gl, 8.4 * s).map((k) => k.p),
        4 * s,
        [K.conch, K.harital, K.hingula, K.leaf][(i + (kind === 'J' ? 1 : 0)) % 4],
      );
  }
  const hy = -172,
    head = T(
      kind === 'J'
        ? loopThrough(
            -84,
            hy - 18,
            -66,
            hy - 70,
            0,
            hy - 84,
            66,
            hy - 70,
            84,
            hy - 18,
            80,
            hy + 36,
            52,
            hy + 70,
            0,
            hy + 78,
            -52,
            hy + 70,
            -80,
            hy + 36,
          )
        : kind === 'B'
          ? loopThrough(
              -70,
              hy - 20,
              -56,
              hy - 72,
              0,
              hy - 86,
              56,
              hy - 72,
              70,
              hy - 20,
              64,
              hy + 36,
              40,
              hy + 70,
              0,
              hy + 82,
              -40,
              hy + 70,
              -64,
              hy + 36,
            )
          : loopThrough(
              -58,
              hy - 14,
              -46,
              hy - 58,
              0,
              hy - 70,
              46,
              hy - 58,
              58,
              hy - 14,
              54,
              hy + 34,
              34,
              hy + 62,
              0,
              hy + 70,
              -34,
              hy + 62,
              -54,
              hy + 34,
            ),
    );
  // crown: fan of lotus petals, tiered
  const cy = hy - (kind === 'S' ? 58 : 72);
  for (const [n, R, col] of [
    [15, 84, K.leaf],
    [13, 72, K.hingula],
    [11, 58, K.harital],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = lerp(-Math.PI + 0.1, -0.1, i / (n - 1)),
        p = T(
          leaf(Math.cos(a) * 22, cy + 16 + Math.sin(a) * 20, R * (kind === 'S' ? 0.82 : 1), 10, a, 0, 0.66),
        );
      o += fill(p, col) + ink(p, INK, 1.1) + line([p[0], p[14]], K.conch, 0.8);
      const t = p[14];
      if (R > 80)
        o += dot(t[0], t[1], 4 * s, K.conch) + line(ellipse(t[0], t[1], 4 * s, 4 * s, 0, 12), INK, 0.8, true);
    }
  o += fill(head, face) + ink(head, INK, 2.4) + (kind === 'J' ? line(head, K.conch, 1.2, true) : '');
  o += clip(
    head,
    fill(
      T(loopThrough(-90, cy - 14, 0, cy - 40, 90, cy - 14, 80, cy + 16, 0, cy + 2, -80, cy + 16)),
      K.hingula,
    ) +
      dots(
        walk(T(curveThrough(-84, cy + 14, 0, cy, 84, cy + 14)), 8 * s).map((k) => k.p),
        3.2 * s,
        K.conch,
      ) +
      dots(
        walk(T(curveThrough(-84, cy + 2, 0, cy - 14, 84, cy + 2)), 10 * s).map((k) => k.p),
        3 * s,
        K.harital,
      ),
  );
  for (const sg of [-1, 1]) {
    if (kind === 'J') {
      const q = T([[sg * 39, hy - 6]])[0];
      o +=
        dot(q[0], q[1], 35 * s, K.hingula) +
        dot(q[0], q[1], 31 * s, K.conch) +
        dot(q[0], q[1], 17 * s, K.hingula) +
        dot(q[0], q[1], 14.5 * s, INK) +
        dot(q[0] - 4 * s, q[1] - 5 * s, 3.4 * s, K.conch) +
        line(ellipse(q[0], q[1], 35 * s, 35 * s, 0, 40), K.conch, 1.4, true);
    } else {
      const w = kind === 'B' ? 27 : 23,
        e = T(
          loopThrough(
            sg * 8,
            hy - 2,
            sg * (8 + w * 0.55),
            hy - 20,
            sg * (8 + w * 1.5),
            hy - 22,
            sg * (8 + w * 2),
            hy - 12,
            sg * (8 + w * 1.5),
            hy + 4,
            sg * (8 + w * 0.6),
            hy + 8,
          ),
        );
      o += fill(e, K.conch) + ink(e, INK, 2.6);
      const q = T([[sg * (8 + w), hy - 8]])[0];
      o +=
        dot(q[0], q[1], 11.5 * s, INK) +
        dot(q[0], q[1], 6 * s, K.hingula) +
        dot(q[0], q[1], 4 * s, INK) +
        ink(T(curveThrough(sg * 6, hy - 22, sg * (8 + w), hy - 38, sg * (8 + w * 2.1), hy - 26)), INK, 3, {
          closed: false,
        });
    }
    const q = T([[sg * (kind === 'J' ? 82 : kind === 'B' ? 68 : 56), hy + 26]])[0];
    o += lotusOpen(q[0], q[1], 15 * s, LP, 8);
  }
  const sm =
    kind === 'J'
      ? loopThrough(
          -48,
          hy + 36,
          -20,
          hy + 52,
          0,
          hy + 55,
          20,
          hy + 52,
          48,
          hy + 36,
          24,
          hy + 62,
          0,
          hy + 68,
          -24,
          hy + 62,
        )
      : loopThrough(
          -26,
          hy + 38,
          -10,
          hy + 46,
          0,
          hy + 47,
          10,
          hy + 46,
          26,
          hy + 38,
          12,
          hy + 56,
          0,
          hy + 59,
          -12,
          hy + 56,
        );
  o += fill(T(sm), K.hingula) + ink(T(sm), lnC, 1.4);
  o += ink(T(curveThrough(-6, hy + 8, -9, hy + 24, 0, hy + 28, 9, hy + 24, 6, hy + 8)), lnC, 1.8, {
    closed: false,
  });
  o +=
    line(
      T(curveThrough(-9, cy + 22, -7, hy - 22, 0, hy - 12, 7, hy - 22, 9, cy + 22)),
      kind === 'J' ? K.conch : K.hingula,
      4 * s,
    ) + fill(T(leaf(0, hy - 16, 44, 5, -Math.PI / 2)), kind === 'J' ? K.hingula : K.harital);
  return o;
}
export function jagannath(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    f = shell(r, W, H),
    cx = W / 2,
    B = f.y + f.h;
  let s = fill(rect(f.x, f.y, f.w, f.h), K.hingula);
  for (const [x, y] of scatter(rect(f.x, f.y, f.w, f.h), 34, () => r.unit()))
    s +=
      [0, 1, 2]
        .map((k) => {
          const p = leaf(x, y, 13, 3.4, k * 2.1 + x);
          return fill(p, '#7a1712');
        })
        .join('') +
      rosette(x, y, 7, 5)
        .map((p) => fill(p, '#d8502f'))
        .join('') +
      dot(x, y, 2, K.harital);
  const hw = f.w / 2 - 84,
    sp = f.y + 250,
    archP = (k: number): Poly => {
      const pts: Point[] = [
        [cx - hw - k, B],
        [cx - hw - k, sp],
      ];
      const lob: Point[] = [];
      for (let i = 0; i <= 60; i++) {
        const t = i / 60,
          a = Math.PI + t * Math.PI,
          base = 1 + 0.055 * Math.abs(Math.sin(t * Math.PI * 5));
        lob.push([
          cx + Math.cos(a) * (hw + k) * (i === 0 || i === 60 ? 1 : base),
          sp + Math.sin(a) * (196 + k) * base,
        ]);
      }
      return [...pts, ...lob, [cx + hw + k, B]];
    };
  s +=
    fill(archP(40), INK) +
    fill(archP(36), K.harital) +
    fill(archP(25), INK) +
    fill(archP(22), K.leaf) +
    walk(archP(31).slice(2, -1), 15)
      .map(
        (k) => dot(k.p[0], k.p[1], 4, K.hingula) + line(ellipse(k.p[0], k.p[1], 4, 4, 0, 12), INK, 0.9, true),
      )
      .join('') +
    walk(archP(13).slice(2, -1), 21)
      .map((k) => {
        const p = leaf(k.p[0], k.p[1], 17, 7, k.a + Math.PI / 2, 0, 0.4);
        return (
          fill(p, K.conch) +
          ink(p, INK, 0.9) +
          fill(leaf(k.p[0], k.p[1], 11, 3.6, k.a + Math.PI / 2), K.hingula)
        );
      })
      .join('') +
    fill(archP(0), K.khandaneela) +
    ink(archP(0), INK, 2.4);
  s += clip(
    archP(0),
    scatter(rect(f.x, f.y, f.w, f.h), 27, () => r.unit())
      .map(
        ([x, y]) =>
          rosette(x, y, 8, 6, x)
            .map((p) => fill(p, K.conch))
            .join('') +
          dot(x, y, 2.6, K.harital) +
          [0, 1]
            .map((k) => {
              const p = leaf(x, y, 17, 3, k * 3 + y);
              return fill(p, K.sea);
            })
            .join(''),
      )
      .join(''),
  );
  for (const sg of [-1, 1]) {
    const px = cx + sg * (hw + 19);
    for (let i = 0; i < 12; i++) {
      const y = sp + (i * (B - 120 - sp)) / 12,
        h = (B - 120 - sp) / 12;
      s +=
        fill(rect(px - 20, y, 40, h), [K.harital, K.conch, K.leaf, K.conch][i % 4]) +
        (i % 2
          ? hatch(rect(px - 20, y, 40, h), 0.8, 5, 1, INK, r) +
            hatch(rect(px - 20, y, 40, h), -0.8, 5, 1, INK, r)
          : rosette(px, y + h / 2, h * 0.42, 8)
              .map((p) => fill(p, K.hingula) + ink(p, INK, 0.8))
              .join('') + dot(px, y + h / 2, 3, K.harital)) +
        ink(rect(px - 20, y, 40, h), INK, 1.5);
    }
    for (const [y, w, h] of [
      [sp - 16, 58, 16],
      [sp - 30, 70, 14],
      [B - 120, 60, 18],
    ])
      s +=
        fill(rect(px - w / 2, y, w, h), K.hingula) +
        ink(rect(px - w / 2, y, w, h), INK, 1.6) +
        dots(
          Array.from({ length: 7 }, (_, i) => [px - w / 2 + ((i + 0.5) * w) / 7, y + h / 2] as Point),
          2.4,
          K.conch,
        );
    s += paintPeacock(
      cx + sg * (f.w / 2 - 92),
      f.y + 96,
      0.42,
      -sg,
      {
        body: K.khandaneela,
        bodyHi: K.conch,
        wing: [K.harital, K.hingula],
        tail: K.leaf,
        barb: K.harital,
        eye: [K.harital, K.khandaneela, K.hingula],
        line: INK,
        beak: K.harital,
      }, { tail: 'up' },
    );
  }
  // throne
  for (const [y, h, col, w] of [
    [B - 102, 34, K.leaf, 2 * hw],
    [B - 68, 34, K.hingula, 2 * hw + 80],
    [B - 34, 36, K.geru, 2 * hw + 130],
  ] as const) {
    const q = rect(cx - w / 2, y, w, h);
    s += fill(q, col);
    const n = Math.round(w / 26);
    for (let i = 0; i < n; i++) {
      const x = cx - w / 2 + ((i + 0.5) * w) / n,
        p = leaf(x, y + h - 2, h - 4, (w / n) * 0.46, -Math.PI / 2, 0, 0.4);
      s +=
        fill(p, [K.conch, K.harital, K.pink][(i + (y | 0)) % 3]) +
        ink(p, INK, 1) +
        fill(leaf(x, y + h - 3, h * 0.56, (w / n) * 0.24, -Math.PI / 2), K.hingula);
    }
    s += ink(q, INK, 2.2);
  }
  s +=
    idol(cx - 192, B - 228, 1.06, 'B', r) +
    idol(cx + 192, B - 228, 1.06, 'J', r) +
    idol(cx, B - 212, 0.98, 'S', r);
  return { w: W, h: H, bg: K.cream, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: fin(seed) };
}
export function forest(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = shell(r, W, H),
    cx = W / 2,
    B = f.y + f.h;
  const ground = r.pick([K.harital, '#e0a13a']);
  let s = fill(rect(f.x, f.y, f.w, f.h), ground);
  const can = loopThrough(
    cx,
    f.y + 20,
    cx + 150,
    f.y + 40,
    cx + f.w / 2 - 24,
    f.y + 170,
    cx + f.w / 2 - 30,
    f.y + 360,
    cx + 150,
    f.y + 440,
    cx,
    f.y + 420,
    cx - 150,
    f.y + 440,
    cx - f.w / 2 + 30,
    f.y + 360,
    cx - f.w / 2 + 24,
    f.y + 170,
    cx - 150,
    f.y + 40,
  );
  const L = colonize(
    can.map((q) => [Math.max(cx, q[0]), q[1]] as Point),
    Array.from({ length: 11 }, (_, i) => [cx + 0.3 * i, B - 110 - i * 30] as Point),
    r,
    { spacing: 27, step: 11, kill: 20, tipW: 2.6, pow: 0.5, infl: 80, maxW: 30 },
  );
  const mir = (q: string) => q + group(q, `transform="translate(${2 * cx} 0) scale(-1 1)"`);
  let stems = '',
    lv = '';
  L.forEach((l) => {
    stems += fill(l.outline, K.geru) + ink(l.outline, INK, 1.3);
  });
  const placed: Point[] = [];
  L.forEach((l, li) => {
    walk(l.path, 19)
      .slice(1)
      .forEach((k, i) => {
        if (k.p[1] > f.y + 470 || lerp(l.w0, l.w1, k.t) > 13) return;
        for (const sg of [1, -1]) {
          const e = polar(k.p[0], k.p[1], 17, k.a + sg * 1.1),
            q = polar(k.p[0], k.p[1], 22, k.a + sg * 1.1);
          if (e[0] < cx + 4 || placed.some((z) => Math.hypot(z[0] - q[0], z[1] - q[1]) < 21)) continue;
          placed.push(q);
          const a = k.a + sg * 0.9;
          for (const d of [-0.55, 0.55, 0]) {
            const p = leaf(k.p[0], k.p[1], 33, 6.4, a + d, 0, 0.5);
            lv +=
              fill(p, [K.leaf, K.sea, '#4f8a3c'][(li + i) % 3]) +
              ink(p, INK, 1.1) +
              line([p[0], p[14]], K.conch, 0.9);
          }
        }
      });
    const e = l.path[l.path.length - 1];
    if (li % 2 === 0)
      lv +=
        rosette(e[0], e[1], 17, 8)
          .map((p) => fill(p, li % 4 ? K.hingula : K.conch) + ink(p, INK, 1))
          .join('') +
        dot(e[0], e[1], 4.4, li % 4 ? K.harital : K.hingula) +
        line(ellipse(e[0], e[1], 4.4, 4.4, 0, 14), INK, 0.9, true);
  });
  for (const [x, y] of scatter(rect(f.x + 8, f.y + 8, f.w - 16, f.h - 120), 26, () => r.unit()))
    s += [0, 2.1, 4.2]
      .map((k) => {
        const p = leaf(x, y, 10, 2.4, k + x);
        return fill(p, '#b9741c');
      })
      .join('');
  s += mir(stems) + mir(lv);
  const trunk = ribbon(polyline(cx, B - 76, cx, B - 430), widths(38, 20, 17, 15));
  s +=
    fill(trunk, K.geru) + clip(trunk, scales(trunk, -Math.PI / 2, 15, K.harital, 1.2)) + ink(trunk, INK, 2.2);
  const birds: [number, number][] = [
    [150, 180],
    [92, 306],
    [210, 330],
  ];
  void birds;
  const gr = rect(f.x, B - 84, f.w, 84);
  s +=
    fill(gr, K.leaf) +
    clip(gr, scales(gr, -Math.PI / 2, 22, INK, 1.2)) +
    ink(polyline(f.x, B - 84, f.x + f.w, B - 84), INK, 2.4, { closed: false });
  for (let i = 0; i < 9; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 9;
    s += lotus(x, B - 14, 40, i % 2 ? LP : { ...LP, out: K.conch, in: '#fff', tip: K.pink }, 7);
  }
  for (const sg of [-1, 1]) {
    s +=
      bush(cx + sg * (f.w / 2 - 26), B - 84, 1.15, -sg) +
      bush(cx + sg * 62, B - 84, 0.7, sg) +
      bush(cx + sg * 222, B - 84, 0.8, sg);
    const D: any = at(deer(), cx + sg * 148, B - 194, 0.84, 0, -sg),
      hp = D.horn[0];
    for (const k of [-1, 1]) {
      const h = curve([hp, [hp[0] - sg * (-8 + k * 10), hp[1] - 34], [hp[0] + k * 14 + sg * 8, hp[1] - 66]]);
      s += ink(h, INK, 5, { closed: false, taper: 0.3 });
      for (const t of [0.4, 0.7]) {
        const q = h[Math.floor(h.length * t)];
        s += ink(curve([q, [q[0] - k * 9 - sg * 4, q[1] - 20]]), INK, 3.4, { closed: false });
      }
    }
    s +=
      fill(D.tail, K.conch) +
      ink(D.tail, INK, 1.2) +
      fill(D.ear2, K.harital) +
      ink(D.ear2, INK, 1.2) +
      fill(D.body, sg > 0 ? K.hingula : '#c25a26') +
      clip(
        D.body,
        scatter(D.body, 17, () => r.unit(), 7)
          .map(([x, y]) => dot(x, y, 4.4, K.conch) + dot(x, y, 1.8, INK))
          .join(''),
      ) +
      D.hooves.map((h: Poly) => fill(h, INK)).join('') +
      ink(D.body, INK, 2.2) +
      fill(D.ear, K.conch) +
      ink(D.ear, INK, 1.2) +
      fill(D.eye, K.conch) +
      fill(D.pupil, INK) +
      ink(D.eye, INK, 1.6);
    const nb = D.body as Poly,
      b = bounds(nb);
    void b;
    s += paintPeacock(
      cx + sg * 116,
      f.y + 366,
      0.5,
      -sg,
      {
        body: K.khandaneela,
        bodyHi: K.conch,
        wing: [K.hingula, K.harital, K.conch],
        tail: K.leaf,
        barb: K.harital,
        eye: [K.harital, K.khandaneela, K.hingula],
        line: INK,
        beak: K.hingula,
      }, { tail: 'trail', look: 'back' },
    );
  }
  return { w: W, h: H, bg: K.cream, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: fin(seed) };
}
export { shell as pattachitraFrame, fadi, bush };
