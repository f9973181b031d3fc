/** Krishna and the gopis as Nathdwara paints them. */
import type { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { PICHWAI_HAND } from '../../figures/tradition.ts';
import { PICHWAI } from './style.ts';

export const K = PICHWAI;

export const PITAMBAR = cloth('#efb83c', '#8f4d10', '#b3262a', '#b3262a', '#f6e3a6', 'dots');

export const CLOTHS = [
  cloth('#b3262a', '#4c0b10', '#f1c65a', '#e0b44e', '#6e1518'),
  cloth('#2c7a4a', '#0d3420', '#f3d889', '#e0b44e', '#8c1c1e'),
  cloth('#d9688b', '#7a1f42', '#fbeee6', '#e0b44e', '#8c1c1e'),
  cloth('#e58a2b', '#84380c', '#fbeec0', '#b3262a', '#f3d889'),
  cloth('#2f5fa0', '#10264f', '#f3d889', '#e0b44e', '#8c1c1e'),
  cloth('#7a3a78', '#34103a', '#f3d889', '#e0b44e', '#8c1c1e'),
];

const veilOf = (i: number) => ({ ...CLOTHS[i % CLOTHS.length], pattern: 'dots' as const, opacity: 0.9 });

export const finish = (seed: number) => ({
  seed,
  surface: 'cloth' as const,
  wobble: 0.7,
  grain: 0.8,
  mottle: 0.9,
  fibre: 0.7,
  vignette: 0.7,
  age: 0.5,
});

/** Gopi in skirt, bodice and veil. @param i picks the colours */
export function gopi(i: number, pose = POSES.stand(), extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'woman',
    view: 'profile',
    pose,
    tone: i % 3 === 2 ? 'wheat' : 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    wear: {
      lower: 'ghagra',
      lowerCloth: CLOTHS[i % 6],
      upper: 'choli',
      upperCloth: CLOTHS[(i + 1) % 6],
      veil: veilOf(i + 3),
    },
    ...extra,
  };
}

/** Krishna: blue, yellow dhoti, peacock crown, forest garland. */
export function krishna(pose = POSES.flute(), extra: Partial<FigureSpec> = {}): FigureSpec {
  return {
    build: 'man',
    view: 'profile',
    pose,
    tone: 'blue',
    hair: 'curls',
    gear: 'mukut',
    jewels: 2,
    earring: 'makara',
    wear: {
      lower: 'dhoti',
      lowerCloth: PITAMBAR,
      upper: 'none',
      scarf: CLOTHS[0],
      scarfStyle: 'stole',
      sash: CLOTHS[0],
    },
    garland: [{ cols: [K.conch, '#e0708f', K.conch, K.leafHi], to: -0.12, r: 6 }],
    flute: 0.28,
    ...extra,
  };
}

/** Paint a figure and return its SVG. */
export function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1): string {
  const pen = new Pen(PICHWAI_HAND, r, x, y, s, fx);
  drawFigure(pen, f);
  return pen.svg;
}
