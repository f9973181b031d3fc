/** The crowning of Rama: he and Sita on the throne, his brothers with parasol and whisks, Hanuman at their feet. */
import {
  type Point,
  type Poly,
  curve,
  curveThrough,
  leaf,
  lerp,
  loopThrough,
  polyline,
  rect,
  ribbon,
  walk,
} from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { clip, dots, fill, line } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { chamara, bow, lotusFlower } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { vanara } from '../../figures/vanara.ts';
import { gildedFrame, stone } from '../../traditions/tanjore/gilding.ts';
import { Panel, goldBand, goldScrolls, halo, pillar, steps, wall } from '../../traditions/tanjore/panel.ts';
import { GARLAND, POSES, SILK, lady, lord, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1080, 880];

/** Royal parasol on its staff. */
function parasol(pen: Pen, at: Point) {
  const [x] = at;
  pen.gold(
    ribbon(polyline(x, -150, x, -520), () => 3),
    false,
  );
  const dome = [
    ...curveThrough(x - 76, -512, x - 56, -556, x, -584, x + 56, -556, x + 76, -512),
    ...curveThrough(
      x + 60,
      -504,
      x + 40,
      -512,
      x + 20,
      -504,
      x,
      -512,
      x - 20,
      -504,
      x - 40,
      -512,
      x - 60,
      -504,
    ),
  ];
  pen.shape(dome, '#f6efe0', '#a8824a', 0.9, 9);
  for (const d of [-40, -20, 0, 20, 40])
    pen.stroke(curveThrough(x + d, -510, x + d * 0.8, -548, x, -582), 0.6, '#b3182c');
  pen.gold(leaf(x, -578, 30, 8, -Math.PI / 2, 0, 0.4), false);
  pen.beads(curveThrough(x - 76, -510, x, -500, x + 76, -510), 3.4);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(72, 72, W - 144, H - 144),
    floor = 754;
  p.base += fill(rect(0, 0, W, H), K.wood);
  wall(p, inner, '#1b2f5f', [cx, 420, 340]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // the hall: roof with finials, a fringe of pearls, four pillars
  const eave = 214,
    roof = polyline(
      72,
      eave,
      72,
      150,
      150,
      150,
      210,
      96,
      W - 210,
      96,
      W - 150,
      150,
      W - 72,
      150,
      W - 72,
      eave,
    );
  goldScrolls(o, roof, p.r, 44);
  goldBand(o, polyline(74, eave, W - 74, eave), 34, 36);
  goldBand(o, polyline(72, 150, 150, 150, 210, 97, W - 210, 97, W - 150, 150, W - 72, 150), 14, 34);
  for (const x of [96, 276, W - 276, W - 96]) pillar(o, x, eave + 14, floor + 4, 32);
  for (let i = 0; i < 3; i++) {
    const [a, b] = [
        [112, 260],
        [292, W - 292],
        [W - 260, W - 112],
      ][i],
      n = i === 1 ? 3 : 1;
    for (let k = 0; k < n; k++) {
      const u = lerp(a, b, k / n),
        v = lerp(a, b, (k + 1) / n),
        swag = curve([
          [u, eave + 18],
          [lerp(u, v, 0.5), eave + 52],
          [v, eave + 18],
        ] as Point[]);
      o.over += dots(
        walk(swag, 8).map((q) => q.p),
        3.4,
        '#fbf6ea',
      );
      o.gold += fill(leaf(lerp(u, v, 0.5), eave + 50, 26, 8, Math.PI / 2, 0, 0.6), '#9a9a9a');
      stone(o, lerp(u, v, 0.5), eave + 62, 4, K.ruby);
    }
  }
  steps(o, cx, [
    [floor, 26, W - 144],
    [floor + 26, 28, W - 144],
  ]);
  // throne
  const seat = 622,
    back: Poly = curveThrough(
      cx - 196,
      seat,
      cx - 204,
      seat - 150,
      cx - 170,
      seat - 236,
      cx - 90,
      seat - 262,
      cx,
      seat - 322,
      cx + 90,
      seat - 262,
      cx + 170,
      seat - 236,
      cx + 204,
      seat - 150,
      cx + 196,
      seat,
    );
  o.gold += fill(back, '#5c5c5c');
  goldBand(o, back, 22, 28);
  halo(o, cx - 92, seat - 196, 82, '#a01a2a');
  halo(o, cx + 98, seat - 184, 76, '#a01a2a');
  steps(o, cx, [
    [seat, 30, 440],
    [seat + 30, 44, 400],
    [seat + 74, 58, 460],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  const cushion = loopThrough(
    cx - 214,
    seat + 4,
    cx - 206,
    seat - 24,
    cx,
    seat - 30,
    cx + 206,
    seat - 24,
    cx + 214,
    seat + 4,
    cx,
    seat + 10,
  );
  p.paint(
    modelled(cushion, '#1c7a52', '#04281a', 16, 5) +
      clip(
        cushion,
        dots(
          Array.from({ length: 30 }, (_, i) => [cx - 206 + i * 14.2, seat - 9 + (i % 2 ? 6 : -6)] as Point),
          2.4,
          '#f0cf6a',
        ),
      ) +
      line(cushion, '#04180e', 1.6, true),
  );
  const whisk = (pen: Pen, q: Point) => chamara(pen, q, -1.1);
  p.figure(lord(SILK.orange, SILK.green, POSES.namaste(), {}), 186, floor + 4, 0.9, 1);
  p.figure(
    lord(SILK.green, SILK.red, withArms(POSES.fan(), { to: [50, -286], aim: -1.2 }), {
      hold: [whisk, undefined],
    }),
    W - 340,
    floor + 4,
    0.9,
    -1,
  );
  p.figure(
    lord(
      SILK.pink,
      SILK.yellow,
      withArms(
        POSES.stand(),
        { to: [-34, -262], mudra: 'grip', aim: 2.6 },
        { to: [60, -292], mudra: 'grip', aim: -1.1, order: 'front' },
      ),
      { behind: (pen) => bow(pen, [-52, -246], 300), hold: [undefined, whisk] },
    ),
    W - 184,
    floor + 4,
    0.9,
    -1,
  );
  p.figure(
    lord(SILK.blue, SILK.orange, withArms(POSES.fan(), { to: [78, -280], aim: -1.2 }, { to: [30, -240] }), {
      behind: (pen) => parasol(pen, [92, 0]),
    }),
    340,
    floor + 4,
    0.9,
    1,
  );
  const t = TANJORE_HAND.tones;
  p.figure(
    lord(
      SILK.yellow,
      SILK.red,
      withArms(
        POSES.sit(),
        { to: [-58, -52], mudra: 'rest', aim: 1.2 },
        { to: [62, -142], mudra: 'blessing', aim: -1.5 },
      ),
      {
        tone: 'blue',
        garland: [GARLAND.jasmine],
        prop: sitting(SILK.yellow, t.blue, -1, 96),
      },
    ),
    cx - 94,
    seat - 14,
    1.16,
    1,
    1.08,
  );
  p.figure(
    lady(
      SILK.red,
      SILK.green,
      withArms(POSES.sit(), { to: [-44, -50] }, { to: [52, -128], mudra: 'hold', aim: -1 }),
      {
        garland: [GARLAND.rose],
        prop: sitting(SILK.red, t.fair, -1, 96),
        hold: [undefined, (pen, at, aim) => lotusFlower(pen, at, aim, 16)],
      },
    ),
    cx + 100,
    seat - 14,
    1.08,
    -1,
    1.08,
  );
  p.figure(
    vanara(
      lord(SILK.red, SILK.green, POSES.kneel(), {
        tone: 'wheat',
        jewels: 2,
        wear: { lower: 'dhoti', lowerCloth: SILK.red, upper: 'none' },
      }),
      [
        [-50, -30],
        [-92, -18],
        [-112, -70],
        [-92, -120],
        [-112, -160],
      ],
    ),
    cx - 16,
    floor + 26,
    0.62,
    -1,
    1.16,
  );
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-rama-pattabhishekam',
  collection: 'gallery',
  seed: 8,
  width: W,
  height: H,
  alt: 'Rama and Sita sit crowned on a gold throne, princes attend with parasol, whisk and folded hands, and Hanuman kneels before them.',
  draw,
};
