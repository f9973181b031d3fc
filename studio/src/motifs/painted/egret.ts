/** White egret, standing in the shallows or on the wing. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';

const FEATHER = '#faf6ec';

/** Standing egret, about 130 high, feet at (x, y), facing right. @param outline line colour */
export function egret(x: number, y: number, s: number, fx: number, outline: string): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx);
  const neck = T(
    ribbon(
      curveThrough([16, -66, 34, -80, 30, -98, 20, -110, 26, -124, 38, -126]),
      widths(11, 7, 5, 4.6, 5, 4.4),
    ),
  );
  const body = T(loopThrough([-44, -40, -20, -66, 14, -76, 26, -64, 14, -46, -12, -38]));
  const legs = [polyline(-4, -42, 0, -20, -4, 0), polyline(6, -44, 12, -22, 8, 0)];
  return (
    each(legs, (l) => line(T(l), '#3a342c', Math.max(0.9, 2.2 * s))) +
    fill(T(leaf(38, -127, 26, 2.6, 0.16)), '#d99a2e') +
    inked(neck, FEATHER, outline, 0.8) +
    modelled(body, FEATHER, '#a9a79c', 8 * s, 2, { op: 0.7 }) +
    ink(body, outline, 0.9) +
    each([2.9, 3.05, 3.2], (a) => inked(T(leaf(8, -58, 56, 5.5, a)), '#f1ebdc', outline, 0.6)) +
    fill(T(leaf(30, -127, 22, 1.6, 2.9)), FEATHER) +
    dot(...(T([[36, -128]])[0] as [number, number]), Math.max(0.8, 1.5 * s), '#17100e')
  );
}

/** Egret flying to the right, about 150 long. @param lift 0 wings level, 1 wings raised, @param rot tilt of the flight */
export function flyingEgret(
  x: number,
  y: number,
  s: number,
  fx: number,
  outline: string,
  lift = 0.6,
  rot = 0,
): string {
  const T = (p: Poly) => transform(p, x, y, s, rot, fx);
  const wing = (a: number, L: number) => leaf(6, -6, L, 15, a, 0.18, 0.4);
  const far = T(wing(-1.15 - lift * 0.45, 66)),
    near = T(wing(-2.0 - lift * 0.2, 78));
  const body = T(loopThrough([-40, 2, -16, -9, 18, -11, 34, -6, 18, 5, -14, 8]));
  const neck = T(ribbon(curveThrough(26, -4, 40, 4, 48, -6, 58, -8), widths(8, 5.4, 4.6, 4.2)));
  const quills = (a: number, L: number) =>
    each([0.3, 0.5, 0.7, 0.88], (t) =>
      line(
        T(
          polyline(
            6 + Math.cos(a) * L * t,
            -6 + Math.sin(a) * L * t,
            6 + Math.cos(a) * L * t - 13,
            2 + Math.sin(a) * L * t,
          ),
        ),
        outline,
        0.5,
      ),
    );
  return (
    each([2, 6], (d) => line(T(polyline(-34, d - 1, -72, d + 4)), '#3a342c', Math.max(0.7, 1.7 * s))) +
    inked(far, '#e8e2d2', outline, 0.8) +
    fill(T(leaf(57, -8, 24, 2.6, 0.1)), '#d99a2e') +
    inked(neck, FEATHER, outline, 0.7) +
    inked(body, FEATHER, outline, 0.8) +
    inked(near, FEATHER, outline, 0.9) +
    quills(-2.0 - lift * 0.2, 78) +
    dot(...(T([[56, -9.5]])[0] as [number, number]), Math.max(0.7, 1.3 * s), '#17100e')
  );
}
