/** A Kalbelia dancer bends back in one curve over the disc of her black skirt, between the gourd pipe and the frame drum. */
import { around } from '../../draw/bands.ts';
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { fill } from '../../draw/svg.ts';
import { mudra } from '../../motifs/hands/mudra.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { foot } from '../../motifs/people/foot.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { profileFace } from '../../motifs/people/profile.ts';
import { desertMusician } from './desert-musician.ts';
import { MARWAR } from './profile.ts';
import { K, band } from './style.ts';

const [W, H] = [800, 1000];

const HANDS = { skin: K.skin, alta: K.red };
const MIRROR = '#dfe9e6';

/** Round mirror in its ring of stitches. */
function mirror(b: Brush, [x, y]: Point, r: number, ring: string): void {
  b.disc(x, y, r, ring, 0.4);
  b.dot(x, y, r * 0.6, MIRROR);
}

/** The skirt as a disc across the line of the spine: rings of ribbon, teeth and mirrors. */
function skirt(b: Brush, cx: number, cy: number, rx: number, ry: number, tilt: number): void {
  const at = (r: number, a: number): Point => {
    const wave = 1 + 0.035 * r * r * Math.sin(a * 9),
      x = rx * r * wave * Math.cos(a),
      y = ry * r * wave * Math.sin(a) - 84 * (1 - r) ** 1.3;
    return [cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)];
  };
  const ring = (r: number): Poly => series(150, (i) => at(r, (i / 150) * TAU));
  b.shape(
    ring(1).map(([x, y]): Point => [x, y + 14]),
    K.red,
    0.8,
  );
  b.shape(ring(1), K.black);
  for (const [r, col, inner] of [
    [0.985, K.red, 0.95],
    [0.93, K.yellow, 0.915],
    [0.8, K.white, 0.785],
    [0.775, K.red, 0.735],
    [0.6, K.yellow, 0.585],
    [0.575, K.green, 0.54],
    [0.4, K.orange, 0.37],
  ] as const) {
    b.fill(ring(r), col);
    b.fill(ring(inner), K.black);
  }
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU;
    mirror(b, at(0.865, a), 8.4, i % 2 ? K.white : K.orange);
    b.dot(...at(0.968, a), 2.8, K.yellow);
    b.dot(...at(0.755, a), 2.6, K.white);
  }
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * TAU;
    b.fill(
      polyline(at(0.62, a - 0.07), at(0.715, a), at(0.62, a + 0.07)),
      i % 3 === 0 ? K.red : i % 3 === 1 ? K.white : K.yellow,
    );
  }
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * TAU;
    mirror(b, at(0.475, a), 6.4, i % 2 ? K.red : K.white);
    b.dot(...at(0.557, a), 2.2, K.white);
  }
  // folds wound by the turn
  for (let i = 0; i < 30; i++)
    b.stroke(
      series(20, (k) => at(0.3 + 0.7 * (k / 19), (i / 30) * TAU + 0.22 * (1 - k / 19))),
      0.55,
      '#5a5048',
    );
}

function head(b: Brush): void {
  b.shape(loopThrough(-14, 40, -30, 26, -36, -4, -30, -38, -6, -58, 14, -58, 8, -20, -6, 18), K.black, 0.6);
  profileFace(
    b,
    MARWAR,
    { skin: K.skin, white: K.white, iris: K.black, lips: K.red, blush: '#d0602c' },
    0.85,
  );
  b.fill(
    loopThrough([
      -22, 24, -31, -6, -27, -40, -5, -60, 18, -62, 34, -48, 38, -38, 26, -49, 8, -52, -10, -44, -20, -26,
      -23, -6, -18, 22,
    ]),
    K.black,
  );
  b.band(curveThrough(38, -41, 25, -53, 4, -55, -16, -44, -27, -20), K.white, 6, K.red);
  b.disc(35, -47, 8, K.yellow, 0.6);
  b.dot(35, -47, 3.6, K.red);
  b.beads(curveThrough(-10, -40, -18, -16, -16, 8), 3, K.white);
  b.disc(-15, 16, 10, K.white, 0.7);
  b.dot(-15, 16, 4.4, K.red);
  for (const d of [-6, 0, 6]) b.beads(polyline(-15 + d, 28, -15 + d, 42), 2.4, K.white);
  b.contour(ellipse(46, 19, 7, 8), 0.8, K.yellow);
  b.dot(46, 27, 2.6, K.red);
  b.dot(36, 52, 1.8, K.black);
  for (const d of [0, 5]) b.dot(30 + d, 50 + d * 0.4, 1.6, K.black);
}

