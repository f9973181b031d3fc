/** Cheraw as a Mizo puan might show it: woven steps, a grid of bamboos, a foot in the air. */
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { GROUND } from '../../draw/sheet.ts';
import { clapper, stepper } from '../../traditions/puan/cheraw-dancers.ts';
import { K, Loom, STITCH, lozengeRow, zigzagRow } from '../../traditions/puan/loom.ts';
import type { Work } from '../../work.ts';

const [W, H] = [800, 1000];

/** A bamboo from end to end, dark at its joints. */
function bamboo(loom: Loom, a: Point, b: Point): void {
  loom.line([a, b], K.black, 20);
  loom.line([a, b], K.bamboo, 12);
  loom.line(
    [
      [a[0], a[1] - 4],
      [b[0], b[1] - 4],
    ],
    '#ecd08a',
    4,
  );
  const n = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 74));
  for (let k = 1; k < n; k++) {
    const [x, y] = [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n];
    loom.paint(rect(x - 2, y - 7, 5, 14), K.node);
  }
}

/** Bands of pattern from a row on; returns the row below them. */
function bands(
  loom: Loom,
  j: number,
  list: [h: number, col: string | ((i: number, j: number) => string)][],
): number {
  let row = j;
  for (const [h, col] of list) {
    loom.block(0, row, loom.columns, h, col);
    row += h;
  }
  return row;
}

function draw(seed: number): Painting {
  const loom = new Loom(W, H, K.cream);
  const edge: [number, string | ((i: number, j: number) => string)][] = [
    [3, K.black],
    [2, K.red],
    [1, K.white],
    [9, lozengeRow(9, [K.yellow, K.red, K.black, K.white, K.green])],
    [1, K.white],
    [2, K.red],
    [2, K.black],
    [7, zigzagRow(14, [K.red, K.red, K.white, K.black])],
    [2, K.black],
    [1, K.white],
    [2, K.green],
  ];
  const top = bands(loom, 0, edge);
  const deep = edge.reduce((sum, [h]) => sum + h, 0);
  bands(loom, loom.rows - deep, [...edge].reverse());
  const floor = 158;
  // brocade on the ground: small lozenges in rows, turn and turn about
  for (let j = top + 7; j < floor - 4; j += 12)
    for (let i = 4 + ((j - top) % 24 === 7 ? 0 : 10); i < loom.columns; i += 20) {
      const col = [K.red, K.green, K.indigo][Math.floor(i / 20 + j / 12) % 3];
      for (let v = -2; v <= 2; v++)
        for (let u = -2; u <= 2; u++)
          if (Math.abs(u) + Math.abs(v) <= 2 && (u || v)) loom.stitch(i + u, j + v, col);
    }
  // hills along the horizon
  for (let i = 0; i < loom.columns; i++) {
    const h = 10 + Math.abs(((i + 14) % 56) - 28) / 2;
    loom.block(i, floor - 26 + Math.round(h), 1, 26 - Math.round(h), (_, j) =>
      (i + j) % 6 === 0 ? K.leaf : K.green,
    );
  }
  loom.block(0, floor, loom.columns, loom.rows - deep - floor, (i, j) =>
    (i + 2 * j) % 16 === 0 && j % 4 === 2 ? '#a23a3f' : K.crimson,
  );
  loom.block(0, floor, loom.columns, 1, K.black);
  // the poles that lie across, then the pairs that are clapped
  for (const [x, slant] of [
    [222, -34],
    [262, -34],
    [404, 6],
    [440, 6],
    [588, 40],
    [626, 40],
  ])
    bamboo(loom, [x, 652], [x + slant, 868]);
  const pairs: [number, number][] = [
    [690, 20],
    [836, 50],
  ];
  const clappers: [number, number, string, string][] = [
    [688, 0.72, K.indigo, K.skin2],
    [866, 0.86, K.black, K.skin],
  ];
  pairs.forEach(([y, gap], k) => {
    const [foot, s, wear, skin] = clappers[k];
    const x = k ? 70 : 92;
    bamboo(loom, [x + 60 * s, y - gap / 2], [W - x - 60 * s, y - gap / 2]);
    if (k === 1) {
      stepper(loom, 290, 840, 1.1, {
        fx: 1,
        lean: 0.02,
        looks: 'ahead',
        near: [
          [-22, -104],
          [-82, -56],
          [-36, -12],
        ],
        far: [
          [32, -106],
          [88, -108],
          [104, -164],
        ],
        skin: K.skin,
        blouse: K.white,
        features: { cheek: 3 },
      });
      stepper(loom, 506, 840, 1.1, {
        fx: 1,
        lean: -0.06,
        looks: 'back',
        near: [
          [-22, -104],
          [-82, -60],
          [-38, -12],
        ],
        far: [
          [32, -106],
          [92, -104],
          [110, -158],
        ],
        skin: '#e0b07c',
        blouse: K.white,
        features: { nose: 0.62, cheek: 1 },
      });
    }
    bamboo(loom, [x + 60 * s, y + gap / 2], [W - x - 60 * s, y + gap / 2]);
    clapper(loom, x, foot, s, 1, wear, skin);
    clapper(loom, W - x, foot, s, -1, k ? K.green : K.red, k ? K.skin2 : K.skin, {
      nose: 0.66,
      cheek: k ? 5 : 0,
    });
  });
  loom.line(polyline(0, (loom.rows - deep) * STITCH, W, (loom.rows - deep) * STITCH), K.black);
  return {
    w: W,
    h: H,
    bg: K.cream,
    body: loom.svg,
    finish: { seed, ...GROUND.cloth, wobble: 1, mottle: 0.8, age: 0.3 },
  };
}

export const work: Work = {
  id: 'glimpse-cheraw',
  collection: 'dances',
  seed: 2,
  width: W,
  height: H,
  alt: 'A weaving of two women in feathered crowns who step on one foot, the other lifted from between the bamboos, four kneeling partners holding the poles.',
  draw,
};
