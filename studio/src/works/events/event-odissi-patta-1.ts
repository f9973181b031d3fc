/** The chitrakar's place from above: a cloth that turns from line to colour, coconut shells of stone colour, the hand that fills. */
import { curve, curveThrough, polyline } from '../../draw/curves.ts';
import { type Point, TAU, polar, series } from '../../draw/geometry.ts';
import { scales } from '../../draw/hatching.ts';
import { ink, inked } from '../../draw/ink.ts';
import { clip, each, group } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines } from '../../draw/svg.ts';
import { beads, frame, petals, plain } from '../../motifs/borders.ts';
import { lotus } from '../../motifs/painted/lotus.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { bush } from '../../traditions/pattachitra/bush.ts';
import { pattaHand } from '../../traditions/pattachitra/hand.ts';
import { INK, K, LOTUS, borderStyle, fadi } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const CLOTH = { w: 640, h: 470 };
/** Share of the cloth that has its colours. */
const DONE = 0.56;

/** The whole painting as it will be: two peacocks at a lotus plant on red. */
function finished(r: Rng): string {
  const { w, h } = CLOTH;
  const f = frame(
    w,
    h,
    8,
    [
      { t: 8, band: plain(K.hingula), corner: false },
      { t: 9, band: beads, corner: false },
      { t: 36, band: fadi(K.hingula, K.harital, K.leaf) },
      { t: 9, band: beads, corner: false },
      { t: 20, band: petals, corner: false },
    ],
    r,
    borderStyle(K.lamp, [K.conch, K.pink, K.hingula]),
  );
  const field = rect(f.x, f.y, f.w, f.h);
  const base = f.y + f.h - 60;
  let s = fill(field, K.hingula);
  for (let i = 0; i < 26; i++) {
    const [x, y] = [f.x + 20 + ((i * 83) % (f.w - 40)), f.y + 20 + ((i * 47) % (f.h - 100))];
    s +=
      each(rosette(x, y, 8, 6, i), (p) => inked(p, i % 2 ? K.harital : K.conch, INK, 0.7)) +
      dot(x, y, 2, K.hingula);
  }
  const meadow = rect(f.x, base, f.w, 62);
  s +=
    fill(meadow, K.leaf) +
    clip(meadow, scales(meadow, -Math.PI / 2, 20, INK, 1)) +
    ink(polyline(f.x, base, f.x + f.w, base), INK, 2.2, { closed: false });
  s += bush(w / 2, base + 2, 2.1, 1);
  for (const fx of [1, -1])
    s += paintPeacock(
      w / 2 - fx * 104,
      base - 53,
      0.6,
      fx,
      {
        body: K.khandaneela,
        bodyHi: K.conch,
        wing: [K.harital, K.hingula],
        tail: K.leaf,
        barb: K.harital,
        eye: [K.harital, K.khandaneela, K.conch],
        line: INK,
        beak: K.harital,
      },
      { tail: 'up' },
    );
  for (let i = 0; i < 7; i++)
    s += lotus(
      f.x + ((i + 0.5) * f.w) / 7,
      f.y + f.h - 4,
      34,
      i % 2 ? LOTUS : { ...LOTUS, out: K.conch, in: '#ffffff', tip: K.pink },
      7,
    );
  return fill(rect(0, 0, w, h), K.conch) + clip(field, s) + f.svg;
}

/** The same drawing before the colours: all that is not line becomes bare cloth. */
const bare = (svg: string): string =>
  svg.replaceAll(/(fill|stroke)="#(?!14110f)[0-9a-f]{6}"/g, '$1="#f1e4c8"');

/** Coconut shell with stone colour; lumps of the stone beside it. */
function shell([x, y]: Point, R: number, col: string, turn: number): string {
  const rim = ellipse(x, y, R, R * 0.97, 0, 60);
  let s = fill(ellipse(x + 6, y + 8, R + 2), '#2a100a', 'opacity=".45"') + inked(rim, '#5a3419', INK, 2.6);
  s += lines(
    series(44, (i) => [
      polar(x, y, R * 0.84, (i / 44) * TAU + turn),
      polar(x, y, R * 0.97, (i / 44) * TAU + turn + 0.05),
    ]),
    '#8a5a30',
    1.6,
  );
  s +=
    fill(ellipse(x, y, R * 0.8), '#3a2010') +
    fill(ellipse(x, y + 2, R * 0.75), col) +
    ink(ellipse(x, y, R * 0.8), INK, 1.6);
  return s + fill(leaf(x - R * 0.42, y - R * 0.3, R * 0.6, R * 0.1, -0.6), '#ffffff', 'opacity=".35"');
}

