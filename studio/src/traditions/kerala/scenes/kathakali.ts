/** A hero of Kathakali, green of face, in crown and bell skirt before the lamp; the chenda player stands behind him. */
import { union } from '../../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../../draw/geometry.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { mudra } from '../../../motifs/hands/mudra.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { pleats } from '../../../motifs/people/pleats.ts';
import { drummer } from '../drummer.ts';
import { muralFace } from '../face.ts';
import { bellLamp } from '../lamp.ts';
import { INK, K, surface } from '../style.ts';
import { mural } from '../wall.ts';

const [W, H] = [800, 1000];

const GREEN = '#3f9a52';
const HANDS = { skin: '#e0a05a', alta: K.lime };

/** Disc and spire of carved, gilded wood behind and over the brow. */
function kireetam(b: Brush): void {
  const [x, y] = [-2, -74];
  const disc = (r: number, col: string) => b.shape(ellipse(x, y, r, r * 1.02, 0, 90), col, 0.7);
  disc(126, K.manayola);
  for (let i = 0; i < 46; i++) b.disc(...polar(x, y, 119, (i / 46) * TAU), 7, K.lime, 0.45);
  disc(110, K.chayilyam);
  for (let i = 0; i < 36; i++)
    b.shape(leaf(...polar(x, y, 88, (i / 36) * TAU), 21, 7, (i / 36) * TAU), i % 2 ? K.manjal : K.lime, 0.4);
  disc(87, K.manayola);
  for (let i = 0; i < 26; i++) {
    b.disc(...polar(x, y, 77, (i / 26) * TAU), 7.4, i % 2 ? GREEN : K.kavi, 0.45);
    b.dot(...polar(x, y, 77, (i / 26) * TAU), 2.6, K.lime);
  }
  disc(66, K.eri);
  // spire
  const cone = loopThrough([
    -40, -44, -46, -66, -36, -92, -22, -124, -10, -150, 0, -160, 10, -150, 22, -124, 36, -92, 44, -66, 40,
    -44, 0, -52,
  ]);
  b.model(cone, K.manayola, '#8a4a10', 18);
  b.within(cone, () => {
    for (const [cy, w, col] of [
      [-66, 46, K.kavi],
      [-90, 38, GREEN],
      [-114, 28, K.kavi],
      [-136, 18, GREEN],
    ] as const) {
      b.band(curveThrough(-w, cy + 6, 0, cy - 4, w, cy + 6), col, 11, K.lime);
    }
  });
  b.shape(leaf(0, -156, 40, 10, -Math.PI / 2, 0, 0.3), K.manjal, 0.7);
  for (const [dx, a] of [
    [-12, -2.3],
    [12, -0.84],
  ] as const)
    b.shape(leaf(dx, -150, 24, 6, a), GREEN, 0.5);
}

/** The long black hair of the costume, which falls behind. */
function hair(b: Brush): void {
  b.shape(
    loopThrough([
      -44, -30, -78, 30, -104, 130, -112, 230, -60, 262, -20, 200, 0, 100, 20, 200, 66, 258, 112, 220, 98,
      120, 74, 30, 44, -30,
    ]),
    INK,
    0.6,
  );
  for (let i = 0; i < 7; i++)
    for (const sx of [-1, 1])
      b.stroke(
        curveThrough(sx * (70 + i * 3), 110, sx * (76 + i * 5), 170, sx * (60 + i * 7), 244),
        0.4,
        '#6e4a2c',
      );
}

