/** Heads of the temple cloths: in profile or turned three quarters, with the long eye that runs to the hair. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, line, lines } from '../../draw/svg.ts';
import { crown } from './crowns.ts';
import { contour, drawn, dye, stroke } from './kalam.ts';
import { INK, K } from './style.ts';

export interface Head {
  /** Default `profile`. */
  view?: 'profile' | 'threeQuarter';
  kind: 'man' | 'lady' | 'demon' | 'monkey' | 'bird';
  hair?: 'long' | 'bun' | 'braid' | 'none';
  crown?: 'kirita' | 'karanda' | 'jata' | 'fillet' | 'turban' | 'plume';
  tilak?: 'namam' | 'ash' | 'dot' | 'none';
  moustache?: boolean;
  /** Colour of the beard. */
  beard?: string;
  hairColour?: string;
  /** Where the pupil lies: 1 looks ahead, -1 back; default 0.6. */
  gaze?: number;
  /** Lids closed. */
  asleep?: boolean;
}

type Place = (p: Poly) => Poly;

const PROFILE: Record<Head['kind'], Poly> = {
  man: loopThrough([
    4, -40, 18, -34, 25, -22, 26.5, -12, 30, -4, 39, 8, 36, 11.5, 29, 12, 33, 16.5, 29.5, 19.5, 32, 24, 27,
    28, 29, 35, 21, 41, 6, 38, -9, 27, -16, 8, -16, -22,
  ]),
  lady: loopThrough([
    4, -40, 18, -34, 24.5, -22, 25.5, -12, 29, -3, 37, 8, 34, 11, 28, 12, 32, 16, 28, 19, 30.5, 23, 25, 27,
    26, 34, 17, 39.5, 3, 35, -10, 24, -16, 7, -16, -22,
  ]),
  demon: loopThrough([
    2, -38, 17, -32, 28, -22, 27, -14, 30, -9, 41, -4, 45, 7, 38, 13, 31, 13, 37, 18, 34, 30, 36, 35, 30, 38,
    31, 45, 20, 50, 4, 44, -11, 30, -17, 8, -17, -22,
  ]),
  monkey: loopThrough([
    0, -36, 14, -32, 23, -22, 24, -13, 27, -7, 40, 0, 47, 9, 45, 18, 39, 22, 42, 27, 36, 33, 20, 37, 2, 33,
    -12, 22, -18, 6, -17, -20,
  ]),
  bird: loopThrough([
    2, -39, 17, -34, 26, -23, 30, -15, 42, -8, 54, 6, 56, 22, 51, 26, 45, 17, 33, 15, 35, 20, 30, 26, 27, 34,
    18, 40, 3, 36, -10, 25, -16, 7, -16, -22,
  ]),
};

const TURNED = loopThrough([
  -2, -41, 15, -37, 24, -26, 26, -13, 24.5, -4, 27.5, 7, 25, 19, 18, 31, 8, 38.5, -5, 37, -17, 28, -26, 11,
  -28, -8, -24, -25, -14, -37,
]);

/** An almond with its iris cut by the upper lid. */
function eye(H: Place, s: number, rim: Poly, iris: Point, R: number, asleep = false): string {
  const shape = H(rim);
  if (asleep) {
    const lid = H(rim.slice(Math.round(rim.length * 0.5)));
    return stroke(lid, 2.8 * s) + stroke(H(rim.slice(0, Math.round(rim.length / 2))), 1.2 * s);
  }
  return (
    dye(shape, '#f6ead0') +
    clip(
      shape,
      dye(H(ellipse(iris[0], iris[1], R, R)), INK) +
        dye(H(ellipse(iris[0] + R * 0.3, iris[1] - R * 0.15, R * 0.22)), '#f6ead0'),
    ) +
    contour(shape, 2 * s)
  );
}

