/** Bharatanatyam: adavus in araimandi before a temple arch. */
import type { Point } from '../../draw/geometry.ts';
import { curve } from '../../draw/curves.ts';
import { leaf, rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { fill, polys } from '../../draw/svg.ts';
import { each, radialGradient } from '../../draw/markup.ts';
import { beads, lotuses } from '../../motifs/borders.ts';
import { Body } from '../rig/body.ts';
import { bead, flower } from '../rig/brush.ts';
import { fan, hang, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, browBand, ears, floralHalo, paintHead } from '../rig/head.ts';
import { hump, mod, rate, spring } from '../rig/math.ts';
import { arms, bodice, hipBelt, legs, neck, necklaces, shadow, wrap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, arch, border, brassLamp, buti, flame, floor, garlands, mandala, rangoli } from '../rig/stage.ts';

const DUR = 4.8,
  BEATS = 8,
  GOLD = '#e6b04a',
  SILK = '#8e1b3a',
  GREEN = '#1f6f5c',
  SKIN = '#c68555',
  EDGE = '#2a110c';
const base: Partial<Pose> = {
  y: -112,
  lf: [-30, 0, 0],
  rf: [30, 0, 0],
  ko: 1,
  mL: M.alapadma,
  mR: M.alapadma,
  eL: 0.7,
  eR: 0.7,
  smile: 0.55,
};
const natya: Partial<Pose> = { L: [-146, 14, 22], R: [146, 14, 22], wL: 0.35, wR: 0.35 };
const reach: Partial<Pose> = {
  y: -118,
  x: -8,
  lean: 0.13,
  L: [-92, -78, 20],
  R: [128, 52, 22],
  wL: 0.2,
  wR: 0.5,
  rf: [106, 0, 10],
  nt: 0.14,
  hy: 0.45,
  gx: 0.8,
  gy: 0.3,
  mR: M.pataka,
};
const chest: Partial<Pose> = {
  y: -106,
  L: [-24, 6, 60],
  R: [24, 6, 60],
  eL: 0.95,
  eR: 0.95,
  mL: M.kataka,
  mR: M.kataka,
  brow: 0.5,
  wL: 0.5,
  wR: 0.5,
};
const lift: Partial<Pose> = {
  y: -152,
  x: 10,
  lf: [-20, -62, 44],
  rf: [8, 0, 0],
  L: [-112, -74, 20],
  R: [58, -6, 62],
  mR: M.hamsa,
  eR: 0.9,
  lean: -0.07,
  nt: -0.12,
  hy: -0.35,
  gx: -0.8,
};
const crown: Partial<Pose> = {
  y: -146,
  L: [-15, -92, 14],
  R: [15, -92, 14],
  mL: M.pataka,
  mR: M.pataka,
  lf: [-18, 0, 0],
  rf: [18, 0, 0],
  gy: -0.6,
  brow: 0.8,
};
const A = { hold: 0.14, kind: 'snap' as const };
const keys: Key[] = [
  [0, natya, A],
  [1, reach, A],
  [2, chest, A],
  [3, mirror(reach), A],
  [4, natya, A],
  [5, lift, A],
  [6, crown, A],
  [7, mirror(lift), A],
];
const score = new Score(BEATS, DUR, base, keys);
/** Stamp on each beat, the attami head slide on the natyarambhe holds. */
function pose(t: number): Pose {
  const p = score.at(t),
    b = (t / DUR) * BEATS,
    f = mod(b, 1),
    stamp = hump((f + 0.12) / 0.3);
  const slide = [0, 4].includes(Math.round(b) % 8) ? Math.sin((b - Math.round(b)) * Math.PI * 4) * 7 : 0;
  return {
    ...p,
    y: p.y + 5 * hump(f / 0.35) - 2 * stamp,
    nx: p.nx + slide,
    gx: p.gx + slide / 9,
    blink: hump((mod(b + 2.6, 4) - 0.1) / 0.25),
  };
}
const drift = (t: number) => {
  const p = pose(t);
  return p.x + p.lean * 110;
};
const lag = spring((t) => rate(drift)(t) / 150, DUR, 1.5, 0.25);
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#130c0c',
  lips: '#b3202c',
  bindi: '#b3182c',
  cheek: '#d0543c',
};

