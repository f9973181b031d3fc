/** A golden swan on a dark lake, a lotus vine in its beak, in the glowing manner of Nirmal. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { clip, each, group, radialGradient, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { type Rng, lehmer } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { Sheet } from '../../draw/sheet.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import { creeper, flower, goldLeaf, goldLotus } from '../../traditions/nirmal/flowers.ts';
import { K, gilt, strokes } from '../../traditions/nirmal/style.ts';
import { vineBorder } from '../../traditions/nirmal/vine-border.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 960];

/** Rows of a spread wing: from the long quills to the small feathers of the shoulder. @param a0,a1 first and last direction */
function wing(x: number, y: number, a0: number, a1: number, k: number): string {
  let s = '';
  for (const [n, L, w, r0, col] of [
    [11, 262, 21, 60, K.bronze],
    [10, 190, 19, 46, K.gold],
    [9, 126, 17, 30, '#dcae54'],
    [8, 78, 15, 14, K.light],
  ] as const)
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        a = lerp(a0, a1, t),
        q = polar(x, y, r0, a),
        p = leaf(q[0], q[1], L * (1 - 0.2 * t) - r0, w, a, k * 0.14, 0.62);
      s += gilt(p, { col, w: 9, rim: K.glow });
      s += lines(
        [
          [p[0], p[14]],
          ...[0.4, 0.52, 0.64, 0.76, 0.88].flatMap((u) =>
            [-1, 1].map((d): Poly => {
              const c = p[Math.round(u * 14)],
                m: Point = [
                  (c[0] + p[28 - Math.round(u * 14)]?.[0]) / 2,
                  (c[1] + p[28 - Math.round(u * 14)]?.[1]) / 2,
                ];
              return [m, polar(m[0], m[1], w * 0.7, a + d * 0.6)];
            }),
          ),
        ],
        K.umber,
        0.7,
      );
    }
  return s;
}

/** Tail of curling plumes. */
function curlingTail(T: (p: Poly) => Poly, body: Poly): string {
  let s = '';
  for (const [bx, by, L, w, a, k] of [
    [-150, 0, 108, 20, 2.75, 0.5],
    [-164, -16, 128, 22, 3.0, 0.52],
    [-164, -28, 132, 21, 3.34, 0.46],
    [-150, -40, 118, 18, 3.7, 0.36],
  ] as const) {
    const p = T(leaf(bx, by, L, w, a, k, 0.55));
    s +=
      gilt(p, { col: K.bronze, w: 12 }) +
      strokes(
        [0.3, 0.5, 0.7, 0.85].flatMap((t) => {
          const i = Math.round(t * 14);
          return [[p[i], p[Math.min(28, i + 2)]] as Poly, [p[(28 - i) % p.length], p[14]] as Poly];
        }),
        K.light,
        0.5,
      );
    const tip = p[14];
    s += line(
      series(30, (i) => polar(tip[0], tip[1] - 8, 13 * (1 - i / 34), 1.5 + i * 0.3)),
      K.light,
      2,
    );
  }
  s += gilt(body, { w: 34, col: K.gold });
  return s;
}

/** The swan, breast to the right, head turned back over its wing. Origin at the breast's centre. */
function swan(x: number, y: number): string {
  const T = (p: Poly): Poly => p.map(([a, b]) => [x + a, y + b]);
  const neck = curveThrough(84, -6, 132, -62, 126, -136, 92, -190, 92, -244, 132, -278),
    body = T(
      union(
        [
          loopThrough([
            -210, -30, -150, 12, -80, 44, 10, 58, 84, 48, 126, 8, 112, -44, 60, -66, -20, -60, -120, -46,
          ]),
          ellipse(76, -2, 60, 54),
          ribbon(neck, widths(56, 40, 28, 22, 20, 22)),
          ellipse(136, -284, 29, 24),
        ],
        14,
      ),
    ),
    beak = T(loopThrough(156, -298, 182, -290, 212, -272, 186, -266, 158, -266));
  let s = '';
  s += curlingTail(T, body);
  // feathers of the breast and neck: small arcs in rows
  const scale: Poly[] = [];
  for (let row = 0; row < 26; row++)
    for (let i = 0; i < 22; i++) {
      const px = x - 70 + i * 11 + (row % 2) * 5.5,
        py = y - 230 + row * 11.4;
      scale.push(
        series(7, (k) => [px + Math.cos(0.3 + k * 0.42) * 5.6, py + Math.sin(0.3 + k * 0.42) * 5] as Point),
      );
    }
  s += clip(body, strokes(scale, K.umber, 1));
  s += wing(x - 6, y - 16, -2.98, -2.0, 1);
  // shoulder
  const shoulder = T(loopThrough(-66, -36, -30, -68, 26, -66, 62, -36, 48, 4, 2, 22, -44, 8));
  s +=
    gilt(shoulder, { w: 20, col: '#dcae54' }) +
    clip(
      shoulder,
      each(scatter(shoulder, 13, lehmer(77)), ([a, b]) =>
        line(
          series(7, (k) => [a + Math.cos(0.3 + k * 0.42) * 6, b + Math.sin(0.3 + k * 0.42) * 5.6] as Point),
          K.umber,
          1,
        ),
      ),
    );
  // necklace and anklet of pearls
  for (const [t, R] of [
    [0.3, 40],
    [0.36, 37],
  ] as const) {
    const c = neck[Math.round(t * (neck.length - 1))];
    s += repeat(11, (i) => {
      const q = polar(x + c[0], y + c[1], R * 0.92, -0.5 + (i / 10) * 3.1);
      return clip(body, dot(q[0], q[1], 4, K.umber) + dot(q[0] - 0.6, q[1] - 0.6, 3.1, K.glow));
    });
  }
  s +=
    gilt(beak, { col: K.rose, lightCol: '#e8945c', w: 8 }) +
    line(T(curveThrough(158, -279, 184, -278, 206, -272)), K.deep, 1.4);
  const eye = T(leaf(128, -290, 26, 7, 0.1));
  s +=
    fill(eye, K.glow) +
    clip(eye, dot(x + 142, y - 289, 5.4, K.deep)) +
    line(eye, K.deep, 1.8, true) +
    line(T(curveThrough(122, -298, 138, -303, 154, -297)), K.umber, 1.8);
  // crest
  for (const d of [-0.3, 0, 0.3])
    s += gilt(T(leaf(126, -300, 46, 7, -2.0 + d, 0.3)), { col: K.bronze, w: 5 });
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

/** Scatter wants a source of numbers; this one always starts alike. */

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
  for (let y = 636, i = 0; y < H - 92; y += 11 + i * 0.8, i++)
    s += lines(
      series(15, (k) => {
        const x = 96 + k * 44 + (i % 2) * 22;
        return curveThrough(x, y, x + 11, y + 4, x + 22, y, x + 33, y - 3);
      }),
      i % 3 ? K.umber : K.bronze,
      1.2,
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
  sheet.add(swan(cx + 22, cy + 34));
  // the vine from its beak, sweeping over and down the right side
  const [bx, by] = [cx + 226, cy - 240],
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
