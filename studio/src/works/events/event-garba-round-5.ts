/** The drummers' circle: three dhol players under a banyan hung with lamps. */
import { garbaMan } from '../../dance/garba-dress.ts';
import { Body, MAN } from '../../dance/rig/body.ts';
import { halo, tone, volume } from '../../dance/rig/brush.ts';
import { type Layer, figure } from '../../dance/rig/dresser.ts';
import { type Pose, M, REST, mirror } from '../../dance/rig/pose.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { clip, group, linearGradient } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
/** The scene is laid out on a square; its upper part, all leaves, is cut off. */
const CUT = 222;
const EDGE = '#26120c';

/** Barrel dhol across the hips: laced shell, heads with a painted rim, pompoms; the strap goes over the right shoulder. */
const dhol =
  (shell: string, lace: string, pom: string): Layer =>
  (b) => {
    const s = b.s;
    const [x, y] = b.pt([b.hip[0], b.hip[1] - 22, 46]);
    const tilt = 0.08;
    const at = (u: number, v: number): Point => polar(...polar(x, y, u * s, tilt), v * s, tilt + Math.PI / 2);
    const body = curve(
      [
        at(-66, -34),
        at(-30, -44),
        at(30, -44),
        at(66, -34),
        at(66, 34),
        at(30, 44),
        at(-30, 44),
        at(-66, 34),
      ],
      true,
      6,
    );
    let o =
      line(curve([b.pt(b.sho[0]), b.pt([b.chest[0], b.chest[1] + 30, 22]), at(60, -36)]), EDGE, 9 * s) +
      line(curve([b.pt(b.sho[0]), b.pt([b.chest[0], b.chest[1] + 30, 22]), at(60, -36)]), lace, 6.4 * s);
    o += volume(body, shell, 26 * s, EDGE, 1.6);
    const rope: Poly[] = series(8, (i) => {
      const u = -62 + i * 15.5;
      return curve([at(u, -42), at(u + 9, 0), at(u + 15.5, 42)]);
    });
    const back: Poly[] = series(8, (i) =>
      curve([at(-46 + i * 15.5, -42), at(-53 + i * 15.5, 0), at(-62 + i * 15.5, 42)]),
    );
    o += clip(body, lines(back, tone(lace, -0.25), 2.2 * s) + lines(rope, lace, 2.6 * s));
    for (const u of [-24, 24])
      o += clip(body, line(curve([at(u, -46), at(u + 5, 0), at(u, 46)]), pom, 7 * s));
    for (const side of [-1, 1]) {
      const [hx, hy] = at(side * 66, 0);
      for (const [k, c] of [
        [1, EDGE],
        [0.94, lace],
        [0.8, '#f3e6c8'],
        [0.4, '#2a1a14'],
      ] as const)
        o += fill(ellipse(hx, hy, 15 * k * s, 37 * k * s, tilt), c);
      for (const v of [42, 54, 66]) o += dot(...at(side * 52, v), 5.4 * s, v === 54 ? '#ffc94a' : pom);
    }
    return o;
  };

/** Heavy bent stick in one hand, thin switch in the other, each towards a point of the sheet. */
const stick = (wrist: Point, target: Point, heavy: boolean, s: number): string => {
  const a = Math.atan2(target[1] - wrist[1], target[0] - wrist[0]);
  const from = polar(...wrist, -26 * s, a);
  const path = heavy ? curve([from, wrist, target, polar(...target, 14 * s, a + 0.9)]) : [from, target];
  return (
    line(path, EDGE, (heavy ? 8 : 5) * s) + line(path, heavy ? '#d09a4a' : '#e8c47a', (heavy ? 5.6 : 3) * s)
  );
};

const beat: Partial<Pose> = {
  y: -160,
  lf: [-30, 0, 6],
  rf: [30, 0, 0],
  ko: 0.4,
  L: [-110, 34, 30],
  R: [114, 2, 30],
  eL: 0.62,
  eR: 0.8,
  mL: M.fist,
  mR: M.fist,
  wL: -0.3,
  wR: -0.4,
  smile: 0.9,
  nt: 0.1,
  hy: 0.16,
};
const raised: Partial<Pose> = {
  ...beat,
  R: [118, -64, 30],
  wR: 0.4,
  nt: -0.14,
  hy: -0.2,
  brow: 0.5,
  smile: 1,
  lf: [-24, 0, 0],
  rf: [34, -16, 16],
  x: -8,
};

