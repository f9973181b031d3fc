/** Kannappa kneels before the linga, the arrow at his eye; a hand comes out of the stone and stays him. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import type { Point, Poly } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { armLimb, solveArm } from '../../figures/body.ts';
import { cloth } from '../../figures/cloths.ts';
import { drawHand } from '../../figures/hands.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { bow, quiver } from '../../figures/props.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, mound, nimbus, tree, turf } from '../../traditions/kalamkari/cloth.ts';
import { linga } from '../../traditions/kalamkari/linga.ts';
import { INK, K, noble, put } from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 800];
const HIDE = cloth(K.rust, INK, INK, K.leaf, K.cloth, 'dots');

/** One knee on the ground, the other foot set before him. */
const KNEE_DOWN: Pose = {
  ...POSES.kneel(),
  name: 'knee-down',
  base: 'dance',
  spine: [
    [-18, -100],
    [-15, -136],
    [-6, -184],
    [-2, -230],
  ],
  legs: [
    { knee: [0, -16], ankle: [-92, -18], foot: 'toe' },
    { knee: [70, -100], ankle: [62, -12], foot: 'right' },
  ],
};

/** Offerings of the forest: flowers and honeycomb on leaves. */
function forestOfferings(lx: number, floor: number, c: Cloth): void {
  for (const [x, col] of [
    [lx + 150, K.madder],
    [lx + 184, K.cloth],
  ] as const) {
    const plate = loopThrough(x - 24, floor - 6, x, floor - 11, x + 24, floor - 6, x, floor + 3);
    c.add(
      inked(plate, K.leaf, INK, 1.4) +
        each(
          [-10, 0, 10],
          (d) =>
            polys(rosette(x + d, floor - 14 - (d ? 0 : 6), 8, 6), col) +
            dot(x + d, floor - 14 - (d ? 0 : 6), 2.4, K.myrobalan),
        ),
    );
  }
}

