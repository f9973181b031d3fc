/** Rows of cows under a kadamba grove, lotus river below. */
import { curve, curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { transform } from '../../../draw/geometry.ts';
import { ink, inked } from '../../../draw/ink.ts';
import { clip, each, linearGradient } from '../../../draw/markup.ts';
import { scatter, walk } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../../draw/svg.ts';
import { type frame, beads } from '../../../motifs/borders.ts';
import { type CowMood, moodCow } from '../../../motifs/painted/cow-moods.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { bud, lotus, pad } from '../../../motifs/painted/lotus.ts';
import { paintParrot } from '../../../motifs/painted/parrot.ts';
import { paintPeacock } from '../../../motifs/painted/peacock.ts';
import { paintSwan } from '../../../motifs/painted/swan.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER, clothFrame, lotusBand } from '../bands.ts';
import { stem, tufts } from '../ground.ts';
import { handPrint } from '../hand-print.ts';
import { grove, water } from '../landscape.ts';
import { COW, K, LOTUS, PEACOCK, WHITE_LOTUS, surface } from '../style.ts';

/** Where the palms of the herdsmen have printed henna, and which way the fingers point. */
const PRINTS: Record<CowMood, readonly [number, number, number][]> = {
  proud: [
    [-72, -16, -1.2],
    [-20, 4, -1.9],
    [34, -14, -1.4],
  ],
  back: [
    [-66, -14, -1.3],
    [-14, 6, -1.8],
    [36, -6, -1.5],
  ],
  grazing: [
    [-62, -18, -1.2],
    [-10, 2, -1.9],
  ],
  scratching: [
    [-64, -16, -1.4],
    [-16, 4, -1.8],
  ],
  resting: [
    [-66, 30, -1.3],
    [-14, 44, -1.8],
    [38, 34, -1.4],
  ],
  front: [
    [-58, -12, -1.3],
    [-8, 10, -1.7],
  ],
};

/** Side trees, then great kadamba. */
function sideTrees(cx: number, f: ReturnType<typeof frame>, wy: number, r: Rng, seed: number): string {
  let s = '';
  for (const sg of [-1, 1])
    s += grove(
      cx + sg * f.w * 0.37,
      wy - 190,
      loopThrough(
        ...transform(ellipse(0, 0, 92, 132, 0, 14), cx + sg * f.w * 0.39, f.y + 170, 1).flatMap((q) => [
          Math.max(f.x - 10, Math.min(f.x + f.w + 10, q[0] + r.between(-8, 8))),
          Math.max(f.y - 8, q[1] + r.between(-8, 8)),
        ]),
      ),
      r,
      18,
      false,
    );
  s += grove(
    cx,
    wy - 60,
    loopThrough(
      ...ellipse(cx, f.y + 176, 186, 168, 0, 16).flatMap((q) => [
        q[0] + r.between(-10, 10),
        Math.max(f.y + 6, q[1] + r.between(-10, 10)),
      ]),
    ),
    r,
    36,
  );
  for (const sg of [-1, 1]) s += stem([cx + sg * 226, wy - 176], [cx + sg * 222, f.y + 210], 13);
  // boughs on which the peacocks stand
  for (const sg of [-1, 1]) {
    const bough = ribbon(
      curve([
        [cx - 4, f.y + 384],
        [cx + sg * 58, f.y + 356],
        [cx + sg * 112, f.y + 351],
        [cx + sg * 172, f.y + 336],
      ]),
      widths(10, 6.5, 5, 1.6),
    );
    s += inked(bough, '#6b4426', K.line, 1.1);
  }
  s += stem([cx - 2, wy - 92], [cx - 6, f.y + 190], 25);
  const grass = new Rng(seed + 5);
  // two terraces of grass, each with its edge of gold and flowers
  for (const [y, lift, col] of [
    [wy - 112, 12, '#1d4a30'],
    [wy - 6, 0, '#17402a'],
  ] as const) {
    const edge = curve([
      [f.x - 4, y - 40],
      [cx - 150, y - 54 - lift],
      [cx, y - 46],
      [cx + 150, y - 54 - lift],
      [f.x + f.w + 4, y - 40],
    ]);
    s +=
      fill([...edge, [f.x + f.w + 4, y + 112], [f.x - 4, y + 112]], col) +
      line(edge, K.gold, 1.8) +
      each(
        walk(edge, 19),
        (k, i) =>
          each([-0.5, 0, 0.5], (a) => fill(leaf(k.p[0], k.p[1] + 1, 13, 2.6, -Math.PI / 2 + a), '#3f7c4c')) +
          (i % 2
            ? polys(rosette(k.p[0], k.p[1] - 12, 4.2, 5, i), i % 4 === 1 ? '#e0708f' : K.conch) +
              dot(k.p[0], k.p[1] - 12, 1.4, K.goldHi)
            : ''),
      ) +
      tufts(rect(f.x + 8, y - 24, f.w - 16, 84), grass, 30);
  }
  s +=
    paintPeacock(cx - 112, f.y + 306, 0.46, 1, PEACOCK, { tail: 'trail' }) +
    paintParrot(cx + 96, f.y + 326, 0.5, -1) +
    paintParrot(cx + 148, f.y + 312, 0.46, 1, 0.1);
  // the herd: behind, four that turn and stoop; before them, great cows that overlap, one of them cut by the frame
  const stand = (x: number, foot: number, k: number, fx: 1 | -1, mood: CowMood): string =>
    fill(ellipse(x, foot + 2, 96 * k, 9 * k), '#0a1a14', 'opacity=".5"') +
    moodCow(x, foot - (mood === 'resting' ? 106 : 114) * k, k, fx, mood, COW, r) +
    each(PRINTS[mood], ([u, v, a]) =>
      handPrint([x + u * k * fx, foot - (114 - v) * k], k * 0.82, fx > 0 ? a : Math.PI - a, '#a8281c'),
    );
  s +=
    stand(cx - 226, wy - 128, 0.62, 1, 'proud') +
    stand(cx + 232, wy - 134, 0.6, -1, 'scratching') +
    stand(cx - 74, wy - 142, 0.58, 1, 'back') +
    stand(cx + 92, wy - 126, 0.62, -1, 'grazing');
  s += tufts(rect(f.x + 8, wy - 116, f.w - 16, 34), grass, 26);
  s +=
    stand(cx - 190, wy - 12, 0.84, 1, 'resting') +
    paintCow(cx - 258, wy - 44, 0.4, 1, COW, r) +
    stand(cx + 262, wy - 16, 0.94, -1, 'proud') +
    stand(cx + 4, wy - 4, 0.86, 1, 'front') +
    paintCow(cx + 128, wy - 38, 0.42, -1, COW, r);
  return s;
}

export function gopashtamiCows(seed: number, W = 780, H = 1000): Painting {
  const r = new Rng(seed),
    f = clothFrame(
      W,
      H,
      r,
      8,
      [
        { t: 56, band: lotusBand },
        { t: 14, band: beads, corner: false },
      ],
      BORDER,
    ),
    cx = W / 2;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  const B = f.y + f.h,
    wy = B - 190; // gold-dotted night and small flowering tufts
  s += dots(scatter(rect(f.x, f.y, f.w, wy - f.y), 17, r), 1.05, K.gold);
  for (const [x, y] of scatter(rect(f.x + 10, f.y + f.h * 0.4, f.w - 20, f.h * 0.42), 44, r)) {
    for (const a of [-0.6, -0.2, 0.2, 0.6]) s += fill(leaf(x, y + 12, 22, 3.4, -Math.PI / 2 + a), '#2f6a3e');
    s +=
      polys(rosette(x, y - 8, 5.6, 5), r.pick(['#e0708f', K.goldHi, K.conch])) +
      dot(x, y - 8, 1.7, '#8c1c1e');
  }
  s += sideTrees(cx, f, wy, r, seed);
  s +=
    water(f.x, wy, f.w, B - wy, r) +
    ink(polyline(f.x, wy, f.x + f.w, wy), K.gold, 2.6, { closed: false, taper: 0 });
  const pts = scatter(rect(f.x + 20, wy + 34, f.w - 40, B - wy - 44), 50, r, 0, 3).sort(
    (a, b) => a[1] - b[1],
  );
  for (const [x, y] of pts)
    s += pad(
      x + r.between(-12, 12),
      y + 10,
      r.between(24, 32),
      '#2a6644',
      '#8fbf7a',
      '#10291c',
      r.between(-0.4, 0.4),
      0.42,
    );
  pts.forEach(([x, y], i) => {
    s +=
      line(curveThrough(x, y + 14, x + 3, y + 2, x, y - 8), '#4f8a52', 2) +
      (i % 4 === 0
        ? bud(x, y, 30, LOTUS)
        : lotus(x, y, r.between(30, 40), i % 5 === 1 ? WHITE_LOTUS : LOTUS, 9));
  });
  s += paintSwan(cx - 84, B - 72, 0.52, 1, K.line) + paintSwan(cx + 10, B - 58, 0.46, 1, K.line);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient('ng', 0, f.y, 0, wy, [0, '#0d1b2b'], [0.5, '#11261f'], [1, '#17382a']),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: surface(seed),
  };
}
