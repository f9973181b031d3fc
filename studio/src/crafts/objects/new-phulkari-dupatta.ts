/** Phulkari dupatta: folded rust cotton covered with diamonds of untwisted silk floss in orange, yellow and magenta. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { rect } from '../../draw/shapes.ts';
import { polyline } from '../../draw/curves.ts';
import { foldedCloth } from '../studio/folded-cloth.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft } from '../studio/scene.ts';
import { linear, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';

const RUST = '#8f3a1b';
const ORANGE = '#f08a1e';
const GOLD = '#f7c02f';
const MAGENTA = '#c81f6e';
const GREEN = '#4f7d2f';
/** Drawing: pixels per scene unit along the fall, width and length of the sheet. */
const SCALE = 800;
const W = 2400;
const H = 2200;
const END = 2.6;
const HALF = 1.3;

const diamond = (x: number, y: number, w: number, h: number): Poly => [
  [x, y - h],
  [x + w, y],
  [x, y + h],
  [x - w, y],
];

/** Quarter of a diamond, so that the floss can change direction and catch the light four ways. */
const quarter = (x: number, y: number, w: number, h: number, i: number): Poly => {
  const corners: Point[] = polyline(x, y - h, x + w, y, x, y + h, x - w, y);
  return [[x, y], corners[i], corners[(i + 1) % 4]];
};

/** One bagh motif: nested diamonds, each of four fields of flat darning stitch. */
function motif(n: Needle, x: number, y: number, w: number, h: number, colours: string[]) {
  for (const [k, colour] of colours.entries()) {
    const share = 1 - k * 0.3;
    for (let i = 0; i < 4; i++)
      n.satin(
        quarter(x, y, w * share * 0.93, h * share * 0.93, i),
        colour,
        i % 2 ? 0.02 : Math.PI / 2 - 0.02,
        4.4,
        0.62 + k * 0.12,
      );
  }
}

/** The end panel: a row of large stepped diamonds between bars. */
function panel(n: Needle, y: number) {
  for (const bar of [0, 330]) {
    n.satin(rect(0, y + bar, W, 26), GOLD, 0, 4.4).satin(rect(0, y + bar + 34, W, 14), MAGENTA, 0, 4.4);
  }
  const count = 9;
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) * W) / count;
    const w = W / count / 2;
    motif(n, x, y + 190, w, 128, [MAGENTA, GOLD, ORANGE]);
    for (const side of [-1, 1])
      for (const up of [-1, 1])
        n.satin(diamond(x + side * w, y + 190 + up * 92, 30, 34), up > 0 ? GREEN : ORANGE, 0, 4.4);
  }
}

function embroidery(seed: number) {
  const n = new Needle(seed);
  const end = END * SCALE;
  panel(n, end - 420);
  n.satin(rect(0, end - 20, W, 20), GOLD, 0, 4.4);
  const columns = 14;
  const w = W / columns / 2;
  const h = 78;
  const rows = Math.ceil((end - 450) / h) + 1;
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const x = (i + (j % 2 ? 0.5 : 0)) * 2 * w;
      const y = end - 450 - h - j * h;
      const kind = (i + Math.floor(j / 2) * 2 + (j % 2)) % 4;
      motif(
        n,
        x,
        y,
        w,
        h,
        [
          [ORANGE, GOLD, MAGENTA],
          [GOLD, ORANGE, MAGENTA],
          [ORANGE, MAGENTA, GOLD],
          [MAGENTA, GOLD, ORANGE],
        ][kind],
      );
    }
  }
  return n.sheets(W, H, RUST, 0.2);
}

export const craft: Craft = {
  id: 'new-phulkari-dupatta',
  async build(seed) {
    const drawn = embroidery(seed);
    const colour = await texture(drawn.col, 0.7);
    const height = await texture(drawn.hgt, 0.9);
    const cloth = foldedCloth({ yaw: -0.34, halfWidth: HALF, height: 0.56, end: () => END });
    const under = linear(RUST);
    const lo: Vec3 = [-1.85, -0.02, -1.6];
    const hi: Vec3 = [1.85, 0.84, 1.75];
    const c: Vec3 = [0, 0, 0];
    return {
      sdf: bake(cloth.field, lo, hi, 0.0115),
      lo: [-1.85, 0, -1.6],
      hi,
      edgeRays: 2,
      eps: 0.01,
      step: 0.8,
      bumpEps: 0.003,
      key: [-0.9, 0.7, 0.3],
      keySize: 0.22,
      fill: 0.85,
      bg: [
        [0.66, 0.57, 0.47],
        [0.44, 0.37, 0.3],
      ],
      eye: [0, 6.6, 7.8],
      look: [0.02, 0.12, 0.12],
      fov: 0.18,
      bump(x, y, z) {
        const { u, along, onTop } = cloth.locate(x, y, z);
        if (!onTop) return 0.0014 * Math.sin(y * 420);
        return (
          height.value(u, (along * SCALE) / H) * 0.016 + 0.0008 * Math.sin(u * 1400) * Math.sin(along * 480)
        );
      },
      mat(s, x, y, z, n) {
        const { u, along, onTop } = cloth.locate(x, y, z);
        const k = 0.9 + 0.16 * fbm(x * 20, y * 20, z * 20, 2);
        if (!onTop) {
          paint(s, [under[0] * k, under[1] * k, under[2] * k]);
          s.rough = 0.9;
          s.spec = 0.1;
          s.sheen = 0.2;
          return;
        }
        colour.rgb(u, (along * SCALE) / H, c);
        paint(s, [c[0] * k, c[1] * k, c[2] * k]);
        // Floss stands higher than the cotton, and shines.
        const floss = height.value(u, (along * SCALE) / H) > 0.34 ? 1 : 0;
        s.rough = 0.85 - 0.42 * floss;
        s.spec = 0.15 + 0.75 * floss * Math.max(0.4, n[1]);
        s.sheen = 0.2;
      },
    };
  },
};
