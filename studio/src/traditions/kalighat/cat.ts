/** The cat with a prawn in its mouth, in the loaded brush of Kalighat: two or three sweeps a limb. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill } from '../../draw/svg.ts';
import { K, brush, outline, outlined, stroke, sweep, volume } from './style.ts';

/** A closed shape without its outline, shaded along the contour in one wet pass. */
const wash = (S: Sheet, p: Poly, w = 40, base: string = K.white) => volume(S, p, base, K.shade, w);

/** Body, tail, haunch and forelegs. */
export function cat(S: Sheet) {
  const tailLine = curveThrough([
    560, 872, 650, 890, 716, 820, 706, 720, 640, 650, 622, 560, 676, 500, 724, 524,
  ]);
  const tailWidth = widths(34, 34, 31, 28, 25, 22, 19, 15);
  const tailSide = (u: number): Poly =>
    walk(tailLine, 8).map((k) => polar(...k.p, u * tailWidth(k.t), k.a + Math.PI / 2));
  const end = walk(tailLine, 8).at(-1)!;
  const tip = series(7, (i) => polar(...end.p, tailWidth(1), end.a + Math.PI * (0.5 - i / 6)));
  const tail = [...tailSide(1), ...tip, ...tailSide(-1).toReversed()];
  wash(S, tail, 24);
  for (const k of walk(tailLine, 50).slice(1, -1)) {
    const w = tailWidth(k.t) * 0.8;
    S.add(
      brush(
        curve([polar(...k.p, w, k.a + 1.7), polar(...k.p, 8, k.a), polar(...k.p, w, k.a - 1.3)]),
        9,
        K.shade,
      ),
    );
  }
  S.add(redrawn(() => brush(tail, 6.5)));
  const body = loopThrough([
    250, 396, 222, 500, 216, 640, 236, 760, 300, 868, 400, 926, 520, 934, 606, 900, 648, 800, 636, 680, 580,
    566, 500, 470, 420, 396,
  ]);
  // on the colouring sheet the left foreleg is the contour of the chest, and the prawn covers the nape
  const chest = loopThrough([
    250, 396, 222, 500, 224, 560, 262, 650, 280, 760, 300, 868, 400, 926, 520, 934, 606, 900, 648, 800, 636,
    680, 580, 566, 488, 502, 420, 420,
  ]);
  redrawn(
    () => wash(S, body, 66),
    () => outlined(chest),
  );
  stripes(S);
  // the back in one sweep from the nape to the ground, the haunch in another
  S.add(sweep(curveThrough([412, 408, 508, 476, 590, 574, 642, 690, 652, 806, 606, 904, 540, 936]), 26));
  const haunch = loopThrough([
    470, 690, 556, 660, 622, 716, 640, 810, 600, 902, 520, 934, 420, 934, 404, 880, 424, 770,
  ]);
  redrawn(() => wash(S, haunch, 52));
  S.add(
    sweep(curveThrough([560, 664, 484, 676, 430, 752, 414, 850, 436, 912]), 21, () =>
      outline(curveThrough([634, 688, 560, 664, 484, 676, 430, 752, 414, 850, 436, 912])),
    ),
  );
  S.add(
    ...[0, 1, 2].map((i) =>
      brush(
        curveThrough(628 - i * 4, 740 + i * 46, 590, 742 + i * 46, 548 + i * 4, 762 + i * 42),
        12,
        K.shade,
      ),
    ),
  );
  // hind paw
  const paw = loopThrough([378, 916, 396, 892, 450, 888, 510, 906, 540, 934, 470, 948, 396, 946]);
  wash(S, paw, 14);
  S.add(
    sweep(curveThrough([520, 900, 452, 884, 392, 890, 372, 920, 400, 948, 470, 950, 548, 938]), 12),
    ...[394, 416, 438].map((x) => stroke(curveThrough(x, 920, x - 5, 934, x + 1, 946), 5)),
  );
  const foreleg = (x: number, foot: number, w: number) => {
    const leg = loopThrough(
      [x - w, 570],
      [x + w, 560],
      [x + w * 0.92, 700],
      [foot + 30, 830],
      [foot + 34, 886],
      [foot + 42, 930],
      [foot - 6, 950],
      [foot - 58, 940],
      [foot - 50, 900],
      [foot - 28, 866],
      [x - w * 0.86, 720],
    );
    wash(S, leg, 26);
    S.add(
      sweep(
        curveThrough(
          [x - w, 560],
          [x - w * 1.02, 660],
          [foot - 32, 790],
          [foot - 32, 870],
          [foot - 58, 908],
          [foot - 52, 944],
          [foot + 6, 952],
        ),
        18,
      ),
      sweep(
        curveThrough(
          [x + w, 580],
          [x + w * 0.94, 700],
          [foot + 28, 830],
          [foot + 36, 890],
          [foot + 44, 926],
          [foot + 14, 950],
        ),
        13,
      ),
      ...[-34, -12, 10].map((d) =>
        stroke(curveThrough(foot + d, 920, foot + d - 5, 936, foot + d + 1, 949), 5),
      ),
    );
  };
  foreleg(372, 372, 44);
  foreleg(268, 254, 46);
  S.add(sweep(curveThrough([244, 404, 220, 480, 212, 560, 222, 610]), 17));
}

