/** The serpent holds the earth: it lies in a ring, and hills, huts, trees and a very small ox cart stand all round its back. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { filled, markRow } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { place } from '../../motifs/place.ts';
import { type Program, GOND as K, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import { gondPerson } from '../../traditions/gond/people.ts';
import type { Work } from '../../work.ts';

const SIDE = 1000;
const [CX, CY] = [506, 500];
const RED = '#a63a1f';
const DARK = '#35160f';

/** The coil winds inwards: its radius at angle a, from the tail tip at A0 once round. */
const A0 = 0.86;
const coil = (a: number) => 334 - 96 * ((a - A0) / TAU);
/** Half width of the body on the coil. */
const girth = (a: number) => 46 * Math.min(1, Math.max(0.08, (a - A0) / 1.5) ** 0.8);

/** Centre line: once round, then up through the middle to the hood. */
const body: Poly = [
  ...series(170, (i) => {
    const a = A0 + (i / 169) * TAU * 0.985;
    return polar(CX, CY, coil(a), a);
  }),
  ...curve(
    [
      polar(CX, CY, 244, A0 - 0.36),
      polar(CX, CY, 239.5, A0 - 0.094),
      polar(CX, CY, 235, A0 + 0.2),
      polar(CX, CY, 226, A0 + 0.54),
      [CX - 50, CY + 200],
      [CX - 108, CY + 124],
      [CX - 84, CY + 52],
      [CX - 20, CY + 16],
      [CX + 22, CY - 40],
      [CX, CY - 104],
    ],
    false,
    12,
  ).slice(14),
];

function serpent(S: Sheet) {
  const round = 0.79;
  const w = (t: number) =>
    t > round ? lerp(46, 27, (t - round) / (1 - round)) : girth(A0 + (t / round) * TAU);
  const skin = ribbon(body, w, 7);
  S.add(fill(skin, K.black), ink(skin, K.straw, 3));
  const rows: [number, Parameters<typeof markRow>[1], string][] = [
    [-0.78, 'seed', K.mustard],
    [-0.52, 'dash', K.sky],
    [-0.26, 'dot', K.cream],
    [0, 'seed', K.vermilion],
    [0.26, 'dot', K.cream],
    [0.52, 'dash', K.leaf],
    [0.78, 'seed', K.ember],
  ];
  const stations = walk(body, 6);
  const marks = rows.map(([off, mark, col]) =>
    markRow(
      stations
        .filter((k) => k.t > (off ? 0.05 + Math.abs(off) * 0.12 : 0.015) && k.t < 0.985)
        .map((k) => polar(...k.p, off * w(k.t), k.a + Math.PI / 2)),
      mark,
      col,
      11.5,
      S.r,
      false,
    ),
  );
  S.add(clip(skin, marks.join('')));
  // the hood with its two signs, the tongue
  const [hx, hy] = [CX, CY - 116];
  const hood = curve(
    [
      [hx - 22, hy + 34],
      [hx - 62, hy - 16],
      [hx - 58, hy - 76],
      [hx, hy - 112],
      [hx + 58, hy - 76],
      [hx + 62, hy - 16],
      [hx + 22, hy + 34],
    ],
    true,
    9,
  );
  S.add(
    filled(
      hood,
      K.black,
      [
        ['seed', K.mustard],
        ['dash', K.sky],
        ['dot', K.cream],
        ['seed', K.vermilion],
      ],
      10,
      S.r,
      K.straw,
      3,
    ),
  );
  const face = curve(
    [
      [hx - 26, hy - 40],
      [hx - 18, hy - 78],
      [hx, hy - 90],
      [hx + 18, hy - 78],
      [hx + 26, hy - 40],
      [hx, hy - 12],
    ],
    true,
    8,
  );
  S.add(
    filled(
      face,
      K.ember,
      [
        ['seed', K.straw],
        ['dot', K.cream],
      ],
      8,
      S.r,
      K.black,
      2,
    ),
  );
  for (const sg of [-1, 1])
    S.add(dot(hx + sg * 12, hy - 52, 8.4, K.white), dot(hx + sg * 12, hy - 52, 4.4, K.black));
  const tongue = curveThrough(hx, hy - 14, hx + 2, hy + 4, hx - 2, hy + 16);
  S.add(
    line(tongue, K.cream, 3.4),
    line(polyline(hx - 2, hy + 16, hx - 9, hy + 26), K.cream, 2.6),
    line(polyline(hx - 2, hy + 16, hx + 5, hy + 26), K.cream, 2.6),
  );
  S.block(skin, 7).block(hood, 9);
}

