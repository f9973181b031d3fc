/** People of the Kalamkari cloths: princes, women, their textiles. */

import type { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { bow, quiver } from '../../figures/props.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import { KALAMKARI } from './style.ts';

export const K = KALAMKARI,
  INK = K.kasim;

export const MADDER = cloth(K.madder, INK, K.cloth, K.myrobalan, K.madder, 'buti'),
  INDIGO = cloth(K.indigo, INK, K.cloth, K.myrobalan, K.madder, 'buti');

export const YELLOW = cloth(K.myrobalan, INK, K.madder, K.madder, K.cloth, 'buti'),
  RUST = cloth(K.rust, INK, K.cloth, K.indigo, K.cloth, 'dots');

export const LEAF = cloth(K.leaf, INK, K.cloth, K.madder, K.cloth, 'dots');

export function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1): string {
  const pen = new Pen(KALAMKARI_HAND, r, x, y, s, fx);
  drawFigure(pen, f);
  return pen.svg;
}

export const prince = (tone: FigureSpec['tone'], dhoti = YELLOW, pose = POSES.bow()): FigureSpec => ({
  build: 'man',
  view: 'threeQuarter',
  pose,
  tone,
  hair: 'loose',
  gear: 'kirita',
  jewels: 3,
  earring: 'makara',
  wear: {
    lower: 'dhoti',
    lowerCloth: dhoti,
    upper: 'none',
    scarf: MADDER,
    scarfStyle: 'stole',
    sash: MADDER,
  },
  garland: [{ cols: [K.cloth, K.madder, K.cloth, K.indigo], to: -0.1, r: 5.6 }],
  behind: (p) => quiver(p, [-26, -300], -1.95),
  hold: [undefined, (p, q) => bow(p, q, 300)],
});

export const woman = (
  skirt = MADDER,
  blouse = INDIGO,
  pose = POSES.stand(),
  extra: Partial<FigureSpec> = {},
): FigureSpec => ({
  build: 'woman',
  view: 'threeQuarter',
  pose,
  tone: 'wheat',
  hair: 'braid',
  gear: 'tikka',
  jewels: 2,
  wear: {
    lower: 'sari',
    lowerCloth: skirt,
    upper: 'choli',
    upperCloth: blouse,
    scarf: skirt,
    scarfStyle: 'pallu',
  },
  ...extra,
});

/** A prince, god or king without bow and quiver. */
export function noble(tone: FigureSpec['tone'], dhoti = YELLOW, pose = POSES.stand()): FigureSpec {
  const { behind: _quiver, hold: _bow, ...rest } = prince(tone, dhoti, pose);
  return rest;
}
