/** A golden swan on a dark lake, a lotus vine in its beak, in the glowing manner of Nirmal. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { lerp, type Point, polar, type Poly, series, TAU } from '../../draw/geometry.ts';
import { clip, each, group, radialGradient, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { creeper, flower, goldLeaf, goldLotus } from '../../traditions/nirmal/flowers.ts';
import { gilt, K, strokes } from '../../traditions/nirmal/style.ts';
import { vineBorder } from '../../traditions/nirmal/vine-border.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 960];

/** Plumes of the tail, each longer than the one above and curling at its end. */
function tailPlumes(T: (p: Poly) => Poly): string {
  let s = '';
  for (const [bx, by, L, w, a, k] of [
    [-150, 10, 120, 17, 3.0, 0.34],
    [-160, -6, 156, 19, 3.2, 0.4],
    [-158, -22, 176, 20, 3.46, 0.42],
    [-146, -36, 168, 18, 3.74, 0.4],
    [-128, -46, 140, 15, 4.02, 0.36],
  ] as const) {
    const p = T(leaf(bx, by, L, w, a, k, 0.6));
    s += gilt(p, { col: K.bronze, w: 11 });
    const mid = series(13, (i): Point => [
      (p[i + 1][0] + p[27 - i][0]) / 2,
      (p[i + 1][1] + p[27 - i][1]) / 2,
    ]);
    s +=
      line(mid, K.light, 1.1) +
      strokes(
        mid
          .slice(2)
          .flatMap((c) => [-1, 1].map((d): Poly => [c, polar(c[0], c[1], w * 0.62, a + k * 1.4 + d * 0.8)])),
        K.glow,
        0.6,
      );
    const tip = p[14];
    s += line(
      series(34, (i) => polar(tip[0] + 4, tip[1] - 12, 15 * (1 - i / 38), 1.9 - i * 0.28)),
      K.light,
      2.2,
    );
  }
  return s;
}

/** Feathers that grow in rows from the shoulder and lengthen backwards, each row over the last. */
function layeredWing(x: number, y: number): string {
  let s = '';
  for (const [n, L, w, from, to, ox, oy, col] of [
    [10, 262, 19, -2.86, -1.98, -34, -10, K.bronze],
    [10, 204, 18, -2.92, -1.9, -22, -8, K.gold],
    [9, 146, 16, -2.98, -1.8, -10, -6, '#dcae54'],
    [9, 98, 14, -3.06, -1.66, 2, -4, K.light],
    [8, 62, 11, -3.2, -1.5, 12, -2, '#dcae54'],
    [7, 36, 8, -3.4, -1.3, 20, 0, K.light],
  ] as const)
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        a = lerp(from, to, t),
        p = leaf(x + ox + t * 14, y + oy - t * 10, L * (1 - 0.24 * t), w, a, 0.15, 0.68);
      s += gilt(p, { col, w: w * 0.5, rim: K.glow });
      const mid = series(12, (j): Point => [
        (p[j + 2][0] + p[26 - j][0]) / 2,
        (p[j + 2][1] + p[26 - j][1]) / 2,
      ]);
      s += line(mid, K.umber, 0.9);
      if (L > 90)
        s += lines(
          mid
            .slice(3)
            .flatMap((c) => [-1, 1].map((d): Poly => [c, polar(c[0], c[1], w * 0.6, a + 0.2 + d * 0.7)])),
          K.umber,
          0.6,
        );
    }
  return s;
}

