/** Lepakshi: Vijayanagara ceiling painting. Flat ochres and greens on red plaster, profile faces, saris with pointed stiff ends, each woven differently. */
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polyline,
  rect,
  transform,
  offsets,
} from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, dot, dots, fill, line, lines, polys, each, repeat } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';

export const K = {
  wall: '#a54a2a',
  red: '#8e2a1c',
  ochre: '#d9a24a',
  pale: '#eed9a6',
  green: '#5c7448',
  deep: '#33472c',
  black: '#2a1712',
  grey: '#8c8a76',
  skin: '#d8a066',
  skin2: '#b9793f',
  skin3: '#8fa070',
  white: '#f4e8c8',
};

/** How a sari is woven; every lady's differs. */
type Weave = 'bars' | 'checks' | 'zigzag' | 'leaves' | 'rings' | 'diagonal' | 'lozenges' | 'blocks' | 'swans';

/** Fill a cloth with its pattern. @param a direction of the weft, @param c ground, first and second mark */
function weave(q: Poly, kind: Weave, c: readonly [string, string, string], a: number, step = 15): string {
  const xs = q.map((p) => p[0]),
    ys = q.map((p) => p[1]),
    [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)],
    cx = (x0 + x1) / 2,
    cy = (y0 + y1) / 2,
    R = Math.hypot(x1 - x0, y1 - y0) / 2 + step,
    at = (u: number, v: number): Point => [
      cx + u * Math.cos(a) - v * Math.sin(a),
      cy + u * Math.sin(a) + v * Math.cos(a),
    ],
    place = (p: Poly, u: number, v: number): Poly => {
      const [x, y] = at(u, v);
      return transform(p, x, y, 1, a);
    };
  let s = '';
  const rows = (h: number, draw: (v: number, i: number) => void) => {
    for (let v = -R, i = 0; v < R; v += h, i++) draw(v, i);
  };
  const cells = (
    w: number,
    h: number,
    draw: (u: number, v: number, i: number, j: number) => void,
    shift = 0,
  ) =>
    rows(h, (v, j) => {
      for (let u = -R + (j % 2) * shift, i = 0; u < R; u += w, i++) draw(u, v, i, j);
    });
  if (kind === 'bars')
    rows(step, (v, i) => {
      s += line([at(-R, v), at(R, v)], i % 2 ? c[1] : c[2], i % 2 ? step * 0.5 : step * 0.16);
      if (i % 2) s += line([at(-R, v), at(R, v)], c[2], 1.2);
    });
  else if (kind === 'checks') {
    const sq: Poly[] = [];
    cells(step * 0.7, step * 0.7, (u, v, i, j) => {
      if ((i + j) % 2)
        sq.push([at(u, v), at(u + step * 0.7, v), at(u + step * 0.7, v + step * 0.7), at(u, v + step * 0.7)]);
    });
    s += polys(sq, c[1]);
    cells(step * 1.4, step * 1.4, (u, v) => {
      const [x, y] = at(u + step * 0.35, v + step * 0.35);
      s += dot(x, y, step * 0.12, c[2]);
    });
  } else if (kind === 'zigzag')
    rows(step * 0.8, (v, i) => {
      const z: Poly = [];
      for (let u = -R, k = 0; u < R; u += step * 0.5, k++)
        z.push(at(u, v + (k % 2 ? step * 0.3 : -step * 0.3)));
      s += line(z, i % 2 ? c[1] : c[2], i % 2 ? step * 0.3 : 1.6);
    });
  else if (kind === 'leaves')
    cells(
      step * 1.3,
      step * 1.2,
      (u, v, i) => {
        s += each([-0.6, 0, 0.6], (d) => {
          const [x, y] = at(u, v);
          return fill(leaf(x, y, step * 0.8, step * 0.2, a - Math.PI / 2 + d), i % 2 ? c[1] : c[2]);
        });
      },
      step * 0.65,
    );
  else if (kind === 'rings')
    cells(
      step * 1.35,
      step * 1.2,
      (u, v) => {
        const [x, y] = at(u, v);
        s +=
          line(ellipse(x, y, step * 0.44, step * 0.44, 0, 20), c[1], step * 0.16, true) +
          dot(x, y, step * 0.16, c[2]);
      },
      step * 0.67,
    );
  else if (kind === 'diagonal')
    for (let u = -R * 2, i = 0; u < R * 2; u += step * 0.8, i++) {
      s += line([at(u, -R), at(u + R, R)], i % 2 ? c[1] : c[2], i % 2 ? step * 0.34 : 1.3);
      if (i % 4 === 0)
        s += dots(
          Array.from({ length: 30 }, (_, k): Point =>
            at(u + step * 0.4 + (k / 30) * R, -R + (k / 30) * 2 * R),
          ),
          1.5,
          c[2],
        );
    }
  else if (kind === 'lozenges')
    cells(
      step * 1.3,
      step * 0.9,
      (u, v) => {
        s +=
          fill(place(polyline(-step * 0.5, 0, 0, -step * 0.62, step * 0.5, 0, 0, step * 0.62), u, v), c[1]) +
          fill(place(polyline(-step * 0.22, 0, 0, -step * 0.28, step * 0.22, 0, 0, step * 0.28), u, v), c[2]);
      },
      step * 0.65,
    );
  else if (kind === 'blocks')
    cells(step * 1.5, step * 1.1, (u, v, i, j) => {
      const [x, y] = at(u, v);
      s +=
        (i + j) % 2
          ? polys(rosette(x, y, step * 0.5, 8, a), c[1]) + dot(x, y, step * 0.14, c[2])
          : lines(
              [
                [at(u - step * 0.4, v), at(u + step * 0.4, v)],
                [at(u, v - step * 0.4), at(u, v + step * 0.4)],
              ],
              c[2],
              1.7,
            );
    });
  else
    cells(
      step * 1.9,
      step * 1.5,
      (u, v) => {
        const b = (p: Poly) => place(transform(p, 0, 0, step / 16), u, v);
        s +=
          fill(
            b(
              loopThrough([
                -11, 2, -4, 8, 6, 6, 8, -2, 7, -9, 12, -10, 13, -13, 7, -14, 3, -9, 4, -2, -2, -1, -9, -3,
              ]),
            ),
            c[1],
          ) + dot(...at(u + step * 0.55, v - step * 0.74), 0.9, c[2]);
      },
      step * 0.95,
    );
  return patterned(q, c[0], s, K.black, 2);
}

