/** Pabuji's black mare. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

/** The mare: black, jewelled, one foreleg lifted. */
export function mare(S: Sheet, x: number, y: number, s: number) {
  const B = place(horse(), x, y, s),
    cloth = transform(polyline([-46, -52, 40, -58, 46, 6, 30, 22, -34, 22, -50, 4]), x, y, s);
  S.add(
    fill(B.tail, K.black),
    fill(transform(ellipse(-94, -16, 16, 12), x, y, s), K.black),
    lines(
      walk(B.tail.slice(0, B.tail.length / 2), 7).map((k) => [k.p, polar(k.p[0], k.p[1], 18, k.a + 0.5)]),
      K.grey,
      1.3,
    ),
    ...B.ears.map((e) => fill(e, K.black)),
    lines(
      walk(B.mane, 5).map((k) => [k.p, [k.p[0] - 20, k.p[1] + 4]] as Poly),
      K.orange,
      3,
    ),
  );
  S.add(
    fill(B.body, K.black),
    ink(B.body, K.grey, 1.6),
    clip(B.body, dots(resample(transform(curveThrough(-96, -10, -70, 10, -50, 8), x, y, s), 10), 3, K.white)),
    polys(B.hooves, K.orange),
  );
  S.add(
    fill(cloth, K.red),
    clip(
      cloth,
      hatch(cloth, 0.785, 22, 1.8, K.yellow, S.r, 0) + hatch(cloth, -0.785, 22, 1.8, K.yellow, S.r, 0),
    ),
    line(cloth, K.yellow, 7, true),
    dots(resample(cloth, 12, true), 2.4, K.red),
    ink(cloth, K.black, 2),
  );
  for (const q of [
    curveThrough(56, -90, 84, -70, 104, -78),
    curveThrough(44, -60, 80, -44, 104, -54),
    curveThrough(36, -40, 70, -2, 92, -26),
  ])
    S.add(
      line(transform(q, x, y, s), K.yellow, 6),
      dots(resample(transform(q, x, y, s), 11), 2, K.red),
      dots(resample(transform(q, x, y + 7, s), 11), 2.6, K.white),
    );
  S.add(
    ...B.bridle.map((b) => line(b, K.yellow, 4)),
    dot(B.eye[0], B.eye[1], 8, K.white),
    dot(B.eye[0] + 1, B.eye[1], 4.4, K.black),
    line(B.rein, K.yellow, 4),
    fill(transform(leaf(88, -146, 40, 8, -1.4), x, y, s), K.orange),
  );
  for (const [a, b] of [
    [-72, 92],
    [-32, 92],
    [46, 92],
    [92, 82],
  ])
    S.add(line(transform(polyline(a - 9, b, a + 9, b), x, y, s), K.yellow, 5));
  S.block(B.body, 10).block(B.tail, 8).block(cloth, 4);
}
