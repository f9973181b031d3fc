/** Players of dhol, pepa and khol. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { each } from '../../draw/markup.ts';
import { ellipse } from '../../draw/shapes.ts';
import { dots, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import { closed, flat } from '../../motifs/dancers/hands.ts';
import { EASTERN, type Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

/** What a player plays, and how he differs from the others. */
export interface Player {
  plays: 'dhol' | 'pepa' | 'khol';
  lean: number;
  tilt: number;
  shirt: string;
  features?: Features;
  moustache?: true;
  skin?: string;
}

const ARMS: Record<Player['plays'], { far: Joint; near: Joint }> = {
  dhol: {
    far: [
      [34, -106],
      [98, -84],
      [122, -36],
    ],
    near: [
      [-26, -106],
      [-84, -54],
      [-62, -6],
    ],
  },
  pepa: {
    far: [
      [34, -106],
      [92, -104],
      [116, -160],
    ],
    near: [
      [-26, -106],
      [18, -62],
      [72, -138],
    ],
  },
  khol: {
    far: [
      [34, -106],
      [104, -92],
      [110, -52],
    ],
    near: [
      [-26, -106],
      [-88, -60],
      [-70, -12],
    ],
  },
};

/** The gamosa round the head: white, a red woven border, one end falling behind. */
function headcloth(u: DancerPen, place: Place): string {
  const cloth = loopThrough([
    34, -26, 41, -36, 34, -52, 8, -62, -24, -60, -48, -46, -54, -28, -44, -14, -30, -14, -16, -24, 4, -32, 22,
    -30,
  ]);
  const tail = drape(
    [
      [-46, -22],
      [-66, 10],
      [-70, 56],
    ],
    [
      [-30, -18],
      [-40, 14],
      [-40, 62],
    ],
    [0, 5],
  );
  return (
    u.shape(
      place(tail.outline),
      K.white,
      polys([u.to(place(tail.band(0.62, 0.7))), u.to(place(tail.band(0.78, 0.95)))], K.red),
    ) +
    u.shape(
      place(cloth),
      K.white,
      u.rows([curveThrough(-50, -20, -10, -46, 38, -38)].map(place), 7 * u.s, K.red) +
        u.rows(
          [curveThrough(-52, -38, -14, -56, 30, -50), curveThrough(-36, -14, 0, -36, 38, -33)].map(place),
          1.5,
          K.black,
        ),
    )
  );
}

/** The low turban of the monasteries, wound flat round the head. */
function paguri(u: DancerPen, place: Place): string {
  const wound = loopThrough([
    37, -24, 44, -34, 42, -48, 26, -58, 0, -63, -26, -61, -48, -50, -58, -34, -54, -18, -38, -12, -22, -20, 2,
    -30, 22, -27,
  ]);
  const rows = [
    curveThrough(-56, -22, -16, -40, 42, -34),
    curveThrough(-58, -34, -18, -50, 44, -44),
    curveThrough(-48, -50, -10, -60, 34, -54),
  ];
  return u.shape(
    place(wound),
    K.white,
    u.rows(rows.map(place), 1.8, K.black) +
      u.rows([place(curveThrough(-50, -14, -16, -30, 40, -26))], 4 * u.s, K.yellow),
  );
}

/** A barrel drum before the player; `taper` makes the far head small, as on a khol. */
function drum(pen: DancerPen, col: string, taper: number): string {
  const r = 54;
  const q = r * taper;
  const body = loopThrough([
    -78,
    -r,
    -46,
    -r - 12,
    0,
    -r - 10 + (1 - taper) * 10,
    46,
    -q - 10,
    80,
    -q,
    88,
    0,
    80,
    q,
    46,
    q + 10,
    0,
    r + 10 - (1 - taper) * 10,
    -46,
    r + 12,
    -78,
    r,
    -86,
    0,
  ]);
  const thongs = series(9, (i): Poly => {
    const k = -1 + i / 4;
    return curveThrough(-78, k * r, 0, k * (r + 8), 80, k * q);
  });
  return (
    pen.shape(
      body,
      col,
      pen.rows(thongs, 3.2, K.yellow) +
        pen.rows(
          thongs.map((p, i) => (i % 2 ? p : p.map(([x, y]): Point => [x, y + 6]))),
          1.6,
          K.white,
        ) +
        polys([pen.to(loopThrough([-12, -80, 12, -80, 12, 80, -12, 80]))], K.red) +
        dots(pen.to(series(7, (i) => [0, -54 + i * 18] as Point)), 3.6, K.yellow),
    ) +
    pen.shape(ellipse(-80, 0, 17, r), K.silk) +
    pen.flat(ellipse(-80, 0, 8, r * 0.48), K.black) +
    pen.shape(ellipse(82, 0, 14, q), K.silk) +
    pen.flat(ellipse(83, 0, 6, q * 0.46), K.black)
  );
}

