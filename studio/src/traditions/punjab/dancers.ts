/** Bhangra dancers and the player of the dhol. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import { closed, pointing } from '../../motifs/dancers/hands.ts';
import type { Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

/** What a man wears and how he holds himself; coordinates from the waist, facing right. */
export interface Man {
  lean: number;
  tilt: number;
  near: Joint;
  far: Joint;
  /** Thigh, knee and ankle of the forward and of the other leg. */
  front: Joint;
  rear: Joint;
  /** Turn of the feet. */
  feet: [front: number, rear: number];
  kurta: string;
  vest: string;
  cloth: string;
  turban: string;
  features: Features;
  beard: 'full' | 'short';
  /** The near hand is closed. */
  fist?: true;
  skin?: string;
}

const look = (skin = K.skin): Look => ({
  skin,
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: '#a8402f',
  cheek: '#b9623c',
  w: 2.7,
});

const SLEEVE: [number, number, number, number] = [21, 19, 19, 14];

/** The share of a forearm that a sleeve covers. */
const cuffed = ([a, b, c]: Joint): Joint => [
  a,
  b,
  [b[0] + (c[0] - b[0]) * 0.84, b[1] + (c[1] - b[1]) * 0.84],
];

function sleeve(u: DancerPen, j: Joint, col: string): string {
  const [, b, c] = cuffed(j);
  const a = Math.atan2(c[1] - b[1], c[0] - b[0]);
  return (
    u.grown(DancerPen.jointed(cuffed(j), SLEEVE), col, j[0], 26) +
    u.line(curveThrough(b[0] - 8, b[1] - 6, b[0] + 4, b[1] + 2, b[0] + 10, b[1] - 4), 1.6) +
    u.rings(c[0], c[1], a, 15, [K.gold, K.red])
  );
}

/** The thumb laid across the folded fingers of a pointing hand. */
function thumb(u: DancerPen, [x, y]: Point, a: number, side: number): string {
  const on = (p: Poly): Poly =>
    transform(
      p.map(([v, w]): Point => [v, w * side]),
      x,
      y,
      0.8,
      a,
    );
  return (
    u.shape(on(limb([8, -8, 26, -6, 40, 4], 8, 7.4, 5.4)), u.look.skin, '', u.look.w * 0.75) +
    u.flat(on(limb([4, -8, 12, -7, 16, -6], 6.4, 6.4, 6)), u.look.skin) +
    u.line(on(curveThrough(37, -1, 41, 1, 43, 6)), 1.2)
  );
}

const arm = (u: DancerPen, j: Joint, hold: boolean, side: number, turn = 0): string =>
  u.shape(DancerPen.jointed(j, [14, 12, 12, 10]), u.look.skin) +
  u.hand(
    hold ? closed() : pointing(),
    j[2][0],
    j[2][1],
    Math.atan2(j[2][1] - j[1][1], j[2][0] - j[1][0]) + turn,
    0.8,
    side,
  ) +
  (hold ? '' : thumb(u, j[2], Math.atan2(j[2][1] - j[1][1], j[2][0] - j[1][0]) + turn, side));

