/** Lavani: nauvari sari, heel stamps, a flick of the pallu and a knowing nod on the tamasha stage. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { dot, edged, fill, line, lines } from '../../draw/svg.ts';
import { each, group, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, petals } from '../../motifs/borders.ts';
import { Body } from '../rig/body.ts';
import { bead, flower, midP, string, tone, volume } from '../rig/brush.ts';
import { fan, hang, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, ears, paintHead } from '../rig/head.ts';
import { hump, mod, ramp, rate, soft, spring } from '../rig/math.ts';
import { arms, bodice, hipBelt, legs, neck, necklaces, shadow, wrap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, border, buti, flame, floor } from '../rig/stage.ts';

const DUR = 4.8,
  BEATS = 8,
  GREEN = '#2e7d32',
  MAG = '#ad1457',
  GOLD = '#f9a825',
  SKIN = '#cc9263',
  EDGE = '#2a110c';
const base: Partial<Pose> = {
  y: -158,
  lf: [-24, 0, 0],
  rf: [24, 0, 6],
  ko: 0.55,
  eL: 0.55,
  eR: 0.7,
  smile: 0.75,
  brow: 0.7,
  mL: M.fist,
  mR: M.kataka,
  hp: -0.08,
};
/** One hand on the waist, the other lifting the sari end. */
const pallu: Partial<Pose> = {
  L: [-46, 84, 14],
  eL: 0.85,
  R: [92, -40, 36],
  wL: -0.9,
  wR: 0.1,
  x: 12,
  roll: 0.22,
  shift: -13,
  lean: -0.04,
  nt: 0.18,
  hy: -0.5,
  gx: 0.6,
  mL: M.soft,
  yaw: 0.32,
};
const hipL: Partial<Pose> = {
  ...pallu,
  x: -10,
  roll: -0.2,
  shift: 11,
  nt: -0.16,
  hy: 0.5,
  gx: -0.4,
  R: [84, -62, 30],
  lean: 0.03,
  yaw: -0.38,
};
const stampR: Partial<Pose> = {
  ...pallu,
  x: -4,
  roll: -0.06,
  shift: 0,
  rf: [30, -40, 22],
  y: -156,
  nt: 0.04,
  yaw: 0,
  hy: 0,
  bow: 0.12,
};
const flick: Partial<Pose> = {
  ...pallu,
  R: [118, -56, 10],
  x: -14,
  roll: -0.24,
  lean: -0.1,
  shift: 8,
  rf: [58, 0, 22],
  nt: -0.2,
  hy: 0.75,
  gx: 0.9,
  brow: 1.2,
  wR: -0.4,
  yaw: -0.62,
  y: -150,
};
const cheek: Partial<Pose> = {
  L: [-50, 84, 14],
  eL: 0.85,
  wL: -0.9,
  mL: M.soft,
  R: [36, -26, 52],
  eR: 0.3,
  mR: M.suchi,
  wR: 0.1,
  x: 10,
  roll: 0.22,
  shift: -10,
  nt: 0.24,
  hy: -0.35,
  gx: -0.8,
  brow: 1.4,
  smile: 0.9,
};
const S = { hold: 0.25, kind: 'snap' as const };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, pallu, S],
    [0.75, hipL, S],
    [1.5, pallu, S],
    [2.25, hipL, S],
    [3, flick, S],
    [3.9, flick, {}],
    [4.5, { ...stampR, R: [72, -20, 46] }, S],
    [5, mirrorLegs(stampR), S],
    [5.5, stampR, S],
    [6.1, cheek, S],
    [7.3, cheek, {}],
  ] as Key[],
  1,
);
/** Same arms, other foot. */
function mirrorLegs(p: Partial<Pose>): Partial<Pose> {
  const m = mirror(p);
  return { ...p, lf: m.lf ?? [-24, 0, 6], rf: m.rf ?? [24, 0, 6], x: m.x ?? 0, roll: m.roll ?? 0 };
}
/** One whip-quick turn on counts five and six, shown over the stamps. */
const whirl = (t: number) => TAU * (Math.floor(t / DUR) + soft(((mod(t, DUR) / DUR) * BEATS - 4.25) / 1.45));
/** Rapid heel stamps on the half beats, the nod and the wink at the end. */
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    on = ramp(b, 0.1, 0.4) * (1 - ramp(b, 2.7, 3)),
    heel = (o: number) => hump(mod(b * 2 + o, 2) / 0.8) * on * 16,
    nod = hump((b - 6.7) / 0.5) + 0.6 * hump((b - 7.3) / 0.4);
  const k = hump((mod(b, BEATS) - 4.2) / 1.5),
    open = Math.sin(k * 1.57) * 0.5;
  return {
    ...p,
    yaw: p.yaw + whirl(t),
    R: [p.R[0] + 30 * open, p.R[1] - 30 * open, p.R[2]],
    y: p.y + 3.4 * on * Math.cos(b * TAU * 2) - 2,
    lf: [p.lf[0], p.lf[1] - heel(0), p.lf[2]],
    rf: [p.rf[0], p.rf[1] - heel(1), p.rf[2]],
    hp: p.hp + nod * 0.3,
    nx: p.nx + nod * 2,
    shift: p.shift + 2 * on * Math.sin(b * TAU),
    blink: 0.9 * hump((b - 7.15) / 0.45),
  };
}
const lag = spring((t) => rate((u) => pose(u).x + pose(u).roll * 60)(t) / 130, DUR, 1.5, 0.25),
  hand = spring((t) => pose(t).R[0], DUR, 1.5, 0.22),
  handY = spring((t) => pose(t).R[1], DUR, 1.5, 0.22);
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#130d0c',
  lips: '#b3202c',
  cheek: '#d8543c',
  tail: 1.1,
  browW: 2,
};
/** Crescent bindi, nose ring of pearls. */
function faceJewels(h: Head): string {
  let o = '';
  if (h.seen(0, -14))
    o +=
      line(h.curve([-4, -16.5, -2.8, -13, 0, -11.6, 2.8, -13, 4, -16.5]), '#b3182c', 2.2 * h.s) +
      dot(...h.f(0, -17), 1.5 * h.s, '#b3182c');
  if (h.seen(-5, 11)) {
    const p = h.f(-6, 13.6),
      q = (x: number, y: number): Point => [p[0] + x * h.s, p[1] + y * h.s];
    o +=
      line(curve([q(2, -2), q(-4, -3), q(-6, 2), q(-2, 5), q(3, 4)], false, 4), GOLD, 1.3 * h.s) +
      each(
        [
          [-5, -2],
          [-6, 2],
          [-3, 5],
          [1, 4.6],
        ],
        ([x, y]) => dot(...q(x, y), 1.7 * h.s, '#fffdf4'),
      ) +
      dot(...q(-4.4, 1), 1.5 * h.s, '#b3182c');
  }
  return o;
}
/** Bun with a crescent of jasmine behind the crown of the head. */
function bun(h: Head): string {
  const k = (Math.cos(h.yaw) + 1) / 2,
    c = h.flat(-Math.sin(h.yaw) * 26 + 6 * k, -6 - 24 * k),
    s = h.s;
  return (
    dot(c[0], c[1], 19 * s, '#130d0c') +
    repeat(13, (i) =>
      flower(
        polar(c[0], c[1], 20 * s, (i / 13) * TAU),
        6 * s,
        i % 4 ? '#fbf7ea' : '#f2a52c',
        '#f9e3a0',
        7,
        i,
      ),
    ) +
    repeat(8, (i) => flower(polar(c[0], c[1], 11 * s, (i / 8) * TAU), 5 * s, '#fbf7ea', '#f9e3a0', 7)) +
    bead(c, 5 * s, GOLD)
  );
}
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 694, s: 1.52 }),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    l = lag(t);
  const A = arms(b, {
    ...flesh,
    nails: '#b3202c',
    sleeve: MAG,
    sleeveTo: 0.26,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, '#2f8f3c', '#3aa548', '#2f8f3c', '#3aa548', '#2f8f3c', GOLD],
  });
  const zari = (path: Point[]) =>
    each(walk(path, 15 * s), (k) => flower(k.p, 3.6 * s, GOLD, '#fff3c8', 6)) +
    each(path.slice(-7, -1), (p) =>
      line(polyline(p[0] - 30 * s, p[1] + 4, p[0] + 30 * s, p[1] + 4), MAG, 2.2 * s),
    );
  const L = legs(b, {
    ...flesh,
    cloth: GREEN,
    to: 0.9,
    thigh: 1.28,
    calf: 1.5,
    bells: 6,
    alta: '#b3202c',
    pattern: zari,
  });
  const up = (k: { i: number }) => (k.i ? b.q.rf : b.q.lf)[1] < -18;
  const kashta = fan(b, {
    cols: [GREEN, tone(GREEN, -0.16)],
    bands: [GOLD, MAG, GOLD],
    edge: EDGE,
    at: 0.56,
    drop: 60,
    n: 12,
    open: 0.9,
  });
  const over = wrap(b, -0.12, 0.34, GREEN, EDGE, 1.5),
    rim =
      line(b.girdle(-0.08, -0.2, -1.5, 1.5, 1.08), MAG, 8 * s) +
      line(b.girdle(-0.02, -0.14, -1.5, 1.5, 1.08), GOLD, 2.4 * s);
  const chest = strip(
    [
      b.skin(0.2, 1.15, 1.08).p,
      b.skin(0.5, 0.35, 1.08).p,
      b.skin(0.78, -0.2, 1.08).p,
      b.skin(1.0, -0.75, 1.06).p,
    ],
    (u) => s * (15 - 4 * u),
    GREEN,
    GOLD,
    s,
  );
  const w = b.pt(b.wri[1]),
    from = b.skin(0.24, 1.2, 1.1).p,
    dx = (hand(t) - b.q.R[0]) * s * 0.9,
    dy = (handY(t) - b.q.R[1]) * s * 0.6;
  const lifted = b.q.R[0] > 58,
    end = strip(
      [
        from,
        midP(from, [w[0], w[1] + 70 * s], 0.5),
        [w[0] + 4 * s, w[1] + 6 * s],
        [w[0] + 16 * s + dx * 0.5, w[1] + 46 * s + dy],
        [w[0] + 20 * s + dx, w[1] + 98 * s + dy],
      ],
      (u) => s * (8 + 12 * u),
      MAG,
      GOLD,
      s,
    );
  const loose = strip(hang(from, 112 * s, [(10 - l * 26) * s, 0], 6), (u) => s * (10 + 6 * u), MAG, GOLD, s);
  const front = b.facing > 0,
    away = h.z(0, 0, -30) > 6;
  return (
    shadow(b, 80) +
    (away ? '' : bun(h)) +
    (front ? '' : chest) +
    A.back +
    (lifted ? '' : loose) +
    each(
      L.filter((k) => !up(k)),
      (k) => k.svg,
    ) +
    kashta +
    each(L.filter(up), (k) => k.svg) +
    bodice(b, { ...flesh, cloth: MAG, trim: GOLD, from: 0.5, buti: GOLD }) +
    over +
    rim +
    (front ? chest : '') +
    hipBelt(b, GOLD, ['#b3182c', GREEN], 0.26) +
    (lifted ? end : '') +
    neck(b, flesh) +
    necklaces(b, [0.08, 0.17, 0.3], 2.2, [GOLD, '#fffdf4']) +
    paintHead(h, '') +
    ears(h, GOLD, '#b3182c', l) +
    (h.back ? '' : string([h.f(0, -34), h.f(0, -24)], 4 * s, 1.8 * s, GOLD)) +
    faceJewels(h) +
    (away ? bun(h) : '') +
    A.front
  );
}
/** Heavy stage curtains gathered at the sides. */
function curtains(): string {
  const side = (sg: number) =>
    repeat(7, (i) => {
      const x0 = CX + sg * (300 - i * 26),
        x1 = CX + sg * (306 - i * 9),
        p = curveThrough(x0, 150, x0 - sg * 4, 300, x1, 440, x1 + sg * 4, 650);
      return fill(
        [
          ...p,
          ...curve([
            [x1 + sg * 26, 650],
            [x1 + sg * 20, 440],
            [x0 + sg * 30, 300],
            [x0 + sg * 28, 150],
          ] as Point[]),
        ],
        i % 2 ? '#8a1238' : '#a5184a',
      );
    }) + edged(ellipse(CX + sg * 250, 446, 24, 9, sg * 0.2), GOLD, '#7a3a10', 1.4);
  const swag = each([0, 1, 2, 3, 4], (i) => {
    const x = 36 + i * 113.6;
    return (
      fill(
        curveThrough(x, 70, x + 113.6, 70, x + 113.6, 128, x + 57, 190, x, 128).concat([[x, 70]]),
        i % 2 ? '#a5184a' : '#8a1238',
      ) +
      each([0, 1, 2], (k) =>
        line(curveThrough(x + 6 + k * 14, 72, x + 57, 128 + k * 20, x + 108 - k * 14, 72), '#5a0a28', 2),
      ) +
      string(curveThrough(x, 130, x + 57, 192, x + 113.6, 130), 9, 3.2, [GOLD, '#fff3c8'])
    );
  });
  return (
    side(-1) +
    side(1) +
    swag +
    fill(rect(36, 36, 568, 40), '#5a2c14') +
    repeat(19, (i) => flower([52 + i * 30, 56], 11, GOLD, MAG, 8))
  );
}
/** Dholki drum on its side. */
const dholki = (x: number, y: number, k: number): string =>
  volume(
    curve(
      [
        [x - 46 * k, y - 20 * k],
        [x, y - 29 * k],
        [x + 46 * k, y - 22 * k],
        [x + 46 * k, y + 22 * k],
        [x, y + 29 * k],
        [x - 46 * k, y + 20 * k],
      ] as Point[],
      true,
      6,
    ),
    '#9a4f24',
    9,
    EDGE,
  ) +
  lines(
    series(
      8,
      (i) =>
        [
          [x - 42 * k + i * 11 * k, y - 24 * k],
          [x - 37 * k + i * 11 * k, y + 25 * k],
          [x - 31 * k + i * 11 * k, y - 24 * k],
        ] as Point[],
    ),
    '#f3d79a',
    1.6,
  ) +
  each(
    [-1, 1],
    (sg) =>
      edged(ellipse(x + sg * 46 * k, y, 9 * k, 22 * k), '#f0e0c0', EDGE, 1.2) +
      fill(ellipse(x + sg * 46 * k, y, 4 * k, 10 * k), '#3a2218'),
  );
