/** A Kalamkari artist sits on the floor of her doorway and draws a peacock on the cloth before her. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import type { Held } from '../../figures/figure.ts';
import { oneKneeUp } from '../../figures/knee-up.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { KALAMKARI_HAND } from '../../figures/tradition.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { place } from '../../motifs/place.ts';
import { DOOR_FLOOR, DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { INDIGO, INK, K, MADDER, put, woman } from '../../traditions/kalamkari/people.ts';
import { peacockOn, surface } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const WALL = {
  ink: INK,
  wall: K.madder,
  flower: K.cloth,
  heart: K.indigo,
  leaf: K.myrobalan,
  band: K.indigo,
  stud: K.cloth,
  edge: K.myrobalan,
};

/** Skin of the artist. */
const SKIN = KALAMKARI_HAND.tones.wheat;

/** Points of a hand whose wrist is at a place and whose fingers point along `aim`. */
const handOn =
  ([x, y]: Point, aim: number) =>
  (...q: number[]): Poly =>
    transform(polyline(q), x, y, 1, aim);

/** A finger from its knuckle to its round tip; no line where it grows from the hand. */
function finger(spine: Poly, width: number): string {
  const body = ribbon(
    curve(spine, false, 8),
    (t) =>
      widths(width, width * 0.98, width * 0.9, width * 0.8)(t) *
      Math.sqrt(Math.max(0, 1 - Math.max(0, t - 0.86) ** 2 / 0.0198)),
    1.4,
  );
  const half = body.length / 2;
  const cut = Math.round(half * 0.2);
  return (
    fill(body, SKIN.base) +
    ink([...body.slice(cut, half), ...body.slice(half, 2 * half - cut)], INK, 1.7, { closed: false })
  );
}

/** A painted finger nail at a point, along a direction. */
const nail = ([x, y]: Point, a: number): string =>
  fill(ellipse(x, y, 4, 2.5, a), K.madder) + ink(ellipse(x, y, 4, 2.5, a), INK, 0.9);

/** The bamboo pen from its end to its tip, with the wad of wool that holds the dye. */
function kalam(tip: Point, a: number): string {
  const along = (d: number): Point => polar(...tip, -d, a);
  const wad = ribbon([along(17), along(38)], widths(2, 5.6, 6.4, 5.4, 2));
  return (
    inked(ribbon([along(130), along(22)], widths(2.6, 3.4, 3)), '#d2a24c', INK, 1.5) +
    lines(
      [polar(...along(96), 0, 0), along(66)].map((p): Poly => [
        polar(...p, -3, a + 1.57),
        polar(...p, 3, a + 1.57),
      ]),
      INK,
      1.2,
    ) +
    fill(ribbon([along(22), tip], widths(3, 2.2, 0.5)), INK) +
    inked(wad, '#5a4636', INK, 1.5) +
    lines(
      [22, 27, 32].map((d): Poly => [polar(...along(d), -5, a + 1.3), polar(...along(d), 5, a + 1.3)]),
      K.cloth,
      1,
    )
  );
}

/** Where the pen touches the cloth, and its direction there. */
const TIP: Point = [500, 548];
const SLANT = 0.98;

/** Right hand: thumb, forefinger and middle finger hold the pen, the other two lie curled below. */
function drawingHand(wrist: Point): string {
  const grip = polar(...TIP, -48, SLANT);
  // The palm looks to where the fingers meet on the pen.
  const aim = Math.atan2(grip[1] - wrist[1], grip[0] - wrist[0]) - 0.06;
  const h = handOn(wrist, aim);
  const reach = Math.hypot(grip[0] - wrist[0], grip[1] - wrist[1]);
  const curled = (y: number, w: number, far: number) =>
    finger(h(30, y, far, y + 7, far + 1, y + 17, far - 13, y + 17), w);
  const palm = h(-7, -9, 10, -12.5, 30, -15, 43, -12, 46, 0, 41, 13, 30, 19, 12, 16, -7, 10);
  const open = curve(palm, false, 8);
  return (
    curled(13, 5.4, 47) +
    curled(7, 5.8, 54) +
    finger(h(38, 3, 55, 9, 66, 15, reach + 8, 15), 6) +
    kalam(TIP, SLANT) +
    fill(curve(palm, true, 8), SKIN.base) +
    ink(open, INK, 1.8, { closed: false }) +
    finger(h(36, -8, 53, -15, 67, -11, reach + 5, 4), 6.2) +
    finger(h(12, -5, 30, -11, 48, -6, reach - 5, 1), 6.8) +
    nail(h(reach - 10, -1.5)[0] ?? TIP, aim + 0.35) +
    lines([curve(h(52, -18, 54, -14, 53, -10)), curve(h(40, -11, 42, -6, 40, -2))], INK, 1)
  );
}

