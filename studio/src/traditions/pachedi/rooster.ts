/** The rooster that Bahuchara rides. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { redrawn } from '../../draw/recording.ts';
import { arc, ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** Bahuchara's rooster: strutting, combed, plumes like sickles. */
export function rooster(S: Sheet, x: number, y: number, s: number) {
  const T2 = (p: Poly) => transform(p, x, y, s),
    body = T2(
      loopThrough([
        -92, -40, -60, -8, -20, 4, 30, -14, 56, -56, 62, -104, 84, -128, 104, -112, 108, -84, 98, -30, 72, 24,
        20, 58, -40, 52, -84, 12,
      ]),
    );
  for (let i = 0; i < 7; i++) {
    const f = T2(
      ribbon(
        curve([
          [-70, 6],
          [-118 - i * 3, -40 + i * 13],
          [-166 + i * 2, -84 + i * 26],
          [-178 + i * 10, -24 + i * 26],
        ]),
        widths(11, 13, 9, 2),
      ),
    );
    const plume = () => S.add(fill(f, i % 2 ? K.red : K.black), ink(f, K.white, 1.6));
    // the longest two would hang into the elephant below on the colouring sheet
    if (i < 5) plume();
    else redrawn(plume);
    S.block(f, 4);
  }
  S.add(
    polys(
      [
        T2(loopThrough([72, -126, 70, -150, 80, -142, 88, -158, 94, -142, 106, -150, 104, -122])),
        T2(leaf(106, -84, 34, 11, 1.5)),
      ],
      K.red,
    ),
    fill(T2(polyline(104, -116, 132, -104, 106, -98)), K.white),
    ink(T2(polyline(104, -116, 132, -104, 106, -98)), K.black, 2),
  );
  S.add(
    fill(body, K.white),
    ink(body, K.black, 4),
    clip(
      body,
      each([0, 1, 2, 3, 4, 5, 6, 7], (r) =>
        lines(
          series(9, (i) => T2(arc(-76 + i * 21 + (r % 2) * 10, -90 + r * 20, 10, 0.2, 2.9, 8))),
          r % 2 ? K.red : K.black,
          2,
        ),
      ),
    ),
  );
  const wing = T2(loopThrough([46, -24, 10, -30, -54, -6, -84, 22, -30, 34, 24, 26]));
  S.add(
    fill(wing, K.red),
    clip(wing, hatch(wing, 0.35, 9, 2.4, K.white, S.r, 0)),
    ink(wing, K.black, 3),
    dot(...T2([[88, -110]])[0], 8 * s, K.white),
    dot(...T2([[88, -110]])[0], 5 * s, K.black),
    line(T2(ellipse(88, -110, 9)), K.black, 2.4, true),
  );
  for (const dx of [-6, 26])
    S.add(
      line(T2(polyline(dx, 50, dx + 4, 98)), K.black, 7),
      lines(
        [-0.3, 0.4, 2.8].map((a) => T2([[dx + 4, 98], polar(dx + 4, 98, 24, a)])),
        K.black,
        5,
      ),
    );
  S.block(body, 8);
}
