/** Women and men of the garba ring: cream figures on madder, who bow to the lamp and clap. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import {
  ARMS,
  type Arm,
  type Beat,
  type Dancer,
  LAMP,
  LOOK,
  farArm,
  hemOf,
  nearArm,
  sleeve,
} from './garba-arms.ts';
import { K } from './style.ts';

/** A woman in chaniyo, choli and odhni; her feet stand at the pen's origin. */
export function garbaWoman(x: number, y: number, s: number, fx: number, d: Dancer): [DancerPen, string] {
  const pen = new DancerPen(LOOK, x, y, s, fx);
  const u = pen.turned(2, -250, d.lean);
  const pale = d.skirt === K.white;
  const [mark, edge] = pale ? [K.red, K.black] : [K.white, K.red];
  const skirt = drape(
    [
      [-30, -254],
      [-74, -200],
      [-140, -122],
      [-196, -76],
    ],
    [
      [36, -250],
      [70, -180],
      [112, -104],
      [152, -50],
    ],
    [4, 34],
    [7, 3.5],
  );
  const cells = (v: number, n: number, shift = 0): Point[] =>
    series(n, (i) => skirt.at((i + 0.5 + shift) / n, v));
  const figured =
    pen.rows([skirt.row(0.32), skirt.row(0.37), skirt.row(0.62)], 2.4 * s * 1.2, mark) +
    dots(pen.to(cells(0.22, 7)), 3.4 * s, mark) +
    polys(
      cells(0.49, 9).flatMap(([a, b]) =>
        series(5, (i) => pen.to(leaf(a, b, 15, 5, i * 1.2566 - 1.57, 0, 0.6))),
      ),
      mark,
    ) +
    dots(pen.to(cells(0.49, 9)), 3.6 * s, pale ? K.black : LAMP) +
    polys([pen.to(skirt.band(0.68, 0.8))], edge) +
    dots(pen.to(cells(0.74, 22)), 4 * s, K.white) +
    polys(
      series(26, (i) =>
        pen.to([skirt.at(i / 26, 0.985), skirt.at((i + 0.5) / 26, 0.84), skirt.at((i + 1) / 26, 0.985)]),
      ),
      mark,
    ) +
    pen.rows(
      series(9, (i) => skirt.fold((i + 1) / 10, 0, i % 2 ? 0.3 : 0.66)),
      1.3,
      pale ? K.black : K.white,
    );
  const arms = ARMS[d.beat];
  const trunk = loopThrough([
    -32, 4, -29, -28, -38, -70, -38, -104, -22, -121, -4, -127, 16, -128, 32, -122, 45, -100, 53, -80, 44,
    -58, 30, -40, 33, -16, 36, 4,
  ]);
  const choli = union(
    [
      loopThrough([
        -30, -44, -39, -74, -38, -104, -22, -120, -8, -116, 8, -108, 20, -118, 32, -121, 46, -100, 55, -80,
        46, -56, 32, -48, 0, -42,
      ]),
      sleeve(arms.near),
    ],
    5,
    1.2,
  );
  const bust = u.to(choli);
  const place = u.headPlace(14, -194, d.beat === 'high' ? -0.16 : 0.06);
  const back = loopThrough([
    -22, -238, -40, -200, -36, -150, -50, -104, -84, -72, -118, -66, -150, -82, -186, -78, -208, -52, -192,
    -38, -198, -14, -174, -18, -162, 4, -128, -8, -96, -8, -62, -40, -28, -80, -10, -120, 6, -160,
  ]);
  const hood = loopThrough([
    40, -234, 26, -250, 0, -256, -26, -248, -44, -222, -46, -190, -38, -158, -44, -118, -30, -96, -14, -112,
    -8, -142, -13, -170, -13, -198, 0, -222, 20, -233,
  ]);
  const veilDots = (p: Poly): string =>
    dots(
      u.to(
        series(
          120,
          (i) =>
            [-196 + (i % 15) * 17 + (Math.floor(i / 15) % 2) * 8, -250 + Math.floor(i / 15) * 34] as Point,
        ),
      ),
      3 * s,
      d.veil === K.white ? K.red : K.white,
    ) + u.rows([ribbonOf(p)], 5 * s, d.veil === K.red ? LAMP : K.red);
  const body =
    u.shape(back, d.veil, veilDots(back)) +
    farArm(u, d.beat) +
    u.shape(sleeve(arms.far), d.bodice) +
    pen.foot(-36, -4, 0.9) +
    pen.foot(44, 6, 0.9) +
    pen.rings(-36, -24, 1.57, 11, [K.black, K.white]) +
    pen.rings(44, -14, 1.57, 11, [K.black, K.white]) +
    u.shape(trunk, LOOK.skin) +
    u.line(curveThrough(20, -30, 16, -18, 19, -8), 1.6) +
    u.shape(limb([-2, -112, 2, -136, 4, -160], 17, 14, 15), LOOK.skin) +
    pen.shape(skirt.outline, d.skirt, figured) +
    pen.shape(
      limb([-34, -250, 2, -244, 40, -248], 8, 9, 8),
      K.red,
      pen.rows([curveThrough(-34, -250, 2, -244, 40, -248)], 3.2 * s, LAMP),
    ) +
    (d.beat === 'open' ? nearArm(u, d.beat) : '') +
    u.shape(
      choli,
      d.bodice,
      clip(
        bust,
        dots(
          u.to(
            series(
              48,
              (i) =>
                [-44 + (i % 8) * 15 + (Math.floor(i / 8) % 2) * 7, -128 + Math.floor(i / 8) * 15] as Point,
            ),
          ),
          2.6 * s,
          d.bodice === K.white ? K.red : K.white,
        ),
      ),
    ) +
    u.rings(...hemOf(arms.near), 15, [LAMP, K.red]) +
    u.line(curveThrough(50, -72, 40, -62, 28, -60), 1.8) +
    u.beads(curveThrough(-12, -122, 6, -100, 24, -120), 7, 2.6, LAMP) +
    u.beads(curveThrough(-18, -118, 10, -78, 32, -116), 9, 2.8, K.white) +
    u.head(place, { glance: 0.88 }) +
    u.shape(hood, d.veil, veilDots(hood)) +
    u.flat(place(ellipse(33, -35, 4.5)), K.red) +
    u.beads(place(polyline(26, -42, 33, -33)), 4, 2, LAMP) +
    u.beads(place(ellipse(-19, 20, 6)), 5, 2.4, LAMP) +
    u.beads(place(polyline(37.5, 12, 37.6, 12)), 5, 2.6, LAMP) +
    (d.beat === 'open' ? '' : nearArmOver(u, d));
  return [pen, body];
}