/** Tabby sweeps on back and flank. */
function stripes(S: Sheet) {
  motif('Stripes', () =>
    [
      [486, 470, 452, 506, 440, 556],
      [540, 530, 498, 562, 480, 612],
      [590, 600, 542, 618, 510, 656],
      [430, 420, 408, 462, 404, 516],
      [232, 520, 262, 540, 280, 574],
      [224, 600, 250, 620, 262, 650],
    ].forEach((q, i) => {
      const paint = () => S.add(brush(curveThrough(q), 17, K.shade));
      // the prawn's legs and tail are before the others
      if (i === 2 || i === 4) paint();
      else redrawn(paint);
      S.add(redrawn(() => brush(curveThrough(q), 5, K.black)));
    }),
  );
}

/** The face with its tilak, the muzzle open round the prawn. */
export function head(S: Sheet) {
  const face = loopThrough([
    148, 296, 166, 206, 236, 160, 306, 150, 378, 160, 446, 206, 466, 296, 440, 384, 384, 440, 306, 462, 230,
    440, 174, 384,
  ]);
  for (const sg of [-1, 1]) {
    const ear = loopThrough(306 + sg * 52, 176, 306 + sg * 98, 70, 306 + sg * 134, 104, 306 + sg * 142, 246);
    wash(S, ear, 24, K.ochre);
    S.add(
      brush(curveThrough(306 + sg * 84, 190, 306 + sg * 102, 130, 306 + sg * 112, 110), 12, K.red),
      sweep(curveThrough(306 + sg * 40, 176, 306 + sg * 74, 112, 306 + sg * 102, 62), 13),
      sweep(curveThrough(306 + sg * 102, 62, 306 + sg * 138, 118, 306 + sg * 146, 226), 17),
    );
  }
  wash(S, face, 60);
  S.add(
    sweep(curveThrough([236, 164, 184, 196, 152, 262, 150, 330, 184, 396, 236, 440]), 20),
    sweep(curveThrough([376, 164, 430, 196, 462, 262, 464, 330, 430, 396, 378, 440]), 22),
    sweep(curveThrough([252, 156, 306, 146, 362, 156]), 9),
  );
  for (const sg of [-1, 1]) {
    const cheek = (out: number, top: number, inner: number, foot: number) =>
      brush(
        curve([
          [306 + sg * out, top],
          [306 + sg * (inner + ((out - inner) * 18) / 52), top + (foot - top) / 2],
          [306 + sg * inner, foot],
        ]),
        11,
        K.shade,
      );
    for (const [dx, y, out, inner] of [
      [86, 222, 138, 104],
      [112, 256, 149, 118],
      [128, 296, 154, 132],
    ])
      S.add(
        redrawn(
          () => cheek(dx + 34, y - 16, dx - 18, y + 8),
          () => cheek(out, y - 10, inner, y + 4),
        ),
      );
    const e: Point = [306 + sg * 66, 300],
      lids = loopThrough(
        offsets(e[0], e[1], [
          -54 * sg,
          -6,
          -18 * sg,
          20,
          22 * sg,
          18,
          50 * sg,
          -10,
          20 * sg,
          -26,
          -22 * sg,
          -22,
        ]),
      );
    S.add(
      redrawn(
        () => fill(lids, K.ochre),
        () => outlined(lids),
      ),
      ...redrawn(
        () => [
          fill(ellipse(e[0] - sg * 4, e[1] - 4, 10, 20), K.black),
          dot(e[0] - sg * 8, e[1] - 12, 3.6, K.white),
        ],
        () => outlined(ellipse(e[0] - sg * 4, e[1] - 4, 11, 19), 3),
      ),
      sweep(
        curve([
          [e[0] - sg * 58, e[1]],
          [e[0] - sg * 20, e[1] - 24],
          [e[0] + sg * 22, e[1] - 28],
          [e[0] + sg * 58, e[1] - 16],
        ]),
        13,
      ),
      sweep(
        curve([
          [e[0] - sg * 54, e[1] - 4],
          [e[0] - sg * 16, e[1] + 21],
          [e[0] + sg * 24, e[1] + 18],
          [e[0] + sg * 48, e[1] - 8],
        ]),
        7,
      ),
      sweep(
        curve([
          [e[0] - sg * 44, e[1] - 38],
          [e[0] + sg * 4, e[1] - 58],
          [e[0] + sg * 54, e[1] - 42],
        ]),
        14,
        () =>
          outline(
            curve([
              [e[0] - sg * 44, e[1] - 38],
              [e[0] - sg * 8, e[1] - 54],
              [e[0] + sg * 34, e[1] - 48],
            ]),
          ),
      ),
    );
    motif('Whiskers', () => {
      for (const a of [-0.16, 0.06, 0.28])
        S.add(
          stroke(
            curve([
              [306 + sg * 74, 362],
              [306 + sg * 150, 352 + a * 90],
              [306 + sg * 238, 356 + a * 200],
            ]),
            3.4,
          ),
        );
    });
  }
  const tilak = [curveThrough(284, 176, 290, 240, 306, 264), curveThrough(328, 176, 322, 240, 306, 264)];
  motif('Tilak', () => {
    tilak.forEach((t) => S.add(brush(t, 13, K.red)));
    S.add(fill(leaf(306, 262, 48, 8, -1.57), K.red), dot(306, 276, 9, K.red));
  });
}

