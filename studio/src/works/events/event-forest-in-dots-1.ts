/** Forty pictures hung low: children hunt for animals on a gallery wall, a guide explains the dots. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { polar, series } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { walkingStag } from '../../motifs/animals/walking-stag.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import { BHIL, body } from '../../traditions/bhil/style.ts';
import { type Program, GOND as K, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import { gondPerson } from '../../traditions/gond/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const FLOOR = 640;
const WALL = '#c9632f';

const SEEDS: Program = [
  ['seed', K.straw],
  ['line', K.cream],
  ['dot', K.cream],
  ['seed', K.mustard],
];

/** A picture in its frame; `paint` draws within 0..w, 0..h. */
function hung(
  S: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  rim: string,
  paint: (T: Sheet) => void,
) {
  const T = new Sheet(S.r.int(1, 9999), w, h);
  paint(T);
  S.add(
    fill(rect(x - 5, y + 3, w + 22, h + 22), '#7a3016'),
    fill(rect(x - 12, y - 12, w + 24, h + 24), rim),
    fill(rect(x, y, w, h), ground),
  );
  S.add(dots(resample(rect(x - 6, y - 6, w + 12, h + 12), 11, true), 2.4, K.cream));
  S.add(
    group(T.svg, `transform="translate(${x} ${y})" clip-path="inset(0)"`),
    line(rect(x, y, w, h), K.black, 1.6, true),
  );
}

function fishPicture(T: Sheet) {
  for (const [x, y, fx, c] of [
    [112, 74, 1, K.indigo],
    [104, 176, -1, K.teal],
  ] as const) {
    const F = place(bigFish(10), x, y, 0.74, 0, fx);
    T.add(
      filled(F.tail, K.vermilion, [['comb', K.cream]], 6, T.r),
      ...F.fins.map((q) => filled(q, K.vermilion, [['comb', K.cream]], 6, T.r)),
    );
    T.add(
      filled(
        F.body,
        c,
        [
          ['seed', K.sky],
          ['dot', K.cream],
          ['line', K.mustard],
        ],
        7,
        T.r,
      ),
      dot(...F.eye, 7, K.white),
      dot(...F.eye, 3.6, K.black),
    );
  }
  for (let i = 0; i < 9; i++) T.add(fill(ellipse(20 + i * 24, 126 + (i % 2) * 8, 3.4), K.ember));
}

function stagPicture(T: Sheet) {
  const D = place(walkingStag(), 76, 208, 0.44);
  D.antlers.forEach((b) => {
    T.add(gondLimb(b, 8, 4, K.rust, K.mustard, K.cream));
    walk(b, 22).forEach((k) =>
      [1, -1].forEach((sg) => gondLeaf(T, k.p[0], k.p[1], 19, 5, k.a + sg * 0.9, K.leaf, K.forest)),
    );
  });
  T.add(
    filled(D.body, K.rust, SEEDS, 6.6, T.r),
    ...D.ears.map((e) => fill(e, K.ember)),
    ...D.hooves.map((e) => fill(e, K.black)),
    fill(D.eye, K.white),
    dot(...D.pupil, 3, K.black),
  );
  T.add(filled(polyline(0, 290, 200, 290, 200, 310, 0, 310), K.forest, [['seed', K.leaf]], 7, T.r));
}

function bullPicture(T: Sheet) {
  const B = place(cattle(), 130, 134, 0.54);
  for (const q of B.horns) body(T, q, BHIL.white, 5, 0);
  body(T, B.body, BHIL.blue, 7.4, 0);
  T.add(
    fill(B.ear, BHIL.black),
    line([[B.tail[0][0] + 16, B.tail[0][1] - 6], ...B.tail], BHIL.blue, 5),
    fill(B.tuft, BHIL.red),
    ...B.hooves.map((q) => fill(q, BHIL.black)),
    dot(...B.eye, 5, BHIL.white),
    dot(...B.eye, 2.6, BHIL.black),
  );
  for (const [x, y] of polyline(34, 36, 226, 50, 40, 186, 214, 188, 128, 28))
    T.add(
      dots(
        series(8, (i) => polar(x, y, 11, i * 0.785)),
        2.6,
        BHIL.white,
      ),
      dot(x, y, 3.6, BHIL.red),
    );
}

function birdPicture(T: Sheet) {
  const stem = curveThrough([94, 300, 90, 200, 98, 110, 92, 34]);
  T.add(gondLimb(stem, 15, 6, K.plum, K.ember, K.straw));
  walk(stem, 24)
    .slice(1)
    .forEach((k, i) =>
      [1, -1].forEach((sg) =>
        gondLeaf(
          T,
          k.p[0],
          k.p[1],
          46,
          12,
          k.a + sg * 0.95,
          i % 2 ? K.teal : K.leaf,
          i % 2 ? K.sky : K.straw,
        ),
      ),
    );
  for (const [x, y, fx, c] of [
    [140, 92, -1, K.vermilion],
    [50, 176, 1, K.mustard],
  ] as const) {
    const B = place(bird(), x, y, 0.62, 0, fx);
    T.add(
      filled(B.tail, K.indigo, [['dash', K.cream]], 5, T.r),
      filled(
        B.body,
        c,
        [
          ['seed', K.cream],
          ['dot', K.black],
        ],
        5,
        T.r,
      ),
      filled(B.wing, K.indigo, [['seed', K.sky]], 5, T.r),
      fill(B.beak, K.black),
      dot(...B.eye, 3.4, K.white),
      dot(...B.eye, 1.8, K.black),
    );
  }
}

