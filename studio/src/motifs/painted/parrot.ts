/** Rose-ringed parakeet in colour. */
import { scales } from '../../draw/hatching.ts';
import { inked, patterned } from '../../draw/ink.ts';
import { fill, line, lines } from '../../draw/svg.ts';
import { parrot } from '../birds/parrot.ts';
import { place } from '../place.ts';

const LINE = '#20301c';

/** Perching with its feet about 50 s below (x, y). @param rot leans the bird */
export function paintParrot(x: number, y: number, s: number, fx = 1, rot = 0): string {
  const B = place(parrot(), x, y, s, rot, fx);
  let o = '';
  for (const [i, feather] of B.tail.entries())
    o += inked(feather, i ? '#3f8f52' : '#2f6f8c', LINE, 1.2 * s + 0.4);
  o += lines(B.legs, '#b5622d', 3 * s);
  o += patterned(
    B.body,
    '#6aae45',
    scales(B.body, fx > 0 ? 2.2 : 0.9, 10 * s, '#2f7a3c', 0.9),
    LINE,
    1.6 * s + 0.4,
  );
  o += patterned(
    B.wing,
    '#2f8a52',
    scales(B.wing, fx > 0 ? 2.6 : 0.5, 13 * s, '#b9d978', 1),
    LINE,
    1.4 * s + 0.4,
  );
  o += line(B.collar, '#1d1a1a', 4 * s) + line(B.collar, '#d9547a', 2 * s);
  o += inked(B.beak, '#d1372c', '#5a1512', s + 0.3);
  return o + inked(B.eye, '#fdf4de', LINE, s) + fill(B.pupil, '#17100e');
}
