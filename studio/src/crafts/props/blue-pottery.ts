/** Jaipur blue pottery: quartz body, white ground, cobalt and turquoise under a clear glaze. Vase, bowl and tiles. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { ink, inked } from '../../draw/ink.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { each } from '../../draw/markup.ts';
import { roundBox } from '../studio/distance.ts';
import { lathe } from '../studio/grid.ts';
import { paint } from '../studio/materials.ts';
import { fbm } from '../studio/noise.ts';
import {
  alongProfile,
  arcV,
  around,
  band,
  beadRow,
  flower,
  petalRow,
  row,
  seam,
} from '../studio/ornament.ts';
import type { Surface } from '../studio/scene.ts';
import { sheet, texture } from '../studio/texture.ts';
import type { Vec3 } from '../studio/vector.ts';
import { type Bounded, thing } from './thing.ts';

const GLAZE = {
  cobalt: '#17308f',
  blue: '#3f6fd0',
  turq: '#17a0b4',
  pale: '#8fd6da',
  leaf: '#2c9276',
  yellow: '#e9bb3c',
  white: '#f4f3ec',
};
const { cobalt, blue, turq, pale, leaf: green, yellow, white } = GLAZE;

/** Clear glaze over a colour. */
function glaze(s: Surface, colour: Vec3, x: number, y: number, z: number) {
  const pool = 0.95 + 0.07 * fbm(x * 5, y * 5, z * 5, 3);
  paint(s, [colour[0] * pool, colour[1] * pool, colour[2] * pool]);
  s.rough = 0.07;
  s.spec = 1.5;
}

const outlined = (shape: Point[], colour: string, width = 4) => inked(shape, colour, cobalt, width);

/** Outline of a bottle vase, and the inside of its lip. */
const VASE: Point[] = curve(
  [
    [0.46, 0],
    [0.5, 0.04],
    [0.48, 0.1],
    [0.5, 0.2],
    [0.78, 0.56],
    [0.98, 1.02],
    [0.92, 1.46],
    [0.62, 1.84],
    [0.36, 2.08],
    [0.28, 2.4],
    [0.27, 2.7],
    [0.36, 2.92],
    [0.52, 3.04],
    [0.55, 3.06],
  ],
  false,
  20,
);
const THROAT: Point[] = curve(
  [
    [0.52, 3.08],
    [0.46, 3.04],
    [0.3, 2.9],
    [0.2, 2.66],
    [0.16, 2.5],
    [-0.3, 2.46],
  ],
  false,
  10,
);

/** A tall spray of flowers, repeated round the belly, between bands. */
function vaseDrawing() {
  const [w, h] = [2400, 1700];
  const spray = (x: number) => {
    const stem = curve(
      [
        [x, 1330],
        [x - 26, 1150],
        [x + 20, 960],
        [x, 800],
      ],
      false,
      14,
    );
    let s = ink(stem, green, 11, { closed: false });
    for (const [t, side, length] of [
      [1240, -1, 130],
      [1210, 1, 124],
      [1090, -1, 150],
      [1060, 1, 150],
      [930, -1, 120],
      [900, 1, 116],
    ]) {
      s += outlined(
        leaf(x, t, length, length * 0.2, -Math.PI / 2 + side * 1.02, -side * 0.34),
        side > 0 ? green : turq,
      );
    }
    for (const side of [-1, 1]) {
      s += ink(
        curve(
          [
            [x, 1160],
            [x + side * 90, 1090],
            [x + side * 128, 990],
          ],
          false,
          10,
        ),
        green,
        7,
        { closed: false },
      );
      s += flower(x + side * 130, 968, 62, 8, [turq, white, yellow], cobalt, 0.2);
    }
    return s + flower(x, 740, 128, 12, [blue, pale, cobalt, yellow], cobalt);
  };
  let s = band(w, 10, 16, cobalt) + petalRow(w, 130, 96, 16, [cobalt, white, turq]) + band(w, 136, 9, cobalt);
  // The neck is narrow: what is to look round there is drawn wide.
  s += row(w, 8, (x) =>
    seam(
      w,
      (dx) =>
        outlined(ellipse(x + dx, 230, 96, 44), turq) +
        outlined(ellipse(x + dx, 230, 60, 26), white) +
        fill(ellipse(x + dx, 230, 28, 12), blue) +
        fill(ellipse(x + w / 16 + dx, 186, 26, 11), cobalt) +
        fill(ellipse(x + w / 16 + dx, 276, 26, 11), cobalt),
    ),
  );
  s += band(w, 322, 9, cobalt) + beadRow(w, 352, 60, 9, turq) + band(w, 372, 9, cobalt);
  s += petalRow(w, 384, 130, 24, [cobalt, pale, blue], false, 0.46) + band(w, 540, 7, turq);
  s += row(w, 6, spray);
  s += row(w, 6, (x) =>
    seam(
      w,
      (dx) =>
        outlined(leaf(x + w / 12 + dx, 1300, 300, 60, -Math.PI / 2, 0, 0.6), pale) +
        outlined(leaf(x + w / 12 + dx, 1290, 200, 32, -Math.PI / 2, 0, 0.6), blue),
    ),
  );
  s += row(w, 6, (x) =>
    seam(w, (dx) =>
      dots(
        series(5, (i): Point => [x + w / 12 + dx, 690 + i * 54]),
        8,
        cobalt,
      ),
    ),
  );
  s += band(w, 1344, 12, cobalt) + petalRow(w, 1470, 104, 30, [blue, white, turq]) + band(w, 1474, 9, cobalt);
  return {
    w,
    h,
    svg: s + beadRow(w, 1516, 50, 12, turq) + band(w, 1546, 12, cobalt) + band(w, 1640, 60, cobalt),
  };
}
/** Bottle vase, about 3 high. */
export const vase = thing('blue-vase', async () => {
  const { w, h, svg } = vaseDrawing();
  const skin = await texture(sheet(w, h, svg, { ground: white, tremor: 4, seed: 3 }));
  const form = lathe([...VASE, ...THROAT, [-0.3, 0]], 0.007);
  const unroll = arcV(VASE);
  const inside: Vec3 = [0.72, 0.73, 0.7];
  const part: Bounded = {
    ball: [0, 1.5, 0, 1.85],
    f: form,
    mat: (s, x, y, z) => {
      const throat = y > 2.4 && Math.hypot(x, z) < 0.24 + Math.max(0, y - 2.9) * 1.5 - 0.02;
      const c: Vec3 = [0, 0, 0];
      glaze(s, throat ? inside : skin.rgb(around(x, z), unroll(y), c), x, y, z);
    },
  };
  return [part];
});

