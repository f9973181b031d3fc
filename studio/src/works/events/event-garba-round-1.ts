/** The garbo: a pierced clay pot with a lamp inside throws stars of light on wall and floor. */
import { halo } from '../../dance/rig/brush.ts';
import { curveThrough, polyline } from '../../draw/curves.ts';
import { type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, linearGradient, radialGradient } from '../../draw/markup.ts';
import { resample } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, polys } from '../../draw/svg.ts';
import { beads, frame, triangles } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Turned } from '../../motifs/vessels/turned.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const CX = W / 2;
const FLOOR = 690;
const FOOT = 782;
const INK = '#2a0d14';

/** Light that left the holes: lozenges which grow as they fly. */
function thrown(): string {
  let s = '';
  for (let k = 0; k < 8; k++) {
    const R = 258 + k * 52;
    const n = 34;
    const stars = series(n, (i) => {
      const a = ((i + (k % 2) * 0.5) / n) * TAU;
      const [x, y] = polar(CX, 560, R, a);
      return leaf(x, y, 20 + k * 5, 4.6 + k * 1.5, a, 0, 0.5);
    });
    s += polys(stars, '#ffab45', `opacity="${(0.8 - k * 0.085).toFixed(2)}"`);
  }
  return s;
}

/** Pennants of a mirror-work toran along the upper edge. */
function toran(x: number, y: number, w: number): string {
  const n = 9;
  const d = w / n;
  let s = '';
  for (let i = 0; i < n; i++) {
    const [base, trim] = [
      ['#c2185b', '#ffb300'],
      ['#00796b', '#ffd257'],
      ['#ef7d14', '#c2185b'],
    ][i % 3];
    const cx = x + (i + 0.5) * d;
    const flag = polyline(cx - d / 2, y, cx + d / 2, y, cx + d / 2, y + 58, cx, y + 108, cx - d / 2, y + 58);
    s += edged(flag, base, trim, 5) + line(flag, INK, 1.4, true);
    for (const [dx, dy, R] of [
      [0, 44, 17],
      [-28, 24, 8],
      [28, 24, 8],
      [0, 84, 7],
    ])
      s +=
        polys(rosette(cx + dx, y + dy, R * 1.55, 10, i), trim) +
        dot(cx + dx, y + dy, R, INK) +
        dot(cx + dx, y + dy, R * 0.84, '#e9f4f2') +
        dot(cx + dx - R * 0.25, y + dy - R * 0.25, R * 0.3, '#ffffff');
    s += dots(
      series(5, (k) => [cx, y + 114 + k * 7]),
      3.8,
      ['#ffb300', '#fff0d2', '#ff5c8a'][i % 3],
    );
  }
  return (
    s +
    fill(rect(x, y - 2, w, 12), '#ffd257') +
    dots(resample(polyline(x, y + 4, x + w, y + 4), 12), 3, '#c2185b')
  );
}

/** Clay lamp with its flame. */
function diya(x: number, y: number, s: number): string {
  const bowl = new Turned(
    x,
    y,
    [
      [9, 0],
      [22, 6],
      [30, 18],
    ],
    0.36,
    s,
  );
  const flame = leaf(x + 20 * s, y - 18 * s, 34 * s, 7 * s, -1.5, 0.05, 0.34);
  return (
    `<circle cx="${x + 20 * s}" cy="${y - 34 * s}" r="${92 * s}" fill="url(#halo)"/>` +
    fill(ellipse(x, y + 6 * s, 40 * s, 10 * s), '#12040e', 'opacity=".5"') +
    fill(bowl.outline, '#b5562c') +
    bowl.shade('#2a0d14', '#ffd9a0') +
    fill(bowl.ring(1), '#7a3418') +
    fill(bowl.ring(1, 0.8), '#e8a63a') +
    line(bowl.ring(1), '#f0c48a', 2 * s, true) +
    fill(flame, '#ff9a2a') +
    fill(leaf(x + 20 * s, y - 19 * s, 22 * s, 3.8 * s, -1.5, 0.05, 0.34), '#fff6cf')
  );
}

