/** A face turned to us, in the hand of Assam's manuscripts: long almond eyes, a small nose, hair parted in the middle. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import type { DancerPen, Place } from '../../motifs/dancers/dancer-pen.ts';
import { K } from './style.ts';

/** @param gaze where the irises stand, from -1 (our left) to 1 */
export function frontFace(u: DancerPen, place: Place, gaze: number): string {
  const { look } = u;
  const face = loopThrough([
    -33, -14, -33, 8, -28, 30, -14, 46, 0, 51, 14, 46, 28, 30, 33, 8, 33, -14, 26, -40, 0, -50, -26, -40,
  ]);
  const hair = loopThrough([
    -36, 14, -42, -14, -36, -44, -16, -60, 0, -62, 16, -60, 36, -44, 42, -14, 36, 14, 32, -6, 28, -24, 14,
    -40, 0, -46, -14, -40, -28, -24, -32, -6,
  ]);
  const eyeOf = (k: number) =>
    loopThrough([k * 5, -2, k * 11, -9, k * 19, -11, k * 29, -6, k * 21, -1, k * 12, 0.4]);
  return (
    each([-1, 1], (k) => u.shape(place(ellipse(k * 35, 4, 6, 11)), look.skin, '', look.w * 0.8)) +
    u.shape(
      place(face),
      look.skin,
      each(
        [-1, 1],
        (k) =>
          `<g opacity=".35">${fill(u.to(place(ellipse(k * 19, 16, 9, 8))), look.cheek ?? look.skin)}</g>`,
      ),
      look.w * 0.9,
    ) +
    each([-1, 1], (k) => {
      const eye = u.to(place(eyeOf(k)));
      const [[x, y]] = u.to(place([[k * 16.5 + gaze * 3.6, -5.4]]));
      return (
        fill(eye, look.white) +
        clip(eye, dot(x, y, 5.2 * u.s, look.ink)) +
        u.line(
          place(curveThrough(k * 4, -1.4, k * 11, -9, k * 19, -11, k * 29, -6.4, k * 34, -6)),
          look.w * 1.1,
        ) +
        u.line(place(curveThrough(k * 6, 0.4, k * 14, 1, k * 24, -2)), look.w * 0.45) +
        u.line(place(curveThrough(k * 5, -18, k * 14, -23.6, k * 24, -22, k * 33, -15)), look.w * 1.1)
      );
    }) +
    u.line(place(curveThrough(3, -10, 5, 2, 7.6, 11, 6, 16)), look.w * 0.6) +
    u.line(place(curveThrough(-6.6, 13.6, -4, 17.6, 0, 16.4, 4, 17.6, 7, 14)), look.w * 0.7) +
    u.flat(
      place(loopThrough([-10, 29, -4, 26, 0, 27.6, 4, 26, 10, 29, 5.4, 34.6, 0, 36, -5.4, 34.6])),
      look.lip,
    ) +
    u.line(place(curveThrough(-12, 28, -6, 30.4, 0, 30.2, 6, 30.4, 12, 28)), look.w * 0.6) +
    u.line(place(curveThrough(-4, 41, 0, 42.4, 4, 41)), look.w * 0.45) +
    u.flat(place(hair), look.hair) +
    u.line(place(curveThrough(0, -47, 0, -54, 0, -61)), 2.6, K.red) +
    u.flat(place(ellipse(0, -29, 4.4)), K.red) +
    each([-1, 1], (k) =>
      u.beads(place(loopThrough([k * 35, 14, k * 41, 21, k * 35, 30, k * 29, 21])), 4, 2.2, K.yellow),
    )
  );
}
