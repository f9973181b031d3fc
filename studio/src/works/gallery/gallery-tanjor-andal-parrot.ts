/** Andal with the side knot of her hair, a long garland and her parrot. */
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, series, transform } from '../../draw/geometry.ts';
import { clip } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import type { Pen } from '../../figures/pen.ts';
import { facing } from '../../figures/poses.ts';
import { headSpace } from '../../figures/vanara.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { place } from '../../motifs/place.ts';
import { withTanjoreFace } from '../../traditions/tanjore/face.ts';
import { gildedFrame } from '../../traditions/tanjore/gilding.ts';
import { brocade, goldFoliage } from '../../traditions/tanjore/ornament.ts';
import { Panel, goldBand, halo, pillar, steps } from '../../traditions/tanjore/panel.ts';
import { POSES, SILK, lady } from '../../traditions/tanjore/people.ts';
import { K } from '../../traditions/tanjore/style.ts';
import { lamp, lotusThrone } from '../../traditions/tanjore/vessels.ts';
import type { Work } from '../../work.ts';

const [W, H] = [660, 1000];
const HEAD = 0.92;

/** The parrot on her raised hand. */
function bird(pen: Pen, at: Point) {
  const B = place(parrot(), at[0] + 2, at[1] - 23, 0.64, 0, -1);
  B.tail.forEach((q: Poly) => pen.shape(q, '#2f8a3c', '#0a3a14', 0.6, 3));
  pen.shape(B.body, '#4fae3c', '#0f4a1a', 0.9, 6);
  pen.shape(B.wing, '#2f8a3c', '#0a3a14', 0.7, 5);
  for (let i = 0; i < 4; i++)
    pen.stroke(
      transform(
        curveThrough(10 + i * 4, 2 + i * 4, -18 + i * 3, 22 + i * 3, -42 + i * 6, 36 + i),
        at[0] + 2,
        at[1] - 26,
        0.72,
        0,
        -1,
      ),
      0.4,
      '#a8d85a',
    );
  pen.shape(B.beak, '#d8342c', '#5a0a0a', 0.6, 2);
  pen.flat(B.eye, '#fdf7ea');
  pen.flat(B.pupil, '#17100f');
  pen.stroke(B.collar, 1, '#c8243c');
}

/** The great knot of hair at the left of her head, bound with flowers. */
function knot(pen: Pen, M: (p: Poly) => Poly) {
  pen.flat(M(loopThrough(-22, -36, -40, -62, -70, -72, -88, -56, -84, -34, -62, -22, -40, -18)), pen.tr.hair);
  for (let i = 0; i < 7; i++)
    pen.stroke(M(curveThrough(-28, -34 + i * 2, -52, -58 + i * 6, -80, -56 + i * 4)), 0.5, pen.tr.hairLine);
  pen.garland(M(curveThrough(-30, -52, -40, -40, -42, -22)), 6.4, ['#fbf6ea', '#fbf6ea', '#e8863a']);
  pen.garland(M(curveThrough(-58, -74, -68, -50, -64, -26)), 5.6, ['#d8446c', '#fbf6ea']);
  pen.gold(M(ellipse(-88, -50, 10, 12)), false);
  pen.gem(M([[-88, -50]])[0], 4, 0);
}

