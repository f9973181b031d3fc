/** A tree with birds between sun and water, peacocks or deer at its foot. */
import { inset } from '../../../draw/contour.ts';
import {
  type Point,
  type Poly,
  curve,
  ellipse,
  leaf,
  rect,
  ribbon,
  walk,
  widths,
} from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import type { Painting } from '../../../draw/painting.ts';
import { clip } from '../../../draw/svg.ts';
import { begin } from '../painter.ts';
import { INK, K } from '../style.ts';

/** @param foot what stands under the tree */
export function treeOfLife(
  seed: number,
  foot: 'peacocks' | 'deer' = 'peacocks',
  W = 780,
  H = 1000,
): Painting {
  const { r, m, f } = begin(seed, W, H),
    cx = W / 2,
    base = f.y + f.h - 104;
  m.water(f.x, base + 26, f.w, f.y + f.h - base - 26);
  for (let i = 0; i < 5; i++) {
    const x = cx + (i - 2) * f.w * 0.192;
    if (i % 2 === 0) m.fish(x, base + 70, 0.47, r.between(-0.08, 0.08), i < 3 ? 1 : -1);
    else m.lotus(x, base + 88, 46);
  }
  // trunk + boughs
  const trunk = ribbon(
    curve([
      [cx, base + 26],
      [cx - 12, base - 90],
      [cx + 12, base - 220],
      [cx - 4, base - 400],
      [cx, f.y + 148],
    ]),
    widths(44, 25, 22, 19, 15, 10),
  );
  const boughs: Poly[] = [];
  const leaves: { x: number; y: number; a: number; L: number }[] = [],
    tips: Point[] = [];
  const levels = 4;
  for (let i = 0; i < levels; i++)
    for (const sg of [1, -1]) {
      const y0 = base - 206 - i * 104 + (sg > 0 ? 0 : 14),
        reach = (f.w / 2 - 46) * [0.5, 0.98, 0.96, 0.9, 0.62][i],
        x0 = cx,
        p = curve([
          [x0, y0],
          [x0 + sg * reach * 0.34, y0 - 44],
          [x0 + sg * reach * 0.72, y0 - 42],
          [x0 + sg * reach, y0 + r.between(-8, 22)],
          [x0 + sg * reach * 0.92, y0 + 44],
          [x0 + sg * reach * 0.74, y0 + 34],
        ]);
      boughs.push(ribbon(p, widths(9, 7, 5.5, 4, 3)));
      walk(p, 26)
        .slice(1)
        .forEach((s, k) => {
          const side = k % 2 ? 1 : -1;
          leaves.push({ x: s.p[0], y: s.p[1], a: s.a + side * r.between(0.8, 1.1), L: r.between(36, 44) });
        });
      tips.push(p[p.length - 1]);
    }
  const sunY = f.y + 70; // sun face
  m.sunFace(cx, sunY);
  leaves.forEach((l, i) => {
    if (l.y < sunY + 80 && Math.abs(l.x - cx) < 84) return;
    m.leafAt(l.x, l.y, l.L, l.L * 0.3, l.a, [K.leaf, K.parrot, K.leaf, K.marigold, K.palash][i % 5]);
    m.block(leaf(l.x, l.y, l.L, l.L * 0.3, l.a));
  });
  boughs.forEach((b) => {
    m.part(b, '#c98a4a', 'hatch', { single: true, step: 4.2, ang: 1.2 });
    m.block(b);
  });
  tips.forEach((t) => {
    m.flower(t[0], t[1], 25, 9);
    m.block(ellipse(t[0], t[1], 25));
  });
  m.part(trunk, '#c98a4a', 'none', { gap: 5, w: 2.6 });
  const ti = inset(trunk, 5)[0];
  m.add(clip(ti, scales(ti, Math.PI / 2, 17, INK, 1.1)));
  m.block(trunk);
  for (const sg of [-1, 1])
    if (foot === 'deer') m.deer(cx + sg * 150, base - 96, 0.92, -sg, sg < 0 ? K.palash : K.marigold);
    else m.peacock(cx + sg * 126, base - 46, 0.81, -sg, { tail: 'up', look: seed % 2 ? 'fwd' : 'back' });
  // birds on boughs
  for (const [x, y, fx] of [
    [cx - 150, base - 366, 1],
    [cx + 150, base - 378, -1],
    [cx - 128, base - 546, 1],
    [cx + 128, base - 558, -1],
  ] as const) {
    m.parrot(x, y, 0.66, fx);
  }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, base + 20 - f.y));
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: {
      seed,
      surface: 'paper',
      wobble: 2.6,
      grain: 1.1,
      mottle: 1.1,
      fibre: 1,
      vignette: 0.22,
      age: 0.3,
    },
  };
}
