/** A large head in profile with its hair, and the hand that lifts a flower: for pictures of one sitter. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Profile } from './faces.ts';
import { K, LINE } from './style.ts';

/** Takes the sitter's own space (right is where she looks) into the picture. */
export type Map = (p: Poly) => Poly;

/** Fair skin at this size. */
export const SKIN = '#ebc096';

const RED = '#a83a34',
  HAIR = '#17110f';

const open = (p: Poly, col: string, w: number, vary = 0.14): string =>
  ink(p, col, w, { closed: false, vary, taper: 0.9, jit: 0.15 });

/** The long eye: white, the iris high under the lid and narrow because it looks aside, kohl drawn out to the temple. */
function eye(T: Map, S: number, f: Profile): string {
  const [x, y] = T([f.iris])[0],
    shape = T(f.eye),
    disc = (k: number): Poly => ellipse(x, y, f.ball * (f.narrow ?? 1) * S * k, f.ball * S * k);
  const iris =
    fill(disc(1), '#5a3018') +
    line(disc(0.94), '#2a140b', 1.6 * S, true) +
    fill(disc(0.56), '#120a08') +
    dot(...T([[f.iris[0] + 4, f.iris[1] - 6]])[0], 2 * S, '#fff');
  const corner = (px: number, py: number, r: number): string =>
    group(dot(...T([[px, py]])[0], r * S, '#c9685a'), 'opacity=".4" filter="url(#b3)"');
  const shade = group(line(T(f.upper), '#6b4a3a', 9 * S), 'opacity=".4" filter="url(#b2)"');
  const lid = [...f.upper.slice(4), ...[...f.fold].reverse()];
  const last = f.lower[f.lower.length - 1];
  return (
    group(fill(T(lid), '#b8754f'), 'opacity=".3" filter="url(#b2)"') +
    fill(shape, '#fbf3e6') +
    clip(
      shape,
      corner(f.lower[0][0], f.lower[0][1], 9) + corner(last[0] + 16, last[1] + 18, 13) + iris + shade,
    ) +
    open(T(f.lower), K.kajal, 2.2 * S) +
    fill(ribbon(T(f.upper), widths(1.2 * S, 3 * S, 3.6 * S, 3 * S, 2 * S, 0.4 * S)), K.kajal) +
    open(T(f.fold), '#7a4630', 1.5 * S)
  );
}

/** Skin and features, from the hairline to the jaw. */
export function face(T: Map, S: number, f: Profile): string {
  const shape = T([
    ...f.front,
    ...f.jaw,
    ...curveThrough(-172, -16, -196, -60, -206, -120, -180, -180, -130, -190),
  ]);
  const soft = (px: number, py: number, r: number, col: string, op: number, blur: number): string =>
    group(dot(...T([[px, py]])[0], r * S, col), `opacity="${op}" filter="url(#b${blur})"`);
  let s = modelled(shape, SKIN, K.skinShade, 22 * S, 8, { op: 0.5, hi: '#f6dcb8' });
  s += clip(
    shape,
    soft(-92, 8, 34, '#cf6f52', 0.34, 14) +
      soft(-40, -40, 12, '#fbe3c0', 0.6, 8) +
      soft(-104, -160, 26, '#f8dfba', 0.5, 14) +
      soft(-28, 80, 7, '#fbe3c0', 0.5, 3) +
      group(line(T(f.fold), '#9a5a3c', 15 * S), 'opacity=".26" filter="url(#b5)"') +
      group(
        line(T(curveThrough(-58, -60, -46, -28, -34, 0)), '#a4623f', 7 * S),
        'opacity=".22" filter="url(#b5)"',
      ),
  );
  s += fill(T(f.upperLip), RED) + fill(T(f.lowerLip), '#bb4b42') + soft(-26, 46, 4, '#f0a090', 0.6, 2);
  s += open(T(f.mouth), '#5a1a18', 1.9 * S);
  s += open(T(f.front), LINE, 2.1 * S, 0.2) + open(T(f.jaw), LINE, 1.7 * S, 0.2);
  s +=
    open(T(f.wing), '#7a4630', 1.7 * S) +
    open(T(curveThrough(-6, 11, -12, 9.6, -17, 12)), '#7a4630', 1.4 * S);
  const w = (f.browWidth ?? 2.3) * S;
  s += fill(ribbon(T(f.brow), widths(0.5 * w, w, w, 0.8 * w, 0.3 * w)), K.kajal);
  return s + eye(T, S, f);
}

