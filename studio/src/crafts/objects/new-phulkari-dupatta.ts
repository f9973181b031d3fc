/** Phulkari dupatta: folded rust cotton, its end drawn forward in soft folds, covered with diamonds of shining silk floss. */
import type { Point, Poly } from '../../draw/geometry.ts';
import { polyline } from '../../draw/curves.ts';
import { rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { smoothMax } from '../studio/distance.ts';
import { bell, drawnOutCloth } from '../studio/drawn-out-cloth.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { Needle } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import type { Craft, Field } from '../studio/scene.ts';
import { linear, sheet, texture } from '../studio/texture.ts';
import { type Vec3, dotProduct, normalise, rotate, subtract } from '../studio/vector.ts';

const RUST = '#85301a';
const ORANGE = '#f08a1e';
const GOLD = '#f7c233';
const MAGENTA = '#c81f6e';
const GREEN = '#4c7d33';
const CREAM = '#fbeed0';

/** Cloth: particles and their distance; it is folded in layers, then its end is drawn out over the floor. */
const SPACING = 0.04;
const COLUMNS = 66;
const WIDE = (COLUMNS - 1) * SPACING;
/** Where the front fold lies. */
const FOLD = -0.25;
/** Pixels to a unit; the drawing is as wide as the cloth and as long as the part that is seen. */
const K = 800;
const DRAWN = 3.6;
const W = Math.round(WIDE * K);
const H = Math.round(DRAWN * K);
/** Height of the bare cotton on the height sheet. */
const BARE = 0.2;
/** Diamonds across the cloth, and half the size of one. */
const ACROSS = 9;
const DX = W / ACROSS / 2;
const DY = 104;
/** Length of the pattern's repeat along the cloth, in scene units. */
const REPEAT = (8 * DY) / K;
/** Height of the panel at the end. */
const PANEL = 520;

const diamond = (x: number, y: number, w: number, h: number): Poly => [
  [x, y - h],
  [x + w, y],
  [x, y + h],
  [x - w, y],
];

/** Quarter of a diamond: the floss changes direction from one to the next, and catches the light four ways. */
const quarter = (x: number, y: number, w: number, h: number, i: number): Poly => {
  const corners: Point[] = polyline(x, y - h, x + w, y, x, y + h, x - w, y);
  return [[x, y], corners[i], corners[(i + 1) % 4]];
};

/** Floss along the cloth and across it, as greys of the third sheet. */
const ALONG = '#fff';
const ACROSS_FLOSS = '#888';

/** The embroidery, and which way its floss runs. */
class Floss {
  readonly needle: Needle;
  ways = '';

  constructor(seed: number) {
    this.needle = new Needle(seed);
  }

  lay(outline: Poly, colour: string, along: boolean, height = 0.7) {
    this.needle.satin(outline, colour, along ? Math.PI / 2 - 0.02 : 0.02, 5, height);
    this.ways += fill(outline, along ? ALONG : ACROSS_FLOSS);
  }

  /** One bagh motif: nested diamonds, each of four fields of flat darning stitch. */
  motif(x: number, y: number, w: number, h: number, colours: string[]) {
    for (const [k, colour] of colours.entries()) {
      const share = 0.93 * (1 - k * 0.31);
      for (let i = 0; i < 4; i++)
        this.lay(quarter(x, y, w * share, h * share, i), colour, (i + k) % 2 === 0, 0.62 + k * 0.12);
    }
  }

  bar(y: number, height: number, colour: string) {
    this.lay(rect(0, y, W, height), colour, true);
  }
}

/** The end panel: a row of great stepped diamonds between bars and small ones. */
function panel(f: Floss, y: number) {
  for (const at of [y, y + PANEL - 74]) {
    f.bar(at, 30, GOLD);
    f.bar(at + 38, 16, MAGENTA);
  }
  const count = 6;
  const w = W / count / 2;
  const middle = y + (PANEL - 20) / 2;
  for (let i = 0; i < count; i++) {
    const x = (2 * i + 1) * w;
    f.motif(x, middle, w * 0.94, 172, i % 2 ? [MAGENTA, GOLD, ORANGE] : [ORANGE, MAGENTA, GOLD]);
    f.lay(diamond(x, middle, 16, 16), CREAM, true, 0.98);
  }
  for (let i = 0; i <= count; i++)
    for (const up of [-1, 1])
      f.motif(2 * i * w, middle + up * 104, 74, 70, up > 0 ? [GREEN, GOLD] : [GOLD, GREEN]);
}

function embroidery(seed: number) {
  const f = new Floss(seed);
  const end = H - 26;
  f.bar(end - 22, 22, GOLD);
  panel(f, end - 60 - PANEL);
  const top = end - 90 - PANEL;
  const rows = Math.ceil(top / DY) + 1;
  const pairs = [
    [GOLD, ORANGE, MAGENTA],
    [ORANGE, GOLD, CREAM],
    [GOLD, MAGENTA, ORANGE],
    [ORANGE, MAGENTA, GOLD],
  ];
  for (let j = 1; j < rows; j++)
    for (let i = 0; i <= ACROSS; i++) {
      const shifted = j % 2;
      if (shifted && i === ACROSS) continue;
      f.motif((2 * i + shifted) * DX, top - j * DY, DX, DY, pairs[(j + (i % 2) * 2) % 4]);
    }
  const { col, hgt } = f.needle.sheets(W, H, RUST, BARE);
  return { col, hgt, ways: sheet(W, H, f.ways, { tremor: 3 }) };
}

/** Half the thickness of the cloth in the picture. */
const THICK = 0.014;
const YAW = -0.42;
const EYE: Vec3 = [0, 7.2, 7.2];
const KEY: Vec3 = [-1, 0.62, 0.1];

export const craft: Craft = {
  id: 'new-phulkari-dupatta',
  async build(seed) {
    const drawn = embroidery(seed);
    const colours = await texture(drawn.col, 0.7);
    const heights = await texture(drawn.hgt, 0.9);
    const ways = await texture(drawn.ways, 0.5);
    const { rows, sheet: cloth } = drawnOutCloth({
      columns: COLUMNS,
      spacing: SPACING,
      layers: { count: 5, apart: 0.07, back: -1.95, front: FOLD },
      way: [
        [FOLD + 0.2, 0.18],
        [FOLD + 0.36, 0.055],
        [1.5, 0.03],
      ],
      gathered: (past) =>
        1 - 0.012 - 0.04 * bell(past + 1.1, 0.9) - 0.12 * bell(past - 0.2, past < 0.2 ? 0.6 : 1),
      aside: (row, past) =>
        0.04 * Math.sin(row * 0.043 + 2) + 0.2 * Math.max(0, Math.min(1, (past + 0.8) / 2.4)) ** 2,
      steepness: 6.4,
      skin: 0.026,
      stiffness: 0.16,
    });
    const own = (X: number, Z: number) => rotate(X, Z, YAW);
    const cotton: Field = (x, y, z) => {
      const d = cloth.distance(x, y, z) - THICK;
      const place = d < 0.05 ? cloth.nearest(x, y, z) : undefined;
      if (!place || place.row < rows - 4) return d;
      return smoothMax(d, (place.row - rows + 1) * SPACING * 0.8, 0.01);
    };
    const lo: Vec3 = [-1.6, -0.02, -2.2];
    const hi: Vec3 = [1.6, 0.68, 1.75];
    const near = bake(cotton, lo, hi, 0.0135);
    const c: Vec3 = [0, 0, 0];
    const under = linear(RUST);
    const u = (column: number) => Math.max(0.002, Math.min(0.998, column / (COLUMNS - 1)));
    /** Place along the drawing; beyond it the pattern goes on. */
    const v = (row: number) => {
      const s = (rows - 1 - row) * SPACING;
      const over = s - (DRAWN - 0.06);
      return 1 - (over > 0 ? s - Math.ceil(over / REPEAT) * REPEAT : s) / DRAWN;
    };
    const slopes = new Float64Array(9);
    /** How brightly floss shines that runs along a direction of the cloth (after Kajiya and Kay 1989). */
    const shine = (x: number, y: number, z: number, at: 3 | 6) => {
      const [tx, tz] = rotate(slopes[at], slopes[at + 2], -YAW);
      const thread = normalise([tx, slopes[at + 1], tz]);
      const view = normalise(subtract(EYE, [x, y, z]));
      const lamp = normalise(KEY);
      const half = normalise([lamp[0] + view[0], lamp[1] + view[1], lamp[2] + view[2]]);
      return Math.pow(Math.max(0, 1 - dotProduct(thread, half) ** 2), 13);
    };
    return {
      sdf: (X, y, Z) => {
        const [x, z] = own(X, Z);
        return near(x, y, z);
      },
      exact: (X, y, Z) => {
        const [x, z] = own(X, Z);
        return cotton(x, y, z);
      },
      lo: [-2.6, 0, -2.6],
      hi: [2.6, hi[1], 2.4],
      eps: 0.005,
      step: 0.8,
      edgeRays: 2,
      bumpEps: 0.003,
      key: KEY,
      keySize: 0.2,
      fill: 0.62,
      bg: [
        [0.52, 0.45, 0.35],
        [0.34, 0.28, 0.21],
      ],
      eye: EYE,
      look: [0.0, 0.1, 0.0],
      fov: 0.19,
      exposure: 1.06,
      bump(X, y, Z) {
        const [x, z] = own(X, Z);
        const place = cloth.nearest(x, y, z);
        if (!place || place.off > THICK * 1.7) return 0;
        const a = place.column * SPACING;
        const b = place.row * SPACING;
        return (
          heights.value(u(place.column), v(place.row)) * 0.016 +
          0.0007 * Math.sin(a * 460) * Math.sin(b * 460)
        );
      },
      mat(s, X, y, Z) {
        const [x, z] = own(X, Z);
        const place = cloth.nearest(x, y, z);
        s.rough = 0.85;
        s.spec = 0.12;
        s.sheen = 0.2;
        if (!place) return paint(s, under);
        const { column, row } = place;
        const k = 0.93 + 0.14 * fbm(column * 0.8, row * 0.8, 2, 2);
        colours.rgb(u(column), v(row), c);
        const way = ways.value(u(column), v(row));
        if (way < 0.25) return paint(s, [c[0] * k, c[1] * k, c[2] * k]);
        cloth.at(column, row, slopes);
        const bright = shine(X, y, Z, way > 0.75 ? 6 : 3);
        const light = (0.56 + 0.8 * bright) * k;
        const white = 0.12 * bright;
        paint(s, [c[0] * light + white, c[1] * light + white * 0.9, c[2] * light + white * 0.75]);
        s.rough = 0.48;
        s.spec = 0.45;
      },
    };
  },
};
