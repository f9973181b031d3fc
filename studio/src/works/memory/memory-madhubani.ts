/** One big Mithila fish over a lotus, on red. */
import { curveThrough, offsets } from '../../draw/curves.ts';
import { polar } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { bounds, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { frame, hatched, petals } from '../../motifs/borders.ts';
import { place } from '../../motifs/place.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

/** The face of a Mithila fish: an eye of rings with lashes, banded gill, and a smile. */
function face(F: ReturnType<typeof fish>): string {
  const e = bounds(F.eye),
    x = (e.x0 + e.x1) / 2 - 9,
    y = (e.y0 + e.y1) / 2 + 3,
    rim = bounds(F.body).x1;
  const smile = curveThrough(offsets(rim, y, [-5, 27, -18, 32, -36, 31, -47, 23]));
  return (
    each(walk(ellipse(x, y, 22), 8, true), (k) =>
      line([k.p, polar(k.p[0], k.p[1], 4.5, k.a - Math.PI / 2)], K.turmeric, 2.2),
    ) +
    each(
      [
        [22, K.turmeric],
        [17.5, K.kumkum],
        [14, K.paper],
        [7, INK],
      ],
      ([r, c]) => fill(ellipse(x, y, r as number), c as string) + ink(ellipse(x, y, r as number), INK, 1.6),
    ) +
    dot(x + 2.4, y - 2.4, 2.2, K.paper) +
    line(smile, INK, 5.4) +
    line(smile, K.rose, 2.8) +
    dots(
      walk(F.gill, 11).map((k) => polar(k.p[0], k.p[1], 9, k.a + Math.PI / 2)),
      3,
      K.paper,
    )
  );
}

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
  const [fx, fy, fs, turn] = [SIZE / 2 + 40, 224, 1.72, -0.06];
  m.fish(fx, fy, fs, turn, 1, K.turmeric, K.indigo, 22);
  m.add(face(place(fish(22), fx, fy, fs, turn)));
  // no flower grows over tail or fins
  const F = place(fish(22), fx, fy, fs, turn);
  for (const part of [F.tail, F.top, F.bot, F.bot2]) {
    const b = bounds(part);
    m.block(ellipse((b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2, (b.x1 - b.x0) / 2 + 12, (b.y1 - b.y0) / 2 + 12));
  }
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
  alt: 'One large smiling yellow Madhubani fish with blue fins above a pink lotus on red.',
  draw: tile,
};
