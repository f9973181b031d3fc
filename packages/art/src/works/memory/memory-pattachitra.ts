/** The great face of Jagannath, close. */
import { beads, frame, petals } from '../../draw/borders.ts';
import { rect, scatter } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { clip, dot, fill, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { INK, K, borderStyle, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 600;

const GREEN = '#0b6e4f';

function tile(seed: number): Painting {
  const r = new Rng(seed);
  const bands = [
    { t: 34, band: petals, corner: false },
    { t: 14, band: beads, corner: false },
  ];
  const f = frame(SIZE, SIZE, 8, bands, r, borderStyle(K.hingula, [K.harital, K.conch, K.pink]));
  const field = rect(f.x, f.y, f.w, f.h);
  const flowers = scatter(field, 46, () => r.unit())
    .map(([x, y]) => polys(rosette(x, y, 9, 6), K.harital) + dot(x, y, 2.6, K.hingula))
    .join('');
  const body = fill(field, GREEN) + flowers + idol(SIZE / 2, 566, 1.5, 'J', r);
  return { w: SIZE, h: SIZE, bg: INK, body: clip(field, body) + f.svg, finish: surface(seed) };
}

export const work: Work = {
  id: 'memory-pattachitra',
  collection: 'memory',
  seed: 3,
  width: SIZE,
  height: SIZE,
  alt: 'The black face of Jagannath with great round eyes under a petalled crown, on green.',
  draw: tile,
};
