/** Ajrakh cushion: indigo and madder star lattice with white resist dots, block-printed, piped in madder. */
import { type Point, polar, type Poly, rect, TAU, walk } from '../../draw/geometry.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { smoothMin } from '../studio/distance.ts';
import { bake, flatShape } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { rotate, type Vec3 } from '../studio/vector.ts';

const INDIGO = '#16264f';
const DEEP = '#0f1838';
const MADDER = '#8e2521';
const BLACK = '#17120f';
const WHITE = '#efe4cd';
/** Half the side of the cushion; the seams are drawn in between the corners by so much. */
const HALF = 1.36;
const HOLLOW = 0.13;
/** Half the thickness in the middle. */
const PLUMP = 0.5;
const PIPING = 0.034;
/** Leaning back, turned a little, resting on its lower seam. */
const LEAN = 0.42;
const YAW = -0.42;
const N = 1800;

/** Seam line seen from the front: four hollow sides, pulled-out corners. */
function seamLine(): Poly {
  const out: Point[] = [];
  for (let side = 0; side < 4; side++) {
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      const along = HALF * (2 * t - 1);
      const inward = HALF - HOLLOW * Math.sin(Math.PI * t) ** 0.8;
      const corner: Point[] = [
        [along, inward],
        [inward, -along],
        [-along, -inward],
        [-inward, along],
      ];
      out.push(corner[side]);
    }
  }
  return out;
}

/** Eight-pointed star of two crossed squares. */
function star(x: number, y: number, radius: number, inner = 0.765): Poly {
  return Array.from({ length: 16 }, (_, i) =>
    polar(x, y, radius * (i % 2 ? inner : 1), (i / 16) * TAU - Math.PI / 2),
  );
}

/** Rows of resist dots along an outline. */
const beaded = (outline: Poly, step: number, radius: number) =>
  dots(
    walk(outline, step, true).map(({ p }) => p),
    radius,
    WHITE,
  );

/** One repeat of the lattice. */
function repeat(x: number, y: number, size: number, odd: boolean) {
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
    Array.from({ length: 8 }, (_, i) => polar(x, y, r * 0.3, (i / 8) * TAU + TAU / 16)),
    size * 0.014,
    WHITE,
  );
  return (
    svg +
    dots(
      Array.from({ length: 8 }, (_, i) => polar(x, y, r * 0.61, (i / 8) * TAU)),
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
      Array.from({ length: 4 }, (_, i) => polar(x, y, size * 0.15, ((i + 0.5) / 4) * TAU)),
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
  let svg = fill(rect(0, 0, N, N), DEEP);
  for (let i = 0; i <= cells; i++)
    for (let j = 0; j <= cells; j++) svg += joint(band + i * size, band + j * size, size);
  for (let i = 0; i < cells; i++)
    for (let j = 0; j < cells; j++)
      svg += repeat(band + (i + 0.5) * size, band + (j + 0.5) * size, size, (i + j) % 2 === 1);
  // Border: madder between white lines, a running row of small stars.
  const frames: [number, number, string][] = [
    [0, band - 14, BLACK],
    [34, band - 48, MADDER],
  ];
  for (const [inset, width, colour] of frames) {
    const w = width / 2;
    svg += line(rect(inset + w, inset + w, N - 2 * (inset + w), N - 2 * (inset + w)), colour, width, true);
  }
  for (const inset of [30, band - 12])
    svg += line(rect(inset, inset, N - 2 * inset, N - 2 * inset), WHITE, 6, true);
  const middle = (30 + band - 12) / 2;
  for (const { p, a } of walk(rect(middle, middle, N - 2 * middle, N - 2 * middle), 96, true)) {
    svg += fill(star(p[0], p[1], 40), WHITE) + fill(star(p[0], p[1], 34), INDIGO) + dot(p[0], p[1], 9, WHITE);
    const mid: Point = [p[0] + Math.cos(a) * 48, p[1] + Math.sin(a) * 48];
    svg += lines(
      [[polar(mid[0], mid[1], 26, a + Math.PI / 2), polar(mid[0], mid[1], -26, a + Math.PI / 2)]],
      BLACK,
      7,
    );
    svg += dots(
      [polar(mid[0], mid[1], 38, a + Math.PI / 2), mid, polar(mid[0], mid[1], -38, a + Math.PI / 2)],
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
      const [y, z] = rotate(Y - 1.34, b + 0.1, LEAN);
      return [a, y, z];
    };
    const field: Field = (X, Y, Z) => {
      const [x, y, z] = own(X, Y, Z);
      const edge = seam(x, y);
      const inside = Math.min(1, Math.max(0, -edge / HALF));
      const swell = PLUMP * Math.sqrt(1 - (1 - inside) ** 2.6) * (0.94 + 0.12 * fbm(x * 1.3, y * 1.3, 3, 2));
      const crease = 0.02 * Math.sin((Math.abs(x) - Math.abs(y)) * 9) * Math.exp(-inside * 7);
      const pillow = Math.max(edge, Math.abs(z) - swell - crease) * 0.6;
      return smoothMin(pillow, (Math.hypot(edge, z) - PIPING) * 0.8, 0.02);
    };
    const lo: Vec3 = [-1.85, -0.06, -1.4];
    const hi: Vec3 = [1.85, 2.85, 1.3];
    const c: Vec3 = [0, 0, 0];
    const onPiping = (x: number, y: number, z: number) => Math.hypot(seam(x, y), z) < PIPING + 0.012;
    return {
      sdf: bake(field, lo, hi, 0.014),
      exact: field,
      lo: [-1.85, 0, -1.4],
      hi,
      bg: [
        [0.66, 0.58, 0.49],
        [0.44, 0.37, 0.31],
      ],
      eye: [0, 3.1, 9.4],
      look: [0.02, 1.26, 0],
      fov: 0.19,
      edgeRays: 2,
      eps: 0.012,
      step: 0.8,
      bumpEps: 0.004,
      bump(X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        if (onPiping(x, y, z)) return 0.004 * Math.sin((x + y) * 130);
        return 0.0012 * Math.sin(x * 330) * Math.sin(y * 330) + 0.012 * fbm(x * 3, y * 3, z * 3, 3);
      },
      mat(s, X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        const worn = 0.86 + 0.3 * fbm(x * 12, y * 12, z * 12, 3);
        const side = HALF * 2.04;
        const colour = onPiping(x, y, z) ? plain : cloth.rgb(0.5 + x / side, 0.5 - y / side, c);
        paint(s, [colour[0] * worn, colour[1] * worn, colour[2] * worn]);
        s.rough = 0.85;
        s.spec = 0.18;
        s.sheen = 0.25;
      },
    };
  },
};
