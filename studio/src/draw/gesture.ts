/** The gesture of a brush: it comes down thin, presses round the outside of a curve, is lifted at the end, and is dipped again. */
import { type Poly, lerp } from './geometry.ts';
import { type Station } from './measure.ts';
import { noise1 } from './noise.ts';

/** Turn of a line at station i, in radians over a stretch of some `reach` pixels to both sides. */
function turnAt(path: readonly Station[], i: number, reach: number): number {
  const pitch = path.length > 1 ? Math.max(0.5, path[1].s - path[0].s) : 1,
    d = Math.max(1, Math.round(reach / pitch)),
    a = path[Math.max(0, i - d)].a,
    b = path[Math.min(path.length - 1, i + d)].a;
  return Math.abs(Math.atan2(Math.sin(b - a), Math.cos(b - a)));
}

const smooth = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};

/**
 * Factors of the width along a stroke, about 1 in the mean.
 * @param contrast thickest to thinnest part, 1 = an even line
 * @param reach length in pixels on which a turn counts as a curve
 */
export function pressure(path: readonly Station[], contrast: number, seed: number, reach = 16): number[] {
  const total = path[path.length - 1].s || 1,
    slow = noise1(seed * 3 + 1),
    dip = lerp(150, 250, (slow(3.7) + 1) / 2),
    thin = 2 / (1 + contrast),
    thick = contrast * thin,
    rise = Math.min(40, total * 0.3),
    fall = Math.min(55, total * 0.38);
  return path.map(({ s }, i) => {
    const curved = smooth(turnAt(path, i, reach) / 0.9);
    const start = smooth((s + rise * 0.1) / rise),
      end = smooth((total - s + fall * 0.06) / fall),
      dipped = total - s > 70 && s > 70 ? smooth(Math.abs(((s / dip) % 1) - 0.5) * 2 * (dip / 9) - 0.2) : 1;
    const press = (0.34 + 0.5 * curved + 0.24 * slow(s / 46)) * lerp(0.55, 1, dipped);
    const u = Math.max(0, Math.min(1, press)) * Math.min(start, end);
    return lerp(thin, thick, u);
  });
}

/** A closed line as the stroke that draws it: it begins at the sharpest corner and overshoots its start a little. */
export function asStroke(p: Poly): Poly {
  const n = p.length;
  if (n < 6) return [...p, p[0]];
  const d = Math.max(1, Math.round(n / 40));
  let start = 0,
    most = -1;
  for (let i = 0; i < n; i++) {
    const a = p[(i - d + n) % n],
      b = p[i],
      c = p[(i + d) % n],
      turn = Math.abs(
        Math.atan2(
          (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]),
          (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]),
        ),
      );
    if (turn > most) [most, start] = [turn, i];
  }
  return [...p.slice(start), ...p.slice(0, start), p[start], p[(start + 1) % n]];
}
