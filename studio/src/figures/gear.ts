/** Hair, crowns, turbans, feathers and earrings. All in head space, for the three views. */
import { curve, curveThrough, loopThrough, polyline } from '../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../draw/geometry.ts';
import { clip } from '../draw/markup.ts';
import { ellipse, leaf, ribbon, widths } from '../draw/shapes.ts';
import { lines } from '../draw/svg.ts';
import type { HeadShape } from './heads.ts';
import type { Pen } from './pen.ts';
import type { Cloth, View } from './types.ts';

export type HairStyle = 'bun' | 'braid' | 'loose' | 'curls' | 'none';

/** 'pagh' is a turban with Krishna's peacock feather. */
export type HeadGear = 'none' | 'mukut' | 'kirita' | 'turban' | 'pagh' | 'tikka' | 'fillet';

type Map = (p: Poly) => Poly;

const HAIR_BACK: Record<View, Poly> = {
  profile: loopThrough([-2, -57, -24, -52, -40, -30, -42, -2, -34, 20, -18, 30, -10, 10, -8, -20]),
  threeQuarter: loopThrough([0, -57, -24, -52, -38, -26, -39, 4, -32, 28, -16, 38, -4, 20, 10, -30, 22, -46]),
  front: loopThrough([
    0, -58, -26, -52, -38, -26, -40, 6, -34, 34, -14, 30, 14, 30, 34, 34, 40, 6, 38, -26, 26, -52,
  ]),
};

const HAIR_FRONT: Record<View, Poly[]> = {
  profile: [
    loopThrough([
      13, -50, 21, -40, 15, -34, 6, -28, -2, -18, -6, -8, -12, -7, -14, 6, -18, 20, -29, 22, -39, 4, -42, -20,
      -34, -44, -14, -57, 4, -57,
    ]),
  ],
  threeQuarter: [
    loopThrough([
      17, -48, 8, -37, -8, -30, -20, -20, -25, -6, -29, -10, -34, 4, -38, -22, -28, -46, -10, -57, 8, -56,
    ]),
    loopThrough([15, -50, 22, -42, 29, -34, 33, -20, 33, -34, 26, -47]),
  ],
  front: [
    loopThrough([
      0, -50, -12, -42, -24, -30, -29, -12, -32, 2, -36, -6, -36, -28, -26, -48, -10, -57, 0, -57,
    ]),
    loopThrough([0, -50, 12, -42, 24, -30, 29, -12, 32, 2, 36, -6, 36, -28, 26, -48, 10, -57, 0, -57]),
  ],
};

/** Hair mass behind the face. Draw before the neck and face. */
export function drawHairBack(pen: Pen, M: Map, view: View, style: HairStyle) {
  if (style === 'none') return;
  pen.flat(M(HAIR_BACK[view]), pen.tr.hair);
  if (style === 'loose' || style === 'curls') {
    const sides = view === 'front' ? [-1, 1] : [-1];
    for (const sg of sides)
      for (let i = 0; i < 4; i++) {
        const x0 = sg * (28 + i * 3),
          lock = curveThrough(
            [x0, 4],
            [sg * (34 + i * 4), 30],
            [sg * (30 + i * 5), 52],
            [sg * (38 + i * 4), 74 - i * 5],
          );
        pen.flat(M(ribbon(lock, widths(7, 6, 5, 1.4))), pen.tr.hair);
      }
  }
  if (style === 'braid')
    pen.flat(
      M(ribbon(curveThrough(-34, 8, -46, 40, -48, 90, -40, 150, -46, 196), widths(9, 9, 8, 6, 2))),
      pen.tr.hair,
    );
}

