/** The street of the house as one wall: a peacock in the great doorway, a tradition in each of the four beside it. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, series } from '../../draw/geometry.ts';
import { inked } from '../../draw/ink.ts';
import { clip, each, group, linearGradient } from '../../draw/markup.ts';
import { resample, scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { drawFigure } from '../../figures/figure.ts';
import { footprint } from '../../figures/footprint.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { lotusFlower } from '../../figures/props.ts';
import { MITHILA_HAND } from '../../figures/tradition.ts';
import { deer } from '../../motifs/animals/deer.ts';
import { type ArchwayShape, archway } from '../../motifs/buildings/archway.ts';
import { paintCow } from '../../motifs/painted/cow.ts';
import { displayingPeacock } from '../../motifs/painted/displaying-peacock.ts';
import { bud, lotus, lotusOpen } from '../../motifs/painted/lotus.ts';
import { place } from '../../motifs/place.ts';
import { colonize } from '../../motifs/plants/colonize.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Gond } from '../../traditions/gond/painter.ts';
import { K as GOND } from '../../traditions/gond/style.ts';
import { Mithila } from '../../traditions/madhubani/painter.ts';
import { INK, K as MITHILA } from '../../traditions/madhubani/style.ts';
import { toran } from '../../traditions/pichwai/shrine.ts';
import { COW, K, LOTUS, PEACOCK, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import { Warli } from '../../traditions/warli/painter.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1200, 630];

const FLOOR = 532;

const WALL = '#7d1a24';

const great: ArchwayShape = { cx: W / 2, hw: 224, spring: 306, rise: 216, floor: FLOOR, cusps: 9 };

const small = (cx: number): ArchwayShape => ({ cx, hw: 66, spring: 254, rise: 88, floor: FLOOR, cusps: 5 });

const HOLLOWS = [94, 266, 934, 1106].map(small);

/** Village life on a mud wall. */
function warli(cx: number, seed: number): string {
  const A = new Warli(new Rng(seed));
  A.sun(cx, 232, 26);
  A.palm(cx + 34, 426, 142);
  A.hut(cx - 20, 426, 62, 76);
  for (let i = 0; i < 3; i++) A.dancer(cx - 42 + i * 42, FLOOR - 6, 0.8, 0, i);
  return fill(rect(cx - 90, 100, 180, 440), '#7a3b1e') + A.out.join('').replaceAll('#7c3621', '#7a3b1e');
}

/** A woman with a lotus on paper strewn with flowers. */
function mithila(cx: number, r: Rng): string {
  const m = new Mithila(r, [MITHILA.kumkum, MITHILA.marigold, MITHILA.indigo, MITHILA.rose]);
  m.add(fill(rect(cx - 90, 100, 180, 440), MITHILA.turmeric));
  const pen = new Pen(MITHILA_HAND, r, cx - 12, FLOOR - 6, 0.63);
  drawFigure(pen, {
    build: 'woman',
    view: 'profile',
    tone: 'fair',
    hair: 'bun',
    gear: 'tikka',
    jewels: 2,
    handScale: 1.2,
    pose: withArms(POSES.stand(), {}, { to: [62, -286], aim: -1.1 }),
    wear: {
      lower: 'ghagra',
      lowerCloth: cloth(MITHILA.kumkum, INK, MITHILA.turmeric, MITHILA.paper, MITHILA.leaf, 'buti'),
      upper: 'choli',
      upperCloth: cloth(MITHILA.leaf, INK, MITHILA.turmeric, MITHILA.paper, MITHILA.kumkum, 'hatch'),
      veil: cloth(MITHILA.indigo, INK, MITHILA.paper, MITHILA.turmeric, MITHILA.kumkum, 'dots'),
    },
    hold: [undefined, (p, at, aim) => lotusFlower(p, at, aim, 30, { out: MITHILA.rose, in: '#f6c4d2' })],
  });
  for (const part of footprint(pen, 92)) m.block(part);
  m.fillGround(rect(cx - 70, 166, 140, 366), [12, 9, 6, 4]);
  return m.out.join('') + pen.svg;
}

/** A festive cow below hanging lotuses. */
function pichwai(cx: number, r: Rng): string {
  let s = fill(rect(cx - 90, 100, 180, 440), '#12402f');
  for (const [x, y, R] of [
    [cx, 222, 32],
    [cx - 40, 276, 22],
    [cx + 40, 276, 22],
    [cx, 318, 28],
  ] as const) {
    s += lotusOpen(x, y, R, R === 22 ? WHITE_LOTUS : LOTUS, 9, x);
    s += dots(resample(ellipse(x, y, R + 6), 9, true), 1.4, K.gold);
  }
  s += fill(ellipse(cx, FLOOR, 130, 78), '#246043') + paintCow(cx - 9, 432, 0.46, 1, COW, r, { cloth: true });
  for (const x of [-46, 0, 46]) s += lotus(cx + x, FLOOR - 6, 36, x ? LOTUS : WHITE_LOTUS, 7);
  return s;
}

