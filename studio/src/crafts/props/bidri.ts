/** Bidri in the making: a vase as it is cast, as it is inlaid, and blackened; a tray under the chisel; silver wire. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { capsule, torus } from '../studio/distance.ts';
import { lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import { arcV, around, band, beadRow, petalRow, row, seam } from '../studio/ornament.ts';
import type { Surface } from '../studio/scene.ts';
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

/** Tray seen from above: a wheel of irises within a vine, beads on the rim. `done` of its turn carries silver. */
function trayInlay() {
  const n = 1400;
  const m = n / 2;
  const ring = (r: number, width: number) => line(ellipse(m, m, r, r, 0, 160), SILVER, width, true);
  let s = ring(672, 12) + ring(590, 8) + ring(556, 10);
  for (let i = 0; i < 56; i++) {
    const a = (i / 56) * TAU;
    s +=
      i % 2
        ? dot(...polar(m, m, 631, a), 13, SILVER)
        : fill(leaf(...polar(m, m, 606, a), 54, 16, a, 0, 0.5), SILVER);
  }
  const wave = series(241, (i) => polar(m, m, 472 + 34 * Math.sin((i / 240) * TAU * 12), (i / 240) * TAU));
  s += line(wave, SILVER, 6);
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    const r = 472 + 34 * Math.sin(a * 12);
    s += fill(leaf(...polar(m, m, r, a), 50, 12, a + (i % 2 ? 0.9 : 2.3), 0), SILVER);
  }
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.75) / 12) * TAU;
    for (let k = 0; k < 5; k++)
      s += fill(leaf(...polar(m, m, 478, a), 36, 15, a + (k / 5) * TAU, 0, 0.6), SILVER);
  }
  s += ring(394, 10) + ring(376, 4);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU;
    const root = polar(m, m, 110, a);
    s += line([root, polar(m, m, 250, a)], SILVER, 8);
    for (const side of [-1, 1]) {
      s += fill(leaf(...polar(m, m, 150, a), 120, 18, a + side * 0.62, side * 0.3), SILVER);
      s += fill(leaf(...polar(m, m, 244, a), 104, 26, a + side * 0.62, -side * 0.25, 0.6), SILVER);
    }
    s += fill(leaf(...polar(m, m, 244, a), 122, 27, a, 0, 0.6), SILVER);
    s +=
      dots([polar(m, m, 340, a + TAU / 16)], 10, SILVER) +
      fill(leaf(...polar(m, m, 230, a + TAU / 16), 88, 17, a + TAU / 16, 0, 0.5), SILVER);
  }
  for (let i = 0; i < 16; i++)
    s += fill(leaf(...polar(m, m, 52, (i / 16) * TAU), 50, 11, (i / 16) * TAU, 0, 0.5), SILVER);
  return { n, svg: s + dot(m, m, 40, SILVER) + dot(m, m, 24, '#000') + dot(m, m, 12, SILVER) };
}

/**
 * A tray on the table that is being inlaid.
 * @param done share of the turn that carries silver already; the rest is only drawn
 */
export const bidriTray = (stage: Stage, done: number) =>
  thing('bidri-tray', async () => {
    const { n, svg } = trayInlay();
    const inlay = await texture(sheet(n, n, svg, { tremor: 3, seed: 4 }), 1);
    const form = lathe(TRAY, 0.007);
    const part: Bounded = {
      ball: [0, 0.1, 0, PLATE + 0.05],
      f: form,
      mat: (s, x, y, z, normal) => {
        const cut = normal[1] > 0.2 ? inlay.value(0.5 + (x / PLATE) * 0.49, 0.5 + (z / PLATE) * 0.49) : 0;
        const turn = Math.atan2(z, x) / TAU + 0.5;
        const filled = turn < done;
        bidri(s, stage, filled ? cut : 0, x, y, z);
        if (!filled) {
          // Drawn with a scriber on the blackened metal, not yet cut.
          const scratched = 0.05 * Math.max(0, Math.min(1, cut * 1.4 - 0.2));
          paint(s, [s.r + scratched, s.g + scratched, s.b + scratched]);
        }
      },
    };
    return [part];
  });

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
