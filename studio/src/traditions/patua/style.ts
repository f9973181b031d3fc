/** Bengal Patua scroll: scaled fish with human eyes, palanquin, river, the great boal, leaf borders. */
import { flower, run } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  polyline,
  rect,
  ribbon,
  transform,
  walk,
  widths,
  offsets,
} from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { comb } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys, edged } from '../../draw/svg.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { place } from '../../motifs/place.ts';

export const W = 640,
  H = 1000,
  M = 18,
  T = 40;

export const K = {
  paper: '#f0deb0',
  red: '#c23a22',
  orange: '#e0772a',
  yellow: '#eab53a',
  green: '#3f7a3d',
  leaf: '#7fa34a',
  indigo: '#27406f',
  sea: '#9db8b4',
  black: '#211a17',
  white: '#fbf3df',
  brown: '#7b4526',
  rose: '#d9788a',
};

export const leafBand = (L: number) =>
  fill(rect(0, 0, L, T), K.red) +
  polys(
    run(L, 26, 20).flatMap(([x, y]) => [leaf(x - 2, y, 19, 5.4, -0.7), leaf(x - 2, y, 19, 5.4, 0.7)]),
    K.leaf,
  ) +
  line(polyline(0, 20, L, 20), K.green, 3) +
  polys(
    run(L, 78, 20).flatMap(([x, y]) => flower(x, y, 14, 7)),
    K.yellow,
  ) +
  dots(run(L, 78, 20), 4, K.black) +
  line(polyline(0, 2, L, 2), K.black, 3) +
  line(polyline(0, 38, L, 38), K.black, 3) +
  line(polyline(0, 35, L, 35), K.yellow, 2.4);

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
      dots(
        walk(v, 9, true).map((k) => k.p),
        2,
        K.yellow,
      ),
      ink(v, K.black, 2.4),
      dot(e[0] + 14 * fx * s, e[1] - 16 * s, 4 * s, K.red),
    );
  }
  S.block(F.body, 8).block(F.tail, 6);
  F.fins.forEach((f) => S.block(f, 5));
}

/** River: pale water with rows of little waves. */
export function river(S: Sheet, y0: number, y1: number, col: string, wave: string) {
  S.add(fill(rect(M + T, y0, W - 2 * (M + T), y1 - y0), col));
  for (let y = y0 + 12; y < y1; y += 17)
    S.add(
      lines(
        Array.from({ length: 15 }, (_, i) =>
          curve([
            [M + T + 4 + i * 36 + (y % 34 > 17 ? 18 : 0), y],
            [M + T + 13 + i * 36 + (y % 34 > 17 ? 18 : 0), y - 5],
            [M + T + 23 + i * 36 + (y % 34 > 17 ? 18 : 0), y],
          ]),
        ),
        wave,
        1.5,
      ),
    );
}

/** A square with a flower where the border's strips meet. */
export const corner = (S: Sheet, x: number, y: number) =>
  S.add(
    fill(rect(x, y, T, T), K.green),
    polys(flower(x + T / 2, y + T / 2, 17, 8), K.yellow),
    ...flower(x + T / 2, y + T / 2, 17, 8).map((p) => line(p, K.black, 1.2, true)),
    dot(x + T / 2, y + T / 2, 5, K.red),
    ink(rect(x + 1.5, y + 1.5, T - 3, T - 3), K.black, 3),
  );

/** A shehnai from the lips at (x, y): reed, bored tube with rings, flaring bell a little raised. */
export function pipe(S: Sheet, x: number, y: number, fx: number) {
  const at = (p: Poly) => transform(p, x, y, 1, -0.12 * fx, fx),
    tube = at(polyline(-4, -2, 6, -4, 42, -8, 56, -17, 60, -17, 60, 17, 56, 17, 42, 8, 6, 4, -4, 2));
  S.add(
    fill(tube, K.yellow),
    clip(
      tube,
      lines(
        [8, 15, 38, 44].map((u) => at(polyline(u, -14, u, 14))),
        K.red,
        3,
      ),
    ),
    dots(at([20, 26, 32].map((u) => [u, -1] as Point)), 2, K.black),
    ink(tube, K.black, 2.4),
  ).block(tube, 5);
}

/** A pectoral fin that reaches out like an arm, from a shoulder to what it holds. */
export function finArm(S: Sheet, from: Point, to: Point, fx: number, col: string) {
  const mid: Point = [(from[0] + to[0]) / 2 - 6 * fx, Math.max(from[1], to[1]) + 14],
    arm = ribbon(curve([from, mid, to]), widths(9, 6, 4.5));
  S.add(
    fill(arm, col),
    lines(
      walk(curve([from, mid, to]), 8).map((k) => [
        [k.p[0], k.p[1] - 4],
        [k.p[0] + 3, k.p[1] + 5],
      ]),
      K.black,
      1,
    ),
    ink(arm, K.black, 2.2),
    ...[-0.6, 0, 0.6].map((a) => {
      const p = leaf(to[0], to[1], 12, 3.4, (fx > 0 ? 0 : Math.PI) + a - 0.5 * fx);
      return edged(p, col, K.black, 1.4);
    }),
  ).block(arm, 5);
}

