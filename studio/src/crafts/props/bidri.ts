/** Bidri in the making: a vase as it is cast, as it is inlaid, and blackened; a tray under the chisel; silver wire. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { capsule, torus } from '../studio/distance.ts';
import { lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { arcV, around, band, beadRow, petalRow, row, seam } from '../studio/ornament.ts';
import type { Craft, Surface } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';
import { type Bounded, thing } from './thing.ts';

/** How far a piece has come: the raw casting, silver in grey metal, or blackened with the soil of Bidar. */
type Stage = 'cast' | 'inlaid' | 'black';

const SILVER = '#fff';

const ZINC: Record<Stage, { colour: number; metal: number; rough: number }> = {
  cast: { colour: 0.26, metal: 0.4, rough: 0.6 },
  inlaid: { colour: 0.15, metal: 0.8, rough: 0.46 },
  black: { colour: 0.02, metal: 0, rough: 0.42 },
};

/** Zinc with silver in it; `inlay` runs from 0, bare, to 1, silver. */
function bidri(s: Surface, stage: Stage, inlay: number, x: number, y: number, z: number) {
  const k = stage === 'cast' ? 0 : Math.max(0, Math.min(1, inlay * 1.6 - 0.3));
  const cloud = fbm(x * 9, y * 9, z * 9, 3);
  const { colour, metal, rough } = ZINC[stage];
  const base = colour * (stage === 'black' ? 1 : 0.8 + 0.4 * cloud);
  paint(s, [base + (0.86 - base) * k, base + (0.85 - base) * k, base * 1.06 + (0.82 - base) * k]);
  s.metal = metal + (0.78 - metal) * k;
  s.rough = rough - (rough - 0.22) * k + 0.12 * (cloud - 0.5);
  s.spec = 0.85;
}

/** A vase with a round body on a low foot and a trumpet neck. */
const VASE: Point[] = curve(
  [
    [0.52, 0],
    [0.56, 0.04],
    [0.5, 0.12],
    [0.34, 0.22],
    [0.4, 0.34],
    [0.76, 0.62],
    [0.94, 1.0],
    [0.84, 1.36],
    [0.52, 1.62],
    [0.34, 1.82],
    [0.32, 2.04],
    [0.42, 2.32],
    [0.62, 2.52],
    [0.66, 2.56],
  ],
  false,
  20,
);
const THROAT: Point[] = curve(
  [
    [0.63, 2.58],
    [0.54, 2.5],
    [0.34, 2.3],
    [0.22, 2.1],
    [-0.3, 2.04],
  ],
  false,
  10,
);

/** A stem of five-petalled flowers that climbs in an S. */
function spray(x: number, y: number, h: number) {
  const at = (t: number): Point => [x + Math.sin(t * TAU) * h * 0.13, y - t * h];
  let s = line(
    series(24, (i) => at(i / 23)),
    SILVER,
    7,
  );
  for (let i = 0; i < 5; i++) {
    const t = 0.1 + i * 0.17;
    const [px, py] = at(t);
    for (const side of [-1, 1])
      s += fill(leaf(px, py, h * 0.2, h * 0.032, -Math.PI / 2 + side * 0.95, -side * 0.35), SILVER);
  }
  const [tx, ty] = at(1);
  for (let i = 0; i < 5; i++)
    s += fill(leaf(tx, ty, h * 0.16, h * 0.066, (i / 5) * TAU - Math.PI / 2, 0, 0.66), SILVER);
  s += dot(tx, ty, h * 0.045, '#000') + dot(tx, ty, h * 0.024, SILVER);
  return s;
}