/** The buffalo-horn pipe: a reed, then the horn that curves up. */
function pepa(u: DancerPen): string {
  const horn = loopThrough([
    78, -150, 100, -142, 132, -146, 160, -166, 176, -200, 178, -238, 196, -240, 212, -232, 208, -188, 188,
    -144, 150, -116, 108, -118, 80, -138,
  ]);
  return (
    u.shape(limb([52, -158, 66, -152, 84, -146], 4, 5, 6), K.yellow) +
    u.shape(
      horn,
      K.black,
      u.rows([curveThrough(100, -130, 140, -130, 170, -156, 192, -200, 196, -236)], 3, '#6a5a50'),
    ) +
    u.shape(ellipse(195, -237, 18, 6), K.silk) +
    u.rows(
      [curveThrough(106, -146, 104, -130, 108, -117), curveThrough(150, -160, 158, -140, 152, -117)],
      5 * u.s,
      K.yellow,
    )
  );
}

/** The player with his waist at (x, y). */
export function assamesePlayer(x: number, y: number, s: number, fx: number, d: Player): [DancerPen, string] {
  const look: Look = {
    skin: d.skin ?? '#c4875a',
    ink: K.black,
    hair: K.black,
    white: K.white,
    lip: '#9c3b2c',
    cheek: '#b45f43',
    w: 2.5,
  };
  const pen = new DancerPen(look, x, y, s, fx);
  const u = pen.turned(0, 0, d.lean);
  const place = u.headPlace(14, -188, d.tilt);
  const { far, near } = ARMS[d.plays];
  const monk = d.plays === 'khol';
  const sleeve = (j: Joint): Poly => {
    const k = (t: number): [number, number] => [lerp(j[0][0], j[1][0], t), lerp(j[0][1], j[1][1], t)];
    return limb([...j[0], ...k(0.45), ...k(0.9)], 20, 20, 18);
  };
  const end = (j: Joint): string =>
    u.rings(
      lerp(j[0][0], j[1][0], 0.88),
      lerp(j[0][1], j[1][1], 0.88),
      Math.atan2(j[1][1] - j[0][1], j[1][0] - j[0][0]),
      19,
      [K.red, K.yellow],
    );
  const legs: [Joint, Joint] =
    d.plays === 'dhol'
      ? [
          [
            [-16, 0],
            [-66, 82],
            [-42, 184],
          ],
          [
            [16, 0],
            [56, 100],
            [84, 180],
          ],
        ]
      : [
          [
            [-16, 0],
            [-40, 98],
            [-66, 186],
          ],
          [
            [16, 0],
            [62, 92],
            [52, 184],
          ],
        ];
  const dhoti = union(
    [
      DancerPen.jointed(legs[0], [42, 36, 34, 22]),
      DancerPen.jointed(legs[1], [42, 36, 34, 22]),
      loopThrough([-42, -12, 42, -12, 54, 30, 20, 90, -20, 90, -54, 30]),
    ],
    12,
    1.7,
  );
  const pleat = drape(
    [
      [-4, -6],
      [-10, 60],
      [-14, 140],
    ],
    [
      [18, -6],
      [30, 60],
      [34, 146],
    ],
    [2, 6],
  );
  const coat = drape(
    [
      [-40, -14],
      [-52, 24],
      [-60, 62],
    ],
    [
      [42, -14],
      [56, 24],
      [66, 62],
    ],
    [4, 14],
  );
  const trunk = union(
    [
      loopThrough([
        -40, 6, -36, -34, -44, -74, -46, -104, -30, -123, -8, -129, 16, -129, 38, -122, 50, -98, 51, -72, 42,
        -34, 40, 6,
      ]),
      sleeve(near),
      sleeve(far),
    ],
    6,
    1.3,
  );
  const moustache = loopThrough([39, 21, 30, 20, 18, 23, 10, 20, 14, 27, 24, 29, 33, 26]);
  const arm = (j: Joint): string => u.shape(DancerPen.jointed(j, [15, 13, 13, 10]), look.skin);
  const dir = (j: Joint): number => Math.atan2(j[2][1] - j[1][1], j[2][0] - j[1][0]);
  const pipe = d.plays === 'pepa';
  const barrel = new DancerPen(look, ...pen.point(30, 4), s, fx, -0.1 * fx);
  const instrument = pipe
    ? ''
    : u.shape(limb([-28, -124, 10, -84, 52, -44], 6, 6, 6), K.red) +
      drum(barrel, monk ? K.orange : '#8a4a26', monk ? 0.62 : 0.95);
  const stick = u.shape(
    limb(
      [near[2][0] - 40, near[2][1] - 66, near[2][0] - 8, near[2][1] + 4, near[2][0] + 16, near[2][1] + 62],
      3,
      3.6,
      5,
    ),
    K.yellow,
  );
  const near3 = pipe
    ? pepa(u) +
      arm(near) +
      u.hand(closed(), ...near[2], dir(near), 0.76) +
      u.flat(sleeve(near), d.shirt) +
      u.line(sleeve(near).slice(6, sleeve(near).length / 2), 2) +
      u.line(sleeve(near).slice(sleeve(near).length / 2, -6), 2) +
      end(near)
    : d.plays === 'dhol'
      ? stick +
        u.hand(closed(), ...near[2], dir(near) - 0.2, 0.78) +
        u.hand(flat(), ...far[2], dir(far) + 0.7, 0.74)
      : u.hand(flat(), ...near[2], dir(near) - 0.5, 0.76) +
        u.hand(flat(), ...far[2], dir(far) + 0.8, 0.72, -1);
  const body =
    arm(far) +
    (pipe ? u.hand(closed(), ...far[2], dir(far) - 0.3, 0.76) : '') +
    (pipe ? '' : arm(near)) +
    each(
      legs,
      (j) =>
        pen.shape(
          limb([j[1][0], j[1][1], j[2][0], j[2][1] - 6, j[2][0], j[2][1] + 8], 20, 14, 12),
          look.skin,
        ) + pen.foot(j[2][0], j[2][1] + 28, 0.95),
    ) +
    pen.shape(
      dhoti,
      K.white,
      pen.rows(
        [
          curveThrough(-50, 60, -20, 84, 0, 50),
          curveThrough(-60, 110, -40, 126, -20, 100),
          curveThrough(66, 50, 84, 92, 60, 120),
          curveThrough(30, 100, 52, 130, 70, 150),
        ],
        1.6,
        K.black,
      ) + each(legs, (j) => pen.rings(j[2][0], j[2][1] - 6, dir(j), 36, [K.red, K.white, K.red], 7)),
    ) +
    pen.shape(
      pleat.outline,
      K.white,
      pen.rows(
        series(3, (i) => pleat.fold((i + 1) / 4)),
        1.4,
        K.black,
      ) + polys([pen.to(pleat.band(0.86, 0.95))], K.red),
    ) +
    pen.shape(
      coat.outline,
      d.shirt,
      pen.rows(
        series(6, (i) => coat.fold((i + 1) / 7)),
        1.3,
        K.black,
      ) + polys([pen.to(coat.band(0.8, 0.94))], K.red),
    ) +
    u.shape(limb([2, -112, 6, -138, 8, -160], 19, 16, 17), look.skin) +
    u.shape(trunk, d.shirt, u.rows([curveThrough(8, -128, 16, -90, 12, -40)], 3 * s, K.red)) +
    end(far) +
    (pipe ? '' : end(near)) +
    (monk
      ? u.shape(
          loopThrough([-34, -124, -14, -130, 10, -96, 40, -40, 46, 0, 22, 2, 4, -44, -26, -96]),
          K.white,
          u.rows([curveThrough(-28, -118, 10, -60, 32, 2)], 3 * s, K.red),
        )
      : '') +
    pen.shape(
      limb([-42, -8, 0, -2, 42, -8], 10, 11, 10),
      K.white,
      pen.rows([curveThrough(-42, -8, 0, -2, 42, -8)], 7 * s, K.red),
    ) +
    u.head(place, {
      ...EASTERN,
      nose: 0.78,
      bridge: 0.45,
      open: 0.82,
      eye: 0.9,
      glance: 0.85,
      ...d.features,
    }) +
    (d.moustache ? u.flat(place(moustache), K.black) : '') +
    (monk ? paguri(u, place) : headcloth(u, place)) +
    instrument +
    near3;
  for (const q of barrel.silhouette) pen.silhouette.push(q);
  return [pen, body];
}
