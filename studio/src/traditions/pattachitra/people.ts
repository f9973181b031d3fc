/** People of the Pattachitra: gopis and their textiles. */
import type { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import type { CowPal } from '../../motifs/painted/cow.ts';
import { PATTA } from './style.ts';

export const K = PATTA,
  INK = K.lamp;

export const RED = cloth(K.hingula, INK, K.conch, K.harital, K.hingula, 'buti'),
  BLUE = cloth(K.khandaneela, INK, K.conch, K.harital, K.hingula, 'dots');

export const GREEN = cloth(K.leaf, INK, K.harital, K.hingula, K.harital, 'dots'),
  YELLOW = cloth(K.harital, INK, K.hingula, K.hingula, K.conch, 'dots');

export const PINK = cloth(K.pink, INK, K.conch, K.khandaneela, K.conch, 'dots'),
  SEA = cloth(K.sea, INK, K.conch, K.hingula, K.harital, 'buti');

export const COW: CowPal = {
  body: K.conch,
  shade: '#e6d6b4',
  line: INK,
  gold: K.harital,
  cloth: K.hingula,
  spot: K.geru,
  hoof: INK,
};

export const LOTUS = { out: '#e38b86', in: K.conch, tip: K.hingula, ink: INK, vein: '#c65a5a' };

export function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1): string {
  const pen = new Pen(PATTACHITRA_HAND, r, x, y, s, fx);
  drawFigure(pen, f);
  return pen.svg;
}

export const gopi = (
  skirt: typeof RED,
  blouse: typeof RED,
  veil: typeof RED,
  pose = POSES.stand(),
  extra: Partial<FigureSpec> = {},
): FigureSpec => ({
  build: 'woman',
  view: 'profile',
  pose,
  tone: 'fair',
  hair: 'bun',
  gear: 'tikka',
  jewels: 2,
  wear: { lower: 'sari', lowerCloth: skirt, upper: 'choli', upperCloth: blouse, veil },
  ...extra,
});
