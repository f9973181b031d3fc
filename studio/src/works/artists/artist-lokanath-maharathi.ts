/** The Pattachitra painter: a man with a cloth scroll of the Puri triad against his raised knee, shells of colour about him. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Poly, lerp } from '../../draw/geometry.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, group, repeat } from '../../draw/markup.ts';
import { scatter } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { arc, ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, fill, line, lines, polys } from '../../draw/svg.ts';
import { cloth } from '../../figures/cloths.ts';
import { type FigureSpec, drawFigure } from '../../figures/figure.ts';
import { oneKneeUp } from '../../figures/knee-up.ts';
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import type { Pose } from '../../figures/types.ts';
import { headSpace } from '../../figures/vanara.ts';
import { brush, colourBowl } from '../../figures/worker.ts';
import { frame, petals, plain } from '../../motifs/borders.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { idol } from '../../traditions/pattachitra/idols.ts';
import { INK, K, borderStyle, fadi, surface } from '../../traditions/pattachitra/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [900, 900];

const HAND = { ...PATTACHITRA_HAND, alta: '#c07a50' };
const WHITE = cloth('#fbf5e6', '#8a7a5c', K.hingula, K.hingula, K.harital, 'plain');
const GAMUCHA = cloth('#f6eedb', '#8a7a5c', K.hingula, K.hingula, K.conch, 'stripe');

/** The painted cloth over the knees: a red band, three wooden deities, the lower end still rolled. Corner (x, y). */
function scroll(x: number, y: number, w: number, h: number, r: Rng): string {
  const sheet: Poly = polyline(x + 8, y, x + w - 8, y, x + w + 22, y + h, x - 22, y + h);
  let s = inked(sheet, K.conch, INK, 2.4);
  const inner: Poly = [
    [x + 20, y + 14],
    [x + w - 20, y + 14],
    [x + w + 2, y + h - 4],
    [x - 2, y + h - 4],
  ];
  s += inked(inner, K.leaf, INK, 2);
  const field = rect(x + 22, y + 32, w - 44, h - 48);
  s += inked(field, K.hingula, INK, 1.8);
  s += dots(scatter(field, 15, r, 4), 1.6, K.harital);
  for (let i = 0; i < 13; i++)
    s += polys(rosette(lerp(x + 18, x + w - 18, i / 12), y + 23, 7, 6), i % 2 ? K.harital : K.conch);
  for (const sg of [0, 1])
    for (let i = 0; i < 5; i++)
      s += polys(rosette(sg ? x + w - 10 : x + 10, y + 48 + i * 28, 6.4, 6), i % 2 ? K.harital : K.conch);
  const third = (w - 44) / 3;
  (['B', 'S', 'J'] as const).forEach((k, i) => {
    s += clip(field, idol(x + 22 + third * (i + 0.5), y + h * 0.7, 0.33, k, r));
  });
  // the rolled end lies on the mat
  const roll = loopThrough(
    [x - 34, y + h + 2],
    [x - 30, y + h - 12],
    [x + w + 30, y + h - 12],
    [x + w + 34, y + h + 2],
    [x + w + 30, y + h + 17],
    [x - 30, y + h + 17],
  );
  s += inked(roll, '#e8d8b0', INK, 2.2);
  s += lines(
    [
      polyline(x - 26, y + h + 3, x + w + 26, y + h + 3),
      polyline(x - 28, y + h + 10, x + w + 28, y + h + 10),
    ],
    '#9a8458',
    1.6,
  );
  for (const q of [x - 33, x + w + 33])
    s += inked(ellipse(q, y + h + 2, 6, 14), K.geru, INK, 1.6) + dot(q, y + h + 2, 2.4, K.conch);
  return s;
}

/** He bends over his work. */
const SPINE: Pose['spine'] = [
  [-12, -34],
  [-10, -72],
  [-2, -118],
  [4, -160],
];

