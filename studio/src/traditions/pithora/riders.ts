/** Horses, tigers and elephants that carry the gods. */
import { polyline } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { dotRows } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { dress } from '../../figures/small-dress.ts';
import { STANCE, figure } from '../../figures/small.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { tiger } from '../../motifs/animals/tiger.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

/** Horse and rider; the body carries two colours of dot rows, the saddle cloth a stripe. */
export function rider(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  body: string,
  mark: string[],
  cloth: string[],
) {
  const H = place(horse(), x, y, s, 0, fx);
  const dark = body === K.black ? K.white : K.black;
  const manes = walk(H.mane, 4.4).map((k) => [k.p, [k.p[0] - fx * 13 * s, k.p[1] - 9 * s]] as Poly);
  S.add(
    fill(H.tail, dark === K.white ? K.red : K.black),
    lines(
      walk(H.mane, 4.4 * s + 1).map((k, i) => manes[i] ?? [k.p, k.p]),
      K.black,
      2.6 * s,
    ),
  );
  S.add(
    ...H.ears.map((p) => fill(p, body)),
    fill(H.body, body),
    clip(H.body, dotRows(H.body, 11 * s, mark, S.r, 4, 0.3)),
    ink(H.body, K.black, 2.1),
  );
  S.add(
    polys(H.hooves, K.black),
    fill(H.saddle, cloth[0]),
    hatch(H.saddle, Math.PI / 2, 6.5 * s, 2.4 * s, cloth[1], S.r, 0.05),
    ink(H.saddle, K.black, 1.8),
  );
  S.add(
    line(H.neckBand, cloth[1], 4.5 * s),
    ...H.bridle.map((b) => line(b, cloth[1], 3 * s)),
    dot(H.eye[0], H.eye[1], 4.6 * s, K.white),
    dot(H.eye[0], H.eye[1], 2.2 * s, K.black),
  );
  // one leg hangs over the flank, the other is behind the horse
  const F = figure(x + 2 * s * fx, y + 22 * s, s * 1.34, {
      ...STANCE.ride,
      lR: [0.62, -0.12],
      fx,
      thick: 1.15,
    }),
    astride = { ...F, legs: [F.legs[1]] };
  S.add(
    line(H.rein, cloth[1], 2.2 * s),
    dress(astride, {
      skin: K.brown,
      top: cloth[0] === K.white ? K.red : K.white,
      low: cloth[1],
      turban: mark[0],
      rim: K.black,
      w: 1.2,
    }),
  );
  S.add(
    line(
      [F.handR, polar(F.handR[0], F.handR[1], 42 * s, -1.2 * (fx > 0 ? 1 : 0) + (fx > 0 ? 0 : -1.94))],
      K.black,
      2 * s,
    ),
  );
  S.block(H.body, 7)
    .block(F.torso, 10)
    .block(F.head, 8)
    .block(H.tail, 5)
    .block(transform(ellipse(0, 40, 84, 76), x, y, s), 0);
}

/** Small beasts of the lower registers. */
export function ox(S: Sheet, x: number, y: number, s: number, fx: number, col: string, mark: string) {
  const B = place(cattle(), x, y, s, 0, fx);
  S.add(
    line(B.tail, col, 5 * s),
    fill(B.tuft, K.black),
    polys(B.horns, K.black),
    fill(B.body, col),
    clip(B.body, dotRows(B.body, 22 * s, [mark], S.r, 4, 0.3)),
  );
  S.add(ink(B.body, K.black, 1.6), fill(B.ear, col), dot(B.eye[0], B.eye[1], 6 * s, K.white)).block(
    B.body,
    6,
  );
}

export function striped(S: Sheet, x: number, y: number, s: number, fx: number, col: string, bar: string) {
  const T = place(tiger(), x, y, s, 0, fx);
  S.add(
    fill(T.tail, col),
    lines(
      walk(T.tail.slice(0, T.tail.length / 2), 8).map((k) => [polar(k.p[0], k.p[1], 9 * s, k.a + 1.2), k.p]),
      bar,
      2,
    ),
    polys(T.ears, bar),
  );
  S.add(
    fill(T.body, col),
    clip(T.body, hatch(T.body, Math.PI / 2 - 0.2, 17 * s, 6 * s, bar, S.r, 0.2)),
    ink(T.body, bar, 1.8),
  );
  S.add(dot(T.eye[0], T.eye[1], 6.5 * s, K.white), dot(T.eye[0], T.eye[1], 3 * s, bar))
    .block(T.body, 6)
    .block(T.tail, 5);
}

export function elephantRide(S: Sheet, x: number, y: number, s: number, fx: number) {
  const E = place(tusker(), x, y, s, 0, fx);
  S.add(
    line(E.tail, K.black, 4 * s),
    fill(E.body, K.black),
    clip(E.body, dotRows(E.body, 20 * s, [K.white, K.yellow, K.pink], S.r, 6, 0.26)),
  );
  S.add(
    fill(E.ear, K.pink),
    clip(E.ear, dotRows(E.ear, 16 * s, [K.white], S.r)),
    ink(E.ear, K.white, 1.4),
    fill(E.tusk, K.white),
    dot(E.eye[0], E.eye[1], 7 * s, K.white),
  );
  const seat = transform(polyline(-62, -112, 38, -112, 46, -60, -70, -60), x, y, s, 0, fx);
  S.add(fill(seat, K.red), hatch(seat, 0, 7 * s, 2.4 * s, K.yellow, S.r, 0), ink(seat, K.black, 1.6));
  const F = figure(x - 10 * s * fx, y - 62 * s, s * 1.1, { ...STANCE.ride, fx, thick: 1.2 });
  S.add(dress(F, { skin: K.brown, top: K.green, low: K.red, turban: K.yellow, rim: K.black, w: 1.1 }))
    .block(E.body, 6)
    .block(seat, 6)
    .block(F.torso, 12);
}