/** The near arm over the bodice, with the sleeve's end drawn again over the bare arm. */
function nearArmOver(u: DancerPen, d: Dancer): string {
  const { near } = ARMS[d.beat];
  const cloth = sleeve(near);
  const half = cloth.length / 2;
  return (
    nearArm(u, d.beat) +
    u.flat(cloth, d.bodice) +
    u.line(cloth.slice(half * 0.3, half)) +
    u.line(cloth.slice(half, half * 1.6)) +
    u.rings(...hemOf(near), 15, [LAMP, K.red])
  );
}

/** Barrel drum across the hips, its strap over the far shoulder, and the two sticks. */
function dholOf(u: DancerPen, [shell, lace]: [string, string], beat: Beat): string {
  const tilt = -0.1;
  const at = (p: Poly): Poly => transform(p, 14, 10, 1, tilt);
  const body = at(
    loopThrough(
      -84,
      -36,
      -44,
      -46,
      0,
      -49,
      44,
      -46,
      84,
      -36,
      88,
      0,
      84,
      36,
      44,
      46,
      0,
      49,
      -44,
      46,
      -84,
      36,
      -88,
      0,
    ),
  );
  const lacing = series(9, (i) =>
    at([
      [-78 + i * 18, -44],
      [-66 + i * 18, 46],
      [-60 + i * 18, -44],
    ]),
  );
  const { near, far } = ARMS[beat];
  const stick = ([, , c]: Arm, to: Point, w: number): string => {
    const [dx, dy] = [c[0] - to[0], c[1] - to[1]],
      k = 24 / Math.hypot(dx, dy),
      end: Point = [c[0] + dx * k, c[1] + dy * k];
    return u.rows([[end, to]], (w + 3) * u.s, K.black) + u.rows([[end, to]], w * u.s, LAMP);
  };
  const skin = (x: number): string =>
    u.shape(at(ellipse(x, 0, 13, 37, 0, 30)), K.white) + u.flat(at(ellipse(x, 0, 6, 16, 0, 20)), K.black);
  return (
    u.shape(limb([28, -118, -2, -60, -66, -24], 6, 6, 6), K.black) +
    skin(82) +
    u.shape(body, shell, u.rows(lacing, 3.4 * u.s, lace)) +
    u.rows(
      [at(curveThrough(-30, -48, -24, 0, -30, 48)), at(curveThrough(30, -48, 36, 0, 30, 48))],
      7 * u.s,
      K.red,
    ) +
    skin(-84) +
    stick(near, at([[-88, 4]])[0], 5) +
    (beat === 'drum' ? stick(far, at([[92, -20]])[0], 4) : stick(far, [150, -250], 5))
  );
}

/** The edge of a veil, a little inside it. */
const ribbonOf = (p: Poly): Poly => {
  const cx = p.reduce((m, q) => m + q[0], 0) / p.length;
  const cy = p.reduce((m, q) => m + q[1], 0) / p.length;
  return [...p, p[0]].map(([x, y]): Point => [x + (cx - x) * 0.04, y + (cy - y) * 0.05]);
};

