/** Garba: a ring of women and men round the pierced lamp; step, step, clap, turn. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { each, group, linearGradient, repeat } from '../../draw/markup.ts';
import { beads, triangles } from '../../motifs/borders.ts';
import { Body, MAN, PITCH } from '../rig/body.ts';
import { bead, flower, halo, string, tone, volume } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, browBand, ears, paintHead } from '../rig/head.ts';
import { type V3, clamp, hump, mix, mod, rate, rotY, soft, spring } from '../rig/math.ts';
import { arms, bodice, hipBelt, legs, neck, necklaces, shadow, strap, wrap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score } from '../rig/pose.ts';
import { CX, archLine, border, flame, floor, rangoli, stars, toran } from '../rig/stage.ts';

const DUR = 4.8,
  BEATS = 8,
  N = 6,
  GOLD = '#ffc94a',
  SKIN = '#c78d60',
  EDGE = '#26100e',
  PINK = '#c2185b',
  ORANGE = '#ff9800',
  TEAL = '#00796b',
  CREAM = '#fff3e0',
  RX = 186,
  RY = 104,
  MIDY = 614,
  /** The ground of the ring, as depth over width. */
  TILT = RY / RX,
  /** Steps in a loop, left and right in turn. */
  STEPS = 16;
const base: Partial<Pose> = {
  y: -163,
  ko: 0.35,
  eL: 0.45,
  eR: 0.45,
  smile: 0.75,
  mL: M.pataka,
  mR: M.pataka,
};
/** Arms stay below the chin, so that in the turning ring no hand passes before a face. */
const openArms: Partial<Pose> = { L: [-92, 26, 36], R: [92, 26, 36], wL: 0.4, wR: 0.4 };
const low: Partial<Pose> = {
  L: [-40, 62, 56],
  R: [88, 40, 20],
  lean: -0.07,
  nt: -0.08,
  bow: 0.12,
  y: -159,
};
const clap: Partial<Pose> = {
  L: [-6, 30, 66],
  R: [6, 30, 66],
  bow: 0.24,
  y: -156,
  wL: 0.5,
  wR: 0.5,
  hp: 0.1,
};
const turn: Partial<Pose> = {
  L: [-84, 40, 18],
  R: [80, 18, 30],
  wL: 0.5,
  wR: 0.5,
  eL: 0.35,
  eR: 0.5,
  hp: -0.1,
};
const once = (o: number): Key[] => [
  [o, openArms, { hold: 0.1 }],
  [o + 0.7, low, { hold: 0.1 }],
  [o + 1.5, { ...openArms, bow: 0.1, y: -160 }, { hold: 0.05 }],
  [o + 2, clap, { hold: 0.1, kind: 'fall' }],
  [o + 2.3, clap, {}],
  [o + 3, turn, { hold: 0 }],
  [o + 3.55, turn, {}],
];
const score = new Score(BEATS, DUR, base, [...once(0), ...once(4)]);
/** Turn of the body within a count of four: a full circle after the clap, on three steps. */
const spinOf = (t: number) => {
  const c = ((t / DUR) * BEATS) / 4,
    v = clamp((mod(c, 1) * 4 - 2.2) / 1.8);
  return TAU * (Math.floor(c) + 0.4 * soft(v) + 0.6 * (0.5 - 0.5 * Math.cos(Math.PI * v)));
};
/** Travel in slots of the ring: one slot in four beats, a little slower on the clap. */
const travel = (t: number) => {
  const c = ((t / DUR) * BEATS) / 4;
  return c + (0.3 / TAU) * Math.sin(TAU * (c - 0.04));
};
const speed = rate(spinOf),
  flare = spring((t) => clamp(speed(t) / 8), DUR, 1, 0.5),
  swirl = spring((t) => speed(t) / 9, DUR, 1.4, 0.3),
  lag = spring((t) => speed(t) / 9, DUR, 1.3, 0.35);