export interface Lady {
  skin: string;
  weave: Weave;
  cloth: readonly [string, string, string];
  bodice: readonly [string, string, string];
  /** What the raised hand does. */
  holds: 'lotus' | 'mirror' | 'fan' | 'casket' | 'parrot' | 'lamp' | 'none';
  hair: 'bun' | 'knot' | 'braid' | 'crown';
  /** Head turned back over the shoulder. */
  back?: boolean;
}

const thin = (p: Poly, w = 1.8, col = K.black) => ink(p, col, w, { closed: false, taper: 0.6 });

/** A slender arm from the shoulder through the elbow to the wrist, with bangles and a hand whose fingers point along `aim`. */
function arm(
  T: (p: Poly) => Poly,
  skin: string,
  pts: number[],
  aim: number,
  s: number,
  hand: 'pinch' | 'flat' | 'hang',
): string {
  const c = curve(polyline(pts[0], pts[1], pts[2], pts[3], pts[4], pts[5]), false, 12),
    n = c.length,
    l: Poly = [],
    rt: Poly = [];
  c.forEach((p, i) => {
    const q = c[Math.min(n - 1, i + 1)],
      o = c[Math.max(0, i - 1)],
      a = Math.atan2(q[1] - o[1], q[0] - o[0]),
      w = 12.5 - (i / n) * 6;
    l.push([p[0] - Math.sin(a) * w, p[1] + Math.cos(a) * w]);
    rt.push([p[0] + Math.sin(a) * w, p[1] - Math.cos(a) * w]);
  });
  const cap = Array.from({ length: 7 }, (_, i): Point => {
    const a = Math.atan2(rt[0][1] - pts[1], rt[0][0] - pts[0]) - ((i + 1) / 8) * Math.PI;
    return [pts[0] + Math.cos(a) * 12.5, pts[1] + Math.sin(a) * 12.5];
  });
  const shape = T([...l, ...rt.reverse(), ...cap]),
    [wx, wy] = [pts[4], pts[5]],
    H = (p: Poly) => T(transform(p, wx, wy, 1, aim));
  const fingers =
    hand === 'pinch'
      ? [
          [10, -6, 22, -0.35],
          [12, -1, 25, 0.1],
          [12, 3, 22, 0.42],
          [10, 6, 18, 0.72],
        ]
      : hand === 'flat'
        ? [
            [12, -5, 24, -0.06],
            [13, -1.6, 27, 0],
            [13, 1.8, 26, 0.05],
            [12, 5, 21, 0.14],
          ]
        : [
            [12, -5, 20, 0.1],
            [13, -1.6, 24, 0.16],
            [13, 1.8, 23, 0.24],
            [12, 5, 19, 0.34],
          ];
  let o = inked(shape, skin, K.black, 1.7);
  o += each(fingers, ([x, y, L, a]) => {
    const f = H(leaf(x, y, L, 3.3, a, 0, 0.5));
    return inked(f, skin, K.black, 1.1);
  });
  const thumb = H(leaf(4, -6, 19, 3.4, hand === 'pinch' ? -0.55 : -0.8, 0, 0.5)),
    palm = H(loopThrough(-4, -5, 6, -8, 15, -7, 16, 7, 6, 8, -4, 5));
  o +=
    inked(thumb, skin, K.black, 1.1) +
    inked(palm, skin, K.black, 1.1) +
    dot(...(H([[9, 0]])[0] as [number, number]), 3 * s, K.red);
  for (const t of [0.36, 0.86, 0.93]) {
    const i = Math.round(t * (n - 1)),
      w = 13.4 - t * 6;
    const q = c[i],
      p2 = c[Math.min(n - 1, i + 1)],
      a = Math.atan2(p2[1] - q[1], p2[0] - q[0]);
    const b = T([
      [q[0] - Math.sin(a) * w, q[1] + Math.cos(a) * w],
      [q[0] + Math.sin(a) * w, q[1] - Math.cos(a) * w],
    ]);
    o += line(b, K.black, 6.4 * s) + line(b, K.white, 4.4 * s) + line(b, K.red, 1.2 * s);
  }
  return o;
}