/** Hair over the skull with fine strands, plus bun or curls. Draw after the face. */
export function drawHairFront(pen: Pen, M: Map, view: View, style: HairStyle, k: number) {
  if (style === 'none') return;
  const tr = pen.tr;
  if (style === 'bun') {
    const bun = view === 'front' ? ellipse(0, -60, 20, 14) : ellipse(-42, 6, 13, 16);
    pen.flat(M(bun), tr.hair);
    if (pen.s * k > 0.3)
      for (let i = 0; i < 9; i++) {
        const p = polar(view === 'front' ? 0 : -42, view === 'front' ? -60 : 6, 15, (i / 9) * TAU);
        pen.flat(M(ellipse(p[0], p[1], 3.4, 3.4, 0, 10)), i % 2 ? tr.pearl : tr.gems[0]);
      }
  }
  for (const cap of HAIR_FRONT[view]) {
    const q = M(cap);
    pen.flat(q, tr.hair);
    if (pen.s * k > 0.4) {
      const strands = series(9, (i) =>
        pen.T(
          M(
            curveThrough(14 - i * 3, -54, -6 - i * 3, -40 + i, -22 - i * 1.6, -14 + i * 2, -26 - i * 1.2, 18),
          ),
        ),
      );
      pen.add(clip(pen.T(q), lines(strands, tr.hairLine, Math.max(0.5, 0.8 * pen.s * k))));
    }
  }
  if (style === 'curls') curls(pen, M, view, k);
}

/** Ringlets at the temple, as in the murals. */
function curls(pen: Pen, M: Map, view: View, k: number) {
  const spots: Point[] =
    view === 'front'
      ? [
          [-33, 4],
          [-35, 18],
          [33, 4],
          [35, 18],
        ]
      : [
          [-31, 20],
          [-33, 33],
          [-29, 6],
        ];
  for (const [x, y] of spots) {
    const spiral = series(20, (i) => polar(x, y, 8 * (1 - i / 22), i * 0.5));
    pen.flat(M(ellipse(x, y, 8.4, 8.4, 0, 20)), pen.tr.hair);
    if (pen.s * k > 0.35) pen.stroke(M(spiral), 0.5, pen.tr.hairLine);
  }
}

/** Peacock feather. @param base,angle,length in head space */
function drawFeather(pen: Pen, M: Map, base: Point, angle: number, length: number) {
  const w = length * 0.24,
    tip = polar(base[0], base[1], length * 0.66, angle);
  pen.stroke(M([base, polar(base[0], base[1], length * 0.5, angle)]), 0.7, '#3c5a2a');
  const vane = leaf(
    base[0] + Math.cos(angle) * length * 0.12,
    base[1] + Math.sin(angle) * length * 0.12,
    length * 0.88,
    w,
    angle,
    0,
    0.62,
  );
  pen.flat(M(vane), pen.tr.finish === 'flat' || pen.tr.finish === 'double' ? pen.tr.gems[1] : '#2f7a4c');
  const barbs = series(12, (i) =>
    [-1, 1].map((sg) => {
      const b = polar(base[0], base[1], length * (0.2 + i * 0.06), angle);
      return pen.T(M([b, polar(b[0], b[1], w * 0.9, angle + sg * 0.75)]));
    }),
  ).flat();
  pen.add(clip(pen.T(M(vane)), lines(barbs, '#a9c46a', Math.max(0.5, pen.lw(0.4)))));
  pen.stroke(M(vane), 0.5, pen.tr.ink, true);
  const eye = (r: number, col: string, f = 0) =>
    pen.flat(
      M(ellipse(tip[0] + Math.cos(angle) * f, tip[1] + Math.sin(angle) * f, r * 1.15, r, angle, 20)),
      col,
    );
  eye(w * 0.62, pen.tr.gold);
  eye(w * 0.46, '#2b8f9c', 1);
  eye(w * 0.28, '#1c2f6b', 2);
}

interface CrownEdge {
  low: Poly;
  peaks: Point[];
  top: Point;
  gems: Point[];
  feathers: [Point, number, number][];
  side: Point;
}