/** The prawn lies across the open mouth, held by the teeth; its feelers curl away. */
export function prawn(S: Sheet) {
  // the mouth behind it
  const mouth = loopThrough([
    216, 388, 260, 370, 306, 376, 352, 370, 398, 388, 386, 440, 350, 470, 306, 478, 262, 470, 228, 440,
  ]);
  S.add(
    redrawn(
      () => fill(mouth, K.deep),
      () =>
        outlined(
          loopThrough([
            236, 394, 260, 378, 352, 378, 378, 394, 376, 440, 350, 472, 306, 480, 262, 472, 236, 440,
          ]),
        ),
    ),
    sweep(curveThrough([396, 392, 390, 446, 352, 476, 306, 484, 258, 476, 222, 446, 216, 392]), 15),
  );
  S.add(
    ...[254, 358].map((x) => fill(leaf(x, 462, 26, 7, -1.57, 0, 0.25), K.white)),
    ...[276, 306, 336].map((x) => fill(leaf(x, 470, 15, 6, -1.57, 0, 0.25), K.white)),
  );
  const mid = curveThrough([92, 438, 160, 402, 240, 402, 330, 414, 410, 424, 476, 466, 500, 528]),
    width = widths(9, 25, 32, 31, 26, 18, 10),
    shell = ribbon(mid, width);
  // its legs, before and behind the jaws
  for (const k of walk(mid, 26).slice(3, -2))
    if (k.p[0] < 205 || k.p[0] > 430)
      S.add(fill(leaf(...polar(...k.p, width(k.t) - 6, k.a + 1.57), 34, 6, k.a + 2), K.deep));
  for (const [i, up] of [-56, -150].entries())
    S.add(
      redrawn(
        () =>
          brush(
            curve([
              [94, 436],
              [46, 380 + up * 0.2],
              [58 + i * 26, 280 + up * 0.6],
              [20 + i * 44, 190 + up * 0.5],
            ]),
            5,
            K.deep,
          ),
        // apart from the root on
        () =>
          outline(
            curve([
              [94, 436],
              [36 + i * 60, 380 - i * 30],
              [36 + i * 66, 280 - i * 30],
              [20 + i * 44, 162 - i * 47],
            ]),
            2.5,
          ),
      ),
    );
  for (const a of [2.0, 1.35, 0.7])
    S.add(
      fill(leaf(500, 522, 62, 14, a), K.prawn),
      redrawn(() => brush(curveThrough([500, 522], polar(500, 522, 60, a)), 5, K.deep)),
    );
  volume(S, shell, K.prawn, K.deep, 26);
  for (const k of walk(mid, 34).slice(2, -1)) {
    const w = width(k.t);
    S.add(
      stroke(
        curve([polar(...k.p, w, k.a + 1.57), polar(...k.p, 9, k.a), polar(...k.p, w, k.a - 1.57)]),
        6,
        K.deep,
      ),
    );
  }
  const rim = (u: number): Poly => walk(mid, 8).map((k) => polar(...k.p, u * width(k.t), k.a + Math.PI / 2));
  S.add(
    ...redrawn(() => [brush(rim(-1), 6), brush(rim(1), 7)]),
    dot(128, 412, 9, K.white),
    dot(128, 412, 5.4, K.black),
    stroke(curveThrough(96, 436, 130, 430, 168, 414), 5),
  );
  // the upper lip and its teeth close over it
  const lip = loopThrough([
    222, 376, 240, 346, 276, 344, 306, 352, 336, 344, 372, 346, 390, 376, 364, 398, 330, 396, 306, 384, 282,
    396, 248, 398,
  ]);
  S.add(
    ...[244, 368].map((x) => fill(leaf(x, 390, 38, 8, 1.57, 0, 0.25), K.white)),
    ...[268, 290, 322, 344].map((x) => fill(leaf(x, 390, 18, 6, 1.57, 0, 0.25), K.white)),
    ...[244, 368].map((x) => redrawn(() => brush(curveThrough(x - 7, 392, x, 428, x + 7, 392), 3))),
  );
  volume(S, lip, K.white, K.shade, 14);
  S.add(
    sweep(curveThrough([306, 366, 294, 396, 252, 404, 220, 380]), 12),
    sweep(curveThrough([306, 366, 318, 396, 360, 404, 392, 380]), 12),
    fill(loopThrough(282, 336, 306, 328, 330, 336, 306, 360), K.red),
    sweep(curveThrough(278, 336, 306, 326, 334, 336), 7),
    redrawn(
      () => brush(curveThrough(306, 356, 306, 364, 306, 374), 6),
      () => outline(curveThrough(306, 362, 306, 372, 306, 384), 2.5),
    ),
  );
}