/** The swan in one line from beak to tail, breast to the right. Origin at the breast's centre. */
function swan(x: number, y: number): string {
  const T = (p: Poly): Poly => p.map(([a, b]) => [x + a, y + b]),
    // one S: crown, nape, hollow of the neck, breast, belly, tail
    spine = curveThrough(
      150,
      -292,
      122,
      -300,
      92,
      -272,
      92,
      -228,
      118,
      -172,
      132,
      -112,
      108,
      -44,
      40,
      -4,
      -60,
      -4,
      -140,
      -20,
      -206,
      -44,
    ),
    body = T(
      union([ribbon(spine, widths(15, 22, 19, 20, 23, 30, 48, 62, 46, 3)), ellipse(74, -2, 62, 52)], 16),
    ),
    beak = T(loopThrough(150, -302, 168, -300, 196, -286, 208, -276, 190, -276, 168, -278, 152, -280));
  let s = tailPlumes(T) + gilt(body, { w: 32, col: K.gold });
  // feathers of neck and breast: small scales that follow the S and grow towards the breast
  const scale: Poly[] = [];
  walk(T(spine), 10).forEach((q, j) => {
    if (q.t < 0.08) return;
    const w = 10 + 60 * Math.min(1, Math.max(0, (q.t - 0.2) * 1.7)),
      R = 4 + 4 * Math.min(1, q.t * 1.4);
    for (let d = -w; d <= w; d += R * 2) {
      const c = polar(q.p[0], q.p[1], d + (j % 2 ? R : 0), q.a + Math.PI / 2);
      scale.push(series(7, (k) => polar(c[0], c[1], R, q.a - 1.2 + k * 0.4)));
    }
  });
  s += clip(body, strokes(scale, K.umber, 1)) + layeredWing(x + 6, y - 12);
  for (const [t, R] of [
    [0.42, 27],
    [0.46, 32],
  ] as const) {
    const c = spine[Math.round(t * (spine.length - 1))];
    s += repeat(9, (i) => {
      const q: Point = [x + c[0] - R + (i / 8) * R * 2, y + c[1] + Math.sin((i / 8) * Math.PI) * 12 - 4];
      return clip(body, dot(q[0], q[1], 4.2, K.umber) + dot(q[0] - 0.6, q[1] - 0.6, 3.2, K.glow));
    });
  }
  s +=
    gilt(beak, { col: K.rose, lightCol: '#e8945c', w: 6 }) +
    line(T(curveThrough(152, -289, 176, -286, 204, -277)), K.deep, 1.3) +
    line(T(curveThrough(148, -306, 144, -292, 150, -278)), K.deep, 2);
  const eye = T(loopThrough(140, -293, 130, -299, 116, -297, 104, -290, 118, -287, 132, -288));
  s +=
    fill(eye, K.glow) +
    clip(eye, dot(x + 126, y - 293, 5.6, K.deep)) +
    line(eye, K.deep, 1.5, true) +
    line(T(curveThrough(144, -302, 126, -308, 106, -298)), K.umber, 1.8);
  for (const d of [-0.42, -0.14, 0.14, 0.42])
    s += gilt(T(leaf(112, -312, 46 - Math.abs(d) * 20, 5.4, -2.1 + d, 0.3)), { col: K.bronze, w: 4 });
  return s;
}

/** Lotuses and pads on the lake. */
function lotusesAndPads(sheet: Sheet, r: Rng): void {
  const padAt = (x: number, y: number, R: number) => {
    const p = ellipse(x, y, R, R * 0.36, 0, 40);
    return (
      fill(p, '#2f2a18') +
      lines(
        series(
          12,
          (i) =>
            [
              [x, y],
              [x + Math.cos((i / 12) * TAU) * R * 0.9, y + Math.sin((i / 12) * TAU) * R * 0.32],
            ] as Poly,
        ),
        K.green,
        0.9,
      ) +
      line(p, K.bronze, 1.4, true)
    );
  };
  for (const [x, y, R] of [
    [168, 812, 54],
    [300, 846, 44],
    [656, 806, 56],
    [536, 848, 46],
    [420, 824, 34],
  ] as const)
    sheet.add(padAt(x, y, R));
  for (const [x, y, R] of [
    [150, 806, 62],
    [296, 848, 44],
    [664, 800, 66],
    [540, 850, 48],
  ] as const)
    sheet.add(goldLotus(x, y, R));
  for (const [x0, x1, y1, a] of [
    [236, 224, 742, -1.7],
    [600, 612, 730, -1.4],
    [708, 714, 712, -1.5],
    [112, 108, 716, -1.6],
  ] as const)
    sheet.add(
      line(curveThrough(x0, 836, (x0 + x1) / 2 + 6, 790, x1, y1), K.bronze, 2.4) +
        gilt(leaf(x1, y1, 42, 12, a, 0, 0.42), { col: K.rose, lightCol: K.light, w: 6 }),
    );
  for (let i = 0; i < 26; i++)
    sheet.add(dot(r.between(110, W - 110), r.between(110, 200), r.between(0.8, 1.7), K.gold));
  sheet.add(
    flower(140, 138, 20) +
      flower(W - 140, 138, 20) +
      each([-1, 1], (sg) =>
        each([0.4, 1.1, 1.9], (d) =>
          goldLeaf(W / 2 + sg * (W / 2 - 140), 138, 40, 9, sg > 0 ? Math.PI - d : d, 0.1),
        ),
      ),
  );
  sheet.add(vineBorder(W, H, 20, 62));
}

