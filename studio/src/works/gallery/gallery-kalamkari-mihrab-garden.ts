/** Machilipatnam hanging: a cypress between flowering shrubs under a pointed arch, printed border all round. */
import { curve, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series } from '../../draw/geometry.ts';
import { hatch } from '../../draw/hatching.ts';
import { ink, inked, patterned } from '../../draw/ink.ts';
import { clip, each } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import type { Painting } from '../../draw/painting.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, edged, fill, line, polys } from '../../draw/svg.ts';
import { bird } from '../../motifs/birds/bird.ts';
import { type Band, hatched, rope } from '../../motifs/borders.ts';
import { chintz, chintzLeaf } from '../../motifs/painted/chintz.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { Cloth, mound, turf, water } from '../../traditions/kalamkari/cloth.ts';
import { INK, K, trio } from '../../traditions/kalamkari/style.ts';
import type { Work } from '../../work.ts';

const [W, H] = [700, 1000];

/** One block, printed again and again: a boteh spray in a square, madder and indigo by turns. */
const blocks: Band = (L, T, r) => {
  const n = Math.round(L / T),
    d = L / n;
  let s = '';
  for (let i = 0; i < n; i++) {
    const x = (i + 0.5) * d,
      q = rect(i * d, 0, d, T);
    s += fill(q, i % 2 ? K.indigo : K.madder);
    for (const a of [-0.75, 0.75])
      s += chintzLeaf(
        x,
        T * 0.9,
        T * 0.56,
        T * 0.11,
        -Math.PI / 2 + a,
        -a * 0.4,
        K.myrobalan,
        K.cloth,
        INK,
        r,
      );
    s += fill(leaf(x, T * 0.92, T * 0.5, T * 0.05, -Math.PI / 2), K.cloth);
    for (const p of rosette(x, T * 0.36, T * 0.24, 7)) s += edged(p, K.cloth, INK, 0.8);
    s +=
      dot(x, T * 0.36, T * 0.07, i % 2 ? K.madder : K.indigo) +
      line(polyline(i * d, 0, i * d, T), K.cloth, 2.4);
    for (const [cx, cy] of [
      [i * d + 6, 6],
      [(i + 1) * d - 6, 6],
    ])
      s += dot(cx, cy, 2, K.cloth);
  }
  return s;
};

/** The cypress: a tall flame of overlapping sprays. */
function cypress(c: Cloth, x: number, y: number, h: number): { svg: string; shape: Poly } {
  const w = h * 0.17,
    shape = curve(
      [
        [x, y - h],
        [x + w * 0.5, y - h * 0.74],
        [x + w * 0.92, y - h * 0.42],
        [x + w, y - h * 0.22],
        [x + w * 0.62, y - h * 0.06],
        [x, y - h * 0.03],
        [x - w * 0.62, y - h * 0.06],
        [x - w, y - h * 0.22],
        [x - w * 0.92, y - h * 0.42],
        [x - w * 0.5, y - h * 0.74],
      ] as Point[],
      true,
    );
  let s =
    fill(rect(x - 9, y - h * 0.08, 18, h * 0.08), K.rust) +
    hatch(rect(x - 9, y - h * 0.08, 18, h * 0.08), 0.3, 5, 0.8, INK, c.r) +
    ink(rect(x - 9, y - h * 0.08, 18, h * 0.08), INK, 1.5);
  let inner = '';
  const rows = 21,
    cy0 = (t: number) => 1 - t;
  for (let i = 0; i <= rows; i++) {
    const t = 1 - i / rows,
      cy = y - h * 0.04 - (1 - t) * h * 0.94,
      n = Math.max(
        1,
        2 +
          Math.round((2 * w * Math.min(1, 0.2 + 1.5 * (1 - (cy0(t) > 0.78 ? cy0(t) : cy0(t) * 0.86)))) / 23),
      );
    for (let k = 0; k < n; k++) {
      const px = x + (k - (n - 1) / 2) * 23 + (i % 2 ? 6 : -6),
        a = -Math.PI / 2 + ((px - x) / w) * 0.5;
      inner += chintzLeaf(px, cy + 12, 46, 10.4, a, 0, (i + k) % 3 ? K.leaf : K.indigo, '#8f9a5a', INK, c.r);
      if ((i * 3 + k) % 5 === 0) inner += polys(rosette(px, cy, 8, 6), K.cloth) + dot(px, cy, 2.6, K.madder);
    }
  }
  s += patterned(shape, K.leaf, inner, INK, 2.2);
  return { svg: s, shape };
}