const hop = (t: number) => hump(mod((t / DUR) * STEPS, 1)) * 4;
/** Where dancer i stands on the sheet, how large, and which way the body looks. */
function place(i: number, t: number): { x: number; y: number; s: number; yaw: number } {
  const a = ((i + travel(t)) / N) * TAU - 0.35,
    z = Math.sin(a),
    inward = Math.atan2(-Math.cos(a), -z),
    along = Math.atan2(-z, Math.cos(a)),
    d = Math.atan2(Math.sin(along - inward), Math.cos(along - inward));
  return {
    x: CX + Math.cos(a) * RX,
    y: MIDY + z * RY,
    s: 0.88 * (1 + 0.16 * z),
    yaw: inward + d * 0.5 + spinOf(t),
  };
}
/** Sheet point where a foot is set down on a step: under the hip when the body passes over it. */
function print(i: number, step: number, side: number): Point {
  const p = place(i, ((step + 1.5) / STEPS) * DUR),
    out = side * 12 * p.s;
  return [p.x + out * Math.cos(p.yaw), p.y - out * Math.sin(p.yaw) * TILT];
}
/**
 * A foot of dancer i over the ground point: it stays on its print while the body passes and is lifted over to the next
 * one, the left on even steps and the right on odd ones.
 */
function foot(i: number, t: number, side: number): V3 {
  const n = (t / DUR) * STEPS,
    step = 2 * Math.floor((n - (side > 0 ? 1 : 0)) / 2) + (side > 0 ? 1 : 0),
    v = clamp((n - step - 0.06) / 0.88),
    from = print(i, step - 2, side),
    to = print(i, step, side),
    go = 0.5 - 0.5 * Math.cos(Math.PI * v),
    p = place(i, t);
  const dx = (mix(from[0], to[0], go) - p.x) / p.s,
    dz = (mix(from[1], to[1], go) - p.y) / (p.s * TILT);
  const local = rotY([dx, 0, dz], -p.yaw);
  // The ring lies steeper on the sheet than the figures are seen: the rest of the depth is height.
  return [local[0], dz * (TILT - PITCH) - (i % 2 ? 20 : 14) * hump(v), local[2]];
}
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#15100f',
  lips: '#b3243c',
  bindi: '#b3182c',
  cheek: '#d8654a',
};
const { bindi: _noBindi, ...BARE } = LOOK;
const HIS: Look = {
  ...BARE,
  skin: '#b97c50',
  moustache: '#1a100c',
  browW: 2.3,
  eye: 0.9,
  tail: 0.2,
  lips: '#9a3a34',
};
const pose = (t: number, i: number, yaw: number): Pose => {
  const p = score.at(t);
  return { ...p, yaw, y: p.y - hop(t) - (i % 2 ? 0 : 5), lf: foot(i, t, -1), rf: foot(i, t, 1) };
};
function woman(
  t: number,
  i: number,
  c: { skirt: string; panel: string; choli: string; odhni: string },
): string {
  const { yaw, ...at } = place(i, t),
    b = new Body(pose(t, i, yaw), at),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    l = lag(t),
    fl = flare(t);
  const A = arms(b, {
    ...flesh,
    sleeve: c.choli,
    sleeveTo: 0.25,
    trim: GOLD,
    bangles: [CREAM, c.skirt, CREAM, GOLD, CREAM, c.skirt],
  });
  const k = skirt(b, {
    rise: 4,
    len: 148,
    r0: 27,
    r1: 90,
    panels: 26,
    cols: [c.skirt, c.panel],
    edge: EDGE,
    flare: 0.08 + fl * 0.33,
    swirl: swirl(t),
    ripple: 0.05,
    bell: 0.6,
    bands: [
      [0.5, 0.53, GOLD],
      [0.7, 0.73, GOLD],
      [0.76, 0.9, TEAL],
      [0.93, 1, GOLD],
    ],
    mirrors: [
      [0.83, 3, '#f4fbff'],
      [0.615, 2.4, '#f4fbff'],
      [0.35, 1.8, CREAM],
    ],
  });
  const bun = h.o(0, -6, -30),
    knot =
      dot(bun[0], bun[1], 14 * s, '#15100f') +
      repeat(8, (i) => flower(polar(bun[0], bun[1], 13 * s, i * 0.785), 4.4 * s, '#fbf5e6', ORANGE));
  const tuck = b.skin(0.08, 1.2, 1.1),
    sh = b.skin(1, -0.7),
    f = b.facing > 0,
    drape = strip(
      [sh.p, b.skin(0.75, -0.1, 1.05).p, b.skin(0.4, 0.5, 1.06).p, tuck.p],
      () => 9 * s,
      c.odhni,
      GOLD,
      s,
    ),
    tail = strip(
      hang(f ? b.skin(1, -1).p : b.skin(0.98, 2.4).p, 116 * s, [-l * 60 * s, -Math.abs(l) * 30 * s], 6),
      (u) => s * (9 + 6 * u),
      c.odhni,
      GOLD,
      s,
    );
  const backless = f
    ? ''
    : fill(b.outline(0.55, 0.9, -6), SKIN) +
      string([b.ring(0.72).c, b.ring(0.72).c] as Point[], 5, 1, GOLD) +
      line(
        [
          [b.ring(0.62).c[0] - 18 * s, b.ring(0.62).c[1]],
          [b.ring(0.62).c[0] + 18 * s, b.ring(0.62).c[1]],
        ],
        c.choli,
        5 * s,
      ) +
      bead(b.ring(0.6).c as Point, 4 * s, GOLD);
  return (
    shadow(b, 70, 0.3) +
    (f ? tail : '') +
    A.back +
    k.back +
    // A bent knee that swings the skirt out is skirt, not skin.
    each(legs(b, { ...flesh, cloth: c.panel, to: 0.8, bells: 2 }), (q) => q.svg) +
    k.front +
    bodice(b, { ...flesh, cloth: c.choli, trim: GOLD, from: 0.48, buti: GOLD }) +
    backless +
    (f ? drape : tail) +
    wrap(b, -0.14, 0.1, c.skirt, EDGE, 1) +
    hipBelt(b, GOLD, ['#b3182c', CREAM], 0.08) +
    neck(b, flesh) +
    (f ? necklaces(b, [0.1, 0.24], 2.2, GOLD) : '') +
    (h.z(0, 0, -30) > 0 ? '' : knot) +
    paintHead(h) +
    ears(h, GOLD, '#b3182c', l * 0.4) +
    browBand(h, GOLD, '#b3182c') +
    (h.z(0, 0, -30) > 0 ? knot : '') +
    A.front
  );
}
/** Kediyu: short top flaring from the chest, gathered trousers, rolled turban. */
function man(t: number, i: number): string {
  const { yaw, ...at } = place(i, t),
    b = new Body(pose(t, i, yaw), at, MAN),
    h = new Head(b, HIS),
    s = b.s,
    flesh = { skin: HIS.skin, edge: EDGE },
    fl = flare(t);
  const A = arms(b, { ...flesh, sleeve: CREAM, sleeveTo: 0.9, trim: PINK, width: 1.2 });
  const k = skirt(b, {
    rise: 46,
    len: 74,
    r0: 30,
    r1: 62,
    panels: 24,
    cols: [CREAM, '#f4e2c8'],
    edge: EDGE,
    flare: 0.12 + fl * 0.5,
    swirl: swirl(t),
    ripple: 0.07,
    bell: 0.6,
    bands: [
      [0.04, 0.1, PINK],
      [0.7, 0.76, ORANGE],
      [0.8, 0.9, PINK],
      [0.94, 1, TEAL],
    ],
    mirrors: [
      [0.85, 2.6, '#f4fbff'],
      [0.5, 2, ORANGE],
    ],
  });
  const F = (n: number[]) => {
    const p: Point[] = [];
    for (let i = 0; i < n.length; i += 2) p.push(h.flat(n[i] + Math.sin(h.yaw) * 3, n[i + 1]));
    return p;
  };
  const roll =
    each([-1, 0, 1], (i) =>
      volume(
        curve(
          F([
            -33,
            -18 - i * 8,
            0,
            -30 - i * 9,
            33,
            -18 - i * 8,
            30,
            -28 - i * 8,
            0,
            -42 - i * 7,
            -30,
            -28 - i * 8,
          ]),
          true,
          5,
        ),
        i ? '#d8302a' : ORANGE,
        4 * s,
        EDGE,
      ),
    ) + flower(h.flat(Math.sin(h.yaw) * 14, -34), 6 * s, GOLD, TEAL, 8);
  return (
    shadow(b, 56, 0.3) +
    A.back +
    each(
      legs(b, { ...flesh, cloth: TEAL, to: 0.93, thigh: 1.25, calf: 1.3, cuff: GOLD, shoe: '#7a3a1c' }),
      (q) => q.svg,
    ) +
    k.back +
    k.front +
    bodice(b, {
      ...flesh,
      cloth: CREAM,
      trim: PINK,
      from: 0.42,
      neck: 0.9,
      bare: false,
      buti: ORANGE,
    }).replace(/opacity="\.7"/g, 'opacity="0"') +
    strap(b, 0.4, 0.48, 0, PINK) +
    neck(b, flesh, 11) +
    paintHead(h) +
    (h.back
      ? volume(curve(F([-30, -14, 0, -28, 30, -14, 26, 6, 0, 12, -26, 6]), true, 5), '#d8302a', 5 * s, EDGE)
      : '') +
    roll +
    A.front
  );
}
/** Pierced clay pot glowing from within, on a garlanded stand. */
function garbo(t: number): string {
  const x = CX,
    y = MIDY + 4,
    fl = 0.8 + 0.12 * Math.sin((t / DUR) * TAU * 6) + 0.08 * Math.sin((t / DUR) * TAU * 11);
  const pot = curve(
    [
      [x - 20, y - 122],
      [x - 26, y - 112],
      [x - 50, y - 84],
      [x - 48, y - 48],
      [x - 24, y - 28],
      [x + 24, y - 28],
      [x + 48, y - 48],
      [x + 50, y - 84],
      [x + 26, y - 112],
      [x + 20, y - 122],
    ] as Point[],
    true,
    6,
  );
  let holes = '';
  for (const [k, yy] of [-96, -80, -64, -48].entries())
    for (let i = -3; i <= 3; i++) {
      const px = x + (i + (k % 2) * 0.5) * 13 * (k === 3 ? 0.8 : 1);
      if (Math.abs(px - x) < 44) holes += fill(leaf(px, y + yy + 5, 10, 3, -1.57, 0, 0.5, 6), blend(fl));
    }
  return (
    `<circle cx="${x}" cy="${y - 72}" r="190" fill="url(#glowG)" opacity="${fl.toFixed(2)}"/>` +
    fill(ellipse(x, y, 74, 20), '#7a2a1c') +
    fill(rect(x - 60, y - 22, 120, 22), '#a5382a') +
    fill(ellipse(x, y - 22, 60, 15), '#d8a548') +
    volume(pot, '#b5502c', 14, EDGE) +
    holes +
    line(curveThrough(x - 44, y - 100, x, y - 90, x + 44, y - 100), CREAM, 2.4) +
    repeat(13, (i) =>
      flower(
        [x - 50 + i * 8.4, y - 26 + Math.sin((i / 12) * Math.PI) * 9],
        6,
        i % 2 ? '#f6a52c' : '#fbf5e6',
        '#d8302a',
        8,
      ),
    ) +
    volume(
      curve(polyline(x - 26, y - 124, x + 26, y - 124, x + 18, y - 112, x - 18, y - 112), true, 5),
      '#8a3a1c',
      5,
      EDGE,
    ) +
    flame(x, y - 124, t, DUR, 1, 34)
  );
}
const blend = (f: number) => tone('#ffb63a', clamp((f - 0.7) * 2));
/** String lights that twinkle in turn. */
const lights = (t: number): string =>
  repeat(46, (i) => {
    const u = i / 45,
      v = mod(u * 3, 1),
      x = 44 + u * 552,
      y = 206 + Math.sin(v * Math.PI) * 46,
      on = 0.45 + 0.55 * Math.max(0, Math.sin(TAU * ((t / DUR) * 4 + i * 0.21))),
      c = [GOLD, '#ff6f9a', '#5fe0c4', '#fff3cf'][i % 4];
    return (
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="9" fill="${c}" opacity="${(on * 0.25).toFixed(2)}"/>` +
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.4" fill="${c}" opacity="${on.toFixed(2)}"/>`
    );
  });
