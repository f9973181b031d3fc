/** What lies about in a Kalamkari yard: the pen, charcoal, bowls of dye seen from above or from the side. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, patterned } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import { INK, K } from './style.ts';

/** Shadow that a thing lying on cloth throws. */
export const cast = (p: Poly, dx: number, dy: number, opacity = 0.35): string =>
  group(fill(p, '#5a3a1a'), `opacity="${opacity}" transform="translate(${dx} ${dy})"`);

/** The kalam: a bamboo stick cut to a point; a wad of wool bound with thread holds the ink. @param s thickness */
export function kalam(tip: Point, end: Point, r: Rng, s = 1): string {
  const along = (t: number): Point => [tip[0] + (end[0] - tip[0]) * t, tip[1] + (end[1] - tip[1]) * t];
  const a = Math.atan2(end[1] - tip[1], end[0] - tip[0]);
  const stick = ribbon([along(0.03), end], widths(2 * s, 6 * s, 7.4 * s, 7.4 * s, 7.8 * s, 7 * s), 5);
  const wool = ribbon([along(0.18), along(0.43)], widths(6 * s, 18 * s, 23 * s, 18 * s, 7 * s), 3);
  const thread: Poly[] = walk([along(0.2), along(0.41)], 6.4 * s).map((k, i) => {
    const w = (8 + 15 * Math.sin(Math.PI * k.t)) * s;
    const lean = (i % 2 ? 6 : -6) * s;
    const p = (q: number): Point => polar(...polar(...k.p, q * w, a + Math.PI / 2), q * lean, a);
    return [p(1), p(-1)];
  });
  const knots = [0.55, 0.74, 0.92].map((t): Poly => [
    polar(...along(t), 7.6 * s, a + 1.57),
    polar(...along(t), 7.6 * s, a - 1.57),
  ]);
  return (
    fill(stick, '#c9a24e') +
    line([polar(...along(0.46), -3 * s, a + 1.57), polar(...end, -3 * s, a + 1.57)], '#ecd391', 2.4 * s) +
    lines(knots, '#7a5a24', 2.4) +
    ink(stick, INK, 2) +
    patterned(
      wool,
      '#5a4636',
      hatch(wool, a + 0.2, 5, 1, '#8a7050', r) + lines(thread, K.cloth, 2.2 * s),
      INK,
      2.2,
    ) +
    fill(leaf(...tip, 40 * s, 5.4 * s, a), INK)
  );
}

/** Clay bowl seen from straight above. @param dye what is in it, @param light where it shines */
export function bowlAbove(x: number, y: number, R: number, dye: string, light: string, r: Rng): string {
  const rim = ellipse(x, y, R, R, 0, 60);
  const wall = ellipse(x, y, R * 0.86, R * 0.86, 0, 60);
  const pool = ellipse(x + R * 0.02, y + R * 0.03, R * 0.76, R * 0.76, 0, 60);
  const gleam = (k: number, from: number, to: number): Poly =>
    series(16, (i) => polar(x, y, R * k, from + ((to - from) * i) / 15));
  return (
    cast(ellipse(x, y, R * 1.02, R * 1.02, 0, 40), R * 0.1, R * 0.14) +
    fill(rim, K.rust) +
    dots(resample(ellipse(x, y, R * 0.93, R * 0.93, 0, 50), R * 0.16, true), R * 0.028, K.cloth) +
    ink(rim, INK, 2.4) +
    patterned(wall, '#8a3f22', hatch(wall, 0.8, 6, 1, '#5a2414', r), INK, 1.6) +
    patterned(
      pool,
      dye,
      line(
        ellipse(x + R * 0.1, y + R * 0.12, R * 0.78, R * 0.78, 0, 50),
        '#120a08',
        R * 0.16,
        true,
        'opacity=".18"',
      ),
      INK,
      1.5,
    ) +
    line(gleam(0.6, 3.5, 4.7), light, R * 0.06) +
    line(gleam(0.6, 4.9, 5.1), light, R * 0.06)
  );
}

/** Stick of tamarind charcoal, a little crooked. */
export function charcoal(a: Point, b: Point, r: Rng, w = 8): string {
  const mid: Point = [(a[0] + b[0]) / 2 + r.between(-5, 5), (a[1] + b[1]) / 2 + r.between(-5, 5)];
  const stick = ribbon(curve([a, mid, b]), widths(w * 0.6, w, w * 0.9, w, w * 0.5), 4);
  return cast(stick, 4, 6) + patterned(stick, '#3a322e', hatch(stick, 0.4, 4, 0.9, '#6a5f58', r), INK, 1.6);
}
