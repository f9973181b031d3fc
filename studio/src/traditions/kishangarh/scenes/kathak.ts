/** A Kathak dancer in the middle of a turn on a terrace by night, between the sarangi and the tabla. */
import { union } from '../../../draw/contour.ts';
import { curve, curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Point, type Poly, TAU, lerp, polar, series } from '../../../draw/geometry.ts';
import { linearGradient } from '../../../draw/markup.ts';
import { scatter } from '../../../draw/measure.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import { fill } from '../../../draw/svg.ts';
import { frame, plain } from '../../../motifs/borders.ts';
import { mudra } from '../../../motifs/hands/mudra.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { profileFace } from '../../../motifs/people/profile.ts';
import { balustrade } from '../architecture.ts';
import { courtMusician } from '../court-musicians.ts';
import { LOTUS_FACE } from '../profile.ts';
import { KISHANGARH as K, borderStyle, goldB, goldVine, surface } from '../style.ts';

const [W, H] = [800, 1000];

const LINE = '#2c1712';
const SKIN = '#dba878',
  SHADE = '#9a5a3a',
  RED = '#b3263a',
  WINE = '#5c0f22',
  MARIGOLD = '#e7a53a';
const HANDS = { skin: SKIN, alta: '#b3263a' };

/** Carpet, balustrade, dark trees, the moon and a striped awning. */
function terrace(b: Brush, f: { x: number; y: number; w: number; h: number }, r: Rng): void {
  const floor = 700;
  b.add(fill(rect(f.x, f.y, f.w, f.h), 'url(#night)'));
  for (const [x, y] of scatter(rect(f.x, f.y + 90, f.w, 330), 44, r, 8))
    b.dot(x, y, r.between(0.8, 1.7), '#f3ead8');
  b.add('<g opacity=".5" filter="url(#b24)">');
  b.disc(196, 236, 62, '#cfd8d8');
  b.add('</g>');
  b.dot(196, 236, 42, '#f4eede');
  for (const [x, y] of scatter(rect(f.x - 10, 440, f.w + 20, 170), 24, r, 0, 2).sort((p, q) => p[1] - q[1])) {
    const edge = 500 + 46 * Math.sin(x / 47) + 22 * Math.sin(x / 19);
    if (y < edge - 30) continue;
    const col = r.pick(['#1b3a2e', '#24503c', '#2e6046', '#173026']);
    for (let i = 0; i < 8; i++) b.fill(leaf(x, y, 22, 5.4, (i / 8) * TAU + x), col);
    b.dot(x, y, 2.4, '#6f9a6a');
    if (r.chance(0.16)) for (let i = 0; i < 5; i++) b.dot(...polar(x, y, 5, (i / 5) * TAU), 3, '#e6b8b0');
  }
  b.add(balustrade(f.x, 590, f.w, 112, 9));
  b.add(fill(rect(f.x, floor, f.w, 300), '#d9cdb6'));
  b.even(polyline(f.x, floor, f.x + f.w, floor), '#8d8170', 2);
  // carpet
  const carpet = polyline(96, 738, 704, 738, 790, 960, 10, 960),
    inner = polyline(128, 760, 672, 760, 726, 960, 74, 960);
  b.shape(carpet, '#22405c', 0.9);
  b.within(carpet, () => {
    for (let i = 0; i < 26; i++) b.shape(ellipse(100 + i * 24, 749, 7, 4), i % 2 ? MARIGOLD : '#d9798f', 0.3);
    b.shape(inner, '#1f4a44', 0.6);
    b.within(inner, () => {
      for (let row = 0; row < 6; row++)
        for (let i = -9; i < 10; i++) {
          const y = 784 + row * 30 + row * row * 1.6,
            x = 400 + (i + (row % 2) * 0.5) * (44 + row * 5);
          for (let k = 0; k < 6; k++)
            b.fill(leaf(x, y, 11 + row, 3.4, (k / 6) * TAU), k % 2 ? '#d9798f' : MARIGOLD);
          b.dot(x, y, 2.4, '#f3ead8');
        }
    });
  });
  // awning
  const top = f.y;
  for (let i = 0; i < 15; i++) {
    const x = f.x + (i * f.w) / 15,
      d = f.w / 15;
    b.shape(
      polyline(x, top, x + d, top, x + d, top + 46, x + d / 2, top + 66, x, top + 46),
      i % 2 ? RED : '#f1e2c2',
      0.6,
    );
    b.dot(x + d / 2, top + 44, 4, i % 2 ? '#f1e2c2' : RED);
    b.beads(polyline(x + d / 2, top + 68, x + d / 2, top + 80), 2.4, MARIGOLD);
  }
  b.band(polyline(f.x, top + 8, f.x + f.w, top + 8), '#1f4a44', 14, MARIGOLD);
}

