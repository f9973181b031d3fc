/** Ajrakh cushion: indigo and madder star lattice with white resist dots, piped in madder; it leans on a printed bolster. */
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { rect } from '../../draw/shapes.ts';
import { resample, walk } from '../../draw/measure.ts';
import { polyline } from '../../draw/curves.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { smoothMax, smoothMin } from '../studio/distance.ts';
import { bake, flatShape } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const INDIGO = '#16264f';
const DEEP = '#0f1838';
const MADDER = '#8e2521';
const BLACK = '#17120f';
const WHITE = '#efe4cd';
/** Half the side of the cushion; the seams are drawn in between the corners by so much. */
const HALF = 1.36;
const HOLLOW = 0.13;
/** The lower seam is pressed straight by the weight. */
const HOLLOW_BELOW = 0.03;
/** Half the thickness in the middle. */
const PLUMP = 0.5;
const PIPING = 0.034;
/** Leaning back against the bolster, turned a little, standing on its lower seam. */
const LEAN = 0.42;
const YAW = -0.42;
/** Height of the cushion's middle. */
const RISE = 1.26;
/** The bolster, in the turned frame: half length, radius, how far behind. */
const ROLL = { half: 1.92, radius: 0.5, back: -0.83 };
const N = 1800;

/** Seam line seen from the front: four hollow sides, pulled-out corners. */
function seamLine(): Poly {
  const out: Point[] = [];
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      const along = HALF * (2 * t - 1);
      const inward = HALF - (side === 2 ? HOLLOW_BELOW : HOLLOW) * Math.sin(Math.PI * t) ** 0.8;
      const corner: Point[] = polyline(along, inward, inward, -along, -along, -inward, -inward, along);
      out.push(corner[side]);
    }
  }
  return out;
}

/** Share (-1 to 1) of a place between two opposite seams, so that the print follows the seams into the corners. */
function share(at: number, across: number, below = HOLLOW): number {
  const bow = Math.sin((Math.PI * Math.max(0, Math.min(2, across / HALF + 1))) / 2) ** 0.8;
  return Math.max(-0.995, Math.min(0.995, at / (HALF - (at < 0 ? below : HOLLOW) * bow)));
}

/** Eight-pointed star of two crossed squares. */
function star(x: number, y: number, radius: number, inner = 0.765): Poly {
  return series(16, (i) => polar(x, y, radius * (i % 2 ? inner : 1), (i / 16) * TAU - Math.PI / 2));
}

/** Rows of resist dots along an outline. */
const beaded = (outline: Poly, step: number, radius: number) =>
  dots(resample(outline, step, true), radius, WHITE);

/** One repeat of the lattice. */
function printRepeat(x: number, y: number, size: number, odd: boolean) {
  const r = size * 0.47;
  const [ground, heart] = odd ? [MADDER, INDIGO] : [INDIGO, MADDER];
  let svg =
    fill(star(x, y, r * 1.05), WHITE) + fill(star(x, y, r), BLACK) + fill(star(x, y, r * 0.93), ground);
  svg += beaded(star(x, y, r * 0.82), size * 0.052, size * 0.012);
  svg += fill(star(x, y, r * 0.7), WHITE) + fill(star(x, y, r * 0.665), heart);
  svg += polys(rosette(x, y, r * 0.58, 8, TAU / 16, 0.62, 1), WHITE);
  svg += polys(rosette(x, y, r * 0.5, 8, TAU / 16, 0.62, 0.86), ground);
  svg += dot(x, y, r * 0.2, WHITE) + dot(x, y, r * 0.15, heart);
  svg += dots(
    series(8, (i) => polar(x, y, r * 0.3, (i / 8) * TAU + TAU / 16)),
    size * 0.014,
    WHITE,
  );
  return (
    svg +
    dots(
      series(8, (i) => polar(x, y, r * 0.61, (i / 8) * TAU)),
      size * 0.013,
      WHITE,
    )
  );
}

