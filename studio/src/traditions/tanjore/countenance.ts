/** The face of the southern icon painters: round, with a second chin, lotus eyes under heavy lids. In head space, 100 units high. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp } from '../../draw/geometry.ts';
import { clip, group } from '../../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Tone } from '../../figures/types.ts';
import { lay, rimmed } from './flesh.ts';

/** What tells one face from another. */
export interface Looks {
  /** 0 looks at us, 1 is turned to the picture's right in three quarters, -1 to the left. */
  turn: number;
  woman: boolean;
  tone: Tone;
  /** Where the pupils go, in head units. */
  gaze?: Point;
  /** Height of the eye's opening, default 1. */
  open?: number;
  /** Width of the jaw, default 1. */
  jaw?: number;
  mark?: 'bindi' | 'namam' | 'ash' | 'none';
  moustache?: boolean;
  /** Corners of the mouth drawn down. */
  grim?: boolean;
  lips?: string;
  /** A small child's face: features low and wide. */
  child?: boolean;
  /** Upright eye on the brow. */
  third?: boolean;
}

export type Place = (p: Poly) => Poly;

const FULL = [
  [0, -50],
  [20, -47],
  [33, -34],
  [38, -12],
  [39.5, 6],
  [37, 21],
  [28, 35],
  [14, 44],
  [0, 47],
  [-14, 44],
  [-28, 35],
  [-37, 21],
  [-39.5, 6],
  [-38, -12],
  [-33, -34],
  [-20, -47],
];
const TURNED = [
  [4, -50],
  [21, -46],
  [31, -33],
  [33.5, -14],
  [37, 4],
  [36, 20],
  [29.5, 34],
  [20, 44.5],
  [9, 48],
  [-6, 46],
  [-20, 38],
  [-31, 22],
  [-35, 6],
  [-36, -12],
  [-32, -34],
  [-16, -47],
];

/** Horizontal place of a feature when the face is turned by `t`: far half narrower, near half nearly as wide. */
const shift = (t: number, [x, y]: Point): Point => {
  const a = Math.abs(t),
    near = Math.sign(t) * x < 0 || t === 0;
  return [14 * t + x * (near ? 1 - 0.02 * a : 1 - 0.34 * a), y];
};

const mixed = (t: number, a: readonly number[][], b: readonly number[][]): Point[] =>
  a.map(([x, y], i) => [lerp(x, b[i][0], t), lerp(y, b[i][1], t)]);

/** One eye about its middle, inner corner to the left. */
const upperLid = (o: number) =>
  curveThrough(-14, 3.4, -8, -1.6 - 2.6 * o, -1, -2 - 4 * o, 6, -1.6 - 3 * o, 13.5, -0.2, 19, -2.6);
const lowerLid = curveThrough(-13.6, 3.6, -7, 6.4, 0, 6.6, 7, 4.4, 13.5, 0.2);

function eye(pen: Pen, M: Place, k: number, at: Point, sx: number, l: Looks) {
  const tr = pen.tr,
    o = l.open ?? 1,
    put = (p: Poly): Poly => p.map(([x, y]) => [at[0] + x * sx, at[1] + y]),
    up = upperLid(o),
    opening = [...up.filter(([x]) => x <= 13.5), ...lowerLid.slice().reverse()],
    q = pen.T(M(put(opening))),
    [gx, gy] = l.gaze ?? [0, 0],
    [ix, iy] = pen.at(M([[at[0] + gx, at[1] - 0.9 + gy * 0.5]])[0]),
    R = 7 * k * pen.s;
  // the lid, a shade darker than the cheek, with its fold
  const fold = up.map(([x, y]): Point => [x * 0.97, y - 4.4 + Math.abs(x) * 0.08]);
  lay(pen, M(put([...up, ...fold.slice().reverse()])), l.tone.shade, 'opacity=".34"');
  pen.stroke(M(put(fold.slice(4, -6))), 0.5, l.tone.line);
  pen.add(
    fill(q, tr.eyeWhite) +
      clip(
        q,
        dot(ix, iy, R, '#3a1c0c') +
          dot(ix, iy, R * 0.62, tr.kajal) +
          fill(
            pen.T(M(put([...up, ...up.map(([x, y]): Point => [x, y + 2.6]).reverse()]))),
            '#7a5a4a',
            'opacity=".5"',
          ) +
          dot(ix - R * 0.26, iy - R * 0.2, R * 0.22, '#ffffff') +
          fill(pen.T(M(put(ellipse(-12, 3.6, 2.4, 1.8)))), '#d98a7a'),
      ),
  );
  lay(pen, M(put(ribbon(up, widths(0.5, 1.7, 2, 1.5, 0.3), 1))), tr.kajal);
  lay(pen, M(put(ribbon(lowerLid, widths(0.3, 0.8, 0.8, 0.4), 1))), tr.kajal);
}

