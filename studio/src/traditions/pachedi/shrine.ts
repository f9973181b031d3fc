/** The shrine in the middle of the cloth. */
import { flower, zig } from '../../draw/bands.ts';
import { curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { walk } from '../../draw/measure.ts';
import { arc, rect } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { K } from './style.ts';

/** The shrine: cusped arch on banded pillars, pennants above. */
export function shrine(S: Sheet, x: number, y0: number, y1: number, w: number) {
  const inner = [...Array(9)].flatMap((_, i) =>
    arc(
      lerp(x - w / 2 + 22, x + w / 2 - 22, (i + 0.5) / 9),
      y0 + 54 + Math.abs(i - 4) ** 1.7 * 7,
      (w - 44) / 18,
      Math.PI,
      Math.PI * 2,
      8,
    ),
  );
  const room: Poly = [[x - w / 2 + 22, y1], ...inner, [x + w / 2 - 22, y1]];
  S.add(
    fill(rect(x - w / 2, y0, w, y1 - y0), K.red),
    polys(
      [...Array(70)].flatMap((_, i) =>
        flower(x - w / 2 + 16 + ((i % 14) * (w - 32)) / 13, y0 + 16 + Math.floor(i / 14) * 24, 8, 6),
      ),
      K.white,
    ),
    fill(room, K.cloth),
    line(room, K.black, 5),
    dots(
      walk(inner, 9).map((k) => [k.p[0], k.p[1] + 8] as Point),
      2.8,
      K.red,
    ),
  );
  for (const sg of [-1, 1]) {
    const px = x + sg * (w / 2 - 6) - 18,
      p = rect(px, y0 + 60, 36, y1 - y0 - 60);
    S.add(
      fill(p, K.black),
      lines(
        series(Math.floor((y1 - y0 - 60) / 12), (i) =>
          zig(36, 12, 0, 7).map(([u, v]) => [px + u, y0 + 66 + i * 12 + v] as Point),
        ),
        K.white,
        1.8,
      ),
      ink(p, K.white, 2.4),
    );
    S.add(
      fill(polyline(px - 10, y0 + 60, px + 46, y0 + 60, px + 38, y0 + 42, px - 2, y0 + 42), K.white),
      ink(polyline(px - 10, y0 + 60, px + 46, y0 + 60, px + 38, y0 + 42, px - 2, y0 + 42), K.black, 2),
    );
  }
  for (let i = 0; i < 7; i++) {
    const t = lerp(x - w / 2 + 20, x + w / 2 - 20, i / 6),
      h = i % 2 ? 26 : 40;
    S.add(
      fill(
        curveThrough(offsets(t, y0, [-24, 0, -15, -0.6, 0, -1, 15, -0.6, 24, 0], 1, h)),
        i % 2 ? K.black : K.white,
      ),
      ink(curveThrough(offsets(t, y0, [-24, 0, -15, -0.6, 0, -1, 15, -0.6, 24, 0], 1, h)), K.black, 2.4),
      line(polyline(t, y0 - h, t, y0 - h - 14), K.black, 2.4),
      fill(polyline(t, y0 - h - 15, t + 17, y0 - h - 10, t, y0 - h - 4), K.red),
    );
  }
  S.block(rect(x - w / 2 - 18, y0 - 60, w + 36, 170));
  for (const sg of [-1, 1]) S.block(rect(x + sg * (w / 2 - 6) - 28, y0, 56, y1 - y0));
}