/** Lamps hang from the leaves. */
function hangingLamps(): string {
  let s = '';
  for (let i = 0; i < 15; i++) {
    const x = 60 + i * 63;
    if (Math.abs(x - 500) < 34) continue;
    const edge =
      300 +
      42 * Math.sin(((x + 30) / 1060) * 13) +
      96 * ((2 * (x + 30)) / 1060 - 1) ** 2 -
      30 * Math.sin(((x + 30) / 1060) * Math.PI);
    const y = edge + 34 + (i % 3) * 26;
    const c = ['#ffc94a', '#ff7aa0', '#8fe0c8'][i % 3];
    const glass = curve(
      [
        [x - 10, y],
        [x - 17, y + 18],
        [x - 10, y + 38],
        [x + 10, y + 38],
        [x + 17, y + 18],
        [x + 10, y],
      ],
      true,
      6,
    );
    s +=
      line(polyline(x, edge - 20, x, y), '#1a0a14', 1.6) +
      `<circle cx="${x}" cy="${y + 20}" r="62" fill="url(#fire)"/>` +
      fill(glass, c) +
      fill(ellipse(x, y + 22, 8, 12), '#fffbe0') +
      line(glass, '#3a1420', 1.6, true) +
      fill(rect(x - 9, y - 5, 18, 6), '#7a4438');
  }
  return s;
}

/** Banyan: a fluted trunk, hanging roots, a crown of whorled leaves with lamps in it. */
function banyan(r: Rng): string {
  const crown: Poly = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    crown.push([
      -30 + t * 1060,
      316 + 42 * Math.sin(t * 13) + 96 * (2 * t - 1) ** 2 - 30 * Math.sin(t * Math.PI),
    ]);
  }
  const shape: Poly = [[-30, -20], ...crown, [1030, -20]];
  let s = '';
  for (const [x, w] of [
    [500, 74],
    [404, 20],
    [606, 22],
    [268, 12],
    [742, 13],
  ] as const) {
    const trunk = ribbon(
      curve([
        [x * 0.94 + 30, 720],
        [x + 6, 560],
        [x, 430],
        [x + (x - 500) * 0.2, 250],
      ]),
      widths(w * 1.7, w * 1.02, w * 0.9, w * 1.3),
      5,
    );
    s +=
      fill(trunk, '#4a2430') +
      clip(
        trunk,
        lines(
          series(9, (i) =>
            curve([
              [x * 0.94 + 30 + (i - 4) * w * 0.4, 724],
              [x + (i - 4) * w * 0.24, 560],
              [x + (i - 4) * w * 0.22, 250],
            ]),
          ),
          '#7a4438',
          2.2,
        ),
      ) +
      line(trunk, '#1a0a14', 1.6, true);
  }
  for (let i = 0; i < 26; i++) {
    const x = 40 + i * 37 + r.between(-10, 10);
    if (Math.abs(x - 500) < 80) continue;
    s += line(
      curve([
        [x, 300],
        [x + r.between(-6, 6), 380],
        [x + r.between(-8, 8), 380 + r.between(30, 120)],
      ]),
      '#5a3030',
      2.4,
    );
  }
  s += fill(shape, '#143a2c');
  for (let y = CUT - 20; y < 420; y += 27)
    for (let x = -10 + ((y / 27) % 2) * 15; x < 1020; x += 30) {
      const edge =
        316 +
        42 * Math.sin(((x + 30) / 1060) * 13) +
        96 * ((2 * (x + 30)) / 1060 - 1) ** 2 -
        30 * Math.sin(((x + 30) / 1060) * Math.PI);
      if (y > edge - 4) continue;
      const a0 = r.between(0, 1);
      const lit = r.unit();
      s +=
        polys(
          series(7, (i) => leaf(x, y, 22, 5.6, a0 + (i / 7) * TAU)),
          lit > 0.66 ? '#3f8a4c' : lit > 0.3 ? '#2c6b42' : '#1f5236',
        ) +
        lines(
          series(7, (i): Poly => [[x, y], polar(x, y, 19, a0 + (i / 7) * TAU)]),
          '#8fbf6a',
          0.9,
        ) +
        dot(x, y, 2.4, '#d6e08a');
    }
  s += hangingLamps();
  return s;
}