/** Turban with fan and tail, for a head at `place`. */
function turban(u: DancerPen, place: Place, col: string, edge: string): string {
  const fan = drape(
    [
      [-14, -72],
      [-30, -102],
      [-52, -134],
    ],
    [
      [12, -74],
      [26, -104],
      [40, -142],
    ],
    [-3, -16],
    [3, 5.5],
  );
  const tail = drape(
    [
      [-44, -26],
      [-74, 6],
      [-88, 66],
      [-84, 112],
    ],
    [
      [-36, -20],
      [-52, 16],
      [-62, 66],
      [-52, 104],
    ],
    [0, 8],
    [2, 2],
  );
  const wrap = loopThrough([
    33, -26, 41, -36, 40, -52, 26, -72, 2, -82, -26, -80, -48, -66, -57, -44, -52, -24, -42, -12, -30, -12,
    -22, -22, 0, -32, 18, -30,
  ]);
  const folds = [
    curveThrough(-50, -20, -22, -44, 8, -54, 38, -54),
    curveThrough(-56, -38, -26, -62, 6, -70, 30, -68),
    curveThrough(-48, -66, -22, -76, 4, -80),
    curveThrough(-38, -13, -12, -34, 12, -41, 39, -42),
  ];
  return (
    u.shape(
      place(tail.outline),
      col,
      u.rows(
        [0.25, 0.5, 0.75].map((k) => place(tail.fold(k))),
        1.3,
        K.black,
      ) + polys([u.to(place(tail.band(0.86, 0.95)))], edge),
    ) +
    u.shape(
      place(fan.outline),
      col,
      u.rows(
        series(9, (i) => place(fan.fold((i + 1) / 10))),
        1.5,
        K.black,
      ) + polys([u.to(place(fan.band(0.8, 0.92)))], edge),
    ) +
    u.shape(place(wrap), col, u.rows(folds.map(place), 2, K.black)) +
    u.flat(place(ellipse(24, -58, 5)), edge)
  );
}

/** Beard and moustache. */
function beard(u: DancerPen, place: Place, kind: Man['beard']): string {
  const full = loopThrough([
    -19, 10, -18, 26, -8, 42, 6, 56, 22, 64, 36, 60, 41, 48, 38, 38, 30, 38, 24, 33, 16, 30, 4, 26, -6, 14,
    -12, 4,
  ]);
  const short = loopThrough([
    -19, 10, -17, 27, -6, 40, 8, 50, 24, 55, 36, 51, 38, 43, 32, 38, 24, 37, 14, 34, 2, 28, -8, 16, -13, 4,
  ]);
  const moustache = loopThrough([40, 20.5, 32, 19.5, 20, 23, 8, 20, 2, 12, 5, 24, 14, 30, 26, 29, 36, 25.5]);
  const shape = kind === 'full' ? full : short;
  return (
    u.flat(place(shape), K.black) +
    u.rows(
      series(5, (i) =>
        place(curveThrough(-6 + i * 8, 30 + i * 4, -2 + i * 9, 40 + i * 3, 6 + i * 8, 48 + i * 2)),
      ),
      1,
      '#54453b',
    ) +
    u.flat(place(moustache), K.black)
  );
}

/** Wrapped cloth over both legs in one silhouette. */
function lungi(pen: DancerPen, m: Man): string {
  const short = (j: Joint): Joint => [
    j[0],
    j[1],
    [j[1][0] + (j[2][0] - j[1][0]) * 0.86, j[1][1] + (j[2][1] - j[1][1]) * 0.86],
  ];
  const [f, r] = [short(m.front), short(m.rear)];
  const cloth = union(
    [
      DancerPen.jointed(f, [42, 36, 35, 33]),
      DancerPen.jointed(r, [42, 36, 35, 33]),
      loopThrough([-44, -14, 0, -20, 44, -14, 52, 24, 0, 44, -52, 24]),
    ],
    16,
    1.8,
  );
  const folds = (j: Joint): Poly[] =>
    [-0.55, -0.1, 0.35].map((k) => {
      const n = (a: Point, b: Point, w: number): Point => {
        const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
        return [(-(b[1] - a[1]) / d) * w * k, ((b[0] - a[0]) / d) * w * k];
      };
      const [p, q] = [n(j[0], j[1], 36), n(j[1], j[2], 36)];
      return curveThrough(
        j[0][0] + p[0],
        j[0][1] + p[1],
        j[1][0] + (p[0] + q[0]) / 2,
        j[1][1] + (p[1] + q[1]) / 2,
        j[2][0] + q[0],
        j[2][1] + q[1],
      );
    });
  const hem = (j: Joint): string => {
    const a = Math.atan2(j[2][1] - j[1][1], j[2][0] - j[1][0]);
    return pen.rings(
      j[2][0] + Math.cos(a) * -2,
      j[2][1] + Math.sin(a) * -2,
      a,
      44,
      [K.gold, K.white, K.gold],
      7,
    );
  };
  return (
    pen.shape(cloth, m.cloth, pen.rows([...folds(f), ...folds(r)], 1.7, K.black) + hem(r) + hem(f)) +
    pen.line(curveThrough(6, 40, (r[1][0] + f[1][0]) / 2, 70), 2)
  );
}

