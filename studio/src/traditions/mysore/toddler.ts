/** The toddler Krishna standing on plump legs, about 270 high, feet at y = 0, facing right in three-quarter view. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse, widths } from '../../draw/shapes.ts';
import { limb } from '../../figures/body.ts';
import { drawEarring, drawGear, drawHairBack, drawHairFront } from '../../figures/gear.ts';
import { drawHand } from '../../figures/hands.ts';
import { drawFace } from '../../figures/heads.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Mudra, Tone } from '../../figures/types.ts';
import { delicateHead } from './face.ts';

function plump(pen: Pen, t: Tone, pts: Point[], w: number[]) {
  const l = limb(curve(pts), widths(...w), 0.07, 1, true);
  pen.skin(l.capped, t, l.contour, 12);
}

function ring(pen: Pen, at: Point, w: number, angle: number) {
  pen.gold(
    transform(polyline(-3.6, -w, 3.6, -w, 5, 0, 3.6, w, -3.6, w, -2, 0), at[0], at[1], 1, angle),
    false,
  );
}

function foot(pen: Pen, t: Tone, x: number) {
  pen.skin(
    loopThrough(offsets(x, 0, [-15, -4, -14, -17, -2, -22, 12, -17, 27, -9, 31, -2, 24, 3, -8, 3])),
    t,
    undefined,
    6,
  );
  for (let i = 0; i < 4; i++)
    pen.stroke(polyline(x + 20 + i * 2.4, -1 + i * 0.4, x + 22 + i * 2.4, -6 + i * 1.4), 0.45, t.line);
  pen.stroke(curveThrough(x - 10, 3, x + 8, 4, x + 26, 2), 0.8, pen.tr.alta);
}

/** An arm: elbow, wrist, gesture and direction of the hand. */
interface ToddlerArm {
  elbow: Point;
  wrist: Point;
  mudra: Mudra;
  aim: number;
  flip?: boolean;
}

/**
 * @param silk the loin cloth
 * @param arms the far arm (painted behind) and the near arm; shoulders at (-30, -142) and (26, -142)
 * @param rope painted round the belly, under the near arm
 */
export function drawToddler(
  pen: Pen,
  t: Tone,
  silk: Cloth,
  arms: [ToddlerArm, ToddlerArm],
  rope?: (pen: Pen) => void,
  tilt = 0.04,
) {
  const k = 0.98,
    M = (p: Poly) =>
      transform(
        p.map(([x, y]) => [x * 1.08, y] as Point),
        4,
        -198,
        k,
        tilt,
      );
  const reach = (a: ToddlerArm, from: Point) => {
    plump(
      pen,
      t,
      [from, [(from[0] + a.elbow[0]) / 2, (from[1] + a.elbow[1]) / 2 + 2], a.elbow, a.wrist],
      [17, 16, 14, 9.6],
    );
    drawHand(pen, a.mudra, a.wrist, a.aim, t, 0.78, a.flip);
    ring(
      pen,
      [a.wrist[0] + (a.elbow[0] - a.wrist[0]) * 0.08, a.wrist[1] + (a.elbow[1] - a.wrist[1]) * 0.08],
      10.6,
      a.aim,
    );
    ring(
      pen,
      [(from[0] + a.elbow[0] * 1.4) / 2.4, (from[1] + a.elbow[1] * 1.4) / 2.4],
      15.6,
      Math.atan2(a.elbow[1] - from[1], a.elbow[0] - from[0]),
    );
  };
  drawHairBack(pen, M, 'threeQuarter', 'curls');
  reach(arms[0], [26, -140]);
  plump(pen, t, polyline(22, -58, 28, -40, 26, -24, 24, -10), [26, 24, 18, 14]);
  foot(pen, t, 26);
  ring(pen, [25, -16], 14, Math.PI / 2);
  plump(pen, t, polyline(-20, -58, -28, -40, -26, -22, -25, -10), [27, 25, 19, 14]);
  foot(pen, t, -24);
  ring(pen, [-25, -16], 14.4, Math.PI / 2);
  pen.skin(
    loopThrough([
      0, -156, 30, -150, 40, -124, 46, -92, 48, -62, 34, -40, 2, -34, -34, -40, -48, -62, -46, -92, -40, -124,
      -30, -150,
    ]),
    t,
    undefined,
    18,
  );
  pen.stroke(curveThrough(2, -74, 4, -70, 6, -74), 0.9, t.line);
  pen.stroke(curveThrough(-18, -92, 4, -86, 26, -93), 0.45, t.shade);
  const cloth = loopThrough(-48, -66, 0, -52, 48, -66, 46, -44, 24, -26, 4, -18, -18, -26, -46, -44);
  pen.drape(
    {
      shape: cloth,
      folds: [-22, -8, 8, 22].map((x) => curveThrough(x * 1.3, -58, x * 0.7, -40, x * 0.3, -22)),
      bands: [],
      trims: [],
      motifs: pen.stations(cloth, 11),
    },
    silk,
    3,
  );
  pen.gold([...curveThrough(-50, -68, 0, -54, 50, -68), ...curveThrough(49, -59, 0, -44, -49, -59)]);
  for (const x of [-34, -17, 0, 17, 34]) pen.gold(ellipse(x, -42 - (x * x) / 170, 4, 4.6, 0, 16), false);
  rope?.(pen);
  pen.beads(curveThrough(-22, -152, 0, -136, 22, -152), 2.6);
  pen.beads(curveThrough(-28, -148, 0, -116, 28, -148), 3, pen.tr.gold);
  pen.gem([1, -116], 4, 0);
  pen.skin(loopThrough(-18, -166, 20, -166, 24, -150, 0, -144, -24, -150), t, [], 5);
  const head = delicateHead();
  drawFace(pen, head, M, k, { tone: t, tilak: 'vaishnava', gaze: [0.4, 0.4] });
  drawHairFront(pen, M, 'threeQuarter', 'curls', k);
  drawGear(pen, M, 'threeQuarter', 'mukut', k);
  drawEarring(pen, M, head, 'threeQuarter', 'makara', k);
  reach(arms[1], [-30, -140]);
}