/** Left edge of the board at a height. */
const edgeAt = (y: number): number =>
  BOARD[0][0] + ((y - BOARD[0][1]) * (BOARD[3][0] - BOARD[0][0])) / (BOARD[3][1] - BOARD[0][1]);

/** Left hand: four fingers over the edge of the board, the thumb behind it. */
function steadyingHand(wrist: Point): string {
  const edge = edgeAt(wrist[1]);
  const d = edge - wrist[0];
  const h = handOn(wrist, 0);
  const palm = h(-7, -9, 8, -13, d - 12, -22, d - 2, -20, d + 2, 0, d, 19, d - 14, 21, 10, 14, -7, 10);
  let s = clip(
    polyline(0, 0, edgeAt(0), 0, edgeAt(800), 800, 0, 800),
    finger(h(6, -6, d - 18, -24, d - 6, -37, d + 8, -44), 6.6),
  );
  s += fill(curve(palm, true, 8), SKIN.base) + ink(curve(palm, false, 8), INK, 1.8, { closed: false });
  for (const [y, length, w] of [
    [16, 17, 5.4],
    [5.5, 23, 6],
    [-5.5, 25, 6.2],
    [-16, 21, 6],
  ] as const) {
    s += finger(h(d - 10, y, d + 2, y - 1, d + length * 0.6, y + 0.5, d + length, y + 3), w);
    s += nail(h(d + length - 4, y + 2)[0] ?? wrist, 0.2);
  }
  return (
    s +
    lines([curve(h(d - 12, -13, d - 9, -10, d - 12, -6)), curve(h(d - 12, 9, d - 9, 12, d - 13, 15))], INK, 1)
  );
}

/** A parrot that sits on the board and looks at the artist. */
function watcher(x: number, y: number, s: number, fx: number, r: Rng): string {
  const B = place(parrot(), x, y, s, -0.2 * fx, fx);
  return (
    each(B.tail, (q) => inked(q, K.indigo, INK, 1.4)) +
    lines(B.legs, INK, 2.4) +
    patterned(B.body, K.leaf, hatch(B.body, 0.8, 6, 1, K.cloth, r), INK, 2) +
    patterned(B.wing, K.madder, hatch(B.wing, -0.5, 6, 1, K.cloth, r), INK, 1.6) +
    inked(B.beak, K.myrobalan, INK, 1.4) +
    inked(B.eye, K.cloth, INK, 1.2) +
    fill(B.pupil, INK)
  );
}

/** Corners of the board: its upright sides are equal. */
const BOARD = [
  [436, 398],
  [642, 374],
  [678, 664],
  [472, 688],
] as const;

/** The last eye of the tail, just outlined: the pen is still on it. */
function lastEye(x: number, y: number): string {
  return (
    inked(leaf(x + 12, y - 5, 34, 11, 2.75, 0, 0.55), K.myrobalan, INK, 1.8) +
    fill(ellipse(x - 5, y + 2, 7, 5.4, 0.4), K.indigo) +
    fill(ellipse(x - 4.2, y + 1.8, 3.2, 2.6, 0.4), K.madder)
  );
}

/** Cloth stretched on a board, its peacock all but finished. */
function board(r: Rng): string {
  const sheet: Poly = BOARD.map(([x, y]): Point => [x, y]);
  let s = fill(sheet, '#f0e0b8');
  const bird = paintPeacock(606, 510, 0.6, 1, peacockOn('#f0e0b8'), { tail: 'trail', look: 'back' });
  s += clip(sheet, group(bird, 'transform="rotate(-8 566 544)"') + lastEye(TIP[0] + 3, TIP[1] + 6));
  for (const [x, y, k] of [
    [482, 446, 0],
    [622, 422, 4],
    [640, 626, 5],
  ] as const)
    s += chintz(x, y, 22, 0, k, [K.madder, K.myrobalan, K.indigo], INK, r, '#f0e0b8');
  for (const [x, y, a] of [
    [506, 444, 0.2],
    [600, 428, 2.9],
    [616, 632, 3.4],
  ] as const)
    s += chintzLeaf(x, y, 34, 8, a, 0.2, K.leaf, '#f0e0b8', INK, r);
  const edge = walk(sheet, 13, true);
  s +=
    dots(
      edge.map((k) => polar(...k.p, 9, k.a + Math.PI / 2)),
      2.6,
      K.madder,
    ) + ink(sheet, INK, 3);
  // its thickness, seen on the far side
  const [, top, bottom] = BOARD;
  const side = polyline(...top, top[0] + 15, top[1] + 9, bottom[0] + 15, bottom[1] + 9, ...bottom);
  return fill(side, '#8a5a2c') + hatch(side, 1.4, 5, 1, INK, r) + ink(side, INK, 2) + s;
}

