/** Twenty-four darshans: the deity in the cave of Govardhan, and about him the dresses of the year's festivals in a gold grid. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { bud, lotus } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { lotusSeat } from '../../traditions/pichwai/ground.ts';
import { CLOTHS, K, finish } from '../../traditions/pichwai/people.ts';
import { banana, bowl, rocks, toran } from '../../traditions/pichwai/shrine.ts';
import { COW, LOTUS, PEACOCK, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Dress } from '../../traditions/pichwai/swaroop-brush.ts';
import { swaroop } from '../../traditions/pichwai/swaroop.ts';
import type { Work } from '../../work.ts';

/** Side of a small panel; the sheet is six by eight of them. */
const CELL = 116;
const EDGE = 36;
const [W, H] = [CELL * 6 + EDGE * 2, CELL * 8 + EDGE * 2];

/** What stands about the deity on a feast: ground colour and a few things painted into the panel. */
type Setting = [ground: string, scene: (x: number, y: number, r: Rng) => string];

const half = CELL / 2 - 6;
const box = (x: number, y: number) => rect(x - half, y - half, half * 2, half * 2);
const sown = (x: number, y: number, r: Rng, gap: number, one: (a: number, b: number, i: number) => string) =>
  each(scatter(box(x, y), gap, r, 4), ([a, b], i) => one(a, b, i));
const sides = (x: number, one: (px: number, sg: number) => string, d = 36) =>
  each([-1, 1], (g) => one(x + g * d, g));
const flower = (a: number, b: number, R: number, col: string, i = 0) =>
  polys(rosette(a, b, R, 7, i), col) + dot(a, b, R * 0.28, K.gold);

