/** Mandana: chalk-white peacocks guard a star on a red-ochre courtyard floor. */
import { run, teeth, zig } from '../../draw/bands.ts';
import { inset } from '../../draw/contour.ts';
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, redrawn, withoutStrokes } from '../../draw/recording.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { diya } from '../../traditions/floor/foot.ts';
import { corneredFrame } from '../../traditions/floor/frame.ts';
import { circle, dotRing, petalRing } from '../../traditions/floor/rounds.ts';
import { FLOOR as K, finger } from '../../traditions/floor/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 1000,
  M = 56;

/** Stepped border of the courtyard. */
const border = (L: number) =>
  finger(
    [
      [0, 3],
      [L, 3],
    ],
    6,
  ) +
  polys(teeth(L, 28, 30, 10), K.white) +
  polys(teeth(L, 28, 28, 18), K.ochre) +
  finger(
    [
      [0, 34],
      [L, 34],
    ],
    4,
  ) +
  line(zig(L, 28, 40, 54), K.white, 4) +
  dots(
    run(L, 28, 43)
      .map((p) => [p[0] - 14, p[1]] as Point)
      .slice(1),
    3.4,
    K.white,
  ) +
  finger(
    [
      [0, 60],
      [L, 60],
    ],
    5,
  );

/**
 * Peacock in bold chalk, feet at (x, y): hatched body, ladder-filled neck, and a fan of plumes that rises behind the back,
 * each plume combed and ending in a ringed eye, all of it bound by a scalloped line.
 */
function peacock(S: Sheet, x: number, y: number, s: number, fx: number) {
  const at = (p: Poly): Poly => transform(p, x, y, s, 0, fx),
    one = (u: number, v: number): Point => at([[u, v]])[0];
  const hub: Point = [-52, -124],
    R = 158,
    n = 8,
    angle = (i: number) => -1.5 - (i / (n - 1)) * 1.82;
  for (let i = 0; i < n; i++) {
    const a = angle(i),
      tip = polar(...hub, R, a),
      side = (sg: number) => at([polar(...hub, 34, a + sg * 0.06), polar(tip[0], tip[1], 20, a + sg * 2.3)]);
    S.add(finger(side(1), 3.2), finger(side(-1), 3.2));
    for (let k = 0; k < 5; k++) {
      const m = polar(...hub, 66 + k * 16, a);
      S.add(finger(at([polar(...m, 5 + k * 0.9, a + 2.2), m, polar(...m, 5 + k * 0.9, a - 2.2)]), 2.2));
    }
    const e = one(...tip);
    S.add(
      fill(ellipse(...e, 20 * s), K.ochre),
      circle(...e, 19 * s, 4),
      fill(ellipse(...e, 11 * s), K.white),
      dots([e], 5 * s, K.ochre),
    );
    if (i < n - 1) {
      const g = polar(...hub, R + 16, (a + angle(i + 1)) / 2);
      S.add(dots([one(...g)], 5 * s, K.white));
    }
  }
  const edge = at(
    series(10 * (n - 1) + 15, (j) => {
      const i = j - 7,
        a = angle(i / 10);
      return polar(...hub, R + 34 + 7 * Math.cos((i / 10) * TAU), a);
    }),
  );
  S.add(
    finger(edge, 5),
    ...[angle(0) + 0.17, angle(n - 1) - 0.17].map((a) =>
      finger(at([polar(...hub, 34, a), polar(...hub, R + 40, a)]), 5),
    ),
  );
  walk(edge, 22).forEach((k) =>
    S.add(dots([polar(k.p[0], k.p[1], 13, k.a - (fx * Math.PI) / 2)], 3, K.white)),
  );
  S.block([...edge, one(...hub)], 18);
  const body = at(
      loopThrough([
        96, -226, 108, -246, 100, -264, 82, -268, 68, -256, 66, -228, 60, -196, 44, -168, 0, -152, -48, -150,
        -84, -130, -54, -104, -8, -84, 36, -90, 66, -116, 82, -156, 90, -192,
      ]),
    ),
    wing = at(loopThrough([38, -140, 4, -140, -44, -130, -64, -122, -36, -106, 4, -100, 36, -114]));
  S.add(
    fill(body, K.white),
    ...inset(body, 9).map((q) => line(q, K.ochre, 3, true)),
    clip(
      body,
      lines(
        series(6, (i) => at(polyline(52, -232 + i * 15, 78, -222 + i * 15, 112, -232 + i * 15))),
        K.ochre,
        4,
      ),
    ),
    ...inset(body, 18).map((q) => dots(resample(q, 13, true), 3.4, K.ochre)),
    fill(wing, K.ochre),
    finger(wing, 4, true),
  );
  S.add(
    ...inset(wing, 9).map((q) => fill(q, K.white)),
    ...inset(wing, 14).map((q) => line(q, K.ochre, 2.4, true)),
    polys([at(polyline(104, -262, 134, -248, 106, -246))], K.white),
    fill(ellipse(...one(88, -252), 8 * s), K.white),
    dots([one(89, -252)], 4 * s, K.ochre),
  );
  for (const [u, v] of [
    [66, -310],
    [82, -318],
    [98, -316],
    [112, -306],
  ]) {
    S.add(finger([one(86, -268), one(u, v)], 3.2), circle(...one(u, v), 6 * s, 3));
    S.blockLine([one(u, v)], 16);
  }
  for (const u of [-2, 34]) {
    const knee = one(u + 6, -44),
      heel = one(u, -6);
    S.add(
      finger([one(u, -88), knee], 7),
      finger([knee, heel], 5.5),
      ...[-0.4, 0.15, 0.7].map((a) =>
        finger([heel, transform([polar(0, 0, 26, a)], ...heel, s, 0, fx)[0]], 4),
      ),
      finger([heel, transform([[-16, 5]], ...heel, s, 0, fx)[0]], 4),
    );
    S.blockLine([one(u, -88), knee, heel, one(u + 20, 0)], 14);
  }
  S.block(body, 14);
}

