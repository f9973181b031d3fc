/** The find-your-own-dot table from above: four sheets, four hands, a flower of paint pots in the middle. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, edged, fill, line } from '../../draw/svg.ts';
import { bigFish } from '../../motifs/animals/deep-fish.ts';
import { turtle } from '../../motifs/animals/turtle.ts';
import { place } from '../../motifs/place.ts';
import { BHIL, body } from '../../traditions/bhil/style.ts';
import { gondHand } from '../../traditions/gond/hand.ts';
import { GOND as K, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;
const PAGE = { w: 292, h: 264 };

/** A pot of colour from above, a bead of light on it. */
function pot(S: Sheet, [x, y]: Point, R: number, col: string) {
  S.add(
    fill(ellipse(x + 4, y + 6, R + 3), '#2a120c', 'opacity=".4"'),
    fill(ellipse(x, y, R), '#a4522a'),
    ink(ellipse(x, y, R), K.black, 2.4),
  );
  S.add(
    dots(resample(ellipse(x, y, R * 0.87), 9, true), 2.2, K.cream),
    fill(ellipse(x, y, R * 0.72), K.black),
    fill(ellipse(x, y + 1, R * 0.68), col),
  );
  S.add(fill(leaf(x - R * 0.4, y - R * 0.3, R * 0.5, R * 0.1, -0.7), '#ffffff', 'opacity=".5"'));
}

/** Sheet one: a fish of seeds. */
function fishPage(T: Sheet) {
  const F = place(bigFish(12), 150, 128, 1, -0.08);
  T.add(
    filled(F.tail, K.vermilion, [['comb', K.cream]], 8, T.r),
    ...F.fins.map((q) => filled(q, K.vermilion, [['comb', K.cream]], 7, T.r)),
  );
  T.add(
    filled(
      F.body,
      K.teal,
      [
        ['seed', K.cream],
        ['line', K.mustard],
        ['seed', K.sky],
        ['dot', K.cream],
      ],
      9,
      T.r,
    ),
    dot(...F.eye, 9, K.white),
    dot(...F.eye, 4.6, K.black),
  );
  for (let i = 0; i < 4; i++)
    T.add(
      line(
        curve([
          [26 + i * 62, 226],
          [40 + i * 62, 216],
          [54 + i * 62, 228],
          [70 + i * 62, 218],
        ]),
        K.indigo,
        3,
      ),
    );
}

/** Sheet two: a tortoise of dots, its shell half done. */
function tortoisePage(T: Sheet) {
  const t = place(turtle(), 150, 140, 1.5, 2.7);
  for (const q of Object.values(t)) {
    const list = (Array.isArray((q as Point[][])[0]?.[0]) ? q : [q]) as Point[][];
    for (const p of list) if (p.length > 3) body(T, p, p.length > 30 ? BHIL.green : BHIL.orange, 9, 0);
  }
  for (const v of [-5, 5]) T.add(dot(...transform([[62, v]], 150, 140, 1.5, 2.7)[0], 3.4, BHIL.black));
}

/** Sheet three: a tree with a bird's nest of leaves. */
function treePage(T: Sheet) {
  const stem = curveThrough([146, 250, 140, 190, 150, 130, 146, 84]);
  const boughs = [
    stem,
    curveThrough(142, 176, 96, 140, 60, 92),
    curveThrough(148, 150, 200, 118, 236, 74),
    curveThrough(146, 210, 196, 196, 238, 160),
  ];
  boughs.forEach((b, i) => T.add(gondLimb(b, i ? 9 : 16, 4, K.plum, K.ember, K.straw)));
  boughs.forEach((b, i) =>
    walk(b, 21)
      .slice(2)
      .forEach((k, j) =>
        [1, -1].forEach((sg) =>
          gondLeaf(
            T,
            k.p[0],
            k.p[1],
            31,
            8,
            k.a + sg * 0.9,
            ...(
              [
                [K.leaf, K.forest],
                [K.mustard, K.rust],
                [K.teal, K.sky],
              ] as const
            )[(i + j) % 3],
          ),
        ),
      ),
  );
}