/** A stag whose antlers come into leaf. */
function gond(cx: number, r: Rng): string {
  const G = new Gond(r);
  const D = place(deer(), -22, 276, 0.94);
  const [hx, hy] = D.horn[0];
  const crown = loopThrough([
    -124, 60, -128, -110, -50, -236, 40, -240, 126, -120, 128, 40, 110, 96, 30, 76, -60, 120,
  ]);
  const roots = series(7, (i): Point => [hx - i * 4, hy - i * 12]);
  const growth = { spacing: 23, step: 10, kill: 16, tipW: 2.8, pow: 0.5, maxW: 20, infl: 80 };
  const leaves = [
    [GOND.tesu, GOND.haldi],
    [GOND.peacock, GOND.sky],
    [GOND.forest, GOND.neem],
  ];
  G.canopy(
    colonize(crown, roots, r, growth),
    leaves,
    [GOND.peacock, GOND.sky],
    r,
    (q) => Math.abs(q[0]) < 126,
  );
  G.part(ellipse(0, 466, 240, 80), GOND.forest, [GOND.neem, GOND.haldi], ['dash', 'dot'], 11);
  G.part(D.body, GOND.vermilion, [GOND.haldi, GOND.chuna, GOND.tesu], ['dash', 'dot', 'seed'], 10);
  G.part(D.ear, GOND.mahua, [GOND.chuna], ['dash'], 6);
  G.part(D.tail, GOND.mahua, [GOND.chuna], ['dash'], 6);
  G.add(
    each(D.hooves, (h) => fill(h, GOND.charcoal)) +
      inked(D.eye, GOND.chuna, GOND.charcoal, 1.8) +
      fill(D.pupil, GOND.charcoal),
  );
  return (
    fill(rect(cx - 90, 100, 180, 440), GOND.paper) +
    group(G.out.join(''), `transform="translate(${cx} 310) scale(.52)"`)
  );
}

/** Mouldings of a doorway: dark joint, gold, pearls on blue, gold. */
function jambs(a: ArchwayShape, w: number): string {
  const at = (grow: number) => archway({ ...a, grow });
  return (
    line(at(w), '#2a0c10', w * 0.5 + 4) +
    line(at(w), K.gold, w * 0.5) +
    line(at(w * 0.45), '#1c3a5c', w * 0.9) +
    dots(resample(at(w * 0.45), w * 0.95), w * 0.27, K.conch) +
    line(at(0), K.gold, w * 0.24) +
    line(at(-w * 0.16), '#2a0c10', 1.6)
  );
}

/** The painted wall: gold sprigs between a fringe of marigolds and a plinth of lotuses. */
function wall(): string {
  let s = fill(rect(0, 0, W, H), WALL);
  for (let row = 0; row < 12; row++)
    for (let i = 0; i <= 28; i++) {
      const [x, y] = [(i + (row % 2) / 2) * 43, 74 + row * 40];
      s += polys(rosette(x, y, 9.5, 6, row), '#b8482f') + dot(x, y, 2.6, K.goldHi);
      s += dots(polyline(x - 21.5, y - 5, x - 21.5, y + 5), 1.3, K.gold);
    }
  s += fill(rect(0, FLOOR, W, H - FLOOR), '#2c0d12') + fill(rect(0, FLOOR, W, 7), K.gold);
  for (let i = 0; i <= 20; i++) {
    const x = (i * W) / 20;
    s +=
      bud(x, H - 12, 54, LOTUS) +
      (i < 20 ? lotus(x + W / 40, H - 10, 66, i % 2 ? WHITE_LOTUS : LOTUS, 9, 1.2) : '');
  }
  return s + fill(rect(0, H - 13, W, 13), K.gold) + line(polyline(0, H - 13, W, H - 13), '#2a0c10', 2);
}

function card(seed: number): Painting {
  const r = new Rng(seed);
  let s = wall();
  // marigold garlands along the eave
  for (let i = 0; i < 8; i++) {
    const [a, b] = [(i * W) / 8, ((i + 1) * W) / 8];
    s += toran(curveThrough(a, 24, (a + b) / 2, 40, b, 24), 20, 13);
  }
  const scenes = [
    (x: number) => warli(x, seed),
    (x: number) => mithila(x, r),
    (x: number) => pichwai(x, r),
    (x: number) => gond(x, r),
  ];
  for (const [i, hollow] of HOLLOWS.entries())
    s += clip(archway(hollow), scenes[i]?.(hollow.cx) ?? '') + jambs(hollow, 14);
  const opening = archway(great);
  let night = fill(rect(340, 30, 520, 520), 'url(#night)');
  for (const [x, y] of scatter(rect(360, 40, 480, 480), 30, r))
    night += polys(rosette(x, y, 5, 5, y), K.gold);
  night += fill(ellipse(W / 2, FLOOR + 22, 250, 62), '#1d5a44');
  for (const x of [-176, -112, 112, 176])
    night += lotus(W / 2 + x, FLOOR + 4, 62 - Math.abs(x) * 0.06, x % 112 ? WHITE_LOTUS : LOTUS, 9);
  night += displayingPeacock(W / 2, 372, 216, PEACOCK);
  night += lotus(W / 2, FLOOR + 22, 66, LOTUS, 11, 1.3);
  s += clip(opening, night) + jambs(great, 22);
  s += fill(rect(0, 0, W, 26), '#2c0d12') + fill(rect(0, 22, W, 6), K.gold);
  s += dots(resample(polyline(10, 11, W - 10, 11), 20), 4.4, K.goldHi);
  return {
    w: W,
    h: H,
    bg: WALL,
    body: s,
    defs: linearGradient('night', 0, 40, 0, FLOOR, [0, '#0c2140'], [0.6, '#14566a'], [1, '#1d6a5c']),
    finish: { seed, surface: 'board', wobble: 0.7, grain: 0.9, mottle: 1, vignette: 0.35, age: 0.3 },
  };
}

export const work: Work = {
  id: 'social-card',
  collection: 'site',
  seed: 5,
  width: W,
  height: H,
  jpeg: true,
  alt: 'A peacock spreads its train in a great doorway; in the doors beside it stand Warli dancers, a Madhubani woman, a Pichwai cow and a Gond stag.',
  draw: card,
};
