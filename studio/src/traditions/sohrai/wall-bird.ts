/** The bird of the wall. */
import { dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, lines } from '../../draw/svg.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

/** Bird in two earths. */
export function wallBird(S: Sheet, x: number, y: number, s: number, fx: number, base: string, hi: string) {
  const B = place(bird(), x, y, s, 0, fx);
  S.add(
    lines(B.legs, K.black, 3 * s + 0.6),
    fill(B.tail, K.black),
    fill(B.body, base),
    clip(B.body, dotRows(B.body, 8 * s + 1, [hi], S.r, 9, 0.26)),
    ink(B.body, K.black, 3),
  );
  S.add(
    fill(B.beak, K.black),
    dot(B.eye[0], B.eye[1], 5 * s, K.white),
    dot(B.eye[0], B.eye[1], 2.4 * s, K.black),
  )
    .block(B.body, 6)
    .block(B.tail, 5);
}