function dancer(b: Brush): void {
  // veil and plait fall from the thrown-back head
  const veil = new Limb(
    polyline(566, 268, 634, 292, 664, 380, 628, 470, 640, 540, 696, 590),
    26,
    42,
    46,
    36,
    42,
    52,
  );
  b.cloth(veil.outline, K.black, () => {
    for (const u of [-0.88, 0.88]) b.even(veil.along(u), K.red, 11);
    for (const u of [-0.7, 0.7]) b.even(veil.along(u), K.yellow, 3);
    for (let i = 0; i < 12; i++)
      for (const u of [-0.36, 0.1, 0.5])
        b.dot(...veil.at(0.06 + i * 0.078, u + (i % 2) * 0.2), 3.4, i % 2 ? K.white : K.red);
    b.band(veil.across(0.95, 0.02), K.red, 14, K.white);
  });
  const plait = new Limb(polyline(556, 318, 572, 400, 562, 480, 570, 548), 12, 14, 12, 8);
  b.shape(plait.outline, K.black, 0.7);
  for (let i = 0; i < 9; i++) b.stroke(plait.across(0.12 + i * 0.09, 0.03), 0.8, '#7a6a5c');
  b.disc(...plait.at(1, 0), 10, K.red, 0.7);
  // far arm, trailing
  const arm = (pts: number[]) => new Limb(jointed(...pts), 17, 22, 19, 17, 14, 11);
  const dressArm = (a: Limb) => {
    b.shape(a.outline, K.skin);
    b.cloth(a.strip(0, 0.36), K.black, () => {
      for (let i = 0; i < 4; i++)
        mirror(b, a.at(0.06 + i * 0.08, i % 2 ? 0.4 : -0.4), 5.4, i % 2 ? K.red : K.white);
    });
    b.band(a.across(0.36, 0, 1.1), K.red, 10, K.white);
    for (const t of [0.42, 0.46, 0.5]) b.band(a.across(t, 0.01, 1.1), K.white, 5);
    for (const t of [0.82, 0.86, 0.9, 0.94, 0.98])
      b.band(a.across(t, 0.01, 1.12), t === 0.9 ? K.red : K.white, 5);
  };
  const far = arm([470, 420, 560, 486, 636, 428]);
  dressArm(far);
  mudra(b, 'alapadma', 640, 424, 0.92, -0.66, -1, HANDS);
  // legs
  for (const [pts, fx, turn] of [
    [[402, 700, 446, 780, 430, 848], 1, 0.3],
    [[330, 700, 300, 790, 306, 868], -1, 0],
  ] as const) {
    const leg = new Limb(jointed(...pts), 38, 36, 30, 25, 20);
    foot(b, pts[4], pts[5] - 10, 0.92, turn, fx, K.skin, K.red);
    b.cloth(leg.outline, K.black, () => {
      for (let i = 0; i < 5; i++) b.stroke(leg.across(0.4 + i * 0.09, 0.03), 0.6, '#5a5048');
      b.fill(leg.strip(0.76, 0.84, 0.02), K.red);
    });
    b.shape(leg.strip(0.86, 0.995, 0.014), K.red, 0.7);
    for (const t of [0.88, 0.925, 0.97]) b.beads(leg.across(t, 0.014, 1.12), 4.2, K.white);
  }
  skirt(b, 346, 656, 256, 92, 0.15);
  // trunk: one curve from the waist to the nape
  const spine = new Limb(polyline(352, 620, 356, 560, 384, 480, 430, 414, 488, 368), 44, 38, 44, 56, 52, 26);
  const near = arm([452, 400, 424, 262, 330, 216]);
  const trunk = union([spine.outline, ellipse(386, 428, 31, 27, -0.5), near.strip(0, 0.3)], 10, 1.6);
  b.shape(trunk, K.skin);
  b.within(trunk, () => {
    const bodice = loopThrough([
      318, 470, 344, 436, 350, 390, 400, 376, 440, 300, 500, 330, 516, 372, 500, 430, 462, 486, 430, 506, 376,
      486,
    ]);
    b.cloth(bodice, K.black, () => {
      b.band(curveThrough(330, 474, 376, 484, 430, 502, 470, 480), K.red, 12, K.white);
      for (let i = 0; i < 7; i++)
        for (let j = 0; j < 6; j++)
          mirror(b, [352 + i * 22 + (j % 2) * 11, 388 + j * 17], 5, (i + j) % 2 ? K.red : K.yellow);
    });
  });
  b.contour(trunk);
  b.stroke(curveThrough(362, 452, 384, 462, 408, 452), 0.8, K.white);
  b.stroke(curveThrough(346, 520, 340, 546, 340, 566), 0.6);
  b.dot(342, 540, 2.8, K.black);
  b.band(curveThrough(306, 594, 346, 612, 398, 602), K.red, 18, K.white);
  for (let i = 0; i < 6; i++)
    b.beads(
      polyline(314 + i * 16, 610 + (i % 2) * 3, 310 + i * 16, 632 + (i % 2) * 6),
      3,
      i % 2 ? K.white : K.yellow,
    );
  // neck, beads, head
  const neck = new Limb(polyline(470, 386, 508, 352, 524, 330), 24, 19, 19);
  b.shape(neck.outline, K.skin, 0.8);
  b.band(curveThrough(478, 336, 482, 362, 506, 384), K.white, 9, K.red);
  b.beads(curveThrough(452, 352, 442, 396, 486, 424, 508, 392), 4.6, K.white);
  b.beads(curveThrough(440, 356, 414, 420, 470, 454, 512, 402), 4.2, K.yellow);
  b.beads(curveThrough(430, 362, 388, 440, 450, 482, 506, 416), 4, K.red);
  const h = b.on(556, 296, 1.12, 0.86, -1);
  head(h);
  b.take(h);
  // near arm over the head, the hand a serpent's hood
  dressArm(near);
  b.fill(ellipse(452, 392, 15, 18), K.black);
  mudra(b, 'pataka', 326, 214, 0.98, 2.5, 1, HANDS);
}

