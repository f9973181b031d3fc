/** The cat with a prawn in its mouth. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, leaf, ribbon, widths } from '../../draw/shapes.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { K, brush, volume } from './style.ts';

export function cat(S: Sheet) {
  const tail = ribbon(
    curveThrough([566, 832, 660, 844, 704, 760, 672, 650, 676, 570, 724, 530]),
    widths(30, 30, 28, 27, 22, 9),
  );
  const body = loopThrough([
    300, 418, 420, 420, 500, 500, 566, 620, 604, 760, 586, 880, 500, 914, 360, 914, 268, 900, 250, 780, 262,
    640, 254, 520,
  ]);
  const haunch = loopThrough([
    470, 640, 570, 640, 616, 740, 606, 860, 566, 914, 440, 918, 408, 890, 430, 800, 420, 710,
  ]);
  const leg = (x: number, lean: number) =>
    loopThrough(
      [x - 40, 600],
      [x + 42, 600],
      [x + 40 + lean * 0.3, 740],
      [x + 34 + lean, 880],
      [x + 56 + lean, 912],
      [x - 46 + lean, 914],
      [x - 30 + lean, 880],
      [x - 30 + lean * 0.3, 740],
    );
  volume(S, tail, K.white, K.shade, 26);
  for (const k of walk(curveThrough(566, 832, 660, 844, 704, 760, 672, 650, 676, 570), 46).slice(1))
    S.add(
      brush(
        curve([polar(k.p[0], k.p[1], 27, k.a + 1.9), k.p, polar(k.p[0], k.p[1], 27, k.a - 1.2)]),
        7,
        K.shade,
      ),
    );
  S.add(ink(tail, K.black, 5));
  volume(S, body, K.white, K.shade, 54);
  volume(S, haunch, K.white, K.shade, 46);
  S.add(brush(curveThrough([446, 900, 414, 858, 434, 770, 430, 700, 490, 640, 560, 660, 600, 730]), 8));
  stripes(S);
  volume(S, leg(396, 14), K.white, K.shade, 26);
  S.add(ink(leg(396, 14), K.black, 4.6));
  volume(S, leg(304, -6), K.white, K.shade, 26);
  S.add(ink(leg(304, -6), K.black, 4.6), ink(body, K.black, 6));
  for (const x of [288, 306, 402, 424]) S.add(brush(curveThrough(x, 896, x - 3, 908, x - 2, 914), 4));
}

/** Tabby sweeps on back and haunch. */
function stripes(S: Sheet) {
  const back: Poly[] = [
    curveThrough(470, 470, 440, 500, 430, 540),
    curveThrough(510, 524, 470, 556, 458, 600),
    curveThrough(544, 584, 500, 606, 480, 640),
    curveThrough(410, 434, 392, 470, 388, 510),
  ];
  const side: Poly[] = [
    curveThrough(600, 724, 560, 720, 530, 744),
    curveThrough(606, 776, 560, 770, 520, 796),
    curveThrough(604, 830, 560, 822, 524, 846),
    curveThrough(262, 560, 284, 580, 292, 610),
    curveThrough(256, 640, 276, 660, 284, 690),
  ];
  motif('Stripes', () =>
    [...back, ...side].forEach((p) => S.add(brush(p, 11, K.shade), brush(p, 4.4, K.black))),
  );
}