/** The cross between four stars. */
function joint(x: number, y: number, size: number) {
  const petals = rosette(x, y, size * 0.3, 4, Math.PI / 4, 0.6, 0.62);
  const heart = rosette(x, y, size * 0.22, 4, Math.PI / 4, 0.6, 0.5);
  return (
    polys(petals, WHITE) +
    polys(rosette(x, y, size * 0.27, 4, Math.PI / 4, 0.6, 0.52), MADDER) +
    polys(heart, DEEP) +
    dot(x, y, size * 0.075, WHITE) +
    dot(x, y, size * 0.055, MADDER) +
    dots(
      series(4, (i) => polar(x, y, size * 0.15, ((i + 0.5) / 4) * TAU)),
      size * 0.012,
      WHITE,
    )
  );
}

/** The printed face. */
function print() {
  const band = 190;
  const cells = 5;
  const size = (N - 2 * band) / cells;
  // Strokes of the frames have round joins: the corners outside them are madder already.
  let svg = fill(rect(0, 0, N, N), MADDER) + fill(rect(band, band, N - 2 * band, N - 2 * band), DEEP);
  for (let i = 0; i <= cells; i++)
    for (let j = 0; j <= cells; j++) svg += joint(band + i * size, band + j * size, size);
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++)
      svg += printRepeat(band + (i + 0.5) * size, band + (j + 0.5) * size, size, (i + j) % 2 === 1);
  // Border: madder between white lines, a running row of small stars.
  const frames: [number, number, string][] = [
    [0, band - 14, MADDER],
    [band - 26, 14, BLACK],
  ];
  for (const [inset, width, colour] of frames) {
    const w = width / 2;
    svg += line(rect(inset + w, inset + w, N - 2 * (inset + w), N - 2 * (inset + w)), colour, width, true);
  }
  for (const inset of [26, band - 32, band - 10])
    svg += line(rect(inset, inset, N - 2 * inset, N - 2 * inset), WHITE, 6, true);
  const middle = (26 + band - 32) / 2;
  const side = N - 2 * middle;
  // Sixteen stars to a side: one of them sits in every corner.
  for (const { p, a } of walk(rect(middle, middle, side, side), side / 16, true)) {
    svg += fill(star(p[0], p[1], 40), WHITE) + fill(star(p[0], p[1], 34), INDIGO) + dot(p[0], p[1], 9, WHITE);
    const mid: Point = [p[0] + Math.cos(a) * 48, p[1] + Math.sin(a) * 48];
    svg += lines(
      [[polar(mid[0], mid[1], 24, a + Math.PI / 2), polar(mid[0], mid[1], -24, a + Math.PI / 2)]],
      BLACK,
      7,
    );
    svg += dots(
      [polar(mid[0], mid[1], 36, a + Math.PI / 2), mid, polar(mid[0], mid[1], -36, a + Math.PI / 2)],
      6,
      WHITE,
    );
  }
  return svg;
}