/** Forest: three trees of different growth. */
function forest(c: Cloth, lx: number, floor: number, hx: number, f: Cloth['f']): void {
  c.block(ellipse(lx, floor - 170, 150, 170), ellipse(hx - 6, floor - 150, 120, 170));
  const trees =
    tree(
      c,
      [f.x + 46, floor + 6],
      250,
      loopThrough(
        [f.x + 8, floor - 250],
        [f.x + 4, f.y + 60],
        [f.x + 70, f.y + 12],
        [f.x + 190, f.y + 24],
        [f.x + 200, f.y + 120],
        [f.x + 90, floor - 300],
      ),
      { maxW: 26, bloom: [12, 18], spacing: 14 },
    ) +
    tree(
      c,
      [f.x + 418, floor + 6],
      300,
      loopThrough(offsets(f.x, f.y, [300, 190, 250, 90, 300, 16, 430, 10, 540, 20, 560, 110, 500, 200])),
      {
        maxW: 24,
        bloom: [13, 20],
        spacing: 14,
        leaves: [K.indigo, K.leaf, K.paleIndigo],
        kinds: [4, 0],
        trunk: K.madder,
      },
    ) +
    tree(
      c,
      [f.right - 92, floor + 6],
      220,
      loopThrough(
        [f.right - 8, floor - 220],
        [f.right - 4, f.y + 70],
        [f.right - 60, f.y + 14],
        [f.right - 200, f.y + 14],
        [f.right - 246, f.y + 90],
        [f.right - 210, floor - 300],
        [f.right - 120, floor - 220],
      ),
      { maxW: 28, bloom: [13, 21], spacing: 14, kinds: [5, 3, 0] },
    );
  c.add(trees);
  c.add(mound(f.cx, f.bottom + 4, f.w + 70, 14, 3));
  const lawn = rect(f.x, floor - 2, f.w, 16);
  c.add(inked(lawn, K.leaf, INK, 1.6));
  for (let i = 0; i < 46; i++)
    c.add(dot(f.x + ((i + 0.5) * f.w) / 46, floor + 6, 2.8, i % 2 ? K.myrobalan : K.cloth));
  c.add(turf(f.x, f.right, floor, 31));
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'narrow', '#d9b063'),
    { f, r } = c,
    floor = f.bottom - 88,
    lx = f.x + 236,
    hx = f.x + 560;
  forest(c, lx, floor, hx, f);
  // a spotted deer that watches from the trees
  const D = place(deer(), f.right - 110, floor - 130 * 0.66, 0.66, 0, -1);
  c.add(
    inked(D.tail, K.cloth, INK, 1.2) +
      patterned(D.body, K.rust, dots(scatter(D.body, 13, r, 5), 2.6, K.cloth), INK, 1.9) +
      each([D.ear, D.ear2], (q: Poly) => inked(q, K.shell, INK, 1.2)) +
      inked(D.eye, K.cloth, INK, 1.2) +
      fill(D.pupil, INK) +
      each(D.hooves, (q: Poly) => fill(q, INK)),
  );
  const [ax, ay] = D.horn[0] as Point;
  for (const sg of [-1, 1]) {
    const beam = curveThrough(
      [ax, ay],
      [ax + sg * 14 + 8, ay - 30],
      [ax + sg * 10 + 14, ay - 64],
      [ax + sg * 26 + 10, ay - 88],
    );
    c.add(
      line(beam, INK, 5) +
        line(beam, K.myrobalan, 2.6) +
        each([0.45, 0.72], (t) => {
          const q = beam[Math.floor(t * beam.length)];
          return (
            line([q, [q[0] + sg * 16, q[1] - 16]], INK, 3.4) +
            line([q, [q[0] + sg * 16, q[1] - 16]], K.myrobalan, 1.6)
          );
        }),
    );
  }
  c.add(linga(c, lx, floor));
  forestOfferings(lx, floor, c);
  // glory round the hand that stays him
  c.add(nimbus(lx + 196, floor - 272, 42, K.cloth));
  // the hunter
  const hunter = {
    ...noble(
      'dark',
      HIDE,
      withArms(
        KNEE_DOWN,
        { to: [54, -262], mudra: 'grip', aim: -1.9 },
        { to: [62, -124], mudra: 'rest', aim: 0.5, order: 'front' },
      ),
    ),
    gear: 'fillet' as const,
    hair: 'curls' as const,
    jewels: 2 as const,
    face: { moustache: true, tilak: 'none' as const },
    garland: [{ cols: [K.leaf, K.cloth, K.madder], to: 0.2, r: 6 }],
    wear: { lower: 'dhoti' as const, lowerCloth: HIDE, upper: 'none' as const },
    behind: (pen: Pen) => {
      quiver(pen, [-30, -196], -1.95);
      bow(pen, [-58, -142], 262);
    },
    hold: [
      (pen: Pen, [x, y]: Point) => {
        pen.stroke(polyline(x + 34, y + 48, x - 8, y - 12), 1.8, pen.tr.ink);
        pen.gold(leaf(x - 6, y - 9, 18, 5, -2.18, 0, 0.4), false);
        for (const d of [-1, 1]) pen.flat(leaf(x + 34, y + 48, 18, 4.4, -2.18 + d * 0.5), pen.tr.gems[0]);
      },
      undefined,
    ] as [(pen: Pen, at: Point) => void, undefined],
  };
  c.add(put(hunter, r, hx, floor + 6, 1.24, -1));
  // feather in his hair
  c.add(
    fill(leaf(hx + 6, floor - 370, 54, 10, -1.15, 0.15, 0.55), K.indigo) +
      hatch(leaf(hx + 6, floor - 370, 54, 10, -1.15, 0.15, 0.55), 0.4, 5, 0.8, K.cloth, r) +
      ink(leaf(hx + 6, floor - 370, 54, 10, -1.15, 0.15, 0.55), INK, 1.4),
  );
  // Shiva's arm out of the stone, over the glory
  const from: Point = [lx + 34, floor - 196],
    to: Point = [lx + 178, floor - 250];
  const t = KALAMKARI_HAND.tones.fair,
    arm = solveArm([from[0] / 1.3, from[1] / 1.3], [to[0] / 1.3, to[1] / 1.3], -1),
    big = new Pen(KALAMKARI_HAND, r, 0, 0, 1.3),
    l = armLimb([from[0] / 1.3, from[1] / 1.3], arm.elbow, arm.wrist);
  big.skin(l.capped, t, l.contour, 9);
  for (const k of [0.36, 0.84, 0.9]) {
    const i = Math.floor((l.shape.length >> 1) * k),
      [a, b] = [l.shape[i], l.shape[l.shape.length - 1 - i]];
    big.beads(curve([a, [(a[0] + b[0]) / 2 + 2, (a[1] + b[1]) / 2 + 1], b] as Point[]), 2.6, big.tr.gold);
  }
  drawHand(big, 'blessing', arm.wrist, -0.9, t, 1.15);
  c.add(big.svg);
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-kannappa',
  collection: 'gallery',
  seed: 47,
  width: W,
  height: H,
  alt: 'A dark hunter with bow and quiver kneels on one knee before a linga with an arrow at his eye, and an arm with a blessing palm reaches out of the stone.',
  draw,
};