/** Outside and inside of a bowl. */
const BOWL_OUT: Point[] = curve(
  [
    [0.4, 0],
    [0.43, 0.03],
    [0.4, 0.1],
    [0.62, 0.2],
    [0.94, 0.5],
    [1.1, 0.9],
    [1.14, 1.0],
  ],
  false,
  16,
);
const BOWL_IN: Point[] = curve(
  [
    [1.1, 1.02],
    [1.03, 0.92],
    [0.86, 0.56],
    [0.56, 0.28],
    [0.02, 0.2],
  ],
  false,
  16,
);

function bowlDrawing(petal: string) {
  const [w, h] = [2200, 600];
  let s = band(w, 0, 26, cobalt) + beadRow(w, 54, 70, 9, turq) + band(w, 76, 8, cobalt);
  s += row(w, 12, (x, i) =>
    flower(x, 210, 84, i % 2 ? 8 : 10, i % 2 ? [turq, white, yellow] : [petal, pale, cobalt, yellow], cobalt),
  );
  s += row(w, 12, (x) =>
    seam(w, (dx) => outlined(leaf(x + w / 24 + dx, 300, 170, 30, -Math.PI / 2, 0, 0.5), green)),
  );
  s += band(w, 326, 8, cobalt) + petalRow(w, 342, 140, 22, [cobalt, pale, blue], false, 0.47);
  return { w, h, svg: s + band(w, 520, 80, cobalt) };
}

/** Round the well of a bowl: a star flower and a ring of petals, seen from above. */
function wellDrawing(petal: string) {
  const n = 900;
  const m = n / 2;
  let s = '';
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * TAU;
    s += outlined(leaf(...polar(m, m, 290, a), 110, 30, a, 0, 0.4), i % 2 ? petal : pale, 4);
  }
  s +=
    line(ellipse(m, m, 276, 276, 0, 120), cobalt, 9, true) +
    line(ellipse(m, m, 420, 420, 0, 120), cobalt, 12, true);
  for (let i = 0; i < 16; i++) s += dot(...polar(m, m, 240, (i / 16) * TAU), 11, turq);
  return { n, svg: s + flower(m, m, 200, 10, [petal, pale, turq, yellow], cobalt) };
}

