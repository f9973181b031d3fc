/** Radha, the gopis and Krishna of the Manipuri Ras. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, fill, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import { bearing, pinched } from '../../motifs/dancers/hands.ts';
import { EASTERN, type Features } from '../../motifs/dancers/profile.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

const look = (skin: string): Look => ({
  skin,
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: '#a8384a',
  cheek: '#cf7a66',
  alta: K.crimson,
  w: 2.5,
});

/** What sets one gopi apart: skirt and bodice, bow of head and trunk, the arms. */
export interface Gopi {
  skirt: string;
  bodice: string;
  lean: number;
  tilt: number;
  raised: Joint;
  lowered: Joint;
  features?: Features;
}

const along = ([a, b]: Joint, t: number): [number, number] => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

const sleeve = (j: Joint): Poly => limb([...j[0], ...along(j, 0.45), ...along(j, 0.86)], 18, 18, 16);

const sleeveEnd = (u: DancerPen, j: Joint): string =>
  u.rings(...along(j, 0.86), Math.atan2(j[1][1] - j[0][1], j[1][0] - j[0][0]), 17, [
    K.gold,
    K.crimson,
    K.gold,
  ]);

const GOLD = [K.gold, K.gold, K.white, K.gold];

/** The barrel skirt, stiff as a drum: rows of mirrors above, a quilted border below. */
function kumin(pen: DancerPen, col: string): string {
  const d = drape(
    [
      [-84, -204],
      [-100, -130],
      [-112, -4],
    ],
    [
      [84, -204],
      [100, -130],
      [112, -4],
    ],
    [14, 24],
  );
  const other = col === K.crimson ? K.green : K.crimson;
  const row = (v: number, n: number): Point[] => series(n, (i) => d.at((i + 0.5) / n, v));
  const flowers = (v: number, n: number, R: number): string =>
    polys(
      row(v, n).flatMap(([x, y]) =>
        series(6, (k) => pen.to(leaf(x, y, R, R * 0.36, (k / 6) * TAU, 0, 0.6, 5))),
      ),
      K.gold,
    ) + dots(pen.to(row(v, n)), 3.4 * pen.s, K.white);
  const lozenge = (v: number, n: number, h: number): Poly[] =>
    series(n, (i) =>
      pen.to([d.at(i / n, v), d.at((i + 0.5) / n, v - h), d.at((i + 1) / n, v), d.at((i + 0.5) / n, v + h)]),
    );
  return pen.shape(
    d.outline,
    col,
    flowers(0.16, 8, 12) +
      flowers(0.33, 9, 12) +
      flowers(0.5, 8, 12) +
      polys([pen.to(d.band(0.6, 0.65)), pen.to(d.band(0.94, 1))], K.gold) +
      polys([pen.to(d.band(0.65, 0.94))], other) +
      polys(lozenge(0.795, 12, 0.1), K.gold) +
      polys(lozenge(0.795, 12, 0.055), col) +
      dots(pen.to(row(0.795, 12)), 4.6 * pen.s, K.white) +
      dots(pen.to(row(0.695, 24)), 2.8 * pen.s, K.white) +
      dots(pen.to(row(0.895, 24)), 2.8 * pen.s, K.white) +
      dots(pen.to(row(0.97, 30)), 2.6 * pen.s, K.crimson) +
      dots(pen.to(row(0.625, 30)), 2.4 * pen.s, K.crimson),
  );
}

/** The short gauze over the barrel. */
function poshwan(pen: DancerPen): string {
  const d = drape(
    [
      [-36, -252],
      [-76, -228],
      [-118, -174],
    ],
    [
      [36, -252],
      [76, -228],
      [118, -174],
    ],
    [8, 26],
    [7, 5.5],
  );
  const q = pen.to(d.outline);
  return (
    `<g opacity=".82">${fill(q, K.white)}</g>` +
    clip(
      q,
      pen.rows(
        series(17, (i) => d.fold((i + 1) / 18)),
        1.1,
        '#b9b7ac',
      ) +
        polys([pen.to(d.band(0.9, 1))], K.gold) +
        dots(pen.to(series(26, (i) => d.at((i + 0.5) / 26, 0.8))), 2.2 * pen.s, K.crimson) +
        dots(pen.to(series(18, (i) => d.at((i + 0.5) / 18, 0.5))), 1.8 * pen.s, K.gold),
    ) +
    ink(q, K.black, 1.9)
  );
}

