/** A basket from which a peepal with heart-shaped leaves grows between two parrots. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink } from '../../draw/ink.ts';
import { clip } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dots, fill, line, lines } from '../../draw/svg.ts';
import { DOOR_SIZE as SIZE, doorway } from '../../traditions/doorway.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const WALL = {
  ink: INK,
  wall: K.indigo,
  flower: K.rose,
  heart: K.turmeric,
  leaf: K.parrot,
  band: K.marigold,
  stud: K.paper,
  edge: K.kumkum,
};

const HEARTS = [K.kumkum, K.leaf, K.palash, K.parrot, K.rose] as const;

/** Peepal leaf: a heart with a long drip tip, hanging from its stalk at (x, y). @param a direction of the tip */
function peepal(
  x: number,
  y: number,
  s: number,
  a: number,
  colour: string,
  r: Rng,
): { svg: string; shape: Poly } {
  const T = (p: Poly): Poly => transform(p, x, y, s, a - Math.PI / 2);
  const shape = T(
    loopThrough([
      0, 6, -14, -6, -34, -4, -42, 16, -34, 40, -16, 60, -4, 78, 0, 98, 4, 78, 16, 60, 34, 40, 42, 16, 34, -4,
      14, -6,
    ]),
  );
  const inner = T(
    loopThrough([
      0, 12, -13, 1, -29, 3, -35, 18, -28, 38, -12, 56, 0, 72, 12, 56, 28, 38, 35, 18, 29, 3, 13, 1,
    ]),
  );
  const veins = [14, 28, 42].flatMap((v): Poly[] =>
    [-1, 1].map((sg) => T(curveThrough(0, v, sg * 12, v - 4, sg * (34 - v * 0.36), v - 12))),
  );
  const svg =
    line(T(polyline(0, -18, 0, 8)), INK, 2.6) +
    fill(shape, K.paper) +
    fill(inner, colour) +
    clip(inner, hatch(inner, a + 0.5, 5, 0.8, INK, r)) +
    lines(veins, K.paper, 2 * s) +
    line(T(polyline(0, 6, 0, 84)), K.paper, 2.6 * s) +
    ink(inner, INK, 1.2) +
    ink(shape, INK, 2);
  return { svg, shape };
}

/** Woven basket with rows of plait. */
function basket(m: Mithila, cx: number, y: number): void {
  const bowl = loopThrough(
    offsets(cx, y, [-128, 0, -122, 46, -92, 112, 0, 124, 92, 112, 122, 46, 128, 0, 0, 16]),
  );
  m.add(fill(bowl, K.marigold));
  let plait = '';
  for (let row = 0; row < 6; row++) {
    const level = y + 22 + row * 18;
    plait += fill(rect(cx - 140, level, 280, 18), [K.marigold, K.kumkum, K.paper][row % 3] ?? K.paper);
    for (let i = 0; i < 20; i++) {
      const x = cx - 140 + (i + (row % 2) / 2) * 15;
      plait +=
        line(polyline(x, level + 18, x + 8, level), INK, 1.6) +
        line(polyline(x + 3, level + 18, x + 11, level), INK, 0.8);
    }
    plait += line(polyline(cx - 140, level, cx + 140, level), INK, 2);
  }
  m.add(clip(bowl, plait) + ink(bowl, INK, 3));
  const rim = ribbon(curveThrough(cx - 134, y - 2, cx, y + 15, cx + 134, y - 2), () => 11);
  m.add(
    fill(rim, K.kumkum) +
      dots(resample(curveThrough(cx - 126, y - 1, cx, y + 15, cx + 126, y - 1), 14), 4, K.turmeric) +
      ink(rim, INK, 2.4),
  );
  m.block(bowl);
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.marigold, K.indigo, K.rose, K.palash]);
  const cx = SIZE / 2;
  m.add(fill(rect(0, 0, SIZE, SIZE), '#f7c9c4'));
  const trunk = ribbon(
    curveThrough(cx, 600, cx - 8, 520, cx + 8, 440, cx, 330, cx, 190),
    widths(20, 15, 12, 8, 3),
  );
  const boughs = [
    [430, 1, 190, 350],
    [430, -1, 190, 350],
    [360, 1, 170, 240],
    [360, -1, 170, 240],
    [284, 1, 104, 158],
    [284, -1, 104, 158],
  ] as const;
  let hearts = '';
  for (const [i, [from, sg, reach, to]] of boughs.entries()) {
    const bough = curve([
      [cx, from + 40],
      [cx + sg * reach * 0.45, from - 10],
      [cx + sg * reach, to],
      [cx + sg * (reach + 34), to + 22],
    ] as Point[]);
    m.add(ink(bough, INK, 8, { closed: false, taper: 0.5 }) + line(bough, '#b5622d', 3.4));
    m.block(ribbon(bough, () => 8));
    for (const [k, t] of [0.42, 0.7, 0.98].entries()) {
      const stations = walk(bough, 6);
      const at = stations[Math.min(stations.length - 1, Math.floor(stations.length * t))];
      if (!at) continue;
      const leafOf = peepal(
        at.p[0],
        at.p[1] + 16,
        0.78,
        Math.PI / 2 - sg * 0.12 * k,
        HEARTS[(i + k * 2) % 5] ?? K.kumkum,
        r,
      );
      hearts += leafOf.svg;
      m.block(leafOf.shape);
    }
  }
  m.part(trunk, '#b5622d', 'fish', { gap: 4, ang: -Math.PI / 2, step: 13 });
  m.block(trunk);
  const crown = peepal(cx, 118, 1.02, Math.PI / 2, K.kumkum, r);
  m.block(crown.shape);
  basket(m, cx, 592);
  // the parrots' place on the rim is kept free; they are painted over the basket
  for (const sg of [-1, 1]) m.block(ellipse(cx + sg * 164, 548, 112, 50, sg * 0.66));
  const floor = rect(90, 676, 620, 60);
  m.block(floor);
  m.fillGround(rect(112, 96, 576, 580), [16, 12, 8, 5], 3);
  m.add(hearts + crown.svg);
  m.add(
    fill(floor, K.leaf) +
      hatch(floor, 0.9, 7, 1, INK, r) +
      ink(polyline(90, 676, 710, 676), INK, 3, { closed: false, taper: 0 }),
  );
  const over = new Mithila(r, [K.kumkum]);
  basket(over, cx, 592);
  for (const sg of [-1, 1]) {
    const x = cx + sg * 138;
    for (const d of [-7, 8])
      over.add(
        line(polyline(x + d, 572, x + d, 594), INK, 6) +
          line(polyline(x + d, 572, x + d, 593), '#b5622d', 3.4),
      );
    over.parrot(x, 548, 1.04, -sg);
  }
  return {
    w: SIZE,
    h: SIZE,
    bg: K.paper,
    body: doorway(m.out.join('') + over.out.join(''), WALL),
    finish: { seed, surface: 'paper', wobble: 1.4, mottle: 1.1, grain: 1, vignette: 0.22, age: 0.3 },
  };
}

export const work: Work = {
  id: 'feature-wishlist-cart',
  collection: 'features',
  seed: 9,
  width: SIZE,
  height: SIZE,
  alt: 'Behind a blue doorway a tree with heart-shaped leaves grows from a woven Madhubani basket on whose rim two green parrots sit.',
  draw,
};