/** The ring, far side first. */
function ring(t: number): string {
  const cast = series(N, (i) => ({
    y: place(i, t).y,
    svg: i % 2 ? man(t, i) : woman(t, i, { skirt: PINK, panel: '#a81450', choli: ORANGE, odhni: '#ffb300' }),
  }));
  return each(
    [...cast, { y: MIDY, svg: garbo(t) }].sort((p, q) => p.y - q.y),
    (k) => k.svg,
  );
}
/** Carved pol houses round the square. */
function square(): string {
  let s = '';
  for (const [i, x] of [36, 148, 262, 378, 492].entries()) {
    const top = 246 + (i % 2) * 26,
      w = 112,
      col = ['#8a3a4a', '#6a3a6a', '#94482f', '#5a3a6e', '#8a3f3a'][i];
    s +=
      fill(rect(x, top, w, 300), col) +
      fill(polyline(x - 6, top, x + w + 6, top, x + w - 6, top - 22, x + 6, top - 22), tone(col, -0.35)) +
      each([0, 1], (r) =>
        each([0, 1], (k) => {
          const a = archLine(17, 0, 40, 3, 1.1).map(
            (p) => [p[0] - CX + x + 30 + k * 52, p[1] + top + 52 + r * 92] as Point,
          );
          return (
            fill(a, (i + r + k) % 3 ? '#ffcf70' : '#3a1a3a') +
            line(a, tone(col, -0.5), 3) +
            fill(rect(x + 8 + k * 52, top + 94 + r * 92, 44, 6), tone(col, 0.3))
          );
        }),
      ) +
      line(polyline(x, top + 116, x + w, top + 116), tone(col, 0.3), 3);
  }
  return s;
}
export const dance: Dance = {
  id: 'dance-garba',
  dur: DUR,
  poster: 1.83,
  crf: 35,
  vp9: 58,
  ground() {
    const f = floor(506, '#c9855a', '#7a3a34', '#ffd9a0', 4);
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      stars(140, 260, 6) +
      square() +
      toran(
        [
          [38, 60],
          [179, 60],
          [320, 60],
          [461, 60],
          [602, 60],
        ],
        50,
        '#3d8a4a',
        '#ffb300',
      ) +
      f.body +
      group(rangoli(CX, MIDY + 4, 282, ['#ff9800', '#fff3e0', '#c2185b'], 0.42), 'opacity=".8"') +
      border(
        [
          { t: 6, band: beads },
          { t: 30, band: triangles },
        ],
        '#3a0a20',
        '#7a1238',
        ['#ff9800', '#00796b', '#fff3e0'],
        '#00796b',
      );
    return {
      bg: '#2a1440',
      seed: 61,
      body,
      defs: f.defs + linearGradient('sky', 0, 0, 0, 520, [0, '#160c38'], [0.6, '#4a1f5c'], [1, '#a84a5a']),
    };
  },
  defs: halo('glowG', '#ffc24a', 0.6),
  draw: (t) => lights(t) + ring(t),
};
