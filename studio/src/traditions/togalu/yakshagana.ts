/** A Yakshagana hero stamps in the torch light, crown like a great petal, chest thrown out; the chende thunders behind him. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, transform } from '../../draw/geometry.ts';
import { radialGradient } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { pleats } from '../../motifs/people/pleats.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { chendePlayer } from './chende-player.ts';
import { PUPPET } from './profile.ts';
import { K, hide, pierce, surface } from './style.ts';

const [W, H] = [800, 1000];

const HANDS = { skin: K.skin, alta: K.red };

/** Crown in courses round a heart of gold: each smaller petal lies in the larger. */
function crown(b: Brush): void {
  const petal: Poly = loopThrough([
    -58, -18, -104, -76, -118, -146, -92, -220, -40, -276, -12, -310, 18, -276, 66, -222, 90, -150, 78, -84,
    46, -40, -6, -26,
  ]);
  const inner = (k: number) =>
    transform(
      petal.map(([x, y]) => [x + 12, y + 140] as [number, number]),
      -12,
      -140 + (1 - k) * 30,
      k,
    );
  for (const [k, col] of [
    [1, K.amber],
    [0.87, K.black],
    [0.72, K.red],
    [0.56, K.amber],
    [0.46, K.green],
    [0.3, K.amber],
  ] as const)
    b.shape(inner(k), col, 0.9);
  for (const [k, gap, r, col] of [
    [0.935, 17, 6.6, K.light],
    [0.795, 14, 4.4, K.light],
    [0.64, 15, 5, K.amber],
    [0.51, 11, 3.4, K.crimson],
    [0.38, 12, 3.2, K.light],
  ] as const)
    b.beads(inner(k), (gap / 1.9) * 0.5 + r * 0.2, col);
  for (let i = 0; i < 10; i++) b.shape(leaf(-12, -112, 34, 8, (i / 10) * TAU), i % 2 ? K.red : K.light, 0.4);
  b.disc(-12, -112, 9, K.green, 0.6);
  // tassels of the edge
  for (const [x, y, a] of [
    [-118, -140, 3.2],
    [90, -150, 0],
    [-84, -232, 3.9],
    [60, -232, -0.8],
  ] as const) {
    b.disc(x, y, 13, K.red, 0.7);
    b.shape(leaf(x, y, 34, 9, a, 0, 0.6), K.light, 0.6);
  }
  b.shape(leaf(-12, -296, 60, 15, -Math.PI / 2, 0, 0.32), K.amber, 0.8);
  b.dot(-12, -318, 5, K.light);
}

function head(b: Brush): void {
  const c = b.on(0, -6, 0.84);
  crown(c);
  b.take(c);
  b.shape(loopThrough(-12, 40, -40, 60, -64, 96, -48, 104, -22, 80, -2, 56), K.black, 0.8);
  b.shape(loopThrough(-12, 40, -30, 26, -36, -2, -30, -34, -6, -54, 12, -54, 6, -20, -4, 18), K.black, 0.6);
  profileFace(
    b,
    PUPPET,
    { skin: K.skin, white: K.light, iris: K.black, lips: K.red, blush: '#d8502c' },
    0.95,
  );
  // paint of the stage: red round the eye, rows of white rice paste, the mark of the brow
  b.stroke(curveThrough(34, 3, 18, 10, 0, 8, -16, 1), 1.3, K.red);
  for (let i = 0; i < 9; i++) b.dot(-14 + i * 5.6, 30 + Math.sin(i * 0.5) * 9 + i * 1.2, 2.3, K.light);
  for (let i = 0; i < 7; i++) b.dot(-8 + i * 6, 18 + Math.sin(i * 0.55) * 6, 1.7, K.light);
  b.shape(loopThrough(49, 27, 42, 20, 32, 23, 18, 17, 2, 2, -2, 8, 14, 26, 28, 33, 42, 31), K.black, 0.5);
  b.shape(loopThrough(36, -40, 34, -32, 37, -20, 39, -30), K.red, 0.4);
  // brow bands
  b.band(curveThrough(39, -36, 24, -48, 2, -48, -18, -34, -30, -14), K.red, 15, K.light);
  b.band(curveThrough(34, -50, 18, -60, -4, -58, -26, -44), K.amber, 11, K.crimson);
  // ear disc
  b.disc(-22, 12, 23, K.amber, 0.9);
  for (let i = 0; i < 10; i++) b.shape(leaf(-22, 12, 20, 5, (i / 10) * TAU), i % 2 ? K.red : K.light, 0.35);
  b.disc(-22, 12, 8, K.green, 0.6);
  b.beads(polyline(-30, 38, -32, 62), 3.4, K.light);
  b.beads(polyline(-18, 38, -18, 64), 3.4, K.light);
}

