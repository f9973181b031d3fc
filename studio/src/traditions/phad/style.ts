/** Phad: black mare, hero with spear and shield, files of attendants, red and yellow border. */
import { flower, run, teeth } from '../../draw/bands.ts';
import {
  type Point,
  type Poly,
  curveThrough,
  ellipse,
  leaf,
  polar,
  polyline,
  rect,
  ribbon,
  transform,
  walk,
  widths,
  offsets,
  loopThrough,
} from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { Sheet } from '../../draw/sheet.ts';
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
  line(polyline(0, 14, L, 14), K.black, 2.2) +
  fill(rect(0, 15, L, 22), K.yellow) +
  polys(
    run(L, 25, 26).flatMap(([x, y]) => flower(x, y, 10, 6)),
    K.red,
  ) +
  dots(run(L, 25, 26), 3, K.black) +
  line(polyline(0, 38, L, 38), K.black, 2.2) +
  dots(run(L, 12, 44), 3, K.white) +
  line(polyline(0, 0, L, 0), K.black, 4) +
  line(polyline(0, 50, L, 50), K.black, 3);

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
    S.add(line(transform(polyline(a - 9, b, a + 9, b), x, y, s), K.yellow, 5));
  S.block(B.body, 10).block(B.tail, 8).block(cloth, 4);
}

/** A running hound with a bell at its collar, as it goes under every rider's horse. */
export function hound(S: Sheet, x: number, y: number, s: number, col: string) {
  const T = (p: Poly) => transform(p, x, y, s),
    limbs = [
      curveThrough(-34, -30, -48, -16, -60, 0),
      curveThrough(-28, -28, -30, -14, -22, 0),
      curveThrough(28, -30, 36, -14, 48, -2),
      curveThrough(34, -30, 50, -20, 64, -12),
    ].map((p) => T(ribbon(p, widths(8, 5, 3))));
  const tail = T(ribbon(curveThrough(-40, -38, -58, -50, -66, -66), widths(4, 3, 1.2))),
    trunk = T(
      loopThrough([
        -44, -36, -30, -48, 0, -44, 26, -50, 44, -62, 56, -66, 70, -58, 82, -52, 80, -46, 62, -46, 52, -40,
        42, -28, 24, -22, 0, -30, -24, -24, -40, -26,
      ]),
    ),
    ear = T(leaf(52, -62, 20, 6, 2.3));
  for (const p of [tail, ...limbs]) S.add(fill(p, col), ink(p, K.black, 1.8)).block(p, 5);
  S.add(
    fill(trunk, col),
    clip(
      trunk,
      dots(
        walk(T(curveThrough(-34, -36, 0, -38, 30, -36)), 9 * s).map((k) => k.p),
        2.6 * s,
        K.white,
      ) + hatch(trunk, 1.2, 8 * s, 1.1, K.red, S.r, 0),
    ),
    ink(trunk, K.black, 2.2),
    line(T(curveThrough(38, -58, 44, -48, 46, -36)), K.red, 5 * s),
    dot(...T([[47, -33]])[0], 3.4 * s, K.yellow),
    fill(ear, K.red),
    ink(ear, K.black, 1.6),
    fill(T(ellipse(62, -58, 5, 3.6)), K.white),
    dot(...T([[63, -58]])[0], 2.2 * s, K.black),
  ).block(trunk, 7);
}

/** The rider's near leg: wide trousers over the saddle cloth, an upturned shoe in the stirrup. */
function ridingLeg(S: Sheet, hip: Point, s: number) {
  const T = (p: Poly) => transform(p, hip[0], hip[1], s),
    shoe = T(loopThrough([17, 51, 28, 50, 37, 53, 42, 48, 43, 55, 34, 59, 17, 59])),
    trousers = T(loopThrough([-9, -3, 9, -4, 24, 12, 31, 28, 28, 50, 17, 51, 14, 32, 2, 22, -10, 12])),
    skirt = T(loopThrough([-9, -8, 9, -8, 18, 6, 24, 20, 4, 25, -18, 20, -15, 6]));
  S.add(
    line(T(curveThrough(12, 4, 16, 30, 15, 58)), K.yellow, 4),
    fill(shoe, K.green),
    ink(shoe, K.black, 2),
    fill(trousers, K.white),
    clip(
      trousers,
      lines(
        [-1, 0, 1, 2, 3].map((i) => T(curveThrough(-6 + i * 5, 0, 12 + i * 5, 20, 16 + i * 4, 52))),
        K.red,
        1.6,
      ),
    ),
    ink(trousers, K.black, 2.2),
    line(T(polyline(15, 59, 36, 60)), K.yellow, 5),
    fill(skirt, K.red),
    clip(
      skirt,
      lines(
        [-10, -5, 0, 5, 10].map((u) => T(curveThrough(u * 0.6, -8, u * 1.2, 8, u * 1.9, 26))),
        K.orange,
        2,
      ) +
        dots(
          walk(T(curveThrough(-17, 17, 4, 22, 23, 17)), 8).map((k) => k.p),
          2.4,
          K.yellow,
        ),
    ),
    ink(skirt, K.black, 2.2),
  );
  S.block(trousers, 5).block(shoe, 5);
}

