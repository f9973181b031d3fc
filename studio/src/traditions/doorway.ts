/** The doorway that the cards of the front page share: one wall, one cusped opening, whatever tradition lives behind it. */
import { polyline } from '../draw/curves.ts';
import type { Poly } from '../draw/geometry.ts';
import { ink, inked } from '../draw/ink.ts';
import { clip } from '../draw/markup.ts';
import { resample, walk } from '../draw/measure.ts';
import { ellipse, leaf, rect } from '../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../draw/svg.ts';
import { archway } from '../motifs/buildings/archway.ts';
import { rosette } from '../motifs/plants/rosette.ts';

export const DOOR_SIZE = 800;

const SHAPE = { cx: DOOR_SIZE / 2, hw: 292, spring: 330, rise: 236, floor: 716, cusps: 9 };

/** The opening as an outline; keep what matters some 20 px inside it. */
const opening = (grow = 0): Poly => archway({ ...SHAPE, grow });

/** Where the floor of the room meets the threshold. */
export const DOOR_FLOOR = SHAPE.floor;

export interface DoorPal {
  ink: string;
  wall: string;
  /** Flowers and leaves painted on the wall. */
  flower: string;
  heart: string;
  leaf: string;
  /** Band round the opening and the studs on it. */
  band: string;
  stud: string;
  edge: string;
}

/** A room seen through the doorway. @param room fills the square; only what the opening shows remains */
export function doorway(room: string, palette: DoorPal): string {
  const S = DOOR_SIZE;
  let s = fill(rect(0, 0, S, S), palette.wall);
  for (const sg of [-1, 1]) {
    // a vine climbs beside the jamb and opens into a flower in the corner
    const x = S / 2 + sg * 351;
    const y = 76;
    s += line(polyline(x, DOOR_FLOOR, x, y), palette.leaf, 4);
    for (let i = 0; i < 9; i++)
      for (const side of [-1, 1]) {
        const blade = leaf(x, 690 - i * 54, 40, 10, -Math.PI / 2 + side * 0.72, -side * 0.16);
        s += inked(blade, palette.leaf, palette.ink, 1.6);
      }
    for (let i = 0; i < 4; i++)
      s +=
        dot(x, 608 - i * 108, 11, palette.flower) +
        dot(x, 608 - i * 108, 5, palette.heart) +
        ink(ellipse(x, 608 - i * 108, 11), palette.ink, 1.4);
    for (const [a, L, w] of [
      [0.05, 104, 20],
      [0.5, 84, 17],
      [1.02, 84, 17],
      [1.5, 84, 17],
    ] as const) {
      const blade = leaf(x, y, L, w, sg > 0 ? Math.PI - a : a, 0, 0.52);
      s +=
        fill(blade, palette.leaf) +
        line([[x, y], blade[14] ?? [x, y]], palette.stud, 1.6) +
        ink(blade, palette.ink, 1.8);
    }
    for (const [R, n, colour] of [
      [43, 12, palette.flower],
      [28, 9, palette.stud],
      [14, 7, palette.heart],
    ] as const)
      for (const petal of rosette(x, y, R, n, 0.2, 0.62, 1.15)) s += inked(petal, colour, palette.ink, 1.5);
    s += dot(x, y, 5, palette.edge);
  }
  const outer = opening(34);
  s += inked(outer, palette.band, palette.ink, 3, { closed: false, taper: 0 });
  s += dots(resample(opening(17), 23), 6.4, palette.stud) + dots(resample(opening(17), 23), 2.4, palette.ink);
  s += clip(opening(), room);
  s +=
    line(opening(), palette.edge, 7) +
    ink(opening(3.6), palette.ink, 1.6, { closed: false, taper: 0 }) +
    ink(opening(-3.6), palette.ink, 1.8, { closed: false, taper: 0 });
  s += line(opening(30), palette.edge, 4);
  const step = rect(0, DOOR_FLOOR, S, S - DOOR_FLOOR);
  s +=
    fill(step, palette.band) +
    fill(rect(0, DOOR_FLOOR, S, 9), palette.edge) +
    ink(polyline(0, DOOR_FLOOR, S, DOOR_FLOOR), palette.ink, 3, { closed: false, taper: 0 });
  const petals = walk(polyline(20, S - 8, S - 20, S - 8), 38).map((k) =>
    leaf(k.p[0], S - 10, 56, 17, -Math.PI / 2, 0, 0.5),
  );
  for (const [i, petal] of petals.entries())
    s += inked(petal, i % 2 ? palette.flower : palette.stud, palette.ink, 1.6);
  s += polys(
    petals.map((p) =>
      p.map(([x, y], _i, all) => [
        (all[0]?.[0] ?? x) + (x - (all[0]?.[0] ?? x)) * 0.45,
        y * 0.5 + (S - 18) * 0.5,
      ]),
    ),
    palette.heart,
  );
  return (
    s +
    line(polyline(0, S - 5, S, S - 5), palette.edge, 10) +
    ink(polyline(0, S - 10, S, S - 10), palette.ink, 2, { closed: false, taper: 0 })
  );
}
