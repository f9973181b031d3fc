/** Warli tea tray: straight mitred rails round a dark floor; white dancers stand hand in hand along its edges, a tree in each corner. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { polyline } from '../../draw/curves.ts';
import { rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { group } from '../../draw/markup.ts';
import { Rng } from '../../draw/random.ts';
import { fill, line, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { smoothMax } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, mix, rotate } from '../studio/vector.ts';

/** Half length and half width of the floor, half the thickness of the floor and of the rails. */
const HALF_X = 1.72;
const HALF_Z = 1.14;
const FLOOR = 0.045;
const RAIL = 0.048;
/** The rails lean outwards by so much per unit of height. */
const FLARE = 0.2;
const LEAN = 1 / Math.hypot(1, FLARE);
const YAW = 0.2;
/** Drawing: pixels per scene unit, size of the sheet. */
const SCALE = 560;
const WIDTH = Math.round(2 * HALF_X * SCALE);
const HEIGHT = Math.round(2 * HALF_Z * SCALE);

/** Distance in plan to the edge of the floor, negative inside. */
function plan(x: number, z: number) {
  const a = Math.abs(x) - HALF_X;
  const b = Math.abs(z) - HALF_Z;
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0);
}

/** How much further a point lies on the end rails than on the long ones: 0 on the mitre. */
const mitre = (x: number, z: number) => Math.abs(x) - HALF_X - Math.abs(z) + HALF_Z;

const LOW_RAIL = 0.28;
/** Height of the rails: straight, the two ends with a raised part to hold. */
const railHeight = (x: number, z: number) => {
  if (mitre(x, z) < 0) return LOW_RAIL;
  const t = Math.max(0, Math.min(1, (0.88 - Math.abs(z)) / 0.44));
  return LOW_RAIL + 0.2 * t * t * (3 - 2 * t);
};

const tray: Field = (x, y, z) => {
  // Mitred corners are sharp in plan: the larger of both distances, not the round one.
  const a = Math.abs(x) - HALF_X;
  const b = Math.abs(z) - HALF_Z;
  const edge = Math.max(a, b);
  const floor = smoothMax(edge, Math.abs(y - FLOOR) - FLOOR, 0.01);
  const wall = smoothMax(Math.abs(edge - RAIL * 0.6 - FLARE * y) * LEAN - RAIL, y - railHeight(x, z), 0.026);
  const grip = Math.hypot(y - 0.325, Math.max(0, Math.abs(z) - 0.3)) - 0.072;
  const through = Math.abs(a - 0.09) - 0.16;
  const rails = smoothMax(smoothMax(wall, -y, 0.012), -smoothMax(grip, through, 0.02), 0.03);
  return Math.min(floor, rails) * 0.8;
};

/** Tone of planed wood, about 1: `along` and `across` the grain, `board` tells one from the next. */
function grain(along: number, across: number, board: number) {
  const drift = fbm(along * 0.7, across * 1.6, board, 3);
  const rings = 0.5 + 0.5 * Math.sin(across * 42 + drift * 16 + board);
  const pores = fbm(along * 5, across * 90, board + 9, 2);
  return 0.78 + 0.3 * rings * rings + 0.3 * (drift - 0.5) + 0.34 * (pores - 0.5);
}

/** Closed path at a distance inside the edge, as drawn on the sheet. */
const path = (inset: number): Poly => rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);

/** From the edge: feet of the dancers, and where a row ends so that people do not stand on each other's heads. */
const FEET = 92;
const DANCER = 176;
const ROW_END = FEET + DANCER + 40;
/** Two dancers are so far apart that their hands meet. */
const PITCH = 92;

/** Feet of one row, evenly between its ends, with the turn that sets them on that edge. */
function rows(): { at: Point; turn: number }[] {
  const out: { at: Point; turn: number }[] = [];
  for (const [length, turn] of [
    [WIDTH, 0],
    [HEIGHT, Math.PI / 2],
    [WIDTH, Math.PI],
    [HEIGHT, -Math.PI / 2],
  ] as const) {
    const room = length - 2 * ROW_END - PITCH * 0.8;
    const count = Math.floor(room / PITCH) + 1;
    const depth = (length === WIDTH ? HEIGHT : WIDTH) / 2 - FEET;
    for (let i = 0; i < count; i++) {
      const [x, y] = rotate((i - (count - 1) / 2) * PITCH, depth, turn);
      out.push({ at: [WIDTH / 2 + x, HEIGHT / 2 + y], turn });
    }
  }
  return out;
}

/** A tree whose root is in a corner of the border and whose crown leans to the middle. */
function cornerTree(seed: number, sx: number, sy: number) {
  const painter = new Warli(new Rng(seed));
  painter.tree(0, 0, 250, 0.8, 1);
  const [x, y] = [WIDTH / 2 + sx * (WIDTH / 2 - 84), HEIGHT / 2 + sy * (HEIGHT / 2 - 84)];
  const turn = (Math.atan2(-sy, -sx) * 180) / Math.PI + 90;
  return group(painter.out.join(''), `transform="translate(${x} ${y}) rotate(${turn})"`);
}