/** Checked cloth round a leg. */
function checked(b: Brush, leg: Limb): void {
  b.cloth(leg.outline, K.amber, () => {
    for (let i = 0; i < 15; i++) b.even(leg.across(0.04 + i * 0.058, 0.03, 1.1), K.red, i % 2 ? 3.4 : 9);
    for (const u of [-0.75, -0.3, 0.15, 0.6]) b.even(leg.along(u, 0, 0.84), K.red, 8);
    for (let i = 0; i < 15; i++)
      for (const u of [-0.52, -0.07, 0.38, 0.82]) b.dot(...leg.at(0.07 + i * 0.056, u), 2.2, K.light);
    b.fill(leg.strip(0.8, 1.1, 0.02, 1.2), K.crimson);
  });
  for (const t of [0.84, 0.88, 0.92, 0.96]) b.beads(leg.across(t, 0.014, 1.12), 4.4, K.amber);
}

/** A sash end thrown out by the turn. */
function sash(b: Brush, pts: number[], col: string): void {
  const s = new Limb(polyline(pts), 9, 16, 20, 19, 24);
  b.cloth(s.outline, col, () => {
    for (const u of [-0.3, 0.3]) b.stroke(s.along(u), 0.6);
    for (const t of [0.74, 0.82, 0.9]) b.band(s.across(t, 0.02), K.amber, 8, K.light);
  });
  pierce(b, s.outline, 5, 10, 1.6);
  for (const u of [-0.7, 0, 0.7]) b.disc(...s.at(1, u), 7, K.light, 0.6);
}

