/** Animal silhouettes as named polylines. Facing right, roughly 200-300 units, origin near the body centre. */
import { union } from '../draw/contour.ts';
import {
  type Point,
  type Poly,
  TAU,
  arc,
  curve,
  curveThrough,
  ellipse,
  leaf,
  lerp,
  loopThrough,
  polar,
  polyline,
  ribbon,
  transform,
  widths,
} from '../draw/geometry.ts';
export type Parts = Record<string, Poly | Poly[]>;
/** Place every polyline of a motif. */
export function at<T extends Record<string, any>>(m: T, x: number, y: number, s = 1, r = 0, fx = 1): T {
  const o: any = {};
  for (const k in m) {
    const v = (m as any)[k];
    o[k] = !Array.isArray(v)
      ? v
      : v.length && Array.isArray(v[0]) && Array.isArray(v[0][0])
        ? v.map((p: Poly) => transform(p, x, y, s, r, fx))
        : transform(v, x, y, s, r, fx);
  }
  return o;
}
export function peacock(o: { tail?: 'trail' | 'fan' | 'up'; look?: 'fwd' | 'back' } = {}) {
  const tail = o.tail ?? 'trail',
    back = o.look === 'back';
  const spine = back
    ? curve([
        [4, -118],
        [14, -100],
        [30, -78],
        [44, -50],
        [36, -18],
        [4, 6],
        [-38, 8],
        [-74, -2],
      ])
    : curve([
        [66, -120],
        [58, -98],
        [48, -74],
        [46, -48],
        [36, -16],
        [4, 6],
        [-38, 8],
        [-74, -2],
      ]);
  const hd: Point = back ? [0, -124] : [68, -124],
    f = back ? -1 : 1;
  const body = union(
    [ribbon(spine, widths(8, 11, 13, 18, 30, 34, 27, 12)), ellipse(hd[0], hd[1], 14.5, 13)],
    8,
  );
  const beak = polyline(hd[0] + f * 11, hd[1] - 5, hd[0] + f * 32, hd[1] + 5, hd[0] + f * 10, hd[1] + 5);
  const crest: Poly[] = [];
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.3 - f * 0.12;
    crest.push([[hd[0], hd[1] - 9], polar(hd[0], hd[1] - 6, 34, a)]);
  }
  const wing = loopThrough(30, -18, 6, -28, -36, -22, -84, 4, -104, 20, -70, 20, -30, 20, 10, 14);
  const legs = [
    curveThrough(-4, 32, 0, 52, -6, 74),
    curveThrough(18, 28, 24, 50, 20, 74),
    curveThrough(-6, 74, 12, 78),
    curveThrough(-6, 74, -16, 80),
    curveThrough(20, 74, 38, 78),
    curveThrough(20, 74, 10, 80),
    curveThrough(-6, 74, 4, 82),
    curveThrough(20, 74, 30, 82),
  ];
  let tailC: Poly, tailW: (t: number) => number;
  if (tail === 'up') {
    tailC = curve([
      [-52, 0],
      [-104, -24],
      [-134, -90],
      [-118, -170],
      [-56, -226],
    ]);
    tailW = widths(14, 32, 46, 50, 38, 6);
  } else {
    tailC = curve([
      [-52, 4],
      [-120, 2],
      [-190, 36],
      [-238, 100],
      [-262, 176],
    ]);
    tailW = widths(15, 34, 48, 52, 44, 6);
  }
  const tailO = ribbon(tailC, tailW),
    feathers: Poly[] = [];
  if (tail === 'fan')
    for (let i = 0; i < 13; i++) {
      const a = lerp(-Math.PI * 0.98, -Math.PI * 0.08, i / 12);
      feathers.push(leaf(-36, 0, 196 + 12 * Math.sin((i / 12) * Math.PI), 25, a, 0, 0.8));
    }
  return {
    body,
    beak,
    crest,
    wing,
    legs,
    tailO,
    tailC,
    feathers,
    head: [hd] as Poly,
    eye: leaf(hd[0] - 9, hd[1] - 1, 20, 5.5, 0),
    pupil: ellipse(hd[0] + 1, hd[1] - 1, 3, 3),
    spine,
  };
}
export function fish(bend = 0) {
  const ctr = curve([
    [104, 0 + bend * 0.5],
    [60, -bend * 0.25],
    [0, -bend],
    [-50, -bend * 0.4],
    [-88, bend * 0.6],
  ]);
  const body = ribbon(ctr, widths(3, 24, 36, 38, 31, 19, 9));
  const e = ctr[ctr.length - 1],
    tail = transform(
      loopThrough(0, -5, -26, -30, -56, -42, -40, -14, -34, 0, -40, 14, -56, 42, -26, 30, 0, 5),
      e[0] + 4,
      e[1],
      1,
      bend * -0.009,
    );
  const top = loopThrough(
      30,
      -34 - bend * 0.8,
      6,
      -56 - bend,
      -40,
      -54 - bend,
      -34,
      -28 - bend * 0.7,
      0,
      -36 - bend,
    ),
    bot = loopThrough(16, 34 - bend * 0.8, -10, 52 - bend * 0.8, -36, 46 - bend * 0.6, -26, 26 - bend * 0.7),
    bot2 = loopThrough(58, 26 - bend * 0.3, 46, 46 - bend * 0.3, 26, 48 - bend * 0.5, 34, 30 - bend * 0.5);
  const gill = curveThrough(
    62,
    -31 - bend * 0.25,
    50,
    -12 - bend * 0.25,
    50,
    8 - bend * 0.25,
    60,
    26 - bend * 0.25,
  );
  const head = ribbon(ctr.slice(0, 13), (t) => widths(3, 24, 36)(t * 0.76));
  return {
    body,
    tail,
    top,
    bot,
    bot2,
    gill,
    head,
    eye: ellipse(78, -8, 9, 9),
    pupil: ellipse(79, -8, 4),
    mouth: curveThrough(103, 4, 96, 9, 88, 10),
    ctr,
  };
}
export function elephant() {
  const body = union(
    [
      ellipse(-6, -4, 104, 68),
      ellipse(96, -38, 52, 50),
      ribbon(
        curve([
          [128, -34],
          [152, 2],
          [156, 50],
          [146, 88],
          [160, 112],
          [180, 108],
        ]),
        widths(34, 24, 18, 14, 11, 7),
      ),
      ribbon(polyline(-80, 20, -84, 120), widths(30, 27, 26, 27)),
      ribbon(polyline(-40, 30, -38, 120), widths(28, 24, 23, 25)),
      ribbon(polyline(40, 30, 44, 120), widths(28, 24, 23, 25)),
      ribbon(polyline(78, 10, 84, 120), widths(30, 26, 25, 27)),
    ],
    14,
  );
  return {
    body,
    ear: loopThrough(78, -74, 40, -70, 18, -36, 28, 4, 54, 26, 74, 2, 84, -30),
    tusk: loopThrough(136, -6, 160, 14, 190, 12, 206, -2, 190, 24, 160, 28, 138, 12),
    eye: leaf(104, -46, 30, 8, 0.1),
    pupil: ellipse(119, -44, 4.5),
    cloth: loopThrough(-62, -64, 6, -74, 48, -62, 52, -10, 48, 40, -4, 48, -60, 40, -68, -10),
    cap: loopThrough(84, -86, 120, -84, 140, -62, 128, -48, 104, -66, 82, -68),
    tail: curveThrough(-106, -24, -128, 6, -124, 52, -130, 70),
    tuft: leaf(-126, 54, 34, 8, 1.7),
    toes: [-84, -38, 44, 84].map((x) => arc(x, 118, 22, Math.PI, TAU, 12, 14)),
  };
}
export function deer(o: { graze?: boolean } = {}) {
  const neck = o.graze
      ? curve([
          [62, -18],
          [96, -10],
          [120, 22],
        ])
      : curve([
          [60, -14],
          [84, -52],
          [92, -92],
        ]),
    hx = o.graze ? 122 : 94,
    hy = o.graze ? 26 : -98;
  const head = transform(
    loopThrough(-18, -13, -2, -15, 18, -9, 40, -3, 52, 2, 54, 9, 46, 13, 24, 13, 2, 14, -16, 8),
    hx,
    hy,
    1,
    o.graze ? 1.15 : 0.2,
  );
  const body = union(
    [
      ribbon(
        curve([
          [-84, -14],
          [-40, -16],
          [10, -12],
          [62, -14],
        ]),
        widths(22, 36, 34, 34, 38, 26),
      ),
      ellipse(-74, -16, 36, 34),
      ellipse(56, -14, 36, 37),
      ribbon(neck, widths(30, 18, 13)),
      head,
      ribbon(
        curve([
          [-72, 0],
          [-84, 40],
          [-70, 74],
          [-80, 128],
        ]),
        widths(24, 15, 9, 7, 6),
      ),
      ribbon(
        curve([
          [-52, 4],
          [-56, 44],
          [-46, 78],
          [-54, 128],
        ]),
        widths(22, 13, 8, 7, 6),
      ),
      ribbon(
        curve([
          [44, 4],
          [46, 60],
          [42, 128],
        ]),
        widths(18, 10, 8, 6, 6),
      ),
      ribbon(
        curve([
          [66, 0],
          [74, 58],
          [74, 128],
        ]),
        widths(18, 10, 8, 6, 6),
      ),
    ],
    14,
  );
  return {
    body,
    ear: leaf(hx - 6, hy - 8, 36, 8, Math.PI * 1.12),
    ear2: leaf(hx, hy - 10, 30, 7, -Math.PI * 0.62),
    eye: leaf(hx + (o.graze ? 0 : 2), hy + (o.graze ? 8 : 0), 20, 6, o.graze ? 1.1 : 0.2),
    pupil: ellipse(hx + (o.graze ? 5 : 12), hy + (o.graze ? 17 : 3), 3.4),
    hooves: [-80, -54, 42, 74].map((x) => polyline(x - 6, 116, x + 6, 116, x + 11, 130, x - 7, 130)),
    tail: leaf(-96, -18, 32, 8, 2.3),
    horn: [[hx - 6, hy - 12]] as Poly,
  };
}
/** Pichwai / Kalamkari cow, head lifted toward the centre. */
export function cow() {
  const body = union(
    [
      ribbon(
        curve([
          [-92, -22],
          [-50, -20],
          [0, -14],
          [50, -22],
          [66, -24],
        ]),
        widths(26, 40, 42, 42, 42, 34),
      ),
      ellipse(-84, -20, 38, 38),
      ellipse(58, -22, 38, 38),
      ellipse(40, -54, 28, 24),
      ellipse(136, -68, 12, 11),
      ellipse(88, -86, 18, 17),
      ribbon(
        curve([
          [54, -22],
          [78, -48],
          [92, -76],
        ]),
        widths(40, 26, 20),
      ),
      ribbon(
        curve([
          [84, -86],
          [104, -80],
          [136, -68],
        ]),
        widths(18, 18, 11),
      ),
      ribbon(
        curve([
          [-84, -4],
          [-94, 36],
          [-82, 66],
          [-88, 112],
        ]),
        widths(26, 17, 10, 8, 9),
      ),
      ribbon(
        curve([
          [-62, 2],
          [-66, 40],
          [-56, 68],
          [-60, 112],
        ]),
        widths(22, 14, 9, 8, 9),
      ),
      ribbon(
        curve([
          [40, 6],
          [44, 50],
          [38, 112],
        ]),
        widths(20, 12, 9, 8, 9),
      ),
      ribbon(
        curve([
          [62, 0],
          [70, 50],
          [68, 112],
        ]),
        widths(20, 12, 9, 8, 9),
      ),
    ],
    14,
  );
  return {
    body,
    horn: ribbon(
      curve([
        [92, -100],
        [100, -122],
        [92, -146],
        [80, -156],
      ]),
      widths(6, 5, 3, 0.6),
    ),
    horn2: ribbon(
      curve([
        [100, -98],
        [116, -116],
        [118, -138],
        [110, -150],
      ]),
      widths(5.5, 4.5, 2.6, 0.6),
    ),
    ear: leaf(84, -88, 34, 8, Math.PI * 0.86),
    eye: leaf(98, -88, 20, 5.5, 0.25),
    pupil: ellipse(108, -85, 3.6),
    nose: ellipse(132, -69, 2, 1.4),
    mouth: curveThrough(136, -60, 126, -60, 118, -64),
    tail: curveThrough(-112, -30, -130, 6, -120, 50, -128, 84),
    tuft: leaf(-126, 74, 40, 9, 1.75),
    garland: curveThrough(60, -66, 78, -26, 108, -58),
    udder: ellipse(-32, 24, 18, 10),
    hooves: [-88, -60, 38, 68].map((x) => polyline(x - 9, 106, x + 9, 106, x + 13, 116, x - 10, 116)),
    bell: [[88, -34]] as Poly,
  };
}
export function parrot() {
  return {
    body: union(
      [
        ribbon(
          curve([
            [44, -34],
            [34, -8],
            [6, 18],
            [-34, 36],
          ]),
          widths(12, 21, 20, 9),
        ),
        ellipse(46, -38, 17, 16),
      ],
      8,
    ),
    beak: loopThrough(60, -46, 72, -40, 68, -24, 62, -30, 58, -34),
    wing: loopThrough(30, -14, 8, -6, -24, 20, -58, 42, -22, 40, 14, 26, 30, 6),
    tail: [
      leaf(-26, 32, 84, 7, 2.62, 0, 0.7),
      leaf(-24, 34, 70, 7, 2.44, 0, 0.7),
      leaf(-26, 30, 66, 6, 2.8, 0, 0.7),
    ],
    eye: ellipse(50, -41, 4.6),
    pupil: ellipse(51, -41, 2.2),
    collar: curveThrough(30, -28, 42, -20, 58, -22),
    legs: [curveThrough(8, 34, 10, 46), curveThrough(-4, 38, -2, 50)],
  };
}
export function swan() {
  return {
    body: union(
      [
        ribbon(
          curve([
            [58, -78],
            [70, -70],
            [66, -44],
            [48, -22],
            [44, 4],
            [10, 20],
            [-40, 14],
            [-74, -14],
          ]),
          widths(7, 8, 8, 9, 20, 30, 24, 4),
        ),
      ],
      4,
    ),
    beak: polyline(54, -86, 30, -80, 54, -74),
    wing: loopThrough(34, -6, 0, -26, -46, -30, -84, -44, -60, -4, -20, 16, 20, 16),
    eye: ellipse(56, -80, 2.4),
    feathers: [leaf(10, 0, 74, 9, 3.5), leaf(16, 4, 70, 9, 3.35), leaf(20, 10, 60, 8, 3.2)],
  };
}
export function turtle() {
  return {
    shell: ellipse(0, 0, 46, 38),
    head: ellipse(58, 0, 15, 11),
    feet: [
      ellipse(30, -36, 14, 9, -0.8),
      ellipse(30, 36, 14, 9, 0.8),
      ellipse(-30, -34, 12, 8, 0.8),
      ellipse(-30, 34, 12, 8, -0.8),
    ],
    tail: leaf(-44, 0, 24, 5, Math.PI),
  };
}