/** Jhoti on the floor: a lotus and creepers in rice paste. */
function floorArt(r: Rng): string {
  let s = '';
  for (const [x, y, R] of [
    [120, 96, 84],
    [900, 664, 96],
  ] as const) {
    for (const k of [1, 0.68]) s += each(rosette(x, y, R * k, 8, k, 0.62, 1.1), (p) => ink(p, K.conch, 3));
    s += ink(ellipse(x, y, R * 0.2), K.conch, 3);
  }
  for (const path of [
    curveThrough([210, 60, 330, 90, 440, 50, 560, 84, 690, 48]),
    curveThrough([40, 230, 66, 330, 30, 430, 70, 540]),
  ]) {
    s += ink(path, K.conch, 3, { closed: false });
    walk(path, 34).forEach((k, i) => {
      s += fill(leaf(...k.p, 24, 6, k.a + (i % 2 ? 0.9 : -0.9)), K.conch);
    });
  }
  for (let i = 0; i < 60; i++)
    s += dot(r.between(10, W - 10), r.between(10, H - 10), r.between(0.8, 2), '#a5583a');
  return s;
}

function place(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(rect(0, 0, W, H), '#8a3a24') + floorArt(r);
  const full = finished(new Rng(seed + 1));
  const [cw, ch] = [CLOTH.w, CLOTH.h];
  const coloured = curve([
    [0, -4],
    [cw * DONE + 26, -4],
    [cw * DONE - 10, ch * 0.3],
    [cw * DONE + 30, ch * 0.62],
    [cw * DONE - 4, ch + 4],
    [0, ch + 4],
  ]);
  const edge: Point[] = [[-20, -20], ...coloured.filter(([x]) => x > cw * 0.3), [-20, ch + 20]];
  s += group(
    fill(rect(9, 12, cw, ch), '#3a120a', 'opacity=".5"') +
      bare(full) +
      clip(edge, full) +
      line(rect(0, 0, cw, ch), INK, 2.4, true),
    `transform="translate(92 168) rotate(-4 ${cw / 2} ${ch / 2})"`,
  );
  // stone colours along the right, brushes of mouse hair beside them
  s +=
    shell([826, 108], 74, K.hingula, 0.1) +
    shell([934, 226], 58, K.harital, 0.6) +
    shell([820, 262], 52, K.conch, 0.2) +
    shell([924, 366], 50, K.khandaneela, 0.9) +
    shell([690, 90], 48, INK, 0.4);
  for (const [x, y, a, L, hair] of [
    [330, 716, -0.06, 250, K.hingula],
    [300, 690, -0.12, 220, K.leaf],
  ] as const) {
    const tip = polar(x, y, L, a);
    s +=
      inked(
        ribbon([[x, y], tip], () => 6),
        '#b4763a',
        INK,
        1.6,
      ) +
      fill(ribbon([tip, polar(...tip, 34, a)], widths(6, 5, 0.6)), hair) +
      line([polar(...tip, -8, a + 0.01), polar(...tip, 2, a)], K.conch, 9);
  }
  s += dots(polyline(770, 190, 756, 176, 744, 190), 6, K.hingula);
  s += pattaHand(482, 424, 1.14, {
    fx: -1,
    turn: 0.56,
    arm: 440,
    bend: 0,
    shaft: 240,
    sleeve: 0.64,
    hair: K.hingula,
  });
  return {
    w: W,
    h: H,
    bg: '#8a3a24',
    body: s,
    finish: {
      seed,
      surface: 'cloth',
      wobble: 1,
      grain: 0.8,
      mottle: 1.1,
      fibre: 0.7,
      vignette: 0.6,
      age: 0.4,
    },
  };
}

export const work: Work = {
  id: 'event-odissi-patta-1',
  collection: 'events',
  seed: 51,
  width: W,
  height: H,
  alt: 'A hand fills a Pattachitra of two peacocks with red; half of the cloth is still black line, coconut shells of stone colour stand beside it.',
  draw: place,
};
