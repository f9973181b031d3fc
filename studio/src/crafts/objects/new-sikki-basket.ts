/** Sikki basket: golden grass coiled and stitched round by round, bands of purple, green and red, a bird on the lid. */
import { type Point, series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { fill, polys } from '../../draw/svg.ts';
import { capsule, ellipsoid, smoothMin, sphere } from '../studio/distance.ts';
import { bake, lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm, noise } from '../studio/noise.ts';
import { alongProfile, around, band } from '../studio/ornament.ts';
import { type Part, assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Outside of the basket from the foot up, then of the lid from its rim to the knob; both as (radius, height). */
const BODY: Point[] = curve(
  [
    [0.84, 0],
    [0.94, 0.04],
    [1.08, 0.2],
    [1.22, 0.5],
    [1.26, 0.78],
    [1.2, 1.06],
    [1.12, 1.22],
  ],
  false,
  14,
);
const LID: Point[] = curve(
  [
    [1.22, 1.22],
    [1.25, 1.28],
    [1.22, 1.36],
    [1.1, 1.48],
    [0.82, 1.66],
    [0.5, 1.78],
    [0.24, 1.84],
    [0.13, 1.9],
    [0.12, 1.98],
    [0, 2.02],
  ],
  false,
  14,
);
/** Thickness of a coil along the profile. */
const COIL = 0.066;
const YAW = 0.5;

const GRASS = '#cf9636';
const PURPLE = '#5b2a6e';
const GREEN = '#2f7a3f';
const RED = '#b3242a';
const W = 2400;
const H = 700;

/** Row of triangles between two heights, points up or down. */
function triangles(y0: number, y1: number, count: number, colour: string) {
  const w = W / count;
  return polys(
    series(count, (i) => polyline(i * w, y0, (i + 0.5) * w, y1, (i + 1) * w, y0)),
    colour,
  );
}

/** Diamonds along a line. */
function diamonds(y: number, half: number, count: number, colour: string) {
  const w = W / count;
  return polys(
    series(count, (i) =>
      polyline((i + 0.5) * w, y - half, (i + 0.8) * w, y, (i + 0.5) * w, y + half, (i + 0.2) * w, y),
    ),
    colour,
  );
}

/** Coloured grass of the basket: v = 0 at the mouth. */
function bodyPattern() {
  let svg = band(W, 40, 46, RED) + band(W, 560, 56, PURPLE) + band(W, 640, 30, GREEN);
  svg += triangles(310, 140, 26, PURPLE) + triangles(330, 510, 26, GREEN) + band(W, 306, 30, RED);
  return svg + diamonds(588, 20, 52, GRASS);
}

/** Coloured grass of the lid: v = 0 at the knob. */
function lidPattern() {
  let svg = band(W, 610, 60, PURPLE) + diamonds(640, 24, 52, GRASS);
  svg += triangles(560, 380, 20, RED) + band(W, 556, 26, GREEN);
  svg += triangles(330, 230, 12, GREEN) + band(W, 326, 24, PURPLE);
  return svg + band(W, 0, 90, RED) + band(W, 110, 40, GREEN);
}

/** Bird knob facing +x, sitting at y = 2. */
const bird: Field = (x, y, z) => {
  let d = ellipsoid(x, y, z, [-0.02, 2.17, 0], [0.26, 0.16, 0.15]);
  d = smoothMin(d, capsule(x, y, z, [0.12, 2.22, 0], [0.2, 2.4, 0], 0.1, 0.075), 0.08);
  d = smoothMin(d, sphere(x, y, z, [0.23, 2.45, 0], 0.1), 0.04);
  d = Math.min(d, capsule(x, y, z, [0.3, 2.44, 0], [0.44, 2.4, 0], 0.035, 0.008));
  d = smoothMin(d, capsule(x, y, z * 0.6, [-0.2, 2.2, 0], [-0.5, 2.36, 0], 0.06, 0.035), 0.06);
  return smoothMin(d, ellipsoid(x, y, Math.abs(z), [-0.06, 2.2, 0.13], [0.17, 0.08, 0.04]), 0.02);
};

export const craft: Craft = {
  id: 'new-sikki-basket',
  async build(seed) {
    const bodyArt = await texture(
      sheet(W, H, fill(polyline(0, 0, W, 0, W, H, 0, H), GRASS) + bodyPattern(), { tremor: 5, seed }),
      1.2,
    );
    const lidArt = await texture(
      sheet(W, H, fill(polyline(0, 0, W, 0, W, H, 0, H), GRASS) + lidPattern(), { tremor: 5, seed }),
      1.2,
    );
    const body = lathe([...BODY, [-0.3, 1.22], [-0.3, 0]], 0.006);
    const lid = lathe([...LID, [-0.3, 2.02], [-0.3, 1.22]], 0.006);
    const bodyLength = alongProfile(BODY);
    const lidLength = alongProfile(LID);
    const bodyCoils = Math.round(1.5 / COIL);
    const lidCoils = Math.round(1.85 / COIL);
    const onLid = (y: number) => y > 1.225;
    /** Place on the coils: how many from the top, as a fraction. The coil climbs as it goes round. */
    const coilAt = (x: number, y: number, z: number) => {
      const r = Math.hypot(x, z);
      const v = onLid(y) ? lidLength(r, y) * lidCoils : bodyLength(r, y) * bodyCoils;
      return v + around(x, z);
    };
    const c: Vec3 = [0, 0, 0];
    const own = (x: number, z: number) => rotate(x, z, YAW);
    const woven: Part['mat'] = (s, X, y, Z) => {
      const [x, z] = own(X, Z);
      const coil = coilAt(x, y, z);
      const row = Math.floor(coil);
      const art = onLid(y) ? lidArt : bodyArt;
      const rows = onLid(y) ? lidCoils : bodyCoils;
      // Colour changes from stitch to stitch, not in between.
      art.rgb(around(x, z), (row + 0.5) / (rows + 1), c);
      const stitch = around(x, z) * 190 + row * 0.37;
      const tone =
        0.82 + 0.3 * noise(Math.floor(stitch), row, seed) + 0.16 * (fbm(x * 30, y * 30, z * 30, 2) - 0.5);
      const groove = Math.abs(coil - row - 0.5) * 2;
      const deep = 1 - 0.5 * groove ** 5;
      paint(s, [c[0] * tone * deep, c[1] * tone * deep, c[2] * tone * deep]);
      s.rough = 0.36;
      s.spec = 0.8;
      s.sheen = 0.1;
    };
    const feathers: Part['mat'] = (s, X, y, Z) => {
      const [x, z] = own(X, Z);
      const eye = Math.hypot(x - 0.27, y - 2.48, Math.abs(z) - 0.09);
      const wing = Math.hypot((x + 0.06) / 0.17, (y - 2.2) / 0.08) < 1 && Math.abs(z) > 0.1;
      const ring = Math.abs(y - 2.33 + 0.2 * (x - 0.17)) < 0.02 && x > 0.04;
      const tone = 0.85 + 0.3 * noise(x * 60, y * 60, z * 60);
      const colour: Vec3 =
        eye < 0.028
          ? [0.02, 0.015, 0.01]
          : ring
            ? [0.4, 0.02, 0.03]
            : wing
              ? [0.1, 0.02, 0.15]
              : x > 0.33
                ? [0.42, 0.03, 0.03]
                : [0.66, 0.36, 0.05];
      paint(s, [colour[0] * tone, colour[1] * tone, colour[2] * tone]);
      s.rough = 0.4;
      s.spec = 0.7;
    };
    const spun =
      (f: Field): Field =>
      (X, y, Z) => {
        const [x, z] = own(X, Z);
        return f(x, y, z);
      };
    const object = assemble([
      { f: body, mat: woven },
      { f: lid, mat: woven },
      { f: spun(bird), ball: [0, 2.2, 0, 0.6], mat: feathers },
    ]);
    const lo: Vec3 = [-1.35, -0.02, -1.35];
    const hi: Vec3 = [1.35, 2.6, 1.35];
    return {
      ...object,
      sdf: bake(object.sdf, lo, hi, 0.014),
      exact: object.sdf,
      lo: [-1.35, 0, -1.35],
      hi,
      bg: [
        [0.66, 0.58, 0.48],
        [0.45, 0.38, 0.31],
      ],
      eye: [0, 4.5, 9],
      look: [0.04, 1.14, 0],
      fov: 0.19,
      eps: 0.006,
      bumpEps: 0.004,
      bump(X, y, Z) {
        const [x, z] = own(X, Z);
        if (bird(x, y, z) < 0.02) return 0.006 * Math.sin(x * 90) * Math.sin(y * 60);
        const coil = coilAt(x, y, z);
        const across = coil - Math.floor(coil) - 0.5;
        const stitch = around(x, z) * 190 + Math.floor(coil) * 0.37 + across * 0.5;
        const round = Math.sqrt(Math.max(0, 0.26 - across * across));
        return 0.045 * round + 0.005 * Math.abs(Math.sin(stitch * Math.PI));
      },
    };
  },
};
