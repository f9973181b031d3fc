/** Kathak in mid-spin inside a ring of sixteen lamps, one for each beat, between tabla and sarangi. */
import { halo } from '../../dance/rig/brush.ts';
import { arch, archLine, garlands, jali } from '../../dance/rig/stage.ts';
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, series } from '../../draw/geometry.ts';
import { clip, each, group, linearGradient, radialGradient, repeat } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { courtMusician } from '../../traditions/kishangarh/court-musicians.ts';
import { kathakDancer } from '../../traditions/kishangarh/scenes/kathak.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
const CX = W / 2;
const LINE = '#2c1712';
const FLOOR = 586;
/** Middle and half axes of the ring of lamps on the floor. */
const [RY, RX, RZ] = [690, 330, 76];

const PALACE = {
  edge: '#2a1030',
  gold: '#d9a44a',
  body: '#7d2233',
  a: '#f3c677',
  b: '#e8836a',
  heart: '#fff0cc',
};

/** Stage parts are drawn about x = 320. */
const at = (x: number, y: number, k: number, inner: string): string =>
  group(inner, `transform="translate(${x - 320 * k} ${y}) scale(${k})"`);

/** The empty beat: claps stop here, and its lamp is out. */
const EMPTY = 8;

/** Smoke that rises from a wick in two thinning curls. */
function wisp(x: number, y: number, k: number): string {
  const curl = (sway: number, h: number): Poly =>
    curve(
      series(9, (i): Point => [x + Math.sin(i * 0.95 + sway) * (0.8 + i * 0.85) * k, y - (i / 8) * h * k]),
      false,
      6,
    );
  const thin = widths(1.6 * k, 3.4 * k, 2.4 * k, 0.6 * k);
  return (
    fill(ribbon(curl(0.2, 46), thin), '#7d7486', 'opacity=".62"') +
    fill(ribbon(curl(1.5, 30), widths(1.2 * k, 2.2 * k, 0.4 * k)), '#7d7486', 'opacity=".45"')
  );
}

/** Clay lamp of the ring; the first of every four beats is larger, and the empty one, the ninth, is not lit. */
function lamp(i: number): string {
  const a = (i / 16) * TAU - Math.PI / 2;
  const [x, y] = [CX + Math.cos(a) * RX, RY + Math.sin(a) * RZ];
  const k = (1 + 0.22 * Math.sin(a)) * (i % 4 ? 0.92 : 1.34);
  const clay =
    fill(ellipse(x, y + 4 * k, 22 * k, 8 * k), '#2a0c10', 'opacity=".6"') +
    fill(ellipse(x, y, 21 * k, 8.4 * k), '#a8562c') +
    fill(ellipse(x, y - 2 * k, 19 * k, 6.6 * k), '#d98a4a');
  if (i === EMPTY)
    return (
      clay +
      fill(ellipse(x, y - 2.4 * k, 14 * k, 4.4 * k), '#6a3a1e') +
      fill(leaf(x, y - 1 * k, 12 * k, 2.2 * k, -1.3), '#1c100c') +
      dot(x + 2.6 * k, y - 11 * k, 1.7 * k, '#f2743a') +
      wisp(x + 3 * k, y - 14 * k, k)
    );
  return (
    `<ellipse cx="${x.toFixed(1)}" cy="${(y - 14 * k).toFixed(1)}" rx="${(54 * k).toFixed(1)}" ry="${(48 * k).toFixed(1)}" fill="url(#fire)"/>` +
    clay +
    fill(ellipse(x, y - 2.4 * k, 14 * k, 4.4 * k), '#ffe29a') +
    fill(leaf(x, y - 1 * k, 34 * k, 6.4 * k, -1.57, 0, 0.34), '#ffac3a') +
    fill(leaf(x, y - 2 * k, 20 * k, 3.4 * k, -1.57, 0, 0.34), '#fff6cf')
  );
}