/** Hair drawn back over skull and ear, in fine strands. */
export function hair(T: Map, S: number): string {
  const front = [-126, -187, -146, -173, -168, -157, -187, -135, -199, -110, -200, -82, -192, -54, -186, -18];
  const skull = T([
    ...curveThrough(front),
    ...curveThrough(
      -186,
      -18,
      -188,
      20,
      -184,
      60,
      -196,
      110,
      -216,
      120,
      -246,
      60,
      -276,
      -20,
      -282,
      -90,
      -264,
      -164,
      -222,
      -214,
      -176,
      -222,
      -146,
      -208,
      -126,
      -187,
    ),
  ]);
  const strands = series(30, (i): Poly => {
    const u = i / 29;
    return T(
      curve([
        [lerp(-132, -178, u), lerp(-193, -220, u)],
        [lerp(-170, -232, u), lerp(-164, -200, u)],
        [lerp(-212, -272, u), lerp(-96, -120, u)],
        [lerp(-196, -266, u), lerp(-10, 10, u)],
        [lerp(-180, -226, u), lerp(80, 110, u)],
      ]),
    );
  });
  return (
    fill(skull, HAIR) +
    clip(
      skull,
      lines(strands, '#54433c', 0.8 * S, 'opacity=".8"') +
        group(
          line(T(curveThrough(-190, -206, -236, -150, -246, -60)), '#8a7468', 20 * S),
          'opacity=".3" filter="url(#b8)"',
        ),
    ) +
    ear(T, S)
  );
}

function ear(T: Map, S: number): string {
  const shape = T(
    loopThrough(-172, -14, -170, -34, -178, -50, -192, -50, -200, -36, -197, -14, -188, 2, -179, 10, -172, 6),
  );
  return (
    modelled(shape, '#dca67c', K.skinShade, 8 * S, 3, { op: 0.6 }) +
    open(shape, LINE, 1.5 * S) +
    open(T(curveThrough(-174, -30, -181, -42, -191, -38, -193, -22, -186, -8)), '#8a5236', 1.5 * S)
  );
}

/** The lock that curls on the cheek before the ear. */
export function curl(T: Map, S: number): string {
  const lock = curveThrough(
    -200,
    -116,
    -187,
    -74,
    -172,
    -44,
    -163,
    -16,
    -160,
    10,
    -150,
    30,
    -134,
    37,
    -121,
    29,
    -121,
    16,
    -131,
    12,
    -137,
    19,
  );
  const wisp = curveThrough(-200, -84, -184, -40, -172, -8, -170, 24, -160, 46, -146, 54, -136, 48);
  return (
    fill(ribbon(T(lock), widths(2 * S, 5.6 * S, 3.8 * S, 2.8 * S, 2 * S, 0.6 * S)), HAIR) +
    fill(ribbon(T(wisp), widths(3.4 * S, 2.4 * S, 1.8 * S, 0.5 * S)), HAIR) +
    line(T(lock.map(([x, y]): Point => [x + 1.2, y])), '#5a4840', 0.8 * S)
  );
}

/** Long waving locks that fall from behind the ear. @param ends where they end, in the sitter's space */
export const locks = (T: Map, S: number, ends: Point[], from: Point = [-194, 30]): string =>
  ends
    .map(([x, y], i) => {
      const n = 5,
        path = curve(
          series(n + 1, (k): Point => {
            const u = k / n;
            return [
              lerp(from[0] - i * 5, x, u) + Math.sin(k * 1.9 + i * 0.9) * 9 * Math.min(1, u * 2),
              lerp(from[1], y, u),
            ];
          }),
        );
      return fill(ribbon(T(path), widths(6 * S, 4.4 * S, 3.4 * S, 2.2 * S, 0.5 * S)), HAIR);
    })
    .join('');

interface Finger {
  /** Root to tip. */
  bones: number[];
  w: [number, number, number];
}

const nail = (T: Map, S: number, tip: Point, before: Point): string => {
  const a = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const c: Point = [tip[0] - Math.cos(a) * 2.6, tip[1] - Math.sin(a) * 2.6];
  return (
    fill(T(ellipse(c[0], c[1], 5.2, 3, a, 16)), RED) +
    line(T(ellipse(c[0], c[1], 5.2, 3, a, 16)), '#6b1f1c', 0.6 * S, true)
  );
};

