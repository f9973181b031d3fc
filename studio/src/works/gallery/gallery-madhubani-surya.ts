/** Surya looks straight out of a wheel of flames, a bird in every corner. */
import { TAU, polar } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { motif, redrawn } from '../../draw/recording.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { songbird } from '../../traditions/madhubani/animals.ts';
import { page, stripBand } from '../../traditions/madhubani/page.ts';
import { spray } from '../../traditions/madhubani/plants.ts';
import { sun } from '../../traditions/madhubani/sky.ts';
import { K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 1000;

function surya(seed: number): Painting {
  const { m, f, done } = page(
    seed,
    SIZE,
    SIZE,
    [K.turmeric, K.paper, K.rose, K.marigold],
    [
      { t: 12, band: stripBand('lines', K.paper) },
      { t: 30, band: stripBand('teeth', K.kumkum, K.turmeric) },
      { t: 14, band: stripBand('eyes', K.paper, K.kumkum), corner: false },
    ],
    { ground: '#1f4a86' },
  );
  const c = SIZE / 2;
  // the outer wheel of long petals
  motif('Flames', () => {
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * TAU;
      m.part(
        leaf(...polar(c, c, 330, a), i % 2 ? 84 : 64, 25, a, 0, 0.42),
        i % 2 ? K.kumkum : K.marigold,
        'hatch',
        { gap: 3.4, step: 4.4, ang: a },
      );
    }
  });
  motif('Rings', () =>
    sun(m, c, c, 322, {
      face: 176,
      flame: 34,
      n: 48,
      moustache: true,
      flames: [K.turmeric, K.palash],
      stripes: [
        { mark: 'dots', col: K.kumkum, on: K.paper, t: 0.5 },
        { mark: 'petals', col: K.kumkum, on: K.turmeric, t: 1.5 },
        { mark: 'lines', col: K.paper, t: 0.36 },
        { mark: 'flower', col: K.palash, on: K.paper, t: 1.1 },
        { mark: 'zig', col: K.turmeric, t: 0.6 },
        { mark: 'scallop', col: K.kumkum, on: K.marigold, t: 0.9 },
      ],
    }),
  );
  m.block(ellipse(c, c, 416, 416, 0, 60));
  const birds: [string, string, string][] = [
    [K.parrot, K.kumkum, K.leaf],
    [K.rose, K.turmeric, K.kumkum],
    [K.turmeric, K.rose, K.palash],
    [K.paper, K.kumkum, K.rose],
  ];
  let i = 0;
  for (const sy of [-1, 1])
    for (const sx of [-1, 1]) {
      const x = c + sx * (f.w / 2 - 100);
      const y = c + sy * (f.h / 2 - 72) + (sy < 0 ? 14 : 6);
      const colours = birds[i++];
      if (i === 1) motif('Bird', () => songbird(m, x, y, 1, -sx, colours));
      else songbird(m, x, y, 1, -sx, colours);
      // too fine for the colouring sheet, which would have the stems alone
      redrawn(() => {
        spray(
          m,
          c + sx * (f.w / 2 - 10),
          y - sy * 44,
          sy < 0 ? Math.PI / 2 + sx * 0.18 : -Math.PI / 2 - sx * 0.18,
          124,
          { curl: sx * sy * -0.5, size: 22, flower: [K.rose, K.turmeric], leaves: [K.parrot, K.leaf] },
        );
        spray(m, x - sx * 58, c + sy * (f.h / 2 - 12), sx > 0 ? Math.PI + sy * 0.14 : -sy * 0.14, 112, {
          curl: sx * sy * 0.4,
          size: 22,
          flower: [K.marigold, K.kumkum],
          leaves: [K.parrot, K.leaf],
        });
      });
    }
  m.fillGround(rect(f.x + 3, f.y + 3, f.w - 6, f.h - 6), [14, 10, 7, 4.5], 3);
  return done();
}

export const work: Work = {
  id: 'gallery-madhubani-surya',
  collection: 'gallery',
  seed: 8,
  width: SIZE,
  height: SIZE,
  alt: 'The round face of the sun god with a moustache looks straight out of rings and flame petals on blue, a bird in each corner.',
  draw: surya,
};
