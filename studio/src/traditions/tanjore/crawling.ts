/** The child Krishna on his knees at an overturned butter pot, his face turned to us. About 330 wide, 330 high, knees on y = 0. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { drawEarring, drawGear, drawHairBack, drawHairFront } from '../../figures/gear.ts';
import { drawHand } from '../../figures/hands.ts';
import { childHead, drawFace } from '../../figures/heads.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Tone } from '../../figures/types.ts';
import { plump, ring } from './infant-limbs.ts';

/** Sole turned up behind the knee, with its toes. */
function sole(pen: Pen, t: Tone, at: Point, a: number) {
  const T = (p: Poly) => transform(p, at[0], at[1], 0.96, a);
  for (let i = 3; i >= 0; i--)
    pen.skin(T(ellipse(39 - i * 1.5, -9 + i * 6.4, 5.6 - i * 0.4, 4.4, 0, 16)), t, undefined, 3);
  pen.skin(T(loopThrough(-12, -11, 6, -15, 26, -15, 38, -13, 39, 4, 30, 13, 8, 12, -12, 9)), t, undefined, 8);
  pen.skin(T(ellipse(41, -13, 7, 5.4, 0, 18)), t, undefined, 3);
  pen.flat(T(ellipse(12, 0, 7, 5)), pen.tr.alta);
}

const RIM = '#9a4f28';

/** Big clay pot on its side, its mouth to the left at (0, 0). @param behind the far half, before the hands; else the near half */
function bigPot(pen: Pen, x: number, y: number, behind: boolean) {
  const T = (p: Poly) => p.map(([a, b]): Point => [x + a, y + b]);
  if (behind) {
    pen.shape(
      T(loopThrough(2, -46, 22, -52, 60, -68, 108, -62, 136, -22, 134, 26, 104, 62, 58, 66, 22, 50, 2, 46)),
      '#b8683a',
      '#5a2410',
      1,
      16,
    );
    for (const u of [44, 58, 72])
      pen.stroke(
        T(curveThrough(u, -64 + Math.abs(u - 72) * 0.2, u + 9, 0, u, 63 - Math.abs(u - 72) * 0.2)),
        u === 58 ? 2.4 : 1,
        '#f3e2b4',
      );
    for (let i = 0; i < 6; i++)
      pen.flat(T(ellipse(98 + Math.sin(i * 0.9) * 7, -46 + i * 19, 5, 5, 0, 14)), '#f3e2b4');
    pen.shape(T(ellipse(2, 0, 20, 49)), '#5a2410', '#1c0a04', 1, 6);
    pen.shape(T(ellipse(6, 12, 14, 33)), '#fdf6e2', '#cdb67e', 0.7, 6);
  } else {
    const lip = [
      ...T(curveThrough(2, -49, -18, -28, -21, 0, -18, 28, 2, 49)),
      ...T(curveThrough(2, 42, -12, 26, -14, 0, -12, -26, 2, -42)),
    ];
    pen.shape(lip, RIM, '#4a1c0c', 0.8, 3);
  }
}

/**
 * @param t skin, @param silk the loin cloth
 */