/** Brow as one stroke of the brush. */
function brow(pen: Pen, M: Place, t: number, sg: number, woman: boolean) {
  const w = woman ? 1 : 1.35,
    p = ([7, -14.6, 14, -20.6, 23, -22.6, 32, -19, 38, -12.6] as number[]).reduce<Point[]>(
      (o, v, i, list) => {
        if (i % 2) o.push(shift(t, [sg * list[i - 1], v]));
        return o;
      },
      [],
    );
  lay(pen, M(ribbon(curve(p), widths(1.3 * w, 1.9 * w, 1.5 * w, 0.3), 1.5)), pen.tr.hair);
}

function nose(pen: Pen, M: Place, t: number, l: Looks) {
  const a = Math.abs(t),
    fx = t < 0 ? -1 : 1,
    F = (p: Point[]) => M(curve(p.map(([x, y]): Point => [x * fx, y])));
  pen.stroke(
    F(
      mixed(
        a,
        [
          [3, -9],
          [3.4, 0],
          [5, 7],
          [8.6, 8.6],
          [8, 12.6],
          [3.4, 12.8],
          [0, 15],
          [-3.4, 12.8],
        ],
        [
          [17.5, -12],
          [19, -2],
          [22, 7],
          [23.4, 10.4],
          [21.6, 13.6],
          [18.4, 13],
          [15, 14.6],
          [12.4, 12.6],
        ],
      ),
    ),
    0.75,
    l.tone.line,
  );
  pen.stroke(
    F(
      mixed(
        a,
        [
          [-4.6, 6.6],
          [-8.6, 8.4],
          [-8.4, 12.4],
          [-4, 12.8],
        ],
        [
          [10.6, 6.8],
          [7.8, 9.4],
          [8.4, 12.8],
          [12, 12.8],
        ],
      ),
    ),
    0.7,
    l.tone.line,
  );
}

function mouth(pen: Pen, M: Place, t: number, l: Looks) {
  const F = (...c: number[]) =>
      c.reduce<Point[]>((o, v, i) => {
        if (i % 2) o.push([14 * t + c[i - 1] * (1 - 0.14 * Math.abs(t)), v]);
        return o;
      }, []),
    red = l.lips ?? pen.tr.alta;
  lay(
    pen,
    M(curve(F(-10, 22.4, -4.4, 20, 0, 21.4, 4.4, 20, 10, 22.4, 6.6, 27.2, 0, 29.4, -6.6, 27.2), true)),
    red,
  );
  lay(pen, M(curve(F(-4.6, 26.6, 0, 25.4, 4.6, 26.6, 0, 28), true)), '#ffffff', 'opacity=".22"');
  lay(
    pen,
    M(
      ribbon(
        curve(
          l.grim
            ? F(-12, 27.6, -9, 25, -4.4, 24, 0, 24.4, 4.4, 24, 9, 25, 12, 27.6)
            : F(-12.4, 20.6, -9, 22.6, -4.4, 23.4, 0, 24.4, 4.4, 23.4, 9, 22.6, 12.4, 20.6),
        ),
        widths(0.3, 0.9, 1, 0.9, 0.3),
        1,
      ),
    ),
    '#5a1518',
  );
  pen.stroke(M(curve(F(-4, 33, 0, 34.4, 4, 33))), 0.5, l.tone.line);
  if (l.moustache)
    for (const sg of [-1, 1])
      lay(
        pen,
        M(
          ribbon(
            curve(F(sg * 0.6, 18.2, sg * 6, 17.6, sg * 13, 18.4, sg * 20, 13.4)),
            widths(1, 2.3, 1.6, 0.3),
            1,
          ),
        ),
        pen.tr.hair,
      );
}

