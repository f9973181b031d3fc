/** The palanquin. */
import { curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { storyFigure } from '../../figures/story.ts';
import { look } from './people.ts';
import { K, gold } from './style.ts';

export function palanquin(S: Sheet, x: number, y: number) {
  const pole: Poly = curveThrough(offsets(x, y, [-236, -84, -120, -92, 0, -96, 120, -92, 236, -84]));
  [-192, -140, 140, 192].forEach((dx, i) =>
    storyFigure(
      S,
      x + dx,
      y,
      1.5,
      { aL: [2.2, 2.9], aR: [0.4, 0.8], lL: [-0.4, -0.15], lR: [0.4, 0] },
      look('man', i + 1),
    ),
  );
  S.add(line(pole, K.deep, 11), line(pole, K.gold, 7), dots(resample(pole, 11), 2, K.red));
  const box = rect(x - 74, y - 84, 148, 68),
    hood = curveThrough(
      offsets(x, y, [-90, -82, -76, -128, -30, -152, 0, -176, 30, -152, 76, -128, 90, -82]),
    );
  S.add(
    fill(box, K.red),
    lines(
      series(13, (i) => polyline(x - 70 + i * 12, y - 84, x - 70 + i * 12, y - 16)),
      K.orange,
      2,
    ),
    gold(box, 2.6, true),
  );
  const win = curveThrough(offsets(x, y, [-42, -22, -40, -66, 0, -82, 40, -66, 42, -22]));
  S.add(
    fill(win, K.board),
    fill(hood, K.green),
    clip(
      hood,
      lines(
        series(15, (i) => polyline(x, y - 190, x - 140 + i * 20, y - 76)),
        K.leaf,
        3,
      ),
    ),
    gold([...hood], 2.8),
    polys(
      series(12, (i) => leaf(x - 84 + i * 15.3, y - 82, 15, 5, 1.57)),
      K.yellow,
    ),
    dot(x, y - 182, 8, K.yellow),
  );
  S.add(clip(win, ''), gold(win, 2.2));
  const c = look('woman', 0);
  storyFigure(
    S,
    x - 2,
    y - 9,
    0.72,
    { aL: [-0.3, 0.8], aR: [0.4, 1.4], skirt: true },
    { ...c, top: K.pink, low: K.red, head: K.yellow },
  );
  S.add(
    fill(rect(x - 74, y - 20, 148, 14), K.yellow),
    dots(
      series(13, (i) => [x - 68 + i * 11.3, y - 13] as Point),
      3,
      K.red,
    ),
    gold(rect(x - 74, y - 20, 148, 14), 1.8, true),
  );
  S.block(hood, 8).block(box, 4);
}