/** Belts with the stiff pendants that hang before the skirt. */
const belts = (pen: DancerPen): string =>
  each([-20, 6], (x, i) => {
    const d = drape(
      [
        [x, -246],
        [x - 2, -140 - i * 14],
      ],
      [
        [x + 24, -246],
        [x + 26, -140 - i * 14],
      ],
      [2, 5],
    );
    return pen.shape(
      d.outline,
      i ? K.crimson : K.green,
      polys([pen.to(d.band(0.82, 1))], K.gold) +
        dots(pen.to(series(7, (k) => d.at(0.5, 0.1 + k * 0.1))), 4 * pen.s, K.gold) +
        pen.rows([d.fold(0.14), d.fold(0.86)], 2.2, K.gold),
      1.9,
    );
  }) +
  pen.shape(
    limb([-40, -250, 0, -244, 40, -250], 11, 12, 11),
    K.gold,
    pen.beads(curveThrough(-38, -250, 0, -244, 38, -250), 9, 3, K.crimson),
  );

/** A gopi with her feet at (x, y): the veil falls from the peak of her cap over brow and shoulders. */
export function gopi(x: number, y: number, s: number, fx: number, d: Gopi): [DancerPen, string] {
  const pen = new DancerPen(look(K.skin), x, y, s, fx);
  const u = pen.turned(0, -246, d.lean);
  const place = u.headPlace(12, -190, d.tilt);
  const trunk = union(
    [
      loopThrough([
        -34, 0, -30, -28, -40, -70, -40, -104, -24, -122, -6, -128, 16, -128, 34, -122, 46, -100, 52, -80, 43,
        -56, 32, -36, 35, 0,
      ]),
      sleeve(d.raised),
      sleeve(d.lowered),
    ],
    5,
    1.3,
  );
  const sprigs = polys(
    series(
      80,
      (i) => [-120 + (i % 16) * 15 + (Math.floor(i / 16) % 2) * 7, -160 + Math.floor(i / 16) * 26] as Point,
    ).flatMap(([a, b]) => series(4, (k) => u.to(leaf(a, b, 5.6, 2, k * 1.57, 0, 0.5, 4)))),
    K.gold,
  );
  const cap = loopThrough([
    30, -34, 33, -42, 20, -58, 8, -88, 2, -116, -6, -88, -22, -62, -44, -46, -46, -30, -22, -30, 4, -36,
  ]);
  const veil = u.to([
    ...place(curveThrough(2, -116, 18, -84, 36, -56, 50, -20, 60, 22, 66, 66)),
    ...curveThrough(70, -84, 44, -66, 8, -58, -28, -46, -58, -24, -84, 4),
    ...place(curveThrough(-84, 96, -74, 30, -62, -16, -44, -56, -18, -92)),
  ]);
  const arm = (j: Joint, up: boolean): string =>
    u.arm(j, up ? pinched() : bearing(), { turn: up ? 0.5 : -0.15, bangles: GOLD, size: 0.78, side: 1 });
  const body =
    kumin(pen, d.skirt) +
    arm(d.raised, true) +
    u.shape(limb([-2, -112, 2, -136, 4, -158], 17, 14, 15), u.look.skin) +
    poshwan(pen) +
    belts(pen) +
    u.shape(trunk, d.bodice, sprigs) +
    sleeveEnd(u, d.raised) +
    u.line(curveThrough(50, -76, 40, -62, 27, -59), 1.8) +
    u.beads(curveThrough(-14, -123, 6, -98, 26, -122), 7, 3, K.gold) +
    u.beads(curveThrough(-20, -120, 6, -74, 32, -119), 9, 3.4, K.white) +
    u.beads(curveThrough(-26, -114, 6, -50, 40, -112), 11, 3.6, K.gold) +
    u.head(place, { ...EASTERN, open: 0.58, glance: 0.75, ...d.features }) +
    u.shape(
      place(cap),
      d.bodice,
      u.beads(place(curveThrough(-46, -36, -16, -36, 30, -39)), 7, 3.4, K.gold) +
        u.beads(place(curveThrough(-30, -54, -6, -58, 18, -58)), 8, 3, K.white) +
        u.beads(place(curveThrough(-12, -78, 0, -80, 9, -80)), 8, 2.6, K.gold),
    ) +
    u.beads(place(curveThrough(27, -34, 16, -34, 4, -28, -14, -16)), 6, 2.4, K.white) +
    u.beads(place(ellipse(-19, 20, 7)), 5, 2.6, K.gold) +
    u.flat(place(leaf(32, -20, 12, 2.2, -1.7, 0, 0.5)), K.gold) +
    arm(d.lowered, false) +
    u.flat(sleeve(d.lowered), d.bodice) +
    clip(u.to(sleeve(d.lowered)), sprigs) +
    u.line(sleeve(d.lowered).slice(5, sleeve(d.lowered).length / 2), 2) +
    sleeveEnd(u, d.lowered) +
    `<g opacity=".3">${fill(veil, K.white)}</g>` +
    clip(
      veil,
      dots(
        u.to(
          series(
            140,
            (i) =>
              [-100 + (i % 12) * 17 + (Math.floor(i / 12) % 2) * 8, -310 + Math.floor(i / 12) * 24] as Point,
          ),
        ),
        1.5 * s,
        K.white,
      ),
    ) +
    ink(veil, K.white, 2.2) +
    ink(veil.slice(0, 51), K.gold, 2.4, { closed: false });
  pen.silhouette.push(veil);
  return [pen, body];
}

