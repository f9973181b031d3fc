/** Words to put in order, told without a letter: engraved palm leaves on their cord, five clay seals, a stylus and lampblack. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { hatch, scales } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { cattle } from '../../motifs/animals/cattle.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { royalElephant } from '../../motifs/animals/royal-elephant.ts';
import { peacock } from '../../motifs/birds/peacock.ts';
import { swan } from '../../motifs/birds/swan.ts';
import { place } from '../../motifs/place.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { INK, K, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 800];

const LEAF = { face: '#e9cf94', edge: '#b98f4c', line: '#4a2c12' };

const CLAY = { face: '#c4713f', light: '#dc9560', dark: '#7a3a1c' };

/** Line engraving of an outline: body washed a little darker, hatched, lined. */
const engraved = (p: Poly, r: Rng, colour: string, angle = 0.8): string =>
  fill(p, colour) + hatch(p, angle, 5, 0.8, LEAF.line, r) + ink(p, LEAF.line, 1.8);

/** Pictures of a palm leaf, each about 100 wide round the origin. */
function vignette(kind: number, x: number, y: number, r: Rng): string {
  switch (kind) {
    case 0: {
      const E = place(royalElephant(), x - 8, y - 2, 0.34);
      return (
        engraved(E.body, r, '#d9b878') +
        engraved(E.cloth, r, '#c9884a', 2) +
        engraved(E.ear, r, '#d9b878', 1.4) +
        inked(E.tusk, '#f6e9c8', LEAF.line, 1) +
        dot(...(E.pupil[0] ?? [x, y]), 2, LEAF.line)
      );
    }
    case 1:
      return each(lotusSide(x, y + 38, 62, 9, 1.15), (p, i) =>
        engraved(p, r, i % 2 ? '#d9a06a' : '#e4bd86', 1.5),
      );
    case 2: {
      const B = place(peacock({ tail: 'trail' }), x + 46, y - 4, 0.42);
      return (
        patterned(B.tailO, '#cfae6c', scales(B.tailO, Math.PI * 0.9, 12, LEAF.line, 0.9), LEAF.line, 1.6) +
        lines(B.legs, LEAF.line, 2) +
        lines(B.crest, LEAF.line, 1.2) +
        engraved(B.body, r, '#c9884a') +
        engraved(B.wing, r, '#e4bd86', 2) +
        fill(B.beak, LEAF.line) +
        dot(...(B.pupil[0] ?? [x, y]), 1.8, LEAF.line)
      );
    }
    case 3: {
      const F = place(fish(10), x, y, 0.62);
      return (
        each([F.tail, F.top, F.bot, F.bot2], (p) => engraved(p, r, '#c9884a', 0)) +
        fill(F.body, '#e0bb7e') +
        clip(F.body, scales(F.body, Math.PI, 10, LEAF.line, 0.9)) +
        fill(F.head, '#d39a58') +
        ink(F.body, LEAF.line, 1.8) +
        dot(...(F.pupil[0] ?? [x, y]), 2.2, LEAF.line)
      );
    }
    case 4: {
      const D = place(deer(), x - 10, y - 2, 0.36);
      return (
        engraved(D.body, r, '#d39a58') +
        inked(D.ear, '#d39a58', LEAF.line, 1) +
        lines(
          [
            curveThrough(x + 22, y - 42, x + 20, y - 58, x + 30, y - 70),
            curveThrough(x + 26, y - 42, x + 36, y - 56, x + 46, y - 62),
          ],
          LEAF.line,
          2,
        ) +
        each(D.hooves, (h) => fill(h, LEAF.line))
      );
    }
    default: {
      const S = place(swan(), x, y + 12, 0.6);
      return (
        engraved(S.body, r, '#f0deb0', 2.4) +
        each(S.feathers, (p) => engraved(p, r, '#e4bd86', 0.4)) +
        fill(S.beak, '#b5522f') +
        dot(...(S.eye[0] ?? [x, y]), 1.8, LEAF.line)
      );
    }
  }
}