/** Draw upright at the origin, then stand it on the serpent's back at angle a. */
function standing(S: Sheet, a: number, draw: (T: Sheet) => void, sink = 4) {
  const T = new Sheet(S.r.int(1, 9999), SIDE, SIDE);
  draw(T);
  const turn = a < A0 + 0.3 ? a + TAU : a;
  const [x, y] = polar(CX, CY, coil(turn) + girth(turn) - sink, a);
  S.add(
    group(
      T.svg,
      `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI + 90).toFixed(2)}) scale(1.13)"`,
    ),
  );
}

function hill(T: Sheet, w: number, h: number, base: string, program: Program) {
  T.add(
    filled(
      curve(
        [
          [-w, 8],
          [-w * 0.5, -h * 0.62],
          [0, -h],
          [w * 0.5, -h * 0.62],
          [w, 8],
          [0, 2],
        ],
        true,
        9,
      ),
      base,
      program,
      9,
      T.r,
      base,
      2.4,
    ),
  );
}

function hut(T: Sheet, w: number, h: number) {
  const wall = polyline(-w * 0.4, 4, -w * 0.4, -h * 0.5, w * 0.4, -h * 0.5, w * 0.4, 4);
  T.add(
    filled(
      wall,
      K.cream,
      [
        ['dot', K.rust],
        ['line', K.vermilion],
      ],
      8,
      T.r,
      K.rust,
      2,
    ),
  );
  T.add(fill(polyline(-w * 0.11, 3, -w * 0.11, -h * 0.33, w * 0.11, -h * 0.33, w * 0.11, 3), K.indigo));
  T.add(
    filled(
      polyline(-w * 0.58, -h * 0.44, 0, -h, w * 0.58, -h * 0.44),
      K.mustard,
      [
        ['seed', K.rust],
        ['dash', K.cream],
      ],
      8,
      T.r,
      K.rust,
      2,
    ),
  );
}

function tree(T: Sheet, h: number, i: number) {
  const stem = curveThrough(0, 6, -3, -h * 0.4, 4, -h * 0.74);
  T.add(gondLimb(stem, 13, 6, K.plum, K.ember, K.straw));
  for (let k = 0; k < 3; k++)
    for (let n = 0; n < 9; n++) {
      const a = -Math.PI / 2 + (n - 4) * (0.5 - k * 0.06);
      gondLeaf(
        T,
        ...polar(4, -h * 0.62 - k * h * 0.1, h * 0.05, a),
        h * (0.36 - k * 0.06),
        h * 0.07,
        a,
        ...(
          [
            [K.leaf, K.forest],
            [K.teal, K.sky],
            [K.straw, K.rust],
          ] as const
        )[(k + i) % 3],
      );
    }
  T.add(dot(4, -h * 0.66, 6, K.vermilion), dot(4, -h * 0.66, 2.4, K.straw));
}

/** The very small ox cart. */
function cart(T: Sheet) {
  const ox = place(cattle(), 48, -20, 0.16);
  T.add(
    ...ox.horns.map((p) => fill(p, K.straw)),
    filled(ox.body, K.cream, [['seed', K.rust]], 5, T.r, K.cream, 1.4),
  );
  T.add(line(polyline(-44, -26, 44, -30), K.straw, 3));
  T.add(
    filled(polyline(-50, -46, -2, -46, -4, -24, -46, -24), K.teal, [['seed', K.straw]], 6, T.r, K.straw, 1.6),
  );
  gondPerson(
    T,
    -14,
    -26,
    0.4,
    { ...STANCE.ride },
    { low: K.cream, top: K.vermilion, seed: K.straw, head: K.mustard },
  );
  const wheel = ellipse(-26, -15, 17, 17, 0, 26);
  T.add(fill(wheel, K.rust), line(wheel, K.straw, 3.4, true));
  for (let i = 0; i < 4; i++)
    T.add(line([polar(-26, -15, 15, i * 0.785), polar(-26, -15, -15, i * 0.785)], K.straw, 2));
  T.add(dot(-26, -15, 4, K.vermilion));
}