export const dance: Dance = {
  id: 'dance-lavani',
  dur: DUR,
  poster: 3.75,
  crf: 29,
  vp9: 46,
  ground() {
    const f = floor(650, '#c9743f', '#6a2c1c', '#f9c25a', 2);
    const body =
      fill(rect(0, 0, 640, 800), '#3a0c24') +
      fill(rect(36, 70, 568, 590), 'url(#back)') +
      buti(rect(90, 200, 460, 440), 48, '#1f7a6a', '#f9a825', 4, 9) +
      group(
        repeat(40, (i) =>
          fill(
            leaf(...polar(CX, 400, 190, (i / 40) * TAU), 44, 10, (i / 40) * TAU, 0, 0.4),
            i % 2 ? '#f9a825' : '#e0702a',
          ),
        ) + line(ellipse(CX, 400, 186, 186, 0, 80), '#f9c25a', 4, true),
        'opacity=".55"',
      ) +
      curtains() +
      f.body +
      dholki(112, 706, 1) +
      dholki(532, 712, 0.92) +
      repeat(15, (i) => fill(ellipse(56 + i * 37.7, 756, 13, 7), '#7a3a1c')) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: petals },
        ],
        '#2a0a18',
        '#6a0f3a',
        ['#f9a825', '#2e7d32', '#fffde7'],
        '#2e7d32',
      );
    return {
      bg: '#3a0c24',
      seed: 71,
      body,
      defs: f.defs + radialGradient('back', CX, 400, 360, [0, '#2fa08a'], [0.6, '#14605a'], [1, '#0c3a40']),
    };
  },
  draw: (t) => dancer(t) + repeat(15, (i) => flame(56 + i * 37.7, 755, t, DUR, i, 13)),
};
