/** Animals of the Saura wall. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { barbs } from '../../draw/infill.ts';
import { walk } from '../../draw/measure.ts';
import { redrawn } from '../../draw/recording.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { tiger } from '../../motifs/animals/tiger.ts';
import { tusker } from '../../motifs/animals/tusker.ts';
import { standingPeacock } from '../../motifs/birds/standing-peacock.ts';
import { place } from '../../motifs/place.ts';
import { parasol } from './landscape.ts';
import { man } from './people.ts';
import { SAURA, W } from './style.ts';

/** A monkey on the colouring sheet: one shape, whose tail keeps clear of its back. */
function monkeyOutline(T: (p: Poly) => Poly): string {
  const limb = (p: Poly) => ribbon(p, widths(2.6, 2.6));
  return polys(
    [
      ribbon(curveThrough(-12, -4, -4, -16, 8, -22), widths(8, 10, 6)),
      ellipse(15, -28, 8, 7),
      limb(curveThrough([-14, -2, -28, -4, -36, -18, -32, -34, -24, -38])),
      limb(polyline(8, -18, 18, -10, 17, 4)),
      limb(polyline(-10, -2, -2, 2, -8, 10, 0, 10)),
    ].map(T),
    W,
  );
}

export function monkey(S: Sheet, x: number, y: number, s: number, fx: number) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    tail = T(curveThrough([-12, -4, -26, -12, -30, -30, -20, -38, -14, -30]));
  redrawn(
    () => {
      S.add(
        polys(
          [T(ribbon(curveThrough(-12, -4, -4, -16, 8, -22), widths(7, 9, 6))), T(ellipse(15, -27, 7, 6))],
          W,
        ),
      );
      S.add(
        lines(
          [
            tail,
            T(polyline(8, -18, 18, -10, 16, 0)),
            T(polyline(4, -14, 8, -4, 4, 2)),
            T(polyline(-12, -2, -4, 4, -10, 10)),
            T(polyline(-8, -2, 4, 5, 0, 10)),
            T(polyline(20, -28, 24, -26)),
          ],
          W,
          2.1 * s,
        ),
      );
    },
    () => monkeyOutline(T),
  );
  S.block(T(ellipse(0, -14, 22, 20)), 3).blockLine(tail, 4);
}

export function birdlet(S: Sheet, x: number, y: number, s: number, fx: number) {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  S.add(
    polys(
      [
        T(leaf(-14, -6, 26, 6, -0.15)),
        T(ellipse(13, -12, 4.4)),
        T(polyline(-12, -6, -26, -12, -25, -2)),
        T(polyline(16, -14, 23, -11, 16, -10)),
      ],
      W,
    ),
    lines([T(polyline(-1, -2, -1, 6)), T(polyline(4, -2, 5, 6))], W, 1.5 * s),
  );
  S.block(T(ellipse(0, -8, 22, 11)), 2);
}

export function elephant(S: Sheet, x: number, y: number, s: number, fx: number, ridden = true) {
  const E = place(tusker(), x, y, s, 0, fx);
  S.add(
    fill(E.body, W),
    line(E.tail, W, 3),
    line(E.ear, SAURA.earth, 1.5, true),
    dot(E.eye[0], E.eye[1], 1.8, SAURA.earth),
    fill(E.tusk, W),
  );
  const bands = [-60, -30, 0, 30].map((u) =>
    transform(curveThrough(u, -78, u + 8, -20, u, 40), x, y, s, 0, fx),
  );
  S.add(
    ...bands.map((b) =>
      lines(
        walk(b, 4).map((k) => [polar(k.p[0], k.p[1], 3, k.a + 1), polar(k.p[0], k.p[1], -3, k.a + 1)]),
        SAURA.earth,
        1,
      ),
    ),
  ).block(E.body, 5);
  if (ridden) {
    man(S, x - 14 * s * fx, y - 60 * s, 0.42, { ...STANCE.ride, fx });
    parasol(S, x - 40 * s * fx, y - 62 * s, 74 * s + 26);
  }
}

/** @param reach how long the train is on the colouring sheet, as a share of what it is in the picture */
export function peafowl(S: Sheet, x: number, y: number, s: number, fx: number, reach = 1) {
  const B = place(standingPeacock(), x, y, s, 0, fx);
  S.add(
    redrawn(
      () => polys([B.body, B.beak], W),
      () => polys([B.body, B.beak, B.train.map(([u, v]): Point => [lerp(x, u, reach), v])], W),
    ),
    lines(
      barbs(B.trainC, 4, (t) => 17 * Math.sin(Math.PI * Math.min(1, t + 0.15)) * s * 2, 0.9),
      W,
      1.1,
    ),
    redrawn(() => line(B.trainC, W, 2.4)),
    lines(B.legs, W, 2),
    lines(B.crest, W, 1.3),
  )
    .block(B.body, 4)
    .block(B.train, 2);
}

export function tigerlet(S: Sheet, x: number, y: number, s: number, fx: number) {
  const B = place(tiger(), x, y, s, 0, fx);
  S.add(
    polys([B.body, B.tail, ...B.ears], W),
    lines(
      series(9, (i) =>
        transform(curveThrough(-96 + i * 20, -58, -90 + i * 20, -30, -98 + i * 20, -6), x, y, s, 0, fx),
      ),
      SAURA.earth,
      1.6,
    ),
  )
    .block(B.body, 4)
    .block(B.tail, 3);
}
