/** Kathak: tatkar, three chakkars on one spot, a sudden still pose; Mughal hall by chandelier light. */
import { ellipse, rect } from '../../draw/shapes.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, vine } from '../../motifs/borders.ts';
import { Body } from '../rig/body.ts';
import { flower } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, browBand, ears, paintHead } from '../rig/head.ts';
import { clamp, hump, mix, mod, ramp, rate, soft, spring } from '../rig/math.ts';
import { arms, bodice, legs, neck, necklaces, shadow, strap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score } from '../rig/pose.ts';
import { CX, arch, archLine, border, flame, floor, jali, rangoli } from '../rig/stage.ts';

const DUR = 5,
  BEATS = 16,
  RED = '#c8442f',
  GOLD = '#f3c677',
  PLUM = '#5b2a86',
  CREAM = '#fff6e5',
  SKIN = '#d39a6a',
  EDGE = '#2a120c';
const TURN0 = 5.2,
  TURN1 = 11.6,
  TURNS = 3;
const base: Partial<Pose> = {
  y: -167,
  lf: [-11, 0, 0],
  rf: [11, 0, 4],
  ko: 0.25,
  eL: 0.8,
  eR: 0.8,
  smile: 0.6,
};
const still: Partial<Pose> = {
  L: [-20, 14, 62],
  R: [34, -104, 16],
  wL: 0.7,
  wR: -0.9,
  mL: M.hamsa,
  mR: M.hamsa,
  lean: -0.09,
  nt: -0.16,
  hy: -0.3,
  gx: 0.7,
  eR: 1,
  eL: 0.9,
  rf: [25, 0, 16],
  x: -6,
  twist: 0.12,
  roll: 0.1,
  brow: 0.6,
};
const tatkar: Partial<Pose> = {
  L: [-22, 26, 58],
  R: [136, -4, 40],
  wL: 0.5,
  wR: 0.6,
  mL: M.kataka,
  mR: M.pataka,
  eL: 0.95,
  y: -164,
};
const spin: Partial<Pose> = {
  L: [-104, 4, 26],
  R: [40, -88, 34],
  wL: 0.3,
  wR: -0.4,
  mL: M.pataka,
  mR: M.soft,
  y: -166,
  eR: 0.9,
};
const spin2: Partial<Pose> = { ...spin, L: [-70, -20, 60], R: [30, -106, 20] };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, tatkar, { hold: 0.45 }],
    [4.4, { ...tatkar, R: [118, -44, 44] }, { hold: 0, kind: 'even' }],
    [5.6, spin, { hold: 0.1, kind: 'soft' }],
    [8.5, spin2, { hold: 0 }],
    [10.8, spin, { hold: 0 }],
    [11.9, still, { hold: 0, kind: 'snap' }],
    [14.6, { ...still, nt: -0.2, wR: -1.1, gx: 0.9 }, { hold: 0 }],
  ] as Key[],
  0.8,
);
/** Unwrapped yaw: winds up a little, whirls, stops dead on the sam. */
function yaw(t: number): number {
  const n = Math.floor(t / DUR),
    b = (mod(t, DUR) / DUR) * BEATS,
    f = clamp((b - TURN0) / (TURN1 - TURN0));
  const wind = -0.22 * hump((b - TURN0 + 1.1) / 1.5);
  return (n * TURNS + TURNS * (0.55 * f + 0.45 * soft(f)) * 1) * Math.PI * 2 + wind;
}
const speed = rate(yaw, 0.015);
const flare = spring((t) => clamp(Math.abs(speed(t)) / 13), DUR, 1.1, 0.55),
  swirl = spring((t) => speed(t) / 15, DUR, 1.5, 0.3),
  lag = spring((t) => speed(t) / 14, DUR, 1.3, 0.35);
