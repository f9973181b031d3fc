/** Cheriyal scroll: a tapper on his toddy palm, women with pots, on flat bright red. */
import { around, flower, run, zig } from '../../draw/bands.ts';
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { GROUND, Sheet } from '../../draw/sheet.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { STANCE } from '../../figures/small.ts';
import { people, storyFigure } from '../../figures/story.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { place } from '../../motifs/place.ts';
import type { Work } from '../../work.ts';

const W = 780,
  H = 1000,
  M = 18,
  T = 56,
  GY = 872;

const K = {
  red: '#bf2a1e',
  black: '#1c1514',
  white: '#fbf3e0',
  yellow: '#f1b52d',
  green: '#2f7d46',
  leaf: '#8db33f',
  blue: '#2a5fa0',
  sky: '#6aa5c4',
  brown: '#8a4a25',
  skin: '#d99a4e',
  pink: '#e68a8f',
  trunk: '#6d4a33',
};

const band = (L: number) =>
  fill(rect(0, 0, L, T), K.yellow) +
  fill(rect(0, 10, L, 36), K.green) +
  line(zig(L, 52, 18, 38), K.leaf, 3) +
  polys(
    run(L, 52, 28).flatMap(([x, y], i) => flower(x, y, 15, 8, i)),
    K.white,
  ) +
  dots(run(L, 52, 28), 5, K.red) +
  polys(
    run(L, 52, 28)
      .slice(0, -1)
      .flatMap(([x, y]) => [leaf(x + 26, y, 14, 4, -1.57), leaf(x + 26, y, 14, 4, 1.57)]),
    K.leaf,
  ) +
  each([0, 10, 46, 56], (y) => line(polyline(0, y, L, y), K.black, 2.6)) +
  dots(run(L, 9, 5), 2.2, K.red) +
  dots(run(L, 9, 51), 2.2, K.red);

const painted = people({ skin: K.skin, ink: K.black, hair: K.black, white: K.white, gold: K.yellow, w: 2 });

const woman = (top: string, low: string, head: string) => painted('woman', top, low, head);

const man = (top: string, low: string, head: string) =>
  painted('man', top, low, head, { skin: K.brown, moustache: true, bare: true, sash: top });

/** Palmyra: ringed trunk, fans of stiff blades, hanging pots and fruit. */
function palm(S: Sheet, x: number, y: number, h: number, lean: number) {
  const tr = curveThrough(x, y, x + lean * 0.3, y - h * 0.5, x + lean, y - h),
    shape = ribbon(tr, widths(22, 15, 13, 14)),
    e = tr[tr.length - 1];
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * 1.16 + (i / 8) * Math.PI * 1.32,
      c = polar(e[0], e[1], 50, a),
      blades: Poly[] = [];
    for (let k = -5; k <= 5; k++)
      blades.push(leaf(c[0], c[1], 64 - Math.abs(k) * 3.4, 5.6, a + k * 0.2, 0, 0.4));
    S.add(
      line([e, c], K.black, 7),
      line([e, c], K.leaf, 4),
      polys(blades, i % 2 ? K.green : K.leaf),
      ...blades.map((b) => line(b, K.black, 1.3, true)),
      dot(c[0], c[1], 6, K.yellow),
      line(ellipse(c[0], c[1], 6), K.black, 1.4, true),
    );
    blades.forEach((b) => S.block(b, 2));
  }
  S.add(
    fill(shape, K.trunk),
    clip(
      shape,
      lines(
        walk(tr, 13).map((k) =>
          curve([
            polar(k.p[0], k.p[1], 24, k.a + 1.57),
            polar(k.p[0], k.p[1], 5, k.a),
            polar(k.p[0], k.p[1], 24, k.a - 1.57),
          ]),
        ),
        K.black,
        2,
      ) +
        lines(
          walk(tr, 13).map((k) =>
            curve([
              polar(k.p[0], k.p[1], 12, k.a + 1.3),
              polar(k.p[0], k.p[1], 9, k.a),
              polar(k.p[0], k.p[1], 12, k.a - 1.3),
            ]),
          ),
          K.skin,
          1.6,
        ),
    ),
    ink(shape, K.black, 3),
  );
  for (const [dx, dy] of [
    [-26, 24],
    [24, 26],
    [2, 38],
  ])
    pot(S, e[0] + dx, e[1] + dy, 0.8);
  S.block(shape, 6);
}