function vaseInlay() {
  const [w, h] = [2200, 1500];
  let s =
    band(w, 12, 10, SILVER) + petalRow(w, 130, 100, 18, [SILVER, '#000', SILVER]) + band(w, 136, 8, SILVER);
  s += row(
    w,
    14,
    (x) =>
      fill(leaf(x, 372, 220, 34, -Math.PI / 2, 0, 0.4), SILVER) +
      fill(leaf(x, 350, 150, 16, -Math.PI / 2, 0, 0.4), '#000'),
  );
  s += band(w, 384, 8, SILVER) + beadRow(w, 414, 40, 10, SILVER) + band(w, 436, 8, SILVER);
  // A net of ogees over the belly, a spray in each mesh.
  for (let i = 0; i < 8; i++) {
    const x = ((i + 0.5) * w) / 8;
    const mesh = curve(
      [
        [x, 470],
        [x + 122, 640],
        [x + 132, 800],
        [x, 1010],
        [x - 132, 800],
        [x - 122, 640],
      ],
      true,
      10,
    );
    s += seam(w, (dx) =>
      line(
        mesh.map(([a, b]): Point => [a + dx, b]),
        SILVER,
        9,
        true,
      ),
    );
    s += spray(x, 950, 330);
    s += seam(
      w,
      (dx) =>
        each([0, 1, 2, 3], (k) => dot(...polar(x + w / 16 + dx, 520, 26, (k / 4) * TAU), 9, SILVER)) +
        dot(x + w / 16 + dx, 520, 11, SILVER),
    );
    s += seam(
      w,
      (dx) =>
        each([0, 1, 2, 3], (k) => dot(...polar(x + w / 16 + dx, 960, 26, (k / 4) * TAU), 9, SILVER)) +
        dot(x + w / 16 + dx, 960, 11, SILVER),
    );
  }
  s += band(w, 1030, 10, SILVER) + petalRow(w, 1048, 140, 22, [SILVER, '#000', SILVER], false, 0.46);
  return {
    w,
    h,
    svg:
      s +
      band(w, 1216, 8, SILVER) +
      beadRow(w, 1250, 30, 11, SILVER) +
      band(w, 1276, 8, SILVER) +
      petalRow(w, 1420, 90, 18, [SILVER, '#000']) +
      band(w, 1440, 12, SILVER),
  };
}

/** The vase at one stage of its making. */
export const bidriVase = (stage: Stage) =>
  thing(`bidri-vase-${stage}`, async () => {
    const { w, h, svg } = vaseInlay();
    const inlay = await texture(sheet(w, h, svg, { tremor: 3, seed: 8 }), 1);
    const unroll = arcV(VASE);
    const form = lathe([...VASE, ...THROAT, [-0.3, 0]], 0.007);
    const part: Bounded = {
      ball: [0, 1.28, 0, 1.48],
      f: form,
      mat: (s, x, y, z) => {
        const throat = y > 2 && Math.hypot(x, z) < 0.28 + Math.max(0, y - 2.2) * 0.8 - 0.03;
        bidri(s, stage, throat ? 0 : inlay.value(around(x, z), unroll(y)), x, y, z);
      },
    };
    return [part];
  });

const PLATE = 1.7;
/** A shallow tray with a raised rim. */
const TRAY: Point[] = [
  ...curve(
    [
      [-0.3, 0],
      [1.2, 0],
      [1.4, 0.04],
      [1.66, 0.16],
      [1.7, 0.2],
    ],
    false,
    12,
  ),
  ...curve(
    [
      [1.68, 0.23],
      [1.62, 0.22],
      [1.38, 0.12],
      [1.2, 0.09],
      [-0.3, 0.09],
    ],
    false,
    12,
  ),
];

/** A piece of the tray's drawing: an area to fill with sheet, or a line to fill with wire. */
interface Inlay {
  shape: Point[];
  /** Width of a line; areas have none. */
  width?: number;
  closed?: boolean;
  /** Flower that it belongs to, counted from 0; the rest belongs to none. */
  flower?: number | undefined;
}

/** Side of the tray's drawing. */
const SHEET = 1400;
const MID = SHEET / 2;
/** Flowers of the wheel. */
const IRISES = 8;

