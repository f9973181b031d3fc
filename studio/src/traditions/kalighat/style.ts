/** Kalighat: wet contour shading, tapered brush strokes. */
import { type Poly, polar } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { redrawn } from '../../draw/recording.ts';
import { ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { edged, fill, line, pathData } from '../../draw/svg.ts';

export const W = 780,
  H = 1000;

export const K = {
  paper: '#efe3c8',
  ochre: '#d9a552',
  shade: '#a8672c',
  black: '#1d1816',
  grey: '#8d8577',
  white: '#fbf5e6',
  red: '#c23a22',
  prawn: '#d9683c',
  deep: '#8f2f1c',
  blue: '#3d5a78',
};

/** On the colouring sheet every contour is this wide. */
const CONTOUR = 5;

/** A shape on the colouring sheet. */
export const outlined = (p: Poly, w = CONTOUR) => edged(p, K.white, K.black, w);

/** An open line on the colouring sheet. */
export const outline = (p: Poly, w = CONTOUR) => line(p, K.black, w);

/** Kalighat volume: a wet sweep of darker colour that follows the contour and fades inwards. On the colouring sheet, the contour. */
export function volume(S: Sheet, p: Poly, base: string, shade: string, w: number) {
  const wet = (k: number, b: number, o: number) =>
    `<g filter="url(#b${b})" opacity="${o}">` +
    `<path d="${pathData(p)}" fill="none" stroke="${shade}" stroke-width="${w * k}"/></g>`;
  S.add(
    redrawn(
      () => fill(p, base) + clip(p, wet(2, 14, 0.6) + wet(0.9, 5, 0.55)),
      () => outlined(p),
    ),
  );
}

/** One loaded brush stroke, thick in the belly and thin at both ends. */
export const brush = (p: Poly, w: number, col = K.black) =>
  fill(ribbon(p, widths(0.6, w * 0.8, w, w * 0.7, 0.5), 3), col);

/** A thin brush stroke, a line of even width on the colouring sheet. */
export const stroke = (p: Poly, w: number, col = K.black) =>
  redrawn(
    () => brush(p, w, col),
    () => outline(p, 2.5),
  );

/** A whole sweep of the flat brush: thin where it lands, swelling to w, then dry hairs where it is lifted. `sheet` stands for it on the colouring sheet, where it is left out as a rule: contours are there. */
export function sweep(p: Poly, w: number, sheet?: () => string): string {
  const col = K.black;
  const stations = walk(p, 4),
    n = stations.length;
  const hairs = [-0.32, 0, 0.3].map((u, i) => {
    const from = Math.floor(n * (0.78 + 0.04 * i));
    return ribbon(
      stations.slice(from).map((k) => polar(k.p[0], k.p[1], u * w, k.a + Math.PI / 2)),
      widths(w * 0.13, w * 0.1, 0.4),
      3,
    );
  });
  return redrawn(
    () =>
      fill(ribbon(p, widths(w * 0.14, w * 0.42, w * 0.5, w * 0.44, w * 0.24, w * 0.06), 3), col) +
      hairs.map((h) => fill(h, col)).join(''),
    sheet,
  );
}