function profileFace(H: Place, s: number, o: Head): string {
  const w = 1.9 * s,
    g = lerp(0, 1, ((o.gaze ?? 0.6) + 1) / 2);
  let q = '';
  if (o.kind === 'monkey') {
    q +=
      dye(
        H(loopThrough(22, -14, 40, 0, 47, 9, 44, 19, 39, 22, 42, 27, 35, 33, 20, 34, 10, 20, 8, 0, 12, -12)),
        '#cf7f55',
      ) +
      eye(
        H,
        s,
        loopThrough(23, -7, 15, -14, 3, -12, -3, -5, 4, 0, 15, 0),
        [lerp(4, 16, g), -7],
        5,
        o.asleep,
      ) +
      stroke(H(curveThrough(25, -17, 12, -22, -4, -15)), 4 * s) +
      stroke(H(curveThrough(45, 20, 32, 22, 24, 17)), w) +
      dot(...H([[42, 8]])[0], 1.9 * s, INK) +
      stroke(H(curveThrough(10, 22, 7, 8, 12, -3)), 1.4 * s);
    return q;
  }
  const big = o.kind === 'demon',
    rim = big
      ? loopThrough(25, -9, 20, -19, 6, -20, -4, -12, 0, -4, 14, -1)
      : loopThrough(24, -7, 17, -13.5, 6, -14.5, -5, -9, -13, -5, -3, -2.5, 12, -1.5);
  q += eye(H, s, rim, [lerp(big ? 4 : 1, big ? 18 : 18, g), big ? -13 : -8.6], big ? 6.8 : 5.4, o.asleep);
  if (!o.asleep && !big) q += stroke(H(curveThrough(22, -13, 8, -18, -8, -12)), 1.1 * s);
  q += stroke(
    H(big ? curveThrough(29, -17, 14, -30, -8, -20) : curveThrough(24.5, -20.5, 10, -25.5, -10, -17)),
    (big ? 5 : 3.4) * s,
  );
  q += stroke(H(curveThrough(32, 8, 27.5, 6.5, 29.5, 2)), 1.4 * s);
  if (big) {
    q +=
      dye(H(loopThrough(35, 20, 22, 19, 10, 15, 14, 26, 24, 31, 34, 30)), K.dark) +
      each(
        [
          [31, 20, 7, 1.5],
          [23, 20, 6, 1.5],
          [30, 31, 7, -1.6],
          [17, 18, 13, 1.3],
          [18, 28, 13, -1.8],
        ],
        ([x, y, L, a]) => dye(H(leaf(x, y, L, 2.6, a, 0, 0.2, 5)), '#f6ead0'),
      ) +
      contour(H(loopThrough(35, 20, 22, 19, 10, 15, 14, 26, 24, 31, 34, 30)), 1.3 * s);
  } else if (o.kind !== 'bird')
    q +=
      dye(H(loopThrough(32, 16.5, 26, 14.5, 18, 19, 25, 24.5, 31, 23)), K.madder) +
      stroke(H(curveThrough(31, 19.5, 25, 19.4, 17, 19)), 1.2 * s);
  else q += stroke(H(curveThrough(47, 16, 34, 13, 22, 16)), 1.4 * s) + dot(...H([[42, -2]])[0], 1.6 * s, INK);
  q +=
    o.kind === 'lady'
      ? line(H(ellipse(32.5, 11, 4.6, 4.6, 0, 14)), K.myrobalan, 1.8 * s, true) +
        dot(...H([[32.5, 15.6]])[0], 1.8 * s, '#f6ead0')
      : stroke(H(curveThrough(6, 31, 14, 34.5, 22, 32)), 1 * s);
  if (o.moustache)
    q += dye(
      H(ribbon(curveThrough(32, 14.5, 24, 15.5, 14, 19, 6, 13), widths(2, 3.4, 3, 0.6), 2)),
      o.beard ?? INK,
    );
  return q;
}

