import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { contourRows } from '../../draw/hatching.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, scatter, walk } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { cow } from '../animals/cow.ts';
import { place } from '../place.ts';
import { rosette } from '../plants/rosette.ts';

/** Jewelled cow with hand prints. */

export interface CowPal {
  body: string;
  shade: string;
  line: string;
  gold: string;
  cloth: string;
  spot: string;
  hoof: string;
}

/** Pichwai cow, jewelled, with hand prints. */
export function paintCow(
  x: number,
  y: number,
  s: number,
  fx: number,
  palette: CowPal,
  r: Rng,
  o: { cloth?: boolean } = {},
) {
  const C = place(cow(), x, y, s, 0, fx),
    T = (p: Poly) => transform(p, x, y, s, 0, fx),
    lw = Math.max(0.9, 1.7 * s);
  let q = '';
  q +=
    ink(C.tail, palette.body, 5 * s, { closed: false }) +
    ink(C.tail, palette.line, 1.2 * s, { closed: false }) +
    fill(C.tuft, palette.hoof) +
    inked(C.horn2, palette.gold, palette.line, lw * 0.7);
  q += modelled(C.body, palette.body, palette.shade, 22 * s, s > 0.8 ? 5 : 3, {
    op: 0.75,
    dx: -3 * s * fx,
    dy: -3 * s,
  });
  q += clip(
    C.body,
    lines(
      [
        T(curveThrough(-56, 30, -20, 40, 20, 34)),
        T(curveThrough(40, -60, 62, -28, 56, 4)),
        T(curveThrough(48, -66, 72, -40, 70, -8)),
      ],
      palette.shade,
      1.4 * s,
    ) + each(C.hooves, (h: Poly) => fill(h, palette.hoof)),
  );
  const spots = scatter(T(ellipse(-30, -18, 54, 26)), 17 * s, r, 0);
  if (!o.cloth)
    q += clip(
      C.body,
      each(
        spots,
        ([a, b]) =>
          dots(
            series(5, (i) => polar(a, b, 3.4 * s, (i / 5) * TAU)),
            1.5 * s,
            palette.spot,
          ) + dot(a, b, 1.2 * s, palette.gold),
      ),
    );
  else {
    const cl = T(loopThrough([-74, -62, -30, -66, 24, -64, 34, -30, 28, 4, -20, 10, -70, 4, -78, -30]));
    q += clip(
      C.body,
      fill(cl, palette.cloth) +
        each(contourRows(cl, 8 * s, 4 * s, 3), (k, i) =>
          i % 2
            ? dots(resample(k, 6 * s, true), 1.7 * s, palette.gold)
            : line(k, palette.gold, 1.6 * s, true),
        ) +
        each(scatter(T(ellipse(-22, -28, 34, 18)), 15 * s, r), ([a, b]) =>
          polys(rosette(a, b, 6 * s, 5), palette.gold),
        ),
    );
  }
  q +=
    ink(C.body, palette.line, lw) +
    inked(C.horn, palette.gold, palette.line, lw * 0.8) +
    modelled(C.ear, palette.body, palette.spot, 5 * s, 2) +
    ink(C.ear, palette.line, lw * 0.8);
  q +=
    fill(C.eye, '#fffdf4') +
    fill(C.pupil, palette.line) +
    ink(C.eye, palette.line, lw) +
    ink(T(curveThrough(94, -94, 106, -98, 120, -90)), palette.line, lw, { closed: false }) +
    dot(C.nose[20][0], C.nose[20][1], 2 * s, palette.line) +
    line(C.mouth, palette.line, lw * 0.7) +
    polys(rosette(...(T([[100, -104]])[0] as [number, number]), 6 * s, 6), palette.cloth);
  const gl = C.garland as Poly;
  q +=
    line(gl, palette.cloth, 5 * s) +
    dots(resample(gl, 6 * s), 2.7 * s, palette.gold) +
    line(transform(gl, -4 * s * fx, 9 * s), palette.gold, 1.5 * s);
  const bl = walk(gl, 10)[Math.floor(walk(gl, 10).length / 2)].p;
  q += inked(
    transform(loopThrough(-5, 0, 5, 0, 8, 12, -8, 12), bl[0], bl[1] + 3 * s, s),
    palette.gold,
    palette.line,
    0.8,
  );
  for (const X of [-88, -60, 38, 68])
    q +=
      line(T(polyline(X - 10, 98, X + 10, 98)), palette.gold, 3.4 * s) +
      line(T(polyline(X - 10, 92, X + 10, 92)), palette.cloth, 2 * s);
  return q;
}
