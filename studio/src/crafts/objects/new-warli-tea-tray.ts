/** Warli tea tray: a wooden tray with raised, flared sides; white dancers stand hand in hand along all four edges. */
import { type Point, type Poly, TAU } from '../../draw/geometry.ts';
import { polyline } from '../../draw/curves.ts';
import { rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { Rng } from '../../draw/random.ts';
import { fill, line, polys } from '../../draw/svg.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import { WARLI } from '../../traditions/warli/style.ts';
import { capsule, smoothMax, smoothMin } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, mix, rotate } from '../studio/vector.ts';

/** Half length and half width of the floor, radius of its corners, thickness of the wood. */
const HALF_X = 1.72;
const HALF_Z = 1.14;
const CORNER = 0.3;
const WOOD = 0.05;
/** The sides lean outwards by so much per unit of height. */
const FLARE = 0.3;
const YAW = 0.2;
/** Drawing: pixels per scene unit, size of the sheet. */
const SCALE = 560;
const WIDTH = Math.round(2 * HALF_X * SCALE);
const HEIGHT = Math.round(2 * HALF_Z * SCALE);

/** Distance in plan to the edge of the floor, negative inside. */
function plan(x: number, z: number) {
  const a = Math.abs(x) - HALF_X + CORNER;
  const b = Math.abs(z) - HALF_Z + CORNER;
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - CORNER;
}

/** Height of the sides: low, with a raised handle at both ends. */
const rimHeight = (z: number) => {
  const t = Math.max(0, 1 - (z / 0.68) ** 2);
  return 0.27 + 0.2 * t * t * (3 - 2 * t);
};

const tray: Field = (x, y, z) => {
  const edge = plan(x, z);
  const floor = smoothMax(edge - WOOD, Math.abs(y - WOOD) - WOOD * 0.8, 0.02);
  const atEnd = Math.abs(x) > HALF_X - 0.35 ? rimHeight(z) : 0.27;
  const wall = smoothMax(Math.abs(edge - FLARE * y) - WOOD, y - atEnd, 0.04);
  const slot = capsule(Math.abs(x), y, z, [HALF_X + 0.1, 0.33, -0.3], [HALF_X + 0.1, 0.33, 0.3], 0.075);
  const across = Math.abs(Math.abs(x) - HALF_X - 0.1) - 0.2;
  // The grip is cut straight through the side, so its capsule is stretched along x.
  const grip = smoothMax(Math.hypot(y - 0.33, Math.max(0, Math.abs(z) - 0.3)) - 0.075, across, 0.02);
  const sides = smoothMax(smoothMax(wall, -y, 0.02), -Math.max(grip, slot - 0.2), 0.025);
  return smoothMin(floor, sides, 0.05) * 0.85;
};

/** Closed path at a distance inside the edge, as drawn on the sheet. */
function path(inset: number): Poly {
  const corner = Math.max(10, CORNER * SCALE - inset);
  const [w, h] = [WIDTH / 2 - inset, HEIGHT / 2 - inset];
  const out: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const sx = i === 0 || i === 3 ? 1 : -1;
    const sy = i < 2 ? 1 : -1;
    for (let k = 0; k <= 12; k++) {
      const angle = ((i + k / 12) * TAU) / 4;
      out.push([
        WIDTH / 2 + sx * (w - corner) + Math.cos(angle) * corner,
        HEIGHT / 2 + sy * (h - corner) + Math.sin(angle) * corner,
      ]);
    }
  }
  return out;
}

/** In the corners people would stand on each other's heads: they stay empty of dancers. */
const inCorner = ([x, y]: Point) =>
  Math.abs(x - WIDTH / 2) > WIDTH / 2 - 260 && Math.abs(y - HEIGHT / 2) > HEIGHT / 2 - 260;

/** White drawing on black: dancers with their feet to the edge, a tarpa player, sun and tree in the middle. */
function drawing(seed: number) {
  const painter = new Warli(new Rng(seed));
  const white = WARLI.ricePaste;
  let svg = line(path(34), white, 7, true) + line(path(58), white, 4, true);
  const teeth = walk(path(46), 20, true).map(({ p, a }) => {
    const [tx, ty] = [Math.cos(a), Math.sin(a)];
    return polyline(
      [p[0] - tx * 8 + ty * 9, p[1] - ty * 8 - tx * 9],
      [p[0] + tx * 8 + ty * 9, p[1] + ty * 8 - tx * 9],
      [p[0] - ty * 9, p[1] + tx * 9],
    );
  });
  svg += polys(teeth, white);
  const ring = walk(path(150), 92, true).filter(({ p }) => !inCorner(p));
  for (const [i, { p, a }] of ring.entries()) painter.dancer(p[0], p[1], 2, a + Math.PI, i);
  for (const sx of [-1, 1])
    for (const sy of [-1, 1])
      painter.sun(WIDTH / 2 + sx * (WIDTH / 2 - 168), HEIGHT / 2 + sy * (HEIGHT / 2 - 168), 34);
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
  painter.tree(cx - 420, cy + 152, 330, 1, 1);
  painter.tree(cx + 420, cy + 152, 330, 1, 2);
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
      y < 0.14 && plan(a, b) < -0.03 ? chalk.value(0.5 + a / (2 * HALF_X), 0.5 + b / (2 * HALF_Z)) : 0;
    const lo: Vec3 = [-2.1, -0.02, -1.75];
    const hi: Vec3 = [2.1, 0.6, 1.75];
    return {
      sdf: bake(field, lo, hi, 0.012),
      exact: field,
      lo: [-2.1, 0, -1.75],
      hi,
      bg: [
        [0.7, 0.62, 0.52],
        [0.5, 0.42, 0.35],
      ],
      eye: [0, 7, 7.2],
      look: [0.02, 0.16, 0.06],
      fov: 0.222,
      eps: 0.006,
      bumpEps: 0.004,
      bump(x, y, z) {
        const [a, b] = rotate(x, z, YAW);
        return 0.004 * paste(a, y, b) + 0.002 * fbm(a * 4, y * 40, b * 60, 3);
      },
      mat(s, x, y, z) {
        const [a, b] = rotate(x, z, YAW);
        const grain = fbm(a * 1.6, y * 14, b * 16, 4);
        const ring = 0.5 + 0.5 * Math.sin(b * 26 + 5 * fbm(a * 0.9, 1, b * 2, 3));
        const tone = 0.66 + 0.5 * grain + 0.12 * ring;
        const brown: Vec3 = [0.2 * tone, 0.088 * tone, 0.04 * tone];
        const white = Math.max(0, Math.min(1, paste(a, y, b) * 1.5 - 0.2));
        paint(s, mix(brown, [0.86, 0.8, 0.68], white * (0.86 + 0.14 * grain)));
        s.rough = 0.32 + 0.45 * white;
        s.spec = 0.9 - 0.7 * white;
      },
    };
  },
};
