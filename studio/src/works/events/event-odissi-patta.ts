/** One story in two forms: the dancer holds tribhanga on the stage; beside her the painter finishes the same pose on a scroll. */
import { halo } from '../../dance/rig/brush.ts';
import { brassLamp, flame, floor, pillar } from '../../dance/rig/stage.ts';
import { polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines } from '../../draw/svg.ts';
import { beads, frame, plain } from '../../motifs/borders.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { bush } from '../../traditions/pattachitra/bush.ts';
import { odissiDancer } from '../../traditions/pattachitra/dancer.ts';
import { pattaHand } from '../../traditions/pattachitra/hand.ts';
import { BLUE, YELLOW, put } from '../../traditions/pattachitra/people.ts';
import { odissiTribhanga } from '../../traditions/pattachitra/scenes/odissi.ts';
import { INK, K, borderStyle, fadi } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];
/** The scroll on its stand. */
const P = { x: 640, y: 66, w: 470, h: 664 };

/** A sun of stone petals behind the dancer. */
function sun([x, y]: Point): string {
  let s = '';
  for (const [R, n, col] of [
    [250, 32, '#8a3328'],
    [212, 24, '#a5482f'],
    [170, 20, '#bb6238'],
  ] as const)
    for (const p of rosette(x, y, R, n, R, 0.72, 1.05)) s += edged(p, col, '#5a1c1c', 1.4);
  const ring = (r: number, n: number) => series(n, (i) => polar(x, y, r, (i / n) * TAU));
  return (
    s +
    edged(ellipse(x, y, 120, 120, 0, 80), '#d08a4c', '#5a1c1c', 1.6) +
    dots(ring(112, 60), 2.6, '#f3d79a') +
    dots(ring(258, 64), 4, '#e0a85e')
  );
}

/** The painting: red ground with sprigs, the dancer on a green meadow, two flowering bushes. One bush still lacks its last leaves. */
function scroll(r: Rng): string {
  const f = frame(
    P.w,
    P.h,
    10,
    [
      { t: 9, band: plain(K.hingula), corner: false },
      { t: 9, band: beads, corner: false },
      { t: 34, band: fadi(K.hingula, K.harital, K.leaf) },
      { t: 9, band: beads, corner: false },
      { t: 5, band: plain(K.harital), corner: false },
    ],
    r,
    borderStyle(K.lamp, [K.conch]),
  );
  const field = rect(f.x, f.y, f.w, f.h);
  const base = f.y + f.h - 58;
  let s = fill(field, K.hingula);
  for (const [x, y] of scatter(field, 32, r, 8))
    s += each([0, 2.1, 4.2], (k) => fill(leaf(x, y, 10, 2.6, k + x), '#7a1712')) + dot(x, y, 2, K.harital);
  s +=
    fill(rect(f.x, base, f.w, 60), K.leaf) +
    lines(
      series(9, (i) => polyline(f.x, base + 6 + i * 6, f.x + f.w, base + 6 + i * 6)),
      '#1e4a2a',
      1.2,
    );
  s += ink(polyline(f.x, base, f.x + f.w, base), INK, 2.4, { closed: false });
  s += bush(f.x + 40, base + 2, 1.7, 1) + bush(f.x + f.w - 38, base + 2, 1.5, -1);
  s += put(odissiDancer(YELLOW, BLUE), r, f.x + f.w / 2, base + 36, 0.97, 1);
  return fill(rect(0, 0, P.w, P.h), K.cream) + clip(field, s) + f.svg;
}

function stage(seed: number): Painting {
  const r = new Rng(seed);
  const boards = floor(690, '#8a4a34', '#4a211b', '#e0b078', 1.6);
  let s = fill(rect(0, 0, W, H), 'url(#evening)');
  for (const [x, y] of scatter(rect(0, 40, W, 640), 44, r))
    s += each(rosette(x, y, 6, 6, x), (p) => fill(p, '#742326'));
  s += sun([300, 330]);
  s +=
    pillar(46, 46, 700, 26, '#9c5a3c', '#e0b078') +
    pillar(562, 46, 700, 26, '#9c5a3c', '#e0b078') +
    pillar(1166, 46, 700, 22, '#9c5a3c', '#e0b078');
  s += group(boards.body, `transform="scale(1.875 1)"`);
  s += fill(rect(0, 0, W, 46), '#5a1c1e') + line(polyline(0, 46, W, 46), '#e0b078', 3);
  for (let i = 0; i < 40; i++) {
    const petals: Poly[] = rosette(i * 30.6 + 4, 24, 13, 8);
    s += each(petals, (p) => fill(p, i % 2 ? '#e0a85e' : '#f3e3bd')) + dot(i * 30.6 + 4, 24, 3.4, '#7a1e22');
  }
  for (const x of [112, 492]) {
    s += brassLamp(x, 716, 100, 22);
    s += each(
      [-14, 0, 14],
      (d, k) => fill(ellipse(x + d, 610, 26), 'url(#fire)') + flame(x + d, 620, 0.4, 6, k, 15),
    );
  }
  s += fill(ellipse(300, 722, 170, 14), '#1a0608', 'opacity=".5"');
  const dancer = new Brush(INK, 3.4).on(-30, 24, 0.81);
  odissiTribhanga(dancer);
  s += dancer.svg;
  // the scroll between its two rods, hung from the beam
  for (const x of [P.x + 60, P.x + P.w - 60]) s += line(polyline(x, 46, x, P.y), '#e8d2a0', 2.4);
  s += fill(rect(P.x + 10, P.y + 12, P.w, P.h), '#2a0d10', 'opacity=".45"');
  s += group(scroll(r), `transform="translate(${P.x} ${P.y})"`);
  for (const y of [P.y - 6, P.y + P.h - 8]) {
    s +=
      fill(rect(P.x - 16, y, P.w + 32, 15), '#6e3a1e') +
      line(polyline(P.x - 14, y + 4, P.x + P.w + 14, y + 4), '#b9784a', 2.4);
    for (const x of [P.x - 20, P.x + P.w + 20])
      s += dot(x, y + 7.5, 12, '#c9942f') + dot(x - 2, y + 5, 4.4, '#f6dc8f');
  }
  s += pattaHand(P.x + 366, P.y + 470, 0.86, {
    fx: -1,
    turn: 0.34,
    arm: 420,
    bend: 0.02,
    shaft: 240,
    sleeve: 0.62,
  });
  return {
    w: W,
    h: H,
    bg: '#5a1c1e',
    body: s,
    defs:
      halo('shade', '#0a0204', 0.75) +
      halo('fire', '#ffb04a', 0.6) +
      boards.defs +
      linearGradient('evening', 0, 0, 0, H, [0, '#4a1519'], [1, '#8a2f28']),
    finish: {
      seed,
      surface: 'cloth',
      wobble: 0.9,
      grain: 0.6,
      mottle: 0.9,
      fibre: 0.6,
      vignette: 0.9,
      age: 0.3,
    },
  };
}

export const work: Work = {
  id: 'event-odissi-patta',
  collection: 'events',
  seed: 17,
  width: W,
  height: H,
  alt: 'An Odissi dancer moves between lamps, one arm raised; beside her a hand with a brush finishes a red Pattachitra scroll of a dancer.',
  draw: stage,
};
