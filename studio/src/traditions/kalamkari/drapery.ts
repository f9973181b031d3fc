/** What hangs and flies about the people of the temple cloths: dhoti, sari, drawers, sash ends, stole. */
import { curveThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { dots, line } from '../../draw/svg.ts';
import { contour, dye, stroke } from './kalam.ts';
import { INK, K } from './style.ts';
import { outlineOf } from './limbs.ts';
import { type Stuff, stuffed } from './textile.ts';

export interface Lower {
  /** Dhoti wound about each leg; sari over both; drawers to the knee. */
  kind: 'dhoti' | 'sari' | 'drawers';
  /** Without the pleats that fall in front, for those who sit. */
  noPleats?: boolean;
}

type Place = (p: Poly) => Poly;
type At = (t: number, v: number) => Point;

interface Bones {
  hip: Point;
  kn: Point;
  ankle: Point;
}

const mix = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

/** The garment from the belt down, with the legs in it. @param bare draws leg 0 or 1 without it, @param k slender below 1 */
export function lowerCloth(
  T: Place,
  at: At,
  legs: readonly Bones[],
  o: Lower,
  stuff: Stuff,
  s: number,
  bare: (i: number) => string,
  k: number,
  fat: boolean,
): string {
  const hem = o.kind === 'drawers' ? 0.12 : o.kind === 'sari' ? 0.95 : o.noPleats ? 1 : 0.84;
  const tube = ({ hip, kn, ankle }: Bones): Poly[] => {
    const end = mix(kn, ankle, hem);
    return [
      ribbon([hip, kn], (t) => k * widths(30, 32, 28, 22.5)(t), 6),
      ellipse(kn[0], kn[1], 22.5 * k, 22.5 * k, 0, 20),
      ribbon([kn, end], (t) => k * (o.kind === 'drawers' ? widths(23, 24) : widths(22, 22, 20, 25))(t), 6),
    ];
  };
  const seat = fat ? ellipse(...at(-0.06, 6), 46, 22, 0, 26) : ellipse(...at(0.02, 0), 33 * k, 24, 0, 26);
  const shade = stuff.base === K.madder || stuff.base === K.indigo || stuff.base === K.leaf ? '#170f0c' : INK;
  const folds = ({ hip, kn, ankle }: Bones): string => {
    const a = Math.atan2(kn[1] - hip[1], kn[0] - hip[0]),
      b = Math.atan2(ankle[1] - kn[1], ankle[0] - kn[0]),
      off = (p: Point, an: number, d: number): Point => [
        p[0] - Math.sin(an) * d * k,
        p[1] + Math.cos(an) * d * k,
      ];
    const out: Poly[] = [];
    for (const [t0, v0, t1, v1] of [
      [0.05, 26, 0.5, -27],
      [0.2, 29, 0.72, -25],
      [0.42, 29, 0.96, -20],
      [0.66, 27, 1.02, 2],
    ])
      out.push(
        T(
          curveThrough(
            off(mix(hip, kn, t0), a, v0),
            off(mix(hip, kn, (t0 + t1) / 2 + 0.12), a, (v0 + v1) / 2 + 6),
            off(mix(hip, kn, t1), a, v1),
          ),
        ),
      );
    if (o.kind !== 'drawers')
      for (const v of [-12, -2, 9])
        out.push(
          T(
            curveThrough(
              off(mix(kn, ankle, 0.06 + Math.abs(v) * 0.004), b, v * 0.6),
              off(mix(kn, ankle, hem * 0.5), b, v),
              off(mix(kn, ankle, hem), b, v * 1.35),
            ),
          ),
        );
    return each(out, (p) => stroke(p, 1.7 * s, shade));
  };
  const border = ({ kn, ankle }: Bones): string => {
    const e = mix(kn, ankle, hem),
      an = Math.atan2(ankle[1] - kn[1], ankle[0] - kn[0]),
      row = (d: number): Poly =>
        T(
          [-32, -12, 12, 32].map((v): Point => [
            e[0] - Math.cos(an) * d - Math.sin(an) * v,
            e[1] - Math.sin(an) * d + Math.cos(an) * v,
          ]),
        );
    return (
      line(row(6), INK, 13 * s) + line(row(6), stuff.hem, 10.4 * s) + line(row(13.5), '#f3e6c6', 1.6 * s)
    );
  };
  const dress = (shape: Poly, inner: Bones[], angle: number): string => {
    const q = T(shape);
    return (
      stuffed(q, stuff, angle, 16 * s) +
      clip(q, each(inner, border) + each(inner, folds)) +
      contour(q, 2.2 * s)
    );
  };
  const angleOf = ({ hip, kn }: Bones) => {
    const [[a, b], [c, d]] = T([hip, kn]);
    return Math.atan2(d - b, c - a) + Math.PI / 2;
  };
  let q = '';
  if (o.kind === 'sari') {
    const [u, v] = legs,
      e = legs.map((l) => mix(l.kn, l.ankle, hem));
    q = bare(0) + bare(1);
    q += dress(
      outlineOf([...tube(u), ...tube(v), seat, [u.hip, v.hip, v.kn, e[1], e[0], u.kn]], 10),
      [u, v],
      angleOf(v),
    );
  } else
    q =
      bare(0) +
      dress(outlineOf([...tube(legs[0]), seat], 8), [legs[0]], angleOf(legs[0])) +
      bare(1) +
      dress(outlineOf([...tube(legs[1]), seat], 8), [legs[1]], angleOf(legs[1]));
  if (!o.noPleats) q += pleats(T, at, stuff, s, o.kind === 'sari' ? 150 : o.kind === 'drawers' ? 62 : 112);
  return q + belt(T, at, s, k, fat);
}

function pleats(T: Place, at: At, stuff: Stuff, s: number, L: number): string {
  const [x, y] = at(0.02, 4),
    q = T([
      [x - 8, y],
      [x + 9, y],
      [x + 14, y + L * 0.55],
      [x + 24, y + L - 8],
      [x + 16, y + L * 0.93],
      [x + 12, y + L + 4],
      [x + 4, y + L * 0.95],
      [x - 1, y + L + 2],
      [x - 8, y + L * 0.9],
      [x - 15, y + L - 6],
      [x - 10, y + L * 0.5],
    ]);
  return (
    dye(q, stuff.hem) +
    clip(
      q,
      each([-9, -3, 3, 9, 15], (d) =>
        line(
          T(curveThrough(x + d * 0.5, y, x + d * 0.8, y + L * 0.5, x + d * 1.3, y + L + 6)),
          '#f3e6c6',
          1.6 * s,
        ),
      ) +
        line(
          T([
            [x - 26, y + L - 12],
            [x + 34, y + L - 10],
          ]),
          INK,
          6 * s,
        ) +
        line(
          T([
            [x - 26, y + L - 12],
            [x + 34, y + L - 10],
          ]),
          '#f3e6c6',
          3.4 * s,
        ),
    ) +
    each([-5, 1, 6], (d) =>
      stroke(T(curveThrough(x + d * 0.6, y + 4, x + d, y + L * 0.5, x + d * 1.5, y + L * 0.92)), 1.4 * s),
    ) +
    contour(q, 1.9 * s)
  );
}

function belt(T: Place, at: At, s: number, k: number, fat: boolean): string {
  const h = (fat ? 44 : 31) * k,
    low = fat ? -0.1 : 0,
    q = T(
      curveThrough(
        at(0.08 + low, -h),
        at(0.02 + low, -h * 0.4),
        at(0.02 + low, h * 0.5),
        at(0.09 + low, h + (fat ? 16 : 0)),
      ),
    );
  return (
    line(q, INK, 12 * s) +
    line(q, K.myrobalan, 9.4 * s) +
    dots(
      q.filter((_, i) => i % 4 === 1),
      2.3 * s,
      K.madder,
    ) +
    dye(T(ellipse(...at(0.02 + low, 2), 8, 8)), INK) +
    dye(T(ellipse(...at(0.02 + low, 2), 6.6, 6.6)), '#f3e6c6') +
    dye(T(ellipse(...at(0.02 + low, 2), 3.2, 3.2)), K.madder)
  );
}

function streamer(T: Place, mid: Poly, stuff: Stuff, s: number, w: number): string {
  const q = T(ribbon(mid, widths(w * 0.55, w, w * 0.9, w * 1.35), 4)),
    e = T(mid);
  return (
    stuffed(q, stuff, 0.5, 12 * s) +
    clip(q, line(e.slice(-8, -6), '#f3e6c6', w * 3 * s) + line(e.slice(-5), stuff.hem, w * 3 * s)) +
    each([-0.35, 0.3], (v) =>
      stroke(T(mid.slice(2).map(([x, y]): Point => [x + v * w, y + v * w * 0.6])), 1.2 * s),
    ) +
    contour(q, 1.8 * s)
  );
}

/** Two ends of a sash that blow out behind the hip. */
export function sashEnds(T: Place, at: At, stuff: Stuff, s: number): string {
  const [x, y] = at(0.04, -22);
  return (
    streamer(T, curveThrough(x, y, x - 34, y - 14, x - 66, y + 12, x - 96, y + 2), stuff, s, 10) +
    streamer(T, curveThrough(x, y + 6, x - 34, y + 18, x - 50, y + 58, x - 82, y + 74), stuff, s, 11)
  );
}

/** A stole over the shoulders: its loop behind, its ends in front beside the arms. */
export function stole(T: Place, at: At, stuff: Stuff, s: number, part: 'behind' | 'before'): string {
  const [l, r] = [at(0.94, -30), at(0.94, 30)];
  if (part === 'behind')
    return (
      streamer(
        T,
        curveThrough(l, [l[0] - 40, l[1] + 14], [l[0] - 54, l[1] + 66], [l[0] - 88, l[1] + 92]),
        stuff,
        s,
        11,
      ) +
      streamer(
        T,
        curveThrough(r, [r[0] + 30, r[1] + 22], [r[0] + 30, r[1] + 70], [r[0] + 52, r[1] + 112]),
        stuff,
        s,
        10,
      )
    );
  return (
    streamer(T, curveThrough(at(1, -14), at(0.8, -30), at(0.5, -34), at(0.24, -30)), stuff, s, 9) +
    streamer(T, curveThrough(at(1, 14), at(0.8, 30), at(0.5, 33), at(0.24, 28)), stuff, s, 9)
  );
}
