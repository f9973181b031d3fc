/** Crowns and headgear of the temple cloths. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, line, lines } from '../../draw/svg.ts';
import type { Head } from './head.ts';
import { contour, drawn, dye, stroke } from './kalam.ts';
import { INK, K } from './style.ts';

/** Whatever sits on a head, in the head's own coordinates, facing right. */
export function crown(H: (p: Poly) => Poly, s: number, o: Head): string {
  const t = o.view === 'threeQuarter' ? -4 : 0;
  const beads = (p: Poly, r: number, col: string) =>
    dots(
      H(p).filter((_, i) => i % 3 === 1),
      r * s,
      col,
    );
  const fillet = (col: string = K.myrobalan) => {
    const q = t
      ? curveThrough(26, -25, 14, -32, -8, -34, -27, -22)
      : curveThrough(23, -29, 8, -34, -12, -30, -29, -14);
    return line(H(q), INK, 8.4 * s) + line(H(q), col, 5.6 * s) + beads(q, 1.9, K.madder);
  };
  switch (o.crown) {
    case 'kirita': {
      const q = H(
        loopThrough(
          26 + t,
          -30,
          6 + t,
          -37,
          -16 + t,
          -33,
          -31 + t,
          -18,
          -33 + t,
          -44,
          -27 + t,
          -78,
          -10 + t,
          -116,
          2 + t,
          -122,
          12 + t,
          -100,
          22 + t,
          -62,
        ),
      );
      const bandAt = (y: number): Poly => curveThrough(-34 + t, y + 9, -8 + t, y, 28 + t, y + 3);
      return (
        dye(q, K.myrobalan) +
        clip(
          q,
          dye(H([...bandAt(-52), ...bandAt(-68).reverse()]), K.madder) +
            dye(H([...bandAt(-84), ...bandAt(-96).reverse()]), K.indigo) +
            each([-44, -52, -68, -84, -96], (y) => line(H(bandAt(y)), INK, 1.4 * s)) +
            dots(
              H(bandAt(-60)).filter((_, i) => i % 4 === 2),
              2.4 * s,
              '#f3e6c6',
            ) +
            each(
              series(5, (i) => i),
              (i) =>
                dye(H(leaf(-24 + i * 11 + t, -44 - (i > 2 ? 2 : -2), 10, 3.4, -1.57, 0, 0.4, 5)), K.madder),
            ),
        ) +
        contour(q, 2 * s) +
        dot(...H([[2 + t, -124]])[0], 4 * s, K.myrobalan) +
        drawn(H(ellipse(-34 + t, -22, 11, 13, 0.3)), K.myrobalan, 1.5 * s) +
        dot(...H([[-34 + t, -22]])[0], 4.6 * s, K.madder) +
        fillet()
      );
    }
    case 'karanda': {
      const tier = (y: number, w: number, h: number, col: string) =>
        drawn(
          H(
            loopThrough(
              -w - 4 + t,
              y + 4,
              -w - 7 + t,
              y - h * 0.5,
              -4 + t,
              y - h,
              w - 1 + t,
              y - h * 0.6,
              w - 3 + t,
              y,
            ),
          ),
          col,
          1.7 * s,
        );
      return (
        tier(-80, 8, 20, K.myrobalan) +
        tier(-64, 14, 22, K.madder) +
        tier(-48, 20, 22, K.myrobalan) +
        tier(-32, 25, 22, K.indigo) +
        dot(...H([[-4 + t, -102]])[0], 3.6 * s, K.madder) +
        dots(
          H([
            [-18 + t, -46],
            [-4 + t, -49],
            [10 + t, -46],
            [-10 + t, -70],
            [4 + t, -70],
            [-16 + t, -58],
            [0 + t, -60],
          ]),
          2 * s,
          '#f3e6c6',
        ) +
        fillet()
      );
    }
    case 'jata': {
      const col = o.hairColour ?? '#4a2a1a',
        coil = (x: number, y: number, w: number, h: number) => {
          const q = H(ellipse(x + t, y, w, h, -0.12));
          return (
            drawn(q, col, 1.6 * s) +
            lines(
              [-0.5, 0, 0.5].map((u) =>
                H(
                  curveThrough(
                    x + t + u * w - 3,
                    y - h * 0.8,
                    x + t + u * w + 2,
                    y,
                    x + t + u * w - 1,
                    y + h * 0.8,
                  ),
                ),
              ),
              '#8a5a3a',
              1.3 * s,
            )
          );
        };
      return (
        coil(-8, -82, 11, 11) +
        coil(-9, -68, 18, 12) +
        coil(-7, -52, 25, 14) +
        coil(-6, -38, 29, 12) +
        fillet(K.madder)
      );
    }
    case 'turban': {
      const q = H(
        loopThrough(
          28 + t,
          -24,
          10 + t,
          -32,
          -14 + t,
          -30,
          -34 + t,
          -12,
          -42 + t,
          -34,
          -32 + t,
          -60,
          -4 + t,
          -68,
          22 + t,
          -58,
          33 + t,
          -40,
        ),
      );
      return (
        dye(q, K.madder) +
        clip(
          q,
          each([0, 1, 2, 3, 4], (i) =>
            stroke(
              H(curveThrough(34 + t, -30 - i * 8, 0 + t, -38 - i * 9, -40 + t, -14 - i * 11)),
              3 * s,
              i % 2 ? K.myrobalan : '#f3e6c6',
            ),
          ),
        ) +
        contour(q, 2 * s) +
        dye(H(leaf(20 + t, -50, 36, 6, -1.3, 0.2, 0.5)), '#f3e6c6') +
        dot(...H([[20 + t, -46]])[0], 4.4 * s, K.myrobalan)
      );
    }
    case 'plume': {
      const q = H(
        ribbon(curveThrough(4 + t, -40, -6 + t, -62, -22 + t, -78, -40 + t, -78), widths(4, 9, 11, 3), 3),
      );
      return (
        drawn(q, K.leaf, 1.5 * s) +
        dye(H(ellipse(-31 + t, -76, 7, 6)), K.myrobalan) +
        dye(H(ellipse(-32 + t, -76, 4, 3.4)), K.indigo) +
        fillet()
      );
    }
    case 'fillet':
      return fillet();
    default:
      return '';
  }
}
