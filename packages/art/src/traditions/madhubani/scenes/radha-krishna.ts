/** Krishna plays to Radha under a tree by a river with fish. */
import { type Poly, curve, ellipse, polyline, rect, ribbon, walk, widths } from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import type { Rng } from '../../../draw/random.ts';
import { clip, fill } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../../figures/figure.ts';
import { Pen } from '../../../figures/pen.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { lotusFlower } from '../../../figures/props.ts';
import { MITHILA_HAND } from '../../../figures/tradition.ts';
import { shell as madhubaniFrame } from '../painter.ts';
import { MADHUBANI } from '../style.ts';

const K = MADHUBANI,
  INK = K.lampblack;

/** Rough silhouette used to keep filler flowers off a figure. */
function footprint(pen: Pen, hem: number): Poly[] {
  const parts: Poly[] = [
    ellipse(14, -398, 62, 66),
    polyline(-46, -350, 44, -350, 46, -230, -52, -230),
    polyline(-44, -240, 44, -240, hem, 0, -hem, 0),
    polyline(-70, -330, 92, -330, 84, -250, -70, -250),
  ];
  return parts.map((p) => pen.T(p));
}

export function radhaKrishna(seed: number, W = 800, H = 1000): Painting {
  const { r, m, f } = madhubaniFrame(seed, W, H) as {
    r: Rng;
    m: any;
    f: { x: number; y: number; w: number; h: number; svg: string };
  };
  const cx = W / 2,
    B = f.y + f.h,
    gy = B - 66;
  // tree: trunk between the pair, arching boughs of leaves and blossoms
  const trunk = ribbon(
    curve([
      [cx, gy],
      [cx - 4, gy - 260],
      [cx + 4, gy - 470],
      [cx, f.y + 170],
    ]),
    widths(26, 16, 13, 4),
  );
  m.part(trunk, '#b5622d', 'fish', { gap: 4.4, ang: -Math.PI / 2, step: 14 });
  m.block(trunk);
  for (const sg of [-1, 1])
    for (const [dx, y0, y1, y2] of [
      [250, 190, 96, 180],
      [190, 150, 46, 96],
      [278, 230, 190, 292],
      [90, 120, 26, 40],
    ] as const) {
      const b = curve([
        [cx, f.y + y0 + 40],
        [cx + sg * dx * 0.4, f.y + y1 + 40],
        [cx + sg * dx * 0.8, f.y + y1 + 10],
        [cx + sg * dx, f.y + y2],
      ]);
      walk(b, 17)
        .slice(2)
        .forEach((k, i) =>
          [1, -1].forEach((d) =>
            m.leafAt(k.p[0], k.p[1], 27, 7.6, k.a + d * 0.9, [K.leaf, K.parrot, '#4f9a5a'][i % 3]),
          ),
        );
      m.add(ink(b, INK, 6, { closed: false, taper: 0.5 }));
      m.block(ribbon(b, () => 18));
      walk(b, 66)
        .slice(1)
        .forEach((k) => m.flower(k.p[0], k.p[1], 17, 9, K.marigold, K.kumkum));
    }
  // ground of lotus water
  const water = rect(f.x, gy, f.w, B - gy);
  m.add(
    fill(water, '#5fa3bf') +
      clip(water, scales(water, -Math.PI / 2, 17, INK, 1)) +
      ink(polyline(f.x, gy, f.x + f.w, gy), INK, 2.4, { closed: false }),
  );
  for (let i = 0; i < 5; i++)
    m.fish(
      f.x + ((i + 0.5) * f.w) / 5,
      gy + 36,
      0.36,
      0,
      i < 3 ? 1 : -1,
      [K.kumkum, K.marigold, K.rose][i % 3],
      K.indigo,
    );
  m.block(water);
  const s = 1.02,
    ySole = gy - 2;
  const krishna: FigureSpec = {
    build: 'man',
    view: 'profile',
    tone: 'blue',
    hair: 'loose',
    gear: 'mukut',
    jewels: 2,
    earring: 'makara',
    handScale: 1.15,
    flute: 0.36,
    pose: POSES.flute(),
    wear: {
      lower: 'dhoti',
      lowerCloth: cloth(K.turmeric, INK, K.kumkum, K.kumkum, K.turmeric, 'plain'),
      upper: 'none',
      scarf: cloth(K.kumkum, INK, K.turmeric, K.leaf, K.turmeric, 'plain'),
      scarfStyle: 'stole',
    },
    garland: [{ cols: [K.paper, K.rose, K.paper, K.marigold], to: -0.1, r: 6.6 }],
  };
  const radha: FigureSpec = {
    build: 'woman',
    view: 'profile',
    tone: 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    handScale: 1.15,
    pose: withArms(POSES.stand(), {}, { to: [60, -292], aim: -0.9 }),
    wear: {
      lower: 'ghagra',
      lowerCloth: cloth(K.kumkum, INK, K.turmeric, K.turmeric, K.leaf, 'buti'),
      upper: 'choli',
      upperCloth: cloth(K.leaf, INK, K.turmeric, K.turmeric, K.kumkum, 'hatch'),
      veil: cloth(K.rose, INK, K.turmeric, K.turmeric, K.kumkum, 'dots'),
    },
    hold: [undefined, (p, q, a) => lotusFlower(p, q, a, 22, { out: K.rose, in: '#f6c4d2' })],
  };
  const pens = [
    new Pen(MITHILA_HAND, r, cx - 148, ySole, s, 1),
    new Pen(MITHILA_HAND, r, cx + 156, ySole, s, -1),
  ];
  drawFigure(pens[0], krishna);
  drawFigure(pens[1], radha);
  pens.forEach((p, i) => footprint(p, i ? 92 : 48).forEach((q) => m.block(q)));
  // peacocks at the outer edges and parrots in the boughs
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, gy - f.y - 8), [19, 14, 10, 6, 3.5]);
  pens.forEach((p) => m.add(p.svg));
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, mottle: 1.1, grain: 1, vignette: 0.22, age: 0.3 },
  };
}
