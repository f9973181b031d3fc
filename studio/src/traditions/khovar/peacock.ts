/** The peacock. */
import { inset } from '../../draw/contour.ts';
import { curve } from '../../draw/curves.ts';
import { lerp, polar } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import { KHOVAR, courses, cut, rake } from './style.ts';

const { cream, black } = KHOVAR;

export function peacock(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(standingPeacock(true), x, y, s, 0, fx),
    base = walk(B.trainC, 25 * s);
  cut(S, B.train, 8, 9, 12);
  // feathers of the train: rakes that leave the quill and curl to the edge, an eye at each end
  let f = '',
    eyes = '';
  base.slice(1).forEach((k, i) => {
    for (const sg of [-1, 1]) {
      const R = lerp(36, 20, Math.abs(k.t - 0.5) * 1.7) * s,
        q = curve([
          k.p,
          polar(k.p[0], k.p[1], R * 0.6, k.a + sg * 0.8),
          polar(k.p[0], k.p[1], R, k.a + sg * 1.15),
        ]);
      const e = q[q.length - 1];
      f += rake(q, 4, 4.6 * s, 2.2);
      eyes +=
        dot(e[0], e[1], 11 * s, cream) +
        dot(e[0], e[1], 9.5 * s, black) +
        dot(e[0], e[1], 5.8 * s, cream) +
        dot(e[0], e[1], 3.2 * s, black);
    }
    if (i % 2) f += dot(k.p[0], k.p[1], 4 * s, black);
  });
  S.add(clip(inset(B.train, 10)[0] ?? B.train, f + eyes));
  S.add(
    ...B.legs.flatMap((l) => [
      line(l, black, 6.5),
      line([l[l.length - 1], [l[l.length - 1][0] + 16 * fx, l[l.length - 1][1] + 4]], black, 4.4),
      line([l[l.length - 1], [l[l.length - 1][0] - 12 * fx, l[l.length - 1][1] + 4]], black, 4.4),
    ]),
  );
  cut(S, B.body, 8, 8, 10);
  S.add(
    courses(B.body, fx > 0 ? 2.2 : 0.9, 24 * s),
    fill(B.wing, cream),
    ink(B.wing, black, 5),
    clip(inset(B.wing, 5)[0] ?? B.wing, rake(curve([B.wing[0], B.wing[30], B.wing[35]]), 9, 7 * s, 2)),
  );
  S.add(
    fill(B.beak, black),
    dot(B.eye[0], B.eye[1], 8.5 * s, cream),
    line(ellipse(B.eye[0], B.eye[1], 8 * s), black, 2.6, true),
    dot(B.eye[0], B.eye[1], 4 * s, black),
  );
  B.crest.forEach((c) =>
    S.add(
      line(c, black, 2.6),
      polys([ellipse(c[c.length - 1][0], c[c.length - 1][1], 6 * s, 8 * s)], black),
    ).blockLine(c, 9),
  );
}
