/** The messenger: a white hamsa brings a sealed letter to a lady who leans out of her painted balcony. */
import { curve, curveThrough, loopThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Poly, transform } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { archway } from '../../motifs/buildings/archway.ts';
import { flyingHamsa } from '../../motifs/painted/flying-hamsa.ts';
import { bud, lotus, pad } from '../../motifs/painted/lotus.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { PAGE, QUIET, SHADOW } from '../../traditions/page.ts';
import { gopi, put } from '../../traditions/pichwai/people.ts';
import { K, LOTUS, WHITE_LOTUS } from '../../traditions/pichwai/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const CX = 794;

const SILL = 486;

const STONE = {
  light: '#f6ead2',
  shade: '#dcc59c',
  line: '#5a3a1c',
  red: '#9c2336',
  blue: '#235f86',
  gold: '#dca23a',
  leaf: '#5f8f52',
};

const panel = (p: Poly, colour: string, w = 1.6): string => inked(p, colour, STONE.line, w);

/** Flowering plant in a niche of the wall. */
function plant(x: number, y: number, h: number, k: number): string {
  let s = line(polyline(x, y, x, y - h), STONE.leaf, 2.4);
  for (let i = 0; i < 5; i++)
    for (const sg of [-1, 1]) {
      const at = y - h * (0.12 + i * 0.17);
      const blade = leaf(x, at, h * (0.3 - i * 0.03), h * 0.06, sg > 0 ? -0.55 : Math.PI + 0.55, -sg * 0.25);
      s += inked(blade, i % 2 ? STONE.leaf : '#86a85a', STONE.line, 0.7);
      if (i % 2)
        s +=
          polys(rosette(x + sg * h * 0.27, at - h * 0.16, h * 0.09, 7), k ? '#d9547a' : '#e58a2b') +
          dot(x + sg * h * 0.27, at - h * 0.16, h * 0.026, K.goldHi);
    }
  return (
    s +
    polys(rosette(x, y - h, h * 0.15, 9, 0.2, 0.6, 1.2), k ? '#c8476a' : STONE.red) +
    polys(rosette(x, y - h, h * 0.09, 7), '#f6c9cf') +
    dot(x, y - h, h * 0.035, STONE.gold)
  );
}

/** The wall, and what of the balcony lies behind the lady. */
function behind(): string {
  let s = panel(rect(648, 56, 292, 640), STONE.light, 2.2);
  for (const y of [72, 660]) {
    s += panel(rect(648, y, 292, 22), STONE.red, 1.4);
    s += each(walk(polyline(660, y + 11, 928, y + 11), 22), (k, i) =>
      i % 2 ? dot(...k.p, 4, STONE.gold) : polys(rosette(...k.p, 8, 6), STONE.light),
    );
  }
  for (const x of [678, 910]) s += plant(x, 656, 92, x > 800 ? 1 : 0);
  // onion roof on its eave
  const dome = loopThrough(offsets(CX, 0, [-84, 226, -98, 190, -58, 150, 0, 104, 58, 150, 98, 190, 84, 226]));
  s += patterned(
    dome,
    STONE.blue,
    each([-72, -48, -24, 0, 24, 48, 72], (d) =>
      line(curveThrough(CX + d, 230, CX + d * 1.16, 186, CX + d * 0.3, 126), '#7fb0c8', 2),
    ),
    STONE.line,
    2,
  );
  s +=
    line(polyline(CX, 112, CX, 74), STONE.gold, 5) +
    dot(CX, 96, 8, STONE.gold) +
    dot(CX, 82, 5.6, STONE.gold) +
    fill(leaf(CX, 80, 24, 4.4, -Math.PI / 2), STONE.gold);
  s += panel(rect(CX - 108, SILL - 262, 216, 262), STONE.shade);
  s += panel(archway({ cx: CX, hw: 90, spring: 330, rise: 66, floor: SILL, cusps: 7 }), '#3b1420', 2);
  const blind = rect(CX - 80, 272, 160, 20);
  s += clip(
    archway({ cx: CX, hw: 90, spring: 330, rise: 66, floor: SILL, cusps: 7 }),
    panel(blind, '#c8a04a') +
      each(walk(polyline(CX - 84, 262, CX + 84, 262), 12), (k) => line([k.p, [k.p[0], 292]], '#8a5a1c', 1)),
  );
  return s;
}

