/** Fishes of the wedding scroll, and the boal that swallows them. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { comb } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { inside, resample, walk } from '../../draw/measure.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';
import { K } from './style.ts';

/** A Patua fish: thick black line, scaled body, a human eye. */
export function fish(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  fx: number,
  c: [string, string],
  o: { bend?: number; veil?: boolean } = {},
) {
  const F = place(bigFish(o.bend ?? 0), x, y, s, 0, fx),
    e = F.eye;
  for (const p of [F.tail, ...F.fins])
    S.add(
      fill(p, c[1]),
      clip(p, lines(comb([p[0], p[Math.floor(p.length / 2)]], 7, 6 * s), K.black, 1.2)),
      ink(p, K.black, 2.6),
    );
  S.add(fill(F.body, c[0]), scales(F.body, fx > 0 ? Math.PI : 0, 17 * s, K.black, 1.3));
  const head = clip(F.body, fill(transform(ellipse(96, 0, 50, 60), x, y, s, 0, fx), c[1]));
  S.add(
    head,
    line(F.gill, K.black, 3),
    dots(
      walk(F.gill, 8).map((k) => [k.p[0] + 7 * fx * s, k.p[1]] as Point),
      2,
      K.white,
    ),
    ink(F.body, K.black, 3.6),
  );
  const eye = transform(loopThrough([-16, 2, -4, -9, 10, -8, 18, 1, 6, 7, -6, 7]), e[0], e[1], s, 0, fx);
  S.add(
    fill(eye, K.white),
    ink(eye, K.black, 2.4),
    dot(e[0] + 2 * fx * s, e[1], 5 * s, K.black),
    line(transform(curveThrough(98, 10, 88, 14, 80, 12), x, y, s, 0, fx), K.black, 2.4),
  );
  if (o.veil) {
    const v = transform(
      loopThrough([84, -30, 52, -48, 4, -50, -40, -36, -30, -20, 10, -30, 50, -28, 76, -18]),
      x,
      y,
      s,
      0,
      fx,
    );
    S.add(
      fill(v, K.red),
      dots(resample(v, 9, true), 2, K.yellow),
      ink(v, K.black, 2.4),
      dot(e[0] + 14 * fx * s, e[1] - 16 * s, 4 * s, K.red),
    );
  }
  S.block(F.body, 8).block(F.tail, 6);
  F.fins.forEach((f) => S.block(f, 5));
}

/** The boal: an enormous catfish with open jaws, long barbels and a fringe of fin to the tail. */
export function boal(S: Sheet, x: number, y: number) {
  const fin = loopThrough(offsets(x, y, [20, 82, 60, 112, 140, 84, 214, 44, 226, 18, 120, 40]));
  const tail = loopThrough(offsets(x, y, [196, -2, 226, -34, 242, -24, 230, 8, 242, 44, 222, 50, 196, 22]));
  const body = loopThrough(
    offsets(
      x,
      y,
      [
        -150, -74, -60, -96, 60, -70, 150, -20, 214, 2, 214, 20, 140, 44, 40, 82, -60, 96, -168, 78, -214, 58,
        -140, 42, -92, 8, -132, -26, -206, -52,
      ],
    ),
  );
  const maw = loopThrough(offsets(x, y, [-206, -50, -134, -26, -94, 8, -142, 42, -212, 57, -172, 4]));
  const gill = curveThrough(offsets(x, y, [-58, -92, -24, -30, -26, 34, -56, 94]));
  const flank: Poly = [...gill, [x + 230, y + 94], [x + 230, y - 92]];
  const stripes = comb(curveThrough(x - 60, y - 4, x + 60, y, x + 214, y + 10), 25, 7.5).map((stripe) =>
    resample(stripe, 2).filter((point) => inside(flank, ...point)),
  );
  const tooth = (u: number, v: number, up: number) => polyline(u - 5, v, u + 5, v, u + 1, v + up * 13);
  for (const p of [fin, tail])
    S.add(
      fill(p, K.red),
      clip(
        p,
        lines(
          series(26, (i) => polyline(x + 10 + i * 9, y - 40, x + 22 + i * 9, y + 120)),
          K.black,
          1.4,
        ),
      ),
      ink(p, K.black, 3),
    );
  S.add(
    fill(body, K.indigo),
    clip(
      body,
      lines(stripes, '#5f7fae', 1.5) +
        dots(resample(curveThrough(x - 40, y - 64, x + 90, y - 40, x + 196, y + 4), 15), 4, K.yellow) +
        dots(resample(curveThrough(offsets(x, y, [-130, 70, -40, 76, 60, 58, 180, 22])), 15), 4, K.white),
    ),
    ink(body, K.black, 4.4),
  );
  S.add(
    fill(maw, K.red),
    ink(maw, K.black, 3),
    polys(
      [0, 1, 2, 3, 4, 5, 6].map((i) => tooth(lerp(x - 190, x - 118, i / 6), lerp(y - 46, y - 18, i / 6), 1)),
      K.white,
    ),
    polys(
      [0, 1, 2, 3, 4, 5, 6].map((i) => tooth(lerp(x - 196, x - 122, i / 6), lerp(y + 54, y + 34, i / 6), -1)),
      K.white,
    ),
  );
  const pec = loopThrough(offsets(x, y, [-20, 30, 40, 44, 64, 76, 10, 72]));
  S.add(
    line(gill, K.black, 4),
    dots(
      walk(gill, 13).map((k) => [k.p[0] + 9, k.p[1]] as Point),
      3,
      K.yellow,
    ),
    fill(pec, K.orange),
    ink(pec, K.black, 3),
  );
  S.add(
    fill(ellipse(x - 92, y - 52, 22, 17), K.white),
    ink(ellipse(x - 92, y - 52, 22, 17), K.black, 3),
    dot(x - 96, y - 50, 9, K.black),
    line(curveThrough(x - 124, y - 70, x - 92, y - 82, x - 62, y - 68), K.black, 4),
  );
  const feelers: Point[][] = [
    [
      [-196, -52],
      [-236, -96],
      [-176, -122],
      [-70, -112],
    ],
    [
      [-190, -54],
      [-214, -78],
      [-168, -98],
      [-112, -92],
    ],
    [
      [-204, 58],
      [-240, 96],
      [-176, 122],
      [-70, 116],
    ],
    [
      [-190, 62],
      [-206, 86],
      [-160, 104],
      [-104, 102],
    ],
  ];
  feelers.forEach((q, i) => {
    const b = curve(q.map(([u, v]) => [x + u, y + v] as Point));
    S.add(fill(ribbon(b, widths(4.5, 4, 3, 1)), i % 2 ? K.brown : K.black)).blockLine(b, 8);
  });
  S.block(body, 12).block(maw, 8).block(tail, 6).block(fin, 6);
}
