/** Chamundeshwari with one foot on her lion and one on the buffalo, her trident at the breast of Mahishasura. */
import { union } from '../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { Sheet } from '../../figures/garments.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Cloth, Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { paintLion } from '../../motifs/painted/lion.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Board, creeperFrame, ground, nimbus } from '../../traditions/mysore/board.ts';
import { conch, discus, sword, trident } from '../../traditions/mysore/emblems.ts';
import { driftClouds, hillTemple } from '../../traditions/mysore/landscape.ts';
import { POSES, lady, lord, withArms } from '../../traditions/mysore/people.ts';
import { K, SILK } from '../../traditions/mysore/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 1000];

/** Striding from the lion to the buffalo, bearing down on the trident. */
const VICTORY: Pose = {
  name: 'victory',
  spine: [
    [-2, -208],
    [0, -246],
    [-4, -294],
    [2, -340],
  ],
  headTilt: 0.14,
  base: 'stand',
  legs: [
    { knee: [-46, -116], ankle: [-58, -12], foot: 'left' },
    { knee: [54, -122], ankle: [56, -12], foot: 'right' },
  ],
  arms: [
    { to: [42, -304], bend: -1, mudra: 'grip', aim: -0.5, order: 'front' },
    { to: [82, -250], bend: -1, mudra: 'grip', aim: 0.5, order: 'front' },
  ],
};

/** Her sari drawn between the legs for battle: flowered thighs, a broad fan of pleats, a sash of green ends. */
function kaccha(pen: Pen) {
  for (const [x, y] of [
    [-34, -178],
    [-46, -150],
    [-38, -128],
    [-56, -112],
    [-48, -86],
    [-62, -68],
    [-52, -46],
    [34, -178],
    [48, -154],
    [44, -126],
    [60, -112],
    [54, -84],
    [64, -66],
    [56, -44],
  ] as const)
    for (const p of rosette(x, y, 5.4, 6)) pen.flat(p, '#ecd28a');
  const fall = (x0: number, x1: number, y0: number, y1: number, c: Cloth, n: number, sway = 0) =>
    pen.drape(
      new Sheet(
        curve([
          [-x0, y0],
          [-x0 - (x1 - x0) * 0.4 + sway * 0.4, (y0 + y1) / 2],
          [-x1 + sway, y1],
        ]),
        curve([
          [x0, y0],
          [x0 + (x1 - x0) * 0.4 + sway * 0.4, (y0 + y1) / 2],
          [x1 + sway, y1],
        ]),
        6,
        n - 2,
      ).drape(n, [[0.84, 0.97]], 16),
      c,
      3.2,
    );
  fall(13, 45, -204, -34, SILK.red, 9);
  fall(7, 14, -206, -84, SILK.green, 5, -5);
  for (const sg of [-1, 1])
    pen.beads(curveThrough(sg * 7, -197, sg * 20, -178, sg * 30, -196), 2.2, pen.tr.gold);
}

/** The buffalo brought down, facing left; the demon leaves it at the neck. */
function buffalo(): string {
  const hide = '#5d5a66',
    dark = '#1f1d28',
    edge = '#1a1820';
  const body = union(
    [
      ellipse(654, 866, 82, 50),
      ellipse(706, 874, 40, 38),
      limb([566, 850, 596, 842, 640, 834], 26, 36, 40),
      ellipse(620, 822, 34, 22),
    ],
    12,
  );
  const legs = [
    limb([606, 896, 570, 902, 604, 918], 14, 10, 8),
    limb([700, 900, 646, 910, 696, 922], 16, 11, 9),
  ];
  const head = loopThrough([
    556, 862, 566, 890, 548, 912, 512, 926, 484, 928, 474, 916, 486, 902, 508, 886, 522, 866, 540, 856,
  ]);
  const horn = (d: number) =>
    ribbon(curveThrough(548 + d, 862, 566 + d, 838, 562 + d, 806, 536 + d, 786), widths(9, 9, 6, 1.6));
  let s = modelled(horn(10), '#8c8274', '#2c2620', 6, 2) + ink(horn(10), edge, 1.2);
  s += line(curveThrough(742, 866, 748, 900, 738, 920), hide, 5) + fill(leaf(738, 912, 22, 6, 1.8), dark);
  for (const q of [...legs, body]) s += modelled(q, hide, dark, 24, 8) + ink(q, edge, 1.5);
  s += clip(
    body,
    lines(
      series(22, (i) => polyline(578 + i * 8, 836 + (i % 3) * 10, 574 + i * 8, 852 + (i % 3) * 10)),
      '#8a8794',
      0.9,
    ),
  );
  // a garland where the demon leaves the beast
  s += repeat(13, (i) => {
    const t = i / 12,
      x = 568 + t * 104,
      y = 824 + Math.sin(t * Math.PI) * 16;
    return polys(rosette(x, y, 9, 7, i), i % 2 ? '#c8424c' : '#f1dcc0') + dot(x, y, 2.4, K.gold);
  });
  s +=
    modelled(head, hide, dark, 16, 5) +
    ink(head, edge, 1.5) +
    modelled(horn(-8), '#8c8274', '#2c2620', 6, 2) +
    ink(horn(-8), edge, 1.2);
  const ear = leaf(556, 870, 34, 8, 0.5);
  s += modelled(ear, hide, dark, 5, 2) + ink(ear, edge, 1.1);
  s +=
    line(curveThrough(522, 884, 530, 889, 540, 886), edge, 2.2) +
    line(curveThrough(520, 878, 530, 874, 542, 877), edge, 1.2);
  return s + dot(482, 912, 3, edge) + line(curveThrough(478, 922, 492, 922, 504, 916), edge, 1.2);
}

