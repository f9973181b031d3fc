/** Purulia Chhau: a masked warrior leaps, turns in the air and lands in a wide squat; village ground at night. */
import { type Point, TAU, polar } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { edged, fill, line } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, triangles } from '../../motifs/borders.ts';
import { Body, MAN } from '../rig/body.ts';
import { bead, flower, glow, string, volume } from '../rig/brush.ts';
import { skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, ears, paintHead } from '../rig/head.ts';
import { clamp, hump, mod, rate, soft, spring } from '../rig/math.ts';
import { arms, bodice, legs, neck, shadow, strap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score } from '../rig/pose.ts';
import { CX, border, flame, hill, hut, stars, tree } from '../rig/stage.ts';

const DUR = 5,
  BEATS = 10,
  RED = '#d7263d',
  GOLD = '#f4d35e',
  NAVY = '#0b3954',
  WHITE = '#ffffff',
  EDGE = '#1c0c10',
  SKIN = '#a8703f',
  UP = 4.1,
  DOWN = 5.5,
  /** Height of the leap: the plumes stay below the border. */
  LEAP = 64;
const base: Partial<Pose> = {
  y: -124,
  lf: [-58, 0, 0],
  rf: [58, 0, 0],
  ko: 1,
  eL: 0.6,
  eR: 0.8,
  mL: M.fist,
  mR: M.fist,
};
const guard: Partial<Pose> = {
  x: -16,
  lean: -0.08,
  L: [-112, 8, 36],
  R: [96, -86, 12],
  wR: 0.2,
  nt: 0.34,
  hy: -0.3,
  lf: [-60, 0, 0],
  rf: [62, 0, 0],
  y: -116,
};
const crane: Partial<Pose> = {
  x: -34,
  y: -150,
  lf: [-34, 0, 0],
  rf: [46, -70, 30],
  L: [-118, -40, 30],
  R: [70, -100, 18],
  nt: -0.3,
  hy: 0.4,
  lean: 0.06,
};
const coil: Partial<Pose> = {
  y: -92,
  bow: 0.3,
  L: [-70, 60, 20],
  R: [80, 40, -10],
  nt: 0,
  lf: [-62, 0, 0],
  rf: [62, 0, 0],
};
/** One knee drawn up before, the other leg thrown back: seen from every side as he turns, both legs show. */
const air: Partial<Pose> = {
  y: -128,
  lf: [-48, -26, 58],
  rf: [34, -30, -84],
  L: [-108, -56, 20],
  R: [100, -76, 14],
  bow: -0.14,
  ko: 0.6,
};
/** Feet below the knees, so that the shanks stand upright beside the kilt. */
const squat: Partial<Pose> = {
  y: -88,
  lf: [-86, 0, 6],
  rf: [86, 0, 6],
  L: [-100, 12, 50],
  R: [104, -80, 10],
  bow: 0.1,
  nt: -0.32,
  hy: 0.2,
};
const squat2: Partial<Pose> = { ...squat, nt: 0.3, hy: -0.25, y: -94, x: 12 };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, guard, { hold: 0.3 }],
    [1.8, { ...guard, nt: 0.2, hy: -0.1 }, { hold: 0.5 }],
    [2.6, crane, { hold: 0.1, kind: 'snap' }],
    [3.4, crane, {}],
    [4, coil, { hold: 0.2 }],
    [4.75, air, { hold: 0 }],
    [5.45, squat, { hold: 0.12, kind: 'fall' }],
    [6.6, squat, {}],
    [7.2, squat2, { hold: 0, kind: 'snap' }],
    [8, squat2, {}],
    [9.2, { ...guard, y: -108 }, { hold: 0.2 }],
  ] as Key[],
  0.8,
);
const yaw = (t: number) =>
  TAU * (Math.floor(t / DUR) + soft(clamp(((mod(t, DUR) / DUR) * BEATS - UP) / (DOWN - UP))));
/** Shoulder shiver on the guard and after the landing; the jump is a parabola. */
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    sh = hump((b - 0.2) / 1.7) + hump((b - 5.9) / 1.1),
    w = Math.sin(b * TAU * 2.5) * sh,
    f = clamp((b - UP) / (DOWN - 0.1 - UP));
  const hit = hump((b - 5.42) / 0.5);
  return {
    ...p,
    yaw: yaw(t),
    jump: -LEAP * 4 * f * (1 - f),
    y: p.y + hit * 9,
    twist: w * 0.16,
    L: [p.L[0], p.L[1] + w * 8, p.L[2]],
    R: [p.R[0], p.R[1] - w * 8, p.R[2]],
    nt: p.nt + w * 0.05,
    hp: -0.05,
  };
}
const jig = spring((t) => rate((u) => pose(u).nt * 60 + pose(u).y + pose(u).jump)(t) / 260, DUR, 3.2, 0.16),
  lagX = spring((t) => -rate((u) => pose(u).x + yaw(u) * 30)(t) / 60, DUR, 1.5, 0.4),
  lagY = spring((t) => pose(t).y + pose(t).jump, DUR, 1.7, 0.22);