function hero(b: Brush): void {
  sash(b, [360, 560, 290, 566, 232, 600, 226, 660, 176, 700], K.green);
  sash(b, [452, 556, 506, 524, 556, 530, 586, 492, 622, 506], K.red);
  const stand = new Limb(jointed(372, 590, 270, 708, 342, 850), 58, 60, 52, 44, 34, 25),
    lift = new Limb(jointed(430, 592, 586, 640, 570, 788), 56, 60, 52, 44, 34, 25);
  foot(b, 570, 776, 1, 0.5, 1, K.skin, K.red);
  checked(b, lift);
  foot(b, 340, 846, 1.02, 0, -1, K.skin, K.red);
  checked(b, stand);
  // fringed skirt and apron
  pleats(b, polyline(338, 558, 292, 620, 262, 690), polyline(464, 558, 520, 600, 562, 664), {
    n: 14,
    base: K.red,
    shade: K.crimson,
    hems: [
      [0.34, 0.42, K.amber],
      [0.62, 0.68, K.light],
      [0.78, 0.96, K.black],
    ],
    zigzag: 6,
    sag: 30,
    spot: K.light,
  });
  pleats(b, polyline(372, 560, 356, 660, 342, 774), polyline(424, 560, 444, 650, 462, 760), {
    n: 6,
    base: K.light,
    shade: K.amber,
    hems: [
      [0.5, 0.56, K.red],
      [0.66, 0.72, K.green],
      [0.82, 0.94, K.red],
    ],
    zigzag: 5,
    sag: 8,
  });
  const up = new Limb(jointed(478, 398, 616, 356, 640, 216), 30, 36, 30, 26, 21, 15),
    near = new Limb(jointed(326, 402, 196, 452, 306, 536), 30, 36, 31, 26, 21, 15);
  const trunk = loopThrough([
    352, 352, 316, 368, 296, 400, 306, 452, 336, 504, 340, 566, 400, 580, 462, 566, 468, 504, 498, 452, 512,
    398, 492, 364, 452, 350, 402, 342,
  ]);
  const body = union([trunk, up.outline, near.strip(0, 0.4)], 9, 1.8);
  b.model(body, K.indigo, K.black, 16);
  pierce(b, body, 7, 10, 2);
  for (const [a, ts] of [[up, [0.3, 0.52]]] as const)
    for (const t of ts) b.band(a.across(t, 0.02, 1.08), K.amber, 12, K.red);
  // breast plate: courses of gold and red that meet in a point
  const plate = (k: number): Poly =>
    transform(
      loopThrough(-82, -58, -76, 0, -44, 56, 0, 92, 44, 56, 76, 0, 82, -58, 40, -40, 0, -34, -40, -40),
      403,
      432,
      k,
    );
  for (const [k, col] of [
    [1, K.amber],
    [0.84, K.red],
    [0.66, K.amber],
    [0.5, K.green],
    [0.32, K.amber],
  ] as const)
    b.shape(plate(k), col, 0.9);
  pierce(b, plate(1), 7, 11, 2.6);
  pierce(b, plate(0.66), 6, 9, 2);
  for (let i = 0; i < 8; i++) b.shape(leaf(403, 438, 24, 6, (i / 8) * TAU), K.red, 0.4);
  b.disc(403, 438, 8, K.light, 0.6);
  // shoulder wings
  for (const sg of [-1, 1]) {
    const x = 404 + sg * 94;
    for (let i = 0; i < 5; i++)
      b.shape(
        leaf(x, 372, 50 - Math.abs(i - 2) * 7, 11, -Math.PI / 2 + sg * (0.3 + i * 0.34), 0, 0.5),
        i % 2 ? K.red : K.amber,
        0.6,
      );
    b.disc(x, 374, 17, K.green, 0.8);
    b.disc(x, 374, 8, K.light, 0.6);
  }
  // girdle
  b.band(curveThrough(330, 546, 402, 568, 474, 544), K.amber, 30);
  for (let i = 0; i < 9; i++)
    b.disc(340 + i * 16, 553 + 9 - (i - 4) ** 2 * 0.62, 8, i % 2 ? K.red : K.green, 0.55);
  b.disc(403, 566, 20, K.amber, 0.9);
  b.disc(403, 566, 12, K.red, 0.7);
  b.dot(403, 566, 5, K.light);
  // neck and garlands
  b.shape(loopThrough(374, 372, 382, 336, 380, 310, 428, 310, 424, 338, 432, 372, 402, 390), K.skin, 0.8);
  b.band(curveThrough(366, 358, 402, 388, 438, 358), K.amber, 15, K.red);
  b.beads(curveThrough(350, 362, 370, 400, 402, 412, 436, 400, 456, 362), 6, K.light);
  const h = b.on(402, 276, 1.1, -0.1);
  head(h);
  b.take(h);
  for (const t of [0.8, 0.86, 0.92, 0.98])
    b.band(up.across(t, 0.01, 1.1), t === 0.86 ? K.red : K.amber, 8, K.light);
  mudra(b, 'pataka', 642, 206, 1.08, -1.3, -1, HANDS);
  const fore = new Limb(jointed(...near.at(0.34, 0), 196, 452, 306, 536), 30, 28, 26, 21, 15);
  b.model(fore.outline, K.indigo, K.black, 12);
  pierce(b, fore.outline, 6, 10, 2);
  b.band(fore.across(0.1, 0.02, 1.08), K.amber, 12, K.red);
  for (const t of [0.78, 0.86, 0.94])
    b.band(fore.across(t, 0.01, 1.1), t === 0.86 ? K.red : K.amber, 8, K.light);
  mudra(b, 'fist', 308, 540, 1.04, 0.5, 1, HANDS);
}