function finger(T: Map, S: number, f: Finger): string {
  const path = curveThrough(f.bones),
    shape = ribbon(
      path,
      (t) =>
        widths(f.w[0], f.w[1], f.w[1] * 0.9, f.w[2])(t) *
        (t > 0.94 ? Math.sqrt(Math.max(0, 1 - ((t - 0.94) / 0.06) ** 2)) * 0.75 + 0.25 : 1),
      2,
    );
  const tip = path[path.length - 1],
    before = path[path.length - 4];
  return (
    modelled(T(shape), SKIN, K.skinShade, 5 * S, 2, { op: 0.5 }) +
    open(T(shape), LINE, 1.3 * S) +
    nail(T, S, tip, before)
  );
}

const FINGERS: Finger[] = [
  { bones: [16, -30, 30, -48, 40, -64, 45, -82], w: [7, 6, 3] },
  { bones: [12, -42, 24, -66, 27, -84, 25, -104], w: [7.6, 6.6, 3.2] },
  { bones: [4, -46, 12, -74, 9, -94, 0, -110], w: [8, 6.8, 3.2] },
];

/** A hand that holds a stem between thumb and forefinger, the other fingers spread. Wrist at the origin, pointing up. */
export function pinchingHand(T: Map, S: number, stem: string): string {
  const palm = T(
    loopThrough(-14, 6, -17, -10, -21, -28, -16, -46, -4, -54, 10, -50, 20, -38, 20, -20, 15, -4, 14, 8),
  );
  const skin = modelled(palm, SKIN, K.skinShade, 8 * S, 3, { op: 0.5 });
  const thumb: Finger = { bones: [-12, -14, -26, -30, -31, -50, -27, -72], w: [8.6, 7.4, 3.4] };
  const fore: Finger = { bones: [-8, -44, -4, -68, -8, -82, -23, -84], w: [8, 6.8, 3.2] };
  return (
    FINGERS.map((f) => finger(T, S, f)).join('') +
    finger(T, S, fore) +
    stem +
    skin +
    open(T(curveThrough(14, 8, 17, -6, 21, -22, 20, -34)), LINE, 1.4 * S) +
    open(T(curveThrough(-15, 6, -18, -10, -20, -22)), LINE, 1.4 * S) +
    open(T(curveThrough(8, -24, 2, -34, -8, -38)), '#8a5236', 1.1 * S) +
    finger(T, S, thumb)
  );
}

const BACK = [
  -146, -218, -158, -236, -180, -256, -236, -250, -286, -206, -312, -130, -318, -40, -320, 50, -336, 140,
  -364, 230, -392, 330, -408, 430, -416, 560,
];
const EDGE = [
  -146, -218, -176, -202, -206, -162, -224, -100, -226, -30, -212, 50, -204, 120, -204, 190, -190, 260, -168,
  350, -152, 440, -142, 560,
];

/** Colours of a veil: the muslin, its light and dark, the flowers woven in it. */
interface Muslin {
  base: string;
  light: string;
  dark: string;
  buti: string;
  opacity: number;
}

/** Sheer muslin from the parting over what is already painted, with a gold border. */
export function veil(T: Map, r: Rng, m: Muslin): string {
  const shape = T([...curveThrough(BACK), ...curveThrough(EDGE).reverse()]),
    hem = T(curveThrough(EDGE)),
    outer = T(curveThrough(BACK));
  const folds = series(9, (i) => {
    const u = (i + 1) / 10;
    return T(
      curve(
        series(13, (k): Point => [
          BACK[k * 2] + (EDGE[Math.min(11, k) * 2] - BACK[k * 2]) * u,
          BACK[k * 2 + 1] + (EDGE[Math.min(11, k) * 2 + 1] - BACK[k * 2 + 1]) * u,
        ]),
      ),
    );
  });
  return (
    group(fill(shape, m.base), `opacity="${m.opacity}"`) +
    clip(
      shape,
      group(line(outer, m.light, 60), 'opacity=".4" filter="url(#b14)"') +
        group(line(hem, m.dark, 30), 'opacity=".35" filter="url(#b8)"') +
        lines(folds, m.dark, 1.1, 'opacity=".5"') +
        lines(
          folds.map((p) => transform(p, 3, 0)),
          m.light,
          0.9,
          'opacity=".45"',
        ) +
        each(
          scatter(shape, 25, r, 8),
          ([x, y]) => polys(rosette(x, y, 3.6, 5), m.buti) + dot(x, y, 1, '#8c2a24'),
        ),
    ) +
    line(hem, '#6b3f14', 9.6) +
    line(hem, K.gold, 8) +
    dots(resample(hem, 8.4), 1.9, '#8c1f26') +
    line(T(curveThrough(EDGE.map((v, i) => (i % 2 ? v : v - 5.6)))), K.goldHi, 1.2) +
    line(outer, m.dark, 1.4) +
    line(outer, m.light, 0.7)
  );
}

