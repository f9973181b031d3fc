/** One picture from close by: the brow, ear and trunk of an elephant, every part with another row of marks, and the brush that sets them. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar } from '../../draw/geometry.ts';
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { gondHand } from '../../traditions/gond/hand.ts';
import { GOND as K, gondLeaf, gondLimb } from '../../traditions/gond/infill.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;

/** Rings round the eye, each of another mark. */
function eye(S: Sheet, [x, y]: Point) {
  const almond = (k: number): Poly =>
    loopThrough([
      x - 92 * k,
      y + 4 * k,
      x - 40 * k,
      y - 40 * k,
      x + 22 * k,
      y - 44 * k,
      x + 92 * k,
      y - 4 * k,
      x + 30 * k,
      y + 36 * k,
      x - 34 * k,
      y + 36 * k,
    ]);
  for (const [k, c] of [
    [1.5, K.indigo],
    [1.28, K.ember],
    [1.06, K.indigo],
  ] as const)
    S.add(fill(almond(k), c));
  S.add(dots(resample(almond(1.39), 15, true), 4.6, K.straw));
  S.add(
    ...walk(almond(1.17), 13, true).map((k) =>
      fill(leaf(...polar(...k.p, -6, k.a + 0.5), 13, 3.4, k.a + 0.5), K.cream),
    ),
  );
  S.add(
    fill(almond(0.92), K.white),
    ink(almond(0.92), K.black, 5),
    dot(x + 4, y - 4, 36, K.rust),
    dots(resample(ellipse(x + 4, y - 4, 28), 10, true), 2.6, K.straw),
    dot(x + 4, y - 4, 19, K.black),
    dot(x - 4, y - 12, 6, K.white),
  );
}

/** Leaves behind. */
function leavesBehind(S: Sheet): void {
  for (const [i, [x0, y0, x1, y1, bend]] of (
    [
      [-20, 330, 250, -20, 40],
      [920, 60, 600, 300, -40],
      [920, 420, 640, 620, 30],
      [640, -20, 560, 200, 30],
    ] as const
  ).entries()) {
    const path = curve(
      [
        [x0, y0],
        [(x0 + x1) / 2 + bend, (y0 + y1) / 2],
        [x1, y1],
      ],
      false,
      16,
    );
    S.add(gondLimb(path, 20, 8, K.plum, K.ember, K.straw));
    walk(path, 42).forEach((k, j) =>
      [1, -1].forEach((sg) =>
        gondLeaf(
          S,
          k.p[0],
          k.p[1],
          86,
          22,
          k.a + sg * 0.9,
          ...(
            [
              [K.leaf, K.forest],
              [K.mustard, K.rust],
              [K.teal, K.sky],
            ] as const
          )[(i + j) % 3],
          sg * 0.06,
        ),
      ),
    );
  }
}

/** Brow jewel: a flower of seeds. */
function browJewel(S: Sheet, trunk: Poly, skull: Poly, ear: Poly, tusk: Poly): void {
  for (const [R, n, c] of [
    [66, 12, K.vermilion],
    [44, 10, K.mustard],
    [24, 8, K.cream],
  ] as const)
    for (let i = 0; i < n; i++)
      S.add(fill(leaf(...polar(372, 176, R * 0.3, (i / n) * TAU), R * 0.72, R * 0.2, (i / n) * TAU), c));
  S.add(dot(372, 176, 9, K.rust));
  eye(S, [420, 350]);
  S.block(trunk, 10).block(skull, 10).block(ear, 10).block(tusk, 10);
  S.pack(
    0,
    0,
    SIDE,
    SIDE,
    7,
    1700,
    (x, y) => {
      const a = Math.atan2(y - 420, x - 380) + 1.57;
      S.add(fill(leaf(...polar(x, y, -7, a), 14, 3.2, a), '#dcb872'));
    },
    4,
  );
  gondHand(S, 618, 776, 1.06, {
    fx: -1,
    turn: 0.12,
    arm: 400,
    bend: 0.06,
    shaft: 250,
    sleeve: 0.66,
    hair: K.vermilion,
    cloth: [K.forest, K.straw],
  });
}

function closeUp(seed: number): Painting {
  const S = new Sheet(seed, SIDE, SIDE);
  const r = S.r;
  leavesBehind(S);
  // trunk in an S, ridge by ridge; then the skull over it and the ear over both
  const bone = curveThrough(470, 430, 600, 520, 640, 660, 560, 800, 400, 826, 330, 742, 384, 680, 440, 706);
  const trunk = ribbon(bone, widths(150, 122, 100, 84, 66, 44, 8), 6);
  S.add(
    filled(
      trunk,
      K.indigo,
      [
        ['seed', K.sky],
        ['line', K.cream],
        ['dot', K.straw],
        ['comb', K.sky],
      ],
      15,
      r,
      K.black,
      5,
    ),
  );
  const wide = widths(150, 122, 100, 84, 66, 44, 8);
  S.add(
    clip(
      trunk,
      each(walk(bone, 40).slice(3, -2), (k, i) => {
        const w = wide(k.t) + 6;
        const c = curve([polar(...k.p, w, k.a + 1.57), polar(...k.p, 16, k.a), polar(...k.p, w, k.a - 1.57)]);
        return (
          line(c, K.indigo, 15) +
          (i % 2
            ? dots(resample(c, 13), 4.2, K.mustard)
            : each(walk(c, 12), (q) =>
                fill(leaf(...polar(...q.p, -6, q.a + 0.5), 12, 3.2, q.a + 0.5), K.vermilion),
              ))
        );
      }),
    ),
  );
  const tusk = ribbon(curveThrough(560, 560, 676, 640, 790, 640, 862, 560), widths(34, 30, 22, 2), 5);
  S.add(
    filled(
      tusk,
      K.cream,
      [
        ['comb', K.rust],
        ['dot', K.ember],
      ],
      12,
      r,
      K.black,
      5,
    ),
  );
  const skull = loopThrough([
    -40, 520, -40, 180, 90, 84, 260, 40, 430, 74, 560, 190, 606, 330, 590, 470, 500, 560, 350, 610, 180, 640,
    -40, 700,
  ]);
  S.add(
    filled(
      skull,
      K.indigo,
      [
        ['seed', K.sky],
        ['seed', K.straw],
        ['dash', K.cream],
        ['dot', K.mustard],
        ['line', K.sky],
        ['comb', K.cream],
      ],
      16,
      r,
      K.black,
      6,
    ),
  );
  const ear = loopThrough([-60, 180, 60, 190, 190, 250, 236, 380, 200, 540, 110, 680, 10, 760, -60, 780]);
  S.add(
    filled(
      ear,
      K.plum,
      [
        ['seed', K.ember],
        ['dot', K.straw],
        ['comb', K.ember],
        ['seed', K.cream],
        ['ring', K.mustard],
      ],
      17,
      r,
      K.black,
      6,
    ),
  );
  browJewel(S, trunk, skull, ear, tusk);
  return S.art('#f0d9a4', GROUND.paper);
}

export const work: Work = {
  id: 'event-forest-in-dots-2',
  collection: 'events',
  seed: 35,
  width: SIDE,
  height: SIDE,
  alt: 'Close view of a blue Gond elephant, each part of its face filled with another row of seeds, dots or dashes; a hand sets the last marks.',
  draw: closeUp,
};
