/** Raas moon: the full moon of autumn fills the sky; below it Krishna, many times over, and the gopis dance in a ring. */
import { polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, linearGradient, radialGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { beads, frame, petals, plain } from '../../motifs/borders.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { water } from '../../traditions/pichwai/landscape.ts';
import { finish } from '../../traditions/pichwai/people.ts';
import { MOONLIT, fullMoon, moonTree, raas } from '../../traditions/pichwai/raas.ts';
import { WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [780, 1000];
const MOON: Point = [390, 292];

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 7, band: goldLine, corner: false },
      { t: 24, band: plain('#142a4a'), corner: false },
      { t: 24, band: petals },
      { t: 5, band: goldLine, corner: false },
      { t: 11, band: beads, corner: false },
    ],
    r,
    { ...BORDER, cols: ['#8fb0d0', '#e6eef6', '#c9d8e8'], bg: '#0c1a30' },
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const [mx, my] = MOON;
  let s = fill(rect(L, T, f.w, f.h), 'url(#night)') + dot(mx, my, 400, 'url(#shine)');
  for (const [x, y] of scatter(rect(L, T, f.w, 480), 27, r)) {
    if (Math.hypot(x - mx, y - my) < 226) continue;
    s += r.chance(0.22) ? polys(rosette(x, y, 5, 4, x), '#e6eef6') : dot(x, y, 1.1, '#c9d8e8');
  }
  s += fullMoon(mx, my, 194);
  const glade = 566;
  const lim: [number, number, number] = [L - 20, R + 20, T - 20];
  for (const sg of [-1, 1])
    s +=
      moonTree(W / 2 + sg * 292, T + 398, 96, 158, glade + 40, r, lim) +
      moonTree(W / 2 + sg * 214, glade - 62, 74, 76, glade + 34, r, lim);
  // glade in moonlight with the ring drawn in silver sand
  s +=
    fill(ellipse(W / 2, glade + 180, f.w * 0.72, 210), '#2b5a72') +
    fill(rect(L, glade + 176, f.w, B), '#2b5a72');
  const [rx, ry, gy] = [252, 104, glade + 172];
  s +=
    fill(ellipse(W / 2, gy, rx + 56, ry + 40), '#5c8aa0', 'opacity=".6"') +
    fill(ellipse(W / 2, gy, rx - 44, ry - 34), '#86aec0', 'opacity=".55"');
  for (const k of [0, 7])
    s += line(ellipse(W / 2, gy, rx + 56 - k, ry + 40 - k), '#e6eef6', k ? 0.8 : 1.8, true);
  s += each(scatter(rect(L + 6, glade + 30, f.w - 12, 300), 30, r), ([x, y]) =>
    ((x - W / 2) / (rx + 62)) ** 2 + ((y - gy) / (ry + 46)) ** 2 < 1
      ? ''
      : each([-0.5, 0, 0.5], (a) => fill(leaf(x, y, 13, 2.4, -Math.PI / 2 + a), '#4f8a8c')) +
        dot(x, y - 14, 2.6, '#e6eef6'),
  );
  const half = [0.265, 0.8, 1.46, 2.12, 2.68];
  const stations = [...half, ...half.map((a) => Math.PI * 2 - a).reverse()];
  s += raas(
    { cx: W / 2, cy: gy, rx, ry, n: stations.length, far: 0.335, near: 0.45, lift: 44, stations, lean: 0.12 },
    r,
  );
  // the Yamuna with white lotuses that open by moonlight
  s +=
    water(L, B - 74, f.w, 80, r) +
    ink(polyline(L, B - 74, R, B - 74), '#c9d8e8', 2.2, { closed: false, taper: 0 });
  for (let i = 0; i < 7; i++)
    s +=
      pad(L + ((i + 0.4) * f.w) / 7, B - 32 + (i % 2) * 12, 30, '#2c5a66', '#a9c4da', '#0c1a30', 0.2, 0.36) +
      lotus(L + ((i + 0.5) * f.w) / 7, B - 26 + (i % 2) * 10, 30, WHITE_LOTUS, 9);
  return {
    w: W,
    h: H,
    bg: '#0c1a30',
    defs:
      MOONLIT +
      linearGradient('night', 0, T, 0, B, [0, '#101f3d'], [0.55, '#2a4f74'], [1, '#23465c']) +
      radialGradient('shine', mx, my, 400, [0, '#e6eef6', 0.85], [0.6, '#9fbcd6', 0.34], [1, '#9fbcd6', 0]),
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

export const work: Work = {
  id: 'work-gokulesh-purbiya-moon',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'A vast full moon stands over a silver-blue grove where Krishna and the gopis dance in a ring by the river.',
  draw,
};
