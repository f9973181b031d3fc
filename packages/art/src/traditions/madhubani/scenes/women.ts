/** Two women face each other and hold lotuses under a flowering arch. */
import { triangles } from '../../../draw/borders.ts';
import { curve, rect, ribbon, walk } from '../../../draw/geometry.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { clip, fill, group } from '../../../draw/svg.ts';
import { lotusSide } from '../../../motifs/plants/lotus-outline.ts';
import { begin } from '../painter.ts';
import { INK, K, borderStyle } from '../style.ts';

export function women(seed: number, W = 800, H = 1000): Painting {
  const { r, m, f } = begin(seed, W, H),
    cx = W / 2,
    gy = f.y + f.h - 44;
  const arch = curve([
    [f.x + 16, f.y + f.h],
    [f.x + 14, f.y + 230],
    [f.x + 60, f.y + 110],
    [cx - 90, f.y + 62],
    [cx, f.y + 26],
    [cx + 90, f.y + 62],
    [f.x + f.w - 60, f.y + 110],
    [f.x + f.w - 14, f.y + 230],
    [f.x + f.w - 16, f.y + f.h],
  ]);
  walk(arch, 17).forEach((s, i) =>
    [1, -1].forEach((sg) =>
      m.leafAt(s.p[0], s.p[1], sg > 0 ? 24 : 22, 7, s.a + sg * 0.9, [K.leaf, K.parrot, K.leaf][i % 3]),
    ),
  );
  m.add(ink(arch, INK, 5, { closed: false, taper: 0 }));
  walk(arch, 68)
    .slice(1, -1)
    .forEach((s, _i) => m.flower(s.p[0], s.p[1], 19));
  m.block(ribbon(arch, () => 22));
  m.add(
    fill(rect(f.x, gy, f.w, f.y + f.h - gy), K.marigold) +
      group(
        triangles(f.w, 40, r, borderStyle([K.kumkum, K.leaf])),
        `transform="translate(${f.x} ${gy + 2})"`,
      ),
  );
  m.block(rect(f.x, gy, f.w, 60));
  const s = 1.34;
  const a = m.woman(cx - 128, gy - 202 * s, s, 1, {
      arm: seed % 2 ? 'lotus' : 'pot',
      dress: [K.kumkum, K.marigold, K.leaf, K.indigo],
    }),
    b = m.woman(cx + 128, gy - 202 * s, s, -1, {
      arm: 'lotus',
      dress: [K.indigo, K.turmeric, K.rose, K.leaf],
    });
  for (const W2 of [a, b]) {
    const h = W2.handTip[0];
    lotusSide(h[0], h[1] - 6, 46, 7).forEach((p, k) => {
      m.part(p, k % 2 ? K.rose : '#f3a3bb', 'hatch', { single: true, ang: 1.5, step: 4 });
      m.block(p);
    });
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 6), [21, 15, 10, 6]);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 2.6, mottle: 1.1, grain: 1.0, vignette: 0.22, age: 0.3 },
  };
}
