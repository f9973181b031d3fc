/** An Odissi dancer in the three-bend stance before the wheel of Konark; a mardala player looks up at her. */
import { curveThrough, loopThrough, polyline } from '../../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../../draw/geometry.ts';
import { union } from '../../../draw/contour.ts';
import { scatter } from '../../../draw/measure.ts';
import { ellipse, leaf, rect } from '../../../draw/shapes.ts';
import type { Painting } from '../../../draw/painting.ts';
import { Rng } from '../../../draw/random.ts';
import { fill } from '../../../draw/svg.ts';
import { frame, petals, plain } from '../../../motifs/borders.ts';
import { type Mudra, mudra } from '../../../motifs/hands/mudra.ts';
import { Brush } from '../../../motifs/people/brush.ts';
import { foot } from '../../../motifs/people/foot.ts';
import { Limb, jointed } from '../../../motifs/people/limb.ts';
import { pleats } from '../../../motifs/people/pleats.ts';
import { profileFace } from '../../../motifs/people/profile.ts';
import { musician } from '../musician.ts';
import { ODIA } from '../profile.ts';
import { INK, K, borderStyle, fadi, pearl, surface } from '../style.ts';

const [W, H] = [800, 1000];

const SKIN = '#eeb968';
const HAND = { skin: SKIN, alta: K.hingula };
const FACE = { skin: SKIN, white: K.conch, iris: INK, lips: K.hingula, blush: '#d9693c' };

/** Colours of a dancer's silk: trousers and their border, blouse, the large fan and its hem, the small fan. */
export interface DancerDress {
  silk: string;
  border: string;
  spot: string;
  blouse: string;
  fan: string;
  hem: string;
  over: string;
}

const WHITE_SILK: DancerDress = {
  silk: K.conch,
  border: K.khandaneela,
  spot: K.hingula,
  blouse: K.khandaneela,
  fan: K.leaf,
  hem: K.hingula,
  over: K.hingula,
};

type HandAt = readonly [kind: Mudra, x: number, y: number, s: number, aim: number, turned: 1 | -1];

/** What arms and head do over the three bends. */
interface Gesture {
  /** Shoulder, elbow and wrist of the arm away from the bent hip, and of the one over it. */
  far: readonly number[];
  near: readonly number[];
  hands: readonly [far: HandAt, near: HandAt];
  /** Place, lean and side of the head. */
  head: readonly [x: number, y: number, lean: number, facing: 1 | -1];
}

/** One hand over the head, the other before the breast. */
const REACHING: Gesture = {
    far: [492, 384, 596, 312, 566, 178],
    near: [382, 396, 262, 470, 388, 462],
    hands: [
      ['alapadma', 564, 172, 0.98, -1.72, 1],
      ['katakamukha', 394, 461, 0.9, -0.24, 1],
    ],
    head: [424, 278, -0.4, 1],
  },
  /** She looks back over the bent hip at her raised hand; the other rests on the belt. */
  TURNING: Gesture = {
    far: [488, 392, 592, 462, 478, 532],
    near: [382, 392, 282, 318, 300, 196],
    hands: [
      ['dola', 476, 534, 0.84, 2.7, -1],
      ['alapadma', 300, 190, 0.98, -1.5, -1],
    ],
    head: [442, 276, 0.12, -1],
  };