function bowl(x: number, y: number, colour: string): string {
  const clay = loopThrough(x - 30, y - 26, x - 25, y - 6, x, y + 3, x + 25, y - 6, x + 30, y - 26);
  return (
    inked(clay, K.rust, INK, 2.2) +
    inked(ellipse(x, y - 26, 30, 9), K.shell, INK, 2) +
    fill(ellipse(x, y - 25, 22, 5.6), colour)
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, SIZE, SIZE), K.cloth);
  // flowering branches of the wall cloth behind her
  for (const [x0, sg] of [
    [180, 1],
    [620, -1],
  ] as const) {
    const stem = curve([
      [x0 - sg * 40, 420],
      [x0 - sg * 10, 320],
      [x0 + sg * 60, 230],
      [x0 + sg * 150, 150],
      [x0 + sg * 210, 120],
    ] as Point[]);
    for (const [i, k] of walk(stem, 22).entries()) {
      const side = i % 2 ? 1 : -1;
      s += chintzLeaf(
        ...k.p,
        50,
        11,
        k.a + side * 0.95,
        -side * 0.25,
        [K.leaf, K.indigo, K.myrobalan][i % 3] ?? K.leaf,
        K.cloth,
        INK,
        r,
      );
    }
    s += ink(stem, INK, 5, { closed: false, taper: 0.4 });
    for (const [i, k] of walk(stem, 96).entries())
      s += chintz(
        k.p[0],
        k.p[1] - 8,
        i % 2 ? 40 : 30,
        0,
        [0, 5, 4, 1][i % 4] ?? 0,
        [
          [K.madder, K.myrobalan, K.indigo],
          [K.indigo, K.madder, K.myrobalan],
        ][i % 2] ?? [],
        INK,
        r,
        K.cloth,
      );
  }

  const mat = polyline(120, 640, 690, 640, 700, DOOR_FLOOR + 4, 100, DOOR_FLOOR + 4);
  s += patterned(
    mat,
    K.indigo,
    each(walk(polyline(110, 652, 700, 652), 30), (k, i) =>
      line(polyline(k.p[0], 640, k.p[0] + (k.p[0] - 400) * 0.06, 720), i % 2 ? K.madder : K.cloth, 5),
    ),
    INK,
    2.2,
  );
  const wrists: Point[] = [];
  const artist = woman(
    MADDER,
    INDIGO,
    withArms(
      POSES.sit(),
      { to: [80, -46], mudra: 'rest', aim: 0 },
      { to: [84, -112], mudra: 'hold', aim: 0.2, order: 'front' },
    ),
    {
      view: 'profile',
      hair: 'bun',
      // Her two hands are drawn by themselves, see above.
      handScale: 0.02,
      face: { gaze: [4.6, 9] },
      prop: oneKneeUp(MADDER, KALAMKARI_HAND.tones.wheat),
      hold: [0, 1].map(
        (i): Held =>
          (pen, at) =>
            void (wrists[i] = pen.at(at)),
      ) as [Held, Held],
    },
  );
  s += board(r) + watcher(566, 332, 0.98, -1, r) + put(artist, r, 262, 692, 1.8);
  s += each(wrists, (wrist, i) => (i ? drawingHand(wrist) : steadyingHand(wrist)));
  s +=
    bowl(404, DOOR_FLOOR - 4, K.indigo) +
    bowl(474, DOOR_FLOOR - 2, K.madder) +
    bowl(544, DOOR_FLOOR - 4, K.myrobalan);
  return {
    w: SIZE,
    h: SIZE,
    bg: K.cloth,
    // Turned round, so that she draws with her right hand.
    body: doorway(group(s, `transform="translate(${SIZE} 0) scale(-1 1)"`), WALL),
    finish: { ...surface(seed), wobble: 1.5, vignette: 0.25, age: 0.4 },
  };
}

export const work: Work = {
  id: 'feature-artists',
  collection: 'features',
  seed: 11,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a madder doorway a Kalamkari artist sits on a mat and draws a peacock on stretched cloth with her bamboo pen, watched by a parrot.',
  draw,
};
