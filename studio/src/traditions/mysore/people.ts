/** Gods, queens and attendants of the Mysore boards. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { withHead } from '../../figures/own-head.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { delicateHead, frontalHead } from './face.ts';
import { K } from './style.ts';

/** Long waved hair down the back, painted behind the body. @param M head space to figure space */
function tresses(pen: Pen, M: (p: Poly) => Poly, both: boolean) {
  const q = both
    ? loopThrough([
        0, -50, -34, -30, -42, 20, -50, 70, -46, 120, -30, 168, 0, 120, 30, 168, 46, 120, 50, 70, 42, 20, 34,
        -30,
      ])
    : loopThrough([
        0, -50, -34, -34, -42, 10, -56, 56, -60, 104, -52, 150, -58, 190, -34, 178, -22, 130, -8, 70, 6, 20,
      ]);
  pen.flat(M(q), pen.tr.hair);
  for (let i = 0; i < 7; i++) {
    const x = -8 - i * 6;
    pen.stroke(
      M(curveThrough(x * 0.6 - 6, 10, x - 4, 60, x - 10, 110, x - 4, 158 - i * 4)),
      0.5,
      pen.tr.hairLine,
    );
    if (both)
      pen.stroke(
        M(curveThrough(6 - x * 0.6, 10, 4 - x, 60, 6 - x, 110, 2 - x, 150 - i * 6)),
        0.5,
        pen.tr.hairLine,
      );
  }
}

const faced = (f: FigureSpec): FigureSpec => {
  const long = f.build === 'woman' && f.hair === 'loose';
  return withHead(
    long
      ? {
          ...f,
          hair: 'bun',
          behind: (pen) => {
            f.behind?.(pen);
            tresses(pen, headSpace(pen, f.pose, f.headScale), f.view === 'front');
          },
        }
      : f,
    f.view === 'front' ? frontalHead() : delicateHead(),
  );
};

/** God or prince in a silk dhoti and stole. */
export const lord = (dhoti: Cloth, stole: Cloth, pose: Pose, extra: Partial<FigureSpec> = {}): FigureSpec =>
  faced({
    build: 'man',
    view: 'threeQuarter',
    pose,
    tone: 'fair',
    hair: 'loose',
    gear: 'kirita',
    jewels: 2,
    earring: 'makara',
    handScale: 0.96,
    wear: {
      lower: 'dhoti',
      lowerCloth: dhoti,
      upper: 'none',
      scarf: stole,
      scarfStyle: 'stole',
      sash: stole,
    },
    ...extra,
  });

/** Flower garlands of the southern temples. */
export const GARLAND = {
  jasmine: { cols: ['#fbf6ea', '#fbf6ea', '#fbf6ea', K.ruby], to: 0.06, r: 5.4 },
  rose: { cols: ['#d8687c', '#fbf6ea', K.emerald], to: -0.1, r: 5.8 },
};
