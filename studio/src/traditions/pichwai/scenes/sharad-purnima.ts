/** The ring dance under the autumn moon. */
import { curveThrough } from '../../../draw/curves.ts';
import { lerp, series } from '../../../draw/geometry.ts';
import { ink } from '../../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../../draw/svg.ts';
import { beads } from '../../../motifs/borders.ts';
import { paintCow } from '../../../motifs/painted/cow.ts';
import { lotus, pad } from '../../../motifs/painted/lotus.ts';
import { rosette } from '../../../motifs/plants/rosette.ts';
import { BORDER, clothFrame, lotusBandOn } from '../bands.ts';
import { water } from '../landscape.ts';
import { finish } from '../people.ts';
import { MOONLIT, fullMoon, moonTree, raas } from '../raas.ts';
import { COW, LOTUS, WHITE_LOTUS } from '../style.ts';

const SILVER_COW = { ...COW, body: '#e6ecf2', shade: '#6f87a6', cloth: '#35598a', spot: '#a9bfd6' };

/** Grass and white night flowers about the dancing floor. */
const nightFlowers = (
  area: ReturnType<typeof rect>,
  r: Rng,
  taken: (x: number, y: number) => boolean,
): string =>
  each(scatter(area, 27, r), ([x, y], i) =>
    taken(x, y)
      ? ''
      : each([-0.6, -0.2, 0.2, 0.6], (a) => fill(leaf(x, y, 15, 2.4, -Math.PI / 2 + a), '#3f7488')) +
        (i % 3
          ? dot(x, y - 15, 2.4, '#e6eef6')
          : polys(rosette(x, y - 14, 5.4, 6, i), '#e6eef6') + dot(x, y - 14, 1.6, '#d9b65a')),
  );

/** The autumn raas: Krishna beside every gopi, the ring turning under a full moon. */
export function sharadPurnima(seed: number, W = 1000, H = 1000): Painting {
  const r = new Rng(seed),
    cx = W / 2;
  const f = clothFrame(
    W,
    H,
    r,
    8,
    [
      { t: 52, band: lotusBandOn('#173157') },
      { t: 14, band: beads, corner: false },
    ],
    { ...BORDER, bg: '#0c1a30', cols: ['#8fb0d0', '#e6eef6', '#c9d8e8'] },
  );
  const [L, R, B] = [f.x, f.x + f.w, f.y + f.h];
  const [mx, my, mr] = [cx - 46, f.y + 178, 158];
  let s = fill(rect(L, f.y, f.w, f.h), 'url(#night)') + dot(mx, my, 420, 'url(#shine)');
  for (const [x, y] of scatter(rect(L, f.y, f.w, 400), 25, r))
    if (Math.hypot(x - mx, y - my) > mr * 1.2)
      s += r.chance(0.22) ? polys(rosette(x, y, 5, 4, x), '#e6eef6') : dot(x, y, 1.1, '#c9d8e8');
  s += fullMoon(mx, my, mr);
  const lim: [number, number, number] = [L - 30, R + 30, f.y - 30];
  const far = 452;
  s += group(
    each(
      series(22, (i) => i),
      (i) => fill(ellipse(L + i * 42, far - 14, 38, 26 + r.between(-8, 14)), '#25476b'),
    ),
    'filter="url(#b2)"',
  );
  s += fill(ellipse(cx, far + 140, f.w * 0.76, 164), '#2b5a78') + fill(rect(L, far + 110, f.w, B), '#2b5a78');
  for (const [x, y, rx, ry] of [
    [L + 84, f.y + 268, 124, 182],
    [R - 40, f.y + 190, 128, 214],
    [R - 196, f.y + 330, 74, 78],
    [L + 212, f.y + 372, 58, 54],
  ] as const)
    s += moonTree(x, y, rx, ry, far + 46, r, lim);
  const [gy, rx, ry] = [648, 352, 136];
  s +=
    fill(ellipse(cx, gy + 6, rx + 60, ry + 52), '#4f86a4', 'opacity=".75"') +
    fill(ellipse(cx, gy + 6, rx - 60, ry - 40), '#9cc3d4', 'opacity=".6"');
  for (const k of [0, 9])
    s += line(ellipse(cx, gy + 6, rx + 60 - k, ry + 52 - k, 0, 120), '#e6eef6', k ? 0.9 : 2.2, true);
  s += each(
    series(64, (i) => (i / 64) * Math.PI * 2),
    (a) => fill(leaf(cx + Math.cos(a) * (rx + 46), gy + 6 + Math.sin(a) * (ry + 39), 12, 3.6, a), '#e6eef6'),
  );
  s += each(scatter(ellipse(cx, gy + 6, rx + 30, ry + 26, 0, 60), 34, r), ([x, y], i) =>
    polys(rosette(x, y, i % 3 ? 2.6 : 4.4, 5, i), i % 4 ? '#cfe0ea' : '#e9b9c8'),
  );
  s += nightFlowers(
    rect(L + 6, far + 30, f.w - 12, 350),
    r,
    (x, y) => ((x - cx) / (rx + 66)) ** 2 + ((y - gy) / (ry + 60)) ** 2 < 1,
  );
  s += raas({ cx, cy: gy, rx, ry, n: 14, far: 0.42, near: 0.53, lift: 26 }, r);
  s +=
    paintCow(R - 66, B - 98, 0.62, -1, SILVER_COW, r, { cloth: true }) +
    paintCow(L + 30, B - 92, 0.5, 1, SILVER_COW, r);
  s +=
    water(L, B - 62, f.w, 70, r) +
    ink(curveThrough(L, B - 58, cx - 180, B - 66, cx + 120, B - 56, R, B - 64), '#c9d8e8', 2.4, {
      closed: false,
      taper: 0,
    });
  for (let i = 0; i < 10; i++) {
    const x = lerp(L + 16, R - 16, i / 9) + r.between(-14, 14),
      y = B - 22 + (i % 2) * 12;
    s +=
      pad(x - 14, y - 4, 30, '#2c5a66', '#a9c4da', '#0c1a30', 0.2, 0.36) +
      lotus(x, y, i % 3 ? 28 : 36, i % 4 === 1 ? LOTUS : WHITE_LOTUS, 9);
  }
  return {
    w: W,
    h: H,
    bg: '#0c1a30',
    defs:
      MOONLIT +
      linearGradient('night', 0, f.y, 0, far + 60, [0, '#0f1f40'], [0.6, '#2a4f78'], [1, '#7fa3bf']) +
      radialGradient('shine', mx, my, 420, [0, '#e6eef6', 0.85], [0.5, '#9fbcd6', 0.4], [1, '#9fbcd6', 0]),
    body: clip(rect(L, f.y, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}