const BUTI = (u: DancerPen, col: string): string =>
  polys(
    series(30, (i) => i).flatMap((i) => {
      const [x, y] = [-54 + (i % 6) * 21 + (Math.floor(i / 6) % 2) * 10, -126 + Math.floor(i / 6) * 27];
      return series(4, (k) => u.to(leaf(x, y, 6.5, 2.4, k * 1.5708 + 0.785)));
    }),
    col,
  );

/** A man from the waist (the pen's origin): far arm, legs, trunk, head. The vest lies over the near sleeve. */
function man(
  pen: DancerPen,
  m: Man,
  o: { hold?: boolean; before?: string; nearTurn?: number; farTurn?: number } = {},
): string {
  const u = pen.turned(0, 0, m.lean);
  const hold = o.hold ?? false;
  const place = u.headPlace(14, -189, m.tilt);
  const skirt = drape(
    [
      [-38, -16],
      [-56, 18],
      [-76, 62],
    ],
    [
      [40, -16],
      [62, 18],
      [86, 60],
    ],
    [3, 16],
    [7, 2.5],
  );
  const shoulder = (j: Joint): Poly =>
    limb(
      [
        j[0][0],
        j[0][1],
        (j[0][0] * 2 + j[1][0]) / 3,
        (j[0][1] * 2 + j[1][1]) / 3,
        (j[0][0] + j[1][0]) / 2,
        (j[0][1] + j[1][1]) / 2,
      ],
      21,
      20.5,
      20,
    );
  const trunk = union(
    [
      loopThrough([
        -38, 0, -38, -36, -47, -72, -53, -102, -38, -122, -10, -130, 18, -131, 44, -124, 57, -102, 56, -72,
        43, -34, 38, 0,
      ]),
      shoulder(m.near),
      shoulder(m.far),
    ],
    8,
    1.3,
  );
  const vest = loopThrough([
    -38, 2, -36, -36, -43, -70, -44, -100, -30, -124, -10, -129, 4, -96, 10, -60, 14, -20, 16, 2,
  ]);
  const vestFar = loopThrough([
    22, 2, 24, -40, 24, -90, 18, -128, 36, -126, 50, -104, 53, -76, 43, -38, 38, 2,
  ]);
  const [rearAnkle, frontAnkle] = [m.rear[2], m.front[2]];
  return (
    pen.shape(DancerPen.jointed(m.rear, [24, 20, 19, 12]), pen.look.skin) +
    pen.foot(rearAnkle[0], rearAnkle[1] + 26, 0.95, m.feet[1]) +
    pen.shape(DancerPen.jointed(m.front, [24, 20, 19, 12]), pen.look.skin) +
    pen.foot(frontAnkle[0], frontAnkle[1] + 26, 0.95, m.feet[0]) +
    lungi(pen, m) +
    pen.shape(
      skirt.outline,
      m.kurta,
      pen.rows(
        series(8, (i) => skirt.fold((i + 1) / 9, 0.1)),
        1.5,
        K.black,
      ) + polys([pen.to(skirt.band(0.8, 0.92))], K.gold),
    ) +
    u.shape(limb([2, -114, 6, -140, 8, -164], 20, 17, 17), u.look.skin) +
    u.shape(trunk, m.kurta, u.line(curveThrough(20, -120, 18, -70, 20, -10), 1.6)) +
    arm(u, m.far, hold, 1, o.farTurn) +
    sleeve(u, m.far, m.kurta) +
    u.shape(vestFar, m.vest, BUTI(u, K.gold)) +
    arm(u, m.near, hold || m.fist === true, hold ? 1 : -1, o.nearTurn) +
    sleeve(u, m.near, m.kurta) +
    u.shape(vest, m.vest, BUTI(u, K.gold)) +
    u.beads(curveThrough(12, -112, 13, -62, 18, -8), 8, 2.3, K.gold) +
    u.beads(curveThrough(-20, -122, 6, -92, 30, -122), 10, 3.6, K.gold) +
    pen.shape(
      limb([-42, -8, 0, -3, 42, -8], 10, 11, 10),
      m.turban,
      pen.rows([curveThrough(-42, -8, 0, -3, 42, -8)], 2.6, K.gold),
    ) +
    u.head(place, m.features) +
    beard(u, place, m.beard) +
    turban(u, place, m.turban, K.gold) +
    (o.before ?? '')
  );
}

