/** The dyer's chart: what grows, the bowl it becomes, the colour it leaves on cloth; below it the parts of a kalam. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { frame, hatched, rope } from '../../motifs/borders.ts';
import { chintz } from '../../motifs/painted/chintz.ts';
import { blockButi } from '../../traditions/kalamkari/bands.ts';
import { INK, K, surface } from '../../traditions/kalamkari/style.ts';
import { bowlAbove, cast, charcoal, kalam } from '../../traditions/kalamkari/tools.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

/** Swatch of dyed cloth with a resisted flower and a frayed lower edge. */
function swatch(x: number, y: number, dye: string, line_: string, kind: number, r: Rng): string {
  const p: Poly = polyline(x - 62, y - 46, x + 62, y - 46);
  for (let i = 0; i <= 31; i++) p.push([x + 62 - i * 4, y + 44 + (i % 2 ? 6 : 0)]);
  let s =
    cast(p, 5, 7) + fill(p, dye) + clip(p, hatch(p, 0, 5, 0.5, line_, r) + hatch(p, 1.57, 5, 0.5, line_, r));
  s += chintz(x, y, 35, 0.3, kind, [K.cloth, dye, K.cloth], INK, r, K.cloth);
  for (const [dx, dy] of [
    [-50, -34],
    [50, -34],
    [-50, 32],
    [50, 32],
  ])
    s += fill(leaf(x + dx, y + dy, 17, 4, Math.atan2(-dy, -dx)), line_);
  return s + ink(p, INK, 1.8) + dot(x, y - 46, 5, '#5a4636') + dot(x - 1, y - 47, 2, K.cloth);
}

const stuffs: ((x: number, y: number, r: Rng) => string)[] = [
  // madder roots in a bundle
  (x, y, r) => {
    let s = '';
    for (let i = 0; i < 9; i++) {
      const u = (i - 4) / 4;
      const root = ribbon(
        curve([
          [x - 62, y + u * 34 + r.between(-5, 5)],
          [x - 20, y + u * 16],
          [x + 14, y + u * 17 + r.between(-4, 4)],
          [x + 64, y + u * 38 + r.between(-6, 6)],
        ]),
        widths(3, 6.4, 7, 5, 1.6),
        4,
      );
      s +=
        (i ? '' : cast(ellipse(x, y + 6, 62, 30), 4, 8, 0.28)) +
        patterned(root, i % 2 ? K.madder : K.rust, hatch(root, 0.9, 5, 0.8, K.dark, r), INK, 1.5);
    }
    return (
      s +
      line(curveThrough(x - 6, y - 24, x - 2, y, x - 6, y + 24), INK, 9) +
      line(curveThrough(x - 6, y - 23, x - 2, y, x - 6, y + 23), K.cloth, 6)
    );
  },
  // cakes of indigo
  (x, y, r) => {
    let s = '';
    for (const [dx, dy, a] of [
      [-34, 16, 0.2],
      [32, 18, -0.25],
      [0, -20, 0.5],
    ]) {
      const top = rect(-29, -25, 58, 50).map(([u, v]): Point => [
        x + dx + u * Math.cos(a) - v * Math.sin(a),
        y + dy + u * Math.sin(a) + v * Math.cos(a),
      ]);
      s +=
        cast(top, 6, 9) +
        fill(
          top.map(([u, v]): Point => [u + 4, v + 6]),
          '#16283a',
        ) +
        patterned(top, K.indigo, hatch(top, a, 6, 1, K.paleIndigo, r), INK, 1.9);
      s += lines(
        [
          curve([top[0], [x + dx - 4, y + dy], [x + dx + 2, y + dy + 12]]),
          curve([top[2], [x + dx + 6, y + dy + 4]]),
        ],
        INK,
        1.4,
      );
    }
    return s;
  },
  // myrobalan nuts
  (x, y, r) => {
    let s = '';
    for (const [dx, dy, a] of [
      [-42, 18, 0.4],
      [-8, 30, -0.3],
      [30, 20, 0.9],
      [-26, -14, -0.7],
      [12, -8, 0.2],
      [48, -12, -0.5],
      [-2, -38, 0.6],
    ]) {
      const nut = ellipse(x + dx, y + dy, 25, 17, a, 30);
      s += cast(nut, 4, 7) + fill(nut, K.myrobalan);
      s +=
        clip(
          nut,
          lines(
            [-0.7, -0.35, 0, 0.35, 0.7].map((k) =>
              curve([
                polar(x + dx, y + dy, -26, a),
                [x + dx - Math.sin(a) * 18 * k, y + dy + Math.cos(a) * 18 * k],
                polar(x + dx, y + dy, 26, a),
              ]),
            ),
            '#7a5414',
            1.8,
          ),
        ) + ink(nut, INK, 1.8);
    }
    void r;
    return s;
  },
  // rusty iron and palm jaggery for the black
  (x, y, r) => {
    let s = '';
    for (const [a, b] of [
      [
        [-58, 24],
        [10, -36],
      ],
      [
        [-30, 40],
        [52, -6],
      ],
      [
        [-60, -12],
        [-2, 34],
      ],
    ] as [Point, Point][]) {
      const nail = ribbon(polyline(x + a[0], y + a[1], x + b[0], y + b[1]), widths(1, 5, 5.4, 5.6, 9), 4);
      s += cast(nail, 4, 6) + patterned(nail, '#8a4a2a', hatch(nail, 1.2, 4, 1, '#4a2414', r), INK, 1.6);
    }
    const lump = loopThrough(offsets(x, y, [10, 30, 22, 4, 50, 2, 66, 22, 54, 46, 26, 48]));
    return s + cast(lump, 5, 7) + patterned(lump, '#a8682a', hatch(lump, 0.4, 6, 1, '#6a3a14', r), INK, 1.9);
  },
  // pomegranate rind and a turmeric leaf for the green that goes over indigo
  (x, y, r) => {
    let s = '';
    const big = leaf(x - 62, y + 30, 128, 24, -0.5, 0.1, 0.45);
    s +=
      cast(big, 5, 8) +
      fill(big, K.leaf) +
      clip(big, hatch(big, 0.2, 8, 1, '#8f9a5a', r)) +
      line(curveThrough(x - 62, y + 30, x, y - 2, x + 50, y - 24), K.cloth, 2) +
      ink(big, INK, 1.9);
    const fruit = ellipse(x + 24, y + 22, 31, 29);
    s += cast(fruit, 5, 8) + patterned(fruit, K.madder, hatch(fruit, 1, 7, 1, K.rust, r), INK, 2);
    const cut = ellipse(x + 24, y + 20, 19, 17);
    s +=
      inked(cut, K.myrobalan, INK, 1.5) +
      dots(
        series(8, (i) => polar(x + 24, y + 20, i ? 10.5 : 0, (i / 7) * TAU)),
        3.6,
        K.madder,
      );
    return s;
  },
];