const CROWN: Record<View, CrownEdge> = {
  profile: {
    low: curveThrough(25, -35, 8, -37, -12, -34, -36, -20),
    peaks: [
      [-39, -34],
      [-41, -50],
      [-27, -56],
      [-20, -70],
      [-8, -64],
    ],
    top: [1, -88],
    gems: [
      [20, -43],
      [6, -46],
      [-10, -45],
      [-26, -38],
      [2, -62],
    ],
    feathers: [
      [[-8, -66], -1.95, 44],
      [[2, -78], -1.5, 56],
      [[12, -62], -1.05, 42],
    ],
    side: [-30, -22],
  },
  threeQuarter: {
    low: curveThrough(32, -33, 18, -39, -6, -38, -30, -26),
    peaks: [
      [-34, -38],
      [-36, -54],
      [-22, -58],
      [-12, -72],
      [-2, -66],
    ],
    top: [6, -90],
    gems: [
      [26, -43],
      [14, -47],
      [-4, -47],
      [-22, -41],
      [6, -66],
    ],
    feathers: [
      [[-4, -66], -1.95, 44],
      [[6, -80], -1.57, 56],
      [[16, -66], -1.15, 42],
    ],
    side: [-31, -26],
  },
  front: {
    low: curveThrough(32, -32, 16, -40, -16, -40, -32, -32),
    peaks: [
      [-36, -42],
      [-36, -56],
      [-22, -58],
      [-14, -72],
      [-7, -66],
    ],
    top: [0, -90],
    gems: [
      [24, -43],
      [0, -50],
      [-24, -43],
      [0, -68],
    ],
    feathers: [
      [[-7, -66], -2.0, 44],
      [[0, -80], -1.57, 58],
      [[7, -66], -1.14, 44],
    ],
    side: [-34, -28],
  },
};

/** Krishna's mukut: peaked gold crown, gems, three peacock feathers. */
function mukut(pen: Pen, M: Map, view: View) {
  const e = CROWN[view],
    cx = e.top[0];
  e.feathers.forEach(([b, a, l]) => drawFeather(pen, M, b, a, l));
  const right = e.peaks
    .slice()
    .reverse()
    .map(([x, y]) => [2 * cx - x * (view === 'front' ? 1 : 0.78), y] as Point);
  const outline = curve(
    [...[0, 10, 20, 30].map((i) => e.low[Math.min(i, e.low.length - 1)]), ...e.peaks, e.top, ...right],
    true,
    7,
  );
  pen.gold(M(outline));
  pen.beads(M(e.low), 2.4);
  e.gems.forEach((p, i) => pen.gem(M([p])[0], i === 0 || i === 4 ? 3 : 2.4, i));
  pen.gem(M([e.side])[0], 3.2, 0);
}

/** Tall royal crown in tiers, as worn by Rama and Vishnu. */
function kirita(pen: Pen, M: Map, view: View) {
  const e = CROWN[view],
    cx = view === 'front' ? 0 : view === 'profile' ? -6 : 2,
    lean = view === 'front' ? 0 : -4;
  for (let i = 3; i >= 0; i--) {
    const y0 = -32 - i * 20,
      y1 = y0 - 26,
      w0 = 34 - i * 6.2,
      w1 = 28 - i * 6.2,
      x0 = cx + (lean * i) / 3,
      x1 = cx + (lean * (i + 1)) / 3;
    pen.gold(
      M(
        curve(
          [
            [x0 - w0, y0],
            [x1 - w1, y1],
            [x1, y1 - 4],
            [x1 + w1, y1],
            [x0 + w0, y0],
            [x0, y0 - 5],
          ],
          true,
          6,
        ),
      ),
    );
    if (i < 3)
      for (const sx of [-0.5, 0, 0.5])
        pen.gem(M([[x0 + sx * w0 * 1.1, y0 - 13]])[0], sx ? 2.2 : 3, sx ? 1 : 0);
  }
  pen.gold(M(leaf(cx + lean, -116, 24, 6, -Math.PI / 2, 0, 0.4)), false);
  pen.beads(M(e.low), 2.4);
  pen.gem(M([e.side])[0], 3.6, 1);
}

/** The short hair that shows between turban, ear and nape. */
const NAPE: Record<View, number[] | undefined> = {
  profile: [-13, -34, -20, -14, -17.4, -2, -16.6, 14, -16, 28, -24, 33, -34, 22, -40, 2, -38, -24],
  threeQuarter: [-22, -30, -29, -12, -31, 4, -30, 18, -28, 30, -34, 24, -39, 4, -37, -22],
  front: undefined,
};

