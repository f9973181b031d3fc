/** The ladies of Lepakshi, standing in profile. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, repeat } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { K } from './style.ts';
import { type Weave, weave } from './weave.ts';

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
  const cap = series(7, (i): Point => {
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

/** The long eye of the school. */
function longEye(Hd: (p: Poly) => Poly, s: number): string {
  let q = '';
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
  return q;
}

/** Pleats fall in front and end in a point. */
function frontPleats(T: (p: Poly) => Poly, o: Lady): string {
  let q = '';
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
  return q;
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
          series(9, (i) => at(-34 + i * 10, -20 + (i > 7 ? -8 : 0))),
          2.4 * s,
          o.cloth[2],
        ),
    ) + ink(skirt, K.black, 2);
  q += frontPleats(T, o);
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
      series(7, (i) => at(-18 + i * 6, -226.5 - Math.abs(i - 3) * 1.8)),
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
  q += longEye(Hd, s);
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