function draw(seed: number): Painting {
  const p = new Panel(seed, W, H),
    cx = W / 2,
    inner = rect(72, 72, W - 144, H - 144),
    floor = 850,
    spring = 350,
    hw = 196;
  p.base += fill(rect(0, 0, W, H), K.wood);
  brocade(p, inner, '#135a44', '#3a9070', '#08301f', [cx, 430, 520]);
  gildedFrame(p.back, W, H);
  const o = { gold: '', over: '' };
  const arch: Poly = series(81, (i) => {
    const t = i / 80,
      a = Math.PI * (1 + t);
    return [
      cx + Math.cos(a) * hw * (1 + 0.035 * Math.abs(Math.sin(t * Math.PI * 9))),
      spring + Math.sin(a) * (spring - 150) * (1 + 0.05 * Math.abs(Math.sin(t * Math.PI * 9))),
    ] as Point;
  });
  goldFoliage(o, [[72, 72], [W - 72, 72], [W - 72, spring], ...arch.slice().reverse(), [72, spring]], cx, 76);
  goldBand(o, arch, 32, 33);
  for (const sg of [-1, 1]) pillar(o, cx + sg * (hw + 24), spring - 14, floor + 6, 40);
  halo(o, cx - 10, 356, 128, '#b3182c');
  steps(o, cx, [
    [floor, 24, W - 210],
    [floor + 24, 24, W - 170],
    [floor + 48, 30, W - 144],
  ]);
  p.back.gold += clip(inner, o.gold);
  p.back.over += clip(inner, o.over);
  // lotus pedestal
  const still = p.pen(0, 0, 1);
  lotusThrone(still, [cx, floor - 16], 118);
  // strings of jasmine, each on its hook under the arch, each with a bead of gold at its end
  for (const [dx, L] of [
    [-164, 150],
    [-136, 92],
    [136, 92],
    [164, 150],
  ]) {
    const x = cx + dx,
      top = Math.max(...arch.filter((q) => Math.abs(q[0] - x) < 7).map((q) => q[1])) + 14;
    still.garland(
      [
        [x, top],
        [x, top + L],
      ],
      6.6,
      ['#fbf6ea', '#fbf6ea', '#fbf6ea', '#d8446c'],
    );
    still.gold(ellipse(x, top - 4, 8, 8, 0, 20), false);
    still.gem([x, top - 4], 3.2, 0);
    still.gold(leaf(x, top + L, 26, 8, Math.PI / 2, 0, 0.6), false);
  }
  p.take(still);
  for (const sg of [-1, 1]) {
    const stand = p.pen(cx + sg * 164, floor + 2, 0.8);
    lamp(stand, [0, 0], 230);
    p.take(stand);
  }
  const spec = lady(
    SILK.red,
    SILK.yellow,
    facing(
      { to: [-52, -206], bend: -1, mudra: 'rest', aim: 1.7, order: 'front' },
      { to: [58, -302], bend: -1, mudra: 'hold', aim: -0.75, order: 'front' },
    ),
    {
      front: true,
      gear: 'tikka',
      hair: 'loose',
      garland: [
        { cols: ['#fbf6ea', '#fbf6ea', '#3f8a3c', '#d8446c'], to: -0.55, r: 9, wide: 24 },
        { cols: ['#e8863a', '#f4c24a'], to: 0.3, r: 6 },
      ],
      hold: [undefined, bird],
    },
  );
  spec.pose.spine = POSES.bless().spine;
  spec.behind = (pen) => knot(pen, headSpace(pen, spec.pose, HEAD));
  spec.prop = (pen) => {
    const M = headSpace(pen, spec.pose, HEAD);
    pen.gold(
      M(loopThrough(-34, -28, -18, -44, 4, -54, 22, -48, 32, -34, 24, -44, 4, -48, -16, -38, -30, -22)),
      false,
    );
    for (const [x, y] of [
      [-22, -37],
      [-6, -47],
      [12, -50],
      [26, -42],
    ])
      pen.gem(M([[x, y]])[0], 2.6, x > 0 ? 0 : 1);
  };
  p.figure(withTanjoreFace(spec, HEAD), cx - 20, floor - 22, 1.34, 1, 1.14);
  return p.finish(seed);
}

export const work: Work = {
  id: 'gallery-tanjor-andal-parrot',
  collection: 'gallery',
  seed: 6,
  width: W,
  height: H,
  alt: 'Andal stands on a lotus with a great side knot of hair and a long flower garland, a green parrot on her raised hand.',
  draw,
};