/** One length of cloth with a twist in it: the far side shows darker where it turns over. */
function dupatta(b: Brush, pts: number[], half: number[], from: number, to: number): void {
  const d = new Limb(polyline(pts), ...half);
  const side = (t0: number, t1: number): Poly => [...d.along(-1, t0, t1), ...d.along(1, t0, t1).toReversed()];
  const piece = (t0: number, t1: number, col: string, edge: string) =>
    b.cloth(side(t0, t1), col, () => {
      for (const u of [-0.3, 0.2]) b.stroke(d.along(u, t0, t1), 0.4, '#9a5a1c');
      for (const u of [-0.84, 0.84]) b.even(d.along(u, t0, t1), edge, 6);
    });
  piece(0, from, MARIGOLD, RED);
  piece(from, to, '#c07a22', WINE);
  piece(to, 1, MARIGOLD, RED);
}

/** The edge of the lifted skirt, near or far; the eye is below it, so the far edge is the lower one. */
const lifted = (u: number, far: boolean): Point => [
  lerp(134, 690, u) + 6 * Math.sin(u * TAU * 4 + 1),
  690 -
    34 * u +
    (far ? 62 : -28) * Math.sqrt(Math.sin(Math.PI * u)) +
    6 * Math.sin(u * TAU * (far ? 7 : 6.5)),
];

/** Underside of the lifted skirt: the lining in folds that run to the legs, the border seen from behind. */
function lining(b: Brush): void {
  const edge = (far: boolean, k = 1): Poly =>
    series(90, (i) => {
      const [x, y] = lifted(i / 89, far);
      return [lerp(412, x, k), lerp(676, y, k)];
    });
  const whole = [...edge(false), ...edge(true).toReversed()];
  b.model(whole, WINE, '#2c0712', 20);
  b.within(whole, () => {
    for (let i = 1; i < 44; i++)
      b.stroke(polyline([412, 640], lifted(i / 44, true)), 0.6, i % 2 ? '#8f2438' : '#2c0712');
    b.even(edge(true, 0.97), '#163a36', 9);
    b.even(edge(true, 0.985), MARIGOLD, 3);
  });
  b.contour(whole);
}