/** The parts of a kalam, from left to right: cane, slivers, wool and thread, the finished pens. */
function partsOfKalam(f: ReturnType<typeof frame>, y: number, r: Rng): string {
  let s = '';
  const cane = ribbon(polyline(f.x + 34, y + 168, f.x + 210, y + 44), widths(13, 13, 12, 13), 5);
  s +=
    cast(cane, 6, 9) +
    fill(cane, '#b9a04a') +
    clip(cane, line(polyline(f.x + 30, y + 160, f.x + 206, y + 36), '#e6d590', 5));
  for (const t of [0.2, 0.5, 0.8])
    s += line(
      [
        [f.x + 34 + 176 * t - 8, y + 168 - 124 * t - 11],
        [f.x + 34 + 176 * t + 8, y + 168 - 124 * t + 11],
      ],
      '#6a5a1c',
      4,
    );
  s += ink(cane, INK, 2.1) + inked(ellipse(f.x + 210, y + 44, 7, 13, -0.6), K.cloth, INK, 1.6);
  for (const [k, a] of [0, 1, 2].entries()) {
    const sliver = ribbon(
      polyline(f.x + 132 + k * 30, y + 178 - k * 4, f.x + 246 + k * 24, y + 82 + k * 10),
      widths(1, 5, 5, 4.6),
      4,
    );
    s += cast(sliver, 4, 6) + inked(sliver, a % 2 ? '#d9bb6a' : '#c9a24e', INK, 1.7);
  }
  const wool = loopThrough(
    offsets(f.x, y, [336, 76, 362, 46, 398, 54, 424, 44, 440, 76, 430, 104, 392, 112, 352, 106]),
  );
  s +=
    cast(wool, 6, 9) +
    patterned(
      wool,
      '#6a5444',
      lines(
        series(26, (i) =>
          curve([
            polar(f.x + 388, y + 78, 10 + (i % 5) * 10, i * 0.9),
            polar(f.x + 388, y + 78, 14 + (i % 5) * 10, i * 0.9 + 0.6),
            polar(f.x + 388, y + 78, 10 + (i % 5) * 10, i * 0.9 + 1.2),
          ]),
        ),
        '#a58a6c',
        1.5,
      ),
      INK,
      2,
    );
  const spool = ellipse(f.x + 384, y + 150, 38, 26, -0.1);
  s +=
    cast(spool, 6, 8) +
    patterned(
      spool,
      '#f4e8cc',
      lines(
        series(15, (i): Poly => [
          [f.x + 336 + i * 7, y + 120],
          [f.x + 350 + i * 7, y + 182],
        ]).concat(
          series(15, (i): Poly => [
            [f.x + 350 + i * 7, y + 120],
            [f.x + 330 + i * 7, y + 182],
          ]),
        ),
        '#a8906a',
        1.3,
      ),
      INK,
      1.9,
    );
  const thread = curveThrough(offsets(f.x, y, [418, 158, 434, 172, 418, 186, 396, 180]));
  s += line(thread, INK, 3) + line(thread, '#f4e8cc', 1.6);
  for (const [i, [dy, k, len]] of [
    [38, 0.8, 320],
    [88, 1.05, 356],
    [146, 1.4, 376],
  ].entries()) {
    const tip: Point = [f.x + f.w - 400 + i * 10, y + dy + 12];
    const end: Point = [tip[0] + len, tip[1] - 20 + i * 4];
    s += cast(ribbon([tip, end], widths(2 * k, 16 * k, 9 * k, 8 * k, 8 * k)), 6, 10) + kalam(tip, end, r, k);
    s += line(
      curve([
        [tip[0] - 52, tip[1] + 4],
        [tip[0] - 30, tip[1] - 3],
        [tip[0] - 4, tip[1] + 1],
      ]),
      INK,
      2 + i * 1.7,
    );
  }
  s +=
    charcoal([f.x + 282, y + 60], [f.x + 322, y + 22], r, 7) +
    charcoal([f.x + 300, y + 178], [f.x + 330, y + 132], r, 6);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 11, band: rope, corner: false },
      { t: 30, band: blockButi },
      { t: 8, band: hatched, corner: false },
    ],
    r,
    { ink: INK, w: 1.5, cols: [K.madder, K.cloth, K.indigo, K.myrobalan], bg: K.cloth, leaf: K.leaf },
  );
  let s = fill(rect(f.x, f.y, f.w, f.h), K.cloth);
  const dyes: [string, string, number][] = [
    [K.madder, '#d9806a', 0],
    [K.indigo, K.paleIndigo, 4],
    [K.myrobalan, '#f2dc9a', 5],
    ['#231a17', '#7a6a60', 3],
    [K.leaf, '#a8b070', 1],
  ];
  const col = f.w / 5;
  for (let i = 0; i < 5; i++) {
    const x = f.x + (i + 0.5) * col;
    // dotted lines lead from the stuff through the bowl to the cloth
    s += dots(
      series(34, (k): Point => [x, f.y + 70 + k * 10.6]),
      2,
      i === 3 ? INK : dyes[i][0],
    );
    if (i)
      s += line(
        curve([
          [f.x + i * col, f.y + 26],
          [f.x + i * col + 2, f.y + 220],
          [f.x + i * col, f.y + 420],
        ]),
        K.shell,
        1.6,
      );
    s += swatch(
      x,
      f.y + 66,
      i === 3 ? '#3a2e28' : dyes[i][0],
      i === 3 ? '#6a5a50' : dyes[i][1],
      dyes[i][2],
      r,
    );
    s += bowlAbove(x, f.y + 216, 76, dyes[i][0], dyes[i][1], r);
    s += stuffs[i](x, f.y + 374, r);
  }
  const y = f.y + 448;
  s +=
    line(curveThrough(f.x + 20, y, f.x + f.w / 2, y + 4, f.x + f.w - 20, y), INK, 1.6) +
    dots(
      series(60, (k): Point => [f.x + 24 + (k * (f.w - 48)) / 59, y + 10]),
      2,
      K.madder,
    );
  s += partsOfKalam(f, y, r);
  return {
    w: W,
    h: H,
    bg: '#e2cda0',
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: { ...surface(seed), wobble: 1.6 },
  };
}

export const work: Work = {
  id: 'event-kalamkari-camp-1',
  collection: 'events',
  seed: 41,
  width: W,
  height: H,
  alt: 'Laid out on cloth: madder root, indigo, myrobalan, iron and pomegranate under the bowls and swatches they dye, and bamboo, wool and thread beside three finished kalams.',
  draw,
};
