/** One turning chaniya from straight above: bands of mirrors and parrots swirl round the dancer's parting. */
import { halo, tone } from '../../dance/rig/brush.ts';
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, group, radialGradient } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 1000];
const [CX, CY] = [500, 500];
const R = 432;
const FOLDS = 16;
const INK = '#2a0d14';
const GOLD = '#f6c04a';
const SKIN = '#b9774a';
const [PINK, GREEN, ORANGE, PURPLE, CREAM] = ['#c2185b', '#00796b', '#ef7d14', '#5b2a86', '#fff0d2'];

/** Place on the skirt: u from waist (0) to hem (1), a round it. The cloth lags behind the turn and stands in folds. */
function on(u: number, a: number): Point {
  const wave = 1 + 0.034 * u * u * Math.sin(a * FOLDS);
  return polar(CX, CY, R * u * wave, a + 0.42 * u ** 1.6);
}
const ring = (u: number): Poly => series(240, (i) => on(u, (i / 240) * TAU));
const along = (u0: number, u1: number, a: number): Poly =>
  series(15, (i) => on(u0 + ((u1 - u0) * i) / 14, a));
const wedge = (u0: number, u1: number, a0: number, a1: number): Poly => [
  ...along(u0, u1, a0),
  ...series(5, (i) => on(u1, a0 + ((a1 - a0) * (i + 1)) / 6)),
  ...along(u0, u1, a1).reverse(),
];
/** Direction outwards at a place of the skirt. */
const out = (u: number, a: number): number => {
  const [[x0, y0], [x1, y1]] = [on(u - 0.02, a), on(u + 0.02, a)];
  return Math.atan2(y1 - y0, x1 - x0);
};

/** Round mirror held by a flower of stitches. */
function mirror([x, y]: Point, q: number, thread: string, turn = 0): string {
  return (
    polys(rosette(x, y, q * 1.75, 12, turn), thread) +
    dot(x, y, q * 1.12, INK) +
    dot(x, y, q, '#dcecea') +
    fill(ellipse(x - q * 0.3, y - q * 0.3, q * 0.4, q * 0.26, -0.7), '#ffffff')
  );
}

function skirt(): string {
  let s = fill(ring(1.035), GOLD) + fill(ring(1), GREEN);
  for (let i = 0; i < 96; i++) {
    const [x, y] = on(1.03, (i / 96) * TAU);
    s += dot(x, y, 6.2, INK) + dot(x, y, 5, i % 2 ? PINK : CREAM);
  }
  // hem band: mirrors between chevrons
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * TAU;
    s += polys([[on(0.985, a - 0.046), on(0.93, a), on(0.985, a + 0.046)]], i % 2 ? ORANGE : GOLD);
  }
  for (let i = 0; i < 32; i++) s += mirror(on(0.9, ((i + 0.5) / 32) * TAU), 9.5, i % 2 ? GOLD : '#ff7aa8', i);
  s += fill(ring(0.855), GOLD) + fill(ring(0.842), PURPLE);
  // parrots walking round
  for (let i = 0; i < 16; i++) {
    const a = ((i + 0.5) / 16) * TAU;
    const [x, y] = on(0.756, a);
    const turn = out(0.756, a) + Math.PI / 2;
    const B = bird();
    s += group(
      fill(B.tail, GOLD) +
        fill(B.body, '#46b04a') +
        fill(B.wing, ORANGE) +
        line(B.body, CREAM, 1.6, true) +
        line(B.wing, CREAM, 1.4, true) +
        fill(B.beak, '#e23b3b') +
        dot(...B.eye, 3, INK),
      `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(1)}) scale(.62)"`,
    );
    const [fx, fy] = on(0.756, a + TAU / 32);
    s += polys(rosette(fx, fy, 19, 8, a), i % 2 ? '#ff7aa8' : GOLD) + mirror([fx, fy], 6, CREAM);
  }
  s += fill(ring(0.672), GOLD) + fill(ring(0.66), CREAM);
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * TAU;
    s += polys(
      [[on(0.658, a), on(0.636, a + TAU / 144), on(0.614, a), on(0.636, a - TAU / 144)]],
      i % 2 ? PINK : GREEN,
    );
  }
  s += fill(ring(0.612), GOLD);
  // pleats
  for (let i = 0; i < 48; i++)
    s += fill(wedge(0, 0.6, (i / 48) * TAU, ((i + 1.04) / 48) * TAU), i % 2 ? PINK : tone(PINK, -0.16));
  for (let i = 0; i < 24; i++) {
    const a = ((i + 0.5) / 24) * TAU;
    s += mirror(on(0.5, a), 6.4, GOLD) + polys([leaf(...on(0.4, a), 24, 5, out(0.4, a))], GOLD);
    s += dots(
      [0.34, 0.3].map((u) => on(u, a)),
      2.6,
      CREAM,
    );
  }
  // folds: light on one slope, dark on the other, right through all bands
  for (let i = 0; i < FOLDS; i++) {
    const crest = ((i + 0.25) / FOLDS) * TAU;
    for (const w of [0.06, 0.105, 0.15]) {
      s += fill(wedge(0.2, 1.035, crest + 0.06, crest + 0.06 + w), '#1c0512', 'opacity=".13"');
      s += fill(wedge(0.2, 1.035, crest - 0.02 - w * 0.8, crest - 0.02), '#fff2d0', 'opacity=".055"');
    }
  }
  s += lines(
    series(48, (i) => along(0.1, 0.6, (i / 48) * TAU)),
    INK,
    1.1,
    'opacity=".4"',
  );
  return s + ink(ring(1.045), INK, 2.4);
}

