/** The evening as a painted frieze: two dancers in tribhanga, a mardala player and a singer with cymbals under three arches. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, series } from '../../draw/geometry.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line } from '../../draw/svg.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { mridangam } from '../../figures/props.ts';
import { beads, frame, petals, plain } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { odissiDancer } from '../../traditions/pattachitra/dancer.ts';
import { BLUE, GREEN, RED, SEA, YELLOW, put } from '../../traditions/pattachitra/people.ts';
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

const musician = (
  pose: FigureSpec['pose'],
  dhoti: typeof RED,
  stole: typeof RED,
  more: Partial<FigureSpec>,
): FigureSpec => ({
  build: 'man',
  view: 'profile',
  pose,
  tone: 'wheat',
  hair: 'bun',
  gear: 'fillet',
  jewels: 1,
  wear: { lower: 'dhoti', lowerCloth: dhoti, upper: 'none', scarf: stole, scarfStyle: 'stole' },
  ...more,
});

/** Small bell-metal cymbal in a hand. */
const cymbal: NonNullable<FigureSpec['hold']>[0] = (pen, [x, y]) => {
  for (const [R, c] of [
    [21, K.harital],
    [8, K.conch],
  ] as const) {
    pen.flat(ellipse(x, y, R, R * 0.8), c);
    pen.stroke(ellipse(x, y, R, R * 0.8), 0.7, INK, true);
  }
};

/** Musicians share a low dais. */
function musiciansOnDais(cx: number, base: number, r: Rng): string {
  let s = '';
  const dais: Poly = polyline(offsets(cx, base, [-150, 8, 150, 8, 140, 36, -140, 36]));
  s +=
    inked(dais, K.leaf, INK, 2) +
    dots(
      series(15, (i): Point => [cx - 126 + i * 18, base + 22]),
      4,
      K.conch,
    );
  s += put(
    musician(POSES.mridangam(), YELLOW, BLUE, { prop: (pen) => mridangam(pen, [2, -54], 116) }),
    r,
    cx - 66,
    base + 10,
    0.98,
    1,
  );
  s += put(
    musician(
      withArms(
        POSES.sit(),
        { to: [24, -116], mudra: 'hold', aim: -0.5 },
        { to: [48, -128], mudra: 'hold', aim: -0.9 },
      ),
      RED,
      GREEN,
      { hold: [cymbal, cymbal], tone: 'fair' },
    ),
    r,
    cx + 72,
    base + 10,
    0.94,
    -1,
  );
  return s;
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
  for (const [x, n] of [
    [cx, 5],
    [cx - 290, 3],
    [cx + 290, 3],
  ] as const)
    for (let i = 0; i < n * 7; i++) {
      const [u, v] = [
        x + ((i * 61) % (n > 3 ? 250 : 170)) - (n > 3 ? 125 : 85),
        base - 40 - ((i * 89) % (n > 3 ? 330 : 270)),
      ];
      s +=
        each([0, 2.1, 4.2], (k) => fill(leaf(u, v, 9, 2.4, k + u), n > 3 ? '#7a1712' : '#1e4a2a')) +
        dot(u, v, 2, K.harital);
    }
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
  s += put(odissiDancer(RED, SEA), r, cx - 282, base + 34, 0.84, 1);
  s += put(odissiDancer(YELLOW, RED), r, cx + 282, base + 34, 0.84, -1);
  s += musiciansOnDais(cx, base, r);
  // hanging lamps in the side of the arch, a garland along the top
  for (const x of [cx - 74, cx + 74]) {
    s +=
      line(polyline(x, base - 392, x, base - 300), K.harital, 2.4) +
      fill(curveThrough(offsets(x, base, [-26, -300, -14, -280, 14, -280, 26, -300])), K.harital) +
      ink(loopThrough(offsets(x, base, [-26, -300, -14, -280, 14, -280, 26, -300])), INK, 1.6);
    for (const d of [-15, 0, 15])
      s +=
        fill(leaf(x + d, base - 300, 20, 5, -1.57), K.conch) +
        fill(leaf(x + d, base - 300, 12, 3, -1.57), K.hingula);
  }
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
  alt: 'Pattachitra frieze of the evening: two Odissi dancers under arches, between them a drummer and a singer with cymbals.',
  draw: recital,
};