/** Plait with jasmine, swinging late. */
function plait(b: Body, l: number): string {
  const s = b.s,
    top = b.pt(b.head),
    pts = hang([top[0], top[1] + 6 * s], 150 * s, [-l * 34 * s, 0], 6);
  const c = curve(pts),
    w = walk(c, 10 * s);
  return (
    strip(pts, (t) => s * (9 - 5 * t), '#130c0c', '#2a1c18', s) +
    each(w, (k, i) => (i % 2 ? flower(k.p, 4.6 * s, '#fbf5e6', GOLD) : bead(k.p, 2.6 * s, GOLD)))
  );
}
function dancer(t: number): string {
  const b = new Body(pose(t), { x: CX, y: 690, s: 1.5 }, undefined),
    l = lag(t),
    h = new Head(b, LOOK),
    s = b.s;
  const armsOf = arms(b, {
    skin: SKIN,
    edge: EDGE,
    nails: '#b3202c',
    sleeve: SILK,
    sleeveTo: 0.24,
    trim: GOLD,
    armlet: GOLD,
    bangles: [GOLD, '#b3182c', GOLD, GREEN, GOLD],
  });
  const silk = (path: Point[]) =>
    each(walk(path, 13 * s), (k, j) =>
      j ? polys([leaf(k.p[0] - 5, k.p[1], 10, 3, 0), leaf(k.p[0], k.p[1] - 5, 10, 3, 1.57)], GOLD) : '',
    );
  const L = legs(b, {
    skin: SKIN,
    edge: EDGE,
    cloth: SILK,
    cuff: GOLD,
    bells: 3,
    alta: '#b3202c',
    pattern: silk,
    thigh: 1.18,
    calf: 1.12,
  });
  const up = (k: { i: number }) => (k.i ? b.q.rf : b.q.lf)[1] < -30;
  const pleat = fan(b, { cols: ['#b02a4e', SILK], bands: [GOLD, GREEN, GOLD], edge: EDGE, at: 0.84 });
  const halo = floralHalo(h, 41, 17, 220, (p, i) =>
    flower(p, 7.4 * h.s, i % 3 ? '#fbf5e6' : '#ef8a2e', GOLD, 6, i),
  );
  const davani = strip(
    [b.skin(0.98, 0.55).p, b.skin(0.72, 0.1, 1.06).p, b.skin(0.42, -0.5, 1.06).p, b.skin(0.2, -1.1, 1.06).p],
    () => 11 * s,
    GREEN,
    GOLD,
    s,
  );
  const sash = fan(b, { cols: ['#c23a5c', SILK], bands: [GOLD], edge: EDGE, at: 0.3, drop: 16, n: 8 });
  return (
    shadow(b, 84) +
    plait(b, l) +
    armsOf.back +
    each(
      L.filter((k) => !up(k)),
      (k) => k.svg,
    ) +
    pleat +
    each(L.filter(up), (k) => k.svg) +
    bodice(b, { skin: SKIN, edge: EDGE, cloth: SILK, trim: GOLD, buti: GOLD, from: 0.46 }) +
    davani +
    wrap(b, -0.2, 0.2, SILK, EDGE) +
    sash +
    hipBelt(b, GOLD, [GREEN, '#b3182c'], 0.18) +
    neck(b, { skin: SKIN, edge: EDGE }) +
    necklaces(b, [0.1, 0.2, 0.38], 2.1, GOLD) +
    halo +
    paintHead(h) +
    ears(h, GOLD, '#b3182c', l) +
    browBand(h, GOLD, '#b3182c') +
    armsOf.front
  );
}
export const dance: Dance = {
  id: 'dance-bharatanatyam',
  dur: DUR,
  poster: 0.02,
  ground() {
    const f = floor(676, '#7a3a1c', '#3c140e', '#d8a548', 2);
    const pal = {
      edge: '#120508',
      gold: '#b98736',
      body: '#5c141f',
      a: '#e3b85c',
      b: '#c9566a',
      heart: '#f4e2b0',
    };
    const body =
      fill(rect(0, 0, 640, 800), '#2a0d16') +
      buti(rect(0, 0, 640, 680), 34, '#43141f', '#6b2a22', 7) +
      arch(228, 320, 690, pal, 'url(#sky)', { rise: 0.97 }) +
      mandala(CX, 318, 226, ['#2c5c63', '#37707a'], '#b79a58') +
      garlands(
        [-190, -143, -95, -47, 0, 47, 95, 143, 190].map((x) => CX + x),
        (u) => 104 + u * u * 250,
        (i) => 36 + (i % 2) * 18,
        ['#f6efdf', '#f0a83a'],
      ) +
      brassLamp(118, 690, 170) +
      brassLamp(522, 690, 170) +
      f.body +
      rangoli(CX, 712, 190, ['#d8a548', '#a5303f', '#f0dfb0']) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: lotuses },
        ],
        '#2a0d10',
        '#6b1a22',
        ['#d8a548', '#c9566a', '#f0dfb0'],
        '#2c6b46',
      );
    return {
      bg: '#2a0d16',
      seed: 3,
      body,
      defs: f.defs + radialGradient('sky', CX, 330, 380, [0, '#3a7d82'], [0.6, '#173c46'], [1, '#0c1f2a']),
    };
  },
  draw: (t) =>
    each([118, 522], (x, i) => each([-20, 0, 20], (d, k) => flame(x + d, 522, t, DUR, i * 3 + k, 22))) +
    dancer(t),
};