/** A flower on its stalk. */
function sprig(b: Brush, x: number, y: number): void {
  b.even(polyline(x, y + 8, x, y + 40), K.green, 3);
  for (const d of [-0.5, 0.5]) b.shape(leaf(x, y + 34, 20, 6, -Math.PI / 2 + d * 2), K.green, 0.4);
  for (let k = 0; k < 6; k++) b.shape(leaf(x, y, 15, 6, (k / 6) * TAU), (x + y) % 4 ? K.red : K.blue, 0.45);
  b.disc(x, y, 4.4, K.yellow, 0.4);
}

/** The desert's tree: a bent trunk, leaves in feathered boughs. */
function khejri(b: Brush, x: number, y: number): void {
  const trunk = new Limb(
    polyline(x - 20, y, x - 14, y - 150, x + 14, y - 290, x + 2, y - 430),
    17,
    14,
    11,
    3,
  );
  b.shape(trunk.outline, '#7a4a26');
  for (let i = 1; i < 14; i++) b.stroke(trunk.across(i / 14, -0.02), 0.5);
  for (const [t, a, L] of [
    [0.66, -2.7, 84],
    [0.69, -0.5, 104],
    [0.8, -2.9, 78],
    [0.82, -0.24, 96],
    [0.92, -2.4, 108],
    [0.94, -0.8, 110],
    [0.99, -1.95, 112],
    [0.99, -1.25, 114],
  ] as const) {
    const [x0, y0] = trunk.at(t, 0),
      bough = curveThrough(
        [x0, y0],
        polar(x0, y0, L * 0.55, a),
        polar(x0, y0 + 12, L, a + 0.12 * Math.sign(Math.cos(a))),
      );
    b.stroke(bough, 1.6, '#7a4a26');
    walk(bough, 12)
      .slice(2)
      .forEach((s, i) => {
        for (const sg of [-1, 1])
          b.shape(leaf(...s.p, 24, 6.4, s.a + sg * 0.85), i % 2 ? K.green : '#5c9a52', 0.4);
      });
    b.dot(...polar(x0, y0 + 12, L + 6, a + 0.12 * Math.sign(Math.cos(a))), 6, K.red);
  }
}

/** Sun, dunes and desert trees. */
function desert(b: Brush): void {
  b.add(fill(rect(0, 0, W, H), K.cloth));
  const [x, y] = [470, 300];
  for (let i = 0; i < 32; i++)
    b.shape(
      leaf(...polar(x, y, 172, (i / 32) * TAU), i % 2 ? 62 : 44, 12, (i / 32) * TAU, 0.12),
      i % 2 ? K.red : K.orange,
      0.6,
    );
  b.disc(x, y, 174, K.red, 1);
  b.disc(x, y, 164, K.yellow, 0.8);
  for (let i = 0; i < 40; i++) b.dot(...polar(x, y, 152, (i / 40) * TAU), 4, K.red);
  b.contour(ellipse(x, y, 140, 140, 0, 90), 0.6, K.orange);
  for (const [sx, sy] of [
    [262, 128],
    [112, 122],
    [186, 204],
    [690, 150],
    [700, 560],
    [300, 452],
    [258, 536],
  ] as const)
    sprig(b, sx, sy);
  khejri(b, 150, 800);
  for (const [base, col] of [
    [760, K.orange],
    [812, '#e9a93c'],
    [868, K.orange],
  ] as const) {
    const ridge = curveThrough(
      40,
      base + 14,
      170,
      base - 20,
      330,
      base + 10,
      500,
      base - 16,
      650,
      base + 12,
      780,
      base - 10,
    );
    b.shape([...ridge, [780, 960], [40, 960]], col, 0.8);
    for (let k = 1; k < 3; k++)
      b.stroke(
        ridge.map(([u, v]): Point => [u, v + k * 12]),
        0.6,
        K.red,
      );
  }
}

/** The whole cloth. */
export function kalbelia(seed: number): Painting {
  const b = new Brush(K.black, 3.4);
  desert(b);
  b.add(around(14, 14, W - 28, H - 28, 50, band));
  desertMusician(b, 'daf', 138, 934, 0.86, 1);
  const d = b.on(20, 16);
  dancer(d);
  b.take(d);
  desertMusician(b, 'pungi', 666, 934, 1, -1);
  return {
    w: W,
    h: H,
    bg: K.cloth,
    body: b.svg,
    finish: {
      seed,
      surface: 'cloth',
      wobble: 1.5,
      grain: 1,
      mottle: 1.2,
      fibre: 1,
      vignette: 0.5,
      age: 0.5,
      wear: 0.1,
    },
  };
}
