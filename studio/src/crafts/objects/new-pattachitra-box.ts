/** Pattachitra keepsake box: brick-red ground, a swan in a medallion on the lid, flower borders all round. */
import { type BStyle, petals } from '../../motifs/borders.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { resample, walk } from '../../draw/measure.ts';
import { ink, inked } from '../../draw/ink.ts';
import { Rng } from '../../draw/random.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { swan } from '../../motifs/birds/swan.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { LOTUS, PATTA, fadi } from '../../traditions/pattachitra/style.ts';
import { roundBox } from '../studio/distance.ts';
import { bake } from '../studio/grid.ts';
import { brass, paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { assemble } from '../studio/parts.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

/** Half sizes of the box; the lid begins at SEAM. */
const HX = 1.5;
const HZ = 1.02;
const TOP = 1.12;
const SEAM = 0.76;
const YAW = 0.5;
/** Pixels per scene unit. */
const SCALE = 620;
const LID_W = Math.round(2 * HX * SCALE);
const LID_H = Math.round(2 * HZ * SCALE);
const SIDE_W = LID_W + LID_H;
const SIDE_H = Math.round(TOP * SCALE);
const INK = PATTA.lamp;
const STYLE: BStyle = {
  ink: INK,
  w: 2.4,
  cols: [PATTA.pink, PATTA.conch, PATTA.hingula],
  bg: PATTA.khandaneela,
  leaf: PATTA.leaf,
};

const outlined = (shape: Poly, colour: string, width = 3) => inked(shape, colour, INK, width);

/** Row of conch-white pearls on black. */
const pearls = (x: number, y: number, w: number, h: number) =>
  fill(rect(x, y, w, h), INK) +
  dots(
    series(Math.round(w / h), (i): Point => [x + ((i + 0.5) * w) / Math.round(w / h), y + h / 2]),
    h * 0.3,
    PATTA.conch,
  );

/** A frame of flower border and pearls round a sheet, `inset` from its edge. */
function border(w: number, h: number, inset: number, thickness: number, rng: Rng) {
  const band = fadi(PATTA.khandaneela, PATTA.harital, PATTA.leaf);
  const [W, H] = [w - 2 * inset, h - 2 * inset];
  let svg = '';
  const place = (length: number, transformation: string) =>
    group(
      band(length, thickness, rng, STYLE) + pearls(0, thickness, length, 16),
      `transform="${transformation}"`,
    );
  svg +=
    place(W, `translate(${inset} ${inset})`) + place(W, `translate(${inset + W} ${inset + H}) rotate(180)`);
  svg += place(H - 2 * thickness, `translate(${inset} ${inset + H - thickness}) rotate(-90)`);
  svg += place(H - 2 * thickness, `translate(${inset + W} ${inset + thickness}) rotate(90)`);
  for (const [x, y] of [
    [inset, inset],
    [inset + W - thickness, inset],
    [inset, inset + H - thickness],
    [inset + W - thickness, inset + H - thickness],
  ]) {
    const [cx, cy] = [x + thickness / 2, y + thickness / 2];
    svg += outlined(rect(x, y, thickness, thickness), PATTA.hingula);
    svg += each(rosette(cx, cy, thickness * 0.44, 8, 0.39), (petal) => outlined(petal, PATTA.harital, 2));
    svg += dot(cx, cy, thickness * 0.13, PATTA.conch) + dot(cx, cy, thickness * 0.06, PATTA.hingula);
  }
  return svg + line(rect(inset, inset, W, H), INK, 5, true);
}

/** The swan, about 300 wide, on its lotus pond. */
function swanPicture(cx: number, cy: number, s: number) {
  const parts = swan();
  const at = (shape: Poly) => transform(shape, cx + 10 * s, cy + 8 * s, s);
  let svg = '';
  for (const [i, angle] of [3.5, 3.3, 3.1, 2.92].entries())
    svg += outlined(at(leaf(-52, -2, 66, 11, angle, 0.08)), i % 2 ? PATTA.pink : PATTA.conch);
  svg += outlined(at(parts.body), PATTA.conch, 4);
  const rows = [0, 1, 2].flatMap((row) =>
    series(7 - row, (i): Point => [-46 + i * 12 + row * 5, 12 - row * 10]),
  );
  svg += clip(at(parts.body), dots(at(rows), 2.4 * s, PATTA.hingula));
  svg += outlined(at(parts.wing), PATTA.harital, 3.4);
  for (let i = 0; i < 5; i++)
    svg += outlined(
      at(leaf(18 - i * 12, 8 - i * 3, 62, 8, 3.42 - i * 0.05, -0.05)),
      [PATTA.hingula, PATTA.conch, PATTA.sea][i % 3],
      2.4,
    );
  svg += outlined(at(parts.beak), PATTA.harital, 2.6);
  svg += fill(at(ellipse(56, -80, 4.6)), '#fff') + dot(...at([[57, -80]])[0], 2.4 * s, INK);
  const collar = at(polyline(44, -24, 52, -30, 60, -32));
  svg += line(collar, PATTA.hingula, 6 * s) + dots(resample(collar, 5 * s), 1.6 * s, PATTA.harital);
  for (const x of [-78, 0, 78]) svg += lotus(cx + x * s, cy + 66 * s, 30 * s, LOTUS, 7);
  for (const x of [-40, 40])
    svg += outlined(
      transform(loopThrough(-26, 0, 0, -9, 26, 0, 0, 9), cx + x * s, cy + 68 * s, s),
      PATTA.leaf,
      2.4,
    );
  return svg;
}

/** Little five-petalled sprays sown on red. */
function sprays(w: number, h: number, inset: number, step: number, free: (x: number, y: number) => boolean) {
  let svg = '';
  for (let j = 0, y = inset + step / 2; y < h - inset; j++, y += step * 0.82)
    for (let x = inset + (j % 2 ? step : step / 2); x < w - inset; x += step) {
      if (!free(x, y)) continue;
      for (const side of [-1, 1])
        svg += outlined(leaf(x, y + 6, 24, 6, Math.PI / 2 + side * 0.8, side * 0.2), PATTA.leaf, 1.8);
      svg += polys(rosette(x, y, 15, 5, j), PATTA.harital) + dot(x, y, 4.6, PATTA.conch);
    }
  return svg;
}

function lidSheet(seed: number) {
  const rng = new Rng(seed);
  const [cx, cy] = [LID_W / 2, LID_H / 2];
  const [a, b] = [420, 330];
  let svg = fill(rect(0, 0, LID_W, LID_H), PATTA.hingula);
  svg += sprays(LID_W, LID_H, 176, 104, (x, y) => Math.hypot((x - cx) / (a + 112), (y - cy) / (b + 112)) > 1);
  // Medallion: petals, pearls, deep ground, swan.
  const ring = ellipse(cx, cy, a + 8, b + 8, 0, 120);
  for (const { p, a: tangent } of walk(ring, 52, true)) {
    const petal = leaf(p[0], p[1], 72, 27, tangent - Math.PI / 2, 0, 0.4);
    svg +=
      outlined(petal, PATTA.pink, 2.6) +
      fill(leaf(p[0], p[1], 44, 13, tangent - Math.PI / 2, 0, 0.4), PATTA.conch);
  }
  svg += outlined(ellipse(cx, cy, a + 8, b + 8, 0, 90), PATTA.harital, 4);
  svg += fill(ellipse(cx, cy, a - 12, b - 12, 0, 90), INK);
  svg += dots(resample(ellipse(cx, cy, a - 24, b - 24, 0, 90), 24, true), 7, PATTA.conch);
  const field = ellipse(cx, cy, a - 38, b - 38, 0, 90);
  svg += outlined(field, PATTA.khandaneela, 4);
  svg += clip(
    field,
    repeat(26, (i) => {
      const [x, y] = polar(cx, cy, (a - 38) * Math.sqrt((i + 0.5) / 26), i * 2.4);
      return polys(rosette(x, y, 10, 6), '#3f6fa0');
    }) +
      repeat(7, (i) =>
        line(
          series(41, (k): Point => [
            cx - a + (k / 40) * 2 * a,
            cy + 190 + i * 16 + 5 * Math.sin(k * 0.9 + i),
          ]),
          PATTA.sea,
          4,
        ),
      ),
  );
  svg += clip(field, swanPicture(cx - 12, cy + 36, 2.5)) + ink(field, INK, 4);
  return svg + border(LID_W, LID_H, 22, 104, rng);
}

/** Front and one end side by side: u runs round the box. */
function sideSheet(seed: number) {
  const rng = new Rng(seed + 1);
  let svg = fill(rect(0, 0, SIDE_W, SIDE_H), PATTA.hingula);
  const seam = Math.round((1 - SEAM / TOP) * SIDE_H);
  const band = fadi(PATTA.khandaneela, PATTA.harital, PATTA.leaf);
  svg += group(band(SIDE_W, 110, rng, STYLE), `transform="translate(0 ${seam / 2 - 50})"`);
  svg += pearls(0, seam / 2 - 68, SIDE_W, 18) + pearls(0, seam / 2 + 60, SIDE_W, 18);
  svg += group(petals(SIDE_W, 56, rng, STYLE), `transform="translate(0 ${SIDE_H - 92})"`);
  svg += pearls(0, SIDE_H - 110, SIDE_W, 18) + pearls(0, seam + 26, SIDE_W, 18);
  for (const [x0, width] of [
    [0, LID_W],
    [LID_W, LID_H],
  ]) {
    const count = width > 1500 ? 7 : 5;
    for (let i = 0; i < count; i++) {
      const x = x0 + ((i + 0.5) * width) / count;
      const y = seam + 180;
      if (i % 2 === 0) {
        svg += lotus(x, y + 62, 92, LOTUS, 7);
      } else {
        svg += each(rosette(x, y + 12, 66, 10, 0.2), (petal) => outlined(petal, PATTA.harital, 2.4));
        svg +=
          each(rosette(x, y + 12, 42, 8, 0.4), (petal) => outlined(petal, PATTA.conch, 2)) +
          dot(x, y + 12, 13, PATTA.hingula);
      }
      for (const side of [-1, 1])
        svg += outlined(
          leaf(x + side * 62, y + 60, 96, 20, side > 0 ? -0.5 : Math.PI + 0.5, side * 0.2),
          PATTA.leaf,
          2.4,
        );
    }
  }
  return svg;
}

const own = (X: number, Z: number) => rotate(X, Z, YAW);

const box: Field = (X, y, Z) => {
  const [x, z] = own(X, Z);
  const body = roundBox(x, y, z, [0, SEAM / 2 + 0.03, 0], [HX, SEAM / 2 - 0.03, HZ], 0.03);
  const lid = roundBox(
    x,
    y,
    z,
    [0, (SEAM + TOP) / 2 + 0.006, 0],
    [HX + 0.025, (TOP - SEAM) / 2 - 0.006, HZ + 0.025],
    0.05,
  );
  return Math.min(body, lid);
};

/** Four ball feet and a small clasp. */
const fittings: Field = (X, y, Z) => {
  const [x, z] = own(X, Z);
  const foot = Math.hypot(Math.abs(x) - HX + 0.16, y - 0.05, Math.abs(z) - HZ + 0.16) - 0.075;
  const plate = roundBox(x, y, z, [0, SEAM, HZ + 0.02], [0.085, 0.13, 0.03], 0.025);
  const ring = Math.hypot(Math.hypot(x, y - SEAM + 0.06) - 0.05, z - HZ - 0.065) - 0.014;
  return Math.min(foot, plate, ring);
};

export const craft: Craft = {
  id: 'new-pattachitra-box',
  async build(seed) {
    const lid = await texture(sheet(LID_W, LID_H, lidSheet(seed), { tremor: 2.5, seed }), 0.6);
    const sides = await texture(sheet(SIDE_W, SIDE_H, sideSheet(seed), { tremor: 2, seed }), 0.6);
    const dark = linear('#2a120c');
    const c: Vec3 = [0, 0, 0];
    /** Paint at a point of the box. */
    const colourAt = (x: number, y: number, z: number): Vec3 => {
      if (y > TOP - 0.03) return lid.rgb(0.5 + x / (2 * HX + 0.05), 0.5 + z / (2 * HZ + 0.05), c);
      if (Math.abs(y - SEAM) < 0.008) return dark;
      const v = 1 - y / TOP;
      const onFront = Math.abs(z) / HZ > Math.abs(x) / HX;
      const across = onFront
        ? 0.5 + (x * Math.sign(z)) / (2 * HX + 0.05)
        : 0.5 - (z * Math.sign(x)) / (2 * HZ + 0.05);
      const u = onFront ? (across * LID_W) / SIDE_W : (LID_W + across * LID_H) / SIDE_W;
      return sides.rgb(Math.max(0.001, Math.min(0.999, u)), v, c);
    };
    const object = assemble([
      {
        f: box,
        mat(s, X, y, Z) {
          const [x, z] = own(X, Z);
          const k = 0.93 + 0.12 * fbm(X * 5, y * 5, Z * 5, 3);
          const colour = colourAt(x, y, z);
          paint(s, [colour[0] * k, colour[1] * k, colour[2] * k]);
          s.rough = 0.2;
          s.spec = 0.9;
        },
      },
      { f: fittings, mat: (s, x, y, z) => brass(s, 0.3 + 0.3 * fbm(x * 8, y * 8, z * 8, 2), 0.26) },
    ]);
    const lo: Vec3 = [-1.95, -0.03, -1.75];
    const hi: Vec3 = [1.95, 1.2, 1.75];
    return {
      ...object,
      sdf: bake(object.sdf, lo, hi, 0.013),
      exact: object.sdf,
      lo: [-1.95, 0, -1.75],
      hi,
      bg: [
        [0.66, 0.58, 0.48],
        [0.45, 0.38, 0.31],
      ],
      eye: [0, 6.1, 8],
      look: [0.02, 0.42, 0.06],
      fov: 0.205,
      eps: 0.005,
      bumpEps: 0.006,
      bump(X, y, Z) {
        const [x, z] = own(X, Z);
        const colour = colourAt(x, y, z);
        return 0.0016 * (colour[0] + colour[1]) + 0.0015 * fbm(X * 8, y * 8, Z * 8, 2);
      },
    };
  },
};
