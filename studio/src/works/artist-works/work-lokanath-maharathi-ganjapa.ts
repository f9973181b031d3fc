/** Eight round ganjapa cards lie about their painted box. */
import { curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series, transform } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { bounds, inside, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { horse } from '../../motifs/animals/horse.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { turtle } from '../../motifs/animals/turtle.ts';
import { parrot } from '../../motifs/birds/parrot.ts';
import { bud, lotusOpen } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { INK, K, LOTUS, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const SIZE = 1000;
const R = 130;

const PEACOCK = {
  body: '#2b6aa6',
  bodyHi: '#9cc6e6',
  wing: [K.harital, K.conch, K.hingula],
  tail: K.leaf,
  barb: '#8fbf5a',
  eye: [K.harital, K.khandaneela, K.conch] as string[],
  line: INK,
  beak: K.hingula,
};

const shape = (p: Poly, col: string, w = 1.6): string => inked(p, col, INK, w);

/** What each card shows, about (0, 0), within 80 of it. */
const FACES: ((r: Rng) => string)[] = [
  (r) => idol(0, 34, 0.36, 'J', r),
  () => {
    const F = place(fish(14), 0, 0, 0.78, -0.16);
    return (
      each([F.tail, F.top, F.bot, F.bot2], (q) => shape(q, K.hingula)) +
      shape(F.body, K.conch) +
      clip(F.body, scales(F.body, 0, 13, K.khandaneela, 1.4) + fill(F.head, K.harital)) +
      ink(F.body, INK, 2) +
      line(F.gill, INK, 2) +
      dot(...F.eye[20], 6, K.conch) +
      line(F.eye, INK, 1.6, true) +
      fill(F.pupil, INK)
    );
  },
  () => {
    const E = place(royalElephant(), -14, -6, 0.42);
    return (
      shape(E.body, '#cfd6d8', 2) +
      shape(E.cloth, K.hingula) +
      clip(E.cloth, dots(grid(E.cloth, 10), 2.2, K.harital)) +
      shape(E.ear, '#e7ecec', 1.6) +
      shape(E.cap, K.harital) +
      shape(E.tusk, K.conch) +
      inked(E.eye, K.conch, INK, 1.2) +
      fill(E.pupil, INK) +
      line(E.tail, INK, 2.4) +
      fill(E.tuft, INK)
    );
  },
  () => {
    const t = place(turtle(), 0, 4, 1.02, -Math.PI / 2);
    return (
      each([...t.feet, t.tail, t.head], (q) => shape(q, K.harital)) +
      shape(t.shell, K.leaf, 2.2) +
      repeat(6, (i) =>
        shape(ellipse(...polar(0, 4, 25, (i / 6) * TAU), 10), i % 2 ? K.sea : '#8fbf5a', 1.3),
      ) +
      shape(ellipse(0, 4, 13), K.harital, 1.4) +
      each([-5, 5], (d) => dot(d, -60, 2.6, INK))
    );
  },
  () => paintPeacock(14, 16, 0.41, 1, PEACOCK, { tail: 'up' }),
  () => {
    const Hh = place(horse(), -12, 0, 0.48);
    return (
      shape(Hh.tail, INK, 1) +
      shape(Hh.body, K.conch, 2) +
      each(Hh.ears, (q: Poly) => shape(q, K.conch, 1.2)) +
      shape(Hh.saddle, K.hingula) +
      clip(Hh.saddle, dots(grid(Hh.saddle, 9), 2, K.harital)) +
      line(Hh.mane, INK, 6) +
      each(Hh.bridle, (q: Poly) => line(q, K.hingula, 2.6)) +
      line(Hh.neckBand, K.harital, 5) +
      line(Hh.rein, K.khandaneela, 2) +
      dot(...(Hh.eye as Point), 3.2, INK) +
      each(Hh.hooves, (q: Poly) => fill(q, INK))
    );
  },
  () => {
    const B = place(parrot(), -2, 6, 0.98);
    const twig = curveThrough(-74, 62, -20, 54, 40, 56, 78, 44);
    return (
      ink(twig, K.geru, 6, { closed: false }) +
      each(walk(twig, 26), (k, i) => shape(leaf(...k.p, 24, 6, k.a + (i % 2 ? 1 : -1)), K.sea, 1)) +
      each(B.tail, (q: Poly) => shape(q, K.leaf)) +
      shape(B.body, '#5fa63e', 2) +
      shape(B.wing, K.leaf) +
      clip(B.wing, scales(B.wing, 2.6, 10, K.conch, 1)) +
      shape(B.beak, K.hingula) +
      dot(...B.eye[0], 1, INK) +
      inked(B.eye, K.conch, INK, 1.2) +
      fill(B.pupil, INK) +
      line(B.collar, K.hingula, 4) +
      each(B.legs, (q: Poly) => line(q, INK, 2.2))
    );
  },
  (r) => idol(0, 34, 0.36, 'S', r),
];

/** Even points inside a small shape. */
function grid(p: Poly, pitch: number): Point[] {
  const b = bounds(p);
  const at: Point[] = [];
  for (let y = b.y0, i = 0; y < b.y1; y += pitch * 0.8, i++)
    for (let x = b.x0 + (i % 2 ? pitch / 2 : 0); x < b.x1; x += pitch) if (inside(p, x, y)) at.push([x, y]);
  return at;
}

const GROUNDS: readonly [string, string][] = [
  [K.harital, K.hingula],
  [K.khandaneela, K.harital],
  [K.hingula, K.harital],
  [K.conch, K.khandaneela],
  ['#e9c9a0', K.leaf],
  [K.leaf, K.conch],
  [K.lamp, K.hingula],
  [K.pink, K.khandaneela],
];

/** One card: lacquered disc, ring of petals, ring of dots, the picture. */
function card(x: number, y: number, i: number, turn: number, r: Rng): string {
  const [ground, rim] = GROUNDS[i];
  let s =
    group(fill(ellipse(6, 9, R + 2), '#1c0a06'), 'opacity=".5" filter="url(#b5)"') +
    fill(ellipse(0, 0, R), INK) +
    fill(ellipse(0, 0, R - 4), rim);
  const petals = series(28, (k) =>
    leaf(...polar(0, 0, R - 24, (k / 28) * TAU), 19, 8.4, (k / 28) * TAU, 0, 0.45),
  );
  const alt = rim === K.hingula ? K.conch : rim === K.conch ? K.hingula : K.conch;
  s +=
    polys(petals, alt) +
    each(petals, (q) => line(q, INK, 1, true)) +
    fill(ellipse(0, 0, R - 22), INK) +
    fill(ellipse(0, 0, R - 25), ground);
  s += dots(
    series(40, (k) => polar(0, 0, R - 31, (k / 40) * TAU)),
    2.3,
    ground === K.conch ? K.hingula : K.conch,
  );
  const inner = ellipse(0, 0, R - 35);
  s +=
    line(inner, INK, 1.4, true) +
    clip(
      inner,
      each([0.5, 2.1, 3.7, 5.2], (a) => {
        const [u, v] = polar(0, 0, R - 50, a + i);
        return (
          each([-0.6, 0, 0.6], (d) =>
            fill(leaf(u, v, 14, 4, a + d + Math.PI), ground === K.leaf ? K.harital : K.leaf),
          ) + polys(rosette(u, v, 6, 6), ground === K.hingula ? K.harital : K.hingula)
        );
      }) + group(FACES[i](r), 'transform="scale(1.13)"'),
    );
  // the gloss of lac
  s += line(
    series(16, (k): Point => polar(0, 0, R - 10, -2.6 + k * 0.07)),
    '#ffffff',
    4,
    false,
    'opacity=".35"',
  );
  return group(s, `transform="translate(${x} ${y}) rotate(${turn})"`);
}

/** The box from above and a little from the front, its lid with a lotus pushed back, the side with a row of buds. */
function box(x: number, y: number): string {
  const lid = loopThrough(
    offsets(x, y, [-116, -74, 0, -82, 116, -74, 124, 0, 116, 72, 0, 80, -116, 72, -124, 0]),
  );
  const side = lid.map(([a, b]): Point => [a, b + 46]),
    mouth = lid.map(([a, b]): Point => [a + 6, b + 22]);
  let s =
    group(
      fill(
        side.map(([a, b]): Point => [a + 8, b + 12]),
        '#1c0a06',
      ),
      'opacity=".55" filter="url(#b8)"',
    ) + inked(side, K.hingula, INK, 2.4);
  s +=
    line(
      lid.map(([a, b]): Point => [a, b + 38]),
      K.harital,
      4,
      true,
    ) +
    line(
      lid.map(([a, b]): Point => [a, b + 30]),
      K.conch,
      2,
      true,
    );
  for (let k = 0; k < 11; k++) s += bud(x - 104 + k * 21, y + 121 - Math.abs(k - 5) * 0.9, 18, LOTUS);
  // the lid is pushed back: the rest of the pack shows in the opening
  s += inked(mouth, '#2a0f0a', INK, 2.2);
  for (const [dx, dy, col] of [
    [-52, 64, K.harital],
    [-6, 68, K.leaf],
    [42, 64, K.pink],
    [78, 58, K.conch],
  ] as const)
    s += clip(
      mouth,
      inked(ellipse(x + dx, y + dy, 40, 30), col, INK, 1.8) +
        line(ellipse(x + dx, y + dy, 33, 24), INK, 1.2, true) +
        dots(
          series(18, (k): Point => [x + dx + 36 * Math.cos(k * 0.35), y + dy + 27 * Math.sin(k * 0.35)]),
          1.8,
          K.hingula,
        ),
    );
  s += line(mouth, K.harital, 3, true);
  s += group(lidOf(x, y, lid), 'transform="translate(-8 -34)"');
  return s;
}

/** The lid: borders within borders and an open lotus. */
function lidOf(x: number, y: number, lid: Poly): string {
  let s =
    group(
      fill(
        lid.map(([a, b]): Point => [a + 5, b + 12]),
        '#1c0a06',
      ),
      'opacity=".5" filter="url(#b3)"',
    ) + inked(lid, K.khandaneela, INK, 2.6);
  const inset1 = transform(lid, x * 0.08, y * 0.08, 0.92);
  const inset2 = transform(lid, x * 0.2, y * 0.2, 0.8);
  s +=
    line(inset1, K.harital, 5, true) +
    line(inset1, INK, 1, true) +
    each(
      walk(transform(lid, x * 0.14, y * 0.14, 0.86), 15, true),
      (k, i) => polys(rosette(...k.p, 6.4, 6), i % 2 ? K.conch : K.harital) + dot(...k.p, 2, K.hingula),
    ) +
    inked(inset2, K.hingula, INK, 2);
  s += dots(grid(inset2, 20), 2, K.harital);
  for (const [dx, dy] of [
    [-66, -34],
    [66, -34],
    [-66, 34],
    [66, 34],
  ])
    s +=
      polys(rosette(x + dx, y + dy, 17, 8, 0.2), K.conch) +
      dot(x + dx, y + dy, 5, K.harital) +
      each([0.6, 2.2, 3.8, 5.4], (a) => fill(leaf(...polar(x + dx, y + dy, 15, a), 15, 4.6, a), '#5fa63e'));
  return s + lotusOpen(x, y, 56, LOTUS, 10);
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, SIZE, SIZE), '#7d2a1c');
  // a woven mat of dark red with a yellow edge
  for (let i = 0; i < 50; i++)
    s += line(
      polyline(0, i * 20 + 10, SIZE, i * 20 + 10),
      i % 2 ? '#6c2216' : '#8a3322',
      7,
      false,
      'opacity=".8"',
    );
  for (let i = 0; i < 50; i++)
    s += line(polyline(i * 20 + 10, 0, i * 20 + 10, SIZE), '#5c1c12', 1.4, false, 'opacity=".6"');
  for (const [m, w, col] of [
    [24, 16, K.harital],
    [40, 5, INK],
    [50, 8, K.conch],
  ] as const)
    s += line(rect(m, m, SIZE - 2 * m, SIZE - 2 * m), col, w, true);
  s += each(walk(rect(24, 24, SIZE - 48, SIZE - 48), 26, true), (k) =>
    polys(rosette(...k.p, 7, 6), K.hingula),
  );
  s += box(SIZE / 2, SIZE / 2 - 10);
  const turns = [-6, 12, -14, 8, -10, 15, -8, 6];
  for (let i = 0; i < 8; i++) {
    const a = -Math.PI / 2 + (i / 8) * TAU;
    const [x, y] = polar(SIZE / 2, SIZE / 2, 338, a);
    s += group(card(0, 0, i, turns[i], r.fork()), `transform="translate(${x} ${y}) scale(0.93)"`);
  }
  return { w: SIZE, h: SIZE, bg: '#7d2a1c', body: s, finish: { ...surface(seed), wobble: 0.8 } };
}

export const work: Work = {
  id: 'work-lokanath-maharathi-ganjapa',
  collection: 'artist-works',
  seed: 3,
  width: SIZE,
  height: SIZE,
  alt: 'Eight round painted playing cards with animals and deities lie evenly round their blue and red box on a red mat, its lotus lid pushed back from the pack.',
  draw,
};