export const craft: Craft = {
  id: 'new-ajrakh-cushion',
  async build(seed) {
    const cloth = await texture(sheet(N, N, print(), { tremor: 4, seed }), 0.9);
    const seam = flatShape(seamLine(), 0.01, 0.6);
    const plain = linear(MADDER);
    /** World to cushion: x and y in its face, z through it. */
    const own = (X: number, Y: number, Z: number): Vec3 => {
      const [a, b] = rotate(X, Z, YAW);
      const [y, z] = rotate(Y - RISE, b + 0.1, LEAN);
      return [a, y, z];
    };
    /** World to bolster: along it, and the radius and angle round its axis. */
    const rolled = (X: number, Y: number, Z: number): Vec3 => {
      const [a, b] = rotate(X, Z, YAW);
      return [a, Math.hypot(Y - ROLL.radius, b - ROLL.back), Math.atan2(Y - ROLL.radius, b - ROLL.back)];
    };
    const bolster: Field = (X, Y, Z) => {
      const [a, r, turn] = rolled(X, Y, Z);
      const end = Math.abs(a) - ROLL.half;
      // Gathered at the ends: pleats run to a covered button.
      const pleat =
        0.018 * Math.cos(turn * 22) * Math.min(1, r / 0.25) * Math.max(0, Math.min(1, (end + 0.3) / 0.2));
      const dome = end + 0.16 * (r / ROLL.radius) ** 3 + pleat;
      const wall = r - ROLL.radius - pleat * 0.6 + 0.012 * Math.cos(a * 5);
      const body = smoothMax(wall, dome, 0.12);
      const piped = Math.hypot(r - ROLL.radius + 0.035, end + 0.13) - 0.036;
      const button = Math.max(Math.hypot(r, end - 0.0) - 0.085, -0.2 - end);
      return Math.min(body, piped, button) * 0.7;
    };
    const cushion: Field = (X, Y, Z) => {
      const [x, y, z] = own(X, Y, Z);
      const edge = seam(x, y);
      const inside = Math.min(1, Math.max(0, -edge / HALF));
      const swell = PLUMP * Math.sqrt(1 - (1 - inside) ** 2.6) * (0.94 + 0.12 * fbm(x * 1.3, y * 1.3, 3, 2));
      const crease = 0.02 * Math.sin((Math.abs(x) - Math.abs(y)) * 9) * Math.exp(-inside * 7);
      const pillow = Math.max(edge, Math.abs(z) - swell - crease) * 0.6;
      return smoothMin(pillow, (Math.hypot(edge, z) - PIPING) * 0.8, 0.02);
    };
    const field: Field = (X, Y, Z) => Math.min(cushion(X, Y, Z), bolster(X, Y, Z));
    const lo: Vec3 = [-1.95, -0.06, -2.15];
    const hi: Vec3 = [2.3, 2.75, 1.3];
    const c: Vec3 = [0, 0, 0];
    const onPiping = (x: number, y: number, z: number) => Math.hypot(seam(x, y), z) < PIPING + 0.012;
    const onBolster: (x: number, y: number, z: number) => boolean = (x, y, z) =>
      bolster(x, y, z) < cushion(x, y, z);
    const [indigo, white] = [linear(INDIGO), linear(WHITE)];
    /** Print of the bolster: bands round it, rows of resist dots between; plain madder ends. */
    const stripes = ([a, r, turn]: Vec3): Vec3 => {
      if (Math.abs(a) > ROLL.half - 0.17 || r < ROLL.radius - 0.08) return plain;
      const at = (a + 4) / 0.32;
      const u = at - Math.floor(at);
      if (Math.abs(u - 0.08) < 0.022 || Math.abs(u - 0.42) < 0.022) return white;
      const red = u > 0.08 && u < 0.42;
      const middle = red ? 0.25 : 0.75;
      const pitch = red ? 0.14 : 0.2;
      const off = Math.abs(turn / pitch - Math.round(turn / pitch)) * pitch * ROLL.radius;
      const dot = Math.hypot((u - middle) * 0.32, off);
      if (dot < 0.017 || (!red && Math.abs(dot - 0.034) < 0.006)) return white;
      return red ? plain : indigo;
    };
    return {
      sdf: bake(field, lo, hi, 0.014),
      exact: field,
      lo: [lo[0], 0, lo[2]],
      hi,
      bg: [
        [0.66, 0.58, 0.49],
        [0.44, 0.37, 0.31],
      ],
      eye: [0, 3.1, 9.4],
      look: [0.26, 1.16, 0],
      fov: 0.206,
      edgeRays: 2,
      eps: 0.012,
      step: 0.8,
      bumpEps: 0.004,
      bump(X, Y, Z) {
        if (onBolster(X, Y, Z)) return 0.0012 * Math.sin(X * 330) * Math.sin(Y * 330);
        const [x, y, z] = own(X, Y, Z);
        if (onPiping(x, y, z)) return 0.004 * Math.sin((x + y) * 130);
        return 0.0012 * Math.sin(x * 330) * Math.sin(y * 330) + 0.012 * fbm(x * 3, y * 3, z * 3, 3);
      },
      mat(s, X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        const worn = 0.86 + 0.3 * fbm(x * 12, y * 12, z * 12, 3);
        const colour = onBolster(X, Y, Z)
          ? stripes(rolled(X, Y, Z))
          : onPiping(x, y, z)
            ? plain
            : cloth.rgb(0.5 + 0.498 * share(x, y), 0.5 - 0.498 * share(y, x, HOLLOW_BELOW), c);
        paint(s, [colour[0] * worn, colour[1] * worn, colour[2] * worn]);
        s.rough = 0.85;
        s.spec = 0.18;
        s.sheen = 0.25;
      },
    };
  },
};