/** Silk of a bodice: ground, shade, light, sprigs. */
export type Silk = readonly [base: string, shade: string, light: string, sprig: string];

/** Trunk in one contour from the throat over shoulder and breast, with a short bodice. */
export function trunk(T: Map, r: Rng, [base, shade, light, sprig]: Silk): string {
  const skin = T(
    loopThrough(
      -70,
      82,
      -98,
      106,
      -116,
      136,
      -125,
      170,
      -126,
      204,
      -116,
      236,
      -84,
      266,
      -46,
      300,
      -18,
      340,
      -2,
      386,
      -12,
      424,
      -44,
      452,
      -58,
      500,
      -60,
      565,
      -300,
      565,
      -304,
      420,
      -300,
      340,
      -284,
      286,
      -252,
      254,
      -214,
      232,
      -204,
      190,
      -196,
      110,
      -184,
      -10,
      -120,
      30,
    ),
  );
  const bodice = T(
    loopThrough(
      -300,
      300,
      -262,
      330,
      -216,
      352,
      -160,
      354,
      -104,
      336,
      -62,
      308,
      -40,
      306,
      -18,
      338,
      -2,
      386,
      -10,
      424,
      -44,
      454,
      -100,
      468,
      -180,
      470,
      -250,
      466,
      -306,
      460,
    ),
  );
  const neckline = T(curveThrough(-300, 304, -262, 331, -216, 352, -160, 354, -104, 336, -62, 308, -44, 300));
  const band = T(curveThrough(-306, 460, -250, 466, -180, 470, -100, 468, -44, 454));
  return (
    modelled(skin, SKIN, K.skinShade, 26, 8, { op: 0.55, hi: '#f6dcb8' }) +
    clip(
      skin,
      group(
        line(T(curveThrough(-72, 96, -116, 90, -170, 56)), '#8a4a2c', 26),
        'opacity=".38" filter="url(#b8)"',
      ),
    ) +
    ink(
      T(curveThrough(-72, 86, -98, 107, -116, 136, -125, 170, -126, 204, -116, 236, -84, 266, -46, 300)),
      LINE,
      1.9,
      { closed: false, taper: 0.6 },
    ) +
    ink(T(curveThrough(-44, 452, -58, 500, -60, 565)), LINE, 1.7, { closed: false }) +
    each([150, 182], (y) =>
      ink(T(curveThrough(-118, y, -138, y + 7, -164, y + 4)), '#a4623f', 1.1, { closed: false }),
    ) +
    ink(T(curveThrough(-122, 242, -146, 254, -178, 250)), '#a4623f', 1.2, { closed: false }) +
    modelled(bodice, base, shade, 34, 14, { op: 0.7, hi: light }) +
    clip(
      bodice,
      each(
        scatter(bodice, 20, r, 6),
        ([x, y]) =>
          polys(
            [0, 1, 2].map((k) => leaf(x, y + 4, 9, 2.1, -1.57 + (k - 1) * 0.7)),
            sprig,
          ) + dot(x, y + 4, 1.3, K.goldHi),
      ) + ink(T(curveThrough(-120, 346, -96, 388, -100, 430, -124, 452)), shade, 1.6, { closed: false }),
    ) +
    ink(T(curveThrough(-46, 300, -18, 338, -2, 386, -10, 424, -44, 454)), LINE, 1.8, { closed: false }) +
    each(
      [neckline, band],
      (p) => line(p, '#5a3410', 8) + line(p, K.gold, 6.4) + dots(resample(p, 7), 1.5, '#fbf3d8'),
    )
  );
}
