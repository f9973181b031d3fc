/** Monsoon cloth: gold lightning, egrets across the clouds, gopis hurrying to the kadamba. */
import { curveThrough } from '../../draw/curves.ts';
import { type Poly, lerp } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, lines } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import type { frame } from '../../motifs/borders.ts';
import { cloudBank, lightning } from '../../motifs/painted/cloud.ts';
import { flyingEgret } from '../../motifs/painted/egret.ts';
import { kadamba } from '../../motifs/painted/kadamba.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { BORDER, clothFrame, lotusBand } from '../../traditions/pichwai/bands.ts';
import { blob, lotusRiver, tufts } from '../../traditions/pichwai/ground.ts';
import { grove } from '../../traditions/pichwai/landscape.ts';
import { K, finish, gopi, put } from '../../traditions/pichwai/people.ts';
import { banana } from '../../traditions/pichwai/shrine.ts';
import { PEACOCK } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [720, 1000];

/** Two skeins of egrets crossing the dark. */
function egretSkeins(f: ReturnType<typeof frame>, cx: number, ground: number, r: Rng): string {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const u = i / 8;
    s += flyingEgret(
      lerp(f.x + 54, f.x + f.w - 60, u),
      f.y + 126 - Math.sin(u * Math.PI) * 62 + (i % 2) * 12,
      0.56,
      1,
      K.line,
      0.3 + (i % 3) * 0.3,
      -0.14 + u * 0.2,
    );
  }
  for (let i = 0; i < 7; i++) {
    const u = i / 6;
    s += flyingEgret(
      lerp(f.x + f.w - 84, f.x + 90, u),
      f.y + 262 + Math.sin(u * Math.PI) * 40 + (i % 2) * 10,
      0.46,
      -1,
      K.line,
      0.9 - (i % 3) * 0.3,
      0.08 - u * 0.1,
    );
  }
  // meadow and the tree they run to
  s +=
    group(fill(ellipse(cx, ground - 60, 330, 130), '#2a6a42'), 'opacity=".6" filter="url(#b24)"') +
    tufts(rect(f.x + 6, ground - 190, f.w - 12, 196), r, 34);
  const lim: [number, number, number] = [f.x + 30, f.x + f.w - 30, f.y + 300];
  for (const sg of [-1, 1]) s += banana(cx + sg * 252, ground - 96, 116, 0.82);
  const can = blob(cx, f.y + 436, 214, 124, r, lim),
    bole = ribbon(
      curveThrough(
        [cx - 4, ground - 30],
        [cx - 2, ground - 64],
        [cx + 5, ground - 130],
        [cx - 3, f.y + 540],
        [cx, f.y + 470],
      ),
      widths(27, 19, 16, 14, 10),
    );
  s +=
    inked(bole, '#5a3820', '#1a0f08', 1.2) +
    lines(
      [-5, 0, 5].map((d) =>
        curveThrough(
          [cx - 4 + d * 2.4, ground - 34],
          [cx - 2 + d * 1.6, ground - 70],
          [cx + 5 + d, ground - 130],
          [cx - 3 + d, f.y + 560],
        ),
      ),
      '#8a6038',
      0.9,
    );
  s += grove(cx, ground - 40, can, r, 40, false);
  for (const [x, y] of scatter(can, 40, r, 6)) s += kadamba(x, y, 12, '#eaa32e', '#fbe2a0', '#5a2a10');
  s +=
    paintPeacock(cx - 74, f.y + 350, 0.42, 1, PEACOCK, { tail: 'trail' }) +
    paintPeacock(cx + 96, f.y + 346, 0.4, -1, PEACOCK, { tail: 'trail', look: 'back' });
  s += tufts(rect(cx - 40, ground - 40, 80, 16), r, 15);
  return s;
}