/** A torch of rags on a pole. */
function torch(b: Brush, x: number, y: number, h: number): void {
  b.band(polyline(x - 6, y, x, y - h), '#5a3014', 14, K.amber);
  b.shape(
    loopThrough(
      x - 22,
      y - h + 26,
      x - 26,
      y - h - 8,
      x,
      y - h - 18,
      x + 26,
      y - h - 8,
      x + 22,
      y - h + 26,
      x,
      y - h + 36,
    ),
    K.crimson,
    0.9,
  );
  for (const d of [-12, 0, 12])
    b.stroke(curveThrough(x + d - 8, y - h + 24, x + d, y - h + 8, x + d + 6, y - h - 10), 0.8, K.amber);
  b.shape(
    loopThrough(
      x - 28,
      y - h - 6,
      x - 44,
      y - h - 50,
      x - 18,
      y - h - 80,
      x - 22,
      y - h - 124,
      x + 8,
      y - h - 92,
      x + 18,
      y - h - 150,
      x + 34,
      y - h - 84,
      x + 44,
      y - h - 44,
      x + 28,
      y - h - 6,
    ),
    '#e2521c',
    0.9,
  );
  b.fill(
    loopThrough(
      x - 18,
      y - h - 8,
      x - 26,
      y - h - 42,
      x - 6,
      y - h - 76,
      x + 8,
      y - h - 66,
      x + 18,
      y - h - 104,
      x + 26,
      y - h - 46,
      x + 18,
      y - h - 8,
    ),
    '#ffb63a',
  );
  b.fill(
    loopThrough(
      x - 9,
      y - h - 10,
      x - 10,
      y - h - 34,
      x + 4,
      y - h - 58,
      x + 12,
      y - h - 32,
      x + 9,
      y - h - 10,
    ),
    K.light,
  );
}

/** The lit screen: pierced valance above, a plantain tree at the side, the floor. */
function screen(b: Brush, f: { x: number; y: number; w: number; h: number }): void {
  b.add(fill(rect(f.x, f.y, f.w, f.h), 'url(#lit)'));
  b.add('<g opacity=".75" filter="url(#b24)">');
  b.fill(ellipse(700, 540, 120, 130), '#ffb43c');
  b.add('</g>');
  // plantain leaves tied to the poles of the stage
  for (const [x, sg] of [
    [f.x + 26, 1],
    [f.x + f.w - 26, -1],
  ] as const) {
    hide(b, polyline(x - 10, f.y, x + 10, f.y, x + 14, 880, x - 14, 880), K.green, { depth: 5, gap: 12 });
    for (const [a, L] of [
      [0.5, 190],
      [1.0, 210],
      [1.5, 170],
      [0.05, 150],
    ] as const) {
      const dir = sg > 0 ? a : Math.PI - a,
        p = leaf(x, f.y + 64, L, 30, dir, sg * 0.22, 0.5);
      b.shape(p, a > 0.8 ? '#4d8a48' : K.green, 0.8);
      for (let i = 2; i < 13; i++) b.stroke([p[i], p[p.length - i]], 0.4, K.light);
    }
  }
  const n = 9,
    d = f.w / n;
  for (let i = 0; i < n; i++) {
    const x = f.x + i * d,
      p = loopThrough(x, f.y - 6, x + d, f.y - 6, x + d - 3, f.y + 34, x + d / 2, f.y + 62, x + 3, f.y + 34);
    hide(b, p, i % 2 ? K.red : K.amber, { gap: 8 });
    b.disc(x + d / 2, f.y + 22, 10, i % 2 ? K.amber : K.red, 0.6);
    b.dot(x + d / 2, f.y + 22, 4, K.light);
  }
  const floor = 876;
  hide(b, rect(f.x - 10, floor, f.w + 20, 130), K.crimson, { depth: 9, gap: 12, r: 2.6 });
  for (let i = 0; i < 17; i++)
    b.shape(leaf(f.x + 12 + i * 42, 926, 36, 17, -Math.PI / 2, 0, 0.45), i % 2 ? K.amber : K.red, 0.7);
}

/** The whole screen. */
export function yakshagana(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    6,
    [
      { t: 12, band: plain(K.black), corner: false },
      { t: 20, band: petals, corner: false },
      { t: 8, band: plain(K.amber), corner: false },
      { t: 10, band: plain(K.black), corner: false },
    ],
    r,
    { ink: K.black, w: 1.4, cols: [K.red, K.amber, K.green], bg: K.indigo },
  );
  const b = new Brush(K.black, 3.4);
  b.within(rect(f.x, f.y, f.w, f.h), () => screen(b, f));
  b.add(f.svg);
  chendePlayer(b, 116, 904, 1.06);
  torch(b, 706, 930, 330);
  const d = b.on(8, 20);
  hero(d);
  b.take(d);
  return {
    w: W,
    h: H,
    bg: K.black,
    defs: radialGradient('lit', 430, 400, 620, [0, '#fff2cc'], [0.5, '#f4cf86'], [1, '#b8702c']),
    body: b.svg,
    finish: surface(seed),
  };
}
