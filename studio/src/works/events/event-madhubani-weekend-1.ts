/** The postcard of the weekend: a fish with its flowered border on a woven mat, shells of colour round it, a hand with the brush. */
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { inked } from '../../draw/ink.ts';
import { clip, group } from '../../draw/markup.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, fill, line } from '../../draw/svg.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { beads, frame, hatched, petals, triangles } from '../../motifs/borders.ts';
import { place } from '../../motifs/place.ts';
import { lotusSide } from '../../motifs/plants/lotus-outline.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { mithilaHand } from '../../traditions/madhubani/hand.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K, borderStyle } from '../../traditions/madhubani/style.ts';
import type { Work } from '../../work.ts';

const SIDE = 900;
const CARD = { w: 590, h: 450 };

/** Palm-leaf mat: squares of strips that change direction. */
function mat(r: Rng): string {
  const cell = 60;
  let s = fill(rect(0, 0, SIDE, SIDE), '#d9a441');
  for (let i = 0; i < SIDE / cell; i++)
    for (let j = 0; j < SIDE / cell; j++) {
      const p = rect(i * cell, j * cell, cell, cell);
      const up = (i + j) % 2;
      s +=
        fill(p, up ? '#c8862f' : '#dca94b') +
        hatch(p, up ? Math.PI / 2 : 0, 10, 1.6, '#7a4a1c', r, 0.03) +
        line(p, '#6d3f17', 1.6, true);
    }
  return s;
}

/** Shell or clay bowl from above with colour in it. */
function bowl(m: Mithila, [x, y]: Point, R: number, paint: string, clay: string) {
  m.part(ellipse(x, y, R), clay, 'none', { gap: 7, w: 2.6 });
  const ring = series(16, (i) => polar(x, y, R * 0.86, (i / 16) * TAU));
  for (const q of ring)
    m.add(
      fill(ellipse(...q, R * 0.07), K.paper) + line(ellipse(...q, R * 0.07, R * 0.07, 0, 12), INK, 1, true),
    );
  m.add(fill(ellipse(x, y, R * 0.7), INK) + fill(ellipse(x, y + R * 0.03, R * 0.66), paint));
  m.add(
    line(
      series(30, (i) => polar(x - R * 0.1, y - R * 0.06, R * (0.1 + i * 0.012), 0.4 + i * 0.3)),
      K.paper,
      2.4,
      false,
      'opacity=".55"',
    ),
  );
}

/** The card itself, drawn upright at the origin. */
function card(seed: number): string {
  const m = new Mithila(new Rng(seed), [K.kumkum, K.indigo, K.marigold, K.rose, K.plum]);
  const { w, h } = CARD;
  const f = frame(
    w,
    h,
    8,
    [
      { t: 8, band: hatched, corner: false },
      { t: 34, band: petals },
      { t: 7, band: beads, corner: false },
      { t: 14, band: triangles, corner: false },
    ],
    m.r,
    borderStyle([K.kumkum, K.turmeric, K.leaf, K.indigo]),
  );
  m.fish(w / 2 + 22, h / 2 - 16, 1.3, -0.06, 1, K.indigo, K.turmeric, 14);
  const F = place(fish(14), w / 2 + 22, h / 2 - 16, 1.3, -0.06);
  for (const k of ['tail', 'top', 'bot', 'bot2'] as const) m.block(F[k]);
  for (const x of [w / 2 - 130, w / 2, w / 2 + 130])
    for (const [k, p] of lotusSide(x, f.y + f.h + 2, 52, 7).entries()) {
      m.part(p, k % 2 ? K.rose : '#f3a3bb', 'hatch', { single: true, ang: 1.5, step: 4 });
      m.block(p);
    }
  m.fillGround(rect(f.x + 2, f.y + 2, f.w - 4, f.h - 4), [14, 10, 6, 4]);
  return (
    fill(rect(7, 9, w, h), '#5a3413', 'opacity=".5"') +
    fill(rect(0, 0, w, h), K.paper) +
    clip(rect(f.x, f.y, f.w, f.h), m.out.join('')) +
    f.svg +
    line(rect(0, 0, w, h), INK, 2.4, true)
  );
}

function postcard(seed: number): Painting {
  const r = new Rng(seed);
  const m = new Mithila(r, [K.kumkum, K.indigo, K.marigold]);
  let s = mat(r);
  bowl(m, [126, 150], 88, K.kumkum, '#a4522a');
  bowl(m, [318, 104], 66, K.turmeric, '#8f4424');
  bowl(m, [82, 330], 62, K.leaf, '#a4522a');
  bowl(m, [482, 92], 52, INK, '#8f4424');
  bowl(m, [700, 812], 60, K.rose, '#8f4424');
  // nibs and a brush wrapped with cotton
  for (const [x, y, a, L, col] of [
    [56, 820, -0.5, 200, '#c98a3c'],
    [230, 866, -0.12, 290, '#b4722e'],
  ] as const) {
    const tip = polar(x, y, L, a);
    m.part(
      ribbon([[x, y], tip], () => 8),
      col,
      'hatch',
      { single: true, step: 12, ang: a + 1.2, w: 2.2 },
    );
    m.part(ribbon([tip, polar(...tip, 36, a)], widths(8, 6, 1)), INK, 'flat', { single: true });
  }
  // marigolds from the courtyard
  for (const [x, y, R] of [
    [790, 120, 62],
    [690, 66, 40],
    [852, 238, 38],
  ] as const) {
    for (const [k, n, c] of [
      [1, 14, K.marigold],
      [0.74, 11, K.palash],
      [0.46, 8, K.turmeric],
    ] as const)
      for (const p of rosette(x, y, R * k, n, k, 0.7, 1.1)) m.add(inked(p, c, INK, 1.5));
    m.add(dot(x, y, R * 0.14, K.kumkum));
    for (const a of [0.6, 2.2]) m.leafAt(...polar(x, y, R * 0.9, a), R * 0.9, R * 0.24, a, K.leaf);
  }
  s += m.out.join('');
  m.out.length = 0;
  s += group(card(seed + 3), `transform="translate(104 312) rotate(-7 260 200)"`);
  mithilaHand(m, 652, 470, 1.16, {
    fx: -1,
    turn: 0.62,
    arm: 430,
    bend: 0.02,
    shaft: 250,
    sleeve: 0.66,
    brush: K.kumkum,
    sleeves: [K.leaf, K.turmeric],
  });
  s += m.out.join('');
  return {
    w: SIDE,
    h: SIDE,
    bg: '#d9a441',
    body: s,
    finish: { seed, surface: 'paper', wobble: 1.8, age: 0.3, grain: 1 },
  };
}

export const work: Work = {
  id: 'event-madhubani-weekend-1',
  collection: 'events',
  seed: 21,
  width: SIDE,
  height: SIDE,
  alt: 'A Madhubani fish postcard lies on a palm-leaf mat among bowls of red, yellow and green; a hand with bangles adds the last red.',
  draw: postcard,
};