/** A lady of the court, about 440 high, standing on (x, y) and facing right; `fx` -1 faces left. */
export function lady(x: number, y: number, s: number, fx: number, o: Lady): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    at = (px: number, py: number) => T([[px, py]])[0],
    out = (p: Poly, col: string, w = 1.8) => inked(p, col, K.black, w);
  let q = '';
  // the stiff ends of the sari stand out behind in points
  const tail = (pts: number[], a: number) =>
    weave(T(polyline(pts)), o.weave, o.cloth, fx > 0 ? a : Math.PI - a, 12 * s) +
    line(T(polyline(pts.slice(2, 6))), o.cloth[1], 4 * s);
  q +=
    tail([-22, -214, -92, -170, -104, -128, -58, -150, -30, -176], 0.5) +
    tail([-28, -150, -98, -62, -106, -22, -60, -46, -26, -96], 0.9);
  if (o.holds === 'none' || o.holds === 'mirror' || o.holds === 'fan')
    q += arm(T, o.skin, [-26, -312, -58, -258, -46, -206], 1.45, s, 'hang');
  // feet
  for (const [fx2, fy] of [
    [-16, 0],
    [26, 2],
  ])
    q +=
      out(
        T(loopThrough(offsets(fx2, fy, [-14, -2, -12, -18, 2, -20, 14, -11, 34, -5, 38, 1, 30, 5, -10, 5]))),
        o.skin,
        1.6,
      ) +
      line(T(polyline(fx2 - 13, fy - 13, fx2 + 4, fy - 14)), K.white, 5 * s) +
      line(T(polyline(fx2 - 13, fy - 13, fx2 + 4, fy - 14)), K.black, 1) +
      thin(T(polyline(fx2 - 8, fy + 4, fx2 + 32, fy + 3)), 2, K.red);
  // skirt: close about the hips, straight to a hem with a sharp corner in front
  const skirt = T([
    ...curveThrough(-22, -232, -38, -204, -40, -150, -38, -60, -36, -16),
    [40, -12] as Point,
    [60, -34] as Point,
    ...curveThrough(52, -60, 44, -150, 36, -204, 22, -232),
  ]);
  q += weave(skirt, o.weave, o.cloth, 0, 15 * s);
  q +=
    clip(
      skirt,
      fill(T(polyline(-44, -30, 44, -26, 64, -46, 64, 0, -44, 0)), o.cloth[1]) +
        line(T(polyline(-44, -32, 42, -28, 64, -48)), o.cloth[2], 2) +
        dots(
          Array.from({ length: 9 }, (_, i) => at(-34 + i * 10, -20 + (i > 7 ? -8 : 0))),
          2.4 * s,
          o.cloth[2],
        ),
    ) + ink(skirt, K.black, 2);
  // pleats fall in front and end in a point
  const pleat = T(polyline(4, -228, 22, -228, 30, -120, 46, -40, 30, -8, 16, -46, 8, -120));
  q += patterned(
    pleat,
    o.cloth[2],
    lines(
      [0, 1, 2, 3, 4].map((i) => T(curveThrough(6 + i * 4, -230, 10 + i * 4.6, -120, 16 + i * 7, -6))),
      o.cloth[1],
      2,
    ),
    K.black,
    1.7,
  );
  // trunk
  const body = T([
    ...curveThrough(-20, -226, -15, -254, -21, -286, -30, -318, -12, -332),
    ...curveThrough(12, -332, 25, -316, 34, -292, 20, -270, 14, -252, 20, -226),
  ]);
  q += out(body, o.skin);
  const bodice = T([
    ...curveThrough(-20, -284, -27, -304, -24, -324),
    ...curveThrough(14, -326, 25, -312, 34, -294, 24, -276),
    ...curveThrough(10, -272, -6, -276, -20, -284),
  ]);
  q += weave(bodice, o.weave === 'checks' ? 'bars' : 'checks', o.bodice, 0.3, 10 * s);
  q += dot(...at(4, -244), 1.6 * s, K.black);
  // girdle
  const belt = T(curveThrough(-23, -234, 0, -224, 23, -234));
  q +=
    line(belt, K.black, 12 * s) +
    line(belt, K.ochre, 9 * s) +
    dots(
      Array.from({ length: 7 }, (_, i) => at(-18 + i * 6, -226.5 - Math.abs(i - 3) * 1.8)),
      2.2 * s,
      K.red,
    );
  q +=
    lines(
      [
        [-12, 26],
        [0, 34],
        [12, 26],
      ].map(([u, L]) => T(polyline(u, -224, u, -224 + L))),
      K.ochre,
      2.6 * s,
    ) +
    each(
      [
        [-12, 26],
        [0, 34],
        [12, 26],
      ],
      ([u, L]) => dot(...at(u, -224 + L), 3.6 * s, K.ochre),
    );
  // neck and head
  const hx = o.back ? -1 : 1,
    Hd = (p: Poly) => T(transform(p, 2, -366, 1, o.back ? -0.05 : 0.03, hx));
  q += out(T(loopThrough(-9, -330, -8, -352, 10, -352, 11, -330, 0, -324)), o.skin, 1.5);
  const hairBack = Hd(loopThrough(6, -40, -20, -38, -34, -16, -32, 10, -20, 24, -8, 12, -4, -12));
  q += fill(hairBack, K.black);
  if (o.hair === 'bun')
    q +=
      fill(Hd(ellipse(-38, 12, 17, 21, 0.3)), K.black) +
      repeat(9, (i) => {
        const [a, c] = Hd([[-38 + Math.cos(i * 0.7) * 18, 12 + Math.sin(i * 0.7) * 22]])[0];
        return dot(a, c, 4.2 * s, i % 2 ? K.white : K.ochre);
      });
  if (o.hair === 'knot')
    q +=
      fill(Hd(loopThrough(-14, -34, -26, -62, -6, -76, 10, -62, 4, -38)), K.black) +
      line(Hd(curveThrough(-22, -44, -6, -38, 8, -44)), K.white, 5 * s) +
      dot(...(Hd([[-8, -76]])[0] as [number, number]), 5 * s, K.ochre);
  if (o.hair === 'braid')
    q +=
      fill(Hd(loopThrough(-26, 14, -38, 50, -46, 120, -36, 150, -24, 118, -14, 50, -12, 18)), K.black) +
      repeat(6, (i) => {
        const [a, c] = Hd([[-30 - i * 1.6, 40 + i * 18]])[0];
        return dot(a, c, 4.4 * s, i % 2 ? K.white : K.red);
      });
  const face = Hd(
    loopThrough([
      6, -38, 20, -30, 25, -16, 27, -8, 38, 4, 29, 9, 28, 12, 32, 15, 28, 18, 30, 22, 25, 26, 26, 33, 17, 38,
      2, 33, -10, 22, -16, 4, -14, -22,
    ]),
  );
  q += out(face, o.skin, 1.9);
  q += fill(
    Hd(loopThrough(7, -40, 22, -30, 12, -22, 0, -16, -8, -4, -12, 10, -20, 14, -32, 4, -32, -22, -16, -40)),
    K.black,
  );
  // the long eye of the school
  const eye = Hd(loopThrough(23, -7, 16, -13, 6, -14, -4, -9, -9, -6, 0, -3, 12, -2));
  q +=
    patterned(
      eye,
      K.white,
      dot(...(Hd([[9, -8]])[0] as [number, number]), 5.2 * s, K.black),
      K.black,
      2 * s,
    ) +
    thin(Hd(curveThrough(22, -19, 10, -25, -8, -18)), 2.6 * s) +
    thin(Hd(curveThrough(-9, -6, -15, -4)), 2 * s);
  q +=
    fill(Hd(loopThrough(31, 14, 24, 13, 19, 17, 25, 19, 30, 22)), K.red) +
    thin(Hd(curveThrough(31, 17.4, 25, 17.6, 19, 17)), 1) +
    thin(Hd(curveThrough(30, 8, 27, 5, 28.6, 2)), 1.3) +
    dot(...(Hd([[29, 8]])[0] as [number, number]), 2.6 * s, K.white) +
    dot(...(Hd([[19, -20]])[0] as [number, number]), 2.4 * s, K.red);
  // ear disc, fillet or crown, necklaces
  const ear = Hd(ellipse(-13, 11, 10, 11));
  q +=
    out(ear, K.ochre, 1.5) +
    dot(...(Hd([[-13, 11]])[0] as [number, number]), 5 * s, K.red) +
    dot(...(Hd([[-13, 11]])[0] as [number, number]), 2 * s, K.white);
  if (o.hair === 'crown') {
    const c = Hd(loopThrough(20, -31, 4, -36, -22, -26, -30, -40, -16, -62, -2, -92, 10, -64, 24, -46));
    q +=
      out(c, K.ochre, 1.7) +
      clip(
        c,
        lines(
          [Hd(curveThrough(24, -44, 0, -50, -30, -38)), Hd(curveThrough(16, -58, -2, -64, -22, -54))],
          K.red,
          3 * s,
        ) +
          dots(
            Hd([
              [-2, -78],
              [-8, -44],
              [10, -46],
            ]),
            3 * s,
            K.green,
          ),
      );
  } else
    q +=
      line(Hd(curveThrough(21, -31, 2, -30, -16, -16, -24, 6)), K.white, 3.6 * s) +
      dots(
        Hd(curveThrough(21, -31, 2, -30, -16, -16, -24, 6)).filter((_, i) => i % 3 === 0),
        1.6 * s,
        K.red,
      );
  for (const [d, w, c] of [
    [0, 4, K.white],
    [13, 3.4, K.ochre],
    [30, 3.6, K.white],
  ] as const) {
    const n = T(curveThrough(-14, -328, -6 + d * 0.1, -318 + d, 6, -316 + d, 14 + d * 0.1, -328));
    q += line(n, K.black, (w + 2) * s) + line(n, c, w * s);
  }
  // front arm and what it holds
  const hold = (px: number, py: number, a: number): string => {
    const P = (p: Poly) => T(transform(p, px, py, 1, a));
    if (o.holds === 'lotus')
      return (
        line(P(polyline(-30, 5, 40, 0)), K.deep, 3.4 * s) +
        each([-0.9, 0.9, -0.5, 0.5, 0], (d) =>
          out(P(leaf(38, 0, 38, 8, d, d * -0.1, 0.5)), Math.abs(d) > 0.6 ? '#c4583c' : '#e8a890', 1.3),
        )
      );
    if (o.holds === 'mirror')
      return (
        line(P(polyline(-14, 0, 24, 0)), K.black, 7 * s) +
        line(P(polyline(-14, 0, 24, 0)), K.ochre, 4.4 * s) +
        out(P(ellipse(46, 0, 24, 22)), K.ochre, 1.7) +
        out(P(ellipse(46, 0, 17, 16)), '#cfd6c0', 1.2) +
        line(P(curveThrough(38, -8, 44, -12, 52, -10)), K.white, 2 * s)
      );
    if (o.holds === 'fan')
      return (
        line(P(polyline(-22, 0, 30, 0)), K.black, 6 * s) +
        line(P(polyline(-22, 0, 30, 0)), K.ochre, 4 * s) +
        repeat(9, (i) => out(P(leaf(28, 0, 56, 9, (i - 4) * 0.2, 0, 0.66)), i % 2 ? K.green : '#7f9a58', 1.1))
      );
    if (o.holds === 'casket')
      return (
        weave(
          P(polyline(8, -26, 44, -26, 44, 26, 8, 26)),
          'lozenges',
          [K.ochre, K.red, K.white],
          a + 1.57,
          11 * s,
        ) + out(P(polyline(44, -30, 54, -20, 60, 0, 54, 20, 44, 30)), K.ochre, 1.6)
      );
    if (o.holds === 'lamp')
      return (
        out(P(loopThrough(4, -22, 22, -14, 22, 14, 4, 22, 12, 0)), K.ochre, 1.6) +
        out(P(leaf(20, 0, 36, 8, 0, 0, 0.34)), '#d8602c', 1.2) +
        fill(P(leaf(22, 0, 20, 4, 0, 0, 0.34)), '#f8e09a')
      );
    if (o.holds === 'parrot') {
      const B = (p: Poly) => T(transform(p, px + 16, py - 30, 0.62, 0, -1));
      return (
        out(
          B(loopThrough(-34, 60, -14, 10, 0, -20, 26, -34, 44, -18, 36, 10, 14, 34, -14, 44)),
          K.green,
          1.5,
        ) +
        out(B(loopThrough(-12, 34, 0, -4, 22, 2, 18, 24)), '#7f9a58', 1.2) +
        out(B(loopThrough(40, -22, 56, -14, 48, 0, 40, -8)), K.red, 1.2) +
        dot(...(B([[28, -18]])[0] as [number, number]), 2.6 * s, K.white) +
        dot(...(B([[29, -18]])[0] as [number, number]), 1.3 * s, K.black)
      );
    }
    return '';
  };
  if (o.holds === 'casket' || o.holds === 'lamp') {
    q += hold(72, -284, -Math.PI / 2);
    q +=
      arm(T, o.skin, [-24, -312, 8, -256, 62, -272], -0.25, s, 'flat') +
      arm(T, o.skin, [20, -312, 34, -262, 64, -284], -0.3, s, 'flat');
  } else if (o.holds === 'none') q += arm(T, o.skin, [20, -312, 64, -290, 84, -330], -1.1, s, 'pinch');
  else if (o.holds === 'lotus')
    q +=
      arm(T, o.skin, [-24, -312, -46, -262, -20, -222], 0.4, s, 'flat') +
      hold(86, -346, -1.2) +
      arm(T, o.skin, [20, -312, 56, -286, 78, -332], -1.1, s, 'pinch');
  else if (o.holds === 'parrot')
    q +=
      arm(T, o.skin, [-24, -312, -50, -258, -34, -206], 1.3, s, 'hang') +
      hold(90, -318, 0) +
      arm(T, o.skin, [20, -312, 48, -272, 84, -302], -0.5, s, 'flat');
  else q += hold(84, -334, -1.25) + arm(T, o.skin, [20, -312, 58, -280, 80, -322], -1.15, s, 'pinch');
  return q;
}

