/** People of the Kerala murals. */
import type { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { KERALA_HAND } from '../../figures/tradition.ts';
import { KERALA } from './style.ts';

export const K = KERALA,
  INK = K.line;

const CLOTHS = [
  cloth(K.chayilyam, '#4a0f08', K.manjal, K.manayola, K.kavi, 'buti'),
  cloth(K.eri, '#12301c', K.manjal, K.manayola, K.kavi, 'dots'),
  cloth(K.lime, '#b08a4a', K.kavi, K.kavi, K.manjal, 'stripe'),
];

/** Attendant gopi in the broad mural manner. */
export const gopi = (i: number, pose = POSES.stand(), extra: Partial<FigureSpec> = {}): FigureSpec => ({
  build: 'woman',
  view: 'threeQuarter',
  pose,
  tone: i ? 'fair' : 'wheat',
  hair: 'curls',
  gear: 'fillet',
  jewels: 3,
  earring: 'makara',
  headScale: 1.1,
  wear: { lower: 'sari', lowerCloth: CLOTHS[2 - i], upper: 'choli', upperCloth: CLOTHS[i] },
  ...extra,
});

export function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx: number): string {
  const pen = new Pen(KERALA_HAND, r, x, y, s, fx, false, 1.14);
  drawFigure(pen, f);
  return pen.svg;
}