const SETTINGS: Setting[] = [
  ['#163a4a', (x, y, r) => sown(x, y, r, 20, (a, b) => lotus(a, b + 5, 11, LOTUS, 7))],
  ['#8c1c1e', (x, y) => toran(polyline(x - half, y - 40, x + half, y - 40), 13, 9)],
  [
    '#f3ead6',
    (x, y, r) =>
      sown(x, y, r, 15, (a, b, i) =>
        dot(a, b, 2 + (i % 3), ['#d8344a', '#f0a61e', '#e0559a', '#7fae3c'][i % 4]),
      ),
  ],
  ['#1d4a34', (x, y) => sides(x, (px) => banana(px, y + 46, 46, 0.36))],
  [
    '#0d1b33',
    (x, y, r) => dots(scatter(box(x, y), 11, r), 0.9, '#f3e7c0') + dot(x - 32, y - 32, 9, '#fbf4da'),
  ],
  ['#d98a2b', (x, y, r) => sown(x, y, r, 17, (a, b, i) => flower(a, b, 5, '#b3262a', i))],
  [
    '#2b3a66',
    (x, y, r) =>
      lines(
        scatter(box(x, y), 9, r).map(([a, b]): Poly => [
          [a, b],
          [a - 2, b + 9],
        ]),
        '#c9d6dc',
        0.9,
      ) +
      each(
        [-34, -12, 12, 34],
        (d) => dot(x + d, y - 46, 15, '#52628c') + line(arc(x + d, y - 46, 15, 0.2, 2.9), K.gold, 1.2),
      ),
  ],
  [
    '#0f4a4a',
    (x, y) => sides(x, (px, g) => paintPeacock(px - g * 2, y + 30, 0.15, -g, PEACOCK, { tail: 'up' })),
  ],
  [
    '#5c1216',
    (x, y) =>
      sides(x, (px) =>
        each(
          [0, 1, 2],
          (i) =>
            fill(leaf(px, y + 34 - i * 24, 13, 3.6, -Math.PI / 2, 0, 0.35), '#f7a93c') +
            fill(leaf(px, y + 34 - i * 24, 8, 1.8, -Math.PI / 2, 0, 0.35), '#fff3c2') +
            line(
              curveThrough(px - 7, y + 34 - i * 24, px, y + 38 - i * 24, px + 7, y + 34 - i * 24),
              K.gold,
              3,
            ),
        ),
      ),
  ],
  [
    '#7d1a20',
    (x, y) =>
      sides(x, (px) => bowl(px, y + 38, 12, ['#f0b23c', '#fbf1dc'])) +
      sides(x, (px) => bowl(px, y + 14, 9, ['#e58aa0', '#a9c86a'])),
  ],
  [
    '#14324a',
    (x, y) =>
      line(curveThrough(x - half, y + 36, x, y + 44, x + half, y + 36), '#7fa6b8', 1) +
      fill(
        loopThrough(x - 44, y + 30, x - 30, y + 42, x, y + 47, x + 30, y + 42, x + 44, y + 30, x, y + 38),
        '#b3262a',
      ) +
      sides(x, (px) => bud(px, y + 26, 14, LOTUS)),
  ],
  [
    '#2f6a3e',
    (x, y) => sides(x, (px, g) => paintCow(px - g * 3, y + 32, 0.14, -g, COW, new Rng(3), { cloth: g > 0 })),
  ],
  [
    '#f0d9a0',
    (x, y, r) => sown(x, y, r, 16, (a, b, i) => fill(leaf(a, b, 11, 3, i), i % 2 ? '#3c7a44' : '#e5632c')),
  ],
  ['#4a2a6a', (x, y, r) => sown(x, y, r, 18, (a, b, i) => flower(a, b, 4.6, K.conch, i))],
  [
    '#123a2c',
    (x, y) =>
      sides(
        x,
        (px) =>
          line(polyline(px, y - 50, px, y + 20), K.gold, 1.4) +
          each(walk(polyline(px, y - 48, px, y + 18), 8), (k, i) =>
            flower(k.p[0], k.p[1], 4, i % 2 ? '#f0a9b8' : K.conch, i),
          ) +
          bud(px, y + 30, 13, LOTUS, Math.PI),
      ),
  ],
  ['#b9c8d0', (x, y, r) => sown(x, y, r, 19, (a, b) => lotus(a, b + 5, 10, WHITE_LOTUS, 7))],
  [
    '#6e1518',
    (x, y) =>
      sides(
        x,
        (px) =>
          edged(rect(px - 5, y - 22, 10, 68), '#1d4a34', K.gold, 1.2) +
          dot(px, y - 28, 7, K.gold) +
          flower(px, y - 28, 5, '#f0a9b8'),
      ),
  ],
  [
    '#e3b3b8',
    (x, y, r) => sown(x, y, r, 16, (a, b, i) => flower(a, b, 5.4, i % 2 ? '#b3264e' : '#fbf3e6', i)),
  ],
  [
    '#1d3a5a',
    (x, y) =>
      repeat(9, (i) =>
        line(
          curveThrough(
            [x - half, y + 12 + i * 5],
            [x - 20, y + 10 + i * 5],
            [x + 20, y + 14 + i * 5],
            [x + half, y + 12 + i * 5],
          ),
          '#7fa6b8',
          0.8,
        ),
      ) + sides(x, (px) => lotus(px, y + 42, 14, LOTUS, 7)),
  ],
  [
    '#a9602a',
    (x, y) =>
      sides(
        x,
        (px, g) =>
          repeat(7, (i) =>
            fill(
              leaf(px + g * 6, y - 44 + i * 5, 20, 4, Math.PI / 2 + g * (i - 3) * 0.2),
              i % 2 ? '#3c7a44' : '#5c9250',
            ),
          ) +
          dot(px, y - 20, 4, '#f0b23c') +
          dot(px + g * 7, y - 15, 4, '#e5632c'),
      ),
  ],
  [
    '#f6efe2',
    (x, y, r) =>
      sown(x, y, r, 14, (a, b, i) => (i % 3 ? dot(a, b, 1.6, K.gold) : flower(a, b, 4, '#d9688b', i))),
  ],
  [
    '#3d0f2c',
    (x, y, r) => dots(scatter(box(x, y), 9, r), 1.1, K.gold) + sides(x, (px) => bud(px, y + 44, 18, LOTUS)),
  ],
  [
    '#2c6a5a',
    (x, y) =>
      each(
        [-0.9, -0.5, 0, 0.5, 0.9],
        (a) =>
          fill(leaf(x, y + 52, 92, 11, -Math.PI / 2 + a, a * 0.2), '#1f5343') +
          line([[x, y + 52], polar(x, y + 52, 80, -Math.PI / 2 + a)], '#9fd07a', 0.8),
      ),
  ],
  [
    '#8a3a1c',
    (x, y, r) =>
      sown(
        x,
        y,
        r,
        15,
        (a, b, i) =>
          polys(
            series(4, (k) => leaf(a, b, 6, 2, (k / 4) * TAU + 0.78)),
            i % 2 ? '#f3d889' : '#e58a2b',
          ) + dot(a, b, 1.2, '#5c1216'),
      ),
  ],
];

