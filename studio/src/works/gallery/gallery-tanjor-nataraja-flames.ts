/** Nataraja: Shiva dances on the dwarf of forgetfulness inside a ring of raised gold flames. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, transform } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { edged, fill } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { withMoreArms } from '../../figures/more-arms.ts';
import type { Pen } from '../../figures/pen.ts';
import type { Pose } from '../../figures/types.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { type Leaf, stone } from '../../traditions/tanjore/gilding.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo, steps, vineFrame } from '../../traditions/tanjore/panel.ts';
import { SILK, lord } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lotusThrone, matted } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [920, 960];
const TIGER = cloth('#dc9c3e', '#6a300a', '#2a1608', '#b3182c', '#f6dc86', 'stripe');

/** The dance: weight on one bent leg, the other thrown across, one arm across the breast. */
const DANCE: Pose = {
  name: 'nataraja',
  spine: [
    [-4, -196],
    [-6, -232],
    [4, -282],
    [-2, -328],
  ],
  headTilt: -0.04,
  base: 'dance',
  legs: [
    { knee: [58, -238], ankle: [118, -178], foot: 'right' },
    { knee: [52, -110], ankle: [6, -12], foot: 'right' },
  ],
  arms: [
    { to: [76, -240], bend: -1, mudra: 'rest', aim: 0.75, order: 'front' },
    { to: [84, -300], bend: -1, mudra: 'blessing', aim: -1.5, order: 'front' },
  ],
};

/** One flame growing out of the ring: a tall tongue that leans with the turn, two licks at its foot. */
function flame(o: Leaf, x: number, y: number, a: number) {
  for (const [d, off, L, w, bend] of [
    [-0.62, -17, 44, 10, 0.55],
    [0.62, 17, 44, 10, -0.55],
    [0.04, 0, 74, 15, 0.16],
  ]) {
    const root = polar(x, y, off, a + Math.PI / 2),
      q = leaf(root[0], root[1], L, w, a + d, bend, 0.3);
    o.gold += edged(q, '#868686', '#fff', 2.6);
  }
  const heart = leaf(...polar(x, y, 8, a), 40, 6, a + 0.04, 0.16, 0.3);
  o.gold += fill(heart, '#e4e4e4');
  stone(o, ...polar(x, y, 22, a), 3.8, '#c4202c');
}

function drum(pen: Pen, at: Point) {
  const [x, y] = at;
  pen.shape(
    loopThrough(offsets(x, y, [-18, -14, -16, 14, -4, 4, 0, 0, 4, 4, 16, 14, 18, -14, 4, -4, 0, 0, -4, -4])),
    '#8a2a1c',
    '#2a0804',
    0.8,
    4,
  );
  pen.shape(ellipse(x - 17, y, 5, 15), '#f6efe0', '#a8937a', 0.7, 2);
  pen.shape(ellipse(x + 17, y, 5, 15), '#f6efe0', '#a8937a', 0.7, 2);
  pen.gold(
    ribbon(polyline(x - 1, y - 7, x + 1, y + 7), () => 4),
    false,
  );
}

function fire(pen: Pen, at: Point) {
  const [x, y] = at;
  pen.gold(loopThrough(x - 18, y - 6, x + 18, y - 6, x + 11, y + 7, x - 11, y + 7), false);
  for (const [d, L, c] of [
    [-0.4, 30, '#d8442a'],
    [0.4, 30, '#d8442a'],
    [0, 44, '#e8742a'],
    [0, 27, '#f6cb4c'],
  ] as const)
    pen.shape(leaf(x, y - 4, L, 9, -Math.PI / 2 + d, d * -0.4, 0.35), c, '#7a1404', 0.6, 3);
}

/** Apasmara lying on his belly, looking up. Origin under the dancer's foot. */
function dwarf(pen: Pen) {
  const skin = { base: '#5f8a5c', shade: '#1f4428', line: '#12240f' };
  pen.skin(
    ribbon(curveThrough(40, -22, 84, -40, 104, -14, 140, -8), widths(24, 20, 13, 8)),
    skin,
    undefined,
    9,
  );
  pen.skin(loopThrough(134, -16, 150, -22, 164, -16, 160, -4, 136, -1), skin, undefined, 4);
  pen.skin(
    loopThrough(-84, -30, -60, -52, 0, -56, 60, -44, 78, -20, 60, -2, 0, 0, -60, -2),
    skin,
    undefined,
    14,
  );
  pen.drape(
    {
      shape: loopThrough(28, -50, 60, -46, 84, -28, 74, -4, 40, -1, 26, -24),
      folds: [curveThrough(40, -46, 50, -24, 46, -4), curveThrough(56, -44, 66, -24, 60, -4)],
      bands: [],
      trims: [],
      motifs: [],
    },
    SILK.red,
    3,
  );
  pen.skin(ribbon(curveThrough(-58, -34, -92, -14, -124, -6), widths(13, 11, 7)), skin, undefined, 6);
  pen.skin(ellipse(-128, -7, 11, 8), skin, undefined, 3);
  pen.skin(
    loopThrough(-76, -44, -84, -78, -108, -88, -132, -78, -136, -52, -120, -36, -96, -32),
    skin,
    undefined,
    9,
  );
  pen.flat(
    loopThrough(-74, -52, -76, -84, -104, -98, -134, -84, -128, -78, -108, -82, -92, -70, -84, -44),
    '#17100f',
  );
  for (const x of [-100, -122]) {
    pen.flat(ellipse(x, -66, 7.4, 5), '#fdf7ea');
    pen.flat(ellipse(x - 1, -68, 3, 3), '#17100f');
    pen.stroke(curveThrough(x - 9, -74, x, -77, x + 9, -73), 0.9, '#17100f');
  }
  pen.stroke(curveThrough(-112, -62, -116, -54, -110, -52), 0.7, skin.line);
  pen.flat(loopThrough(-122, -46, -112, -49, -100, -45, -110, -40), '#b3303a');
  pen.gold(ellipse(-80, -56, 7, 9), false);
  pen.beads(curveThrough(-90, -34, -76, -26, -62, -34), 3, pen.tr.gold);
}

