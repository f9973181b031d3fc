/** Sun and moon of the Mithila walls. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { motif } from '../../draw/recording.ts';
import { arc, ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import type { Mithila } from './painter.ts';
import { type Stripe, rings } from './strips.ts';
import { INK, K } from './style.ts';

/** A face that looks at us. @param R radius of the face @param o skin and whether it wears a moustache */
export function frontFace(
  m: Mithila,
  x: number,
  y: number,
  R: number,
  o: { moustache?: boolean; lips?: string } = {},
): void {
  const k = R / 100;
  const at = (p: Poly, sg = 1): Poly => p.map(([a, b]) => [x + a * k * sg, y + b * k]);
  for (const sg of [1, -1]) {
    const eye = at(loopThrough([9, -14, 22, -32, 42, -37, 62, -30, 82, -12, 62, -3, 42, 2, 22, -3]), sg);
    m.add(inked(eye, '#fffaf0', INK, 1.2 + 2.4 * k));
    m.add(line(at(curveThrough(7, -13, 22, -34, 42, -40, 62, -33, 88, -10), sg), INK, 1 + 3 * k));
    m.add(
      dot(x + 44 * k * sg, y - 19 * k, 15.5 * k, INK) +
        dot(x + 44 * k * sg + 4 * k, y - 23 * k, 4 * k, '#fffaf0'),
    );
    m.add(ink(at(curveThrough(8, -44, 26, -60, 50, -63, 80, -44), sg), INK, 1.4 + 5 * k, { closed: false }));
    m.add(dot(x + 56 * k * sg, y + 30 * k, 11 * k, o.lips ?? K.palash));
  }
  m.add(
    ink(
      at(curveThrough([-10, -36, -8, -10, -12, 12, -18, 24, -8, 32, 0, 34, 8, 32, 18, 24])),
      INK,
      1.2 + 2.2 * k,
      { closed: false },
    ),
  );
  m.add(
    line(at(curveThrough(-17, 26, -12, 20, -10, 27)), INK, 1 + k) +
      line(at(curveThrough(17, 26, 12, 20, 10, 27)), INK, 1 + k),
  );
  if (o.moustache)
    for (const sg of [1, -1]) {
      const half = at(
        loopThrough([0, 41, 20, 38, 42, 42, 62, 34, 72, 18, 62, 46, 42, 57, 20, 54, 0, 50]),
        sg,
      );
      m.add(fill(half, INK));
    }
  const lip = o.moustache ? 8 : 0;
  const lips = at(
    loopThrough([
      -26,
      56 + lip,
      -12,
      50 + lip,
      0,
      54 + lip,
      12,
      50 + lip,
      26,
      56 + lip,
      12,
      68 + lip,
      0,
      71 + lip,
      -12,
      68 + lip,
    ]),
  );
  m.add(
    fill(lips, o.lips ?? K.kumkum) +
      line(
        at(curveThrough(-28, 55 + lip, -10, 59 + lip, 0, 61 + lip, 10, 59 + lip, 28, 55 + lip)),
        INK,
        0.8 + 1.6 * k,
      ) +
      ink(lips, INK, 0.8 + k),
  );
}

/** The sun, any size: rings round a face, then flames. @param stripes rings from the outside in */
export function sun(
  m: Mithila,
  x: number,
  y: number,
  R: number,
  o: {
    face: number;
    flame: number;
    stripes?: Stripe[];
    moustache?: boolean;
    flames?: [string, string];
    skin?: string;
    n?: number;
  },
): void {
  const n = o.n ?? 24;
  const [c1, c2] = o.flames ?? [K.kumkum, K.marigold];
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * TAU;
    const w = (TAU * R) / n;
    const p =
      i % 2
        ? leaf(...polar(x, y, R - 3, a), o.flame + 3, w * 0.46, a, 0.08, 0.4)
        : polyline(
            ...polar(x, y, R - 3, a - (w * 0.46) / R),
            ...polar(x, y, R + o.flame * 0.92, a),
            ...polar(x, y, R - 3, a + (w * 0.46) / R),
          );
    m.part(p, i % 2 ? c1 : c2, 'hatch', { single: true, step: 4, ang: a + Math.PI / 2 });
  }
  m.block(ellipse(x, y, R + o.flame, R + o.flame, 0, 30));
  const stripes = o.stripes ?? [];
  if (stripes.length) {
    const total = stripes.reduce((t, s) => t + (s.t ?? 1), 0);
    const radii = [R];
    for (const s of stripes) radii.push(radii[radii.length - 1] - ((R - o.face) * (s.t ?? 1)) / total);
    m.add(rings(x, y, radii, stripes));
  }
  motif('Face of the sun', () => {
    m.part(ellipse(x, y, o.face, o.face, 0, 60), o.skin ?? K.turmeric, 'flat', {
      gap: Math.max(4, o.face * 0.05),
    });
    frontFace(m, x, y, o.face * 0.92, o.moustache ? { moustache: true } : {});
  });
  m.add(
    dot(x, y - o.face * 0.66, o.face * 0.075, K.kumkum) + dot(x, y - o.face * 0.82, o.face * 0.04, K.kumkum),
  );
}

/** Crescent moon, hatched, with a row of dots. */
export function moon(m: Mithila, x: number, y: number, R: number, col: string, on: string): void {
  const outer = arc(x, y, R, 0.5, TAU - 0.5, 40);
  const inner = arc(x + R * 0.42, y, R * 0.78, TAU - 0.72, 0.72, 30);
  const shape = [...outer, ...inner];
  m.add(fill(shape, col) + hatch(shape, 0.3, 4, 0.9, INK, m.r) + ink(shape, INK, 2));
  for (let i = 0; i < 7; i++) {
    const a = Math.PI + (i - 3) * 0.34;
    m.add(dot(...polar(x + R * 0.06, y, R * 0.72, a), R * 0.075, on));
  }
  m.block(ellipse(x, y, R, R, 0, 20));
}
