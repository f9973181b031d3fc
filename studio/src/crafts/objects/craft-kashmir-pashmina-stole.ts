/** Pashmina stole folded on a walnut table, one end drawn over its edge: fawn twill, sozni boteh border, twisted fringe. */
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { walk } from '../../draw/measure.ts';
import { Rng } from '../../draw/random.ts';
import { lines } from '../../draw/svg.ts';
import { clothSheet } from '../studio/cloth-sheet.ts';
import { shareGrid } from '../studio/crew.ts';
import { roundBox } from '../studio/distance.ts';
import { fallenCloth } from '../studio/drape.ts';
import { bake } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { foldedLayers, laidDown } from '../studio/laid-cloth.ts';
import { Needle } from '../studio/needle.ts';
import { fbm } from '../studio/noise.ts';
import { slimBoteh } from '../studio/ornament.ts';
import type { Craft, Field, Surface } from '../studio/scene.ts';
import { texture } from '../studio/texture.ts';
import { threads } from '../studio/threads.ts';
import { type Vec3, rotate } from '../studio/vector.ts';

const C = {
  fawn: '#dccbb0',
  madder: '#76272e',
  rose: '#b5666e',
  green: '#4d6440',
  leaf: '#7f9460',
  saffron: '#c8923e',
  indigo: '#2b3d5a',
};

/** Height of the table's top; its front edge is at z = 0 and rounded. */
const TOP = 2.6,
  EDGE = 0.07,
  SLAB = 0.17,
  APRON = -0.2;
/** Cloth: particles and their distance. */
const SPACING = 0.026,
  COLUMNS = 59,
  WIDE = (COLUMNS - 1) * SPACING,
  /** Layers of the folded part, their distance, where their folds lie. */
  LAYERS = 5,
  APART = 0.042,
  BACK = -1.75,
  FOLD = -0.62,
  /** Length that hangs over the edge. */
  HANG = 0.98;

/** The way along the cloth as it is laid down, (z, height): its layers, then down and over the edge to the hem. */
const PATH = walk(
  [
    ...foldedLayers({ count: LAYERS, apart: APART, back: BACK, front: FOLD }),
    [FOLD + 0.16, 0.1],
    [FOLD + 0.26, 0.05],
    [-0.02, 0.05],
    [0.045, 0.02],
    [0.06, -0.06],
    [0.07, -0.06 - HANG],
  ],
  SPACING,
).map(({ p }) => p);
const ROWS = PATH.length;
/** Row that lies on the edge of the table. */
const EDGE_ROW = ROWS - Math.round((HANG + 0.06) / SPACING);

const bell = (v: number, width: number) => Math.exp(-((v / width) ** 2));
/** How far the top layer is gathered: most where a hand drew it over the edge. */
const gathered = (row: number) => {
  const s = (row - EDGE_ROW) * SPACING;
  return 1 - 0.02 - 0.075 * bell(s + 1.1, 0.8) - 0.12 * bell(s + 0.1, s < -0.1 ? 0.5 : 0.8);
};
/** The layers do not lie quite on each other, and the end is drawn aside. */
const aside = (row: number) => {
  const s = (row - EDGE_ROW) * SPACING;
  return 0.03 * Math.sin(row * 0.043 + 1) + 0.16 * Math.max(0, Math.min(1, (s + 1) / 1.6)) ** 2;
};

const lay = laidDown({
  columns: COLUMNS,
  spacing: SPACING,
  path: PATH,
  floor: TOP,
  gathered,
  aside,
  forward: (row) => Math.max(0, Math.min(1, (row - EDGE_ROW + 3) / 5)),
  steepness: 12.5,
});

/** Walnut table: the slab with its rounded edge, and the apron under it. */
const table: Field = (x, y, z) =>
  Math.min(
    roundBox(x, y, z, [0, TOP - SLAB / 2, -3], [6, SLAB / 2, 3], EDGE),
    roundBox(x, y, z, [0, (TOP - SLAB) / 2 - 0.2, -3], [5.9, (TOP - SLAB) / 2 + 0.2, 3 + APRON], 0.02),
  );
/** Half the thickness of the cloth, in the fall and in the picture. */
const SKIN = 0.02,
  THICK = 0.0105;
