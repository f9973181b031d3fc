/** The triad under a scalloped arch. */
import { type Point, type Poly, ellipse, leaf, rect, scatter, walk } from '../../../draw/geometry.ts';
import { hatch } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { clip, dot, dots, fill, line } from '../../../draw/svg.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { idol } from '../idols.ts';
import { INK, K, begin, surface } from '../style.ts';

export function jagannath(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    f = begin(r, W, H),
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
      },
      { tail: 'up' },
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
  return { w: W, h: H, bg: K.cream, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}