/** The stone wheel as the scrolls paint it: rings of petals, broad and thin spokes, a medallion on each. */
function wheel(b: Brush, x: number, y: number, R: number): void {
  const ring = (r0: number, r1: number, col: string) => {
    b.shape(ellipse(x, y, r1, r1, 0, 120), col, 0.8);
    b.shape(ellipse(x, y, r0, r0, 0, 120), K.hingula, 0.8);
  };
  ring(R - 40, R, K.harital);
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * TAU;
    b.shape(leaf(...polar(x, y, R - 37, a), 34, 15, a, 0, 0.4), i % 2 ? K.leaf : K.khandaneela, 0.5);
    b.dot(...polar(x, y, R - 24, a), 4.4, K.conch);
  }
  b.beads(arcOf(x, y, R - 46), 4.2, K.conch);
  ring(R - 64, R - 54, K.harital);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU + 0.3;
    const broad = i % 2 === 0,
      w = broad ? 17 : 5;
    const spoke = [
      ...curveThrough(
        polar(x, y, 70, a + 0.05),
        polar(...polar(x, y, R * 0.52, a), w, a + 1.57),
        polar(x, y, R - 64, a + 0.02),
      ),
      ...curveThrough(
        polar(x, y, R - 64, a - 0.02),
        polar(...polar(x, y, R * 0.52, a), w, a - 1.57),
        polar(x, y, 70, a - 0.05),
      ),
    ];
    b.shape(spoke, broad ? K.harital : '#d98f2a', 0.6);
    if (broad) {
      const [cx, cy] = polar(x, y, R * 0.54, a);
      b.disc(cx, cy, 24, K.conch, 0.7);
      for (let k = 0; k < 8; k++)
        b.shape(leaf(cx, cy, 20, 6, (k / 8) * TAU + a), k % 2 ? K.hingula : K.khandaneela, 0.35);
      b.disc(cx, cy, 5.5, K.harital, 0.5);
    }
  }
}

const arcOf = (x: number, y: number, r: number): Poly => series(121, (i) => polar(x, y, r, (i / 120) * TAU));

/** Face, hair, silver and the tall crown of white pith. */
function head(b: Brush): void {
  // crown: the spire over the knot of hair, and its wreath of flowers
  const [cx, cy] = [-34, -44];
  for (const k of [-2, 2, -1, 1, 0]) {
    const p = leaf(cx - 4, cy - 26, 96 - Math.abs(k) * 16, 17, -1.86 + k * 0.2, 0, 0.36);
    b.shape(p, K.conch, 0.6);
    b.stroke(curveThrough(p[0], p[14]), 0.4);
  }
  b.dot(cx - 32, cy - 121, 6, K.harital);
  b.disc(cx, cy, 42, K.conch, 0.7);
  for (const [R, n, r] of [
    [41, 17, 9.4],
    [25, 11, 8.2],
  ] as const)
    for (let i = 0; i < n; i++) {
      const [x, y] = polar(cx, cy, R, (i / n) * TAU);
      b.disc(x, y, r, i % 2 ? K.conch : '#f3c9b4', 0.5);
      b.dot(x, y, r * 0.36, K.hingula);
    }
  b.disc(cx, cy, 13, K.harital, 0.6);
  b.dot(cx, cy, 6, K.hingula);
  b.shape(loopThrough(-18, 40, -30, 24, -34, -2, -28, -34, -8, -52, 10, -56, 6, -20, -8, 20), INK, 0.6);
  profileFace(b, ODIA, FACE, 0.8);
  // hair line with a wave over the temple
  b.fill(
    loopThrough([
      -26, 22, -32, -6, -26, -38, -4, -56, 16, -58, 33, -44, 36, -38, 24, -45, 8, -46, -10, -38, -20, -20,
      -24, -2, -20, 22,
    ]),
    INK,
  );
  // brow band, parting drop, ear disc, nose ring
  b.band(curveThrough(36, -41, 22, -49, 2, -49, -18, -37, -27, -14), K.conch, 6.5, K.hingula);
  b.band(curveThrough(24, -46, 4, -58, -18, -56), K.conch, 4);
  b.shape(leaf(31, -48, 17, 5, 1.25), K.harital, 0.5);
  b.dot(33, -21, 3.6, K.hingula);
  b.disc(-18, 12, 15, K.conch, 0.8);
  for (let i = 0; i < 10; i++)
    b.shape(leaf(-18, 12, 13.5, 3.6, (i / 10) * TAU), i % 2 ? K.khandaneela : K.hingula, 0.3);
  b.disc(-18, 12, 5, K.harital, 0.5);
  b.shape(loopThrough(-24, 28, -12, 28, -9, 42, -27, 42), K.conch, 0.6);
  b.beads(polyline(-25, 44, -11, 44), 2.6, K.harital);
  b.disc(47, 19, 3, K.harital, 0.35);
}