function onTable(points: Float32Array, k: number) {
  const x = points[k];
  const y = points[k + 1];
  const z = points[k + 2];
  const d = table(x, y, z);
  if (d >= SKIN) return false;
  const e = 1e-3;
  const gy = table(x, y + e, z) - table(x, y - e, z);
  const gz = table(x, y, z + e) - table(x, y, z - e);
  const length = Math.hypot(gy, gz) || 1;
  points[k + 1] += ((SKIN - d) * gy) / length;
  points[k + 2] += ((SKIN - d) * gz) / length;
  return true;
}
/** The hand holds the cloth where it drew it over the edge. */
function hold(points: Float32Array) {
  for (let row = EDGE_ROW - 8; row < EDGE_ROW - 4; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const k = (row * COLUMNS + column) * 3;
      const [x, y, z] = lay(column, row);
      points[k] = x;
      points[k + 1] += (y - points[k + 1]) * 0.02;
      points[k + 2] = z;
    }
  // The folded part lies heavy enough to keep its selvedges where they are.
  for (let row = EDGE_ROW - 72; row < EDGE_ROW - 8; row++)
    for (const column of [0, COLUMNS - 1]) points[(row * COLUMNS + column) * 3] = lay(column, row)[0];
}

/** Drawn part of the cloth from the hem, pixels to a unit, and the drawing's size. */
const DRAWN = 1.5,
  K = 1000,
  W = Math.round(WIDE * K),
  H = Math.round(DRAWN * K);
/** Short slanting stitches laid close along a line. */
function couched(n: Needle, path: Poly, colours: string[], long: number, closed = false) {
  const gap = 4;
  for (const [k, colour] of colours.entries()) {
    const laid = walk(path, gap, closed)
      .filter((_, i) => i % colours.length === k)
      .map(({ p, a }): Poly => {
        const dx = (Math.cos(a + 1.1) * long) / 2;
        const dy = (Math.sin(a + 1.1) * long) / 2;
        return [
          [p[0] - dx, p[1] - dy],
          [p[0] + dx, p[1] + dy],
        ];
      });
    n.raw(lines(laid, colour, gap * 0.9), lines(laid, '#dddddd', gap * 0.7));
  }
}
/** One sozni boteh: a corded edge, a fawn line, a body of fine stitches and a flowering spray that bends with it. */
function paisley(n: Needle, x: number, y: number, h: number, i: number) {
  const body = slimBoteh(x, y, h, h * 0.05);
  couched(n, slimBoteh(x, y, h), [C.madder, C.madder, C.rose], h * 0.03, true);
  n.satin(body, i % 2 ? C.indigo : C.madder, 1.2, 4, 0.6);
  const spray = curve(
    [
      [x, y - h * 0.08],
      [x - 0.04 * h, y - h * 0.3],
      [x - 0.02 * h, y - h * 0.52],
      [x + 0.05 * h, y - h * 0.72],
      [x + 0.16 * h, y - h * 0.88],
    ],
    false,
    8,
  );
  n.stem(spray, C.leaf, 4);
  for (const [k, at] of walk(spray, h * 0.075).entries())
    for (const g of [-1, 1])
      n.leaf(
        at.p[0],
        at.p[1],
        h * (0.15 - 0.009 * k),
        h * 0.026,
        at.a + g * 0.9,
        k % 2 ? C.leaf : '#a5b184',
        0,
        3,
      );
  for (const [t, size, k] of [
    [0.24, 0.115, 0],
    [0.48, 0.095, 1],
    [0.7, 0.066, 2],
    [0.9, 0.042, 0],
  ]) {
    const at = spray[Math.round(t * (spray.length - 1))];
    const hues = [
      ['#e6bfae', C.rose, C.saffron],
      [C.saffron, '#efdcc0', C.madder],
      ['#dfa79f', '#efdcc0', C.saffron],
    ][(k + i) % 3];
    n.bloom(at[0], at[1], h * size, 8, hues, t, 3);
  }
}
/** A guard stripe across the cloth: a running vine with buds between two corded lines. */
function guard(n: Needle, y: number, h: number) {
  for (const at of [y, y + h])
    couched(
      n,
      [
        [0, at],
        [W, at],
      ],
      [C.madder, C.madder, C.saffron],
      8,
    );
  const buds = 54;
  const pitch = W / buds;
  const wave = (x: number) => y + h / 2 + Math.sin((x / pitch) * Math.PI) * h * 0.15;
  n.stem(
    series(buds * 6 + 1, (i): Point => [(i * pitch) / 6, wave((i * pitch) / 6)]),
    C.green,
    3,
  );
  for (let i = 0; i < buds; i++) {
    const x = (i + 0.5) * pitch;
    const up = i % 2 ? -1 : 1;
    n.bloom(x, y + h / 2 - up * h * 0.1, h * 0.24, 6, [[C.madder, C.indigo, C.rose][i % 3], C.saffron], i, 3);
    n.leaf(x + pitch * 0.4, y + h / 2, h * 0.32, h * 0.08, up * 0.9, C.leaf, 0, 3);
  }
}
/** A small upright buti. */
function sprig(n: Needle, x: number, y: number, s: number, k: number) {
  n.stem(
    [
      [x, y],
      [x, y - 36 * s],
    ],
    C.green,
    3.4,
  );
  for (const g of [-1, 1]) n.leaf(x, y - 6 * s, 32 * s, 7 * s, -Math.PI / 2 + g * 0.85, C.leaf, 0, 3);
  n.bloom(x, y - 46 * s, 17 * s, 6, [[C.madder, C.indigo, C.rose][k % 3], C.saffron], 0, 3);
}
/** Boteh across the end. */
const BOTEHS = 7,
  /** Plain edge at either side, in pixels of the drawing. */
  SELVEDGE = 26;
