/** Bhangra: two young farmers and a dhol player before the ripe wheat. */
import { type Point, TAU, lerp, polar, series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { rosettes, triangles } from '../../motifs/borders.ts';
import { Body, MAN } from '../rig/body.ts';
import { flower, midP, tone, volume } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, paintHead } from '../rig/head.ts';
import { clamp, hump, mod, rate, soft, spring } from '../rig/math.ts';
import { arms, bodice, legs, neck, shadow, strap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, border, hill, hut, tree } from '../rig/stage.ts';

const DUR = 4,
  BEATS = 8,
  GOLD = '#f9d423',
  SKIN = '#b97b4e',
  EDGE = '#26120c';
const base: Partial<Pose> = {
  y: -164,
  lf: [-26, 0, 0],
  rf: [26, 0, 0],
  ko: 0.55,
  mL: M.suchi,
  mR: M.suchi,
  eL: 0.7,
  eR: 0.7,
  smile: 1.05,
  brow: 0.5,
  bow: -0.04,
  hp: -0.06,
};
const up: Partial<Pose> = { L: [-72, -100, 16], R: [72, -100, 16], wL: -0.1, wR: -0.1 };
const kneeR: Partial<Pose> = { ...up, rf: [28, -74, 40], x: -12, lean: -0.05, nt: -0.1, hy: 0.2, y: -166 };
const down: Partial<Pose> = {
  L: [-76, -26, 42],
  R: [76, -26, 42],
  eL: 0.3,
  eR: 0.3,
  y: -146,
  wL: 0.1,
  wR: 0.1,
};
const side: Partial<Pose> = {
  L: [-128, -30, 20],
  R: [52, -112, 20],
  lean: 0.08,
  rf: [52, 0, 12],
  x: 8,
  nt: 0.12,
  y: -156,
};
const S = { hold: 0, kind: 'snap' as const };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, kneeR, S],
    [0.5, down, S],
    [1, mirror(kneeR), S],
    [1.5, down, S],
    [2, kneeR, S],
    [2.5, down, S],
    [3, mirror(kneeR), S],
    [3.5, down, S],
    [4, side, S],
    [4.5, { ...side, R: [60, -84, 30], y: -148 }, S],
    [5, { ...up, lean: -0.09, x: -8, lf: [-50, 0, 12], nt: -0.12, y: -156 }, S],
    [5.5, { ...up, y: -150 }, S],
    [6.5, { ...up, lf: [-18, -10, 0] }, S],
    [7.4, { ...down, y: -142 }, S],
  ] as Key[],
  0.5,
);
/** One full turn in every eight counts. */
const yaw = (t: number) =>
  TAU * (Math.floor(t / DUR) + soft(clamp(((mod(t, DUR) / DUR) * BEATS - 5.5) / 1.8)));
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    f = mod(b, 1),
    pump = Math.sin(b * TAU) * 7,
    spin = hump((mod(b, BEATS) - 5.5) / 1.8);
  const hop = -16 * hump(((f + 0.25) % 1) / 0.55),
    steps = spin * 12;
  return {
    ...p,
    yaw: yaw(t),
    jump: hop * 0.5,
    y: p.y + hop * 0.35 + 6 * hump(f / 0.4),
    shift: pump * 0.5,
    L: [p.L[0], p.L[1] + pump, p.L[2]],
    R: [p.R[0], p.R[1] + pump, p.R[2]],
    lf: [p.lf[0], p.lf[1] - steps * hump(mod(b * 2, 1)), p.lf[2]],
    rf: [p.rf[0], p.rf[1] - steps * hump(mod(b * 2 + 0.5, 1)), p.rf[2]],
  };
}
const swing = spring((t) => rate(yaw)(t) / 9, DUR, 1.6, 0.35),
  lift = spring((t) => pose(t).y + pose(t).jump, DUR, 2.2, 0.22);
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#1a100c',
  lips: '#9a3a34',
  beard: '#1c110d',
  moustache: '#1c110d',
  browW: 2.6,
  eye: 0.92,
  tail: 0.25,
};
interface Suit {
  kurta: string;
  vest: string;
  chadra: string;
  turban: string;
  trim: string;
}
/** Starched turban with a standing fan and a tail. */
function turban(h: Head, c: Suit, l: number, v: number): { back: string; front: string } {
  const s = h.s,
    tx = Math.sin(h.yaw) * 4,
    F = (n: number[]) => {
      const p: Point[] = [];
      for (let i = 0; i < n.length; i += 2) p.push(h.flat(n[i] + tx, n[i + 1]));
      return p;
    };
  const dome = curve(
    F([-31, -13, -33, -28, -22, -46, 0, -53, 22, -46, 33, -28, 31, -13, 15, -20, 0, -26, -15, -20]),
    true,
    6,
  );
  const folds = each([0, 1, 2, 3], (k) =>
    line(
      curve(
        F([-31 + k, -15 - k * 7, -8, -27 - k * 6.5, 8, -31 - k * 5.5, 31 - k * 2, -22 - k * 6]),
        false,
        6,
      ),
      tone(c.turban, k % 2 ? -0.3 : 0.3),
      2 * s,
    ),
  );
  const root = h.flat(tx + 5, -46),
    n = 9,
    tips = series(n + 1, (i) =>
      polar(
        root[0],
        root[1],
        (44 + (i % 2) * 4) * s,
        -1.57 + h.b.headRoll + (i / n - 0.5) * 1.5 + l * 0.1 - v * 0.004 * (i - n / 2),
      ),
    );
  const fan =
    each(
      tips.slice(0, -1),
      (p, i) =>
        fill([root, p, tips[i + 1]], i % 2 ? c.turban : tone(c.turban, 0.22)) +
        line([midP(root, p, 0.84), midP(root, tips[i + 1], 0.84)], c.trim, 4 * s),
    ) + line([root, ...tips], EDGE, 1, true);
  const tail = strip(
    hang(h.flat(-22 + tx, -14), 62 * s, [-l * 30 * s - 8 * s, v * 0.4 * s], 5),
    () => 9 * s,
    c.turban,
    c.trim,
    s,
  );
  return {
    back: tail + fan,
    front:
      (h.back
        ? volume(curve(F([-31, -14, 0, -30, 31, -14, 28, 8, 0, 16, -28, 8]), true, 6), c.turban, 6 * s, EDGE)
        : '') +
      volume(dome, c.turban, 7 * s, EDGE) +
      folds +
      flower(h.flat(tx * 2, -29), 6 * s, c.trim, c.vest, 8),
  };
}
function man(t: number, x: number, y: number, s0: number, c: Suit, flip: boolean): string {
  const q0 = pose(t),
    q = flip ? ({ ...q0, ...mirror(q0) } as Pose) : q0,
    b = new Body(q, { x, y, s: s0 }, MAN),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE };
  const l = swing(t) * (flip ? -1 : 1),
    v = clamp((lift(t) - q.y - q.jump) * 1.1, -30, 30);
  const A = arms(b, { ...flesh, sleeve: c.kurta, sleeveTo: 0.93, trim: c.trim, width: 1.28, hand: 1.12 });
  const cuffBand = (path: Point[]) =>
    each(path.slice(-9, -2), (p) => line(polyline(p[0] - 40, p[1], p[0] + 40, p[1]), c.trim, 1.4 * s));
  const L = legs(b, {
    ...flesh,
    cloth: c.chadra,
    to: 0.88,
    thigh: 1.45,
    calf: 2.1,
    shoe: '#8a4a20',
    pattern: cuffBand,
  });
  const k = skirt(b, {
    rise: 10,
    len: 74,
    r0: 28,
    r1: 50,
    panels: 22,
    cols: [c.kurta, tone(c.kurta, -0.08)],
    edge: EDGE,
    flare: clamp(Math.abs(l) * 0.3 + Math.max(0, v) * 0.012),
    swirl: l * 0.3,
    ripple: 0.05,
    bell: 0.8,
    bands: [[0.9, 0.97, c.trim]],
    sway: [0, 0],
  });
  const vest = each([-1, 1], (sg) => {
    const p = (tt: number, a: number) => b.skin(tt, sg * a, 1.06).p,
      z = b.skin(0.5, sg * 0.8).z;
    return z > -4
      ? volume(
          [
            p(0.98, 1.0),
            p(0.98, 0.45),
            p(0.75, 0.28),
            p(0.45, 0.2),
            p(0.1, 0.3),
            p(0.02, 0.9),
            p(0.1, 1.5),
            p(0.4, 1.5),
            p(0.72, 1.5),
            p(0.9, 1.5),
          ],
          c.vest,
          5 * s,
          EDGE,
        ) +
          line(
            [p(0.98, 0.45), p(0.75, 0.28), p(0.45, 0.2), p(0.1, 0.3), p(0.02, 0.9), p(0.08, 1.5)],
            GOLD,
            2.4 * s,
          ) +
          each([0.8, 0.6, 0.4, 0.2], (u) => flower(p(u, 0.8), 4.6 * s, GOLD, c.kurta, 6))
      : '';
  });
  const backVest =
    b.facing < 0
      ? volume(b.outline(0.05, 0.95, 1.5), c.vest, 8 * s, EDGE) +
        each([0.8, 0.55, 0.3], (u) => {
          const r = b.ring(u);
          return flower(r.c as Point, 8 * s, GOLD, c.kurta, 8);
        })
      : vest;
  const tb = turban(h, c, l, v);
  return (
    shadow(b, 66) +
    tb.back +
    A.back +
    k.back +
    each(L, (z) => z.svg) +
    k.front +
    bodice(b, { ...flesh, cloth: c.kurta, trim: c.trim, from: -0.05, neck: 0.88, bare: false }).replace(
      /opacity="\.7"/g,
      'opacity="0"',
    ) +
    backVest +
    strap(b, 0.0, 0.06, 0, c.trim) +
    neck(b, flesh, 11) +
    paintHead(h) +
    tb.front +
    A.front
  );
}
/** Dhol player behind, body rocking, sticks falling on the beat. */
function drummer(t: number): string {
  const b8 = (t / DUR) * BEATS,
    hit = (k: number) => Math.abs(Math.sin((b8 + k) * Math.PI)) * 26;
  const q: Pose = {
    ...score.at(0),
    ...base,
    x: 0,
    lf: [-24, 0, 0],
    rf: [24, 0, 0],
    y: -163 + 5 * hump(mod(b8, 1)),
    L: [-64, 46 - hit(0), 66],
    R: [64, 46 - hit(0.5), 66],
    eL: 0.5,
    eR: 0.5,
    mL: M.fist,
    mR: M.fist,
    lean: 0.06 * Math.sin(b8 * Math.PI),
    nt: 0.1 * Math.sin(b8 * Math.PI),
    nx: 0,
    hy: 0,
    twist: 0,
    jump: 0,
    shift: 0,
  } as Pose;
  const b = new Body(q, { x: CX, y: 628, s: 0.8 }, MAN),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    c: Suit = { kurta: '#f6efe0', vest: '#c2185b', chadra: '#f6efe0', turban: '#c2185b', trim: GOLD };
  const tb = turban(h, c, 0, 0),
    p = b.pt([b.hip[0], b.hip[1] - 26, 44]);
  const drum =
    volume(
      curve(
        [
          [p[0] - 44 * s, p[1] - 24 * s],
          [p[0], p[1] - 31 * s],
          [p[0] + 44 * s, p[1] - 24 * s],
          [p[0] + 44 * s, p[1] + 24 * s],
          [p[0], p[1] + 31 * s],
          [p[0] - 44 * s, p[1] + 24 * s],
        ] as Point[],
        true,
        6,
      ),
      '#a8522a',
      9 * s,
      EDGE,
    ) +
    repeat(7, (i) =>
      line(
        [
          [p[0] - 40 * s + i * 13 * s, p[1] - 27 * s],
          [p[0] - 34 * s + i * 13 * s, p[1] + 27 * s],
          [p[0] - 27 * s + i * 13 * s, p[1] - 27 * s],
        ] as Point[],
        '#f3d79a',
        1.6 * s,
      ),
    ) +
    each([-1, 1], (sg) => edged(ellipse(p[0] + sg * 44 * s, p[1], 8 * s, 24 * s), '#f0e0c0', EDGE, 1));
  const A = arms(b, {
    ...flesh,
    sleeve: c.kurta,
    sleeveTo: 0.9,
    trim: GOLD,
    width: 1.2,
    prop: (w, _a, i) =>
      line([w, [p[0] + (i ? 1 : -1) * 50 * s, p[1] - 10 * s - hit(i / 2) * 0.4]], '#6b3a1c', 3 * s),
  });
  const k = skirt(b, { rise: 10, len: 80, r0: 28, r1: 46, panels: 18, cols: [c.kurta], edge: EDGE });
  return (
    shadow(b, 56) +
    tb.back +
    each(
      legs(b, { ...flesh, cloth: c.chadra, to: 0.88, thigh: 1.4, calf: 1.9, shoe: '#8a4a20' }),
      (z) => z.svg,
    ) +
    k.back +
    k.front +
    bodice(b, { ...flesh, cloth: c.kurta, trim: GOLD, from: -0.05, bare: false }) +
    neck(b, flesh, 11) +
    paintHead(h) +
    tb.front +
    line([b.pt(b.sho[0]), [p[0] + 34 * s, p[1] - 20 * s]], '#8a2a1c', 4 * s) +
    drum +
    A.back +
    A.front
  );
}
/** Ear of wheat on a stalk. */
const wheat = (x: number, y: number, hgt: number, bend: number): string => {
  const tip: Point = [x + bend, y - hgt],
    st = curve([[x, y], [x + bend * 0.3, y - hgt * 0.55], tip]);
  return (
    line(st, '#c9982f', 2) +
    repeat(5, (i) =>
      each([-1, 1], (sg) =>
        fill(
          leaf(lerp(tip[0], x, i * 0.05), tip[1] + i * 7, 14, 3.4, -1.57 + sg * 0.5 + bend * 0.01, 0, 0.5, 6),
          i % 2 ? '#f2c14e' : '#e0a52f',
        ),
      ),
    )
  );
};
export const dance: Dance = {
  id: 'dance-bhangra',
  dur: DUR,
  poster: 0.02,
  crf: 32,
  vp9: 49,
  ground() {
    let field = '';
    for (let r = 0; r < 6; r++)
      for (let i = 0; i < 46; i++)
        field += wheat(
          i * 14.4 + (r % 2) * 7 + mod(i * 37 + r * 11, 9),
          520 + r * 16,
          58 + r * 3,
          mod(i * 53 + r * 29, 17) - 8,
        );
    const sun =
      group(
        repeat(28, (i) =>
          fill(leaf(...polar(CX, 250, 92, (i / 28) * TAU), 60, 8, (i / 28) * TAU, 0, 0.3), '#ffe08a'),
        ),
        'opacity=".55"',
      ) +
      dot(CX, 250, 88, '#ffd34a') +
      dot(CX, 250, 74, '#ffe27a');
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      sun +
      hill(450, 26, '#7aa84a', 1.4) +
      tree(96, 500, 190, 96, '#5a3a22', ['#2e7d32', '#43923f', '#5aa548', '#367f3a'], 3) +
      tree(556, 500, 170, 84, '#5a3a22', ['#2e7d32', '#43923f', '#5aa548', '#367f3a'], 8) +
      hut(210, 480, 84, '#d9a066', '#a5713c', '#fff3d6') +
      hut(452, 478, 76, '#d08f5a', '#a5713c', '#fff3d6') +
      fill(rect(0, 462, 640, 130), '#e0a83a') +
      field +
      fill(polyline([0, 606, 160, 594, 320, 590, 480, 594, 640, 606, 640, 800, 0, 800]), 'url(#earth)') +
      repeat(60, (i) => dot(mod(i * 97, 640), 620 + mod(i * 61, 150), 1.6, '#a5713c')) +
      border(
        [
          { t: 8, band: triangles },
          { t: 28, band: rosettes(8) },
        ],
        '#5a1a10',
        '#c2185b',
        ['#f9d423', '#f28c28', '#fff3d6'],
        '#2e7d32',
      );
    return {
      bg: '#f2b25a',
      seed: 41,
      body,
      defs:
        linearGradient('sky', 0, 0, 0, 480, [0, '#5aa8d8'], [0.55, '#a9d3dc'], [1, '#ffe2a0']) +
        radialGradient('earth', CX, 690, 360, [0, '#e2bd82'], [0.6, '#c9985a'], [1, '#9a6a3a']),
    };
  },
  draw: (t) =>
    drummer(t) +
    man(
      t,
      174,
      712,
      1.12,
      { kurta: '#f28c28', vest: '#1565c0', chadra: '#f9d423', turban: '#1565c0', trim: GOLD },
      false,
    ) +
    man(
      t,
      466,
      712,
      1.12,
      { kurta: '#f9d423', vest: '#2e7d32', chadra: '#f28c28', turban: '#d8342a', trim: '#fff3d6' },
      true,
    ) +
    repeat(30, (i) =>
      wheat(
        i < 15 ? 42 + i * 6.4 : 508 + (i - 15) * 6.4,
        765,
        40 + mod(i * 29, 22),
        Math.sin((t / DUR) * TAU * 2 + i * 0.5) * 7,
      ),
    ),
};
