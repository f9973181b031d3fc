/** A Mohiniyattam dancer in off-white and gold sways by the water; a coconut palm bends with her and an edakka player keeps time. */
import { union } from '../../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { TAU, polar, series } from '../../../draw/geometry.ts';
import { walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { mudra } from '../../../motifs/hands/mudra.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { pleats } from '../../../motifs/people/pleats.ts';
import { drummer } from '../drummer.ts';
import { muralFace } from '../face.ts';
import { muralLotus, waves } from '../noble.ts';
import { INK, K, surface } from '../style.ts';
import { mural } from '../wall.ts';

const [W, H] = [800, 1000];

const SKIN = '#e6ac62',
  SHADE = '#96501c',
  CREAM = '#fbf1d8',
  FOLD = '#b89a62',
  GOLD = '#dba02c';
const HANDS = { skin: SKIN, alta: '#b5281a' };

/** Coconut palm: ringed trunk, combed fronds, nuts. */
function palm(b: Brush, trunk: number[]): void {
  const t = new Limb(polyline(trunk), 26, 20, 17, 14, 13);
  b.model(t.outline, '#9a5a2a', '#3a1a0c', 10);
  b.within(t.outline, () => {
    for (let i = 1; i < 26; i++) b.stroke(t.across(i / 26, -0.012), 0.6);
  });
  const [x, y] = t.at(1, 0);
  const frond = (a: number, L: number, droop: number) => {
    const spine = curveThrough([x, y], polar(x, y, L * 0.5, a), [
      x + Math.cos(a) * L,
      y + Math.sin(a) * L * 0.8 + droop,
    ]);
    const stations = walk(spine, 11);
    stations.slice(1).forEach((s, i) => {
      const n = stations.length,
        l = 62 * Math.sin(Math.PI * (0.18 + (0.8 * i) / n));
      for (const sg of [-1, 1])
        b.shape(
          leaf(...s.p, l, 5.4, s.a + sg * 0.72, -sg * 0.14, 0.4, 5),
          (i + (sg > 0 ? 1 : 0)) % 2 ? K.eri : '#6f9148',
          0.32,
        );
    });
    b.stroke(spine, 1, '#d9c16a');
  };
  for (const [a, L, d] of [
    [-2.7, 180, 60],
    [-0.3, 190, 60],
    [-2.15, 190, 20],
    [-0.9, 190, 20],
    [2.7, 140, 70],
    [0.5, 150, 70],
    [-1.5, 170, 0],
  ] as const)
    frond(a, L, d);
  for (const [dx, dy] of [
    [-16, 10],
    [14, 12],
    [0, 22],
  ] as const)
    b.model(ellipse(x + dx, y + dy, 15, 17), '#c98a2e', '#5a2c0c', 6, 0.7);
}

/** Face, hair drawn into a bun at the side, the ring of jasmine, the brow jewels. */
function head(b: Brush): void {
  const bun: [number, number] = [-62, -22];
  b.disc(...bun, 36, INK, 0.7);
  for (const r of [12, 22, 30])
    b.stroke(
      series(30, (i) => polar(...bun, r, (i / 29) * 5.4 + r)),
      0.4,
      '#6a4a34',
    );
  for (const [R, n, s] of [
    [37, 15, 10.5],
    [23, 9, 9],
  ] as const)
    for (let i = 0; i < n; i++) {
      const c = polar(...bun, R, (i / n) * TAU);
      for (let k = 0; k < 4; k++) b.shape(leaf(...c, s, s * 0.42, (k / 4) * TAU + i), '#fffaf0', 0.28);
      b.dot(...c, 1.8, K.manjal);
    }
  b.shape(
    loopThrough(-20, 36, -42, 16, -48, -22, -34, -56, 2, -68, 32, -56, 42, -28, 22, -42, -8, -40),
    INK,
    0.7,
  );
  muralFace(b, { skin: SKIN, shade: SHADE, lips: '#b5281a', gaze: [3, 3.4], kajal: 1.15 });
  // hair parted in the middle
  b.fill(
    loopThrough([
      -36, 10, -44, -22, -30, -54, 4, -66, 34, -54, 41, -26, 34, -40, 18, -53, 2, -46, -18, -34, -28, -14,
    ]),
    INK,
  );
  b.band(curveThrough(18, -54, 4, -47, -16, -36, -27, -16), GOLD, 6, K.chayilyam);
  b.band(curveThrough(19, -54, 30, -45, 37, -32), GOLD, 5);
  b.band(curveThrough(18, -54, 4, -66, -20, -62), GOLD, 5);
  b.disc(19, -44, 7, GOLD, 0.6);
  b.dot(19, -44, 3.4, K.chayilyam);
  for (const [x, y, c] of [
    [-8, -58, '#fff3d0'],
    [22, -58, GOLD],
  ] as const)
    b.disc(x, y, 6.4, c, 0.5);
  b.dot(17, -27, 3.8, '#b5281a');
  b.disc(25, 19, 2.8, GOLD, 0.4);
  b.disc(-36, 10, 11, GOLD, 0.8);
  b.dot(-36, 10, 5, K.chayilyam);
  b.shape(loopThrough(-42, 22, -30, 22, -24, 42, -48, 42), GOLD, 0.7);
  b.beads(polyline(-46, 45, -26, 45), 2.6, CREAM);
}

/** Feet, skirt and its two fans. She sinks over one bent knee, the other leg is set out to the side. */
function lower(b: Brush): void {
  foot(b, 268, 838, 0.94, 0, -1, SKIN, '#b5281a');
  foot(b, 462, 836, 0.94, 0, 1, SKIN, '#b5281a');
  for (const [x, fx] of [
    [268, -1],
    [462, 1],
  ] as const)
    for (const y of [826, 836, 846]) b.beads(curveThrough(x - 24, y, x + fx * 2, y + 6, x + 24, y), 4, GOLD);
  const bent = new Limb(jointed(422, 592, 520, 692, 460, 836), 54, 55, 47, 41, 33, 30),
    set = new Limb(jointed(354, 592, 284, 702, 276, 836), 54, 55, 47, 40, 32, 29);
  const skirt = union(
    [
      bent.outline,
      set.outline,
      loopThrough(312, 546, 380, 534, 456, 546, 482, 596, 460, 660, 310, 660, 290, 600),
      loopThrough(330, 600, 430, 600, 460, 700, 466, 826, 440, 834, 370, 842, 300, 836, 276, 828, 300, 700),
    ],
    14,
    1.8,
  );
  b.model(skirt, CREAM, FOLD, 16);
  b.within(skirt, () => {
    for (const [leg, inner] of [
      [bent, 1],
      [set, -1],
    ] as const) {
      // the cloth is tight over the thigh and hangs from the knee
      for (const [t0, t1, u0, u1] of [
        [0.12, 0.4, -0.55, -0.72],
        [0.2, 0.44, -0.15, -0.46],
        [0.6, 0.9, -0.62, -0.7],
        [0.62, 0.94, -0.3, -0.36],
        [0.1, 0.42, -0.86, -0.9],
        [0.46, 0.58, -0.3, -0.66],
      ] as const)
        b.stroke(
          series(12, (i) => leg.at(t0 + ((t1 - t0) * i) / 11, inner * (u0 + ((u1 - u0) * i) / 11))),
          0.5,
          '#7a5a24',
        );
      // the gold edge runs down the thigh, over the knee and down the shin
      const edge = series(40, (i) =>
        leg.at(0.04 + i * 0.0242, inner * (0.34 - 0.36 * Math.sin((i / 39) * Math.PI))),
      );
      b.band(edge, GOLD, 15);
      b.even(edge, K.chayilyam, 2.2);
      // knee
      b.stroke(
        series(12, (i) => leg.at(0.4 + i * 0.0115, inner * (-1 + (1 - Math.abs(i - 5.5) / 5.5) * 0.3))),
        0.5,
      );
    }
    // shins under the cloth
    b.stroke(curveThrough(436, 664, 462, 700, 470, 724, 456, 768, 436, 816), 0.8);
    b.stroke(curveThrough(340, 676, 322, 710, 318, 734, 316, 776, 306, 818), 0.8);
    const hem = curveThrough(222, 800, 270, 820, 306, 816, 370, 828, 434, 818, 470, 818, 510, 806);
    b.band(hem, GOLD, 19);
    b.even(hem, '#8a5a14', 2);
  });
  b.contour(skirt);
  const silk = { base: CREAM, shade: '#8a6a30' };
  pleats(
    b,
    polyline(358, 562, 346, 640, 334, 716, 322, 794),
    polyline(416, 562, 432, 640, 442, 714, 446, 790),
    {
      n: 10,
      ...silk,
      hems: [
        [0.5, 0.53, GOLD],
        [0.68, 0.71, GOLD],
        [0.86, 0.97, GOLD],
      ],
      zigzag: 6,
      sag: 12,
    },
  );
  pleats(b, polyline(360, 558, 350, 608, 332, 668), polyline(414, 558, 430, 606, 448, 660), {
    n: 9,
    ...silk,
    hems: [
      [0.6, 0.65, K.chayilyam],
      [0.72, 0.96, GOLD],
    ],
    zigzag: 5,
    sag: 16,
  });
}

/** Trunk, arms and head. */
function upper(b: Brush): void {
  // trunk leans in one wave over the hips; upper arms belong to it
  const far = new Limb(jointed(472, 386, 570, 442, 594, 340), 18, 25, 21, 19, 16, 12),
    near = new Limb(jointed(346, 396, 252, 476, 366, 494), 18, 25, 22, 19, 16, 12);
  const trunk = loopThrough([
    386, 350, 352, 362, 330, 384, 338, 418, 346, 448, 344, 478, 330, 512, 300, 556, 308, 590, 380, 604, 448,
    588, 454, 556, 444, 520, 446, 486, 464, 452, 480, 420, 490, 388, 470, 364, 432, 352,
  ]);
  const body = union([trunk, far.outline, near.strip(0, 0.36)], 9, 1.6);
  b.model(body, SKIN, SHADE, 16);
  b.within(body, () => {
    const blouse = loopThrough([
      270, 440, 330, 366, 372, 366, 396, 392, 424, 392, 446, 362, 500, 360, 556, 396, 536, 444, 500, 432, 478,
      466, 440, 480, 400, 474, 360, 482, 340, 470, 318, 484, 280, 470,
    ]);
    b.cloth(blouse, CREAM, () => {
      for (let i = 0; i < 18; i++)
        for (let j = 0; j < 9; j++)
          b.dot(270 + i * 17 + (j % 2) * 8, 358 + j * 16, 2.2, j % 2 ? GOLD : K.chayilyam);
      b.even(curveThrough(344, 474, 400, 468, 440, 474, 478, 460), GOLD, 10);
      b.even(far.across(0.31, 0), GOLD, 16);
      b.even(near.across(0.3, 0), GOLD, 16);
    });
    // hips wrapped
    b.fill(loopThrough(280, 552, 330, 542, 380, 556, 440, 540, 470, 552, 470, 640, 280, 640), CREAM);
  });
  b.contour(body);
  b.stroke(curveThrough(350, 440, 370, 456, 394, 450, 404, 438), 0.6);
  b.stroke(curveThrough(408, 438, 426, 454, 452, 446, 468, 426), 0.6);
  b.stroke(curveThrough(396, 492, 392, 520, 388, 540), 0.5);
  b.dot(391, 528, 2.8, INK);
  // the end of the sari: one long gold-edged diagonal from the hip over the shoulder
  const fall = new Limb(polyline(310, 584, 384, 504, 440, 430, 462, 366), 20, 18, 17, 15);
  b.cloth(fall.outline, CREAM, () => {
    b.even(fall.along(0.72), GOLD, 12);
    b.even(fall.along(-0.72), GOLD, 6);
    for (const u of [-0.3, 0, 0.3]) b.stroke(fall.along(u), 0.4, FOLD);
  });
  b.band(curveThrough(300, 556, 340, 576, 384, 582, 426, 574, 456, 552), GOLD, 18, K.chayilyam);
  for (let i = 0; i < 7; i++) {
    const x = 316 + i * 22;
    const y = 577 + 8 - (i - 3) ** 2 * 1.6;
    b.beads(polyline(x, y, x, y + 16), 2.8, GOLD);
    b.disc(x, y + 21, 4.4, K.chayilyam, 0.5);
  }
  // neck and necklaces
  b.shape(loopThrough(380, 364, 386, 334, 382, 304, 424, 304, 420, 334, 432, 362, 406, 384), SKIN, 0.8);
  for (const y of [336, 345]) b.stroke(curveThrough(388, y, 403, y + 5, 419, y), 0.4);
  b.band(curveThrough(374, 356, 404, 378, 434, 354), GOLD, 11, K.chayilyam);
  b.band(curveThrough(362, 362, 378, 400, 406, 412, 434, 400, 450, 360), GOLD, 8, K.eri);
  b.beads(curveThrough(350, 368, 372, 440, 408, 452, 442, 436, 462, 366), 4.6, GOLD);
  b.disc(408, 456, 10, GOLD, 0.6);
  b.dot(408, 456, 4.6, K.chayilyam);
  const h = b.on(396, 256, 1.14, -0.06);
  head(h);
  b.take(h);
  for (const t of [0.4, 0.44]) b.band(far.across(t, 0.01, 1.08), GOLD, 6, K.chayilyam);
  for (const t of [0.82, 0.88, 0.94]) b.band(far.across(t, 0.01, 1.1), GOLD, 7, K.chayilyam);
  mudra(b, 'alapadma', 596, 334, 0.98, -1.2, 1, HANDS);
  b.model(
    new Limb(jointed(...near.at(0.31, 0), 252, 476, 366, 494), 22, 21, 19, 16, 12).outline,
    SKIN,
    SHADE,
    10,
  );
  b.band(near.across(0.33, 0.01, 1.06), GOLD, 7, K.chayilyam);
  for (const t of [0.84, 0.89, 0.94]) b.band(near.across(t, 0.01, 1.1), GOLD, 7, K.chayilyam);
  mudra(b, 'hamsasya', 371, 496, 0.9, -0.12, 1, HANDS);
}

/** The whole wall. */
export function mohiniyattam(seed: number): Painting {
  const r = new Rng(seed);
  const b = new Brush(INK, 3.2);
  const { f, wall, border } = mural(
    W,
    H,
    r,
    '#a8371f',
    '#4f7440',
    (x, y) => Math.hypot((x - 400) / 190, (y - 520) / 360) < 0.72 || y > 850 || (x < 280 && y < 330),
  );
  b.add(wall);
  b.within(rect(f.x, f.y, f.w, f.h), () => {
    b.add(waves(f.x, f.x + f.w, 786, 872));
    for (const [x, k] of [
      [128, 40],
      [236, 34],
      [566, 40],
      [690, 34],
    ] as const)
      b.add(muralLotus(x, 846, k));
    palm(b, [206, 900, 118, 760, 108, 560, 170, 380, 214, 250]);
    b.shape(
      [
        ...curve([
          [40, 868],
          [200, 856],
          [420, 866],
          [640, 854],
          [770, 866],
        ]),
        [780, 1000],
        [20, 1000],
      ],
      '#4f7440',
      0.9,
    );
    for (let i = 0; i < 24; i++)
      for (let k = -1; k < 2; k++)
        b.shape(leaf(60 + i * 30, i % 2 ? 890 : 920, 24, 4, -Math.PI / 2 + k * 0.5), '#86a04a', 0.3);
  });
  b.add(border);
  drummer(b, 634, 882, 0.94, -1, 'edakka');
  const d = b.on(775, 14, 1, 0, -1);
  lower(d);
  // she leans from the hip
  const u = d.on(86, -43, 1, 0.13);
  upper(u);
  d.take(u);
  b.take(d);
  return { w: W, h: H, bg: '#a8371f', body: b.svg, finish: surface(seed) };
}
