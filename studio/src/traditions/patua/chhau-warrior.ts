/** Chhau of Purulia: the masked warrior in mid leap. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each } from '../../draw/markup.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dots, fill, polys } from '../../draw/svg.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Look, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import { closed } from '../../motifs/dancers/hands.ts';
import { K } from './style.ts';

type Joint = [Point, Point, Point];

const LOOK: Look = {
  skin: '#b06f3c',
  ink: K.black,
  hair: K.black,
  white: K.white,
  lip: K.red,
  alta: K.red,
  w: 2.8,
};

const SWORD: Joint = [
  [40, -108],
  [104, -140],
  [122, -214],
];

const SHIELD: Joint = [
  [-40, -108],
  [-112, -100],
  [-150, -52],
];

const RAISED: Joint = [
  [-24, 0],
  [-128, -10],
  [-104, 92],
];

const BENT: Joint = [
  [24, 0],
  [116, 62],
  [66, 164],
];

/** Feathers, tinsel and paper flowers round the mask. */
function crown(u: DancerPen, place: Place): string {
  const fan = (n: number, r0: number, r1: number, w: number, cols: string[]): string =>
    each(
      series(n, (i) => lerp(-3.5, 0.36, i / (n - 1))),
      (a, i) =>
        u.shape(place(leaf(...polar(0, -6, r0, a), r1 - r0, w, a, 0, 0.68)), cols[i % cols.length], '', 1.8),
    );
  const round = (n: number, r: number): Poly =>
    series(n, (i) => polar(0, -6, r, lerp(-3.62, 0.48, i / (n - 1))));
  const plumes = series(21, (i) => lerp(-3.42, 0.28, i / 20));
  return (
    each(plumes, (a, i) =>
      u.flat(place(leaf(...polar(0, -6, 112, a), i % 2 ? 76 : 62, 7, a, 0, 0.7)), i % 2 ? K.white : K.yellow),
    ) +
    dots(u.to(place(plumes.map((a, i) => polar(0, -6, i % 2 ? 190 : 176, a)))), 5 * u.s, K.rose) +
    fan(20, 92, 146, 15, [K.rose, K.green, K.yellow]) +
    u.shape(place(ellipse(0, -6, 100)), K.red) +
    dots(u.to(place(round(30, 91))), 4.4 * u.s, K.white) +
    u.shape(place(ellipse(0, -6, 82)), K.yellow, '', 2) +
    polys(
      round(12, 67).flatMap(([x, y], i) =>
        series(6, (k) => u.to(place(leaf(x, y, 13, 5, i + (k * TAU) / 6, 0, 0.6, 5)))),
      ),
      K.green,
    ) +
    dots(u.to(place(round(12, 67))), 4 * u.s, K.red)
  );
}

/** The papier-mâché face, painted and varnished. */
function mask(u: DancerPen, place: Place): string {
  const face = loopThrough([
    0, -62, 30, -58, 50, -36, 54, -4, 47, 26, 30, 48, 0, 58, -30, 48, -47, 26, -54, -4, -50, -36, -30, -58,
  ]);
  const eye = (k: number): Poly =>
    loopThrough([k * 9, -8, k * 18, -20, k * 32, -20, k * 47, -10, k * 34, -3, k * 20, -1]);
  const brow = (k: number): Poly =>
    limb([k * 7, -23, k * 18, -36, k * 34, -38, k * 50, -27], 3.4, 5, 4.4, 1.6);
  const moustache = (k: number): Poly =>
    loopThrough([
      0,
      24,
      k * 10,
      20,
      k * 24,
      25,
      k * 37,
      20,
      k * 46,
      4,
      k * 47,
      16,
      k * 39,
      30,
      k * 24,
      34,
      k * 8,
      29,
    ]);
  return (
    each(
      [-1, 1],
      (k) =>
        u.shape(place(ellipse(k * 56, 6, 9, 14)), '#e79a4a') +
        u.shape(place(ellipse(k * 60, 24, 10)), K.yellow) +
        u.flat(place(ellipse(k * 60, 24, 4)), K.red),
    ) +
    u.shape(
      place(face),
      '#e79a4a',
      each([-1, 1], (k) => `<g opacity=".55">${fill(u.to(place(ellipse(k * 34, 10, 12, 10))), K.rose)}</g>`),
    ) +
    each([-1, 1], (k) => {
      const e = u.to(place(eye(k)));
      return (
        fill(e, K.white) +
        clip(e, fill(u.to(place(ellipse(k * 28 - 6, -12, 8.6))), K.black)) +
        u.line(place([...eye(k), eye(k)[0]]), 2.4) +
        u.flat(place(brow(k)), K.black)
      );
    }) +
    u.line(place(curveThrough(-7, -16, -8, 2, -12, 12, -6, 17, 0, 18, 6, 17, 12, 12, 8, 2, 7, -16)), 2.2) +
    u.flat(place(loopThrough([-15, 36, -6, 33, 0, 35, 6, 33, 15, 36, 6, 43, -6, 43])), K.red) +
    u.line(place(curveThrough(-16, 36, 0, 38, 16, 36)), 1.6) +
    each([-1, 1], (k) => u.flat(place(moustache(k)), K.black)) +
    u.flat(place(leaf(0, -24, 30, 5, -1.57)), K.red) +
    each([-1, 1], (k) => u.line(place(curveThrough(k * 4, -28, k * 12, -46, k * 6, -58)), 2.4, K.white)) +
    u.beads(place(curveThrough(-50, -40, -26, -60, 0, -66, 26, -60, 50, -40)), 9, 4, K.white)
  );
}

