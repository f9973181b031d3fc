/** Butter before breakfast: the child Krishna on his knees, both hands in the pot. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { rect } from '../../draw/shapes.ts';
import { fill, line, polys } from '../../draw/svg.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { drawCrawling } from '../../traditions/tanjore/crawling.ts';
import {
  Panel,
  goldBand,
  goldScrolls,
  halo,
  pillar,
  steps,
  vineFrame,
  wall,
} from '../../traditions/tanjore/panel.ts';
import { SILK } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { goldPot } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [980, 860];

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(64, 64, W - 128, H - 128),
    floor = 712,
    hw = 336,
    spring = 372;
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, inner, '#9c1a26', [cx - 40, 430, 380], '#ffd9a826');
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // a low arch of nine cusps on pairs of pillars
  const arch: Poly = series(109, (i) => {
    const t = i / 108,
      a = Math.PI * (1 + t),
      k = 1 + 0.075 * Math.abs(Math.sin(t * Math.PI * 9));
    return [cx + Math.cos(a) * hw * (0.94 + 0.06 * k), spring + Math.sin(a) * 214 * k] as Point;
  });
  goldScrolls(
    o,
    [[64, 64], [W - 64, 64], [W - 64, spring], ...arch.slice().reverse(), [64, spring]],
    p.r,
    46,
  );
  goldBand(o, arch, 30, 34);
  for (const sg of [-1, 1])
    for (const d of [18, 56]) pillar(o, cx + sg * (hw + d), spring - 8, floor + 4, 30);
  halo(o, cx - 4, 428, 168, '#1c5a46');
  steps(o, cx, [
    [floor, 28, W - 190],
    [floor + 28, 28, W - 150],
    [floor + 56, 28, W - 128],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  // a string of mango leaves and flowers under the arch
  const swag = p.pen(0, 0, 1);
  for (const sg of [-1, 1])
    for (const [dx, L] of [
      [300, 150],
      [262, 104],
      [224, 66],
    ]) {
      const top = spring - 214 * Math.sqrt(1 - (dx / hw) ** 2) + 8;
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
  const still = p.pen(1, 0, 1);
  goldPot(still, [196, 690], 1.24, '#fdf6e2');
  goldPot(still, [286, 680], 0.84, '#fdf6e2');
  goldPot(still, [794, 690], 1.0, '#fdf6e2');
  p.take(still);
  const pen = p.pen(cx - 62, 706, 1.24);
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
  alt: 'The round-cheeked blue child Krishna kneels with both hands in an overturned butter pot under a low gold arch on a red ground.',
  draw,
};