/** Rows of little bells round an ankle. */
function bells(b: Brush, leg: Limb): void {
  b.shape(leg.strip(0.855, 0.995, 0.014), K.hingula, 0.7);
  for (const t of [0.875, 0.91, 0.945, 0.98]) b.beads(leg.across(t, 0.014, 1.12), 3.7, K.conch);
}

/** Legs in stitched silk, and the fans between the knees. */
function lower(b: Brush, d: DancerDress): void {
  // the end of the sari flutters behind the hip
  pleats(b, polyline(336, 560, 262, 566, 190, 606), polyline(346, 584, 280, 612, 236, 684), {
    n: 6,
    base: d.border,
    shade: INK,
    hems: [
      [0.76, 0.84, K.harital],
      [0.84, 0.95, d.hem],
    ],
    zigzag: 5,
  });
  // legs: trousers that narrow to the ankle
  const left = new Limb(jointed(368, 592, 262, 704, 330, 858), 52, 54, 46, 40, 33, 24),
    right = new Limb(jointed(420, 590, 556, 690, 498, 836), 50, 54, 46, 40, 33, 24);
  for (const [leg, x, y, fx, turn] of [
    [right, 497, 836, 1, 0.34],
    [left, 331, 860, -1, 0],
  ] as const) {
    foot(b, x, y - 12, 0.98, turn, fx, SKIN, K.hingula);
    b.cloth(leg.outline, d.silk, () => {
      for (let i = 0; i < 11; i++) {
        const t = 0.12 + i * 0.066;
        b.stroke(leg.across(t, 0.03), 0.34, '#8a3a1c');
        if (t < 0.8)
          for (const u of [-0.66, 0, 0.66]) {
            const [px, py] = leg.at(t + 0.034 + (u ? 0 : 0.012), u + (i % 2 ? 0.3 : -0.1));
            b.dot(px, py, 5.2, i % 2 ? d.border : d.spot);
            b.dot(px, py, 1.8, K.harital);
          }
      }
      b.fill(leg.strip(0.76, 0.84, 0.02), d.border);
      b.beads(leg.across(0.8, 0.02), 3, K.harital);
      // the border runs down the outer side
      const side = fx > 0 ? -1 : 1;
      b.fill(leg.lengthwise(side * 1.25, side * 0.66, 0.76), d.border);
      b.stroke(leg.along(side * 0.66, 0, 0.76), 0.5);
    });
    bells(b, leg);
  }
  // two fans between the knees
  pleats(b, polyline(362, 586, 330, 680, 318, 780), polyline(432, 586, 474, 672, 498, 762), {
    n: 11,
    base: d.fan,
    shade: INK,
    hems: [
      [0.7, 0.78, K.harital],
      [0.78, 0.93, d.hem],
      [0.93, 1, K.harital],
    ],
    zigzag: 6,
    sag: 26,
    spot: K.harital,
  });
  pleats(b, polyline(372, 584, 352, 640, 346, 694), polyline(424, 584, 452, 636, 464, 684), {
    n: 8,
    base: d.over,
    shade: '#5c0d0a',
    hems: [
      [0.72, 0.9, K.conch],
      [0.9, 1, K.khandaneela],
    ],
    zigzag: 5,
    sag: 16,
    spot: K.harital,
  });
}