/** Bands across a limb, from share t0 to t1 of its lower part. */
function bands(pen: DancerPen, [, b, c]: Joint, half: number, at: number[], col: string, w: number): string {
  const a = Math.atan2(c[1] - b[1], c[0] - b[0]);
  return pen.rows(
    at.map((t) =>
      curveThrough(
        ...polar(lerp(b[0], c[0], t), lerp(b[1], c[1], t), half, a - 1.57),
        ...polar(lerp(b[0], c[0], t), lerp(b[1], c[1], t), 5, a),
        ...polar(lerp(b[0], c[0], t), lerp(b[1], c[1], t), half, a + 1.57),
      ),
    ),
    w,
    col,
  );
}

function leg(pen: DancerPen, j: Joint, turn: number, side: number): string {
  const [, b, c] = j;
  const a = Math.atan2(c[1] - b[1], c[0] - b[0]);
  const [p, q]: Poly = [polar(c[0], c[1], 16, a), polar(c[0], c[1], -4, a)];
  const thigh: Joint = [j[1], j[0], j[1]];
  return (
    pen.foot(p[0] + 2, p[1] + 14, 1.05, turn, side) +
    pen.shape(
      DancerPen.jointed(j, [42, 35, 33, 17]),
      K.yellow,
      bands(pen, j, 46, [0.22, 0.5, 0.78], K.red, 8 * pen.s) +
        bands(pen, j, 46, [0.36, 0.64], K.green, 4 * pen.s) +
        bands(pen, thigh, 46, [0.16, 0.44, 0.72], K.red, 8 * pen.s) +
        bands(pen, thigh, 46, [0.3, 0.58], K.green, 4 * pen.s),
    ) +
    pen.rings(q[0], q[1], a, 19, [K.yellow, K.white, K.yellow], 8) +
    pen.beads(
      curveThrough(...polar(q[0], q[1], 20, a - 1.57), q[0], q[1], ...polar(q[0], q[1], 20, a + 1.57)),
      8,
      3.4,
      K.orange,
    )
  );
}

const sequins = (u: DancerPen): string =>
  polys(
    series(
      70,
      (i) => [-165 + (i % 14) * 26 + (Math.floor(i / 14) % 2) * 13, -150 + Math.floor(i / 14) * 30] as Point,
    ).flatMap(([x, y]) => series(4, (k) => u.to(leaf(x, y, 7, 2.6, k * 1.5708, 0, 0.5, 4)))),
    K.yellow,
  );

/** Sleeve and fist of one arm. */
function arm(u: DancerPen, j: Joint, turn: number, side: number): string {
  const [, b, c] = j;
  const a = Math.atan2(c[1] - b[1], c[0] - b[0]);
  return (
    u.hand(closed(), c[0], c[1], a + turn, 0.86, side) +
    u.grown(DancerPen.jointed(j, [24, 21, 20, 14]), K.red, j[0], 28, sequins(u)) +
    u.rings(c[0], c[1], a, 16, [K.yellow, K.green, K.yellow], 7) +
    u.rings(
      lerp(j[0][0], b[0], 0.62),
      lerp(j[0][1], b[1], 0.62),
      Math.atan2(b[1] - j[0][1], b[0] - j[0][0]),
      23,
      [K.white, K.green],
      7,
    )
  );
}

