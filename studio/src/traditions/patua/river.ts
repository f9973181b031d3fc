/** The river of a scroll. */
import { curve } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { fill, lines } from '../../draw/svg.ts';
import { M, T, W } from './style.ts';

/** River: pale water with rows of little waves. */
export function river(S: Sheet, y0: number, y1: number, col: string, wave: string) {
  S.add(fill(rect(M + T, y0, W - 2 * (M + T), y1 - y0), col));
  for (let y = y0 + 12; y < y1; y += 17)
    S.add(
      lines(
        series(15, (i) =>
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
