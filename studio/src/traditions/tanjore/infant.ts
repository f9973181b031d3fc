/** The infant Krishna lying on his back, a foot drawn up to his mouth. About 330 wide, his back on y = 20. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { drawGear, drawHairBack } from '../../figures/gear.ts';
import { drawHand } from '../../figures/hands.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { countenance } from './countenance.ts';
import { plump, ring } from './infant-limbs.ts';
import { earrings, hairline } from './regalia.ts';

/** Foot with its row of toes. @param a direction of the toes */
function foot(pen: Pen, t: Tone, at: Point, a: number, flip: 1 | -1 = 1) {
  const T = (p: Poly) =>
    transform(
      p.map(([x, y]) => [x, y * flip] as Point),
      at[0],
      at[1],
      0.92,
      a,
    );
  for (let i = 3; i >= 0; i--)
    pen.skin(T(ellipse(37 - i * 1.2, -8 + i * 6.4, 5.4 - i * 0.4, 4.2, 0, 16)), t, undefined, 3);
  pen.skin(T(loopThrough(-12, -10, 4, -15, 24, -15, 37, -13, 39, 2, 32, 13, 8, 13, -12, 9)), t, undefined, 8);
  pen.skin(T(ellipse(39, -11, 6.8, 5.2, 0, 18)), t, undefined, 3);
  pen.flat(T(ellipse(12, 0, 5, 4)), pen.tr.alta);
}

/** @param t skin, @param silk the loin cloth */
export function drawInfant(pen: Pen, t: Tone, silk: Cloth) {
  const k = 1.22,
    M = (p: Poly) =>
      transform(
        p.map(([x, y]) => [x * 1.1, y] as Point),
        -84,
        -92,
        k,
        -0.34,
      );
  drawHairBack(pen, M, 'front', 'curls');
  // the leg that lies on the leaf
  plump(pen, t, curveThrough([56, -18, 96, -54, 122, -50, 126, -36]), [31, 29, 24, 20]);
  plump(pen, t, curveThrough([124, -46, 142, -26, 150, -6, 152, 6]), [22, 19, 15, 12]);
  foot(pen, t, [154, 8], 0.1);
  ring(pen, [151, 0], 13, 1.35);
  // far arm, reaching over to the foot
  plump(pen, t, curveThrough([-34, -66, -6, -92, 8, -112, -10, -118]), [19, 18, 15, 10]);
  // body
  pen.skin(
    loopThrough(-74, -34, -56, -62, -14, -70, 34, -62, 72, -44, 84, -14, 66, 14, 20, 22, -30, 20, -66, 4),
    t,
    undefined,
    22,
  );
  pen.stroke(curveThrough(6, -54, 14, -24, 6, 10), 0.5, t.shade);
  pen.stroke(curveThrough(30, -26, 33, -22, 31, -18), 0.9, t.line);
  pen.beads(curveThrough(-62, -52, -44, -30, -46, -2, -58, 6), 3);
  pen.beads(curveThrough(-52, -60, -26, -32, -28, 4, -46, 16), 3.8, pen.tr.gold);
  pen.gold(loopThrough(-32, -26, -20, -18, -32, -8, -42, -18), false);
  pen.gem([-31, -17], 4.6, 0);
  const cloth = loopThrough(52, -58, 74, -46, 90, -16, 76, 14, 50, 20, 56, -18);
  pen.drape(
    {
      shape: cloth,
      folds: [curveThrough(60, -50, 70, -20, 62, 14), curveThrough(68, -44, 80, -18, 70, 12)],
      bands: [],
      trims: [],
      motifs: pen.stations(cloth, 12),
    },
    silk,
    4,
  );
  const belt = [...curveThrough(44, -62, 54, -22, 44, 24), ...curveThrough(54, 24, 64, -22, 54, -60)];
  pen.gold(belt);
  for (const [x, y] of [
    [50, -48],
    [56, -32],
    [58.5, -16],
    [56, 2],
  ])
    pen.gem([x, y], 3.2, y % 3 ? 1 : 0);
  // neck and head
  pen.skin(loopThrough(-82, -54, -60, -58, -48, -44, -58, -30, -76, -34), t, [], 5);
  countenance(pen, M, k, { turn: 0, woman: false, tone: t, child: true, open: 1.25, gaze: [2, 1.6] });
  hairline(pen, M, 0);
  drawGear(pen, M, 'front', 'mukut', k);
  earrings(pen, M, 0, k, false);
  // the raised leg, its toe at the mouth
  plump(pen, t, curveThrough([54, -14, 70, -56, 74, -92, 66, -108]), [32, 31, 27, 23]);
  plump(pen, t, curveThrough([68, -106, 38, -112, 8, -100, -22, -82]), [25, 22, 17, 12]);
  // the silk wraps the hip over the root of both thighs
  const hip = loopThrough(36, -34, 40, -52, 70, -59, 104, -50, 115, -18, 106, 12, 82, 24, 46, 23, 33, -4);
  pen.drape(
    {
      shape: hip,
      folds: [
        curveThrough(44, -44, 60, -14, 54, 20),
        curveThrough(46, -50, 82, -26, 74, 22),
        curveThrough(60, -57, 100, -34, 94, 18),
      ],
      bands: [],
      trims: [curveThrough(40, -52, 70, -59, 104, -50), curveThrough(104, -50, 115, -18, 106, 12)],
      motifs: pen.stations(hip, 11, 6),
    },
    silk,
    3.4,
  );
  const girdle = loopThrough(40, -36, 48, -37, 45, -4, 52, 23, 42, 24, 35, -4);
  pen.gold(girdle, false);
  for (const [x, y] of [
    [42, -26],
    [40, -4],
    [44, 14],
  ])
    pen.gem([x, y], 3, y === -4 ? 0 : 1);
  foot(pen, t, [-26, -80], 2.72, -1);
  ring(pen, [-10, -92], 15, 2.62);
  drawHand(pen, 'rest', [-8, -120], 2.3, t, 1.05, true);
  // near arm, its fist round the foot
  plump(pen, t, curveThrough([-58, -26, -48, 4, -26, 2, -24, -46]), [20, 20, 17, 11]);
  ring(pen, [-24, -40], 12, -1.55);
  ring(pen, [-53, -6], 18, 1.1);
  drawHand(pen, 'grip', [-25, -52], -1.72, t, 1.2);
}
