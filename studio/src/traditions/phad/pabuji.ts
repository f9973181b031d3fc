/** Pabuji on his mare. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { mare } from './mare.ts';
import { look } from './people.ts';
import { K } from './style.ts';

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
      ) + dots(resample(T(curveThrough(-17, 17, 4, 22, 23, 17)), 8), 2.4, K.yellow),
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
  S.blockLine(resample([a, b], 8), 10).block(flag, 6);
  const c: Point = [F.waist[0] - 48, F.waist[1] - 36],
    sh = ellipse(...c, 36);
  S.add(
    fill(sh, K.black),
    line(ellipse(...c, 30), K.yellow, 3, true),
    dots(resample(ellipse(...c, 22), 9, true), 2.2, K.red),
    dots(
      [0, 1, 2, 3].map((i) => polar(...c, 11, i * 1.57 + 0.78)),
      4,
      K.yellow,
    ),
    ink(sh, K.black, 2),
  ).block(sh, 6);
}
