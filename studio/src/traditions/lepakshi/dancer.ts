/** What the temple dancers of the murals have in common: head and its jewels, trunk with both arms, girdle, bells. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar } from '../../draw/geometry.ts';
import { leaf } from '../../draw/shapes.ts';
import { type Mudra, mudra } from '../../motifs/hands/mudra.ts';
import type { Brush } from '../../motifs/people/brush.ts';
import { Limb, jointed } from '../../motifs/people/limb.ts';
import { type ProfileShape, profileFace } from '../../motifs/people/profile.ts';
import { VIJAYANAGARA } from './profile.ts';
import { K } from './style.ts';
import { type Weave, weave } from './weave.ts';

export interface DancerColours {
  skin: string;
  blouse: readonly [string, string, string];
  /** How the blouse is woven. */
  woven: Weave;
}

/** Head in profile with brow band, parting, jimikki and a bun ringed with jasmine. */
export function dancerHead(b: Brush, skin: string, shape: ProfileShape = VIJAYANAGARA): void {
  const bun: [number, number] = [-44, -16];
  b.disc(...bun, 30, K.black, 0.7);
  for (const [R, n] of [
    [33, 15],
    [20, 9],
  ] as const)
    for (let i = 0; i < n; i++) {
      const c = polar(...bun, R, (i / n) * TAU);
      b.disc(...c, 7.4, i % 3 === 1 ? '#d8803c' : K.white, 0.45);
      b.dot(...c, 2.2, i % 3 === 1 ? K.white : K.ochre);
    }
  b.disc(...bun, 11, K.ochre, 0.6);
  b.dot(...bun, 5, K.red);
  b.shape(loopThrough(-16, 38, -30, 22, -34, -4, -28, -36, -6, -56, 12, -58, 6, -20, -6, 18), K.black, 0.6);
  profileFace(b, shape, { skin, white: K.white, iris: K.black, lips: K.red, blush: '#b5502a' }, 0.85);
  b.fill(
    loopThrough([
      -24, 22, -32, -8, -26, -40, -4, -58, 16, -60, 32, -46, 35, -38, 24, -47, 8, -47, -10, -40, -20, -22,
      -24, -4, -20, 20,
    ]),
    K.black,
  );
  b.band(curveThrough(35, -40, 23, -50, 3, -51, -17, -39, -27, -16), K.ochre, 7, K.red);
  b.band(curveThrough(24, -51, 6, -62, -18, -58), K.ochre, 5);
  b.disc(4, -60, 7, K.ochre, 0.6);
  b.dot(4, -60, 3.2, K.green);
  b.shape(leaf(30, -49, 18, 5, 1.3), K.ochre, 0.5);
  b.dot(33, -25, 3.6, K.red);
  b.disc(46, 16, 2.8, K.white, 0.35);
  b.disc(-17, 12, 11.6, K.ochre, 0.7);
  b.dot(-17, 12, 6, K.red);
  b.dot(-17, 12, 2.4, K.white);
  b.shape(loopThrough(-23, 25, -11, 25, -6, 42, -28, 42), K.ochre, 0.6);
  b.beads(polyline(-26, 45, -8, 45), 2.6, K.white);
}

export interface Trunk {
  /** Shoulder, elbow and wrist of both arms, the one on the left first. */
  left: readonly number[];
  right: readonly number[];
  hands: readonly [
    left: readonly [Mudra, aim: number, fx: 1 | -1],
    right: readonly [Mudra, aim: number, fx: 1 | -1],
  ];
  /** Size of the hands. */
  size?: number;
}