/** Gopis, arms raised, veils over their heads against the rain. */
function gopis(
  cx: number,
  ground: number,
  r: Rng,
  f: ReturnType<typeof frame>,
  wy: number,
  B: number,
): string {
  let s = '';
  const run = (a: [number, number], b: [number, number]) => ({
    ...withArms(
      POSES.dance(),
      { to: a, aim: -1.8, mudra: 'open' as const },
      { to: b, aim: -0.9, mudra: 'open' as const, order: 'front' as const },
    ),
    sweep: -14,
  });
  const cast = [
    [-222, -16, 0.64, 1, 0, run([-44, -436], [66, -400])],
    [-136, 14, 0.72, 1, 3, run([-58, -396], [72, -366])],
    [-58, -52, 0.6, 1, 4, run([-30, -444], [60, -408])],
    [64, -52, 0.6, -1, 1, run([-52, -402], [64, -392])],
    [140, 14, 0.72, -1, 5, run([-40, -438], [74, -366])],
    [224, -16, 0.64, -1, 2, run([-50, -404], [58, -412])],
  ] as const;
  for (const [dx, dy, k, fx, i, pose] of [...cast].sort((a, b) => a[1] - b[1]))
    s +=
      group(fill(ellipse(cx + dx, ground + dy + 4, 54 * k, 8), '#0c1f14'), 'opacity=".5" filter="url(#b3)"') +
      put(gopi(i, pose), r, cx + dx, ground + dy, k, fx);
  s += lotusRiver(f, wy, B, r) + dots(scatter(rect(f.x, f.y, f.w, 60), 30, r), 0.8, K.goldHi);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(W, H, r, 6, [{ t: 44, band: lotusBand }], BORDER);
  const B = f.y + f.h,
    wy = B - 84,
    ground = wy - 22;
  let s = fill(rect(f.x, f.y, f.w, f.h), 'url(#ng)');
  s += cloudBank(
    rect(f.x - 30, f.y - 40, f.w + 60, 286),
    46,
    {
      body: ['#1a2140', '#242d52', '#2f3b64', '#3d4b76', '#52628c'],
      rim: '#d9ad4c',
      edge: '#f3d889',
      lit: 'above' as const,
    },
    r.fork(),
  );
  s +=
    cloudBank(
      rect(f.x - 20, f.y + 232, f.w * 0.36, 50),
      30,
      { body: ['#3d4b76', '#52628c'], rim: '#d9ad4c', edge: '#f3d889', lit: 'above' as const },
      r.fork(),
    ) +
    cloudBank(
      rect(f.x + f.w * 0.66, f.y + 222, f.w * 0.36, 54),
      30,
      { body: ['#3d4b76', '#52628c'], rim: '#d9ad4c', edge: '#f3d889', lit: 'above' as const },
      r.fork(),
    );
  for (const [x, y, L] of [
    [-196, 190, 170],
    [-40, 250, 120],
    [92, 214, 150],
    [214, 186, 180],
  ] as const)
    s += lightning(cx + x, f.y + y, L, r.fork(), '#f3cf5a', '#ffe9a0');
  s += lines(
    scatter(rect(f.x, f.y + 260, f.w, 330), 15, r).map(([x, y]): Poly => [
      [x, y],
      [x - 3, y + 19],
    ]),
    '#c9d6dc',
    0.8,
    'opacity=".5"',
  );
  s += egretSkeins(f, cx, ground, r);
  s += gopis(cx, ground, r, f, wy, B);
  return {
    w: W,
    h: H,
    bg: '#2a0c0d',
    defs: linearGradient(
      'ng',
      0,
      f.y,
      0,
      B,
      [0, '#141a36'],
      [0.35, '#33466c'],
      [0.62, '#2f6a62'],
      [1, '#1b4a30'],
    ),
    body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'gallery-pichwai-varsha',
  collection: 'gallery',
  seed: 8,
  width: W,
  height: H,
  alt: 'White egrets fly across dark rolling clouds with gold lightning while gopis with raised arms hurry to a kadamba tree.',
  draw,
};