/** The chutti: three crescents of paper set upright along the jaw, each narrow at the ears and broad under the chin. */
function chutti(b: Brush): void {
  const jaw = curveThrough(-33, -8, -34, 10, -29, 29, -15, 48, 4, 60, 16, 62, 28, 55, 35, 41, 39, 24, 39, -4),
    n = jaw.length - 1;
  const out = (t: number, d: number): Point => {
    const i = Math.round(t * n),
      [x0, y0] = jaw[Math.max(0, i - 3)],
      [x1, y1] = jaw[Math.min(n, i + 3)];
    return polar(...jaw[i], d * Math.sin(Math.PI * t) ** 0.75, Math.atan2(y1 - y0, x1 - x0) + Math.PI / 2);
  };
  const rim = (d: number) => series(50, (i) => out(i / 49, d));
  const within = (d: number): Poly => [...rim(d), ...rim(0).toReversed()];
  for (const [d, next, col] of [
    [45, 29, '#fff9ea'],
    [29, 14, '#f6ead0'],
    [14, 0, '#fff9ea'],
  ] as const) {
    const crescent = within(d);
    b.fill(crescent, col);
    b.within(crescent, () => {
      // the paper stands up from the crescent inside it, which throws a shade on it
      b.add('<g opacity=".45">');
      b.even(rim(next + 1.6), '#a88a58', 5);
      b.add('</g>');
      for (let i = 3; i < 47; i++)
        b.stroke([out(i / 49, lerp(next, d, 0.45)), out(i / 49, d)], 0.3, '#9a8258');
    });
    b.stroke(rim(d), 0.8);
  }
}

/** Head with crown, paper rim and painted face. */
function head(b: Brush): void {
  kireetam(b);
  // ear discs and pendants
  for (const [ex, r] of [
    [-66, 28],
    [73, 26],
  ] as const) {
    b.disc(ex, -16, r, K.manayola, 0.9);
    for (let i = 0; i < 12; i++)
      b.shape(leaf(ex, -16, r * 0.92, 5, (i / 12) * TAU), i % 2 ? K.chayilyam : K.manjal, 0.35);
    b.disc(ex, -16, r * 0.4, GREEN, 0.6);
    b.dot(ex, -16, r * 0.16, K.lime);
    b.beads(polyline(ex - 8, r - 10, ex - 8, r + 8), 3, K.lime);
    b.beads(polyline(ex + 8, r - 10, ex + 8, r + 8), 3, K.lime);
    b.disc(ex, r + 13, 8, K.manjal, 0.6);
  }
  chutti(b);
  muralFace(b, { skin: GREEN, shade: '#1c5a30', lips: '#d2281a', kajal: 1.9, gaze: [3.4, 0.6] });
  // forehead mark
  b.shape(loopThrough(6, -50, 10, -30, 15, -17, 20, -30, 25, -50, 15, -46), K.manjal, 0.5);
  b.fill(leaf(15.4, -18, 28, 3.4, -1.56), K.chayilyam);
  for (const sx of [-1, 1])
    b.stroke(curveThrough(15 + sx * 9, 50, 15 + sx * 14, 45, 15 + sx * 12, 40), 0.5, K.lime);
  b.dot(15, 49, 2.6, K.lime);
  // brow band
  b.band(curveThrough(-40, -26, -26, -44, 4, -52, 28, -46, 42, -28), K.kavi, 15);
  b.beads(curveThrough(-40, -20, -25, -36, 4, -44, 27, -39, 42, -22), 4, K.lime);
  for (let i = 0; i < 7; i++)
    b.disc(-34 + i * 12.2, -47 - (9 - (i - 3) ** 2) * 1.25, 6, i % 2 ? GREEN : K.manjal, 0.5);
}

/** A long scarf that ends in a bunched lotus with a mirror. */
function scarf(b: Brush, pts: number[], col: string, stripe: string): void {
  const s = new Limb(polyline(pts), 8, 12, 11, 10, 9);
  b.cloth(s.outline, col, () => {
    for (const u of [-0.4, 0.2]) b.stroke(s.along(u, 0, 1), 0.4, stripe);
    for (const t of [0.7, 0.78, 0.86]) b.stroke(s.across(t, 0.01), 0.9, stripe);
  });
  const [x, y] = s.at(1, 0);
  for (let i = 0; i < 9; i++)
    b.shape(leaf(x, y - 6, 42, 10, 0.35 + (i / 8) * 2.44), i % 2 ? col : K.manjal, 0.6);
  b.disc(x, y + 4, 13, K.manayola, 0.7);
  b.disc(x, y + 4, 8, '#dfe8d8', 0.5);
}

