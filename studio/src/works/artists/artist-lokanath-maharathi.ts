/** The Pattachitra painter: a man sits cross-legged with a cloth scroll of the Puri triad over his knees, shells of colour about him. */
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
import { Pen } from '../../figures/pen.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { sitting } from '../../figures/seats.ts';
import { PATTACHITRA_HAND } from '../../figures/tradition.ts';
import { headSpace } from '../../figures/vanara.ts';
import { brush, colourBowl, shortHair } from '../../figures/worker.ts';
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
  const sheet: Poly = polyline(x - 6, y, x + w + 6, y, x + w + 22, y + h, x - 22, y + h);
  let s = inked(sheet, K.conch, INK, 2.4);
  const inner: Poly = [
    [x + 6, y + 14],
    [x + w - 6, y + 14],
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
    { ...POSES.sit(), headTilt: 0.28 },
    { to: [-24, -92], bend: -1, aim: 0.72, mudra: 'hold', order: 'front' },
    { to: [98, -56], bend: -1, aim: 2.55, mudra: 'hold', order: 'front', flip: true },
  );
  const legs = sitting(WHITE, HAND.tones.wheat);
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
    hold: [brush(K.hingula, 0.12, 86, 0.46), undefined],
    prop: (pen) => {
      const M = headSpace(pen, pose, 0.92);
      shortHair(pen, M, '#5d544e');
      pen.flat(M(ellipse(-42, 18, 12, 14)), pen.tr.hair);
      pen.stroke(M(curveThrough(-46, 8, -50, 20, -42, 30)), 0.7, '#5d544e');
      pen.stroke(M(curveThrough(6, -55, -6, -46, -14, -34)), 1, pen.tr.tones.wheat.base);
      pen.drape(
        {
          shape: loopThrough([
            -46, -140, -40, -154, -24, -160, -12, -154, -8, -120, -10, -64, -26, -60, -44, -64, -46, -104,
          ]),
          folds: [-40, -33, -26, -19, -13].map((x) => curveThrough(x + 4, -152, x, -110, x, -66)),
          bands: [],
          trims: [],
          motifs: [],
        },
        GAMUCHA,
      );
      pen.stroke(curveThrough(-22, -142, -6, -104, 20, -58), 1.1, K.harital);
      legs(pen);
      pen.add(scroll(cx - 152, feet - 150, 316, 168, r));
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
  alt: 'A man with a sacred thread sits cross-legged and paints the three deities of Puri on a cloth scroll over his knees.',
  draw,
};
