/** The parrot. */
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import { K, body } from './style.ts';

export function parrot(S: Sheet, x: number, y: number, s: number, fx: number, col: string, wing: string) {
  const B = place(bird(), x, y, s, 0, fx);
  body(S, B.tail, wing, 6.5 * s + 1, 4);
  S.add(...B.legs.map((l) => line(l, K.black, 2)));
  body(S, B.body, col, 6.5 * s + 1.4, 5);
  body(S, B.wing, wing, 6 * s + 1.2, 3);
  S.add(
    fill(B.beak, K.red),
    ink(B.beak, K.black, 1.2),
    dot(B.eye[0], B.eye[1], 4.6 * s, K.white),
    dot(B.eye[0], B.eye[1], 2.2 * s, K.black),
  );
}
