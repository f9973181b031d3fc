/** What tells one person from another: a longer nose, a fuller chin, brows and eyes a little higher or more aslant. */
import { type Point, type Poly, transform } from '../draw/geometry.ts';
import { cellHash } from '../draw/noise.ts';
import type { Eye } from './eyes.ts';
import type { HeadShape } from './heads.ts';

/** Share by which features differ. */
const RANGE = 0.06;

function ownEye(e: Eye, tilt: number, size: number, brow: number): Eye {
  const [x, y, r] = e.iris;
  const turn = (p: Poly): Poly =>
    transform(
      p.map(([a, b]): Point => [a - x, b - y]),
      x,
      y,
      size,
      tilt,
    );
  return {
    white: turn(e.white),
    iris: [x, y, r * size],
    upper: turn(e.upper),
    lower: turn(e.lower),
    brow: turn(e.brow).map(([a, b]): Point => [a, b + brow]),
  };
}

/** The head of one person. @param person any whole number; the same number is the same face */
export function likeness(h: HeadShape, person: number): HeadShape {
  const trait = (i: number) => (cellHash(person, i * 7, 11) - 0.5) * 2 * RANGE;
  const [nose, droop, chin, jaw, brow, tilt, size] = [1, 2, 3, 4, 5, 6, 7].map(trait);
  const profile = h.eyes.length === 1,
    [nx, ny] = profile ? [38, 8] : [h.lipsAt[0] + 3, 6];
  const warp = (p: Poly): Poly =>
    p.map(([x, y]): Point => {
      const near = Math.exp(-((x - nx) ** 2 + (y - ny) ** 2) / 150),
        low = Math.max(0, Math.min(1, (y - 24) / 20));
      return [
        x + (profile ? nose * 38 * near + jaw * 24 * low : jaw * 0.5 * low * (x - h.lipsAt[0])),
        y + droop * 26 * near + chin * 34 * low * low,
      ];
    });
  return {
    ...h,
    face: warp(h.face),
    contour: h.contour.map(warp),
    nose: h.nose.map(warp),
    lips: warp(h.lips),
    mouth: warp(h.mouth),
    eyes: h.eyes.map((e, i) =>
      ownEye(e, (i && h.lipsAt[0] === 0 ? -1 : 1) * tilt * 0.9, 1 + size * 0.7, brow * 28),
    ),
  };
}
