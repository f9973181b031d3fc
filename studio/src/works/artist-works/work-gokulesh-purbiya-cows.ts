/** Six cows in six gold niches, two rows, each looking at something different. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { beads, frame } from '../../motifs/borders.ts';
import { type CowMood, moodCow } from '../../motifs/painted/cow-moods.ts';
import { bud, lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine, lotusBand } from '../../traditions/pichwai/bands.ts';
import { tufts } from '../../traditions/pichwai/ground.ts';
import { COW, K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1080, 812];

/** Size of the cows. */
const S = 0.78;

const MOODS: readonly [CowMood, number, string][] = [
  ['proud', 1, '#12352a'],
  ['back', 1, '#6e1518'],
  ['grazing', -1, '#12352a'],
  ['scratching', 1, '#6e1518'],
  ['resting', 1, '#12352a'],
  ['front', -1, '#6e1518'],
];

/** Lobed arch of a niche. */
const lobes = (x: number, y: number, w: number): Poly => {
  const half = w / 2;
  return series(61, (i): Point => {
    const t = i / 60;
    const [u, v] = polar(0, 0, 1 + 0.055 * Math.abs(Math.sin(t * Math.PI * 7)), Math.PI * (1 + t));
    return [x + half + u * half * 0.93, y + v * 86];
  });
};

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 7, band: goldLine, corner: false },
      { t: 46, band: lotusBand },
      { t: 6, band: goldLine, corner: false },
      { t: 12, band: beads, corner: false },
    ],
    r,
    BORDER,
  );
  let s = fill(rect(f.x, f.y, f.w, f.h), '#e9cf94');
  const [cw, ch] = [(f.w - 8) / 3, (f.h - 8) / 2];
  MOODS.forEach(([mood, fx, ground], i) => {
    const x = f.x + 4 + (i % 3) * cw;
    const y = f.y + 4 + Math.floor(i / 3) * ch;
    const [nx, nw, foot] = [x + 14, cw - 28, y + ch - 14];
    const arch = lobes(nx, y + 118, nw);
    const niche: Poly = [[nx + 8, foot], ...arch, [nx + nw - 8, foot]];
    // gilded spandrels with a lotus in each corner
    s += dots(scatter(rect(x + 6, y + 6, cw - 12, 120), 9, r), 0.9, '#b98a34');
    for (const sg of [0, 1])
      s += lotus(sg ? x + cw - 32 : x + 32, y + 52, 22, i % 2 ? LOTUS : WHITE_LOTUS, 7);
    s += fill(niche, ground) + clip(niche, dots(scatter(niche, 26, r, 6), 1.2, '#d9ad4caa'));
    const grass: Poly = ellipse(x + cw / 2, foot + 14, cw * 0.6, 62);
    s += clip(
      niche,
      fill(grass, ground === '#6e1518' ? '#2b4a26' : '#1f5a3a') +
        tufts(rect(nx + 14, foot - 44, nw - 28, 30), r, 30),
    );
    s += clip(
      niche,
      each(
        series(9, (k) =>
          leaf(x + (k + 0.5) * (cw / 9), y + 28 + Math.abs(k - 4) ** 2 * 3.2, 22, 6, Math.PI / 2, 0, 0.5),
        ),
        (q) => edged(q, '#3c7a44', '#0f2418', 0.8),
      ),
    );
    const cy = foot - 20 - (mood === 'resting' ? 104 : 114) * S;
    s += clip(
      niche,
      moodCow(
        x + cw / 2 - (mood === 'back' || mood === 'scratching' ? -12 : 4) * fx,
        cy,
        S,
        fx,
        mood,
        COW,
        r,
      ),
    );
    s +=
      line(niche, K.line, 7, true) +
      line(niche, K.gold, 4.4, true) +
      each(walk(arch, 17), (k) => dot(...k.p, 3.4, '#8c1c1e'));
    s += bud(x + cw / 2, y + 26, 22, LOTUS, Math.PI);
  });
  for (const k of [1, 2])
    s += ink(polyline(f.x + 4 + k * cw, f.y, f.x + 4 + k * cw, f.y + f.h), '#8c1c1e', 3, {
      closed: false,
      taper: 0,
    });
  s += ink(polyline(f.x, f.y + 4 + ch, f.x + f.w, f.y + 4 + ch), '#8c1c1e', 3, { closed: false, taper: 0 });
  for (const k of [1, 2])
    s +=
      polys(rosette(f.x + 4 + k * cw, f.y + 4 + ch, 17, 8, 0.2), K.gold) +
      dot(f.x + 4 + k * cw, f.y + 4 + ch, 5, '#8c1c1e');
  return { w: W, h: H, bg: K.night, body: clip(rect(f.x, f.y, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'work-gokulesh-purbiya-cows',
  collection: 'artist-works',
  seed: 5,
  width: W,
  height: H,
  alt: 'Six white cows with red palm prints in six gold niches: one proud, one looking back, one grazing, one licking, one resting, one facing us.',
  draw,
};