/** Six-pointed floor star, hatched and ringed. */
function floorStar(S: Sheet, x: number, y: number) {
  S.add(
    petalRing(x, y, 150, 188, 24, 3.4),
    circle(x, y, 148, 5),
    dotRing(x, y, 138, 11, 3.2),
    circle(x, y, 128, 3.4),
  );
  const tri = (R: number, rot: number): Poly => [0, 1, 2].map((i) => polar(x, y, R, rot + (i / 3) * TAU));
  for (const rot of [-Math.PI / 2, Math.PI / 2])
    S.add(finger(tri(124, rot), 6, true), line(tri(104, rot), K.white, 2.4, true));
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TAU + Math.PI / 6,
      p: Poly = [polar(x, y, 108, a), polar(x, y, 72, a - 0.42), polar(x, y, 72, a + 0.42)];
    S.add(
      redrawn(() => hatch(p, a, 7, 2.4, K.white, S.r, 0)),
      dots([polar(x, y, 112, a + Math.PI / 6)], 5, K.white),
    );
  }
  S.add(
    circle(x, y, 60, 4),
    petalRing(x, y, 14, 52, 8, 3),
    circle(x, y, 13, 4),
    dots([[x, y]], 5, K.white),
  ).block(ellipse(x, y, 196), 4);
}

/** Small floor square set on its corner, ruled and dotted. */
function chowk(S: Sheet, x: number, y: number, R: number) {
  const q = (k: number): Poly => [0, 1, 2, 3].map((i) => polar(x, y, R * k, (i / 4) * TAU));
  S.add(
    finger(q(1), 5, true),
    line(q(0.82), K.white, 2.4, true),
    finger(q(0.6), 4, true),
    hatch(q(0.6), 0.785, 9, 2.6, K.white, S.r, 0),
    hatch(q(0.6), -0.785, 9, 2.6, K.white, S.r, 0),
  );
  for (let i = 0; i < 4; i++) {
    const e = polar(x, y, R, (i / 4) * TAU),
      a = (i / 4) * TAU;
    S.add(
      ...[-0.7, 0, 0.7].map((v) => finger([e, polar(e[0], e[1], R * 0.3, a + v)], 3.4)),
      dots([polar(x, y, R * 0.9, a + 0.785)], 5, K.white),
    );
  }
  S.block(q(1.34), 4);
}

