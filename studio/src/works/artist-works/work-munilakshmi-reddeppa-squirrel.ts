/** The squirrel's bridge: Rama kneels on the shore and strokes the squirrel; the vanaras carry stones out over the sea. */
import { curve, curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line, lines } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import type { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import type { Pose } from '../../figures/types.ts';
import { vanara } from '../../figures/vanara.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { place } from '../../motifs/place.ts';
import { Cloth, cloud, nimbus, rock, tree, turf, water } from '../../traditions/kalamkari/cloth.ts';
import {
  INDIGO,
  INK,
  K,
  MADDER,
  RUST,
  YELLOW,
  noble,
  prince,
  put,
} from '../../traditions/kalamkari/people.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const STONES = [K.madder, K.paleIndigo, K.myrobalan, K.leaf, K.rust, K.shell];

/** The squirrel sits up, a grain of sand between its paws; three stripes on its back. */
function squirrel(x: number, y: number, s: number, r: Rng): string {
  const T = (p: Poly) => transform(p, x, y, s);
  const tail = T(
    ribbon(curveThrough(16, -8, 46, -16, 52, -50, 34, -78, 48, -100), widths(6, 13, 17, 14, 3), 2),
  );
  const body = T(loopThrough(-20, 0, -24, -26, -16, -46, 2, -54, 18, -38, 24, -14, 18, 0));
  const head = T(loopThrough(-40, -56, -30, -68, -14, -70, -2, -62, -2, -48, -14, -42, -30, -46));
  let o = patterned(tail, K.rust, hatch(tail, 0.6, 4, 1, INK, r), INK, 1.7);
  o += patterned(
    body,
    K.rust,
    lines(
      [0, 7, 14].map((d) => T(curveThrough(-4 + d, -54, 6 + d * 0.8, -28, 2 + d, 0))),
      K.cloth,
      3 * s,
    ),
    INK,
    1.8,
  );
  o += each([-10, 8], (d) => inked(T(ellipse(d - 6, -1, 11, 5)), K.rust, INK, 1.4));
  o += inked(T(leaf(-10, -66, 18, 6, -1.2)), K.rust, INK, 1.4) + inked(head, K.rust, INK, 1.8);
  const [ex, ey] = T([[-20, -59]])[0];
  o +=
    dot(ex, ey, 5 * s, K.cloth) +
    dot(ex - 0.6, ey, 3.2 * s, INK) +
    dot(...T([[-40, -55]])[0], 2.6 * s, INK) +
    lines([T(curveThrough(-36, -52, -48, -50)), T(curveThrough(-36, -50, -46, -44))], INK, 0.9);
  const paw = T(ribbon(curveThrough(-12, -36, -26, -32, -32, -38), widths(5, 4.4, 4), 2));
  return o + inked(paw, K.rust, INK, 1.4) + dot(...T([[-36, -40]])[0], 4 * s, K.myrobalan);
}

/** A stone of the bridge about its middle, its grain in one line. */
const stoneAt = (pen: Pen, [x, y]: Point, k: number, col: string) => {
  const T = (p: Poly) => transform(p, x, y, k);
  pen.shape(T(loopThrough(-66, 22, -60, -20, -16, -44, 40, -38, 72, -6, 66, 26, 6, 36)), col, INK, 1.2, 0);
  pen.stroke(T(loopThrough(-44, 14, -40, -14, -10, -28, 32, -22, 52, 2, 46, 16)), 0.6);
};

const STRIDE: Pose['legs'] = [
  { knee: [-14, -114], ankle: [-38, -16], foot: 'toe' },
  { knee: [34, -118], ankle: [36, -12], foot: 'right' },
];

/** Three vanaras at work: one carries on his head, one hugs his stone as he walks, one kneels and sets his down. */
function carrier(i: 0 | 1 | 2): FigureSpec {
  const col = STONES[(i * 2 + 1) % 6];
  const poses: readonly Pose[] = [
    withArms(
      { ...POSES.carry(), legs: STRIDE },
      { to: [-48, -438], bend: 1, mudra: 'flat', order: 'front', aim: -1.1 },
      { to: [58, -434], bend: -1, mudra: 'flat', order: 'front', aim: -2 },
    ),
    withArms(
      { ...POSES.offer(), legs: STRIDE, headTilt: -0.1 },
      { to: [66, -226], bend: -1, mudra: 'flat', order: 'front', aim: -0.1 },
      { to: [92, -254], bend: -1, mudra: 'flat', order: 'front', aim: -1.1 },
    ),
    withArms(
      { ...POSES.kneel(), headTilt: 0.26 },
      { to: [66, -78], bend: -1, mudra: 'flat', order: 'front', aim: 0.5 },
      { to: [98, -84], bend: -1, mudra: 'flat', order: 'front', aim: 0.8 },
    ),
  ];
  const at: readonly Point[] = polyline(4, -484, 66, -268, 116, -40);
  const tails: readonly number[][] = [
    [-18, -206, -70, -190, -112, -232, -128, -310, -100, -352, -84, -320],
    [-18, -206, -66, -170, -122, -176, -150, -236, -124, -276, -104, -244],
    [-22, -50, -84, -46, -122, -92, -104, -164, -132, -212, -152, -186],
  ];
  const base = noble('wheat', [RUST, YELLOW, INDIGO][i], poses[i]);
  return vanara(
    {
      ...base,
      gear: 'fillet',
      jewels: 1,
      prop: (pen) => stoneAt(pen, at[i], i ? 0.82 : 1, col),
      garland: undefined,
      wear: { ...base.wear, scarfStyle: 'none', sash: [YELLOW, MADDER, MADDER][i] },
    },
    curveThrough(tails[i]).filter((_, j) => j % 4 === 0),
  );
}

/** The shore and the bridge of stones. */
function shoreAndStones(f: Cloth['f'], floor: number, edge: number, c: Cloth, r: Rng): void {
  const shore = [
    ...curve([
      [f.x - 4, floor],
      [f.x + 240, floor - 3],
      [edge - 60, floor],
      [edge + 20, floor + 20],
      [edge + 40, floor + 66],
    ] as Point[]),
    [edge - 80, floor + 66],
    [f.x - 4, floor + 66],
  ] as Poly;
  c.add(inked(shore, K.leaf, INK, 1.8));
  for (let i = 0; i < 15; i++)
    c.add(
      rock(
        transform(
          loopThrough(-30, 30, -26, -6, -6, -20, 16, -18, 28, 0, 30, 30),
          f.x + 14 + i * 41,
          floor + 46,
        ),
        STONES[(i * 5 + 2) % 6],
      ),
    );
  for (let row = 1; row >= 0; row--)
    for (let i = 0; i < 11; i++) {
      const x = edge + 6 + i * 48 + (row ? 22 : 0);
      if (x < f.right + 30)
        c.add(
          rock(
            transform(
              loopThrough(-32, 26, -28, -10, -6, -24, 18, -22, 30, -4, 32, 26),
              x,
              floor + 30 + row * 30,
            ),
            STONES[(i * 5 + row * 3) % 6],
          ),
        );
    }
  c.add(turf(f.x, edge - 40, floor, 30));
  // a tree over the brothers, clouds over the sea
  c.add(
    tree(
      c,
      [f.x + 60, floor],
      210,
      loopThrough(
        [f.x + 8, floor - 190],
        [f.x + 6, f.y + 70],
        [f.x + 70, f.y + 12],
        [f.x + 260, f.y + 10],
        [f.x + 330, f.y + 60],
        [f.x + 280, f.y + 120],
        [f.x + 150, f.y + 130],
        [f.x + 110, floor - 220],
      ),
      { maxW: 26, bloom: [12, 18], spacing: 15 },
    ),
  );
  c.add(cloud(f.right - 150, f.y + 62, 0.9) + cloud(edge + 90, f.y + 52, 0.72, -1));
  c.block(
    rect(f.x, f.y, 250, f.h),
    rect(f.x + 230, f.y + 70, 220, f.h),
    rect(f.x + 440, floor - 130, 170, 140),
    rect(f.right - 235, f.y, 180, 104),
    rect(edge + 16, f.y, 150, 90),
  );
  for (const [x, h] of [
    [56, 356],
    [188, 316],
    [330, 190],
  ] as const)
    c.block(rect(edge + x - 88, floor - h, 168, h + 14));
  c.sprigs(rect(f.x + 6, f.y + 8, f.w - 12, floor - f.y - 20), 40);
  const [rx, rs] = [f.x + 330, 1.28];
  c.add(put(prince('fair', RUST), r.fork(), f.x + 140, floor + 2, 0.92));
  c.add(nimbus(rx + 10, floor - 232 * rs, 92));
  const pose = withArms(
    { ...POSES.kneel(), headTilt: 0.24 },
    { to: [34, -70], bend: -1, aim: 0.3, mudra: 'rest', order: 'front' },
    { to: [104, -78], bend: -1, aim: 0.5, mudra: 'flat', order: 'front' },
  );
  const rama = noble('blue', YELLOW, pose);
  c.add(
    put(
      { ...rama, garland: [{ cols: [K.cloth, K.madder, K.cloth, K.leaf], to: 0.16, r: 5.4 }] },
      r.fork(),
      rx,
      floor + 4,
      rs,
    ),
  );
  c.add(squirrel(rx + 176, floor + 2, 1.06, r));
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, 'temple', '#ead9b2');
  const { f, r } = c;
  const floor = f.bottom - 158;
  const edge = f.x + 560;
  // sea below and to the right
  const sea = rect(f.x, floor + 40, f.w, f.bottom - floor);
  c.add(water(sea, 15));
  const shoal: [number, number, number, number][] = [
    [f.x + 90, 102, 0.46, 1],
    [f.x + 250, 126, 0.4, -1],
    [f.x + 420, 96, 0.44, 1],
    [edge + 40, 130, 0.4, 1],
    [edge + 210, 112, 0.5, -1],
    [f.right - 80, 128, 0.42, -1],
  ];
  shoal.forEach(([x, dy, s, fx], i) => {
    const F = place(fish(10), x, floor + dy, s, 0, fx);
    const col = [K.madder, K.myrobalan, K.rust][i % 3];
    c.add(
      each([F.tail, F.top, F.bot], (q) => inked(q, K.cloth, INK, 1.3)) +
        fill(F.body, col) +
        clip(
          F.body,
          lines(
            walk(F.ctr, 11).map((k): Poly => [
              [k.p[0], k.p[1] - 30],
              [k.p[0], k.p[1] + 30],
            ]),
            K.cloth,
            1.4,
          ),
        ) +
        fill(F.head, K.cloth) +
        ink(F.body, INK, 1.6) +
        dot(...F.eye[20], 1, INK) +
        fill(F.pupil, INK) +
        line(F.gill, INK, 1.6),
    );
  });
  shoreAndStones(f, floor, edge, c, r);
  for (const [i, x, y] of [
    [0, edge + 56, 8],
    [1, edge + 186, 4],
    [2, edge + 326, 8],
  ] as const)
    c.add(put(carrier(i), r.fork(), x, floor + y, 0.66));
  return c.finish(seed);
}

export const work: Work = {
  id: 'work-munilakshmi-reddeppa-squirrel',
  collection: 'artist-works',
  seed: 5,
  width: W,
  height: H,
  alt: 'Rama kneels on the shore and strokes a striped squirrel; three vanaras bring stones, on the head, in the arms and set down at the end of the bridge over a sea full of fish.',
  draw,
};
