/** Annapoorani on her throne serves Shiva, who stands before her with a begging bowl. */
import { curve, curveThrough, loopThrough, offsets } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import type { Pen } from '../../figures/pen.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { crossLegged, throned } from '../../traditions/tanjore/lotus-seat.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, pillar, steps, vineFrame } from '../../traditions/tanjore/panel.ts';
import { GARLAND, POSES, SILK, lady, lord, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { goldPot, matted } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [980, 860];

const TIGER = cloth('#d99a3c', '#5a2c08', '#2a1608', '#2a1608', '#f0c878', 'stripe');

/** Long ladle in gold through the fist: a short end behind it, the bowl of rice far out. */
function ladle(pen: Pen, at: Point) {
  const [x, y] = at,
    end: Point = [x + 86, y - 18];
  pen.gold(
    ribbon(curve([[x - 34, y - 12], [x, y], [x + 46, y - 2], end] as Point[]), widths(3, 3.4, 3, 3.4)),
    false,
  );
  pen.gold(ellipse(x - 36, y - 13, 6, 5.4, 0, 20), false);
  pen.shape(ellipse(end[0] + 16, end[1] - 6, 17, 9), '#fdf8ea', '#c9b890', 0.6, 3);
  pen.gold(loopThrough(offsets(end[0], end[1], [-4, -5, 15, -2, 35, -5, 27, 12, 5, 12])), false);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    inner = rect(64, 64, W - 128, H - 128),
    floor = 742;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#7a1630', '#b03a4c', '#3c0616', [W - 350, 420, 520]);
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // two bays: a wide one for the goddess, a narrow one for the guest
  const bay = (x0: number, x1: number, top: number, spring: number): Poly =>
    series(61, (i) => {
      const t = i / 60,
        a = Math.PI * (1 + t),
        cusp = 1 + 0.06 * Math.abs(Math.sin(t * Math.PI * 5)) + 0.14 * Math.sin(t * Math.PI) ** 14;
      return [
        (x0 + x1) / 2 + (Math.cos(a) * (x1 - x0)) / 2,
        spring + Math.sin(a) * (spring - top) * cusp,
      ] as Point;
    });
  const small = bay(108, 340, 236, 356),
    big = bay(388, 872, 150, 356);
  goldFoliage(
    o,
    [[64, 64], [W - 64, 64], [W - 64, 356], ...big.slice().reverse(), ...small.slice().reverse(), [64, 356]],
    630,
    80,
  );
  goldBand(o, big, 28, 31);
  goldBand(o, small, 24, 29);
  for (const x of [81, 364, W - 81]) pillar(o, x, 344, floor + 4, 34);
  steps(o, W / 2, [
    [floor, 26, W - 128],
    [floor + 26, 30, W - 128],
  ]);
  // throne
  const seat = 640,
    tx = 630;
  const back = curveThrough(
    offsets(tx, seat, [-170, 0, -180, -160, -150, -300, 0, -372, 150, -300, 180, -160, 170, 0]),
  );
  p.base += modelled(back, '#1d5a48', '#04201a', 50, 8);
  for (let y = seat - 330, j = 0; y < seat; y += 30, j++)
    for (let x = tx - 170 + (j & 1 ? 18 : 0); x < tx + 180; x += 36)
      if (Math.hypot(x - tx, y - seat + 254) > 152)
        o.gold += clip(
          back,
          each(rosette(x, y, 8.6, 6, j), (q) => fill(q, '#e8e8e8')),
        );
  goldBand(o, back, 24, 30);
  for (const [R, w, v] of [
    [112, 9, '#7a7a7a'],
    [106, 3, '#fff'],
    [118, 3, '#fff'],
  ] as const)
    o.gold += line(ellipse(tx, seat - 254, R, R, 0, 90), v, w, true);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    o.gold += fill(leaf(...polar(tx, seat - 254, 120, a), i % 2 ? 24 : 15, 5, a, 0, 0.4), '#b4b4b4');
  }
  steps(o, tx, [
    [seat, 34, 420],
    [seat + 34, 40, 380],
    [seat + 74, 28, 440],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  const bolster = loopThrough(offsets(tx, seat, [-196, -8, -188, -34, 0, -40, 188, -34, 196, -8, 0, 2]));
  p.paint(
    modelled(bolster, '#27489a', '#0a1740', 18, 5) +
      clip(
        bolster,
        dots(
          series(27, (i) => [tx - 188 + i * 14.4, seat - 18 + (i % 2 ? 6 : -6)] as Point),
          2.4,
          '#f0cf6a',
        ),
      ) +
      line(bolster, '#0a1230', 1.6, true),
  );
  const skin = TANJORE_HAND.tones.fair;
  p.figure(
    withTanjoreFace(
      lady(
        SILK.green,
        SILK.red,
        throned(
          { to: [-60, -60], bend: 1, mudra: 'garland', aim: 0.1, order: 'front' },
          { to: [76, -112], bend: -1, mudra: 'grip', aim: 0.05, order: 'front' },
        ),
        {
          front: true,
          handScale: 1.1,
          garland: [{ ...GARLAND.jasmine, to: 0.3, wide: 20 }],
          prop: (pen) => {
            crossLegged(SILK.green, skin)(pen);
            goldPot(pen, [-2, -22], 0.84, '#fdf8ea');
          },
          hold: [undefined, ladle],
        },
      ),
    ),
    tx,
    seat - 34,
    1.44,
    -1,
  );
  p.figure(
    withTanjoreFace(
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
            matted.front(pen, [2, -399]);
            pen.flat(leaf(14, -392, 12, 3, -Math.PI / 2, 0, 0.5), '#fdf7ea');
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
    ),
    212,
    floor + 4,
    1.08,
    1,
  );
  // vessels of the kitchen
  for (const [x, k] of [
    [414, 0.92],
    [836, 0.92],
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
  alt: 'Annapoorani, a gold pot on her crossed legs, reaches a long gold ladle of rice over the bowl that Shiva holds out to her.',
  draw,
};
