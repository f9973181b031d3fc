/** Lion of the goddess, facing right: it springs from its hind legs, both forepaws and its jaws on the prey. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series, transform } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';

export interface LionPal {
  body: string;
  shade: string;
  light: string;
  mane: string;
  maneDark: string;
  line: string;
}

/** Where the head sits on the neck and how far it is bent to the bite. */
const HEAD = { at: [146, -100] as Point, bend: 0.62, k: 1 };

/** A painter of one lion: the places of its parts and the weight of its line. */
interface Lion {
  T: (p: Poly) => Poly;
  s: number;
  w: number;
  c: LionPal;
}

/** Flesh with the shade along some of its contour only, so that muscle runs on into muscle. */
function flesh({ T, s, w, c }: Lion, p: Poly, contours: Poly[], depth = 20, base = c.body): string {
  return (
    modelled(T(p), base, c.shade, depth * s, 5, { op: 0.72, rim: contours.map(T) }) +
    each(contours, (q) => ink(T(q), c.line, w, { closed: false, taper: 0.5 }))
  );
}

/** Toes and claws of a paw. @param at the middle of the paw, @param a the way it points */
function toes({ T, s, w, c }: Lion, at: Point, a: number, base: string): string {
  const put = (p: Poly): Poly => transform(p, at[0], at[1], 1, a);
  return each([3, 2, 1, 0], (i) => {
    const x = 15 + [-5, 0, 1, -4][i],
      y = -8.4 + i * 5.8,
      toe = T(put(ellipse(x, y, 8.6, 4.6, 0.12, 18)));
    return (
      fill(T(put(leaf(x + 6, y + 1, 9, 2.2, 0.25, 0.3))), '#f4ead0') +
      modelled(toe, base, c.shade, 5 * s, 2, { op: 0.6 }) +
      ink(toe, c.line, w * 0.7)
    );
  });
}

/** A leg: what of its contour is drawn, and the line that closes it inside the body. */
function leg(l: Lion, drawn: number[], root: number[], base: string, [dx, dy] = [0, 0]): string {
  const put = (p: Poly) => transform(p, dx, dy),
    edge = put(curveThrough(drawn)),
    from = edge[0],
    to = edge[edge.length - 1],
    closing = curve([to, ...put(polyline(root)), from]);
  return flesh(l, [...edge, ...closing], [edge], 20, base);
}

/** A line in shade that marks a sinew or the edge of a muscle. */
const sinew = (l: Lion, ...p: number[]): string =>
  ink(l.T(curveThrough(p)), l.c.shade, l.w, { closed: false });

function hindLeg(l: Lion, dx: number, dy: number, base: string): string {
  return (
    leg(
      l,
      [
        -66, -30, -56, 0, -62, 26, -82, 46, -108, 60, -122, 74, -116, 86, -98, 88, -86, 98, -98, 107, -136,
        107, -148, 98, -150, 78, -156, 60, -142, 42, -150, 24, -170, 0, -172, -30,
      ],
      [-150, -62, -110, -70, -76, -54],
      base,
      [dx, dy],
    ) +
    toes(l, [-106 + dx, 97 + dy], 0.06, base) +
    sinew(l, -146 + dx, 62 + dy, -136 + dx, 70 + dy, -132 + dx, 84 + dy) +
    sinew(l, -72 + dx, 8 + dy, -84 + dx, 30 + dy, -108 + dx, 44 + dy)
  );
}

const farForeleg = (l: Lion): string =>
  leg(
    l,
    [
      88, 6, 106, 34, 128, 50, 156, 54, 184, 52, 206, 44, 214, 32, 204, 20, 182, 24, 154, 28, 134, 14, 124,
      -12,
    ],
    [106, -30],
    l.c.light,
  ) + toes(l, [194, 34], -0.16, l.c.light);

const nearForeleg = (l: Lion): string =>
  leg(
    l,
    [
      30, -60, 40, -30, 56, -2, 72, 20, 104, 29, 138, 23, 164, 12, 182, 8, 202, 2, 208, -12, 200, -24, 180,
      -25, 158, -16, 132, -12, 115, -24, 112, -56, 118, -84,
    ],
    [98, -118, 58, -118, 34, -92],
    l.c.body,
  ) +
  toes(l, [188, -9], -0.22, l.c.body) +
  sinew(l, 66, -26, 84, -2, 106, 4) +
  sinew(l, 112, 8, 134, 4, 152, -4);