/** A man in kediyu and turban; his forward foot stands a little before the pen's origin. */
export function garbaMan(x: number, y: number, s: number, fx: number, d: Dancer): [DancerPen, string] {
  const pen = new DancerPen(LOOK, x, y, s, fx);
  const u = pen.turned(0, -240, d.lean);
  const arms = ARMS[d.beat];
  const cloth = d.skirt;
  const leg = (p: [Point, Point, Point]): string => {
    const shape = DancerPen.jointed(p, [36, 28, 27, 15]);
    const foldings = series(5, (i) =>
      curveThrough(
        p[1][0] - 30,
        p[1][1] + 24 + i * 15,
        p[1][0],
        p[1][1] + 31 + i * 15,
        p[1][0] + 34,
        p[1][1] + 22 + i * 15,
      ),
    );
    return pen.shape(shape, cloth, pen.rows(foldings, 1.5, cloth === K.black ? K.white : K.black));
  };
  const flare = drape(
    [
      [-40, -250],
      [-62, -218],
      [-88, -178],
    ],
    [
      [38, -250],
      [62, -214],
      [92, -170],
    ],
    [4, 16],
    [6, 4.5],
  );
  const peplum =
    pen.rows(
      series(13, (i) => flare.fold((i + 1) / 14)),
      1.4,
      K.black,
    ) +
    polys([pen.to(flare.band(0.72, 0.9))], K.red) +
    dots(pen.to(series(16, (i) => flare.at((i + 0.5) / 16, 0.81))), 3 * s, K.white);
  const kediyu = union(
    [
      loopThrough([
        -40, 6, -37, -30, -42, -72, -44, -100, -28, -120, -8, -127, 16, -128, 36, -122, 48, -98, 50, -70, 42,
        -36, 40, 6,
      ]),
      sleeve(arms.near),
    ],
    6,
    1.2,
  );
  const place = u.headPlace(16, -192, d.beat === 'high' ? -0.14 : 0.06);
  const turban = loopThrough([
    36, -30, 40, -42, 30, -62, 6, -76, -24, -74, -48, -58, -56, -36, -48, -18, -34, -12, -22, -22, 0, -33, 20,
    -32,
  ]);
  const wraps = [
    curveThrough(-52, -24, -20, -50, 34, -40),
    curveThrough(-54, -38, -18, -64, 34, -52),
    curveThrough(-40, -62, -8, -72, 26, -62),
  ];
  const moustache = loopThrough([40, 21, 30, 20, 16, 24, 4, 16, 10, 28, 24, 30, 34, 26]);
  const body =
    farArm(u, d.beat) +
    u.shape(sleeve(arms.far), d.bodice) +
    pen.foot(-96, -30, 0.85, 0.5) +
    leg([
      [-14, -206],
      [-26, -118],
      [-96, -44],
    ]) +
    pen.foot(62, -30, 0.85) +
    leg([
      [16, -206],
      [78, -128],
      [60, -42],
    ]) +
    pen.rings(60, -46, 1.5, 15, [K.red, K.white]) +
    u.shape(limb([0, -112, 4, -136, 6, -160], 18, 16, 16), LOOK.skin) +
    u.shape(
      kediyu,
      d.bodice,
      u.rows(
        series(6, (i) => curveThrough(-30 + i * 13, -62, -32 + i * 13, -30, -34 + i * 14, 4)),
        1.4,
        K.black,
      ) +
        u.rows(
          [curveThrough(-44, -66, 4, -58, 52, -68), curveThrough(8, -128, 14, -96, 6, -62)],
          5 * s,
          K.red,
        ) +
        dots(u.to(series(10, (i) => [-40 + i * 10, -66 + Math.sin(i / 3) * 5] as Point)), 2 * s, K.white),
    ) +
    u.rings(...hemOf(arms.near), 15, [K.red, LAMP]) +
    pen.shape(flare.outline, d.bodice, peplum) +
    pen.shape(
      limb([-42, -246, 0, -240, 42, -246], 9, 10, 9),
      d.veil,
      pen.rows([curveThrough(-42, -246, 0, -240, 42, -246)], 3 * s, K.white),
    ) +
    pen.shape(
      loopThrough([-34, -246, -50, -214, -44, -180, -56, -150, -36, -146, -26, -176, -30, -210, -22, -242]),
      d.veil,
    ) +
    u.beads(curveThrough(-10, -124, 8, -100, 26, -122), 8, 2.8, LAMP) +
    u.head(place, { nose: 1.12, chin: 2, glance: 0.88, smile: 0.3 }) +
    u.flat(place(moustache), K.black) +
    u.shape(
      place(turban),
      d.veil,
      u.rows(wraps.map(place), 2.2, K.black) +
        dots(
          u.to(place(series(26, (i) => [-50 + (i % 9) * 11, -66 + Math.floor(i / 9) * 16] as Point))),
          2.6 * s,
          K.white,
        ),
    ) +
    u.shape(place(loopThrough([-44, -24, -62, -10, -72, 24, -88, 52, -70, 60, -56, 34, -42, -6])), d.veil) +
    u.beads(place(ellipse(-19, 18, 5)), 5, 2.2, LAMP) +
    (d.dhol ? dholOf(u, d.dhol, d.beat) : '') +
    nearArmOver(u, d);
  return [pen, body];
}