/** Far houses of the old town. */
function oldTown(r: Rng): string {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const [x, top] = [i * 118 - 30, 520 + ((i * 37) % 60)];
    const col = ['#5a2450', '#6a2c48', '#4a2056'][i % 3];
    s +=
      fill(rect(x, top, 114, 240), col) +
      fill(polyline(x - 6, top, x + 120, top, x + 106, top - 20, x + 8, top - 20), tone(col, -0.35));
    for (const [u, v] of [
      [20, 34],
      [66, 34],
      [20, 104],
      [66, 104],
    ]) {
      const [wx, wy] = [x + u, top + v];
      s +=
        fill(
          [
            [wx, wy + 44],
            [wx, wy + 12],
            [wx + 14, wy],
            [wx + 28, wy + 12],
            [wx + 28, wy + 44],
          ],
          (i + u + v) % 5 ? '#ffb84f' : '#3a1640',
        ) + line(polyline(wx - 4, wy + 46, wx + 32, wy + 46), tone(col, 0.3), 4);
    }
  }
  s += banyan(r.fork());
  s += fill(rect(0, 700, W, 300), 'url(#square)') + line(polyline(0, 700, W, 700), '#ffcf8a', 3);
  for (const [R, n, c] of [
    [250, 40, '#ffd98a'],
    [340, 52, '#ff7a5a'],
    [430, 62, '#ffd98a'],
  ] as const)
    s += clip(
      rect(0, 702, W, 298),
      polys(
        series(n, (i): Poly => {
          const a = (i / n) * TAU;
          return leaf(Math.cos(a) * R, Math.sin(a) * R, 72, 17, a, 0, 0.5).map(([x, y]): Point => [
            500 + x,
            884 + y * 0.3,
          ]);
        }),
        c,
        'opacity=".5"',
      ),
    );
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, 720), 'url(#dusk)');
  s += oldTown(r);
  const cast: [
    number,
    number,
    number,
    Partial<Pose>,
    [string, string],
    string,
    string,
    string,
    [string, string, string],
  ][] = [
    [
      172,
      866,
      1.16,
      { ...mirror(beat), mL: M.fist, mR: M.fist, yaw: 0.42 },
      ['#ffb300', '#c2185b'],
      '#c2185b',
      '#fff3e0',
      '#5b2a86',
      ['#8c3a1c', '#f3d79a', '#00a08a'],
    ],
    [
      826,
      866,
      1.16,
      { ...beat, yaw: -0.42 },
      ['#2f9a6a', '#ffb300'],
      '#00796b',
      '#fff3e0',
      '#a83238',
      ['#6a3a1c', '#f3d79a', '#e0447a'],
    ],
    [
      500,
      940,
      1.42,
      raised,
      ['#ff9800', '#d8302a'],
      '#d8302a',
      '#fff8ec',
      '#00796b',
      ['#a5472a', '#ffe0a0', '#c2185b'],
    ],
  ];
  for (const [x, y, k, pose, turban, trim, coat, legs, drum] of cast) {
    const man = garbaMan({ coat, trim, legs, turban });
    // the drum hangs before the body but behind the arms
    man.overTorso = dhol(...drum);
    const b = new Body({ ...REST, ...pose }, { x, y, s: k }, MAN);
    const [mx, my] = b.pt([b.hip[0], b.hip[1] - 22, 46]);
    man.arm = {
      ...man.arm,
      prop: (p, _a, i) =>
        pose === raised && i
          ? stick(p, [p[0] + 20 * k, p[1] - 92 * k], true, k)
          : stick(p, [mx + (i ? 72 : -72) * k, my + (i ? 6 : -8) * k], i === 1, k),
    };
    s += figure(pose, { x, y, s: k }, man);
  }
  for (let i = 0; i < 16; i++) {
    const [x, y] = [60 + ((i * 211) % 880), 880 + ((i * 53) % 66)];
    s +=
      fill(ellipse(x + 2, y + 3, 9, 4), '#1a0a14', 'opacity=".4"') +
      polys(rosette(x, y, 9, 8, i), i % 2 ? '#ff9a1f' : '#ffc83d') +
      dots([[x, y]], 2.6, '#b3471b');
  }
  return {
    w: W,
    h: H,
    bg: '#2a1440',
    body: group(s, `transform="translate(0 ${-CUT})"`),
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('fire', '#ffc24a', 0.6) +
      linearGradient('dusk', 0, 200, 0, 720, [0, '#1c1040'], [0.5, '#7a2a5c'], [1, '#f0904a']) +
      linearGradient('square', 0, 700, 0, 1000, [0, '#c9704a'], [1, '#5a2230']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.2 },
  };
}

export const work: Work = {
  id: 'event-garba-round-5',
  collection: 'events',
  seed: 17,
  width: W,
  height: H,
  alt: 'Three dhol drummers in white kediyu and bright turbans play under a banyan tree hung with coloured lamps.',
  draw,
};
