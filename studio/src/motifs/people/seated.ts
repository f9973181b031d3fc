/** A musician who sits with crossed legs: trunk towards us, head turned by whoever draws it. Origin on the floor, about 150 to the shoulders. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Brush } from './brush.ts';
import { Limb } from './limb.ts';

export interface SeatedDress {
  skin: string;
  /** Cloth of the legs, its folds and its border. */
  cloth: string;
  fold: string;
  border: string;
  /** Shirt; bare without. */
  shirt?: string;
}

/** Legs and trunk. Arms, instrument and head come over it. */
export function seated(b: Brush, d: SeatedDress): void {
  // far shin, near shin, thighs: three separate forms, so that the knees stand out
  const leg = (sx: 1 | -1) => {
    const thigh = new Limb(
        polyline(sx * 10, -48, sx * 56, -40, sx * 108, -20),
        30,
        33,
        34,
        34,
        33,
        31,
        29,
        26,
        21,
        4,
      ),
      shin = new Limb(
        polyline(sx * 106, -16, sx * 50, -12, sx * -24, -4),
        6,
        19,
        20,
        19,
        18,
        16,
        15,
        14,
        12,
        9,
      );
    b.cloth(shin.outline, d.cloth, () => {
      for (const t of [0.3, 0.46, 0.62]) b.stroke(shin.across(t, 0.05), 0.5, d.fold);
      b.fill(shin.strip(0.84, 0.94, 0.03), d.border);
    });
    b.cloth(thigh.outline, d.cloth, () => {
      for (const u of [-0.5, -0.1, 0.3]) b.stroke(thigh.along(u, 0.1, 0.86), 0.55, d.fold);
      for (const t of [0.74, 0.85]) b.stroke(thigh.across(t, 0.07), 0.5, d.fold);
    });
  };
  // the lap between the thighs
  b.fill(loopThrough(-44, -56, 44, -56, 40, -4, 0, 2, -40, -4), d.fold);
  leg(1);
  leg(-1);
  // the foot of the upper shin
  b.shape(loopThrough(14, -13, 30, -14, 46, -11, 62, -8, 70, -1, 62, 5, 40, 6, 20, 5), d.skin, 0.8);
  for (let i = 0; i < 5; i++)
    b.shape(ellipse(70 - i * 7, 2 + i * 0.7, 5.4 - i * 0.5, 4.4 - i * 0.3, 0, 16), d.skin, 0.5);
  const trunk = loopThrough([
    -34, -52, -33, -76, -40, -104, -52, -134, -44, -150, -18, -158, 18, -158, 44, -150, 52, -134, 40, -104,
    33, -76, 34, -52, 0, -44,
  ]);
  b.shape(trunk, d.shirt ?? d.skin);
  if (d.shirt)
    for (const x of [-18, 0, 18]) b.stroke(curveThrough(x, -60, x * 0.7, -90, x * 1.1, -120), 0.45, d.fold);
  else {
    b.stroke(curveThrough(-26, -118, -12, -110, -2, -118), 0.6);
    b.stroke(curveThrough(4, -118, 14, -110, 28, -118), 0.6);
    b.dot(0, -72, 2, b.ink);
  }
  b.band(curveThrough(-35, -54, 0, -42, 35, -54), d.border, 9);
}
