/** Meenakshi Kalyanam: Vishnu pours the water and gives his green sister to Shiva. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { drawFigure } from '../../figures/figure.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import { Pen } from '../../figures/pen.ts';
import { facing } from '../../figures/poses.ts';
import { type Tradition, TANJORE_HAND } from '../../figures/tradition.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { stone } from '../../traditions/tanjore/gilding.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo, pillar, steps, vineFrame } from '../../traditions/tanjore/panel.ts';
import { GARLAND, POSES, SILK, lady, lord, withArms } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { goldPot, lamp, matted } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 960];

/** The same hand with a skin as green as an emerald. */
const GREEN_HAND: Tradition = {
  ...TANJORE_HAND,
  tones: {
    ...TANJORE_HAND.tones,
    dark: { base: '#6fae6a', shade: '#1f6038', line: '#123a1e', hi: '#b8dca0' },
  },
};

/** Discus and conch of Vishnu. */
function discus(pen: Pen, [x, y]: Point) {
  pen.gold(ellipse(x, y - 20, 25, 25), true);
  for (let i = 0; i < 8; i++)
    pen.gold(
      leaf(...polar(x, y - 20, 22, (i / 8) * Math.PI * 2), 14, 4.4, (i / 8) * Math.PI * 2, 0, 0.4),
      false,
    );
  pen.gem([x, y - 20], 6, 0);
}

function conch(pen: Pen, [x, y]: Point) {
  pen.shape(
    loopThrough(offsets(x, y, [-12, -2, -19, -22, -8, -40, 4, -48, 16, -34, 14, -12, 4, 4])),
    '#fdf8ea',
    '#b8a890',
    0.8,
    6,
  );
  for (let i = 0; i < 4; i++)
    pen.stroke(
      curveThrough(x - 14 + i * 2, y - 24 - i * 5, x, y - 20 - i * 6, x + 14 - i * 2, y - 28 - i * 4),
      0.6,
      '#8a6a4a',
    );
  pen.gold(leaf(x + 3, y - 44, 15, 5, -1.3, 0, 0.4), false);
}

/** Mango leaves and jasmine hung across. */
function mangoLeavesAndJasmine(p: Panel, cx: number, floor: number): void {
  const hang = p.pen(0, 0, 1);
  for (let i = 0; i < 23; i++) {
    const x = cx - 308 + i * 28,
      y = 430 - 92 * Math.sqrt(Math.max(0, 1 - ((x - cx) / 352) ** 2)) + 12;
    hang.shape(leaf(x, y, 34, 8, Math.PI / 2, 0, 0.4), i % 2 ? '#2c7a3c' : '#3f9448', '#0a3014', 0.6, 4);
    if (i % 4 === 1)
      hang.garland(
        [
          [x, y],
          [x, y + 70 - Math.abs(i - 11) * 1.5],
        ],
        6,
        ['#fbf6ea', '#fbf6ea', '#e8863a'],
      );
  }
  p.take(hang);
  for (const x of [196, W - 196]) {
    const stand = p.pen(x, floor + 4, 0.9);
    lamp(stand, [0, 0], 250);
    p.take(stand);
  }
  // Shiva with the stag on his upper hand
  const shiva = withMoreArms(
    withTanjoreFace(
      lord(
        SILK.white,
        SILK.orange,
        withArms(
          POSES.stand(),
          { to: [-40, -206], mudra: 'rest', aim: 1.8 },
          { to: [112, -200], mudra: 'open', aim: -0.1, order: 'front' },
        ),
        {
          gear: 'none',
          hair: 'none',
          garland: [GARLAND.rose],
          face: { tilak: 'none' },
          prop: (pen) => {
            matted.front(pen, [1, -401]);
            pen.flat(leaf(13, -393, 12, 3.4, -Math.PI / 2, 0, 0.5), '#fdf7ea');
          },
          behind: matted.behind,
        },
      ),
    ),
    [
      {
        side: 0,
        to: [-84, -356],
        bend: 1,
        mudra: 'hold',
        aim: -1.6,
        order: 'behind',
        hold: (pen, [x, y]) => {
          pen.gold(
            ribbon(polyline(x + 6, y + 24, x - 8, y - 60), () => 3.4),
            false,
          );
          pen.gold(
            loopThrough(x - 22, y - 40, x - 12, y - 64, x - 8, y - 44, x + 8, y - 52, x - 4, y - 32),
            true,
          );
        },
      },
      {
        side: 1,
        to: [66, -366],
        bend: -1,
        mudra: 'hold',
        aim: -1.4,
        order: 'behind',
        hold: (pen, [x, y]) => {
          const stag = place(deer(), x + 4, y - 25, 0.24, 0, -1);
          for (const q of [stag.tail, stag.body, stag.ear, stag.ear2])
            pen.shape(q, '#c98a4a', '#5a2c0c', 0.6, 4);
          pen.flat(stag.pupil, '#17100f');
        },
      },
    ],
  );
  p.figure(shiva, W - 322, floor + 6, 1.06, -1, 1.14);
}