/** One leaf of the book: long, with two cord holes, three pictures between ruled flower columns. */
function palmLeaf(x: number, y: number, turn: number, kinds: readonly number[], r: Rng): string {
  const half = 392;
  const outline: Poly = [
    [-half, -58],
    ...curveThrough(-half, -58, -half - 8, 0, -half, 58),
    [half, 58],
    ...curveThrough(half, 58, half + 8, 0, half, -58),
  ];
  let s =
    fill(
      outline.map(([a, b]): Point => [a + 6, b + 12]),
      '#0c1626',
      'opacity=".45"',
    ) + fill(outline, LEAF.face);
  s += clip(
    outline,
    each(walk(polyline(-half - 10, 0, half + 10, 0), 7), (k, i) =>
      line(polyline(k.p[0], -60, k.p[0] + (i % 3) - 1, 60), i % 4 ? '#dfc182' : '#d6b471', 1),
    ),
  );
  s +=
    line(rect(-half + 14, -46, half * 2 - 28, 92), LEAF.line, 1.6, true) +
    line(rect(-half + 20, -40, half * 2 - 40, 80), LEAF.line, 0.9, true);
  for (const [i, kind] of kinds.entries())
    s += group(vignette(kind, 0, 0, r), `transform="translate(${(i - 1) * 254} 4) scale(.84)"`);
  for (const hx of [-127, 127]) {
    s +=
      line(polyline(hx - 34, -40, hx - 34, 40), LEAF.line, 1.2) +
      line(polyline(hx + 34, -40, hx + 34, 40), LEAF.line, 1.2);
    for (const v of [-26, 26]) s += each(rosette(hx, v, 13, 7, 0.2), (p) => engraved(p, r, '#c9884a'));
    s += dot(hx, 0, 9, '#16263c') + ink(ellipse(hx, 0, 9), LEAF.line, 2);
  }
  for (const sg of [-1, 1])
    for (const v of [-24, 0, 24])
      s += engraved(leaf(sg * (half - 24), v, 34, 8, sg > 0 ? Math.PI : 0), r, '#b98f4c', 1.2);
  return group(s + ink(outline, LEAF.line, 2.6), `transform="translate(${x} ${y}) rotate(${turn})"`);
}

/** Round or square seal of baked clay, its sign in relief. */
function seal(x: number, y: number, R: number, turn: number, kind: number): string {
  const round = kind % 2 === 0;
  const T = (p: Poly): Poly => transform(p, x, y, 1, turn);
  const face = round
    ? ellipse(x, y, R)
    : T(
        loopThrough(
          [-R, -R * 0.9],
          [0, -R],
          [R, -R * 0.9],
          [R * 0.98, 0],
          [R, R * 0.9],
          [0, R],
          [-R, R * 0.9],
          [-R * 0.98, 0],
        ),
      );
  const raised = (p: Poly): string =>
    fill(
      p.map(([a, b]): Point => [a + 2.6, b + 3.4]),
      CLAY.dark,
    ) + inked(p, CLAY.light, CLAY.dark, 1.2);
  let s =
    fill(
      face.map(([a, b]): Point => [a + 8, b + 14]),
      '#0c1626',
      'opacity=".5"',
    ) +
    fill(
      face.map(([a, b]): Point => [a + 3, b + 8]),
      CLAY.dark,
    ) +
    inked(face, CLAY.face, '#4a1f0c', 2.6);
  const rim = round ? ellipse(x, y, R * 0.86) : T(rect(-R * 0.84, -R * 0.84, R * 1.68, R * 1.68));
  s +=
    dots(
      walk(rim, 13, true).map((k): Point => [k.p[0] + 1.4, k.p[1] + 2]),
      3.4,
      CLAY.dark,
    ) + dots(resample(rim, 13, true), 3, CLAY.light);
  const k = R / 190;
  switch (kind) {
    case 0:
      return s + each(rosette(x, y, R * 0.66, 8, turn, 0.62, 1.05), raised) + raised(ellipse(x, y, R * 0.17));
    case 1: {
      const C = place(cattle(), x - 8, y + 18, k * 0.6, turn);
      return s + raised(C.body) + line(C.tail, CLAY.light, 4) + each(C.horns, (h) => raised(h));
    }
    case 2: {
      const F = place(fish(12), x, y, k * 1.06, turn);
      return (
        s +
        each([F.tail, F.top, F.bot, F.body], raised) +
        ink(F.gill, CLAY.dark, 2, { closed: false }) +
        dot(...(F.pupil[0] ?? [x, y]), 3, CLAY.dark)
      );
    }
    case 3: {
      const E = place(royalElephant(), x - 10, y - 2, k * 0.88, turn);
      return (
        s +
        raised(E.body) +
        ink(E.ear, CLAY.dark, 1.8) +
        raised(E.tusk) +
        dot(...(E.pupil[0] ?? [x, y]), 2.6, CLAY.dark)
      );
    }
    default:
      return (
        s + each(lotusSide(0, 0, R * 0.8, 7, 0.95), (p) => raised(transform(p, x, y + R * 0.4, 1, turn)))
      );
  }
}

