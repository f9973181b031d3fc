/** Balakrishna: the plump seated child, drawn frontally with his own proportions. Seat at (0,0), about 330 high. */
import { curve, curveThrough, loopThrough, polyline } from '../draw/curves.ts';
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { ellipse, widths } from '../draw/shapes.ts';
import { limb } from './body.ts';
import { drawEarring, drawGear, drawHairBack, drawHairFront } from './gear.ts';
import { drawHand } from './hands.ts';
import { childHead, drawFace } from './heads.ts';
import type { Pen } from './pen.ts';
import { pot } from './props.ts';
import type { Cloth, Tone } from './types.ts';

/** Chubby limb with soft creases. */
function plump(pen: Pen, t: Tone, pts: Point[], w: number[]) {
  const l = limb(curve(pts), widths(...w), 0.08, 1, true);
  pen.skin(l.capped, t, l.contour, 15);
  return l;
}

/** Gold ring of thickness r round a limb end. */
function ring(pen: Pen, at: Point, w: number, angle: number, r = 5) {
  pen.gold(
    transform(polyline(-r, -w, r, -w, r + 1.5, 0, r, w, -r, w, -r + 1.5, 0), at[0], at[1], 1, angle),
    false,
  );
  pen.gem(at, r * 0.62, 0);
}

/** Foot seen from the side with toes. @param fx 1 points right */
function babyFoot(pen: Pen, t: Tone, at: Point, fx: 1 | -1) {
  const T = (p: Poly) => transform(p, at[0], at[1], 1, 0, fx);
  for (let i = 0; i < 4; i++)
    pen.skin(T(ellipse(39 - i * 0.4, -3 - i * 5, 5.2 - i * 0.4, 4.2, 0, 16)), t, undefined, 3);
  pen.skin(
    T(loopThrough([-14, -6, -10, -22, 8, -28, 26, -24, 40, -16, 40, -2, 20, 3, -8, 3])),
    t,
    undefined,
    9,
  );
}

/** @param t skin, @param silk loin cloth, @param butter colour of the butter */
export function drawBalakrishna(pen: Pen, t: Tone, silk: Cloth, butter = '#fdf6e2') {
  const k = 1.36,
    M = (p: Poly) =>
      transform(
        p.map(([x, y]) => [x * 1.1, y] as Point),
        0,
        -216,
        k,
        0.03,
      );
  drawHairBack(pen, M, 'front', 'curls');
  // far thigh, body, near thigh
  plump(pen, t, polyline(-40, -112, -84, -96, -106, -58, -104, -34), [24, 22, 18, 13]);
  pen.skin(
    loopThrough([
      0, -160, 36, -152, 50, -116, 62, -66, 58, -26, 30, -4, 0, 0, -30, -4, -58, -26, -62, -66, -50, -116,
      -36, -152,
    ]),
    t,
    undefined,
    24,
  );
  pen.stroke(curveThrough(-30, -78, 0, -66, 30, -78), 0.5, t.shade);
  pen.stroke(curveThrough(-3, -54, 0, -49, 3, -54), 0.9, t.line);
  for (const sg of [-1, 1])
    pen.stroke(curveThrough(sg * 34, -112, sg * 22, -104, sg * 10, -110), 0.5, t.shade);
  plump(pen, t, polyline(34, -26, 76, -40, 116, -34, 128, -20), [30, 31, 26, 20]);
  plump(pen, t, polyline(126, -24, 98, -14, 62, -12, 40, -10), [23, 20, 15, 12]);
  babyFoot(pen, t, [30, -4], -1);
  plump(pen, t, polyline(-32, -26, -74, -54, -98, -72, -104, -66), [30, 30, 26, 22]);
  plump(pen, t, polyline(-102, -70, -100, -46, -88, -26, -80, -14), [24, 21, 16, 13]);
  babyFoot(pen, t, [-80, -2], 1);
  // loin cloth and bell belt
  const cloth = loopThrough([-56, -40, 0, -26, 56, -40, 50, -18, 22, 0, 0, 4, -22, 0, -50, -18]);
  pen.drape(
    {
      shape: cloth,
      folds: [-24, -8, 8, 24].map((x) => curveThrough(x * 1.4, -32, x * 0.8, -14, x * 0.3, 2)),
      bands: [],
      trims: [],
      motifs: pen.stations(cloth, 12),
    },
    silk,
    4,
  );
  const belt = [...curveThrough(-60, -44, 0, -28, 60, -44), ...curveThrough(59, -32, 0, -15, -59, -32)];
  pen.gold(belt);
  for (const x of [-44, -30, -15, 0, 15, 30, 44]) {
    const y = -21 - (x * x) / 210;
    pen.gem([x, y - 3], x ? 3.2 : 5, (x / 15) % 2 ? 1 : 0);
    pen.gold(ellipse(x, y + 12, 4.6, 5.4, 0, 16), false);
  }
  ring(pen, [-84, -20], 15, 0.6 + Math.PI / 2);
  ring(pen, [52, -11], 14, 0.1);
  // necklaces
  pen.beads(curveThrough([-26, -156, -14, -140, 0, -135, 14, -140, 26, -156]), 3.2);
  pen.beads(curveThrough([-34, -152, -20, -124, 0, -114, 20, -124, 34, -152]), 4, pen.tr.gold);
  pen.beads(curveThrough([-40, -146, -30, -106, 0, -88, 30, -106, 40, -146]), 3.6);
  pen.gold(loopThrough(0, -124, 12, -112, 0, -98, -12, -112), false);
  pen.gem([0, -111], 5.4, 0);
  // neck and head
  pen.skin(loopThrough(-22, -176, 22, -176, 28, -152, 0, -146, -28, -152), t, [], 6);
  drawFace(pen, childHead(), M, k, { tone: t, tilak: 'vaishnava', gaze: [-1.2, 0.8] });
  drawHairFront(pen, M, 'front', 'curls', k);
  drawGear(pen, M, 'front', 'mukut', k);
  drawEarring(pen, M, childHead(), 'front', 'makara', k);
  // butter pot, then the arms over it
  pot(pen, [-128, 2], 2.3, '#b86a34', pen.tr.pearl);
  pen.shape(
    loopThrough([-152, -82, -142, -96, -128, -102, -114, -96, -104, -82, -128, -78]),
    butter,
    '#d8c490',
    0.8,
    6,
  );
  plump(pen, t, polyline(-46, -138, -76, -124, -96, -116, -112, -106), [21, 19, 17, 11]);
  drawHand(pen, 'rest', [-112, -106], 2.1, t, 1.05, true);
  plump(pen, t, polyline(46, -138, 86, -112, 104, -122, 94, -158), [21, 20, 18, 11]);
  pen.shape(ellipse(82, -196, 19, 18, 0, 30), butter, '#d8c490', 0.8, 7);
  drawHand(pen, 'open', [94, -158], -1.75, t, 1.12, true);
  pen.shape(loopThrough(68, -198, 76, -212, 92, -212, 100, -198, 84, -192), butter, '#d8c490', 0.6, 5);
  ring(pen, [-106, -109], 14, -0.7 + 0.1);
  ring(pen, [95, -152], 13, -1.8);
  ring(pen, [-68, -127], 20, -0.45, 5);
  ring(pen, [72, -121], 20, 0.55, 5);
}
