/** Hanuman on one knee, a monkey's muzzle and tail, bent over the foot of his lord. Faces right, the knee on y = 0, about 250 high. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';
import { bangle, foot, hand, lyingFoot, rimmed } from './flesh.ts';
import { SILK } from './people.ts';
import { beadRow, goldCord } from './regalia.ts';

const FUR: Tone = { base: '#d9a46a', shade: '#8a5224', line: '#4a240c' };
const SNOUT: Tone = { base: '#e8a088', shade: '#a85a44', line: '#5a1c14' };

function head(pen: Pen, at: Point) {
  const M = (p: Poly) => transform(p, at[0], at[1], 0.74, 0.3);
  for (let i = 0; i < 15; i++) {
    const a = 0.9 + i * 0.2,
      q = polar(-4, 4, 30, a);
    pen.shape(
      M(ribbon([q, polar(q[0], q[1], 15, a + 0.3)], widths(7, 5, 0.6))),
      '#f2dcb4',
      '#a87a44',
      0.4,
      3,
    );
  }
  pen.skin(
    M(loopThrough(-34, -22, -20, -44, 6, -48, 26, -40, 34, -24, 34, -6, 28, 22, 6, 34, -18, 28, -34, 6)),
    FUR,
    undefined,
    12,
  );
  pen.skin(M(loopThrough(-32, -6, -44, -12, -48, 2, -42, 14, -32, 12)), SNOUT, undefined, 4);
  pen.skin(
    M(
      loopThrough(
        6,
        -30,
        20,
        -32,
        32,
        -24,
        34,
        -8,
        40,
        2,
        50,
        12,
        50,
        28,
        38,
        40,
        20,
        42,
        8,
        34,
        2,
        18,
        -2,
        4,
        -2,
        -18,
      ),
    ),
    SNOUT,
    undefined,
    8,
  );
  for (const [x, k] of [
    [8, 1],
    [29, 0.74],
  ] as const) {
    const eye = (r: number) => M(loopThrough(x - 9 * k, -8, x, -8 - 6 * r, x + 9 * k, -8, x, -8 + 5 * r));
    pen.flat(eye(1), '#fdf7ea');
    pen.flat(M(ellipse(x + 2.4, -7, 4.4 * k, 4.6)), '#17100f');
    pen.stroke(M(curveThrough(x - 11 * k, -7, x, -15, x + 10 * k, -8)), 1.3, '#17100f');
    pen.stroke(M(curveThrough(x - 10 * k, -17, x, -24, x + 10 * k, -19)), 1, '#6a340c');
  }
  pen.stroke(M(curveThrough(20, -12, 26, 2, 34, 8, 42, 8)), 0.7, SNOUT.line);
  for (const x of [36, 43]) pen.flat(M(ellipse(x, 12, 2.4, 1.7, 0.3)), '#5a1c14');
  pen.stroke(M(curveThrough(8, 24, 20, 32, 36, 31, 50, 24)), 1, SNOUT.line);
  pen.flat(M(curveThrough(14, 29, 28, 33, 44, 29, 30, 37, 14, 29)), '#b3303a');
  pen.flat(M(loopThrough(17, -34, 20, -24, 23, -34, 21, -34, 20, -28, 19, -34)), '#fbf6ea');
  pen.gold(
    M(
      loopThrough(-34, -22, -8, -38, 20, -40, 34, -28, 32, -46, 20, -62, 4, -84, -6, -64, -26, -54, -38, -38),
    ),
    false,
  );
  beadRow(pen, M(curveThrough(-34, -28, -8, -43, 20, -45, 33, -34)), 1.7);
  pen.gem(M([[2, -58]])[0], 3.6, 0);
  pen.gold(M(ellipse(-40, 18, 7, 8)), false);
  pen.gem(M([[-40, 18]])[0], 2.6, 0);
}

/** @param reach where both hands hold the foot */
export function kneelingHanuman(pen: Pen, reach: Point) {
  const tail = ribbon(
    curveThrough(-44, -44, -84, -60, -96, -110, -74, -156, -82, -198, -110, -206, -116, -186),
    widths(9, 9, 8, 7, 6.5, 6),
  );
  rimmed(pen, tail, FUR, [[...tail, tail[0]]], 6);
  pen.shape(ellipse(-115, -186, 11, 13, 0.3), '#f2dcb4', '#a87a44', 0.8, 4);
  // far leg with the knee up, far arm
  const far = union(
    [
      ribbon(curveThrough(-12, -46, 30, -74, 48, -72), widths(26, 24, 20)),
      ribbon(curveThrough(48, -72, 46, -36, 44, -10), widths(20, 16, 11)),
    ],
    6,
  );
  pen.drape(
    {
      shape: far,
      folds: [curveThrough(0, -68, 20, -50, 24, -34), curveThrough(20, -84, 34, -62, 34, -46)],
      bands: [],
      trims: [],
      motifs: pen.stations(far, 14, 6),
    },
    SILK.green,
    4,
  );
  foot(pen, FUR, [44, -8], 0, 1, 1);
  rimmed(
    pen,
    ribbon(curveThrough(28, -140, 62, -112, reach[0] - 12, reach[1] + 8), widths(14, 12, 8)),
    FUR,
    [curveThrough(34, -150, 66, -124, reach[0] - 8, reach[1] - 2)],
    7,
  );
  // trunk and near upper arm
  const body = union(
    [
      loopThrough(
        -48,
        -40,
        -50,
        -72,
        -30,
        -108,
        -6,
        -150,
        22,
        -168,
        44,
        -156,
        44,
        -128,
        24,
        -92,
        12,
        -60,
        2,
        -38,
        -24,
        -30,
      ),
      ribbon(curveThrough(4, -142, 2, -112, 22, -86), widths(17, 18, 14)),
      ribbon(curveThrough(20, -152, 40, -170), widths(18, 15)),
    ],
    8,
    1.5,
  );
  rimmed(pen, body, FUR, [[...body, body[0]]], 16);
  // near leg: kneeling, shin along the ground
  lyingFoot(pen, FUR, [-58, -10], Math.PI + 0.1, 1, 0.9);
  const near = union(
    [
      ribbon(curveThrough(-22, -54, 0, -38, 12, -20), widths(34, 30, 22)),
      ribbon(curveThrough(12, -18, -24, -12, -62, -10), widths(20, 17, 11)),
    ],
    8,
  );
  pen.drape(
    {
      shape: near,
      folds: [0, 1, 2, 3]
        .map((i) => curveThrough(-46 + i * 12, -72 + i * 6, -20 + i * 9, -48 + i * 5, -12 + i * 10, -16))
        .concat([curveThrough(-20, -26, -26, -12, -22, 2), curveThrough(-40, -22, -46, -10, -42, 0)]),
      bands: [],
      trims: [],
      motifs: pen.stations(near, 15, 7),
    },
    SILK.red,
    4,
  );
  pen.gold(loopThrough(-52, -70, -28, -66, -4, -64, 10, -66, 8, -54, -10, -52, -34, -54, -52, -58), false);
  beadRow(pen, curveThrough(-50, -64, -24, -60, 8, -60), 2);
  goldCord(pen, curveThrough(24, -158, 20, -140, 30, -122, 42, -124), 4);
  pen.beads(curveThrough(14, -152, 10, -126, 26, -104, 42, -110), 2.2);
  bangle(pen, [3, -118], 1.4, 18, 5);
  head(pen, [50, -182]);
  // near forearm, both hands at the foot
  hand(pen, 'bowl', [reach[0] - 20, reach[1] + 2], -0.5, FUR, 0.95);
  rimmed(
    pen,
    ribbon(curveThrough(20, -88, 40, -76, reach[0] - 24, reach[1] + 12), widths(14, 13, 8)),
    FUR,
    [
      curveThrough(26, -100, 44, -88, reach[0] - 22, reach[1] + 4),
      curveThrough(16, -74, 38, -63, reach[0] - 22, reach[1] + 20),
    ],
    7,
  );
  bangle(pen, [reach[0] - 28, reach[1] + 13], -0.05, 9.4, 3.4);
  hand(pen, 'bowl', [reach[0] - 24, reach[1] + 12], -0.2, FUR, 1, true);
}