/** Swing of the sash in radians from the plumb: its root follows at once, its end later and further. */
const trail = (t: number) => clamp(-rate((u) => pose(u).x + yaw(u) * 30)(t) / 420, -0.8, 0.8),
  sashRoot = spring(trail, DUR, 2.4, 0.5),
  sashEnd = spring(trail, DUR, 1.5, 0.42),
  /** How far the ends fly up and apart while he falls. */
  sashRise = spring((t) => clamp(rate((u) => pose(u).y + pose(u).jump)(t) / 420, -0.25, 0.9), DUR, 1.9, 0.45);
/** Sash end on one side: a chain of equal links, so it keeps its length however it swings. */
function sashLine(t: number, from: Point, side: number, len: number, n = 7): Point[] {
  const out: Point[] = [from];
  for (let i = 1; i < n; i++) {
    const u = i / (n - 1),
      lift = side * (0.06 + 0.1 * u + sashRise(t) * (0.3 + 0.6 * u)),
      // Cloth at the end of its swing gives way: it never stands level.
      a = 1.1 * Math.tanh((sashRoot(t) * (1 - u) + sashEnd(t) * u + lift) / 1.1),
      p = out[i - 1];
    out.push([p[0] + (Math.sin(a) * len) / (n - 1), p[1] + (Math.cos(a) * len) / (n - 1)]);
  }
  return out;
}
const LOOK: Look = {
  skin: '#f2a65a',
  edge: EDGE,
  hair: '#120b0c',
  lips: '#c81a2c',
  eye: 1.5,
  tail: 0.8,
  browW: 3.2,
  moustache: '#140c0c',
  noHair: true,
  size: 1.22,
  cheek: '#d7263d',
};
/** Crown of tinsel leaves, beads and plumes, trembling after each move. */
function crown(h: Head, j: number): string {
  const s = h.s,
    c = h.flat(0, -16),
    r0 = h.b.headRoll,
    turn = Math.cos(h.yaw);
  const ray = (n: number, span: number, r: number, L: number, w: number, cols: string[], k: number) =>
    repeat(n, (i) => {
      const u = i / (n - 1) - 0.5,
        a = -1.57 + r0 + u * span + j * 0.05 * k * Math.sin(i * 2.1 + 1),
        q = polar(c[0], c[1], r * s, a),
        p = leaf(q[0], q[1], L * s * (1 + 0.06 * Math.cos(u * 3)), w * s, a, j * 0.06 * Math.sin(i), 0.55);
      return (
        edged(p, cols[i % cols.length], EDGE, 0.8) +
        bead(polar(q[0], q[1], L * s + 3, a), 2.6 * s, i % 2 ? GOLD : WHITE)
      );
    });
  const band = (r: number, col: string) =>
    fill(ellipse(c[0], c[1], r * s * (0.86 + 0.14 * Math.abs(turn)), r * s), col) +
    line(ellipse(c[0], c[1], r * s * (0.86 + 0.14 * Math.abs(turn)), r * s), EDGE, 1, true);
  const beadRows = (n: number, r: number, col: string) =>
    repeat(n, (i) => bead(polar(c[0], c[1], r * s, -1.57 + r0 + (i / (n - 1) - 0.5) * 4.2), 2.5 * s, col));
  return (
    ray(19, 3.9, 44, 56, 6, [WHITE, '#e8eef4'], 1.6) +
    ray(17, 3.9, 42, 40, 6.4, [RED, GOLD, '#2a9d8f', '#e76fa5'], 1) +
    band(50, NAVY) +
    band(45, GOLD) +
    band(42, RED) +
    beadRows(25, 47, WHITE) +
    beadRows(23, 37, GOLD) +
    repeat(9, (i) =>
      flower(
        polar(c[0], c[1], 31 * s, -1.57 + r0 + (i / 8 - 0.5) * 3),
        5.4 * s,
        [WHITE, GOLD, '#2a9d8f'][i % 3],
        RED,
        8,
      ),
    )
  );
}
const paintFace = (h: Head): string =>
  fill(h.curve([-3, -30, 3, -30, 2, -14, 0, -11, -2, -14], true), RED) +
  fill(h.curve([-9, -27, -4, -27, -5, -18, -8, -20], true), WHITE) +
  fill(h.curve([9, -27, 4, -27, 5, -18, 8, -20], true), WHITE) +
  each([-1, 1], (sg) => line(h.curve([sg * 20, 8, sg * 15, 13, sg * 18, 18]), RED, 1.8 * h.s));