function turnedFace(H: Place, s: number, o: Head): string {
  const g = lerp(0, 1, ((o.gaze ?? 0.6) + 1) / 2);
  let q =
    eye(
      H,
      s,
      loopThrough(6, -3.5, -1, -11, -11, -11.5, -23, -4.5, -11, 0, -1, 0.5),
      [lerp(-15, 0, g), -6],
      5.2,
      o.asleep,
    ) +
    eye(
      H,
      s,
      loopThrough(12, -4, 16, -11, 22, -11, 26, -5, 21, 0, 15, 0),
      [lerp(16.5, 22, g), -6],
      5,
      o.asleep,
    ) +
    stroke(H(curveThrough(7, -18.5, -7, -22.5, -23, -14)), 3.2 * s) +
    stroke(H(curveThrough(12, -18, 19, -20.5, 26, -15)), 2.8 * s) +
    stroke(H(curveThrough(8, -13, 11, -4, 17.5, 9, 13.5, 13.5, 7, 12)), 1.8 * s) +
    stroke(H(curveThrough(5, 13, 3.5, 10, 6, 8)), 1.1 * s) +
    dye(H(loopThrough(3, 21.5, 8.5, 18.5, 12, 20, 15, 18.5, 20.5, 21, 12.5, 27)), K.madder) +
    stroke(H(curveThrough(2, 21.4, 8, 22, 12, 22.6, 21, 21)), 1.2 * s) +
    stroke(H(curveThrough(7, 31.5, 12, 33, 16, 31)), 1 * s);
  if (o.moustache)
    q +=
      dye(H(ribbon(curveThrough(12, 16.5, 4, 16, -4, 20, -11, 14), widths(1.6, 3.4, 2.6, 0.5), 2)), INK) +
      dye(H(ribbon(curveThrough(12, 16.5, 18, 16, 23, 18, 26, 13), widths(1.6, 3, 2, 0.5), 2)), INK);
  return q;
}

function mark(H: Place, s: number, o: Head): string {
  const x = o.view === 'threeQuarter' ? 9 : 20,
    y = -26;
  switch (o.tilak ?? (o.kind === 'lady' ? 'dot' : 'namam')) {
    case 'dot':
      return dot(...H([[x, y + 1]])[0], 2.7 * s, K.madder);
    case 'ash':
      return (
        lines(
          [-4, 0, 4].map((d) => H(curveThrough(x - 9, y + d - 2, x - 1, y + d, x + 5, y + d + 1))),
          '#f3e6c6',
          2 * s,
        ) + dot(...H([[x, y]])[0], 2 * s, K.madder)
      );
    case 'namam':
      return (
        line(
          H(curveThrough(x - 4, y - 7, x - 2.6, y + 5, x + 2.6, y + 5, x + 4, y - 7)),
          '#f3e6c6',
          2.2 * s,
        ) +
        line(
          H([
            [x, y - 6],
            [x, y + 3],
          ]),
          K.madder,
          2 * s,
        )
      );
    default:
      return '';
  }
}

function backHair(H: Place, s: number, o: Head): string {
  const col = o.hairColour ?? INK,
    t = o.view === 'threeQuarter' ? -3 : 0;
  switch (o.hair ?? (o.kind === 'lady' ? 'bun' : 'long')) {
    case 'long': {
      const q = H(
        loopThrough(
          -4,
          -38,
          -26 + t,
          -30,
          -36 + t,
          -4,
          -36 + t,
          30,
          -44 + t,
          60,
          -30 + t,
          66,
          -16,
          58,
          -10,
          26,
          -4,
          0,
        ),
      );
      return (
        dye(q, col) +
        lines(
          [0, 1, 2].map((i) => H(curveThrough(-16 - i * 7 + t, 4, -18 - i * 7 + t, 32, -24 - i * 6 + t, 58))),
          '#6b5240',
          1.2 * s,
        )
      );
    }
    case 'bun':
      return (
        dye(H(loopThrough(2, -40, -22 + t, -36, -34 + t, -12, -30 + t, 14, -14, 22)), col) +
        dye(H(ellipse(-38 + t, 10, 17, 20, 0.35)), col) +
        each(
          series(9, (i) => H([[-38 + t + Math.cos(i * 0.7) * 18, 10 + Math.sin(i * 0.7) * 21]])[0]),
          ([x, y], i) => dot(x, y, 4.4 * s, i % 2 ? '#f3e6c6' : K.myrobalan) + dot(x, y, 1.6 * s, K.madder),
        )
      );
    case 'braid': {
      const q = H(
        loopThrough(
          0,
          -40,
          -24 + t,
          -34,
          -34 + t,
          -8,
          -33 + t,
          30,
          -44 + t,
          84,
          -50 + t,
          132,
          -38 + t,
          140,
          -30 + t,
          90,
          -18 + t,
          36,
          -12,
          10,
        ),
      );
      return (
        dye(q, col) +
        each(
          series(6, (i) => H([[-31 - i * 2.4 + t, 36 + i * 17]])[0]),
          ([x, y], i) => dot(x, y, 4.6 * s, i % 2 ? '#f3e6c6' : K.rust) + dot(x, y, 1.6 * s, K.madder),
        )
      );
    }
    default:
      return '';
  }
}

