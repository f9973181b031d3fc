/** Layers of a deity (paint, gold relief, stones) and the gold that is laid on it. */
import type { Poly } from '../../draw/geometry.ts';
import { contourRows } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import { dots, edged, fill, line } from '../../draw/svg.ts';

/** Frontal seated deity (Ganesha, Lakshmi) with crown, jewels and lotus seat. Relief gold goes to a separate layer. */
export interface DeityPal {
  skin: string;
  shade: string;
  line: string;
  robe: string;
  robe2: string;
  gold: string;
  goldLine: string;
  lips: string;
  lotus: [string, string];
  hair: string;
  red: string;
  green: string;
  white: string;
}

/** Layers being drawn: paint, gold height mask (when `relief`), stones over it. */
export interface Ctx {
  base: string;
  gold: string;
  over: string;
  relief: boolean;
}

/** Gold shape: embossed when relief, otherwise flat ochre with drawn detail. */
export function goldPart(C: Ctx, p: Poly, palette: DeityPal, rows = 2, step = 7) {
  const rr = contourRows(p, step, step * 0.6, rows);
  if (C.relief)
    C.gold +=
      edged(p, '#6c6c6c', '#ffffff', 3) +
      each(rr, (k, i) => (i % 2 ? line(k, '#e8e8e8', 1.8, true) : dots(resample(k, 5.4, true), 1.9, '#fff')));
  else
    C.base +=
      fill(p, palette.gold) +
      each(rr, (k, i) =>
        i % 2 ? line(k, palette.red, 1.5, true) : dots(resample(k, 6, true), 1.7, palette.goldLine),
      ) +
      ink(p, palette.line, 1.7);
}