/** Arm from shoulder to hand, clap open: bangles up the forearm, an embroidered sleeve. */
function arm(sg: number): string {
  const [sh, el, wr]: Point[] = [
    [CX + sg * 54, CY + 6],
    [CX + sg * 136, CY - 8],
    [CX + sg * 152, CY - 82],
  ];
  const upper = ribbon([sh, el], widths(25, 24, 20), 4);
  const fore = ribbon(
    curve([el, [(el[0] + wr[0]) / 2 + sg * 9, (el[1] + wr[1]) / 2], wr]),
    widths(20, 21, 16),
    4,
  );
  let s = group(line([sh, el, wr], '#16030c', 46), 'opacity=".35" transform="translate(12 20)"');
  s +=
    ink(fore, INK, 4) +
    fill(fore, SKIN) +
    dot(el[0], el[1], 20, SKIN) +
    ink(upper, INK, 4) +
    fill(upper, SKIN);
  const sleeve = ribbon(
    [sh, [sh[0] + (el[0] - sh[0]) * 0.7, sh[1] + (el[1] - sh[1]) * 0.7]],
    widths(28, 27, 25),
    4,
  );
  s += edged(sleeve, ORANGE, INK, 1.6);
  for (const t of [0.24, 0.46])
    s += mirror([sh[0] + (el[0] - sh[0]) * t, sh[1] + (el[1] - sh[1]) * t], 6, GREEN);
  const cuff = walk([sh, el], 2).filter((k) => k.t > 0.62 && k.t < 0.71);
  s += lines(
    cuff.map((k) => [polar(...k.p, 25, k.a + 1.57), polar(...k.p, 25, k.a - 1.57)]),
    GOLD,
    3,
  );
  for (const [i, k] of walk([el, wr], 8).entries()) {
    if (k.t < 0.46 || k.t > 0.92) continue;
    const half = 18 - 6 * k.t + 4;
    s += line(
      [polar(...k.p, half, k.a + 1.57), polar(...k.p, half, k.a - 1.57)],
      [CREAM, '#c62828', CREAM, GOLD][i % 4],
      6.4,
    );
  }
  // open hand, palm to the front
  const a = -Math.PI / 2 - sg * 0.18;
  const palm = polar(...wr, 24, a);
  for (const [k, d] of [-0.42, -0.14, 0.14, 0.42].entries()) {
    const base = polar(...palm, 15, a + d * 1.3);
    const tip = polar(...base, [33, 41, 39, 31][k], a + d * 0.6);
    const whole = ribbon([base, tip], widths(8.4, 7.6, 7.8, 6.2, 4.4), 2);
    s += ink(whole, INK, 2.6) + fill(whole, SKIN) + dot(...polar(...tip, -3, a + d * 0.6), 3.6, '#b3182c');
  }
  const thumb = polar(...palm, 37, a - sg * 1.15);
  s +=
    line([polar(...palm, 6, a - sg * 1.4), thumb], INK, 16.4) +
    line([polar(...palm, 4, a - sg * 1.4), thumb], SKIN, 13.6);
  return (
    s +
    fill(ellipse(...palm, 25, 21, a), SKIN) +
    line(ellipse(...palm, 25, 21, a).slice(12, 30), INK, 1.5) +
    dot(palm[0], palm[1], 7.4, '#b3343c')
  );
}

