/** One big Mithila fish over a lotus, on red. */
import { frame, hatched, petals } from '../../draw/borders.ts';
import { ellipse, rect } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, fill } from '../../draw/svg.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

function tile(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.turmeric, K.marigold, K.paper, K.rose]);
  const bands = [
    { t: 12, band: hatched },
    { t: 40, band: petals, corner: false },
  ];
  const f = frame(SIZE, SIZE, 8, bands, r, borderStyle([K.turmeric, K.leaf, K.paper]));
  m.add(fill(rect(f.x, f.y, f.w, f.h), K.kumkum));
  m.lotus(SIZE / 2, SIZE - 84, 150);
  m.block(ellipse(SIZE / 2, SIZE - 120, 150, 86));
  m.fish(SIZE / 2 + 30, 218, 1.58, -0.06, 1, K.turmeric, K.indigo, 22);
  m.block(ellipse(124, 232, 62, 78));
  m.fillGround(rect(f.x + 4, f.y + 4, f.w - 8, f.h - 8), [24, 17, 11], 5);
  return {
    w: SIZE,
    h: SIZE,
    bg: K.paper,
    body: clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) + f.svg,
    finish: { seed, surface: 'paper', wobble: 1.6, mottle: 1.1, vignette: 0.2, age: 0.2 },
  };
}

export const work: Work = {
  id: 'memory-madhubani',
  collection: 'memory',
  seed: 3,
  width: SIZE,
  height: SIZE,
  alt: 'One large yellow Madhubani fish with blue fins above a pink lotus on red.',
  draw: tile,
};