/** Flying locks with flowers. */
function flyingLocks(p: Panel, cx: number, floor: number): void {
  const locks = (pen: Pen) => {
    for (const sg of [-1, 1])
      for (let i = 0; i < 5; i++) {
        const y = -398 + i * 15,
          reach = 128 - i * 7,
          c = curveThrough(
            [sg * 18, y],
            [sg * 56, y - 20 + i * 8],
            [sg * 92, y + 4 + i * 7],
            [sg * (reach - 14), y - 6 + i * 9],
            [sg * reach, y - 18 + i * 9],
          ),
          q = ribbon(c, widths(8.4, 8, 6.6, 4.4, 0.8));
        pen.shape(q, '#4a2a1a', '#160a04', 0.6, 3);
        pen.stroke(c.slice(2, -6), 0.45, '#8a5a34');
        for (const k of walk(c, 34).slice(1, 3)) pen.garland([k.p, [k.p[0] + 1, k.p[1]]], 4.6, ['#fbf6ea']);
      }
    // ends of the sash, thrown out by the turn
    for (const [c, w] of [
      [curveThrough(-20, -214, -76, -236, -122, -206, -160, -224), 13],
      [curveThrough(-18, -206, -64, -200, -100, -168, -138, -172), 11],
    ] as const) {
      const q = ribbon(c, widths(5, w * 0.7, w));
      pen.shape(q, '#b51f33', '#4c0612', 0.8, 6);
      pen.stroke(c, 1.2, '#f0cf6a');
    }
  };
  const spec = withMoreArms(
    withTanjoreFace(
      lord(TIGER, SILK.red, DANCE, {
        front: true,
        gear: 'none',
        tone: 'fair',
        jewels: 3,
        wear: { lower: 'dhoti', lowerCloth: TIGER, upper: 'none' },
        garland: [{ cols: ['#6a3a1c', '#8a5026'], to: 0.24, r: 5 }],
        behind: locks,
        prop: (pen) => {
          matted.front(pen, [-4, -387]);
          pen.flat(transform(leaf(0, 0, 13, 3.4, -Math.PI / 2, 0, 0.5), 11, -380), '#fdf7ea');
          pen.flat(ellipse(11, -386, 2, 2.6), '#17100f');
        },
        face: { tilak: 'none' },
      }),
    ),
    [
      { side: 0, to: [-118, -352], bend: 1, mudra: 'open', aim: -1.35, order: 'behind', hold: fire },
      { side: 1, to: [112, -356], bend: -1, mudra: 'grip', aim: -1.2, order: 'behind', hold: drum },
    ],
  );
  p.figure(spec, cx + 8, floor - 54, 1.3, -1, 1.1);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    cy = 452,
    R = 312,
    inner = rect(64, 64, W - 128, H - 128);
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#182a66', '#3656a4', '#0a1236', [cx, cy, 520]);
  vineFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  // corners of worked gold outside the ring of fire
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
  ]) {
    const x = cx + sx * (W / 2 - 64),
      y = sy < 0 ? 64 : H - 64,
      q = [
        [x, y],
        [x - sx * 236, y],
        ...curve([
          [x - sx * 236, y],
          [x - sx * 150, y + 40],
          [x - sx * 80, y + 104],
          [x - sx * 36, y + 178],
          [x, y + 250],
        ] as Point[]),
      ] as Point[];
    goldFoliage(o, q, cx, 70);
    goldBand(o, q.slice(2), 16, 30);
  }
  // ring: band of stones, flames outside, pearls of gold inside
  const ring = ellipse(cx, cy, R, R, -Math.PI / 2, 120);
  const n = 27;
  for (let i = 0; i < n; i++) {
    const a = Math.PI / 2 + ((i + 0.5) / n) * TAU;
    if (Math.abs(Math.sin((a - Math.PI / 2) / 2)) < 0.16) continue;
    const q = polar(cx, cy, R + 4, a);
    flame(o, q[0], q[1], a);
  }
  goldBand(o, ring, 34, 34, true);
  halo(o, cx + 2, 240, 86, '#8a1526');
  steps(o, cx, [
    [842, 26, 520],
    [868, 28, W - 128],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  // lotus pedestal
  const base = p.pen(0, 0, 1);
  lotusThrone(base, [cx, 790], 214);
  p.take(base);
  const floor = 786;
  const d = p.pen(cx + 12, floor, 1.06);
  dwarf(d);
  p.take(d);
  flyingLocks(p, cx, floor);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-nataraja-flames',
  collection: 'gallery',
  seed: 9,
  width: W,
  height: H,
  alt: 'Four-armed Shiva dances with drum and fire inside a ring of gold flames, one foot lifted and a dwarf under the other.',
  draw,
};
