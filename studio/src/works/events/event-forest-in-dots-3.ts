/** A finished Bhil sheet: a black bull with birds on its back and its calf, under a sickle moon, on yellow. */
import { around, run } from '../../draw/bands.ts';
import { curve, curveThrough } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { arc, ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill } from '../../draw/svg.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { place } from '../../motifs/place.ts';
import { parrot } from '../../traditions/bhil/parrot.ts';
import { BHIL as K, body } from '../../traditions/bhil/style.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;
const [M, T] = [14, 28];
const GY = 742;
const YELLOW = '#eeb22a';

const rim = (L: number) =>
  fill(rect(0, 0, L, T), K.night) +
  each([K.red, K.lime, K.white, K.pink, K.orange], (c, i) =>
    dots(
      run(L, 15, 14).filter((_, k) => k % 5 === i),
      5,
      c,
    ),
  ) +
  dots(run(L, 7.5, 4), 1.9, K.yellow) +
  dots(run(L, 7.5, 24), 1.9, K.yellow);

function beast(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  o: { calf?: boolean; col: string; horn: string; step: number },
) {
  const B = place(cattle(o.calf ? { calf: true } : {}), x, y, s, 0, fx);
  const tail = [[B.tail[0][0] + fx * 60 * s, B.tail[0][1] - 4 * s] as Point, ...B.tail];
  body(S, ribbon(tail, widths(9 * s, 7 * s, 6 * s)), o.col, o.step * 0.8, 4);
  body(S, B.tuft, K.red, o.step * 0.8, 3);
  for (const q of B.horns) body(S, q, o.horn, o.step * 0.86, 5);
  S.add(fill(ellipse(x + fx * 151 * s, y - 116 * s, 26 * s), o.col));
  body(S, B.body, o.col, o.step, 7);
  body(S, B.ear, K.pink, o.step * 0.7, 3);
  S.add(
    ...B.hooves.map((q) => fill(q, K.red)),
    dot(...B.eye, 12 * s + 1, K.white),
    dot(...B.eye, 6 * s + 0.6, K.black),
    dot(...B.muzzle, 6 * s, K.pink),
  );
}

/** Round tree of dot rings on a dotted trunk. */
function tree(S: Sheet, x: number, h: number, crowns: [number, number, number, string][]) {
  for (const [dx, dy] of crowns)
    body(
      S,
      ribbon(curveThrough(x, GY, x + dx * 0.1, GY - h * 0.5, x + dx, GY - dy), widths(11, 8, 5)),
      K.brown,
      8,
      4,
    );
  for (const [dx, dy, R, c] of crowns) {
    const q: Point = [x + dx, GY - dy];
    S.add(fill(ellipse(...q, R), c));
    const hues = [K.white, K.red, K.yellow, K.lime, K.pink];
    for (let k = 0, rr = R - 6; rr > 4; rr -= 9.6, k++)
      S.add(dots(resample(ellipse(...q, rr, rr, 0, 60), 9.6, true), 3.4, hues[(k + Math.round(R)) % 5]));
    S.block(ellipse(...q, R), 8);
  }
}

function bull(seed: number): Painting {
  const S = new Sheet(seed, SIDE, SIDE);
  const i0 = M + T;
  S.add(around(M, M, SIDE - 2 * M, SIDE - 2 * M, T, rim));
  for (const q of [
    rect(0, 0, SIDE, i0 + 6),
    rect(0, SIDE - i0 - 6, SIDE, i0 + 6),
    rect(0, 0, i0 + 6, SIDE),
    rect(SIDE - i0 - 6, 0, i0 + 6, SIDE),
  ])
    S.block(q);
  const hill = (x0: number, x1: number, h: number, col: string) => {
    const top = curve([
      [x0, GY + 26],
      [x0 + (x1 - x0) * 0.3, GY + 26 - h],
      [x0 + (x1 - x0) * 0.7, GY + 26 - h * 0.9],
      [x1, GY + 26],
    ]);
    body(S, [...top, [x1, SIDE - i0], [x0, SIDE - i0]], col, 12, 0);
  };
  hill(i0, 380, 34, K.green);
  hill(560, SIDE - i0, 34, K.green);
  hill(300, 640, 28, K.brown);
  tree(S, 128, 330, [
    [-22, 300, 52, K.green],
    [46, 356, 58, '#1f6b4a'],
    [-40, 404, 44, K.blue],
  ]);
  tree(S, 812, 200, [
    [-26, 150, 34, K.violet],
    [10, 212, 38, K.green],
  ]);
  // moon: a sickle sown with dots
  body(S, ribbon(arc(300, 168, 62, 0.5, 5.2), widths(1, 15, 26, 15, 1)), K.white, 9, 8);
  beast(S, 494, GY - 196, 1.42, 1, { col: K.black, horn: K.orange, step: 10.4 });
  beast(S, 176, GY - 60, 0.5, 1, { calf: true, col: K.red, horn: K.yellow, step: 7.4 });
  // birds that ride along
  parrot(S, 416, 416, 0.9, 1, K.lime, K.red);
  parrot(S, 322, 432, 0.84, -1, K.pink, K.blue);
  parrot(S, 470, 712, 0.76, 1, K.orange, K.green);
  parrot(S, 104, 268, 0.68, -1, K.red, K.lime);
  // the ground between: rosettes of dots, leaves, single dots
  S.pack(
    i0,
    i0,
    SIDE - i0,
    GY,
    19,
    700,
    (x, y, i) => {
      const c = [K.red, K.blue, K.green][i % 3];
      S.add(
        dots(resample(ellipse(x, y, 16), 9, true), 2.8, c),
        dots(resample(ellipse(x, y, 8), 8, true), 2.5, K.white),
        dot(x, y, 3.4, c),
      );
    },
    9,
  );
  S.pack(
    i0,
    i0,
    SIDE - i0,
    GY,
    9,
    900,
    (x, y, i) =>
      S.add(
        ...[-0.6, 0, 0.6].map((a) => fill(leaf(x, y + 8, 16, 3.2, -1.57 + a), i % 2 ? K.green : K.orange)),
      ),
    8,
  );
  S.pack(i0, i0, SIDE - i0, GY, 3.6, 3600, (x, y, i) => S.add(dot(x, y, 2.4, i % 3 ? '#fbe3a0' : K.red)));
  return S.art(YELLOW, GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots-3',
  collection: 'events',
  seed: 37,
  width: SIDE,
  height: SIDE,
  alt: 'A black Bhil bull sown with rows of bright dots stands with its red calf and riding birds under a sickle moon on yellow.',
  draw: bull,
};
