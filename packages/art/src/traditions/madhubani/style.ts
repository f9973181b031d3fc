/** Madhubani (Mithila): double black outline with cross strokes, no empty ground, vivid plant colour. Palette and border grammar. */
import {
  type BStyle,
  beads,
  fishes,
  frame,
  hatched,
  lotuses,
  petals,
  rope,
  slant,
  triangles,
  vine,
  zigzag,
} from '../../draw/borders.ts';
import { Rng } from '../../draw/random.ts';
import { Mithila } from './painter.ts';

/** Madhubani (Mithila): double black outline with cross strokes, no empty ground, vivid plant colour. */
export const MADHUBANI = {
  lampblack: '#1b1512',
  paper: '#f8e9cb',
  kumkum: '#c4261d',
  marigold: '#f0a21c',
  turmeric: '#f6cb3c',
  leaf: '#2e7d3b',
  parrot: '#79a82e',
  indigo: '#1d4c94',
  palash: '#e4601b',
  rose: '#d8447c',
  plum: '#7a2a6a',
  sky: '#4f9fc0',
};

export const K = MADHUBANI,
  INK = K.lampblack;

export const bst = (cols: string[]): BStyle => ({ ink: INK, w: 1.9, cols, bg: K.paper, leaf: K.leaf });

export function shell(seed: number, W: number, H: number) {
  const r = new Rng(seed),
    cols = r.shuffle([K.kumkum, K.marigold, K.indigo, K.rose, K.palash, K.turmeric, K.plum]).slice(0, 5),
    m = new Mithila(r, cols);
  const wide = r.pick([vine(), lotuses, fishes, vine()]),
    thin = r.pick([triangles, zigzag, rope]);
  const f = frame(
    W,
    H,
    12,
    [
      { t: 10, band: hatched },
      { t: 18, band: thin, corner: false },
      { t: 50, band: wide },
      { t: 9, band: slant, corner: false },
      { t: 15, band: r.pick([beads, petals]), corner: false },
    ],
    r,
    bst(cols),
  );
  return { r, m, f, cols };
}
