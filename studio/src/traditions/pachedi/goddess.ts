/** The Mother with her many arms. */
import { run } from '../../draw/bands.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** The goddess: frontal, crowned, four hands with sword, trident, bell and blessing. */
export function goddess(S: Sheet, x: number, y: number) {
  const halo = ellipse(x, y - 176, 66);
  S.add(
    fill(halo, K.black),
    polys(
      series(26, (i) => leaf(...polar(x, y - 176, 66, (i / 26) * 6.283), 18, 5, (i / 26) * 6.283)),
      K.red,
    ),
    dots(resample(ellipse(x, y - 176, 58), 10, true), 3, K.white),
  );
  const skirt = loopThrough(
    offsets(x, y, [-26, -66, 26, -66, 66, -8, 112, 18, 70, 40, 0, 34, -70, 40, -112, 18, -66, -8]),
  );
  S.add(
    fill(skirt, K.red),
    clip(
      skirt,
      lines(
        [0, 1, 2, 3].map((i) =>
          curve([
            [x - 120, y - 20 + i * 18],
            [x, y - 34 + i * 19],
            [x + 120, y - 20 + i * 18],
          ]),
        ),
        K.white,
        2.4,
      ) +
        dots(
          series(60, (i) => [x - 110 + (i % 20) * 11.5, y - 22 + Math.floor(i / 20) * 20] as Point),
          2.6,
          K.white,
        ),
    ),
    ink(skirt, K.black, 3.4),
  );
  const arms: [Point[], string][] = [
    [
      [
        [-34, -122],
        [-86, -96],
        [-122, -134],
      ],
      'sword',
    ],
    [
      [
        [34, -122],
        [86, -96],
        [122, -134],
      ],
      'trident',
    ],
    [
      [
        [-32, -112],
        [-66, -60],
        [-100, -44],
      ],
      'bell',
    ],
    [
      [
        [32, -112],
        [66, -60],
        [98, -58],
      ],
      'open',
    ],
  ];
  arms.forEach(([q, tool]) => {
    const a = ribbon(curve(q.map(([u, v]) => [x + u, y + v] as Point)), widths(11, 9, 7)),
      h: Point = [x + q[2][0], y + q[2][1]];
    if (tool === 'sword')
      S.add(
        line([h, [h[0] - 22, h[1] - 92]], K.black, 9),
        line([h, [h[0] - 22, h[1] - 92]], K.white, 5),
        line(polyline(h[0] - 15, h[1] - 9, h[0] + 12, h[1] - 14), K.red, 6),
      );
    if (tool === 'trident')
      S.add(
        line(polyline(h[0] - 8, h[1] + 40, h[0] + 14, h[1] - 84), K.black, 5),
        lines(
          [
            curve([
              [h[0] + 14, h[1] - 76],
              [h[0] - 8, h[1] - 84],
              [h[0] - 2, h[1] - 112],
            ]),
            curve([
              [h[0] + 14, h[1] - 76],
              [h[0] + 36, h[1] - 80],
              [h[0] + 40, h[1] - 106],
            ]),
            polyline(h[0] + 14, h[1] - 76, h[0] + 20, h[1] - 120),
          ],
          K.red,
          5,
        ),
      );
    if (tool === 'bell')
      S.add(
        fill(curveThrough(offsets(h[0], h[1], [-15, 24, -8, 0, 6, 0, 14, 24])), K.black),
        dot(h[0], h[1] + 28, 4.6, K.red),
      );
    S.add(
      fill(a, K.white),
      ink(a, K.black, 2.6),
      dot(h[0], h[1], 9, K.white),
      line(ellipse(h[0], h[1], 9), K.black, 2.4, true),
      line(polyline(h[0] - 10, h[1] + 9, h[0] + 10, h[1] + 9), K.red, 4),
    );
  });
  const torso = loopThrough(
    offsets(x, y, [-40, -128, 0, -136, 40, -128, 28, -92, 25, -64, -25, -64, -28, -92]),
  );
  S.add(
    fill(torso, K.black),
    clip(torso, hatch(torso, 0.785, 9, 1.6, K.white, S.r, 0) + hatch(torso, -0.785, 9, 1.6, K.white, S.r, 0)),
    ink(torso, K.black, 3),
    ...[0, 1, 2].map((i) =>
      dots(
        resample(
          curve([
            [x - 24 - i * 4, y - 132 + i * 4],
            [x, y - 112 + i * 13],
            [x + 24 + i * 4, y - 132 + i * 4],
          ]),
          7,
        ),
        2.8,
        i % 2 ? K.white : K.red,
      ),
    ),
  );
  const face = loopThrough(
    offsets(x, y, [-38, -186, -30, -218, 0, -226, 30, -218, 38, -186, 26, -150, 0, -136, -26, -150]),
  );
  S.add(
    fill(face, K.white),
    ink(face, K.black, 3.2),
    line(polyline(x, y - 192, x - 5, y - 168, x + 4, y - 166), K.black, 2.2),
    fill(leaf(x - 11, y - 154, 22, 3.6, 0, 0, 0.5), K.red),
    dot(x, y - 206, 6, K.red),
    dots(polyline(x - 40, y - 166, x + 40, y - 166), 7, K.red),
    line(ellipse(x + 8, y - 162, 7), K.black, 1.8, true),
  );
  for (const sg of [-1, 1])
    S.add(
      fill(leaf(x + sg * 17 - 13, y - 186, 26, 7, 0, 0, 0.5), K.cloth),
      ink(leaf(x + sg * 17 - 13, y - 186, 26, 7, 0, 0, 0.5), K.black, 2.2),
      dot(x + sg * 17, y - 186, 5, K.black),
      line(
        curve([
          [x + sg * 5, y - 198],
          [x + sg * 18, y - 203],
          [x + sg * 32, y - 196],
        ]),
        K.black,
        3,
      ),
    );
  const crown = polyline(
    offsets(
      x,
      y,
      [-38, -210, -46, -246, -24, -232, -14, -268, 0, -240, 14, -268, 24, -232, 46, -246, 38, -210],
    ),
  );
  S.add(
    fill(crown, K.red),
    ink(crown, K.black, 3),
    dots(
      run(72, 10, 0).map(([u]) => [x - 36 + u, y - 217] as Point),
      3.4,
      K.white,
    ),
    dots(polyline(x - 14, y - 268, x + 14, y - 268, x - 46, y - 246, x + 46, y - 246), 5, K.black),
  );
}