/** Trunk, arms and head, leaning over the hip. */
function upper(b: Brush, d: DancerDress, g: Gesture): void {
  const far = new Limb(jointed(...g.far), 17, 24, 20, 18, 16, 12);
  const trunk = loopThrough([
    416, 340, 414, 362, 384, 370, 364, 386, 366, 414, 371, 444, 380, 472, 372, 500, 348, 528, 326, 562, 330,
    600, 400, 616, 452, 596, 462, 560, 452, 528, 448, 500, 462, 474, 492, 446, 504, 420, 506, 396, 496, 372,
    462, 360, 452, 340,
  ]);
  // trunk and far arm are one contour
  const near = new Limb(jointed(...g.near), 18, 25, 21, 18, 15, 12);
  const body = union([trunk, far.outline, near.strip(0, 0.36)], 8, 1.6);
  b.shape(body, SKIN);
  // blouse to under the breast, and its sleeve
  const bodice = loopThrough([
    300, 404, 330, 380, 352, 366, 400, 372, 428, 392, 454, 380, 480, 360, 520, 344, 548, 352, 560, 368, 536,
    392, 512, 410, 506, 440, 470, 476, 452, 470, 430, 458, 408, 474, 374, 470, 352, 448, 322, 470, 290, 440,
  ]);
  const blouse =
    g === REACHING
      ? bodice
      : union(
          [
            loopThrough([
              346, 392, 352, 366, 400, 372, 428, 392, 454, 380, 480, 360, 506, 372, 512, 410, 506, 440, 470,
              476, 452, 470, 430, 458, 408, 474, 374, 470, 352, 448,
            ]),
            far.strip(0, 0.33, 0, 1.2),
            near.strip(0, 0.3, 0, 1.2),
          ],
          3,
        );
  b.within(body, () => {
    b.cloth(blouse, d.blouse, () => {
      for (let i = 0; i < 16; i++)
        for (let j = 0; j < 8; j++) {
          const [x, y] = [288 + i * 18 + (j % 2) * 9, 362 + j * 15];
          b.dot(x, y, 2.6, j % 2 ? K.harital : K.conch);
        }
      b.even(curveThrough(374, 466, 408, 470, 430, 454, 452, 466, 470, 472, 506, 436), K.harital, 9);
      b.even(far.across(0.3, 0), K.harital, 12);
      b.even(near.across(0.27, 0), K.harital, 12);
    });
  });
  b.contour(body);
  b.stroke(curveThrough(378, 436, 396, 452, 420, 446, 430, 434), 0.7);
  b.stroke(curveThrough(432, 436, 448, 450, 472, 446, 490, 424), 0.7);
  b.stroke(curveThrough(404, 486, 402, 516, 396, 540), 0.6);
  b.dot(402, 528, 3, INK);
  b.stroke(curveThrough(500, 404, 494, 414, 496, 426), 0.8);
  // the cloth over the hips
  b.within(body, () => {
    b.fill(
      loopThrough(310, 566, 330, 552, 362, 574, 400, 582, 436, 574, 470, 552, 476, 640, 390, 650, 310, 640),
      d.silk,
    );
    for (let i = 0; i < 12; i++) b.dot(330 + i * 12, 586 + (i % 3) * 9, 3.6, i % 2 ? d.border : d.spot);
    b.even(curveThrough(324, 598, 362, 612, 400, 618, 436, 610, 466, 592), K.hingula, 6);
  });
  // belt of silver plates
  const hip = curveThrough(328, 556, 362, 578, 400, 586, 436, 578, 458, 556);
  b.band(hip, K.conch, 21);
  for (let i = 0; i < 9; i++) {
    const [x, y] = hip[Math.round(((i + 0.5) / 9) * (hip.length - 1))];
    b.disc(x, y, 7.4, i % 2 ? K.hingula : K.khandaneela, 0.5);
    b.dot(x, y, 2.8, K.harital);
  }
  for (const [x, y, L] of [
    [352, 582, 22],
    [376, 592, 30],
    [400, 596, 36],
    [424, 592, 30],
    [446, 580, 22],
  ] as const) {
    b.beads(polyline(x, y, x, y + L), 2.8, K.conch);
    b.disc(x, y + L + 4, 5, K.harital, 0.5);
  }
  // neck, necklaces
  b.shape(loopThrough(414, 364, 417, 330, 413, 306, 450, 306, 448, 334, 454, 364, 434, 378), SKIN, 0.8);
  for (const y of [336, 344]) b.stroke(curveThrough(418, y, 432, y + 5, 447, y), 0.4);
  b.band(curveThrough(410, 358, 432, 376, 456, 358), K.conch, 10, K.hingula);
  b.beads(curveThrough(396, 366, 412, 408, 434, 424, 456, 408, 470, 362), 4.6, K.conch);
  b.beads(curveThrough(386, 370, 398, 436, 428, 466, 460, 432, 482, 364), 4, K.harital);
  b.disc(431, 468, 11, K.conch, 0.7);
  b.dot(431, 468, 5, K.hingula);
  const [x, y, lean, facing] = g.head,
    h = b.on(x, y, 1.16, lean, facing);
  head(h);
  b.take(h);
  const [farHand, nearHand] = g.hands;
  for (const t of [0.4, 0.44]) b.band(far.across(t, 0.01, 1.06), K.conch, 6, K.khandaneela);
  for (const t of [0.84, 0.89, 0.94]) b.band(far.across(t, 0.01, 1.08), K.conch, 6, K.hingula);
  mudra(b, ...farHand, HAND);
  // near arm, from the shoulder down
  b.shape(new Limb(jointed(...near.at(0.31, 0), ...g.near.slice(2)), 22, 21, 19, 16, 12).outline, SKIN);
  if (g === REACHING) b.stroke(curveThrough(372, 424, 366, 434, 368, 446), 0.8);
  for (const t of [0.32, 0.37]) b.band(near.across(t, 0.01, 1.06), K.conch, 6, K.khandaneela);
  for (const t of [0.86, 0.91, 0.96]) b.band(near.across(t, 0.01, 1.08), K.conch, 6, K.hingula);
  mudra(b, ...nearHand, HAND);
}