/** The plaster round the painted square: fans that four fingers sweep through wet mud. */
function swept(S: Sheet) {
  const fan = (x: number, y: number, a: number) =>
    [14, 24, 34, 44].map((r) => curve([...Array(7)].map((_, i) => polar(x, y, r, a - 1.1 + i * 0.366))));
  const strokes: Poly[] = [];
  for (let u = 24; u < W; u += 52)
    strokes.push(...fan(u, 46, -1.57), ...fan(u, H - 46, 1.57), ...fan(46, u, Math.PI), ...fan(W - 46, u, 0));
  S.add(
    lines(strokes, '#6d5836', 4),
    lines(
      strokes.map((p) => transform(p, 1.5, 2)),
      '#a58c60',
      1.6,
    ),
  );
}

function mandana(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    c = W / 2,
    i0 = M + 66,
    floor = H - i0 - 36;
  withoutStrokes(() => swept(S));
  S.add(
    fill(rect(M - 14, M - 14, W - 2 * M + 28, H - 2 * M + 28), K.ochre),
    corneredFrame(M, M, W - 2 * M, H - 2 * M, 62, border),
  );
  S.blockRim(i0);
  motif('Floor star', () => floorStar(S, c, 328));
  // a hatched step for the birds and the lamp
  const step = rect(i0 - 2, floor, W - 2 * i0 + 4, 36);
  S.add(
    finger(
      [
        [i0 - 2, floor + 2],
        [W - i0 + 2, floor + 2],
      ],
      5,
    ),
    lines(
      run(W - 2 * i0, 13, 0).map(([u]) => [
        [i0 + u - 5, floor + 30],
        [i0 + u + 5, floor + 10],
      ]),
      K.white,
      3,
    ),
  ).block(step);
  motif('Peacock', () => peacock(S, c - 140, floor, 0.9, 1));
  peacock(S, c + 140, floor, 0.9, -1);
  S.add(motif('Lamp', () => diya(c, floor - 26, 1.8))).blockLine([[c, floor - 46]], 56);
  S.add(petalRing(c, 634, 5, 24, 8, 2.6)).blockLine([[c, 634]], 34);
  for (const sg of [-1, 1]) {
    if (sg < 0) motif('Chowk', () => chowk(S, c - 286, 230, 66));
    else chowk(S, c + 286, 230, 66);
    chowk(S, c + sg * 296, 416, 50);
    S.add(diya(c + sg * 300, floor - 14, 1.1)).blockLine([[c + sg * 300, floor - 26]], 34);
    for (const [u, y] of [
      [344, 490],
      [226, 790],
    ])
      S.add(petalRing(c + sg * u, y, 4, 16, 6, 2.2)).blockLine([[c + sg * u, y]], 26);
  }
  S.pack(
    i0,
    i0,
    W - i0,
    H - i0,
    7,
    1200,
    (x, y) => S.add(withoutStrokes(() => dots([[x, y]], 3.2, K.white))),
    6,
  );
  return S.art(K.dung, { ...GROUND.mudWall, grain: 1.1, wobble: 2.4, chalk: 0.3 });
}

export const work: Work = {
  id: 'gallery-folk-mandana-peacock',
  collection: 'gallery',
  seed: 10,
  width: 1000,
  height: 1000,
  alt: 'Two peacocks in white line, their trains fanned, stand with a lamp under a geometric floor star on red-ochre plaster.',
  draw: mandana,
};
