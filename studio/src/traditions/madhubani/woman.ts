/** Mithila profile: long pointed nose, one vast fish eye, full skirt. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, transform } from '../../draw/geometry.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';

/** Human figures in profile. Units: a standing woman is about 430 high, origin at the waist. */
/** Mithila profile: long pointed nose, one vast fish eye, full skirt. Facing right. */
export function mithilaWoman(o: { arm?: 'lotus' | 'pot' | 'namaste' | 'flute'; man?: boolean } = {}) {
  const arm = o.arm ?? 'lotus',
    X = 0,
    Y = -150;
  const head = transform(
    loopThrough([
      -34, -18, -30, -46, -6, -62, 20, -56, 33, -36, 38, -18, 50, 2, 60, 12, 42, 17, 47, 25, 40, 29, 45, 37,
      35, 42, 36, 52, 24, 60, 2, 56, -20, 42, -32, 14,
    ]),
    X,
    Y,
  );
  const neck = polyline(-20, Y + 34, 14, Y + 50, 16, Y + 74, -22, Y + 74);
  const torso = loopThrough([
    -40, -84, -18, -96, 16, -96, 42, -84, 40, -62, 30, -40, 22, -4, -22, -4, -30, -40, -40, -62,
  ]);
  const bodice = loopThrough([-34, -86, -16, -90, 16, -90, 36, -86, 38, -64, 28, -44, -28, -44, -38, -64]);
  const skirt = curveThrough([-24, -8, 24, -8, 44, 40, 66, 104, 84, 176])
    .concat(curveThrough([84, 176, 40, 188, -4, 190, -48, 186, -90, 174]))
    .concat(curveThrough(-90, 174, -70, 100, -44, 36, -24, -8));
  const rows: Poly[] = [0.2, 0.42, 0.64, 0.84].map((t) =>
    curve([
      [lerp(-24, -90, t), lerp(-8, 172, t)],
      [lerp(-10, -44, t), lerp(-2, 186, t)],
      [lerp(6, 10, t), lerp(-1, 189, t)],
      [lerp(24, 84, t), lerp(-8, 174, t)],
    ]),
  );
  const veil = loopThrough(
    [-4, Y - 70],
    [-38, Y - 58],
    [-50, Y - 20],
    [-50, Y + 30],
    [-60, Y + 70],
    [-74, -20],
    [-98, 60],
    [-112, 120],
    [-88, 134],
    [-62, 110],
    [-50, 40],
    [-40, -30],
    [-34, Y + 66],
    [-30, Y + 34],
    [-22, Y - 6],
    [-16, Y - 34],
    [8, Y - 50],
    [26, Y - 56],
    [14, Y - 68],
  );
  const elbows: Record<string, [Point[], Point[]]> = {
    lotus: [
      [
        [36, -80],
        [66, -44],
        [100, -64],
        [110, -92],
      ],
      [
        [-36, -78],
        [-62, -40],
        [-40, -8],
        [-26, -14],
      ],
    ],
    pot: [
      [
        [36, -80],
        [88, -96],
        [104, -160],
        [60, -226],
      ],
      [
        [-36, -78],
        [-66, -40],
        [-64, 6],
        [-58, 30],
      ],
    ],
    namaste: [
      [
        [36, -80],
        [56, -48],
        [74, -72],
        [86, -104],
      ],
      [
        [-32, -76],
        [-8, -40],
        [50, -60],
        [82, -100],
      ],
    ],
    flute: [
      [
        [36, -80],
        [64, -72],
        [74, -104],
        [66, -128],
      ],
      [
        [-36, -78],
        [-20, -52],
        [30, -88],
        [46, -124],
      ],
    ],
  };
  const arms = elbows[arm].map((q) => ribbon(curve(q), widths(13, 11, 9, 8, 7)));
  const hands = elbows[arm].map((q) => {
    const [x, y] = q[3],
      [u, v] = q[2],
      a = Math.atan2(y - v, x - u);
    return loopThrough(
      ...transform(polyline([-6, -8, 8, -11, 24, -9, 28, -4, 20, 0, 26, 5, 14, 9, -4, 8]), x, y, 1, a).flat(),
    );
  });
  const feet = [
    loopThrough([-44, 182, -20, 180, 0, 186, 14, 196, -8, 200, -44, 198]),
    loopThrough([18, 182, 42, 180, 62, 186, 76, 196, 54, 200, 18, 198]),
  ];
  const hair = transform(
    loopThrough([
      -36, 8, -38, -30, -24, -58, 2, -68, 24, -60, 34, -44, 16, -46, -4, -36, -16, -14, -22, 16, -28, 30,
    ]),
    X,
    Y,
  );
  return {
    head,
    neck,
    torso,
    bodice,
    skirt,
    rows,
    veil,
    arms,
    hands,
    feet,
    hair,
    bun: ellipse(X - 48, Y - 4, 20, 24),
    eye: transform(loopThrough([-2, -16, 8, -27, 22, -29, 34, -21, 46, -9, 28, -9, 12, -7]), X, Y),
    pupil: ellipse(X + 20, Y - 18, 7, 8),
    brow: transform(curveThrough(-6, -28, 10, -40, 26, -40, 40, -30), X, Y),
    mouth: transform(curveThrough(46, 28, 38, 29, 30, 27), X, Y),
    lips: transform(loopThrough([48, 25, 40, 21, 30, 27, 40, 32, 45, 36, 48, 31]), X, Y),
    ear: ellipse(X - 14, Y + 10, 7, 10),
    earring: ellipse(X - 14, Y + 30, 8, 9),
    nose: ellipse(X + 47, Y + 20, 8),
    tikka: ellipse(X + 31, Y - 40, 4.5),
    crownBase: [[X, Y - 62]] as Poly,
    handTip: [elbows[arm][0][3]] as Poly,
  };
}