/** Low stool with a mirror cloth. */
function lowStool(): string {
  let s = '';
  const stool = new Turned(
    CX,
    FOOT + 96,
    [
      [232, 0],
      [240, 40],
    ],
    0.27,
  );
  s +=
    fill(ellipse(CX, FOOT + 108, 276, 80), '#12040e', 'opacity=".55"') +
    fill(stool.outline, '#8c1f3c') +
    stool.shade('#12040e', '#ffb84a');
  for (let i = -7; i <= 7; i++) {
    const [x, y] = stool.at(0.5, i * 0.215);
    const q = Math.cos(i * 0.215);
    s +=
      fill(ellipse(x, y, 14 * q + 1, 14), '#ffb300') +
      fill(ellipse(x, y, 9.4 * q + 1, 9.4), INK) +
      fill(ellipse(x, y, 8 * q + 1, 8), '#e9f4f2');
  }
  for (const t of [0.06, 0.94]) s += stool.hoop(t, '#ffd257', 5);
  s +=
    edged(stool.ring(1), '#00695f', '#ffd257', 4) +
    fill(stool.ring(1, 0.8), '#c2185b') +
    fill(stool.ring(1, 0.76), '#e0651a');
  return s;
}

/** Floor: rangoli and the long thrown light. */
function floor(): string {
  let s = '';
  s +=
    fill(rect(0, FLOOR, W, H - FLOOR), 'url(#boards)') + line(polyline(0, FLOOR, W, FLOOR), '#f0b45a', 2.4);
  for (const [k, n, c] of [
    [1, 40, '#ffd98a'],
    [1.28, 48, '#ff9a5a'],
    [1.58, 54, '#ffd98a'],
  ] as const) {
    const petals = series(n, (i): Poly => {
      const a = (i / n) * TAU;
      return leaf(Math.cos(a) * 270 * k, Math.sin(a) * 270 * k, 54, 12, a, 0, 0.5).map(([x, y]) => [
        CX + x,
        FOOT + 62 + y * 0.3,
      ]);
    });
    s += clip(rect(0, FLOOR + 2, W, H), polys(petals, c, `opacity="${c === '#ffd98a' ? 0.75 : 0.6}"`));
  }
  s += lowStool();
  return s;
}