/** Trunk: deep rib cage, drawn-in belly, loin and the top of the haunch. */
function trunk(l: Lion): string {
  const shape = loopThrough([
      -172, -26, -162, -52, -134, -68, -94, -70, -44, -80, 14, -112, 60, -150, 112, -160, 150, -96, 130, -32,
      96, -4, 50, 10, 0, 14, -44, 6, -84, -2, -124, 26, -162, 10,
    ]),
    soft = (p: Poly, w: number, op: number, col = l.c.shade): string =>
      group(line(l.T(p), col, w * l.s), `opacity="${op}" filter="url(#b3)"`);
  return (
    flesh(l, shape, [[...shape, shape[0]]], 28) +
    clip(
      l.T(shape),
      soft(curveThrough(-82, -66, -68, -36, -72, 12), 12, 0.5) +
        soft(curveThrough(24, -112, 10, -60, 34, -8), 12, 0.45) +
        soft(curveThrough(-130, -58, -60, -66, 10, -96), 10, 0.6, l.c.light) +
        each([0, 1, 2, 3], (i) =>
          soft(
            curveThrough(-48 + i * 18, -62 - i * 7, -56 + i * 18, -34 - i * 5, -42 + i * 18, -2 - i * 4),
            4,
            0.5,
          ),
        ) +
        fur(l),
    )
  );
}

/** Short fur, in strokes that follow the body. */
const fur = ({ T, w, c }: Lion): string =>
  lines(
    series(150, (i): Poly => {
      const u = (i % 25) / 24,
        row = Math.floor(i / 25),
        x = lerp(-166, 96, u) + (row % 2) * 5,
        y = lerp(-52, -132, u ** 1.6) + row * 17 + Math.sin(i * 2.3) * 4;
      return T(curveThrough(x, y, x - 5, y + 4, x - 12, y + 5));
    }),
    c.shade,
    w * 0.42,
    'opacity=".6"',
  );

/** One lock of the mane: a wave that ends in a turned tip, its strands in light. */
function lock({ T, s, w, c }: Lion, from: Point, a: number, L: number, dark: boolean): string {
  const at = (d: number, off: number): Point => polar(...polar(...from, L * d, a), off, a + Math.PI / 2),
    spine = curve([from, at(0.3, -3), at(0.62, 3), at(0.88, 5), at(1.06, -1)]),
    shape = T(ribbon(spine, widths(7, 10, 8.6, 4.6, 0.4), 2));
  return (
    modelled(shape, dark ? c.maneDark : c.mane, c.line, 5 * s, 2, { op: 0.55 }) +
    ink(shape, c.line, w * 0.5) +
    each([-2.6, 1.6], (d) =>
      ink(T(spine.slice(4, -8).map(([x, y]): Point => polar(x, y, d, a + Math.PI / 2))), c.light, w * 0.55, {
        closed: false,
      }),
    )
  );
}

/** Mane behind the head: locks in five rows from the breast over the shoulder to the crown. */
function mane(l: Lion): string {
  const c = HEAD.at;
  return each(
    [
      [72, 62, 15],
      [62, 54, 15],
      [52, 46, 15],
      [42, 40, 14],
      [30, 34, 13],
    ] as const,
    ([R, L, n], row) =>
      each(
        series(n, (i) => i),
        (i) => {
          const a = lerp(1.5, 5.3, (i + (row % 2) * 0.5) / n),
            back = lerp(a, 3.2, 0.5) - 0.15;
          return lock(l, polar(c[0], c[1], R, a), back, L * (a < 2.2 ? 0.84 : 1), (i + row) % 3 === 1);
        },
      ),
  );
}

/** Locks that frame the face, over the back of the head and under the chin. In head space: where, which way, how long. */
const RUFF = [
  [52, 60, 2.5, 30],
  [34, 64, 2.5, 36],
  [16, 62, 2.5, 40],
  [4, 50, 2.6, 42],
  [-6, 36, 2.7, 44],
  [30, -40, -2.3, 26],
  [18, -45, -2.5, 34],
  [6, -46, -2.7, 40],
  [-4, -38, -2.9, 42],
  [-9, -24, -3.05, 44],
  [-11, -8, 3.05, 46],
  [-10, 8, 2.9, 46],
  [-7, 22, 2.75, 44],
] as const;

const ruff = (l: Lion): string =>
  each(RUFF, ([x, y, a, L], i) =>
    lock(l, transform([[x, y]], ...HEAD.at, HEAD.k, HEAD.bend)[0], a + HEAD.bend, L, i % 3 === 1),
  );