/** The skirt in the turn, folds wound round the waist. @param disc the hem is an ellipse, its underside seen below it */
function skirt(b: Brush, disc: boolean): void {
  const waist = (u: number): Point => [lerp(356, 440, u), 478 + 10 * Math.sin(Math.PI * u)];
  const hem = (u: number): Point =>
    disc
      ? lifted(u, false)
      : [
          lerp(138, 684, u) + 10 * Math.sin(u * TAU * 4 + 1),
          694 - 40 * u + 78 * Math.sin(Math.PI * u) + 11 * Math.sin(u * TAU * 6.5),
        ];
  const at = (u: number, v: number): Point => {
    const w = u + 0.1 * Math.sin(Math.PI * u) * Math.sin(Math.PI * v),
      [x0, y0] = waist(w),
      [x1, y1] = hem(w);
    return [x0 + (x1 - x0) * v ** 1.45, y0 + (y1 - y0) * v ** 1.02];
  };
  const down = (u: number, v0 = 0, v1 = 1): Poly => series(26, (i) => at(u, lerp(v0, v1, i / 25)));
  const across = (v: number, u0 = 0, u1 = 1): Poly => series(90, (i) => at(lerp(u0, u1, i / 89), v));
  const strip = (v0: number, v1: number) => [...across(v0), ...across(v1).toReversed()];
  // lining, seen under the lifted hem
  if (!disc)
    b.shape(
      [
        ...across(1),
        ...across(1)
          .toReversed()
          .map(([x, y], i): Point => [
            x,
            y - 2 + 16 * Math.sin((Math.PI * i) / 89) * (0.7 + 0.3 * Math.sin(i / 4)),
          ]),
      ],
      WINE,
      0.7,
    );
  const whole = [...across(0), ...down(1), ...across(1).toReversed(), ...down(0).toReversed()];
  b.model(whole, RED, WINE, 26);
  b.within(whole, () => {
    const n = 22,
      away = (i: number): Poly => [...down((i + 0.55) / n), ...down((i + 1) / n).toReversed()];
    for (let i = 0; i < n; i++) {
      b.add('<g opacity=".3">');
      b.fill(away(i), WINE);
      b.add('</g>');
      for (const v of [0.34, 0.46, 0.58, 0.7]) {
        const [x, y] = at((i + 0.28) / n, v + (i % 2) * 0.06);
        for (let k = 0; k < 4; k++) b.dot(...polar(x, y, 3.6, (k / 4) * TAU), 2, MARIGOLD);
      }
    }
    b.fill(strip(0.8, 0.83), MARIGOLD);
    b.fill(strip(0.85, 0.96), '#1f4a44');
    b.fill(strip(0.965, 1), MARIGOLD);
    for (let i = 0; i < 54; i++) {
      const [x, y] = at((i + 0.5) / 54, 0.905);
      for (let k = 0; k < 5; k++)
        b.dot(...polar(x, y, 4.6, (k / 5) * TAU), 2.4, i % 2 ? MARIGOLD : '#f3ead8');
    }
    for (const v of [0.8, 0.83, 0.85, 0.96]) b.stroke(across(v), 0.5);
    for (let i = 1; i < n; i++) b.stroke(down(i / n, 0.04), 0.6);
  });
  b.contour(whole);
}

function head(b: Brush): void {
  b.shape(loopThrough(-12, 40, -28, 26, -34, -2, -28, -36, -6, -58, 14, -58, 8, -20, -2, 18), K.kajal, 0.6);
  profileFace(
    b,
    LOTUS_FACE,
    { skin: SKIN, white: '#fbf6ea', iris: K.kajal, lips: '#b3263a', blush: '#c8603c' },
    0.9,
  );
  b.fill(
    loopThrough([
      -22, 22, -31, -6, -26, -40, -4, -60, 16, -61, 29, -48, 31, -38, 22, -49, 6, -50, -10, -44, -18, -28,
      -20, -6, -16, 10, -14, 26,
    ]),
    K.kajal,
  );
  b.stroke(curveThrough(-12, 10, -8, 24, -12, 36, -6, 44), 1.1, K.kajal);
  b.beads(curveThrough(30, -42, 20, -53, 4, -55, -14, -47, -24, -26), 2.9, K.pearl);
  b.beads(curveThrough(20, -54, 6, -64, -16, -60), 2.6, MARIGOLD);
  b.shape(leaf(27, -48, 18, 5.4, 1.34), MARIGOLD, 0.6);
  b.dot(31, -34, 3, '#b3263a');
  b.shape(ellipse(-13, 12, 7, 8), MARIGOLD, 0.6);
  b.shape(loopThrough(-18, 22, -8, 22, -3, 37, -23, 37), MARIGOLD, 0.6);
  b.beads(polyline(-21, 40, -5, 40), 2.4, K.pearl);
  b.contour(ellipse(44, 22, 5, 6), 0.7, '#c98a2a');
  b.dot(44, 28, 2, K.pearl);
  for (const [R, n] of [
    [19, 9],
    [9, 5],
  ] as const)
    for (let i = 0; i < n; i++) b.disc(...polar(-36, -8, R, (i / n) * TAU), 5.6, '#fbf6ea', 0.4);
}