/** White drawing on black: dancers with their feet to the edge, a tarpa player, sun and trees in the middle. */
function drawing(seed: number) {
  const painter = new Warli(new Rng(seed));
  const white = WARLI.ricePaste;
  let svg = line(path(30), white, 7, true) + line(path(58), white, 4, true);
  const teeth = walk(path(44), 20, true).map(({ p, a }) => {
    const [tx, ty] = [Math.cos(a), Math.sin(a)];
    return polyline(
      [p[0] - tx * 8 + ty * 9, p[1] - ty * 8 - tx * 9],
      [p[0] + tx * 8 + ty * 9, p[1] + ty * 8 - tx * 9],
      [p[0] - ty * 9, p[1] + tx * 9],
    );
  });
  svg += polys(teeth, white);
  for (const [i, { at, turn }] of rows().entries()) painter.dancer(at[0], at[1], 1.8, turn, i);
  for (const [i, sx] of [-1, 1].entries())
    for (const [j, sy] of [-1, 1].entries()) svg += cornerTree(seed + 7 + i * 2 + j, sx, sy);
  const [cx, cy] = [WIDTH / 2, HEIGHT / 2];
  painter.tarpaPlayer(cx - 30, cy + 150, 2.5);
  painter.man(cx - 190, cy + 150, 2.2, 0, {
    aL: [-1.9, -2.3],
    aR: [1.2, 2],
    lL: [-0.4, 0.2],
    lR: [0.5, 0],
    lean: 0.2,
    bun: true,
  });
  painter.man(cx + 215, cy + 150, 2.2, 0, {
    aL: [-1.2, -2],
    aR: [1.9, 2.3],
    lL: [-0.5, 0],
    lR: [0.4, -0.2],
    lean: -0.2,
    fx: -1,
  });
  painter.tree(cx - 400, cy + 152, 300, 1, 1);
  painter.tree(cx + 400, cy + 152, 300, 1, 2);
  painter.hen(cx + 300, cy + 150, 1.6, -1);
  painter.hen(cx - 300, cy + 150, 1.6);
  painter.sun(cx + 130, cy - 130, 40);
  painter.birds(cx - 200, cy - 120, 6);
  svg += painter.out.join('');
  svg += line(polyline(cx - 540, cy + 156, cx + 540, cy + 156), white, 4);
  return fill(rect(0, 0, WIDTH, HEIGHT), '#000') + svg.replaceAll(WARLI.geru, '#000');
}

export const craft: Craft = {
  id: 'new-warli-tea-tray',
  async build(seed) {
    const chalk = await texture(sheet(WIDTH, HEIGHT, drawing(seed), { tremor: 3, seed }), 0.8);
    const field: Field = (x, y, z) => {
      const [a, b] = rotate(x, z, YAW);
      return tray(a, y, b);
    };
    /** Strength of the white paste at a point of the tray's floor. */
    const paste = (a: number, y: number, b: number) =>
      y < 2 * FLOOR + 0.02 && plan(a, b) < -0.03
        ? chalk.value(0.5 + a / (2 * HALF_X), 0.5 + b / (2 * HALF_Z))
        : 0;
    const onRail = (a: number, y: number, b: number) => y > 2 * FLOOR + 0.012 || plan(a, b) > -0.02;
    /** 1 in the fine joint of a mitre. */
    const joint = (a: number, y: number, b: number) =>
      onRail(a, y, b) ? Math.max(0, 1 - Math.abs(mitre(a, b)) / 0.011) : 0;
    const lo: Vec3 = [-2.1, -0.02, -1.85];
    const hi: Vec3 = [2.1, 0.56, 1.85];
    return {
      sdf: bake(field, lo, hi, 0.011),
      exact: field,
      lo: [-2.1, 0, -1.85],
      hi,
      bg: [
        [0.62, 0.56, 0.46],
        [0.42, 0.37, 0.3],
      ],
      eye: [0, 7, 7.2],
      look: [0.07, 0.14, 0.04],
      fov: 0.236,
      eps: 0.005,
      bumpEps: 0.004,
      bump(x, y, z) {
        const [a, b] = rotate(x, z, YAW);
        const end = onRail(a, y, b) && mitre(a, b) > 0;
        const pores = end ? fbm(b * 5, a * 90 + y * 60, 2, 2) : fbm(a * 5, b * 90 + y * 60, 1, 2);
        return 0.004 * paste(a, y, b) + 0.0012 * pores - 0.004 * joint(a, y, b);
      },
      mat(s, x, y, z) {
        const [a, b] = rotate(x, z, YAW);
        if (onRail(a, y, b)) {
          const end = mitre(a, b) > 0;
          const side = (end ? a : b) > 0 ? 1 : 0;
          const tone = end
            ? grain(b, y * 0.8 + Math.abs(a) * 0.5, 3 + side)
            : grain(a, y * 0.8 + Math.abs(b) * 0.5, 6 + side);
          const k = tone * (1 - 0.75 * joint(a, y, b)) * (end ? 0.92 : 1);
          paint(s, [0.31 * k, 0.145 * k * (0.9 + 0.1 * tone), 0.062 * k]);
          s.rough = 0.34;
          s.spec = 0.85;
          return;
        }
        // The floor is stained with red earth, as the walls of Warli houses are.
        const tone = grain(a, b * 0.8, 1);
        const white = Math.max(0, Math.min(1, paste(a, y, b) * 1.5 - 0.2));
        const brown: Vec3 = [0.125 * tone, 0.042 * tone, 0.022 * tone];
        paint(s, mix(brown, [0.86, 0.8, 0.68], white * (0.84 + 0.14 * tone)));
        s.rough = 0.36 + 0.42 * white;
        s.spec = 0.8 - 0.6 * white;
      },
    };
  },
};
