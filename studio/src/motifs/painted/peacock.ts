import { curve } from '../../draw/curves.ts';
import { type Poly, polar, series } from '../../draw/geometry.ts';
import { contourRows, scales } from '../../draw/hatching.ts';
import { ink, inked, modelled, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { peacock } from '../birds/peacock.ts';
import { place } from '../place.ts';

/** Peacock in colour. */

export interface PeaPal {
  body: string;
  bodyHi: string;
  wing: string[];
  tail: string;
  barb: string;
  eye: string[];
  line: string;
  beak: string;
}

/** Peacock with barbed train and shining eyes; see `motifs/birds/peacock.ts` for its options. */
export function paintPeacock(
  x: number,
  y: number,
  s: number,
  fx: number,
  palette: PeaPal,
  o: { tail?: 'trail' | 'fan' | 'up'; look?: 'fwd' | 'back' } = {},
) {
  const B = place(peacock(o), x, y, s, 0, fx),
    lw = Math.max(0.9, 1.7 * s);
  let q = '';
  const eyeAt = (ex: number, ey: number, a: number, k: number) => {
    const e1 = leaf(ex - Math.cos(a) * 18 * k, ey - Math.sin(a) * 18 * k, 36 * k, 11 * k, a, 0, 0.62);
    return (
      inked(e1, palette.eye[0], palette.line, 0.9) +
      fill(ellipse(ex + Math.cos(a) * 3 * k, ey + Math.sin(a) * 3 * k, 7.4 * k, 6.4 * k, a), palette.eye[1]) +
      dot(ex + Math.cos(a) * 4.4 * k, ey + Math.sin(a) * 4.4 * k, 3.2 * k, palette.eye[2])
    );
  };
  if (o.tail === 'fan') {
    B.feathers.forEach((f: Poly, i: number) => {
      const a0 = f[0],
        tip = f[14],
        a = Math.atan2(tip[1] - a0[1], tip[0] - a0[0]),
        L = Math.hypot(tip[0] - a0[0], tip[1] - a0[1]);
      q +=
        fill(f, i % 2 ? palette.tail : palette.barb) +
        lines(
          series(16, (k) =>
            [1, -1].map((sg) => {
              const t = 0.2 + k * 0.045,
                c0 = polar(a0[0], a0[1], L * t, a);
              return [c0, polar(c0[0], c0[1], 18 * s, a + sg * 0.6)] as Poly;
            }),
          ).flat(),
          i % 2 ? palette.barb : palette.tail,
          0.8,
        ) +
        ink(f, palette.line, lw * 0.8) +
        eyeAt(...polar(a0[0], a0[1], L * 0.83, a), a, s * 1.05);
    });
  } else {
    const barbs: Poly[] = [];
    walk(B.tailC, 4.4).forEach((k) =>
      [1, -1].forEach((sg) =>
        barbs.push(
          curve(
            [
              k.p,
              polar(k.p[0], k.p[1], 26 * s, k.a + sg * 0.72),
              polar(k.p[0], k.p[1], 66 * s, k.a + sg * 0.58),
            ],
            false,
            4,
          ),
        ),
      ),
    );
    let z = lines(barbs, palette.barb, 0.9);
    walk(B.tailC, 27 * s).forEach((k, i) =>
      [-1.5, -0.5, 0.5, 1.5].forEach((j) => {
        const off = (i % 2 ? j : j + 0.5) * 25 * s,
          ex = k.p[0] - Math.sin(k.a) * off,
          ey = k.p[1] + Math.cos(k.a) * off;
        if (k.t > 0.06) z += eyeAt(ex, ey, k.a, s * 0.92);
      }),
    );
    q += patterned(B.tailO, palette.tail, z, palette.line, lw);
  }
  q +=
    lines(B.legs, palette.line, 2.6 * s + 0.5) +
    lines(B.crest, palette.line, 1.2) +
    each(
      B.crest,
      (p: Poly) =>
        dot(p[1][0], p[1][1], 4 * s, palette.eye[1]) + dot(p[1][0], p[1][1], 1.8 * s, palette.eye[0]),
    );
  q +=
    modelled(B.body, palette.body, palette.line, 12 * s, s > 0.7 ? 3 : 2, { op: 0.5 }) +
    clip(B.body, scales(B.body, fx > 0 ? Math.PI * 0.7 : Math.PI * 0.3, 11 * s, palette.bodyHi, 0.9)) +
    ink(B.body, palette.line, lw) +
    patterned(
      B.wing,
      palette.wing[0],
      each(contourRows(B.wing, 6 * s, 4 * s), (k, i) =>
        i % 2
          ? dots(resample(k, 6 * s, true), 1.4 * s, palette.wing[1])
          : line(k, palette.wing[((1 + i / 2) % palette.wing.length) | 0] ?? palette.wing[1], 1.6 * s, true),
      ),
      palette.line,
      lw * 0.9,
    ) +
    inked(B.beak, palette.beak, palette.line, lw * 0.6) +
    inked(B.eye, '#fff8e8', palette.line, lw * 0.7) +
    fill(B.pupil, palette.line);
  return q;
}