function evening(): Painting {
  let s = fill(rect(0, 0, W, H), '#3a1a3c');
  // buti of the wall between the arches
  for (let j = 0; j < 12; j++)
    for (let i = 0; i < 31; i++) {
      const [x, y] = [i * 40 + (j % 2) * 20, 18 + j * 46];
      s += polys(
        [leaf(x, y + 8, 15, 3.6, -1.57), leaf(x, y + 8, 12, 2.8, -2.35), leaf(x, y + 8, 12, 2.8, -0.79)],
        '#6a3a5c',
        'opacity=".8"',
      );
    }
  for (const x of [178, 1022]) {
    const opening = archLine(140, 250, 640, 7, 1.06);
    s += at(
      x,
      40,
      0.92,
      arch(140, 250, 640, PALACE, 'url(#night)', { cusps: 7, rise: 1.06 }) +
        clip(opening, jali(opening, 140, 60, 500, 640, 26, '#8a5676', '#251a52')) +
        line(opening, '#f3d79a', 2.4),
    );
  }
  s += at(CX, 4, 1.03, arch(262, 300, 640, PALACE, 'url(#wall)', { cusps: 9, rise: 0.98 }));
  const crown = archLine(262, 300, 640, 9, 0.98);
  const hook = (x: number): number =>
    Math.min(...crown.filter(([u, v]) => v < 310 && Math.abs(u - x) < 9).map(([, v]) => v));
  s += at(
    CX,
    4,
    1.03,
    garlands(
      [-216, -150, -78, 78, 150, 216].map((d) => 320 + d),
      (u) => hook(320 + u * 320) + 2,
      (i) => [70, 52, 38][i < 3 ? i : 5 - i],
      ['#fbf3dc', '#f29a2e'],
    ),
  );
  s += `<ellipse cx="${CX}" cy="360" rx="330" ry="320" fill="url(#lit)"/>`;
  // boards, carpet of light, the ring
  s += fill(rect(0, FLOOR, W, H - FLOOR), 'url(#boards)') + line(polyline(0, FLOOR, W, FLOOR), '#f3d79a', 3);
  s += lines(
    series(46, (i): Poly => [
      [CX + (i - 22.5) * 34, FLOOR],
      [CX + (i - 22.5) * 70, H],
    ]),
    '#5a2f2c',
    1.2,
    'opacity=".5"',
  );
  const flat = (k: number): Poly => ellipse(CX, RY, RX * k, RZ * k, 0, 120);
  const petals = (k: number, n: number, L: number, w: number): Poly[] =>
    series(n, (i) => {
      const a = (i / n) * TAU;
      return leaf(Math.cos(a) * RX * k, Math.sin(a) * RX * k, L, w, a, 0, 0.5).map(([x, y]): Point => [
        CX + x,
        RY + (y * RZ) / RX,
      ]);
    });
  // chalk and coloured powder on the boards: lighter than they are, so that nobody dances over a hole
  s +=
    fill(flat(1.09), '#f0d7a4') +
    fill(flat(0.86), '#f7e6c0') +
    polys(petals(0.66, 40, 56, 13), '#d8694a') +
    fill(flat(0.62), '#fbf0d6') +
    polys(petals(0.36, 30, 52, 13), '#9a6ab0') +
    fill(flat(0.3), '#f3cf86');
  for (const k of [0.62, 0.86, 1.09])
    s += line(flat(k), '#a8502f', k === 1.09 ? 2.6 : 1.6, true, 'opacity=".7"');
  s += dots(
    series(64, (i): Point => [
      CX + Math.cos((i / 64) * TAU) * RX * 0.975,
      RY + Math.sin((i / 64) * TAU) * RZ * 0.975,
    ]),
    2.4,
    '#a8502f',
  );
  const behind = series(16, (i) => i).filter((i) => i < 4 || i > 12);
  s += each(behind, lamp);
  s += fill(ellipse(CX + 10, 712, 132, 13), '#5a2416', 'opacity=".45"');
  const dancer = new Brush(LINE, 2.3).on(967, -61, 0.9, 0, -1);
  kathakDancer(dancer);
  s += dancer.svg;
  s += repeat(9, (i) => lamp(i + 4));
  const court = new Brush(LINE, 2.3);
  courtMusician(
    court,
    {
      plays: 'tabla',
      skin: '#a86f42',
      coat: '#e9c9a0',
      fold: '#9a6a3a',
      turban: '#2d5a68',
      beard: '#1c1412',
    },
    150,
    770,
    1.26,
    1,
  );
  courtMusician(
    court,
    {
      plays: 'sarangi',
      skin: '#c08a5c',
      coat: '#dfe6d8',
      fold: '#7a8a76',
      turban: '#7f3b62',
      beard: '#d8d2c6',
    },
    1058,
    770,
    1.26,
    -1,
  );
  s += court.svg;
  return {
    w: W,
    h: H,
    bg: '#3a1a3c',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('fire', '#ffb04a', 0.8) +
      halo('lit', '#ffe9b8', 0.6) +
      radialGradient('wall', 320, 360, 420, [0, '#f0c98a'], [0.55, '#c47a52'], [1, '#6a2c40']) +
      linearGradient('night', 0, 100, 0, 640, [0, '#141a48'], [1, '#5b3a7a']) +
      linearGradient('boards', 0, FLOOR, 0, H, [0, '#d9b98a'], [1, '#7a4438']),
    finish: { seed: 5, surface: 'cloth', wobble: 1, grain: 0.5, mottle: 0.8, vignette: 1, age: 0.3 },
  };
}

export const work: Work = {
  id: 'event-kathak-sixteen',
  collection: 'events',
  seed: 5,
  width: W,
  height: H,
  alt: 'A Kathak dancer spins with her red skirt flared inside a ring of sixteen lamps, the ninth of them out, while a tabla player and a sarangi player look up at her.',
  draw: evening,
};