export const bowl = (id: string, petal: string) =>
  thing(id, async () => {
    const side = bowlDrawing(petal);
    const well = wellDrawing(petal);
    const outer = await texture(sheet(side.w, side.h, side.svg, { ground: white, tremor: 4, seed: 5 }));
    const inner = await texture(sheet(well.n, well.n, well.svg, { ground: white, tremor: 3, seed: 6 }));
    const form = lathe([...BOWL_OUT, ...BOWL_IN, [-0.3, 0.2], [-0.3, 0]], 0.007);
    const unroll = arcV(BOWL_OUT);
    const into = alongProfile([...BOWL_IN].reverse());
    const isInside = (r: number, y: number) => {
      const near = (outline: Point[]) => Math.min(...outline.map(([a, b]) => Math.hypot(a - r, b - y)));
      return near(BOWL_IN) < near(BOWL_OUT);
    };
    const part: Bounded = {
      ball: [0, 0.5, 0, 1.3],
      f: form,
      mat: (s, x, y, z) => {
        const c: Vec3 = [0, 0, 0];
        const r = Math.hypot(x, z);
        if (isInside(r, y)) {
          const away = (1 - into(r, y)) * 0.5;
          const k = r > 1e-4 ? away / r : 0;
          glaze(s, inner.rgb(0.5 + x * k, 0.5 + z * k, c), x, y, z);
        } else glaze(s, outer.rgb(around(x, z), unroll(y), c), x, y, z);
      },
    };
    return [part];
  });

/** One tile of 300 pixels at (x, y): a star, a pot of flowers' rosette, a lattice or a corner fan. */
function tileDrawing(x: number, y: number, kind: number) {
  const m = 150;
  const [cx, cy] = [x + m, y + m];
  let s = fill(
    polyline(x + 8, y + 8, x + 292, y + 8, x + 292, y + 292, x + 8, y + 292),
    kind % 2 ? white : '#eaf1ee',
  );
  if (kind === 0) {
    for (let i = 0; i < 8; i++)
      s += outlined(leaf(cx, cy, 138, 30, (i / 8) * TAU, 0, 0.6), i % 2 ? turq : blue, 4);
    s += flower(cx, cy, 62, 8, [pale, white, cobalt, yellow], cobalt, 0.3);
  } else if (kind === 1) {
    s += flower(cx, cy, 96, 12, [blue, pale, cobalt, yellow], cobalt);
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) * TAU + TAU / 8;
      s += outlined(leaf(...polar(cx, cy, 100, a), 88, 26, a, 0, 0.5), green, 4);
      for (const g of [-1, 1])
        s += outlined(leaf(...polar(cx, cy, 108, a + g * 0.26), 62, 15, a + g * 0.62, g * 0.3), turq, 3);
    }
  } else {
    for (let i = 0; i < 4; i++) {
      const [qx, qy] = [x + 8 + (i % 2) * 284, y + 8 + (i >> 1) * 284];
      const from = Math.atan2(cy - qy, cx - qx);
      for (let k = -2; k <= 2; k++)
        s += outlined(leaf(qx, qy, 128, 20, from + k * 0.33, 0, 0.6), k % 2 ? pale : blue, 4);
      s += line(ellipse(qx, qy, 60, 60, 0, 60), cobalt, 5, true);
    }
    s += flower(cx, cy, 58, 8, [turq, white, yellow], cobalt);
  }
  return (
    s + line(polyline(x + 14, y + 14, x + 286, y + 14, x + 286, y + 286, x + 14, y + 286), cobalt, 7, true)
  );
}

export interface TileAt {
  at: Vec3;
  turn: number;
  kind: 0 | 1 | 2;
}

/** Half a tile. */
const TILE = 0.56;

/** Square tiles that lie on the table or on each other. */
export const tiles = (id: string, places: TileAt[]) =>
  thing(id, async () => {
    const svg = each([0, 1, 2], (kind) => tileDrawing(kind * 300, 0, kind));
    const face = await texture(sheet(900, 300, svg, { ground: white, tremor: 2, seed: 9 }));
    return places.map(({ at, turn, kind }): Bounded => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const local = (x: number, z: number): [number, number] => [
        (x - at[0]) * cos + (z - at[2]) * sin,
        (z - at[2]) * cos - (x - at[0]) * sin,
      ];
      return {
        ball: [at[0], at[1] + 0.06, at[2], 0.82],
        f(x, y, z) {
          const [a, b] = local(x, z);
          return roundBox(a, y, b, [0, at[1] + 0.06, 0], [TILE, 0.06, TILE], 0.02);
        },
        mat(s, x, y, z) {
          const [a, b] = local(x, z);
          if (y < at[1] + 0.1) {
            paint(s, [0.6, 0.56, 0.48]);
            s.rough = 0.8;
            s.spec = 0.3;
            return;
          }
          const c: Vec3 = [0, 0, 0];
          glaze(s, face.rgb((kind + 0.5 + (a / TILE) * 0.495) / 3, 0.5 + (b / TILE) * 0.495, c), x, y, z);
        },
      };
    });
  });
