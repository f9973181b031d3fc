/** A drawing hand in the Gond and Bhil manner: dark skin, a row of tattoo dots, cloth sown with seeds. */
import { filled } from '../../draw/infill.ts';
import { ink } from '../../draw/ink.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Sheet } from '../../draw/sheet.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import { drawingHand } from '../../figures/drawing-hand.ts';
import { GOND as K } from './infill.ts';

/** @param o options of `drawingHand`; hair: colour on the brush; cloth: sleeve and its seeds */
export function gondHand(
  S: Sheet,
  x: number,
  y: number,
  s: number,
  o: Parameters<typeof drawingHand>[3] & { skin?: string; hair: string; cloth: [string, string] },
) {
  const h = drawingHand(x, y, s, { thick: 5.5, ...o });
  const skin = o.skin ?? '#8f4f2c';
  const edge = '#3c1a10';
  for (const p of h.fingers) S.add(fill(p, skin), ink(p, edge, 2.4 * s));
  S.add(fill(h.arm, skin), ink(h.arm, edge, 3 * s), ink(h.seam, edge, 2 * s, { closed: false }));
  const back = walk(h.back, 13 * s).map((k): [number, number] => [k.p[0], k.p[1] + 20 * s]);
  S.add(dots(back, 3 * s, '#f0d9b0'));
  for (const i of [1, 3, 5])
    S.add(
      line(h.bangles[i], edge, 8 * s),
      line(h.bangles[i], [K.vermilion, K.mustard, K.teal][(i - 1) / 2], 5.4 * s),
    );
  S.add(
    filled(
      h.sleeve,
      o.cloth[0],
      [
        ['seed', o.cloth[1]],
        ['dot', K.cream],
        ['dash', o.cloth[1]],
      ],
      10 * s,
      S.r,
      o.cloth[0],
      2,
    ),
    line(h.hem, o.cloth[1], 10 * s),
    dots(resample(h.hem, 12 * s), 2.4 * s, K.black),
  );
  S.add(
    fill(h.shaft, K.mustard),
    ink(h.shaft, edge, 1.8),
    fill(h.nib, o.hair),
    fill(h.thumb, skin),
    ink(h.thumbEdge, edge, 2.4 * s, { closed: false, taper: 0.2 }),
  );
  S.add(...h.nails.map((p) => fill(p, '#e8bd94')));
  S.block(h.whole, 4);
}
