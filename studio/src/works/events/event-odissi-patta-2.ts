/** The evening as a painted frieze: two dancers in tribhanga, a mardala player and a singer with cymbals before Jagannath. */
import { curve, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import { beads, frame, petals, plain } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { Brush } from '../../motifs/people/brush.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { musician } from '../../traditions/pattachitra/musician.ts';
import {
  type DancerDress,
  odissiTribhanga,
  odissiTurning,
} from '../../traditions/pattachitra/scenes/odissi.ts';
import { INK, K, LOTUS, borderStyle } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

/** Pointed arch with a row of petals on its band. */
function arch(x: number, y: number, w: number, h: number, ground: string, band: string): string {
  const open = (k: number): Poly => [
    [x - w / 2 - k, y],
    [x - w / 2 - k, y - h * 0.56],
    ...curve(
      [
        [x - w / 2 - k, y - h * 0.56],
        [x - w * 0.42 - k * 0.9, y - h * 0.8],
        [x - w * 0.2 - k * 0.4, y - h * 0.93 - k * 0.6],
        [x, y - h - k * 1.2],
        [x + w * 0.2 + k * 0.4, y - h * 0.93 - k * 0.6],
        [x + w * 0.42 + k * 0.9, y - h * 0.8],
        [x + w / 2 + k, y - h * 0.56],
      ],
      false,
      10,
    ),
    [x + w / 2 + k, y],
  ];
  const beadsOn = open(12)
    .slice(1, -1)
    .filter((_, i) => i % 3 === 0);
  let s =
    inked(open(22), band, INK, 2) +
    dots(beadsOn, 4.4, K.conch) +
    each(beadsOn, ([u, v]) => dot(u, v, 1.6, K.hingula));
  s += inked(open(0), ground, INK, 2);
  return s;
}

/** Turned pillar between the arches. */
function column(x: number, y: number, h: number): string {
  const shaft = rect(x - 12, y - h, 24, h);
  let s = inked(shaft, K.harital, INK, 2);
  for (let v = 14; v < h - 8; v += 20) s += line(polyline(x - 11, y - v, x + 11, y - v - 8), K.hingula, 3);
  for (const [v, w] of [
    [0, 24],
    [h, 24],
    [h * 0.5, 18],
  ] as const) {
    const ringShape = rect(x - w, y - v - 9, 2 * w, 18);
    s +=
      inked(ringShape, K.khandaneela, INK, 1.8) +
      dots(
        [-0.6, 0, 0.6].map((u): Point => [x + u * w, y - v]),
        3,
        K.conch,
      );
  }
  return s;
}

/** Ground of an arch: rows of sprigs, a flower on each. */
function sprigs(x: number, base: number, w: number, h: number, leafCol: string, petal: string): string {
  let s = '';
  for (let row = 0; row * 34 < h; row++)
    for (let i = -4; i < 5; i++) {
      const [u, v] = [x + (i + (row % 2) * 0.5) * 38, base - 22 - row * 34];
      if (Math.abs(u - x) > w / 2 - 12 || v < base - h * 0.56 - (w / 2 - Math.abs(u - x)) * 1.1) continue;
      for (const a of [0.5, 2.64, 1.57]) s += fill(leaf(u, v, 13, 3, a), leafCol);
      s += each(rosette(u, v - 4, 6.4, 6, row), (p) => fill(p, petal)) + dot(u, v - 4, 1.9, K.harital);
    }
  return s;
}

/** Jagannath on a lotus pedestal in the middle arch. */
function shrine(x: number, y: number, r: Rng): string {
  // the outermost first, so that the fan is the same on both sides
  const rays = series(23, (i) => i)
    .sort((a, b) => Math.abs(b - 11) - Math.abs(a - 11))
    .map((i) => ({ i, p: leaf(x, y - 168, 138, 11.5, -Math.PI * (1 - i / 22), 0, 0.8) }));
  return (
    each(
      rays,
      ({ i, p }) => inked(p, i % 2 ? K.leaf : K.harital, INK, 1) + line([p[0], p[14]], K.conch, 1.2),
    ) +
    idol(x, y - 72, 0.6, 'J', r) +
    lotus(x, y + 22, 52, LOTUS, 13)
  );
}

const SUN_SILK: DancerDress = {
  silk: K.harital,
  border: K.hingula,
  spot: K.khandaneela,
  blouse: K.hingula,
  fan: K.khandaneela,
  hem: K.pink,
  over: K.leaf,
};

/** The musicians on their dais, a dancer to either side; her feet stand on the boards. */
function company(cx: number, base: number): string {
  const b = new Brush(INK, 2.5),
    k = 0.65,
    stage = base + 36;
  const left = b.on(cx - 284 - 412 * k, stage - 872 * k, k),
    right = b.on(cx + 286 - 412 * k, stage - 872 * k, k);
  odissiTribhanga(left);
  odissiTurning(right, SUN_SILK);
  b.take(left);
  b.take(right);
  const dais: Poly = polyline(offsets(cx, base, [-178, 4, 178, 4, 170, 36, -170, 36]));
  b.add(
    inked(dais, K.leaf, INK, 2) +
      dots(
        series(19, (i): Point => [cx - 153 + i * 17, base + 20]),
        4,
        K.conch,
      ),
  );
  musician(b, 'mardala', cx - 84, base + 12, 0.86, 1);
  musician(b, 'gini', cx + 88, base + 12, 0.84, -1);
  return b.svg;
}

function recital(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 9, band: plain(K.hingula), corner: false },
      { t: 10, band: beads, corner: false },
      { t: 32, band: petals },
      { t: 10, band: beads, corner: false },
      { t: 5, band: plain(K.harital), corner: false },
    ],
    r,
    borderStyle(K.lamp, [K.conch, K.harital, K.leaf]),
  );
  const [L, R, T, B] = [f.x, f.x + f.w, f.y, f.y + f.h];
  const base = B - 92;
  let s = fill(rect(L, T, f.w, f.h), K.khandaneela);
  for (const [x, y] of scatter(rect(L, T, f.w, base - T), 34, r, 10))
    s += each(rosette(x, y, 7, 6, x), (p) => fill(p, '#4e7fb0')) + dot(x, y, 2, K.conch);
  const cx = W / 2;
  s +=
    arch(cx, base, 288, 470, K.hingula, K.harital) +
    arch(cx - 290, base, 196, 420, K.leaf, K.pink) +
    arch(cx + 290, base, 196, 420, K.leaf, K.pink);
  s += sprigs(cx, base, 288, 470, '#7a1712', K.pink);
  for (const x of [cx - 290, cx + 290]) s += sprigs(x, base, 196, 420, '#1b4526', '#d9c27a');
  for (const x of [cx - 168, cx + 168]) s += column(x, base, 300);
  for (const x of [L + 14, R - 14]) s += column(x, base, 300);
  // the stage: boards, and the lotus border at its foot
  s +=
    fill(rect(L, base, f.w, B - base), K.harital) +
    ink(polyline(L, base, R, base), INK, 3, { closed: false });
  for (let i = 0; i < 44; i++)
    s += line(polyline(L + i * 20, base + 2, L + i * 20 - 8, base + 42), K.geru, 1.4);
  s +=
    ink(polyline(L, base + 44, R, base + 44), INK, 2, { closed: false }) +
    fill(rect(L, base + 45, f.w, 50), K.khandaneela);
  for (let i = 0; i < 15; i++)
    s += lotus(
      L + ((i + 0.5) * f.w) / 15,
      B - 4,
      36,
      i % 2 ? LOTUS : { ...LOTUS, out: K.conch, in: '#ffffff', tip: K.pink },
      7,
    );
  s += shrine(cx, base - 128, r);
  s += company(cx, base);
  // a garland along the top
  for (let i = 0; i < 12; i++) {
    const [x0, x1] = [L + (i * f.w) / 12, L + ((i + 1) * f.w) / 12];
    const swag = arc((x0 + x1) / 2, T, (x1 - x0) / 2, 0, Math.PI, 12, 26);
    s += each(
      swag,
      ([x, y], k) =>
        dot(x, y, 6, [K.conch, K.harital, K.pink][k % 3]) + line(ellipse(x, y, 6, 6, 0, 12), INK, 0.8, true),
    );
  }
  return {
    w: W,
    h: H,
    bg: K.cream,
    body: clip(rect(L, T, f.w, f.h), s) + f.svg,
    finish: {
      seed,
      surface: 'cloth',
      wobble: 0.9,
      grain: 0.8,
      mottle: 1.2,
      fibre: 0.7,
      vignette: 0.4,
      age: 0.5,
    },
  };
}

export const work: Work = {
  id: 'event-odissi-patta-2',
  collection: 'events',
  seed: 57,
  width: W,
  height: H,
  alt: 'Pattachitra frieze of the evening: two Odissi dancers under arches, between them a drummer and a singer with cymbals before Jagannath.',
  draw: recital,
};