function mark(pen: Pen, M: Place, t: number, l: Looks) {
  const x = 14 * t,
    kind = l.mark ?? (l.woman ? 'bindi' : 'namam');
  if (kind === 'bindi') lay(pen, M(ellipse(x, -17.5, 3.1, 3.4, 0, 18)), '#b3182c');
  if (kind === 'namam') {
    lay(
      pen,
      M(
        curveThrough([
          x - 4.6,
          -33,
          x - 4,
          -20,
          x,
          -14.6,
          x + 4,
          -20,
          x + 4.6,
          -33,
          x + 2.2,
          -33,
          x + 1.4,
          -21,
          x - 1.4,
          -21,
          x - 2.2,
          -33,
        ]),
      ),
      '#fbf6ea',
    );
    lay(pen, M(leaf(x, -16.6, 17, 1.5, -Math.PI / 2)), '#b3182c');
  }
  if (kind === 'ash')
    for (const d of [0, 4.4, 8.8])
      lay(
        pen,
        M(
          ribbon(
            curve([shift(t, [-22, -23 - d]), shift(t, [0, -25.6 - d]), shift(t, [22, -23 - d])]),
            () => 1.2,
            2,
          ),
        ),
        '#fdf8ea',
      );
  if (l.third) {
    lay(pen, M(leaf(x, -15.5, 15, 3.6, -Math.PI / 2)), '#fdf7ea');
    lay(pen, M(ellipse(x, -23, 2, 3, 0, 14)), pen.tr.kajal);
    pen.stroke(M([...leaf(x, -15.5, 15, 3.8, -Math.PI / 2)]), 0.5, '#8a1a20', true);
  }
}

/** Skull outline of a face. */
export const faceOutline = (t: number, jaw = 1): Poly => {
  const fx = t < 0 ? -1 : 1;
  return curve(
    mixed(Math.abs(t), FULL, TURNED).map(([x, y]): Point => [
      x * fx * (y > 14 ? lerp(1, jaw, (y - 14) / 20) : 1),
      y,
    ]),
    true,
    8,
  );
};

/** Where a mark in the middle of the brow, the earlobes and the lips are. */
export const landmarks = (t: number) => ({
  brow: [14 * t, -30] as Point,
  lips: [14 * t, 25] as Point,
  lobes: (
    [
      [-40, 14],
      [40, 14],
    ] as Point[]
  )
    .filter(([x]) => Math.abs(t) < 0.45 || x * t < 0)
    .map(([x, y]): Point => [x * (1 - 0.16 * Math.abs(t)), y]),
});

/**
 * Face with its second chin and ears.
 * @param M head space to figure space, @param k figure units per head unit
 */
export function countenance(pen: Pen, head: Place, k: number, l: Looks) {
  const M: Place = l.child
      ? (p) =>
          head(p.map(([x, y]) => [x * (y > 12 ? 1.1 : 1.04), y > 30 ? y : y + 4.6 - Math.abs(y - 2) * 0.07]))
      : head,
    t = l.turn,
    tone = l.tone,
    face = faceOutline(t, l.jaw);
  for (const [x] of landmarks(t).lobes) {
    const sg = Math.sign(x),
      ear = loopThrough([
        x - sg * 5,
        -9,
        x + sg * 3,
        -11,
        x + sg * 5,
        -4,
        x + sg * 3,
        6,
        x + sg * 2,
        18,
        x - sg * 2,
        19,
        x - sg * 6,
        8,
      ]);
    pen.skin(M(ear), tone, undefined, 5 * k);
    pen.stroke(M(curveThrough(x - sg * 1, -6, x + sg * 2, -3, x - sg * 1, 4)), 0.5, tone.line);
  }
  const [cx] = [11 * t],
    pad = loopThrough([cx - 23, 36, cx - 15, 48, cx, 53.4, cx + 15, 48, cx + 23, 36]);
  rimmed(
    pen,
    M(pad),
    tone,
    [M(curveThrough(cx - 23, 38, cx - 15, 48, cx, 53.4, cx + 15, 48, cx + 23, 38))],
    6 * k,
  );
  rimmed(pen, M(face), tone, [M([...face, face[0]])], 17 * k);
  // warmth of the cheeks
  for (const x of [-22, 22]) {
    const [bx, by] = pen.at(M([shift(t, [x, 12])])[0]);
    pen.add(
      clip(pen.T(M(face)), group(dot(bx, by, 10 * k * pen.s, tone.shade), 'opacity=".3" filter="url(#b5)"')),
    );
  }
  mark(pen, M, t, l);
  for (const sg of [-1, 1]) {
    const c = shift(t, [sg * 20.4, -3.6]),
      inner = shift(t, [sg * 6.4, 0]),
      outer = shift(t, [sg * 34, 0]);
    eye(pen, M, k, c, (sg * Math.abs(outer[0] - inner[0])) / 27.6, l);
    brow(pen, M, t, sg, l.woman);
  }
  nose(pen, M, t, l);
  mouth(pen, M, t, l);
  if (l.woman) {
    const [x, y] = [14 * t + (t < 0 ? 7.6 : -7.6), 10.6];
    pen.gem(M([[x, y]])[0], 1.7 * k, 2);
  }
}
