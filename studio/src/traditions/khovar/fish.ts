/** The fish. */
import { comb } from '../../draw/infill.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { KHOVAR, courses, cut } from './style.ts';

const { cream, black } = KHOVAR;

export function fish(S: Sheet, x: number, y: number, s: number, fx: number, bend = 0) {
  const F = place(bigFish(bend), x, y, s, 0, fx);
  S.add(
    fill(F.tail, black),
    ...F.fins.map((f) => fill(f, black)),
    lines(comb([F.tail[0], F.tail[20]], 3, 6), cream, 1.4),
  );
  cut(S, F.body, 7, 8, 9);
  S.add(
    courses(F.body, fx > 0 ? Math.PI : 0, 22 * s, 3),
    line(F.gill, black, 5),
    dot(F.eye[0], F.eye[1], 10 * s, cream),
    line(ellipse(F.eye[0], F.eye[1], 9 * s), black, 3, true),
    dot(F.eye[0], F.eye[1], 4 * s, black),
  );
  S.block(F.tail, 8);
}