const silk = (
  base: string,
  shade: string,
  motif: string,
  border = '#8c1c1e',
  border2 = '#f3d889',
  pattern: 'plain' | 'stripe' = 'plain',
) => cloth(base, shade, motif, border, border2, pattern);

/** Dresses of the year, light and dark in turn, so that neighbours differ. */
const DRESSES: Dress[] = [
  { robe: silk('#f6efe2', '#b39c80', '#d9688b') },
  { robe: silk('#e8a02c', '#8a4210', '#8c1c1e'), gear: 'turban', turban: CLOTHS[1] },
  { robe: silk('#fbf6ea', '#b59a8a', '#d8344a', '#e0559a'), gear: 'pagh', turban: CLOTHS[2] },
  { robe: silk('#b3262a', '#4c0b10', '#f1c65a', '#e0b44e') },
  {
    robe: silk('#f1f0ea', '#98a0b0', '#9fb0c8', '#c9d0dc', '#8a98b0'),
    gear: 'mukut',
    stole: CLOTHS[4],
  },
  { robe: silk('#2c7a4a', '#0d3420', '#f3d889', '#e0b44e', '#8c1c1e'), gear: 'kirita' },
  {
    robe: silk('#d0562c', '#6a1e0c', '#fbeec0', '#e0b44e', '#5c1216', 'stripe'),
    gear: 'turban',
    turban: CLOTHS[3],
  },
  { robe: silk('#e0b44e', '#8a5a14', '#1f5ea0', '#1f7a50') },
  { robe: silk('#d9ad4c', '#7a4a10', '#8c1c1e', '#f3d889', '#8c1c1e'), gear: 'kirita' },
  { robe: silk('#2f5fa0', '#10264f', '#f3d889', '#e0b44e', '#8c1c1e'), gear: 'turban', turban: CLOTHS[0] },
  { robe: silk('#f0b7c4', '#a8536c', '#b3264e', '#e0b44e') },
  {
    robe: silk('#e58a2b', '#84380c', '#fbeec0', '#b3262a', '#f3d889'),
    gear: 'pagh',
    turban: CLOTHS[0],
  },
  { robe: silk('#8c1c1e', '#3d0a0c', '#f3d889', '#e0b44e', '#5c1216') },
  { robe: silk('#f3d889', '#a8803a', '#7a3a78', '#7a3a78', '#fbf3e6'), gear: 'turban', turban: CLOTHS[5] },
  { robe: silk('#d9688b', '#7a1f42', '#fbeee6', '#e0b44e', '#8c1c1e') },
  {
    robe: silk('#3f7f8a', '#123a44', '#fbf3e6', '#e0b44e', '#123a44'),
    gear: 'pagh',
    turban: CLOTHS[4],
  },
  { robe: silk('#f1e3c4', '#a8906c', '#2c7a4a', '#2c7a4a', '#f3d889', 'stripe'), gear: 'kirita' },
  { robe: silk('#5c9250', '#1d4a24', '#fbf3e6', '#e0b44e', '#8c1c1e'), gear: 'turban', turban: CLOTHS[2] },
  { robe: silk('#fbf6ea', '#b59a8a', '#2f5fa0', '#2f5fa0', '#f3d889'), gear: 'mukut' },
  {
    robe: silk('#f0c65a', '#9a6a18', '#b3262a', '#b3262a', '#fbf3e6'),
    gear: 'pagh',
    turban: CLOTHS[1],
  },
  { robe: silk('#b3264e', '#5a0c24', '#fbe3ea', '#e0b44e', '#5a0c24'), gear: 'turban', turban: CLOTHS[3] },
  { robe: silk('#e9dcc0', '#9a8460', '#8c1c1e', '#e0b44e', '#8c1c1e') },
  { robe: silk('#e5622c', '#7a2408', '#fbeec0', '#e0b44e', '#8c1c1e'), gear: 'kirita' },
  { robe: silk('#1d4a7a', '#0c2240', '#f3d889', '#e0b44e', '#f3d889'), gear: 'mukut' },
];