/** Sheet four: somebody's own dot: a spiral that has just begun to become a snail. */
function snailPage(T: Sheet) {
  const slug = loopThrough([
    30, 214, 90, 196, 180, 198, 236, 176, 250, 120, 272, 116, 276, 160, 250, 220, 180, 234, 80, 234,
  ]);
  body(T, slug, BHIL.pink, 10, 0);
  for (const a of [-1.9, -1.3])
    T.add(
      line([[262, 118], polar(262, 118, 36, a)], BHIL.pink, 5),
      dot(...polar(262, 118, 38, a), 5, BHIL.red),
    );
  const cols = [BHIL.blue, BHIL.red, BHIL.green, BHIL.orange];
  const spiral = series(200, (i): Point => polar(140, 124, 8 + i * 0.37, i * 0.115));
  T.add(fill(ellipse(140, 124, 84), BHIL.yellow), ink(ellipse(140, 124, 84), BHIL.black, 1.6));
  walk(spiral, 10.6).forEach((k, i) => T.add(dot(...k.p, 4.3, cols[Math.floor(i / 5) % 4])));
}

function table(seed: number): Painting {
  const S = new Sheet(seed, SIDE, SIDE);
  // a painted table: rings of seeds round the middle
  S.add(fill(rect(0, 0, SIDE, SIDE), '#b5432a'));
  for (let R = 40, k = 0; R < 660; R += 24, k++)
    for (let i = 0, n = Math.round((R * TAU) / 27); i < n; i++) {
      const a = ((i + (k % 2) / 2) / n) * TAU;
      S.add(
        fill(
          leaf(...polar(450 + Math.cos(a) * R, 450 + Math.sin(a) * R, -6, a + 1.57), 12, 2.8, a + 1.57),
          k % 3 ? '#cf6440' : '#dc8a52',
        ),
      );
    }
  const pages: [number, number, number, (T: Sheet) => void, string][] = [
    [222, 206, -0.14, fishPage, '#fbf3df'],
    [686, 226, 0.16, tortoisePage, '#f7dfa6'],
    [676, 690, -0.1, treePage, '#fbf3df'],
    [214, 676, 0.12, snailPage, '#dff0ea'],
  ];
  for (const [x, y, turn, paint, paper] of pages) {
    const T = new Sheet(S.r.int(1, 9999), PAGE.w, PAGE.h);
    paint(T);
    const page =
      fill(rect(6, 8, PAGE.w, PAGE.h), '#4a160c', 'opacity=".45"') +
      edged(rect(0, 0, PAGE.w, PAGE.h), paper, K.black, 2) +
      line(rect(8, 8, PAGE.w - 16, PAGE.h - 16), K.vermilion, 2, true);
    S.add(
      group(
        page + T.svg,
        `transform="translate(${x} ${y}) rotate(${((turn * 180) / Math.PI).toFixed(2)}) scale(1.14) translate(${-PAGE.w / 2} ${-PAGE.h / 2})"`,
      ),
    );
  }
  const paints = [K.vermilion, K.mustard, K.leaf, K.indigo, K.plum, K.white, K.teal];
  pot(S, [450, 450], 40, K.black);
  paints.forEach((c, i) => pot(S, polar(450, 450, 86, (i / 7) * TAU - 0.3), 33, c));
  // four hands: two from the right, two from the left
  gondHand(S, 276, 226, 0.84, {
    fx: 1,
    turn: -0.5,
    arm: 420,
    bend: 0.1,
    shaft: 190,
    sleeve: 0.6,
    hair: K.vermilion,
    cloth: [K.forest, K.straw],
    skin: '#7a4326',
  });
  gondHand(S, 716, 240, 0.8, {
    fx: -1,
    turn: -0.36,
    arm: 420,
    bend: -0.1,
    shaft: 190,
    sleeve: 0.6,
    hair: BHIL.green,
    cloth: [K.plum, K.ember],
    skin: '#a5673c',
  });
  gondHand(S, 706, 720, 0.86, {
    fx: -1,
    turn: 0.62,
    arm: 420,
    bend: 0,
    shaft: 190,
    sleeve: 0.6,
    hair: K.leaf,
    cloth: [K.indigo, K.mustard],
    skin: '#6d3a20',
  });
  gondHand(S, 206, 722, 0.66, {
    fx: 1,
    turn: -0.62,
    arm: 420,
    bend: 0,
    shaft: 190,
    sleeve: 0.6,
    hair: BHIL.red,
    cloth: [K.mustard, K.vermilion],
    skin: '#8f5230',
  });
  return S.art('#b5432a', GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots-4',
  collection: 'events',
  seed: 39,
  width: SIDE,
  height: SIDE,
  alt: 'Seen from above, four hands fill a fish, a tortoise, a tree and a snail with dots round a flower of paint pots on a red table.',
  draw: table,
};