const sword = (w: Point, a: number, s: number): string => {
  const d = a + 0.12,
    tip = polar(...w, 108 * s, d),
    bl = curve(
      [
        polar(...polar(...w, 8 * s, a), 6 * s, d + 1.57),
        polar(...polar(...w, 60 * s, d), 9 * s, d + 1.57),
        tip,
        polar(...polar(...w, 60 * s, d), 2 * s, d + 1.57),
        polar(...polar(...w, 8 * s, a), 3 * s, d - 1.57),
      ] as Point[],
      true,
      5,
    );
  return (
    volume(bl, '#dfe6ea', 3 * s, EDGE) +
    line([polar(...w, -12 * s, d), polar(...w, 14 * s, d)], '#7a4a1c', 6 * s) +
    line(
      [
        polar(...polar(...w, 16 * s, d), 13 * s, d + 1.57),
        polar(...polar(...w, 16 * s, d), -13 * s, d + 1.57),
      ],
      GOLD,
      4.4 * s,
    )
  );
};
const shield = (w: Point, s: number): string =>
  each(
    [
      [37, NAVY],
      [34, GOLD],
      [30, RED],
      [20, NAVY],
      [10, GOLD],
    ],
    ([r, c]) =>
      fill(ellipse(w[0], w[1], (r as number) * s * 0.94, (r as number) * s), c as string) +
      line(ellipse(w[0], w[1], (r as number) * s * 0.94, (r as number) * s), EDGE, 0.9, true),
  ) +
  repeat(14, (i) =>
    bead(
      [w[0] + Math.cos((i / 14) * TAU) * 25 * s * 0.94, w[1] + Math.sin((i / 14) * TAU) * 25 * s],
      2.6 * s,
      GOLD,
    ),
  );
/** Puffs of dust thrown up at beat b0. */
function dust(t: number, b0: number, x: number, y: number, k: number): string {
  const u = ((t / DUR) * BEATS - b0) / 1.7;
  if (u <= 0 || u >= 1) return '';
  return repeat(9, (i) => {
    const a = (i / 8 - 0.5) * 2,
      r = (12 + 30 * u) * k,
      e = 1 - (1 - u) ** 2;
    return glow(
      x + a * (30 + 90 * e) * k,
      y - (6 + 24 * e * (1 - a * a * 0.6)) * k,
      r,
      'dust',
      (1 - u) * 0.7,
    );
  });
}
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 696, s: 1.34 }, MAN),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    vy = (lagY(t) - b.q.y - b.q.jump) * 0.55,
    lx = lagX(t);
  const A = arms(b, {
    ...flesh,
    sleeve: NAVY,
    sleeveTo: 0.9,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, RED, GOLD],
    width: 1.25,
    hand: 1.05,
    prop: (w, a, i) => (i ? sword(w, a, s) : ''),
  });
  const puff = (path: Point[]) =>
    each(
      path.filter((_, i) => i % 5 === 2),
      (p) => flower(p, 8 * s, GOLD, WHITE, 8),
    );
  const L = legs(b, { ...flesh, cloth: RED, cuff: GOLD, bells: 3, thigh: 1.5, calf: 1.5, pattern: puff });
  const kilt = skirt(b, {
    rise: 14,
    len: 62,
    r0: 29,
    r1: 62,
    panels: 22,
    cols: [GOLD, NAVY, RED],
    edge: EDGE,
    flare: clamp(0.12 + Math.abs(vy) * 0.004 + Math.abs(lx) * 0.09, 0, 0.6),
    swirl: lx * 0.2,
    ripple: 0.06,
    bell: 0.7,
    bands: [
      [0.82, 0.9, WHITE],
      [0.94, 1, GOLD],
    ],
    mirrors: [[0.6, 2.6, WHITE]],
    sway: [lx * 3, 0],
  });
  const sash = each([-1, 1], (sg) =>
    strip(
      sashLine(t, b.skin(0.08, sg * 1.25, 1.1).p, sg * b.facing, 84 * s),
      (u) => s * (6 + 4 * u),
      sg > 0 ? GOLD : '#2a9d8f',
      WHITE,
      s,
    ),
  );
  const arm0 = b.pt(b.wri[0]),
    sh = b.wri[0][2] - b.chest[2] > -14 ? shield([arm0[0], arm0[1]], s) : '';
  const behind = sh ? '' : shield(arm0, s),
    head = h.back
      ? paintHead(h) + crown(h, jig(t))
      : crown(h, jig(t)) + ears(h, GOLD, RED, jig(t)) + paintHead(h, paintFace(h));
  const breast =
    string(b.girdle(1.0, 0.74, -0.8, 0.8, 1.06), 5.6 * s, 2.6 * s, [GOLD, WHITE]) +
    string(b.girdle(1.0, 0.55, -0.8, 0.8, 1.06), 5.6 * s, 2.6 * s, [RED, GOLD]);
  return (
    shadow(b, 92) +
    behind +
    A.back +
    kilt.back +
    each(L, (k) => k.svg) +
    kilt.front +
    bodice(b, { ...flesh, cloth: NAVY, trim: GOLD, from: -0.05, neck: 0.98, bare: false, buti: GOLD }) +
    (b.facing > 0 ? breast : '') +
    strap(b, 0.04, 0.18, 0, RED) +
    sash +
    neck(b, flesh, 10) +
    head +
    A.front +
    sh +
    dust(t, 5.35, CX, 706, 1.25) +
    dust(t, 2.5, CX + 30, 700, 0.5) +
    dust(t, 9.1, CX, 702, 0.7)
  );
}
/** Great kettle drum. */
const dhamsa = (x: number, y: number, r: number): string =>
  volume(
    curve(
      [
        [x - r, y - r * 0.5],
        [x - r * 0.8, y + r * 0.4],
        [x, y + r * 0.8],
        [x + r * 0.8, y + r * 0.4],
        [x + r, y - r * 0.5],
      ] as Point[],
      true,
      6,
    ),
    '#5a3320',
    14,
    EDGE,
  ) +
  repeat(9, (i) =>
    line(
      [
        [x - r + (i * r) / 4, y - r * 0.44],
        [x - r * 0.5 + (i * r) / 8, y + r * 0.6],
      ] as Point[],
      '#c9a06a',
      1.6,
    ),
  ) +
  fill(ellipse(x, y - r * 0.5, r, r * 0.3), '#e2c79a') +
  line(ellipse(x, y - r * 0.5, r, r * 0.3), EDGE, 1.6, true) +
  fill(ellipse(x, y - r * 0.5, r * 0.4, r * 0.12), '#3a2218');
