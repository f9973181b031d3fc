/** Sita and the golden deer on one cloth in three states: dyed, inked, sketched in charcoal; the hand is inking the deer. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lookingStag } from '../../motifs/animals/looking-stag.ts';
import type { HandPen } from '../../motifs/hands/hand-pen.ts';
import { writingHand } from '../../motifs/hands/writing-hand.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, mound, tree, turf } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, LEAF, YELLOW, put, woman } from '../../traditions/kalamkari/people.ts';
import { bowlAbove, cast, charcoal, kalam } from '../../traditions/kalamkari/tools.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];

/** Keeps dark lines only: iron black, or the brown of a charcoal sketch. */
const lineOnly = (id: string, slope: number, cut: number, [r, g, b]: number[], soft = ''): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${soft}<feColorMatrix type="saturate" values="0"/>` +
  `<feComponentTransfer>${each(['R', 'G', 'B'], (c) => `<feFunc${c} type="linear" slope="${slope}" intercept="${cut}"/>`)}</feComponentTransfer>` +
  `<feColorMatrix values="${0.918 - r} 0 0 0 ${r}  0 ${0.843 - g} 0 0 ${g}  0 0 ${0.682 - b} 0 ${b}  0 0 0 1 0"/></filter>`;

/** The deer of gold: antlers, jewels, a coat of flowers. */
function goldenDeer(c: Cloth, x: number, y: number, s: number): string {
  const D = place(lookingStag(), x, y - 188 * s, s);
  const { r } = c;
  const [ax, ay] = D.brow as Point;
  let q = '';
  for (const sg of [-1, 1]) {
    const beam = curve([
      [ax, ay],
      [ax + sg * 26 * s, ay - 40 * s],
      [ax + sg * 22 * s + 14 * s, ay - 104 * s],
      [ax + sg * 58 * s + 12 * s, ay - 150 * s],
    ]);
    q += line(beam, INK, 11 * s) + line(beam, K.rust, 7 * s);
    for (const [t, dx] of [
      [8, -34],
      [14, 40],
      [21, -38],
    ] as const) {
      const [bx, by] = beam[Math.min(beam.length - 1, t)];
      const tine = curve([
        [bx, by],
        [bx + dx * s * 0.5, by - 16 * s],
        [bx + dx * s, by - 48 * s],
      ]);
      q += line(tine, INK, 9 * s) + line(tine, K.rust, 5.4 * s);
    }
  }
  q += inked(D.tail, K.cloth, INK, 1.6) + fill(D.body, K.myrobalan);
  q += clip(
    D.body,
    each(
      scatter(D.body, 34 * s, r, 10),
      ([u, v]) => inked(ellipse(u, v, 11 * s, 11 * s), K.cloth, INK, 1.2) + dot(u, v, 5 * s, K.madder),
    ),
  );
  q += ink(D.body, INK, 2.6);
  for (const ear of D.ears as Poly[]) q += inked(ear, K.shell, INK, 1.6);
  q +=
    inked(D.eye, K.cloth, INK, 1.8) +
    dot(...(D.pupil as Point), 4.2 * s, INK) +
    dot(...(D.nostril as Point), 3.4 * s, INK);
  for (const h of D.hooves as Poly[]) q += fill(h, INK);
  const collar = curve(
    polyline(60, -130, 78, -112, 104, -118).map(([u, v]): Point => [x + u * s, y + (v - 188) * s]),
  );
  return (
    q +
    line(collar, INK, 12 * s) +
    line(collar, K.madder, 8 * s) +
    dots(
      collar.filter((_, i) => i % 4 === 0),
      3 * s,
      K.cloth,
    )
  );
}

/** Glass and metal bangles on the wrist. */
function bangles(h: HandPen): string {
  return each([K.madder, K.myrobalan, K.leaf, K.leaf, K.myrobalan, K.madder], (c, i) => {
    const x = 304 + i * 15;
    const bow = h.on(curveThrough(offsets(x, 0, [0, -141, -16, -100, -15, -40, 1, 2])));
    return line(bow, INK, 13) + line(bow, c, 9.6) + line(bow, K.cloth, 2, false, 'opacity=".6"');
  });
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'madder');
  const { f, r } = c;
  const ground = f.bottom - 96;
  const canopy = loopThrough(
    offsets(f.x, f.y, [286, 250, 210, 130, 270, 30, 420, 12, 590, 26, 640, 120, 560, 240, 430, 270]),
  );
  c.add(
    tree(c, [f.x + 340, ground + 8], 440, canopy, {
      maxW: 30,
      bloom: [16, 26],
      spacing: 17,
      kinds: [0, 4, 5],
    }),
  );
  c.block(ellipse(f.x + 150, ground - 250, 120, 290), ellipse(f.x + 520, ground - 180, 190, 230));
  c.sow(rect(f.x + 8, f.y + 8, f.w - 16, ground - f.y - 30));
  c.add(mound(f.cx, f.bottom + 4, f.w + 70, 11, 3) + turf(f.x, f.right, ground, 34));
  const asking = withArms(
    POSES.stand(),
    { to: [-40, -210], aim: 1.8 },
    { to: [88, -300], aim: -0.3, mudra: 'hold', order: 'front' },
  );
  c.add(
    put(
      woman(YELLOW, LEAF, asking, { view: 'profile', hair: 'braid', face: { gaze: [2.5, 0.6] } }),
      r,
      f.x + 150,
      ground + 2,
      1.34,
    ),
  );
  c.add(goldenDeer(c, f.x + 500, ground + 4, 1.05));
  const cloth = c.finish(seed);
  const whole = fill(rect(0, 0, W, H), cloth.bg) + cloth.body;
  // wet edge of the dye, then the edge between ink and charcoal
  const dyed: Poly = [
    [-10, -10],
    ...curveThrough(380, -10, 420, 150, 344, 330, 396, 520, 350, 700, 410, 860, 372, 1010),
    [-10, 1010],
  ];
  const wet: Poly = [
    [-10, -10],
    ...curveThrough(700, -10, 742, 140, 690, 300, 650, 420, 690, 560, 640, 700, 700, 860, 660, 1010),
    [-10, 1010],
  ];
  let s =
    group(whole, 'filter="url(#charcoal)"') +
    clip(wet, group(whole, 'filter="url(#pen)"')) +
    clip(dyed, whole);
  // ink bowl, charcoal and a rag lie on the cloth
  s +=
    bowlAbove(858, 150, 92, '#1d1614', '#7a6a60', r) +
    charcoal([706, 62], [742, 140], r, 9) +
    charcoal([900, 258], [946, 288], r, 7);
  const spot = { x: 672, y: 640, s: 1, rot: 0.72 };
  const shadow = writingHand(
    { colour: '#5a3a1a', shade: '#5a3a1a', line: '#5a3a1a', nail: '#5a3a1a' },
    { ...spot, x: spot.x + 18, y: spot.y + 26 },
    () => '',
    300,
  );
  s += group(shadow.svg, 'opacity=".3"');
  const hand = writingHand(
    { colour: '#b87c4e', shade: '#6a3416', line: INK, nail: '#e3b48e', weight: 2.6 },
    spot,
    (tip, towards) => {
      const end: Point = [tip[0] + (towards[0] - tip[0]) * 3.3, tip[1] + (towards[1] - tip[1]) * 3.3];
      return cast([tip, end, [end[0] + 10, end[1] + 10]], 10, 16, 0.2) + kalam(tip, end, r, 1.15);
    },
    300,
  );
  s += hand.svg + bangles(hand);
  s += clip(
    rect(0, 0, W, H),
    hatch(
      hand.on([
        [330, -40],
        [620, -40],
        [620, 28],
        [330, -2],
      ]),
      0.9,
      8,
      1,
      '#6a3416',
      r,
    ),
  );
  return {
    ...cloth,
    body: s,
    defs:
      (cloth.defs ?? '') +
      lineOnly('pen', 9, -1.35, [0.137, 0.102, 0.09]) +
      lineOnly('charcoal', 5, -0.75, [0.46, 0.38, 0.29], '<feGaussianBlur stdDeviation=".7"/>'),
  };
}

export const work: Work = {
  id: 'event-kalamkari-camp-2',
  collection: 'events',
  seed: 23,
  width: W,
  height: H,
  alt: 'A hand with a bamboo kalam inks a deer on a cloth: Sita at the left is dyed, tree and deer are black line, the right is still charcoal.',
  draw,
};