/** Sill, pierced parapet and the lotus bracket that carries the balcony. */
function before(): string {
  let s = '';
  for (const sg of [-1, 1]) {
    const x = CX + sg * 99;
    s +=
      panel(rect(x - 9, 262, 18, SILL - 262), STONE.light) +
      dots(resample(polyline(x, 274, x, SILL - 10), 16), 3.6, STONE.red);
  }
  const eave = polyline(CX - 146, 264, CX - 108, 226, CX + 108, 226, CX + 146, 264);
  s +=
    panel(eave, STONE.red, 2) +
    each(walk(polyline(CX - 126, 256, CX + 126, 256), 18), (k) =>
      fill(leaf(k.p[0], 262, 26, 6.4, -Math.PI / 2 + (k.p[0] - CX) * 0.0018), STONE.gold),
    );
  s +=
    panel(rect(CX - 124, SILL - 8, 248, 16), STONE.light, 2) +
    panel(rect(CX - 116, SILL + 8, 232, 58), STONE.shade, 2);
  for (let i = 0; i < 6; i++) {
    const x = CX - 96 + i * 38.4;
    s +=
      panel(rect(x - 16, SILL + 14, 32, 46), i % 2 ? '#fdf7e8' : STONE.red, 1.2) +
      polys(rosette(x, SILL + 37, 14, 8), i % 2 ? STONE.red : STONE.gold) +
      dot(x, SILL + 37, 4, i % 2 ? STONE.gold : STONE.light);
  }
  s += panel(rect(CX - 124, SILL + 66, 248, 12), STONE.light, 2);
  const bracket = loopThrough(
    offsets(CX, SILL, [-112, 78, -84, 104, -30, 122, 0, 150, 30, 122, 84, 104, 112, 78]),
  );
  s += fill(bracket, STONE.gold);
  for (const a of [-1.25, 1.25, -0.84, 0.84, -0.42, 0.42, 0]) {
    const petal = leaf(CX, SILL + 150, 96 + 18 * Math.abs(a), 20, -Math.PI / 2 + a, 0, 0.62);
    s += clip(
      [...rect(CX - 124, SILL + 78, 248, 90)],
      inked(petal, Math.abs(a) > 0.6 ? '#e0879c' : '#f6c9cf', '#7a1f42', 1.3),
    );
  }
  return s + dot(CX, SILL + 152, 8, STONE.gold) + ink(ellipse(CX, SILL + 152, 8), STONE.line, 1.4);
}

/** Letter on folded paper, bound with red thread and sealed. */
function letter(x: number, y: number): string {
  const T = (p: Poly): Poly => transform(p, x, y, 1.3, 0.42);
  const sheet = T(rect(-10, 2, 74, 40));
  let s =
    fill(sheet, '#f7e8c4') +
    line(T(polyline(-10, 2, 27, 26, 64, 2)), '#a8823a', 1.6) +
    ink(sheet, STONE.line, 1.8);
  s += line(T(polyline(-10, 32, 64, 32)), STONE.red, 2.6) + line(T(polyline(27, 0, 27, 42)), STONE.red, 2.6);
  return (
    s +
    dot(...(T([[27, 27]])[0] ?? [x, y]), 11, '#b3262a') +
    polys(rosette(...(T([[27, 27]])[0] ?? [x, y]), 8, 6), '#f0b7a0')
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const lady = gopi(
    0,
    withArms(
      POSES.stand(),
      { to: [34, -262], aim: 0.2 },
      { to: [122, -318], mudra: 'open', aim: -0.35, order: 'front' },
    ),
    { handScale: 1.15 },
  );
  const figure = put(lady, r, CX - 4, SILL + 232, 1, -1);
  let s =
    fill(ellipse(794, 700, 190, 10), SHADOW) +
    behind() +
    clip(rect(420, 200, 466, SILL - 200), figure) +
    before();
  const hamsa = flyingHamsa(
    312,
    310,
    1.56,
    1,
    {
      plume: '#fdf9ee',
      shade: '#b9ac98',
      quills: ['#f1e2cc', '#f8eedd', '#fdf9ee'],
      line: '#4a3426',
      coral: '#dd5f3a',
      gold: K.gold,
    },
    0.12,
  );
  s += letter(hamsa.beak[0] - 6, hamsa.beak[1] - 4) + hamsa.svg;
  // the pond it comes from
  s +=
    fill(ellipse(276, 668, 236, 34), '#dcebe8') +
    each([0.86, 0.62, 0.36], (k) => line(ellipse(276, 668, 236 * k, 34 * k, 0, 60), '#9fc4c4', 1.2, true)) +
    line(ellipse(276, 668, 236, 34, 0, 60), '#6f9c9c', 1.8, true);
  for (const [x, y, R] of [
    [104, 676, 44],
    [236, 692, 50],
    [392, 688, 48],
    [462, 668, 30],
  ] as const)
    s += pad(x, y, R, '#5f9460', '#b9d69a', '#2d5a38', x > 300 ? Math.PI : 0, 0.34);
  for (const [x, y, R, white] of [
    [160, 656, 62, 0],
    [306, 672, 82, 1],
    [414, 662, 58, 0],
  ] as const)
    s += line(polyline(x, y, x, y - 6), STONE.leaf, 3) + lotus(x, y, R, white ? WHITE_LOTUS : LOTUS, 9, 1.2);
  for (const [x, h, lean] of [
    [96, 96, -0.1],
    [232, 128, 0.06],
    [360, 92, 0.12],
  ] as const)
    s +=
      line(
        curve([
          [x, 664],
          [x + lean * 80, 664 - h * 0.5],
          [x + lean * 130, 664 - h * 0.72],
        ]),
        STONE.leaf,
        2.6,
      ) + bud(x + lean * 130, 666 - h * 0.72, 40, LOTUS, lean);
  return { w: W, h: H, bg: PAGE, cutOut: true, body: s, finish: { seed, ...QUIET } };
}

export const work: Work = {
  id: 'contact',
  collection: 'site',
  seed: 3,
  width: W,
  height: H,
  alt: 'A white swan flies up from a lotus pond with a sealed letter for a lady who reaches out of her domed balcony.',
  draw,
};