/** Head spots the front and whips round. */
const spot = (y: number) => {
  const f = mod(y / Math.PI / 2, 1),
    k = f < 0.16 ? 0 : f > 0.72 ? 1 : soft((f - 0.16) / 0.56);
  return clamp((k - f) * Math.PI * 2, -1.25, 1.25);
};
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    y = yaw(t),
    on = ramp(b, 0.2, 0.6) * (1 - ramp(b, 4.7, 5.1)),
    whirl = ramp(b, TURN0, TURN0 + 0.4) * (1 - ramp(b, 11.1, 11.6));
  const l = hump(mod(b, 1) / 0.55) * on * 20 + hump(mod(y / Math.PI, 1)) * whirl * 7,
    r = hump(mod(b - 0.5, 1) / 0.5) * on * 20;
  const hit = hump((b - 11.55) / 1.1) * 7;
  return {
    ...p,
    yaw: y,
    y: p.y + hit + on * 1.6 * Math.sin(b * Math.PI * 4),
    lf: [p.lf[0], p.lf[1] - l, p.lf[2]],
    rf: [p.rf[0], p.rf[1] - r, p.rf[2]],
    hy: mix(p.hy, spot(y), whirl),
    blink: hump((b - 14) / 0.7),
  };
}
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#17100f',
  lips: '#a8243a',
  bindi: '#b3182c',
  cheek: '#d8654a',
};
/** Dupatta from shoulder to hip, its free end thrown out by the turn. */
function dupatta(b: Body, t: number): { back: string; front: string } {
  const s = b.s,
    w = () => 12 * s,
    cross = [b.skin(1.0, 0.8), b.skin(0.72, 0.15), b.skin(0.45, -0.5), b.skin(0.16, -1.2)].map((k) => k.p);
  const over = strip(cross, w, PLUM, GOLD, s),
    hip = b.skin(0.16, -1.3),
    l = lag(t);
  const tail = strip(
    hang(hip.p, 118 * s, [-l * 92 * s, -Math.abs(l) * 34 * s], 6, 2 * s),
    (u) => s * (11 + 5 * u),
    PLUM,
    GOLD,
    s,
    { op: 0.94 },
  );
  const sh = b.skin(1.0, 1.0),
    cape = strip(
      hang(sh.p, 130 * s, [l * -86 * s, -Math.abs(l) * 50 * s], 6),
      (u) => s * (8 + 6 * u),
      PLUM,
      GOLD,
      s,
      { op: 0.94 },
    );
  const f = b.facing;
  return {
    back: (f > 0 ? cape : over) + (hip.z < 0 ? tail : ''),
    front: (f > 0 ? over : cape) + (hip.z >= 0 ? tail : ''),
  };
}
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 700, s: 1.5 }),
    h = new Head(b, LOOK),
    l = lag(t),
    flesh = { skin: SKIN, edge: EDGE };
  const A = arms(b, {
    ...flesh,
    nails: '#a8243a',
    sleeve: RED,
    sleeveTo: 0.62,
    trim: GOLD,
    bangles: [GOLD, PLUM, GOLD, GOLD],
  });
  const L = legs(b, {
    ...flesh,
    cloth: CREAM,
    thigh: 0.78,
    calf: 0.95,
    cuff: '#d9b878',
    bells: 7,
    alta: '#b3202c',
  });
  const k = skirt(b, {
    rise: 26,
    len: 150,
    r0: 26,
    r1: 102,
    panels: 32,
    cols: [RED, '#b93826'],
    edge: EDGE,
    flare: flare(t),
    swirl: swirl(t),
    ripple: 0.05,
    bell: 0.8,
    sway: [-b.q.x * 0.3, 0],
    bands: [
      [0.72, 0.75, GOLD],
      [0.79, 0.9, PLUM],
      [0.9, 0.93, GOLD],
      [0.96, 1, GOLD],
    ],
    mirrors: [
      [0.845, 2.3, GOLD],
      [0.55, 1.6, GOLD],
      [0.35, 1.2, GOLD],
    ],
  });
  const d = dupatta(b, t),
    bun = h.o(0, -2, -31),
    scaleOf = h.s;
  const knot =
    `<circle cx="${bun[0]}" cy="${bun[1]}" r="${15 * scaleOf}" fill="#17100f"/>` +
    repeat(9, (i) =>
      flower(
        [bun[0] + Math.cos(i * 0.7) * 15 * scaleOf, bun[1] + Math.sin(i * 0.7) * 15 * scaleOf],
        4.6 * scaleOf,
        '#fbf5e6',
        GOLD,
      ),
    );
  const back = h.z(0, 0, -30) > 0;
  const torso =
    bodice(b, { ...flesh, cloth: RED, trim: GOLD, from: -0.06, neck: 0.86, buti: GOLD, bare: false }) +
    strap(b, 0.24, 0.33, 0.01, GOLD) +
    d.front;
  const head =
    (back ? '' : knot) + paintHead(h) + ears(h, GOLD, RED, l) + browBand(h, GOLD, RED) + (back ? knot : '');
  return (
    shadow(b, 60 + flare(t) * 60) +
    d.back +
    A.back +
    k.back +
    each(L, (q) => q.svg) +
    k.front +
    torso +
    neck(b, flesh) +
    necklaces(b, [0.1, 0.2], 2, ['#fff6e0', GOLD]) +
    head +
    A.front
  );
}
/** Row of palace arches with jali screens. */
function hall(): string {
  let s = '';
  for (const x of [-196, 0, 196]) {
    const a = archLine(74, 330, 600, 7, 1.15).map((p) => [p[0] + x, p[1]] as [number, number]);
    s +=
      fill(
        a.map((p) => [(p[0] - CX - x) * 1.14 + CX + x, (p[1] - 600) * 1.06 + 600] as [number, number]),
        '#c98a4a',
      ) +
      (x ? jali(a, CX + x - 80, 230, CX + x + 80, 600, 26, '#7a4a6a', '#1b1440') : fill(a, 'url(#night)')) +
      line(a, '#f3d79a', 2.4);
  }
  return s;
}
/** Brass chandelier with three cups. */
const chandelier = (x: number): string =>
  line(polyline(x, 118, x, 176), '#d9a44a', 2.4) +
  line(curveThrough(x - 34, 196, x - 22, 212, x, 206, x + 22, 212, x + 34, 196), '#d9a44a', 3.4) +
  line(polyline(x, 176, x, 214), '#d9a44a', 4) +
  each(
    [
      [-34, 196],
      [34, 196],
      [0, 176],
    ],
    ([d, y]) => fill(ellipse(x + d, y, 9, 4), '#f3d79a'),
  ) +
  each([-28, -14, 0, 14, 28], (d) => dot(x + d, 216 + (d ? 0 : 4), 2.6, '#fff0cc'));
