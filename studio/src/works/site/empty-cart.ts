/** A festive bullock cart stands empty; the bull is unyoked and looks at it, two parrots sit on the rail. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { KADAMBA_TREE, airyTree } from '../../motifs/painted/airy-tree.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { paintParrot } from '../../motifs/painted/parrot.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { PAGE, QUIET, SHADOW } from '../../traditions/page.ts';
import { COW, K } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const GROUND = 640;

const LACQUER = {
  red: '#b3262a',
  gold: '#e3a92f',
  green: '#2f7a52',
  blue: '#1f5a8c',
  wood: '#7a3f1d',
  pale: '#f7ecd2',
};

/** A baluster turned on the lathe, banded with lacquer. @param w its greatest half-width */
function spindle(a: [number, number], b: [number, number], w: number): string {
  const body = ribbon([a, b], widths(w * 0.5, w * 0.9, w * 0.45, w, w * 0.45, w * 0.9, w * 0.5), 2);
  const bands = walk([a, b], 3);
  let s = fill(body, LACQUER.red);
  for (const [from, to, colour] of [
    [0.08, 0.22, LACQUER.gold],
    [0.38, 0.62, LACQUER.green],
    [0.46, 0.54, LACQUER.pale],
    [0.78, 0.92, LACQUER.gold],
  ] as const) {
    const part = bands.filter((k) => k.t >= from && k.t <= to);
    s += clip(
      body,
      line(
        part.map((k) => k.p),
        colour,
        w * 2.4,
        false,
        'style="stroke-linecap:butt"',
      ),
    );
  }
  return s + ink(body, K.line, 1.6);
}

function wheel(x: number, y: number, R: number, turn: number): string {
  const ring = (k: number): Poly => ellipse(x, y, R * k, R * k, 0, 72);
  let s = '';
  for (let i = 0; i < 12; i++) {
    const a = turn + (i / 12) * TAU;
    s += spindle(polar(x, y, R * 0.2, a), polar(x, y, R * 0.82, a), R * 0.05);
  }
  s += line(ring(0.9), LACQUER.wood, R * 0.2, true) + line(ring(0.9), LACQUER.red, R * 0.1, true);
  for (const k of [0.8, 1]) s += ink(ring(k), K.line, 2.6);
  for (const k of [0.85, 0.95]) s += line(ring(k), K.line, 1.2, true);
  s += polys(
    walk(ring(0.9), R * 0.118, true).map((k, i) =>
      leaf(...polar(k.p[0], k.p[1], -R * 0.045, k.a), R * 0.09, R * 0.03, k.a + (i % 2 ? 0.3 : -0.3)),
    ),
    LACQUER.gold,
  );
  s +=
    dots(resample(ring(0.825), R * 0.06, true), R * 0.013, LACQUER.pale) +
    dots(resample(ring(0.975), R * 0.06, true), R * 0.013, LACQUER.pale);
  s += inked(ring(0.22), LACQUER.blue, K.line, 2.4);
  rosette(x, y, R * 0.19, 8, turn).forEach((p) => (s += inked(p, LACQUER.gold, K.line, 1)));
  return s + dot(x, y, R * 0.06, LACQUER.red) + dot(x, y, R * 0.025, LACQUER.pale);
}

/** The same wheel in shadow. */
const farSide = (svg: string): string =>
  svg
    .replaceAll(LACQUER.red, '#7c2028')
    .replaceAll(LACQUER.gold, '#a8823a')
    .replaceAll(LACQUER.green, '#25543c')
    .replaceAll(LACQUER.pale, '#b9a988')
    .replaceAll(LACQUER.wood, '#52301c');