/** Trunk and both arms in one contour, blouse, necklaces, bangles and hands. Neck at about (400, 350), waist at y 500. */
export function dancerTrunk(b: Brush, o: Trunk, c: DancerColours): void {
  const limb = (p: readonly number[]) => new Limb(jointed(...p), 17, 25, 21, 19, 16, 12),
    arms = [limb(o.left), limb(o.right)],
    trunk = loopThrough([
      382, 348, 350, 360, 324, 378, 326, 412, 340, 440, 352, 474, 348, 506, 330, 548, 326, 590, 400, 604, 474,
      590, 470, 548, 452, 506, 448, 474, 460, 440, 474, 412, 476, 378, 450, 360, 418, 348,
    ]),
    body: Poly = union([trunk, ...arms.map((a) => a.outline)], 9, 1.7);
  b.shape(body, c.skin);
  b.within(body, () => {
    const chest = loopThrough([
        310, 360, 400, 380, 490, 360, 500, 440, 462, 474, 430, 462, 400, 480, 370, 462, 338, 474, 300, 440,
      ]),
      blouse = union([chest, arms[0].strip(0, 0.32, 0, 1.2), arms[1].strip(0, 0.32, 0, 1.2)], 4, 1.7);
    b.add(weave(b.map(blouse), c.woven, c.blouse, 0.2, 13 * b.scale));
    for (const a of arms) b.band(a.across(0.32, 0), K.ochre, 9, K.red);
    b.band(curveThrough(330, 470, 370, 462, 400, 482, 430, 462, 470, 470), K.ochre, 8);
  });
  b.contour(body);
  b.stroke(curveThrough(340, 432, 356, 452, 380, 450, 396, 434), 0.7);
  b.stroke(curveThrough(404, 434, 420, 450, 444, 452, 460, 432), 0.7);
  b.stroke(curveThrough(400, 496, 400, 520, 397, 536), 0.5);
  b.dot(399, 526, 2.8, K.black);
  b.shape(loopThrough(380, 362, 385, 334, 381, 300, 420, 300, 416, 334, 420, 362, 400, 378), c.skin, 0.8);
  for (const y of [330, 339]) b.stroke(curveThrough(387, y, 401, y + 5, 414, y), 0.4);
  b.band(curveThrough(374, 352, 400, 374, 426, 352), K.ochre, 11, K.red);
  b.band(curveThrough(360, 360, 374, 396, 400, 408, 426, 396, 440, 360), K.white, 7, K.black);
  b.beads(curveThrough(350, 366, 366, 440, 400, 472, 434, 440, 450, 366), 4.6, K.ochre);
  b.disc(400, 478, 12, K.ochre, 0.7);
  b.dot(400, 478, 5.6, K.red);
  arms.forEach((a, i) => {
    for (const t of [0.4, 0.45]) b.band(a.across(t, 0.01, 1.06), K.ochre, 6, K.red);
    for (const t of [0.82, 0.87, 0.92, 0.97])
      b.band(a.across(t, 0.01, 1.1), t === 0.87 ? K.green : K.ochre, 6, K.white);
    const [kind, aim, fx] = o.hands[i],
      pts = i ? o.right : o.left;
    mudra(b, kind, pts[4], pts[5], o.size ?? 0.98, aim, fx, { skin: c.skin, alta: K.red });
  });
}

/** Girdle with hanging chains, along a line from hip to hip. */
export function girdle(b: Brush, p: Poly): void {
  b.band(p, K.ochre, 20);
  for (let i = 0; i < 9; i++) {
    const [x, y] = p[Math.round(((i + 0.5) / 9) * (p.length - 1))];
    b.disc(x, y, 6.6, i % 2 ? K.red : K.green, 0.5);
    b.beads(polyline(x, y + 15, x, y + 30), 2.6, K.ochre);
    b.disc(x, y + 35, 4.4, K.white, 0.45);
  }
}

/** Leather bands of bells round an ankle. */
export function ankleBells(b: Brush, leg: Limb): void {
  b.shape(leg.strip(0.85, 0.995, 0.014), K.red, 0.7);
  for (const t of [0.87, 0.905, 0.94, 0.975]) b.beads(leg.across(t, 0.014, 1.1), 3.9, K.ochre);
}
