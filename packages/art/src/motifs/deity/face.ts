import { type Poly, curveThrough, loopThrough } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, dot, fill } from '../../draw/svg.ts';
import { type Ctx, type DeityPal, sym } from './gold.ts';

/** Frontal face of a deity. */

export const frontalFace = (C: Ctx, palette: DeityPal, T: (p: Poly) => Poly, s: number, y: number) => {
  // human face
  const f = T(sym(0, y - 66, 32, y - 60, 50, y - 30, 52, y + 4, 42, y + 36, 20, y + 58, 0, y + 64));
  C.base += modelled(f, palette.skin, palette.shade, 20 * s, 5, { op: 0.65 }) + ink(f, palette.line, 1.9);
  for (const sg of [-1, 1]) {
    const M = (...n: number[]) => {
      const o: number[] = [];
      for (let i = 0; i < n.length; i += 2) o.push(n[i] * sg, n[i + 1] + y);
      return o;
    };
    const e = T(loopThrough(...M(7, -8, 16, -19, 28, -21, 40, -16, 50, -13, 38, -5, 26, -3, 14, -4)));
    const pu = T([[sg * 26, y - 12]])[0];
    C.base +=
      fill(e, '#fdf7ea') +
      clip(e, dot(pu[0], pu[1], 9.4 * s, '#120c0a') + dot(pu[0] - 2, pu[1] - 3, 2.4 * s, '#fff')) +
      ink(T(curveThrough(...M(5, -7, 16, -20, 28, -22, 40, -17, 54, -14))), '#120c0a', 4.4 * s, {
        closed: false,
        vary: 0.2,
        taper: 0.7,
      }) +
      ink(T(curveThrough(...M(6, -8, 14, -3, 26, -2, 40, -4, 52, -13))), '#120c0a', 2.2 * s, {
        closed: false,
      }) +
      ink(T(curveThrough(...M(6, -26, 16, -37, 30, -38, 46, -28))), '#120c0a', 3.6 * s, {
        closed: false,
        taper: 0.8,
      });
  }
  C.base +=
    ink(
      T(curveThrough(-3, y - 20, -4, y + 4, -9, y + 14, -5, y + 19, 0, y + 20, 5, y + 19, 9, y + 14)),
      palette.line,
      1.7,
      { closed: false },
    ) +
    fill(
      T(
        loopThrough(
          -19,
          y + 33,
          -8,
          y + 28,
          0,
          y + 31,
          8,
          y + 28,
          19,
          y + 33,
          8,
          y + 41,
          0,
          y + 43,
          -8,
          y + 41,
        ),
      ),
      palette.lips,
    ) +
    ink(T(curveThrough(-19, y + 33, -8, y + 34, 0, y + 36, 8, y + 34, 19, y + 33)), palette.line, 1.3, {
      closed: false,
    }) +
    ink(T(curveThrough(-8, y + 52, 0, y + 54, 8, y + 52)), palette.shade, 1.2, { closed: false });
};

/** The great frontal face used by mural portraits. */
