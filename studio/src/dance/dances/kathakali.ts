/** Kathakali: a pacha hero by the great lamp; eyes roll, hands speak, then a heavy step. */
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { clip, each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { edged, fill, line } from '../../draw/svg.ts';
import { beads, zigzag } from '../../motifs/borders.ts';
import { Body, MAN } from '../rig/body.ts';
import { bead, flower, glow, halo, string, volume } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, paintHead } from '../rig/head.ts';
import { hump, mod, ramp, spring } from '../rig/math.ts';
import { arms, bodice, legs, neck, shadow, strap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, border, brassLamp, buti, flame, floor, pillar } from '../rig/stage.ts';

const DUR = 6,
  BEATS = 12,
  RED = '#b8242a',
  GOLD = '#f2c14e',
  GREEN = '#2e8b3c',
  WHITE = '#fdfaf2',
  SKIN = '#a8703f',
  EDGE = '#1c0c08';
const base: Partial<Pose> = {
  y: -128,
  lf: [-52, 0, 0],
  rf: [52, 0, 0],
  ko: 1,
  eL: 0.95,
  eR: 0.95,
  bow: -0.06,
  hp: -0.05,
  smile: 0.2,
};
const chest: Partial<Pose> = {
  L: [-34, 20, 66],
  R: [34, 20, 66],
  mL: M.mriga,
  mR: M.mriga,
  wL: 0.9,
  wR: 0.9,
};
const sign: Partial<Pose> = {
  L: [-30, 26, 66],
  R: [88, -40, 56],
  mL: M.kataka,
  mR: M.pataka,
  wL: 0.8,
  wR: 0.1,
  lean: 0.05,
  brow: 1.2,
  nt: 0.08,
};
const wide: Partial<Pose> = {
  L: [-118, 0, 44],
  R: [118, 0, 44],
  mL: M.tripataka,
  mR: M.tripataka,
  wL: 0.7,
  wR: 0.7,
  y: -118,
};
const stamp: Partial<Pose> = {
  x: 22,
  y: -124,
  lean: 0.12,
  lf: [-52, 0, 0],
  rf: [58, -34, 26],
  ko: 0.7,
  L: [-40, -4, 62],
  R: [106, -44, 34],
  mL: M.fist,
  mR: M.pataka,
  nt: -0.1,
  hy: 0.3,
};
const land: Partial<Pose> = {
  x: 26,
  y: -112,
  lean: 0.07,
  rf: [92, 0, 0],
  lf: [-40, 0, 0],
  L: [-30, 14, 66],
  R: [104, 10, 40],
  mL: M.fist,
  mR: M.tripataka,
  hy: 0.3,
  wR: 0.5,
};
const K = { hold: 0.25 };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, chest, { hold: 0.35 }],
    [1.6, sign, K],
    [3, { ...sign, R: [80, -64, 56], mR: M.tripataka, nt: 0.1 }, K],
    [3.8, wide, K],
    [4.5, stamp, K],
    [4.9, land, { hold: 0, kind: 'fall' }],
    [6, chest, { hold: 0.35 }],
    [7.6, mirror(sign), K],
    [9, { ...mirror(sign), L: [-80, -64, 56], mL: M.tripataka, nt: -0.1 }, K],
    [9.8, wide, K],
    [10.5, mirror(stamp), K],
    [10.9, mirror(land), { hold: 0, kind: 'fall' }],
  ] as Key[],
  1.3,
);
/** Eyes roll a full circle while the hands speak; brows flutter. */
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    c = mod(b, 6),
    k = ramp(c, 0.4, 1) * (1 - ramp(c, 3.6, 4.1)),
    a = ((c - 0.4) / 3.4) * TAU * 1.5,
    hit = hump((c - 4.85) / 0.7);
  const flut = ramp(c, 1.2, 1.6) * (1 - ramp(c, 3, 3.4)) * Math.sin(b * TAU * 2.5);
  const dir = b < 6 ? 1 : -1;
  return {
    ...p,
    y: p.y + hit * 6,
    gx: k * Math.cos(a) * dir * 1.2 + (1 - k) * p.hy * 1.5,
    gy: k * Math.sin(a) * 0.95,
    brow: 0.5 + p.brow * 0.4 + flut * 0.55,
    nx: k * Math.cos(a) * 3 * dir,
  };
}
const sway = spring((t) => -pose(t).x * 1.1 - pose(t).lean * 60, DUR, 1.15, 0.2),
  bounce = spring((t) => pose(t).y, DUR, 1.5, 0.25);