export function drawCrawling(pen: Pen, t: Tone, silk: Cloth) {
  const k = 1.32,
    M = (p: Poly) =>
      transform(
        p.map(([x, y]) => [x * 1.1, y] as Point),
        44,
        -206,
        k,
        0.09,
      );
  drawHairBack(pen, M, 'front', 'curls');
  // far leg and far arm
  plump(pen, t, curveThrough(-70, -66, -66, -30, -88, -16, -128, -14), [30, 28, 23, 16]);
  sole(pen, t, [-134, -16], Math.PI + 0.3);
  ring(pen, [-122, -15], 15, 0.05);
  bigPot(pen, 176, -62, true);
  plump(pen, t, curveThrough(72, -112, 104, -98, 128, -92, 160, -86), [21, 20, 18, 11]);
  drawHand(pen, 'open', [158, -86], 0.16, t, 1.0, true);
  ring(pen, [146, -88], 14, 0.2);
  // trunk: round back, hanging belly
  pen.skin(
    loopThrough([
      -104, -82, -92, -122, -46, -140, 14, -152, 66, -150, 88, -120, 74, -86, 40, -62, -6, -44, -58, -40, -96,
      -52,
    ]),
    t,
    undefined,
    24,
  );
  pen.stroke(curveThrough(26, -88, 4, -70, -20, -64), 0.5, t.shade);
  // near leg
  plump(pen, t, curveThrough(-72, -74, -34, -52, -14, -28, -10, -20), [42, 38, 31, 26]);
  plump(pen, t, curveThrough(-8, -20, -44, -14, -84, -12, -112, -12), [27, 24, 19, 14]);
  sole(pen, t, [-118, -12], Math.PI - 0.06);
  ring(pen, [-104, -12], 15, 0);
  // loin cloth and bell belt across the back
  const cloth = [
    ...curveThrough(-107, -82, -101, -110, -80, -130, -55, -139),
    ...curveThrough(-45, -112, -35, -80, -32, -54, -40, -34),
    ...curveThrough(-62, -26, -90, -40, -106, -78),
  ];
  pen.drape(
    {
      shape: cloth,
      folds: [0, 1, 2].map((i) =>
        curveThrough(-98 + i * 14, -104 - i * 4, -92 + i * 14, -76, -84 + i * 12, -50),
      ),
      bands: [],
      trims: [],
      motifs: pen.stations(cloth, 14),
    },
    silk,
    4,
  );
  const belt = [
    ...curveThrough(-70, -132, -48, -104, -38, -70, -42, -40),
    ...curveThrough(-29, -40, -25, -72, -35, -108, -56, -138),
  ];
  pen.gold(belt);
  for (const [x, y] of polyline(-54, -120, -41, -98, -34, -76, -34, -54)) {
    pen.gem([x, y], 3.4, y % 4 ? 0 : 1);
    pen.gold(ellipse(x + 13, y + 4, 5, 5.6, 0, 16), false);
  }
  // necklaces hang from the neck towards the ground
  pen.beads(curveThrough(20, -148, 38, -128, 62, -126, 80, -140), 3.2);
  pen.beads(curveThrough(12, -146, 36, -106, 66, -104, 86, -132), 4, pen.tr.gold);
  pen.gold(loopThrough(50, -116, 62, -104, 52, -90, 40, -102), false);
  pen.gem([51, -103], 5, 0);
  pen.skin(loopThrough(20, -166, 66, -164, 74, -142, 46, -134, 16, -144), t, [], 6);
  const head = childHead();
  drawFace(pen, head, M, k, { tone: t, tilak: 'vaishnava', gaze: [2.2, 1.6] });
  // butter on his cheek and lip
  pen.shape(M(loopThrough(9, 27, 17, 25, 22, 30, 16, 36, 9, 34)), '#fdf6e2', '#cdb67e', 0.5, 3);
  pen.shape(M(ellipse(-20, 26, 5, 4)), '#fdf6e2', '#cdb67e', 0.5, 2);
  drawHairFront(pen, M, 'front', 'curls', k);
  drawGear(pen, M, 'front', 'mukut', k);
  drawEarring(pen, M, head, 'front', 'makara', k);
  // near arm, its hand full
  plump(pen, t, curveThrough(36, -116, 66, -82, 96, -66, 150, -58), [23, 22, 19, 12]);
  ring(pen, [64, -85], 22, 0.86);
  pen.shape(ellipse(172, -46, 20, 17), '#fdf6e2', '#cdb67e', 0.8, 7);
  drawHand(pen, 'open', [148, -58], 0.3, t, 1.06, true);
  ring(pen, [136, -60], 14.6, 0.16);
  bigPot(pen, 176, -62, false);
  pen.shape(
    loopThrough(150, -6, 176, -18, 214, -12, 250, -2, 226, 8, 178, 9, 152, 5),
    '#fdf6e2',
    '#cdb67e',
    0.8,
    7,
  );
}
