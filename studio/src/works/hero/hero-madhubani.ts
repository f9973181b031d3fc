/** Madhubani panorama: a wedding tree between peacocks, above a pond of fish and lotus. */
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { footprint } from '../../figures/footprint.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { MITHILA_HAND } from '../../figures/tradition.ts';
import { vine } from '../../motifs/borders.ts';
import { begin } from '../../traditions/madhubani/painter.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const W = 1200;

const H = 800;

const groom: FigureSpec = {
  build: 'man',
  view: 'profile',
  tone: 'fair',
  hair: 'none',
  gear: 'turban',
  jewels: 2,
  handScale: 1.15,
  pose: withArms(POSES.stand(), {}, { to: [62, -286], aim: -0.8 }),
  wear: {
    lower: 'dhoti',
    lowerCloth: cloth(K.turmeric, INK, K.kumkum, K.kumkum, K.turmeric, 'plain'),
    upper: 'none',
    turban: cloth(K.kumkum, INK, K.turmeric, K.turmeric, K.leaf, 'plain'),
    scarf: cloth(K.rose, INK, K.turmeric, K.leaf, K.turmeric, 'plain'),
    scarfStyle: 'stole',
  },
  garland: [{ cols: [K.paper, K.rose, K.paper, K.marigold], to: -0.1, r: 6.6 }],
  hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 22, { out: K.marigold, in: K.turmeric })],
};

const bride: FigureSpec = {
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
  hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 22, { out: K.rose, in: '#f6c4d2' })],
};

function panorama(seed: number): Painting {
  const { r, m, f } = begin(seed, W, H, { wide: vine() });
  const cx = W / 2;
  const ground = f.y + f.h - 104;
  m.water(f.x, ground, f.w, 104);
  for (let i = 0; i < 9; i++) {
    const x = f.x + ((i + 0.5) * f.w) / 9;
    if (i % 2) m.lotus(x, ground + 66, 46);
    else m.fish(x, ground + 48, 0.46, r.between(-0.08, 0.08), i < 5 ? 1 : -1);
  }
  m.arbour(cx, ground, f.y - 14);
  m.sunFace(f.x + 96, f.y + 96);
  m.sunFace(f.x + f.w - 96, f.y + 96);
  for (const sg of [-1, 1]) {
    m.peacock(cx + sg * 318, ground - 74, 0.98, -sg, { tail: 'up' });
    m.parrot(cx + sg * 208, f.y + 226, 0.62, -sg);
  }
  const pens = [-1, 1].map((sg) => new Pen(MITHILA_HAND, r, cx + sg * 118, ground - 3, 0.82, -sg));
  drawFigure(pens[0], groom);
  drawFigure(pens[1], bride);
  pens.forEach((pen, i) => footprint(pen, i ? 92 : 48).forEach((p) => m.block(p)));
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, ground - f.y - 6), [18, 13, 9, 6, 3.5]);
  for (const pen of pens) m.add(pen.svg);
  return {
    w: W,
    h: H,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 2, mottle: 1.1, grain: 1, vignette: 0.22, age: 0.3 },
  };
}

export const work: Work = {
  id: 'hero-madhubani',
  collection: 'hero',
  seed: 18,
  width: W,
  height: H,
  alt: 'A bride and groom meet under a flowering tree between two peacocks, above a pond of fish and lotuses, in bright Madhubani line.',
  draw: panorama,
};