function pot(S: Sheet, x: number, y: number, s: number, col = K.black) {
  const p = loopThrough(offsets(x, y, [-7, -14, -15, 0, -9, 12, 9, 12, 15, 0, 7, -14], s));
  S.add(
    fill(p, col),
    line(curveThrough(x - 13 * s, y - 2 * s, x, y + 2 * s, x + 13 * s, y - 2 * s), K.white, 1.8 * s),
    dots(polyline(x - 6 * s, y + 5 * s, x, y + 7 * s, x + 6 * s, y + 5 * s), 1.5 * s, K.white),
    ink(p, K.black, 2),
    fill(rect(x - 10 * s, y - 19 * s, 20 * s, 6 * s), col),
    line(rect(x - 10 * s, y - 19 * s, 20 * s, 6 * s), K.black, 1.6, true),
  ).block(p, 5);
}

/** The tapper hugs the trunk: soles and one hand on it, a rope round it and his back, the sickle raised to the pots. */
function tapper(S: Sheet, trunk: number, y: number) {
  const x = trunk + 46,
    loop = (v: number, reach: number) => {
      const p = curve([
        [trunk - 13, v - 3],
        [trunk, v + 7],
        [trunk + reach * 0.5, v + 8],
        [trunk + reach, v - 4],
      ]);
      S.add(line(p, K.black, 8), line(p, K.yellow, 4.4), dots(resample(p, 8), 1.5, K.brown));
    };
  loop(y - 66, 62);
  loop(y - 6, 26);
  const F = storyFigure(
    S,
    x,
    y,
    1.62,
    { aL: [1.35, 1.75], aR: [2.3, 2.75], lL: [1.75, -0.15], lR: [1.2, 0.05], lean: -0.3, fx: -1 },
    man(K.blue, K.white, K.yellow),
  );
  const blade = curveThrough(offsets(F.handR[0], F.handR[1], [-2, 4, -5, -16, -20, -32, -36, -26]));
  S.add(line(blade, K.black, 8), line(blade, K.white, 4.4));
  S.add(line(polyline(F.waist[0] + 14, F.waist[1] - 2, F.waist[0] + 20, F.waist[1] + 22), K.black, 2.4));
  pot(S, F.waist[0] + 22, F.waist[1] + 36, 1, K.brown);
}

/** Carrier: a bamboo across the shoulders behind his neck, a pot slung from each end. */
function carrier(S: Sheet, x: number, y: number, s: number) {
  const v = y - 72 * s,
    pole: Poly = polyline(x - 82, v + 7, x, v - 1, x + 88, v + 5);
  S.add(
    line(curve(pole), K.black, 10),
    line(curve(pole), K.yellow, 6),
    ...walk(curve(pole), 24).map((k) => line(polyline(k.p[0], k.p[1] - 4, k.p[0], k.p[1] + 4), K.black, 2)),
  );
  for (const [px, py] of [
    [x - 74, v + 8],
    [x + 78, v + 6],
  ]) {
    S.add(lines([polyline(px, py, px - 12, py + 48), polyline(px, py, px + 12, py + 48)], K.black, 2.4));
    pot(S, px, py + 62, 1.35);
  }
  storyFigure(
    S,
    x,
    y,
    s,
    { aL: [-0.5, -0.1], aR: [0.55, 2.35], lL: [-0.45, -0.25], lR: [0.45, 0.05], fx: 1 },
    man(K.blue, K.white, K.pink),
  );
}

/** Flowering shrub: a bending stem with pairs of leaves, a bloom at every shoot. */
function shrub(S: Sheet, x: number, y: number, h: number, lean: number, bloom: string) {
  const stem = curveThrough(x, y, x + lean * 0.2, y - h * 0.4, x + lean, y - h);
  S.add(line(stem, K.black, 6), line(stem, K.green, 3.4)).blockLine(stem, 14);
  const head = (q: Point, R: number) => {
    S.add(
      polys(flower(q[0], q[1], R, 8, q[0]), bloom),
      ...flower(q[0], q[1], R, 8, q[0]).map((p) => line(p, K.black, 1.2, true)),
      dot(q[0], q[1], R * 0.34, K.black),
      dot(q[0], q[1], R * 0.16, K.yellow),
    ).block(ellipse(q[0], q[1], R), 5);
  };
  walk(stem, 34)
    .slice(1, -1)
    .forEach((k, i) => {
      for (const sg of [-1, 1]) {
        const p = leaf(k.p[0], k.p[1], 32 - k.t * 8, 8, k.a + sg * 0.85, 0.12 * sg);
        S.add(
          fill(p, sg > 0 ? K.leaf : K.green),
          line(p, K.black, 1.5, true),
          line([k.p, polar(k.p[0], k.p[1], 22, k.a + sg * 0.85)], K.black, 1.1),
        ).block(p, 4);
      }
      if (i % 2) {
        const sg = i % 4 === 1 ? 1 : -1,
          q = polar(k.p[0], k.p[1], 40, k.a + sg * 0.5);
        S.add(line([k.p, q], K.black, 4), line([k.p, q], K.green, 2));
        head(q, 12);
      }
    });
  head(stem[stem.length - 1], 17);
}