export const dance: Dance = {
  id: 'dance-chhau',
  dur: DUR,
  poster: 0.35,
  crf: 31,
  vp9: 52,
  ground() {
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      stars(120, 420, 8) +
      '<path d="M520 98A42 42 0 1 1 470 158A37 37 0 1 0 520 98Z" fill="#fbe9b8"/>' +
      hill(520, 60, '#1a2b4a', 2) +
      hill(545, 40, '#22304a', 4.2) +
      tree(84, 610, 210, 118, '#2c1c18', ['#1c4038', '#255244', '#2f6450', '#1f4a3e'], 2) +
      tree(560, 610, 190, 104, '#2c1c18', ['#1c4038', '#255244', '#2f6450', '#1f4a3e'], 9) +
      hut(206, 612, 128, '#8a4a2c', '#a57a3c', '#f3e3c0') +
      hut(440, 616, 138, '#7a3f2a', '#94703a', '#f3e3c0') +
      fill(polyline([0, 606, 160, 596, 320, 592, 480, 596, 640, 606, 640, 800, 0, 800]), 'url(#earth)') +
      repeat(40, (i) =>
        line(
          polyline(20 + i * 15.6, 640 + mod(i * 53, 140), 34 + i * 15.6, 640 + mod(i * 53, 140)),
          '#7a4a2c',
          1.4,
          false,
          'opacity=".5"',
        ),
      ) +
      dhamsa(104, 690, 46) +
      dhamsa(540, 694, 42) +
      each([58, 582], (x) => line(polyline(x, 690, x, 470), '#5a3320', 8)) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: triangles },
        ],
        '#1c0c10',
        '#0b3954',
        ['#d7263d', '#f4d35e', '#ffffff'],
        '#2a9d8f',
      );
    return {
      bg: '#1b2d55',
      seed: 31,
      body,
      defs:
        linearGradient('sky', 0, 0, 0, 600, [0, '#101a3c'], [0.65, '#3a3560'], [1, '#b8623c']) +
        radialGradient('earth', CX, 690, 360, [0, '#c98a52'], [0.6, '#9a5a36'], [1, '#5a3024']),
    };
  },
  draw: (t) => each([58, 582], (x, i) => flame(x, 474, t, DUR, i * 3, 40)) + dancer(t),
};