/** Drawing of the tray, seen from above: a wheel of irises within a vine, beads on the rim. */
function trayInlay(): Inlay[] {
  const all: Inlay[] = [];
  const area = (shape: Point[], flower?: number) => all.push({ shape, flower });
  // Rings are laid in short lengths of wire.
  const ring = (r: number, width: number) => {
    for (let i = 0; i < 60; i++)
      all.push({ shape: series(7, (k) => polar(MID, MID, r, ((i + k / 6) / 60) * TAU)), width });
  };
  ring(672, 12);
  ring(590, 8);
  ring(556, 10);
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * TAU;
    area(
      i % 2
        ? ellipse(...polar(MID, MID, 631, a), 13, 13)
        : leaf(...polar(MID, MID, 606, a), 54, 16, a, 0, 0.5),
    );
  }
  const vine = (a: number) => polar(MID, MID, 472 + 34 * Math.sin(a * 12), a);
  for (let i = 0; i < 72; i++)
    all.push({ shape: series(9, (k) => vine(((i + k / 8) / 72) * TAU)), width: 7 });
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    area(leaf(...vine(a), 50, 12, a + (i % 2 ? 0.9 : 2.3), 0));
  }
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.75) / 12) * TAU;
    for (let k = 0; k < 5; k++) area(leaf(...polar(MID, MID, 478, a), 36, 15, a + (k / 5) * TAU, 0, 0.6));
  }
  ring(394, 10);
  ring(376, 5);
  for (let i = 0; i < IRISES; i++) {
    const a = (i / IRISES) * TAU;
    all.push({ shape: [polar(MID, MID, 110, a), polar(MID, MID, 250, a)], width: 9, flower: i });
    for (const side of [-1, 1]) {
      area(leaf(...polar(MID, MID, 150, a), 120, 18, a + side * 0.62, side * 0.3), i);
      area(leaf(...polar(MID, MID, 250, a + side * 0.04), 104, 24, a + side * 0.66, -side * 0.25, 0.6), i);
    }
    area(leaf(...polar(MID, MID, 254, a), 116, 25, a, 0, 0.6), i);
    area(ellipse(...polar(MID, MID, 340, a + TAU / 16), 10, 10));
    area(leaf(...polar(MID, MID, 230, a + TAU / 16), 88, 17, a + TAU / 16, 0, 0.5));
  }
  for (let i = 0; i < 16; i++)
    area(leaf(...polar(MID, MID, 52, (i / 16) * TAU), 50, 11, (i / 16) * TAU, 0, 0.5));
  all.push({ shape: ellipse(MID, MID, 33, 33), width: 9, closed: true });
  area(ellipse(MID, MID, 12, 12));
  return all;
}

/** How far the inlayer has come: from this direction on the sheet, by so much of a turn; and the flowers in hand. */
interface TrayProgress {
  from: number;
  turn: number;
  /** Flowers that have only so many of their six pieces. */
  begun: Record<number, number>;
}

/** Sheets of the silver that is in, and of the grooves that wait for it. */
function trayState(progress: TrayProgress) {
  let silver = '';
  let groove = '';
  let count = 0;
  const pieces: Record<number, number> = {};
  for (const { shape, width, closed = false, flower } of trayInlay()) {
    const n = shape.length;
    const [x, y] = [0, 1].map((c) => shape.reduce((sum, p) => sum + (p[c] ?? 0), 0) / n);
    const away = (((Math.atan2(y - MID, x - MID) - progress.from) / TAU) % 1) + 1;
    // Nobody finishes along a straight edge: by turns a piece more, or one less.
    const uneven = 0.022 * Math.sin(count * 2.4) + 0.02 * Math.sin(Math.hypot(x - MID, y - MID) / 38);
    count++;
    const middle = Math.hypot(x - MID, y - MID) < 106;
    const begun = flower === undefined ? undefined : progress.begun[flower];
    if (flower !== undefined) pieces[flower] = (pieces[flower] ?? 0) + 1;
    const filled =
      middle ||
      (begun === undefined ? away % 1 < progress.turn + uneven : (pieces[flower ?? 0] ?? 0) <= begun);
    if (filled) silver += width ? line(shape, SILVER, width, closed) : fill(shape, SILVER);
    else if (width) {
      // Both walls of a groove for wire.
      const [first, last] = [shape[0], shape[n - 1]];
      const a = Math.atan2(last[1] - first[1], last[0] - first[0]) + Math.PI / 2;
      for (const side of [-1, 1])
        groove += line(
          shape.map((p) => polar(p[0], p[1], (side * width) / 2, a)),
          SILVER,
          4.4,
        );
    } else groove += line(shape, SILVER, 5, true);
  }
  return { silver, groove };
}

