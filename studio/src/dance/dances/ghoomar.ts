/** Ghoomar: veiled women spin their ghagras into discs in a haveli courtyard, first one way, then the other. */
import { type Point, TAU, series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { each, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, vine } from '../../motifs/borders.ts';
import { Body } from '../rig/body.ts';
import { bead, flower, string, tone } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, ears, paintHead } from '../rig/head.ts';
import { clamp, hump, mod, ramp, rate, soft, spring } from '../rig/math.ts';
import { arms, bodice, hipBelt, legs, neck, necklaces, shadow } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, archLine, border, flame, floor, jali, rangoli, toran } from '../rig/stage.ts';

const DUR = 6,
  BEATS = 12,
  GOLD = '#fbc02d',
  SKIN = '#c98f62',
  EDGE = '#2a120e',
  IVORY = '#fff8e1';
const base: Partial<Pose> = {
  y: -166,
  lf: [-11, 0, 0],
  rf: [11, 0, 6],
  ko: 0.3,
  eL: 0.6,
  eR: 0.75,
  smile: 0.6,
  mL: M.pataka,
  mR: M.hamsa,
};
const veilUp: Partial<Pose> = {
  L: [-104, 54, 26],
  R: [62, -62, 34],
  wL: 0.8,
  wR: -0.2,
  lean: -0.06,
  nt: 0.1,
  gx: 0.4,
  roll: 0.08,
  x: -4,
};
const whirl: Partial<Pose> = { L: [-102, 66, 24], R: [78, -76, 20], wL: 0.5, wR: -0.1, lean: -0.05 };
const clap: Partial<Pose> = {
  L: [44, -34, 50],
  R: [58, -36, 46],
  eL: 0.3,
  eR: 0.2,
  mL: M.pataka,
  mR: M.pataka,
  nt: 0.12,
  wL: -0.3,
  wR: -0.3,
  y: -160,
};
const K = { hold: 0.15 };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, veilUp, K],
    [1, whirl, K],
    [4, whirl, K],
    [4.8, veilUp, K],
    [5.35, { ...clap, L: [10, -34, 56], R: [92, -36, 40] }, { hold: 0 }],
    [5.65, clap, { hold: 0, kind: 'fall' }],
    [6.4, mirror(veilUp), K],
    [7.2, mirror(whirl), K],
    [10.2, mirror(whirl), K],
    [11, mirror(veilUp), K],
    [11.35, mirror({ ...clap, L: [10, -34, 56], R: [92, -36, 40] }), { hold: 0 }],
    [11.65, mirror(clap), { hold: 0, kind: 'fall' }],
  ] as Key[],
  1,
);
/** Two turns right on counts 1-5, two turns back on 7-11. */
const yaw = (t: number) => {
  const b = (mod(t, DUR) / DUR) * BEATS,
    e = (f: number) => {
      const k = clamp(f);
      return 0.5 * k + 0.5 * soft(k);
    };
  return TAU * 2 * (e((b - 0.5) / 4.3) - e((b - 6.6) / 4.3));
};
const speed = rate(yaw),
  flare = spring((t) => clamp(Math.abs(speed(t)) / 7.6), DUR, 0.8, 0.6),
  swirl = spring((t) => speed(t) / 9, DUR, 1.2, 0.3),
  lag = spring((t) => speed(t) / 8, DUR, 1.1, 0.35);
