/** Chamundeshwari with one foot on her lion and one on the buffalo, her trident at the breast of Mahishasura. */
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { fill, lines } from '../../draw/svg.ts';
import { paintLion } from '../../motifs/painted/lion.ts';
import { Board, creeperFrame, ground, nimbus } from '../../traditions/mysore/board.ts';
import { durga } from '../../traditions/mysore/durga.ts';
import { lowHill, streakClouds } from '../../traditions/mysore/landscape.ts';
import { buffaloHead, demon, fallenBuffalo } from '../../traditions/mysore/mahishasura.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 1000];
const LION = {
  body: '#dcb067',
  shade: '#84501e',
  light: '#edcf92',
  mane: '#bf7a35',
  maneDark: '#7c4218',
  line: '#43230f',
};

/** The plain: dry ground that darkens towards us, with a few tufts. */
function plain(b: Board): string {
  const area: Poly = [
    ...curveThrough(64, 742, 240, 728, 430, 736, 640, 726, W - 64, 738),
    [W - 64, H],
    [64, H],
  ];
  return (
    modelled(area, '#a8a06a', '#5e6038', 30, 14) +
    clip(
      area,
      lines(
        series(34, () => {
          const [x, y] = [b.r.between(70, W - 90), b.r.between(752, 930)];
          return curveThrough(x, y, x + 14, y - 1.6, x + 34, y + 0.6);
        }),
        '#7c7a48',
        1.1,
        'opacity=".7"',
      ) +
        lines(
          series(26, () => [b.r.between(70, W - 70), b.r.between(760, 926)]).flatMap(([x, y]) =>
            [-5, 0, 5].map((d) => polyline(x, y, x + d, y - 9)),
          ),
          '#5f6c3a',
          1,
        ),
    )
  );
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(64, 64, W - 128, H - 128);
  creeperFrame(b, '#24503c', 46, 16);
  ground(b, field, 'sky', ['#93afb0', '#b3c4b8', '#d6d8bd', '#ecdfb6', '#f1deb0', '#d9cf9e']);
  b.base += clip(
    field,
    streakClouds([
      [610, 138, 150],
      [600, 318, 100],
    ]) +
      lowHill(b.r, 64, 744, W - 128) +
      plain(b),
  );
  nimbus(b.back, 336, 274, 130, '#f3e4b4');
  const beast = fallenBuffalo(500, 800),
    foe = b.pen(630, 752, 1.2),
    her = b.pen(326, 746, 1.42);
  b.paint(group(fill(ellipse(430, 916, 330, 12), '#3a3418'), 'opacity=".4" filter="url(#b8)"'), '');
  b.paint(beast.behind, '');
  demon(foe);
  b.take(foe);
  b.paint(beast.before);
  b.paint(buffaloHead(690, 894), '');
  b.paint(paintLion(240, 812, 0.98, 1, LION), '');
  durga(her);
  b.take(her);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-chamundeshwari',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Eight-armed Chamundeshwari strides from her lion to a fallen buffalo and sets her trident on the demon who rises from it; her temple hill behind.',
  draw,
};