/** Marigolds round the foot and the neck. */
function potMarigolds(pot: Turned): string {
  let s = '';
  for (const [t, n, R] of [
    [0.02, 17, 21],
    [0.885, 15, 14],
  ])
    for (let i = 0; i < n; i++) {
      const a = -1.62 + (i / (n - 1)) * 3.24;
      const [x, y] = pot.at(t, a);
      s +=
        polys(rosette(x, y, R, 12, i), i % 2 ? '#ff8a1f' : '#ffc021') +
        polys(rosette(x, y, R * 0.62, 9, i + 0.3), i % 2 ? '#ffb04a' : '#ffe07a') +
        dot(x, y, R * 0.2, '#b3471b');
    }
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    0,
    [
      { t: 8, band: beads },
      { t: 38, band: triangles },
      { t: 8, band: beads },
    ],
    r,
    { ink: INK, w: 1.6, cols: ['#ef7d14', '#00796b', '#fff0d2'], bg: '#7a1238' },
  );
  let s = fill(rect(0, 0, W, FLOOR), '#3a1033') + fill(rect(0, FLOOR, W, H - FLOOR), '#4a1a24');
  s += fill(rect(0, 0, W, H), 'url(#glow)');
  // bandhani dots on the wall
  const knots: Poly = [];
  for (let y = 60; y < FLOOR - 8; y += 34)
    for (let x = 60 + ((y / 34) % 2) * 17; x < W - 50; x += 34) knots.push([x, y]);
  s += dots(knots, 2.2, '#a8455a');
  s += clip(rect(0, 0, W, FLOOR), thrown());
  s += floor();
  // the pot
  const pot = new Turned(
    CX,
    FOOT + 64,
    [
      [96, 0],
      [168, 56],
      [205, 142],
      [198, 224],
      [142, 298],
      [90, 330],
      [84, 352],
      [112, 378],
    ],
    0.26,
  );
  s += fill(ellipse(CX, FOOT + 66, 176, 42), '#3a0d14', 'opacity=".7"');
  s += fill(pot.outline, 'url(#clay)') + pot.shade('#2a0810', '#ffc27a', 0.8);
  for (const t of [0.1, 0.17, 0.72, 0.79, 0.9]) s += pot.hoop(t, '#fff0d2', t === 0.79 ? 7 : 3.6);
  for (const t of [0.13, 0.755]) {
    const at = series(31, (i) => pot.at(t, -1.5 + i * 0.1));
    s += dots(at, 3.6, '#ffd257');
  }
  const holes: Poly[] = [];
  const glowRims: Poly[] = [];
  const cores: Poly[] = [];
  for (let k = 0; k < 5; k++)
    for (let i = -9; i <= 9; i++) {
      const a = (i + (k % 2) * 0.5) * 0.262;
      if (Math.abs(a) > 1.5) continue;
      const t = 0.24 + k * 0.104;
      const lozenge = (q: number): Poly => [
        [a - 0.085 * q, t],
        [a, t - 0.04 * q],
        [a + 0.085 * q, t],
        [a, t + 0.04 * q],
      ];
      holes.push(pot.lay(lozenge(1)));
      glowRims.push(pot.lay(lozenge(1.45)));
      cores.push(pot.lay(lozenge(0.5)));
    }
  s += polys(glowRims, '#ff9a3a', 'opacity=".55"') + polys(holes, '#fff1b8') + polys(cores, '#fffdf0');
  s += ink(pot.outline, INK, 2.6);
  s += potMarigolds(pot);
  // mouth, lamp and flame
  s +=
    edged(pot.ring(1), '#8c3f1c', '#fff0d2', 4) +
    fill(pot.ring(1, 0.84), '#5a200e') +
    fill(pot.ring(1, 0.78), 'url(#mouth)');
  const [, my] = pot.at(1, 0);
  const tip = my - 44;
  s +=
    fill(leaf(CX, tip + 16, 128, 27, -Math.PI / 2, 0.02, 0.32), '#ff8a1f') +
    fill(leaf(CX, tip + 12, 96, 18, -Math.PI / 2, 0.02, 0.32), '#ffc94a') +
    fill(leaf(CX, tip + 8, 60, 10, -Math.PI / 2, 0.02, 0.32), '#fffbe0');
  for (const [x, y, k] of [
    [124, 806, 1.05],
    [206, 912, 1.45],
    [876, 806, 1.05],
    [794, 912, 1.45],
  ])
    s += diya(x, y, k);
  s += toran(f.x, f.y, f.w) + line(curveThrough(f.x, f.y + 3, CX, f.y + 4, f.x + f.w, f.y + 3), INK, 1.2);
  return {
    w: W,
    h: H,
    bg: '#3a1033',
    body: s + f.svg,
    defs:
      halo('halo', '#ffb84a', 0.6) +
      radialGradient(
        'glow',
        CX,
        600,
        620,
        [0, '#ffcf6a', 1],
        [0.3, '#f08a3a', 0.85],
        [0.62, '#8c2a48', 0.6],
        [1, '#2a0b2a', 0],
      ) +
      linearGradient('boards', 0, FLOOR, 0, H, [0, '#c4602c'], [1, '#4a1520']) +
      radialGradient('clay', CX, 640, 300, [0, '#d9692c'], [0.6, '#b04a20'], [1, '#7a2c16']) +
      radialGradient('mouth', CX, my, 96, [0, '#fff6c8'], [0.6, '#ffb43a'], [1, '#b3471b']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 0.9, age: 0.25 },
  };
}

export const work: Work = {
  id: 'event-garba-round-1',
  collection: 'events',
  seed: 21,
  width: W,
  height: H,
  alt: 'A clay garbo pot pierced with lozenges glows from the lamp inside and throws stars of light on the wall behind it.',
  draw,
};