const LOOK: Look = {
  skin: GREEN,
  edge: EDGE,
  hair: '#0d0908',
  lips: '#d0202a',
  eye: 1.22,
  tail: 2,
  browW: 3,
  noHair: true,
  size: 1.1,
  white: '#fffdf4',
};
/** Halo disc, carved and gilded, behind the crown. */
function disc(h: Head): string {
  const c = h.flat(0, -34),
    s = h.s;
  let o = '';
  for (const [r, col] of [
    [70, '#6b1216'],
    [67, GOLD],
    [60, RED],
    [52, GOLD],
    [49, GREEN],
    [41, GOLD],
    [38, RED],
    [28, GOLD],
  ] as const)
    o +=
      fill(ellipse(c[0], c[1], r * s, r * s), col) + line(ellipse(c[0], c[1], r * s, r * s), EDGE, 0.9, true);
  const ringOf = (n: number, r: number, f: (p: Point, i: number) => string) =>
    repeat(n, (i) => f(polar(c[0], c[1], r * s, (i / n) * TAU + h.b.headRoll), i));
  return (
    o +
    ringOf(30, 63.5, (p) => bead(p, 2.8 * s, '#fff3c8')) +
    ringOf(24, 56, (p, i) => flower(p, 4.6 * s, i % 2 ? GOLD : '#fff3c8', RED)) +
    ringOf(22, 45, (p) => bead(p, 2.8 * s, '#e9e6dc')) +
    ringOf(36, 70, (p) => bead(p, 2.2 * s, '#fdfaf2'))
  );
}
/** Domed crown with a finial. */
function crown(h: Head): string {
  const s = h.s,
    F = (n: number[]) => {
      const p: Point[] = [];
      for (let i = 0; i < n.length; i += 2) p.push(h.flat(n[i], n[i + 1]));
      return curve(p, true, 6);
    };
  let o =
    volume(F([-15, -50, -11, -74, 0, -86, 11, -74, 15, -50]), GOLD, 5 * s, EDGE) +
    volume(F([-28, -17, -29, -34, -20, -52, 0, -57, 20, -52, 29, -34, 28, -17, 0, -23]), RED, 6 * s, EDGE);
  for (const [y, w] of [
    [-22, 27],
    [-34, 27],
    [-46, 22],
  ])
    o += string([h.flat(-w, y + 2), h.flat(0, y - 4), h.flat(w, y + 2)], 6 * s, 2.7 * s, [GOLD, '#fff3c8']);
  for (const [x, y] of [
    [-13, -40],
    [0, -42],
    [13, -40],
    [-18, -28],
    [18, -28],
  ])
    o += flower(h.flat(x, y), 5 * s, GOLD, GREEN, 8);
  return (
    o +
    bead(h.flat(0, -88), 5 * s, GOLD) +
    string([h.flat(-9, -60), h.flat(0, -63), h.flat(9, -60)], 5 * s, 2.4 * s, RED) +
    flower(h.flat(0, -30), 7 * s, '#fff3c8', RED, 8)
  );
}
/** Chutti: paper ridges that frame the jaw. */
function chutti(h: Head): string {
  return each([-1, 1], (sg) => {
    const F = (n: number[]) => {
      const p: Point[] = [];
      for (let i = 0; i < n.length; i += 2) p.push(h.flat(sg * n[i], n[i + 1]));
      return p;
    };
    const out = curve(
      [...F([26, 0, 35, 14, 31, 30, 17, 44, 2, 46]), ...F([1, 37, 13, 31, 22, 18, 24.5, 4])],
      true,
      6,
    );
    return (
      edged(out, WHITE, '#8a8070', 1 * h.s) +
      line(curve(F([29, 8, 29, 24, 17, 37, 3, 41]), false, 6), '#cfc6b0', 1.2 * h.s)
    );
  });
}
const facePaint = (h: Head): string =>
  fill(h.curve([-6, -24, 0, -27, 6, -24, 3.4, -13, 0, -10, -3.4, -13], true), GOLD) +
  line(h.curve([0, -24, 0, -13]), RED, 2.4 * h.s) +
  each([-1, 1], (sg) =>
    fill(
      h.curve(
        [sg * 2.4, 1, sg * 4, -8, sg * 13, -12, sg * 25, -9, sg * 29, -6, sg * 21, 1, sg * 12, 4.5],
        true,
      ),
      '#120806',
    ),
  );
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 692, s: 1.42 }, MAN),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE };
  const A = arms(b, {
    skin: '#b0773f',
    edge: EDGE,
    sleeve: RED,
    sleeveTo: 0.84,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, WHITE, GOLD, GREEN, GOLD, WHITE],
    width: 1.22,
    hand: 1.12,
    nails: '#e6e2d4',
  });
  const L = legs(b, { ...flesh, bells: 6, bell: GOLD, alta: '#7a1a1a' });
  const swx = sway(t) - pose(t).x * -1.1,
    up = (bounce(t) - b.q.y) * 0.5;
  const k = skirt(b, {
    rise: 10,
    len: 90 + up,
    r0: 30,
    r1: 120,
    panels: 44,
    cols: [WHITE, '#efe8d8'],
    edge: EDGE,
    barrel: (u) => 32 + 92 * Math.sin(Math.min(1, u * 1.15) * 1.57) ** 0.62 + 6 * u,
    spin: 0,
    squash: 0.8,
    sway: [swx * 0.5, 0],
    ripple: 0.02,
    bands: [
      [0.6, 0.63, RED],
      [0.72, 0.83, RED],
      [0.83, 0.86, GOLD],
      [0.93, 1, RED],
    ],
    mirrors: [[0.775, 2.4, GOLD]],
  });
  const scarf = each([-1, 1], (sg) => {
    const l = -swx * 0.25 + sg * 3,
      pts = hang(b.skin(0.95, sg * 0.75, 1.1).p, 128 * s, [l * s, 0], 6),
      e = pts[5];
    return (
      strip(pts, (u) => s * (5 + 2.5 * u), sg > 0 ? WHITE : '#e8463c', RED, s) +
      flower(e, 14 * s, GOLD, RED, 12) +
      bead(e, 6 * s, '#dfe9ee')
    );
  });
  const plate = each([0.92, 0.82, 0.72], (y, i) =>
    string(
      b.girdle(1.0, y - 0.05, -0.9, 0.9, 1.08),
      5.6 * s,
      2.6 * s,
      i % 2 ? ['#fdfaf2', GOLD] : [GOLD, RED],
    ),
  );
  const front = each([[-0.2, 0.2]], () => {
    const p = b.skin(0.0, 0, 1.2).p;
    return strip(
      [p, [p[0] - swx * 0.1, p[1] + 50 * s], [p[0] - swx * 0.3, p[1] + 108 * s]],
      (u) => s * (15 + 5 * u),
      RED,
      GOLD,
      s,
    );
  });
  const hair = fill(
    curve(
      [
        h.flat(-30, -20),
        h.flat(-46, 40),
        h.flat(-50, 100),
        h.flat(0, 110),
        h.flat(50, 100),
        h.flat(46, 40),
        h.flat(30, -20),
      ] as Point[],
      true,
      6,
    ),
    '#120b0a',
  );
  const ear = each([-1, 1], (sg) => {
    const p = h.flat(sg * 32, -4);
    return edged(ellipse(p[0], p[1], 11 * s, 11 * s), GOLD, EDGE, 1) + flower(p, 9 * s, RED, GOLD, 8);
  });
  const c0 = b.skin(0.86, 0, 1.1).p,
    medal =
      flower(c0, 17 * s, GOLD, RED, 12) +
      bead(c0, 6 * s, GREEN) +
      flower(b.skin(0.52, 0, 1.1).p, 12 * s, GOLD, GREEN, 10);
  return (
    shadow(b, 120) +
    disc(h) +
    hair +
    A.back +
    k.back +
    clip(
      rect(0, 612, 640, 190),
      each(L, (q) => q.svg),
    ) +
    k.front +
    front +
    bodice(b, { ...flesh, cloth: RED, trim: GOLD, from: -0.05, neck: 0.98, bare: false, buti: GOLD }) +
    strap(b, 0.02, 0.14, 0, GOLD) +
    plate +
    medal +
    neck(b, { skin: GREEN, edge: EDGE }) +
    scarf +
    A.front +
    ear +
    chutti(h) +
    paintHead(h, facePaint(h)) +
    crown(h)
  );
}
export const dance: Dance = {
  id: 'dance-kathakali',
  dur: DUR,
  poster: 1.25,
  ground() {
    const f = floor(640, '#5a2e18', '#2a1410', '#c9942f', 2);
    let roof = '';
    for (let i = 0; i < 26; i++)
      roof += line(polyline(CX + (i - 12.5) * 20, 62, CX + (i - 12.5) * 30, 150), '#5a2c1a', 5);
    const cloth =
      fill(rect(60, 150, 520, 350), 'url(#drape)') +
      each([0, 1, 2], (i) => fill(rect(60, 430 + i * 24, 520, 14), ['#b8242a', '#f2c14e', '#2e6b3c'][i])) +
      flower([CX, 300], 150, '#a82a22', '#f2c14e', 16) +
      flower([CX, 300], 96, '#f2c14e', '#a82a22', 12) +
      flower([CX, 300], 54, '#2e6b3c', '#f2c14e', 8);
    const body =
      fill(rect(0, 0, 640, 800), '#170d10') +
      buti(rect(40, 60, 560, 600), 46, '#2c1818', '#4a2a1c', 3, 6) +
      group(cloth, 'opacity=".9"') +
      fill(rect(30, 60, 580, 92), '#3a1c12') +
      roof +
      fill(rect(30, 146, 580, 12), '#c9942f') +
      each([86, 554], (x) => pillar(x, 158, 660, 30, '#6b3a20', '#c9942f')) +
      f.body +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: zigzag },
        ],
        '#170808',
        '#3a1210',
        ['#e0a332', '#a5341c', '#3d6a45'],
        '#3d6a45',
      );
    return {
      bg: '#170d10',
      seed: 12,
      body,
      defs: f.defs + linearGradient('drape', 0, 150, 0, 500, [0, '#4a181a'], [1, '#8a2a24']),
    };
  },
  defs: halo('warm', '#ffb84d', 0.4),
  draw: (t) =>
    dancer(t) +
    brassLamp(CX, 778, 96, 34) +
    each([-24, -8, 8, 24], (d, k) => flame(CX + d, 682 + (k % 3 ? 4 : 0), t, DUR, k, 24)) +
    glow(
      CX,
      680,
      210,
      'warm',
      0.62 + 0.1 * Math.sin((t / DUR) * TAU * 7) + 0.06 * Math.sin((t / DUR) * TAU * 13),
    ),
};
