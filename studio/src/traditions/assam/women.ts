/** Women in mekhela and chador: Bihu dancers of the fields, dancers of the sattras. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { type Drape, drape } from '../../motifs/dancers/drape.ts';
import { type Hand, fanned, flat, pinched } from '../../motifs/dancers/hands.ts';
import { EASTERN, type Features } from '../../motifs/dancers/profile.ts';
import { frontFace } from './front-face.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

/** How one woman dances and what she wears. */
export interface Woman {
  /**
   * `waist`: both hands at the small of the back; `lifted`: one raised, her face to us; `nape`: one behind the head;
   * `sattra`: one raised high, one before the breast.
   */
  arms: 'waist' | 'lifted' | 'nape' | 'sattra';
  lean: number;
  tilt: number;
  cloth: string;
  blouse: string;
  woven: string;
  flower: 'orchid' | 'jasmine';
  features?: Features;
  skin?: string;
}

const ARMS: Record<Woman['arms'], { far: Joint; near: Joint; hands: [Hand, Hand]; turn: [number, number] }> =
  {
    waist: {
      far: [
        [30, -104],
        [70, -52],
        [6, -18],
      ],
      near: [
        [-20, -104],
        [-86, -66],
        [-50, -18],
      ],
      hands: [flat(), flat()],
      turn: [0, -0.5],
    },
    lifted: {
      far: [
        [34, -106],
        [100, -128],
        [92, -204],
      ],
      near: [
        [-26, -104],
        [-96, -66],
        [-46, -20],
      ],
      hands: [fanned(), flat()],
      turn: [0.3, -0.4],
    },
    nape: {
      far: [
        [30, -104],
        [84, -62],
        [34, -22],
      ],
      near: [
        [-20, -104],
        [-96, -136],
        [-54, -190],
      ],
      hands: [flat(), flat()],
      turn: [0.5, 0.3],
    },
    sattra: {
      far: [
        [30, -106],
        [102, -124],
        [128, -194],
      ],
      near: [
        [-20, -104],
        [-58, -46],
        [22, -66],
      ],
      hands: [fanned(), pinched()],
      turn: [0.35, -0.3],
    },
  };

/** The skirt by the legs inside it: its edges behind and before, the lines that the knees draw in it, and the feet. */
interface Stance {
  behind: Poly;
  before: Poly;
  /** Height of the waves of the hem. */
  hem: number;
  knees: Poly[];
  feet: [x: number, y: number, turn: number, side: 1 | -1][];
}

const STANCES: Record<Woman['arms'], Stance> = {
  // the hips swing far back while the trunk bows; the fore knee bends
  waist: {
    behind: [
      [-34, -246],
      [-84, -212],
      [-93, -168],
      [-74, -106],
      [-76, -26],
    ],
    before: [
      [36, -246],
      [48, -200],
      [84, -132],
      [70, -80],
      [80, -18],
    ],
    hem: 3,
    knees: [
      curveThrough(-52, -176, 6, -146, 52, -138, 78, -126),
      curveThrough(86, -116, 58, -98, 30, -100),
      curveThrough(40, -96, 36, -84, 37, -74),
      curveThrough(-66, -112, -44, -98, -28, -104),
    ],
    feet: [
      [-40, -2, 0, 1],
      [48, 8, 0, 1],
    ],
  },
  // all weight on one leg, the other knee turned in
  lifted: {
    behind: [
      [-36, -246],
      [-82, -208],
      [-85, -152],
      [-70, -90],
      [-66, -20],
    ],
    before: [
      [34, -246],
      [54, -206],
      [60, -152],
      [73, -114],
      [57, -68],
      [66, -18],
    ],
    hem: 3,
    knees: [
      curveThrough(-64, -190, -36, -150, 20, -132, 62, -122),
      curveThrough(74, -104, 48, -92, 26, -98),
      curveThrough(-74, -116, -52, -100, -36, -106),
      curveThrough(4, -104, -2, -90, -2, -76),
    ],
    feet: [
      [-34, 2, 0, -1],
      [44, 4, 0.1, 1],
    ],
  },
  // a long step: the hips lead, the hind foot on its toes
  nape: {
    behind: [
      [-34, -246],
      [-58, -204],
      [-62, -152],
      [-84, -106],
      [-104, -36],
    ],
    before: [
      [36, -246],
      [76, -210],
      [76, -150],
      [52, -84],
      [58, -14],
    ],
    hem: 3.4,
    knees: [
      curveThrough(60, -186, 20, -150, -30, -130, -70, -118),
      curveThrough(66, -118, 46, -102, 26, -106),
      curveThrough(-84, -98, -62, -88, -44, -94),
      curveThrough(12, -110, 4, -92, -4, -76),
    ],
    feet: [
      [-70, -16, 0.5, 1],
      [32, 6, 0, 1],
    ],
  },
  // the half-seat of the sattras, one knee forward
  sattra: {
    behind: [
      [-36, -246],
      [-76, -206],
      [-80, -152],
      [-56, -92],
      [-62, -22],
    ],
    before: [
      [38, -242],
      [56, -206],
      [104, -140],
      [74, -82],
      [88, -14],
    ],
    hem: 4,
    knees: [
      curveThrough(-52, -180, 8, -158, 60, -152, 94, -138),
      curveThrough(102, -126, 70, -104, 36, -106),
      curveThrough(46, -102, 40, -88, 40, -76),
      curveThrough(-68, -118, -46, -102, -30, -108),
    ],
    feet: [
      [-36, -2, 0, -1],
      [64, 8, 0, 1],
    ],
  },
};