/** A tray on the table that is being inlaid; what is not filled yet is cut as open grooves. */
export function bidriTray(stage: Stage, progress: TrayProgress): Craft {
  let relief: ((x: number, z: number) => number) | undefined;
  const metal = thing('bidri-tray', async () => {
    const { silver: laid, groove } = trayState(progress);
    const inlay = await texture(sheet(SHEET, SHEET, laid, { tremor: 3, seed: 4 }), 1);
    const cuts = await texture(sheet(SHEET, SHEET, groove, { tremor: 3, seed: 4 }), 1);
    const u = (x: number) => 0.5 + (x / PLATE) * 0.49;
    relief = (x, z) => 0.007 * inlay.value(u(x), u(z)) - 0.02 * cuts.value(u(x), u(z));
    const form = lathe(TRAY, 0.007);
    const part: Bounded = {
      ball: [0, 0.1, 0, PLATE + 0.05],
      f: form,
      mat: (s, x, y, z, normal) => {
        const faceUp = normal[1] > 0.2;
        bidri(s, stage, faceUp ? inlay.value(u(x), u(z)) : 0, x, y, z);
        // The chisel lays bare the bright zinc under the blackened skin.
        const bare = faceUp ? Math.max(0, Math.min(1, cuts.value(u(x), u(z)) * 1.5 - 0.3)) : 0;
        if (bare > 0) {
          const lift = 0.3 * bare;
          paint(s, [s.r + lift, s.g + lift, s.b + lift * 1.04]);
        }
      },
    };
    return [part];
  });
  return {
    id: metal.id,
    async build(seed) {
      const scene = await metal.build(seed);
      return { ...scene, bump: (x, y, z) => (y > 0.05 && relief ? relief(x, z) : 0) };
    },
  };
}

const silver = (s: Surface) => {
  paint(s, [0.88, 0.87, 0.84]);
  s.metal = 1;
  s.rough = 0.16;
};

/** A loose coil of silver wire and a few cut ends; `at` is the middle of the coil. */
export const silverWire = (at: Vec3): Bounded[] => {
  const rings = [0, 1, 2, 3, 4, 5].map((i) => ({
    centre: [
      at[0] + 0.05 * Math.sin(i * 2.2),
      at[1] + 0.03 + i * 0.045,
      at[2] + 0.05 * Math.cos(i * 1.7),
    ] as Vec3,
    axis: [0.05 * Math.cos(i * 1.3), 0.998, 0.05 * Math.sin(i * 2.1)] as Vec3,
    radius: 0.5 + 0.03 * Math.sin(i * 1.9),
  }));
  const ends: [Vec3, Vec3][] = [
    [
      [0.55, 0, 0.3],
      [0.98, 0, 0.52],
    ],
    [
      [0.7, 0, 0.75],
      [1.1, 0, 0.66],
    ],
    [
      [-0.1, 0, 0.8],
      [0.28, 0, 0.96],
    ],
    [
      [0.95, 0, 0.1],
      [1.22, 0, 0.2],
    ],
  ];
  return [
    {
      ball: [at[0], at[1] + 0.15, at[2], 0.75],
      f: (x, y, z) =>
        rings.reduce(
          (d, { centre, axis, radius }) => Math.min(d, torus(x, y, z, centre, axis, radius, 0.026)),
          9,
        ),
      mat: silver,
    },
    {
      ball: [at[0] + 0.55, at[1], at[2] + 0.5, 0.9],
      f: (x, y, z) =>
        ends.reduce(
          (d, [a, b]) =>
            Math.min(
              d,
              capsule(
                x,
                y,
                z,
                [at[0] + a[0], at[1] + 0.025, at[2] + a[2]],
                [at[0] + b[0], at[1] + 0.025, at[2] + b[2]],
                0.024,
              ),
            ),
          9,
        ),
      mat: silver,
    },
  ];
};
