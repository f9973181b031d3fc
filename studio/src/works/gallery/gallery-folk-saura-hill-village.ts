/** Ikon of the hill village: in a gabled house frame a whole Saura village works, dances and remembers. */
import { around, zig } from '../../draw/bands.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif } from '../../draw/recording.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { birdlet, elephant, monkey, peafowl, tigerlet } from '../../traditions/saura/animals.ts';
import { frond, parasol, sunMoon } from '../../traditions/saura/landscape.ts';
import { man, rider, row } from '../../traditions/saura/people.ts';
import { SAURA as K, houseBand } from '../../traditions/saura/style.ts';
import type { Work } from '../../work.ts';

const W = 1000,
  H = 1000,
  M = 20,
  T = 62,
  TOP = 190,
  CX = W / 2,
  chain = (i: number) => ({
    aL: [-1.25, -0.9] as [number, number],
    aR: [1.25, 0.9] as [number, number],
    lL: [-0.5, 0.25] as [number, number],
    lR: [0.3, -0.35] as [number, number],
    lean: 0.2,
    fx: i % 2 ? 1 : 1,
  });

/** Palm: outlined and ticked trunk, herringbone fronds. */
function palm(S: Sheet, x: number, y: number, h: number) {
  S.add(
    line(polyline(x - 6, y, x - 2, y - h, x + 8, y - h, x + 6, y), K.white, 1.6),
    lines(
      walk(polyline(x, y, x + 3, y - h), 5).map((k) =>
        polyline(k.p[0] - 4, k.p[1] + 2, k.p[0] + 4, k.p[1] - 2),
      ),
      K.white,
      1.5,
    ),
  ).block(rect(x - 6, y - h, 14, h));
  for (let i = 0; i < 9; i++) {
    const a = lerp(-Math.PI * 1.1, Math.PI * 0.1, i / 8),
      e = polar(x + 3, y - h, h * 0.36, a);
    frond(S, curve([[x + 3, y - h], polar(x + 3, y - h - 6, h * 0.2, a), [e[0], e[1] + 10]]), 3.4, 6.5, 1.7);
  }
}

/** House seen in section: patterned wall, thatch, someone grinding within, a ladder to the loft. */
function house(S: Sheet, x: number, y: number, w: number, h: number) {
  const r0 = rect(x - w / 2, y - h * 0.6, w, h * 0.6),
    roof = polyline(x - w * 0.62, y - h * 0.58, x, y - h, x + w * 0.62, y - h * 0.58);
  S.add(
    line(r0, K.white, 2.4, true),
    line(roof, K.white, 2.4, true),
    lines(
      series(22, (i) => polyline(x, y - h, lerp(x - w * 0.6, x + w * 0.6, i / 21), y - h * 0.58)),
      K.white,
      1.2,
    ),
  );
  S.add(
    lines(
      [8, 14].map((o) =>
        zig(w - 4, 9, 0, 6).map(([u, v]) => [x - w / 2 + 2 + u, y - h * 0.6 + o + v] as Point),
      ),
      K.white,
      1.3,
    ),
  );
  man(S, x - w * 0.2, y - 2, 0.44, STANCE.bend);
  const lx = x + w * 0.26;
  S.add(
    lines(
      [
        polyline(lx - 7, y, lx - 5, y - h * 0.5),
        polyline(lx + 7, y, lx + 5, y - h * 0.5),
        ...series(8, (i) => polyline(lx - 7, y - 5 - i * h * 0.06, lx + 7, y - 5 - i * h * 0.06)),
      ],
      K.white,
      1.6,
    ),
  )
    .block(r0, 4)
    .block(roof, 4);
}

/** Gable over the frame, with peacocks and monkeys on its ridge. */
function gable(S: Sheet) {
  const a: Point = [M, TOP],
    b: Point = [CX, 44],
    c: Point = [W - M, TOP],
    up = (k: number): Poly => [
      [a[0] + k * 1.6, a[1]],
      [b[0], b[1] + k * 0.62],
      [c[0] - k * 1.6, c[1]],
    ];
  S.add(
    line(up(0), K.white, 3),
    line(up(26), K.white, 2),
    // straws from the ridge down, on both sides
    ...[0, 2].map((i) =>
      lines(
        walk([up(0)[1], up(0)[i]], 7).map((k, j) => {
          const q = walk([up(26)[1], up(26)[i]], 7);
          return [k.p, q[Math.min(q.length - 1, j)].p] as Poly;
        }),
        K.white,
        1.3,
      ),
    ),
    line(up(34), K.white, 1.6),
    line(up(54), K.white, 2),
  );
  const tri: Poly[] = [0, 1].flatMap((i) =>
    walk([up(46)[i], up(46)[i + 1]], 17)
      .slice(1, -1)
      .map(
        (k) =>
          [
            polar(k.p[0], k.p[1], 6, k.a),
            polar(k.p[0], k.p[1], 6, k.a + Math.PI),
            polar(k.p[0], k.p[1], 11, k.a - Math.PI / 2),
          ] as Poly,
      ),
  );
  S.add(polys(tri, K.white));
  S.block(polyline(M, TOP, CX, 40, W - M, TOP, W - M - 86, TOP, CX, 84, M + 86, TOP));
  [
    [0.2, 1],
    [0.36, 1],
    [0.52, 1],
    [0.68, 1],
    [0.84, 1],
  ].forEach(([t], i) =>
    [-1, 1].forEach((sg) => {
      const x = CX + sg * (CX - M) * (1 - t),
        y = lerp(TOP, 44, t);
      if (i % 2) monkey(S, x, y - 13, 0.8, -sg);
      else birdlet(S, x, y - 10, 0.9, -sg);
    }),
  );
  sunMoon(S, CX - 74, 148, 19, false);
  sunMoon(S, CX + 74, 146, 19, true);
  man(S, CX, 184, 0.62, STANCE.dance);
  row(S, CX - 202, 184, 4, 24, 0.44, chain);
  row(S, CX + 130, 184, 4, 24, 0.44, chain);
}