function draw(seed: number): Painting {
  const sheet = new Sheet(seed, W, H),
    r = sheet.r,
    [cx, cy] = [W / 2 - 10, 560];
  sheet.add(
    `<defs>${radialGradient('glow', cx, cy - 90, 470, [0, '#6b4420'], [0.5, '#38231a'], [1, K.ground])}</defs>`,
  );
  sheet.add(fill(rect(0, 0, W, H), K.ground) + fill(rect(84, 84, W - 168, H - 168), 'url(#glow)'));
  // lake: gold ripples, deeper towards us
  const lake = rect(88, 640, W - 176, H - 728);
  let s = group(fill(lake, K.deep), 'opacity=".55" filter="url(#b14)"');
  for (let y = 640, i = 0; y < H - 92; y += 9 + i * 0.9, i++)
    s += line(
      series(70, (k): Point => [88 + k * 9.4, y + Math.sin(k * 0.46 + i * 1.7) * (2 + i * 0.24)]),
      i % 3 ? K.umber : K.bronze,
      1 + i * 0.05,
    );
  for (const [d, o] of [
    [0, 0.5],
    [16, 0.4],
    [36, 0.3],
    [60, 0.2],
  ])
    s += line(
      curveThrough(
        cx - 196 - d,
        656 + d * 0.7,
        cx - 60,
        676 + d,
        cx + 90,
        672 + d,
        cx + 190 + d,
        646 + d * 0.6,
      ),
      K.light,
      1.8,
      false,
      `opacity="${o}"`,
    );
  sheet.add(clip(rect(88, 88, W - 176, H - 176), s));
  // the moon of gold behind it
  sheet.add(
    group(dot(cx - 8, 340, 214, K.umber), 'opacity=".5" filter="url(#b14)"') +
      line(ellipse(cx - 8, 340, 214, 214, 0, 120), K.bronze, 2) +
      line(ellipse(cx - 8, 340, 206, 206, 0, 120), K.gold, 0.9),
  );
  sheet.add(
    repeat(60, (i) => {
      const q = polar(cx - 8, 340, 222, (i / 60) * TAU);
      return fill(leaf(q[0], q[1], i % 2 ? 15 : 9, 3, (i / 60) * TAU, 0, 0.4), i % 2 ? K.gold : K.bronze);
    }),
  );
  // a lotus vine grows through the moon, behind the swan
  const through = curveThrough(
    cx - 236,
    470,
    cx - 190,
    400,
    cx - 120,
    330,
    cx - 60,
    236,
    cx - 96,
    176,
    cx - 150,
    190,
    cx - 146,
    236,
  );
  sheet.add(creeper(through, 26, 40, 4) + goldLotus(cx - 138, 262, 40, 7));
  const twig = curveThrough(cx - 96, 300, cx - 20, 250, cx + 24, 200, cx + 10, 156);
  sheet.add(creeper(twig, 24, 32, 3));
  sheet.add(swan(cx + 22, cy + 34));
  // the vine from its beak, sweeping over and down the right side
  const [bx, by] = [cx + 226, cy - 242],
    vine = curveThrough(offsets(bx, by, [0, 0, 34, -26, 52, 30, 26, 110, 50, 196, 28, 262])),
    over = curveThrough(
      offsets(bx, by, [0, 0, 26, -92, -40, -172, -190, -202, -336, -188, -440, -122, -480, -30, -470, 30]),
    );
  sheet.add(creeper(over, 29, 44, 5) + creeper(vine, 29, 40, 5));
  sheet.add(goldLotus(bx + 26, by + 286, 46, 7) + goldLotus(bx - 470, by + 46, 44, 7));
  // the water laps at its breast
  sheet.add(
    group(
      lines(
        [0, 1, 2].map((i) =>
          curveThrough(
            [cx - 190 + i * 16, 640 + i * 9],
            [cx - 70, 652 + i * 9],
            [cx + 60, 646 + i * 9],
            [cx + 170 - i * 14, 636 + i * 9],
          ),
        ),
        K.light,
        1.6,
      ),
      'opacity=".7"',
    ),
  );
  lotusesAndPads(sheet, r);
  return sheet.art(K.ground, {
    surface: 'board',
    wobble: 0.6,
    grain: 0.8,
    mottle: 0.8,
    fibre: 0,
    vignette: 0.7,
    age: 0.4,
  });
}

export const work: Work = {
  id: 'gallery-south-indian-nirmal-hamsa',
  collection: 'gallery',
  seed: 8,
  width: W,
  height: H,
  alt: 'A golden swan glows on a black-brown lake, its wing raised and a leafy lotus vine in its beak, inside a gold creeper border.',
  draw,
};