/** A dancer with his waist at (x, y). */
export function bhangraDancer(x: number, y: number, s: number, fx: number, m: Man): [DancerPen, string] {
  const pen = new DancerPen(look(m.skin), x, y, s, fx);
  return [pen, man(pen, m)];
}

/** The dhol across the body: two skins, ropes in zigzag, painted staves. */
function dhol(pen: DancerPen): string {
  const body = loopThrough([
    -74, -52, -40, -62, 0, -65, 40, -62, 74, -52, 82, 0, 74, 52, 40, 62, 0, 65, -40, 62, -74, 52, -82, 0,
  ]);
  const ropes: Poly[] = series(7, (i) => {
    const y = -50 + i * 16.6;
    return [
      [-72, y],
      [-24, y + 8],
      [24, y - 6],
      [72, y + 2],
    ] as Poly;
  });
  return (
    pen.shape(
      body,
      K.red,
      polys([pen.to(loopThrough([-26, -70, 26, -70, 28, 70, -28, 70]))], K.gold) +
        pen.rows(ropes, 3.4, K.white) +
        dots(pen.to(series(7, (i) => [0, -50 + i * 16.6] as Point)), 3.6, K.green),
    ) +
    pen.shape(ellipse(-76, 0, 17, 53), K.white, pen.rows([ellipse(-76, 0, 11, 40)], 2, K.straw)) +
    pen.shape(ellipse(76, 0, 17, 53), K.white, pen.rows([ellipse(76, 0, 11, 40)], 2, K.straw)) +
    pen.flat(ellipse(76, 0, 6, 17), K.straw)
  );
}

/** The drummer: the heavy bent dagga in the forward hand, the thin tilli in the other. */
export function dholPlayer(x: number, y: number, s: number, fx: number, m: Man): [DancerPen, string] {
  const pen = new DancerPen(look(m.skin), x, y, s, fx);
  const drum = new DancerPen(pen.look, ...pen.point(34, -22), s, fx, -0.16 * fx);
  const [n, f] = [m.near[2], m.far[2]];
  const tilli = limb([n[0] - 6, n[1] - 46, n[0] + 6, n[1] + 4, n[0] + 14, n[1] + 60], 2.2, 2.4, 3);
  const dagga = limb(
    [
      f[0] - 2,
      f[1] - 58,
      f[0] + 4,
      f[1] - 10,
      f[0] + 6,
      f[1] + 24,
      f[0] - 10,
      f[1] + 44,
      f[0] - 26,
      f[1] + 40,
    ],
    4.5,
    4.5,
    4.5,
    5,
    6,
  );
  const strap = limb([-26, -122, 10, -84, 60, -60], 6, 6, 6);
  const body = man(pen, m, {
    hold: true,
    before: pen.shape(strap, K.green) + dhol(drum) + pen.shape(dagga, K.straw) + pen.shape(tilli, K.straw),
    nearTurn: 0.1,
    farTurn: 0.4,
  });
  for (const q of drum.silhouette) pen.silhouette.push(q);
  // the hands lie over the sticks
  const hand =
    pen.hand(closed(), f[0] - 22, f[1] + 2, 0.1, 0.8) +
    pen.turned(0, 0, m.lean).hand(closed(), n[0], n[1], 0.86, 0.8);
  return [pen, body + hand];
}
