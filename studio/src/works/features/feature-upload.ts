/** Warli people carry painted sheets up the steps of a hill, to the house on top where they hang. */
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { type Pose, Warli } from '../../traditions/warli/painter.ts';
import { PASTE, WARLI } from '../../traditions/warli/style.ts';
import { onWall } from '../../traditions/warli/wall.ts';
import type { Work } from '../../work.ts';

const EARTH = '#7a3b1e';

const WALL = {
  ink: '#2c140a',
  wall: '#b5683a',
  flower: PASTE,
  heart: '#8f3f22',
  leaf: '#8f3f22',
  band: '#3f1d10',
  stud: PASTE,
  edge: PASTE,
};

/** A sheet with its picture: sun, a tree or dancers. */
function sheet(A: Warli, x: number, y: number, s: number, rot: number, kind: number): void {
  const T = (p: Poly): Poly => transform(p, x, y, s, rot);
  const outline = T(rect(-46, -34, 92, 68));
  A.add(fill(outline, WARLI.earth), ink(outline, PASTE, 3.4), ink(T(rect(-39, -27, 78, 54)), PASTE, 1.6));
  const at = (u: number, v: number): Point => T([[u, v]])[0] ?? [x, y];
  if (kind === 0) {
    A.add(dot(...at(0, 0), 6 * s, PASTE), ink(ellipse(...at(0, 0), 11 * s), PASTE, 1.6));
    for (let i = 0; i < 18; i++)
      A.ln(
        [polar(...at(0, 0), 13 * s, i * 0.349), polar(...at(0, 0), (i % 2 ? 18 : 22) * s, i * 0.349)],
        1.5,
      );
  } else if (kind === 1)
    for (const u of [-22, 0, 22])
      A.man(...at(u, 24), 0.44 * s, rot, {
        aL: [-1.2, -0.9],
        aR: [1.2, 0.9],
        lL: [-0.5, 0.1],
        lR: [0.4, -0.2],
      });
  else {
    A.ln(T(polyline(0, 24, 0, -14)), 2.4);
    for (let i = 0; i < 6; i++)
      for (const sg of [-1, 1]) A.ln(T(polyline(0, 12 - i * 6, sg * (22 - i * 2), 2 - i * 5)), 1.5);
  }
}

function draw(seed: number): Painting {
  const A = new Warli(new Rng(seed));
  // stairs up the hill, their faces woven with the marks of the wall
  const steps = series(6, (i): Point => [112 + i * 72, 704 - i * 66]);
  for (const [i, [x, y]] of steps.entries()) {
    const block = rect(x, y, 720 - x, 66);
    A.add(fill(block, i % 2 ? WARLI.earth : WARLI.geru));
    for (let row = 0; row < 3; row++) {
      const level = y + 16 + row * 18;
      if ((row + i) % 2)
        A.ln(
          series(Math.floor((716 - x) / 10), (k): Point => [x + 8 + k * 10, level + (k % 2 ? -5 : 5)]),
          1.5,
        );
      else for (let k = x + 12; k < 712; k += 15) A.ln(polyline(k, level - 5, k + 4, level + 5), 1.7);
    }
    A.ln(polyline(x, y, 720, y), 3);
    A.ln(polyline(x, y, x, y + 66), 3);
    A.block(block);
  }
  // one on each step, a sheet held overhead
  for (const [i, [x, y]] of steps.slice(0, 5).entries()) {
    const px = x + 37;
    const arms: Pose = {
      aL: [-2.5, 2.95],
      aR: [2.5, -2.95],
      lL: [-0.35, -0.05],
      lR: [0.75, -0.35],
      lean: 0.3,
    };
    A.man(px, y - 2, 0.94, 0, { ...arms, bun: i % 2 === 0 });
    sheet(A, px, y - 132, 0.8, -0.06, (i + 1) % 3);
  }
  // at the top one takes it over, beside the house on whose wall the first already hangs
  const [, top] = steps[5] ?? [0, 374];
  A.hut(598, top - 1, 124, 142);
  sheet(A, 598, top - 46, 0.66, 0, 1);
  A.man(502, top - 2, 0.94, 0, {
    fx: -1,
    aL: [1.3, 2.3],
    aR: [1.7, 2.3],
    lL: [-0.35, -0.05],
    lR: [0.4, -0.05],
    lean: 0.4,
  });
  A.sun(262, 244, 56);
  for (const [x, y] of [
    [400, 150],
    [448, 196],
    [340, 170],
    [500, 150],
    [520, 214],
    [170, 330],
    [404, 240],
  ] as const)
    A.birds(x, y, 2);
  A.ln(polyline(70, 706, 400, 704, 730, 706), 3);
  const wall = onWall(A, SIZE, SIZE, seed, EARTH);
  return {
    ...wall,
    bg: '#b5683a',
    body: doorway(fill(rect(0, 0, SIZE, SIZE), EARTH) + wall.body, WALL),
    finish: { ...wall.finish, chalk: 0.18, grain: 0.7, fibre: 1.1, vignette: 0.3 },
  };
}

export const work: Work = {
  id: 'feature-upload',
  collection: 'features',
  seed: 8,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a clay doorway Warli people carry painted sheets up the steps of a hill to a house where one already hangs.',
  draw,
};