function perched(x: number, y: number, fx: number, col: string, wing: string): string {
  const B = place(bird(), x, y, 0.62, 0, fx);
  return (
    inked(B.tail, wing, INK, 1.1) +
    inked(B.body, col, INK, 1.5) +
    fill(B.wing, wing) +
    each(walk(B.wing, 7, true), (k) =>
      dot(k.p[0] + Math.cos(k.a + 1.57) * 3, k.p[1] + Math.sin(k.a + 1.57) * 3, 1.2, K.cloth),
    ) +
    ink(B.wing, INK, 1.2) +
    inked(B.beak, K.myrobalan, INK, 0.9) +
    dot(B.eye[0], B.eye[1], 3, K.cloth) +
    dot(B.eye[0], B.eye[1], 1.6, INK) +
    each(B.legs, (q: Poly) => line(q, INK, 1.6))
  );
}

function draw(seed: number): Painting {
  const c = new Cloth(
      seed,
      W,
      H,
      [
        { t: 12, band: rope, corner: false },
        { t: 50, band: blocks },
        { t: 9, band: hatched, corner: false },
      ],
      K.madder,
    ),
    { f, r } = c,
    cx = f.cx,
    hw = f.w / 2 - 26;
  // spandrels: scrolls of flowers on madder
  const archAt = (k: number): Poly => {
    const side = curve([
      [cx - hw - k, f.bottom],
      [cx - hw - k, f.y + 330],
      [cx - hw + 10 - k * 0.9, f.y + 240],
      [cx - hw + 78 - k * 0.8, f.y + 178],
      [cx - hw + 120 - k * 0.6, f.y + 172 - k * 0.3],
      [cx - hw + 138 - k * 0.6, f.y + 132 - k * 0.6],
      [cx - 66, f.y + 86 - k * 0.9],
      [cx, f.y + 24 - k * 1.2],
    ] as Point[]);
    return [
      ...side,
      ...side
        .slice(0, -1)
        .reverse()
        .map(([x, y]) => [2 * cx - x, y] as Point),
    ];
  };
  c.block(archAt(20));
  for (const sg of [-1, 1])
    c.block(
      ellipse(cx + sg * (hw - 50), f.y + 82, 84, 84),
      ellipse(cx + sg * (hw - 2), f.y + 166, 24, 24),
      ellipse(cx + sg * 92, f.y + 34, 24, 24),
    );
  for (const sg of [-1, 1]) {
    const sp = series(40, (i) =>
      polar(cx + sg * (hw - 50), f.y + 82, 62 * (1 - i / 52), -Math.PI / 2 + sg * (-0.6 + i * 0.2)),
    );
    walk(sp, 17).forEach((k, i) =>
      c.add(
        chintzLeaf(
          k.p[0],
          k.p[1],
          30,
          6.6,
          k.a + (i % 2 ? 1 : -1) * 0.9,
          0.2,
          i % 2 ? K.indigo : K.leaf,
          K.shell,
          INK,
          r,
        ),
      ),
    );
    c.add(ink(sp, INK, 4, { closed: false, taper: 0.2 }) + line(sp, K.myrobalan, 1.8));
    c.add(
      chintz(cx + sg * (hw - 50), f.y + 80, 27, 0, 5, [K.indigo, K.myrobalan, K.madder], INK, r, K.cloth) +
        chintz(cx + sg * (hw - 2), f.y + 166, 18, 0, 4, [K.myrobalan, K.indigo, K.cloth], INK, r, K.cloth) +
        chintz(cx + sg * 92, f.y + 34, 17, 0, 0, trio(r), INK, r, K.cloth),
    );
  }
  c.flowers(rect(f.x, f.y, f.w, 330), K.rust, K.cloth, 21);
  c.add(
    fill(archAt(17), INK) +
      fill(archAt(15), K.myrobalan) +
      fill(archAt(4), INK) +
      fill(archAt(1.6), '#e7d3a8'),
  );
  for (const k of walk(archAt(9.6).slice(1, -1), 12)) c.add(dot(k.p[0], k.p[1], 3, K.madder));
  const inside = archAt(0),
    floor = f.bottom - 92;
  const cyp = cypress(c, cx, floor + 4, 600);
  // fresh rows of what is taken, for the filler inside the arch
  const g = new Cloth(seed + 1, W, H, [{ t: 60, band: hatched }]);
  g.block(cyp.shape, rect(f.x, floor - 20, f.w, 200));
  // shrubs: one swaying stem, a great flower at the end of each twig
  const shrub = (sg: number): string => {
    const X = (d: number) => cx + sg * d,
      stem = curve([
        [X(166), floor + 4],
        [X(184), floor - 110],
        [X(150), floor - 230],
        [X(186), floor - 350],
        [X(150), floor - 452],
      ] as Point[]),
      twigs: [Point, Point, Point, number, number][] = [
        [[X(178), floor - 70], [X(214), floor - 96], [X(218), floor - 134], 27, 0],
        [[X(176), floor - 140], [X(128), floor - 156], [X(122), floor - 196], 24, 4],
        [[X(156), floor - 214], [X(206), floor - 226], [X(216), floor - 268], 31, 5],
        [[X(166), floor - 290], [X(118), floor - 296], [X(104), floor - 338], 25, 3],
        [[X(184), floor - 344], [X(214), floor - 366], [X(222), floor - 402], 24, 4],
        [[X(176), floor - 384], [X(118), floor - 400], [X(100), floor - 438], 21, 0],
      ];
    let leaves = '',
      wood = ink(stem, INK, 8, { closed: false, taper: 0.5 }) + line(stem, K.rust, 3.6),
      blooms = '';
    const foliage = (q: Poly, n: number, skip: number) =>
      walk(q, 25)
        .slice(skip)
        .forEach((k, m) => {
          const side = m % 2 ? 1 : -1;
          leaves += chintzLeaf(
            k.p[0],
            k.p[1],
            n,
            n * 0.21,
            k.a + side * 0.9,
            -side * 0.3,
            [K.leaf, K.indigo, K.leaf][m % 3],
            '#dcc48e',
            INK,
            r,
          );
        });
    foliage(stem, 34, 1);
    for (const [a, b, e, R, kind] of twigs) {
      const q = curve([a, b, e]);
      foliage(q, 26, 1);
      wood += ink(q, INK, 5, { closed: false, taper: 0.4 }) + line(q, K.rust, 2);
      blooms += chintz(e[0], e[1], R, 0, kind, trio(r), INK, r, K.cloth);
      g.block(ellipse(e[0], e[1], R + 5, R + 5));
    }
    const top = stem[stem.length - 1];
    blooms += chintz(top[0], top[1] - 12, 36, 0, 0, [K.madder, K.myrobalan, K.indigo], INK, r, K.cloth);
    g.block(
      ellipse(top[0], top[1] - 12, 42, 42),
      ...walk(stem, 24).map((k) => ellipse(k.p[0], k.p[1], 30, 30, 0, 10)),
    );
    for (const [a, b, e] of twigs)
      g.block(...walk(curve([a, b, e]), 20).map((k) => ellipse(k.p[0], k.p[1], 20, 20, 0, 8)));
    return leaves + wood + blooms;
  };
  const shrubs = shrub(-1) + shrub(1);
  c.add(clip(inside, fill(rect(0, 0, W, H), '#e7d3a8')));
  let field = '';
  for (let y = f.y + 40, i = 0; y < floor; y += 34, i++)
    for (let x = cx - 260 + (i % 2) * 17; x < cx + 270; x += 34)
      if (g.free(x, y, 9)) {
        for (const a of [-0.7, 0, 0.7])
          field += fill(leaf(x, y + 8, 14, 3, -Math.PI / 2 + a), a ? K.leaf : K.madder);
        field += dot(x, y - 7, 1.6, K.indigo);
      }
  c.add(clip(archAt(-8), field));
  c.add(
    clip(
      inside,
      shrubs +
        cyp.svg +
        perched(cx - 150, floor - 524, 1, K.rust, K.indigo) +
        perched(cx + 150, floor - 524, -1, K.rust, K.indigo),
    ),
  );
  let ground =
    water(rect(f.x, floor + 50, f.w, 50), 12) +
    mound(cx - 168, floor + 42, 190, 5, 2) +
    mound(cx + 168, floor + 42, 190, 5, 2) +
    mound(cx, floor + 44, 200, 5, 3);
  ground += turf(f.x + 6, f.right - 6, floor + 56, 29);
  for (const [x, fx, col] of [
    [cx - 92, 1, K.indigo],
    [cx + 92, -1, K.indigo],
  ] as const)
    ground += perched(x, floor - 6, fx, col, K.madder);
  c.add(clip(inside, ground) + ink(archAt(0).slice(1, -1), INK, 1.6, { closed: false, taper: 0 }));
  return c.finish(seed);
}

export const work: Work = {
  id: 'gallery-kalamkari-mihrab-garden',
  collection: 'gallery',
  seed: 31,
  width: W,
  height: H,
  alt: 'A tall cypress stands between two flowering shrubs with birds under a pointed arch, in a border of red and indigo printed blocks.',
  draw,
};