function toddyPalms(seed: number): Painting {
  const S = new Sheet(seed, W, H),
    i0 = M + T;
  S.blockRim(i0, 4, 2);
  const soil = rect(i0, GY, W - 2 * i0, H - i0 - GY);
  S.add(
    fill(soil, K.green),
    dots(
      series(80, (i) => [i0 + 8 + (i % 40) * 16, GY + 18 + Math.floor(i / 40) * 20] as Point),
      3,
      K.leaf,
    ),
    line(polyline(i0, GY, W - i0, GY), K.black, 3),
  ).block(soil, 2);
  for (const [x, h, lean, c] of [
    [96, 330, 22, K.white],
    [236, 190, -16, K.pink],
    [356, 300, 14, K.yellow],
    [506, 380, -22, K.white],
    [588, 240, 20, K.pink],
    [690, 330, -16, K.yellow],
  ] as const)
    shrub(S, x, GY + 6, h, lean, c);
  palm(S, 292, GY + 6, 590, -10);
  palm(S, 548, GY + 6, 660, 14);
  S.add(around(M, M, W - 2 * M, H - 2 * M, T, band));
  tapper(S, 286, 524);
  const w1 = storyFigure(
    S,
    424,
    GY + 26,
    2.4,
    { ...STANCE.carryHead, fx: 1 },
    woman(K.yellow, K.blue, K.white),
  );
  pot(S, w1.headC[0], w1.headC[1] - 57, 1.8, K.brown);
  const w2 = storyFigure(
    S,
    630,
    GY + 26,
    2.15,
    { ...STANCE.carryHead, aR: [0.5, 2.7], fx: -1 },
    woman(K.white, K.leaf, K.yellow),
  );
  pot(S, w2.headC[0], w2.headC[1] - 51, 1.6, K.brown);
  pot(S, w2.handR[0] - 2, w2.handR[1] - 16, 1, K.black);
  // a child looks up at its mother and reaches for the pot
  storyFigure(
    S,
    518,
    GY + 26,
    1.36,
    { aL: [-0.4, 0.1], aR: [-2.2, -2.7], lL: [-0.3, -0.1], lR: [0.3, 0], lean: -0.1, fx: -1 },
    painted('man', K.yellow, K.pink, '', { bare: true, sash: K.blue }),
  );
  carrier(S, 178, GY + 26, 2.3);
  [
    [236, 182, 1, K.leaf],
    [372, 260, -1, K.sky],
    [648, 150, -1, K.leaf],
    [452, 168, 1, K.sky],
  ].forEach(([x, y, f, c]) => {
    const B = place(bird(), x as number, y as number, 0.82, 0, f as number);
    S.add(
      fill(B.tail, K.blue),
      ink(B.tail, K.black, 2),
      fill(B.body, c as string),
      ink(B.body, K.black, 2.4),
      fill(B.wing, K.green),
      ink(B.wing, K.black, 2),
      fill(B.beak, K.yellow),
      dot(B.eye[0], B.eye[1], 4.6, K.white),
      dot(B.eye[0], B.eye[1], 2.2, K.black),
    )
      .block(B.body, 6)
      .block(B.tail, 5);
  });
  S.pack(
    i0,
    i0,
    W - i0,
    GY,
    15,
    420,
    (x, y, i) =>
      S.add(
        polys(flower(x, y, 14, 8, i), [K.white, K.yellow, K.pink][i % 3]),
        dot(x, y, 4.4, K.black),
        ...[0.7, 2.4].map((a) => fill(leaf(x + 8 * Math.cos(a), y + 10, 13, 3.6, a), K.leaf)),
      ),
    13,
  );
  S.pack(
    i0,
    i0,
    W - i0,
    GY,
    4,
    900,
    (x, y) => S.add(dots(polyline(x, y - 3, x + 3.4, y + 2, x - 3.4, y + 2), 1.5, K.yellow)),
    8,
  );
  return S.art(K.red, { ...GROUND.cloth, mottle: 1.1, grain: 0.8 });
}

export const work: Work = {
  id: 'gallery-folk-cheriyal-toddy-palms',
  collection: 'gallery',
  seed: 13,
  width: 780,
  height: 1000,
  alt: 'A toddy tapper hugs a palm with a rope and a sickle; below, a man carries pots on a yoke and two women on their heads, a child reaching up, on flat red.',
  draw: toddyPalms,
};
