/** Washing day: two women rinse a long cloth in the river, others dry on the line between bamboo poles. */
import { curve, curveThrough, offsets, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { resample, walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import type { Rng } from '../../draw/random.ts';
import { ellipse, leaf, rect, ribbon, widths } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { POSES, withArms } from '../../figures/poses.ts';
import { fish } from '../../motifs/animals/fish.ts';
import { type BandSpec, hatched, petals, rope } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { egret } from '../../motifs/painted/egret.ts';
import { paintPeacock } from '../../motifs/painted/peacock.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { blockButi } from '../../traditions/kalamkari/bands.ts';
import { Cloth, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, LEAF, MADDER, RUST, YELLOW, put, woman } from '../../traditions/kalamkari/people.ts';
import { peacockOn, trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];
const BORDER: BandSpec[] = [
  { t: 12, band: rope, corner: false },
  { t: 28, band: petals },
  { t: 24, band: blockButi },
  { t: 9, band: hatched, corner: false },
];

/** Cloth on the line: it sags between its pegs and its hem moves a little in the wind. */
function hung(x: number, y: number, w: number, h: number, sway: number): Poly {
  const top = curve(series(5, (i): Point => [x + (w * i) / 4, y + (i % 2 ? 7 : 0)]));
  const foot = curve(series(9, (i): Point => [x + sway + (w * i) / 8, y + h + (i % 2 ? 7 : -3)]));
  return [...top, ...foot.reverse()];
}

/** Folds and outline, last of all. */
function folds(p: Poly, x: number, y: number, w: number, h: number): string {
  const drop = [0.18, 0.36, 0.6, 0.82].map((u) =>
    curveThrough(x + w * u, y + 6, x + w * u + 5, y + h * 0.5, x + w * u + 8, y + h * 0.9),
  );
  return (
    clip(p, lines(drop, INK, 9, 'opacity=".1"') + lines(drop, INK, 1.1, 'opacity=".5"')) + ink(p, INK, 2)
  );
}

/** The women, knee-deep, and the cloth between their hands. */
function women(f: Cloth['f'], r: Rng, c: Cloth): void {
  const foot = f.bottom + 52;
  const [lx, rx] = [f.x + 146, f.right - 146];
  // both lean back against the pull of the stream
  const rinse = withArms(
    {
      ...POSES.offer(),
      headTilt: 0.2,
      spine: [
        [10, -208],
        [4, -244],
        [-8, -290],
        [-8, -336],
      ],
    },
    { to: [62, -214], aim: 0.1, mudra: 'grip', order: 'front' },
    { to: [74, -256], aim: -0.2, mudra: 'grip', order: 'front' },
  );
  const k = 1.06;
  const left = put(woman(MADDER, LEAF, rinse, { view: 'profile', face: { gaze: [2.4, 3] } }), r, lx, foot, k);
  const right = put(
    woman(YELLOW, RUST, rinse, { view: 'profile', tone: 'fair', face: { gaze: [2.4, 3] } }),
    r,
    rx,
    foot,
    k,
    -1,
  );
  const [ha, hb]: Point[] = polyline(lx + 84 * k, foot - 258 * k, rx - 84 * k, foot - 258 * k);
  const sag = (d: number, e: number): Poly =>
    series(41, (i): Point => {
      const t = i / 40;
      return [ha[0] + (hb[0] - ha[0]) * t, ha[1] + d + (96 + e - d) * (4 * t * (1 - t)) ** 0.92];
    });
  const span = [...sag(-14, -44), ...sag(58, 66).reverse()];
  let wet = fill(span, K.cloth);
  const mark = sag(22, 11);
  wet += clip(
    span,
    fill([...sag(-14, -44), ...sag(-2, -28).reverse()], K.madder) +
      fill([...sag(46, 50), ...sag(58, 66).reverse()], K.madder) +
      each(walk(mark, 44), (q, i) => chintz(...q.p, 19, i, [0, 5, 4][i % 3], trio(r), INK, r, K.cloth)) +
      lines([sag(-1, -27), sag(45, 49)], INK, 1.6) +
      dots(resample(sag(-8, -36), 11), 2.2, K.cloth) +
      dots(resample(sag(52, 58), 11), 2.2, K.cloth),
  );
  // gathers where the hands hold it
  const gathers = [ha, hb].flatMap(([x, y], i) =>
    [-8, 2, 12, 22, 32].map((d): Poly => {
      const sg = i ? -1 : 1;
      return curveThrough(x + sg * 2, y + d, x + sg * 26, y + d + 12, x + sg * 58, y + d * 0.9 + 19);
    }),
  );
  wet += clip(span, lines(gathers, INK, 1.3, 'opacity=".7"'));
  const both = wet + ink(span, INK, 2.1) + left + right;
  c.add(both);
  // the water closes over their legs
  const line0 = foot - 148;
  const veil = rect(f.x, line0, f.w, f.bottom - line0);
  c.add(clip(veil, `<g opacity=".76">${water(veil, 14)}</g>`));
  for (const x of [lx, rx])
    for (const q of [1, 0.7]) c.add(line(ellipse(x, line0 + 4, 92 * q, 15 * q), K.cloth, 2.6, true));
  for (const [x, y, k, fx] of [
    [f.x + 254, f.bottom - 48, 0.5, 1],
    [f.right - 240, f.bottom - 36, 0.5, -1],
    [f.cx - 20, f.bottom - 26, 0.38, 1],
  ]) {
    const F = place(fish(7), x, y, k, 0, fx);
    c.add(
      each(['tail', 'top', 'bot', 'bot2'], (q) => inked(F[q as 'tail'], K.madder, INK, 1.2)) +
        fill(F.body, K.myrobalan) +
        clip(F.body, hatch(F.body, 1.2, 6, 1, K.madder, r)) +
        fill(F.head, K.cloth) +
        ink(F.body, INK, 1.8) +
        line(F.gill, INK, 1.4) +
        dot(F.eye[20][0], F.eye[20][1], 2.4, INK),
    );
  }
  const wetEdge = sag(58, 66);
  const drips = series(14, (i): Point => {
    const [x, y] = wetEdge[i < 7 ? 2 + i : 25 + i];
    return [x + ((i * 13) % 9), y + 12 + ((i * 29) % 26)];
  }).filter(([, y]) => y < line0);
  c.add(each(drips, ([x, y]) => edged(leaf(x, y - 9, 13, 3.2, 1.57, 0, 0.7), K.paleIndigo, INK, 0.8)));
}

/** Bank and river. */
function bankAndRiver(f: Cloth['f'], bank: number, c: Cloth, river: Poly, r: Rng): void {
  const shore: Poly = [
    ...curveThrough(
      [f.x - 4, bank],
      [f.x + 200, bank - 8],
      [f.x + 430, bank + 4],
      [f.x + 650, bank - 6],
      [f.right + 4, bank],
    ),
    [f.right + 4, bank + 40],
    [f.x - 4, bank + 40],
  ];
  c.add(inked(shore, K.shell, INK, 1.6) + turf(f.x, f.right, bank + 6, 31));
  c.add(water(river, 14));
  const lotus = (x: number, y: number, k: number) =>
    each([-0.9, -0.45, 0, 0.45, 0.9], (a) => {
      const q = leaf(x, y, 30 * k, 7.4 * k, -1.57 + a);
      return inked(q, a ? K.madder : K.shell, INK, 1.2);
    }) + inked(ellipse(x, y + 3, 24 * k, 6 * k), K.leaf, INK, 1.2);
  women(f, r, c);
  c.add(
    lotus(f.x + 52, f.bottom - 30, 1) +
      lotus(f.right - 56, f.bottom - 26, 1) +
      lotus(f.cx + 70, f.bottom - 62, 0.8),
  );
  c.add(egret(f.cx - 150, bank + 30, 0.62, 1, INK) + egret(f.cx + 152, bank + 30, 0.58, -1, INK));
  // folded cloths wait on a mat on the shore
  const stack = bank + 22;
  const mat = polyline(offsets(f.cx, stack, [-86, 4, 86, 4, 72, -8, -72, -8]));
  c.add(patterned(mat, K.rust, hatch(mat, 1.2, 7, 1.2, K.myrobalan, r), INK, 1.4));
  for (let i = 0; i < 4; i++) {
    const [x, y] = [f.cx - 54 + (i % 2) * 5, stack - 13 - i * 13];
    const fold = curve(
      [
        [x + 2, y],
        [x + 100, y - 1],
        [x + 106, y + 6],
        [x + 100, y + 13],
        [x + 2, y + 13],
        [x - 3, y + 6],
      ],
      true,
      6,
    );
    c.add(
      fill(fold, [K.madder, K.indigo, K.myrobalan, K.leaf][i]) +
        dots(
          series(9, (q): Point => [x + 10 + q * 10.4, y + 4]),
          1.8,
          K.cloth,
        ) +
        line(curveThrough(x + 4, y + 8, x + 60, y + 9, x + 98, y + 7), INK, 1) +
        ink(fold, INK, 1.5),
    );
  }
}

/** Sun and far palms. */
function sunAndFarPalms(f: Cloth['f'], bank: number, c: Cloth, r: Rng): void {
  for (const [x, h] of [
    [f.x + 226, 250],
    [f.x + 596, 262],
  ]) {
    const trunk = ribbon(
      curveThrough(x, bank + 10, x + 8, bank - h * 0.5, x - 2, bank - h),
      widths(10, 7, 6),
    );
    c.add(
      patterned(
        trunk,
        K.rust,
        lines(
          walk(polyline(x, bank, x, bank - h), 11).map((k) =>
            polyline(k.p[0] - 12, k.p[1] + 4, k.p[0] + 14, k.p[1]),
          ),
          INK,
          1.1,
        ),
        INK,
        1.7,
      ),
    );
    for (const a of [-2.95, -2.5, -2.05, -1.57, -1.1, -0.65, -0.2, 0.25, 2.9]) {
      const q = leaf(x - 2, bank - h, 74, 11, a, (a + 1.57) * 0.22, 0.45);
      c.add(patterned(q, a < -1.6 ? K.leaf : K.indigo, hatch(q, a + 0.9, 6, 1, K.cloth, r), INK, 1.4));
    }
    for (const d of [-9, 2, 12])
      c.add(dot(x + d - 2, bank - h + 10, 7.4, INK) + dot(x + d - 2, bank - h + 10, 6, K.myrobalan));
  }
}

function draw(seed: number): Painting {
  const c = new Cloth(seed, W, H, BORDER, '#e6cf9d');
  const { f, r } = c;
  const bank = f.y + 352;
  const river = rect(f.x, bank + 26, f.w, f.bottom - bank);
  sunAndFarPalms(f, bank, c, r);
  // left: indigo with sprigs in rows
  const A: [number, number, number, number] = [f.x + 14, f.y + 62, 160, 172];
  const blue = hung(...A, 6);
  let s = fill(blue, K.indigo);
  let orn = '';
  for (let j = 0; j < 6; j++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [A[0] + 8 + (i + (j % 2) * 0.5) * 29, A[1] + 32 + j * 24];
      orn +=
        polys(
          [leaf(x, y + 8, 16, 3.6, -1.57), leaf(x, y + 8, 13, 3, -2.4), leaf(x, y + 8, 13, 3, -0.74)],
          K.cloth,
        ) + dot(x, y - 11, 2, K.madder);
    }
  orn +=
    fill(rect(A[0] - 10, A[1] + A[3] - 34, A[2] + 30, 50), K.madder) +
    each(
      walk(polyline(A[0], A[1] + A[3] - 16, A[0] + A[2] + 10, A[1] + A[3] - 16), 24),
      (k, i) => polys(rosette(...k.p, 9, 8, i), i % 2 ? K.myrobalan : K.cloth) + dot(...k.p, 2.6, INK),
    );
  s += clip(blue, orn) + folds(blue, ...A);
  // middle: a tree of life in its border
  const B: [number, number, number, number] = [f.x + 272, f.y + 56, 278, 236];
  const mid = hung(...B, 4);
  const inner = rect(B[0] + 30, B[1] + 28, B[2] - 56, B[3] - 56);
  let tol = fill(mid, K.madder);
  for (const k of walk(rect(B[0] + 15, B[1] + 14, B[2] - 26, B[3] - 28), 22, true))
    tol += polys(rosette(...k.p, 8.4, 8, k.s), K.cloth) + dot(...k.p, 2.6, K.indigo);
  tol += edged(inner, K.cloth, INK, 1.6);
  const [tx, ty] = [B[0] + B[2] / 2 + 2, B[1] + B[3] - 34];
  for (let i = 0; i < 5; i++)
    tol += inked(
      ellipse(tx + (i - 2) * 30, ty + 4, 22, 13),
      [K.madder, K.leaf, K.myrobalan, K.indigo, K.rust][i],
      INK,
      1.2,
    );
  const boughs: Poly[] = [
    curveThrough(tx, ty, tx - 5, ty - 50, tx + 4, ty - 100, tx, ty - 148),
    curveThrough(tx - 2, ty - 40, tx - 44, ty - 60, tx - 86, ty - 50),
    curveThrough(tx, ty - 60, tx + 46, ty - 78, tx + 88, ty - 62),
    curveThrough(tx + 2, ty - 88, tx - 40, ty - 114, tx - 80, ty - 120),
    curveThrough(tx + 2, ty - 106, tx + 42, ty - 130, tx + 84, ty - 128),
  ];
  for (const b of boughs) {
    walk(b, 14).forEach((k, i) => {
      if (i)
        tol += chintzLeaf(
          ...k.p,
          19,
          5,
          k.a + (i % 2 ? 0.9 : -0.9),
          i % 2 ? -0.3 : 0.3,
          i % 3 ? K.leaf : K.indigo,
          K.cloth,
          INK,
          r,
        );
    });
    tol += line(b, INK, 6) + line(b, K.rust, 3.8);
  }
  for (const [i, b] of boughs.entries())
    tol += chintz(...b[b.length - 1], i ? 17 : 20, i, [0, 4, 5, 0, 5][i], trio(r), INK, r, K.cloth);
  s += clip(mid, tol) + folds(mid, ...B);
  // right: a peacock on myrobalan
  const C: [number, number, number, number] = [f.x + 648, f.y + 62, 178, 176];
  const gold = hung(...C, -4);
  let bird = fill(gold, K.myrobalan);
  for (let i = 0; i < 40; i++)
    bird += dots(
      [polar(C[0] + 20 + (i % 8) * 22, C[1] + 24 + Math.floor(i / 8) * 42, (i % 2) * 7, i)],
      2.6,
      K.madder,
    );
  bird += paintPeacock(C[0] + 112, C[1] + 94, 0.47, 1, peacockOn(K.cloth), { tail: 'trail', look: 'back' });
  bird +=
    fill(rect(C[0] - 12, C[1] + C[3] - 32, C[2] + 24, 50), K.indigo) +
    each(
      walk(polyline(C[0] - 6, C[1] + C[3] - 14, C[0] + C[2], C[1] + C[3] - 14), 22),
      (k) =>
        polys([leaf(k.p[0], k.p[1] + 10, 22, 6, -1.57)], K.cloth) + dot(k.p[0] + 11, k.p[1] + 2, 2.4, K.rust),
    );
  s += clip(gold, bird) + folds(gold, ...C);
  c.block(
    rect(A[0] - 8, A[1], A[2] + 20, A[3] + 20),
    rect(B[0] - 8, B[1], B[2] + 20, B[3] + 20),
    rect(C[0] - 14, C[1], C[2] + 24, C[3] + 20),
    ellipse(f.x + 226, bank - 190, 80, 160),
    ellipse(f.x + 596, bank - 190, 80, 160),
  );
  c.sow(rect(f.x + 6, f.y + 6, f.w - 12, bank - f.y - 40));
  const cord = curveThrough(
    [f.x, f.y + 50],
    [f.x + 116, f.y + 64],
    [f.x + 234, f.y + 44],
    [f.x + 414, f.y + 60],
    [f.x + 600, f.y + 44],
    [f.x + 738, f.y + 64],
    [f.right, f.y + 50],
  );
  c.add(s + line(cord, INK, 4.4) + line(cord, K.cloth, 2));
  for (const [x, y, w] of [
    [A[0], A[1], A[2]],
    [B[0], B[1], B[2]],
    [C[0], C[1], C[2]],
  ])
    for (const u of [0.02, 0.5, 0.98])
      c.add(edged(rect(x + w * u - 4, y - 10, 8, 22), K.myrobalan, INK, 1.4));
  bankAndRiver(f, bank, c, river, r);
  return c.finish(seed);
}

export const work: Work = {
  id: 'event-kalamkari-camp-3',
  collection: 'events',
  seed: 37,
  width: W,
  height: H,
  alt: 'Two women knee-deep in a river rinse a long printed cloth between them; indigo, tree-of-life and peacock cloths dry on a line behind.',
  draw,
};
