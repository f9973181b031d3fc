/** The plump child Krishna seated with crossed bare legs. Ground on y = 0, about 290 high with his crown. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { drawGear } from '../../figures/gear.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { bangle, lyingFoot, rimmed } from './flesh.ts';
import { type Arm, type Icon, icon } from './icon.ts';
import { beadRow } from './regalia.ts';

/** One bare leg, folded. */
function leg(pen: Pen, t: Tone, sg: -1 | 1) {
  const X = (x: number) => sg * x,
    shape = union(
      [
        ribbon(curveThrough(X(14), -36, X(50), -40, X(82), -28), widths(27, 30, 26)),
        ribbon(curveThrough(X(84), -22, X(50), -13, X(6), -14), widths(24, 20, 14)),
        ellipse(X(84), -26, 27, 26),
      ],
      9,
      1.5,
    );
  rimmed(pen, shape, t, [[...shape, shape[0]]], 15);
  pen.stroke(curveThrough(X(72), -12, X(58), -20, X(36), -26), 0.7, t.line);
}

/**
 * @param silk the loin cloth
 * @param arms both arms, @param head turn and gaze of the face
 */
export function seatedChild(
  pen: Pen,
  t: Tone,
  silk: Cloth,
  arms: readonly Arm[],
  head: Icon['head'],
  adorn?: (pen: Pen) => void,
) {
  return icon(pen, {
    woman: false,
    tone: t,
    fat: 0.98,
    spine: [
      [0, -32],
      [0, -72],
      [0, -134],
    ],
    head: { size: 1.34, open: 1.3, child: true, ...head },
    crown: (q, M, k) => drawGear(q, M, 'front', 'mukut', k),
    jewels: 2,
    arms,
    lower: (q) => {
      leg(q, t, 1);
      lyingFoot(q, t, [20, -10], 0.02, 1, 1.1);
      bangle(q, [20, -10], 0, 12, 4);
      leg(q, t, -1);
      lyingFoot(q, t, [-14, -9], 0, -1, 0.9);
      bangle(q, [-10, -10], 0, 12, 4);
      q.drape(
        {
          shape: loopThrough(
            -44,
            -46,
            -20,
            -40,
            0,
            -38,
            20,
            -40,
            44,
            -46,
            40,
            -30,
            18,
            -18,
            10,
            4,
            0,
            12,
            -10,
            4,
            -18,
            -18,
            -40,
            -30,
          ),
          folds: [
            curveThrough(-14, -36, -6, -14, -4, 6),
            curveThrough(14, -36, 6, -14, 4, 6),
            curveThrough(0, -36, 0, 8),
          ],
          bands: [],
          trims: [],
          motifs: [
            [-24, -34],
            [24, -34],
          ],
        },
        silk,
        4,
      );
      q.gold(
        [
          ...curveThrough(-45, -52, -22, -45, 0, -43, 22, -45, 45, -52),
          ...curveThrough(45, -43, 22, -35, 0, -33, -22, -35, -45, -43),
        ],
        false,
      );
      beadRow(q, curveThrough(-44, -47, -22, -40, 0, -38, 22, -40, 44, -47), 2);
      for (const x of [-30, -15, 0, 15, 30])
        q.gold(ellipse(x, -29 - Math.abs(x) * 0.16, 4.4, 5, 0, 14), false);
    },
    ...(adorn ? { adorn } : {}),
  });
}
