/** Butter before breakfast: the child Krishna crawls, one hand in the pot, caught. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import type { Poly } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { fill, line, polys } from '../../draw/svg.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { drawCrawling } from '../../traditions/tanjore/crawling.ts';
import { brocade } from '../../traditions/tanjore/ornament.ts';
import { Panel } from '../../traditions/tanjore/panel.ts';
import { SILK } from '../../traditions/tanjore/people.ts';
import { glory, greatArch, plinth, reliefFrame } from '../../traditions/tanjore/relief.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [980, 860];

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    floor = 716,
    hw = 348,
    spring = 340,
    field: [number, number, number, number] = [56, 56, W - 112, H - 112];
  p.base +=
    fill(rect(0, 0, W, H), K.wood) +
    fill(rect(14, 14, W - 28, H - 28), '#173f33') +
    fill(rect(...field), '#17573f');
  const opening = greatArch(p.back, { cx, hw, spring, rise: 190, floor, field, cusps: 9, lion: 0.8 });
  brocade(p, opening, '#a01c2a', '#cc4a44', '#5e0c18', [cx + 60, 420, 460]);
  reliefFrame(p.back, W, H, 32, 16);
  glory(p.back, cx + 66, 388, 160, '#1c5a46');
  plinth(p.back, cx, [
    [floor - 2, 34, W - 120],
    [floor + 32, 52, W - 118],
  ]);
  // a string of mango leaves and flowers under the arch
  const swag = p.pen(0, 0, 1);
  for (const sg of [-1, 1])
    for (const [dx, L] of [
      [300, 150],
      [262, 104],
      [224, 66],
    ]) {
      const top = spring - 182 * Math.sqrt(1 - (dx / hw) ** 2) + 8;
      swag.garland(curveThrough(cx + sg * dx, top, cx + sg * dx, top + L), 6.4, [
        '#fbf6ea',
        '#fbf6ea',
        '#f2a33a',
        '#fbf6ea',
        '#d8446c',
      ]);
    }
  p.take(swag);
  // the rug he kneels on
  const rug: Poly = polyline(178, 676, W - 178, 676, W - 128, 716, 128, 716);
  p.paint(
    modelled(rug, '#1d6a4c', '#062a1c', 14, 5) +
      clip(
        rug,
        repeat(22, (i) => polys(rosette(158 + i * 32, 698, 9, 8, i), i % 2 ? '#f0cf6a' : '#f3a8b4')),
      ) +
      line(rug, '#f0cf6a', 4, true) +
      line(polyline(150, 716, W - 150, 716), '#b3182c', 3),
  );
  const pen = p.pen(cx - 62, 710, 1.34);
  drawCrawling(pen, TANJORE_HAND.tones.blue, SILK.yellow);
  p.take(pen);
  return p.finish(seed);
}

export const work: Work = {
  id: 'work-thilagavathi-sundaresan-butter',
  collection: 'artist-works',
  seed: 14,
  width: W,
  height: H,
  alt: 'The round-cheeked blue child Krishna crawls with a hand in an overturned butter pot, his face turned to us, under a gold arch on a red ground.',
  draw,
};
