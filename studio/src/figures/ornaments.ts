/** What is worn and seen on the trunk: necklaces, the chest plate of mural deities, navel and breast lines. */
import { curve } from '../draw/curves.ts';
import { type Poly, lerp } from '../draw/geometry.ts';
import type { Build, Torso } from './body.ts';
import type { Pen } from './pen.ts';
import type { Tone } from './types.ts';

/** Catenary from both shoulders. @param x half width, @param t lowest point on the torso */
export const hang = (torso: Torso, x: number, t: number, dx = 0): Poly =>
  curve([
    torso.at(-x, 0.98),
    torso.at(-x - 3 + dx / 2, lerp(0.96, t, 0.55)),
    torso.at(-x * 0.5 + dx, lerp(0.96, t, 0.9)),
    torso.at(dx, t),
    torso.at(x * 0.5 + dx, lerp(0.96, t, 0.9)),
    torso.at(x + 3 + dx / 2, lerp(0.96, t, 0.55)),
    torso.at(x, 0.98),
  ]);

/** Strings of pearls, and for the rich a jewelled pendant. */
export function necklaces(pen: Pen, torso: Torso, rich: number, front: boolean) {
  const dx = front ? 0 : 3;
  pen.beads(hang(torso, 9, 0.93, dx), 1.9);
  pen.beads(hang(torso, 11.5, 0.84, dx), 2.3, rich > 1 ? pen.tr.gold : pen.tr.pearl);
  if (rich > 1) {
    pen.gem(torso.at(dx, 0.82), 4, 0);
    pen.beads(hang(torso, 14, 0.68, dx), 2.2);
    pen.gem(torso.at(dx, 0.66), 3.2, 1);
  }
}

/** Chest plate, cross bands and belt pendants for mural deities. */
export function fullOrnament(pen: Pen, torso: Torso) {
  const collar = [
    ...curve(
      torso.map([
        [-26, 0.92],
        [-14, 0.82],
        [0, 0.77],
        [14, 0.82],
        [26, 0.92],
      ]),
    ),
    ...curve(
      torso.map([
        [10, 1.02],
        [0, 0.98],
        [-10, 1.02],
      ]),
    ),
  ];
  pen.gold(collar);
  for (const x of [-14, -7, 0, 7, 14])
    pen.gem(torso.at(x, 0.865 - Math.abs(x) * -0.0024), x ? 2.4 : 3.4, Math.abs(x) === 7 ? 1 : 0);
  for (const sg of [-1, 1])
    pen.beads(
      curve(
        torso.map([
          [sg * 26, 0.86],
          [sg * 13, 0.62],
          [0, 0.5],
          [-sg * 12, 0.38],
          [-sg * 20, 0.3],
        ]),
      ),
      2.6,
      pen.tr.gold,
    );
  pen.gold(
    curve(
      torso.map([
        [0, 0.57],
        [7, 0.5],
        [0, 0.43],
        [-7, 0.5],
      ]),
      true,
    ),
  );
  pen.gem(torso.at(0, 0.5), 3.6, 0);
  const belt = [
    ...curve(
      torso.map([
        [-23, 0.27],
        [0, 0.22],
        [23, 0.27],
      ]),
    ),
    ...curve(
      torso.map([
        [26, 0.13],
        [0, 0.07],
        [-26, 0.13],
      ]),
    ),
  ];
  pen.gold(belt);
  for (const x of [-16, -8, 0, 8, 16])
    pen.gem(torso.at(x, 0.17 + Math.abs(x) * 0.002), x ? 2.4 : 4, x % 16 ? 1 : 0);
}

/** Navel and breast lines. */
export function torsoMarks(pen: Pen, build: Build, torso: Torso, tone: Tone, front: boolean) {
  const x = front ? 0 : 5;
  pen.stroke(
    torso.map([
      [x - 1, 0.36],
      [x, 0.34],
      [x + 1.4, 0.36],
    ]),
    0.7,
    tone.line,
  );
  pen.stroke(
    curve(
      torso.map([
        [x - 10, 0.28],
        [x, 0.25],
        [x + 10, 0.28],
      ]),
    ),
    0.4,
    tone.shade,
  );
  if (build === 'man')
    for (const [a, b] of front
      ? [
          [-24, -4],
          [4, 24],
        ]
      : [
          [-22, 0],
          [6, 26],
        ])
      pen.stroke(
        curve(
          torso.map([
            [a, 0.68],
            [(a + b) / 2, 0.62],
            [b, 0.67],
          ]),
        ),
        0.5,
        tone.shade,
      );
}