/** Winter coats, summer dhotis and full skirts in turn. */
const LOWER = ['ghagra', 'jama', 'dhoti', 'ghagra', 'dhoti'] as const;

/** Columns and rows of the ring of panels, clockwise from the upper left. */
const RING: Point[] = [
  ...series(6, (i): Point => [i, 0]),
  ...series(6, (i): Point => [5, i + 1]),
  ...series(6, (i): Point => [5 - i, 7]),
  ...series(6, (i): Point => [0, 6 - i]),
];

/** The large darshan in the middle. */
function shrine(r: Rng): string {
  const f = { x: EDGE + CELL, y: EDGE + CELL, w: CELL * 4, h: CELL * 6 },
    cx = W / 2,
    B = f.y + f.h,
    foot = B - 104;
  let s =
    fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)') + dots(scatter(rect(f.x, f.y, f.w, f.h), 15, r), 1, K.gold);
  const arched = (k: number): Poly => [
    [cx - 168 - k, foot + 30],
    ...series(49, (i): Point => {
      const a = Math.PI + (i / 48) * Math.PI;
      return [cx + Math.cos(a) * (168 + k), f.y + 214 + Math.sin(a) * (172 + k)];
    }),
    [cx + 168 + k, foot + 30],
  ];
  s += rocks(arched(34), r.fork(), ['#7a4a6a', '#4f6a8e', '#3f7f78', '#a8705a', '#6a5a94'], 27);
  s +=
    fill(arched(-26), K.line) +
    fill(arched(-29), K.gold) +
    fill(arched(-34), '#a8241f') +
    clip(
      arched(-34),
      group(dot(cx, f.y + 200, 150, 'url(#halo)'), '') +
        each(scatter(arched(-34), 26, r, 6), ([x, y], i) =>
          flower(x, y, 6, i % 2 ? '#d9614a' : '#7d1216', i),
        ),
    );
  // creatures of the cave: parrots, a cow's head, lotus tufts
  for (const sg of [-1, 1]) s += paintPeacock(cx + sg * 150, f.y + 66, 0.24, -sg, PEACOCK, { tail: 'trail' });
  s += toran(polyline(f.x + 8, f.y + 12, f.x + f.w - 8, f.y + 12), 25, 17);
  for (const sg of [-1, 1]) s += banana(cx + sg * 188, foot + 38, 120, 0.52);
  for (const [y, w, h, col] of [
    [foot - 2, 250, 22, '#2c6a3c'],
    [foot + 20, 330, 24, '#8c1c1e'],
    [foot + 44, f.w, 20, '#2c6a3c'],
  ] as const) {
    const n = Math.round(w / 22);
    s +=
      fill(rect(cx - w / 2, y, w, h), col) +
      line(polyline(cx - w / 2, y, cx + w / 2, y), K.gold, 2.6) +
      repeat(n, (i) =>
        fill(
          leaf(cx - w / 2 + ((i + 0.5) * w) / n, y + h - 2, h - 6, 7, -Math.PI / 2, 0, 0.4),
          i % 2 ? K.goldHi : '#f0a9b8',
        ),
      );
  }
  s += lotusSeat(cx, foot - 2, 76) + swaroop(cx, foot - 4, 0.98, r);
  s += fill(rect(f.x, foot + 64, f.w, B - foot - 64), '#17384a');
  for (const sg of [-1, 1]) s += paintCow(cx + sg * 158, foot + 10, 0.4, -sg, COW, r, { cloth: sg > 0 });
  for (let i = 0; i < 9; i++)
    s += lotus(lerp(f.x + 26, f.x + f.w - 26, i / 8), B - 8, i % 2 ? 24 : 30, i % 2 ? WHITE_LOTUS : LOTUS, 9);
  return clip(rect(f.x, f.y, f.w, f.h), s);
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s =
    fill(rect(0, 0, W, H), '#4a0d12') +
    dots(scatter(rect(4, 4, W - 8, H - 8), 12, r), 0.9, '#c08a48') +
    shrine(r.fork());
  RING.forEach(([c, row], i) => {
    const x = EDGE + (c + 0.5) * CELL,
      y = EDGE + (row + 0.5) * CELL,
      own = r.fork(),
      [ground, scene] = SETTINGS[i];
    const inner =
      fill(box(x, y), ground) +
      scene(x, y, own) +
      group(dot(x, y - 18, 30, '#f3d889'), 'opacity=".3" filter="url(#b8)"') +
      fill(rect(x - half, y + 42, half * 2, 12), i % 2 ? '#2c6a3c' : '#b3262a') +
      line(polyline(x - half, y + 42, x + half, y + 42), K.gold, 1.6) +
      swaroop(x, y + 46, 0.178, own, { stole: CLOTHS[(i * 5 + 1) % 6], lower: LOWER[i % 5], ...DRESSES[i] });
    s += clip(box(x, y), inner) + line(box(x, y), K.line, 3, true) + line(box(x, y), K.gold, 1.6, true);
  });
  // gold grid with a flower on every crossing
  const grid = (p: Poly) => line(p, K.line, 7) + line(p, K.gold, 4.6) + line(p, '#6d3f10', 0.8);
  for (let i = 0; i <= 6; i++) {
    const x = EDGE + i * CELL;
    s +=
      i > 1 && i < 5
        ? grid(polyline(x, EDGE, x, EDGE + CELL)) + grid(polyline(x, H - EDGE - CELL, x, H - EDGE))
        : grid(polyline(x, EDGE, x, H - EDGE));
  }
  for (let j = 0; j <= 8; j++) {
    const y = EDGE + j * CELL;
    s +=
      j > 1 && j < 7
        ? grid(polyline(EDGE, y, EDGE + CELL, y)) + grid(polyline(W - EDGE - CELL, y, W - EDGE, y))
        : grid(polyline(EDGE, y, W - EDGE, y));
  }
  for (let i = 0; i <= 6; i++)
    for (let j = 0; j <= 8; j++) {
      if (i > 1 && i < 5 && j > 1 && j < 7) continue;
      const [x, y] = [EDGE + i * CELL, EDGE + j * CELL];
      s +=
        dot(x, y, 9.6, K.line) +
        dot(x, y, 8.6, K.gold) +
        polys(rosette(x, y, 7.4, 8, 0.2), '#b3262a') +
        dot(x, y, 2.2, K.goldHi);
    }
  // outer margin: lotuses and buds between gold rules
  for (let i = 0; i < 13; i++)
    for (const y of [18, H - 18])
      s +=
        i % 2
          ? bud(lerp(EDGE, W - EDGE, i / 12), y + 10, 18, WHITE_LOTUS)
          : lotus(lerp(EDGE, W - EDGE, i / 12), y + 9, 18, LOTUS, 7);
  for (let i = 1; i < 16; i++)
    for (const x of [18, W - 18])
      s +=
        i % 2
          ? bud(x, lerp(EDGE, H - EDGE, i / 16) + 9, 18, WHITE_LOTUS)
          : lotus(x, lerp(EDGE, H - EDGE, i / 16) + 8, 16, LOTUS, 7);
  s += line(rect(4, 4, W - 8, H - 8), K.gold, 4, true) + ink(rect(4, 4, W - 8, H - 8), K.line, 1);
  return {
    w: W,
    h: H,
    bg: '#4a0d12',
    defs:
      linearGradient('ng', 0, EDGE + CELL, 0, H - EDGE - CELL, [0, '#0d2233'], [1, '#123a2c']) +
      radialGradient('halo', W / 2, EDGE + CELL + 200, 150, [0, '#f3d889', 0.6], [1, '#f3d889', 0]),
    body: s,
    finish: { ...finish(seed), wobble: 0.5 },
  };
}

export const work: Work = {
  id: 'gallery-pichwai-chaubees-swaroop',
  collection: 'gallery',
  seed: 2,
  width: W,
  height: H,
  alt: 'Shrinathji stands in a rocky cave, framed by twenty-four small panels in a gold grid that show him in the dresses of the year.',
  draw,
};
