/** The merchant's boat and its river. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, pathData } from '../../draw/svg.ts';
import type { Stance } from '../../figures/small.ts';
import { storyFigure } from '../../figures/story.ts';
import { look } from './people.ts';
import { K, M, W, wash } from './style.ts';

/** River: bands of slate wash with drawn waves. */
export function river(S: Sheet, y0: number, y1: number) {
  const p = [
    ...curve(series(9, (i) => [M + (i * (W - 2 * M)) / 8, y0 + (i % 2 ? 7 : -5)] as Point)),
    [W - M, y1],
    [M, y1],
  ] as Poly;
  S.add(`<path d="${pathData(p)}" fill="${K.slate}" opacity=".55"/>`);
  for (let y = y0 + 16; y < y1 - 4; y += 15)
    S.add(
      lines(
        [curve(series(25, (i) => [M + (i * (W - 2 * M)) / 24, y + (i % 2 ? 4 : -4)] as Point))],
        ((y / 15) | 0) % 2 ? K.pale : K.dark,
        1.1,
      ),
    );
}

/** The merchant's boat under sail: helmsman, the merchant himself, a rower, all looking where the eyed prow goes. */
export function boat(S: Sheet, x: number, y: number) {
  const hull = loopThrough(
    offsets(
      x,
      y,
      [
        -206, -54, -168, -12, -90, 22, 0, 28, 90, 22, 168, -12, 214, -74, 190, -76, 150, -30, 0, -10, -150,
        -24, -184, -54,
      ],
    ),
  );
  const top = y - 178,
    sail = curve([
      [x + 6, top + 8],
      [x + 84, top + 26],
      [x + 104, top + 76],
      [x + 78, y - 62],
      [x + 6, y - 46],
    ]),
    mast: Poly = polyline(x + 4, y - 8, x + 4, top - 6),
    flag = loopThrough(offsets(x, top, [5, -6, 24, -12, 50, -4, 26, 4, 5, 6]));
  S.add(
    line(mast, K.dark, 6),
    line(mast, K.brown, 3.4),
    wash([...sail, [x + 6, top + 8]], K.pale),
    clip(
      sail,
      lines(
        [0, 1, 2, 3].map((i) =>
          curve([
            [x, top + 24 + i * 32],
            [x + 60, top + 36 + i * 30],
            [x + 120, top + 32 + i * 28],
          ]),
        ),
        K.red,
        6,
      ) +
        dots(
          [0, 1, 2, 3].flatMap((i) =>
            [0, 1, 2, 3, 4].map((j) => [x + 18 + j * 18, top + 46 + i * 31] as Point),
          ),
          2.2,
          K.brown,
        ),
    ),
    lines([[mast[1], [x - 168, y - 40]], polyline(x + 78, y - 62, x + 168, y - 46)], K.dark, 1.6),
    wash(flag, K.red),
  );
  const oar = (hand: Point, low: Point) => {
    const a = Math.atan2(low[1] - hand[1], low[0] - hand[0]),
      end = polar(hand[0], hand[1], -26, a);
    S.add(
      line([end, low], K.dark, 6),
      line([end, low], K.brown, 3),
      wash(leaf(...polar(low[0], low[1], -8, a), 44, 8, a), K.ochre),
    );
  };
  const rowing: Stance = { aL: [0.5, 1.2], aR: [0.7, 1.3], lean: 0.2, fx: 1 };
  const helm = storyFigure(
    S,
    x - 132,
    y - 12,
    1.36,
    rowing,
    look('man', K.pale, K.brown, K.red, { bare: true, moustache: true }),
  );
  storyFigure(
    S,
    x - 52,
    y - 2,
    1.5,
    { aL: [-0.5, 0.4], aR: [1.7, 2.5], fx: 1 },
    look('man', K.red, K.pale, K.ochre, { moustache: true, sash: K.green }),
  );
  const rower = storyFigure(
    S,
    x + 116,
    y - 14,
    1.3,
    { ...rowing, aL: [0.3, 0.9], aR: [0.4, 1] },
    look('man', K.pale, K.brown, K.ochre, { bare: true }),
  );
  S.add(
    wash(hull, K.brown),
    line(curveThrough(offsets(x, y, [-176, -26, -90, 2, 0, 8, 90, 2, 172, -32])), K.ochre, 5),
    dots(resample(curveThrough(x - 150, y - 2, x, y + 18, x + 150, y - 2), 17), 3, K.pale),
    fill(ellipse(x + 186, y - 60, 9, 6), K.pale),
    dot(x + 187, y - 60, 3.4, K.dark),
  );
  oar(helm.handR, [helm.handR[0] - 46, y + 50]);
  oar(rower.handR, [rower.handR[0] - 40, y + 48]);
  S.block(hull, 8).block(sail, 6);
}
