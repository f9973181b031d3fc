/** Rajarajeshwari, queen of queens, at royal ease on her throne with sugarcane bow and flower arrows. */
import { type Poly, curve, loopThrough, rect, scatter } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dot, fill, line, polys } from '../../draw/svg.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { lotusOpen } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import {
  Board,
  arcade,
  creeperField,
  creeperFrame,
  curtain,
  ground,
  inlay,
  nimbus,
} from '../../traditions/mysore/board.ts';
import { caneBow, flowerArrows, goad, noose } from '../../traditions/mysore/emblems.ts';
import { GARLAND, POSES, lady, withArms } from '../../traditions/mysore/people.ts';
import { atEase } from '../../traditions/mysore/seat.ts';
import { K, MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { goldScrolls, steps } from '../../traditions/tanjore/panel.ts';
import { lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [760, 1000];
const PINK = {
  out: '#e39aab',
  in: '#f8dbe0',
  tip: '#b8496a',
  ink: '#7a2c48',
  vein: '#cf7d94',
  pod: '#dcae4c',
};

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    cx = W / 2,
    field = rect(64, 64, W - 128, H - 128),
    floor = 880,
    hw = 248,
    spring = 380;
  creeperFrame(b, K.maroon, 46, 16);
  ground(b, field, 'wall', ['#3f6a48', '#7f9f68', '#5d8556']);
  const opening = arcade(b, cx, hw, spring, 232, floor);
  const arch = opening.slice(1, -1);
  const spandrels: Poly = [[64, 64], [W - 64, 64], [W - 64, spring], ...arch.slice().reverse(), [64, spring]];
  creeperField(b, spandrels, '#7c2430', [
    [124, 122, 52, 1],
    [W - 124, 122, 52, -1],
    [112, 232, 40, -1],
    [W - 112, 232, 40, 1],
    [220, 104, 34, -1],
    [W - 220, 104, 34, 1],
    [100, 316, 26, 1],
    [W - 100, 316, 26, -1],
    [292, 92, 22, 1],
    [W - 292, 92, 22, -1],
  ]);
  curtain(b, cx - hw, 150, 150, 740, -1, '#c9787a', '#6a2030', opening);
  curtain(b, cx + hw, 150, 150, 740, 1, '#c9787a', '#6a2030', opening);
  const o = b.back;
  // throne: high back with a rounded crest, a bolster, the seat, the footstool
  const back: Poly = [
    [cx - 150, 700],
    ...curve([
      [cx - 158, 700],
      [cx - 160, 470],
      [cx - 132, 372],
      [cx, 318],
      [cx + 132, 372],
      [cx + 160, 470],
      [cx + 158, 700],
    ]),
    [cx + 150, 700],
  ];
  goldScrolls(o, back, b.r, 40);
  o.gold += line(back, '#f0f0f0', 5, true);
  const pad: Poly = curve([
    [cx - 124, 700],
    [cx - 130, 500],
    [cx - 104, 408],
    [cx, 360],
    [cx + 104, 408],
    [cx + 130, 500],
    [cx + 124, 700],
  ]);
  o.gold +=
    fill(rect(cx - 160, 742, 320, 90), '#6a6a6a') + line(rect(cx - 160, 742, 320, 90), '#f0f0f0', 3, true);
  steps(o, cx, [
    [716, 26, 356],
    [832, 26, 372],
    [858, 24, 410],
  ]);
  for (const [x, w, c] of [
    [-148, 88, '#1d6a4c'],
    [-48, 96, '#7c2430'],
    [60, 88, '#1d6a4c'],
  ] as const)
    inlay(o, cx + x, 752, w, 70, c);
  b.paint(
    modelled(pad, '#47658f', '#152a4c', 26, 8) +
      clip(
        pad,
        scatter(pad, 30, () => b.r.unit())
          .map(([x, y]) => polys(rosette(x, y, 6, 6), '#d8c48a'))
          .join(''),
      ) +
      line(pad, '#1c2c44', 1.4, true) +
      dot(cx + 8, 408, 98, '#f0dca8'),
  );
  const glory = { gold: '', over: '' };
  nimbus(glory, cx + 8, 408, 120);
  b.gild({ gold: clip(rect(0, 0, W, 470), glory.gold), over: glory.over });
  b.paint(
    modelled(
      loopThrough(cx - 170, 712, cx - 176, 690, cx, 680, cx + 176, 690, cx + 170, 712, cx, 718),
      '#c04a50',
      '#4c0f18',
      14,
      5,
    ) +
      clip(
        rect(cx - 178, 680, 356, 40),
        Array.from({ length: 17 }, (_, i) => polys(rosette(cx - 160 + i * 20, 700, 6, 6), '#ecd28a')).join(
          '',
        ),
      ),
  );
  // tiled floor
  let tiles = fill(rect(64, floor, W - 128, 64), '#e4d3a8');
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 30; i++) {
      const at = (u: number, v: number): [number, number] => [
        cx + (u - 15) * (24 + v * 5),
        floor + v * (16 + v * 2),
      ];
      if ((i + row) % 2)
        tiles += fill([at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)], '#6f8a5c');
    }
  b.base += clip(field, tiles);
  const foot = b.pen(cx + 96, 884, 0.62);
  lotusThrone(foot, [0, 0], 96, '#e39aab', '#f6cdd6');
  b.take(foot);
  b.paint(
    lotusOpen(cx - 210, 906, 20, PINK) +
      lotusOpen(cx - 168, 914, 15, PINK) +
      lotusOpen(cx + 218, 908, 19, PINK),
  );
  const skin = MYSORE_HAND.tones.fair;
  const spec = withMoreArms(
    lady(
      SILK.red,
      SILK.green,
      withArms(
        POSES.sit(),
        { to: [-88, -98], bend: 1, mudra: 'grip', aim: -2.3, order: 'front' },
        { to: [82, -104], bend: -1, mudra: 'grip', aim: -0.8, order: 'front' },
      ),
      {
        hold: [caneBow(-1.75, 180), flowerArrows(-1.1)],
        garland: [GARLAND.jasmine],
        prop: atEase(SILK.red, skin, 112),
      },
    ),
    [
      { side: 0, to: [-98, -200], bend: 1, mudra: 'grip', aim: -1.6, order: 'behind', hold: noose },
      { side: 1, to: [98, -200], bend: -1, mudra: 'grip', aim: -1.5, order: 'behind', hold: goad },
    ],
  );
  b.figure(spec, cx, 694, 1.62, 1, 1.06);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-rajarajeshwari',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Four-armed Rajarajeshwari in a red sari sits at ease on a gilt throne, sugarcane bow and flower arrows in her hands, one foot on a lotus.',
  draw,
};