const along = ([a, b]: Joint, t: number): [number, number] => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

const sleeve = (j: Joint): Poly => limb([...j[0], ...along(j, 0.4), ...along(j, 0.78)], 18, 18, 16);

const sleeveEnd = (u: DancerPen, j: Joint): string =>
  u.rings(...along(j, 0.78), Math.atan2(j[1][1] - j[0][1], j[1][0] - j[0][0]), 17, [K.yellow, K.green]);

/** Woven figures of Assam's looms in a row: the little tree and the lozenge, in turn. */
export function wovenRow(
  pen: DancerPen,
  d: Drape,
  v: number,
  n: number,
  size: number,
  col: string,
  shift = 0,
): string {
  return each(
    series(n, (i) => (i + 0.5 + shift) / n),
    (t, i) => {
      const [x, y] = d.at(t, v);
      const [p] = pen.to([[x, y]]);
      const k = size * pen.s;
      const rhomb = (u: number, w: number, r: number): Poly => [
        [p[0] + u * k, p[1] + (w - r) * k],
        [p[0] + (u + r) * k, p[1] + w * k],
        [p[0] + u * k, p[1] + (w + r) * k],
        [p[0] + (u - r) * k, p[1] + w * k],
      ];
      return i % 2
        ? polys([rhomb(0, 0, 1), rhomb(-1.1, 0, 0.45), rhomb(1.1, 0, 0.45)], col)
        : polys([rhomb(0, -0.8, 0.6), rhomb(-0.7, 0, 0.55), rhomb(0.7, 0, 0.55), rhomb(0, 0.7, 0.55)], col);
    },
  );
}

/** The bun with what is tucked into it. */
function bun(u: DancerPen, place: Place, flower: Woman['flower']): string {
  const knot = u.shape(place(ellipse(-52, 8, 22, 25)), K.black);
  if (flower === 'jasmine')
    return (
      knot +
      each(
        series(15, (i) => polar(-50, 8, 25, (i / 15) * TAU)),
        ([x, y]) => u.flat(place(ellipse(x, y, 6)), K.white) + u.flat(place(ellipse(x, y, 2)), K.yellow),
      )
    );
  const sprays = series(9, (i): Point => [-58 - Math.sin(i * 0.5) * 16, -22 + i * 9]);
  return (
    knot +
    u.line(place(curveThrough(-34, -40, -62, -26, -76, 10, -66, 52)), 2.4, K.green) +
    each(
      sprays,
      ([x, y], i) =>
        polys(
          series(5, (k) => u.to(place(leaf(x, y, 11 - i * 0.3, 4, (k / 5) * TAU + i, 0, 0.6)))),
          i % 3 === 1 ? K.white : K.rose,
        ) + u.flat(place(ellipse(x, y, 2.4)), K.yellow),
    )
  );
}