export function head(S: Sheet) {
  const face = loopThrough([
    172, 300, 190, 210, 262, 176, 340, 178, 414, 214, 434, 304, 412, 384, 350, 436, 300, 446, 250, 434, 192,
    384,
  ]);
  const ear = (sg: number) =>
    loopThrough(302 + sg * 56, 196, 302 + sg * 104, 96, 302 + sg * 128, 130, 302 + sg * 122, 262);
  for (const sg of [-1, 1]) {
    volume(S, ear(sg), K.ochre, K.shade, 22);
    S.add(
      ink(ear(sg), K.black, 5),
      brush(curveThrough(302 + sg * 84, 206, 302 + sg * 102, 150, 302 + sg * 110, 130), 7, K.red),
    );
  }
  volume(S, face, K.white, K.shade, 50);
  S.add(ink(face, K.black, 6));
  // brow stripes, the Vaishnava tilak, cheeks
  for (const sg of [-1, 1]) {
    for (const [dx, y] of [
      [70, 232],
      [90, 262],
      [104, 296],
    ])
      S.add(
        brush(
          curve([
            [302 + sg * (dx + 34), y - 14],
            [302 + sg * dx, y - 4],
            [302 + sg * (dx - 16), y + 6],
          ]),
          6.5,
          K.shade,
        ),
      );
    const e: Point = [302 + sg * 60, 306];
    S.add(
      fill(loopThrough(offsets(e[0], e[1], [-44, 4, -14, -24, 16, -24, 44, 2, 14, 22, -16, 22])), K.ochre),
      ink(loopThrough(offsets(e[0], e[1], [-44, 4, -14, -24, 16, -24, 44, 2, 14, 22, -16, 22])), K.black, 5),
    );
    S.add(
      fill(ellipse(e[0], e[1], 9, 20), K.black),
      dot(e[0] - 3, e[1] - 8, 3.4, K.white),
      brush(
        curve([
          [e[0] - sg * 40, e[1] - 30],
          [e[0], e[1] - 44],
          [e[0] + sg * 44, e[1] - 28],
        ]),
        6,
      ),
    );
    S.add(line(curveThrough(302 + sg * 18, 384, 302 + sg * 44, 398, 302 + sg * 78, 388), K.black, 4));
    motif('Whiskers', () => {
      for (const a of [-0.16, 0.04, 0.24])
        S.add(
          brush(
            curve([
              [302 + sg * 56, 372],
              [302 + sg * 130, 366 + a * 90],
              [302 + sg * 206, 372 + a * 190],
            ]),
            2.2,
          ),
        );
    });
  }
  const tilak = [curveThrough(282, 192, 288, 250, 302, 272), curveThrough(322, 192, 316, 250, 302, 272)];
  motif('Tilak', () => {
    tilak.forEach((t) => S.add(brush(t, 7, K.white), line(t, K.red, 5)));
    S.add(fill(leaf(302, 276, 40, 6, -1.57), K.red), dot(302, 284, 7, K.red));
  });
  S.add(
    fill(loopThrough(284, 354, 302, 348, 320, 354, 302, 374), K.red),
    ink(loopThrough(284, 354, 302, 348, 320, 354, 302, 374), K.black, 3.4),
    line(polyline(302, 374, 302, 386), K.black, 3.4),
  );
}

/** The prawn lies across the mouth, whiskered and armoured. */
export function prawn(S: Sheet) {
  const mid = curveThrough([160, 470, 210, 420, 290, 404, 370, 416, 426, 452, 452, 506]),
    shell = ribbon(mid, widths(10, 24, 30, 27, 20, 11));
  [
    [160, 470, -0.9],
    [160, 470, -1.5],
  ].forEach(([x, y], i) =>
    S.add(
      brush(
        curve([
          [x, y],
          [x - 66, y - 50 - i * 26],
          [x - 60 + i * 40, y - 150 - i * 60],
          [x - 106 + i * 30, y - 230 - i * 60],
        ]),
        3,
        K.deep,
      ),
    ),
  );
  for (const k of walk(mid, 24).slice(3, -2))
    S.add(
      brush(
        curve([k.p, polar(k.p[0], k.p[1], 40, k.a + 1.5), polar(k.p[0], k.p[1], 56, k.a + 2.1)]),
        4,
        K.deep,
      ),
    );
  [
    [452, 506, 1.9],
    [452, 506, 1.2],
    [452, 506, 0.5],
  ].forEach(([x, y, a]) => {
    const t = leaf(x, y, 52, 12, a);
    S.add(fill(t, K.prawn), ink(t, K.black, 3));
  });
  volume(S, shell, K.prawn, K.deep, 20);
  S.add(
    lines(
      walk(mid, 30)
        .slice(2, -1)
        .map((k) =>
          curve([
            polar(k.p[0], k.p[1], 29, k.a + 1.57),
            polar(k.p[0], k.p[1], 7, k.a),
            polar(k.p[0], k.p[1], 29, k.a - 1.57),
          ]),
        ),
      K.deep,
      3,
    ),
    ink(shell, K.black, 4),
  );
  S.add(
    dot(186, 440, 8, K.white),
    dot(186, 440, 5, K.black),
    brush(curveThrough(162, 468, 190, 452, 224, 424), 3),
  );
  // the lip closes over it
  S.add(group(brush(curveThrough(236, 404, 268, 428, 302, 414, 338, 430, 366, 406), 6)));
}
