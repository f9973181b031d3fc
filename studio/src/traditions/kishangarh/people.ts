/** People of the Kishangarh court: textiles and ladies. */
import type { Rng } from '../../draw/random.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES } from '../../figures/poses.ts';
import { KISHANGARH_HAND } from '../../figures/tradition.ts';
import type { Cloth } from '../../figures/types.ts';
import type { Profile } from './faces.ts';
import { inSchool } from './head.ts';
import { KISHANGARH } from './style.ts';

export const K = KISHANGARH,
  LINE = '#3a2016';

export const finish = (seed: number) => ({
  seed,
  surface: 'board' as const,
  wobble: 0.4,
  grain: 1.3,
  mottle: 0.8,
  vignette: 0.6,
  age: 0.5,
});

export const GOLD_SILK = cloth('#d9a13a', '#7c4a14', '#f6e3a6', '#a5202c', '#f1da94', 'dots');

/** Yellow silk whose folds stay yellow: on sleeves the shade of GOLD_SILK turns them brown. */
export const SUN_SILK: Cloth = { ...GOLD_SILK, base: '#e0ad45', shade: '#a06a1c' };

export const ROSE = cloth('#b5482f', '#4c140e', '#f1da94', '#cfa04a', '#7d2a26', 'buti');

export const MOSS = cloth('#3f6d4a', '#142c1e', '#e6cf8a', '#cfa04a', '#5c1f1c', 'buti');

export const PLUM = cloth('#7f3b62', '#34122a', '#f1da94', '#cfa04a', '#3a1230', 'buti');

export const GAUZE = cloth('#d98a4a', '#8a3a1c', '#f6e8b8', '#cfa04a', '#8c1f26', 'dots', 0.62);

export const GAUZE_ROSE = cloth('#d7748a', '#8a2f4a', '#fbeecb', '#cfa04a', '#8c1f26', 'dots', 0.62);

export function put(f: FigureSpec, r: Rng, x: number, y: number, s: number, fx = 1, own?: Profile): string {
  const pen = new Pen(KISHANGARH_HAND, r, x, y, s, fx);
  drawFigure(pen, inSchool(f, own));
  return pen.svg;
}

export const lady = (
  pose = POSES.stand(),
  extra: Partial<FigureSpec> = {},
  skirt = ROSE,
  veil = GAUZE,
): FigureSpec => ({
  build: 'woman',
  view: 'profile',
  pose,
  tone: 'fair',
  hair: 'loose',
  gear: 'tikka',
  jewels: 2,
  wear: {
    lower: 'ghagra',
    lowerCloth: skirt,
    upper: 'choli',
    upperCloth: skirt === MOSS ? PLUM : MOSS,
    veil,
  },
  ...extra,
});

/** A lady whose bodice has a colour of its own, so that a company isn't in uniform. */
export const dressed = (
  pose: FigureSpec['pose'],
  skirt: Cloth,
  bodice: Cloth,
  veil: Cloth,
  extra: Partial<FigureSpec> = {},
): FigureSpec =>
  lady(pose, {
    wear: { lower: 'ghagra', lowerCloth: skirt, upper: 'choli', upperCloth: bodice, veil },
    ...extra,
  });