/** Wound turban with jewelled aigrette. */
function turban(pen: Pen, M: Map, view: View, cloth: Cloth, k: number) {
  const flip = view === 'front' ? 0 : -4,
    nape = NAPE[view];
  if (nape) pen.flat(M(loopThrough(nape)), pen.tr.hair);
  const mass = loopThrough(
    [27 + flip, -33],
    [30 + flip, -48],
    [18 + flip, -64],
    [-8, -70],
    [-36, -60],
    [-46, -38],
    [-38, -20],
    [-24, -26],
    [-4, -34],
    [12, -37],
  );
  const folds = series(6, (i) =>
    curveThrough(26 + flip - i * 2, -36 - i * 5, 4, -46 - i * 4, -22, -42 - i * 4, -40 + i, -24 - i * 6),
  );
  pen.drape(
    { shape: M(mass), folds: folds.map(M), bands: [], trims: [], motifs: pen.stations(M(mass), 9 * k + 3) },
    cloth,
    3,
  );
  const band = loopThrough(
    [27 + flip, -33],
    [28 + flip, -41],
    [6, -47],
    [-22, -40],
    [-40, -26],
    [-37, -18],
    [-20, -30],
    [4, -39],
  );
  pen.gold(M(band));
  pen.beads(M(curveThrough(27 + flip, -34, 6, -43, -22, -35, -38, -20)), 1.7 * k * 1.4);
  drawPlume(pen, M, [17 + flip, -52]);
}

/** Feather aigrette (kalgi) with a pearl at its bent tip. */
function drawPlume(pen: Pen, M: Map, at: Point) {
  const [x, y] = at,
    spine = curveThrough(x, y, x + 2, y - 16, x - 3, y - 30, x - 14, y - 35);
  pen.flat(M(ribbon(spine, widths(1.5, 4.6, 4, 1))), '#f4efe2');
  pen.stroke(M(spine), 0.5);
  pen.beads(M(curveThrough(x - 14, y - 34, x - 16, y - 31)), 2);
  pen.gem(M([at])[0], 3, 0);
}

/** Woman's forehead jewel with its pearl string along the parting. */
function tikka(pen: Pen, M: Map, view: View, k: number) {
  const str =
    view === 'profile'
      ? curveThrough(16, -41, 8, -48, -6, -53, -22, -51)
      : view === 'front'
        ? curveThrough(0, -54, 0, -40)
        : curveThrough(15, -54, 15.6, -40);
  pen.beads(M(str), 1.5 * k * 1.3);
  const at: Point = view === 'profile' ? [19, -38] : view === 'front' ? [0, -37] : [15.6, -37];
  pen.gem(M([at])[0], 3.4 * k, 0);
  if (view === 'profile') pen.beads(M(curveThrough(17, -44, 4, -32, -6, -16, -11, -4)), 1.2 * k * 1.3);
}

/** Any headgear over the hair. @param k figure units per head unit, @param cloth turban cloth */
export function drawGear(pen: Pen, M: Map, view: View, gear: HeadGear, k: number, cloth?: Cloth) {
  if (gear === 'mukut') mukut(pen, M, view);
  if (gear === 'kirita') kirita(pen, M, view);
  if (gear === 'pagh') drawFeather(pen, M, [2, -60], -1.95, 46);
  if ((gear === 'turban' || gear === 'pagh') && cloth) turban(pen, M, view, cloth, k);
  if (gear === 'tikka') tikka(pen, M, view, k);
  if (gear === 'fillet') pen.beads(M(CROWN[view].low), 2.6 * k);
}

/** Earring: 'jhumka' bell with pearls, 'makara' broad disc with drop. */
export function drawEarring(
  pen: Pen,
  M: Map,
  h: HeadShape,
  view: View,
  kind: 'jhumka' | 'makara',
  k: number,
) {
  const lobes: Point[] = view === 'front' ? [h.lobe, [-h.lobe[0], h.lobe[1]]] : [h.lobe];
  for (const [x, y] of lobes) {
    if (kind === 'makara') {
      pen.gold(M(ellipse(x, y + 7, 8.4, 9, 0, 24)));
      pen.gem(M([[x, y + 7]])[0], 3.4 * k, 0);
      continue;
    }
    pen.gem(M([[x, y + 3]])[0], 3 * k, 1);
    pen.gold(M(loopThrough(x - 2, y + 6, x + 2, y + 6, x + 6, y + 14, x, y + 16, x - 6, y + 14)), false);
    for (const d of [-4, 0, 4]) pen.beads(M(polyline(x + d, y + 17, x + d, y + 21)), 1.3 * k);
  }
}