/**
 * The dancer in mid-turn; her standing foot is at (380, 866), her raised hand at (482, 170).
 * @param disc her skirt is lifted to a disc seen from below, one heel is off the ground, and the dupatta curls back
 */
export function kathakDancer(b: Brush, disc = false): void {
  dupatta(
    b,
    disc
      ? [436, 352, 520, 376, 596, 340, 648, 372, 690, 416, 702, 468, 676, 508, 638, 510, 614, 482]
      : [436, 352, 520, 376, 596, 340, 640, 392, 700, 420, 690, 500, 738, 552],
    disc ? [8, 22, 26, 3, 23, 26, 22, 10] : [8, 22, 26, 3, 26, 32, 30, 20],
    0.42,
    0.5,
  );
  // plait thrown outwards
  const plait = new Limb(polyline(428, 276, 470, 318, 520, 404, 596, 458), 11, 13, 12, 7);
  b.shape(plait.outline, K.kajal, 0.6);
  for (let i = 0; i < 9; i++) b.stroke(plait.across(0.1 + i * 0.1, 0.04), 0.6, '#6a4a3a');
  b.disc(...plait.at(1, 0), 8, RED, 0.6);
  if (disc) lining(b);
  // legs: one heel down, the other ball behind
  const legs: readonly (readonly [readonly number[], 1 | -1, number])[] = disc
    ? [
        [[428, 640, 470, 748, 446, 828], 1, 0.72],
        [[392, 640, 376, 770, 380, 858], -1, 0],
      ]
    : [
        [[436, 700, 456, 780, 436, 836], 1, 0.42],
        [[384, 700, 378, 790, 380, 858], -1, 0],
      ];
  for (const [pts, fx, turn] of legs) {
    const leg = new Limb(polyline([...pts]), 40, 32, 26, 21),
      fy = pts[5];
    foot(b, pts[4], fy - 6, 0.86, turn, fx, SKIN, '#b3263a');
    b.model(leg.outline, '#f3e6c8', '#a48250', 10);
    for (let i = 0; i < 8; i++)
      b.stroke(leg.across(0.3 + i * 0.06, 0.03 * (i % 2 ? 1 : -1)), 0.45, '#8a6a3a');
    b.shape(leg.strip(0.7, 0.995, 0.02), WINE, 0.7);
    for (const t of [0.73, 0.79, 0.85, 0.91, 0.97]) b.beads(leg.across(t, 0.02, 1.1), 3.9, MARIGOLD);
  }
  skirt(b, disc);
  const out = new Limb(
      jointed(352, 372, 246, 404, ...(disc ? [166, 346] : [140, 352])),
      16,
      23,
      20,
      18,
      15,
      11,
    ),
    over = new Limb(jointed(452, 366, 556, 300, 486, 186), 16, 23, 20, 18, 15, 11);
  const trunk = loopThrough([
    374, 338, 346, 348, 330, 366, 334, 400, 352, 432, 358, 460, 354, 490, 398, 500, 442, 490, 440, 458, 450,
    430, 466, 396, 468, 364, 448, 346, 410, 336,
  ]);
  const body = union([trunk, out.outline, over.outline], 8, 1.6);
  b.model(body, SKIN, SHADE, 14);
  b.within(body, () => {
    const dress = union(
      [
        loopThrough(300, 330, 372, 346, 392, 386, 420, 346, 500, 330, 480, 510, 320, 510),
        out.strip(0, 0.42, 0, 1.2),
        over.strip(0, 0.42, 0, 1.2),
      ],
      3,
      1.6,
    );
    b.model(dress, RED, WINE, 16, 0.7);
    b.within(dress, () => {
      for (let i = 0; i < 20; i++)
        for (let j = 0; j < 16; j++) b.dot(260 + i * 15 + (j % 2) * 7, 290 + j * 13, 1.7, MARIGOLD);
    });
    for (const a of [out, over]) b.band(a.across(0.41, 0), MARIGOLD, 9, RED);
    b.band(curveThrough(370, 342, 384, 374, 394, 388, 408, 372, 422, 342), MARIGOLD, 7);
    b.stroke(curveThrough(394, 388, 384, 420, 372, 470), 0.7, MARIGOLD);
  });
  b.contour(body);
  b.stroke(curveThrough(342, 416, 360, 430, 382, 424), 0.6);
  b.stroke(curveThrough(408, 424, 430, 432, 454, 414), 0.6);
  b.band(curveThrough(354, 474, 398, 488, 442, 474), MARIGOLD, 13, '#1f4a44');
  // dupatta across the breast, held by the belt
  const across = new Limb(polyline(448, 350, 420, 400, 386, 446, 364, 480), 9, 15, 14, 10);
  b.cloth(across.outline, MARIGOLD, () => {
    for (const u of [-0.82, 0.82]) b.even(across.along(u), RED, 4.4);
    for (const u of [-0.3, 0.2]) b.stroke(across.along(u), 0.4, '#9a5a1c');
  });
  b.model(
    loopThrough(376, 352, 380, 326, 376, 298, 410, 300, 408, 328, 414, 352, 396, 368),
    SKIN,
    SHADE,
    6,
    0.8,
  );
  b.beads(curveThrough(370, 346, 394, 370, 418, 346), 3.4, K.pearl);
  b.beads(curveThrough(362, 350, 376, 394, 398, 412, 422, 394, 432, 350), 3, MARIGOLD);
  const h = b.on(398, 262, 1.08, 0.1, -1);
  head(h);
  b.take(h);
  for (const a of [out, over])
    for (const t of [0.84, 0.9, 0.96]) b.band(a.across(t, 0.01, 1.08), t === 0.9 ? RED : MARIGOLD, 5);
  mudra(b, 'dola', disc ? 161 : 135, disc ? 344 : 350, 0.92, disc ? 3.6 : 3.5, -1, HANDS);
  mudra(b, 'hamsasya', 482, 180, 0.92, -2.2, 1, HANDS);
}

