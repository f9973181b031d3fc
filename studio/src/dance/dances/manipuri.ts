/** Manipuri Ras: gopis in potloi glide on a moonlit lawn among lotus and bamboo. */
import { type Point, TAU, series } from '../../draw/geometry.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { walk } from '../../draw/measure.ts';
import { dot, edged, fill, line } from '../../draw/svg.ts';
import { each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import { beads, lotuses } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { Body } from '../rig/body.ts';
import { bead, flower, string, volume } from '../rig/brush.ts';
import { hang, skirt, strip } from '../rig/cloth.ts';
import type { Dance } from '../rig/dance.ts';
import { type Look, Head, browBand, ears, paintHead } from '../rig/head.ts';
import { hump, mod, wave } from '../rig/math.ts';
import { arms, bodice, neck, necklaces, shadow, strap } from '../rig/parts.ts';
import { type Key, type Pose, M, Score, mirror } from '../rig/pose.ts';
import { CX, border, hill, stars, toran, tree } from '../rig/stage.ts';

const DUR = 6,
  BEATS = 8,
  SILVER = '#e9d8a6',
  SKIN = '#dba679',
  EDGE = '#2a1410',
  RED = '#b2184b',
  GREEN = '#1b7f4b';
const base: Partial<Pose> = {
  y: -158,
  lf: [-10, 0, 4],
  rf: [10, 0, 4],
  ko: 0.1,
  eL: 0.55,
  eR: 0.55,
  smile: 0.5,
  mL: M.hamsa,
  mR: M.hamsa,
  gy: 0.35,
  nt: 0.05,
};
const near: Partial<Pose> = {
  L: [-50, 44, 56],
  R: [52, 10, 60],
  wL: 0.2,
  wR: 0.7,
  shift: 7,
  nt: 0.14,
  lean: -0.03,
  twist: 0.12,
  roll: -0.08,
};
const open: Partial<Pose> = {
  L: [-88, 22, 46],
  R: [92, -26, 40],
  wL: 0.8,
  wR: 0.1,
  shift: -7,
  nt: -0.14,
  mL: M.pataka,
  mR: M.hamsa,
  twist: -0.15,
  eL: 0.8,
  eR: 0.8,
  roll: 0.08,
};
const high: Partial<Pose> = {
  L: [-40, 26, 62],
  R: [56, -82, 30],
  wL: 0.5,
  wR: -0.3,
  shift: 6,
  nt: 0.16,
  hy: 0.3,
  mL: M.hamsa,
  mR: M.alapadma,
  eR: 0.9,
  twist: 0.1,
};
const K = { hold: 0.06 };
const score = new Score(
  BEATS,
  DUR,
  base,
  [
    [0, near, K],
    [1, open, K],
    [2, high, K],
    [3, mirror(open), K],
    [4, mirror(near), K],
    [5, mirror(open), K],
    [6, mirror(high), K],
    [7, open, K],
  ] as Key[],
  2,
);
/** Bob on each count, wrists turn small figures of eight, the whole body glides on a ring. */
function pose(t: number, ph: number, r: number): Pose {
  const u = t + ph * DUR,
    p = score.at(u),
    b = (u / DUR) * BEATS,
    a = (t / DUR) * TAU + ph * TAU;
  const e = (s: number, k: number): [number, number] => [
    5 * Math.sin(b * Math.PI + k),
    4 * s * Math.sin(b * Math.PI * 2 + k),
  ];
  const [lx, ly] = e(1, 0),
    [rx, ry] = e(-1, 0.8);
  return {
    ...p,
    y: p.y + 5 * hump(mod(b, 1)),
    tx: Math.sin(a) * r,
    tz: Math.cos(a) * r * 0.9,
    yaw: 0.5 * Math.cos(a) + 0.12 * Math.sin(b * Math.PI),
    L: [p.L[0] + lx, p.L[1] + ly, p.L[2]],
    R: [p.R[0] + rx, p.R[1] + ry, p.R[2]],
    wL: p.wL + 0.3 * Math.sin(b * Math.PI + 1),
    wR: p.wR + 0.3 * Math.sin(b * Math.PI + 2),
    blink: hump((mod(b + 3, 8) - 0.2) / 0.3),
  };
}
const LOOK: Look = {
  skin: SKIN,
  edge: EDGE,
  hair: '#15100f',
  lips: '#b8324a',
  bindi: '#b3182c',
  cheek: '#d8654a',
  eye: 0.92,
};
/** Peaked cap; the gauze falls from its tip over the shoulders. */
function cap(h: Head, col: string): string {
  const F = (n: number[]) => {
    const p: Point[] = [];
    for (let i = 0; i < n.length; i += 2) p.push(h.flat(n[i] - Math.sin(h.yaw) * 3, n[i + 1]));
    return p;
  };
  const c = curve(F([-22, -24, -14, -46, -5, -62, 0, -67, 5, -62, 14, -46, 22, -24, 0, -32]), true, 6);
  return (
    volume(c, col, 5 * h.s, EDGE) +
    string(F([-21, -27, 0, -35, 21, -27]), 5 * h.s, 2.2 * h.s, [SILVER, '#fff']) +
    string(F([-15, -41, 0, -47, 15, -41]), 5 * h.s, 2 * h.s, SILVER) +
    bead(h.flat(-Math.sin(h.yaw) * 3, -69), 3.6 * h.s, SILVER)
  );
}
function veil(b: Body, h: Head, l: number): { back: string; front: string } {
  const top = h.flat(-Math.sin(h.yaw) * 3, -69),
    s = b.s,
    dx = -l * 16 * s,
    hipY = b.pt(b.hip)[1];
  const L0 = b.pt(b.sho[0]),
    R0 = b.pt(b.sho[1]),
    mid = (L0[0] + R0[0]) / 2;
  const all = curve(
    [
      top,
      h.flat(-26, -34),
      h.flat(-36, 4),
      [L0[0] - 14 * s, L0[1] + 26 * s],
      [L0[0] - 24 * s + dx, hipY - 6 * s],
      [mid - 20 * s + dx, hipY + 18 * s],
      [mid + 20 * s + dx, hipY + 18 * s],
      [R0[0] + 24 * s + dx, hipY - 6 * s],
      [R0[0] + 14 * s, R0[1] + 26 * s],
      h.flat(36, 4),
      h.flat(26, -34),
    ] as Point[],
    true,
    6,
  );
  const side = (k: number) =>
    curve(
      [
        top,
        h.flat(k * 22, -38),
        h.flat(k * 31, -4),
        h.flat(k * 34, 34),
        k < 0 ? [L0[0] + 6 * s, L0[1] + 10 * s] : [R0[0] - 6 * s, R0[1] + 10 * s],
        k < 0 ? [L0[0] - 12 * s, L0[1] + 30 * s] : [R0[0] + 12 * s, R0[1] + 30 * s],
        h.flat(k * 39, 6),
        h.flat(k * 29, -36),
      ] as Point[],
      true,
      6,
    );
  const sheer = (p: Point[], o: number) =>
    fill(p, '#ffffff', `opacity="${o}"`) + line(p, '#fffdf4', 1.4 * s, true, 'opacity=".8"');
  return { back: sheer(all, 0.3), front: sheer(side(-1), 0.34) + sheer(side(1), 0.34) };
}
function gopi(
  t: number,
  ph: number,
  x: number,
  y: number,
  s0: number,
  col: string,
  velvet: string,
  r: number,
): string {
  const b = new Body(pose(t, ph, r), { x, y, s: s0 }),
    h = new Head(b, LOOK),
    s = b.s,
    flesh = { skin: SKIN, edge: EDGE },
    l = Math.cos((t / DUR) * TAU + ph * TAU);
  const A = arms(b, {
    ...flesh,
    nails: '#c8203c',
    sleeve: velvet,
    sleeveTo: 0.34,
    trim: SILVER,
    armlet: SILVER,
    bangles: [SILVER, '#fff', SILVER, SILVER],
    width: 0.95,
  });
  const pot = skirt(b, {
    rise: -6,
    len: 148 - (b.q.y + 158),
    r0: 34,
    r1: 56,
    panels: 34,
    cols: [col, col],
    edge: EDGE,
    barrel: (u) => 38 + 20 * Math.sin(Math.min(1, u * 2.2) * 1.57) + 2 * u,
    bands: [
      [0.02, 0.05, SILVER],
      [0.5, 0.53, SILVER],
      [0.6, 0.84, velvet],
      [0.84, 0.87, SILVER],
      [0.94, 1, SILVER],
    ],
    mirrors: [
      [0.14, 2, '#fff6d8'],
      [0.24, 2.2, SILVER],
      [0.34, 2, '#fff6d8'],
      [0.44, 2.2, SILVER],
      [0.66, 2.6, '#f4fbff'],
      [0.72, 3.2, SILVER],
      [0.78, 2.6, '#f4fbff'],
      [0.905, 2.4, '#f4fbff'],
    ],
    spin: b.yaw,
    squash: 0.86,
    sway: [5 * Math.sin(((t / DUR + ph) * BEATS - 0.25) * Math.PI), 0],
  });
  const gauze = skirt(b, {
    rise: 12,
    len: 44,
    r0: 27,
    r1: 74,
    panels: 24,
    cols: ['#ffffff', '#f3ede0'],
    edge: '#cfc6a8',
    flare: 0.32,
    ripple: 0.13,
    bell: 0.5,
    op: 0.78,
    bands: [[0.86, 0.96, SILVER]],
    mirrors: [[0.6, 1.6, SILVER]],
    sway: [-l * 3, 0],
  });
  const v = veil(b, h, l),
    sash = each([-0.35, 0.35], (a) =>
      strip(hang(b.skin(0.1, a, 1.1).p, 62 * s, [-l * 5 * s, 0], 4), () => 6 * s, velvet, SILVER, s),
    );
  return (
    shadow(b, 74) +
    fill(ellipse(...b.pt(b.floor), 60 * s, 17 * s), '#0a2416', 'opacity=".5"') +
    v.back +
    A.back +
    pot.back +
    pot.front +
    gauze.back +
    gauze.front +
    bodice(b, { ...flesh, cloth: velvet, trim: SILVER, from: 0.08, neck: 0.88, bare: false, buti: SILVER }) +
    strap(b, 0.1, 0.2, 0, SILVER) +
    sash +
    neck(b, flesh) +
    necklaces(b, [0.1, 0.22, 0.4], 2, [SILVER, '#fff6d8']) +
    paintHead(h) +
    ears(h, SILVER, '#b3182c', l * 0.2) +
    browBand(h, SILVER, '#b3182c') +
    cap(h, velvet) +
    v.front +
    A.front
  );
}
export const dance: Dance = {
  id: 'dance-manipuri',
  dur: DUR,
  poster: 1.55,
  crf: 33,
  vp9: 53,
  ground() {
    const pal = { out: '#d9688b', in: '#f6c9cf', tip: '#b2184b', ink: '#5a1a34' };
    let pond = '';
    for (const [i, x] of [70, 150, 245, 330, 420, 505, 580].entries())
      pond +=
        edged(ellipse(x, 512 + (i % 3) * 16, 30, 8), '#2f6b4c', '#123a2c', 1) +
        lotus(x + 4, 510 + (i % 3) * 16, 18 + (i % 2) * 5, pal, 7);
    // culms with nodes, and at every other node a spray of hanging blades
    const bamboo = each([46, 70, 98, 542, 570, 594], (x, i) => {
      const side = x < CX ? 1 : -1;
      const culm = curve(
        [
          [x, 640],
          [x + side * 5, 400],
          [x + side * (24 + (i % 3) * 10), 84 + (i % 3) * 22],
        ] as Point[],
        false,
        12,
      );
      const nodes = walk(culm, 46);
      const blades = nodes
        .filter((_, k) => k > 2 && (k + i) % 2 === 0)
        .flatMap(({ p }, k) =>
          [-1, 0, 1, 2, 3].map((n) => {
            const a = Math.PI / 2 - side * (1.25 - n * 0.34) * (k % 2 ? 1 : -0.8);
            return fill(
              leaf(p[0], p[1], 38 + ((n * 7 + k * 5) % 3) * 8, 4.2, a, side * 0.12, 0.32),
              (n + k) % 2 ? '#4f9a58' : '#2f7046',
            );
          }),
        );
      return (
        line(culm, '#1d4a30', 9) +
        line(culm, '#4f8f4e', 6.4) +
        line(
          culm.map(([u, v]): Point => [u - 1.8, v]),
          '#9cc47a',
          1.4,
        ) +
        each(nodes.slice(1), ({ p }) => line(polyline(p[0] - 5, p[1], p[0] + 5, p[1]), '#1d4a30', 2.2)) +
        blades.join('')
      );
    });
    const body =
      fill(rect(0, 0, 640, 800), 'url(#sky)') +
      stars(110, 400, 4) +
      dot(CX, 210, 118, '#fdf3cf') +
      group(dot(CX, 210, 150, '#fdf3cf'), 'opacity=".18"') +
      group(dot(CX, 210, 190, '#fdf3cf'), 'opacity=".1"') +
      hill(470, 46, '#1d3a52', 1) +
      hill(490, 30, '#183a44', 3) +
      fill(rect(0, 490, 640, 80), 'url(#pond)') +
      pond +
      tree(62, 560, 220, 120, '#3a2a22', ['#1f5a3c', '#2c7048', '#3d8a52', '#256344'], 5) +
      tree(582, 560, 220, 120, '#3a2a22', ['#1f5a3c', '#2c7048', '#3d8a52', '#256344'], 6) +
      bamboo +
      fill(polyline([0, 566, 160, 552, 320, 548, 480, 552, 640, 566, 640, 800, 0, 800]), 'url(#lawn)') +
      ringFlowers() +
      toran(
        [
          [36, 40],
          [180, 40],
          [320, 40],
          [460, 40],
          [604, 40],
        ],
        34,
        '#3d8a4a',
        '#f6d04a',
      ) +
      border(
        [
          { t: 5, band: beads },
          { t: 30, band: lotuses },
        ],
        '#0f2418',
        '#143a2a',
        ['#d9688b', '#f6d9a8', '#e9d8a6'],
        '#3d8a4a',
      );
    return {
      bg: '#142a48',
      seed: 21,
      body,
      defs:
        linearGradient('sky', 0, 0, 0, 520, [0, '#0f1f44'], [0.6, '#2a4a74'], [1, '#5a86a0']) +
        linearGradient('pond', 0, 490, 0, 570, [0, '#2a5a78'], [1, '#123a52']) +
        radialGradient('lawn', CX, 690, 380, [0, '#5a9a58'], [0.7, '#2f6b42'], [1, '#1c4a34']),
    };
  },
  draw: (t) =>
    gopi(t, 0.36, 142, 618, 0.82, GREEN, '#8a1238', 12) +
    gopi(t, 0.7, 498, 618, 0.82, GREEN, '#8a1238', 12) +
    gopi(t, 0, CX, 728, 1.36, RED, '#14603a', 15) +
    petals(t),
};
/** Flower ring on the lawn. */
function ringFlowers(): string {
  return each(
    series(44, (i) => (i / 44) * TAU),
    (a, i) =>
      flower(
        [CX + Math.cos(a) * 250, 690 + Math.sin(a) * 62],
        6.5,
        i % 2 ? '#fbf5e6' : '#f6d04a',
        '#b2184b',
        6,
      ),
  );
}
/** A few petals drift down, each in step with the loop. */
function petals(t: number): string {
  return repeat(12, (i) => {
    const u = mod(t / DUR + i * 0.618, 1),
      x = 60 + mod(i * 173, 520) + 18 * wave(t, DUR / 2, i * 0.3);
    return fill(
      leaf(x, 60 + u * 660, 11, 3.4, u * 12 + i),
      i % 2 ? '#f6c9cf' : '#fdf3cf',
      `opacity="${(hump(u) * 0.9).toFixed(2)}"`,
    );
  });
}
