/** Phad: black mare, hero with spear and shield, files of attendants, red and yellow border. */
import { flower, run, teeth } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  polar,
  polyline,
  rect,
  transform,
  walk,
} from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { clip, dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { type Look, storyFigure } from '../../figures/story.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { place } from '../../motifs/place.ts';

export const W = 1000,
  H = 760,
  M = 18,
  T = 50,
  GY = 668;

export const K = {
  cloth: '#f2dda6',
  red: '#c8301d',
  orange: '#e5691f',
  yellow: '#f2b632',
  green: '#3f7d4a',
  blue: '#3c6c93',
  black: '#1e1816',
  white: '#fbf3df',
  skin: '#e9a45a',
  grey: '#8b8378',
  pink: '#dd8a86',
};

export const band = (L: number) =>
  fill(rect(0, 0, L, T), K.red) +
  polys(teeth(L, 25, 13, 3), K.yellow) +
  line(
    [
      [0, 14],
      [L, 14],
    ],
    K.black,
    2.2,
  ) +
  fill(rect(0, 15, L, 22), K.yellow) +
  polys(
    run(L, 25, 26).flatMap(([x, y]) => flower(x, y, 10, 6)),
    K.red,
  ) +
  dots(run(L, 25, 26), 3, K.black) +
  line(
    [
      [0, 38],
      [L, 38],
    ],
    K.black,
    2.2,
  ) +
  dots(run(L, 12, 44), 3, K.white) +
  line(
    [
      [0, 0],
      [L, 0],
    ],
    K.black,
    4,
  ) +
  line(
    [
      [0, 50],
      [L, 50],
    ],
    K.black,
    3,
  );

export const look = (
  kind: 'man' | 'woman',
  top: string,
  low: string,
  head: string,
  o: Partial<Look> = {},
): Look => ({
  kind,
  skin: K.skin,
  top,
  low,
  head,
  ink: K.black,
  hair: K.black,
  white: K.white,
  gold: K.yellow,
  moustache: kind === 'man',
  w: 1.6,
  ...o,
});

export const SUITS: [string, string, string][] = [
  [K.orange, K.white, K.red],
  [K.red, K.yellow, K.green],
  [K.yellow, K.orange, K.red],
  [K.green, K.white, K.orange],
  [K.white, K.red, K.yellow],
  [K.blue, K.orange, K.red],
];

/** The mare: black, jewelled, one foreleg lifted. */
export function mare(S: Sheet, x: number, y: number, s: number) {
  const B = place(horse(), x, y, s),
    cloth = transform(polyline([-46, -52, 40, -58, 46, 6, 30, 22, -34, 22, -50, 4]), x, y, s);
  S.add(
    fill(B.tail, K.black),
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
    clip(
      B.body,
      dots(
        walk(transform(curveThrough(-96, -10, -70, 10, -50, 8), x, y, s), 10).map((k) => k.p),
        3,
        K.white,
      ),
    ),
    polys(B.hooves, K.orange),
  );
  S.add(
    fill(cloth, K.red),
    clip(
      cloth,
      hatch(cloth, 0.785, 22, 1.8, K.yellow, S.r, 0) + hatch(cloth, -0.785, 22, 1.8, K.yellow, S.r, 0),
    ),
    line(cloth, K.yellow, 7, true),
    dots(
      walk(cloth, 12, true).map((k) => k.p),
      2.4,
      K.red,
    ),
    ink(cloth, K.black, 2),
  );
  for (const q of [
    curveThrough(56, -90, 84, -70, 104, -78),
    curveThrough(44, -60, 80, -44, 104, -54),
    curveThrough(36, -40, 70, -2, 92, -26),
  ])
    S.add(
      line(transform(q, x, y, s), K.yellow, 6),
      dots(
        walk(transform(q, x, y, s), 11).map((k) => k.p),
        2,
        K.red,
      ),
      dots(
        walk(transform(q, x, y + 7, s), 11).map((k) => k.p),
        2.6,
        K.white,
      ),
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
    S.add(
      line(
        transform(
          [
            [a - 9, b],
            [a + 9, b],
          ],
          x,
          y,
          s,
        ),
        K.yellow,
        5,
      ),
    );
  S.block(B.body, 10).block(B.tail, 8).block(cloth, 4);
}

export function pabuji(S: Sheet, x: number, y: number, s: number) {
  mare(S, x, y, s);
  const F = storyFigure(
    S,
    x - 10,
    y + 34,
    2.75,
    { aL: [0.7, 1.6], aR: [1.5, 2.4], lL: [0.5, -0.2], lR: [0.62, -0.1] },
    look('man', K.orange, K.red, K.red, { sash: K.green, w: 2.2, crown: false }),
  );
  const h = F.headC;
  S.add(
    polys([leaf(h[0] + 4, h[1] - 58, 46, 8, -1.2), leaf(h[0], h[1] - 58, 40, 7, -1.8)], K.white),
    dot(h[0] + 2, h[1] - 54, 6, K.yellow),
  );
  const a: Point = [F.handR[0] - 66, F.handR[1] + 120],
    b: Point = [F.handR[0] + 78, F.handR[1] - 138];
  S.add(
    line([a, b], K.black, 5.4),
    line([a, b], K.yellow, 2.4),
    fill(leaf(b[0], b[1], 44, 8, Math.atan2(b[1] - a[1], b[0] - a[0])), K.white),
    ink(leaf(b[0], b[1], 44, 8, Math.atan2(b[1] - a[1], b[0] - a[0])), K.black, 1.8),
    fill(polyline(b[0] - 4, b[1] + 8, b[0] + 30, b[1] + 26, b[0] - 12, b[1] + 30), K.red),
  );
  S.blockLine(
    walk([a, b], 8).map((k) => k.p),
    10,
  );
  const sh = ellipse(F.waist[0] - 46, F.waist[1] - 30, 34);
  S.add(
    fill(sh, K.black),
    line(ellipse(F.waist[0] - 46, F.waist[1] - 30, 28), K.yellow, 3, true),
    dots(
      [0, 1, 2, 3].map((i) => polar(F.waist[0] - 46, F.waist[1] - 30, 13, i * 1.57 + 0.78)),
      4,
      K.yellow,
    ),
    ink(sh, K.black, 2),
  ).block(sh, 6);
}

/** Row of small attendants with spears, or women with lamps. */
export function attendants(
  S: Sheet,
  x: number,
  y: number,
  n: number,
  d: number,
  fx: number,
  women: boolean,
  from = 0,
) {
  for (let i = 0; i < n; i++) {
    const c = SUITS[(i + from) % SUITS.length];
    const F = storyFigure(
      S,
      x + i * d,
      y,
      1.12,
      women
        ? { aL: [-0.3, 0.3], aR: [1.1, 2.2], fx }
        : {
            aL: [-0.4, 0.4],
            aR: [1, 2.6],
            fx,
            lL: [-0.35, -0.1],
            lR: [0.35, 0],
          },
      look(women ? 'woman' : 'man', c[0], c[1], c[2], { w: 1.3 }),
    );
    if (women)
      S.add(
        fill(
          curve(
            [
              [F.handR[0] - 11, F.handR[1] - 3],
              [F.handR[0] + 11, F.handR[1] - 3],
              [F.handR[0], F.handR[1] + 7],
            ],
            true,
          ),
          K.yellow,
        ),
        fill(leaf(F.handR[0], F.handR[1] - 4, 14, 4, -1.57), K.red),
      );
    else
      S.add(
        line(
          [
            [F.handR[0], F.handR[1] + 40],
            [F.handR[0], F.handR[1] - 62],
          ],
          K.black,
          2.4,
        ),
        fill(leaf(F.handR[0], F.handR[1] - 60, 17, 4, -1.57), K.red),
      ).blockLine(
        walk(
          [
            [F.handR[0], F.handR[1]],
            [F.handR[0], F.handR[1] - 76],
          ],
          6,
        ).map((k) => k.p),
        5,
      );
  }
}
