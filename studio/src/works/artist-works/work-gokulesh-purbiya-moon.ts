/** Raas moon: the full moon of autumn fills the sky; below it Krishna, many times over, and the gopis dance in a ring. */
import { polyline } from '../../draw/curves.ts';
import { type Point, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, group, linearGradient, radialGradient } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { POSES } from '../../figures/poses.ts';
import { beads, frame, petals, plain } from '../../motifs/borders.ts';
import { lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine } from '../../traditions/pichwai/bands.ts';
import { blob } from '../../traditions/pichwai/ground.ts';
import { water } from '../../traditions/pichwai/landscape.ts';
import { finish, gopi, krishna, put } from '../../traditions/pichwai/people.ts';
import { WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [780, 1000];
const MOON: Point = [390, 292];

/** Tree in moonlight: whorls of leaves that catch silver on their upper side. */
function moonTree(
  x: number,
  y: number,
  rx: number,
  ry: number,
  foot: number,
  r: Rng,
  lim: [number, number, number],
): string {
  const crown = blob(x, y, rx, ry, r, lim);
  let s =
    ink(polyline(x, foot, x + 4, y + ry * 0.5), '#1a1a2c', 20, { closed: false, taper: 0.1 }) +
    fill(crown, '#101e33');
  for (const [a, b] of scatter(crown, 24, r, -4, 2).sort((p, q) => p[1] - q[1])) {
    const turn = r.between(0, 1);
    for (let i = 0; i < 7; i++) {
      const d = turn + (i / 7) * Math.PI * 2;
      const q = leaf(a, b, 20, 4.8, d);
      s +=
        edged(q, Math.sin(d) < -0.1 ? '#4d7396' : '#264463', '#0c1626', 0.7) +
        line([[a, b], polar(a, b, 16, d)], '#a9c4da', 0.6);
    }
    if (r.chance(0.28)) s += polys(rosette(a, b, 6, 6, a), '#e9eef4') + dot(a, b, 2, '#d9b65a');
  }
  return s;
}

/** Dancers from the far side to the near one, the pair in the middle. */
function paintDancers(gy: number, rx: number, ry: number, r: Rng): string {
  let s = '';
  const n = 12;
  const path = walk(ellipse(W / 2, gy, rx, ry), 4, true);
  const ring = series(n, (i) => {
    const [x, y] = path[Math.floor(((i + 0.5) / n) * path.length)].p;
    return { i, x, y, s: 0.335 + 0.1 * ((y - gy + ry) / (2 * ry)), fx: x > W / 2 ? -1 : 1 };
  });
  const pair = [
    {
      y: gy + 12,
      svg: () => put(krishna(POSES.flute(), { flute: 0.2 }), r.fork(), W / 2 - 26, gy + 12, 0.44),
    },
    { y: gy + 13, svg: () => put(gopi(0, POSES.namaste()), r.fork(), W / 2 + 36, gy + 13, 0.42, -1) },
  ];
  const dancers = ring.map((d) => ({
    y: d.y,
    svg: () =>
      fillShadow(d.x, d.y, d.s) +
      (d.i % 2
        ? put(gopi(d.i, POSES.ring()), r.fork(), d.x, d.y, d.s, d.fx)
        : put(krishna(POSES.ring(), { flute: undefined }), r.fork(), d.x, d.y, d.s, d.fx)),
  }));
  for (const d of [...dancers, ...pair].sort((a, b) => a.y - b.y)) s += d.svg();
  return s;
}

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
  // the moon: silver in rings, a hare's shade in it
  s +=
    dot(mx, my, 194, '#f4f6f4') +
    group(
      dot(mx - 54, my + 46, 120, '#a9bccb') + dot(mx + 66, my - 40, 74, '#c3d2de'),
      'opacity=".5" filter="url(#b24)"',
    );
  s +=
    line(ellipse(mx, my, 194, 194, 0, 120), '#93a9bf', 2, true) +
    line(ellipse(mx, my, 185, 185, 0, 120), '#c3d0dc', 1.2, true) +
    line(ellipse(mx, my, 206, 206, 0, 120), '#e6eef6', 1.4, true, 'opacity=".7"');
  s += dots(
    series(88, (i) => polar(mx, my, 217, (i / 88) * Math.PI * 2)),
    2,
    '#d9b65a',
  );
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
  const [rx, ry, gy] = [236, 104, glade + 164];
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
  s += paintDancers(gy, rx, ry, r);
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
      linearGradient('night', 0, T, 0, B, [0, '#101f3d'], [0.55, '#2a4f74'], [1, '#23465c']) +
      radialGradient('shine', mx, my, 400, [0, '#e6eef6', 0.85], [0.6, '#9fbcd6', 0.34], [1, '#9fbcd6', 0]),
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    finish: finish(seed),
  };
}

/** Soft shadow under the feet. */
const fillShadow = (x: number, y: number, s: number): string =>
  fill(ellipse(x, y + 2, 46 * s, 12 * s), '#12263c', 'opacity=".5"');

export const work: Work = {
  id: 'work-gokulesh-purbiya-moon',
  collection: 'artist-works',
  seed: 6,
  width: W,
  height: H,
  alt: 'A vast full moon stands over a silver-blue grove where Krishna and the gopis dance in a ring by the river.',
  draw,
};
