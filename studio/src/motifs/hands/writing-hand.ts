/** A right hand that draws: the tool between thumb, forefinger and middle finger, seen from the side of the thumb. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { type HandPlace, type Skin, HandPen } from './hand-pen.ts';

/** Direction of the tool in the hand's own coordinates, from its tip to its end. */
const TOOL_ANGLE = -0.98;

/** Back of the hand runs into the arm. */
function backOfHand(h: HandPen, forearm: number, tool: (tip: Point, towards: Point) => string): void {
  h.flesh(
    curve([
      [262 + forearm, 34],
      [262 + forearm * 0.5, 14],
      [330, -2],
      [286, -10],
      [226, 2],
      [186, -20],
      [152, -62],
      [138, -112],
      [158, -152],
      [204, -157],
      [262, -134],
      [330, -138],
      [262 + forearm * 0.5, -148],
      [262 + forearm, -156],
    ]),
    true,
  );
  h.finger(
    [
      [196, -134],
      [136, -160],
      [88, -130],
      [49, -68],
    ],
    20,
    1,
  );
  h.creases(
    [
      [128, -172],
      [122, -158],
      [124, -144],
    ],
    [
      [84, -148],
      [90, -136],
      [98, -124],
    ],
  );
  const [tip, end] = h.on([
    [0, 0],
    [Math.cos(TOOL_ANGLE) * 100, Math.sin(TOOL_ANGLE) * 100],
  ]);
  h.add(tool(tip, end));
  // the thumb lies over the tool and grows out of the ball of the hand
  h.flesh(
    curveThrough([
      226, -30, 186, -36, 132, -52, 92, -50, 62, -54, 51, -68, 62, -84, 96, -88, 140, -98, 190, -112, 226,
      -124,
    ]),
    true,
  );
  const nail: Poly = loopThrough([55, -70, 64, -80, 84, -80, 82, -68, 66, -62]);
  h.nail(nail);
  h.creases(
    [
      [136, -92],
      [130, -78],
      [134, -62],
    ],
    [
      [144, -90],
      [139, -78],
      [142, -66],
    ],
  );
}

/**
 * The hand, its tool's tip at the place; without turn it comes from the right. 300 wide to the wrist at scale 1.
 * @param tool draws the tool; given its tip and direction on the sheet
 * @param forearm how far the arm goes on behind the wrist
 */
export function writingHand(
  skin: Skin,
  place: HandPlace,
  tool: (tip: Point, towards: Point) => string,
  forearm = 420,
): HandPen {
  const h = new HandPen(skin, place);
  h.finger(
    [
      [214, -46],
      [158, -8],
      [118, 6],
      [94, 2],
    ],
    17,
  );
  h.finger(
    [
      [206, -66],
      [144, -34],
      [100, -10],
      [72, -12],
    ],
    19,
  );
  h.finger(
    [
      [196, -92],
      [132, -76],
      [84, -44],
      [47, -30],
    ],
    20,
  );
  backOfHand(h, forearm, tool);
  return h;
}