/** Drawing of the drawn end; the hem is the bottom edge. */
function sozni(seed: number) {
  const n = new Needle(seed);
  guard(n, H - 66, 44);
  guard(n, H - 466, 44);
  const pitch = (W - 2 * SELVEDGE) / BOTEHS;
  for (let i = 0; i < BOTEHS; i++) {
    const x = SELVEDGE + (i + 0.5) * pitch;
    paisley(n, x - 14, H - 90, 284, i);
    if (i) sprig(n, x - pitch / 2 - 8, H - 82, 0.95, i);
    sprig(n, x, H - 490, 1.25, i + 1);
    if (i) sprig(n, x - pitch / 2, H - 590, 0.9, i);
  }
  return n.sheets(W, H, C.fawn, 0.22);
}

/** Threads of the fringe and their length. */
const FRINGE = 200,
  LONG = 0.32,
  THREAD = 0.0042;
/** Every thread leaves the hem with the cloth, then hangs straight, a little as it likes. */
function fringe(sheet: ReturnType<typeof clothSheet>, seed: number): Vec3[][] {
  const rng = new Rng(seed + 7);
  const place = new Float64Array(9);
  return series(FRINGE, (i) => {
    sheet.at(((i + 0.5) / FRINGE) * (COLUMNS - 1), ROWS - 1, place);
    const [x, y, z, , , , sx, sy, sz] = place;
    const slope = 1 / Math.hypot(sx, sy, sz);
    const lean = [sx * slope * 0.3 + rng.between(-0.06, 0.06), sz * slope * 0.3 + rng.between(-0.05, 0.06)];
    const curl = rng.between(-1, 1) * 0.014;
    const phase = rng.between(0, 6);
    const long = LONG * rng.between(0.86, 1.04);
    return series(11, (k): Vec3 => {
      const t = k / 10;
      const s = long * t;
      const sway = curl * t * t * Math.sin(phase + t * 5);
      const out = s * (1 - 0.55 * t);
      return [x + lean[0] * out + sway, y - s * 0.985, z + lean[1] * out + sway * 0.6];
    });
  });
}

const TURN = -0.36;
/** Walnut boards: long grain, pores, and a joint here and there. */
function walnut(s: Surface, x: number, y: number, z: number) {
  const deep = z + (TOP - y);
  const board = Math.floor(deep / 0.86 + 0.35);
  const across = deep * 7 + board * 5.3;
  const drift = fbm(x * 0.5 + board * 3, across * 0.3, 2, 3);
  const rings = 0.5 + 0.5 * Math.sin((across * 0.6 + drift * 5) * 5.2);
  const pores = fbm(x * 4, deep * 130, board, 2);
  const pits = Math.max(0, fbm(x * 9, deep * 260, board + 9, 1) - 0.66) * 2.2;
  const tone = 0.62 + 0.34 * drift + 0.22 * rings + 0.5 * (pores - 0.5) - 0.3 * pits;
  paint(s, [0.082 * tone, 0.04 * tone, 0.021 * tone]);
  s.rough = 0.42 + 0.16 * (pores - 0.5);
  s.spec = 0.55;
}