function pose(t: number): Pose {
  const p = score.at(t),
    b = mod((t / DUR) * BEATS, BEATS),
    w = ramp(b, 0.5, 1) * (1 - ramp(b, 4.4, 4.9)) + ramp(b, 6.6, 7.1) * (1 - ramp(b, 10.5, 11));
  return {
    ...p,
    yaw: yaw(t),
    y: p.y + 3 * Math.sin(b * Math.PI * 2) * (1 - w * 0.5),
    lf: [p.lf[0], p.lf[1] - w * 8 * hump(mod(b * 2, 1)), p.lf[2]],
    rf: [p.rf[0], p.rf[1] - w * 8 * hump(mod(b * 2 + 0.5, 1)), p.rf[2]],
    blink: hump((mod(b + 0.6, 6) - 0.2) / 0.4),
  };
}
const LOOK: Look = { skin: SKIN, edge: EDGE, hair: '#17100f', lips: '#b0243c', cheek: '#d8654a' };
interface Dress {
  ghagra: string;
  panel: string;
  choli: string;
  odhni: string;
  band: string;
}
/** Odhni over the head, falling down the back; sheer over the brow. */
function odhni(
  b: Body,
  h: Head,
  c: Dress,
  l: number,
): { back: string; cap: string; over: string; held: string } {
  const s = b.s,
    F = (n: number[]) => {
      const p: Point[] = [];
      for (let i = 0; i < n.length; i += 2) p.push(h.flat(n[i], n[i + 1]));
      return p;
    },
    turn = Math.sin(h.yaw) * 8;
  const hood = curve(
    F([-33, 26, -34, -6, -28, -30, -13, -43, 0, -45, 13, -43, 28, -30, 34, -6, 33, 26, 22, 36, -22, 36]),
    true,
    6,
  );
  const fallTop = h.flat(-turn * 1.5, 6),
    falling = strip(
      hang(fallTop, 176 * s, [-l * 88 * s, -Math.abs(l) * 46 * s], 7, 3 * s),
      (u) => s * (24 + 12 * u),
      c.odhni,
      GOLD,
      s,
    );
  const rim = curve(
      F([
        -31 + turn,
        30,
        -32 + turn,
        2,
        -27 + turn,
        -21,
        -13 + turn,
        -31,
        turn,
        -34,
        13 + turn,
        -31,
        27 + turn,
        -21,
        32 + turn,
        2,
        31 + turn,
        30,
      ]),
      false,
      6,
    ),
    edge = F([34, 28, 34, -6, 28, -31, 13, -44, 0, -46, -13, -44, -28, -31, -34, -6, -34, 28]);
  const cap = h.back
    ? edged(hood, c.odhni, EDGE, 1.1)
    : fill([...rim, ...curve(edge, false, 5)], c.odhni) +
      line(rim, GOLD, 3 * s) +
      line(curve(edge, false, 5), EDGE, 1);
  const sheer = h.back
    ? ''
    : fill(
        curve(
          F([
            -30 + turn,
            8,
            -28 + turn,
            -18,
            -13 + turn,
            -30,
            turn,
            -33,
            13 + turn,
            -30,
            28 + turn,
            -18,
            30 + turn,
            8,
            14 + turn,
            13,
            -14 + turn,
            13,
          ]),
          true,
          6,
        ),
        c.odhni,
        'opacity=".1"',
      );
  const dotRows = h.back
    ? ''
    : repeat(9, (i) => {
        const q = rim[Math.round((i / 8) * (rim.length - 1))];
        return dot(q[0], q[1], 1.8 * s, IVORY);
      });
  const i = b.q.R[1] < b.q.L[1] ? 1 : 0,
    w = b.pt(b.wri[i]),
    from = h.flat(i ? 30 : -30, -4),
    mid: Point = [(from[0] + w[0]) / 2, Math.max(from[1], w[1]) + 16 * s];
  const up =
    Math.min(b.q.R[1], b.q.L[1]) < -20 && !(Math.abs(b.q.R[0] + b.q.L[0]) < 4)
      ? strip(
          [from, mid, w, [w[0] + (i ? 10 : -10) * s - l * 14 * s, w[1] + 62 * s]],
          (u) => s * (9 + 9 * u),
          c.odhni,
          GOLD,
          s,
          { op: Math.max(0.01, Math.min(0.94, b.facing * 3 - 1.4)) },
        )
      : '';
  return { back: falling, cap: fill(hood, tone(c.odhni, -0.22)) + cap, over: sheer + dotRows, held: up };
}
function woman(t: number, x: number, y: number, s0: number, c: Dress, ph = 0, flip = false): string {
  const u = t + ph,
    q0 = pose(u),
    q = flip ? ({ ...q0, ...mirror(q0) } as Pose) : q0,
    sg = flip ? -1 : 1,
    b = new Body(q, { x, y, s: s0 }),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    l = lag(u) * sg;
  const many = series(11, (i) => (i % 4 === 3 ? c.band : IVORY));
  const A = arms(b, {
    ...flesh,
    nails: '#b3202c',
    sleeve: c.choli,
    sleeveTo: 0.27,
    trim: GOLD,
    armlet: IVORY,
    bangles: many,
  });
  const fl = flare(u) * 0.6,
    k = skirt(b, {
      rise: 12,
      len: 152,
      r0: 25,
      r1: 98,
      panels: 40,
      cols: [c.ghagra, c.panel],
      edge: EDGE,
      flare: fl,
      swirl: swirl(u) * sg,
      ripple: 0.045 + fl * 0.03,
      bell: 0.8,
      bands: [
        [0.6, 0.62, GOLD],
        [0.74, 0.77, GOLD],
        [0.8, 0.9, c.band],
        [0.9, 0.93, GOLD],
        [0.96, 1, GOLD],
      ],
      mirrors: [
        [0.85, 2.6, IVORY],
        [0.68, 1.9, GOLD],
        [0.45, 1.6, GOLD],
        [0.28, 1.2, GOLD],
      ],
    });
  const o = odhni(b, h, c, l),
    L = legs(b, { ...flesh, bells: 2, bell: '#e6e6e6', alta: '#b3202c' });
  const borla =
    h.back || !h.seen(0, -20)
      ? ''
      : string([h.f(0, -34), h.f(0, -26)], 4 * s, 2 * s, GOLD) +
        bead(h.f(0, -20), 6 * h.s, GOLD) +
        dot(...h.f(0, -20), 2.4 * h.s, '#b3182c') +
        string(h.curve([-22, -10, -13, -21, 0, -25, 13, -21, 22, -10]), 5 * h.s, 2 * h.s, [GOLD, IVORY]);
  const nath = h.seen(-5, 11)
    ? line(ellipse(h.f(-8, 14)[0], h.f(-8, 14)[1], 5.4 * h.s, 5.8 * h.s), GOLD, 1.5 * h.s, true) +
      dot(...h.f(-8, 19.4), 1.8 * h.s, '#b3182c')
    : '';
  const head = paintHead(h) + (h.back ? '' : ears(h, GOLD, '#b3182c', l * 0.6) + borla + nath),
    front = b.facing > 0;
  return (
    shadow(b, 70 + fl * 66) +
    (front ? o.back : '') +
    A.back +
    (front ? o.held : '') +
    k.back +
    each(L, (z) => z.svg) +
    k.front +
    liningOf(o.cap) +
    bodice(b, { ...flesh, cloth: c.choli, trim: GOLD, from: 0.02, neck: 0.86, buti: GOLD, bare: false }) +
    hipBelt(b, GOLD, ['#b3182c', IVORY], 0.1) +
    neck(b, flesh) +
    necklaces(b, [0.1, 0.19, 0.32], 2.1, [GOLD, IVORY]) +
    head +
    rimOf(o.cap) +
    o.over +
    (front ? '' : o.back) +
    A.front
  );
}
/** The hood has two parts: a lining behind the head and a rim in front of it. */
const liningOf = (cap: string) => cap.slice(0, cap.indexOf('/>') + 2);
const rimOf = (cap: string) => cap.slice(cap.indexOf('/>') + 2);
/** Facade with jharokha windows, jali and chhatri domes. */
function haveli(): string {
  let s = fill(rect(30, 150, 580, 500), 'url(#wall)');
  for (const [x, w] of [
    [108, 52],
    [320, 66],
    [532, 52],
  ]) {
    const dome = curve([
      [x - w, 150],
      [x - w * 0.9, 112],
      [x - w * 0.4, 78],
      [x, 64],
      [x + w * 0.4, 78],
      [x + w * 0.9, 112],
      [x + w, 150],
    ] as Point[]);
    s +=
      fill(dome, '#e9a06a') +
      line(dome, '#7a3420', 1.6) +
      line(polyline(x, 64, x, 44), GOLD, 3) +
      repeat(5, (i) =>
        line(
          curve(polyline(x, 66, x + (i - 2) * w * 0.34, 106, x + (i - 2) * w * 0.44, 150)),
          '#b8663c',
          1.4,
        ),
      );
  }
  s +=
    fill(rect(26, 150, 588, 18), '#f3cf9a') +
    repeat(30, (i) => flower([40 + i * 19.4, 159], 6.5, '#b8423c', '#fff3d6', 8));
  for (const x of [-176, 0, 176]) {
    const a = archLine(62, 320, 470, 7, 1.1).map((p) => [p[0] + x, p[1]] as Point),
      out = archLine(76, 320, 470, 7, 1.14).map((p) => [p[0] + x, p[1]] as Point);
    s +=
      fill(out, '#f3cf9a') +
      line(out, '#a5522e', 1.6) +
      (x ? jali(a, CX + x - 70, 230, CX + x + 70, 470, 22, '#d98a52', '#5a2440') : fill(a, 'url(#dusk)')) +
      line(a, '#7a3420', 1.6) +
      fill(rect(CX + x - 88, 470, 176, 14), '#f3cf9a') +
      fill(rect(CX + x - 80, 484, 160, 40), '#d98a52') +
      repeat(7, (i) => flower([CX + x - 66 + i * 22, 504], 8, '#fff3d6', '#b8423c', 8));
  }
  return (
    s +
    repeat(12, (i) =>
      fill(
        archLine(20, 580, 640, 3, 1.1).map((p) => [p[0] - 268 + i * 48.6, p[1]] as Point),
        i % 2 ? '#c9743f' : '#d98a52',
      ),
    )
  );
}
export const dance: Dance = {
  id: 'dance-ghoomar',
  dur: DUR,
  poster: 1.3,
  crf: 36,
  vp9: 60,
  ground() {
    const f = floor(646, '#f0cf9a', '#b8703c', '#fff3d6', 3);
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      haveli() +
      toran(
        [
          [34, 176],
          [177, 176],
          [320, 176],
          [463, 176],
          [606, 176],
        ],
        30,
        '#3d7a3a',
        '#fbc02d',
      ) +
      f.body +
      rangoli(CX, 722, 236, ['#c2185b', '#6a1b9a', '#fff8e1']) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: vine() },
        ],
        '#4a0f2c',
        '#8a1248',
        ['#fbc02d', '#fff8e1', '#f28c5a'],
        '#5a9a4a',
      );
    return {
      bg: '#e2905a',
      seed: 51,
      body,
      defs:
        f.defs +
        linearGradient('sky', 0, 0, 0, 420, [0, '#5a3a8a'], [0.5, '#d8688a'], [1, '#ffc07a']) +
        linearGradient('wall', 0, 150, 0, 650, [0, '#e9a26c'], [1, '#c9743f']) +
        radialGradient('dusk', CX, 400, 160, [0, '#ffd08a'], [1, '#8a3a6a']),
    };
  },
  draw: (t) =>
    woman(t, 142, 656, 0.8, {
      ghagra: '#fbc02d',
      panel: '#f0a82a',
      choli: '#c62828',
      odhni: '#d84315',
      band: '#c62828',
    }) +
    woman(
      t,
      498,
      656,
      0.8,
      { ghagra: '#6a1b9a', panel: '#5a1586', choli: '#00796b', odhni: '#00897b', band: '#fbc02d' },
      0,
      true,
    ) +
    woman(t, CX, 712, 1.32, {
      ghagra: '#d81b60',
      panel: '#c01654',
      choli: '#6a1b9a',
      odhni: '#f9a825',
      band: '#6a1b9a',
    }) +
    each([62, 578], (x, i) => flame(x, 640, t, DUR, i, 16)),
};
