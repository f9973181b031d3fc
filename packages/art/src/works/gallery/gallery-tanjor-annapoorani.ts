/** Annapoorani on her throne serves Shiva, who stands before her with a begging bowl. */
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  ellipse,
  loopThrough,
  rect,
  ribbon,
  widths,
} from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dots, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { sitting } from '../../figures/seats.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
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
import { GARLAND, POSES, SILK, lady, lord, withArms } from '../../traditions/tanjore/people.ts';
import { goldPot, matted } from '../../traditions/tanjore/vessels.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Work } from '../../work.ts';

const [W, H] = [980, 860];

const TIGER = cloth('#d99a3c', '#5a2c08', '#2a1608', '#2a1608', '#f0c878', 'stripe');

/** Long ladle in gold, from the hand down to the bowl. */
function ladle(pen: Pen, at: Point) {
  const [x, y] = at,
    end: Point = [x + 92, y + 6];
  pen.gold(ribbon(curve([[x - 58, y - 20], [x, y], end] as Point[]), widths(3.2, 3, 3.4)), false);
  pen.gold(
    loopThrough(
      end[0] - 4,
      end[1] - 4,
      end[0] + 14,
      end[1] - 7,
      end[0] + 32,
      end[1] - 2,
      end[0] + 24,
      end[1] + 16,
      end[0] + 6,
      end[1] + 14,
    ),
    false,
  );
  pen.shape(ellipse(end[0] + 15, end[1] - 3, 14, 7), '#fdf8ea', '#c9b890', 0.6, 3);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    inner = rect(64, 64, W - 128, H - 128),
    floor = 742;
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, inner, '#173f33', [430, 380, 330]);
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // two bays: a wide one for the goddess, a narrow one for the guest
  const bay = (x0: number, x1: number, top: number, spring: number): Poly =>
    Array.from({ length: 61 }, (_, i) => {
      const t = i / 60,
        a = Math.PI * (1 + t),
        cusp = 1 + 0.06 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.14 * Math.sin(t * Math.PI) ** 14;
      return [
        (x0 + x1) / 2 + (Math.cos(a) * (x1 - x0)) / 2,
        spring + Math.sin(a) * (spring - top) * cusp,
      ] as Point;
    });
  const big = bay(108, 592, 178, 356),
    small = bay(640, 872, 236, 356);
  goldScrolls(
    o,
    [[64, 64], [W - 64, 64], [W - 64, 356], ...small.slice().reverse(), ...big.slice().reverse(), [64, 356]],
    p.r,
    46,
  );
  goldBand(o, big, 28, 31);
  goldBand(o, small, 24, 29);
  for (const x of [86, 616, 894]) pillar(o, x, 344, floor + 4, 34);
  steps(o, W / 2, [
    [floor, 26, W - 128],
    [floor + 26, 30, W - 128],
  ]);
  // throne
  const seat = 640,
    tx = 340;
  const back = curveThrough(
    tx - 150,
    seat,
    tx - 158,
    seat - 150,
    tx - 120,
    seat - 260,
    tx,
    seat - 316,
    tx + 120,
    seat - 260,
    tx + 158,
    seat - 150,
    tx + 150,
    seat,
  );
  o.gold += fill(back, '#5e5e5e');
  goldBand(o, back, 22, 30);
  halo(o, tx + 4, seat - 214, 92, '#8a1526');
  steps(o, tx, [
    [seat, 34, 372],
    [seat + 34, 40, 330],
    [seat + 74, 28, 390],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  const bolster = loopThrough(
    tx - 158,
    seat - 8,
    tx - 150,
    seat - 34,
    tx,
    seat - 40,
    tx + 150,
    seat - 34,
    tx + 158,
    seat - 8,
    tx,
    seat + 2,
  );
  p.paint(
    modelled(bolster, '#a81f3c', '#30040e', 18, 5) +
      clip(
        bolster,
        dots(
          Array.from({ length: 22 }, (_, i) => [tx - 150 + i * 14.4, seat - 18 + (i % 2 ? 6 : -6)] as Point),
          2.4,
          '#f0cf6a',
        ),
      ) +
      line(bolster, '#2a0510', 1.6, true),
  );
  const skin = TANJORE_HAND.tones.fair;
  p.figure(
    lady(
      SILK.yellow,
      SILK.red,
      withArms(
        POSES.sit(),
        { to: [-14, -66], mudra: 'garland', aim: 0.2 },
        { to: [72, -108], mudra: 'grip', aim: 0.1 },
      ),
      {
        garland: [GARLAND.jasmine],
        prop: (pen) => {
          sitting(SILK.yellow, skin, 1, 70)(pen);
          goldPot(pen, [4, -40], 0.8);
        },
        hold: [undefined, ladle],
      },
    ),
    tx,
    seat - 26,
    1.46,
    1,
  );
  p.figure(
    lord(
      TIGER,
      SILK.white,
      withArms(POSES.offer(), { to: [64, -250], aim: -0.15 }, { to: [72, -262], aim: -0.2 }),
      {
        tone: 'fair',
        gear: 'none',
        hair: 'none',
        garland: [{ cols: ['#6a3a1c', '#8a5026'], to: 0.3, r: 4.4 }],
        jewels: 2,
        wear: { lower: 'dhoti', lowerCloth: TIGER, upper: 'none', sash: SILK.orange },
        face: { tilak: 'none' },
        behind: matted.behind,
        prop: (pen) => {
          matted.front(pen);
        },
        hold: [
          (pen, [x, y]) => {
            pen.shape(
              loopThrough(x - 22, y - 12, x + 22, y - 12, x + 17, y + 8, x, y + 14, x - 17, y + 8),
              '#6a3414',
              '#1c0a04',
              0.9,
              6,
            );
            pen.shape(ellipse(x, y - 12, 22, 6), '#fdf8ea', '#b8a070', 0.7, 3);
          },
          undefined,
        ],
      },
    ),
    770,
    floor + 4,
    1.02,
    -1,
  );
  // vessels of the kitchen
  for (const [x, k] of [
    [560, 1.05],
    [184, 0.9],
  ] as const) {
    const pen = p.pen(x, floor + 4, 1);
    goldPot(pen, [0, 0], k * 1.3, '#fdf8ea');
    p.take(pen);
  }
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-annapoorani',
  collection: 'gallery',
  seed: 4,
  width: W,
  height: H,
  alt: 'Annapoorani, seated with a gold pot, reaches a long ladle of rice toward Shiva, who holds out a begging bowl.',
  draw,
};