/** Resist-dyed ground: rings of dots in half-drop. */
function resistGround(r: Rng): string {
  let s = '';
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 21; i++) {
      const [x, y] = [i * 62 + (row % 2) * 31, row * 56];
      s +=
        dots(
          series(8, (k) => polar(x, y, 13, k * 0.785)),
          2.2,
          '#6d92b4',
        ) +
        dot(x, y, 3, '#d9c48a') +
        dot(x + 31, y, 1.6, '#6d92b4');
    }
  const border = rect(24, 24, W - 48, H - 48);
  s +=
    line(border, K.hingula, 16, true) +
    line(border, K.harital, 3, true) +
    polys(
      walk(border, 26, true).map((k) => ellipse(...k.p, 5, 3.4, k.a)),
      K.conch,
    );
  // the book lies open as a fan, its cord runs through the holes
  s +=
    palmLeaf(560, 148, -5, [1, 5, 3], r) +
    palmLeaf(556, 288, 0.5, [4, 0, 2], r) +
    palmLeaf(548, 430, 6, [3, 1, 5], r);
  const cord = curveThrough([
    434, 160, 426, 224, 429, 288, 420, 352, 422, 416, 376, 520, 300, 560, 220, 540, 176, 586,
  ]);
  s +=
    line(cord, '#3a0c0c', 8) +
    line(cord, '#c8323a', 5.4) +
    lines(
      walk(cord, 9).map((k): Poly => [polar(...k.p, 3, k.a + 0.9), polar(...k.p, -3, k.a + 0.9)]),
      '#f0a08a',
      1.3,
    );
  s +=
    inked(leaf(176, 584, 56, 13, 2.2), '#c8323a', '#3a0c0c', 1.6) +
    dot(176, 586, 9, K.harital) +
    ink(ellipse(176, 586, 9), '#3a0c0c', 1.6);
  const seals = [
    [340, 664, 80, -0.2, 0],
    [530, 656, 76, 0.14, 1],
    [712, 676, 80, 0.1, 2],
    [892, 650, 76, -0.12, 3],
    [1068, 652, 80, 0.16, 4],
  ] as const;
  for (const [x, y, R, turn, kind] of seals) s += seal(x, y, R, turn, kind);
  // iron stylus with its turned handle, across the leaves
  const [tip, end]: [Point, Point] = [
    [742, 424],
    [1088, 226],
  ];
  const along = (t: number): Point => [tip[0] + (end[0] - tip[0]) * t, tip[1] + (end[1] - tip[1]) * t];
  s += fill(
    ribbon(
      [tip, end].map(([x, y]): Point => [x + 8, y + 14]),
      widths(1, 6, 9, 13, 9),
    ),
    '#0c1626',
    'opacity=".5"',
  );
  const shaft = ribbon([tip, along(0.5)], widths(0.6, 4, 6, 7));
  const handle = ribbon([along(0.46), end], widths(8, 14, 9, 15, 10, 16, 7), 3);
  s += inked(shaft, '#9aa2ac', '#20242c', 2) + fill(handle, '#b3262a');
  s +=
    clip(
      handle,
      each([0.54, 0.64, 0.74, 0.84, 0.94], (t, i) =>
        line(
          [polar(...along(t), 24, 1.05), polar(...along(t), -24, 1.05)],
          [K.harital, K.leaf, K.conch][i % 3] ?? K.conch,
          9,
        ),
      ),
    ) +
    ink(handle, INK, 2.2) +
    dot(...end, 9, K.harital) +
    ink(ellipse(...end, 9), INK, 2);
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), '#1d3a5c');
  s += resistGround(r);
  // bowl of lampblack, rubbed into the lines
  const [bx, by] = [1086, 392];
  s +=
    fill(ellipse(bx + 8, by + 14, 74, 70), '#0c1626', 'opacity=".5"') +
    inked(ellipse(bx, by, 72), '#b57a34', '#4a2a0c', 2.6) +
    dots(resample(ellipse(bx, by, 63), 12, true), 3, '#f0d08a') +
    fill(ellipse(bx, by, 54), '#8a5a22') +
    fill(ellipse(bx + 2, by + 4, 50), '#15110f') +
    ink(ellipse(bx, by, 54), '#4a2a0c', 2) +
    line(curveThrough(bx - 34, by - 18, bx - 12, by - 36, bx + 16, by - 36), '#5a5450', 4);
  return {
    w: W,
    h: H,
    bg: '#1d3a5c',
    body: s,
    finish: { ...surface(seed), wobble: 1, vignette: 0.4, age: 0.3 },
  };
}

export const work: Work = {
  id: 'game-quiz',
  collection: 'site',
  seed: 8,
  width: W,
  height: H,
  alt: 'Three engraved palm leaves on a red cord, an iron stylus, a bowl of lampblack and five clay seals with an elephant, a bull, a fish and flowers.',
  draw,
};
