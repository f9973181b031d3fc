/** A herd at evening, each cow in a mood of her own, by a lotus river under a canopy hung with lotuses on strings. */
import { curve, polyline } from '../../draw/curves.ts';
import type { Point } from '../../draw/geometry.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line, polys } from '../../draw/svg.ts';
import { beads, frame } from '../../motifs/borders.ts';
import { type CowMood, moodCow } from '../../motifs/painted/cow-moods.ts';
import { bud, lotusOpen } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { BORDER, goldLine, lotusBand } from '../../traditions/pichwai/bands.ts';
import { lotusRiver, tufts } from '../../traditions/pichwai/ground.ts';
import { COW, K, LOTUS, WHITE_LOTUS, surface } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

/** Lengths of the strings, from the left; the canopy hangs lower at both sides. */
const STRINGS = [132, 92, 114, 72, 100, 62, 88, 54, 88, 62, 100, 72, 114, 92, 132];

function cows(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 7, band: goldLine, corner: false },
      { t: 58, band: lotusBand },
      { t: 6, band: goldLine, corner: false },
      { t: 16, band: beads, corner: false },
    ],
    r,
    BORDER,
  );
  const [L, B, T] = [f.x, f.y + f.h, f.y];
  const hill = T + 236;
  let s = fill(rect(L, T, f.w, f.h), '#102c33');
  for (const [x, y] of scatter(rect(L + 8, T + 22, f.w - 16, 240), 24, r))
    s += polys(rosette(x, y, 3.6, 5, x), '#8a7a3e') + dot(x, y, 1, K.goldHi);
  // two meadows, one behind the other
  const slope = (y: number, lift: number): Point[] => [
    ...curve([
      [L, y],
      [L + f.w * 0.26, y - lift],
      [L + f.w * 0.5, y + lift * 0.3],
      [L + f.w * 0.76, y - lift],
      [L + f.w, y],
    ] as Point[]),
    [L + f.w, B],
    [L, B],
  ];
  s += fill(slope(hill, 18), '#1b4a3a') + line(slope(hill, 18).slice(0, -2), K.gold, 1.4);
  s += clip(slope(hill, 18), tufts(rect(L + 10, hill + 4, f.w - 20, 110), r, 34));
  const cow = (x: number, ground: number, k: number, fx: number, mood: CowMood): string => {
    const rest = mood === 'resting';
    return (
      group(
        fill(ellipse(x - fx * 6 * k, ground, 118 * k, 12 * k), '#071a14'),
        'opacity=".55" filter="url(#b8)"',
      ) + moodCow(x, ground - (rest ? 104 : 113) * k, k, fx, mood, COW, r)
    );
  };
  s += cow(L + 88, hill + 66, 0.44, -1, 'grazing') + cow(L + 348, hill + 58, 0.47, -1, 'proud');
  s += cow(L + 474, hill + 74, 0.42, 1, 'resting') + cow(L + 706, hill + 62, 0.47, 1, 'back');
  s += cow(L + 926, hill + 68, 0.44, 1, 'grazing');
  const near = hill + 112;
  s += fill(slope(near, 12), '#215a3e') + line(slope(near, 12).slice(0, -2), '#5c9250', 1.2);
  s += clip(slope(near, 12), tufts(rect(L + 10, near + 8, f.w - 20, 150), r, 38));
  const ground = B - 134;
  s += cow(L + 174, ground, 0.82, 1, 'back') + cow(L + 400, ground - 8, 0.82, 1, 'scratching');
  s += cow(L + 652, ground - 4, 0.82, -1, 'front') + cow(L + 870, ground, 0.82, -1, 'proud');
  // grass before the hoofs
  for (let i = 0; i < 54; i++) {
    const x = L + 8 + i * (f.w / 53.4);
    s += each([-0.6, -0.2, 0.2, 0.6], (a) =>
      fill(leaf(x, ground + 16 + (i % 3) * 3, 17, 3, -Math.PI / 2 + a), a < 0 ? '#3c7a44' : '#2f6a3e'),
    );
  }
  s += lotusRiver(f, B - 112, B, r);
  // the canopy: a valance of leaves, strings of pearls, a lotus at each end
  STRINGS.forEach((len, i) => {
    const x = L + ((i + 0.5) * f.w) / STRINGS.length;
    const R = len > 95 ? 30 : 25;
    const end = T + len;
    s += line(polyline(x, T, x, end), K.gold, 1.4);
    for (const k of walk(polyline(x, T + 24, x, end - R), 13))
      s += dot(...k.p, 3.6, '#5a3a12') + dot(...k.p, 3, '#fbf6e8');
    if (len > 95) s += lotusOpen(x, T + len * 0.46, 15, i % 2 ? LOTUS : WHITE_LOTUS, 8, i);
    s += lotusOpen(x, end, R, i % 2 ? WHITE_LOTUS : LOTUS, 9, i * 0.3);
    s += group(bud(0, 0, 24, LOTUS), `transform="translate(${x} ${end + R - 2}) rotate(180)"`);
  });
  for (let i = 0; i < 60; i++) {
    const x = L + ((i + 0.5) * f.w) / 60;
    s += fill(leaf(x, T - 2, i % 2 ? 34 : 26, 7.4, Math.PI / 2), i % 2 ? '#3c7a44' : '#6f9a4e');
    s += line(polyline(x, T, x, T + (i % 2 ? 27 : 20)), '#1d4a34', 1);
  }
  s += fill(rect(L, T, f.w, 8), '#b3262a') + line(polyline(L, T + 8, L + f.w, T + 8), K.gold, 2);
  return { w: W, h: H, bg: K.night, body: clip(rect(L, T, f.w, f.h), s) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'event-pichwai-cows',
  collection: 'events',
  seed: 12,
  width: W,
  height: H,
  alt: 'Nine white cows with gold horns and hand prints graze, rest and look about on two green slopes above a lotus river, under lotuses hung on strings of pearls.',
  draw: cows,
};