export const dance: Dance = {
  id: 'dance-kathak',
  dur: DUR,
  poster: 3.5,
  ground() {
    const f = floor(640, '#e9d3ac', '#8f5a44', '#f3d79a', 3),
      pal = {
        edge: '#2a1030',
        gold: '#d9a44a',
        body: '#7d2233',
        a: '#f3c677',
        b: '#e8836a',
        heart: '#fff0cc',
      };
    const body =
      fill(rect(0, 0, 640, 800), '#3a1a3c') +
      arch(236, 300, 660, pal, 'url(#wall)', { cusps: 9, rise: 0.9 }) +
      hall() +
      f.body +
      rangoli(CX, 716, 220, ['#a23a2e', '#5b2a86', '#d9a44a']) +
      each([150, 490], chandelier) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: vine() },
        ],
        '#2a1030',
        '#4a1f52',
        ['#f3c677', '#e8836a', '#fff0cc'],
        '#7a9a5a',
      );
    return {
      bg: '#3a1a3c',
      seed: 5,
      body,
      defs:
        f.defs +
        radialGradient('wall', CX, 360, 420, [0, '#f0c98a'], [0.55, '#c47a52'], [1, '#6a2c40']) +
        linearGradient('night', 0, 240, 0, 600, [0, '#141a48'], [1, '#5b3a7a']),
    };
  },
  draw: (t) =>
    each([150, 490], (x, i) =>
      each([-34, 0, 34], (d, k) => flame(x + d, d ? 194 : 174, t, DUR, i * 3 + k, 17)),
    ) + dancer(t),
};