/** Lamps of cut tin. */
function tinLamps(S: Sheet): void {
  for (const x of [170, 500, 830])
    S.add(
      line(polyline(x, 0, x, 26), K.black, 3),
      filled(
        polyline(x - 44, 56, x - 20, 24, x + 20, 24, x + 44, 56),
        K.black,
        [
          ['dot', K.mustard],
          ['dash', K.straw],
        ],
        8,
        S.r,
      ),
      fill(ellipse(x, 58, 40, 6), '#ffe9a8'),
    );
  hung(S, 56, 190, 216, 250, K.cream, K.teal, fishPicture);
  hung(S, 338, 130, 200, 310, '#f2c14e', K.plum, stagPicture);
  hung(S, 604, 204, 256, 220, BHIL.pink, BHIL.night, bullPicture);
  hung(S, 910, 140, 184, 300, '#fbf7ec', K.vermilion, birdPicture);
  // who looks
  const kid = (
    x: number,
    s: number,
    o: Parameters<typeof gondPerson>[4],
    c: Parameters<typeof gondPerson>[5],
  ) => gondPerson(S, x, FLOOR + 46 + (x % 3) * 6, s, o, c);
  kid(
    84,
    2,
    { ...STANCE.reach, skirt: true, fx: 1 },
    { low: K.mustard, top: K.vermilion, seed: K.black, skin: '#a8602f' },
  );
  kid(
    178,
    1.76,
    { aL: [-0.6, 0.5], aR: [2.5, 2.7], fx: -1 },
    { low: K.indigo, top: K.cream, seed: K.vermilion, skin: '#a8602f' },
  );
  gondPerson(
    S,
    300,
    FLOOR + 62,
    3.1,
    { aL: [-0.5, 0.4], aR: [1.5, 2], skirt: true, fx: 1 },
    { low: K.forest, top: K.mustard, seed: K.straw, skin: '#96552b' },
  );
  kid(
    410,
    1.9,
    { aL: [-1.9, -2.7], aR: [1.9, 2.7], fx: 1 },
    { low: K.teal, top: K.mustard, seed: K.black, skin: '#a8602f', head: K.black },
  );
  kid(
    496,
    1.6,
    { aL: [0.4, 0.8], aR: [2.2, 2.5], skirt: true, fx: -1 },
    { low: K.vermilion, top: K.indigo, seed: K.cream, skin: '#b9733c' },
  );
  kid(612, 1.9, { ...STANCE.bend, fx: 1 }, { low: K.plum, top: K.straw, seed: K.vermilion, skin: '#a8602f' });
  // a small one rides on her father's shoulders
  gondPerson(
    S,
    742,
    FLOOR - 146,
    1.6,
    { aL: [0.4, 1], aR: [1.9, 2.1], fx: -1, skirt: true },
    { low: K.mustard, top: K.vermilion, seed: K.cream, skin: '#b9733c' },
  );
  gondPerson(
    S,
    736,
    FLOOR + 60,
    3,
    { aL: [-2.3, 2.5], aR: [2.3, -2.5], fx: 1 },
    { low: K.cream, top: K.cream, seed: K.teal, head: K.vermilion, skin: '#96552b' },
  );
  kid(
    880,
    2.06,
    { aL: [-0.4, 0.2], aR: [1.9, 2.2], skirt: true, fx: 1 },
    { low: K.leaf, top: K.plum, seed: K.straw, skin: '#a8602f' },
  );
}

function gallery(seed: number): Painting {
  const S = new Sheet(seed, W, H);
  S.add(fill(rect(0, 0, W, FLOOR), WALL));
  for (let y = 18, j = 0; y < FLOOR - 30; y += 26, j++)
    S.add(
      polys(
        series(40, (i) =>
          ribbon(
            polyline(i * 26 + (j % 2) * 13, y, i * 26 + (j % 2) * 13 + 10, y - 3),
            widths(0.6, 2.2, 0.6),
            2,
          ),
        ),
        '#b55426',
      ),
    );
  S.add(
    filled(
      rect(-6, FLOOR, W + 12, 130),
      K.indigo,
      [
        ['seed', K.sky],
        ['dash', K.cream],
        ['dot', K.straw],
        ['seed', K.mustard],
      ],
      12,
      S.r,
    ),
  );
  S.add(filled(rect(-6, FLOOR - 24, W + 12, 22), K.black, [['seed', K.mustard]], 11, S.r));
  tinLamps(S);
  return S.art(WALL, GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots-1',
  collection: 'events',
  seed: 33,
  width: W,
  height: H,
  alt: 'Children and their grown-ups point at low-hung Gond and Bhil pictures of fish, a stag, a bull and birds on an orange wall.',
  draw: gallery,
};