export const craft: Craft = {
  id: 'craft-kashmir-pashmina-stole',
  async build(seed) {
    const drawn = sozni(seed);
    const colours = await texture(drawn.col, 0.6);
    const heights = await texture(drawn.hgt, 0.8);
    const fallen = shareGrid(COLUMNS * ROWS * 3, 1, (out) =>
      out.set(
        fallenCloth({
          columns: COLUMNS,
          rows: ROWS,
          spacing: SPACING,
          lay,
          collide: onTable,
          hold,
          apart: APART,
          steps: 420,
          stiffness: 0.12,
        }),
      ),
    );
    const sheet = clothSheet(fallen, COLUMNS, ROWS, SPACING, 0.045);
    const hanging = threads(fringe(sheet, seed), THREAD, 0.03, 0.028, 0.22);
    const cloth: Field = (x, y, z) => sheet.distance(x, y, z) - THICK;
    const lo: Vec3 = [-1, TOP - HANG - 0.36, -1.95];
    const hi: Vec3 = [1.05, TOP + 0.42, 0.3];
    const near = bake((x, y, z) => Math.min(cloth(x, y, z), hanging.distance(x, y, z)), lo, hi, 0.0125);
    const hemline = TOP - HANG * 0.55;
    const own = (X: number, y: number, Z: number): Vec3 => {
      const [x, z] = rotate(X, Z, TURN);
      return [x, y, z];
    };
    const exact: Field = (X, Y, Z) => {
      const [x, y, z] = own(X, Y, Z);
      return Math.min(cloth(x, y, z), hanging.distance(x, y, z), table(x, y, z));
    };
    const c: Vec3 = [0, 0, 0];
    /** Place in the drawing: u across, v along (1 is the hem). */
    const u = (column: number) => Math.max(0.002, Math.min(0.998, column / (COLUMNS - 1)));
    const v = (row: number) => Math.max(0, 1 - ((ROWS - 1 - row) * SPACING) / DRAWN);
    return {
      exact,
      sdf(X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        const d = near(x, y, z);
        const soft =
          d < 0.02 && y < hemline && z > APRON ? Math.min(cloth(x, y, z), hanging.distance(x, y, z)) : d;
        return Math.min(soft, table(x, y, z));
      },
      lo: [-6, 0, -6],
      hi: [6, hi[1], 2.4],
      eps: 0.004,
      step: 0.8,
      edgeRays: 2,
      bumpEps: 0.0025,
      key: [-1, 0.5, 0.3],
      keySize: 0.22,
      fill: 0.62,
      bg: [
        [0.3, 0.24, 0.19],
        [0.2, 0.16, 0.13],
      ],
      eye: [0, 7.5, 7.6],
      look: [0.28, 2.23, -0.42],
      fov: 0.135,
      exposure: 1.14,
      bump(X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        const place = sheet.nearest(x, y, z);
        if (!place || place.off > THICK * 1.6) return 0;
        const across = place.column * SPACING;
        const along = place.row * SPACING;
        const twill = Math.sin((across + along) * 400 + 2 * fbm(across * 30, along * 30, 2, 1));
        return heights.value(u(place.column), v(place.row)) * 0.005 + 0.0004 * twill;
      },
      mat(s, X, Y, Z) {
        const [x, y, z] = own(X, Y, Z);
        const place = sheet.nearest(x, y, z);
        s.sheen = 0.3;
        s.rough = 0.85;
        s.spec = 0.08;
        if (hanging.distance(x, y, z) < 0.004) return paint(s, [0.74, 0.63, 0.47]);
        if (place && place.off < THICK * 1.7) {
          const along = place.row * SPACING;
          const slub = 0.94 + 0.1 * fbm(place.column * SPACING * 9, along * 55, 3, 2);
          const yarn = colours.rgb(u(place.column), v(place.row), c);
          return paint(s, [yarn[0] * slub, yarn[1] * slub, yarn[2] * slub]);
        }
        s.sheen = 0;
        walnut(s, x, y, z);
      },
    };
  },
};
