/** Pabuji's black mare. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { courtHorse } from '../../motifs/animals/court-horse.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

/** The mare: black, jewelled, her crest arched, her nose long and bent, one foreleg lifted. */
export function mare(S: Sheet, x: number, y: number, s: number) {
  const B = place(courtHorse(), x, y, s),
    T = (p: Poly) => transform(p, x, y, s),
    cloth = T(loopThrough(-56, -56, -20, -54, 40, -58, 46, -14, 30, 22, -6, 30, -44, 22, -62, -8));
  S.add(
    fill(B.tail, K.black),
    lines(
      walk(B.tail.slice(0, B.tail.length / 2), 9).map((k) => [k.p, polar(k.p[0], k.p[1], 22, k.a + 0.5)]),
      K.grey,
      1.4,
    ),
    ...B.far.map((p) => fill(p, K.black) + ink(p, K.grey, 1.4)),
    polys(B.hooves.slice(0, 2), K.orange),
    ...B.ears.map((e) => fill(e, K.black) + ink(e, K.grey, 1.2)),
    lines(
      walk(B.mane, 5).map((k) => [k.p, polar(k.p[0], k.p[1], 27, k.a - 1.3)] as Poly),
      K.orange,
      3.6,
    ),
    fill(B.body, K.black),
    ink(B.body, K.grey, 1.6),
    // white lines follow rump, ribs and shoulder
    ...[B.shoulder, B.stifle].map((p) => dots(resample(p, 10), 2.4, K.white)),
    clip(
      B.body,
      dots(resample(T(curveThrough(-100, -34, -92, -4, -60, 4, -30, 10)), 11), 3, K.white) +
        dots(resample(T(curveThrough(60, -84, 78, -110, 92, -128)), 10), 2.6, K.yellow),
    ),
    polys(B.hooves.slice(2), K.orange),
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
    curveThrough(70, -104, 90, -86, 108, -100),
    curveThrough(58, -80, 84, -56, 98, -70),
    curveThrough(50, -56, 80, -14, 100, -36),
  ]) {
    const p = T(q);
    S.add(
      line(p, K.yellow, 6),
      dots(resample(p, 11), 2, K.red),
      dots(
        resample(
          p.map(([u, v]): [number, number] => [u, v + 8]),
          11,
        ),
        2.6,
        K.white,
      ),
    );
  }
  // headstall with a jewel between the eyes, and the great white almond of the eye
  const eye = T(leaf(106, -135, 24, 6.6, 0.6, 0, 0.5));
  S.add(
    line(T(polyline(127, -140, 133, -100)), K.yellow, 4.6),
    line(T(curveThrough(104, -102, 118, -112, 137, -113)), K.yellow, 4.6),
    line(T(polyline(100, -104, 104, -146)), K.yellow, 4.6),
    fill(eye, K.white),
    ink(eye, K.red, 1.6),
    dot(...T([[118, -127]])[0], 5, K.black),
    fill(B.nostril, K.red),
    line(B.mouth, K.red, 2.4),
    line(T(curveThrough(134, -98, 104, -80, 40, -62)), K.yellow, 4),
    fill(T(leaf(100, -154, 44, 9, -1.5, 0.1)), K.orange),
    fill(T(leaf(100, -154, 30, 5, -1.5, 0.1)), K.red),
    dot(...T([[128, -138]])[0], 4.4, K.red),
  );
  // anklets as wide as the legs
  for (const leg of [B.body, B.far[0]]) S.add(clip(leg, line(T(polyline(-110, 88, 80, 88)), K.yellow, 6)));
  S.block(B.body, 10).block(B.tail, 8).block(cloth, 4);
  for (const p of B.far) S.block(p, 8);
}