/** The whole page. */
export function kathak(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    0,
    [
      { t: 20, band: plain('#7d2a26'), corner: false },
      { t: 4, band: goldB, corner: false },
      { t: 34, band: goldVine },
      { t: 5, band: goldB, corner: false },
    ],
    r,
    borderStyle,
  );
  const b = new Brush(LINE, 2.3);
  b.within(rect(f.x, f.y, f.w, f.h), () => terrace(b, f, r));
  b.add(f.svg);
  const floorClip = curve(
    [
      [f.x, f.y],
      [f.x + f.w, f.y],
      [f.x + f.w, f.y + f.h],
      [f.x, f.y + f.h],
    ],
    true,
    2,
  );
  b.add('<g opacity=".35" filter="url(#b8)">');
  b.within(floorClip, () => b.fill(ellipse(406, 908, 150, 20), '#0c1a1a'));
  b.add('</g>');
  courtMusician(
    b,
    {
      plays: 'sarangi',
      skin: '#c08a5c',
      coat: '#dfe6d8',
      fold: '#7a8a76',
      turban: '#7f3b62',
      beard: '#d8d2c6',
    },
    128,
    950,
    0.95,
    1,
  );
  courtMusician(
    b,
    {
      plays: 'tabla',
      skin: '#a86f42',
      coat: '#e9c9a0',
      fold: '#9a6a3a',
      turban: '#2d5a68',
      beard: '#1c1412',
    },
    676,
    950,
    0.96,
    -1,
  );
  kathakDancer(b, true);
  return {
    w: W,
    h: H,
    bg: '#7d2a26',
    defs: linearGradient('night', 0, f.y, 0, 620, [0, '#12213c'], [0.6, '#2a4a6c'], [1, '#5d7f8c']),
    body: b.svg,
    finish: surface(seed),
  };
}
