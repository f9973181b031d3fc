/** Odissi: tribhanga and chauka before the wheel of Konark. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { dots, edged, fill, line } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, fishes } from '../../motifs/borders.ts';
import { Body } from '../rig/body.ts';
import { bead, flower, tone } from '../rig/brush.ts';
import { fan, hang, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, browBand, ears, floralHalo, paintHead } from '../rig/head.ts';
import { hump, mod, rate, spring } from '../rig/math.ts';
import { arms, bodice, hipBelt, legs, neck, necklaces, shadow, wrap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, border, brassLamp, buti, flame, floor, pillar } from '../rig/stage.ts';

const DUR = 6,
  BEATS = 8,
  ORANGE = '#d9822b',
  BLUE = '#1e4e79',
  SILVER = '#ededed',
  RED = '#a3212b',
  SKIN = '#b97a4c',
  EDGE = '#26100c';
const base: Partial<Pose> = { y: -150, ko: 0.8, eL: 0.7, eR: 0.7, smile: 0.5, mL: M.hamsa, mR: M.hamsa };
/** Weight on the right leg of the picture, hip out, ribs back, head to the hip side. */
const tri: Partial<Pose> = {
  y: -152,
  x: 15,
  roll: 0.24,
  shift: -20,
  lean: -0.05,
  nx: 5,
  nt: 0.26,
  hy: 0.42,
  gx: 0.9,
  lf: [-30, 0, 24],
  rf: [14, 0, -4],
  ko: 0.75,
  L: [-36, -92, 20],
  R: [40, 38, 50],
  eR: 0.95,
  eL: 0.95,
  wL: -0.5,
  wR: 0.8,
  mL: M.alapadma,
  mR: M.kataka,
  brow: 0.4,
};
const flute: Partial<Pose> = {
  ...tri,
  L: [14, -24, 56],
  R: [84, -24, 44],
  wL: 0.2,
  wR: -0.4,
  eL: 0.25,
  eR: 0.6,
  mL: M.hamsa,
  mR: M.mriga,
  nt: 0.3,
  gy: 0.4,
};
const chauka: Partial<Pose> = {
  y: -108,
  lf: [-46, 0, 0],
  rf: [46, 0, 0],
  ko: 1,
  L: [-84, 6, 62],
  R: [84, 6, 62],
  eL: 0.72,
  eR: 0.72,
  mL: M.pataka,
  mR: M.pataka,
  wL: 0.2,
  wR: 0.2,
};
const step: Partial<Pose> = {
  ...chauka,
  y: -128,
  x: -6,
  rf: [44, -34, 20],
  shift: -12,
  nt: -0.12,
  hy: -0.3,
  gx: -0.7,
};
const H = { hold: 0.34 };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, tri, H],
    [1.4, { ...tri, nx: 8, gx: -0.5, shift: -24 }, { hold: 0.2 }],
    [2, step, { hold: 0.1 }],
    [2.8, chauka, { hold: 0, kind: 'snap' }],
    [4, mirror(flute), H],
    [5.4, { ...mirror(flute), nx: -8, gx: 0.5, shift: 24 }, { hold: 0.2 }],
    [6, mirror(step), { hold: 0.1 }],
    [6.8, { ...chauka, shift: 14, nt: 0.1, nx: -4 }, { hold: 0, kind: 'snap' }],
  ] as Key[],
  1.6,
);
const pose = (t: number): Pose => {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    stamp = hump((b - 2.72) / 0.5) + hump((b - 6.72) / 0.5);
  return { ...p, y: p.y + 5 * stamp + 1.5 * Math.sin(b * Math.PI), blink: hump((mod(b, 4) - 1.1) / 0.35) };
};
const lag = spring((t) => rate((u) => pose(u).x + pose(u).shift * 0.5)(t) / 120, DUR, 1.2, 0.3);
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#120c0c',
  lips: RED,
  bindi: '#c8202c',
  cheek: '#c8543c',
  tail: 1.5,
};
/** Tahiya: rings of white pith flowers behind the bun, a tall spike in the middle. */
function tahiya(h: Head): string {
  const s = h.s,
    y = h.flat(-Math.sin(h.yaw) * 8, -34),
    a = -1.57 + h.b.headRoll,
    spike = (k: number, L: number, w: number) => leaf(y[0], y[1], L * s, w * s, a + k, 0, 0.3);
  return (
    each([-0.5, 0.5, -0.25, 0.25, 0], (k, i) =>
      edged(spike(k, [38, 38, 48, 48, 62][i], 7), i % 2 ? '#fbf7ec' : '#e9e2d2', '#8a8478', 0.9),
    ) +
    floralHalo(h, 46, 15, 196, (p) => flower(p, 7 * s, '#fbf7ec', '#e8d9a0', 8)) +
    floralHalo(h, 38, 15, 210, (p, i) => flower(p, 5.4 * s, i % 2 ? '#f4ecd8' : '#fffdf6', ORANGE, 7, i)) +
    bead(h.flat(-Math.sin(h.yaw) * 8 + Math.sin(0) * 4, -98), 3.4 * s, '#fffdf6')
  );
}
/** Ikat: small stepped flecks in two colours. */
const ikat = (path: Point[]) =>
  each(walk(path, 11), (k, j) =>
    each([-12, 0, 12], (d, i) => {
      const q = polar(k.p[0], k.p[1], d, k.a + 1.57);
      return fill(leaf(q[0] - 4, q[1], 8, 2.4, k.a, 0, 0.5, 5), (i + j) % 2 ? '#f3d9a0' : BLUE);
    }),
  );
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 700, s: 1.5 }),
    h = new Head(b, LOOK),
    s = b.s,
    l = lag(t),
    flesh = { skin: SKIN, edge: EDGE };
  const A = arms(b, {
    ...flesh,
    nails: '#c8202c',
    sleeve: BLUE,
    sleeveTo: 0.22,
    trim: SILVER,
    armlet: SILVER,
    bangles: [SILVER, '#c9c9c9', SILVER, '#c9c9c9'],
  });
  const L = legs(b, {
    ...flesh,
    cloth: ORANGE,
    cuff: BLUE,
    bells: 4,
    bell: '#d8d8d8',
    alta: '#c8202c',
    pattern: ikat,
    thigh: 1.15,
    calf: 1.1,
  });
  const lifted = (k: { i: number }) => (k.i ? b.q.rf : b.q.lf)[1] < -24;
  const pleat = fan(b, {
    cols: [ORANGE, tone(ORANGE, -0.14)],
    bands: [BLUE, RED, BLUE],
    edge: EDGE,
    at: 0.62,
    drop: 54,
    n: 12,
    open: 0.8,
  });
  const frill = fan(b, {
    cols: [RED, tone(RED, -0.2)],
    bands: [SILVER],
    edge: EDGE,
    at: 0.34,
    drop: 20,
    n: 10,
  });
  const anchal = strip(
    [b.skin(0.99, 0.6).p, b.skin(0.7, 0.15, 1.06).p, b.skin(0.42, -0.45, 1.06).p, b.skin(0.2, -1.05, 1.06).p],
    () => 10 * s,
    ORANGE,
    BLUE,
    s,
  );
  const tassel = each([-1, 1], (sg) =>
    strip(hang(b.skin(0.06, sg * 1.0, 1.08).p, 60 * s, [-l * 26 * s, 0], 4), () => 4.5 * s, RED, SILVER, s),
  );
  return (
    shadow(b, 78) +
    tahiya(h) +
    A.back +
    each(
      L.filter((k) => !lifted(k)),
      (k) => k.svg,
    ) +
    pleat +
    each(L.filter(lifted), (k) => k.svg) +
    bodice(b, { ...flesh, cloth: BLUE, trim: ORANGE, from: 0.5, buti: '#e9c98a' }) +
    anchal +
    wrap(b, -0.2, 0.18, ORANGE, EDGE) +
    frill +
    tassel +
    hipBelt(b, SILVER, [RED, '#8a8a8a'], 0.17) +
    neck(b, flesh) +
    necklaces(b, [0.09, 0.2, 0.36], 2, [SILVER, '#cfcfcf']) +
    paintHead(h) +
    ears(h, SILVER, RED, l, 1.1) +
    browBand(h, SILVER, RED) +
    A.front
  );
}
/** The sixteen-spoked sun wheel, in lit stone. */
function wheel(x: number, y: number, r: number): string {
  const st = '#c9955c',
    dk = '#7a4a2a',
    hi = '#ecc68e';
  const ring = (a: number, b: number, c: string) =>
    edged(ellipse(x, y, a, a, 0, 90), c, dk, 1.6) + edged(ellipse(x, y, b, b, 0, 90), 'url(#stone)', dk, 1.6);
  let s = ring(r, r * 0.8, st);
  for (let i = 0; i < 48; i++)
    s += flower(polar(x, y, r * 0.9, (i / 48) * TAU), r * 0.046, i % 2 ? hi : '#e0b078', dk, 8);
  s +=
    dots(
      series(96, (i) => polar(x, y, r * 0.975, (i / 96) * TAU)),
      2.4,
      hi,
    ) +
    dots(
      series(80, (i) => polar(x, y, r * 0.825, (i / 80) * TAU)),
      2.2,
      hi,
    );
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU,
      o = polar(x, y, r * 0.16, a),
      wide = i % 2 === 0;
    const sp = leaf(o[0], o[1], r * 0.66, r * (wide ? 0.072 : 0.03), a, 0, wide ? 0.6 : 0.5);
    s += edged(sp, wide ? st : '#b78450', dk, 1.4);
    if (wide) {
      const m = polar(x, y, r * 0.54, a);
      s +=
        fill(ellipse(m[0], m[1], r * 0.075), '#dba868') +
        line(ellipse(m[0], m[1], r * 0.075), dk, 1.4, true) +
        flower(m, r * 0.055, hi, dk, 8);
    }
  }
  return (
    s +
    fill(ellipse(x, y, r * 0.19), st) +
    line(ellipse(x, y, r * 0.19), dk, 1.8, true) +
    flower([x, y], r * 0.17, hi, dk, 12)
  );
}
export const dance: Dance = {
  id: 'dance-odissi',
  dur: DUR,
  poster: 0.9,
  crf: 28,
  vp9: 44,
  ground() {
    const f = floor(664, '#a5683c', '#4f2a1c', '#e0b078', 2);
    const body =
      fill(rect(0, 0, 640, 800), 'url(#dusk)') +
      buti(rect(0, 0, 640, 660), 40, '#8f3a26', '#c4632e', 7, 6) +
      wheel(CX, 346, 262) +
      pillar(70, 60, 672, 26, '#b37c4c', '#e0b078') +
      pillar(570, 60, 672, 26, '#b37c4c', '#e0b078') +
      fill(rect(0, 36, 640, 30), '#a5683c') +
      repeat(22, (i) => flower([i * 30 + 6, 51], 11, '#e0b078', '#7a4a2a', 8)) +
      f.body +
      brassLamp(128, 694, 92, 22) +
      brassLamp(512, 694, 92, 22) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: fishes },
        ],
        '#2a0f0c',
        '#7a1e22',
        ['#ecb52c', '#f3ead4', '#1e4e79'],
        '#2f6b3c',
      );
    return {
      bg: '#7a2c22',
      seed: 9,
      body,
      surface: 'plaster' as const,
      defs:
        f.defs +
        linearGradient('dusk', 0, 0, 0, 680, [0, '#6b2320'], [1, '#c4632e']) +
        radialGradient('stone', CX, 346, 262, [0, '#9c3e26'], [1, '#7a2c22']),
    };
  },
  draw: (t) =>
    each([128, 512], (x, i) => each([-14, 0, 14], (d, k) => flame(x + d, 604, t, DUR, i * 3 + k, 15))) +
    dancer(t),
};
