/** The crowning of Rama: he and Sita on the throne, his brothers with whisks and folded hands, Hanuman at their feet. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../../draw/geometry.ts';
import { modelled } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dots, fill, line } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { bow, chamara, lotusFlower } from '../../figures/props.ts';
import { sitting } from '../../figures/seats.ts';
import { TANJORE_HAND } from '../../figures/tradition.ts';
import { vanara } from '../../figures/vanara.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { gildedFrame, stone } from '../../traditions/tanjore/gilding.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, pillar, steps } from '../../traditions/tanjore/panel.ts';
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
    ...curveThrough(offsets(x, 0, [60, -504, 40, -512, 20, -504, 0, -512, -20, -504, -40, -512, -60, -504])),
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
  brocade(p, inner, '#1b2f6a', '#3a5fa8', '#0c1640', [cx, 440, 560]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // the hall: roof with finials, a fringe of pearls, four pillars
  const eave = 214,
    roof = polyline(
      [72, eave],
      [72, 150],
      [150, 150],
      [210, 96],
      [W - 210, 96],
      [W - 150, 150],
      [W - 72, 150],
      [W - 72, eave],
    );
  goldFoliage(o, roof, cx, 66);
  goldBand(o, polyline(74, eave, W - 74, eave), 34, 36);
  goldBand(o, polyline(72, 150, 150, 150, 210, 97, W - 210, 97, W - 150, 150, W - 72, 150), 14, 34);
  for (const x of [90, W - 90]) pillar(o, x, eave + 14, floor + 4, 32);
  for (let k = 0; k < 6; k++) {
    const u = lerp(108, W - 108, k / 6),
      v = lerp(108, W - 108, (k + 1) / 6),
      swag = curveThrough(u, eave + 18, lerp(u, v, 0.5), eave + 46, v, eave + 18);
    o.over += dots(resample(swag, 8), 3.4, '#fbf6ea');
    o.gold += fill(leaf(lerp(u, v, 0.5), eave + 44, 24, 8, Math.PI / 2, 0, 0.6), '#9a9a9a');
    stone(o, lerp(u, v, 0.5), eave + 55, 4, K.ruby);
  }
  steps(o, cx, [
    [floor, 26, W - 144],
    [floor + 26, 28, W - 144],
  ]);
  // throne
  const seat = 622,
    back: Poly = curveThrough(
      offsets(
        cx,
        seat,
        [-192, 0, -200, -140, -176, -216, -92, -236, 0, -282, 92, -236, 176, -216, 200, -140, 192, 0],
      ),
    );
  p.base += modelled(back, '#8a1528', '#2c040c', 50, 8);
  for (let y = seat - 280, j = 0; y < seat; y += 30, j++)
    for (let x = cx - 198 + (j & 1 ? 18 : 0); x < cx + 200; x += 36)
      o.gold += clip(
        back,
        each(rosette(x, y, 8.4, 6, j), (q) => fill(q, '#e8e8e8')),
      );
  goldBand(o, back, 22, 28);
  steps(o, cx, [
    [seat, 30, 440],
    [seat + 30, 44, 400],
    [seat + 74, 58, 460],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  const cushion = loopThrough(offsets(cx, seat, [-214, 4, -206, -24, 0, -30, 206, -24, 214, 4, 0, 10]));
  p.paint(
    modelled(cushion, '#1c7a52', '#04281a', 16, 5) +
      clip(
        cushion,
        dots(
          series(30, (i) => [cx - 206 + i * 14.2, seat - 9 + (i % 2 ? 6 : -6)] as Point),
          2.4,
          '#f0cf6a',
        ),
      ) +
      line(cushion, '#04180e', 1.6, true),
  );
  const whisk = (pen: Pen, q: Point) => chamara(pen, q, -1.1);
  // the royal parasol, on its staff behind the throne
  const shade = p.pen(cx, floor + 4, 0.94);
  parasol(shade, [0, 0]);
  p.take(shade);
  const stand = (f: FigureSpec, x: number, fx: 1 | -1) =>
    p.figure(withTanjoreFace(f), x, floor + 4, 0.94, fx, 1.1);
  stand(
    lord(SILK.orange, SILK.green, POSES.namaste(), { tone: 'wheat', garland: [GARLAND.jasmine] }),
    150,
    1,
  );
  stand(
    lord(SILK.green, SILK.red, withArms(POSES.fan(), { to: [48, -300], aim: -1.1 }, { to: [30, -216] }), {
      tone: 'blue',
      hold: [whisk, undefined],
    }),
    246,
    1,
  );
  stand(
    lord(SILK.blue, SILK.orange, withArms(POSES.fan(), { to: [48, -300], aim: -1.1 }, { to: [30, -216] }), {
      hold: [whisk, undefined],
    }),
    W - 246,
    -1,
  );
  stand(
    lord(SILK.pink, SILK.yellow, POSES.namaste(), {
      garland: [GARLAND.rose],
      behind: (pen) => bow(pen, [-30, -262], 290),
    }),
    W - 152,
    -1,
  );
  const t = TANJORE_HAND.tones;
  p.figure(
    withTanjoreFace(
      lord(
        SILK.yellow,
        SILK.red,
        withArms(
          POSES.sit(),
          { to: [-40, -58], mudra: 'rest', aim: 1.2 },
          { to: [62, -142], mudra: 'blessing', aim: -1.5 },
        ),
        {
          tone: 'blue',
          garland: [GARLAND.jasmine],
          handScale: 1.06,
          prop: sitting(SILK.yellow, t.blue, -1, 96),
        },
      ),
    ),
    cx - 92,
    seat - 14,
    1.2,
    1,
    1.08,
  );
  p.figure(
    withTanjoreFace(
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
    ),
    cx + 96,
    seat - 14,
    1.1,
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
    cx - 8,
    floor + 8,
    0.7,
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
  alt: 'Rama and Sita sit crowned on a gold throne under a white parasol, four princes attend with whisks and folded hands, and Hanuman kneels before them.',
  draw,
};