/** The woman with her feet at (x, y). */
export function assameseWoman(x: number, y: number, s: number, fx: number, d: Woman): [DancerPen, string] {
  const look: Look = {
    skin: d.skin ?? K.skin,
    ink: K.black,
    hair: K.black,
    white: K.white,
    lip: K.red,
    cheek: '#c76a4a',
    alta: K.red,
    w: 2.5,
  };
  const pen = new DancerPen(look, x, y, s, fx);
  const u = pen.turned(0, -240, d.lean);
  const frontal = d.arms === 'lifted';
  const place = u.headPlace(frontal ? 6 : 14, -190, d.tilt);
  const { far, near, hands, turn } = ARMS[d.arms];
  const sattra = d.arms === 'sattra';
  const stance = STANCES[d.arms];
  const mekhela = drape(stance.behind, stance.before, [5, 13], [stance.hem, 2.5]);
  const chador = drape(
    sattra
      ? [
          [-8, -248],
          [-22, -190],
          [-30, -84],
        ]
      : [
          [0, -246],
          [-12, -190],
          [-22, -106],
        ],
    sattra
      ? [
          [28, -246],
          [36, -190],
          [42, -80],
        ]
      : [
          [30, -244],
          [40, -190],
          [46, -100],
        ],
    [3, 12],
    [3, 1.5],
  );
  const figured =
    pen.rows(
      series(6, (i) => mekhela.fold((i + 1) / 7, 0.04, 0.3)),
      1.2,
      K.black,
    ) +
    wovenRow(pen, mekhela, 0.28, 4, 7, d.woven) +
    wovenRow(pen, mekhela, 0.48, 4, 7, d.woven, 0.12) +
    polys([pen.to(mekhela.band(0.7, 0.73)), pen.to(mekhela.band(0.93, 1))], d.woven) +
    polys([pen.to(mekhela.band(0.745, 0.755))], K.black) +
    wovenRow(pen, mekhela, 0.83, 6, 10, d.woven) +
    dots(pen.to(series(16, (i) => mekhela.at((i + 0.5) / 16, 0.965))), 2.8 * s, K.yellow) +
    each(stance.knees, (p) => pen.line(p, 2.2));
  const trunk = union(
    [
      loopThrough([
        -34, 6, -30, -28, -40, -70, -40, -104, -24, -121, -4, -127, 16, -128, 33, -122, 46, -100, 53, -80, 44,
        -56, 32, -36, 36, 6,
      ]),
      sleeve(far),
      sleeve(near),
    ],
    5,
    1.3,
  );
  const wrap = loopThrough([
    -36, 6, -32, -34, -14, -70, 14, -104, 30, -127, 44, -108, 55, -80, 46, -54, 34, -36, 38, 6,
  ]);
  const edge = curveThrough(-36, -14, -20, -56, 8, -94, 26, -126);
  const arm = (j: Joint, hand: Hand, a: number, side: number): string =>
    u.arm(j, hand, { turn: a, bangles: [K.yellow, K.red, K.yellow], size: 0.76, side });
  const nearArm =
    arm(near, hands[1], turn[1], 1) + u.grown(sleeve(near), d.blouse, near[0], 22) + sleeveEnd(u, near);
  const body =
    arm(far, hands[0], turn[0], 1) +
    each(stance.feet, ([fx1, fy, a, side]) => pen.foot(fx1, fy, 0.92, a, side)) +
    (sattra
      ? each(stance.feet, ([at]) => pen.rings(at, -20, 1.57, 13, [K.yellow, K.yellow, K.yellow], 6))
      : '') +
    u.shape(limb([-2, -112, 2, -136, 6, -158], 17, 14, 15), look.skin) +
    pen.shape(mekhela.outline, d.cloth, figured) +
    u.shape(
      trunk,
      d.blouse,
      dots(
        u.to(
          series(
            70,
            (i) =>
              [-80 + (i % 14) * 13 + (Math.floor(i / 14) % 2) * 6, -150 + Math.floor(i / 14) * 22] as Point,
          ),
        ),
        2.2 * s,
        K.yellow,
      ),
    ) +
    sleeveEnd(u, far) +
    (sattra ? '' : nearArm) +
    u.shape(
      wrap,
      d.cloth,
      u.rows([edge], 30 * s, d.woven) +
        u.rows([edge], 17 * s, d.cloth) +
        dots(u.to(series(12, (i) => edge[Math.round((i * (edge.length - 1)) / 11)])), 3 * s, d.woven) +
        u.rows([curveThrough(-10, 4, 8, -50, 40, -92), curveThrough(12, 4, 24, -30, 46, -60)], 1.4, K.black),
    ) +
    pen.shape(
      chador.outline,
      d.cloth,
      pen.rows(
        series(3, (i) => chador.fold((i + 1) / 4, 0, 0.7)),
        1.3,
        K.black,
      ) +
        polys([pen.to(chador.band(0.74, 0.78)), pen.to(chador.band(0.92, 1))], d.woven) +
        wovenRow(pen, chador, 0.85, 3, 6.5, d.woven),
    ) +
    (sattra
      ? pen.shape(
          limb([-38, -244, 0, -236, 38, -242], 8, 9, 8),
          K.red,
          pen.beads(curveThrough(-36, -244, 0, -236, 36, -242), 8, 2.6, K.yellow),
        )
      : '') +
    (d.arms === 'nape' || sattra
      ? ''
      : u.hand(
          flat(),
          near[2][0],
          near[2][1],
          Math.atan2(near[2][1] - near[1][1], near[2][0] - near[1][0]) + turn[1],
          0.76,
        ) +
        u.rings(...near[2], Math.atan2(near[2][1] - near[1][1], near[2][0] - near[1][0]), 9.5, [
          K.yellow,
          K.red,
          K.yellow,
        ])) +
    u.beads(curveThrough(-12, -123, 8, -100, 28, -122), 7, 2.8, K.red) +
    u.beads(curveThrough(-16, -120, 10, -82, 34, -118), 8, 3.2, K.yellow) +
    (frontal
      ? bun(u, place, d.flower) + frontFace(u, place, 0.7)
      : u.head(place, {
          ...EASTERN,
          nose: 0.72,
          bridge: 0.5,
          open: 0.8,
          eye: 0.88,
          glance: 0.8,
          ...d.features,
        }) +
        bun(u, place, d.flower) +
        u.flat(place(ellipse(31, -27, 4.4)), K.red) +
        u.beads(place(loopThrough([-19, 15, -13, 22, -19, 32, -25, 22])), 4, 2.2, K.yellow)) +
    (sattra ? u.beads(place(curveThrough(26, -40, 14, -36, -4, -26, -16, -12)), 6, 2.6, K.yellow) : '') +
    (sattra ? nearArm : '');
  return [pen, body];
}