export function pabuji(S: Sheet, x: number, y: number, s: number) {
  mare(S, x, y, s);
  const seat: Point = [x - 10, y - 62],
    rider = new Sheet(S.seed, S.w, S.h);
  const F = storyFigure(
    rider,
    seat[0],
    seat[1] + 96,
    2.6,
    { aL: [0.75, 1.35], aR: [1.2, 2.7] },
    look('man', K.orange, K.red, K.red, { w: 2.2 }),
  );
  // only the upper half sits on the saddle; the near leg is drawn for riding, the far one is behind the mare
  S.add(clip(rect(0, 0, S.w, F.waist[1] - 6), rider.svg))
    .block(F.torso, 10)
    .block(F.head, 24);
  ridingLeg(S, [F.waist[0], F.waist[1]], 2.15);
  S.add(
    line(polyline(F.waist[0] - 20, F.waist[1] - 14, F.waist[0] + 20, F.waist[1] - 14), K.black, 15),
    line(polyline(F.waist[0] - 20, F.waist[1] - 14, F.waist[0] + 20, F.waist[1] - 14), K.green, 11),
    fill(polyline(offsets(F.waist[0], F.waist[1], [-6, -10, 8, -10, -4, 40, -20, 36])), K.green),
    ink(polyline(offsets(F.waist[0], F.waist[1], [-6, -10, 8, -10, -4, 40, -20, 36])), K.black, 1.8),
  );
  const h = F.headC;
  S.add(
    polys([leaf(h[0] + 4, h[1] - 56, 46, 8, -1.2), leaf(h[0], h[1] - 56, 40, 7, -1.8)], K.white),
    ink(leaf(h[0] + 4, h[1] - 56, 46, 8, -1.2), K.black, 1.4),
    ink(leaf(h[0], h[1] - 56, 40, 7, -1.8), K.black, 1.4),
    dot(h[0] + 2, h[1] - 52, 6, K.yellow),
  );
  const g: Point = [F.handR[0], F.handR[1] - 8],
    a: Point = [g[0] - 26, g[1] + 128],
    b: Point = [g[0] + 21, g[1] - 104],
    blade = leaf(b[0], b[1], 44, 8, Math.atan2(b[1] - a[1], b[0] - a[0])),
    flag = loopThrough(offsets(b[0], b[1], [-1, 6, 26, 10, 52, 24, 24, 28, -6, 34]));
  S.add(
    line([a, b], K.black, 6.4),
    line([a, b], K.yellow, 3),
    fill(blade, K.white),
    ink(blade, K.black, 1.8),
    fill(flag, K.red),
    ink(flag, K.black, 1.8),
    // fingers close round the shaft
    ...[-9, -3, 3, 9].map((d) => {
      const q = polyline(g[0] - 9, g[1] + d - 1, g[0] + 8, g[1] + d + 2);
      return line(q, K.black, 7) + line(q, K.skin, 4.6);
    }),
    line([[F.handL[0], F.handL[1]], ...transform(curveThrough(96, -70, 126, -92), x, y, s)], K.yellow, 4),
    fill(ellipse(F.handL[0] + 4, F.handL[1], 12, 9), K.skin),
    ink(ellipse(F.handL[0] + 4, F.handL[1], 12, 9), K.black, 1.8),
    lines(
      [-3, 3].map((d) => polyline(F.handL[0] - 2, F.handL[1] + d, F.handL[0] + 14, F.handL[1] + d)),
      K.black,
      1.4,
    ),
  );
  S.blockLine(
    walk([a, b], 8).map((k) => k.p),
    10,
  ).block(flag, 6);
  const c: Point = [F.waist[0] - 48, F.waist[1] - 36],
    sh = ellipse(...c, 36);
  S.add(
    fill(sh, K.black),
    line(ellipse(...c, 30), K.yellow, 3, true),
    dots(
      walk(ellipse(...c, 22), 9, true).map((k) => k.p),
      2.2,
      K.red,
    ),
    dots(
      [0, 1, 2, 3].map((i) => polar(...c, 11, i * 1.57 + 0.78)),
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
        ? { aL: [-0.4, 0.2], aR: [0.55, 2.6], fx }
        : {
            aL: [-0.4, 0.4],
            aR: [0.7, 2.7],
            fx,
            lL: [-0.35, -0.1],
            lR: [0.35, 0],
          },
      look(women ? 'woman' : 'man', c[0], c[1], c[2], { w: 1.3 }),
    );
    if (women)
      S.add(
        fill(loopThrough(offsets(F.handR[0], F.handR[1], [-11, -3, 11, -3, 0, 7])), K.yellow),
        fill(leaf(F.handR[0], F.handR[1] - 4, 14, 4, -1.57), K.red),
      );
    else
      S.add(
        line(polyline(F.handR[0], F.handR[1] + 40, F.handR[0], F.handR[1] - 62), K.black, 2.4),
        fill(leaf(F.handR[0], F.handR[1] - 60, 17, 4, -1.57), K.red),
      ).blockLine(
        walk(polyline(F.handR[0], F.handR[1], F.handR[0], F.handR[1] - 76), 6).map((k) => k.p),
        5,
      );
  }
}
