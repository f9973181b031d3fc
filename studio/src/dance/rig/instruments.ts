/** Instruments and vessels that figures of the stage hold or stand on. Sizes in sheet pixels times s. */
import { curve } from '../../draw/curves.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { midP, tone, volume } from './brush.ts';

const EDGE = '#26120c';

/** Barrel drum lying across, laced; centre, half length, half height, tilt. */
export function drum(
  centre: Point,
  half: number,
  girth: number,
  tilt: number,
  wood: string,
  lace: string,
): string {
  const at = (x: number, y: number): Point => {
    const p = polar(...centre, x, tilt);
    return polar(...p, y, tilt + Math.PI / 2);
  };
  const body = curve(
    [
      at(-half, -girth * 0.72),
      at(0, -girth),
      at(half, -girth * 0.72),
      at(half, girth * 0.72),
      at(0, girth),
      at(-half, girth * 0.72),
    ],
    true,
    6,
  );
  const laces: Poly[] = series(6, (i) => {
    const x = half * (-0.86 + i * 0.29);
    return [at(x, -girth * 0.9), at(x + half * 0.14, girth * 0.9), at(x + half * 0.29, -girth * 0.9)];
  });
  const heads = [-1, 1].map((side) => {
    const [x, y] = at(side * half, 0);
    const skin = ellipse(x, y, girth * 0.2, girth * 0.72, tilt);
    const paste = ellipse(x, y, girth * 0.1, girth * 0.34, tilt);
    return edged(skin, '#f0e2c4', EDGE, 1.2) + fill(paste, '#2a1a14');
  });
  return (
    volume(body, wood, girth * 0.3, EDGE) + clip(body, lines(laces, lace, girth * 0.06)) + heads.join('')
  );
}

/** Buffalo-horn pipe from the lips, curving up. */
export function hornPipe(lips: Point, s: number, side: number): string {
  const spine = curve(
    [
      lips,
      [lips[0] + side * 22 * s, lips[1] + 10 * s],
      [lips[0] + side * 48 * s, lips[1] - 2 * s],
      [lips[0] + side * 62 * s, lips[1] - 34 * s],
      [lips[0] + side * 58 * s, lips[1] - 58 * s],
    ],
    false,
    6,
  );
  const horn = ribbon(spine, widths(2 * s, 4 * s, 8 * s, 12 * s, 15 * s), 3);
  const reed = line([lips, midP(lips, spine[8], 0.7)], '#d9b36a', 4 * s);
  return volume(horn, '#3a2a24', 4 * s, EDGE) + line(spine.slice(6, -4), '#8a7464', 1.6 * s) + reed;
}

/** Snake charmer's pipe: a gourd under the lips with two canes. */
export function gourdPipe(lips: Point, s: number, end: Point): string {
  const a = Math.atan2(end[1] - lips[1], end[0] - lips[0]);
  const gourd = polar(...lips, 20 * s, a);
  const canes = [-3.4, 3.4].map((d) => {
    const from = polar(...gourd, d * s, a + Math.PI / 2);
    const to = polar(...end, d * s, a + Math.PI / 2);
    return line([from, to], EDGE, 7.4 * s) + line([from, to], d < 0 ? '#d9a85a' : '#c08a3e', 5.4 * s);
  });
  const bulb = ellipse(gourd[0], gourd[1], 18 * s, 12.5 * s, a);
  return (
    canes.join('') +
    volume(bulb, '#b9742c', 5 * s, EDGE) +
    line([lips, polar(...lips, 8 * s, a)], EDGE, 6 * s) +
    dot(gourd[0] - 4 * s, gourd[1] - 4 * s, 2.4 * s, '#f3d79a') +
    each([0.5, 0.66, 0.82], (u) => dot(...midP(gourd, end, u), 1.6 * s, EDGE))
  );
}

/** Round-bellied pot standing on `foot`; returns its SVG and the middle of its mouth. */
export function pot(foot: Point, s: number, colour: string, band?: string): { svg: string; mouth: Point } {
  const [x, y] = foot;
  const at = (...xy: number[]): Point[] => {
    const out: Point[] = [];
    for (let i = 0; i < xy.length; i += 2) out.push([x + xy[i] * s, y + xy[i + 1] * s]);
    return out;
  };
  const outline = [
    ...curve(at(-8, 0, -22, -10, -26, -24, -18, -38, -8, -44), false, 6),
    ...at(-13, -50, 13, -50),
    ...curve(at(8, -44, 18, -38, 26, -24, 22, -10, 8, 0), false, 6),
  ];
  let svg = volume(outline, colour, 7 * s, EDGE);
  svg += clip(
    outline,
    fill(ellipse(x - 10 * s, y - 26 * s, 5 * s, 12 * s, 0.3), tone(colour, 0.55), 'opacity=".5"'),
  );
  if (band)
    svg += clip(
      outline,
      line(curve(at(-28, -24, 0, -18, 28, -24)), band, 5 * s) +
        line(curve(at(-28, -34, 0, -29, 28, -34)), band, 2 * s),
    );
  svg += edged(ellipse(x, y - 50 * s, 13 * s, 3.4 * s), tone(colour, -0.5), EDGE, 1);
  return { svg, mouth: [x, y - 50 * s] };
}

/** Clay oil lamp with a wick at its lip; the flame is added by `flame`. */
export const clayLamp = ([x, y]: Point, s: number): string => {
  const bowl = curve(
    [
      [x - 13 * s, y - 7 * s],
      [x - 8 * s, y],
      [x + 8 * s, y],
      [x + 15 * s, y - 8 * s],
    ],
    false,
    6,
  );
  return volume([...bowl, [x - 13 * s, y - 7 * s]], '#b5622f', 3 * s, EDGE, 1);
};

/** Bamboo pole with knots. */
export function bamboo(a: Point, b: Point, width: number, colour = '#d9b45a'): string {
  const knots = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 62));
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2;
  let svg = line([a, b], EDGE, width + 2.2) + line([a, b], colour, width);
  const shine: Poly = [polar(...a, -width * 0.22, angle), polar(...b, -width * 0.22, angle)];
  svg += line(shine, tone(colour, 0.5), width * 0.22);
  for (let i = 1; i < knots; i++) {
    const p = midP(a, b, i / knots);
    svg += line(
      [polar(...p, width * 0.62, angle), polar(...p, -width * 0.62, angle)],
      tone(colour, -0.45),
      width * 0.26,
    );
  }
  return svg;
}