/** The warrior with his waist at (x, y). */
export function chhauWarrior(x: number, y: number, s: number): [DancerPen, string] {
  const pen = new DancerPen(LOOK, x, y, s, 1);
  const u = pen.turned(0, 0, 0.1);
  const place = u.headPlace(0, -186, 0.1, 0.98);
  const [hx, hy] = SWORD[2];
  const grip: Point = polar(hx, hy, 27, -1.33);
  const blade = loopThrough(
    [-6, 2, -9, -60, -2, -120, 22, -170, 12, -116, 8, -60, 7, 2].map(
      (v, i) => v + (i % 2 ? grip[1] - 12 : grip[0]),
    ),
  );
  const [gx, gy] = polar(SHIELD[2][0], SHIELD[2][1], 20, 2.2);
  const panels = series(5, (i) => lerp(-1, 1, i / 4));
  const trunk = loopThrough([
    -42, 8, -38, -40, -46, -78, -50, -104, -36, -124, -10, -131, 10, -131, 36, -124, 50, -104, 46, -78, 38,
    -40, 42, 8,
  ]);
  const body =
    crown(u, place) +
    leg(pen, BENT, 0.9, 1) +
    leg(pen, RAISED, -0.5, -1) +
    each(
      [4, 0, 3, 1, 2].map((i) => panels[i]),
      (k, i) => {
        const panel = drape(
          [
            [k * 34 - 14, -10],
            [k * 56 - 20, 40],
            [k * 84 - 24, 92],
          ],
          [
            [k * 34 + 14, -10],
            [k * 56 + 20, 40],
            [k * 84 + 24, 92],
          ],
          [2, 12],
        );
        const col = [K.indigo, K.indigo, K.green, K.green, K.white][i];
        return pen.shape(
          panel.outline,
          col,
          polys([pen.to(panel.band(0.78, 0.94))], K.yellow) +
            polys([pen.to(panel.band(0.3, 0.38)), pen.to(panel.band(0.52, 0.6))], i === 4 ? K.red : K.rose) +
            dots(pen.to(series(5, (n) => panel.at((n + 0.5) / 5, 0.86))), 3.4 * s, K.red) +
            dots(pen.to(series(4, (n) => panel.at((n + 0.5) / 4, 0.45))), 3 * s, i === 4 ? K.green : K.white),
        );
      },
    ) +
    u.shape(limb([0, -116, 0, -150], 22, 22), K.rose) +
    arm(u, SHIELD, 0, -1) +
    u.shape(
      blade,
      K.white,
      u.rows(
        [curveThrough(grip[0], grip[1] - 14, grip[0] - 1, grip[1] - 72, grip[0] + 6, grip[1] - 130)],
        2,
        K.sea,
      ),
    ) +
    u.shape(
      limb([grip[0] - 22, grip[1] - 8, grip[0], grip[1] - 13, grip[0] + 22, grip[1] - 8], 5, 6, 5),
      K.yellow,
    ) +
    u.shape(limb([grip[0], grip[1] - 10, grip[0] - 2, grip[1] + 26], 5, 5), K.brown) +
    arm(u, SWORD, 0, 1) +
    u.shape(trunk, K.red, sequins(u)) +
    u.shape(
      loopThrough([-40, -122, -20, -129, 0, -112, 20, -129, 40, -122, 24, -84, 0, -48, -24, -84]),
      K.green,
      dots(
        u.to(series(20, (i) => [-30 + (i % 5) * 15, -116 + Math.floor(i / 5) * 16] as Point)),
        3.4 * s,
        K.yellow,
      ),
    ) +
    u.beads(curveThrough(-38, -120, -22, -82, 0, -48, 22, -82, 38, -120), 9, 4, K.white) +
    each([-1, 1], (k) =>
      u.shape(
        loopThrough([k * 28, -128, k * 52, -122, k * 66, -104, k * 60, -84, k * 44, -92, k * 34, -106]),
        K.yellow,
        u.rows(
          series(6, (i) => polyline(k * (32 + i * 5), -124 + i * 4, k * (46 + i * 4), -88 + i * 3)),
          2,
          K.red,
        ),
      ),
    ) +
    pen.shape(
      limb([-44, -6, 0, 2, 44, -6], 11, 13, 11),
      K.indigo,
      pen.beads(curveThrough(-42, -5, 0, 3, 42, -5), 10, 4, K.yellow),
    ) +
    mask(u, place) +
    u.shape(ellipse(gx, gy, 50), K.indigo) +
    each([40, 30, 18, 8], (r, i) =>
      u.shape(ellipse(gx, gy, r), [K.yellow, K.red, K.white, K.green][i], '', 1.6),
    ) +
    dots(u.to(series(22, (i) => polar(gx, gy, 45, (i / 22) * TAU))), 3 * s, K.white) +
    dots(u.to(series(14, (i) => polar(gx, gy, 35, (i / 14) * TAU))), 3 * s, K.black) +
    polys(
      series(8, (i) => u.to(leaf(...polar(gx, gy, 19, (i / 8) * TAU), 11, 4, (i / 8) * TAU))),
      K.yellow,
    );
  return [pen, body];
}