/** The bride, green, between them. */
function paintBride(p: Panel, cx: number, floor: number): void {
  const bride = withTanjoreFace(
    lady(
      SILK.red,
      SILK.yellow,
      facing(
        { to: [-56, -192], bend: -1, mudra: 'rest', aim: 1.7, order: 'front' },
        { to: [34, -214], bend: -1, mudra: 'flat', aim: 0.12, order: 'front' },
      ),
      {
        front: true,
        tone: 'dark',
        garland: [{ cols: ['#fbf6ea', '#fbf6ea', '#e8863a', '#d8446c'], to: -0.3, r: 8, wide: 20 }],
      },
    ),
  );
  const pen = new Pen(GREEN_HAND, p.r.fork(), cx - 4, floor + 8, 0.98, 1, true, 1.12);
  drawFigure(pen, bride);
  p.take(pen);
  // Vishnu, who gives her away, pours from the golden pot
  const vishnu = withMoreArms(
    withTanjoreFace(
      lord(
        SILK.yellow,
        SILK.red,
        withArms(
          POSES.stand(),
          { to: [-46, -204], mudra: 'rest', aim: 1.8 },
          { to: [104, -262], mudra: 'garland', aim: 0.2, order: 'front' },
        ),
        {
          tone: 'blue',
          garland: [GARLAND.jasmine],
          hold: [undefined, (pen, [x, y]) => goldPot(pen, [x - 26, y + 2], 0.62, undefined, 1.25)],
        },
      ),
    ),
    [
      { side: 0, to: [-86, -356], bend: 1, mudra: 'hold', aim: -1.6, order: 'behind', hold: discus },
      { side: 1, to: [70, -366], bend: -1, mudra: 'hold', aim: -1.4, order: 'behind', hold: conch },
    ],
  );
  p.figure(vishnu, 330, floor + 6, 1.04, 1, 1.14);
  // the stream from the pot over the joined hands
  let s = '';
  for (let k = 0; k < 4; k++)
    s += line(
      curveThrough(
        [500 + k * 2, floor - 266 + k * 3],
        [520 + k * 2, floor - 268 + k * 4],
        [536 + k * 2, floor - 250 + k * 4],
        [546 - k * 2, floor - 208],
      ),
      k % 2 ? '#f4fafd' : '#a8d0e6',
      k % 2 ? 1.6 : 2.4,
    );
  for (const [x, y] of [
    [532, -204],
    [560, -202],
    [540, -190],
    [552, -184],
    [546, -172],
  ])
    s += dot(x, floor + y, 2.4, '#f4fafd');
  p.paint(s);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(64, 64, W - 128, H - 128),
    floor = 826;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#8a1a2c', '#bc4a4c', '#44060f', [cx, 560, 480]);
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // sky behind the tower
  brocade(p, rect(62, 62, W - 124, 242), '#1b2f6a', '#4a6cb4', '#0c1640', [cx, 240, 520], 52);
  // gopuram: five storeys with niches, finials on the ridge
  const tiers = 5;
  for (let i = 0; i < tiers; i++) {
    const y = 262 - i * 38,
      w = 800 - i * 116,
      q: Poly = [
        [cx - w / 2, y + 40],
        [cx - w / 2 + 34, y],
        [cx + w / 2 - 34, y],
        [cx + w / 2, y + 40],
      ];
    o.gold += edged(q, i % 2 ? '#626262' : '#727272', '#fff', 3);
    const n = 9 - i;
    for (let k = 0; k < n; k++) {
      const x = cx + (k - (n - 1) / 2) * ((w - 96) / n),
        niche = curve([
          [x - 11, y + 36],
          [x - 11, y + 17],
          [x, y + 7],
          [x + 11, y + 17],
          [x + 11, y + 36],
        ] as Point[]);
      o.gold += edged(niche, '#a0a0a0', '#fff', 2);
      stone(o, x, y + 24, 4.4, [K.ruby, K.emerald, K.crystal][(k + i) % 3]);
    }
  }
  const ridge = loopThrough(cx - 150, 110, cx - 140, 88, cx, 80, cx + 140, 88, cx + 150, 110, cx, 114);
  o.gold += edged(ridge, '#7c7c7c', '#fff', 3);
  for (const d of [-100, -50, 0, 50, 100])
    o.gold += edged(leaf(cx + d, 92, 26, 7, -Math.PI / 2, 0, 0.4), '#b0b0b0', '#fff', 2);
  // hall under it: a wide low arch between pairs of pillars
  const arch: Poly = series(81, (i) => {
    const t = i / 80,
      a = Math.PI * (1 + t);
    return [
      cx + Math.cos(a) * 352,
      430 + Math.sin(a) * 96 * (1 + 0.07 * Math.abs(Math.sin(t * Math.PI * 11))),
    ] as Point;
  });
  goldFoliage(o, [[64, 300], [W - 64, 300], [W - 64, 430], ...arch.slice().reverse(), [64, 430]], cx, 62);
  for (const x of [64, W - 108])
    brocade(p, rect(x, 430, 44, floor - 420), '#135a44', '#2f8a62', '#08301f', [x + 22, 560, 400], 36);
  goldBand(
    o,
    [
      [66, 306],
      [W - 66, 306],
    ],
    22,
    30,
  );
  goldBand(o, arch, 20, 28);
  for (const x of [126, W - 126]) pillar(o, x, 420, floor + 4, 40);
  steps(o, cx, [
    [floor, 26, W - 128],
    [floor + 26, 44, W - 128],
  ]);
  halo(o, cx + 4, 470, 84, '#b3182c');
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  mangoLeavesAndJasmine(p, cx, floor);
  paintBride(p, cx, floor);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-meenakshi-kalyanam',
  collection: 'gallery',
  seed: 15,
  width: W,
  height: H,
  alt: 'Green-skinned Meenakshi stands between four-armed Vishnu, who tips a golden pot, and Shiva, who takes her hand, under a gold temple tower.',
  draw,
};
