/** Lotus rounds (purain): the leaf-and-flower discs of the marriage chamber, seen from above. */
import { TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dot } from '../../draw/svg.ts';
import type { Mithila } from './painter.ts';
import { type Stripe, rings } from './strips.ts';
import { INK } from './style.ts';

/** From the outside in; the heart is one dot in the last colour. */
export interface LotusRound {
  stripes: Stripe[];
  /** Falling shares of the radius, one more than stripes. */
  radii?: number[];
  heart: string;
}

/** A lotus disc with a scalloped rim. */
export function lotusRound(m: Mithila, cx: number, cy: number, R: number, o: LotusRound, turn = 0): void {
  const n = Math.max(10, Math.round((TAU * R) / 26));
  const rim = series(n * 6, (i) =>
    polar(cx, cy, R * 0.97 + R * 0.045 * Math.abs(Math.sin((i / 12) * TAU)), turn + (i / (n * 6)) * TAU),
  );
  m.add(inked(rim, o.stripes[0].col, INK, 2));
  const radii = (o.radii ?? [0.97, 0.7, 0.6, 0.36, 0.27, 0.13]).map((k) => k * R);
  m.add(rings(cx, cy, radii, o.stripes, turn));
  const last = radii[o.stripes.length];
  m.add(
    dot(cx, cy, last, o.heart) +
      ink(ellipse(cx, cy, last, last, 0, 20), INK, 1.2) +
      dot(cx, cy, last * 0.36, INK),
  );
  m.block(ellipse(cx, cy, R + 2, R + 2, 0, 24));
}