function hillVillage(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T,
    L = i0 + 16,
    y0 = TOP + T;
  S.add(around(M, TOP, W - 2 * M, H - M - TOP, T, houseBand));
  for (const q of [
    rect(0, TOP, W, T + 4),
    rect(0, H - i0 - 2, W, i0),
    rect(0, TOP, i0 + 5, H),
    rect(W - i0 - 5, TOP, i0, H),
  ])
    S.block(q);
  motif('Gable', () => gable(S));
  // keep the sky outside the gable empty
  S.block(polyline(0, 0, W, 0, W, TOP, CX, 30, 0, TOP));
  const base = (k: number) => y0 + 126 + k * 138;
  for (let k = 0; k < 4; k++) {
    const y = base(k);
    S.add(
      lines(
        [polyline(i0 + 4, y + 4, W - i0 - 4, y + 4), polyline(i0 + 4, y + 8, W - i0 - 4, y + 8)],
        K.white,
        1.4,
      ),
    ).block(rect(0, y + 2, W, 8));
  }
  const [g1, g2, g3, g4] = [0, 1, 2, 3].map(base),
    g5 = H - i0 - 8;
  // ancestors and the procession of parasols
  row(S, L + 12, g1, 4, 28, 0.6, () => STANCE.walk);
  elephant(S, L + 182, g1 - 42, 0.36, 1);
  [0, 1, 2].forEach((i) => {
    motif('Parasols', () => {
      man(S, L + 292 + i * 52, g1, 0.6, STANCE.walk);
      parasol(S, L + 314 + i * 52, g1, 78);
    });
  });
  motif('Rider', () => rider(S, L + 482, g1 - 46, 0.42, 1));
  rider(S, L + 602, g1 - 46, 0.42, 1);
  row(S, L + 680, g1, 5, 27, 0.58, (i) => (i % 2 ? STANCE.drum : STANCE.play));
  // houses under palms
  motif('House', () => house(S, L + 84, g2, 136, 112));
  palm(S, L + 184, g2, 78);
  house(S, L + 288, g2, 128, 106);
  row(S, L + 382, g2, 3, 30, 0.56, () => STANCE.carryHead);
  house(S, L + 540, g2, 136, 112);
  palm(S, L + 640, g2, 80);
  house(S, L + 744, g2, 128, 106);
  // the dance
  motif('Row of dancers', () => row(S, L + 14, g3, 14, 28, 0.68, chain));
  [0, 1, 2].forEach((i) => man(S, L + 432 + i * 34, g3, 0.68, STANCE.drum));
  palm(S, L + 546, g3, 84);
  row(S, L + 598, g3, 8, 28, 0.66, (i) => ({ ...chain(i), fx: -1 }));
  // forest and field
  peafowl(S, L + 64, g4 - 25, 0.26, 1);
  motif('Tiger', () => tigerlet(S, L + 184, g4 - 36, 0.38, 1));
  [0, 1, 2].forEach((i) => {
    const p = man(S, L + 288 + i * 42, g4, 0.62, { ...STANCE.reach, fx: -1 });
    S.add(
      line(
        curve([
          [p.handR[0], p.handR[1] - 18],
          [p.handR[0] - 14, p.handR[1]],
          [p.handR[0], p.handR[1] + 18],
        ]),
        K.white,
        1.7,
      ),
    );
  });
  frond(S, curveThrough(L + 440, g4, L + 436, g4 - 60, L + 442, g4 - 108), 3.4, 20, 2.6);
  [-1, 1].forEach((sg) => monkey(S, L + 440 + sg * 20, g4 - 60 - sg * 22, 0.8, sg));
  row(S, L + 498, g4, 5, 36, 0.6, () => STANCE.bend);
  elephant(S, L + 748, g4 - 42, 0.36, -1, false);
  // hunters' dance round the shrine at the foot
  row(S, L + 14, g5, 10, 30, 0.72, chain);
  rider(S, L + 372, g5 - 48, 0.44, 1);
  parasol(S, L + 442, g5, 96);
  man(S, L + 466, g5, 0.7, STANCE.dance);
  parasol(S, L + 494, g5, 96);
  rider(S, L + 566, g5 - 48, 0.44, -1);
  row(S, L + 624, g5, 6, 30, 0.72, chain);
  S.pack(i0, y0, W - i0, H - i0, 13, 900, (x, y, i) => birdlet(S, x, y + 5, 0.66, i % 2 ? 1 : -1), 4);
  S.pack(i0, y0, W - i0, H - i0, 4, 2000, (x, y) => S.add(fill(ellipse(x, y, 1.7, 1.7, 0, 8), K.white)), 3);
  return S.art(K.earth, { ...GROUND.mudWall, chalk: 0.24 });
}

export const work: Work = {
  id: 'gallery-folk-saura-hill-village',
  collection: 'gallery',
  seed: 12,
  width: 1000,
  height: 1000,
  alt: 'Rows of thin white figures with parasols, animals and huts fill a red-ochre house with a gabled roof.',
  draw: hillVillage,
};
