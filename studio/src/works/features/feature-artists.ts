/** A Kalamkari artist sits on the floor of her doorway and draws a peacock on the cloth before her. */
import { curve, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, polar } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
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

/** The pen with its wad of wool, held above the cloth. */
const kalam: Held = (pen, at, aim) => {
  const [tip, end] = [polar(...at, 50, aim), polar(...at, -52, aim)];
  pen.shape(ribbon([end, polar(...at, 36, aim)], widths(2, 2.4, 2)), '#d2a24c', INK, 0.7, 0);
  const wool = polar(...at, 22, aim);
  pen.shape(
    ribbon([polar(...wool, -11, aim), polar(...wool, 12, aim)], widths(2, 6, 6.6, 5, 2)),
    '#5a4636',
    INK,
    0.9,
    0,
  );
  pen.flat(ribbon([polar(...at, 34, aim), tip], widths(2, 1.5, 0.4)), INK);
};

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

/** Cloth stretched on a slanting board, its peacock half drawn. */
function board(r: Rng): string {
  const sheet = polyline(424, 402, 636, 366, 690, 656, 468, 690);
  let s = fill(sheet, '#f0e0b8');
  const bird = paintPeacock(598, 506, 0.62, 1, peacockOn('#f0e0b8'), { tail: 'trail', look: 'back' });
  s += clip(sheet, group(bird, 'transform="rotate(-8 560 540)"'));
  for (const [x, y, k] of [
    [474, 446, 0],
    [620, 420, 4],
    [646, 626, 5],
  ] as const)
    s += chintz(x, y, 22, 0, k, [K.madder, K.myrobalan, K.indigo], INK, r, '#f0e0b8');
  for (const [x, y, a] of [
    [498, 444, 0.2],
    [598, 426, 2.9],
    [622, 632, 3.4],
  ] as const)
    s += chintzLeaf(x, y, 34, 8, a, 0.2, K.leaf, '#f0e0b8', INK, r);
  const edge = walk(sheet, 13, true);
  s +=
    dots(
      edge.map((k) => polar(...k.p, 9, k.a + Math.PI / 2)),
      2.6,
      K.madder,
    ) + ink(sheet, INK, 3);
  // two legs hold the board up from behind
  const legs = polyline(636, 366, 662, 374, 704, 690, 690, 656);
  return fill(legs, '#8a5a2c') + hatch(legs, 1.4, 5, 1, INK, r) + ink(legs, INK, 2) + s;
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
  const artist = woman(
    MADDER,
    INDIGO,
    withArms(
      POSES.sit(),
      { to: [66, -52], mudra: 'rest', aim: 0.5 },
      { to: [108, -124], mudra: 'hold', aim: 0.42, order: 'front' },
    ),
    {
      view: 'profile',
      hair: 'bun',
      handScale: 1.15,
      face: { gaze: [2.4, 3] },
      prop: oneKneeUp(MADDER, KALAMKARI_HAND.tones.wheat),
      hold: [undefined, kalam],
    },
  );
  s += board(r) + watcher(566, 332, 0.98, -1, r) + put(artist, r, 262, 692, 1.8);
  s +=
    bowl(404, DOOR_FLOOR - 4, K.indigo) +
    bowl(474, DOOR_FLOOR - 2, K.madder) +
    bowl(544, DOOR_FLOOR - 4, K.myrobalan);
  return {
    w: SIZE,
    h: SIZE,
    bg: K.cloth,
    body: doorway(s, WALL),
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