/** Krishna with the flute, one foot crossed before the other, his waist at (x, y). */
export function raasKrishna(x: number, y: number, s: number, fx: number): [DancerPen, string] {
  const pen = new DancerPen({ ...look(K.blue), cheek: '#8a7fae' }, x, y, s, fx);
  const u = pen.turned(0, 0, -0.06);
  const place = u.headPlace(14, -188, 0.12);
  const near: Joint = [
    [-26, -106],
    [20, -60],
    [76, -140],
  ];
  const far: Joint = [
    [36, -106],
    [98, -96],
    [120, -152],
  ];
  const legs: [Joint, Joint] = [
    [
      [-16, 0],
      [-22, 104],
      [52, 196],
    ],
    [
      [16, 0],
      [44, 100],
      [-6, 204],
    ],
  ];
  const leg = (j: Joint): string =>
    pen.shape(
      DancerPen.jointed(j, [44, 34, 32, 17]),
      K.yellow,
      pen.rows(
        series(7, (i) =>
          curveThrough(
            j[1][0] - 46,
            j[1][1] - 70 + i * 26,
            j[1][0],
            j[1][1] - 58 + i * 26,
            j[1][0] + 50,
            j[1][1] - 76 + i * 26,
          ),
        ),
        1.5,
        '#a8741e',
      ) +
        pen.rings(
          j[2][0],
          j[2][1] - 4,
          Math.atan2(j[2][1] - j[1][1], j[2][0] - j[1][0]),
          26,
          [K.crimson, K.gold, K.green],
          7,
        ),
    );
  const peplum = drape(
    [
      [-40, -14],
      [-74, 14],
      [-108, 66],
    ],
    [
      [42, -14],
      [78, 14],
      [112, 66],
    ],
    [6, 26],
    [6, 4.5],
  );
  const sash = (k: number): Poly =>
    drape(
      [
        [k * 20 - 14, 0],
        [k * 26 - 16, 70],
        [k * 40 - 18, 140],
      ],
      [
        [k * 20 + 14, 0],
        [k * 26 + 16, 70],
        [k * 40 + 18, 140],
      ],
      [2, 8],
    ).outline;
  const trunk = union(
    [
      loopThrough([
        -38, 8, -34, -34, -42, -74, -44, -104, -28, -123, -8, -129, 16, -129, 37, -122, 49, -98, 50, -72, 40,
        -34, 38, 8,
      ]),
      sleeve(near),
      sleeve(far),
    ],
    6,
    1.3,
  );
  const crown = loopThrough([
    31, -30, 36, -44, 26, -54, 30, -76, 14, -66, 6, -92, -8, -68, -26, -82, -30, -58, -50, -58, -46, -40, -50,
    -24, -30, -26, -4, -34, 14, -36,
  ]);
  const feather = (a: number, L: number): string => {
    const [tx, ty] = polar(-4, -62, L, a);
    return (
      u.flat(place(leaf(-4, -62, L + 14, 7, a, 0, 0.75)), K.leaf) +
      u.flat(place(ellipse(tx, ty, 10, 12)), K.gold) +
      u.flat(place(ellipse(tx, ty, 7, 8.6)), K.green) +
      u.flat(place(ellipse(tx, ty + 1, 3.8, 5)), K.night)
    );
  };
  const garland = curveThrough(-24, -120, -30, -70, -14, -10, 10, 44, 30, -12, 44, -70, 32, -118);
  const foot = (j: Joint, turn: number): string =>
    pen.foot(j[2][0], j[2][1] + 24, 0.95, turn) +
    pen.rings(j[2][0], j[2][1] + 2, 1.57, 13, [K.gold, K.white, K.gold]);
  return [
    pen,
    u.arm(far, pinched(), { turn: -0.2, bangles: GOLD, size: 0.74 }) +
      foot(legs[0], 0.35) +
      leg(legs[0]) +
      foot(legs[1], 0) +
      leg(legs[1]) +
      pen.shape(
        peplum.outline,
        K.crimson,
        pen.rows(
          series(13, (i) => peplum.fold((i + 1) / 14)),
          1.5,
          K.black,
        ) +
          polys([pen.to(peplum.band(0.76, 0.94))], K.gold) +
          dots(pen.to(series(20, (i) => peplum.at((i + 0.5) / 20, 0.85))), 3.2 * s, K.crimson),
      ) +
      each([-1, 1], (k) =>
        pen.shape(
          sash(k),
          k < 0 ? K.green : K.white,
          pen.rows(
            series(4, (i) =>
              curveThrough(k * 40 - 24, 100 + i * 9, k * 40, 106 + i * 9, k * 40 + 24, 100 + i * 9),
            ),
            3,
            K.gold,
          ),
        ),
      ) +
      u.shape(limb([0, -112, 4, -138, 6, -160], 18, 15, 15), u.look.skin) +
      u.shape(
        trunk,
        K.crimson,
        dots(
          u.to(
            series(
              90,
              (i) =>
                [-60 + (i % 12) * 15 + (Math.floor(i / 12) % 2) * 7, -150 + Math.floor(i / 12) * 22] as Point,
            ),
          ),
          2.6 * s,
          K.gold,
        ),
      ) +
      sleeveEnd(u, far) +
      u.shape(
        limb([-42, -4, 0, 4, 42, -4], 11, 12, 11),
        K.gold,
        u.beads(curveThrough(-40, -4, 0, 4, 40, -4), 9, 3, K.green),
      ) +
      u.beads(curveThrough(-14, -124, 6, -98, 28, -123), 8, 3.4, K.gold) +
      u.beads(garland, 11, 5.4, K.white) +
      u.beads(garland, 33, 5.6, K.rose) +
      each([-0.5, 0, 0.45], (k, i) => feather(-1.75 + k, i === 1 ? 74 : 58)) +
      u.head(place, { ...EASTERN, nose: 0.65, open: 0.62, glance: 0.8 }) +
      u.shape(
        place(crown),
        K.gold,
        u.beads(place(curveThrough(-48, -34, -16, -38, 32, -38)), 7, 3.2, K.crimson),
      ) +
      each([0, 1, 2], (i) =>
        u.flat(place(ellipse([-28, -4, 18][i], -56, 4.4)), [K.green, K.crimson, K.green][i]),
      ) +
      u.beads(place(ellipse(-19, 20, 7)), 5, 2.6, K.gold) +
      u.flat(place(loopThrough([30, -24, 33, -14, 35, -24, 33, -38])), K.white) +
      u.shape(
        limb([40, -158, 96, -164, 152, -169], 4.6, 4.6, 4.8),
        K.gold,
        u.rows([curveThrough(60, -166, 60, -150), curveThrough(136, -175, 136, -159)], 3, K.crimson),
      ) +
      u.arm(near, pinched(), { turn: -0.1, bangles: GOLD, size: 0.74 }) +
      u.flat(sleeve(near), K.crimson) +
      u.line(sleeve(near).slice(5, sleeve(near).length / 2), 2) +
      u.line(sleeve(near).slice(sleeve(near).length / 2, -5), 2) +
      sleeveEnd(u, near),
  ];
}