function hero(b: Brush): void {
  // feet on their outer edges, bells above
  for (const [x, y, fx, turn] of [
    [296, 858, -1, 0.14],
    [528, 850, 1, -0.2],
  ] as const) {
    const shin = new Limb(polyline(x + fx * -20, y - 90, x, y + 6), 34, 28, 25);
    b.shape(shin.outline, '#e0a05a');
    foot(b, x, y, 1, turn, fx, '#e0a05a');
    b.shape(shin.strip(0.36, 0.98, 0.06), K.kavi, 0.7);
    for (const t of [0.44, 0.6, 0.76, 0.92]) b.beads(shin.across(t, 0.07, 1.1), 5, K.manjal);
  }
  // the bell of many cloths
  pleats(
    b,
    polyline(340, 548, 240, 584, 158, 668, 124, 778),
    polyline(452, 544, 574, 576, 676, 652, 712, 762),
    {
      n: 25,
      base: '#f8ecd0',
      shade: '#a8854e',
      hems: [
        [0.62, 0.65, K.kavi],
        [0.7, 0.76, K.manayola],
        [0.76, 0.88, K.chayilyam],
        [0.88, 0.92, K.manjal],
        [0.95, 0.985, K.eri],
      ],
      zigzag: 7,
      sag: 74,
    },
  );
  // front cloths
  pleats(b, polyline(340, 560, 318, 640, 312, 726), polyline(384, 566, 380, 650, 384, 742), {
    n: 5,
    base: K.eri,
    shade: INK,
    hems: [
      [0.7, 0.78, K.manjal],
      [0.78, 0.94, K.kavi],
    ],
    zigzag: 4,
    sag: 6,
    spot: K.manjal,
  });
  pleats(b, polyline(414, 566, 420, 650, 420, 742), polyline(456, 558, 482, 640, 494, 722), {
    n: 5,
    base: K.eri,
    shade: INK,
    hems: [
      [0.7, 0.78, K.manjal],
      [0.78, 0.94, K.kavi],
    ],
    zigzag: 4,
    sag: 6,
    spot: K.manjal,
  });
  pleats(b, polyline(374, 560, 368, 660, 362, 776), polyline(424, 562, 432, 660, 444, 774), {
    n: 5,
    base: K.chayilyam,
    shade: K.deep,
    hems: [
      [0.6, 0.66, K.manjal],
      [0.66, 0.86, K.kavi],
      [0.86, 0.95, K.manjal],
    ],
    zigzag: 4,
    sag: 10,
    spot: K.manjal,
  });
  const back = b.on(398, 272, 1.26, 0.06);
  hair(back);
  b.take(back);
  // jacket and both upper arms in one contour
  const out = new Limb(jointed(482, 402, 592, 444, 622, 318), 40, 34, 30, 27, 23, 17),
    near = new Limb(jointed(322, 406, 204, 462, 320, 520), 40, 34, 30, 27, 22, 17);
  const trunk = loopThrough([
    350, 352, 312, 372, 300, 410, 322, 470, 338, 520, 336, 566, 396, 580, 458, 562, 462, 520, 480, 470, 506,
    404, 494, 366, 452, 350, 400, 344,
  ]);
  const body = union([trunk, out.outline, near.strip(0, 0.4)], 9, 1.8);
  b.model(body, K.chayilyam, K.deep, 20);
  b.within(body, () => {
    for (let i = 0; i < 20; i++)
      for (let j = 0; j < 16; j++) {
        const [x, y] = [230 + i * 22 + (j % 2) * 11, 316 + j * 17];
        b.dot(x, y, 2.6, K.manjal);
      }
    for (const t of [0.42, 0.62]) b.band(out.across(t, 0.02, 1.1), K.manayola, 13, K.lime);
  });
  b.contour(body);
  // breast plate
  const plate = loopThrough(346, 420, 356, 470, 398, 500, 442, 468, 456, 416, 400, 436);
  b.model(plate, K.manayola, '#8a4a10', 12);
  for (const [d, c] of [
    [0, K.lime],
    [16, GREEN],
    [32, K.kavi],
  ] as const)
    b.beads(
      curveThrough(
        356 + d * 0.7,
        434 + d * 0.1,
        372 + d * 0.3,
        462 - d * 0.1,
        399,
        486 - d,
        426 - d * 0.3,
        462 - d * 0.1,
        446 - d * 0.7,
        432,
      ),
      4.4,
      c,
    );
  b.band(curveThrough(338, 542, 398, 562, 458, 540), K.manayola, 26);
  for (let i = 0; i < 8; i++)
    b.disc(346 + i * 15, 549 + 8 - (i - 3.5) ** 2 * 0.75, 7, i % 2 ? K.kavi : GREEN, 0.5);
  scarf(b, [356, 376, 330, 450, 306, 560, 286, 680], '#fff3d6', K.kavi);
  scarf(b, [446, 374, 478, 450, 506, 550, 534, 664], '#fff3d6', K.kavi);
  scarf(b, [370, 380, 352, 460, 342, 560, 336, 640], K.chayilyam, K.manjal);
  for (const [R, c] of [
    [0, K.manayola],
    [14, K.kavi],
    [28, K.manayola],
  ] as const)
    b.band(
      curveThrough(
        346 - R * 0.2,
        366 + R * 0.2,
        372,
        394 + R,
        400,
        402 + R,
        428,
        394 + R,
        458 + R * 0.2,
        364 + R * 0.2,
      ),
      c,
      11,
      K.lime,
    );
  b.beads(curveThrough(340, 384, 362, 440, 398, 458, 438, 436, 466, 382), 5, GREEN);
  b.beads(curveThrough(330, 388, 352, 452, 398, 474, 446, 448, 478, 386), 5, K.lime);
  const h = b.on(398, 272, 1.26, 0.06);
  head(h);
  b.take(h);
  // wrists and hands
  for (const t of [0.8, 0.85, 0.9, 0.95])
    b.band(out.across(t, 0.01, 1.1), t === 0.85 ? K.kavi : K.manayola, 9, K.lime);
  mudra(b, 'katakamukha', 623, 308, 1.14, -1.4, -1, HANDS);
  const fore = new Limb(jointed(...near.at(0.33, 0), 204, 462, 320, 520), 32, 30, 28, 23, 17);
  b.model(fore.outline, K.chayilyam, K.deep, 14);
  b.within(fore.outline, () => {
    for (let i = 0; i < 9; i++)
      for (const u of [-0.6, 0, 0.6]) b.dot(...fore.at(0.1 + i * 0.1, u + (i % 2) * 0.3), 2.6, K.manjal);
  });
  b.contour(fore.outline);
  b.band(fore.across(0.1, 0.02, 1.08), K.manayola, 13, K.lime);
  for (const t of [0.74, 0.82, 0.9, 0.97])
    b.band(fore.across(t, 0.01, 1.1), t === 0.82 ? K.kavi : K.manayola, 9, K.lime);
  mudra(b, 'fist', 328, 521, 1.16, -0.3, 1, HANDS);
}

/** The whole wall. */
export function kathakali(seed: number): Painting {
  const r = new Rng(seed);
  const b = new Brush(INK, 3.2);
  const { f, wall, border } = mural(
    W,
    H,
    r,
    '#27402f',
    '#4f7a4a',
    (x, y) => Math.hypot((x - 400) / 300, (y - 480) / 400) < 0.72 || y > 850,
  );
  b.add(wall);
  b.within(rect(f.x, f.y, f.w, f.h), () => {
    // the floor of the stage
    b.shape(rect(f.x - 9, 872, f.w + 18, 140), K.kavi);
    for (let i = 0; i < 20; i++)
      b.shape(leaf(f.x + i * 36, 910, 34, 15, -Math.PI / 2, 0, 0.45), i % 2 ? K.manayola : K.chayilyam, 0.5);
    b.beads(
      series(2, (i) => [f.x + i * f.w, 876]),
      4,
      K.lime,
    );
  });
  b.add(border);
  drummer(b, 147, 886, 1, 1, 'chenda');
  const h = b.on(15, 0);
  hero(h);
  b.take(h);
  bellLamp(b, 652, 962, 0.94);
  return { w: W, h: H, bg: '#27402f', body: b.svg, finish: surface(seed) };
}
