/** Chamundeshwari with one foot on her lion and one on the buffalo, her trident at the breast of Mahishasura. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { ink, modelled } from '../../draw/ink.ts';
import { clip, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines, polys } from '../../draw/svg.ts';
import { lotusFlower } from '../../figures/props.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { paintLion } from '../../motifs/painted/lion.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Board, creeperFrame, ground, nimbus } from '../../traditions/mysore/board.ts';
import { conch, discus, goad, noose, sword, trident } from '../../traditions/mysore/emblems.ts';
import { driftClouds, hillTemple } from '../../traditions/mysore/landscape.ts';
import { K, MYSORE_HAND, SILK } from '../../traditions/mysore/style.ts';
import { type Arm, garland, icon } from '../../traditions/tanjore/icon.ts';
import { girdle } from '../../traditions/tanjore/regalia.ts';
import { stridingSari } from '../../traditions/tanjore/saris.ts';
import type { Work } from '../../work.ts';

const [W, H] = [820, 1000];
const LION = { body: '#dcae62', shade: '#8a5420', mane: '#c47f36', maneDark: '#6a3410', line: '#4a2814' };

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

/** The demon rises from the neck of the buffalo, thrown back, sword in the air. */
function demonRises(b: Board) {
  const foe = b.pen(628, 842, 1.12),
    skin = { base: '#d9a27a', shade: '#8c4e30', line: '#5a2c18' };
  icon(foe, {
    woman: false,
    tone: skin,
    spine: [
      [0, -10],
      [14, -56],
      [12, -140],
    ],
    head: {
      turn: -0.7,
      gaze: [-2.4, -2.6],
      open: 1.45,
      tilt: 0.2,
      moustache: true,
      grim: true,
      mark: 'none',
      jaw: 1.1,
    },
    crown: (q, M, k) => {
      q.gold(
        M([
          ...curveThrough(-40, -28, -14, -42, 12, -43, 34, -30),
          ...curveThrough(34, -40, 14, -56, -14, -55, -42, -40),
        ]),
        false,
      );
      q.gem(M([[-12, -49]])[0], 3.4 * k, 0);
    },
    jewels: 1,
    arms: [
      {
        side: 1,
        elbow: [84, -166],
        wrist: [72, -226],
        hand: 'grip',
        aim: -1.5,
        flip: true,
        hold: sword(-0.75, 112),
      },
      { side: -1, elbow: [-74, -102], wrist: [-140, -104], hand: 'hang', aim: 2.9, flip: true },
    ],
    lower: () => undefined,
  });
  b.take(foe);
  b.paint(buffalo());
}

/** The goddess of the hill: eight arms in an even fan, one foot on the lion, one on the buffalo. */
function goddess(b: Board) {
  const pen = b.pen(322, 744, 1.36),
    skin = MYSORE_HAND.tones.fair,
    arm = (
      side: -1 | 1,
      elbow: Point,
      wrist: Point,
      hand: Arm['hand'],
      aim: number,
      o: Partial<Arm>,
    ): Arm => ({
      side,
      back: true,
      elbow: [elbow[0] * side, elbow[1]],
      wrist: [wrist[0] * side, wrist[1]],
      hand,
      aim,
      flip: side > 0,
      ...o,
    });
  icon(pen, {
    woman: true,
    tone: skin,
    spine: [
      [0, -188],
      [-4, -234],
      [2, -318],
    ],
    head: { turn: 0.75, gaze: [2.2, 1.8], tilt: 0.12, size: 0.96 },
    crown: 'kirita',
    choli: SILK.green,
    arms: [
      arm(-1, [80, -338], [98, -400], 'raise', -1.7, { carry: discus }),
      arm(1, [80, -338], [98, -400], 'raise', -1.45, { carry: conch }),
      arm(-1, [108, -290], [152, -336], 'grip', -2.2, { hold: sword(-1.35, 104) }),
      arm(1, [108, -290], [152, -336], 'grip', -0.95, { hold: goad }),
      arm(-1, [112, -242], [166, -250], 'grip', 3.05, { hold: noose }),
      arm(1, [112, -242], [166, -250], 'hold', -0.2, { hold: (q, at) => lotusFlower(q, at, -0.9, 24) }),
      { side: -1, elbow: [-66, -236], wrist: [-16, -274], hand: 'grip', aim: -0.6 },
      { side: 1, elbow: [78, -238], wrist: [60, -196], hand: 'grip', aim: 2.3, flip: true },
    ],
    lower: stridingSari(SILK.red, SILK.green, skin, [-78, -8], [112, 34], -188),
    adorn: (q, N) => {
      girdle(q, [-1, -200], 42, 6);
      garland(150, 40, ['#d8687c', '#fbf6ea', '#e2a24a'], 6)(q, N);
    },
    prop: (q) => trident(q, [50, -204], 0.9, 206, 152, 1.1),
  });
  b.take(pen);
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
  nimbus(b.back, 326, 264, 132, '#f3e4b4');
  demonRises(b);
  const lion = paintLion(262, 812, 1, 1, LION);
  b.paint(lion);
  goddess(b);
  // its head and mane come before her silk
  b.paint(
    clip(loopThrough(372, 660, 420, 620, 500, 640, 520, 760, 470, 830, 400, 850, 356, 800, 352, 720), lion),
  );
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