function dancer(): string {
  // odhni: across the back and out behind with the turn
  const tail = curveThrough(
    offsets(CX, CY, [34, 20, 116, 84, 128, 196, 28, 300, -128, 318, -262, 250, -318, 128, -392, 84]),
  );
  const cloth = ribbon(tail, widths(18, 28, 36, 38, 28, 9, 30, 42, 36), 4);
  let s = group(fill(cloth, '#16030c'), 'opacity=".4" filter="url(#b5)" transform="translate(26 44)"');
  s +=
    fill(cloth, '#ffc233', 'opacity=".9"') +
    clip(
      cloth,
      dots(
        walk(tail, 20).flatMap((k) => [-17, 0, 17].map((d) => polar(...k.p, d, k.a + 1.57))),
        3.6,
        '#c2185b',
      ) +
        lines(
          [-9, 12].map((d) => walk(tail, 8).map((k) => polar(...k.p, d, k.a + 1.57))),
          '#c07a12',
          1.6,
        ),
    );
  s += line(cloth, '#c2185b', 6, true) + line(cloth, INK, 1.4, true);
  s += fill(ellipse(CX + 8, CY + 16, 92, 62), '#16030c', 'opacity=".4"');
  s += arm(-1) + arm(1);
  const chest = ellipse(CX, CY + 2, 80, 44);
  s += inked(chest, ORANGE, INK, 2) + fill(ellipse(CX, CY - 4, 44, 30), SKIN);
  for (const sg of [-1, 1])
    for (const [dx, dy] of [
      [62, 4],
      [48, 26],
    ])
      s += mirror([CX + sg * dx, CY + dy], 6, GREEN);
  const drape = ribbon(
    curveThrough(CX + 70, CY - 14, CX + 30, CY + 22, CX + 34, CY + 44),
    widths(14, 20, 22),
    4,
  );
  s += edged(drape, '#ffc233', '#c2185b', 4) + line(drape, INK, 1.2, true);
  // head: combed hair, red parting, a bun in jasmine
  const head = ellipse(CX, CY - 14, 45, 49);
  s += group(fill(head, '#16030c'), 'opacity=".4" transform="translate(8 12)"');
  s += fill(ellipse(CX, CY - 52, 17, 16), SKIN) + inked(head, '#1c1210', INK, 2);
  const combed: Poly[] = [];
  for (const sg of [-1, 1])
    for (let i = 0; i < 9; i++)
      combed.push(
        curve([
          [CX + sg * 2, CY - 58 + i * 7],
          [CX + sg * (22 + i), CY - 34 + i * 4],
          [CX + sg * (34 - i * 3), CY + 14 + i],
        ]),
      );
  s += clip(head, lines(combed, '#5a4038', 1.3));
  s +=
    line(polyline(CX, CY - 62, CX, CY - 6), SKIN, 3) +
    line(polyline(CX, CY - 62, CX, CY - 34), '#d9352b', 3.4);
  s +=
    dots(
      series(6, (i): Point => [CX, CY - 66 + i * 6]),
      2.6,
      GOLD,
    ) +
    dot(CX, CY - 68, 7.5, INK) +
    dot(CX, CY - 68, 6.2, GOLD) +
    dot(CX, CY - 68, 3, '#c2185b');
  s += dot(CX, CY + 26, 28, INK) + dot(CX, CY + 26, 26, '#1c1210');
  for (let i = 0; i < 13; i++) {
    const [x, y] = polar(CX, CY + 26, 25, (i / 13) * TAU);
    s += polys(rosette(x, y, 9.6, 5, i), '#fffaf0') + dot(x, y, 2.2, '#e6a53a');
  }
  return (
    s +
    lines([ellipse(CX, CY + 26, 13), ellipse(CX, CY + 26, 7)], '#5a4038', 1.3) +
    dot(CX, CY + 26, 4, '#d9352b')
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), 'url(#floor)');
  // rangoli rays and petals on the floor
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU;
    s += fill(
      leaf(...polar(CX, CY, 478, a), 62, 13, a, 0, 0.42),
      i % 2 ? '#f6a03a' : '#ffe0a0',
      'opacity=".75"',
    );
    if (i % 2) s += fill(leaf(...polar(CX, CY, 566, a), 96, 20, a, 0, 0.42), '#e0447a', 'opacity=".6"');
  }
  for (const [q, c] of [
    [470, '#ffe0a0'],
    [552, '#ffe0a0'],
    [674, '#f6a03a'],
  ] as const)
    s += line(ellipse(CX, CY, q, q, 0, 160), c, 2.4, true, 'opacity=".8"');
  for (let i = 0; i < 46; i++) {
    const [x, y] = polar(CX, CY, r.between(500, 690), r.between(0, TAU));
    s +=
      fill(ellipse(x + 3, y + 4, 9, 5, r.between(0, 3)), '#16030c', 'opacity=".4"') +
      fill(leaf(x, y, 17, 5.4, r.between(0, TAU), 0.2), r.pick(['#ffb52e', '#ff8a1f', '#ffd76a']));
  }
  s += `<circle cx="${CX + 26}" cy="${CY + 40}" r="${R * 1.16}" fill="url(#under)"/>`;
  s += skirt() + `<circle cx="${CX}" cy="${CY}" r="170" fill="url(#under)" opacity=".5"/>` + dancer();
  return {
    w: W,
    h: H,
    bg: '#4a1030',
    body: s,
    defs:
      halo('under', '#12020a', 0.95).replace('offset="0"', 'offset=".72"') +
      radialGradient('floor', CX, CY, 720, [0, '#d9662c'], [0.62, '#a8323a'], [1, '#3b0f30']),
    finish: { seed, surface: 'cloth', wobble: 1, grain: 0.6, mottle: 0.9, vignette: 0.8, age: 0.2 },
  };
}

export const work: Work = {
  id: 'event-garba-round-3',
  collection: 'events',
  seed: 33,
  width: W,
  height: H,
  alt: 'A single garba dancer seen from straight above turns in a pink skirt whose bands of mirrors and green parrots fill the picture.',
  draw,
};