/** The demon rises from the neck of the buffalo. */
function demonRises(b: Board): void {
  const foePose = withArms(
    POSES.bow(),
    { to: [-66, -418], bend: 1, mudra: 'grip', aim: -1.7 },
    { to: [84, -322], bend: -1, mudra: 'open', aim: -0.9 },
  );
  const foe = b.pen(612, 1030, 0.98, -1, 1.14),
    above = rect(430, 300, 330, 530);
  drawFigure(
    foe,
    lord(SILK.orange, SILK.plum, foePose, {
      tone: 'wheat',
      gear: 'none',
      hair: 'curls',
      jewels: 2,
      face: { moustache: true, gaze: [1.5, -2], tilak: 'none', noseRing: false },
      hold: [sword(-1.5, 96), undefined],
      prop: (pen) => {
        const M = headSpace(pen, foePose);
        for (const q of [
          curveThrough(13.6, 18.6, 7, 19.4, 0, 17.4, -6, 11),
          curveThrough(14, 18.6, 20, 19, 25, 16.4, 28, 11),
        ])
          pen.flat(M(ribbon(q, widths(1.2, 2.4, 1.8, 0.4), 1)), '#1d1513');
      },
      wear: { lower: 'dhoti', lowerCloth: SILK.orange, upper: 'none' },
    }),
  );
  b.paint(clip(above, foe.svg));
  b.gild({ gold: clip(above, foe.relief), over: clip(above, foe.jewels) });
  b.paint(buffalo());
  b.paint(
    paintLion(290, 790, 0.94, 1, {
      body: '#dcae62',
      shade: '#8a5420',
      mane: '#c47f36',
      maneDark: '#6a3410',
      line: '#4a2814',
    }),
  );
  const spec = withMoreArms(
    lady(SILK.red, SILK.green, VICTORY, {
      jewels: 3,
      front: true,
      wear: {
        lower: 'dhoti',
        lowerCloth: SILK.red,
        upper: 'choli',
        upperCloth: SILK.green,
        scarf: SILK.red,
        scarfStyle: 'pallu',
      },
      prop: kaccha,
      garland: [{ cols: ['#d8687c', '#fbf6ea', '#e2a24a'], to: -0.2, r: 5.6 }],
      hold: [undefined, (pen, at) => trident(pen, at, 1.0, 238, 92, 1.05)],
    }),
    [
      { side: 0, to: [-96, -372], bend: 1, mudra: 'grip', aim: -1.7, order: 'behind', hold: discus },
      {
        side: 0,
        to: [-120, -262],
        bend: 1,
        mudra: 'grip',
        aim: -2.5,
        order: 'behind',
        hold: sword(-1.5, 100),
      },
      { side: 1, to: [100, -376], bend: -1, mudra: 'hold', aim: -1.4, order: 'behind', hold: conch },
    ],
  );
  b.figure(spec, 268, 728, 1.18, 1, 1.08);
}

function draw(seed: number): Painting {
  const b = new Board(seed, W, H),
    field = rect(64, 64, W - 128, H - 128);
  creeperFrame(b, '#24503c', 46, 16);
  ground(b, field, 'sky', ['#a9bf9a', '#dfe4c2', '#b6c88f', '#7f9f63', '#5d8550']);
  b.base += clip(field, hillTemple(b.r, 64, 640, W - 128));
  b.base += clip(
    field,
    driftClouds([
      [560, 150, 190],
      [690, 238, 150],
      [470, 240, 120],
      [110, 130, 110],
      [690, 96, 120],
    ]),
  );
  // her trees and the meadow
  let meadow = modelled(
    [[64, 720], ...curveThrough(64, 716, 220, 690, 420, 704, 620, 688, W - 64, 712), [W - 64, H], [64, H]],
    '#6f9657',
    '#38592f',
    20,
    8,
  );
  for (let i = 0; i < 90; i++) {
    const x = b.r.between(70, W - 70),
      y = b.r.between(724, 926);
    meadow +=
      lines(
        [-5, 0, 5].map((d) => polyline(x, y, x + d, y - 9)),
        '#476d38',
        1.1,
      ) + (i % 4 ? '' : polys(rosette(x + 3, y - 12, 4.6, 6), i % 8 ? '#f1dcc0' : '#d8687c'));
  }
  b.base += clip(field, meadow);
  nimbus(b.back, 278, 262, 128, '#f3e4b4');
  demonRises(b);
  return b.finish(seed);
}

export const work: Work = {
  id: 'gallery-south-indian-mysore-chamundeshwari',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Chamundeshwari, striding on the back of her maned lion, sets her trident on the breast of the demon who rises from a fallen buffalo; her temple hill behind.',
  draw,
};