/** Oiled hair combed back from the brow into a knot; the ear stays free. */
function combedHair(pen: Pen, M: (p: Poly) => Poly): void {
  const knot = ellipse(-43, 14, 12, 13);
  pen.flat(M(knot), pen.tr.hair);
  for (const d of [0, 5, 10])
    pen.stroke(M(curveThrough(-52 + d, 6 + d * 0.3, -50 + d, 18, -42 + d * 0.6, 26)), 0.7, '#5d544e');
  const q = M(
    loopThrough([
      12, -51, 20, -45, 15, -41, 6, -38, -1, -32, -6, -25, -9, -18, -14, -13, -17, -7, -17, 4, -13, 14, -10,
      26, -14, 36, -23, 37, -34, 24, -41, 0, -40, -24, -31, -44, -14, -56, 2, -56,
    ]),
  );
  pen.flat(q, pen.tr.hair);
  const strands = [
    curveThrough(14, -48, -8, -52, -28, -38, -38, -10),
    curveThrough(16, -44, -6, -47, -24, -34, -36, -4),
    curveThrough(12, -41, -6, -42, -22, -29, -34, 2),
    curveThrough(7, -37, -8, -36, -20, -24, -31, 8),
    curveThrough(4, -31, -8, -30, -18, -20, -28, 14),
    curveThrough(4, -24, -6, -24, -16, -17, -26, 22),
  ];
  for (const p of strands) pen.stroke(M(p), 0.8, '#5d544e');
}