/** The head bites: the prey shows between the jaws. */
function head(l: Lion): string {
  const { s, w, c } = l,
    H = (p: Poly) => l.T(transform(p, ...HEAD.at, HEAD.k, HEAD.bend)),
    at = (x: number, y: number): Point => H([[x, y]])[0],
    jaw = H(
      loopThrough(-14, 18, 8, 27, 28, 34, 46, 38, 59, 36, 68, 46, 63, 61, 46, 69, 20, 66, -10, 54, -30, 34),
    ),
    gum = H(loopThrough(2, 14, 20, 12, 34, 15, 30, 36, 10, 30)),
    skull = H(
      loopThrough([
        -46, -18, -32, -38, -8, -47, 14, -48, 29, -41, 39, -33, 54, -32, 69, -31, 78, -23, 80, -7, 77, 10, 66,
        19, 50, 16, 34, 11, 20, 15, 8, 26, -10, 36, -30, 32, -46, 12,
      ]),
    ),
    tooth = (x: number, y: number, L: number, r = 3.6) =>
      fill(
        H(
          curveThrough(
            x - r,
            y,
            x - r * 0.5,
            y + L * 0.6,
            x + 0.8,
            y + L,
            x + r * 0.6,
            y + L * 0.5,
            x + r,
            y,
          ),
        ),
        '#fdf8ea',
      ) + line(H(polyline(x - r, y, x + 0.8, y + L, x + r, y)), c.line, w * 0.4),
    ear = H(loopThrough(-12, -36, -26, -52, -20, -66, -2, -62, 6, -44));
  let q = fill(gum, '#7c2420') + modelled(jaw, c.body, c.shade, 10 * s, 3) + ink(jaw, c.line, w);
  q += each([58, 49, 41, 33], (x, i) => tooth(x, 40 - i * 2, i ? -6 : -14, i ? 3 : 4));
  q += modelled(skull, c.body, c.shade, 15 * s, 5, { op: 0.72 });
  // the pale muzzle and the folds of the snarl
  q += clip(skull, group(fill(H(ellipse(64, 0, 22, 18)), '#fff0cf'), 'opacity=".6" filter="url(#b5)"'));
  q += lines(
    [
      H(curveThrough(40, -20, 46, -12, 42, -1)),
      H(curveThrough(48, -21, 54, -12, 51, 0)),
      H(curveThrough(33, -14, 36, -5, 31, 4)),
      H(curveThrough(10, -4, 20, 4, 20, 13)),
    ],
    c.shade,
    w * 0.9,
  );
  q += ink(skull, c.line, w);
  q += each([66, 56, 47, 38], (x, i) => tooth(x, i ? 13 : 15, i ? 6 : 15, i ? 3 : 4));
  // eye under its brow, nose, whisker spots
  const eye = H(curveThrough(6, -18, 14, -27, 26, -26, 32, -18, 22, -13, 12, -13));
  q +=
    fill(eye, '#fff6dc') +
    clip(eye, dot(...at(21, -20), 6.6 * s, '#b5651d') + dot(...at(22, -20), 3.6 * s, '#1c1210')) +
    ink(eye, c.line, w) +
    line(H(curveThrough(0, -29, 13, -37, 27, -33, 38, -22)), c.line, w * 1.9) +
    fill(H(loopThrough(64, -31, 74, -29, 81, -18, 79, -9, 72, -10, 66, -20)), '#3a1c14') +
    ink(H(curveThrough(77, -9, 73, 3, 73, 15)), c.line, w * 0.8, { closed: false });
  q += each([0, 1, 2, 3, 4, 5], (i) =>
    dot(...at(50 + (i % 3) * 7, -4 + Math.floor(i / 3) * 6), 1.2 * s, c.line),
  );
  return (
    q +
    ruff(l) +
    modelled(ear, c.body, c.shade, 8 * s, 2) +
    ink(ear, c.line, w) +
    fill(H(loopThrough(-10, -43, -19, -53, -14, -59, -4, -49)), c.maneDark)
  );
}

/**
 * About 340 long and 240 high, hind feet at (y + 106 s); its jaws close on what is at (x + 180 s, y - 60 s).
 * @param fx -1 faces left
 */
export function paintLion(x: number, y: number, s: number, fx: number, palette: LionPal): string {
  const T = (p: Poly) => transform(p, x, y, s, 0, fx),
    l: Lion = { T, s, w: Math.max(0.9, 1.5 * s), c: palette },
    far = palette.light,
    tail = curveThrough(-160, -34, -178, -60, -166, -104, -140, -120, -142, -148);
  const stem = T(ribbon(tail, widths(9, 8, 6.6, 6, 5)));
  return (
    modelled(stem, palette.body, palette.shade, 6 * s, 2) +
    ink(stem, palette.line, l.w) +
    each([-0.7, -0.35, 0, 0.35, 0.7], (d) => {
      const tuft = T(leaf(-142, -142, 46 - Math.abs(d) * 14, 9, -1.5 + d, d * 0.4));
      return modelled(tuft, palette.mane, palette.maneDark, 6 * s, 2) + ink(tuft, palette.line, l.w * 0.6);
    }) +
    hindLeg(l, 58, -10, far) +
    farForeleg(l) +
    trunk(l) +
    hindLeg(l, 0, 0, palette.body) +
    nearForeleg(l) +
    mane(l) +
    head(l)
  );
}
