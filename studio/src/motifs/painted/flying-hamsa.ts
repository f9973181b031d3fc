/** The hamsa, the messenger swan, on the wing: white plumage in three rows of quills, coral beak and feet. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { limb } from '../animals/limb.ts';

export interface HamsaPal {
  plume: string;
  shade: string;
  /** Rows of quills from the longest to the coverts. */
  quills: readonly [string, string, string];
  line: string;
  coral: string;
  gold: string;
}

/**
 * Flying to the right, about 300 long. @param rot tilt of the flight
 * @returns the drawing and the tip of the beak, where a letter may hang
 */
export function flyingHamsa(
  x: number,
  y: number,
  s: number,
  fx: number,
  palette: HamsaPal,
  rot = 0,
): { svg: string; beak: Point } {
  const T = (p: Poly): Poly => transform(p, x, y, s, rot, fx);
  const w = 1.5 * s + 0.4;
  let o = '';
  // a wing is three fans of quills that cover one another from the tip to the shoulder
  const wing = (root: Point, from: number, to: number, L: number): string => {
    let q = '';
    for (const [row, share] of [1, 0.68, 0.4].entries()) {
      const n = 9 - row;
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1);
        const a = lerp(from, to, t);
        const at: Point = [root[0] - 34 * t * (1 - row * 0.2), root[1] + 4 * t];
        const quill = T(leaf(...at, L * share * lerp(1, 0.62, t), 11.5 - row * 1.6, a, 0.08, 0.66));
        q += inked(quill, palette.quills[row] ?? palette.plume, palette.line, w * 0.6);
        q += line(
          T([at, polar(...at, L * share * lerp(1, 0.62, t) * 0.86, a + 0.04)]),
          palette.shade,
          w * 0.45,
        );
      }
    }
    return q;
  };
  o += wing([30, -10], -1.06, -1.72, 150);
  for (const a of [2.86, 3.02, 3.2, 3.38]) {
    const feather = T(leaf(-62, 0, 66, 9, a, 0, 0.6));
    o += inked(feather, palette.quills[0], palette.line, w * 0.6);
  }
  for (const dy of [10, 18])
    o +=
      line(T(curveThrough(-46, dy, -84, dy + 12, -112, dy + 12)), palette.coral, 4 * s) +
      fill(T(leaf(-110, dy + 12, 26, 7, 3.0)), palette.coral);
  const body = T(
    union(
      [
        limb([112, -44, 96, -56, 74, -48, 56, -22, 26, 0, -24, 10, -72, 2], 10, 10, 9, 12, 25, 29, 10),
        ellipse(112, -46, 15, 13),
      ],
      10,
    ),
  );
  o +=
    modelled(body, palette.plume, palette.shade, 12 * s, 3, { op: 0.6 }) +
    clip(
      T(ellipse(-8, 8, 62, 26)),
      clip(body, scales(body, fx > 0 ? Math.PI * 0.9 : Math.PI * 0.1, 12 * s, palette.shade, 0.8)),
    ) +
    ink(body, palette.line, w);
  o += wing([26, -6], -1.72, -2.72, 168);
  const collar = T(curveThrough(58, -34, 68, -24, 80, -22));
  o += line(collar, palette.line, 6.4 * s) + line(collar, palette.gold, 4.6 * s);
  const beak = T(loopThrough(122, -52, 136, -46, 150, -37, 134, -38, 122, -40));
  o += inked(beak, palette.coral, palette.line, w * 0.7);
  const eye = T(leaf(105, -49, 16, 4.2, 0.15));
  o +=
    inked(eye, '#fffdf4', palette.line, w * 0.6) +
    dot(...(T([[114, -48]])[0] as Point), 2.4 * s, palette.line);
  return { svg: o, beak: T([[147, -38]])[0] as Point };
}
