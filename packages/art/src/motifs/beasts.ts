/** Animal silhouettes for the village traditions. Facing right, feet near y = 120, centre near the origin. */
import { union } from '../draw/contour.ts';
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  leaf,
  loopThrough,
  polyline,
  ribbon,
  transform,
  widths,
} from '../draw/geometry.ts';

const limb = (pts: Point[], ...w: number[]) => ribbon(curve(pts), widths(...w));

/** Pithora horse: arched neck, drawn-in waist, fine legs on the trot. */
export function horse() {
  const body = union(
    [
      limb(
        [
          [-78, -8],
          [-52, -26],
          [-6, -16],
          [38, -26],
          [60, -34],
        ],
        26,
        36,
        27,
        35,
        32,
      ),
      limb(
        [
          [50, -34],
          [80, -74],
          [92, -104],
          [94, -126],
        ],
        36,
        25,
        19,
        14,
      ),
      limb(
        [
          [90, -132],
          [110, -118],
          [134, -90],
        ],
        15,
        15,
        8,
      ),
      limb(
        [
          [-72, -4],
          [-84, 34],
          [-66, 66],
          [-80, 116],
        ],
        26,
        14,
        8,
        6,
      ),
      limb(
        [
          [-54, -2],
          [-40, 40],
          [-30, 70],
          [-38, 116],
        ],
        24,
        13,
        7,
        6,
      ),
      limb(
        [
          [48, -8],
          [40, 46],
          [46, 116],
        ],
        22,
        10,
        6,
      ),
      limb(
        [
          [64, -16],
          [92, 24],
          [84, 66],
          [98, 100],
        ],
        22,
        12,
        7,
        5,
      ),
    ],
    12,
  );
  return {
    body,
    mane: curve([
      [86, -142],
      [66, -112],
      [50, -78],
      [30, -54],
    ]),
    eye: [106, -118] as Point,
    ears: [leaf(88, -138, 30, 6, -1.75), leaf(96, -138, 30, 6, -1.25)],
    tail: ribbon(
      curve([
        [-98, -18],
        [-128, -14],
        [-138, 30],
        [-128, 84],
      ]),
      widths(7, 11, 12, 2),
    ),
    hooves: [
      [-80, 116],
      [-38, 116],
      [46, 116],
      [99, 100],
    ].map(([x, y]) => polyline(x - 7, y - 4, x + 7, y - 6, x + 10, y + 8, x - 6, y + 8)),
    saddle: loopThrough(-34, -50, 0, -46, 32, -56, 30, -22, -2, 6, -34, -8),
    rein: curveThrough(126, -92, 96, -70, 40, -60),
    bridle: [polyline(112, -128, 102, -104), polyline(128, -104, 116, -86)],
    neckBand: curveThrough(58, -84, 80, -66, 96, -62),
  };
}
/** Sohrai cattle: broad back, hump, crescent horns. */
export function cattle(o: { calf?: boolean; low?: boolean } = {}) {
  const k = o.calf ? 0.8 : 1,
    hy = o.low ? 40 : 0;
  const body = union(
    [
      limb(
        [
          [-118, -26],
          [-70, -34],
          [0, -26],
          [66, -42],
          [98, -50],
        ],
        50,
        66 * k + 2,
        66 * k,
        66 * k + 2,
        52,
      ),
      ...(o.calf
        ? []
        : [
            ellipse(58, -116, 42, 36),
            limb(
              [
                [112, -40],
                [146, -6],
                [136, 30],
              ],
              40,
              24,
              8,
            ),
          ]),
      limb(
        [
          [90, -56],
          [134, -84 + hy],
          [156, -100 + hy],
        ],
        56,
        40,
        31,
      ),
      limb(
        [
          [146, -108 + hy],
          [182, -80 + hy],
          [212, -44 + hy],
        ],
        29,
        27,
        15,
      ),
      limb(
        [
          [-126, -6],
          [-146, 46],
          [-128, 82],
          [-136, 128],
        ],
        44,
        24,
        13,
        11,
      ),
      limb(
        [
          [-96, 8],
          [-84, 56],
          [-72, 86],
          [-78, 128],
        ],
        36,
        22,
        13,
        11,
      ),
      limb(
        [
          [56, 4],
          [52, 62],
          [48, 128],
        ],
        40,
        18,
        11,
      ),
      limb(
        [
          [92, -4],
          [110, 56],
          [110, 128],
        ],
        38,
        18,
        11,
      ),
    ],
    20,
  );
  return {
    body,
    eye: [166, -96 + hy] as Point,
    muzzle: [206, -50 + hy] as Point,
    horns: o.calf
      ? [
          limb(
            [
              [146, -128 + hy],
              [138, -150 + hy],
              [148, -166 + hy],
            ],
            8,
            6,
            2,
          ),
          limb(
            [
              [160, -126 + hy],
              [172, -146 + hy],
              [166, -164 + hy],
            ],
            8,
            6,
            2,
          ),
        ]
      : [
          limb(
            [
              [142, -128 + hy],
              [104, -152 + hy],
              [96, -206 + hy],
              [134, -236 + hy],
            ],
            12,
            11,
            8,
            2,
          ),
          limb(
            [
              [160, -124 + hy],
              [202, -146 + hy],
              [212, -200 + hy],
              [176, -236 + hy],
            ],
            12,
            11,
            8,
            2,
          ),
        ],
    ear: leaf(136, -108 + hy, 52, 13, 2.75),
    tail: curve([
      [-164, -44],
      [-192, -6],
      [-184, 56],
      [-194, 96],
    ]),
    tuft: leaf(-192, 84, 46, 11, 1.75),
    udder: ellipse(-40, 36, 24, 16),
    hooves: [-140, -80, 54, 108].map((x) => polyline(x - 14, 118, x + 14, 118, x + 18, 132, x - 15, 132)),
  };
}
/** Resting deer, neck raised, forelegs folded: for the Gond antler tree. */
export function restingDeer() {
  const body = union(
    [
      limb(
        [
          [-168, 22],
          [-128, -22],
          [-60, -34],
          [20, -28],
          [84, -40],
        ],
        34,
        60,
        58,
        56,
        50,
      ),
      ellipse(-120, 24, 66, 56),
      ellipse(84, -26, 54, 50),
      limb(
        [
          [86, -52],
          [128, -104],
          [138, -166],
          [134, -222],
        ],
        54,
        36,
        25,
        20,
      ),
      limb(
        [
          [126, -232],
          [156, -234],
          [184, -222],
          [206, -206],
        ],
        21,
        21,
        15,
        9,
      ),
      limb(
        [
          [-108, 44],
          [-44, 66],
          [-34, 78],
          [-92, 84],
          [-136, 84],
        ],
        38,
        24,
        13,
        9,
        7,
      ),
      limb(
        [
          [76, 8],
          [122, 46],
          [112, 74],
          [54, 84],
          [28, 82],
        ],
        34,
        20,
        13,
        9,
        7,
      ),
      limb(
        [
          [104, -4],
          [164, 40],
          [206, 66],
          [238, 80],
        ],
        30,
        17,
        11,
        6,
      ),
    ],
    14,
  );
  return {
    body,
    brow: [128, -246] as Point,
    eye: leaf(144, -234, 30, 8, 0.15),
    pupil: [160, -231] as Point,
    nostril: [206, -206] as Point,
    ears: [leaf(120, -236, 58, 14, 3.5, 0.1), leaf(134, -248, 48, 12, -2.0, -0.1)],
    tail: leaf(-196, 14, 54, 13, 2.3),
    hooves: [
      polyline(-132, 77, -158, 78, -160, 92, -132, 91),
      polyline(30, 75, 8, 76, 6, 90, 30, 90),
      polyline(232, 74, 254, 82, 250, 94, 228, 88),
    ],
  };
}
/** Slender standing stag looking back over its shoulder. */
export function lookingStag() {
  const body = union(
    [
      limb(
        [
          [-92, -6],
          [-50, -20],
          [6, -14],
          [62, -22],
        ],
        40,
        40,
        34,
        40,
      ),
      ellipse(-84, -6, 42, 42),
      ellipse(60, -16, 38, 44),
      limb(
        [
          [62, -30],
          [92, -80],
          [88, -132],
          [70, -172],
        ],
        42,
        24,
        17,
        14,
      ),
      limb(
        [
          [76, -182],
          [50, -184],
          [28, -174],
          [6, -160],
        ],
        15,
        17,
        12,
        7,
      ),
      limb(
        [
          [-88, 10],
          [-108, 70],
          [-88, 112],
          [-100, 186],
        ],
        36,
        16,
        9,
        6,
      ),
      limb(
        [
          [-62, 16],
          [-58, 74],
          [-44, 118],
          [-52, 186],
        ],
        30,
        15,
        8,
        6,
      ),
      limb(
        [
          [48, 14],
          [50, 90],
          [46, 186],
        ],
        26,
        11,
        6,
      ),
      limb(
        [
          [74, 0],
          [96, 60],
          [74, 112],
          [92, 178],
        ],
        26,
        13,
        8,
        6,
      ),
    ],
    14,
  );
  return {
    body,
    brow: [72, -196] as Point,
    eye: leaf(36, -184, 24, 7, 0.1),
    pupil: [47, -182] as Point,
    nostril: [6, -160] as Point,
    ears: [leaf(82, -186, 50, 12, -0.35, 0.1), leaf(74, -194, 44, 11, -1.0, -0.1)],
    tail: leaf(-122, -14, 44, 11, 3.7),
    hooves: [
      [-100, 186],
      [-52, 186],
      [46, 186],
      [93, 178],
    ].map(([x, y]) => polyline(x - 8, y - 8, x + 7, y - 8, x + 9, y + 8, x - 12, y + 8)),
  };
}
/** Peacock with its head thrown up to call; the train is left to the painter. */
export function callingPeacock() {
  const spine = curve([
    [76, -176],
    [60, -152],
    [52, -116],
    [40, -82],
    [48, -38],
    [40, 4],
    [-8, 30],
    [-66, 24],
  ]);
  return {
    body: union([ribbon(spine, widths(9, 12, 12, 17, 30, 42, 38, 13)), ellipse(72, -180, 17, 14, -0.5)], 10),
    spine,
    beak: [leaf(82, -190, 34, 5.5, -0.75), leaf(84, -182, 28, 4.5, -0.3)],
    eye: [76, -183] as Point,
    head: [72, -180] as Point,
    crest: Array.from({ length: 6 }, (_, i) =>
      curve([
        [64, -190],
        [52 - i * 5, -214 + i * 5],
        [40 - i * 9, -236 + i * 11],
      ]),
    ),
    wing: loopThrough(46, -24, 10, -34, -40, -14, -86, 34, -60, 44, -10, 44, 32, 26, 50, 4),
    rump: [-58, 24] as Point,
    legs: [
      curve([
        [4, 60],
        [10, 92],
        [4, 120],
      ]),
      curve([
        [30, 52],
        [38, 86],
        [34, 120],
      ]),
    ],
  };
}
/** Plain perching bird. */
export function bird() {
  return {
    body: union(
      [
        limb(
          [
            [40, -30],
            [26, -12],
            [0, 2],
            [-30, 8],
          ],
          13,
          19,
          20,
          10,
        ),
        ellipse(44, -36, 14, 13),
      ],
      8,
    ),
    beak: polyline(55, -42, 74, -34, 54, -30),
    tail: loopThrough(-24, 0, -60, 4, -84, 16, -62, 20, -26, 16),
    wing: loopThrough(20, -12, -6, -16, -40, 4, -16, 14, 14, 6),
    eye: [46, -38] as Point,
    legs: [polyline(2, 20, 4, 40), polyline(14, 18, 16, 40)],
  };
}
/** Peacock standing with a closed, trailing or lifted train. */
export function standingPeacock(up = false) {
  const body = union(
    [
      limb(
        [
          [74, -150],
          [64, -112],
          [52, -76],
          [54, -36],
          [26, 2],
          [-30, 12],
          [-62, 8],
        ],
        11,
        13,
        18,
        32,
        42,
        34,
        16,
      ),
      ellipse(76, -152, 17, 15),
    ],
    10,
  );
  const train = up
    ? curve([
        [-44, 4],
        [-120, -24],
        [-172, -100],
        [-170, -190],
        [-120, -250],
      ])
    : curve([
        [-44, 8],
        [-120, 4],
        [-200, 30],
        [-262, 84],
      ]);
  return {
    body,
    beak: polyline(88, -160, 118, -148, 88, -142),
    eye: [80, -155] as Point,
    head: [76, -152] as Point,
    trainC: train,
    train: ribbon(train, widths(20, 38, 50, 48, 12)),
    wing: loopThrough(44, -26, 8, -36, -44, -12, -80, 26, -44, 34, 4, 30, 40, 8),
    crest: [-0.5, -0.2, 0.1, 0.4].map((a) =>
      curve([
        [74, -164],
        [74 + Math.sin(a) * 22, -182],
        [74 + Math.sin(a) * 40, -204],
      ]),
    ),
    legs: [
      curve([
        [0, 48],
        [4, 84],
        [0, 120],
      ]),
      curve([
        [28, 40],
        [34, 80],
        [30, 120],
      ]),
    ],
  };
}
/** Fish with a deep body. */
export function bigFish(bend = 0) {
  const ctr = curve([
    [100, bend * 0.4],
    [56, -bend * 0.2],
    [0, -bend],
    [-48, -bend * 0.3],
    [-84, bend * 0.5],
  ]);
  return {
    body: ribbon(ctr, widths(3, 28, 38, 34, 20, 8)),
    ctr,
    eye: [72, -6 - bend * 0.2] as Point,
    tail: loopThrough(
      -80,
      -6 + bend * 0.5,
      -110,
      -34 + bend,
      -134,
      -40 + bend,
      -118,
      bend,
      -134,
      40 + bend,
      -110,
      34 + bend,
      -80,
      8 + bend * 0.5,
    ),
    fins: [
      loopThrough(30, -32 - bend, -4, -56 - bend, -34, -30 - bend),
      loopThrough(16, 32 - bend, -10, 52 - bend, -28, 28 - bend),
    ],
    gill: curveThrough(54, -26, 42, 0, 54, 26),
  };
}
/** Elephant with a raised trunk. */
export function tusker() {
  const body = union(
    [
      ellipse(-10, -10, 108, 74),
      ellipse(94, -40, 54, 52),
      limb(
        [
          [128, -30],
          [158, 16],
          [166, 66],
          [186, 84],
          [206, 66],
        ],
        34,
        23,
        16,
        12,
        8,
      ),
      limb(
        [
          [-82, 20],
          [-84, 124],
        ],
        32,
        27,
      ),
      limb(
        [
          [-34, 34],
          [-32, 124],
        ],
        28,
        25,
      ),
      limb(
        [
          [36, 34],
          [40, 124],
        ],
        28,
        25,
      ),
      limb(
        [
          [78, 10],
          [84, 124],
        ],
        30,
        26,
      ),
    ],
    16,
  );
  return {
    body,
    ear: loopThrough(74, -84, 36, -80, 12, -44, 24, 4, 52, 30, 74, 4, 84, -36),
    tusk: loopThrough(140, -2, 168, 14, 196, 8, 210, -8, 198, 24, 166, 32, 140, 14),
    eye: [112, -48] as Point,
    tail: curve([
      [-116, -30],
      [-140, 8],
      [-134, 60],
    ]),
    toes: [-84, -32, 40, 84],
  };
}
/** Stalking tiger with a long S tail. */
export function tiger() {
  const body = union(
    [
      limb(
        [
          [-110, -14],
          [-60, -30],
          [0, -16],
          [60, -28],
          [92, -34],
        ],
        34,
        40,
        32,
        40,
        36,
      ),
      ellipse(122, -52, 36, 33),
      ellipse(150, -42, 18, 16),
      limb(
        [
          [-108, 0],
          [-124, 44],
          [-104, 74],
          [-112, 112],
        ],
        30,
        18,
        11,
        10,
      ),
      limb(
        [
          [-80, 2],
          [-66, 48],
          [-52, 76],
          [-50, 112],
        ],
        28,
        17,
        11,
        10,
      ),
      limb(
        [
          [64, 0],
          [56, 60],
          [50, 112],
        ],
        26,
        14,
        10,
      ),
      limb(
        [
          [90, -10],
          [116, 40],
          [124, 78],
          [140, 104],
        ],
        26,
        15,
        10,
        9,
      ),
    ],
    13,
  );
  return {
    body,
    eye: [130, -58] as Point,
    ears: [ellipse(102, -82, 11, 12), ellipse(130, -86, 10, 11)],
    tail: ribbon(
      curve([
        [-138, -24],
        [-176, -48],
        [-170, -100],
        [-204, -126],
        [-232, -104],
      ]),
      widths(10, 9, 8, 7, 6),
    ),
    muzzle: [160, -44] as Point,
  };
}
/** Any motif as one closed list of shapes, for small solid silhouettes. */
export const solid = (...p: (Poly | Poly[])[]): Poly[] =>
  p.flatMap((q) => (Array.isArray(q[0][0]) ? (q as Poly[]) : [q as Poly]));
type Shape = Point | Poly | Poly[];
/** Scale, flip, rotate and move a whole motif; points, lines and groups of lines alike. */
export function place<T extends Record<string, Shape | number[]>>(
  m: T,
  x: number,
  y: number,
  s = 1,
  rot = 0,
  fx = 1,
): T {
  const move = (v: any): any =>
    typeof v[0] === 'number' ? transform([v], x, y, s, rot, fx)[0] : v.map(move);
  return Object.fromEntries(Object.entries(m).map(([k, v]) => [k, k === 'toes' ? v : move(v)])) as T;
}