/** Floor and mat. */
function floorAndMat(
  L: number,
  floor: number,
  f: ReturnType<typeof frame>,
  B: number,
  R: number,
  cx: number,
  r: Rng,
): string {
  let s = '';
  s +=
    fill(rect(L, floor, f.w, B - floor), K.leaf) +
    ink(polyline(L, floor, R, floor), INK, 2.6, { closed: false, taper: 0 });
  for (let i = 0; i < 24; i++)
    s += fill(leaf(L + 16 + i * 32, B - 4, 22, 6, -Math.PI / 2, 0.1), i % 2 ? K.sea : '#5f9a3c');
  const mat = polyline(L + 60, floor - 22, R - 60, floor - 22, R - 18, floor + 40, L + 18, floor + 40);
  s += patterned(
    mat,
    K.cream,
    repeat(26, (i) =>
      line(polyline(L + i * 30, floor - 30, L + i * 32 - 40, floor + 50), i % 2 ? K.geru : K.harital, 5),
    ),
    INK,
    2.2,
  );
  const S = 2.26;
  const feet = floor + 4;
  const pose = withArms(
    { ...POSES.sit(), spine: SPINE, headTilt: 0.22 },
    { to: [8, -104], bend: -1, aim: 0.62, mudra: 'hold', order: 'front' },
    { to: [101, -117], bend: -1, aim: 1.3, mudra: 'flat', order: 'front' },
  );
  const legs = oneKneeUp(WHITE, HAND.tones.wheat);
  const man: FigureSpec = {
    build: 'man',
    view: 'profile',
    front: true,
    pose,
    tone: 'wheat',
    hair: 'none',
    gear: 'none',
    jewels: 0,
    wear: { lower: 'dhoti', lowerCloth: WHITE, upper: 'none' },
    face: { tilak: 'vaishnava', lips: '#a8443a', moustache: true, gaze: [2.5, 3], lowered: 0.2 },
    headScale: 0.92,
    garland: [{ cols: [K.geru], to: 0.72, r: 2.6, wide: 14 }],
    hold: [
      brush(K.hingula, 0.12, 86, 0.46),
      (pen) =>
        pen.add(
          group(
            scroll(0, 0, 300, 190, r),
            `transform="translate(${cx - 30} ${feet - 188}) rotate(-7) skewX(-6)"`,
          ),
        ),
    ],
    prop: (pen) => {
      const M = headSpace(pen, pose, 0.92);
      combedHair(pen, M);
      pen.drape(
        {
          shape: loopThrough([
            -22, -151, -16, -156, -9, -153, -4, -130, -9, -92, -10, -62, -20, -60, -27, -64, -25, -100, -21,
            -132,
          ]),
          folds: [-23, -17, -12].map((x) => curveThrough(x + 4, -154, x + 3, -120, x, -68)),
          bands: [],
          trims: [],
          motifs: [],
        },
        GAMUCHA,
      );
      pen.stroke(curveThrough(-26, -148, -4, -104, 20, -62), 1.1, K.harital);
      legs(pen);
    },
  };
  const pen = new Pen(HAND, r.fork(), cx, feet, S);
  drawFigure(pen, man);
  s += pen.svg;
  return s;
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  const f = frame(
    W,
    H,
    10,
    [
      { t: 9, band: plain(K.lamp), corner: false },
      { t: 44, band: fadi(K.harital, K.hingula, K.leaf) },
      { t: 22, band: petals, corner: false },
    ],
    r,
    borderStyle(K.hingula, [K.conch, K.pink, K.khandaneela]),
  );
  const [L, T, R, B] = [f.x, f.y, f.x + f.w, f.y + f.h];
  const floor = B - 96;
  const cx = W / 2 - 6;
  let s = fill(rect(L, T, f.w, f.h), K.hingula);
  // flowers of the red wall, in rows
  for (let y = T + 26, i = 0; y < floor; y += 44, i++)
    for (let x = L + (i % 2 ? 26 : 50); x < R; x += 48)
      s += polys(rosette(x, y, 10, 6, 0.3), i % 2 ? K.conch : K.harital) + dot(x, y, 3, INK);
  // blue niche with a garlanded arch
  const [nx, nw] = [L + 72, f.w - 144];
  const niche: Poly = [
    ...arc(W / 2, T + 330, nw / 2, Math.PI, Math.PI * 2, 40, 296),
    [nx + nw, floor],
    [nx, floor],
  ];
  s += inked(niche, K.khandaneela, INK, 2.6);
  s += dots(scatter(niche, 30, r, 12), 2, '#8fb3d6');
  const arch = arc(W / 2, T + 330, nw / 2 - 16, Math.PI, Math.PI * 2, 40, 280);
  s +=
    line([[nx + 16, floor], ...arch, [nx + nw - 16, floor]], INK, 15) +
    line([[nx + 16, floor], ...arch, [nx + nw - 16, floor]], K.harital, 11);
  arch.forEach(([x, y], i) => {
    if (i % 2 === 0)
      s +=
        polys(rosette(x, y, 13, 8, 0.2), i % 4 ? K.conch : K.hingula) +
        line(ellipse(x, y, 4), INK, 1.2, true) +
        dot(x, y, 3.6, K.harital);
  });
  s += floorAndMat(L, floor, f, B, R, cx, r);
  // shells and bowls of colour on the mat
  const bowls = new Pen(HAND, r.fork(), 0, 0, 1.5);
  const at: [number, number, string][] = [
    [L + 62, B - 30, K.khandaneela],
    [L + 136, B - 16, K.harital],
    [R - 58, B - 30, K.conch],
    [R - 132, B - 16, K.hingula],
  ];
  for (const [x, y, col] of at) colourBowl(bowls, [x / 1.5, y / 1.5], 22, col, '#d9b98a', '#f2e2bd');
  s += bowls.svg;
  return {
    w: W,
    h: H,
    bg: K.hingula,
    body: clip(rect(L, T, f.w, f.h), group(s)) + f.svg,
    finish: surface(seed),
  };
}

export const work: Work = {
  id: 'artist-lokanath-maharathi',
  collection: 'artists',
  seed: 4,
  width: W,
  height: H,
  alt: 'A man with a sacred thread sits with one knee raised and paints the three deities of Puri on a cloth scroll that leans against it.',
  draw,
};
