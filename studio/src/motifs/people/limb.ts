/** A limb, or cloth round it, as a body with a middle line: outline, and places on its surface. */
import { union } from '../../draw/contour.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { ribbon, widths } from '../../draw/shapes.ts';

/** Middle line of an arm or leg: straight in its bones, bent at the joint. */
export function jointed(...coordinates: number[]): Poly {
  const joints = polyline(coordinates);
  return joints.flatMap((p, i): Poly => {
    const next = joints[i + 1];
    return next
      ? [
          p,
          [lerp(p[0], next[0], 0.3), lerp(p[1], next[1], 0.3)],
          [lerp(p[0], next[0], 0.72), lerp(p[1], next[1], 0.72)],
        ]
      : [p];
  });
}

/** Places on it are (t, u): t from its root (0) to its end (1), u from one side (-1) to the other (1). */
export class Limb {
  readonly middle: Poly;
  private readonly half: (t: number) => number;
  private readonly stations;

  /** @param points of the middle line @param half half-widths at equal steps of its length */
  constructor(points: Poly, ...half: number[]) {
    this.middle = curve(points, false, 8);
    this.half = widths(...half);
    this.stations = walk(this.middle, 2);
  }

  /** The outline; bone and bone overlap in the joint, so that its inner side stays clean. */
  get outline(): Poly {
    const n = this.stations.length,
      part = (from: number, to: number) =>
        ribbon(
          this.stations.slice(Math.max(0, Math.round(from * n)), Math.round(to * n)).map((s) => s.p),
          (t) => this.half(lerp(from, to, t)),
          4,
        );
    const turn = this.joint;
    return turn ? union([part(0, turn + 0.07), part(turn - 0.07, 1)], 7, 1.6) : part(0, 1);
  }

  /** Where it bends, as a share of its length; none when it bends little. */
  private get joint(): number | undefined {
    const s = this.stations,
      gap = Math.round(s.length * 0.08);
    let most = 0.55,
      at: number | undefined;
    for (let i = gap; i < s.length - gap; i++) {
      const d = Math.abs(
        Math.atan2(Math.sin(s[i + gap].a - s[i - gap].a), Math.cos(s[i + gap].a - s[i - gap].a)),
      );
      if (d > most) [most, at] = [d, i / s.length];
    }
    return at;
  }

  at(t: number, u: number): Point {
    const n = this.stations.length - 1,
      i = Math.max(0, Math.min(n, Math.round(t * n))),
      a = this.stations[Math.max(0, i - 2)].p,
      b = this.stations[Math.min(n, i + 2)].p;
    return polar(...this.stations[i].p, this.half(t) * u, Math.atan2(b[1] - a[1], b[0] - a[0]) + Math.PI / 2);
  }

  /** A ring round it at t, bowed towards the end by `bow` of its length. */
  across(t: number, bow = 0, reach = 1): Poly {
    return series(13, (i) => {
      const u = (i / 6 - 1) * reach;
      return this.at(t + bow * (1 - u * u), u);
    });
  }

  /** The strip between two rings. @param reach 1 as wide as the limb */
  strip(t0: number, t1: number, bow = 0, reach = 1): Poly {
    return [...this.across(t0, bow, reach), ...this.across(t1, bow, reach).toReversed()];
  }

  /** The strip between two lines along it, as far as t. */
  lengthwise(u0: number, u1: number, t: number): Poly {
    return [...this.along(u0, 0, t), ...this.along(u1, 0, t).toReversed()];
  }

  /** A line along it at u. */
  along(u: number, t0 = 0, t1 = 1): Poly {
    return series(21, (i) => this.at(lerp(t0, t1, i / 20), u));
  }
}