/** The long bed, its rail of spindles, the embroidered hanging, the shaft with its prop and yoke. */
function body(r: Rng): string {
  const shaft = ribbon(
    curveThrough(120, 424, 360, 420, 560, 424, 640, 452, 716, 520),
    widths(11, 11, 11, 9, 7),
  );
  const rail = ribbon(curveThrough(92, 272, 130, 296, 300, 302, 480, 298, 540, 282), widths(4, 8, 8, 8, 4));
  let s = '';
  for (let i = 0; i <= 11; i++) {
    const x = 136 + i * 34;
    s += spindle([x, 302], [x, 418], 9);
  }
  const hanging = curveThrough(196, 296, 320, 300, 446, 297);
  const cloth: Poly = [...hanging, [446, 374], ...curveThrough(446, 374, 320, 390, 196, 374).slice(1)];
  s +=
    fill(cloth, '#7d1a3c') +
    clip(cloth, hatch(cloth, 0.8, 13, 1, '#a8436a', r) + hatch(cloth, -0.8, 13, 1, '#a8436a', r));
  for (let i = 0; i < 6; i++) {
    const x = 218 + i * 41;
    rosette(x, 340, 17, 8, i).forEach((p) => (s += inked(p, i % 2 ? LACQUER.gold : '#e9744a', K.line, 0.8)));
    s += dot(x, 340, 5.4, '#dfeaf0') + line(ellipse(x, 340, 5.4, 5.4, 0, 16), K.line, 1, true);
  }
  const fringe = walk(curveThrough(198, 376, 320, 391, 444, 376), 9);
  s +=
    lines(
      fringe.map((k): Poly => [k.p, [k.p[0], k.p[1] + 16]]),
      LACQUER.gold,
      3.4,
    ) +
    dots(
      fringe.map((k) => [k.p[0], k.p[1] + 18]),
      2.6,
      '#e9744a',
    );
  s +=
    line(curveThrough(198, 374, 320, 389, 444, 374), LACQUER.green, 7) +
    dots(resample(curveThrough(198, 374, 320, 389, 444, 374), 10), 2, LACQUER.pale) +
    ink(cloth, K.line, 1.6);
  s +=
    fill(rail, LACQUER.wood) +
    dots(resample(curveThrough(112, 288, 300, 302, 520, 288), 17), 3, LACQUER.gold) +
    ink(rail, K.line, 2);
  s +=
    fill(shaft, LACQUER.wood) +
    polys(
      walk(curveThrough(136, 424, 360, 420, 560, 424, 640, 452), 22).map((k) =>
        leaf(...polar(k.p[0], k.p[1], -8, k.a), 17, 4.6, k.a),
      ),
      LACQUER.gold,
    ) +
    ink(shaft, K.line, 2.2);
  // the prop that keeps the shaft off the ground, the yoke with its bells
  s += spindle([700, 508], [712, GROUND - 4], 8);
  const yoke = ribbon(curveThrough(690, 470, 716, 504, 726, 560), widths(5, 9, 5));
  s += inked(yoke, LACQUER.red, K.line, 2);
  for (const [x, y] of [
    [688, 466],
    [727, 564],
  ] as const)
    s += dot(x, y, 7, LACQUER.gold) + line(ellipse(x, y, 7, 7, 0, 18), K.line, 1.4, true);
  return s;
}

/** Grass and small flowers where the wheels and hooves stand. */
function turf(): string {
  let s = line(
    curveThrough(40, GROUND + 4, 300, GROUND + 1, 640, GROUND + 5, 965, GROUND + 2),
    '#7f8f57',
    2.4,
  );
  for (let i = 0; i < 34; i++) {
    const x = 52 + i * 27 + 7 * Math.sin(i * 2.3);
    for (const a of [-0.5, 0, 0.5])
      s += fill(
        leaf(x, GROUND + 8, 20 + 7 * Math.sin(i * 1.7), 2.8, -Math.PI / 2 + a, a * 0.3),
        i % 2 ? '#4f7f4a' : '#87a04e',
      );
    if (i % 4 === 1)
      s +=
        line(polyline(x + 9, GROUND + 8, x + 11, GROUND - 14), '#4f7f4a', 1.6) +
        polys(rosette(x + 11, GROUND - 17, 7.5, 6, i), i % 8 === 1 ? '#d9688b' : LACQUER.gold) +
        dot(x + 11, GROUND - 17, 2, LACQUER.red);
  }
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(ellipse(360, GROUND + 12, 300, 14), SHADOW) + fill(ellipse(836, GROUND + 10, 150, 12), SHADOW);
  const crown = loopThrough([
    150, 190, 250, 96, 420, 50, 600, 40, 780, 62, 900, 130, 946, 232, 850, 258, 720, 226, 560, 236, 400, 214,
    250, 246,
  ]);
  s += airyTree(
    crown,
    series(15, (i): Point => [604 - i * 3 + 7 * Math.sin(i), GROUND - i * 36]),
    r,
    KADAMBA_TREE,
    { gap: 25, leaf: 22, trunk: 34 },
  );
  let cart = farSide(wheel(366, 492, 142, 0.26)) + body(r) + wheel(316, 496, 148, 0);
  cart += paintParrot(456, 254, 0.62, 1) + paintParrot(166, 262, 0.56, -1);
  s +=
    group(cart, 'transform="translate(-44 0)"') +
    paintCow(846, GROUND - 110, 1, -1, COW, r, { cloth: true }) +
    turf();
  return { w: W, h: H, bg: PAGE, cutOut: true, body: clip(rect(0, 0, W, H), s), finish: { seed, ...QUIET } };
}

export const work: Work = {
  id: 'empty-cart',
  collection: 'site',
  seed: 4,
  width: W,
  height: H,
  alt: 'A painted bullock cart with lacquered wheels stands empty, two parrots on its rail, and an unyoked white bull looks on.',
  draw,
};
