/** A hand closed round a stick, seen from the side of the fingers; the arm comes from the left. */
import { curve } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { type HandPlace, type Skin, HandPen } from './hand-pen.ts';

/** Where the wrist bends. */
const WRIST: [number, number] = [-138, -6];

/** Points of the arm, turned about the wrist. */
export const turned = (p: Poly, bend: number): Poly =>
  transform(transform(p, -WRIST[0], -WRIST[1]), WRIST[0], WRIST[1], 1, bend);

/**
 * The stick runs through the origin, upwards (y negative) in the hand's own coordinates. The fist is 130 high at scale 1.
 * @param stick draws the stick, behind the fingers and before the palm
 * @param sleeve draws what covers wrist and arm; given the pen
 * @param o length of the arm, and by how much the wrist is bent
 */
export function fist(
  skin: Skin,
  place: HandPlace,
  stick: string,
  sleeve: (h: HandPen) => string = () => '',
  { forearm = 420, bend = 0 }: { forearm?: number; bend?: number } = {},
): HandPen {
  const h = new HandPen(skin, place);
  const arm = (...p: Poly): Poly => turned(p, bend);
  // palm and the back of the hand run into the arm
  h.flesh(
    curve([
      ...arm([-150 - forearm, 66], [-150 - forearm * 0.5, 48], [-170, 32]),
      [-112, 34],
      [-60, 66],
      [-8, 72],
      [8, 40],
      [10, -40],
      [-2, -70],
      [-48, -70],
      [-106, -58],
      ...arm([-170, -46], [-150 - forearm * 0.5, -74], [-150 - forearm, -96]),
    ]),
    true,
  );
  h.add(stick);
  const fingers: [number, number, number][] = [
    [49, 13, 24],
    [21, 16, 36],
    [-13, 18, 42],
    [-48, 17.5, 36],
  ];
  for (const [y, w, reach] of fingers)
    h.finger(
      [
        [-52, y + 4],
        [-22, y - 3],
        [10, y - 3],
        [reach - 6, y + 3],
      ],
      w,
    );
  h.creases(
    ...fingers.map(([y, w]): Poly => [
      [20, y - w * 0.7],
      [24, y],
      [20, y + w * 0.6],
    ]),
  );
  // the row of knuckles on the back of the hand
  h.creases(
    ...fingers.map(([y, w]): Poly => [
      [-64, y - w * 0.7],
      [-55, y - w * 0.2],
      [-60, y + w * 0.6],
    ]),
  );
  // the thumb closes over the forefinger
  h.finger(
    [
      [-78, -36],
      [-40, -62],
      [-4, -74],
      [26, -60],
    ],
    18,
    -1,
  );
  h.add(sleeve(h));
  return h;
}