/** Band of stepped, flower and bead courses, as frame the ceiling panels. */
export function ceilingBand(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: 'petals' | 'steps' | 'scroll',
): string {
  let s = fill(rect(x, y, w, h), kind === 'scroll' ? K.deep : K.pale);
  if (kind === 'petals') {
    const n = Math.round(w / (h * 0.7));
    for (let i = 0; i < n; i++) {
      const p = leaf(x + ((i + 0.5) * w) / n, y + h, h * 0.94, (w / n) * 0.5, -Math.PI / 2, 0, 0.4);
      s +=
        inked(p, [K.red, K.ochre, K.green][i % 3], K.black, 1.2) +
        line([p[0], [p[0][0], y + h * 0.3]], K.pale, 1.4);
    }
  } else if (kind === 'steps') {
    const n = Math.round(w / (h * 1.3)),
      d = w / n;
    for (let i = 0; i < n; i++) {
      const u = x + i * d;
      s +=
        fill(
          polyline(
            offsets(
              u,
              y,
              [
                0, 1, 0, 0.7, 0.17, 0.7, 0.17, 0.38, 0.34, 0.38, 0.34, 0.08, 0.66, 0.08, 0.66, 0.38, 0.83,
                0.38, 0.83, 0.7, 1, 0.7, 1, 1,
              ],
              d,
              h,
            ),
          ),
          i % 2 ? K.green : K.red,
        ) + dot(u + d / 2, y + h * 0.6, h * 0.14, K.pale);
    }
  } else {
    const n = Math.round(w / (h * 1.5)),
      d = w / n,
      wave = curve(
        Array.from({ length: n * 2 + 1 }, (_, i): Point => [x + (i * d) / 2, y + h * (i % 2 ? 0.76 : 0.24)]),
        false,
        10,
      );
    s += line(wave, K.ochre, 3);
    for (let i = 0; i < n * 2; i++) {
      const u = x + ((i + 0.5) * d) / 2 + d / 4;
      if (u > x + w - 8) continue;
      s +=
        polys(rosette(u, i % 2 ? y + h * 0.66 : y + h * 0.34, h * 0.24, 7, i), i % 2 ? K.pale : '#c4583c') +
        dot(u, i % 2 ? y + h * 0.66 : y + h * 0.34, h * 0.07, K.black);
    }
  }
  return s + line(rect(x, y, w, h), K.black, 2, true);
}