function world(seed: number): Painting {
  const S = new Sheet(seed, SIDE, SIDE);
  const [sky, rim] = [ellipse(500, 500, 480, 480, 0, 140), ellipse(500, 500, 490, 490, 0, 140)];
  S.add(fill(rect(0, 0, SIDE, SIDE), K.black), fill(sky, RED), line(rim, K.straw, 3, true));
  for (const [x, y, turn] of [
    [0, 0, 0.785],
    [SIDE, 0, 2.356],
    [SIDE, SIDE, -2.356],
    [0, SIDE, -0.785],
  ] as const) {
    for (let i = -4; i <= 4; i++)
      gondLeaf(
        S,
        ...polar(x, y, 30, turn + i * 0.17),
        i % 2 ? 108 : 132 - Math.abs(i) * 4,
        13,
        turn + i * 0.175,
        ...(
          [
            [K.leaf, K.forest],
            [K.mustard, K.rust],
            [K.teal, K.sky],
          ] as const
        )[Math.abs(i) % 3],
      );
    S.add(dot(...polar(x, y, 34, turn), 13, K.vermilion), dot(...polar(x, y, 34, turn), 5, K.straw));
  }
  S.add(
    polys(
      walk(ellipse(500, 500, 466, 466, 0, 140), 19, true).map((k) =>
        leaf(...polar(...k.p, -7, k.a + 0.5), 14, 3.4, k.a + 0.5),
      ),
      K.mustard,
    ),
  );
  const standings: [number, (T: Sheet) => void][] = [
    [0.1, (T) => hut(T, 88, 94)],
    [0.38, (T) => tree(T, 116, 0)],
    [
      0.64,
      (T) =>
        hill(T, 46, 74, K.teal, [
          ['seed', K.sky],
          ['dash', K.cream],
          ['seed', K.straw],
        ]),
    ],
    [1.32, (T) => tree(T, 84, 1)],
    [1.57, (T) => hut(T, 84, 90)],
    [
      1.8,
      (T) =>
        gondPerson(
          T,
          0,
          2,
          0.86,
          { ...STANCE.carryHead, skirt: true },
          { skin: DARK, low: K.mustard, top: K.teal, seed: K.rust },
        ),
    ],
    [2.02, (T) => tree(T, 104, 2)],
    [
      2.27,
      (T) =>
        hill(T, 50, 80, K.plum, [
          ['seed', K.ember],
          ['dot', K.straw],
        ]),
    ],
    [
      2.5,
      (T) =>
        hill(T, 62, 112, K.indigo, [
          ['seed', K.sky],
          ['line', K.cream],
          ['seed', K.straw],
        ]),
    ],
    [2.78, (T) => tree(T, 108, 0)],
    [3.04, (T) => hut(T, 88, 92)],
    [
      3.28,
      (T) =>
        gondPerson(
          T,
          0,
          2,
          0.86,
          { ...STANCE.walk, fx: 1 },
          { skin: DARK, low: K.cream, top: K.cream, seed: K.vermilion, head: K.mustard },
        ),
    ],
    [
      3.52,
      (T) =>
        hill(T, 60, 98, K.forest, [
          ['seed', K.leaf],
          ['dot', K.straw],
          ['dash', K.cream],
        ]),
    ],
    [
      3.8,
      (T) =>
        hill(T, 52, 72, K.ember, [
          ['seed', K.straw],
          ['line', K.cream],
        ]),
    ],
    [4.04, (T) => tree(T, 124, 1)],
    [4.38, cart],
    [4.84, (T) => hut(T, 100, 106)],
    [5.12, (T) => tree(T, 122, 0)],
    [
      5.36,
      (T) =>
        hill(T, 52, 84, K.plum, [
          ['seed', K.ember],
          ['dot', K.straw],
        ]),
    ],
    [
      5.62,
      (T) =>
        hill(T, 68, 118, K.teal, [
          ['seed', K.sky],
          ['dash', K.cream],
          ['seed', K.straw],
        ]),
    ],
    [
      5.92,
      (T) =>
        hill(T, 50, 72, K.leaf, [
          ['seed', K.straw],
          ['dot', K.cream],
        ]),
    ],
    [
      6.14,
      (T) =>
        gondPerson(
          T,
          0,
          2,
          0.82,
          { ...STANCE.reach, skirt: true },
          { skin: DARK, low: K.vermilion, top: K.indigo, seed: K.straw },
        ),
    ],
  ];
  for (const [a, draw] of standings) standing(S, a, draw);
  serpent(S);
  // within the coil: seeds that turn with the serpent
  for (let R = 14, row = 0; R < 300; R += 17, row++)
    for (let i = 0, n = Math.round((R * TAU) / 24); i < n; i++) {
      const a = ((i + (row % 2) / 2) / n) * TAU;
      const [x, y] = polar(CX, CY, R, a);
      const land = coil(a < A0 + 0.3 ? a + TAU : a);
      if (R > land - 60 || !S.free(x, y, 9)) continue;
      S.add(fill(leaf(...polar(x, y, -5, a + 1.57), 10, 2.3, a + 1.57), '#db7f52'));
    }
  return S.art(RED, GROUND.paper);
}

export const work: Work = {
  id: 'work-phulesar-marawi-snake',
  collection: 'artist-works',
  seed: 15,
  width: SIDE,
  height: SIDE,
  alt: 'A black hooded serpent lies in a ring on red; hills, huts, trees, people and a very small ox cart stand all round its patterned back.',
  draw: world,
};