/** Drumstick with a round head. */
export const stick = (S: Sheet, a: Point, b: Point) =>
  S.add(line([a, b], K.black, 5), line([a, b], K.yellow, 2.4), dot(b[0], b[1], 4.6, K.red)).blockLine(
    [a, b],
    8,
  );

/** The strap that carries a drum, from a neck to both rims. */
export const sling = (S: Sheet, neck: Point, x: number, y: number) =>
  S.add(
    ...[-22, 22].map((d) => {
      const p = curve([neck, [(neck[0] + x + d) / 2, Math.min(neck[1], y) - 2], [x + d, y]]);
      return line(p, K.black, 5) + line(p, K.red, 2.6);
    }),
  );

export function dhol(S: Sheet, x: number, y: number) {
  const b = loopThrough(offsets(x, y, [-26, -14, 0, -20, 26, -14, 26, 14, 0, 20, -26, 14]));
  S.add(
    fill(b, K.brown),
    lines(
      Array.from({ length: 6 }, (_, i) =>
        polyline(x - 22 + i * 9, y - 17, x - 17 + i * 9, y + 17, x - 13 + i * 9, y - 17),
      ),
      K.yellow,
      1.8,
    ),
    ink(b, K.black, 2.6),
    fill(ellipse(x - 26, y, 6, 14), K.white),
    ink(ellipse(x - 26, y, 6, 14), K.black, 2),
    fill(ellipse(x + 26, y, 6, 14), K.white),
    ink(ellipse(x + 26, y, 6, 14), K.black, 2),
  ).block(b, 8);
}

/** Bride in her palanquin on a pole between two bearer fish. */
export function palanquin(S: Sheet, x: number, y: number) {
  const hood = curveThrough(offsets(x, y, [-104, 4, -96, -60, -40, -96, 0, -112, 40, -96, 96, -60, 104, 4]));
  S.add(
    line(polyline(x - 240, y - 44, x + 240, y - 44), K.black, 11),
    line(polyline(x - 240, y - 44, x + 240, y - 44), K.yellow, 6),
  );
  S.add(
    fill([...hood], K.orange),
    clip(
      hood,
      lines(
        Array.from({ length: 17 }, (_, i) => polyline(x, y - 130, x - 160 + i * 20, y + 10)),
        K.red,
        4,
      ),
    ),
    ink([...hood], K.black, 3.4),
  );
  const win = curveThrough(offsets(x, y, [-78, 0, -70, -46, 0, -74, 70, -46, 78, 0]));
  S.add(
    fill(win, K.white),
    ink(win, K.black, 3),
    dots(
      walk(win, 12).map((k) => k.p),
      3.4,
      K.red,
    ),
  );
  fish(S, x - 4, y - 26, 0.58, 1, [K.rose, K.yellow], { veil: true });
  const base = rect(x - 110, y, 220, 20);
  S.add(
    fill(base, K.green),
    polys(
      Array.from({ length: 11 }, (_, i) =>
        polyline(x - 110 + i * 20, y + 19, x - 100 + i * 20, y + 3, x - 90 + i * 20, y + 19),
      ),
      K.yellow,
    ),
    ink(base, K.black, 3),
    ...[0, 1, 2].map((i) => dot(x, y - 112 - i * 9, 6 - i * 1.4, K.red)),
  )
    .block(hood, 8)
    .block(base, 6)
    .block(rect(x - 240, y - 50, 480, 12));
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
  const tooth = (u: number, v: number, up: number) => polyline(u - 5, v, u + 5, v, u + 1, v + up * 13);
  for (const p of [fin, tail])
    S.add(
      fill(p, K.red),
      clip(
        p,
        lines(
          Array.from({ length: 26 }, (_, i) => polyline(x + 10 + i * 9, y - 40, x + 22 + i * 9, y + 120)),
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
      lines(comb(curveThrough(x - 60, y - 4, x + 60, y, x + 214, y + 10), 25, 7.5), '#5f7fae', 1.5) +
        dots(
          walk(curveThrough(x - 40, y - 64, x + 90, y - 40, x + 196, y + 4), 15).map((k) => k.p),
          4,
          K.yellow,
        ) +
        dots(
          walk(curveThrough(offsets(x, y, [-130, 70, -40, 76, 60, 58, 180, 22])), 15).map((k) => k.p),
          4,
          K.white,
        ),
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
  const gill = curveThrough(offsets(x, y, [-58, -92, -24, -30, -26, 34, -56, 94])),
    pec = loopThrough(offsets(x, y, [-20, 30, 40, 44, 64, 76, 10, 72]));
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
