/** A tree with birds between sun and water, peacocks or deer at its foot. */
import { inset } from '../../../draw/contour.ts';
import {
  type Point,
  type Poly,
  TAU,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polar,
  polyline,
  rect,
  ribbon,
  walk,
  widths,
} from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import { type Painting } from '../../../draw/painting.ts';
import { clip, dot, fill, line } from '../../../draw/svg.ts';
import { at, parrot } from '../../../motifs/animals.ts';
import { lotusSide } from '../../../motifs/plants.ts';
import { INK, K, shell } from '../style.ts';

export function treeOfLife(seed: number, W = 780, H = 1000): Painting {
  const { r, m, f } = shell(seed, W, H),
    cx = W / 2,
    base = f.y + f.h - 104;
  // water strip with fish and lotus
  const water = rect(f.x, base + 26, f.w, f.y + f.h - base - 26);
  m.add(fill(water, '#cfe3da'));
  for (let i = 0; i < 9; i++) {
    const y = base + 34 + i * 9,
      p: Poly = [];
    for (let k = 0; k <= 60; k++) p.push([f.x + (f.w * k) / 60, y + 2.6 * Math.sin(k * 0.9 + i * 2)]);
    m.add(line(p, K.indigo, 1));
  }
  m.block(water);
  m.add(ink(polyline(f.x, base + 26, f.x + f.w, base + 26), INK, 2.4, { closed: false, taper: 0 }));
  for (let i = 0; i < 5; i++) {
    const x = cx + (i - 2) * f.w * 0.192;
    if (i % 2 === 0) m.fish(x, base + 70, 0.47, r.between(-0.08, 0.08), i < 3 ? 1 : -1);
    else {
      lotusSide(x, base + 88, 46, 7).forEach((p, k) =>
        m.part(p, k % 2 ? K.rose : '#f08fae', 'hatch', { single: true, ang: 1.5, step: 4 }),
      );
    }
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
  const levels = 4,
    tw = 1;
  void tw;
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
  m.part(ellipse(cx, sunY, 44), K.turmeric, 'flat', { gap: 5 });
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * TAU,
      p =
        i % 2
          ? leaf(cx + Math.cos(a) * 45, sunY + Math.sin(a) * 45, 22, 7, a)
          : polyline(
              ...polar(cx, sunY, 45, a - 0.11),
              ...polar(cx, sunY, 45, a + 0.11),
              ...polar(cx, sunY, 66, a),
            );
    m.part(p, i % 2 ? K.kumkum : K.marigold, 'hatch', { single: true, step: 3.4 });
  }
  m.add(
    fill(leaf(cx - 30, sunY - 8, 26, 7, 0), '#fff8e6') +
      ink(leaf(cx - 30, sunY - 8, 26, 7, 0), INK, 1.6) +
      fill(leaf(cx + 4, sunY - 8, 26, 7, 0), '#fff8e6') +
      ink(leaf(cx + 4, sunY - 8, 26, 7, 0), INK, 1.6) +
      dot(cx - 17, sunY - 8, 5, INK) +
      dot(cx + 17, sunY - 8, 5, INK) +
      ink(curveThrough(cx - 32, sunY - 18, cx - 17, sunY - 24, cx - 4, sunY - 18), INK, 2.4, {
        closed: false,
      }) +
      ink(curveThrough(cx + 4, sunY - 18, cx + 17, sunY - 24, cx + 32, sunY - 18), INK, 2.4, {
        closed: false,
      }) +
      ink(curveThrough(cx, sunY - 12, cx - 5, sunY + 10, cx + 4, sunY + 11), INK, 1.7, { closed: false }) +
      fill(loopThrough(cx - 12, sunY + 21, cx, sunY + 17, cx + 12, sunY + 21, cx, sunY + 28), K.kumkum) +
      dot(cx, sunY - 30, 4, K.kumkum),
  );
  m.block(ellipse(cx, sunY, 68));
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
    m.peacock(cx + sg * 126, base - 46, 0.81, -sg, { tail: 'up', look: seed % 2 ? 'fwd' : 'back' });
  // birds on boughs
  for (const [x, y, fx] of [
    [cx - 150, base - 366, 1],
    [cx + 150, base - 378, -1],
    [cx - 128, base - 546, 1],
    [cx + 128, base - 558, -1],
  ] as const) {
    const B: any = at(parrot(), x, y, 0.66, 0, fx);
    B.tail.forEach((t: Poly) => m.part(t, K.leaf, 'hatch', { single: true, step: 3 }));
    m.part(B.body, K.parrot, 'fish', { gap: 3, step: 9, ang: 2 });
    m.part(B.wing, K.kumkum, 'hatch', { gap: 3, step: 4 });
    m.part(B.beak, K.kumkum, 'flat', { single: true });
    m.add(fill(B.eye, '#fff') + ink(B.eye, INK, 1.3) + fill(B.pupil, INK));
    m.block(B.body);
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