/** A dancer in tribhanga; her feet stand at y = 870. */
function tribhanga(b: Brush, d: DancerDress, g: Gesture): void {
  lower(b, d);
  const leaning = b.on(53, -36, 1, 0.1);
  upper(leaning, d, g);
  b.take(leaning);
}

/** The dancer in tribhanga, facing right; her feet stand at y = 870, her raised hand is at (612, 110). */
export const odissiTribhanga = (b: Brush, d = WHITE_SILK): void => tribhanga(b, d, REACHING);

/** The same stance, her head turned back to the left, where she lifts a hand. */
export const odissiTurning = (b: Brush, d = WHITE_SILK): void => tribhanga(b, d, TURNING);

/** The whole scroll. */
export function odissi(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    8,
    [
      { t: 8, band: plain(K.hingula), corner: false },
      { t: 10, band: pearl, corner: false },
      { t: 38, band: fadi(K.khandaneela, K.harital, K.leaf) },
      { t: 10, band: pearl, corner: false },
      { t: 18, band: petals, corner: false },
      { t: 6, band: plain(K.harital), corner: false },
    ],
    r,
    borderStyle(K.conch, [K.hingula, K.harital, K.leaf]),
  );
  const b = new Brush(INK, 3.4);
  b.add(fill(rect(0, 0, W, H), K.hingula));
  b.within(rect(f.x, f.y, f.w, f.h), () => {
    for (const [x, y] of scatter(rect(f.x, f.y, f.w, f.h - 60), 56, r, 14)) {
      for (let k = 0; k < 5; k++) b.dot(...polar(x, y, 5, (k / 5) * TAU + x), 2.4, K.conch);
      b.dot(x, y, 1.8, K.harital);
    }
    wheel(b, 430, 426, 292);
    // floor of lotus scales
    const floor = 872;
    b.fill(rect(f.x, floor, f.w, 200), K.leaf);
    for (let row = 0; row < 3; row++)
      for (let i = -1; i < 13; i++) {
        const x = f.x + i * 54 + (row % 2) * 27 + 20,
          y = floor + 22 + row * 18;
        b.shape(ellipse(x, y + 14, 27, 27), row % 2 ? '#3f7d4a' : K.leaf, 0.5);
        b.shape(ellipse(x, y + 18, 15, 17), '#7fa65a', 0.35);
        b.dot(x, y + 2, 3, K.harital);
      }
    b.even(polyline(f.x, floor, f.x + f.w, floor), INK, 9);
    b.beads(polyline(f.x, floor, f.x + f.w, floor), 3, K.conch);
  });
  b.add(f.svg);
  musician(b, 'mardala', 164, 894, 1, 1);
  musician(b, 'gini', 654, 894, 0.92, -1);
  const d = b.on(22, 0);
  odissiTribhanga(d);
  b.take(d);
  return { w: W, h: H, bg: K.hingula, body: b.svg, finish: surface(seed) };
}
