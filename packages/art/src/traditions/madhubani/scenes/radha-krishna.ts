/** Krishna plays to Radha under a tree by a river with fish. */
import { polyline, rect } from '../../../draw/geometry.ts';
import { scales } from '../../../draw/hatching.ts';
import { ink } from '../../../draw/ink.ts';
import type { Painting } from '../../../draw/painting.ts';
import { clip, fill } from '../../../draw/svg.ts';
import { cloth } from '../../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../../figures/figure.ts';
import { footprint } from '../../../figures/footprint.ts';
import { Pen } from '../../../figures/pen.ts';
import { POSES, withArms } from '../../../figures/poses.ts';
import { lotusFlower } from '../../../figures/props.ts';
import { MITHILA_HAND } from '../../../figures/tradition.ts';
import { begin } from '../painter.ts';
import { MADHUBANI } from '../style.ts';

const K = MADHUBANI,
  INK = K.lampblack;

export function radhaKrishna(seed: number, W = 800, H = 1000): Painting {
  const { r, m, f } = begin(seed, W, H);
  const cx = W / 2,
    B = f.y + f.h,
    gy = B - 66;
  m.arbour(cx, gy, f.y);
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
