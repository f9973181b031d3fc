/** A tree with birds between sun and water, deer at its foot. */
import { inset } from '../../../draw/contour.ts';
import { curve } from '../../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { clip } from '../../../draw/markup.ts';
import { walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { begin } from '../painter.ts';
import { spray } from '../plants.ts';
import { INK, K } from '../style.ts';

/** Trunk + boughs. */
function trunkAndBoughs(
  cx: number,
  base: number,
  f: ReturnType<typeof begin>['f'],
  m: ReturnType<typeof begin>['m'],
): void {
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
  // boughs droop, rise and curl, as wide as the crown is at their height; leaves in pairs like the teeth of a comb
  for (const [dx, rise, from] of [
    [216, 326, 236],
    [238, 424, 294],
    [230, 524, 350],
    [166, 596, 404],
    [84, 520, 424],
  ] as const)
    for (const sg of [1, -1]) {
      const y0 = base - from,
        y1 = base - rise,
        p = curve([
          [cx, y0],
          [cx + sg * dx * 0.3, lerp(y0, y1, 0.12) - 6],
          [cx + sg * dx * 0.66, lerp(y0, y1, 0.4)],
          [cx + sg * dx, lerp(y0, y1, 0.72)],
          [cx + sg * (dx + 10), y1],
          [cx + sg * (dx - 12), y1 - 14],
        ]);
      boughs.push(ribbon(p, widths(9.5, 7.5, 6, 4.6, 3.4, 2.4)));
      walk(p, 21)
        .slice(2, -2)
        .forEach((s) => {
          for (const side of [-1, 1]) leaves.push({ x: s.p[0], y: s.p[1], a: s.a + side * 0.86, L: 34 });
        });
      tips.push(p[p.length - 1]);
    }
  const sunY = f.y + 70; // sun face
  m.sunFace(cx, sunY);
  leaves.forEach((l, i) => {
    if (l.y < sunY + 80 && Math.abs(l.x - cx) < 84) return;
    m.leafAt(
      l.x,
      l.y,
      l.L,
      l.L * 0.3,
      l.a,
      [K.leaf, K.parrot, '#4f9a5a', K.parrot, K.leaf, K.marigold][i % 6],
    );
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
}

/** Two deer nibble at the foot of the tree. */
export function treeOfLife(seed: number, W = 780, H = 1000): Painting {
  const { r, m, f } = begin(seed, W, H),
    cx = W / 2,
    base = f.y + f.h - 104;
  m.water(f.x, base + 26, f.w, f.y + f.h - base - 26);
  for (let i = 0; i < 5; i++) {
    const x = cx + (i - 2) * f.w * 0.192;
    if (i % 2 === 0) m.fish(x, base + 70, 0.47, r.between(-0.08, 0.08), i < 3 ? 1 : -1);
    else m.lotus(x, base + 88, 46);
  }
  trunkAndBoughs(cx, base, f, m);
  // the trunk ends in a tuft and a flower
  for (const k of [-1.1, 1.1, -0.66, 0.66, -0.24, 0.24])
    m.leafAt(cx, f.y + 166, 38 - Math.abs(k) * 6, 9, -Math.PI / 2 + k, k % 2 > 0 ? K.leaf : K.parrot);
  m.flower(cx, f.y + 168, 20, 9, K.kumkum, K.turmeric);
  m.block(ellipse(cx, f.y + 146, 44, 40));
  for (const sg of [-1, 1]) m.block(ellipse(cx + sg * 98, base - 200, 34, 46));
  for (const sg of [-1, 1]) m.deer(cx + sg * 172, base - 80, 0.78, -sg, sg < 0 ? K.palash : K.marigold);
  // what the deer nibble: sprigs at the foot of the trunk
  for (const sg of [-1, 1])
    for (const [dy, tilt, L] of [
      [168, -0.5, 50],
      [96, -0.2, 62],
      [44, -0.3, 66],
    ] as const)
      spray(m, cx + sg * 22, base - dy, sg > 0 ? tilt : Math.PI - tilt, L, {
        curl: sg * -0.5,
        size: 19,
        flower: dy === 96 ? [K.rose, K.turmeric] : undefined,
      });
  // birds on boughs
  for (const [dx, dy] of [
    [150, 352],
    [104, 478],
  ])
    for (const sg of [-1, 1]) m.parrot(cx + sg * dx, base - dy, 0.62, -sg);
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