function cap(H: Place, o: Head): string {
  if (o.hair === 'none') return '';
  return dye(
    H(
      o.view === 'threeQuarter'
        ? loopThrough(
            26,
            -24,
            19,
            -39,
            -2,
            -46,
            -23,
            -38,
            -33,
            -16,
            -31,
            7,
            -26,
            8,
            -25,
            -10,
            -15,
            -25,
            2,
            -32,
            16,
            -31,
          )
        : loopThrough(
            7,
            -41,
            21,
            -33,
            12,
            -31.5,
            0,
            -28,
            -9,
            -17,
            -13,
            9,
            -20,
            14,
            -32,
            4,
            -32,
            -22,
            -16,
            -41,
          ),
    ),
    o.hairColour ?? INK,
  );
}

function earring(H: Place, s: number, o: Head): string {
  const t = o.view === 'threeQuarter' ? -14 : 0;
  if (o.kind === 'monkey')
    return (
      drawn(H(loopThrough(-20, -14, -10, -14, -8, -2, -14, 6, -24, 2)), '#cf7f55', 1.5 * s) +
      dot(...H([[-15, 11]])[0], 4.5 * s, K.myrobalan)
    );
  const [x, y] = [-13 + t, 13];
  return (
    drawn(
      H(loopThrough(x - 3, y - 18, x + 4, y - 18, x + 6, y - 8, x + 1, y - 1, x - 4, y - 8)),
      K.shell,
      1.3 * s,
    ) +
    drawn(H(ellipse(x, y + 3, 10, 10)), K.myrobalan, 1.6 * s) +
    dots(H(series(8, (i) => polar(x, y + 3, 7, (i / 8) * TAU))), 1.1 * s, INK) +
    dot(...H([[x, y + 3]])[0], 3.6 * s, K.madder)
  );
}

function beardOf(H: Place, s: number, o: Head): string {
  if (!o.beard) return '';
  const q = H(
    o.view === 'threeQuarter'
      ? loopThrough(-22, 12, -8, 22, 2, 26, 12, 29, 21, 24, 26, 16, 24, 40, 16, 62, 8, 78, -2, 60, -16, 42)
      : loopThrough(-12, 8, -2, 20, 12, 26, 24, 26, 30, 30, 32, 44, 26, 64, 14, 84, 8, 62, -4, 44, -12, 26),
  );
  return (
    dye(q, o.beard) +
    lines(
      [0, 1, 2, 3].map((i) => H(curveThrough(-2 + i * 7, 28 + i, 2 + i * 6, 44, 8 + i * 3, 64))),
      '#6b5240',
      1.1 * s,
    ) +
    contour(q, 1.5 * s)
  );
}

/** A head facing right, 80 from crown to chin at scale 1, placed by `H`; the ears, crown and jewels with it. @param s scale */
export function head(H: Place, s: number, skin: string, o: Head): string {
  const face = H(o.view === 'threeQuarter' ? TURNED : PROFILE[o.kind]);
  const inside = o.view === 'threeQuarter' ? turnedFace(H, s, o) : profileFace(H, s, o);
  return (
    backHair(H, s, o) +
    dye(face, skin) +
    (o.kind === 'bird'
      ? clip(face, dye(H(loopThrough(31, -16, 60, -4, 60, 30, 44, 22, 31, 15, 29, 0)), K.myrobalan))
      : '') +
    (o.view === 'threeQuarter' ? clip(face, inside) : inside) +
    contour(face, 2.1 * s) +
    mark(H, s, o) +
    cap(H, o) +
    beardOf(H, s, o) +
    earring(H, s, o) +
    crown(H, s, o)
  );
}
